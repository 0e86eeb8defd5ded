<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>PhaseContent</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>These indices need additional runs. Start them with the button below.</source>
        <translation>Diese Indizes brauchen zusätzliche Läufe. Sie lassen sich mit der Schaltfläche unten starten.</translation>
    </message>
    <message>
        <source>The run of the experiment has no value for this result.</source>
        <translation>Der Lauf des Experiments hat keinen Wert für diese Kenngröße.</translation>
    </message>
    <message>
        <source>Varying any single input from its 5th to its 95th percentile does not change this result. The result is always %1.</source>
        <translation>Keine Eingabe ändert diese Kenngröße, wenn nur sie von ihrem 5-%- bis zu ihrem 95-%-Quantil variiert wird. Die Kenngröße ist immer %1.</translation>
    </message>
    <message>
        <source>Input at its 5th percentile</source>
        <translation>Eingabe bei ihrem 5-%-Quantil</translation>
    </message>
    <message>
        <source>Input at its 95th percentile</source>
        <translation>Eingabe bei ihrem 95-%-Quantil</translation>
    </message>
    <message>
        <source>the experiment: %1</source>
        <translation>das Experiment: %1</translation>
    </message>
    <message>
        <source>Share of the variance of %1 (%)</source>
        <translation>Anteil an der Varianz von %1 (%)</translation>
    </message>
    <message>
        <source>, confidence interval %1 to %2</source>
        <translation>, Konfidenzintervall %1 bis %2</translation>
    </message>
    <message>
        <source>No run has a value for this result.</source>
        <translation>Kein Lauf hat einen Wert für diese Kenngröße.</translation>
    </message>
    <message>
        <source>5 %: %1</source>
        <translation>5 %: %1</translation>
    </message>
    <message>
        <source>median: %1</source>
        <translation>Median: %1</translation>
    </message>
    <message>
        <source>95 %: %1</source>
        <translation>95 %: %1</translation>
    </message>
    <message>
        <source>Share of runs</source>
        <translation>Anteil der Läufe</translation>
    </message>
    <message>
        <source>Mean of runs</source>
        <translation>Mittel der Läufe</translation>
    </message>
    <message>
        <source>%1 % confidence band of the whole curve</source>
        <translation>%1-%-Konfidenzband der ganzen Kurve</translation>
    </message>
    <message>
        <source>%1 % confidence interval of each mean</source>
        <translation>%1-%-Konfidenzintervall jedes Mittelwerts</translation>
    </message>
    <message>
        <source>Cumulative share of runs (%)</source>
        <translation>Kumulierter Anteil der Läufe (%)</translation>
    </message>
    <message>
        <source>In %1 % of the runs, the value is at most %2
%3 % confidence band: %4–%5 %</source>
        <translation>In %1 % der Läufe ist der Wert höchstens %2
%3-%-Konfidenzband: %4–%5 %</translation>
    </message>
    <message>
        <source>%1 to %2, %3 runs: mean %4, confidence interval %5 to %6</source>
        <translation>%1 bis %2, %3 Läufe: Mittel %4, Konfidenzintervall %5 bis %6</translation>
    </message>
    <message>
        <source>The value is %1 in all runs.</source>
        <translation>Der Wert ist in allen Läufen %1.</translation>
    </message>
    <message>
        <source>%1 % of the runs</source>
        <translation>%1 % der Läufe</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5 %</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 of %2 runs, %3 %</source>
        <translation>%1 von %2 Läufen, %3 %</translation>
    </message>
    <message>
        <source>The first %1 of %2 runs</source>
        <translation>Die ersten %1 von %2 Läufen</translation>
    </message>
    <message>
        <source>One input at a time</source>
        <translation>Jeweils nur eine Eingabe</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>Click to open this run as an experiment.</source>
        <translation>Klicken, um diesen Lauf als Experiment zu öffnen.</translation>
    </message>
    <message>
        <source>mean ± sd</source>
        <translation>Mittel ± s</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>required %1</source>
        <translation>gefordert: %1</translation>
    </message>
    <message>
        <source>met for %1</source>
        <translation>erfüllt für %1</translation>
    </message>
    <message>
        <source>met from %1 to %2</source>
        <translation>erfüllt von %1 bis %2</translation>
    </message>
    <message>
        <source>met for %1, %2 % confidence</source>
        <translation>erfüllt für %1, %2 % Konfidenz</translation>
    </message>
    <message>
        <source> from %1</source>
        <translation> ab %1</translation>
    </message>
    <message>
        <source> = %1 to %2</source>
        <translation> = %1 bis %2</translation>
    </message>
    <message>
        <source>constant up to %1</source>
        <translation>konstant bis %1</translation>
    </message>
    <message>
        <source>%1 nearby runs per point</source>
        <translation>je Punkt %1 Nachbarläufe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>of nearby runs</source>
        <translation>der Nachbarläufe</translation>
    </message>
    <message>
        <source>%1 (ticks point to where it is not met)</source>
        <translation>%1 (Striche zeigen dorthin, wo sie nicht erfüllt ist)</translation>
    </message>
    <message>
        <source>success in %1–%2 % of nearby runs: sensitive to small changes</source>
        <translation>Erfolg in %1–%2 % der Nachbarläufe: empfindlich gegen kleine Änderungen</translation>
    </message>
    <message>
        <source>%1 (colours)</source>
        <translation>%1 (Farben)</translation>
    </message>
    <message>
        <source>Share of runs (%)</source>
        <translation>Anteil der Läufe (%)</translation>
    </message>
    <message>
        <source>The study has %1 designs. The Pareto figure compares at most %2.</source>
        <translation>Die Studie hat %1 Entwürfe. Die Pareto-Abbildung vergleicht höchstens %2.</translation>
    </message>
    <message>
        <source>Comparing the designs…</source>
        <translation>Die Entwürfe werden verglichen…</translation>
    </message>
    <message>
        <source>higher %1</source>
        <translation>höher: %1</translation>
    </message>
    <message>
        <source>higher %1 (5th percentile)</source>
        <translation>höher: %1 (5-%-Quantil)</translation>
    </message>
    <message>
        <source>lower %1</source>
        <translation>niedriger: %1</translation>
    </message>
    <message>
        <source>%1; goals: %2</source>
        <translation>%1; Ziele: %2</translation>
    </message>
    <message>
        <source>Best at this or a larger %1</source>
        <translation>Bester Wert ab diesem %1</translation>
    </message>
    <message>
        <source>Best at this or a smaller %1</source>
        <translation>Bester Wert bis zu diesem %1</translation>
    </message>
    <message>
        <source>%1 designs coincide here.</source>
        <translation>%1 Entwürfe fallen hier zusammen.</translation>
    </message>
    <message>
        <source>No paths to show: %1 is constant, or there are too few runs.</source>
        <translation>Keine Wege darstellbar: %1 ist konstant, oder es gibt zu wenige Läufe.</translation>
    </message>
    <message>
        <source>%1 of %2 paths computed</source>
        <translation>%1 von %2 Wegen berechnet</translation>
    </message>
    <message>
        <source>Share of runs with a value at this time, 0 to 100 %</source>
        <translation>Anteil der Läufe mit Wert zu dieser Zeit, 0–100 %</translation>
    </message>
    <message>
        <source>Share of runs that reach this x value, 0 to 100 %</source>
        <translation>Anteil der Läufe, die diesen x-Wert erreichen, 0–100 %</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>25 to 75 %</source>
        <translation>25 bis 75 %</translation>
    </message>
    <message>
        <source>5 to 95 %</source>
        <translation>5 bis 95 %</translation>
    </message>
    <message>
        <source>Run of the experiment</source>
        <translation>Lauf des Experiments</translation>
    </message>
    <message>
        <source>%1 single runs</source>
        <translation>%1 einzelne Läufe</translation>
    </message>
    <message>
        <source>5 %: %1, 25 %: %2, median %3, 75 %: %4, 95 %: %5</source>
        <translation>5 %: %1, 25 %: %2, Median %3, 75 %: %4, 95 %: %5</translation>
    </message>
    <message>
        <source>Runs with a value at this time: %1 of %2</source>
        <translation>Läufe mit einem Wert zu dieser Zeit: %1 von %2</translation>
    </message>
    <message>
        <source>Runs that reach this x value: %1 of %2</source>
        <translation>Läufe, die diesen x-Wert erreichen: %1 von %2</translation>
    </message>
    <message>
        <source>Run of the experiment: %1</source>
        <translation>Lauf des Experiments: %1</translation>
    </message>
    <message>
        <source>%1 of %2 values of %3</source>
        <translation>%1 von %2 Werten von %3</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>zero difference (ticks point to smaller values)</source>
        <translation>Differenz null (Striche zeigen zu kleineren Werten)</translation>
    </message>
    <message>
        <source>Undecided at %1 % confidence after %2 random runs per design</source>
        <translation>Bei %1 % Konfidenz unentschieden nach %2 Zufallsläufen je Entwurf</translation>
    </message>
    <message>
        <source>Time t (s)</source>
        <translation>Zeit t (s)</translation>
    </message>
    <message>
        <source>Mean %1, median %2, 5th percentile %3, 95th percentile %4.</source>
        <translation>Mittel %1, Median %2, 5-%-Quantil %3, 95-%-Quantil %4.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs.</source>
        <translation>%1: %2 von %3 Läufen.</translation>
    </message>
    <message>
        <source>Points from %1 to %2 on the x axis and from %3 to %4 on the y axis.</source>
        <translation>Punkte von %1 bis %2 auf der x-Achse und von %3 bis %4 auf der y-Achse.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>%1, height y against x</source>
        <translation>%1, Höhe y über x</translation>
    </message>
    <message>
        <source>Colour scale: %1, for %2 designs.</source>
        <translation>Farbskala: %1, für %2 Entwürfe.</translation>
    </message>
    <message>
        <source>Minimum: %1 at %2.</source>
        <translation>Minimum: %1 bei %2.</translation>
    </message>
    <message>
        <source>Maximum: %1 at %2.</source>
        <translation>Maximum: %1 bei %2.</translation>
    </message>
    <message>
        <source>Pareto-optimal design that succeeds most often: %1.</source>
        <translation>Pareto-optimaler Entwurf, der am häufigsten gelingt: %1.</translation>
    </message>
    <message>
        <source>No input is varied. Vary an input to see a figure.</source>
        <translation>Keine Eingabe wird variiert. Eine Eingabe variieren, um eine Abbildung zu sehen.</translation>
    </message>
    <message>
        <source>Constant result: no input explains it.</source>
        <translation>Konstante Kenngröße: keine Eingabe erklärt sie.</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>Erste Ordnung</translation>
    </message>
    <message>
        <source>First order (lower bound)</source>
        <translation>Erste Ordnung (untere Schranke)</translation>
    </message>
    <message>
        <source>Interaction of the two strongest inputs (lower bound)</source>
        <translation>Wechselwirkung der zwei stärksten Eingaben (untere Schranke)</translation>
    </message>
    <message>
        <source>Total, with all interactions</source>
        <translation>Gesamt, mit allen Wechselwirkungen</translation>
    </message>
    <message>
        <source>range over intermediate values of the input: %1 to %2</source>
        <translation>Bereich bei Zwischenwerten der Eingabe: %1 bis %2</translation>
    </message>
    <message>
        <source>Pareto-optimal: %1 of %2 designs</source>
        <translation>Pareto-optimal: %1 von %2 Entwürfen</translation>
    </message>
    <message>
        <source>Possibly Pareto-optimal: %1</source>
        <translation>Möglicherweise Pareto-optimal: %1</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Dominiert</translation>
    </message>
    <message>
        <source>Pareto-optimal: no design dominates this one.</source>
        <translation>Pareto-optimal: kein Entwurf dominiert diesen.</translation>
    </message>
    <message>
        <source>Possibly Pareto-optimal: the lead of other designs is less than two standard errors.</source>
        <translation>Möglicherweise Pareto-optimal: der Vorsprung anderer Entwürfe ist kleiner als zwei Standardfehler.</translation>
    </message>
    <message>
        <source>Dominated: another design is at least as good in every goal and better in at least one.</source>
        <translation>Dominiert: ein anderer Entwurf ist in jedem Ziel mindestens so gut und in mindestens einem besser.</translation>
    </message>
    <message>
        <source>Undecided at %1 % confidence after up to %2 random runs per design</source>
        <translation>Bei %1 % Konfidenz unentschieden nach bis zu %2 Zufallsläufen je Entwurf</translation>
    </message>
    <message>
        <source>%1; bars from minimum to maximum, including sampling error</source>
        <translation>%1; Balken vom Minimum zum Maximum, einschließlich Stichprobenfehler</translation>
    </message>
    <message>
        <source>%1; bars from minimum to maximum</source>
        <translation>%1; Balken vom Minimum zum Maximum</translation>
    </message>
    <message>
        <source>met at %1</source>
        <translation>erfüllt bei %1</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Untitled project</source>
        <translation>Projekt ohne Titel</translation>
    </message>
    <message>
        <source>No result. %1</source>
        <translation>Kein Ergebnis. %1</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>The project has no experiments.</source>
        <translation>Das Projekt hat keine Experimente.</translation>
    </message>
    <message>
        <source>Experiments and outcomes.</source>
        <translation>Experimente und Ausgänge.</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>* with warnings; see the chapter of the experiment.</source>
        <translation>* mit Warnungen; siehe das Kapitel des Experiments.</translation>
    </message>
    <message>
        <source>Requirements of the studies and their answers.</source>
        <translation>Die Anforderungen der Studien und ihre Antworten.</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Constants of the project.</source>
        <translation>Konstanten des Projekts.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Table %1.</source>
        <translation>Tabelle %1.</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>Abbildung %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: meaning of the inputs and sources of the equations.</source>
        <translation>%1: Bedeutung der Eingaben und Quellen der Gleichungen.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>%1: meaning of the results.</source>
        <translation>%1: Bedeutung der Kenngrößen.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kenngröße</translation>
    </message>
    <message>
        <source>all values of a grid</source>
        <translation>alle Werte eines Gitters</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Methods of the studies.</source>
        <translation>Verfahren der Studien.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Runs per design</source>
        <translation>Läufe je Entwurf</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>Interpreting the results</source>
        <translation>Zur Deutung der Ergebnisse</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Konventionen</translation>
    </message>
    <message>
        <source>Lists of inputs in brackets give the symbols first and then the values in the same order: [e, μ] = [0.6, 0.3] means e = 0.6 and μ = 0.3. Inputs without effect are omitted.</source>
        <translation>Listen von Eingaben in Klammern nennen zuerst die Formelzeichen und dann in derselben Reihenfolge die Werte: [e, μ] = [0.6, 0.3] bedeutet e = 0.6 und μ = 0.3. Eingaben ohne Wirkung sind weggelassen.</translation>
    </message>
    <message>
        <source>The margin of a design is the amount by which the design meets the requirement, in the unit of the compared quantity. The margin is negative if the requirement is not met.</source>
        <translation>Die Reserve eines Entwurfs ist der Betrag, um den der Entwurf die Anforderung erfüllt, in der Einheit der verglichenen Größe. Sie ist negativ, wenn die Anforderung nicht erfüllt ist.</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Known limits</source>
        <translation>Bekannte Grenzen</translation>
    </message>
    <message>
        <source>Bodies and ground are rigid. Results are only as accurate as the values given for restitution, friction, terrain and launch. A percentage over evenly spaced values of an input is not a probability unless the study gives the distribution of the values. Nothing is computed between the values of a grid. A single run can be sensitive to small changes: if nearby runs end differently, its outcome is only one of several possible outcomes.</source>
        <translation>Körper und Boden sind starr. Ergebnisse sind nur so genau wie die angegebenen Werte für Stoßzahl, Reibung, Gelände und Start. Ein Prozentsatz über gleichmäßig verteilte Werte einer Eingabe ist keine Wahrscheinlichkeit, außer wenn die Studie die Verteilung der Werte angibt. Zwischen den Werten eines Gitters wird nichts berechnet. Ein einzelner Lauf kann empfindlich gegen kleine Änderungen sein: enden Nachbarläufe anders, ist sein Ausgang nur einer von mehreren möglichen.</translation>
    </message>
    <message>
        <source>Symbols and sources</source>
        <translation>Formelzeichen und Quellen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>%1 rows are omitted here</source>
        <translation>%1 Zeilen sind hier weggelassen</translation>
    </message>
    <message>
        <source>%1: points.</source>
        <translation>%1: Punkte.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Inputs computed by expressions.</source>
        <translation>Durch Ausdrücke berechnete Eingaben.</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Always zero: %1.</source>
        <translation>Durchgehend null: %1.</translation>
    </message>
    <message>
        <source>Results of the run.</source>
        <translation>Kenngrößen des Laufs.</translation>
    </message>
    <message>
        <source>Results of the run. %1.</source>
        <translation>Kenngrößen des Laufs. %1.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Audit: method and accuracy of the run.</source>
        <translation>Prüfung: Verfahren und Genauigkeit des Laufs.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Bold: the value differs from the default. Grey: the input has no effect with these values.</source>
        <translation>Fett: der Wert weicht vom Standardwert ab. Grau: die Eingabe hat bei diesen Werten keine Wirkung.</translation>
    </message>
    <message>
        <source>Bold: the value differs from the default.</source>
        <translation>Fett: der Wert weicht vom Standardwert ab.</translation>
    </message>
    <message>
        <source>Inputs of the experiment.</source>
        <translation>Eingaben des Experiments.</translation>
    </message>
    <message>
        <source>Inputs of the experiment. %1.</source>
        <translation>Eingaben des Experiments. %1.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>No result.</source>
        <translation>Kein Ergebnis.</translation>
    </message>
    <message>
        <source>Outcome.</source>
        <translation>Ausgang.</translation>
    </message>
    <message>
        <source>Warning.</source>
        <translation>Warnung.</translation>
    </message>
    <message>
        <source>Doubtful.</source>
        <translation>Zweifelhaft.</translation>
    </message>
    <message>
        <source>t (s)</source>
        <translation>t (s)</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Columns omitted for lack of space: %1. See the exported table of events.</source>
        <translation>Aus Platzmangel weggelassene Spalten: %1. Siehe die exportierte Tabelle der Ereignisse.</translation>
    </message>
    <message>
        <source>Events of the run, %1 in total.</source>
        <translation>Ereignisse des Laufs, %1 insgesamt.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Abbildungen</translation>
    </message>
    <message>
        <source>Bodies are drawn to scale at their start positions.</source>
        <translation>Die Körper sind maßstäblich an ihren Startorten gezeichnet.</translation>
    </message>
    <message>
        <source>the same inputs</source>
        <translation>dieselben Eingaben</translation>
    </message>
    <message>
        <source>The run could not be solved.</source>
        <translation>Der Lauf ließ sich nicht berechnen.</translation>
    </message>
    <message>
        <source>Pinned runs</source>
        <translation>Angeheftete Läufe</translation>
    </message>
    <message>
        <source>Runs kept as references.</source>
        <translation>Als Referenz aufbewahrte Läufe.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>%1 … %2 in steps of %3</source>
        <translation>%1 … %2 in Schritten von %3</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>varied</source>
        <translation>variiert</translation>
    </message>
    <message>
        <source>evaluated over</source>
        <translation>ausgewertet über</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Each combination of the varied inputs is a design, %1 in total. Each design is evaluated with %2 random runs.</source>
        <translation>Jede Kombination der variierten Eingaben ist ein Entwurf, %1 insgesamt; jeder wird mit %2 Zufallsläufen ausgewertet.</translation>
    </message>
    <message>
        <source>Each combination of the varied inputs is a design, %1 in total. Each design is evaluated over %2 runs.</source>
        <translation>Jede Kombination der variierten Eingaben ist ein Entwurf, %1 insgesamt; jeder wird über %2 Läufe ausgewertet.</translation>
    </message>
    <message>
        <source>The same designs are evaluated %1 times, once for each %2 (%3), which gives %4 runs in total.</source>
        <translation>Dieselben Entwürfe werden %1-mal ausgewertet, einmal je %2 (%3). Das sind insgesamt %4 Läufe.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Inputs of the study.</source>
        <translation>Eingaben der Studie.</translation>
    </message>
    <message>
        <source>Inputs of the study. Other inputs: %1.</source>
        <translation>Eingaben der Studie. Andere Eingaben: %1.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Answer.</source>
        <translation>Antwort.</translation>
    </message>
    <message>
        <source>Requirement.</source>
        <translation>Anforderung.</translation>
    </message>
    <message>
        <source>The confidence level of %1 % applies to all %2 designs jointly.</source>
        <translation>Das Konfidenzniveau von %1 % gilt für alle %2 Entwürfe gemeinsam.</translation>
    </message>
    <message>
        <source>met</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Requirements of the project, evaluated for the design of the experiment.</source>
        <translation>Anforderungen des Projekts, ausgewertet für den Entwurf des Experiments.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Other varied inputs: %1.</source>
        <translation>Andere variierte Eingaben: %1.</translation>
    </message>
    <message>
        <source>%1 random runs of each design</source>
        <translation>%1 Zufallsläufe je Entwurf</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Percentage of the runs that end as “%1” against %2</source>
        <translation>Prozentsatz der Läufe, die als „%1“ enden, gegen %2</translation>
    </message>
    <message>
        <source>Mean over %1. Error bars show one standard deviation.</source>
        <translation>Mittel über %1. Fehlerbalken zeigen eine Standardabweichung.</translation>
    </message>
    <message>
        <source>Evaluated over %1.</source>
        <translation>Ausgewertet über %1.</translation>
    </message>
    <message>
        <source>%1 against %2 and %3</source>
        <translation>%1 gegen %2 und %3</translation>
    </message>
    <message>
        <source>The line bounds the designs that meet the requirement.</source>
        <translation>Die Linie begrenzt die Entwürfe, die die Anforderung erfüllen.</translation>
    </message>
    <message>
        <source>Share of each outcome among all runs, evaluated over %1.</source>
        <translation>Anteil jedes Ausgangs an allen Läufen, ausgewertet über %1.</translation>
    </message>
    <message>
        <source>Outcomes against %1</source>
        <translation>Ausgänge gegen %1</translation>
    </message>
    <message>
        <source>CI low (%)</source>
        <translation>KI unten (%)</translation>
    </message>
    <message>
        <source>CI high (%)</source>
        <translation>KI oben (%)</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>The best %1 of the %2 designs that meet the requirement.</source>
        <translation>Die besten %1 der %2 Entwürfe, die die Anforderung erfüllen.</translation>
    </message>
    <message>
        <source>Designs that meet the requirement, best first.</source>
        <translation>Die Entwürfe, die die Anforderung erfüllen, die besten zuerst.</translation>
    </message>
    <message>
        <source>No design meets the requirement. These designs are the closest.</source>
        <translation>Kein Entwurf erfüllt die Anforderung. Diese kommen ihr am nächsten.</translation>
    </message>
    <message>
        <source>Sorted by margin (in the unit of the requirement); sd is the standard deviation.</source>
        <translation>Sortiert nach Reserve (in der Einheit der Anforderung); s ist die Standardabweichung.</translation>
    </message>
    <message>
        <source>Sorted by %1, smallest first, then by margin (in the unit of the requirement); sd is the standard deviation.</source>
        <translation>Sortiert nach %1 (kleinster Wert zuerst), dann nach Reserve (in der Einheit der Anforderung); s ist die Standardabweichung.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Problem.</source>
        <translation>Fehler.</translation>
    </message>
    <message>
        <source>The file name &quot;%1&quot; must end in .pdf or .html.</source>
        <translation>Der Dateiname „%1“ muss auf .pdf oder .html enden.</translation>
    </message>
    <message>
        <source>Requirements of the project and their verdicts.</source>
        <translation>Die Anforderungen des Projekts und ihre Urteile.</translation>
    </message>
    <message>
        <source>Answers from random runs of the experiments.</source>
        <translation>Antworten aus Zufallsläufen der Experimente.</translation>
    </message>
    <message>
        <source>random runs of the experiment</source>
        <translation>Zufallsläufe des Experiments</translation>
    </message>
    <message>
        <source>random runs of each design</source>
        <translation>Zufallsläufe jedes Entwurfs</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <translation>%1, Vergleichsbasis</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Outcomes of the compared runs.</source>
        <translation>Ausgänge der verglichenen Läufe.</translation>
    </message>
    <message>
        <source>%1, compared runs</source>
        <translation>%1, verglichene Läufe</translation>
    </message>
    <message>
        <source>Inputs of the baseline, %1: %2.</source>
        <translation>Eingaben der Vergleichsbasis, %1: %2.</translation>
    </message>
    <message>
        <source>%1. Δ is the value of a run minus the value of the baseline. Bold: the difference exceeds rounding errors. Grey: the input has no effect in the run.</source>
        <translation>%1. Δ ist der Wert eines Laufs abzüglich des Werts der Vergleichsbasis. Fett: die Abweichung übersteigt Rundungsfehler. Grau: die Eingabe hat im Lauf keine Wirkung.</translation>
    </message>
    <message>
        <source>Baseline:</source>
        <translation>Vergleichsbasis:</translation>
    </message>
    <message>
        <source>Differing inputs and results.</source>
        <translation>Abweichende Eingaben und Kenngrößen.</translation>
    </message>
    <message>
        <source>Times of matched events (s). Events are matched by kind and order.</source>
        <translation>Zeiten zugeordneter Ereignisse (s). Ereignisse werden nach Art und Reihenfolge zugeordnet.</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1, angeheftet</translation>
    </message>
    <message>
        <source>%1, pinned %2</source>
        <translation>%1, angeheftet %2</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>%1, … (%2 values)</source>
        <translation>%1, … (%2 Werte)</translation>
    </message>
    <message>
        <source>uniform from %1 to %2</source>
        <translation>gleichverteilt von %1 bis %2</translation>
    </message>
    <message>
        <source>normal, mean %1, standard deviation %2, truncated at %3 and %4</source>
        <translation>normal, Mittel %1, Standardabweichung %2, abgeschnitten bei %3 und %4</translation>
    </message>
    <message>
        <source>normal, mean %1, standard deviation %2</source>
        <translation>normal, Mittel %1, Standardabweichung %2</translation>
    </message>
    <message>
        <source>equally likely: %1</source>
        <translation>gleich wahrscheinlich: %1</translation>
    </message>
    <message>
        <source>triangular from %1 to %3, mode %2</source>
        <translation>dreieckig von %1 bis %3, Modus %2</translation>
    </message>
    <message>
        <source>lognormal, median %1, geometric standard deviation %2</source>
        <translation>lognormal, Median %1, geometrische Standardabweichung %2</translation>
    </message>
    <message>
        <source>Weibull, shape %1, scale %2</source>
        <translation>Weibull, Form %1, Skala %2</translation>
    </message>
    <message>
        <source>gamma, shape %1, scale %2</source>
        <translation>gamma, Form %1, Skala %2</translation>
    </message>
    <message>
        <source>beta, shapes %1 and %2, from %3 to %4</source>
        <translation>beta, Formen %1 und %2, von %3 bis %4</translation>
    </message>
    <message>
        <source>values %1 with weights %2</source>
        <translation>Werte %1 mit Gewichten %2</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <translation>gemessen: %1</translation>
    </message>
    <message>
        <source>computed: %1</source>
        <translation>berechnet: %1</translation>
    </message>
    <message>
        <source>Uncertain inputs.</source>
        <translation>Unsichere Eingaben.</translation>
    </message>
    <message>
        <source>Uncertain inputs. Other inputs: %1.</source>
        <translation>Unsichere Eingaben. Andere Eingaben: %1.</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Specified mean</source>
        <translation>Vorgegebenes Mittel</translation>
    </message>
    <message>
        <source>Specified sd</source>
        <translation>Vorgegebenes s</translation>
    </message>
    <message>
        <source>Sampled mean</source>
        <translation>Mittel der Ziehungen</translation>
    </message>
    <message>
        <source>Sampled sd</source>
        <translation>s der Ziehungen</translation>
    </message>
    <message>
        <source>sd is the standard deviation.</source>
        <translation>s ist die Standardabweichung.</translation>
    </message>
    <message>
        <source>%1 and %2 have a rank correlation of %3.</source>
        <translation>%1 und %2 haben eine Rangkorrelation von %3.</translation>
    </message>
    <message>
        <source>Statistics of the results of all %1 runs.</source>
        <translation>Statistik der Kenngrößen aller %1 Läufe.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5 %</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50 %</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>“from” and “to” are the limits of the %1 % confidence interval of the mean; sd is the standard deviation; 5 %, 50 % and 95 % are percentiles.</source>
        <translation>„von“ und „bis“ sind die Grenzen des %1-%-Konfidenzintervalls des Mittels; s ist die Standardabweichung; 5 %, 50 % und 95 % sind Quantile.</translation>
    </message>
    <message>
        <source>Paths of random runs</source>
        <translation>Wege der Zufallsläufe</translation>
    </message>
    <message>
        <source>Median, and bands that contain 50 % and 90 % of the runs. Dashed: the run of the experiment. The strip at the bottom shows the share of runs with a value at each point of the x axis.</source>
        <translation>Median und Bänder, die 50 % und 90 % der Läufe enthalten. Gestrichelt: der Lauf des Experiments. Der Streifen am unteren Rand zeigt den Anteil der Läufe, die an der jeweiligen Stelle der x-Achse einen Wert haben.</translation>
    </message>
    <message>
        <source>%1 in random runs</source>
        <translation>%1 in Zufallsläufen</translation>
    </message>
    <message>
        <source>Frequency of values by outcome. Dashed: mean and 5th, 50th and 95th percentiles.</source>
        <translation>Häufigkeit der Werte nach Ausgang. Gestrichelt: Mittel und 5-, 50- und 95-%-Quantil.</translation>
    </message>
    <message>
        <source>%1 in random runs, cumulative</source>
        <translation>%1 in Zufallsläufen, kumuliert</translation>
    </message>
    <message>
        <source>Cumulative share of runs, with a %1 % confidence band for the whole curve.</source>
        <translation>Kumulierter Anteil der Läufe mit %1-%-Konfidenzband der ganzen Kurve.</translation>
    </message>
    <message>
        <source>%1 against %2 in random runs</source>
        <translation>%1 gegen %2 in Zufallsläufen</translation>
    </message>
    <message>
        <source>One dot per run, coloured by outcome.</source>
        <translation>Ein Punkt je Lauf, nach Ausgang gefärbt.</translation>
    </message>
    <message>
        <source>%1 averaged over similar values of %2</source>
        <translation>%1, gemittelt über ähnliche Werte von %2</translation>
    </message>
    <message>
        <source>Each point is the mean of the runs with similar values of the input. The band shows the confidence interval of each mean.</source>
        <translation>Jeder Punkt ist das Mittel der Läufe mit ähnlichen Werten der Eingabe. Das Band zeigt das Konfidenzintervall jedes Mittelwerts.</translation>
    </message>
    <message>
        <source>Sensitivity of %1</source>
        <translation>Sensitivität von %1</translation>
    </message>
    <message>
        <source>Share of the variance that each input explains alone, computed from the same runs.</source>
        <translation>Anteil der Varianz, den jede Eingabe allein erklärt, berechnet aus denselben Läufen.</translation>
    </message>
    <message>
        <source>%1 for a low and a high value of each input</source>
        <translation>%1 bei niedrigem und hohem Wert jeder Eingabe</translation>
    </message>
    <message>
        <source>Each input in turn is set to its 5th and then to its 95th percentile; the other inputs keep their values in the experiment.</source>
        <translation>Jede Eingabe wird einzeln erst auf ihr 5-%-, dann auf ihr 95-%-Quantil gesetzt; die anderen Eingaben behalten ihre Werte im Experiment.</translation>
    </message>
    <message>
        <source>Sobol&apos; indices of %1</source>
        <translation>Sobol-Indizes von %1</translation>
    </message>
    <message>
        <source>Share of the variance due to each input, alone and including its interactions, with %2 % confidence intervals. Estimated from %1 additional runs.</source>
        <translation>Anteil der Varianz durch jede Eingabe, allein und einschließlich ihrer Wechselwirkungen, mit %2-%-Konfidenzintervallen. Geschätzt aus %1 zusätzlichen Läufen.</translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation>Zufallsläufe</translation>
    </message>
    <message>
        <source>%1 independent runs of the experiment with sampled inputs; seed %2.</source>
        <translation>%1 unabhängige Läufe des Experiments mit gezogenen Eingaben; Startzahl %2.</translation>
    </message>
    <message>
        <source>The study of “%1” with %2.</source>
        <translation>Die Studie von „%1“ mit %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Baseline.</source>
        <translation>Vergleichsbasis.</translation>
    </message>
    <message>
        <source>Compared with the baseline.</source>
        <translation>Im Vergleich zur Vergleichsbasis.</translation>
    </message>
    <message>
        <source>%1, compared with the baseline.</source>
        <translation>%1, verglichen mit der Vergleichsbasis.</translation>
    </message>
    <message>
        <source>Difference from the baseline: %1 against %2 and %3</source>
        <translation>Differenz zur Vergleichsbasis: %1 gegen %2 und %3</translation>
    </message>
    <message>
        <source>Difference from the %1. Lines separate positive, zero and negative differences.</source>
        <translation>Differenz zu: %1. Linien trennen positive, verschwindende und negative Differenzen.</translation>
    </message>
    <message>
        <source>Pareto front: %1 against %2</source>
        <translation>Pareto-Front: %1 gegen %2</translation>
    </message>
    <message>
        <source>Angles are in radians, spins in radians per second.</source>
        <translation>Winkel sind in Radiant angegeben, Winkelgeschwindigkeiten in Radiant je Sekunde.</translation>
    </message>
    <message>
        <source>Angles are in degrees, spins in radians per second.</source>
        <translation>Winkel sind in Grad angegeben, Winkelgeschwindigkeiten in Radiant je Sekunde.</translation>
    </message>
    <message>
        <source>Spin and rotation angle are positive counter-clockwise, viewed with x to the right and y upward. A body that rolls to the right has a negative spin.</source>
        <translation>Winkelgeschwindigkeit und Drehwinkel sind gegen den Uhrzeigersinn positiv, mit x nach rechts und y nach oben. Ein Körper, der nach rechts rollt, hat eine negative Winkelgeschwindigkeit.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of this language, such as de or fr</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>The day of a month, such as 23 November 2026</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>Measured tables that the studies sample. The numbers are stored in the project. The last column gives the first digits of the SHA-256 of the file when it was read.</source>
        <translation>Gemessene Tabellen, aus denen die Studien Stichproben ziehen. Die Zahlen sind im Projekt gespeichert. Die letzte Spalte nennt die ersten Ziffern des SHA-256 der Datei beim Einlesen.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Runs are deterministic: the same inputs give the same run. Talweg checks the accuracy of every run. The results are doubtful unless all of these conditions hold: the energy balance closes to within 10⁻⁹ of the energy given to the run, no energy term exceeds the given energy, shorter steps do not change how the run ends, the run does not end on a rejected step, no computation limit was reached, and no feature of the ground is too small for the method to detect. If one condition fails, the results carry a warning. A decaying sequence of impacts is summed as a whole, not followed impact by impact.</source>
        <translation>Läufe sind deterministisch: gleiche Eingaben ergeben den gleichen Lauf. Talweg prüft die Genauigkeit jedes Laufs. Die Ergebnisse sind zweifelhaft, wenn nicht alle diese Bedingungen erfüllt sind: die Energiebilanz geht bis auf 10⁻⁹ der dem Lauf gegebenen Energie auf, kein Energieposten übersteigt die gegebene Energie, kürzere Schritte ändern das Ende des Laufs nicht, der Lauf endet nicht mit einem abgelehnten Schritt, keine Rechengrenze wurde erreicht, und kein Merkmal des Geländes ist für das Verfahren zu klein. Ist eine Bedingung nicht erfüllt, tragen die Ergebnisse eine Warnung. Abklingende Folgen von Stößen werden als Ganzes summiert, nicht Stoß für Stoß verfolgt.</translation>
    </message>
    <message>
        <source>Each point is one of the %1 designs; %2 are Pareto-optimal. Designs are evaluated over %3.</source>
        <translation>Jeder Punkt ist einer der %1 Entwürfe; %2 sind Pareto-optimal. Entwürfe werden über %3 ausgewertet.</translation>
    </message>
    <message>
        <source> Rings mark designs that may be Pareto-optimal, given the sampling error (%1 in total).</source>
        <translation> Ringe kennzeichnen Entwürfe, die angesichts des Stichprobenfehlers Pareto-optimal sein können (insgesamt %1).</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>Each combination of the varied inputs is a design, %1 in total. Each design is evaluated with at most %2 random runs, which stop as soon as they show whether the design meets the requirement. Its confidence interval is valid after any number of runs.</source>
        <translation>Jede Kombination der variierten Eingaben ist ein Entwurf, %1 insgesamt. Jeder Entwurf wird mit höchstens %2 Zufallsläufen ausgewertet, die enden, sobald sie zeigen, ob der Entwurf die Anforderung erfüllt. Sein Konfidenzintervall gilt nach jeder Anzahl von Läufen.</translation>
    </message>
    <message>
        <source>up to %1 random runs of each design</source>
        <translation>bis zu %1 Zufallsläufe je Entwurf</translation>
    </message>
    <message>
        <source>Worst margin</source>
        <translation>Kleinste Reserve</translation>
    </message>
    <message>
        <source>For each design, unknown inputs take their worst values: the combination with the smallest margin or, if the study has no requirement, with the lowest percentage of successful runs.</source>
        <translation>Unbekannte Eingaben haben bei jedem Entwurf ihre ungünstigsten Werte: die Kombination mit der kleinsten Reserve oder, wenn die Studie keine Anforderung hat, mit dem kleinsten Prozentsatz erfolgreicher Läufe.</translation>
    </message>
    <message>
        <source>No design has been shown to meet the requirement. These designs are the closest.</source>
        <translation>Kein Entwurf erfüllt die Anforderung nachweislich. Diese Entwürfe kommen ihr am nächsten.</translation>
    </message>
    <message>
        <source>Recommended design.</source>
        <translation>Empfohlener Entwurf.</translation>
    </message>
    <message>
        <source>The logo %1 is neither a PNG nor a JPEG file.</source>
        <translation>Das Logo %1 ist weder eine PNG- noch eine JPEG-Datei.</translation>
    </message>
    <message>
        <source>The logo %1 has %2 × %3 pixels; at most %4 × %4 are allowed.</source>
        <translation>Das Logo %1 hat %2 × %3 Pixel; erlaubt sind höchstens %4 × %4.</translation>
    </message>
    <message>
        <source>The logo %1 is damaged.</source>
        <translation>Das Logo %1 ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>StudyAnswer</name>
    <message>
        <source>, %1 undecided, upper bound %2</source>
        <translation>, %1 unentschieden, Obergrenze %2</translation>
    </message>
    <message>
        <source>, probability %1</source>
        <translation>, Wahrscheinlichkeit %1</translation>
    </message>
    <message>
        <source>, %1 of %2</source>
        <translation>, %1 von %2</translation>
    </message>
    <message>
        <source>Met: %1, margin %2.</source>
        <translation>Erfüllt: %1, Reserve %2.</translation>
    </message>
    <message>
        <source>Not met: %1, margin %2.</source>
        <translation>Nicht erfüllt: %1, Reserve %2.</translation>
    </message>
    <message>
        <source> Also met for %1, except at %2, where one more successful run would be needed.</source>
        <translation> Auch für %1 erfüllt, außer bei %2, wo ein erfolgreicher Lauf mehr nötig wäre.</translation>
    </message>
    <message>
        <source>Met at all values from %1 to %2, margin at least %3.</source>
        <translation>Erfüllt bei allen Werten von %1 bis %2, Reserve mindestens %3.</translation>
    </message>
    <message>
        <source>Met for %1 (%2, margin %3).</source>
        <translation>Erfüllt für %1 (%2, Reserve %3).</translation>
    </message>
    <message>
        <source>%1 Also met %2 and at some values in between.</source>
        <translation>%1 Auch erfüllt %2 und bei einigen Werten dazwischen.</translation>
    </message>
    <message>
        <source>%1 Also met %2, but not in between.</source>
        <translation>%1 Auch erfüllt %2, aber nicht dazwischen.</translation>
    </message>
    <message>
        <source>not met at %1 (%2, margin %3)</source>
        <translation>nicht erfüllt bei %1 (%2, Reserve %3)</translation>
    </message>
    <message>
        <source>Met %1 and at some larger values; %2.</source>
        <translation>Erfüllt %1 und bei einigen größeren Werten; %2.</translation>
    </message>
    <message>
        <source>Met only %1; %2.</source>
        <translation>Erfüllt nur %1; %2.</translation>
    </message>
    <message>
        <source>No value of %1 meets the requirement. Best: %2, %3, margin %4.</source>
        <translation>Kein Wert von %1 erfüllt die Anforderung. Am besten: %2, %3, Reserve %4.</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>The percentage</source>
        <translation>Der Prozentsatz</translation>
    </message>
    <message>
        <source>The mean %1</source>
        <translation>Der Mittelwert von %1</translation>
    </message>
    <message>
        <source>%1 is highest at %2.</source>
        <translation>%1 ist am höchsten bei %2.</translation>
    </message>
    <message>
        <source>%1 levels off at %2.</source>
        <translation>%1 steigt ab %2 nicht mehr.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>The requirement uses means or extremes, which have no confidence bounds. Margin of these runs: %1 (%2).</source>
        <translation>Die Anforderung verwendet Mittelwerte oder Extreme, für die es keine Konfidenzschranken gibt. Reserve dieser Läufe: %1 (%2).</translation>
    </message>
    <message>
        <source>Met with %1 % confidence: %2.</source>
        <translation>Mit %1 % Konfidenz erfüllt: %2.</translation>
    </message>
    <message>
        <source>Not met with %1 % confidence: %2.</source>
        <translation>Mit %1 % Konfidenz nicht erfüllt: %2.</translation>
    </message>
    <message>
        <source>Undecided: %1. Use more random runs.</source>
        <translation>Unentschieden: %1. Mehr Zufallsläufe verwenden.</translation>
    </message>
    <message>
        <source>Met for %1 with %2 % confidence (%3).</source>
        <translation>Für %1 mit %2 % Konfidenz erfüllt (%3).</translation>
    </message>
    <message>
        <source>Met at %1 with %2 % confidence, but not at every larger value.</source>
        <translation>Bei %1 mit %2 % Konfidenz erfüllt, aber nicht bei jedem größeren Wert.</translation>
    </message>
    <message>
        <source>No value of %1 meets the requirement with %2 % confidence. Best: %3, %4.</source>
        <translation>Kein Wert von %1 erfüllt die Anforderung mit %2 % Konfidenz. Am besten: %3, %4.</translation>
    </message>
    <message>
        <source> Undecided at %1.</source>
        <translation> Unentschieden bei %1.</translation>
    </message>
    <message>
        <source> Undecided at %1 values from %2 to %3.</source>
        <translation> Unentschieden bei %1 Werten von %2 bis %3.</translation>
    </message>
    <message>
        <source>with %1 values, met for %2</source>
        <translation>mit %1 Werten erfüllt für %2</translation>
    </message>
    <message>
        <source>with %1 values, not met at the upper end of the varied range</source>
        <translation>mit %1 Werten am oberen Ende des variierten Bereichs nicht erfüllt</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Checked with more values of %1: %2.</source>
        <translation>Mit mehr Werten von %1 geprüft: %2.</translation>
    </message>
    <message>
        <source>Not met at the largest value of %1, as in the baseline.</source>
        <translation>Beim größten Wert von %1 nicht erfüllt, wie in der Vergleichsbasis.</translation>
    </message>
    <message>
        <source>Not met at the largest value of %1; in the baseline, met for %2.</source>
        <translation>Beim größten Wert von %1 nicht erfüllt; in der Vergleichsbasis erfüllt für %2.</translation>
    </message>
    <message>
        <source>Met for %1; in the baseline, not met at the largest value of %2.</source>
        <translation>Erfüllt für %1; in der Vergleichsbasis beim größten Wert von %2 nicht erfüllt.</translation>
    </message>
    <message>
        <source>Met for %1, as in the baseline.</source>
        <translation>Erfüllt für %1, wie in der Vergleichsbasis.</translation>
    </message>
    <message>
        <source>Met for %1; in the baseline, met for %2 (%3).</source>
        <translation>Erfüllt für %1; in der Vergleichsbasis erfüllt für %2 (%3).</translation>
    </message>
    <message>
        <source>Margin %1; baseline %2 (%3).</source>
        <translation>Reserve %1; Vergleichsbasis %2 (%3).</translation>
    </message>
    <message>
        <source>The baseline has no matching designs.</source>
        <translation>Die Vergleichsbasis hat keine passenden Entwürfe.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 zwischen %2 und %3</translation>
    </message>
    <message>
        <source>margin from %1 to %2</source>
        <translation>Reserve von %1 bis %2</translation>
    </message>
    <message>
        <source>, %1 to %2 including sampling error</source>
        <translation>, mit Stichprobenfehler %1 bis %2</translation>
    </message>
    <message>
        <source>Met for all values of the unknown inputs: %1.</source>
        <translation>Für alle Werte der unbekannten Eingaben erfüllt: %1.</translation>
    </message>
    <message>
        <source>Not met for any value of the unknown inputs: %1.</source>
        <translation>Für keinen Wert der unbekannten Eingaben erfüllt: %1.</translation>
    </message>
    <message>
        <source>Undecided because of unknown inputs: %1. More random runs would not change this.</source>
        <translation>Unentschieden wegen unbekannter Eingaben: %1. Mehr Zufallsläufe würden daran nichts ändern.</translation>
    </message>
    <message>
        <source> The unknown input %1 has the largest effect; the worst case is %2.</source>
        <translation> Die unbekannte Eingabe %1 hat den größten Einfluss; der ungünstigste Fall ist %2.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Undecided: %1, worst-case margin %2.</source>
        <translation>Unentschieden: %1, Reserve im ungünstigsten Fall %2.</translation>
    </message>
    <message>
        <source>worst-case margin %1</source>
        <translation>Reserve im ungünstigsten Fall %1</translation>
    </message>
    <message>
        <source>Worst-case margin %1; baseline %2 (%3).</source>
        <translation>Reserve im ungünstigsten Fall %1; Vergleichsbasis %2 (%3).</translation>
    </message>
</context>
<context>
    <name>std</name>
    <message>
        <source>%1 cannot be uncertain.</source>
        <translation>%1 kann nicht unsicher sein.</translation>
    </message>
    <message>
        <source>Inputs cannot be uncertain here: runs of %1 have no results to compare.</source>
        <translation>Eingaben können hier nicht unsicher sein: Läufe von %1 haben keine vergleichbaren Kenngrößen.</translation>
    </message>
    <message>
        <source>%1 cannot be uncertain because the study links it to %2.</source>
        <translation>%1 kann nicht unsicher sein, denn die Studie verknüpft diese Eingabe mit %2.</translation>
    </message>
</context>
<context>
    <name>talweg</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>&quot;%1…&quot;</source>
        <translation>„%1…“</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; does not exist; columns are %2.</source>
        <translation>Spalte „%1“ existiert nicht; Spalten sind %2.</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; contains no numbers.</source>
        <translation>Spalte „%1“ hat keine Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 runs are doubtful.</source>
        <translation>
            <numerusform>%1 von %2 Läufen ist zweifelhaft.</numerusform>
            <numerusform>%1 von %2 Läufen sind zweifelhaft.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: keine</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message numerus="yes">
        <source>%n identical inputs, no differences</source>
        <translation>
            <numerusform>Die einzige Eingabe (%n) ist gleich</numerusform>
            <numerusform>Alle %n Eingaben sind gleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical inputs</source>
        <translation>
            <numerusform>%n Eingabe ist gleich</numerusform>
            <numerusform>%n Eingaben sind gleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inputs differ but have no effect</source>
        <translation>
            <numerusform>%n Eingabe weicht ab, hat aber keine Wirkung</numerusform>
            <numerusform>%n Eingaben weichen ab, haben aber keine Wirkung</numerusform>
        </translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht berechnet</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Kenngrößen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more events</source>
        <translation>
            <numerusform>%n weiteres Ereignis</numerusform>
            <numerusform>%n weitere Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>The exported file contains all events.</source>
        <translation>Die exportierte Datei enthält alle Ereignisse.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time since the start.</source>
        <translation>Zeit seit dem Start.</translation>
    </message>
    <message>
        <source>Horizontal position, positive to the right.</source>
        <translation>Waagrechte Lage, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Vertical position, positive upward.</source>
        <translation>Senkrechte Lage, nach oben positiv.</translation>
    </message>
    <message>
        <source>%1 has no figure &quot;%2&quot;; its figures are %3.</source>
        <translation>%1 hat keine Abbildung „%2“; es gibt die Abbildungen %3.</translation>
    </message>
    <message>
        <source>The project has no experiment &quot;%1&quot;.</source>
        <translation>Das Projekt hat kein Experiment „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a figure format; formats are %2.</source>
        <translation>„%1“ ist kein Abbildungsformat; Formate sind %2.</translation>
    </message>
    <message>
        <source>The job &quot;%1&quot; writes to the same file, %2. Change the file name of one of the two jobs, for example by adding {job}.</source>
        <translation>Der Auftrag „%1“ schreibt in dieselbe Datei, %2. Den Dateinamen eines der beiden Aufträge ändern, etwa {job} hinzufügen.</translation>
    </message>
    <message>
        <source>The experiment &quot;%1&quot; has no uncertain inputs.</source>
        <translation>Das Experiment „%1“ hat keine unsicheren Eingaben.</translation>
    </message>
    <message>
        <source>The experiment &quot;%1&quot; has no study.</source>
        <translation>Das Experiment „%1“ hat keine Studie.</translation>
    </message>
    <message>
        <source>The study has no part %1.</source>
        <translation>Die Studie hat keinen Teil %1.</translation>
    </message>
    <message>
        <source>A map of nearby runs is not available for this study.</source>
        <translation>Eine Karte der Nachbarläufe ist für diese Studie nicht verfügbar.</translation>
    </message>
    <message>
        <source>Journal, one column: 80 mm</source>
        <translation>Zeitschrift, eine Spalte: 80 mm</translation>
    </message>
    <message>
        <source>Journal, two columns: 160 mm</source>
        <translation>Zeitschrift, zwei Spalten: 160 mm</translation>
    </message>
    <message>
        <source>The width of the figure must lie between %2 and %3 mm (you entered %1 mm).</source>
        <translation>Die Breite der Abbildung muss zwischen %2 und %3 mm liegen (eingegeben: %1 mm).</translation>
    </message>
    <message>
        <source>The height of the figure must lie between %2 and %3 mm (you entered %1 mm).</source>
        <translation>Die Höhe der Abbildung muss zwischen %2 und %3 mm liegen (eingegeben: %1 mm).</translation>
    </message>
    <message>
        <source>The resolution must lie between %2 and %3 dpi (you entered %1 dpi).</source>
        <translation>Die Auflösung muss zwischen %2 und %3 dpi liegen (eingegeben: %1 dpi).</translation>
    </message>
    <message>
        <source>The text size must lie between %2 and %3 pt (you entered %1 pt).</source>
        <translation>Die Schriftgröße muss zwischen %2 und %3 pt liegen (eingegeben: %1 pt).</translation>
    </message>
    <message>
        <source>The line width must lie between %2 and %3 pt (you entered %1 pt).</source>
        <translation>Die Linienbreite muss zwischen %2 und %3 pt liegen (eingegeben: %1 pt).</translation>
    </message>
    <message>
        <source>The figure would have %1 × %2 pixels; at most 200 million are allowed. Choose a smaller size or resolution.</source>
        <translation>Die Abbildung hätte %1 × %2 Pixel; höchstens 200 Millionen sind erlaubt. Eine kleinere Größe oder Auflösung wählen.</translation>
    </message>
    <message>
        <source>The film %1 could not be encoded: %2.</source>
        <translation>Der Film %1 ließ sich nicht kodieren: %2.</translation>
    </message>
    <message>
        <source>The file name &quot;%1&quot; must end in .webp for a film or in .png for numbered pictures.</source>
        <translation>Der Dateiname „%1“ muss auf .webp für einen Film oder auf .png für nummerierte Bilder enden.</translation>
    </message>
    <message>
        <source>Each frame would have %1 × %2 pixels; at most 8.8 million pixels are allowed, for example 4096 × 2160. Choose a smaller size or resolution.</source>
        <translation>Jedes Einzelbild hätte %1 × %2 Pixel; höchstens 8.8 Millionen Pixel sind erlaubt, zum Beispiel 4096 × 2160. Eine kleinere Größe oder Auflösung wählen.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Made with Talweg</source>
        <translation>Mit Talweg erstellt</translation>
    </message>
    <message>
        <source>The file name &quot;%1&quot; must end in .png, .svg or .pdf.</source>
        <translation>Der Dateiname „%1“ muss auf .png, .svg oder .pdf enden.</translation>
    </message>
    <message>
        <source>Other outcomes</source>
        <translation>Andere Ausgänge</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid option for figures of random runs. Valid options are output=, input= (in figures of paths, against= instead), runs=, within= and sampling=, each with an allowed value.</source>
        <translation>„%1“ ist keine gültige Option für Abbildungen von Zufallsläufen. Gültig sind output=, input= (bei Abbildungen von Wegen stattdessen against=), runs=, within= und sampling=, jeweils mit einem erlaubten Wert.</translation>
    </message>
    <message>
        <source>Random runs have no figure &quot;%1&quot;; their figures are %2.</source>
        <translation>Zufallsläufe haben keine Abbildung „%1“; es gibt die Abbildungen %2.</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Noch nichts anzuzeigen</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Nichts anzuzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n compared runs</source>
        <translation>
            <numerusform>%n verglichenen Lauf</numerusform>
            <numerusform>%n verglichene Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned runs</source>
        <translation>
            <numerusform>%n angehefteten Lauf</numerusform>
            <numerusform>%n angeheftete Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>The frame rate must lie between %2 and %3 per second (you entered %1).</source>
        <translation>Die Bildrate muss zwischen %2 und %3 je Sekunde liegen (eingegeben: %1).</translation>
    </message>
    <message>
        <source>The film speed must lie between %2 and %3 seconds of the run per second of film (you entered %1).</source>
        <translation>Die Filmgeschwindigkeit muss zwischen %2 und %3 Sekunden des Laufs je Sekunde Film liegen (eingegeben: %1).</translation>
    </message>
    <message>
        <source>The film must lie within the run, from 0 s to %3 s (you entered %1 s to %2 s).</source>
        <translation>Der Film muss im Lauf liegen, von 0 s bis %3 s (eingegeben: %1 s bis %2 s).</translation>
    </message>
    <message>
        <source>The film would have more than %1 frames. Choose a higher speed or a lower frame rate, or film only a part of the run.</source>
        <translation>Der Film hätte mehr als %1 Einzelbilder. Eine höhere Geschwindigkeit oder eine kleinere Bildrate wählen oder nur einen Teil des Laufs filmen.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Isometric</source>
        <translation>Isometrisch</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>Von der Seite</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>A study has no figure &quot;%1&quot;; its figures are %2.</source>
        <translation>Eine Studie hat keine Abbildung „%1“; es gibt die Abbildungen %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid option for figures of this study. Valid options are x=, family=, members= (only in figures with lines), measure=, part=, less=, goals=, over= and @INPUT=, each with a value that is available in the study.</source>
        <translation>„%1“ ist keine gültige Option für Abbildungen dieser Studie. Gültig sind x=, family=, members= (nur in Abbildungen mit Linien), measure=, part=, less=, goals=, over= und @EINGABE=, jeweils mit einem Wert, den es in der Studie gibt.</translation>
    </message>
    <message>
        <source>%1 random runs of each design</source>
        <translation>%1 Zufallsläufe je Entwurf</translation>
    </message>
    <message>
        <source>confidence interval %1–%2</source>
        <translation>Konfidenzintervall %1–%2</translation>
    </message>
    <message>
        <source>%1 %2 of %3 (%4)</source>
        <translation>%1 %2 von %3 (%4)</translation>
    </message>
    <message>
        <source>Probability: %1</source>
        <translation>Wahrscheinlichkeit: %1</translation>
    </message>
    <message>
        <source>The picture contains no Talweg project. It was exported without a project or saved by another program.</source>
        <translation>Das Bild enthält kein Talweg-Projekt. Es wurde ohne Projekt exportiert oder von einem anderen Programm gespeichert.</translation>
    </message>
    <message>
        <source>The picture is damaged: its embedded project cannot be read.</source>
        <translation>Das Bild ist beschädigt: das eingebettete Projekt lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The embedded project exceeds the limit of %1 bytes.</source>
        <translation>Das eingebettete Projekt überschreitet die Grenze von %1 Byte.</translation>
    </message>
    <message>
        <source>The project was not embedded in the picture: it takes %1 bytes even when compressed, but at most %2 are allowed. Keep the project file together with the picture.</source>
        <translation>Das Projekt wurde nicht ins Bild eingebettet: es braucht auch komprimiert %1 Byte, und höchstens %2 sind erlaubt. Die Projektdatei zusammen mit dem Bild aufbewahren.</translation>
    </message>
    <message>
        <source>This is not a PNG, SVG or PDF picture.</source>
        <translation>Das ist kein Bild in PNG, SVG oder PDF.</translation>
    </message>
    <message>
        <source>Cannot write the file: its name is empty.</source>
        <translation>Die Datei lässt sich nicht schreiben: ihr Name ist leer.</translation>
    </message>
    <message>
        <source>Cannot write to standard output: %1.</source>
        <translation>Auf die Standardausgabe lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 bytes can be read.</source>
        <translation>%1 ist zu groß: höchstens %2 Byte können gelesen werden.</translation>
    </message>
    <message>
        <source>%1 is too large: it has %2 bytes, and at most %3 can be read.</source>
        <translation>%1 ist zu groß: die Datei hat %2 Byte, und höchstens %3 können gelesen werden.</translation>
    </message>
    <message>
        <source>(standard input)</source>
        <translation>(Standardeingabe)</translation>
    </message>
    <message>
        <source>talweg: The window cannot be opened: %1 Commands do not need a display; &quot;talweg help&quot; lists them.</source>
        <translation>talweg: Das Fenster lässt sich nicht öffnen: %1 Befehle brauchen keine Anzeige; „talweg help“ listet sie auf.</translation>
    </message>
    <message>
        <source>there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>es gibt keine Anzeige, denn weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.</translation>
    </message>
    <message>
        <source>the display &quot;%1&quot; cannot be reached.</source>
        <translation>die Anzeige „%1“ ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>no fonts are installed. Install a font package, for example fonts-dejavu-core.</source>
        <translation>es sind keine Schriften installiert. Ein Schriftpaket installieren, etwa fonts-dejavu-core.</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Mars</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Moon (Hartl 2006)</source>
        <translation>Mond (Hartl 2006)</translation>
    </message>
    <message>
        <source>Surface gravity of the Moon, as used by Hartl 2006, section 4.3.</source>
        <translation>Schwerebeschleunigung an der Oberfläche des Mondes, wie in Hartl 2006, Abschnitt 4.3, verwendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Vary %1</source>
        <translation>%1 variieren</translation>
    </message>
    <message>
        <source>Stop varying %1</source>
        <translation>%1 nicht mehr variieren</translation>
    </message>
    <message>
        <source>Change the values of %1 to %2</source>
        <translation>Werte von %1 ändern in %2</translation>
    </message>
    <message>
        <source>Change the order of the varied inputs</source>
        <translation>Reihenfolge der variierten Eingaben ändern</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>%1 ändern in %2</translation>
    </message>
    <message numerus="yes">
        <source>Change %n inputs</source>
        <translation>
            <numerusform>%n Eingabe ändern</numerusform>
            <numerusform>%n Eingaben ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1 and %2</source>
        <translation>%1 und %2 ändern</translation>
    </message>
    <message>
        <source>different %1</source>
        <translation>%1 anders</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>Add study</source>
        <translation>Studie hinzufügen</translation>
    </message>
    <message>
        <source>Remove study</source>
        <translation>Studie entfernen</translation>
    </message>
    <message>
        <source>Evaluate designs over %1</source>
        <translation>Entwürfe über %1 auswerten</translation>
    </message>
    <message>
        <source>Remove the requirement</source>
        <translation>Anforderung entfernen</translation>
    </message>
    <message>
        <source>Change the requirement to %1</source>
        <translation>Anforderung ändern in %1</translation>
    </message>
    <message>
        <source>Minimise %1</source>
        <translation>%1 minimieren</translation>
    </message>
    <message>
        <source>Change the selection of results</source>
        <translation>Auswahl der Kenngrößen ändern</translation>
    </message>
    <message>
        <source>Compare all options in the study</source>
        <translation>Alle Optionen in der Studie vergleichen</translation>
    </message>
    <message>
        <source>Stop comparing options in the study</source>
        <translation>Optionen in der Studie nicht mehr vergleichen</translation>
    </message>
    <message>
        <source>Change the tolerances</source>
        <translation>Toleranzen ändern</translation>
    </message>
    <message>
        <source>Change uncertain inputs</source>
        <translation>Unsichere Eingaben ändern</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1, angeheftet</translation>
    </message>
    <message>
        <source>the file does not exist.</source>
        <translation>die Datei existiert nicht.</translation>
    </message>
    <message>
        <source>%1 is searched for in the folder of the project file, but the project has not been saved yet. Save the project first, or give the full path of the table.</source>
        <translation>%1 wird im Ordner der Projektdatei gesucht, aber das Projekt ist noch nicht gespeichert. Erst das Projekt speichern oder den vollständigen Pfad der Tabelle angeben.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n points</source>
        <translation>
            <numerusform>eine Tabelle mit %n Punkt</numerusform>
            <numerusform>eine Tabelle mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 differs.</source>
        <translation>%1: %2 weicht ab.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 here and %4 in the file.</source>
        <translation>%1: %2 ist hier %3 und in der Datei %4.</translation>
    </message>
    <message>
        <source>%1 has a different system in the file.</source>
        <translation>%1 hat in der Datei ein anderes System.</translation>
    </message>
    <message>
        <source>%1: the expressions of inputs differ.</source>
        <translation>%1: die Ausdrücke der Eingaben weichen ab.</translation>
    </message>
    <message>
        <source>%1: the study differs.</source>
        <translation>%1: die Studie weicht ab.</translation>
    </message>
    <message>
        <source>The title is %1 here and %2 in the file.</source>
        <translation>Der Titel ist hier %1 und in der Datei %2.</translation>
    </message>
    <message>
        <source>The notes differ.</source>
        <translation>Die Notizen weichen ab.</translation>
    </message>
    <message>
        <source>The experiment %1 exists only here.</source>
        <translation>Das Experiment %1 gibt es nur hier.</translation>
    </message>
    <message>
        <source>The experiment %1 exists only in the file.</source>
        <translation>Das Experiment %1 gibt es nur in der Datei.</translation>
    </message>
    <message>
        <source>The named requirements differ.</source>
        <translation>Die benannten Anforderungen weichen ab.</translation>
    </message>
    <message>
        <source>The constants differ.</source>
        <translation>Die Konstanten weichen ab.</translation>
    </message>
    <message>
        <source>The pinned runs differ.</source>
        <translation>Die angehefteten Läufe weichen ab.</translation>
    </message>
    <message>
        <source>The export jobs differ.</source>
        <translation>Die Exportaufträge weichen ab.</translation>
    </message>
    <message>
        <source>The experiments are in a different order.</source>
        <translation>Die Experimente sind anders angeordnet.</translation>
    </message>
    <message>
        <source>%1 has no input &quot;%2&quot;.</source>
        <translation>%1 hat keine Eingabe „%2“.</translation>
    </message>
    <message>
        <source>Line %1, column %2: &quot;%3&quot; is listed more than once, first in line %4.</source>
        <translation>Zeile %1, Spalte %2: „%3“ ist mehr als einmal angegeben, zuerst in Zeile %4.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>The file name of a job must not be empty. Use a name such as {figure}.</source>
        <translation>Der Dateiname eines Auftrags darf nicht leer sein. Einen Namen wie {figure} verwenden.</translation>
    </message>
    <message>
        <source>The file name &quot;%1&quot; contains an unknown placeholder; placeholders are %2.</source>
        <translation>Der Dateiname „%1“ enthält einen unbekannten Platzhalter; Platzhalter sind %2.</translation>
    </message>
    <message>
        <source>The file name &quot;%1&quot; is not allowed: it must not contain / \ : * ? &quot; &lt; &gt; | or begin with a dot.</source>
        <translation>Der Dateiname „%1“ ist nicht erlaubt: er darf / \ : * ? &quot; &lt; &gt; | nicht enthalten und nicht mit einem Punkt beginnen.</translation>
    </message>
    <message>
        <source>An export job needs a name.</source>
        <translation>Ein Exportauftrag braucht einen Namen.</translation>
    </message>
    <message>
        <source>An export job &quot;%1&quot; already exists; choose another name.</source>
        <translation>Ein Exportauftrag „%1“ existiert schon; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 depends on itself.</source>
        <translation>%1 hängt von sich selbst ab.</translation>
    </message>
    <message>
        <source>%1 depends on %2</source>
        <translation>%1 hängt von %2 ab</translation>
    </message>
    <message>
        <source>%1, …</source>
        <translation>%1, …</translation>
    </message>
    <message>
        <source>%1, which depends on %2</source>
        <translation>%1, das von %2 abhängt</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2 is not defined. Use names of constants and ids of inputs.</source>
        <translation>%1: %2 ist nicht definiert. Namen von Konstanten und Kennungen von Eingaben verwenden.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Constant %1: %2</source>
        <translation>Konstante %1: %2</translation>
    </message>
    <message>
        <source>A constant needs a name.</source>
        <translation>Eine Konstante braucht einen Namen.</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a constant. A name consists of letters from a to z, digits and _, has at most %2 characters and does not begin with a digit.</source>
        <translation>%1 kann nicht der Name einer Konstante sein. Ein Name besteht aus Buchstaben von a bis z, Ziffern und _, hat höchstens %2 Zeichen und beginnt nicht mit einer Ziffer.</translation>
    </message>
    <message>
        <source>%1 already has a meaning in expressions; choose another name.</source>
        <translation>%1 hat in Ausdrücken schon eine Bedeutung; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 is already the id of an input of %2 (%3); choose another name.</source>
        <translation>%1 ist schon die Kennung einer Eingabe von %2 (%3); einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>A constant %1 already exists; choose another name.</source>
        <translation>Eine Konstante %1 existiert schon; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 has no numeric input %2.</source>
        <translation>%1 hat keine Zahleneingabe %2.</translation>
    </message>
    <message>
        <source>%1: %2 is %3, which is not a number.</source>
        <translation>%1: %2 ist %3, und das ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is not finite.</source>
        <translation>%1 hat keinen endlichen Wert.</translation>
    </message>
    <message>
        <source>The embedded project does not specify which figure the picture shows.</source>
        <translation>Das eingebettete Projekt gibt nicht an, welche Abbildung das Bild zeigt.</translation>
    </message>
    <message>
        <source>The picture was made by a newer version of Talweg (%1) and contains data that this version cannot read.</source>
        <translation>Das Bild stammt von einer neueren Talweg-Version (%1) und enthält Daten, die diese Version nicht lesen kann.</translation>
    </message>
    <message>
        <source>The file is damaged at line %1, column %2: %3.</source>
        <translation>Die Datei ist beschädigt in Zeile %1, Spalte %2: %3.</translation>
    </message>
    <message>
        <source>version: is missing; it must be a whole number of at least 1.</source>
        <translation>version: fehlt; es muss eine ganze Zahl von mindestens 1 sein.</translation>
    </message>
    <message>
        <source>version: must be a whole number of at least 1, not %1.</source>
        <translation>version: muss eine ganze Zahl von mindestens 1 sein, nicht %1.</translation>
    </message>
    <message>
        <source>The file has format version %1; this version of Talweg reads versions up to %2.</source>
        <translation>Die Datei hat Formatversion %1; diese Version von Talweg liest Formatversionen bis %2.</translation>
    </message>
    <message>
        <source>This is not a Talweg project.</source>
        <translation>Das ist kein Talweg-Projekt.</translation>
    </message>
    <message>
        <source>The project has %1 experiments; a file can store at most %2. Remove some.</source>
        <translation>Das Projekt hat %1 Experimente; eine Datei kann höchstens %2 speichern. Einige entfernen.</translation>
    </message>
    <message>
        <source>The project has %1 pinned runs; a file can store at most %2. Remove some.</source>
        <translation>Das Projekt hat %1 angeheftete Läufe; eine Datei kann höchstens %2 speichern. Einige entfernen.</translation>
    </message>
    <message>
        <source>The project has %1 named requirements; a file can store at most %2. Remove some.</source>
        <translation>Das Projekt hat %1 benannte Anforderungen; eine Datei kann höchstens %2 speichern. Einige entfernen.</translation>
    </message>
    <message>
        <source>The project has %1 export jobs; a file can store at most %2. Remove some.</source>
        <translation>Das Projekt hat %1 Exportaufträge; eine Datei kann höchstens %2 speichern. Einige entfernen.</translation>
    </message>
    <message>
        <source>The file has format version %1, in which %2 are text. They are now tables, which need format version %3.</source>
        <translation>Die Datei hat Formatversion %1, in der %2 Text sind. Sie sind jetzt Tabellen, die Formatversion %3 brauchen.</translation>
    </message>
    <message>
        <source>%1 The file has %2.</source>
        <translation>%1 Die Datei hat %2.</translation>
    </message>
    <message>
        <source>There are %1 entries; at most %2 can be read.</source>
        <translation>Es gibt %1 Einträge; höchstens %2 können gelesen werden.</translation>
    </message>
    <message>
        <source>must be text, not %1.</source>
        <translation>muss ein Text sein, nicht %1.</translation>
    </message>
    <message>
        <source>must be an experiment, not %1.</source>
        <translation>muss ein Experiment sein, nicht %1.</translation>
    </message>
    <message>
        <source>must be a constant, not %1.</source>
        <translation>muss eine Konstante sein, nicht %1.</translation>
    </message>
    <message>
        <source>must be an object, not %1; its keys are input ids and its values are expressions.</source>
        <translation>muss ein Objekt sein, nicht %1; seine Schlüssel sind Kennungen von Eingaben und seine Werte Ausdrücke.</translation>
    </message>
    <message>
        <source>“%1”: %2 is %3 in the file, but its expression “%4” gives %5. The value of the expression is used.</source>
        <translation>„%1“: %2 ist in der Datei %3, aber der Ausdruck „%4“ ergibt %5. Der Wert des Ausdrucks wird verwendet.</translation>
    </message>
    <message>
        <source>must be a pinned run, not %1.</source>
        <translation>muss ein angehefteter Lauf sein, nicht %1.</translation>
    </message>
    <message>
        <source>must be a named requirement, not %1.</source>
        <translation>muss eine benannte Anforderung sein, nicht %1.</translation>
    </message>
    <message>
        <source>must be an export job, not %1.</source>
        <translation>muss ein Exportauftrag sein, nicht %1.</translation>
    </message>
    <message>
        <source>must be a number, not %1.</source>
        <translation>muss eine Zahl sein, nicht %1.</translation>
    </message>
    <message>
        <source>must be true or false, not %1.</source>
        <translation>muss true oder false sein, nicht %1.</translation>
    </message>
    <message>
        <source>The system &quot;%1&quot; does not exist; available systems: %2.</source>
        <translation>Das System „%1“ existiert nicht; verfügbare Systeme: %2.</translation>
    </message>
    <message>
        <source>must be an object, not %1; its keys are input ids.</source>
        <translation>muss ein Objekt sein, nicht %1; seine Schlüssel sind Kennungen von Eingaben.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>must be an object, not %2; it describes one %1, and its keys are column ids.</source>
        <translation>muss ein Objekt sein, nicht %2; es beschreibt eine Zeile (%1), und seine Schlüssel sind Kennungen von Spalten.</translation>
    </message>
    <message>
        <source>must be a number or text, not %1.</source>
        <translation>muss eine Zahl oder ein Text sein, nicht %1.</translation>
    </message>
    <message>
        <source>must be a study, not %1.</source>
        <translation>muss eine Studie sein, nicht %1.</translation>
    </message>
    <message>
        <source>must be two inputs with their rank correlation, not %1.</source>
        <translation>müssen zwei Eingaben mit ihrer Rangkorrelation sein, nicht %1.</translation>
    </message>
    <message>
        <source>must be a list, not %1.</source>
        <translation>muss eine Liste sein, nicht %1.</translation>
    </message>
    <message>
        <source>is missing; it must be an input with its values.</source>
        <translation>fehlt; es muss eine Eingabe mit ihren Werten sein.</translation>
    </message>
    <message>
        <source>must be an input with its values, not %1.</source>
        <translation>muss eine Eingabe mit ihren Werten sein, nicht %1.</translation>
    </message>
    <message>
        <source>%1 is not a result that a study can use; available results are %2.</source>
        <translation>%1 ist keine Kenngröße, die eine Studie verwenden kann; verfügbare Kenngrößen sind %2.</translation>
    </message>
    <message>
        <source>The file has more errors.</source>
        <translation>Die Datei hat weitere Fehler.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>An experiment needs a name.</source>
        <translation>Ein Experiment braucht einen Namen.</translation>
    </message>
    <message>
        <source>An experiment &quot;%1&quot; already exists; choose another name.</source>
        <translation>Ein Experiment „%1“ existiert schon; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>A requirement needs a name.</source>
        <translation>Eine Anforderung braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name of a requirement must be a single line without leading or trailing spaces.</source>
        <translation>Der Name einer Anforderung muss eine einzige Zeile ohne Leerzeichen am Anfang oder Ende sein.</translation>
    </message>
    <message>
        <source>A requirement &quot;%1&quot; already exists for this system; choose another name.</source>
        <translation>Eine Anforderung „%1“ existiert für dieses System schon; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>A requirement needs a condition, such as &quot;%1&quot;.</source>
        <translation>Eine Anforderung braucht eine Bedingung, etwa „%1“.</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>Die Tabelle hat keine Zeilen.</translation>
    </message>
    <message>
        <source>a range must have the form from:to:step, for example 0.6:1:0.01.</source>
        <translation>ein Bereich wird als von:bis:Schritt geschrieben, zum Beispiel 0.6:1:0.01.</translation>
    </message>
    <message>
        <source>%1 is too large or too small to represent.</source>
        <translation>%1 ist für eine Zahl zu groß oder zu klein.</translation>
    </message>
    <message>
        <source>the step must not be 0.</source>
        <translation>der Schritt darf nicht 0 sein.</translation>
    </message>
    <message>
        <source>the numbers of the range have too many digits; use at most 15 digits.</source>
        <translation>die Zahlen des Bereichs haben zu viele Stellen; höchstens 15 Stellen verwenden.</translation>
    </message>
    <message>
        <source>the step %1 leads away from the end %2; change its sign.</source>
        <translation>der Schritt %1 führt vom Ende %2 weg; sein Vorzeichen ändern.</translation>
    </message>
    <message>
        <source>the range has %1 values; at most %2 are allowed.</source>
        <translation>der Bereich hat %1 Werte; höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>Values of %1: %2 is listed more than once.</source>
        <translation>Werte von %1: %2 steht mehr als einmal da; nur einmal angeben.</translation>
    </message>
    <message>
        <source>Values of %1: %2</source>
        <translation>Werte von %1: %2</translation>
    </message>
    <message>
        <source>%1 is not a numeric input of %2; inputs that can be varied are %3.</source>
        <translation>%1 ist keine Zahleneingabe von %2; variieren lassen sich %3.</translation>
    </message>
    <message>
        <source>Values of %1 are missing. Write a range from:to:step, for example 0.6:1:0.01, or a list v1,v2,…</source>
        <translation>Werte von %1 fehlen. Einen Bereich von:bis:Schritt schreiben, zum Beispiel 0.6:1:0.01, oder eine Liste w1,w2,…</translation>
    </message>
    <message>
        <source>Values %2 of %1: %3</source>
        <translation>Werte %2 von %1: %3</translation>
    </message>
    <message>
        <source>A study needs at least one result; available results of %1 are %2.</source>
        <translation>Eine Studie braucht mindestens eine Kenngröße; verfügbare Kenngrößen von %1 sind %2.</translation>
    </message>
    <message>
        <source>%1 is not a result that studies of %2 can use; available results are %3.</source>
        <translation>%1 ist keine Kenngröße, die Studien von %2 verwenden können; verfügbare Kenngrößen sind %3.</translation>
    </message>
    <message>
        <source>The result %1 is listed more than once.</source>
        <translation>Die Kenngröße %1 ist mehr als einmal verlangt; einmal genügt.</translation>
    </message>
    <message>
        <source>%1 has no distribution; inputs with a distribution are %2.</source>
        <translation>%1 hat keine Verteilung; Eingaben mit einer Verteilung sind %2.</translation>
    </message>
    <message>
        <source>an input cannot be correlated with itself; name two different inputs.</source>
        <translation>eine Eingabe kann nicht mit sich selbst korreliert werden; zwei verschiedene Eingaben angeben.</translation>
    </message>
    <message>
        <source>the coefficient %1 is not allowed; it must be greater than −1 and less than 1.</source>
        <translation>der Koeffizient %1 ist nicht erlaubt; er muss größer als −1 und kleiner als 1 sein.</translation>
    </message>
    <message>
        <source>the pair is listed more than once.</source>
        <translation>das Paar steht mehr als einmal da; nur einmal angeben.</translation>
    </message>
    <message>
        <source>Correlation of %1 and %2: %3</source>
        <translation>Korrelation von %1 und %2: %3</translation>
    </message>
    <message>
        <source>The correlations contradict each other: two inputs that are both strongly correlated with a third must also be correlated with each other. Reduce the coefficients, or correlate these two inputs as well.</source>
        <translation>Die Korrelationen widersprechen einander: Zwei Eingaben, die beide stark mit einer dritten korrelieren, müssen auch miteinander korrelieren. Die Koeffizienten verkleinern oder auch diese zwei Eingaben korrelieren.</translation>
    </message>
    <message>
        <source>write uniform:from:to with two numbers, for example uniform:0.6:0.9.</source>
        <translation>uniform:von:bis mit zwei Zahlen schreiben, zum Beispiel uniform:0.6:0.9.</translation>
    </message>
    <message>
        <source>write normal:mean:sd with two numbers, for example normal:0.8:0.05, or normal:mean:sd:from:to with four numbers.</source>
        <translation>normal:Mittel:s mit zwei Zahlen schreiben, zum Beispiel normal:0.8:0.05, oder normal:Mittel:s:von:bis mit vier Zahlen.</translation>
    </message>
    <message>
        <source>write triangular:min:mode:max with three numbers, for example triangular:0.6:0.8:0.9.</source>
        <translation>triangular:min:häufigster:max mit drei Zahlen schreiben, zum Beispiel triangular:0.6:0.8:0.9.</translation>
    </message>
    <message>
        <source>write lognormal:median:gsd with the median and the geometric standard deviation. For example, with lognormal:0.2:1.5 about two thirds of the samples lie between 0.2/1.5 and 0.2·1.5.</source>
        <translation>lognormal:Median:gs mit dem Median und der geometrischen Standardabweichung schreiben, zum Beispiel lognormal:0.2:1.5: etwa zwei von drei Ziehungen liegen zwischen 0.2/1.5 und 0.2·1.5.</translation>
    </message>
    <message>
        <source>write weibull:shape:scale with two numbers, for example weibull:2:5.</source>
        <translation>weibull:Form:Skala mit zwei Zahlen schreiben, zum Beispiel weibull:2:5.</translation>
    </message>
    <message>
        <source>write gamma:shape:scale with two numbers, for example gamma:4:0.5, whose mean is 2.</source>
        <translation>gamma:Form:Skala mit zwei Zahlen schreiben, zum Beispiel gamma:4:0.5 mit dem Mittel 2.</translation>
    </message>
    <message>
        <source>write beta:a:b:min:max with four numbers, for example beta:2:5:0.6:0.9.</source>
        <translation>beta:a:b:min:max mit vier Zahlen schreiben, zum Beispiel beta:2:5:0.6:0.9.</translation>
    </message>
    <message>
        <source>the shape %1 is not allowed; it must lie between %2 and %3.</source>
        <translation>die Form %1 ist nicht erlaubt; sie muss zwischen %2 und %3 liegen.</translation>
    </message>
    <message>
        <source>“from” must be less than “to”.</source>
        <translation>„von“ muss kleiner sein als „bis“.</translation>
    </message>
    <message>
        <source>the standard deviation must be greater than 0.</source>
        <translation>die Standardabweichung muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>almost none of the distribution lies between “from” and “to”.</source>
        <translation>fast nichts von der Verteilung liegt zwischen „von“ und „bis“.</translation>
    </message>
    <message>
        <source>minimum, mode and maximum must be in ascending order and not all equal.</source>
        <translation>kleinster, häufigster und größter Wert müssen aufsteigend geordnet und nicht alle gleich sein.</translation>
    </message>
    <message>
        <source>the median must be greater than 0.</source>
        <translation>der Median muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>the geometric standard deviation is a factor and must be greater than 1.</source>
        <translation>die geometrische Standardabweichung ist ein Faktor und muss größer als 1 sein.</translation>
    </message>
    <message>
        <source>the scale must be greater than 0.</source>
        <translation>die Skala muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>min must be less than max.</source>
        <translation>min muss kleiner sein als max.</translation>
    </message>
    <message>
        <source>each value needs a weight.</source>
        <translation>jeder Wert braucht ein Gewicht.</translation>
    </message>
    <message>
        <source>the weight %1 is not allowed; weights must be greater than 0.</source>
        <translation>das Gewicht %1 ist nicht erlaubt; Gewichte müssen größer als 0 sein.</translation>
    </message>
    <message>
        <source>the sum of the weights is too large to represent.</source>
        <translation>die Summe der Gewichte ist zu groß für eine Zahl.</translation>
    </message>
    <message>
        <source>%1 is listed more than once.</source>
        <translation>%1 steht mehr als einmal in der Liste; nur einmal angeben.</translation>
    </message>
    <message>
        <source>at least one value is needed.</source>
        <translation>mindestens ein Wert ist nötig.</translation>
    </message>
    <message>
        <source>its mean or standard deviation is too large to represent.</source>
        <translation>Mittel oder Standardabweichung sind zu groß für eine Zahl.</translation>
    </message>
    <message>
        <source>almost none of the distribution lies in the range of the input (%1).</source>
        <translation>fast nichts von der Verteilung liegt im Bereich der Eingabe (%1).</translation>
    </message>
    <message>
        <source>Distribution %2 of %1: %3</source>
        <translation>Verteilung %2 von %1: %3</translation>
    </message>
    <message>
        <source>write a deviation such as ±5% or ±0.1, with a number greater than 0; pm:5% means the same as ±5%.</source>
        <translation>eine Abweichung wie ±5% oder ±0.1 schreiben, mit einer Zahl größer als 0; pm:5% bedeutet dasselbe wie ±5%.</translation>
    </message>
    <message>
        <source>the input has no numeric value, so ± cannot be used; write uniform:from:to instead.</source>
        <translation>die Eingabe hat keinen Zahlenwert, also lässt sich ± nicht verwenden; stattdessen uniform:von:bis schreiben.</translation>
    </message>
    <message>
        <source>the value of the input is 0, so this deviation is 0, too; enter an absolute deviation, such as ±0.1.</source>
        <translation>der Wert der Eingabe ist 0, also ist auch diese Abweichung 0; eine absolute Abweichung eingeben, etwa ±0.1.</translation>
    </message>
    <message>
        <source>write weights:v1=w1,v2=w2,… with numbers, for example weights:0.2=3,0.4=1.</source>
        <translation>weights:w1=g1,w2=g2,… mit Zahlen schreiben, zum Beispiel weights:0.2=3,0.4=1.</translation>
    </message>
    <message>
        <source>write file:NAME.csv:COLUMN with the name of a table and of one of its columns.</source>
        <translation>file:NAME.csv:SPALTE mit dem Namen einer Tabelle und dem einer ihrer Spalten schreiben.</translation>
    </message>
    <message>
        <source>tables cannot be used here.</source>
        <translation>Tabellen lassen sich hier nicht verwenden.</translation>
    </message>
    <message>
        <source>write one of these forms: %1.</source>
        <translation>eine dieser Formen schreiben: %1.</translation>
    </message>
    <message>
        <source>uniform:from:to, ±5%, normal:mean:sd, normal:mean:sd:from:to, triangular:min:mode:max, lognormal:median:gsd, weibull:shape:scale, gamma:shape:scale, beta:a:b:min:max, list:v1,v2,…, weights:v1=w1,v2=w2,… or file:NAME.csv:COLUMN</source>
        <translation>uniform:von:bis, ±5%, normal:Mittel:s, normal:Mittel:s:von:bis, triangular:min:häufigster:max, lognormal:Median:gs, weibull:Form:Skala, gamma:Form:Skala, beta:a:b:min:max, list:w1,w2,…, weights:w1=g1,w2=g2,… oder file:NAME.csv:SPALTE</translation>
    </message>
    <message>
        <source>All %1 attempts to sample the inputs of a run gave incompatible inputs; make the distributions narrower.</source>
        <translation>Alle %1 Versuche, die Eingaben eines Laufs zu ziehen, ergaben unverträgliche Eingaben; engere Verteilungen wählen.</translation>
    </message>
    <message>
        <source>The run has no result %1.</source>
        <translation>Der Lauf hat keine Kenngröße %1.</translation>
    </message>
    <message>
        <source>The solver returned no result.</source>
        <translation>Der Löser lieferte kein Ergebnis.</translation>
    </message>
    <message>
        <source>designs</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>random runs</source>
        <translation>Zufallsläufe</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>the file is truncated: its last line is incomplete.</source>
        <translation>die Datei ist abgeschnitten: ihre letzte Zeile ist unvollständig.</translation>
    </message>
    <message>
        <source>the row was changed after it was written: its checksum is %1, but the file records %2. Write the shard again.</source>
        <translation>die Zeile wurde nach dem Schreiben geändert: ihre Prüfsumme ist %1, in der Datei steht aber %2. Den Teil neu schreiben.</translation>
    </message>
    <message>
        <source>this file is not a shard of a study. Shards are written with --shard i/n; their header begins either with “check-…, study, designs, design” or with “check-…, study, system”.</source>
        <translation>diese Datei ist kein Teil einer geteilten Studie. Teile werden mit --shard i/n geschrieben; ihr Kopf beginnt entweder mit „check-…, study, designs, design“ oder mit „check-…, study, system“.</translation>
    </message>
    <message>
        <source>this is a table of %1, but %2 is a table of %3.</source>
        <translation>das ist eine Tabelle von %1, aber %2 ist eine Tabelle von %3.</translation>
    </message>
    <message>
        <source>the columns differ from those of %1.</source>
        <translation>die Spalten sind andere als die von %1.</translation>
    </message>
    <message>
        <source>this shard has no checksums because it was written by an earlier version of Talweg, which sampled other numbers from the same seed. Write all shards again.</source>
        <translation>dieser Teil hat keine Prüfsummen, denn er stammt von einer früheren Version von Talweg, die aus derselben Startzahl andere Zahlen zog. Alle Teile neu schreiben.</translation>
    </message>
    <message>
        <source>%1 has no checksums because it was written by an earlier version of Talweg, so changed rows cannot be detected.</source>
        <translation>%1 hat keine Prüfsummen, denn die Datei stammt von einer früheren Version von Talweg; geänderte Zeilen lassen sich deshalb nicht erkennen.</translation>
    </message>
    <message numerus="yes">
        <source>the row has %1 cells, but the header has %2; the file is damaged.</source>
        <translation>
            <numerusform>die Zeile hat %1 Zelle, der Kopf aber %2; die Datei ist beschädigt.</numerusform>
            <numerusform>die Zeile hat %1 Zellen, der Kopf aber %2; die Datei ist beschädigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>the cells that identify the row are inconsistent; the file is damaged.</source>
        <translation>die Zellen, die die Zeile kennzeichnen, widersprechen einander; die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>this row and the row at %1 belong to different studies: their inputs, varied values or results differ.</source>
        <translation>diese Zeile und die Zeile bei %1 gehören zu verschiedenen Studien: ihre Eingaben, variierten Werte oder Kenngrößen sind verschieden.</translation>
    </message>
    <message>
        <source>Run %1 occurs twice: in %2 and in %3. List each shard only once.</source>
        <translation>Lauf %1 kommt zweimal vor: in %2 und in %3. Jeden Teil nur einmal angeben.</translation>
    </message>
    <message>
        <source>Design %1 occurs twice: in %2 and in %3. List each shard only once.</source>
        <translation>Entwurf %1 kommt zweimal vor: in %2 und in %3. Jeden Teil nur einmal angeben.</translation>
    </message>
    <message>
        <source>The shards have no rows.</source>
        <translation>Die Teile haben keine Zeilen.</translation>
    </message>
    <message>
        <source>The shards lack %1 of %2 designs; the first missing one is design %3. List all shards of the study.</source>
        <translation>Die Teile sind unvollständig: %1 von %2 Entwürfen fehlen, als erster Entwurf %3. Alle Teile der Studie angeben.</translation>
    </message>
    <message>
        <source>The shards lack %1 of %2 runs; the first missing one belongs to design %3. List all shards of the study.</source>
        <translation>Die Teile sind unvollständig: %1 von %2 Läufen fehlen; der erste fehlende gehört zu Entwurf %3. Alle Teile der Studie angeben.</translation>
    </message>
    <message>
        <source>The shards lack %1 of %2 random runs; the first missing one is run %3. List all shards of the study.</source>
        <translation>Die Teile sind unvollständig: %1 von %2 Zufallsläufen fehlen, der erste ist Nummer %3. Alle Teile der Studie angeben.</translation>
    </message>
    <message>
        <source>No input has a distribution. Set one for at least one input.</source>
        <translation>Keine Eingabe hat eine Verteilung. Für mindestens eine Eingabe eine Verteilung angeben.</translation>
    </message>
    <message>
        <source>%1 has more than one distribution.</source>
        <translation>%1 hat mehr als eine Verteilung; nur eine angeben.</translation>
    </message>
    <message>
        <source>The number of runs of a Monte-Carlo study must lie between 2 and %2 (you entered %1).</source>
        <translation>Die Zahl der Läufe einer Monte-Carlo-Studie muss zwischen 2 und %2 liegen (eingegeben: %1).</translation>
    </message>
    <message>
        <source>The confidence must be greater than 0 % and less than 100 % (you entered %1 %).</source>
        <translation>Die Konfidenz muss größer als 0 % und kleiner als 100 % sein (eingegeben: %1 %).</translation>
    </message>
    <message>
        <source>Sobol&apos; points need at least %1 uncertain inputs; with fewer inputs, accuracy can be overestimated. Use independent runs instead.</source>
        <translation>Sobol-Punkte brauchen mindestens %1 unsichere Eingaben; mit weniger kann die Genauigkeit überschätzt werden. Stattdessen unabhängige Läufe verwenden.</translation>
    </message>
    <message>
        <source>Sobol&apos; points allow at most %1 uncertain inputs.</source>
        <translation>Sobol-Punkte erlauben höchstens %1 unsichere Eingaben.</translation>
    </message>
    <message>
        <source>Bounds need independent runs; omit either the bounds or the Sobol&apos; points.</source>
        <translation>Schranken brauchen unabhängige Läufe; entweder die Schranken oder die Sobol-Punkte weglassen.</translation>
    </message>
    <message>
        <source>Run %1 has %2 = %3, which is outside the bounds %4 to %5.</source>
        <translation>Lauf %1 hat %2 = %3, außerhalb der angegebenen Schranken %4 bis %5.</translation>
    </message>
    <message>
        <source>A table of runs contains the outcome %1, which %2 does not have.</source>
        <translation>Eine Tabelle von Läufen enthält den Ausgang %1, den %2 nicht hat.</translation>
    </message>
    <message>
        <source>A table of runs contains the invalid number %1.</source>
        <translation>Eine Tabelle von Läufen enthält die ungültige Zahl %1.</translation>
    </message>
    <message>
        <source>Bounds are set for %1, which is not a result of this study; available results are %2.</source>
        <translation>Schranken sind für %1 angegeben, das keine Kenngröße dieser Studie ist; verfügbar sind %2.</translation>
    </message>
    <message>
        <source>Bounds of %1 are listed more than once.</source>
        <translation>Schranken von %1 stehen mehr als einmal da; nur einmal angeben.</translation>
    </message>
    <message>
        <source>Bounds of %1: the lower bound %2 must be less than the upper bound %3.</source>
        <translation>Schranken von %1: die untere Schranke %2 muss kleiner sein als die obere Schranke %3.</translation>
    </message>
    <message>
        <source>The rank correlation of %1 and %2 must be a number (you entered %3).</source>
        <translation>Die Rangkorrelation von %1 und %2 muss eine Zahl sein (eingegeben: %3).</translation>
    </message>
    <message>
        <source>The seed must be a non-negative whole number (you entered %1).</source>
        <translation>Die Startzahl muss eine nichtnegative ganze Zahl sein (eingegeben: %1).</translation>
    </message>
    <message>
        <source>the expression mixes angles, such as 5°, and plain numbers; inputs in degrees are treated as plain numbers, so omit the degree sign.</source>
        <translation>der Ausdruck vermischt Winkel, etwa 5°, und reine Zahlen; Eingaben in Grad gelten als reine Zahlen, also das Gradzeichen weglassen.</translation>
    </message>
    <message>
        <source>the expression gives an angle, but the input is not an angle.</source>
        <translation>der Ausdruck ergibt einen Winkel, aber die Eingabe ist kein Winkel.</translation>
    </message>
    <message>
        <source>sin, cos and tan take radians, but %1 is in degrees; write (%2)°.</source>
        <translation>sin, cos und tan erwarten Radiant, aber %1 ist in Grad; (%2)° schreiben.</translation>
    </message>
    <message>
        <source>A design needs at least 2 random runs (you entered %1).</source>
        <translation>Ein Entwurf braucht mindestens 2 Zufallsläufe (eingegeben: %1).</translation>
    </message>
    <message>
        <source>%1 designs with %2 random runs each are too many; at most %3 runs are allowed.</source>
        <translation>%1 Entwürfe mit je %2 Zufallsläufen sind zu viele; insgesamt sind höchstens %3 Läufe erlaubt.</translation>
    </message>
    <message>
        <source>%1 is varied more than once.</source>
        <translation>%1 wird mehr als einmal variiert; einmal genügt.</translation>
    </message>
    <message>
        <source>%1 is varied, so designs cannot be evaluated over it as well.</source>
        <translation>%1 wird variiert; deshalb lassen sich Entwürfe nicht auch darüber auswerten.</translation>
    </message>
    <message>
        <source>Distribution %2 of %1: almost none of the distribution lies between the smallest and the largest value of the study. Add values or remove the distribution.</source>
        <translation>Verteilung %2 von %1: fast nichts davon liegt zwischen dem kleinsten und dem größten untersuchten Wert. Werte hinzufügen oder die Verteilung weglassen.</translation>
    </message>
    <message>
        <source>%1 is varied, so its distribution must be relative to its value in each design. Write a deviation such as ±5% or ±0.1, or do not vary %1.</source>
        <translation>%1 wird variiert, also muss seine Verteilung um den Wert jedes Entwurfs liegen. Eine Abweichung wie ±5% oder ±0.1 schreiben oder %1 nicht variieren.</translation>
    </message>
    <message>
        <source>The number of random runs of each design must be a whole number (you entered %1).</source>
        <translation>Die Zahl der Zufallsläufe je Entwurf muss eine ganze Zahl sein (eingegeben: %1).</translation>
    </message>
    <message>
        <source>%1 cannot be minimised because it is not varied; varied inputs are %2.</source>
        <translation>%1 lässt sich nicht minimieren, weil es nicht variiert wird; variiert werden %2.</translation>
    </message>
    <message>
        <source>The study has no design with this value of %1.</source>
        <translation>Die Studie hat keinen Entwurf mit diesem Wert von %1.</translation>
    </message>
    <message>
        <source>A run has no result %1.</source>
        <translation>Ein Lauf hat keine Kenngröße %1.</translation>
    </message>
    <message>
        <source>This claim is about a single run and cannot be checked against a study.</source>
        <translation>Diese Behauptung betrifft einen einzelnen Lauf und lässt sich nicht an einer Studie prüfen.</translation>
    </message>
    <message>
        <source>Requirement %1: %2.</source>
        <translation>Anforderung %1: %2.</translation>
    </message>
    <message>
        <source>Requirement %1, position %2: %3.</source>
        <translation>Anforderung %1, Stelle %2: %3.</translation>
    </message>
    <message>
        <source>one side of the comparison is empty</source>
        <translation>eine Seite des Vergleichs ist leer</translation>
    </message>
    <message>
        <source>this condition uses no result of the study, so it is either always or never met</source>
        <translation>diese Bedingung verwendet keine Kenngröße der Studie, ist also entweder immer oder nie erfüllt</translation>
    </message>
    <message>
        <source>no result in this comparison has the unit %1</source>
        <translation>keine Kenngröße in diesem Vergleich hat die Einheit %1</translation>
    </message>
    <message>
        <source>one side of the comparison is not a finite number</source>
        <translation>eine Seite des Vergleichs ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>this condition compares percentages, so %1 means %1 %; write %2 % or, if that is what you mean, %1 %</source>
        <translation>diese Bedingung vergleicht Prozentsätze, also bedeutet %1 hier %1 %; %2 % schreiben oder, wenn das so gemeint ist, %1 %</translation>
    </message>
    <message>
        <source>a comparison is missing; write &gt;=, &gt;, &lt;= or &lt; between two expressions</source>
        <translation>es fehlt ein Vergleich; &gt;=, &gt;, &lt;= oder &lt; zwischen zwei Ausdrücke schreiben</translation>
    </message>
    <message>
        <source>this condition has a second comparison; write &gt;=, &gt;, &lt;= or &lt; only once. Join conditions with &quot;and&quot; or &quot;or&quot;, with spaces around the word</source>
        <translation>diese Bedingung hat einen zweiten Vergleich; &gt;=, &gt;, &lt;= oder &lt; nur einmal schreiben. Bedingungen mit &quot;and&quot; oder &quot;or&quot; verbinden, mit Leerzeichen um das Wort</translation>
    </message>
    <message>
        <source>%1 is not allowed; compare with &gt;=, &gt;, &lt;= or &lt;, and join conditions with &quot;and&quot; or &quot;or&quot;</source>
        <translation>%1 ist nicht erlaubt; mit &gt;=, &gt;, &lt;= oder &lt; vergleichen und Bedingungen mit &quot;and&quot; oder &quot;or&quot; verbinden</translation>
    </message>
    <message>
        <source>brackets are nested more than %1 levels deep</source>
        <translation>Klammern sind tiefer als %1-mal geschachtelt</translation>
    </message>
    <message>
        <source>expanding the brackets gives more than %1 alternatives joined by &quot;or&quot;; simplify the requirement</source>
        <translation>ohne Klammern ausgeschrieben sind es mehr als %1 mit &quot;or&quot; verbundene Alternativen; die Anforderung vereinfachen</translation>
    </message>
    <message>
        <source>more than %1 alternatives are joined by &quot;or&quot;; simplify the requirement</source>
        <translation>mehr als %1 Alternativen sind mit &quot;or&quot; verbunden; die Anforderung vereinfachen</translation>
    </message>
    <message>
        <source>a &apos;)&apos; is missing for the &apos;(&apos; at position %1</source>
        <translation>zu der &apos;(&apos; an Stelle %1 fehlt eine &apos;)&apos;</translation>
    </message>
    <message>
        <source>share(…), quantile(…) or P(…) is used too often; simplify the requirement</source>
        <translation>share(…), quantile(…) oder P(…) kommt zu oft vor; die Anforderung vereinfachen</translation>
    </message>
    <message>
        <source>write share(result &gt; number), for example share(%1 &gt; 0)</source>
        <translation>share(Kenngröße &gt; Zahl) schreiben, zum Beispiel share(%1 &gt; 0)</translation>
    </message>
    <message>
        <source>write quantile(result, level), for example quantile(%1, 10 %)</source>
        <translation>quantile(Kenngröße, Niveau) schreiben, zum Beispiel quantile(%1, 10 %)</translation>
    </message>
    <message>
        <source>the level of a quantile must lie between 0 % and 100 %, or between 0 and 1</source>
        <translation>das Niveau eines Quantils muss zwischen 0 % und 100 % oder zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <source>%1 does not define success, so P(…) cannot be used</source>
        <translation>für %1 ist kein Erfolg definiert, also lässt sich P(…) nicht verwenden</translation>
    </message>
    <message>
        <source>P(…) is available only for success; write P(%1)</source>
        <translation>P(…) gibt es nur für den Erfolg; P(%1) schreiben</translation>
    </message>
    <message>
        <source>%1 is not a result of this study; available results are %2</source>
        <translation>%1 ist keine Kenngröße dieser Studie; verfügbar sind %2</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>%1 must be a number in %2</source>
        <translation>%1 muss eine Zahl in %2 sein</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the first %2 runs have warnings, for example: %3</source>
        <translation>
            <numerusform>%1 der ersten %2 Läufe hat Warnungen wie diese: %3</numerusform>
            <numerusform>%1 der ersten %2 Läufe haben Warnungen wie diese: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>A sensitivity analysis allows at most %1 uncertain inputs.</source>
        <translation>Eine Sensitivitätsanalyse erlaubt höchstens %1 unsichere Eingaben.</translation>
    </message>
    <message>
        <source>A sensitivity analysis of %1 samples needs %2 runs; at most %3 are allowed.</source>
        <translation>Eine Sensitivitätsanalyse mit %1 Stichproben hat %2 Läufe; erlaubt sind höchstens %3.</translation>
    </message>
    <message>
        <source>A sensitivity analysis needs independent inputs; remove the correlations.</source>
        <translation>Eine Sensitivitätsanalyse braucht unabhängige Eingaben; die Korrelationen weglassen.</translation>
    </message>
    <message>
        <source>Samples in the tails of the distributions have incompatible inputs, but a sensitivity analysis cannot omit samples. %1 Use a uniform distribution or a list of values for this input.</source>
        <translation>Ziehungen aus den Ausläufern der Verteilungen haben unverträgliche Eingaben, aber eine Sensitivitätsanalyse kann keine Ziehungen auslassen. %1 Für diese Eingabe eine Gleichverteilung oder eine Liste von Werten angeben.</translation>
    </message>
    <message>
        <source>A linked input is out of range in some runs, but a sensitivity analysis needs all runs; make the distributions narrower.</source>
        <translation>Eine gekoppelte Eingabe liegt in manchen Läufen außerhalb ihres Bereichs, und eine Sensitivitätsanalyse braucht sie alle; engere Verteilungen wählen.</translation>
    </message>
    <message>
        <source>Requirement %1 uses a probability, but %2 has no distribution. Set one, such as weibull:2:4.5; on the command line use --over %2=weibull:2:4.5.</source>
        <translation>Anforderung %1 verwendet eine Wahrscheinlichkeit, aber %2 hat keine Verteilung. Eine angeben, etwa weibull:2:4.5; auf der Befehlszeile mit --over %2=weibull:2:4.5.</translation>
    </message>
    <message>
        <source>A single value of %1 represents %2 % of its distribution, so the computed probability is inaccurate. Use more closely spaced values.</source>
        <translation>Ein einzelner Wert von %1 steht für %2 % seiner Verteilung; die berechnete Wahrscheinlichkeit ist deshalb ungenau. Enger liegende Werte verwenden.</translation>
    </message>
    <message>
        <source>%1 is not a numeric input of %2.</source>
        <translation>%1 ist keine Zahleneingabe von %2.</translation>
    </message>
    <message>
        <source>Values of %1 are missing.</source>
        <translation>Werte von %1 fehlen.</translation>
    </message>
    <message>
        <source>The distribution is for %1, but designs are evaluated over %2.</source>
        <translation>Die Verteilung gilt für %1, aber Entwürfe werden über %2 ausgewertet.</translation>
    </message>
    <message>
        <source>The study has %1 runs; at most %2 are allowed. Use fewer values.</source>
        <translation>Die Studie hat %1 Läufe; erlaubt sind höchstens %2. Weniger Werte verwenden.</translation>
    </message>
    <message>
        <source>In some designs, the formulas of linked inputs give values out of range: %1.</source>
        <translation>In manchen Entwürfen ergeben die Formeln gekoppelter Eingaben Werte außerhalb des Bereichs: %1.</translation>
    </message>
    <message>
        <source>%1 already has its own values or distribution, so it cannot also be linked to a formula.</source>
        <translation>%1 hat schon eigene Werte oder eine Verteilung und kann nicht auch an eine Formel gekoppelt sein.</translation>
    </message>
    <message>
        <source>%1 is linked to more than one formula; keep only one.</source>
        <translation>%1 ist an mehr als eine Formel gekoppelt; nur eine behalten.</translation>
    </message>
    <message>
        <source>%1 is itself linked to a formula; use that formula instead.</source>
        <translation>%1 ist selbst an eine Formel gekoppelt; stattdessen diese Formel verwenden.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a number; enter a number or make %1 uncertain.</source>
        <translation>%1 ist %2 und damit keine Zahl; eine Zahl eingeben oder %1 unsicher machen.</translation>
    </message>
    <message>
        <source>Formula of %1: %2</source>
        <translation>Formel von %1: %2</translation>
    </message>
    <message>
        <source>%1 has more than one tolerance; keep only one.</source>
        <translation>%1 hat mehr als eine Toleranz; nur eine angeben.</translation>
    </message>
    <message>
        <source>%1 cannot have a tolerance because every design is evaluated over all values of %1.</source>
        <translation>%1 kann keine Toleranz haben, denn jeder Entwurf wird über alle Werte von %1 ausgewertet.</translation>
    </message>
    <message>
        <source>%1 is linked to other inputs; set tolerances for these inputs instead.</source>
        <translation>%1 ist an andere Eingaben gekoppelt; stattdessen diesen Eingaben Toleranzen geben.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a number and cannot have a tolerance.</source>
        <translation>%1 ist %2, das ist keine Zahl und kann keine Toleranz haben.</translation>
    </message>
    <message>
        <source>%1 is 0, so its tolerance %2 is 0, too; enter an absolute tolerance, such as 0.1.</source>
        <translation>%1 ist 0, also ist auch die Toleranz %2 gleich 0; eine absolute Toleranz eingeben, etwa 0.1.</translation>
    </message>
    <message>
        <source>Tolerance %2 of %1: %3</source>
        <translation>Toleranz %2 von %1: %3</translation>
    </message>
    <message>
        <source>write a tolerance, such as ±0.5 or 5 %.</source>
        <translation>eine Toleranz schreiben, etwa ±0.5 oder 5 %.</translation>
    </message>
    <message>
        <source>the tolerance must be greater than 0; omit it if the input is exact.</source>
        <translation>die Toleranz muss größer als 0 sein; ist die Eingabe genau, die Toleranz weglassen.</translation>
    </message>
    <message>
        <source>%1 inputs have a tolerance; at most %2 are allowed. Keep only the most important ones.</source>
        <translation>%1 Eingaben haben eine Toleranz; möglich sind höchstens %2. Nur die wichtigsten behalten.</translation>
    </message>
    <message>
        <source>sin, cos and tan take radians; for degrees write tan(15°) or tan(15 deg)</source>
        <translation>sin, cos und tan nehmen Radiant; für Grad tan(15°) oder tan(15 deg) schreiben</translation>
    </message>
    <message>
        <source>%1 mixes angles and plain numbers; write 15° for an angle in degrees.</source>
        <translation>%1 vermischt Winkel und Zahlen; für einen Winkel in Grad 15° schreiben.</translation>
    </message>
    <message>
        <source>%1 cannot be converted to %2. Compatible units are %3.</source>
        <translation>%1 lässt sich nicht in %2 umrechnen. Passende Einheiten sind %3.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Eine Zahl eingeben.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. Write it with one decimal point or comma and without digit grouping, such as 1234.5.</source>
        <translation>%1 ist mehrdeutig. Mit einem einzigen Dezimalpunkt oder -komma und ohne Zifferngruppierung schreiben, etwa 1234.5.</translation>
    </message>
    <message>
        <source>The same results exist for the other bodies: replace _1 in the name by the number of the body, for example %1.</source>
        <translation>Dieselben Kenngrößen gibt es für die anderen Körper: im Namen _1 durch die Nummer des Körpers ersetzen, zum Beispiel %1.</translation>
    </message>
    <message>
        <source>%1 must be a finite number.</source>
        <translation>%1 muss eine endliche Zahl sein.</translation>
    </message>
    <message>
        <source>%1 = %2 is out of range; it must be %3.</source>
        <translation>%1 = %2 ist außerhalb des Bereichs: erlaubt ist %3.</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; %3</source>
        <translation>%1 = „%2“ %3</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is not valid; enter a number or &quot;%3&quot;.</source>
        <translation>%1 = „%2“ ist nicht gültig; eine Zahl oder „%3“ angeben.</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is not valid; choices are %3.</source>
        <translation>%1 = „%2“ ist nicht gültig; möglich sind %3.</translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation>%1 muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>%1 must be a number or &quot;%2&quot;.</source>
        <translation>%1 muss eine Zahl oder „%2“ sein.</translation>
    </message>
    <message>
        <source>%1 must be one of %2.</source>
        <translation>%1 muss eines von %2 sein.</translation>
    </message>
    <message>
        <source>%1 must be text.</source>
        <translation>%1 muss ein Text sein.</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is not a number; write it with a decimal point and without digit grouping.</source>
        <translation>%1 = „%2“ ist keine Zahl; mit Dezimalpunkt und ohne Zifferngruppierung schreiben.</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is neither a number nor &quot;%3&quot;; write a number with a decimal point and without digit grouping.</source>
        <translation>%1 = „%2“ ist weder eine Zahl noch „%3“; eine Zahl mit Dezimalpunkt und ohne Zifferngruppierung schreiben.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Nicht genügend Speicher.</translation>
    </message>
    <message>
        <source>Internal error in Talweg: %1</source>
        <translation>Interner Fehler in Talweg: %1</translation>
    </message>
    <message>
        <source>An unknown error occurred.</source>
        <translation>Ein unbekannter Fehler ist aufgetreten.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>3-D view</source>
        <translation>Im Raum</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Wärme</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Impuls</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Schlupf</translation>
    </message>
    <message>
        <source>Slip metric</source>
        <translation>Schlupfmaß</translation>
    </message>
    <message>
        <source>Solid sphere</source>
        <translation>Vollkugel</translation>
    </message>
    <message>
        <source>Hollow sphere</source>
        <translation>Hohlkugel</translation>
    </message>
    <message>
        <source>Solid cylinder</source>
        <translation>Vollzylinder</translation>
    </message>
    <message>
        <source>Hollow cylinder</source>
        <translation>Hohlzylinder</translation>
    </message>
    <message>
        <source>%1, %2 kg</source>
        <translation>%1, %2 kg</translation>
    </message>
    <message>
        <source>Mandala 2025: four bodies race</source>
        <translation>Mandala 2025: vier Körper um die Wette</translation>
    </message>
    <message>
        <source>Two spheres and two cylinders, solid and hollow, roll down a ramp of 15°; the solid sphere wins after 3.379 s. The other experiments use the published time stepping, which is at most 21 ms early with steps of 10 ms and at most 1 ms early with steps of 0.25 ms. Change the mass of a body: its time stays the same.</source>
        <translation>Zwei Kugeln und zwei Zylinder, voll und hohl, rollen eine Rampe von 15° hinab; die Vollkugel gewinnt nach 3.379 s. Die anderen Experimente verwenden das veröffentlichte Zeitschrittverfahren; es ist mit Schritten von 10 ms höchstens 21 ms zu früh, mit Schritten von 0.25 ms höchstens 1 ms. Die Masse eines Körpers ändern: seine Zeit bleibt gleich.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>As published, 1 ms</source>
        <translation>Wie veröffentlicht, 1 ms</translation>
    </message>
    <message>
        <source>As published, 10 ms</source>
        <translation>Wie veröffentlicht, 10 ms</translation>
    </message>
    <message>
        <source>As published, 0.25 ms</source>
        <translation>Wie veröffentlicht, 0.25 ms</translation>
    </message>
    <message>
        <source>Mandala 2025: heavier bodies</source>
        <translation>Mandala 2025: schwerere Körper</translation>
    </message>
    <message>
        <source>Each body is computed with twice and with ten times its mass by the published method. The figure “Heat” shows the heat of all bodies, which grows with the mass. Compare the experiments: energy and momentum grow, too, but the motion stays the same.</source>
        <translation>Jeder Körper wird mit doppelter und mit zehnfacher Masse nach dem veröffentlichten Verfahren berechnet. Die Abbildung „Wärme“ zeigt die Wärme aller Körper, die mit der Masse wächst. Die Experimente vergleichen: auch Energie und Impuls wachsen, die Bewegung bleibt dieselbe.</translation>
    </message>
    <message>
        <source>Mandala 2025: time step, mass and tilt</source>
        <translation>Mandala 2025: Zeitschritt, Masse und Neigung</translation>
    </message>
    <message>
        <source>The studies of the paper vary the time step, the mass and the tilt for the inertia factors of the four bodies. Smaller time steps reduce the slip, the heat and the time error; larger masses increase momentum and heat but do not change the time. Open the tilt study to see how the tilt changes the time and the friction needed to roll.</source>
        <translation>Die Studien der Veröffentlichung variieren Zeitschritt, Masse und Neigung für die Trägheitsfaktoren der vier Körper. Kleinere Zeitschritte verringern Schlupf, Wärme und den Fehler der Zeit; größere Massen erhöhen Impuls und Wärme, ändern aber die Zeit nicht. Die Studie der Neigung öffnen: sie zeigt, wie die Neigung die Zeit und die zum Rollen nötige Reibung ändert.</translation>
    </message>
    <message>
        <source>Time step study</source>
        <translation>Studie des Zeitschritts</translation>
    </message>
    <message>
        <source>Mass study</source>
        <translation>Studie der Masse</translation>
    </message>
    <message>
        <source>Tilt study</source>
        <translation>Studie der Neigung</translation>
    </message>
    <message>
        <source>Rolling or sliding?</source>
        <translation>Rollen oder gleiten?</translation>
    </message>
    <message>
        <source>Rolling requires tan α ≤ μ(1+k)/k, so bodies with a larger inertia factor k slide at smaller tilts. In the map of tilt and friction, a line marks the limit between rolling and sliding: with μ = 0.3, a hollow cylinder rolls at tilts of at most 30.96°. Open the inertia study to see the limit for other values of k.</source>
        <translation>Rollen braucht tan α ≤ μ(1+k)/k; Körper mit größerem Trägheitsfaktor k gleiten also schon bei kleinerer Neigung. In der Karte von Neigung und Reibung ist die Linie die Grenze zwischen Rollen und Gleiten: mit μ = 0.3 rollt ein Hohlzylinder bei Neigungen bis 30.96°. Die Studie der Trägheit öffnen, um die Grenze für andere Werte von k zu sehen.</translation>
    </message>
    <message>
        <source>At 35°</source>
        <translation>Bei 35°</translation>
    </message>
    <message>
        <source>Inertia study</source>
        <translation>Studie der Trägheit</translation>
    </message>
    <message>
        <source>Incline race</source>
        <translation>Wettlauf auf der Rampe</translation>
    </message>
    <message>
        <source>Solid and hollow bodies rolling and sliding down a ramp side by side.</source>
        <translation>Voll- und Hohlkörper rollen und gleiten nebeneinander eine Rampe hinab.</translation>
    </message>
    <message>
        <source>Down the ramp</source>
        <translation>Die Rampe hinab</translation>
    </message>
    <message>
        <source>All rolled</source>
        <translation>Alle rollten</translation>
    </message>
    <message>
        <source>Some slid</source>
        <translation>Einige glitten</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>All roll</source>
        <translation>Alle rollen</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Shape of the body. For any other shape, enter the inertia factor.</source>
        <translation>Form des Körpers. Bei jeder anderen Form den Trägheitsfaktor eingeben.</translation>
    </message>
    <message>
        <source>By lane</source>
        <translation>Nach Bahn</translation>
    </message>
    <message>
        <source>Each lane has its own colour.</source>
        <translation>Jede Bahn hat ihre eigene Farbe.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Line colour of the body in figures, as a number.</source>
        <translation>Linienfarbe des Körpers in Abbildungen, als Nummer.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name in tables and legends. If empty, the shape is used.</source>
        <translation>Name in Tabellen und Legenden. Leer: die Form.</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>The mass has no effect on the motion.</source>
        <translation>Die Masse hat keinen Einfluss auf die Bewegung.</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Distance from the axis of the body to the ramp.</source>
        <translation>Abstand der Körperachse von der Rampe.</translation>
    </message>
    <message>
        <source>Inertia factor</source>
        <translation>Trägheitsfaktor</translation>
    </message>
    <message>
        <source>J/(m R²), which replaces the inertia factor of the shape. It is 2/5 for a solid sphere and 1 for a hoop.</source>
        <translation>J/(m R²), anstelle des Trägheitsfaktors der Form: 2/5 für eine Vollkugel, 1 für einen Reifen.</translation>
    </message>
    <message>
        <source>Static friction</source>
        <translation>Haftreibungszahl</translation>
    </message>
    <message>
        <source>Coefficient for this body, which replaces that of the ramp.</source>
        <translation>Reibungszahl dieses Körpers anstelle derjenigen der Rampe.</translation>
    </message>
    <message>
        <source>Kinetic friction</source>
        <translation>Gleitreibungszahl</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>One to eight bodies, each in its own lane.</source>
        <translation>Ein bis acht Körper, jeder in seiner eigenen Bahn.</translation>
    </message>
    <message>
        <source>Mandala 2025, listing 3</source>
        <translation>Mandala 2025, Listing 3</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message numerus="yes">
        <source>%n bodies</source>
        <translation>
            <numerusform>%n Körper</numerusform>
            <numerusform>%n Körper</numerusform>
        </translation>
    </message>
    <message>
        <source>Inverse effective mass</source>
        <translation>Kehrwert der effektiven Masse</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>The published method divides the slip by k_t, the inverse of the effective mass, to get the friction impulse that stops the slip. Mandala 2025 gives two definitions of k_t, which it calls the effective mass.</source>
        <translation>Das veröffentlichte Verfahren teilt den Schlupf durch k_t, den Kehrwert der effektiven Masse, um den Kraftstoß der Reibung zu erhalten, der den Schlupf beendet. Mandala 2025 definiert k_t auf zwei Arten und nennt es effektive Masse.</translation>
    </message>
    <message>
        <source>Mandala 2025, section 9.4 and equation 7</source>
        <translation>Mandala 2025, Abschnitt 9.4 und Gleichung 7</translation>
    </message>
    <message>
        <source>Section 9.4</source>
        <translation>Abschnitt 9.4</translation>
    </message>
    <message>
        <source>k_t = 1/m + R²/J: the impulse just ends the slip.</source>
        <translation>k_t = 1/m + R²/J: der Kraftstoß beendet den Schlupf gerade.</translation>
    </message>
    <message>
        <source>Equation 7</source>
        <translation>Gleichung 7</translation>
    </message>
    <message>
        <source>k_t = 1/m, to which the printed equation 7 reduces for these bodies: the impulse reverses the slip.</source>
        <translation>k_t = 1/m, worauf sich die gedruckte Gleichung 7 für diese Körper reduziert: der Kraftstoß kehrt den Schlupf um.</translation>
    </message>
    <message>
        <source>Definition of the friction loss in the published method. Mandala 2025 gives two definitions; neither is the work of the impulses.</source>
        <translation>Definition des Reibungsverlusts im veröffentlichten Verfahren. Mandala 2025 gibt zwei an; keine ist die Arbeit der Kraftstöße.</translation>
    </message>
    <message>
        <source>Mandala 2025, section 9.6 and listing 8</source>
        <translation>Mandala 2025, Abschnitt 9.6 und Listing 8</translation>
    </message>
    <message>
        <source>Work done</source>
        <translation>Verrichtete Arbeit</translation>
    </message>
    <message>
        <source>Work of the impulses: energy lost to friction and impacts, in J.</source>
        <translation>Arbeit der Kraftstöße: die durch Reibung und Stöße verlorene Energie, in J.</translation>
    </message>
    <message>
        <source>Section 9.6</source>
        <translation>Abschnitt 9.6</translation>
    </message>
    <message>
        <source>The sum of μ |J_n| |slip before the impact| Δt, where J_n is the normal impulse. Because of the factor Δt its unit is J s, but Mandala 2025 adds it to energies in J.</source>
        <translation>Die Summe von μ |J_n| |Schlupf vor dem Aufprall| Δt mit dem Kraftstoß J_n in Normalenrichtung. Wegen des Faktors Δt ist ihre Einheit J s, aber Mandala 2025 addiert sie zu Energien in J.</translation>
    </message>
    <message>
        <source>Listing 8</source>
        <translation>Listing 8</translation>
    </message>
    <message>
        <source>The sum of μ |J_n| |slip after the impact|, without Δt. The impulse of gravity during the step is subtracted from the normal impulse J_n.</source>
        <translation>Die Summe von μ |J_n| |Schlupf nach dem Aufprall|, ohne Δt. Vom Kraftstoß J_n in Normalenrichtung wird der Kraftstoß der Schwerkraft während des Schritts abgezogen.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Solution method.</source>
        <translation>Lösungsverfahren.</translation>
    </message>
    <message>
        <source>Closed-form solution for rolling and sliding.</source>
        <translation>Lösung in geschlossener Form für Rollen und Gleiten.</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Wie veröffentlicht</translation>
    </message>
    <message>
        <source>Time stepping of Mandala 2025: symplectic Euler steps, with an impulse when a body penetrates the ramp.</source>
        <translation>Zeitschrittverfahren von Mandala 2025: symplektische Euler-Schritte mit einem Kraftstoß, wenn ein Körper in die Rampe eindringt.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>Rampe</translation>
    </message>
    <message>
        <source>Height of the ramp surface above the ground at the start.</source>
        <translation>Höhe der Rampenoberfläche über dem Boden am Start.</translation>
    </message>
    <message>
        <source>Mandala 2025, listing 2</source>
        <translation>Mandala 2025, Listing 2</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Angle of the ramp below the horizontal.</source>
        <translation>Winkel der Rampe unter der Waagrechten.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Horizontal length of the ramp from the start to the foot.</source>
        <translation>Waagrechte Länge der Rampe vom Start bis zum Fuß.</translation>
    </message>
    <message>
        <source>Half-width</source>
        <translation>Halbe Breite</translation>
    </message>
    <message>
        <source>Half the width of the ramp. All lanes are equally wide.</source>
        <translation>Die halbe Breite der Rampe. Alle Bahnen sind gleich breit.</translation>
    </message>
    <message>
        <source>Coefficient of static friction. A body rolls if tan α ≤ μ (1+k)/k.</source>
        <translation>Haftreibungszahl. Ein Körper rollt, wenn tan α ≤ μ (1+k)/k.</translation>
    </message>
    <message>
        <source>Mandala 2025, equation 6</source>
        <translation>Mandala 2025, Gleichung 6</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Stoßzahl</translation>
    </message>
    <message>
        <source>Coefficient of restitution of the impacts in the published method. In the exact method, bodies stay in contact with the ramp.</source>
        <translation>Stoßzahl der Stöße im veröffentlichten Verfahren. Im exakten Verfahren bleiben die Körper in Kontakt mit der Rampe.</translation>
    </message>
    <message>
        <source>Mandala 2025, equation 5</source>
        <translation>Mandala 2025, Gleichung 5</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Fallbeschleunigung</translation>
    </message>
    <message>
        <source>Surface gravity.</source>
        <translation>Schwerebeschleunigung an der Oberfläche.</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation>Zeitschritt</translation>
    </message>
    <message>
        <source>Time step of the published method. Mandala 2025 uses 0.01, 0.001 and 0.00025 s.</source>
        <translation>Zeitschritt des veröffentlichten Verfahrens. Mandala 2025 verwendet 0.01, 0.001 und 0.00025 s.</translation>
    </message>
    <message>
        <source>Mandala 2025, section 5.2</source>
        <translation>Mandala 2025, Abschnitt 5.2</translation>
    </message>
    <message>
        <source>The race ends at this time for bodies that have not reached the foot.</source>
        <translation>Zu dieser Zeit endet der Wettlauf für Körper, die den Fuß nicht erreicht haben.</translation>
    </message>
    <message>
        <source>The shape of body %1 does not determine its inertia factor k. Enter k.</source>
        <translation>Die Form von Körper %1 legt seinen Trägheitsfaktor k nicht fest. k eingeben.</translation>
    </message>
    <message>
        <source>Time step Δt = %1 s gives more than 200000 steps within the time limit of %2 s. Choose a longer step or a shorter limit.</source>
        <translation>Zeitschritt Δt = %1 s ergibt mehr als 200000 Schritte bis zur Zeitgrenze von %2 s: einen längeren Schritt oder eine kürzere Grenze wählen.</translation>
    </message>
    <message>
        <source>The ramp would end %1 m below the ground. Choose a smaller length or tilt, or a greater height.</source>
        <translation>Die Rampe würde %1 m unter dem Boden enden: eine kleinere Länge oder Neigung oder eine größere Höhe wählen.</translation>
    </message>
    <message>
        <source>Winning time</source>
        <translation>Siegerzeit</translation>
    </message>
    <message>
        <source>Time from the start until the first body reaches the foot.</source>
        <translation>Zeit vom Start, bis der erste Körper den Fuß erreicht.</translation>
    </message>
    <message>
        <source>Energy residual</source>
        <translation>Rest der Energiebilanz</translation>
    </message>
    <message>
        <source>Body %1, time</source>
        <translation>Körper %1, Zeit</translation>
    </message>
    <message>
        <source>Time from the start until the body reaches the foot.</source>
        <translation>Zeit vom Start, bis der Körper den Fuß erreicht.</translation>
    </message>
    <message>
        <source>Body %1, speed at the end</source>
        <translation>Körper %1, Geschwindigkeit am Ende</translation>
    </message>
    <message>
        <source>Speed of the centre of the body at the foot or at the time limit.</source>
        <translation>Geschwindigkeit des Körpermittelpunkts am Fuß oder an der Zeitgrenze.</translation>
    </message>
    <message>
        <source>Body %1, friction needed to roll</source>
        <translation>Körper %1, zum Rollen nötige Reibungszahl</translation>
    </message>
    <message>
        <source>Body %1, angular momentum at the end</source>
        <translation>Körper %1, Drehimpuls am Ende</translation>
    </message>
    <message>
        <source>Angular momentum k m R² |ω| about the centre of the body at the end.</source>
        <translation>Drehimpuls k m R² |ω| um den Mittelpunkt des Körpers am Ende.</translation>
    </message>
    <message>
        <source>Body %1, acceleration</source>
        <translation>Körper %1, Beschleunigung</translation>
    </message>
    <message>
        <source>Mean acceleration along the ramp from rest to the end, 2 s/t². It is g sin α/(1+k) if the body rolls.</source>
        <translation>Mittlere Beschleunigung entlang der Rampe aus der Ruhe bis zum Ende, 2 s/t². Sie ist g sin α/(1+k), wenn der Körper rollt.</translation>
    </message>
    <message>
        <source>Body %1, translational energy at the end</source>
        <translation>Körper %1, Translationsenergie am Ende</translation>
    </message>
    <message>
        <source>Translational energy m v²/2.</source>
        <translation>Translationsenergie m v²/2.</translation>
    </message>
    <message>
        <source>Body %1, share of rotation at the end</source>
        <translation>Körper %1, Anteil der Rotation am Ende</translation>
    </message>
    <message>
        <source>Share of rotation in the kinetic energy of the body. It is k/(1+k) if the body rolls.</source>
        <translation>Anteil der Rotation an der kinetischen Energie des Körpers. Er ist k/(1+k), wenn der Körper rollt.</translation>
    </message>
    <message>
        <source>Body %1, heat</source>
        <translation>Körper %1, Wärme</translation>
    </message>
    <message>
        <source>Energy lost to friction and impacts. For the published method, the input “Heat” selects its definition.</source>
        <translation>Durch Reibung und Stöße verlorene Energie. Beim veröffentlichten Verfahren bestimmt die Eingabe „Wärme“ ihre Definition.</translation>
    </message>
    <message>
        <source>Body %1, greatest slip</source>
        <translation>Körper %1, größter Schlupf</translation>
    </message>
    <message>
        <source>Largest slip speed |v + Rω|.</source>
        <translation>Größter Betrag des Schlupfs, |v + Rω|.</translation>
    </message>
    <message>
        <source>Body %1, energy and losses at the end</source>
        <translation>Körper %1, Energie und Verluste am Ende</translation>
    </message>
    <message>
        <source>Sum of the mechanical energy and the losses of the body.</source>
        <translation>Summe der mechanischen Energie und der Verluste des Körpers.</translation>
    </message>
    <message>
        <source>Body %1, change of energy and losses</source>
        <translation>Körper %1, Änderung von Energie und Verlusten</translation>
    </message>
    <message>
        <source>Change of the sum of mechanical energy and losses from start to end; 0 if the method conserves energy.</source>
        <translation>Änderung der Summe aus mechanischer Energie und Verlusten vom Start bis zum Ende; 0, wenn das Verfahren die Energie erhält.</translation>
    </message>
    <message>
        <source>Body %1, time minus exact time</source>
        <translation>Körper %1, Zeit minus exakte Zeit</translation>
    </message>
    <message>
        <source>Arrival time in this run minus arrival time in the exact motion; positive if the body arrives late.</source>
        <translation>Ankunftszeit in diesem Lauf minus Ankunftszeit bei der exakten Bewegung; positiv, wenn der Körper zu spät ankommt.</translation>
    </message>
    <message>
        <source>Horizontal position</source>
        <translation>Waagrechte Lage</translation>
    </message>
    <message>
        <source>Horizontal distance of the centre of the body from the upper edge of the ramp, positive downhill.</source>
        <translation>Waagrechter Abstand des Körpermittelpunkts von der Oberkante der Rampe, hangabwärts positiv.</translation>
    </message>
    <message>
        <source>Centre elevation</source>
        <translation>Höhe des Mittelpunkts</translation>
    </message>
    <message>
        <source>Elevation of the centre of the body above the ground.</source>
        <translation>Höhe des Körpermittelpunkts über dem Boden.</translation>
    </message>
    <message>
        <source>Rotation angle, counter-clockwise</source>
        <translation>Drehwinkel, gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Rotation since the start. A body that rolls downhill turns clockwise, so its angle is negative.</source>
        <translation>Drehung seit dem Start. Ein Körper, der hangabwärts rollt, dreht sich im Uhrzeigersinn; sein Winkel ist also negativ.</translation>
    </message>
    <message>
        <source>Speed of the centre of the body.</source>
        <translation>Geschwindigkeit des Körpermittelpunkts.</translation>
    </message>
    <message>
        <source>Spin, counter-clockwise</source>
        <translation>Winkelgeschwindigkeit, gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>A body that rolls downhill turns clockwise, so its spin is −v/R.</source>
        <translation>Ein Körper, der hangabwärts rollt, dreht sich im Uhrzeigersinn; seine Winkelgeschwindigkeit ist also −v/R.</translation>
    </message>
    <message>
        <source>Slip of the contact point</source>
        <translation>Schlupf des Berührpunkts</translation>
    </message>
    <message>
        <source>Velocity of the contact point, v + Rω, positive downhill; 0 while the body rolls.</source>
        <translation>Geschwindigkeit des Berührpunkts, v + Rω, hangabwärts positiv; 0, solange der Körper rollt.</translation>
    </message>
    <message>
        <source>Slip metric of Mandala 2025</source>
        <translation>Schlupfmaß von Mandala 2025</translation>
    </message>
    <message>
        <source>R|ω| − |v| with the sign convention of Mandala 2025: positive if the body spins faster than it rolls. The sign is opposite to that of the slip unless the body bounces or turns back.</source>
        <translation>R|ω| − |v| mit dem Vorzeichen von Mandala 2025: positiv, wenn sich der Körper schneller dreht, als er rollt. Das Vorzeichen ist dem des Schlupfs entgegengesetzt, außer wenn der Körper springt oder umkehrt.</translation>
    </message>
    <message>
        <source>Translational energy</source>
        <translation>Translationsenergie</translation>
    </message>
    <message>
        <source>Rotational energy</source>
        <translation>Rotationsenergie</translation>
    </message>
    <message>
        <source>Rotational energy k m R² ω²/2.</source>
        <translation>Rotationsenergie k m R² ω²/2.</translation>
    </message>
    <message>
        <source>Potential energy</source>
        <translation>Potentielle Energie</translation>
    </message>
    <message>
        <source>Potential energy m g y, with y measured from the ground.</source>
        <translation>Potentielle Energie m g y, mit y vom Boden aus gemessen.</translation>
    </message>
    <message>
        <source>Mechanical energy</source>
        <translation>Mechanische Energie</translation>
    </message>
    <message>
        <source>Sum of translational, rotational and potential energy.</source>
        <translation>Summe aus Translations-, Rotations- und potentieller Energie.</translation>
    </message>
    <message>
        <source>Lost to friction and impacts</source>
        <translation>An Reibung und Stöße verloren</translation>
    </message>
    <message>
        <source>Work of friction at the slipping contact since the start. For the published method, the input “Heat” selects the definition.</source>
        <translation>Arbeit der Reibung am gleitenden Kontakt seit dem Start. Beim veröffentlichten Verfahren bestimmt die Eingabe „Wärme“ die Definition.</translation>
    </message>
    <message>
        <source>Mechanical energy and losses</source>
        <translation>Mechanische Energie und Verluste</translation>
    </message>
    <message>
        <source>Energy of the body plus its losses. The sum is constant if the method conserves energy.</source>
        <translation>Energie des Körpers plus seine Verluste. Die Summe ist konstant, wenn das Verfahren die Energie erhält.</translation>
    </message>
    <message>
        <source>Angular momentum</source>
        <translation>Drehimpuls</translation>
    </message>
    <message>
        <source>Angular momentum k m R² |ω| about the centre of the body.</source>
        <translation>Drehimpuls k m R² |ω| um den Mittelpunkt des Körpers.</translation>
    </message>
    <message>
        <source>Speed of the centre of the body on arrival.</source>
        <translation>Geschwindigkeit des Körpermittelpunkts bei der Ankunft.</translation>
    </message>
    <message>
        <source>Spin on arrival, positive counter-clockwise.</source>
        <translation>Winkelgeschwindigkeit bei der Ankunft, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Time to the foot</source>
        <translation>Zeit bis zum Fuß</translation>
    </message>
    <message>
        <source>Final speed</source>
        <translation>Endgeschwindigkeit</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Share of rotation</source>
        <translation>Anteil der Rotation</translation>
    </message>
    <message>
        <source>Friction needed to roll</source>
        <translation>Zum Rollen nötige Reibungszahl</translation>
    </message>
    <message>
        <source>sliding</source>
        <translation>Gleiten</translation>
    </message>
    <message>
        <source>rolling</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Final angular momentum (kg m²/s)</source>
        <translation>Drehimpuls am Ende (kg m²/s)</translation>
    </message>
    <message>
        <source>Time error</source>
        <translation>Fehler der Zeit</translation>
    </message>
    <message>
        <source>Change of energy and losses</source>
        <translation>Änderung von Energie und Verlusten</translation>
    </message>
    <message>
        <source>Order of convergence</source>
        <translation>Konvergenzordnung</translation>
    </message>
    <message>
        <source>%1 reaches the foot after %2 s at %3 m/s</source>
        <translation>%1 ist nach %2 s am Fuß, mit %3 m/s</translation>
    </message>
    <message>
        <source>%1 wins: it reaches the foot after %2 s at %3 m/s</source>
        <translation>%1 gewinnt: nach %2 s am Fuß, mit %3 m/s</translation>
    </message>
    <message>
        <source>Dead heat: %1 and %2 reach the foot after %3 s at %4 m/s</source>
        <translation>Totes Rennen: %1 und %2 nach %3 s am Fuß, mit %4 m/s</translation>
    </message>
    <message>
        <source>%1 wins: it reaches the foot after %2 s at %3 m/s, %4 s before %5</source>
        <translation>%1 gewinnt: nach %2 s am Fuß, mit %3 m/s, %4 s vor %5</translation>
    </message>
    <message>
        <source>No body reaches the foot within %1 s.</source>
        <translation>Kein Körper erreicht den Fuß in %1 s.</translation>
    </message>
    <message>
        <source>%1; not all bodies roll.</source>
        <translation>%1; nicht alle rollen.</translation>
    </message>
    <message>
        <source>%1; all bodies roll.</source>
        <translation>%1; alle rollen.</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>%1 arrives, sliding</source>
        <translation>%1 kommt an, gleitend</translation>
    </message>
    <message>
        <source>%1 arrives, rolling</source>
        <translation>%1 kommt an, rollend</translation>
    </message>
    <message>
        <source>The published method does not conserve energy; the energy residual is %1 of the potential energy released between the start and the foot.</source>
        <translation>Das veröffentlichte Verfahren erhält die Energie nicht; der Rest der Energiebilanz beträgt %1 der zwischen Start und Fuß frei werdenden potentiellen Energie.</translation>
    </message>
    <message>
        <source>Kinetic friction exceeds static friction; the exact method then uses static friction for sliding, too.</source>
        <translation>Die Gleitreibungszahl ist größer als die Haftreibungszahl; das exakte Verfahren rechnet dann auch beim Gleiten mit der Haftreibungszahl.</translation>
    </message>
    <message>
        <source>%1 slides: rolling needs μ of at least %2.</source>
        <translation>%1 gleitet: Rollen braucht μ von mindestens %2.</translation>
    </message>
    <message>
        <source>exact: constant accelerations</source>
        <translation>exakt: konstante Beschleunigungen</translation>
    </message>
    <message>
        <source>as published: symplectic Euler and impulses, Δt = %1 s</source>
        <translation>wie veröffentlicht: symplektischer Euler und Kraftstöße, Δt = %1 s</translation>
    </message>
    <message>
        <source>Use %1 = %2</source>
        <translation>%1 = %2 verwenden</translation>
    </message>
    <message>
        <source>Use %1 %2</source>
        <translation>%1 %2 verwenden</translation>
    </message>
    <message>
        <source>%1 needs at least two points.</source>
        <translation>%1 braucht mindestens zwei Punkte.</translation>
    </message>
    <message>
        <source>%1: the coordinates of point %2 must be finite numbers.</source>
        <translation>%1: Die Koordinaten von Punkt %2 müssen endliche Zahlen sein.</translation>
    </message>
    <message>
        <source>%1: x must increase from point to point, but point %2 has x = %3 and the point before it has x = %4.</source>
        <translation>%1: x muss von Punkt zu Punkt wachsen, aber Punkt %2 hat x = %3 und der Punkt davor x = %4.</translation>
    </message>
    <message>
        <source>%1 must be a list of points x:y.</source>
        <translation>%1 muss eine Liste von Punkten x:y sein.</translation>
    </message>
    <message>
        <source>%1 must be a table.</source>
        <translation>%1 muss eine Tabelle sein.</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is not a list of points; write x:y, x:y, … with decimal points.</source>
        <translation>%1 = „%2“ ist keine Liste von Punkten; x:y, x:y, … mit Dezimalpunkten schreiben.</translation>
    </message>
    <message>
        <source>Stays at rest</source>
        <translation>Bleibt in Ruhe</translation>
    </message>
    <message>
        <source>Comes to rest</source>
        <translation>Kommt zur Ruhe</translation>
    </message>
    <message>
        <source>Halts and slides back</source>
        <translation>Hält an und gleitet zurück</translation>
    </message>
    <message>
        <source>Starts to slide</source>
        <translation>Beginnt zu gleiten</translation>
    </message>
    <message>
        <source>Pivots on particle %1</source>
        <translation>Dreht sich um Teilchen %1</translation>
    </message>
    <message>
        <source>The pivot starts to slide</source>
        <translation>Der Drehpunkt beginnt zu gleiten</translation>
    </message>
    <message>
        <source>closed form</source>
        <translation>geschlossene Form</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Startet</translation>
    </message>
    <message numerus="yes">
        <source>linearly implicit Euler, extrapolated to order 7, in regularised time, %n steps</source>
        <translation>
            <numerusform>linear-implizites Euler-Verfahren, extrapoliert bis Ordnung 7, in regularisierter Zeit, %n Schritt</numerusform>
            <numerusform>linear-implizites Euler-Verfahren, extrapoliert bis Ordnung 7, in regularisierter Zeit, %n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dormand–Prince 5(4) in regularised time, %n steps</source>
        <translation>
            <numerusform>Dormand–Prince 5(4) in regularisierter Zeit, %n Schritt</numerusform>
            <numerusform>Dormand–Prince 5(4) in regularisierter Zeit, %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>1e-12 per step</source>
        <translation>1e-12 je Schritt</translation>
    </message>
    <message>
        <source>Stops sliding, still spins</source>
        <translation>Gleitet nicht mehr, dreht sich weiter</translation>
    </message>
    <message>
        <source>Stops spinning, still slides</source>
        <translation>Dreht sich nicht mehr, gleitet weiter</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>Mass of the particle, which presses on the plane with its own weight.</source>
        <translation>Masse des Teilchens, das mit seinem eigenen Gewicht auf die Ebene drückt.</translation>
    </message>
    <message>
        <source>Forward offset</source>
        <translation>Ort längs</translation>
    </message>
    <message>
        <source>Position of the particle in the direction of the angle θ, relative to an arbitrary origin.</source>
        <translation>Ort des Teilchens in Richtung des Winkels θ, von einem beliebigen Ursprung aus.</translation>
    </message>
    <message>
        <source>Leftward offset</source>
        <translation>Ort quer</translation>
    </message>
    <message>
        <source>Position of the particle at right angles to the direction of the angle θ, positive to the left, relative to an arbitrary origin.</source>
        <translation>Ort des Teilchens quer zur Richtung des Winkels θ, nach links positiv, von einem beliebigen Ursprung aus.</translation>
    </message>
    <message>
        <source>Particles</source>
        <translation>Teilchen</translation>
    </message>
    <message>
        <source>Masses and positions of the particles in the axes of the body. The body turns about their common centre of mass.</source>
        <translation>Massen und Orte der Teilchen in den Achsen des Körpers. Er dreht sich um ihren gemeinsamen Schwerpunkt.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 2 and 3</source>
        <translation>Eberly 2008, Abschnitte 2 und 3</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>Teilchen</translation>
    </message>
    <message numerus="yes">
        <source>%n particles</source>
        <translation>
            <numerusform>%n Teilchen</numerusform>
            <numerusform>%n Teilchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Body that slides on the plane. Rods, boards and boxes lie flat and press evenly on the plane; particles press with their own weights.</source>
        <translation>Körper, der auf der Ebene gleitet. Stäbe, Bretter und Quader liegen flach und drücken gleichmäßig auf die Ebene; Teilchen drücken mit ihrem eigenen Gewicht.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 1 to 6</source>
        <translation>Eberly 2008, Abschnitte 1 bis 6</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>Teilchen</translation>
    </message>
    <message>
        <source>A point, which has no angle and no spin.</source>
        <translation>Ein Punkt; er hat keinen Winkel und keine Winkelgeschwindigkeit.</translation>
    </message>
    <message>
        <source>Joined particles</source>
        <translation>Verbundene Teilchen</translation>
    </message>
    <message>
        <source>Two or more particles, joined by a massless frame.</source>
        <translation>Zwei oder mehr Teilchen, durch einen masselosen Rahmen verbunden.</translation>
    </message>
    <message>
        <source>Thin rod</source>
        <translation>Dünner Stab</translation>
    </message>
    <message>
        <source>A straight rod with uniform pressure on the plane along its length.</source>
        <translation>Ein gerader Stab, der auf seiner ganzen Länge gleichmäßig auf die Ebene drückt.</translation>
    </message>
    <message>
        <source>Flat board</source>
        <translation>Flaches Brett</translation>
    </message>
    <message>
        <source>A rectangular board with uniform pressure on the plane.</source>
        <translation>Ein rechteckiges Brett, das gleichmäßig auf die Ebene drückt.</translation>
    </message>
    <message>
        <source>Solid box</source>
        <translation>Massiver Quader</translation>
    </message>
    <message>
        <source>A board with a height, which affects only the drawing.</source>
        <translation>Ein Brett mit einer Höhe, die nur die Zeichnung beeinflusst.</translation>
    </message>
    <message>
        <source>Forces and energies are proportional to the mass. With Coulomb friction given as a coefficient μ, the mass has no effect on the motion.</source>
        <translation>Kräfte und Energien sind zur Masse proportional. Ist die Coulombsche Reibung als Reibungszahl μ angegeben, hat die Masse keinen Einfluss auf die Bewegung.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 4 to 6</source>
        <translation>Eberly 2008, Abschnitte 4 bis 6</translation>
    </message>
    <message>
        <source>Front length</source>
        <translation>Länge vorn</translation>
    </message>
    <message>
        <source>Distance from the centre of mass to the end that the angle θ points to.</source>
        <translation>Abstand des Schwerpunkts von dem Ende, auf das der Winkel θ zeigt.</translation>
    </message>
    <message>
        <source>Rear length</source>
        <translation>Länge hinten</translation>
    </message>
    <message>
        <source>Distance from the centre of mass to the other end; equal to L₁ for a uniform rod.</source>
        <translation>Abstand des Schwerpunkts vom anderen Ende; bei einem gleichmäßigen Stab gleich L₁.</translation>
    </message>
    <message>
        <source>Half-length</source>
        <translation>Halbe Länge</translation>
    </message>
    <message>
        <source>Half the length of the side in the direction of the angle θ.</source>
        <translation>Die halbe Länge der Seite in Richtung des Winkels θ.</translation>
    </message>
    <message>
        <source>Half the length of the side at right angles to the direction of the angle θ.</source>
        <translation>Die halbe Länge der Seite quer zur Richtung des Winkels θ.</translation>
    </message>
    <message>
        <source>Half-height</source>
        <translation>Halbe Höhe</translation>
    </message>
    <message>
        <source>Half the height of the box above the plane.</source>
        <translation>Die halbe Höhe des Quaders über der Ebene.</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Angle between the plane and the horizontal. The coordinate w points uphill.</source>
        <translation>Winkel zwischen der Ebene und der Waagrechten. Die Koordinate w zeigt bergauf.</translation>
    </message>
    <message>
        <source>Eberly 2008, section 1</source>
        <translation>Eberly 2008, Abschnitt 1</translation>
    </message>
    <message>
        <source>Friction given as</source>
        <translation>Reibung angegeben als</translation>
    </message>
    <message>
        <source>Coulomb friction is given as a coefficient or, as in Eberly 2008, as a force.</source>
        <translation>Die Coulombsche Reibung ist als Reibungszahl oder, wie bei Eberly 2008, als Kraft angegeben.</translation>
    </message>
    <message>
        <source>Coefficient μ</source>
        <translation>Reibungszahl μ</translation>
    </message>
    <message>
        <source>The force is μ times the normal force on the plane.</source>
        <translation>Die Kraft ist μ mal die Normalkraft auf die Ebene.</translation>
    </message>
    <message>
        <source>Force c</source>
        <translation>Kraft c</translation>
    </message>
    <message>
        <source>Total friction force on the sliding body, independent of its weight, as in Eberly 2008.</source>
        <translation>Die gesamte Reibungskraft auf den gleitenden Körper, unabhängig von seinem Gewicht, wie bei Eberly 2008.</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>Coefficient of Coulomb friction, both while sliding and at rest. The friction force c of Eberly 2008 is μ m g cos φ.</source>
        <translation>Reibungszahl der Coulombschen Reibung, beim Gleiten und in Ruhe. Die Reibungskraft c bei Eberly 2008 ist μ m g cos φ.</translation>
    </message>
    <message>
        <source>Friction force</source>
        <translation>Reibungskraft</translation>
    </message>
    <message>
        <source>Coulomb friction force on the whole body when it slides without spin, μ m g cos φ. At rest, it is the maximum friction force. With c as in Eberly 2008, the force is c times the length for a rod, c times the area for a board or a box, and the sum of the c of all particles for joined particles.</source>
        <translation>Coulombsche Reibungskraft auf den ganzen Körper, wenn er ohne Drehung gleitet, μ m g cos φ. In Ruhe ist sie der Höchstwert der Reibungskraft. Mit c wie bei Eberly 2008 ist sie bei einem Stab c mal die Länge, bei Brett oder Quader c mal die Fläche und bei verbundenen Teilchen die Summe der c aller Teilchen.</translation>
    </message>
    <message>
        <source>Friction split</source>
        <translation>Reibungsanteile</translation>
    </message>
    <message>
        <source>Distribution of the Coulomb friction force among the particles.</source>
        <translation>Verteilung der Coulombschen Reibungskraft auf die Teilchen.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 1 and 2</source>
        <translation>Eberly 2008, Abschnitte 1 und 2</translation>
    </message>
    <message>
        <source>By weight</source>
        <translation>Nach Gewicht</translation>
    </message>
    <message>
        <source>All particles are of the same material: each has c = μ m g cos φ with its own mass m.</source>
        <translation>Alle Teilchen sind aus demselben Werkstoff: jedes hat c = μ m g cos φ mit seiner eigenen Masse m.</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>The friction force is the same at each particle regardless of its weight, as in the second sample program of Eberly 2008.</source>
        <translation>Die Reibungskraft ist an jedem Teilchen gleich groß, unabhängig von seinem Gewicht, wie im zweiten Beispielprogramm von Eberly 2008.</translation>
    </message>
    <message>
        <source>Viscous friction</source>
        <translation>Viskose Reibung</translation>
    </message>
    <message>
        <source>Coefficient of the viscous model: the friction force is −c v, distributed like the mass of the body.</source>
        <translation>Koeffizient des viskosen Modells: die Reibungskraft ist −c v, verteilt wie die Masse des Körpers.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Cross-slope position</source>
        <translation>Startort quer</translation>
    </message>
    <message>
        <source>Position of the centre of mass at the start, measured along the contour line.</source>
        <translation>Ort des Schwerpunkts am Start, entlang der Höhenlinie gemessen.</translation>
    </message>
    <message>
        <source>Uphill position</source>
        <translation>Startort bergauf</translation>
    </message>
    <message>
        <source>Position of the centre of mass at the start, measured up the plane.</source>
        <translation>Ort des Schwerpunkts am Start, die Ebene hinauf gemessen.</translation>
    </message>
    <message>
        <source>Start angle</source>
        <translation>Startwinkel</translation>
    </message>
    <message>
        <source>Angle from the x axis to the first axis of the body, counter-clockwise as seen from above.</source>
        <translation>Winkel von der x-Achse zur ersten Körperachse, von oben gesehen gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Cross-slope velocity</source>
        <translation>Geschwindigkeit quer</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass along the contour line at the start.</source>
        <translation>Geschwindigkeit des Schwerpunkts entlang der Höhenlinie am Start.</translation>
    </message>
    <message>
        <source>Uphill velocity</source>
        <translation>Geschwindigkeit bergauf</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass up the plane at the start.</source>
        <translation>Geschwindigkeit des Schwerpunkts die Ebene hinauf am Start.</translation>
    </message>
    <message>
        <source>Spin at the start, positive counter-clockwise as seen from above.</source>
        <translation>Winkelgeschwindigkeit am Start, von oben gesehen gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model used for the outcome, the animation and the results. The figures show all three models.</source>
        <translation>Modell für Ausgang, Animation und Kenngrößen. Die Abbildungen zeigen alle drei Modelle.</translation>
    </message>
    <message>
        <source>Eberly 2008, section 4</source>
        <translation>Eberly 2008, Abschnitt 4</translation>
    </message>
    <message>
        <source>Coupled</source>
        <translation>Gekoppelt</translation>
    </message>
    <message>
        <source>Coulomb friction at every point opposes the motion of that point. Sliding and spinning end together.</source>
        <translation>Die Coulombsche Reibung an jedem Punkt wirkt gegen die Bewegung dieses Punkts. Gleiten und Drehen enden gemeinsam.</translation>
    </message>
    <message>
        <source>Decoupled</source>
        <translation>Entkoppelt</translation>
    </message>
    <message>
        <source>Approximation of Eberly 2008: sliding is computed as if the body did not spin, and spinning as if it did not slide.</source>
        <translation>Näherung von Eberly 2008: Gleiten wird gerechnet, als drehte sich der Körper nicht, und Drehen, als glitte er nicht.</translation>
    </message>
    <message>
        <source>Viscous</source>
        <translation>Viskos</translation>
    </message>
    <message>
        <source>Friction proportional to the speed, solved in closed form.</source>
        <translation>Reibung proportional zur Geschwindigkeit, in geschlossener Form.</translation>
    </message>
    <message>
        <source>Solution method for the coupled model.</source>
        <translation>Lösungsverfahren des gekoppelten Modells.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 1 and 4</source>
        <translation>Eberly 2008, Abschnitte 1 und 4</translation>
    </message>
    <message>
        <source>Closed-form solution if one exists; otherwise numerical integration in a time variable scaled with the speed of the body, so that the stopping time is exact to within rounding error.</source>
        <translation>Lösung in geschlossener Form, wenn es eine gibt; sonst numerische Integration in einer mit der Geschwindigkeit des Körpers skalierten Zeit, so dass der Zeitpunkt des Halts bis auf Rundungsfehler genau ist.</translation>
    </message>
    <message>
        <source>Method of Eberly 2008: fixed Runge–Kutta steps, and Romberg&apos;s method for the integrals over the body. It cannot bring the body to rest: the velocities oscillate from step to step until the time limit.</source>
        <translation>Verfahren von Eberly 2008: Runge–Kutta-Schritte fester Länge und Rombergs Verfahren für die Integrale über den Körper. Es bringt den Körper nicht zur Ruhe: die Geschwindigkeiten schwanken von Schritt zu Schritt bis zur Zeitgrenze.</translation>
    </message>
    <message>
        <source>Time step of the published method. The sample programs use 1/60 s, except the last one, which uses 0.0005 s.</source>
        <translation>Zeitschritt des veröffentlichten Verfahrens. Die Beispielprogramme verwenden 1/60 s, nur das letzte 0.0005 s.</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Formulas of the decoupled model. The figures show the corrected formulas; separate figures show the printed formulas.</source>
        <translation>Formeln des entkoppelten Modells. Die Abbildungen zeigen die berichtigten Formeln, eigene Abbildungen die gedruckten.</translation>
    </message>
    <message>
        <source>Derived from the equations of motion of the model.</source>
        <translation>Aus den Bewegungsgleichungen des Modells hergeleitet.</translation>
    </message>
    <message>
        <source>Formulas of Eberly 2008 including their errors, for a rod, a board or a box. Other bodies use the corrected formulas.</source>
        <translation>Formeln von Eberly 2008 mit ihren Fehlern, für Stab, Brett oder Quader. Andere Körper verwenden die berichtigten Formeln.</translation>
    </message>
    <message>
        <source>Run until</source>
        <translation>Laufen bis</translation>
    </message>
    <message>
        <source>Condition that ends the run before the time limit.</source>
        <translation>Bedingung, die den Lauf vor der Zeitgrenze beendet.</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Ruhe</translation>
    </message>
    <message>
        <source>Ends when the body comes to rest.</source>
        <translation>Endet, wenn der Körper zur Ruhe gekommen ist.</translation>
    </message>
    <message>
        <source>w is 0 again</source>
        <translation>w wieder 0 ist</translation>
    </message>
    <message>
        <source>Ends when the centre of mass comes down to w = 0, as in the first sample program of Eberly 2008, or when the body comes to rest.</source>
        <translation>Endet, wenn der Schwerpunkt zu w = 0 herabkommt, wie im ersten Beispielprogramm von Eberly 2008, oder wenn der Körper zur Ruhe kommt.</translation>
    </message>
    <message>
        <source>The run ends at this time, or earlier when all three models are at rest.</source>
        <translation>Der Lauf endet zu dieser Zeit oder früher, wenn alle drei Modelle in Ruhe sind.</translation>
    </message>
    <message>
        <source>Viscous stop speed</source>
        <translation>Haltschwelle, viskos</translation>
    </message>
    <message>
        <source>Speed below which the body is treated as stopped in the viscous model on a level plane, where its motion would otherwise never end.</source>
        <translation>Geschwindigkeit, unter der der Körper im viskosen Modell auf waagrechter Ebene als angehalten gilt; seine Bewegung würde sonst nie enden.</translation>
    </message>
    <message>
        <source>All particles have the same position. Enter at least two different positions, or choose the body “Particle”.</source>
        <translation>Alle Teilchen sind am selben Ort. Mindestens zwei verschiedene Orte angeben oder den Körper „Teilchen“ wählen.</translation>
    </message>
    <message>
        <source>Friction force cᵣ = %1 N decelerates the mass of %2 kg by more than 1e12 m/s². Choose a smaller force or a greater mass.</source>
        <translation>Reibungskraft cᵣ = %1 N bremst die Masse von %2 kg mit mehr als 1e12 m/s²: eine schwächere Kraft oder eine größere Masse wählen.</translation>
    </message>
    <message>
        <source>Time step Δt = %1 s gives more than 10000 steps within the time limit of %2 s. Choose a longer step or a shorter limit.</source>
        <translation>Zeitschritt Δt = %1 s ergibt mehr als 10000 Schritte bis zur Zeitgrenze von %2 s: einen längeren Schritt oder eine kürzere Grenze wählen.</translation>
    </message>
    <message>
        <source>Half-length a = %1 m and half-width b = %2 m differ by more than a factor of 1000. Make the smaller one at least %3 m, or choose the body “Thin rod”.</source>
        <translation>Halbe Länge a = %1 m und halbe Breite b = %2 m unterscheiden sich um mehr als den Faktor 1000. Das kleinere Maß mindestens %3 m groß machen oder den Körper „Dünner Stab“ wählen.</translation>
    </message>
    <message>
        <source>Cross-slope coordinate</source>
        <translation>Lage quer</translation>
    </message>
    <message>
        <source>Position of the centre of mass along the contour lines, positive to the right.</source>
        <translation>Lage des Schwerpunkts entlang der Höhenlinien, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Uphill coordinate</source>
        <translation>Lage bergauf</translation>
    </message>
    <message>
        <source>Position of the centre of mass along the slope, positive uphill.</source>
        <translation>Lage des Schwerpunkts entlang des Hangs, bergauf positiv.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Angle from the contour lines to the first axis of the body, positive counter-clockwise as seen from above, including full turns.</source>
        <translation>Winkel der ersten Körperachse gegen die Höhenlinien, von oben gesehen gegen den Uhrzeigersinn positiv, volle Drehungen eingeschlossen.</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass along the contour lines, positive to the right.</source>
        <translation>Geschwindigkeit des Schwerpunkts entlang der Höhenlinien, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass up the slope; negative when the body slides downhill.</source>
        <translation>Geschwindigkeit des Schwerpunkts den Hang hinauf; negativ, wenn der Körper hangabwärts gleitet.</translation>
    </message>
    <message>
        <source>Spin about the centre of mass, positive counter-clockwise as seen from above.</source>
        <translation>Winkelgeschwindigkeit um den Schwerpunkt, von oben gesehen gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Speed of the centre of mass.</source>
        <translation>Geschwindigkeit des Schwerpunkts.</translation>
    </message>
    <message>
        <source>Path length of the centre of mass since the start.</source>
        <translation>Länge des Wegs, den der Schwerpunkt seit dem Start zurückgelegt hat.</translation>
    </message>
    <message>
        <source>Rotational energy m ρ² ω²/2, with the radius of gyration ρ.</source>
        <translation>Rotationsenergie m ρ² ω²/2, mit dem Trägheitsradius ρ.</translation>
    </message>
    <message>
        <source>Potential energy m g w sin φ, measured from the origin of the plane.</source>
        <translation>Potentielle Energie m g w sin φ, vom Ursprung der Ebene aus gemessen.</translation>
    </message>
    <message>
        <source>Lost to friction</source>
        <translation>An Reibung verloren</translation>
    </message>
    <message>
        <source>Work of friction since the start: the time integral of the friction power.</source>
        <translation>Arbeit der Reibung seit dem Start: das Zeitintegral der Reibungsleistung.</translation>
    </message>
    <message>
        <source>Energy of the body plus friction losses. The sum is constant.</source>
        <translation>Energie des Körpers plus Reibungsverluste. Die Summe ist konstant.</translation>
    </message>
    <message>
        <source>Position error of printed formulas</source>
        <translation>Ortsfehler der gedruckten Formeln</translation>
    </message>
    <message>
        <source>Distance between the centres of mass computed by the printed and by the corrected formulas.</source>
        <translation>Abstand zwischen den Schwerpunkten, die die gedruckten und die berichtigten Formeln ergeben.</translation>
    </message>
    <message>
        <source>Angle error of printed formulas</source>
        <translation>Winkelfehler der gedruckten Formeln</translation>
    </message>
    <message>
        <source>Angle computed by the printed formulas minus the angle computed by the corrected formulas.</source>
        <translation>Winkel nach den gedruckten Formeln minus Winkel nach den berichtigten Formeln.</translation>
    </message>
    <message>
        <source>3-D position, x</source>
        <translation>Ort im Raum, x</translation>
    </message>
    <message>
        <source>Position of the middle of the body along the contour lines.</source>
        <translation>Lage der Körpermitte entlang der Höhenlinien.</translation>
    </message>
    <message>
        <source>3-D position, y</source>
        <translation>Ort im Raum, y</translation>
    </message>
    <message>
        <source>Vertical position of the middle of the body, positive upward.</source>
        <translation>Senkrechte Lage der Körpermitte, nach oben positiv.</translation>
    </message>
    <message>
        <source>3-D position, z</source>
        <translation>Ort im Raum, z</translation>
    </message>
    <message>
        <source>Horizontal position of the middle of the body, positive towards the foot of the slope.</source>
        <translation>Waagrechte Lage der Körpermitte, zum Fuß des Hangs hin positiv.</translation>
    </message>
    <message>
        <source>3-D rotation, w</source>
        <translation>Drehung im Raum, w</translation>
    </message>
    <message>
        <source>Real part of the rotation quaternion of the body.</source>
        <translation>Realteil des Rotationsquaternions des Körpers.</translation>
    </message>
    <message>
        <source>3-D rotation, x</source>
        <translation>Drehung im Raum, x</translation>
    </message>
    <message>
        <source>x component of the rotation quaternion of the body.</source>
        <translation>x-Komponente des Rotationsquaternions des Körpers.</translation>
    </message>
    <message>
        <source>3-D rotation, y</source>
        <translation>Drehung im Raum, y</translation>
    </message>
    <message>
        <source>y component of the rotation quaternion of the body.</source>
        <translation>y-Komponente des Rotationsquaternions des Körpers.</translation>
    </message>
    <message>
        <source>3-D rotation, z</source>
        <translation>Drehung im Raum, z</translation>
    </message>
    <message>
        <source>z component of the rotation quaternion of the body.</source>
        <translation>z-Komponente des Rotationsquaternions des Körpers.</translation>
    </message>
    <message>
        <source>Stopping time</source>
        <translation>Zeit bis zum Stillstand</translation>
    </message>
    <message>
        <source>Time until the body comes to rest in the chosen model; empty if it still moves at the end of the run.</source>
        <translation>Zeit, bis der Körper im gewählten Modell zur Ruhe kommt; leer, wenn er sich am Ende des Laufs noch bewegt.</translation>
    </message>
    <message>
        <source>Path length of the centre of mass from the start until the body comes to rest or the run ends.</source>
        <translation>Länge des Wegs des Schwerpunkts vom Start, bis der Körper zur Ruhe kommt oder der Lauf endet.</translation>
    </message>
    <message>
        <source>Distance from the start</source>
        <translation>Entfernung vom Start</translation>
    </message>
    <message>
        <source>Straight-line distance between the positions of the centre at the start and at the end.</source>
        <translation>Abstand zwischen den Orten des Mittelpunkts am Start und am Ende, in gerader Linie.</translation>
    </message>
    <message>
        <source>Rotation angle</source>
        <translation>Drehwinkel</translation>
    </message>
    <message>
        <source>Rotation from the start to the end, positive counter-clockwise.</source>
        <translation>Drehung vom Start bis zum Ende, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Cross-slope position at the end</source>
        <translation>Lage quer am Ende</translation>
    </message>
    <message>
        <source>Uphill position at the end</source>
        <translation>Lage bergauf am Ende</translation>
    </message>
    <message>
        <source>Position of the centre of mass, positive uphill.</source>
        <translation>Lage des Schwerpunkts, bergauf positiv.</translation>
    </message>
    <message>
        <source>Angle at the end</source>
        <translation>Winkel am Ende</translation>
    </message>
    <message>
        <source>Angle from the contour lines to the first axis of the body at the end, positive counter-clockwise, including full turns.</source>
        <translation>Winkel der ersten Körperachse gegen die Höhenlinien am Ende, gegen den Uhrzeigersinn positiv, volle Drehungen eingeschlossen.</translation>
    </message>
    <message>
        <source>Cross-slope velocity at the end</source>
        <translation>Geschwindigkeit quer am Ende</translation>
    </message>
    <message>
        <source>Uphill velocity at the end</source>
        <translation>Geschwindigkeit bergauf am Ende</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass, negative downhill.</source>
        <translation>Geschwindigkeit des Schwerpunkts, hangabwärts negativ.</translation>
    </message>
    <message>
        <source>Spin of the body, positive counter-clockwise.</source>
        <translation>Winkelgeschwindigkeit des Körpers, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Greatest w</source>
        <translation>Größtes w</translation>
    </message>
    <message>
        <source>Farthest uphill position of the centre of mass.</source>
        <translation>Am weitesten bergauf gelegener Ort des Schwerpunkts.</translation>
    </message>
    <message>
        <source>Time of greatest w</source>
        <translation>Zeit des größten w</translation>
    </message>
    <message>
        <source>Time when the centre of mass is farthest uphill.</source>
        <translation>Zeit, zu der der Schwerpunkt am weitesten bergauf ist.</translation>
    </message>
    <message>
        <source>Time of return to w = 0</source>
        <translation>Zeitpunkt der Rückkehr zu w = 0</translation>
    </message>
    <message>
        <source>Time when the centre of mass first comes down to w = 0; empty if it never does.</source>
        <translation>Zeit, zu der der Schwerpunkt zum ersten Mal zu w = 0 herabkommt; leer, wenn das nie geschieht.</translation>
    </message>
    <message>
        <source>Position x on return to w = 0</source>
        <translation>Lage x bei der Rückkehr zu w = 0</translation>
    </message>
    <message>
        <source>Position along the contour line at which the centre of mass first comes down to w = 0, positive to the right.</source>
        <translation>Ort auf der Höhenlinie, an dem der Schwerpunkt zum ersten Mal zu w = 0 herabkommt, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Mechanical energy at the start</source>
        <translation>Mechanische Energie am Start</translation>
    </message>
    <message>
        <source>Sum of kinetic and potential energy. Potential energy is measured from the origin of the plane.</source>
        <translation>Summe aus kinetischer und potentieller Energie. Die potentielle Energie ist vom Ursprung der Ebene aus gemessen.</translation>
    </message>
    <message>
        <source>Mechanical energy at the end</source>
        <translation>Mechanische Energie am Ende</translation>
    </message>
    <message>
        <source>Mechanical energy lost</source>
        <translation>Verlorene mechanische Energie</translation>
    </message>
    <message>
        <source>Mechanical energy at the start minus that at the end. It must equal the work of friction.</source>
        <translation>Mechanische Energie am Start minus der am Ende. Sie muss der Arbeit der Reibung gleich sein.</translation>
    </message>
    <message>
        <source>Work of friction</source>
        <translation>Arbeit der Reibung</translation>
    </message>
    <message>
        <source>Time integral of the friction power, computed independently of the energies.</source>
        <translation>Zeitintegral der Reibungsleistung, unabhängig von den Energien berechnet.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Speed of the centre of mass at the event.</source>
        <translation>Geschwindigkeit des Schwerpunkts bei dem Ereignis.</translation>
    </message>
    <message>
        <source>Spin at the event, positive counter-clockwise as seen from above.</source>
        <translation>Winkelgeschwindigkeit bei dem Ereignis, von oben gesehen gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Comes to rest after %1 s; the body has travelled %2 m.</source>
        <translation>Kommt nach %1 s zur Ruhe; der Körper hat %2 m zurückgelegt.</translation>
    </message>
    <message>
        <source>Sliding and spinning end together after %1 s; the body has turned by %2° and travelled %3 m.</source>
        <translation>Gleiten und Drehen enden gemeinsam nach %1 s; der Körper hat sich um %2° gedreht und %3 m zurückgelegt.</translation>
    </message>
    <message>
        <source>Slows to below the stop speed of the viscous model after %1 s; the body has turned by %2° and travelled %3 m.</source>
        <translation>Unterschreitet nach %1 s die Haltschwelle des viskosen Modells; der Körper hat sich um %2° gedreht und %3 m zurückgelegt.</translation>
    </message>
    <message>
        <source>Comes to rest after %1 s; the body has turned by %2° and travelled %3 m. Before that, at %4 s: %5.</source>
        <translation>Kommt nach %1 s zur Ruhe; der Körper hat sich um %2° gedreht und %3 m zurückgelegt. Zuvor, bei %4 s: %5.</translation>
    </message>
    <message>
        <source>Comes to rest after %1 s; the body has turned by %2° and travelled %3 m.</source>
        <translation>Kommt nach %1 s zur Ruhe; der Körper hat sich um %2° gedreht und %3 m zurückgelegt.</translation>
    </message>
    <message>
        <source>Returns to w = 0 after %1 s, at x = %2 m with a speed of %3 m/s; the body has travelled %4 m.</source>
        <translation>Kehrt nach %1 s zu w = 0 zurück, bei x = %2 m mit %3 m/s; der Körper hat %4 m zurückgelegt.</translation>
    </message>
    <message>
        <source>Returns to w = 0</source>
        <translation>Kehrt zu w = 0 zurück</translation>
    </message>
    <message>
        <source>The solution of the coupled model was aborted at t = %1 s because it needed too many steps.</source>
        <translation>Die Lösung des gekoppelten Modells wurde bei t = %1 s abgebrochen, weil sie zu viele Schritte brauchte.</translation>
    </message>
    <message>
        <source>Still moving at %2 m/s and %3 rad/s when the run ends after %1 s; the body has travelled %4 m.</source>
        <translation>Bewegt sich noch mit %2 m/s und %3 rad/s, wenn der Lauf nach %1 s endet; der Körper hat %4 m zurückgelegt.</translation>
    </message>
    <message>
        <source>Still moving at %2 m/s when the run ends after %1 s; the body has travelled %3 m.</source>
        <translation>Bewegt sich noch mit %2 m/s, wenn der Lauf nach %1 s endet; der Körper hat %3 m zurückgelegt.</translation>
    </message>
    <message>
        <source>Aborted after %1 s while still moving at %2 m/s and %3 rad/s; the body has travelled %4 m.</source>
        <translation>Nach %1 s abgebrochen, noch in Bewegung mit %2 m/s und %3 rad/s; der Körper hat %4 m zurückgelegt.</translation>
    </message>
    <message>
        <source>Aborted after %1 s while still moving at %2 m/s; the body has travelled %3 m. The body creeps because friction nearly holds it.</source>
        <translation>Nach %1 s abgebrochen, noch in Bewegung mit %2 m/s; der Körper hat %3 m zurückgelegt. Die Reibung hält ihn beinahe, und er kriecht.</translation>
    </message>
    <message>
        <source>Aborted after %1 s while still moving at %2 m/s; the body has travelled %3 m.</source>
        <translation>Nach %1 s abgebrochen, noch in Bewegung mit %2 m/s; der Körper hat %3 m zurückgelegt.</translation>
    </message>
    <message>
        <source>coupled</source>
        <translation>gekoppelt</translation>
    </message>
    <message>
        <source>decoupled</source>
        <translation>entkoppelt</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>viscous</source>
        <translation>viskos</translation>
    </message>
    <message>
        <source>Stays at rest.</source>
        <translation>Bleibt in Ruhe.</translation>
    </message>
    <message>
        <source>Stays at rest: friction holds the body.</source>
        <translation>Bleibt in Ruhe: die Reibung hält den Körper.</translation>
    </message>
    <message>
        <source>The friction force is the same on all particles although their weights differ. Friction therefore sets the body spinning even if it starts without spin.</source>
        <translation>Die Reibungskraft ist an allen Teilchen gleich, obwohl ihre Gewichte verschieden sind. Die Reibung versetzt den Körper also auch dann in Drehung, wenn er ohne Drehung startet.</translation>
    </message>
    <message>
        <source>L₁ ≠ L₂: as in Eberly 2008, the rod presses evenly on the plane although its centre of mass is not in the middle. Friction therefore sets the rod spinning even if it starts without spin.</source>
        <translation>L₁ ≠ L₂: wie bei Eberly 2008 drückt der Stab gleichmäßig auf die Ebene, obwohl sein Schwerpunkt nicht in der Mitte liegt. Die Reibung versetzt ihn also auch dann in Drehung, wenn er ohne Drehung startet.</translation>
    </message>
    <message>
        <source>This run uses the formulas as printed in Eberly 2008, including their errors: positions and angles do not match the velocities.</source>
        <translation>Dieser Lauf verwendet die Formeln, wie sie bei Eberly 2008 gedruckt sind, mitsamt ihren Fehlern: Orte und Winkel passen nicht zu den Geschwindigkeiten.</translation>
    </message>
    <message>
        <source>A box this tall could tip over: μ h = %1 m exceeds its shorter half-side. The model assumes that the box stays flat.</source>
        <translation>Ein so hoher Quader könnte kippen: μ h = %1 m ist mehr als seine kürzere halbe Seite. Das Modell nimmt an, dass er flach bleibt.</translation>
    </message>
    <message>
        <source>μ = %1, friction force %2 N</source>
        <translation>μ = %1, Reibungskraft %2 N</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>rounding error</source>
        <translation>Rundungsfehler</translation>
    </message>
    <message>
        <source>Cut-off</source>
        <translation>Abbruchschwelle</translation>
    </message>
    <message>
        <source>motion ends below %1 m/s</source>
        <translation>Bewegung endet unter %1 m/s</translation>
    </message>
    <message>
        <source>Stopping time, path and angle by model</source>
        <translation>Zeit bis zum Stillstand, Weg und Winkel nach jedem Modell</translation>
    </message>
    <message>
        <source>The decoupled model as printed</source>
        <translation>Das entkoppelte Modell wie gedruckt</translation>
    </message>
    <message>
        <source>Drag to move the start.</source>
        <translation>Ziehen verschiebt den Start.</translation>
    </message>
    <message>
        <source>Drag to change the velocity. The tip of the arrow marks the position of the body after one second without friction.</source>
        <translation>Ziehen ändert die Geschwindigkeit. Die Pfeilspitze zeigt den Ort, an dem der Körper nach einer Sekunde ohne Reibung wäre.</translation>
    </message>
    <message>
        <source>3-D</source>
        <translation>3-D</translation>
    </message>
    <message>
        <source>Speed v (m/s)</source>
        <translation>Geschwindigkeit v (m/s)</translation>
    </message>
    <message>
        <source>Spin ω (rad/s)</source>
        <translation>Winkelgeschwindigkeit ω (rad/s)</translation>
    </message>
    <message>
        <source>Angle θ (°)</source>
        <translation>Winkel θ (°)</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Energy (J)</source>
        <translation>Energie (J)</translation>
    </message>
    <message>
        <source>translational</source>
        <translation>Translation</translation>
    </message>
    <message>
        <source>rotational</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>potentiell</translation>
    </message>
    <message>
        <source>lost to friction</source>
        <translation>an Reibung verloren</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>Dissipation</source>
        <translation>Dissipation</translation>
    </message>
    <message>
        <source>Lost to friction (J)</source>
        <translation>An Reibung verloren (J)</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Position as printed</source>
        <translation>Ort wie gedruckt</translation>
    </message>
    <message>
        <source>Position x (m)</source>
        <translation>Ort quer x (m)</translation>
    </message>
    <message>
        <source>distance between both</source>
        <translation>Abstand beider</translation>
    </message>
    <message>
        <source>Spin and speed</source>
        <translation>Drehung und Geschwindigkeit</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneThinRod1 and 2</source>
        <translation>Eberly 2008: RoughPlaneThinRod1 und 2</translation>
    </message>
    <message>
        <source>A rod 118.8 m long, with the values of the sample programs of Eberly 2008, is thrown spinning at right angles to its length. While it spins, little friction is left to stop its centre: at 4 rad/s it travels eight times as far in the coupled model as in the approximation, and sliding and spinning end together. Open the experiment with 0.5 rad/s to see a slower spin.</source>
        <translation>Ein Stab von 118.8 m, mit den Werten der Beispielprogramme von Eberly 2008, wird sich drehend quer zu seiner Länge geworfen. Während er sich dreht, bleibt wenig Reibung, um den Schwerpunkt anzuhalten: mit 4 rad/s kommt er im gekoppelten Modell achtmal so weit wie in der Näherung, und Gleiten und Drehen enden gemeinsam. Das Experiment mit 0.5 rad/s öffnen, um eine langsamere Drehung zu sehen.</translation>
    </message>
    <message>
        <source>4 rad/s</source>
        <translation>4 rad/s</translation>
    </message>
    <message>
        <source>0.5 rad/s</source>
        <translation>0.5 rad/s</translation>
    </message>
    <message>
        <source>RoughPlaneThinRod2</source>
        <translation>RoughPlaneThinRod2</translation>
    </message>
    <message>
        <source>84 m, as first published</source>
        <translation>84 m, wie zuerst veröffentlicht</translation>
    </message>
    <message>
        <source>Romberg and Runge–Kutta</source>
        <translation>Nach Romberg und Runge–Kutta</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneParticle1</source>
        <translation>Eberly 2008: RoughPlaneParticle1</translation>
    </message>
    <message>
        <source>A particle, with the values of the first sample program of Eberly 2008, is thrown up a slope of 22.5°; as in that program, the run ends when w returns to 0. Eberly 2008 gives no closed form; Talweg draws the closed form that follows from the hodograph. Compare the models: the viscous particle does not climb as high.</source>
        <translation>Ein Teilchen, mit den Werten des ersten Beispielprogramms von Eberly 2008, wird einen Hang von 22.5° hinaufgeworfen; wie in diesem Programm endet der Lauf, wenn w wieder 0 ist. Eberly 2008 gibt keine geschlossene Form an; Talweg zeichnet die, die aus dem Hodographen folgt. Die Modelle vergleichen: das viskose Teilchen kommt weniger hoch.</translation>
    </message>
    <message>
        <source>RoughPlaneParticle1</source>
        <translation>RoughPlaneParticle1</translation>
    </message>
    <message>
        <source>By Runge–Kutta</source>
        <translation>Nach Runge–Kutta</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneParticle2</source>
        <translation>Eberly 2008: RoughPlaneParticle2</translation>
    </message>
    <message>
        <source>Two joined particles of 10 and 20 kg slide and spin on a level plane, with the values of the second sample program of Eberly 2008. The program gives both particles c = 1 N, although the text of Eberly 2008 assumes that they are of the same material. The experiment “Same material” therefore gives them c = 2/3 N and 4/3 N; compare the spins.</source>
        <translation>Zwei verbundene Teilchen von 10 und 20 kg gleiten und drehen sich auf einer waagrechten Ebene, mit den Werten des zweiten Beispielprogramms von Eberly 2008. Das Programm gibt beiden Teilchen c = 1 N, obwohl der Text von Eberly 2008 annimmt, dass sie aus demselben Werkstoff sind. Das Experiment „Aus demselben Werkstoff“ gibt ihnen daher c = 2/3 N und 4/3 N; die Drehungen vergleichen.</translation>
    </message>
    <message>
        <source>RoughPlaneParticle2</source>
        <translation>RoughPlaneParticle2</translation>
    </message>
    <message>
        <source>Same material</source>
        <translation>Aus demselben Werkstoff</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneFlatBoard</source>
        <translation>Eberly 2008: RoughPlaneFlatBoard</translation>
    </message>
    <message>
        <source>A board with half-sides of 16 m and 8 m is thrown spinning on level ground, with the values of the sample program of Eberly 2008. In the approximation, which that program uses, sliding ends long before spinning does. Compare with the coupled model in the same figure, in which both end together.</source>
        <translation>Ein Brett mit halben Seiten von 16 m und 8 m wird sich drehend auf ebenes Gelände geworfen, mit den Werten des Beispielprogramms von Eberly 2008. In der Näherung, die das Programm verwendet, endet das Gleiten lange vor dem Drehen. Mit dem gekoppelten Modell in derselben Abbildung vergleichen, in dem beide gemeinsam enden.</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneSolidBox</source>
        <translation>Eberly 2008: RoughPlaneSolidBox</translation>
    </message>
    <message>
        <source>A box slides and spins on a slope of 22.5°, with the values of the sample program of Eberly 2008. With μ = 0.01 it never stops; with μ = 0.5, which exceeds tan φ, it stops and stays at rest. Change μ to find the limit.</source>
        <translation>Ein Quader gleitet und dreht sich auf einem Hang von 22.5°, mit den Werten des Beispielprogramms von Eberly 2008. Mit μ = 0.01 hält er nie an; mit μ = 0.5, mehr als tan φ, hält er an und bleibt in Ruhe. μ ändern, um die Grenze zu finden.</translation>
    </message>
    <message>
        <source>μ = 0.01</source>
        <translation>μ = 0.01</translation>
    </message>
    <message>
        <source>μ = 0.5</source>
        <translation>μ = 0.5</translation>
    </message>
    <message>
        <source>Particles joined by a frame</source>
        <translation>Durch einen Rahmen verbundene Teilchen</translation>
    </message>
    <message>
        <source>Particles joined by a frame slide and spin on a level plane. Near the end of the run, one of the two particles stops and the other rotates around it; the event list gives the time. Of three particles with different masses, the heaviest becomes the pivot.</source>
        <translation>Durch ein Gestell verbundene Teilchen gleiten und drehen sich auf einer waagrechten Ebene. Gegen Ende des Laufs steht eines der zwei Teilchen still, und das andere dreht sich darum; die Liste der Ereignisse nennt den Zeitpunkt. Von drei Teilchen mit verschiedenen Massen wird das schwerste zum Drehpunkt.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Path length against spin</source>
        <translation>Weglänge gegen Drehung</translation>
    </message>
    <message>
        <source>A rod of 1 m is thrown at 2.2 m/s on a level plane. Its path length, averaged over the start angle, grows with the spin. Change the requirement to find the least spin for another path length.</source>
        <translation>Ein Stab von 1 m wird mit 2.2 m/s auf eine waagrechte Ebene geworfen. Seine Weglänge, gemittelt über den Startwinkel, wächst mit der Winkelgeschwindigkeit. Die Anforderung ändern, um die kleinste Winkelgeschwindigkeit für eine andere Weglänge zu finden.</translation>
    </message>
    <message>
        <source>Spin varied</source>
        <translation>Winkelgeschwindigkeit variiert</translation>
    </message>
    <message>
        <source>Rough plane</source>
        <translation>Raue Ebene</translation>
    </message>
    <message>
        <source>Particles, rods, boards and boxes sliding flat on an inclined plane.</source>
        <translation>Teilchen, Stäbe, Bretter und Quader, die flach auf einer geneigten Ebene gleiten.</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Gleitet</translation>
    </message>
    <message>
        <source>Pivots</source>
        <translation>Dreht sich um einen Punkt</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>In Ruhe</translation>
    </message>
    <message>
        <source>Come to rest</source>
        <translation>Kommen zur Ruhe</translation>
    </message>
    <message>
        <source>Back at w = 0</source>
        <translation>Wieder bei w = 0</translation>
    </message>
    <message>
        <source>Still moving</source>
        <translation>Noch in Bewegung</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Runge–Kutta of order 4, %n steps</source>
        <translation>
            <numerusform>Runge–Kutta der Ordnung 4, %n Schritt</numerusform>
            <numerusform>Runge–Kutta der Ordnung 4, %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>none (fixed steps)</source>
        <translation>keine, die Schritte sind fest</translation>
    </message>
    <message>
        <source>fixed steps, Romberg&apos;s rule to 1e-10</source>
        <translation>feste Schritte, Rombergs Regel auf 1e-10</translation>
    </message>
    <message>
        <source>1e-13 per step</source>
        <translation>1e-13 je Schritt</translation>
    </message>
    <message>
        <source>Slows to below the viscous stop speed</source>
        <translation>Unterschreitet die Haltschwelle (viskos)</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Type of terrain that the rover crosses.</source>
        <translation>Die Art des Geländes, das zu queren ist.</translation>
    </message>
    <message>
        <source>Hartl 2006, figure 4.1</source>
        <translation>Hartl 2006, Abbildung 4.1</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>Tal</translation>
    </message>
    <message>
        <source>Level ground, then a decline, a floor, an incline and level ground again.</source>
        <translation>Ebenes Gelände, ein Abhang, ein Talboden, ein Anstieg, ebenes Gelände.</translation>
    </message>
    <message>
        <source>Gully</source>
        <translation>Rinne</translation>
    </message>
    <message>
        <source>A valley without a floor.</source>
        <translation>Ein Tal ohne Talboden.</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>The hill rises at the incline angle, has a level top and falls at the decline angle. Its height is the absolute value of the depth.</source>
        <translation>Der Hügel steigt unter dem Anstiegswinkel an, hat eine ebene Kuppe und fällt unter dem Abhangwinkel ab. Seine Höhe ist der Betrag der Tiefe.</translation>
    </message>
    <message>
        <source>Single slope</source>
        <translation>Einzelner Hang</translation>
    </message>
    <message>
        <source>One slope: down at the decline angle if the depth is negative, or up at the incline angle if the depth is positive.</source>
        <translation>Ein Hang: hinab unter dem Abhangwinkel, wenn die Tiefe negativ ist, hinauf unter dem Anstiegswinkel, wenn sie positiv ist.</translation>
    </message>
    <message>
        <source>Level ground</source>
        <translation>Ebenes Gelände</translation>
    </message>
    <message>
        <source>Level ground whose length is the floor length.</source>
        <translation>Ebenes Gelände von der Länge des Talbodens.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Straight faces between given points, for example a measured elevation profile. The ground before the first point and after the last is level.</source>
        <translation>Flächen zwischen Punkten, zum Beispiel ein gemessenes Höhenprofil; davor und dahinter ebenes Gelände.</translation>
    </message>
    <message>
        <source>Decline angle</source>
        <translation>Abhangwinkel</translation>
    </message>
    <message>
        <source>Slope angle of the face that leads down into the valley.</source>
        <translation>Winkel der Fläche, die ins Tal hinabführt.</translation>
    </message>
    <message>
        <source>Incline angle</source>
        <translation>Anstiegswinkel</translation>
    </message>
    <message>
        <source>Slope angle of the face that leads up out of the valley.</source>
        <translation>Winkel der Fläche, die aus dem Tal hinaufführt.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Elevation of the floor relative to the plateau; negative values are below the plateau.</source>
        <translation>Höhe des Talbodens gegen die Hochebene; negativ ist abwärts.</translation>
    </message>
    <message>
        <source>Hartl 2006, section 4.2</source>
        <translation>Hartl 2006, Abschnitt 4.2</translation>
    </message>
    <message>
        <source>Floor length</source>
        <translation>Länge des Talbodens</translation>
    </message>
    <message>
        <source>Length of the level part: the valley&apos;s floor, the hill&apos;s top, or the ground.</source>
        <translation>Länge des ebenen Teils: Talboden, Hügelkuppe oder Gelände.</translation>
    </message>
    <message>
        <source>Elevation profile</source>
        <translation>Höhenprofil</translation>
    </message>
    <message>
        <source>Radius of the sphere.</source>
        <translation>Radius der Kugel.</translation>
    </message>
    <message>
        <source>Hartl 2006, nomenclature</source>
        <translation>Hartl 2006, Bezeichnungen</translation>
    </message>
    <message>
        <source>Inertia given as</source>
        <translation>Trägheit angegeben als</translation>
    </message>
    <message>
        <source>Quantity used to enter the moment of inertia about the centre. The choice does not affect the run.</source>
        <translation>Größe, mit der das Trägheitsmoment um den Mittelpunkt eingegeben wird. Die Wahl ändert den Lauf nicht.</translation>
    </message>
    <message>
        <source>Factor k</source>
        <translation>Faktor k</translation>
    </message>
    <message>
        <source>J/(m b²). The factor stays the same when the radius or the mass changes.</source>
        <translation>J/(m b²). Der Faktor bleibt gleich, wenn sich Radius oder Masse ändern.</translation>
    </message>
    <message>
        <source>J/m</source>
        <translation>J/m</translation>
    </message>
    <message>
        <source>Moment of inertia divided by the mass, the form used in tables of rover designs. It is the square of the radius of gyration.</source>
        <translation>Trägheitsmoment durch Masse, wie in Tabellen von Rover-Entwürfen üblich. Es ist das Quadrat des Trägheitsradius.</translation>
    </message>
    <message>
        <source>Moment J</source>
        <translation>Trägheitsmoment J</translation>
    </message>
    <message>
        <source>Moment of inertia as measured or as computed from a CAD model.</source>
        <translation>Trägheitsmoment, gemessen oder aus einem CAD-Modell berechnet.</translation>
    </message>
    <message>
        <source>Moment of inertia J divided by m b² (mass times radius squared): 0.4 for a solid sphere, 2/3 for a thin shell, less if mass is concentrated at the centre.</source>
        <translation>Trägheitsmoment J geteilt durch m b² (Masse mal Radius zum Quadrat): 0.4 für eine Vollkugel, 2/3 für eine dünne Schale, weniger, wenn sich die Masse in der Mitte konzentriert.</translation>
    </message>
    <message>
        <source>Hartl 2006, section 4.3, where J/m = k b²</source>
        <translation>Hartl 2006, Abschnitt 4.3, wo J/m = k b²</translation>
    </message>
    <message>
        <source>Inertia per mass</source>
        <translation>Trägheitsmoment je Masse</translation>
    </message>
    <message>
        <source>Moment of inertia about the centre divided by the mass: k b², at most b².</source>
        <translation>Trägheitsmoment um den Mittelpunkt durch die Masse: k b². Höchstens b².</translation>
    </message>
    <message>
        <source>Hartl 2006, section 4.3</source>
        <translation>Hartl 2006, Abschnitt 4.3</translation>
    </message>
    <message>
        <source>Moment of inertia</source>
        <translation>Trägheitsmoment</translation>
    </message>
    <message>
        <source>Moment of inertia about any axis through the centre: k m b², at most m b².</source>
        <translation>Trägheitsmoment um jede Achse durch den Mittelpunkt: k m b², höchstens m b².</translation>
    </message>
    <message>
        <source>Energies, forces and impulses are proportional to the mass. The mass affects the motion only in air: wind accelerates a light rover more than a heavy one.</source>
        <translation>Energien, Kräfte und Kraftstöße sind proportional zur Masse. Die Masse wirkt sich nur in Luft auf die Bewegung aus: Wind beschleunigt einen leichten Rover stärker als einen schweren.</translation>
    </message>
    <message>
        <source>Ratio of the separation speed to the approach speed, both along the normal.</source>
        <translation>Trennungsgeschwindigkeit durch Annäherungsgeschwindigkeit, entlang der Normalen.</translation>
    </message>
    <message>
        <source>Hartl 2006, equations 2.8 and 2.92</source>
        <translation>Hartl 2006, Gleichungen 2.8 und 2.92</translation>
    </message>
    <message>
        <source>The contact sticks while the tangential impulse or force is below μ times the normal impulse or force.</source>
        <translation>Der Kontakt haftet, solange der tangentiale Kraftstoß oder die tangentiale Kraft unter dem μ-Fachen des Kraftstoßes oder der Kraft in Normalenrichtung bleibt.</translation>
    </message>
    <message>
        <source>Hartl 2006, equation 2.93</source>
        <translation>Hartl 2006, Gleichung 2.93</translation>
    </message>
    <message>
        <source>Friction impulse or force during slip, divided by the normal impulse or force; at most μ.</source>
        <translation>Kraftstoß oder Kraft der Reibung beim Gleiten, geteilt durch Kraftstoß oder Kraft in Normalenrichtung; höchstens μ.</translation>
    </message>
    <message>
        <source>Hartl 2006, equation 2.95</source>
        <translation>Hartl 2006, Gleichung 2.95</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Acceleration of free fall.</source>
        <translation>Beschleunigung des freien Falls.</translation>
    </message>
    <message>
        <source>Launch speed</source>
        <translation>Startgeschwindigkeit</translation>
    </message>
    <message>
        <source>Speed of the centre along the ground at the start; positive is downrange.</source>
        <translation>Geschwindigkeit des Mittelpunkts entlang des Bodens am Start; positiv ist vorwärts.</translation>
    </message>
    <message>
        <source>Upward speed</source>
        <translation>Geschwindigkeit nach oben</translation>
    </message>
    <message>
        <source>Speed of the centre away from the ground at the start, for a throw or jump. Negative values (towards the ground) need a clearance.</source>
        <translation>Geschwindigkeit des Mittelpunkts vom Boden weg am Start, für einen Wurf oder Sprung. Negative Werte (zum Boden hin) brauchen einen Bodenabstand.</translation>
    </message>
    <message>
        <source>Hartl 2006, equation 2.2</source>
        <translation>Hartl 2006, Gleichung 2.2</translation>
    </message>
    <message>
        <source>Launch spin</source>
        <translation>Winkelgeschwindigkeit am Start</translation>
    </message>
    <message>
        <source>Spin at the start, positive counter-clockwise; a positive spin is backspin. Enter “rolling” to start without slip, which means a spin of −u₄/b.</source>
        <translation>Winkelgeschwindigkeit am Start, gegen den Uhrzeigersinn positiv; eine positive ist Rückwärtsdrall. „rolling“ startet ohne Schlupf, also mit −u₄/b.</translation>
    </message>
    <message>
        <source>Hartl 2006, sections 4.1 and 4.2</source>
        <translation>Hartl 2006, Abschnitte 4.1 und 4.2</translation>
    </message>
    <message>
        <source>Lateral speed</source>
        <translation>Seitliche Geschwindigkeit</translation>
    </message>
    <message>
        <source>Speed of the centre across the valley at the start; positive is to the right when facing downrange. If lateral speed, longitudinal spin and pivot spin are all 0, the rover stays in a vertical plane.</source>
        <translation>Geschwindigkeit des Mittelpunkts quer zum Tal am Start; positiv ist rechts der Vorwärtsrichtung. Sind seitliche Geschwindigkeit, Drehung um die Vorwärtsrichtung und bohrende Drehung alle 0, bleibt der Rover in einer senkrechten Ebene.</translation>
    </message>
    <message>
        <source>Spin about the axis that points downrange along the ground. Enter “rolling” to start rolling to the right without slip, which means a spin of u₆/b.</source>
        <translation>Winkelgeschwindigkeit um die Achse, die entlang des Bodens vorwärts zeigt. „rolling“ startet nach rechts rollend ohne Schlupf, also mit u₆/b.</translation>
    </message>
    <message>
        <source>Hartl 2006, equation 2.1</source>
        <translation>Hartl 2006, Gleichung 2.1</translation>
    </message>
    <message>
        <source>Pivot spin</source>
        <translation>Bohrende Drehung</translation>
    </message>
    <message>
        <source>Spin about the normal of the ground; a positive spin turns the front to the left. Pivot spin affects the motion on slopes but not on level ground.</source>
        <translation>Winkelgeschwindigkeit um die Normale des Bodens; eine positive dreht die Vorderseite nach links. Sie beeinflusst die Bewegung auf Hängen, aber nicht auf ebenem Gelände.</translation>
    </message>
    <message>
        <source>Start position of the centre; “edge” means the beginning of the terrain.</source>
        <translation>Startort des Mittelpunkts; „edge“ ist der Beginn des Geländes.</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Bodenabstand</translation>
    </message>
    <message>
        <source>Height above the ground at the start; 0 starts the rover in contact.</source>
        <translation>Höhe über dem Boden am Start; 0 startet in Kontakt.</translation>
    </message>
    <message>
        <source>Air density</source>
        <translation>Luftdichte</translation>
    </message>
    <message>
        <source>Air and ground</source>
        <translation>Luft und Boden</translation>
    </message>
    <message>
        <source>Density of the air, which pushes or slows the rover; 0 is a vacuum. Typical values are 0.0155 on Mars and 1.225 on the Earth.</source>
        <translation>Dichte der Luft, die den Rover schiebt oder bremst; 0 ist ein Vakuum. Typisch sind 0.0155 auf dem Mars und 1.225 auf der Erde.</translation>
    </message>
    <message>
        <source>Drag coefficient</source>
        <translation>Widerstandsbeiwert</translation>
    </message>
    <message>
        <source>Drag coefficient for the cross-section π b²: the drag is ρ C_d π b² W²/2, where W is the speed of the air relative to the rover. C_d is 0.5 for a smooth sphere and about 1 for sails and box kites.</source>
        <translation>Widerstandsbeiwert, bezogen auf den Querschnitt π b²: der Widerstand ist ρ C_d π b² W²/2 mit der Geschwindigkeit W der Luft gegen den Rover. C_d ist 0.5 für eine glatte Kugel und etwa 1 für Segel und Kastendrachen.</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>Wind speed, positive downrange. The wind blows parallel to the ground below the rover and has no effect in a vacuum.</source>
        <translation>Windgeschwindigkeit, vorwärts positiv. Der Wind weht parallel zum Boden unter dem Rover und hat im Vakuum keine Wirkung.</translation>
    </message>
    <message>
        <source>Wind profile</source>
        <translation>Windprofil</translation>
    </message>
    <message>
        <source>Variation of the wind speed with the height above the ground.</source>
        <translation>Abhängigkeit des Winds von der Höhe über dem Boden.</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>The wind speed is the same at every height.</source>
        <translation>Die Windgeschwindigkeit ist in jeder Höhe gleich.</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>The wind speed is U ln(z/z₀)/ln(z_ref/z₀) at the height z of the centre, and 0 below z₀.</source>
        <translation>Die Windgeschwindigkeit ist U ln(z/z₀)/ln(z_ref/z₀) in der Höhe z des Mittelpunkts und 0 unter z₀.</translation>
    </message>
    <message>
        <source>Reference height of the wind</source>
        <translation>Bezugshöhe des Winds</translation>
    </message>
    <message>
        <source>Height above the ground at which the wind has the given speed.</source>
        <translation>Höhe über dem Boden, in der der Wind die angegebene Geschwindigkeit hat.</translation>
    </message>
    <message>
        <source>Roughness length</source>
        <translation>Rauigkeitslänge</translation>
    </message>
    <message>
        <source>Height below which the wind speed of the logarithmic profile is 0, for example 0.03 m at the Pathfinder site on Mars.</source>
        <translation>Höhe, unter der die Windgeschwindigkeit des logarithmischen Profils 0 ist, zum Beispiel 0.03 m am Landeplatz von Pathfinder auf dem Mars.</translation>
    </message>
    <message>
        <source>Rolling resistance</source>
        <translation>Rollwiderstand</translation>
    </message>
    <message>
        <source>While the rover touches the ground, a moment of c_rr b times the normal force opposes its spin. On level ground it slows a rolling rover like an uphill slope of gradient c_rr.</source>
        <translation>Solange der Rover den Boden berührt, wirkt ein Moment von c_rr b mal Normalkraft gegen seine Drehung. Auf ebenem Gelände bremst es einen rollenden Rover wie ein Anstieg mit der Steigung c_rr.</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>Konvention</translation>
    </message>
    <message>
        <source>Two interpretations of the same model. Compare them before you rely on one.</source>
        <translation>Zwei Lesarten desselben Modells. Vor dem Gebrauch beide vergleichen.</translation>
    </message>
    <message>
        <source>Hartl 2006, chapters 2 to 4</source>
        <translation>Hartl 2006, Kapitel 2 bis 4</translation>
    </message>
    <message>
        <source>Consistent</source>
        <translation>Konsistent</translation>
    </message>
    <message>
        <source>The model as its equations define it: spin has the same sign convention throughout, and the sphere rolls over rims.</source>
        <translation>Das Modell, wie seine Gleichungen es festlegen: durchgehend dasselbe Vorzeichen der Drehung und eine Kugel, die über Kanten rollt.</translation>
    </message>
    <message>
        <source>Selects whether the run ends as soon as its outcome is decided or continues until the rover comes to rest.</source>
        <translation>Legt fest, ob der Lauf endet, sobald der Ausgang entschieden ist, oder bis zur Ruhe weitergeht.</translation>
    </message>
    <message>
        <source>The run ends as soon as the outcome is decided, for example when the rover crosses, rebounds or turns back.</source>
        <translation>Der Lauf endet, sobald der Ausgang entschieden ist, zum Beispiel wenn der Rover hinüberkommt, zurückprallt oder umkehrt.</translation>
    </message>
    <message>
        <source>The run continues after the rover rebounds or turns back, until the rover comes to rest, crosses at a later attempt or leaves the terrain. The outcome remains “rebounded” or “turned back”; results such as “Final height” describe the end of the run.</source>
        <translation>Der Lauf geht weiter, nachdem der Rover zurückprallt oder umkehrt, bis er ruht, bei einem späteren Versuch hinüberkommt oder das Gelände verlässt. Der Ausgang bleibt „Zurückgeprallt“ oder „Umgekehrt“; Kenngrößen wie „Endhöhe“ beschreiben das Ende des Laufs.</translation>
    </message>
    <message>
        <source>Method that solves the motion between events.</source>
        <translation>Lösungsverfahren zwischen Ereignissen.</translation>
    </message>
    <message>
        <source>Closed-form solutions between events and for whole bounce trains.</source>
        <translation>Geschlossene Formen zwischen Ereignissen und für ganze Sprungfolgen.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptiv</translation>
    </message>
    <message>
        <source>Dormand–Prince 5(4) with events located on its dense output, as an independent check.</source>
        <translation>Dormand–Prince 5(4) mit auf der dichten Ausgabe lokalisierten Ereignissen, als unabhängige Prüfung.</translation>
    </message>
    <message>
        <source>Runge–Kutta</source>
        <translation>Runge–Kutta</translation>
    </message>
    <message>
        <source>Fixed steps as in Hartl 2006, appendices A and B; events are located within the steps.</source>
        <translation>Feste Schritte, das Verfahren von Hartl 2006, Anhänge A und B; Ereignisse werden darin lokalisiert.</translation>
    </message>
    <message>
        <source>Hand-coded RK4</source>
        <translation>Selbst programmiertes RK4</translation>
    </message>
    <message>
        <source>Fixed steps as in a simple program: an event within a step is treated as if it happened at the end of the step. The method shows the effect of the step size. Its results are doubtful, because the method does not locate events.</source>
        <translation>Feste Schritte wie in einem einfachen Programm: ein Ereignis in einem Schritt wird behandelt, als geschähe es am Ende des Schritts. Das Verfahren zeigt die Wirkung der Schrittweite. Seine Ergebnisse sind zweifelhaft, weil es Ereignisse nicht lokalisiert.</translation>
    </message>
    <message>
        <source>Hand-coded Euler</source>
        <translation>Selbst programmiertes Euler-Verfahren</translation>
    </message>
    <message>
        <source>Like “Hand-coded RK4”, but with Euler&apos;s method, which uses the speeds at the beginning of each step.</source>
        <translation>Wie „Selbst programmiertes RK4“, aber nach dem Euler-Verfahren, das die Geschwindigkeiten am Anfang jedes Schritts verwendet.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Time step of the fixed-step methods.</source>
        <translation>Zeitschritt der Verfahren mit festen Schritten.</translation>
    </message>
    <message>
        <source>Hartl 2006, appendix A</source>
        <translation>Hartl 2006, Anhang A</translation>
    </message>
    <message>
        <source>Time at which the run ends if nothing else ends it earlier.</source>
        <translation>Zeit, zu der der Lauf endet, wenn ihn nichts anderes früher beendet.</translation>
    </message>
    <message>
        <source>J = %1 kg m²</source>
        <translation>J = %1 kg m²</translation>
    </message>
    <message>
        <source>J/m = %1 m²</source>
        <translation>J/m = %1 m²</translation>
    </message>
    <message>
        <source>m b² = %1 kg m²</source>
        <translation>m b² = %1 kg m²</translation>
    </message>
    <message>
        <source>b² = %1 m²</source>
        <translation>b² = %1 m²</translation>
    </message>
    <message>
        <source>%1 is out of range: it must be greater than 0 and at most %2, the value if all the mass is at a distance b from the axis.</source>
        <translation>%1 ist außerhalb des Bereichs: erlaubt ist mehr als 0 und höchstens %2, der Wert, wenn alle Masse im Abstand b von der Achse liegt.</translation>
    </message>
    <message>
        <source>The reference height of the wind, z_ref = %1 m, is out of range: it must be greater than the roughness length of %2 m.</source>
        <translation>Die Bezugshöhe des Winds z_ref = %1 m ist außerhalb des Bereichs: sie muss größer als die Rauigkeitslänge von %2 m sein.</translation>
    </message>
    <message>
        <source>The convention “As published” supports neither air nor rolling resistance. Choose “Consistent”, or set air density and rolling resistance to 0.</source>
        <translation>Die Konvention „Wie veröffentlicht“ kennt weder Luft noch Rollwiderstand. „Konsistent“ wählen oder Luftdichte und Rollwiderstand auf 0 setzen.</translation>
    </message>
    <message>
        <source>The hand-coded methods support neither air nor rolling resistance. Choose another method, or set air density and rolling resistance to 0.</source>
        <translation>Die selbst programmierten Verfahren kennen weder Luft noch Rollwiderstand. Ein anderes Verfahren wählen oder Luftdichte und Rollwiderstand auf 0 setzen.</translation>
    </message>
    <message>
        <source>Air and rolling resistance are supported only for runs in the vertical plane. Set lateral speed, longitudinal spin and pivot spin to 0, or set air density and rolling resistance to 0.</source>
        <translation>Luft und Rollwiderstand gibt es nur für Läufe in der senkrechten Ebene. Seitliche Geschwindigkeit, Drehung um die Vorwärtsrichtung und bohrende Drehung auf 0 setzen oder Luftdichte und Rollwiderstand auf 0 setzen.</translation>
    </message>
    <message>
        <source>The hand-coded methods solve only runs in the vertical plane. Choose another method, or set lateral speed, longitudinal spin and pivot spin to 0.</source>
        <translation>Die selbst programmierten Verfahren lösen nur Läufe in der senkrechten Ebene. Ein anderes Verfahren wählen oder seitliche Geschwindigkeit, Drehung um die Vorwärtsrichtung und bohrende Drehung auf 0 setzen.</translation>
    </message>
    <message>
        <source>The convention “As published” is defined only for the terrains “Valley” and “Gully”. For other terrains, choose “Consistent”.</source>
        <translation>Die Konvention „Wie veröffentlicht“ ist nur für die Gelände „Tal“ und „Rinne“ definiert. Für anderes Gelände „Konsistent“ wählen.</translation>
    </message>
    <message>
        <source>half mass: %1 kg</source>
        <translation>halbe Masse: %1 kg</translation>
    </message>
    <message>
        <source>double mass: %1 kg</source>
        <translation>doppelte Masse: %1 kg</translation>
    </message>
    <message>
        <source>current mass: %1 kg</source>
        <translation>jetzige Masse: %1 kg</translation>
    </message>
    <message>
        <source>Steady rolling speed on level ground; 0 if the rover stays at rest.</source>
        <translation>Stetige Rollgeschwindigkeit auf ebenem Gelände; 0, wenn der Rover in Ruhe bleibt.</translation>
    </message>
    <message>
        <source>Steepest slope that the wind can push the rover up; empty if the rover stays at rest on level ground.</source>
        <translation>Steilster Hang, den der Wind den Rover hinaufschieben kann; leer, wenn der Rover auf ebenem Gelände in Ruhe bleibt.</translation>
    </message>
    <message>
        <source>Magnitude of the wind speed at the reference height.</source>
        <translation>Betrag der Windgeschwindigkeit in der Bezugshöhe.</translation>
    </message>
    <message>
        <source>wind of %1 m/s</source>
        <translation>Wind von %1 m/s</translation>
    </message>
    <message>
        <source>Wind speed of this experiment.</source>
        <translation>Windgeschwindigkeit dieses Experiments.</translation>
    </message>
    <message>
        <source>starts at %1 m/s</source>
        <translation>rollt an bei %1 m/s</translation>
    </message>
    <message>
        <source>Lowest wind speed that moves the rover from rest on level ground.</source>
        <translation>Schwächster Wind, der den Rover auf ebenem Gelände aus der Ruhe bewegt.</translation>
    </message>
    <message>
        <source>steepest terrain, %1°</source>
        <translation>steilstes Gelände, %1°</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Slope of the steepest face that rises in the direction of the wind.</source>
        <translation>Neigung der steilsten Fläche, die in Windrichtung ansteigt.</translation>
    </message>
    <message>
        <source>Mobility</source>
        <translation>Beweglichkeit</translation>
    </message>
    <message>
        <source>Height above the ground</source>
        <translation>Höhe über dem Boden</translation>
    </message>
    <message>
        <source>Vertical height above the ground.</source>
        <translation>Senkrechte Höhe über dem Boden.</translation>
    </message>
    <message>
        <source>wind, %1 m/s at %2 m</source>
        <translation>Wind, %1 m/s in %2 m</translation>
    </message>
    <message>
        <source>wind, %1 m/s</source>
        <translation>Wind, %1 m/s</translation>
    </message>
    <message>
        <source>Wind speed along the ground, positive downrange.</source>
        <translation>Windgeschwindigkeit entlang des Bodens, vorwärts positiv.</translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n Ereignis</numerusform>
            <numerusform>%n Ereignisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n integration steps</source>
        <translation>
            <numerusform>%n Integrationsschritt</numerusform>
            <numerusform>%n Integrationsschritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Fixed steps of %2 s are too long for this run.</source>
        <translation>%1 Feste Schritte von %2 s sind dafür zu lang.</translation>
    </message>
    <message>
        <source>The run was aborted after %1, the limit for one run, so its end is not known.</source>
        <translation>Der Lauf wurde nach %1 abgebrochen, der Grenze für einen Lauf; sein Ende ist also unbekannt.</translation>
    </message>
    <message>
        <source>In a step of %1 s the rover moves farther than its radius of %2 m, so it can miss rims and corners.</source>
        <translation>In einem Schritt von %1 s bewegt sich der Rover weiter als sein Radius von %2 m und kann Kanten und Ecken überspringen.</translation>
    </message>
    <message>
        <source>The hand-coded methods do not locate events: an event within a step of %1 s is treated as if it happened at the end of the step. The results of this run are therefore doubtful.</source>
        <translation>Die selbst programmierten Verfahren lokalisieren Ereignisse nicht: ein Ereignis in einem Schritt von %1 s wird behandelt, als geschähe es am Ende des Schritts. Die Ergebnisse dieses Laufs sind deshalb zweifelhaft.</translation>
    </message>
    <message>
        <source>The two end points of %1 differ by little more than rounding error, so the motion between them is not resolved.</source>
        <translation>Die zwei Endpunkte von %1 unterscheiden sich kaum mehr als um Rundungsfehler; die Bewegung dazwischen ist nicht aufgelöst.</translation>
    </message>
    <message>
        <source>Downrange velocity before event</source>
        <translation>Geschwindigkeit vorwärts vor dem Ereignis</translation>
    </message>
    <message>
        <source>Velocity component of the centre just before the event.</source>
        <translation>Geschwindigkeitskomponente des Mittelpunkts unmittelbar vor dem Ereignis.</translation>
    </message>
    <message>
        <source>Upward velocity before event</source>
        <translation>Geschwindigkeit aufwärts vor dem Ereignis</translation>
    </message>
    <message>
        <source>Spin before event</source>
        <translation>Winkelgeschwindigkeit vor dem Ereignis</translation>
    </message>
    <message>
        <source>Spin just before the event, positive counter-clockwise.</source>
        <translation>Winkelgeschwindigkeit unmittelbar vor dem Ereignis, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Downrange velocity after event</source>
        <translation>Geschwindigkeit vorwärts nach dem Ereignis</translation>
    </message>
    <message>
        <source>Velocity component of the centre just after the event.</source>
        <translation>Geschwindigkeitskomponente des Mittelpunkts unmittelbar nach dem Ereignis.</translation>
    </message>
    <message>
        <source>Upward velocity after event</source>
        <translation>Geschwindigkeit aufwärts nach dem Ereignis</translation>
    </message>
    <message>
        <source>Spin after event</source>
        <translation>Winkelgeschwindigkeit nach dem Ereignis</translation>
    </message>
    <message>
        <source>Spin just after the event, positive counter-clockwise.</source>
        <translation>Winkelgeschwindigkeit unmittelbar nach dem Ereignis, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Lateral position</source>
        <translation>Seitliche Lage</translation>
    </message>
    <message>
        <source>Lateral position of the centre at the event, positive to the right.</source>
        <translation>Seitliche Lage des Mittelpunkts bei dem Ereignis, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Lateral velocity before event</source>
        <translation>Geschwindigkeit quer vor dem Ereignis</translation>
    </message>
    <message>
        <source>Lateral velocity of the centre just before the event, positive to the right.</source>
        <translation>Quergeschwindigkeit des Mittelpunkts unmittelbar vor dem Ereignis, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Longitudinal spin before event</source>
        <translation>Drehung um die Vorwärtsrichtung vor dem Ereignis</translation>
    </message>
    <message>
        <source>Spin about the downrange axis just before the event, positive when the rover rolls to the right.</source>
        <translation>Winkelgeschwindigkeit um die Vorwärtsrichtung unmittelbar vor dem Ereignis, positiv, wenn der Rover nach rechts rollt.</translation>
    </message>
    <message>
        <source>Spin about the vertical before event</source>
        <translation>Drehung um die Senkrechte vor dem Ereignis</translation>
    </message>
    <message>
        <source>Spin about the vertical just before the event, positive counter-clockwise as seen from above.</source>
        <translation>Winkelgeschwindigkeit um die Senkrechte unmittelbar vor dem Ereignis, von oben gesehen gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Lateral velocity after event</source>
        <translation>Geschwindigkeit quer nach dem Ereignis</translation>
    </message>
    <message>
        <source>Lateral velocity of the centre just after the event, positive to the right.</source>
        <translation>Quergeschwindigkeit des Mittelpunkts unmittelbar nach dem Ereignis, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Longitudinal spin after event</source>
        <translation>Drehung um die Vorwärtsrichtung nach dem Ereignis</translation>
    </message>
    <message>
        <source>Spin about the downrange axis just after the event, positive when the rover rolls to the right.</source>
        <translation>Winkelgeschwindigkeit um die Vorwärtsrichtung unmittelbar nach dem Ereignis, positiv, wenn der Rover nach rechts rollt.</translation>
    </message>
    <message>
        <source>Spin about the vertical after event</source>
        <translation>Drehung um die Senkrechte nach dem Ereignis</translation>
    </message>
    <message>
        <source>Spin about the vertical just after the event, positive counter-clockwise as seen from above.</source>
        <translation>Winkelgeschwindigkeit um die Senkrechte unmittelbar nach dem Ereignis, von oben gesehen gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Spin about the tangent before impact</source>
        <translation>Drehung um die Tangente, vor dem Stoß</translation>
    </message>
    <message>
        <source>Spin about the surface tangent that points downrange, positive when the sphere rolls to the right.</source>
        <translation>Winkelgeschwindigkeit um die Tangente der getroffenen Fläche, die nach vorn zeigt; positiv, wenn die Kugel nach rechts rollt.</translation>
    </message>
    <message>
        <source>Spin about the normal before impact</source>
        <translation>Drehung um die Normale, vor dem Stoß</translation>
    </message>
    <message>
        <source>Spin about the normal that points out of the ground. Impacts do not change this spin.</source>
        <translation>Winkelgeschwindigkeit um die Normale, die aus dem Boden heraus zeigt. Stöße ändern sie nicht.</translation>
    </message>
    <message>
        <source>Spin about the lateral axis before impact</source>
        <translation>Drehung um die Querachse, vor dem Stoß</translation>
    </message>
    <message>
        <source>Spin about the lateral axis, positive counter-clockwise.</source>
        <translation>Winkelgeschwindigkeit um die Querachse, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Speed along the face before impact</source>
        <translation>Geschwindigkeit entlang der Fläche, vor dem Stoß</translation>
    </message>
    <message>
        <source>Speed of the centre along the struck surface, positive downrange.</source>
        <translation>Geschwindigkeit des Mittelpunkts entlang der getroffenen Fläche, vorwärts positiv.</translation>
    </message>
    <message>
        <source>Speed normal to the face before impact</source>
        <translation>Geschwindigkeit normal zur Fläche, vor dem Stoß</translation>
    </message>
    <message>
        <source>Speed of the centre normal to the struck surface, positive away from it. The speed is negative before the impact and positive or 0 after it.</source>
        <translation>Geschwindigkeit des Mittelpunkts normal zur getroffenen Fläche, von ihr weg positiv. Sie ist vor dem Aufprall negativ und nach ihm positiv oder 0.</translation>
    </message>
    <message>
        <source>Lateral speed before impact</source>
        <translation>Geschwindigkeit quer zur Fläche, vor dem Stoß</translation>
    </message>
    <message>
        <source>Lateral speed of the centre, positive to the right when facing downrange.</source>
        <translation>Quergeschwindigkeit des Mittelpunkts, in Vorwärtsrichtung gesehen nach rechts positiv.</translation>
    </message>
    <message>
        <source>Spin about the tangent after impact</source>
        <translation>Drehung um die Tangente, nach dem Stoß</translation>
    </message>
    <message>
        <source>Spin about the normal after impact</source>
        <translation>Drehung um die Normale, nach dem Stoß</translation>
    </message>
    <message>
        <source>Spin about the lateral axis after impact</source>
        <translation>Drehung um die Querachse, nach dem Stoß</translation>
    </message>
    <message>
        <source>Speed along the face after impact</source>
        <translation>Geschwindigkeit entlang der Fläche, nach dem Stoß</translation>
    </message>
    <message>
        <source>Speed normal to the face after impact</source>
        <translation>Geschwindigkeit normal zur Fläche, nach dem Stoß</translation>
    </message>
    <message>
        <source>Lateral speed after impact</source>
        <translation>Geschwindigkeit quer zur Fläche, nach dem Stoß</translation>
    </message>
    <message>
        <source>Impulse along the face</source>
        <translation>Kraftstoß entlang der Fläche</translation>
    </message>
    <message>
        <source>Friction impulse on the sphere along the face, positive downrange.</source>
        <translation>Kraftstoß der Reibung auf die Kugel entlang der Fläche, vorwärts positiv.</translation>
    </message>
    <message>
        <source>Normal impulse</source>
        <translation>Kraftstoß normal zur Fläche</translation>
    </message>
    <message>
        <source>Normal impulse of the ground on the sphere: m (1 + e) |u₅⁻|.</source>
        <translation>Kraftstoß des Bodens auf die Kugel in Normalenrichtung: m (1 + e) |u₅⁻|.</translation>
    </message>
    <message>
        <source>Lateral impulse</source>
        <translation>Kraftstoß quer zur Fläche</translation>
    </message>
    <message>
        <source>Friction impulse on the sphere across the face, positive to the right.</source>
        <translation>Kraftstoß der Reibung auf die Kugel quer zur Fläche, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Fraction of friction used</source>
        <translation>Genutzter Anteil der Reibung</translation>
    </message>
    <message>
        <source>√(S₁² + S₃²)/(μ S₂) if the impact sticks; 1 if it slips, because friction is then at its limit μ′ S₂.</source>
        <translation>√(S₁² + S₃²) durch μ S₂, wenn der Stoß haftet; 1, wenn er gleitet, denn dann hat die Reibung ihren Grenzwert μ′ S₂.</translation>
    </message>
    <message>
        <source>Downrange position</source>
        <translation>Lage vorwärts</translation>
    </message>
    <message>
        <source>Position of the centre of the sphere, positive downrange.</source>
        <translation>Lage des Kugelmittelpunkts, vorwärts positiv.</translation>
    </message>
    <message>
        <source>Elevation of the centre of the sphere.</source>
        <translation>Höhe des Kugelmittelpunkts.</translation>
    </message>
    <message>
        <source>Downrange velocity</source>
        <translation>Geschwindigkeit vorwärts</translation>
    </message>
    <message>
        <source>Downrange velocity of the centre; negative when the rover moves backwards.</source>
        <translation>Geschwindigkeit des Mittelpunkts vorwärts; negativ, wenn der Rover zurückläuft.</translation>
    </message>
    <message>
        <source>Upward velocity</source>
        <translation>Geschwindigkeit aufwärts</translation>
    </message>
    <message>
        <source>Upward velocity of the centre; negative when the rover falls.</source>
        <translation>Geschwindigkeit des Mittelpunkts aufwärts; negativ, wenn der Rover fällt.</translation>
    </message>
    <message>
        <source>Speed of the centre, including its lateral motion.</source>
        <translation>Geschwindigkeit des Mittelpunkts, Querbewegung eingeschlossen.</translation>
    </message>
    <message>
        <source>Spin about the lateral axis. The spin is negative when the rover rolls downrange, because the rover then turns clockwise.</source>
        <translation>Winkelgeschwindigkeit um die Querachse. Sie ist negativ, wenn der Rover vorwärts rollt, weil er sich dann im Uhrzeigersinn dreht.</translation>
    </message>
    <message>
        <source>Rolling speed</source>
        <translation>Rollgeschwindigkeit</translation>
    </message>
    <message>
        <source>Ground speed at which the rover would roll with its current spin, positive downrange.</source>
        <translation>Geschwindigkeit entlang des Bodens, mit der der Rover bei seiner momentanen Drehung rollen würde; vorwärts positiv.</translation>
    </message>
    <message>
        <source>Rotation angle about the lateral axis since the start, including full turns.</source>
        <translation>Drehwinkel um die Querachse seit dem Start, volle Drehungen eingeschlossen.</translation>
    </message>
    <message>
        <source>Slip vₜ + bω, with the velocity vₜ along the ground below the rover; 0 while the rover rolls. In flight, the slip refers to the ground below and jumps when the rover passes from one face to the next.</source>
        <translation>Schlupf vₜ + bω mit der Geschwindigkeit vₜ entlang des Bodens unter dem Rover; 0, solange der Rover rollt. Im Flug bezieht er sich auf den Boden darunter und springt, wenn der Rover von einer Fläche zur nächsten kommt.</translation>
    </message>
    <message>
        <source>Rotational energy k m b² ω²/2, with the magnitude ω of the spin vector.</source>
        <translation>Rotationsenergie k m b² ω²/2 mit dem Betrag ω des Winkelgeschwindigkeitsvektors.</translation>
    </message>
    <message>
        <source>m g times the height of the sphere&apos;s lowest point above the lowest ground.</source>
        <translation>m g mal die Höhe des tiefsten Punkts der Kugel über dem tiefsten Boden.</translation>
    </message>
    <message>
        <source>Lost in impacts, restitution</source>
        <translation>In Stößen verloren, unelastisch</translation>
    </message>
    <message>
        <source>Energy of the motion normal to the ground, lost in impacts since the start.</source>
        <translation>In Stößen seit dem Start verlorene Energie der Bewegung normal zum Boden.</translation>
    </message>
    <message>
        <source>Lost in impacts, friction</source>
        <translation>In Stößen verloren, Reibung</translation>
    </message>
    <message>
        <source>Energy lost to friction during impacts since the start.</source>
        <translation>Seit dem Start während der Stöße an Reibung verlorene Energie.</translation>
    </message>
    <message>
        <source>Lost to sliding</source>
        <translation>Im Gleiten verloren</translation>
    </message>
    <message>
        <source>Energy lost to friction between impacts since the start.</source>
        <translation>Seit dem Start zwischen den Stößen an Reibung verlorene Energie.</translation>
    </message>
    <message>
        <source>Lost to rolling resistance</source>
        <translation>An Rollwiderstand verloren</translation>
    </message>
    <message>
        <source>Work of the rolling resistance since the start: the moment c_rr b N times the rotation angle in contact with the ground, where N is the normal force.</source>
        <translation>Arbeit gegen den Rollwiderstand seit dem Start: das Moment c_rr b N mal dem Drehwinkel in Kontakt mit dem Boden, mit der Normalkraft N.</translation>
    </message>
    <message>
        <source>Work of the wind</source>
        <translation>Arbeit des Winds</translation>
    </message>
    <message>
        <source>Work of the air on the rover since the start; negative if the air slows the rover.</source>
        <translation>Arbeit der Luft am Rover seit dem Start; negativ, wenn sie den Rover bremst.</translation>
    </message>
    <message>
        <source>Sum of all energies and losses minus the work of the wind. The sum is constant.</source>
        <translation>Summe aller Energien und Verluste, abzüglich der Arbeit des Winds. Die Summe ist konstant.</translation>
    </message>
    <message>
        <source>Lateral position of the centre of the sphere, positive to the right.</source>
        <translation>Lage des Kugelmittelpunkts, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Lateral velocity of the centre, positive to the right.</source>
        <translation>Geschwindigkeit des Mittelpunkts, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Longitudinal spin</source>
        <translation>Drehung um die Vorwärtsrichtung</translation>
    </message>
    <message>
        <source>Spin about the downrange axis, positive when the sphere rolls to the right.</source>
        <translation>Winkelgeschwindigkeit um die Vorwärtsrichtung, positiv, wenn die Kugel nach rechts rollt.</translation>
    </message>
    <message>
        <source>Spin about the vertical</source>
        <translation>Drehung um die Senkrechte</translation>
    </message>
    <message>
        <source>Spin about the vertical, positive counter-clockwise as seen from above.</source>
        <translation>Winkelgeschwindigkeit um die Senkrechte, von oben gesehen gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Lateral slip at the contact</source>
        <translation>Schlupf des Berührpunkts quer</translation>
    </message>
    <message>
        <source>Lateral slip, positive to the right; 0 while the sphere rolls.</source>
        <translation>Schlupf quer, nach rechts positiv; 0, solange die Kugel rollt.</translation>
    </message>
    <message>
        <source>Downrange contact position</source>
        <translation>Lage des Berührpunkts vorwärts</translation>
    </message>
    <message>
        <source>Position of the point of the sphere that touches the ground. In flight this is the point nearest to the ground below; its position jumps when the rover passes from one face to the next.</source>
        <translation>Lage des Punkts der Kugel, der den Boden berührt. Im Flug ist es der Punkt, der dem Boden darunter am nächsten ist; seine Lage springt, wenn der Rover von einer Fläche zur nächsten kommt.</translation>
    </message>
    <message>
        <source>Contact point elevation</source>
        <translation>Höhe des Berührpunkts</translation>
    </message>
    <message>
        <source>Elevation of the contact point.</source>
        <translation>Höhe des Punkts, der den Boden berührt.</translation>
    </message>
    <message>
        <source>Normal force</source>
        <translation>Normalkraft</translation>
    </message>
    <message>
        <source>Force of the ground on the sphere, normal to the ground and positive away from it; 0 in flight. In a corner, it is the larger of the normal forces on the two faces.</source>
        <translation>Kraft des Bodens auf die Kugel, normal zum Boden und von ihm weg positiv; 0 im Flug. In einer Ecke ist es die größere der Normalkräfte beider Flächen.</translation>
    </message>
    <message>
        <source>Force of the ground on the sphere, tangential to the surface and positive downrange; 0 in flight.</source>
        <translation>Kraft des Bodens auf die Kugel entlang des Bodens, vorwärts positiv; 0 im Flug.</translation>
    </message>
    <message>
        <source>Lateral friction</source>
        <translation>Reibungskraft quer</translation>
    </message>
    <message>
        <source>Lateral force of the ground on the sphere, positive to the right; 0 in flight.</source>
        <translation>Kraft des Bodens auf die Kugel, nach rechts positiv; 0 im Flug.</translation>
    </message>
    <message>
        <source>Friction force divided by μ N while the sphere rolls; 1 while the sphere slides, because friction is then at its limit μ′ N; 0 in flight.</source>
        <translation>Reibungskraft durch μ N, solange die Kugel rollt; 1, solange sie gleitet, denn dann hat die Reibung ihren Grenzwert μ′ N; 0 im Flug.</translation>
    </message>
    <message>
        <source>Heading of the axle</source>
        <translation>Richtung der Achse</translation>
    </message>
    <message>
        <source>Rotation of the axle about the vertical, positive to the left. At the start the axle points across the valley. The heading is 0 if the rover stays in the vertical plane.</source>
        <translation>Drehung der Achse um die Senkrechte, nach links positiv. Am Start zeigt die Achse quer zum Tal. Bleibt der Rover in der senkrechten Ebene, ist die Richtung 0.</translation>
    </message>
    <message>
        <source>Lean of the axle</source>
        <translation>Neigung der Achse</translation>
    </message>
    <message>
        <source>Tilt of the axle, positive when the top of the sphere leans to the right; 0 if the rover stays in the vertical plane.</source>
        <translation>Neigung der Achse, positiv, wenn die Oberseite der Kugel nach rechts geneigt ist; 0, wenn der Rover in der senkrechten Ebene bleibt.</translation>
    </message>
    <message>
        <source>Rotation about the axle</source>
        <translation>Drehung um die Achse</translation>
    </message>
    <message>
        <source>Rotation of the sphere about the axle, positive counter-clockwise, from −180° to 180°. Heading, lean and rotation, in this order, give the orientation of the sphere (Tait–Bryan angles y-x′-z″).</source>
        <translation>Drehung der Kugel um die Achse, gegen den Uhrzeigersinn positiv, von −180° bis 180°. Richtung, Neigung und Drehung geben in dieser Reihenfolge die Orientierung der Kugel an (Tait–Bryan-Winkel y-x′-z″).</translation>
    </message>
    <message>
        <source>Orientation, quaternion w</source>
        <translation>Orientierung, Quaternion w</translation>
    </message>
    <message>
        <source>Real part of the quaternion that describes the rotation of the sphere.</source>
        <translation>Realteil des Quaternions, das die Drehung der Kugel beschreibt.</translation>
    </message>
    <message>
        <source>Orientation, quaternion x</source>
        <translation>Orientierung, Quaternion x</translation>
    </message>
    <message>
        <source>Component of the rotation quaternion about the downrange axis.</source>
        <translation>Komponente des Drehquaternions um die Vorwärtsrichtung.</translation>
    </message>
    <message>
        <source>Orientation, quaternion y</source>
        <translation>Orientierung, Quaternion y</translation>
    </message>
    <message>
        <source>Component of the rotation quaternion about the vertical.</source>
        <translation>Komponente des Drehquaternions um die Senkrechte.</translation>
    </message>
    <message>
        <source>Orientation, quaternion z</source>
        <translation>Orientierung, Quaternion z</translation>
    </message>
    <message>
        <source>Component of the rotation quaternion about the lateral axis.</source>
        <translation>Komponente des Drehquaternions um die Querachse.</translation>
    </message>
    <message>
        <source>Elevation of the lowest point of the sphere when the outcome is decided, or of the far end of the terrain if the rover has crossed; negative below the start plateau.</source>
        <translation>Höhe des tiefsten Punkts der Kugel, wenn der Ausgang entschieden ist, oder des jenseitigen Endes des Geländes, wenn der Rover hinübergekommen ist; negativ unter der Hochebene des Starts.</translation>
    </message>
    <message>
        <source>Height above the lowest ground</source>
        <translation>Höhe über dem tiefsten Boden</translation>
    </message>
    <message>
        <source>Height of the lowest point of the sphere above the lowest ground when the outcome is decided.</source>
        <translation>Höhe des tiefsten Punkts der Kugel über dem tiefsten Boden, wenn der Ausgang entschieden ist.</translation>
    </message>
    <message>
        <source>Greatest height during the climb</source>
        <translation>Größte Höhe beim Anstieg</translation>
    </message>
    <message>
        <source>Greatest height of the lowest point of the sphere after the sphere first touches rising ground; empty if it never touches rising ground.</source>
        <translation>Größte Höhe des tiefsten Punkts der Kugel, nachdem sie zum ersten Mal ansteigenden Boden berührt; leer, wenn sie nie ansteigenden Boden berührt.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Höhenreserve</translation>
    </message>
    <message>
        <source>If the rover crosses: its kinetic energy at the far rim expressed as a height, (v² + k b² ω²)/(2 g), plus its height above the rim if it is in flight. Otherwise: the height by which the rover falls short of the rim, as a negative number. Empty if the time limit ends the run.</source>
        <translation>Kommt der Rover hinüber: seine kinetische Energie am jenseitigen Rand als Höhe, (v² + k b² ω²)/(2 g), im Flug plus seine Höhe über dem Rand. Sonst: die bis zum Rand fehlende Höhe als negative Zahl. Leer, wenn die Zeitgrenze den Lauf beendet.</translation>
    </message>
    <message>
        <source>Downrange distance</source>
        <translation>Strecke vorwärts</translation>
    </message>
    <message>
        <source>Downrange position of the centre when the outcome is decided.</source>
        <translation>Lage des Mittelpunkts in Vorwärtsrichtung, wenn der Ausgang entschieden ist.</translation>
    </message>
    <message>
        <source>Time from the launch until the outcome is decided.</source>
        <translation>Zeit vom Start, bis der Ausgang entschieden ist.</translation>
    </message>
    <message>
        <source>Impacts faster than 1 mm/s</source>
        <translation>Stöße schneller als 1 mm/s</translation>
    </message>
    <message>
        <source>Number of impacts faster than 1 mm/s. Slower impacts are numerous and negligible.</source>
        <translation>Zahl der Stöße schneller als 1 mm/s. Langsamere sind zahlreich und vernachlässigbar.</translation>
    </message>
    <message>
        <source>Speed at the end</source>
        <translation>Geschwindigkeit am Ende</translation>
    </message>
    <message>
        <source>Spin at the end</source>
        <translation>Winkelgeschwindigkeit am Ende</translation>
    </message>
    <message>
        <source>Spin about the lateral axis when the outcome is decided, positive counter-clockwise.</source>
        <translation>Winkelgeschwindigkeit um die Querachse, wenn der Ausgang entschieden ist, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Final height</source>
        <translation>Endhöhe</translation>
    </message>
    <message>
        <source>Elevation of the lowest point of the sphere at the end of the run, even if the outcome is decided earlier.</source>
        <translation>Höhe des tiefsten Punkts der Kugel am Ende des Laufs, auch wenn der Ausgang früher entschieden ist.</translation>
    </message>
    <message>
        <source>Final downrange distance</source>
        <translation>Endstrecke vorwärts</translation>
    </message>
    <message>
        <source>Downrange position of the centre at the end of the run, even if the outcome is decided earlier.</source>
        <translation>Lage des Mittelpunkts in Vorwärtsrichtung am Ende des Laufs, auch wenn der Ausgang früher entschieden ist.</translation>
    </message>
    <message>
        <source>End time</source>
        <translation>Endzeit</translation>
    </message>
    <message>
        <source>Time from the launch to the end of the run, even if the outcome is decided earlier.</source>
        <translation>Zeit vom Start bis zum Ende des Laufs, auch wenn der Ausgang früher entschieden ist.</translation>
    </message>
    <message>
        <source>Crosses eventually</source>
        <translation>Kommt schließlich hinüber</translation>
    </message>
    <message>
        <source>1 if the rover crosses at the first or a later attempt, otherwise 0. Later attempts occur only if the run continues until rest.</source>
        <translation>1, wenn der Rover beim ersten oder einem späteren Versuch hinüberkommt, sonst 0. Spätere Versuche gibt es nur, wenn der Lauf bis zur Ruhe weitergeht.</translation>
    </message>
    <message>
        <source>Downrange displacement</source>
        <translation>Verschiebung vorwärts</translation>
    </message>
    <message>
        <source>Distance that the centre moves downrange from the start to the end of the run; negative if the rover ends behind its start.</source>
        <translation>Strecke, die der Mittelpunkt vom Start bis zum Ende des Laufs vorwärts zurücklegt; negativ, wenn der Rover hinter seinem Start endet.</translation>
    </message>
    <message>
        <source>Mean downrange velocity</source>
        <translation>Mittlere Geschwindigkeit vorwärts</translation>
    </message>
    <message>
        <source>Time rolling</source>
        <translation>Zeit im Rollen</translation>
    </message>
    <message>
        <source>Time in contact with the ground without slip.</source>
        <translation>Zeit in Kontakt mit dem Boden ohne Schlupf.</translation>
    </message>
    <message>
        <source>Time in the air</source>
        <translation>Zeit in der Luft</translation>
    </message>
    <message>
        <source>Time in flights and bounces.</source>
        <translation>Zeit in Flügen und Sprüngen.</translation>
    </message>
    <message>
        <source>Restart wind</source>
        <translation>Wind zum Weiterkommen</translation>
    </message>
    <message>
        <source>Wind speed that moves the rover downrange again after it has come to rest. Empty if the rover does not come to rest or if there is no air.</source>
        <translation>Windgeschwindigkeit, die den Rover nach dem Stillstand wieder vorwärts bewegt. Leer, wenn er nicht zur Ruhe kommt oder wenn es keine Luft gibt.</translation>
    </message>
    <message>
        <source>Greatest impact impulse</source>
        <translation>Größter Kraftstoß</translation>
    </message>
    <message>
        <source>Impulse of the ground on the sphere, including friction: m times the change in velocity. The shell must withstand the greatest impulse.</source>
        <translation>Kraftstoß des Bodens auf die Kugel, Reibung eingeschlossen: m mal die Änderung ihrer Geschwindigkeit. Den größten Kraftstoß muss die Schale aushalten.</translation>
    </message>
    <message>
        <source>Greatest impact speed</source>
        <translation>Größte Stoßgeschwindigkeit</translation>
    </message>
    <message>
        <source>Approach speed normal to the surface. The payload must withstand the greatest speed v, which is the impact speed of a fall from a height of v²/(2g).</source>
        <translation>Annäherungsgeschwindigkeit normal zur Oberfläche. Die Nutzlast muss die größte Geschwindigkeit v aushalten; das ist die Aufprallgeschwindigkeit eines Falls aus einer Höhe von v²/(2g).</translation>
    </message>
    <message>
        <source>Greatest normal force</source>
        <translation>Größte Normalkraft</translation>
    </message>
    <message>
        <source>Largest normal force during rolling, sliding or rest. Impacts are instantaneous, so they have an impulse instead of a force.</source>
        <translation>Größte Normalkraft beim Rollen, Gleiten oder in Ruhe. Stöße dauern keine Zeit und haben daher einen Kraftstoß statt einer Kraft.</translation>
    </message>
    <message>
        <source>Lateral offset</source>
        <translation>Strecke quer</translation>
    </message>
    <message>
        <source>Lateral position of the centre when the outcome is decided, positive to the right.</source>
        <translation>Seitliche Lage des Mittelpunkts, wenn der Ausgang entschieden ist, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Lateral speed at the end</source>
        <translation>Geschwindigkeit quer am Ende</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Flug</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Sliding</source>
        <translation>Gleiten</translation>
    </message>
    <message>
        <source>On a rim</source>
        <translation>Auf einer Kante</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Ground that the rover touches or, in flight, has left.</source>
        <translation>Boden, den der Rover berührt oder, im Flug, verlassen hat.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Distance that the centre moves downrange; negative if the rover moves backwards.</source>
        <translation>Strecke, die der Mittelpunkt vorwärts zurücklegt; negativ, wenn der Rover zurückläuft.</translation>
    </message>
    <message>
        <source>Work of gravity</source>
        <translation>Arbeit der Schwerkraft</translation>
    </message>
    <message>
        <source>m g times the height that the centre has lost.</source>
        <translation>m g mal die Höhe, die der Mittelpunkt verloren hat.</translation>
    </message>
    <message>
        <source>Losses in the impacts of this phase and in the impact that ends the phase.</source>
        <translation>Verluste in den Stößen dieser Phase und in dem Stoß, der sie beendet.</translation>
    </message>
    <message>
        <source>Energy lost to friction between impacts.</source>
        <translation>Zwischen den Stößen an Reibung verlorene Energie.</translation>
    </message>
    <message>
        <source>Energy lost to rolling resistance.</source>
        <translation>An Rollwiderstand verlorene Energie.</translation>
    </message>
    <message>
        <source>Work of the air on the rover; negative if the air slows the rover.</source>
        <translation>Arbeit der Luft am Rover; negativ, wenn die Luft den Rover bremst.</translation>
    </message>
    <message>
        <source>%1, %2 m above the floor</source>
        <translation>%1, %2 m über dem Talboden</translation>
    </message>
    <message>
        <source>%1, %2 m above the lowest ground</source>
        <translation>%1, %2 m über dem tiefsten Boden</translation>
    </message>
    <message>
        <source>Impact on %1, sticks</source>
        <translation>Stoß, Ort: %1, haftet</translation>
    </message>
    <message>
        <source>Impact on %1, slips</source>
        <translation>Stoß, Ort: %1, gleitet</translation>
    </message>
    <message numerus="yes">
        <source>%n further impacts on %1</source>
        <translation>
            <numerusform>%n weiterer Stoß, Ort: %1</numerusform>
            <numerusform>%n weitere Stöße, Ort: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Bouncing dies out on %1</source>
        <translation>Die Sprünge klingen ab, Ort: %1</translation>
    </message>
    <message>
        <source>Leaves %1</source>
        <translation>Verlässt: %1</translation>
    </message>
    <message>
        <source>Lifts off %1</source>
        <translation>Hebt ab, Ort: %1</translation>
    </message>
    <message>
        <source>Impact on %1 at a corner, sticks</source>
        <translation>Stoß in einer Ecke, Ort: %1, haftet</translation>
    </message>
    <message>
        <source>Impact on %1 at a corner, slips</source>
        <translation>Stoß in einer Ecke, Ort: %1, gleitet</translation>
    </message>
    <message>
        <source>Rolls on %1</source>
        <translation>Rollt, Ort: %1</translation>
    </message>
    <message>
        <source>Slides on %1</source>
        <translation>Gleitet, Ort: %1</translation>
    </message>
    <message>
        <source>Stays in contact with %1</source>
        <translation>Bleibt in Kontakt, Ort: %1</translation>
    </message>
    <message>
        <source>Rolls or slides onto %1</source>
        <translation>Rollt oder gleitet weiter, Ort: %1</translation>
    </message>
    <message>
        <source>Passes onto %1</source>
        <translation>Wechselt auf: %1</translation>
    </message>
    <message>
        <source>Turns back on %1; outcome decided</source>
        <translation>Kehrt um, Ort: %1; Ausgang entschieden</translation>
    </message>
    <message>
        <source>End of the run</source>
        <translation>Ende des Laufs</translation>
    </message>
    <message numerus="yes">
        <source>Crosses at %2 m/s (%n impacts, %1 s).</source>
        <translation>
            <numerusform>Kommt hinüber, nach %n Stoß und %1 s, mit %2 m/s.</numerusform>
            <numerusform>Kommt hinüber, nach %n Stößen und %1 s, mit %2 m/s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rebounds on %1 (%n impacts, %2 s).</source>
        <translation>
            <numerusform>Prallt zurück, Ort: %1, nach %n Stoß; %2 s.</numerusform>
            <numerusform>Prallt zurück, Ort: %1, nach %n Stößen; %2 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turns back on %1 (%n impacts, %2 s).</source>
        <translation>
            <numerusform>Kommt zum Stillstand und kehrt um, Ort: %1, nach %n Stoß; %2 s.</numerusform>
            <numerusform>Kommt zum Stillstand und kehrt um, Ort: %1, nach %n Stößen; %2 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stops on %1 (%n impacts, %2 s).</source>
        <translation>
            <numerusform>Bleibt in Ruhe, Ort: %1, nach %n Stoß; %2 s.</numerusform>
            <numerusform>Bleibt in Ruhe, Ort: %1, nach %n Stößen; %2 s.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blown back over %1 at %2 m/s, after %3 s.</source>
        <translation>Zurückgeweht mit %2 m/s, Ort: %1, nach %3 s.</translation>
    </message>
    <message>
        <source>Leaves the terrain over %1 at %2 m/s, after %3 s.</source>
        <translation>Verlässt das Gelände mit %2 m/s, Ort: %1, nach %3 s.</translation>
    </message>
    <message>
        <source>Aborted after %1 and %2 s while still moving over %3.</source>
        <translation>Abgebrochen nach %1 und %2 s, noch in Bewegung, Ort: %3.</translation>
    </message>
    <message>
        <source>Still moving over %1 at the time limit of %2 s.</source>
        <translation>Noch in Bewegung, Ort: %1, wenn die Zeitgrenze von %2 s den Lauf beendet.</translation>
    </message>
    <message>
        <source>%1 With e = 1, bouncing never dies out.</source>
        <translation>%1 Mit e = 1 klingen Sprünge nie ab.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the left of the start, rolling along the corner at %2 m/s.</source>
        <translation>Der Rover ist am Ende %1 m links vom Start und rollt mit %2 m/s die Ecke entlang weiter.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the right of the start, rolling along the corner at %2 m/s.</source>
        <translation>Der Rover ist am Ende %1 m rechts vom Start und rollt mit %2 m/s die Ecke entlang weiter.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the left of the start, spinning on the spot.</source>
        <translation>Der Rover ist am Ende %1 m links vom Start und dreht sich auf der Stelle.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the right of the start, spinning on the spot.</source>
        <translation>Der Rover ist am Ende %1 m rechts vom Start und dreht sich auf der Stelle.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the left of the start.</source>
        <translation>Der Rover ist am Ende %1 m links vom Start.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the right of the start.</source>
        <translation>Der Rover ist am Ende %1 m rechts vom Start.</translation>
    </message>
    <message>
        <source>the near rim</source>
        <translation>der diesseitige Rand</translation>
    </message>
    <message>
        <source>the far rim</source>
        <translation>der jenseitige Rand</translation>
    </message>
    <message>
        <source>the rim after %1</source>
        <translation>die Kante nach „%1“</translation>
    </message>
    <message>
        <source>%1 A wind of %2 m/s would move the rover again.</source>
        <translation>%1 Ein Wind von %2 m/s würde den Rover wieder in Gang setzen.</translation>
    </message>
    <message>
        <source>The rover then crosses at a later attempt, after %1 s.</source>
        <translation>Der Rover läuft weiter und kommt bei einem späteren Versuch hinüber, nach %1 s.</translation>
    </message>
    <message>
        <source>The rover then stops on %1, %2 m downrange, after %3 s.</source>
        <translation>Der Rover läuft weiter und bleibt in Ruhe, Ort: %1, %2 m vorwärts, nach %3 s.</translation>
    </message>
    <message>
        <source>The rover then leaves the terrain over %1, after %2 s.</source>
        <translation>Der Rover läuft weiter und verlässt das Gelände, Ort: %1, nach %2 s.</translation>
    </message>
    <message>
        <source>The rover is then still moving over %1, %2 m downrange, after %3 s.</source>
        <translation>Der Rover läuft weiter und ist noch in Bewegung, Ort: %1, %2 m vorwärts, nach %3 s.</translation>
    </message>
    <message>
        <source>Kinetic friction μ′ = %1 exceeds static friction μ = %2; the run uses μ′ = μ.</source>
        <translation>Die Gleitreibungszahl μ′ = %1 ist größer als die Haftreibungszahl μ = %2; der Lauf nimmt μ′ = μ.</translation>
    </message>
    <message>
        <source>The rover slides on %3: rolling there needs a static friction μ of at least %2, but μ is %1.</source>
        <translation>Der Rover gleitet (Ort: %3): Rollen braucht dort eine Haftreibungszahl μ von mindestens %2, aber μ ist %1.</translation>
    </message>
    <message>
        <source>A sphere of radius %1 m is too large to touch %2.</source>
        <translation>Eine Kugel von %1 m Radius ist zu groß; nicht berührt wird: %2.</translation>
    </message>
    <message numerus="yes">
        <source>A sphere of radius %1 m is too large to touch %2 and %n other faces.</source>
        <translation>
            <numerusform>Eine Kugel von %1 m Radius ist zu groß; nicht berührt werden: %2 und %n andere Fläche.</numerusform>
            <numerusform>Eine Kugel von %1 m Radius ist zu groß; nicht berührt werden: %2 und %n andere Flächen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>as published (Hartl 2006), inferred from its printed results</source>
        <translation>wie veröffentlicht (Hartl 2006), erschlossen aus den gedruckten Ergebnissen</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>konsistent</translation>
    </message>
    <message>
        <source>exact on faces; Taylor series of order %1 in flight and on rims (truncation error below rounding error)</source>
        <translation>exakt auf Flächen; Taylorreihen der Ordnung %1 im Flug und auf Kanten (Abbruchfehler unter dem Rundungsfehler)</translation>
    </message>
    <message>
        <source>Bounces</source>
        <translation>Sprünge</translation>
    </message>
    <message>
        <source>solved one by one; averaged or summed when successive bounces differ little</source>
        <translation>einzeln gelöst; gemittelt oder summiert, wenn sich aufeinanderfolgende Sprünge wenig unterscheiden</translation>
    </message>
    <message>
        <source>exact between events; on rims and in corners, integrated by Dormand–Prince 5(4) with tolerance 1e-13</source>
        <translation>exakt zwischen Ereignissen; auf Kanten und in Ecken integriert mit Dormand–Prince 5(4), Toleranz 1e-13</translation>
    </message>
    <message>
        <source>exact between events; no time step and no cut-off speed on faces</source>
        <translation>exakt zwischen Ereignissen; kein Zeitschritt und auf Flächen keine Abbruchschwelle</translation>
    </message>
    <message>
        <source>Rim cut-off</source>
        <translation>Abbruchschwelle auf Kanten</translation>
    </message>
    <message>
        <source>adaptive Dormand–Prince 5(4); events are located on its dense output</source>
        <translation>adaptives Dormand–Prince 5(4); Ereignisse werden auf seiner dichten Ausgabe lokalisiert</translation>
    </message>
    <message>
        <source>rebound speeds below %1 m/s are treated as contact</source>
        <translation>Rückprallgeschwindigkeiten unter %1 m/s gelten als Kontakt</translation>
    </message>
    <message>
        <source>hand-coded Euler method, fixed step %1 s; events are not located</source>
        <translation>selbst programmiertes Euler-Verfahren, fester Schritt %1 s; Ereignisse werden nicht lokalisiert</translation>
    </message>
    <message>
        <source>hand-coded Runge–Kutta method, fixed step %1 s; events are not located</source>
        <translation>selbst programmiertes Runge–Kutta-Verfahren, fester Schritt %1 s; Ereignisse werden nicht lokalisiert</translation>
    </message>
    <message>
        <source>rebound speeds below %1 m/s are treated as contact (flights shorter than two steps)</source>
        <translation>Rückprallgeschwindigkeiten unter %1 m/s gelten als Kontakt (Flüge kürzer als zwei Schritte)</translation>
    </message>
    <message>
        <source>Runge–Kutta, fixed step %1 s</source>
        <translation>Runge–Kutta, fester Schritt %1 s</translation>
    </message>
    <message>
        <source>Rover</source>
        <translation>Rover</translation>
    </message>
    <message>
        <source>Drag to move this point of the profile.</source>
        <translation>Ziehen verschiebt diesen Punkt des Profils.</translation>
    </message>
    <message>
        <source>Drag to change the length.</source>
        <translation>Ziehen ändert die Länge.</translation>
    </message>
    <message>
        <source>Drag to change the angle and the depth.</source>
        <translation>Ziehen ändert Winkel und Tiefe.</translation>
    </message>
    <message>
        <source>Drag to change the incline and the height.</source>
        <translation>Ziehen ändert Anstieg und Höhe.</translation>
    </message>
    <message>
        <source>Drag to change the decline and the depth.</source>
        <translation>Ziehen ändert Abhang und Tiefe.</translation>
    </message>
    <message>
        <source>Drag to change the decline.</source>
        <translation>Ziehen ändert den Abhang.</translation>
    </message>
    <message>
        <source>Drag to change the incline.</source>
        <translation>Ziehen ändert den Anstieg.</translation>
    </message>
    <message>
        <source>Drag to change the length of the top.</source>
        <translation>Ziehen ändert die Länge der Kuppe.</translation>
    </message>
    <message>
        <source>Drag to change the floor length and the depth.</source>
        <translation>Ziehen ändert Länge und Tiefe des Talbodens.</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Gerechnetes Beispiel</translation>
    </message>
    <message>
        <source>Hartl 2006, section 4.2: decline and incline 30°, depth −10 m, floor length 30 m.</source>
        <translation>Hartl 2006, Abschnitt 4.2: Abhang und Anstieg 30°, Tiefe −10 m, Länge des Talbodens 30 m.</translation>
    </message>
    <message>
        <source>Shallow valley</source>
        <translation>Flaches Tal</translation>
    </message>
    <message>
        <source>Hartl 2006, section 5.1: decline and incline 15°, depth −3 m, floor length 9 m.</source>
        <translation>Hartl 2006, Abschnitt 5.1: Abhang und Anstieg 15°, Tiefe −3 m, Länge des Talbodens 9 m.</translation>
    </message>
    <message>
        <source>Deep valley</source>
        <translation>Tiefes Tal</translation>
    </message>
    <message>
        <source>Hartl 2006, section 5.2: decline and incline 25°, depth −30 m, floor length 90 m.</source>
        <translation>Hartl 2006, Abschnitt 5.2: Abhang und Anstieg 25°, Tiefe −30 m, Länge des Talbodens 90 m.</translation>
    </message>
    <message>
        <source>Thin shell</source>
        <translation>Dünne Schale</translation>
    </message>
    <message>
        <source>Thick shell…</source>
        <translation>Dicke Schale…</translation>
    </message>
    <message>
        <source>Ratio of inner to outer radius</source>
        <translation>Verhältnis von Innen- zu Außenradius</translation>
    </message>
    <message>
        <source>J/m = %1 b²</source>
        <translation>J/m = %1 b²</translation>
    </message>
    <message>
        <source>One of the values of J/m studied in Hartl 2006, section 4.3.</source>
        <translation>Einer der in Hartl 2006, Abschnitt 4.3, untersuchten Werte von J/m.</translation>
    </message>
    <message>
        <source>Two-metre polar prototype</source>
        <translation>Zwei-Meter-Prototyp für die Pole</translation>
    </message>
    <message>
        <source>Vacuum</source>
        <translation>Vakuum</translation>
    </message>
    <message>
        <source>No air: ρ = 0, as on the Moon.</source>
        <translation>Keine Luft: ρ = 0, wie auf dem Mond.</translation>
    </message>
    <message>
        <source>Air of Mars</source>
        <translation>Luft des Mars</translation>
    </message>
    <message>
        <source>Denser air on Mars</source>
        <translation>Dichtere Luft des Mars</translation>
    </message>
    <message>
        <source>Air of the Earth</source>
        <translation>Luft der Erde</translation>
    </message>
    <message>
        <source>Trajectory</source>
        <translation>Bahnkurve</translation>
    </message>
    <message>
        <source>lost to restitution</source>
        <translation>Verlust: Stoß</translation>
    </message>
    <message>
        <source>lost to impact friction</source>
        <translation>Verlust: Stoßreibung</translation>
    </message>
    <message>
        <source>lost to sliding</source>
        <translation>Verlust: Gleiten</translation>
    </message>
    <message>
        <source>work of the wind</source>
        <translation>Arbeit des Winds</translation>
    </message>
    <message>
        <source>slip s, dashed in flight</source>
        <translation>Schlupf s, im Flug gestrichelt</translation>
    </message>
    <message>
        <source>Speed and spin</source>
        <translation>Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Speed (m/s)</source>
        <translation>Geschwindigkeit (m/s)</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Force (N), impulse (N s)</source>
        <translation>Kraft (N), Kraftstoß (N s)</translation>
    </message>
    <message>
        <source>rolling and sliding</source>
        <translation>Rollen und Gleiten</translation>
    </message>
    <message>
        <source>impacts</source>
        <translation>Stöße</translation>
    </message>
    <message>
        <source>Lateral path</source>
        <translation>Querweg</translation>
    </message>
    <message>
        <source>Lateral speed (m/s)</source>
        <translation>Geschwindigkeit quer (m/s)</translation>
    </message>
    <message>
        <source>Speed (m/s)
Climbable slope (°)</source>
        <translation>Geschwindigkeit (m/s)
Befahrbare Steigung (°)</translation>
    </message>
    <message>
        <source>No wind reaches the rover. Under “Air and ground”, set the air density ρ and the drag coefficient C_d to values above 0. For a logarithmic wind, also set the roughness length to a value below the radius.</source>
        <translation>Kein Wind erreicht den Rover. Unter „Luft und Boden“ die Luftdichte ρ und den Widerstandsbeiwert C_d auf Werte über 0 setzen. Bei logarithmischem Wind auch die Rauigkeitslänge auf einen Wert unter dem Radius setzen.</translation>
    </message>
    <message>
        <source>Longitudinal spin: three rovers that leave the vertical plane</source>
        <translation>Drehung um die Vorwärtsrichtung: drei Rover, die die senkrechte Ebene verlassen</translation>
    </message>
    <message>
        <source>Three rovers leave the vertical plane: by longitudinal spin, by pivot spin, and by lateral sliding. With longitudinal spin, the first impact deflects the rover, which ends 59 m to the right and 0.6 m too low to cross. Choose “From above” in the menu of the figure “3-D view”, then compare the other two experiments.</source>
        <translation>Drei Rover verlassen die senkrechte Ebene: durch Drehung um die Vorwärtsrichtung, durch bohrende Drehung und durch seitliches Gleiten. Mit Drehung um die Vorwärtsrichtung lenkt der erste Aufprall den Rover ab; er endet 59 m rechts und 0.6 m zu tief, um hinüberzukommen. „Von oben“ im Menü der Abbildung „Im Raum“ wählen, dann die beiden anderen Experimente vergleichen.</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>A spherical rover bouncing, sliding and rolling across a valley.</source>
        <translation>Ein kugelförmiger Rover, der springend, gleitend und rollend ein Tal quert.</translation>
    </message>
    <message>
        <source>Crossed</source>
        <translation>Hinübergekommen</translation>
    </message>
    <message>
        <source>Rebounded</source>
        <translation>Zurückgeprallt</translation>
    </message>
    <message>
        <source>Turned back</source>
        <translation>Umgekehrt</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Liegen geblieben</translation>
    </message>
    <message>
        <source>Left the terrain</source>
        <translation>Gelände verlassen</translation>
    </message>
    <message>
        <source>Wind on Mars: a 6-metre ball of 20 kg</source>
        <translation>Wind auf dem Mars: eine Kugel von 6 m und 20 kg</translation>
    </message>
    <message>
        <source>JPL describes its tumbleweed rover as a ball of 6 m and 20 kg that rolls at 10 m/s in a Martian wind of 20 m/s and climbs slopes of 25° (A. Behar and others). With a rolling resistance that gives this speed, the same wind pushes the ball up slopes of at most 27.35°; slopes of 25° need a wind of 19.41 m/s. Change the mass, the radius or c_rr and watch the figure “Mobility”.</source>
        <translation>Das JPL beschreibt seinen Tumbleweed-Rover als Kugel von 6 m und 20 kg, die auf dem Mars in einem Wind von 20 m/s mit 10 m/s rollt und Hänge von 25° hinaufkommt (A. Behar und andere). Mit einem Rollwiderstand, der diese Geschwindigkeit ergibt, schiebt derselbe Wind die Kugel Hänge von höchstens 27.35° hinauf; Hänge von 25° brauchen einen Wind von 19.41 m/s. Masse, Radius oder c_rr ändern und die Abbildung „Beweglichkeit“ beobachten.</translation>
    </message>
    <message>
        <source>Up 25°</source>
        <translation>25° hinauf</translation>
    </message>
    <message>
        <source>Up 25°, too little wind</source>
        <translation>25° hinauf, zu wenig Wind</translation>
    </message>
    <message>
        <source>Hartl 2006, case study IV, in air on the Earth</source>
        <translation>Hartl 2006, Fallstudie IV, in der Luft der Erde</translation>
    </message>
    <message>
        <source>The rover of case study IV is launched into the deep valley on Earth: without air, as in the thesis, and in still air, with assumed masses. Without air it turns back 24.8 m above the floor; in air it turns back 0.1 m above the floor with 40 kg and hardly leaves the floor with 20 kg. Compare the paths, then change the mass or the drag coefficient.</source>
        <translation>Der Rover der Fallstudie IV startet auf der Erde in das tiefe Tal: ohne Luft, wie in der Arbeit, und in stiller Luft, mit angenommenen Massen. Ohne Luft kehrt er 24.8 m über dem Talboden um; in Luft kehrt er mit 40 kg 0.1 m über dem Talboden um und verlässt ihn mit 20 kg kaum. Die Wege vergleichen, dann Masse oder Widerstandsbeiwert ändern.</translation>
    </message>
    <message>
        <source>Without air</source>
        <translation>Ohne Luft</translation>
    </message>
    <message>
        <source>In air, 40 kg</source>
        <translation>In Luft, 40 kg</translation>
    </message>
    <message>
        <source>In air, 20 kg</source>
        <translation>In Luft, 20 kg</translation>
    </message>
    <message>
        <source>A five-metre rover in a storm on uneven ground</source>
        <translation>Ein Rover von fünf Metern im Sturm über unebenem Gelände</translation>
    </message>
    <message>
        <source>A thin shell of 15 kg starts at rest on an invented elevation profile in a logarithmic wind. In a wind of 16 m/s it crosses; in a wind of 8 m/s it stops on the way, and the outcome gives the wind that would move it again. To use measured ground, import a table of distances and elevations into the field “Elevation profile”.</source>
        <translation>Eine dünne Schale von 15 kg startet in Ruhe auf einem erfundenen Höhenprofil in einem logarithmischen Wind. In einem Wind von 16 m/s kommt sie hinüber; in einem Wind von 8 m/s bleibt sie unterwegs liegen, und der Ausgang nennt den Wind, der sie wieder in Gang setzen würde. Um ein gemessenes Gelände zu verwenden, eine Tabelle von Strecken und Höhen in das Feld „Höhenprofil“ importieren.</translation>
    </message>
    <message>
        <source>16 m/s</source>
        <translation>16 m/s</translation>
    </message>
    <message>
        <source>8 m/s</source>
        <translation>8 m/s</translation>
    </message>
    <message>
        <source>A two-metre ball on the ice of Antarctica</source>
        <translation>Eine Kugel von zwei Metern auf dem Eis der Antarktis</translation>
    </message>
    <message>
        <source>A ball of the size that JPL tested in Antarctica in 2004 (A. Behar and others) rolls in the wind; its mass, the air, c_rr and the winds are assumed. A wind of 6 m/s does not move it; a wind of 12 m/s drives it at 5.6 m/s. The figure “Mobility” also shows half and twice the mass; change c_rr and watch it.</source>
        <translation>Eine Kugel der Größe, die das JPL 2004 in der Antarktis erprobt hat (A. Behar und andere), rollt im Wind; Masse, Luft, c_rr und Winde sind angenommen. Ein Wind von 6 m/s bewegt sie nicht; ein Wind von 12 m/s treibt sie mit 5.6 m/s. Die Abbildung „Beweglichkeit“ zeigt auch die halbe und die doppelte Masse; c_rr ändern und sie beobachten.</translation>
    </message>
    <message>
        <source>12 m/s</source>
        <translation>12 m/s</translation>
    </message>
    <message>
        <source>6 m/s</source>
        <translation>6 m/s</translation>
    </message>
    <message>
        <source>The energy residual is %1 of the energy given to the run and exceeds the limit of %2. The results of this run are doubtful.</source>
        <translation>Der Rest der Energiebilanz beträgt %1 der dem Lauf gegebenen Energie und überschreitet die Grenze von %2. Die Ergebnisse dieses Laufs sind zweifelhaft.</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Selects whether an expression or points define the ground.</source>
        <translation>Legt fest, ob ein Ausdruck oder Punkte das Gelände definieren.</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>The elevation y is a function of x.</source>
        <translation>Die Höhe y ist eine Funktion von x.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>A smooth curve through points (natural cubic spline).</source>
        <translation>Eine glatte Kurve durch Punkte (natürlicher kubischer Spline).</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Elevation of the ground as a function of x, both in metres, such as 20*exp(-x/10) + sin(x/3) or x &lt; 50 ? 10 : 10 - (x-50)^2/100. The expression may use + - * / % ^, comparisons, &amp;&amp; || !, c ? a : b, pi, e and %1; log is the natural logarithm.</source>
        <translation>Höhe des Geländes als Funktion von x, beide in Metern, etwa 20*exp(-x/10) + sin(x/3) oder x &lt; 50 ? 10 : 10 - (x-50)^2/100. Erlaubt sind + - * / % ^, Vergleiche, &amp;&amp; || !, c ? a : b, pi, e und %1; log ist der natürliche Logarithmus.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 3</source>
        <translation>The Rolling Ball Simulation, Abschnitt 3</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Linkes Ende</translation>
    </message>
    <message>
        <source>x at the left end of the ground.</source>
        <translation>x am linken Ende des Geländes.</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Rechtes Ende</translation>
    </message>
    <message>
        <source>x at the right end of the ground. The run ends when the body reaches this end.</source>
        <translation>x am rechten Ende des Geländes. Der Lauf endet, wenn der Körper dieses Ende erreicht.</translation>
    </message>
    <message>
        <source>Points x:y through which the ground passes, in order of increasing x. You can drag the points in the figure.</source>
        <translation>Punkte x:y, durch die das Gelände geht, mit wachsendem x. In der Abbildung lassen sich die Punkte ziehen.</translation>
    </message>
    <message>
        <source>Radius of the round body.</source>
        <translation>Radius des runden Körpers.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 2</source>
        <translation>The Rolling Ball Simulation, Abschnitt 2</translation>
    </message>
    <message>
        <source>Moment of inertia J divided by m b² (mass times radius squared): 0.4 for a solid sphere, 0.5 for a solid cylinder, 2/3 for a thin shell, 1 for a hoop. For other values the figure shows a ring: the cross-section of a hollow sphere if k is at most 2/3, otherwise of a hollow cylinder.</source>
        <translation>Trägheitsmoment J geteilt durch m b², Masse mal Radius zum Quadrat: 0.4 für eine Vollkugel, 0.5 für einen Vollzylinder, 2/3 für eine dünne Schale, 1 für einen Reifen. Für andere Werte zeigt die Abbildung einen Ring: den Querschnitt einer Hohlkugel, wenn k höchstens 2/3 ist, sonst den eines Hohlzylinders.</translation>
    </message>
    <message>
        <source>The body rolls as long as the friction force needed for rolling is at most μₛ times the normal force.</source>
        <translation>Der Körper rollt, solange die zum Rollen nötige Reibungskraft höchstens μₛ mal der Normalkraft ist.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 5</source>
        <translation>The Rolling Ball Simulation, Abschnitt 5</translation>
    </message>
    <message>
        <source>While the body slips, a friction force of μₖ times the normal force opposes the slip.</source>
        <translation>Solange der Körper gleitet, wirkt eine Reibungskraft von μₖ mal der Normalkraft gegen den Schlupf.</translation>
    </message>
    <message>
        <source>A moment of c b times the normal force opposes the rotation. On slopes with tan θ &lt; c, a body at rest stays at rest.</source>
        <translation>Ein Moment von c b mal der Normalkraft wirkt gegen die Drehung. Auf Hängen mit tan θ &lt; c bleibt ein ruhender Körper in Ruhe.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 6</source>
        <translation>The Rolling Ball Simulation, Abschnitt 6</translation>
    </message>
    <message>
        <source>Ratio of the separation speed to the approach speed when the body lands.</source>
        <translation>Trennungsgeschwindigkeit durch Annäherungsgeschwindigkeit, wenn der Körper landet.</translation>
    </message>
    <message>
        <source>x of the contact point at the start. You can also drag the body in the figure.</source>
        <translation>x des Berührpunkts am Start. Der Körper lässt sich auch in der Abbildung ziehen.</translation>
    </message>
    <message>
        <source>Speed of the centre along the ground, positive to the right.</source>
        <translation>Geschwindigkeit des Mittelpunkts entlang des Bodens, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Spin at the start, positive counter-clockwise. Enter &quot;rolling&quot; to start without slip, which means a spin of −v₀/b.</source>
        <translation>Winkelgeschwindigkeit am Start, gegen den Uhrzeigersinn positiv. „rolling“ startet ohne Schlupf, also mit −v₀/b.</translation>
    </message>
    <message>
        <source>Friction model</source>
        <translation>Reibungsmodell</translation>
    </message>
    <message>
        <source>Model of friction and contact.</source>
        <translation>Modell von Reibung und Kontakt.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 5, equation 1</source>
        <translation>The Rolling Ball Simulation, Abschnitt 5, Gleichung 1</translation>
    </message>
    <message>
        <source>Distinguishes rolling, slipping, flight and rest, and locates the transitions between them.</source>
        <translation>Unterscheidet Rollen, Gleiten, Flug und Ruhe und lokalisiert die Übergänge dazwischen.</translation>
    </message>
    <message>
        <source>Regularised</source>
        <translation>Regularisiert</translation>
    </message>
    <message>
        <source>As published: one set of equations in which friction falls from static to kinetic as the slip rises from 0 to a small value, 0.1 m/s in The Rolling Ball Simulation. This model cannot represent a landing: the normal force acts at any height, so energy grows after contact is lost, as the energy residual shows.</source>
        <translation>Wie veröffentlicht: ein Satz von Gleichungen, in dem Haftreibung bei wachsendem Schlupf in Gleitreibung übergeht, bis zu einem kleinen Wert, in The Rolling Ball Simulation 0.1 m/s. Eine Landung kann dieses Modell nicht abbilden: die Normalkraft wirkt in jeder Höhe, so dass die Energie nach Verlust des Kontakts wächst, wie der Rest der Energiebilanz zeigt.</translation>
    </message>
    <message>
        <source>Friction transition slip</source>
        <translation>Schlupf des Reibungsübergangs</translation>
    </message>
    <message>
        <source>Slip at which the fraction p of the transition from static to kinetic friction is complete.</source>
        <translation>Schlupf, bei dem der Anteil p des Übergangs von Haft- zu Gleitreibung vollzogen ist.</translation>
    </message>
    <message>
        <source>Transition fraction</source>
        <translation>Anteil des Übergangs</translation>
    </message>
    <message>
        <source>Fraction of the transition from static to kinetic friction that is complete at the slip v_switch. The Rolling Ball Simulation uses 0.95.</source>
        <translation>Anteil des Übergangs von Haft- zu Gleitreibung, der beim Schlupf v_switch vollzogen ist. The Rolling Ball Simulation verwendet 0.95.</translation>
    </message>
    <message>
        <source>Latest time at which the run ends.</source>
        <translation>Zeit, zu der der Lauf spätestens endet.</translation>
    </message>
    <message>
        <source>Ground table step</source>
        <translation>Schritt der Geländetabelle</translation>
    </message>
    <message>
        <source>Step in x between the rows of the ground table, which you can export on the command line; &quot;auto&quot; is a thousandth of the length of the ground. The step does not affect the run.</source>
        <translation>Schritt in x zwischen den Zeilen der Geländetabelle, die sich auf der Befehlszeile exportieren lässt; „auto“ ist ein Tausendstel der Länge des Geländes. Der Schritt hat keinen Einfluss auf den Lauf.</translation>
    </message>
    <message>
        <source>is more than 10000 km above or below zero at x = %1.</source>
        <translation>liegt bei x = %1 mehr als 10000 km über oder unter null.</translation>
    </message>
    <message>
        <source>The right end x₂ = %1 m must lie to the right of the left end x₁ = %2 m.</source>
        <translation>Das rechte Ende x₂ = %1 m muss rechts vom linken Ende x₁ = %2 m liegen.</translation>
    </message>
    <message>
        <source>The ground y(x) %1</source>
        <translation>Das Gelände y(x) %1</translation>
    </message>
    <message>
        <source>The start x₀ = %1 m is not on the ground, which extends from %2 m to %3 m.</source>
        <translation>Der Start x₀ = %1 m liegt nicht auf dem Gelände, das von %2 m bis %3 m reicht.</translation>
    </message>
    <message>
        <source>The step Δx = %1 m gives too many rows in the ground table; at most %2 are allowed. Choose a step of at least %3 m.</source>
        <translation>Der Schritt Δx = %1 m ergibt zu viele Zeilen in der Geländetabelle; höchstens %2 sind erlaubt. Einen Schritt von mindestens %3 m wählen.</translation>
    </message>
    <message>
        <source>A body of radius b = %1 m does not fit on this ground. Choose a smaller radius or a longer stretch of ground.</source>
        <translation>Ein Körper mit Radius b = %1 m passt nicht auf dieses Gelände. Einen kleineren Radius oder ein längeres Gelände wählen.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Abszisse</translation>
    </message>
    <message>
        <source>Horizontal position on the ground, positive to the right.</source>
        <translation>Abszisse auf dem Gelände, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Elevation of the ground, positive upward.</source>
        <translation>Höhe des Geländes, nach oben positiv.</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>Slope of the ground, positive if the ground rises to the right.</source>
        <translation>Steigung des Geländes, positiv, wenn es nach rechts ansteigt.</translation>
    </message>
    <message>
        <source>Second derivative</source>
        <translation>Zweite Ableitung</translation>
    </message>
    <message>
        <source>Second derivative of the elevation with respect to x.</source>
        <translation>Zweite Ableitung der Höhe nach x.</translation>
    </message>
    <message>
        <source>Slope angle</source>
        <translation>Steigungswinkel</translation>
    </message>
    <message>
        <source>Slope angle of the ground, measured counter-clockwise from the horizontal.</source>
        <translation>Neigungswinkel des Geländes, gegen den Uhrzeigersinn von der Waagrechten.</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>Krümmung</translation>
    </message>
    <message>
        <source>Curvature of the ground, f″/(1 + f′²)^(3/2), positive in a hollow.</source>
        <translation>Krümmung des Geländes, f″/(1 + f′²)^(3/2), positiv in einer Mulde.</translation>
    </message>
    <message>
        <source>Radius of curvature</source>
        <translation>Krümmungsradius</translation>
    </message>
    <message>
        <source>Radius of curvature of the ground, 1/κ; empty where the ground is straight.</source>
        <translation>Krümmungsradius des Geländes, 1/κ; leer, wenn es gerade ist.</translation>
    </message>
    <message>
        <source>Centre position</source>
        <translation>Abszisse des Mittelpunkts</translation>
    </message>
    <message>
        <source>Horizontal position of the centre of a body that touches the ground at x: x − b sin θ; empty where the body does not fit.</source>
        <translation>Abszisse des Mittelpunkts eines Körpers, der das Gelände bei x berührt: x − b sin θ; leer, wo er nicht passt.</translation>
    </message>
    <message>
        <source>Elevation of the centre of a body that touches the ground at x: y + b cos θ; empty where the body does not fit.</source>
        <translation>Höhe des Mittelpunkts eines Körpers, der das Gelände bei x berührt: y + b cos θ; leer, wo er nicht passt.</translation>
    </message>
    <message>
        <source>Curvature of the path of the centre, κ/(1 − b κ), positive in a hollow; empty where the body does not fit.</source>
        <translation>Krümmung des Wegs des Mittelpunkts, κ/(1 − b κ), positiv in einer Mulde; leer, wo der Körper nicht passt.</translation>
    </message>
    <message>
        <source>Magnitude of the slip of the contact point.</source>
        <translation>Betrag des Schlupfs am Berührpunkt.</translation>
    </message>
    <message>
        <source>Fraction of the transition from static to kinetic friction that is complete at this slip. At the slip v_switch it equals p.</source>
        <translation>Anteil des Übergangs von Haft- zu Gleitreibung, der bei diesem Schlupf vollzogen ist. Beim Schlupf v_switch ist er p.</translation>
    </message>
    <message>
        <source>Dry friction over normal force</source>
        <translation>Trockene Reibung durch Normalkraft</translation>
    </message>
    <message>
        <source>Ratio of dry friction to normal force. It decreases with slip from μₛ, the maximum for a body at rest, to μₖ.</source>
        <translation>Verhältnis der trockenen Reibung zur Normalkraft. Es fällt mit dem Schlupf von μₛ, dem Höchstwert für einen ruhenden Körper, auf μₖ.</translation>
    </message>
    <message>
        <source>Rolling resistance over normal force</source>
        <translation>Rollwiderstand durch Normalkraft</translation>
    </message>
    <message>
        <source>Ratio of rolling resistance to normal force. It decreases with slip from c to 0.</source>
        <translation>Verhältnis des Rollwiderstands zur Normalkraft. Es fällt mit dem Schlupf von c auf 0.</translation>
    </message>
    <message>
        <source>Horizontal position of the body&apos;s centre, positive to the right.</source>
        <translation>Abszisse des Körpermittelpunkts, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Elevation of the centre of the body.</source>
        <translation>Höhe des Körpermittelpunkts.</translation>
    </message>
    <message>
        <source>Horizontal velocity of the centre, negative to the left.</source>
        <translation>Waagrechte Geschwindigkeit des Mittelpunkts, nach links negativ.</translation>
    </message>
    <message>
        <source>Vertical velocity of the centre, negative downward.</source>
        <translation>Senkrechte Geschwindigkeit des Mittelpunkts, nach unten negativ.</translation>
    </message>
    <message>
        <source>Speed of the centre.</source>
        <translation>Geschwindigkeit des Mittelpunkts.</translation>
    </message>
    <message>
        <source>Velocity along the ground</source>
        <translation>Geschwindigkeit entlang des Bodens</translation>
    </message>
    <message>
        <source>Velocity of the centre along the ground at the contact point or, in flight, along the ground below the body; positive to the right.</source>
        <translation>Geschwindigkeit des Mittelpunkts entlang des Bodens am Berührpunkt oder, im Flug, entlang des Bodens unter dem Körper; nach rechts positiv.</translation>
    </message>
    <message>
        <source>Acceleration of the centre along the ground at the contact point or, in flight, along the ground below the body; positive to the right.</source>
        <translation>Beschleunigung des Mittelpunkts entlang des Bodens am Berührpunkt oder, im Flug, entlang des Bodens unter dem Körper; nach rechts positiv.</translation>
    </message>
    <message>
        <source>Spin of the body, positive counter-clockwise. It is negative when the body rolls to the right, because the body then turns clockwise.</source>
        <translation>Winkelgeschwindigkeit des Körpers, gegen den Uhrzeigersinn positiv. Sie ist negativ, wenn der Körper nach rechts rollt, weil er sich dann im Uhrzeigersinn dreht.</translation>
    </message>
    <message>
        <source>Speed along the ground at which the body would roll with its current spin; positive to the right.</source>
        <translation>Geschwindigkeit entlang des Bodens, mit der der Körper bei seiner Drehung rollen würde; nach rechts positiv.</translation>
    </message>
    <message>
        <source>Rotation since the start, including full turns.</source>
        <translation>Drehung seit dem Start, volle Drehungen eingeschlossen.</translation>
    </message>
    <message>
        <source>Slip of the contact point along the ground, vₜ + bω; positive to the right, 0 while the body rolls.</source>
        <translation>Schlupf des Berührpunkts entlang des Bodens, vₜ + bω; nach rechts positiv, 0, solange der Körper rollt.</translation>
    </message>
    <message>
        <source>Normal force per unit mass</source>
        <translation>Normalkraft je Masse</translation>
    </message>
    <message>
        <source>Normal force of the ground, per kilogram of the body; 0 in flight.</source>
        <translation>Normalkraft des Bodens je Kilogramm des Körpers; 0 im Flug.</translation>
    </message>
    <message>
        <source>Dry friction per unit mass</source>
        <translation>Trockene Reibung je Masse</translation>
    </message>
    <message>
        <source>Static friction while the body rolls or rests, kinetic friction while it slips; along the ground, positive to the right. 0 in flight, empty in a corner.</source>
        <translation>Haftreibung, solange der Körper rollt oder ruht, Gleitreibung, solange er gleitet; entlang des Bodens, nach rechts positiv. 0 im Flug, leer in einer Ecke.</translation>
    </message>
    <message>
        <source>Rolling resistance per unit mass</source>
        <translation>Rollwiderstand je Masse</translation>
    </message>
    <message>
        <source>Resisting moment divided by the radius or, in the regularised model, resisting force along the ground; positive to the right. 0 in flight, empty in a corner.</source>
        <translation>Moment gegen die Drehung geteilt durch den Radius oder, im regularisierten Modell, Widerstandskraft entlang des Bodens; nach rechts positiv. 0 im Flug, leer in einer Ecke.</translation>
    </message>
    <message>
        <source>Acceleration along the ground</source>
        <translation>Beschleunigung entlang des Bodens</translation>
    </message>
    <message>
        <source>Angular acceleration, counter-clockwise</source>
        <translation>Winkelbeschleunigung, gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Rate of change of the spin; 0 in flight.</source>
        <translation>Änderungsrate der Winkelgeschwindigkeit; 0 im Flug.</translation>
    </message>
    <message>
        <source>Contact position</source>
        <translation>Abszisse des Kontakts</translation>
    </message>
    <message>
        <source>Horizontal position of the contact point or, in flight, of the ground point below the body.</source>
        <translation>Abszisse des Berührpunkts oder, im Flug, des Bodens unter dem Körper.</translation>
    </message>
    <message>
        <source>Contact elevation</source>
        <translation>Höhe des Kontakts</translation>
    </message>
    <message>
        <source>Elevation of the contact point or, in flight, of the ground point below the body.</source>
        <translation>Höhe des Berührpunkts oder, im Flug, des Bodens unter dem Körper.</translation>
    </message>
    <message>
        <source>Slope of the ground</source>
        <translation>Steigung des Bodens</translation>
    </message>
    <message>
        <source>Slope (rise over run) of the ground at the contact point or, in flight, below the body; positive where the ground rises to the right.</source>
        <translation>Steigung (Höhe durch Weg) des Bodens am Berührpunkt oder, im Flug, unter dem Körper; positiv, wo der Boden nach rechts ansteigt.</translation>
    </message>
    <message>
        <source>Curvature of the ground</source>
        <translation>Krümmung des Bodens</translation>
    </message>
    <message>
        <source>Curvature of the ground at the contact point, f″/(1 + f′²)^(3/2), positive in a hollow; empty at a kink.</source>
        <translation>Krümmung des Bodens am Berührpunkt, f″/(1 + f′²)^(3/2), positiv in einer Mulde; leer an einem Knick.</translation>
    </message>
    <message>
        <source>Radius of curvature of the ground</source>
        <translation>Krümmungsradius des Bodens</translation>
    </message>
    <message>
        <source>Radius of curvature of the ground at the contact point, 1/κ, positive in a hollow; empty where the ground is straight.</source>
        <translation>Krümmungsradius des Bodens am Berührpunkt, 1/κ, positiv in einer Mulde; leer, wo der Boden gerade ist.</translation>
    </message>
    <message>
        <source>Curvature of the centre’s path</source>
        <translation>Krümmung des Wegs des Mittelpunkts</translation>
    </message>
    <message>
        <source>Curvature of the path of the centre at the distance b from the ground, κ/(1 − b κ), positive in a hollow.</source>
        <translation>Krümmung des Wegs des Mittelpunkts im Abstand b vom Boden, κ/(1 − b κ), positiv in einer Mulde.</translation>
    </message>
    <message>
        <source>Straight-line distance of the centre from its position at the start.</source>
        <translation>Abstand des Mittelpunkts von seinem Ort am Start, in gerader Linie.</translation>
    </message>
    <message>
        <source>Kinetic energy of translation, v²/2, per kilogram of the body.</source>
        <translation>Kinetische Energie der Translation, v²/2, je Kilogramm des Körpers.</translation>
    </message>
    <message>
        <source>Kinetic energy of rotation, k b² ω²/2, per kilogram of the body.</source>
        <translation>Kinetische Energie der Rotation, k b² ω²/2, je Kilogramm des Körpers.</translation>
    </message>
    <message>
        <source>Potential energy per kilogram of the body: g times the height of the centre above its lowest possible position.</source>
        <translation>Potentielle Energie je Kilogramm des Körpers: g mal die Höhe des Mittelpunkts über seinem tiefsten möglichen Ort.</translation>
    </message>
    <message>
        <source>Lost to dry friction</source>
        <translation>An trockene Reibung verloren</translation>
    </message>
    <message>
        <source>Work done against dry friction by the slipping body since the start.</source>
        <translation>Arbeit des gleitenden Körpers gegen die trockene Reibung seit dem Start.</translation>
    </message>
    <message>
        <source>Work done against rolling resistance since the start.</source>
        <translation>Arbeit gegen den Rollwiderstand seit dem Start.</translation>
    </message>
    <message>
        <source>Lost in impacts</source>
        <translation>In Stößen verloren</translation>
    </message>
    <message>
        <source>Energy lost in impacts since the start, through inelastic rebound and friction.</source>
        <translation>In Stößen seit dem Start durch unelastischen Rückprall und Reibung verlorene Energie.</translation>
    </message>
    <message>
        <source>Sum of all energies and losses; constant in the exact model.</source>
        <translation>Summe aller Energien und Verluste; im exakten Modell konstant.</translation>
    </message>
    <message>
        <source>Change of the sum of energy and losses since the start, as a fraction of the mechanical energy at the start.</source>
        <translation>Änderung der Summe aus Energie und Verlusten seit dem Start, als Teil der mechanischen Energie am Start.</translation>
    </message>
    <message>
        <source>Position at the end</source>
        <translation>Abszisse am Ende</translation>
    </message>
    <message>
        <source>Horizontal position of the centre at the end, positive to the right.</source>
        <translation>Abszisse des Mittelpunkts am Ende, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Elevation at the end</source>
        <translation>Höhe am Ende</translation>
    </message>
    <message>
        <source>Elevation of the centre.</source>
        <translation>Höhe des Mittelpunkts.</translation>
    </message>
    <message>
        <source>Upward velocity at the end</source>
        <translation>Geschwindigkeit aufwärts am Ende</translation>
    </message>
    <message>
        <source>Time from the start to the end of the run.</source>
        <translation>Zeit vom Start bis zum Ende des Laufs.</translation>
    </message>
    <message>
        <source>Greatest elevation of the centre</source>
        <translation>Größte Höhe des Mittelpunkts</translation>
    </message>
    <message>
        <source>Maximum elevation of the centre during the run.</source>
        <translation>Größte Höhe des Mittelpunkts während des Laufs.</translation>
    </message>
    <message>
        <source>Total time of all flights.</source>
        <translation>Gesamtdauer aller Flüge.</translation>
    </message>
    <message>
        <source>Time slipping</source>
        <translation>Zeit im Gleiten</translation>
    </message>
    <message>
        <source>Time during which the body is in contact with the ground and slips.</source>
        <translation>Zeit, in der der Körper den Boden berührt und gleitet.</translation>
    </message>
    <message>
        <source>Least slip</source>
        <translation>Kleinster Schlupf</translation>
    </message>
    <message>
        <source>Minimum slip of the contact point along the ground, negative to the left.</source>
        <translation>Kleinster Schlupf des Berührpunkts entlang des Bodens, nach links negativ.</translation>
    </message>
    <message>
        <source>Greatest slip</source>
        <translation>Größter Schlupf</translation>
    </message>
    <message>
        <source>Maximum slip of the contact point along the ground, positive to the right.</source>
        <translation>Größter Schlupf des Berührpunkts entlang des Bodens, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Energy lost during the run, per kilogram of the body.</source>
        <translation>Während des Laufs verlorene Energie, je Kilogramm des Körpers.</translation>
    </message>
    <message>
        <source>Largest change of the sum of energy and losses since the start, as a fraction of the mechanical energy at the start.</source>
        <translation>Größte Änderung der Summe aus Energie und Verlusten seit dem Start, als Teil der mechanischen Energie am Start.</translation>
    </message>
    <message>
        <source>Energy residual at the end</source>
        <translation>Rest der Energiebilanz am Ende</translation>
    </message>
    <message>
        <source>Change of the sum of energy and losses during the run, as a signed fraction of the mechanical energy at the start.</source>
        <translation>Änderung der Summe aus Energie und Verlusten während des Laufs, mit Vorzeichen, als Teil der mechanischen Energie am Start.</translation>
    </message>
    <message>
        <source>Ground table</source>
        <translation>Tabelle des Geländes</translation>
    </message>
    <message>
        <source>Horizontal velocity before event</source>
        <translation>Waagrechte Geschwindigkeit vor dem Ereignis</translation>
    </message>
    <message>
        <source>Horizontal velocity after event</source>
        <translation>Waagrechte Geschwindigkeit nach dem Ereignis</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>%1 The energy residual is %2.</source>
        <translation>%1 Der Rest der Energiebilanz beträgt %2.</translation>
    </message>
    <message>
        <source>Reaches the right end after %1 s at %2 m/s.</source>
        <translation>Erreicht das rechte Ende nach %1 s mit %2 m/s.</translation>
    </message>
    <message numerus="yes">
        <source>Reaches the right end after %1 s and %n impacts, at %2 m/s.</source>
        <translation>
            <numerusform>Erreicht das rechte Ende nach %1 s mit %2 m/s, nach %n Stoß.</numerusform>
            <numerusform>Erreicht das rechte Ende nach %1 s mit %2 m/s, nach %n Stößen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs off the left end after %1 s at %2 m/s.</source>
        <translation>Verlässt das Gelände über das linke Ende nach %1 s mit %2 m/s.</translation>
    </message>
    <message numerus="yes">
        <source>Runs off the left end after %1 s and %n impacts, at %2 m/s.</source>
        <translation>
            <numerusform>Verlässt das Gelände über das linke Ende nach %1 s mit %2 m/s, nach %n Stoß.</numerusform>
            <numerusform>Verlässt das Gelände über das linke Ende nach %1 s mit %2 m/s, nach %n Stößen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes to rest with its centre at x = %1 m after %2 s.</source>
        <translation>Kommt nach %2 s zur Ruhe, der Mittelpunkt bei x = %1 m.</translation>
    </message>
    <message numerus="yes">
        <source>Comes to rest with its centre at x = %1 m after %2 s and %n impacts.</source>
        <translation>
            <numerusform>Kommt nach %2 s zur Ruhe, der Mittelpunkt bei x = %1 m, nach %n Stoß.</numerusform>
            <numerusform>Kommt nach %2 s zur Ruhe, der Mittelpunkt bei x = %1 m, nach %n Stößen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still moving at %2 m/s at the time limit of %3 s, with its centre at x = %1 m.</source>
        <translation>Noch mit %2 m/s in Bewegung, wenn die Zeitgrenze von %3 s den Lauf beendet, der Mittelpunkt bei x = %1 m.</translation>
    </message>
    <message numerus="yes">
        <source>Still moving at %2 m/s at the time limit of %3 s, after %n impacts, with its centre at x = %1 m.</source>
        <translation>
            <numerusform>Noch in Bewegung bei x = %1 m, mit %2 m/s, wenn die Zeitgrenze von %3 s den Lauf beendet, nach %n Stoß.</numerusform>
            <numerusform>Noch in Bewegung bei x = %1 m, mit %2 m/s, wenn die Zeitgrenze von %3 s den Lauf beendet, nach %n Stößen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aborted after %1 s at x = %2 m: the energy of the regularised model grew without bound.</source>
        <translation>Nach %1 s bei x = %2 m abgebrochen: die Energie des regularisierten Modells wuchs unbegrenzt.</translation>
    </message>
    <message>
        <source>Aborted after %1 s at x = %2 m: the motion takes too many steps or events.</source>
        <translation>Nach %1 s bei x = %2 m abgebrochen: die Bewegung braucht zu viele Schritte oder Ereignisse.</translation>
    </message>
    <message>
        <source>A body of radius %1 m only just fits into the hollow at x = %2 m.</source>
        <translation>Ein Körper von %1 m Radius passt bei x = %2 m nur knapp in die Mulde.</translation>
    </message>
    <message numerus="yes">
        <source>A body of radius %1 m only just fits into the hollow at x = %2 m and into %n more hollows.</source>
        <translation>
            <numerusform>Ein Körper von %1 m Radius passt nur knapp in die Mulde bei x = %2 m und in %n weitere Mulde.</numerusform>
            <numerusform>Ein Körper von %1 m Radius passt nur knapp in die Mulde bei x = %2 m und in %n weitere Mulden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A body of radius %1 m does not fit into the hollow between x = %2 m and %3 m: it touches the ground at both points at once.</source>
        <translation>Ein Körper von %1 m Radius passt nicht in die Mulde zwischen x = %2 m und %3 m: er berührt das Gelände an beiden Stellen zugleich.</translation>
    </message>
    <message numerus="yes">
        <source>A body of radius %1 m does not fit into the hollow between x = %2 m and %3 m: it touches the ground at both points at once. There are %n more such hollows.</source>
        <translation>
            <numerusform>Ein Körper von %1 m Radius passt nicht in die Mulde zwischen x = %2 m und %3 m: er berührt das Gelände an beiden Stellen zugleich. Es gibt %n weitere solche Mulde.</numerusform>
            <numerusform>Ein Körper von %1 m Radius passt nicht in die Mulde zwischen x = %2 m und %3 m: er berührt das Gelände an beiden Stellen zugleich. Es gibt %n weitere solche Mulden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kinetic friction μₖ = %1 exceeds static friction μₛ = %2; the run uses μₖ = μₛ.</source>
        <translation>Die Gleitreibungszahl μₖ = %1 ist größer als die Haftreibungszahl μₛ = %2; der Lauf nimmt μₖ = μₛ.</translation>
    </message>
    <message>
        <source>The body cannot touch the ground at x₀ = %1 m and starts at x = %2 m instead.</source>
        <translation>Der Körper kann den Boden bei x₀ = %1 m nicht berühren und startet stattdessen bei x = %2 m.</translation>
    </message>
    <message>
        <source>The body lost contact with the ground. The regularised model cannot represent a landing, so the energies are unreliable from then on.</source>
        <translation>Der Körper hat den Kontakt mit dem Boden verloren. Das regularisierte Modell kennt kein Landen; von da an sind die Energien unzuverlässig.</translation>
    </message>
    <message>
        <source>The regularised model does not conserve energy; the energy residual is %1 of the mechanical energy at the start.</source>
        <translation>Das regularisierte Modell erhält die Energie nicht; der Rest der Energiebilanz beträgt %1 der mechanischen Energie am Start.</translation>
    </message>
    <message>
        <source>The body is so small compared with its x coordinate that rounding of x affects the energy. Move the ground closer to x = 0 or choose a larger body.</source>
        <translation>Der Körper ist im Vergleich zu seiner x-Koordinate so klein, dass deren Rundung die Energie beeinflusst. Das Gelände näher an x = 0 legen oder einen größeren Körper wählen.</translation>
    </message>
    <message>
        <source>At x = %1 m the ground bends so sharply that the position of the centre, computed from x, is accurate only to %2 m.</source>
        <translation>Bei x = %1 m biegt sich das Gelände so scharf, dass sich der Ort des Mittelpunkts aus x nur auf %2 m genau berechnen lässt.</translation>
    </message>
    <message>
        <source>The run was stopped at a computation limit; the rest of the motion was not computed.</source>
        <translation>Der Lauf wurde an einer Rechengrenze beendet; der Rest der Bewegung wurde nicht berechnet.</translation>
    </message>
    <message>
        <source>The ground has features too fine to resolve; the run may have missed one.</source>
        <translation>Das Gelände hat Merkmale, die zu fein sind, um aufgelöst zu werden; der Lauf kann eines übersehen haben.</translation>
    </message>
    <message>
        <source>event by event; contact by Dormand–Prince 8(5,3), tolerance 1e-13</source>
        <translation>von Ereignis zu Ereignis; Kontakt durch Dormand–Prince 8(5,3), Toleranz 1e-13</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation</source>
        <translation>The Rolling Ball Simulation</translation>
    </message>
    <message>
        <source>Lifts off at %1</source>
        <translation>Hebt ab bei %1</translation>
    </message>
    <message>
        <source>Turns back at %1</source>
        <translation>Kehrt um bei %1</translation>
    </message>
    <message>
        <source>Reaches the edge at %1</source>
        <translation>Erreicht die Kante bei %1</translation>
    </message>
    <message>
        <source>Impact at %1, sticks</source>
        <translation>Stoß bei %1, haftet</translation>
    </message>
    <message>
        <source>Impact at %1, slips</source>
        <translation>Stoß bei %1, gleitet</translation>
    </message>
    <message>
        <source>Double impact at %1, sticks</source>
        <translation>Stoß an zwei Stellen, bei %1, haftet</translation>
    </message>
    <message>
        <source>Double impact at %1, slips</source>
        <translation>Stoß an zwei Stellen, bei %1, gleitet</translation>
    </message>
    <message>
        <source>Stays at rest at %1</source>
        <translation>Bleibt in Ruhe bei %1</translation>
    </message>
    <message>
        <source>Stays in contact, slipping</source>
        <translation>Bleibt in Kontakt, gleitend</translation>
    </message>
    <message>
        <source>Stays in contact, rolling</source>
        <translation>Bleibt in Kontakt, rollend</translation>
    </message>
    <message numerus="yes">
        <source>Bouncing dies out after %n impacts, slipping</source>
        <translation>
            <numerusform>Die Sprünge klingen nach %n Stoß ab, gleitend</numerusform>
            <numerusform>Die Sprünge klingen nach %n Stößen ab, gleitend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bouncing dies out after %n impacts, rolling</source>
        <translation>
            <numerusform>Die Sprünge klingen nach %n Stoß ab, rollend</numerusform>
            <numerusform>Die Sprünge klingen nach %n Stößen ab, rollend</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins to slip at %1</source>
        <translation>Beginnt zu gleiten bei %1</translation>
    </message>
    <message>
        <source>Begins to roll at %1</source>
        <translation>Beginnt zu rollen bei %1</translation>
    </message>
    <message>
        <source>Drag along the ground to move the start of the body.</source>
        <translation>Entlang des Bodens ziehen, um den Start des Körpers zu ändern.</translation>
    </message>
    <message>
        <source>Drag to change the ground.</source>
        <translation>Ziehen ändert das Gelände.</translation>
    </message>
    <message>
        <source>Slope with waves</source>
        <translation>Hang mit Wellen</translation>
    </message>
    <message>
        <source>Incline of 15°</source>
        <translation>Hang von 15°</translation>
    </message>
    <message>
        <source>Bowl</source>
        <translation>Schale</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Valley with a kink</source>
        <translation>Tal mit Knick</translation>
    </message>
    <message>
        <source>Roof</source>
        <translation>Dach</translation>
    </message>
    <message>
        <source>Hoop</source>
        <translation>Reifen</translation>
    </message>
    <message>
        <source>Energy (J/kg)</source>
        <translation>Energie (J/kg)</translation>
    </message>
    <message>
        <source>lost to dry friction</source>
        <translation>Verlust: Reibung</translation>
    </message>
    <message>
        <source>lost in impacts</source>
        <translation>Verlust: Stöße</translation>
    </message>
    <message>
        <source>Friction forces</source>
        <translation>Reibungskräfte</translation>
    </message>
    <message>
        <source>Force per unit mass (m/s²)</source>
        <translation>Kraft je Masse (m/s²)</translation>
    </message>
    <message>
        <source>dry</source>
        <translation>trocken</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Friction law</source>
        <translation>Reibungsgesetz</translation>
    </message>
    <message>
        <source>Friction over normal force</source>
        <translation>Reibung durch Normalkraft</translation>
    </message>
    <message>
        <source>The exact model has no friction law that varies with slip, because it distinguishes rolling from slipping. Choose the regularised friction model.</source>
        <translation>Das exakte Modell hat kein vom Schlupf abhängiges Reibungsgesetz, weil es Rollen und Gleiten unterscheidet. Das regularisierte Reibungsmodell wählen.</translation>
    </message>
    <message>
        <source>Elevation (m)</source>
        <translation>Höhe (m)</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>path of the centre</source>
        <translation>Weg des Mittelpunkts</translation>
    </message>
    <message>
        <source>Curvature (1/m)</source>
        <translation>Krümmung (1/m)</translation>
    </message>
    <message>
        <source>Rolling ball: down a wavy slope</source>
        <translation>Rollende Kugel: einen welligen Hang hinab</translation>
    </message>
    <message>
        <source>A ball of 2 m radius starts from rest on a wavy slope with the friction coefficients of The Rolling Ball Simulation. It slips where the slope is steep, then rolls, leaves the ground over the first wave and lands again. Compare with the experiment “Regularised, as published”: its normal force acts at any height, so it cannot represent the landing.</source>
        <translation>Eine Kugel von 2 m Radius startet in Ruhe auf einem welligen Hang, mit den Reibungszahlen von The Rolling Ball Simulation. Sie gleitet, wo der Hang steil ist, rollt dann, hebt über der ersten Welle ab und landet wieder. Mit dem Experiment „Regularisiert, wie veröffentlicht“ vergleichen: seine Normalkraft wirkt in jeder Höhe, so dass es die Landung nicht abbilden kann.</translation>
    </message>
    <message>
        <source>Regularised, as published</source>
        <translation>Regularisiert, wie veröffentlicht</translation>
    </message>
    <message>
        <source>Off a cylinder</source>
        <translation>Von einem Zylinder herab</translation>
    </message>
    <message>
        <source>A ball starts beside the top of a cylinder of 10 m radius. If it rolls without slip, it leaves the cylinder at cos θ = 2/(3+k), where θ is measured from the top; there the normal force reaches 0. Open the other experiments: the lower the friction, the sooner the ball slips.</source>
        <translation>Eine Kugel startet neben dem höchsten Punkt eines Zylinders von 10 m Radius. Rollt sie ohne Schlupf, so verlässt sie den Zylinder bei cos θ = 2/(3+k), mit θ vom höchsten Punkt aus; dort erreicht die Normalkraft 0. Die anderen Experimente öffnen: je kleiner die Reibung, desto früher gleitet die Kugel.</translation>
    </message>
    <message>
        <source>Without slip</source>
        <translation>Ohne Schlupf</translation>
    </message>
    <message>
        <source>Hoop without slip</source>
        <translation>Reifen ohne Schlupf</translation>
    </message>
    <message>
        <source>Without friction</source>
        <translation>Ohne Reibung</translation>
    </message>
    <message>
        <source>A pendulum in a bowl</source>
        <translation>Ein Pendel in einer Schale</translation>
    </message>
    <message>
        <source>In a circular bowl of radius R a rolling ball swings like a pendulum of length (1+k)(R−b), so a hoop swings more slowly than a sphere. The figure “Phase” shows how rolling resistance brings the ball to rest near the bottom, but not exactly at the bottom. Open the other experiments to compare a sphere and a hoop without it.</source>
        <translation>In einer kreisförmigen Schüssel vom Radius R schwingt eine rollende Kugel wie ein Pendel der Länge (1+k)(R−b); ein Reifen schwingt also langsamer als eine Kugel. Die Abbildung „Phase“ zeigt, wie der Rollwiderstand die Kugel nahe am tiefsten Punkt zur Ruhe bringt, aber nicht genau in ihm. Die anderen Experimente öffnen, um Kugel und Reifen ohne Rollwiderstand zu vergleichen.</translation>
    </message>
    <message>
        <source>15° incline with rolling resistance</source>
        <translation>Hang von 15° mit Rollwiderstand</translation>
    </message>
    <message>
        <source>A ball rolls from rest down a plane of 15° with c = 0.01. In 10 s it covers g (sin 15° − c cos 15°)/(1+k) t²/2 = 87.295 m along the plane. At μₛ = 0.05 the ball slips all the way.</source>
        <translation>Eine Kugel rollt aus der Ruhe eine Ebene von 15° hinab, mit c = 0.01. In 10 s legt sie g (sin 15° − c cos 15°)/(1+k) t²/2 = 87.295 m entlang der Ebene zurück. Bei μₛ = 0.05 gleitet sie den ganzen Weg.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Rollt</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Gleitet</translation>
    </message>
    <message>
        <source>Waves, slipping and flight</source>
        <translation>Wellen, Gleiten und Flug</translation>
    </message>
    <message>
        <source>A ball is pushed over waves so fast that it lifts off at the first crest. It lands with slip, bounces, and then rolls and slips in turn. Open the other experiments for a bouncier and for a more slippery ball.</source>
        <translation>Eine Kugel wird so schnell über Wellen gestoßen, dass sie am ersten Kamm abhebt. Sie landet mit Schlupf, springt und rollt und gleitet dann abwechselnd. Die anderen Experimente haben mehr Rückprall oder weniger Reibung.</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Geworfen</translation>
    </message>
    <message>
        <source>Bouncier</source>
        <translation>Elastischer</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Glatt</translation>
    </message>
    <message>
        <source>Minimum speed to cross a hill</source>
        <translation>Mindestgeschwindigkeit über einen Hügel</translation>
    </message>
    <message>
        <source>A ball is pushed up a bell-shaped hill 10 m high. The study finds the lowest speed at which the ball gets over the hill whatever its friction. The larger the inertia factor, the lower this speed.</source>
        <translation>Eine Kugel wird einen glockenförmigen Hügel von 10 m Höhe hinaufgestoßen. Die Studie findet die kleinste Geschwindigkeit, mit der die Kugel bei jeder Reibung über den Hügel kommt. Je größer der Trägheitsfaktor, desto kleiner diese Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Over the hill</source>
        <translation>Über den Hügel</translation>
    </message>
    <message>
        <source>Ball on a surface</source>
        <translation>Kugel auf einer Fläche</translation>
    </message>
    <message>
        <source>A round body that rolls, slips, flies and lands on any ground y = f(x).</source>
        <translation>Ein runder Körper, der auf beliebigem Gelände y = f(x) rollt, gleitet, fliegt und landet.</translation>
    </message>
    <message>
        <source>Slipping</source>
        <translation>Gleiten</translation>
    </message>
    <message>
        <source>Reached the right end</source>
        <translation>Rechtes Ende erreicht</translation>
    </message>
    <message>
        <source>Ran off the left end</source>
        <translation>Über das linke Ende hinaus</translation>
    </message>
    <message>
        <source>Reaches the right end</source>
        <translation>Erreicht das rechte Ende</translation>
    </message>
    <message>
        <source>%1 does not list the outcome %2.</source>
        <translation>%1 nennt den Ausgang %2 nicht.</translation>
    </message>
    <message>
        <source>a closing quotation mark is missing.</source>
        <translation>ein schließendes Anführungszeichen fehlt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not have the form %2.</source>
        <translation>„%1“ hat nicht die Form %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a column; columns are %2.</source>
        <translation>„%1“ ist keine Spalte; Spalten sind %2.</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>%1: at most %2 are allowed, but there are more.</source>
        <translation>%1: höchstens %2 sind erlaubt, aber es sind mehr.</translation>
    </message>
    <message>
        <source>%1: at least %2 is needed, but there is none.</source>
        <translation>%1: mindestens %2 ist nötig, aber es gibt nichts.</translation>
    </message>
    <message>
        <source>%1: at least %2 are needed.</source>
        <translation>%1: mindestens %2 sind nötig.</translation>
    </message>
    <message>
        <source>%1: at most %2 are allowed, but there are %3.</source>
        <translation>%1: höchstens %2 sind erlaubt, aber es sind %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 must have %n cells: %3.</source>
        <translation>
            <numerusform>%1: %2 muss %n Zelle haben: %3.</numerusform>
            <numerusform>%1: %2 muss %n Zellen haben: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>E. Neumann, Roller coaster</source>
        <translation>E. Neumann, Roller coaster</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>No further body.</source>
        <translation>Kein weiterer Körper.</translation>
    </message>
    <message>
        <source>Second curve</source>
        <translation>Zweite Kurve</translation>
    </message>
    <message>
        <source>Third curve</source>
        <translation>Dritte Kurve</translation>
    </message>
    <message>
        <source>Fourth curve</source>
        <translation>Vierte Kurve</translation>
    </message>
    <message>
        <source>Curve of another body of the same kind, which races to the same finish. The start inputs apply to this curve, too.</source>
        <translation>Kurve eines weiteren Körpers derselben Art, der zum selben Ziel um die Wette läuft. Die Eingaben zum Start gelten auch für diese Kurve.</translation>
    </message>
    <message>
        <source>E. Neumann, Brachistochrone</source>
        <translation>E. Neumann, Brachistochrone</translation>
    </message>
    <message>
        <source>Shape of the track. p is the length along the track from its beginning.</source>
        <translation>Form der Bahn. p ist die Länge auf der Bahn von ihrem Anfang an.</translation>
    </message>
    <message>
        <source>Height of the hump</source>
        <translation>Höhe des Buckels</translation>
    </message>
    <message>
        <source>Elevation of the hump, at t = 0.</source>
        <translation>Höhe des Buckels, bei t = 0.</translation>
    </message>
    <message>
        <source>Quadratic coefficient</source>
        <translation>Quadratischer Koeffizient</translation>
    </message>
    <message>
        <source>Coefficient in y = h − a t² + c t⁴.</source>
        <translation>Koeffizient in y = h − a t² + c t⁴.</translation>
    </message>
    <message>
        <source>Quartic coefficient</source>
        <translation>Koeffizient vierter Ordnung</translation>
    </message>
    <message>
        <source>Half the width of the track, which extends from x = −w to w.</source>
        <translation>Halbe Breite der Bahn, die von x = −w bis w reicht.</translation>
    </message>
    <message>
        <source>Radius of the circle</source>
        <translation>Radius des Kreises</translation>
    </message>
    <message>
        <source>Radius of the loop. It determines where the circle touches the parabolas.</source>
        <translation>Radius des Loopings. Er bestimmt, wo der Kreis die Parabeln berührt.</translation>
    </message>
    <message>
        <source>Horizontal position at which the track begins.</source>
        <translation>Abszisse, bei der die Bahn beginnt.</translation>
    </message>
    <message>
        <source>Horizontal position at which the track ends.</source>
        <translation>Abszisse, bei der die Bahn endet.</translation>
    </message>
    <message>
        <source>Radius of the circle.</source>
        <translation>Radius des Kreises.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size a of the lemniscate r = a √(2 cos 2φ), which is 2√2 a wide.</source>
        <translation>Größe a der Lemniskate r = a √(2 cos 2φ), die 2√2 a breit ist.</translation>
    </message>
    <message>
        <source>Radius of both semicircles.</source>
        <translation>Radius beider Halbkreise.</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Geraden</translation>
    </message>
    <message>
        <source>Length of the vertical straights.</source>
        <translation>Länge der senkrechten Geraden.</translation>
    </message>
    <message>
        <source>Pitch per radian</source>
        <translation>Steigung je Radiant</translation>
    </message>
    <message>
        <source>Pitch of the spiral per radian: the point at the angle s is this pitch times s (cos s, sin s). All other dimensions scale with the pitch.</source>
        <translation>Steigung der Spirale je Radiant: Der Punkt beim Winkel s ist diese Steigung mal s (cos s, sin s). Alle anderen Maße wachsen mit ihr.</translation>
    </message>
    <message>
        <source>Size a of the cardioid, whose arc length is 8 a and whose cusp is at the origin.</source>
        <translation>Größe a der Kardioide, deren Bogenlänge 8 a ist und deren Spitze im Ursprung liegt.</translation>
    </message>
    <message>
        <source>Finish position</source>
        <translation>Abszisse des Ziels</translation>
    </message>
    <message>
        <source>Horizontal position of the finish; the start is at the origin.</source>
        <translation>Abszisse des Ziels; der Start ist der Ursprung.</translation>
    </message>
    <message>
        <source>Finish elevation</source>
        <translation>Höhe des Ziels</translation>
    </message>
    <message>
        <source>Elevation of the finish; negative because the finish is below the start.</source>
        <translation>Höhe des Ziels; negativ, weil das Ziel unter dem Start liegt.</translation>
    </message>
    <message>
        <source>Generating radius</source>
        <translation>Rollkreisradius</translation>
    </message>
    <message>
        <source>Radius r of the circle that generates the cycloid, whose arc length is 8 r.</source>
        <translation>Radius r des Kreises, der die Zykloide erzeugt; ihre Bogenlänge ist 8 r.</translation>
    </message>
    <message>
        <source>Points x:y that the track passes through, in this order.</source>
        <translation>Orte x:y, durch die die Bahn in dieser Folge geht.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Enden</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>A track with two ends, where its curvature is zero.</source>
        <translation>Eine Bahn mit zwei Enden, an denen ihre Krümmung null ist.</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>The last point is joined to the first.</source>
        <translation>Der letzte Punkt ist mit dem ersten verbunden.</translation>
    </message>
    <message>
        <source>Open or closed track through the points.</source>
        <translation>Offene oder geschlossene Bahn durch die Punkte.</translation>
    </message>
    <message>
        <source>x of t</source>
        <translation>x von t</translation>
    </message>
    <message>
        <source>Expression in t, in metres, such as 2*cos(t) or t &gt; 0 ? t : -t. Names may have the prefix “Math.”, as in Math.cos(t).</source>
        <translation>Ausdruck in t, in Metern, etwa 2*cos(t) oder t &gt; 0 ? t : -t. Vor Namen ist „Math.“ erlaubt, wie in Math.cos(t).</translation>
    </message>
    <message>
        <source>y of t</source>
        <translation>y von t</translation>
    </message>
    <message>
        <source>Expression in t, in metres.</source>
        <translation>Ausdruck in t, in Metern.</translation>
    </message>
    <message>
        <source>t from</source>
        <translation>t von</translation>
    </message>
    <message>
        <source>Value of t at the beginning of the track, where p = 0.</source>
        <translation>Wert von t am Anfang der Bahn, wo p = 0.</translation>
    </message>
    <message>
        <source>t to</source>
        <translation>t bis</translation>
    </message>
    <message>
        <source>Value of t at the end of the track. A curve that ends where it begins is closed.</source>
        <translation>Wert von t am Ende der Bahn. Eine Kurve, die endet, wo sie beginnt, ist geschlossen.</translation>
    </message>
    <message>
        <source>Kind of body, which determines whether the body can leave the track.</source>
        <translation>Art des Körpers; sie bestimmt, ob er die Bahn verlassen kann.</translation>
    </message>
    <message>
        <source>Bead on a wire</source>
        <translation>Perle auf einem Draht</translation>
    </message>
    <message>
        <source>The bead cannot leave the track except at its ends.</source>
        <translation>Die Perle kann die Bahn nur an ihren Enden verlassen.</translation>
    </message>
    <message>
        <source>Sliding bead</source>
        <translation>Gleitende Perle</translation>
    </message>
    <message>
        <source>The track can only push the bead, so the bead can take off, fly and land.</source>
        <translation>Die Bahn kann die Perle nur drücken; die Perle kann also abheben, fliegen und landen.</translation>
    </message>
    <message>
        <source>Rolling ball</source>
        <translation>Rollende Kugel</translation>
    </message>
    <message>
        <source>A ball that rolls on one side of the track and can take off and land. It can slip only if friction is finite.</source>
        <translation>Eine Kugel, die auf einer Seite der Bahn rollt und abheben und landen kann. Sie kann nur gleiten, wenn die Reibung endlich ist.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Left side when facing in the direction of increasing p: on top of a track that runs to the right, inside a closed track that runs counter-clockwise.</source>
        <translation>Linke Seite beim Blick in Richtung von wachsendem p: oben auf einer Bahn nach rechts, innen in einer geschlossenen Bahn gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Right side when facing in the direction of increasing p.</source>
        <translation>Rechte Seite beim Blick in Richtung von wachsendem p.</translation>
    </message>
    <message>
        <source>Side of the track on which the body moves.</source>
        <translation>Seite der Bahn, auf der sich der Körper bewegt.</translation>
    </message>
    <message>
        <source>Radius of the ball; its centre moves at this distance from the track.</source>
        <translation>Radius der Kugel; ihr Mittelpunkt bewegt sich in diesem Abstand von der Bahn.</translation>
    </message>
    <message>
        <source>k = J/(m b²): 0.4 for a solid sphere, 0.667 for a thin shell, 0.5 for a solid cylinder, 1 for a hoop.</source>
        <translation>k = J/(m b²): 0.4 für eine Vollkugel, 0.667 für eine dünne Schale, 0.5 für einen Vollzylinder, 1 für einen Reifen.</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>The ball never slips, and it rolls without resistance.</source>
        <translation>Die Kugel gleitet nie und rollt ohne Widerstand.</translation>
    </message>
    <message>
        <source>Finite</source>
        <translation>Endlich</translation>
    </message>
    <message>
        <source>The ball rolls, slips or comes to rest depending on μₛ, μₖ and c_rr.</source>
        <translation>Die Kugel rollt, gleitet oder kommt zur Ruhe, je nach μₛ, μₖ und c_rr.</translation>
    </message>
    <message>
        <source>Friction between the ball and the track.</source>
        <translation>Reibung zwischen Kugel und Bahn.</translation>
    </message>
    <message>
        <source>Maximum friction of a rolling ball, as a fraction of the normal force.</source>
        <translation>Die größte Reibung, bei der die Kugel rollt, als Teil der Normalkraft.</translation>
    </message>
    <message>
        <source>Friction of a slipping ball, as a fraction of the normal force; at most μₛ.</source>
        <translation>Reibung einer gleitenden Kugel, als Teil der Normalkraft; höchstens μₛ.</translation>
    </message>
    <message>
        <source>Coefficient of the moment c_rr b N that opposes the rotation, where N is the normal force.</source>
        <translation>Beiwert des Moments c_rr b N gegen die Drehung; N ist die Normalkraft.</translation>
    </message>
    <message>
        <source>Arc length at the start</source>
        <translation>Bogenlänge am Start</translation>
    </message>
    <message>
        <source>Length along the track from its beginning to the start, or &quot;place&quot; to start at the point of the track nearest to (x₀, y₀).</source>
        <translation>Länge auf der Bahn von ihrem Anfang bis zum Start, oder „place“ für den Start an dem Ort der Bahn, der (x₀, y₀) am nächsten ist.</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Abszisse am Start</translation>
    </message>
    <message>
        <source>Horizontal position of the start. &quot;any&quot; takes the first point along the track at the elevation y₀. Used only if p₀ is &quot;place&quot;. You can also drag the start in the figure.</source>
        <translation>Abszisse des Starts. „any“ nimmt den ersten Ort auf der Bahn mit der Höhe y₀. Wird nur verwendet, wenn p₀ „place“ ist. Der Start lässt sich auch im Bild ziehen.</translation>
    </message>
    <message>
        <source>Start elevation</source>
        <translation>Höhe am Start</translation>
    </message>
    <message>
        <source>Elevation of the start. Used only if p₀ is &quot;place&quot;.</source>
        <translation>Höhe des Starts. Wird nur verwendet, wenn p₀ „place“ ist.</translation>
    </message>
    <message>
        <source>Speed at the start along the track, positive in the direction of increasing p.</source>
        <translation>Geschwindigkeit am Start entlang der Bahn, positiv in Richtung von wachsendem p.</translation>
    </message>
    <message>
        <source>Surface gravity. If it is 0, a bead on a wire keeps its speed.</source>
        <translation>Schwerebeschleunigung. Ist sie 0, behält eine Perle auf einem Draht ihre Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Coefficient of the force c v that opposes the motion along the track; there is no damping in flight.</source>
        <translation>Beiwert der Kraft c v gegen die Bewegung auf der Bahn; im Flug gibt es keine Dämpfung.</translation>
    </message>
    <message>
        <source>E. Neumann, Roller coaster, equation 2</source>
        <translation>E. Neumann, Roller coaster, Gleichung 2</translation>
    </message>
    <message>
        <source>Coefficient of restitution for landings: normal speed away from the track after the impact, divided by normal speed towards the track before the impact.</source>
        <translation>Stoßzahl für Landungen: Normalgeschwindigkeit von der Bahn weg nach dem Stoß, geteilt durch die Normalgeschwindigkeit zur Bahn hin vor dem Stoß.</translation>
    </message>
    <message>
        <source>Rebound threshold</source>
        <translation>Rückprallschwelle</translation>
    </message>
    <message>
        <source>Rebound speeds below this threshold are treated as contact.</source>
        <translation>Rückprallgeschwindigkeiten unter dieser Schwelle gelten als Kontakt.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Solution method for a bead on a wire.</source>
        <translation>Lösungsverfahren für eine Perle auf einem Draht.</translation>
    </message>
    <message>
        <source>Follows the curve itself and keeps energy plus losses constant at every step.</source>
        <translation>Folgt der Kurve selbst und hält Energie plus Verluste in jedem Schritt konstant.</translation>
    </message>
    <message>
        <source>Follows the chords of a table of the curve with the classic Runge–Kutta method in equal steps. The energy residual shows the effect of these approximations.</source>
        <translation>Folgt den Sehnen einer Tabelle der Kurve mit dem klassischen Runge–Kutta-Verfahren in gleichen Schritten. Der Rest der Energiebilanz zeigt die Wirkung dieser Näherungen.</translation>
    </message>
    <message>
        <source>Table step</source>
        <translation>Schritt der Tabelle</translation>
    </message>
    <message>
        <source>Step of the curve parameter t between rows of the track table. It applies to the table in the results and to the table that the published method uses.</source>
        <translation>Schritt des Kurvenparameters t zwischen den Zeilen der Bahntabelle. Er gilt für die Tabelle in den Ergebnissen und für die Tabelle, die das veröffentlichte Verfahren verwendet.</translation>
    </message>
    <message>
        <source>Time step of the published method. Neumann gives none; his program uses 25 ms.</source>
        <translation>Zeitschritt des veröffentlichten Verfahrens. Neumann nennt keinen; sein Programm verwendet 25 ms.</translation>
    </message>
    <message>
        <source>t must increase along the track, but its range is from %1 to %2.</source>
        <translation>t muss auf der Bahn wachsen, geht aber von %1 bis %2.</translation>
    </message>
    <message>
        <source>A closed track needs at least three points.</source>
        <translation>Eine geschlossene Bahn braucht mindestens drei Punkte.</translation>
    </message>
    <message>
        <source>A track can have at most %1 points; there are %2.</source>
        <translation>Eine Bahn geht durch höchstens %1 Punkte; es sind %2.</translation>
    </message>
    <message>
        <source>Points %1 and %2 have the same position; adjacent points must differ.</source>
        <translation>Die Punkte %1 und %2 haben dieselbe Position; benachbarte Punkte müssen sich unterscheiden.</translation>
    </message>
    <message>
        <source>The track doubles back on itself at (%1, %2). Move a point sideways there.</source>
        <translation>Die Bahn kehrt bei (%1, %2) in sich um: dort einen Punkt zur Seite rücken.</translation>
    </message>
    <message>
        <source>The track has a corner at (%1, %2). A ball needs a smooth track.</source>
        <translation>Die Bahn hat bei (%1, %2) eine Ecke. Eine Kugel braucht eine glatte Bahn.</translation>
    </message>
    <message>
        <source>The radius b = %1 m is too large: at (%2, %3) the track bends with a radius of %4 m. Choose a smaller ball.</source>
        <translation>Radius b = %1 m ist zu groß: bei (%2, %3) biegt sich die Bahn mit einem Radius von %4 m. Eine kleinere Kugel wählen.</translation>
    </message>
    <message>
        <source>The descent to the finish is too steep for a cycloid: dx = %1 m must be at least 1/200 of the drop.</source>
        <translation>Der Weg zum Ziel ist für eine Zykloide zu steil: dx = %1 m muss mindestens ein Zweihundertstel der Fallhöhe sein.</translation>
    </message>
    <message>
        <source>Hump</source>
        <translation>Buckel</translation>
    </message>
    <message>
        <source>(t, h − a t² + c t⁴): two valleys with a hump between them.</source>
        <translation>(t, h − a t² + c t⁴): zwei Täler mit einem Buckel dazwischen.</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Looping</translation>
    </message>
    <message>
        <source>A parabola down, a full circle and a parabola up.</source>
        <translation>Eine Parabel hinab, ein voller Kreis und eine Parabel hinauf.</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Closed curve; the length p along the track is 0 at the apex and increases counter-clockwise.</source>
        <translation>Geschlossene Kurve; die Länge p auf der Bahn ist 0 am Scheitel und wächst gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Lemniscate</source>
        <translation>Lemniskate</translation>
    </message>
    <message>
        <source>A figure of eight on its side, r = a √(2 cos 2φ).</source>
        <translation>r = a √(2 cos 2φ), eine liegende Acht.</translation>
    </message>
    <message>
        <source>Oval</source>
        <translation>Oval</translation>
    </message>
    <message>
        <source>Two semicircles joined by vertical straights.</source>
        <translation>Zwei Halbkreise, durch senkrechte Geraden verbunden.</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>An Archimedean spiral closed by arcs and straights.</source>
        <translation>Eine archimedische Spirale, durch Bögen und Geraden geschlossen.</translation>
    </message>
    <message>
        <source>Cardioid</source>
        <translation>Kardioide</translation>
    </message>
    <message>
        <source>a (sin φ (1 + cos φ), −cos φ (1 + cos φ)), with its cusp at the top.</source>
        <translation>a (sin φ (1 + cos φ), −cos φ (1 + cos φ)), mit einer Spitze oben.</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>Straight line from the origin to the point (dx, dy).</source>
        <translation>Gerade vom Ursprung zum Punkt (dx, dy).</translation>
    </message>
    <message>
        <source>Cycloid</source>
        <translation>Zykloide</translation>
    </message>
    <message>
        <source>Cycloid from the origin to (dx, dy): the fastest way down.</source>
        <translation>Zykloide vom Ursprung nach (dx, dy): der schnellste Weg hinab.</translation>
    </message>
    <message>
        <source>Parabola</source>
        <translation>Parabel</translation>
    </message>
    <message>
        <source>Parabola from the origin to its vertex at (dx, dy).</source>
        <translation>Parabel vom Ursprung zu ihrem Scheitel in (dx, dy).</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Circular arc from the origin to its lowest point at (dx, dy).</source>
        <translation>Kreisbogen vom Ursprung zu seinem tiefsten Punkt in (dx, dy).</translation>
    </message>
    <message>
        <source>Cycloid bowl</source>
        <translation>Zykloidenschale</translation>
    </message>
    <message>
        <source>A whole arch of a cycloid, upside down: the period of a swing is the same for every amplitude.</source>
        <translation>Ein ganzer Zykloidenbogen, umgekehrt: Die Periode einer Schwingung ist bei jeder Weite gleich.</translation>
    </message>
    <message>
        <source>Through points</source>
        <translation>Durch Punkte</translation>
    </message>
    <message>
        <source>A smooth curve through points that you can drag.</source>
        <translation>Eine glatte Kurve durch Punkte, die sich ziehen lassen.</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Ausdrücke</translation>
    </message>
    <message>
        <source>Expressions in t for x and y.</source>
        <translation>Ausdrücke in t für x und y.</translation>
    </message>
    <message>
        <source>The start p₀ = %1 m is beyond the end of the track, which is %2 m long.</source>
        <translation>Start p₀ = %1 m liegt hinter dem Ende der Bahn, die %2 m lang ist.</translation>
    </message>
    <message>
        <source>No point of the track is at the elevation y₀ = %1 m.</source>
        <translation>Kein Ort der Bahn hat die Höhe y₀ = %1 m.</translation>
    </message>
    <message>
        <source>With a step of %1 the track table has %2 rows; at most %3 are allowed. Choose a larger step.</source>
        <translation>Mit einem Schritt von %1 hat die Tabelle der Bahn %2 Zeilen; höchstens %3 sind erlaubt. Einen größeren Schritt wählen.</translation>
    </message>
    <message>
        <source>With a step of %1 all rows of the track table have the same position. Choose a smaller step.</source>
        <translation>Mit einem Schritt von %1 haben alle Zeilen der Tabelle der Bahn dieselbe Position. Einen kleineren Schritt wählen.</translation>
    </message>
    <message>
        <source>A run of %1 s in steps of %2 s takes %3 steps; at most %4 are allowed. Choose a longer step or a shorter run.</source>
        <translation>Ein Lauf von %1 s in Schritten von %2 s braucht %3 Schritte; höchstens %4 sind erlaubt. Einen längeren Schritt oder einen kürzeren Lauf wählen.</translation>
    </message>
    <message>
        <source>Damping c = %1 kg/s is too strong for steps of %2 s: c Δt/m must be at most %3, otherwise the speed grows from step to step.</source>
        <translation>Dämpfung c = %1 kg/s ist zu stark für Schritte von %2 s: c Δt/m darf höchstens %3 sein, sonst wächst die Geschwindigkeit von Schritt zu Schritt.</translation>
    </message>
    <message>
        <source>Kinetic friction μₖ = %1 must not exceed static friction μₛ = %2.</source>
        <translation>Die Gleitreibungszahl μₖ = %1 darf die Haftreibungszahl μₛ = %2 nicht übersteigen.</translation>
    </message>
    <message>
        <source>Damping c = %1 kg/s is too strong for a run of %2 s: c t/m must stay below 300000.</source>
        <translation>Dämpfung c = %1 kg/s ist zu stark für einen Lauf von %2 s: c t/m muss unter 300000 bleiben.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parameter of the curve; for a curve given by expressions, the variable t of the expressions.</source>
        <translation>Parameter der Kurve; bei einer Kurve aus Ausdrücken die Variable t der Ausdrücke.</translation>
    </message>
    <message>
        <source>Arc length</source>
        <translation>Bogenlänge</translation>
    </message>
    <message>
        <source>Length of the track from its beginning to this row; with the published method, the length of the chords.</source>
        <translation>Länge der Bahn von ihrem Anfang bis zu dieser Zeile; beim veröffentlichten Verfahren die Länge der Sehnen.</translation>
    </message>
    <message>
        <source>Horizontal position on the track, positive to the right.</source>
        <translation>Abszisse auf der Bahn, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Elevation of the track.</source>
        <translation>Höhe der Bahn.</translation>
    </message>
    <message>
        <source>Slope dy/dx of the track; with the published method, slope of the chord to the next row. Empty where the track is vertical.</source>
        <translation>Steigung dy/dx der Bahn; beim veröffentlichten Verfahren Steigung der Sehne zur nächsten Zeile. Leer, wo die Bahn senkrecht ist.</translation>
    </message>
    <message>
        <source>Horizontal velocity</source>
        <translation>Geschwindigkeit, waagrecht</translation>
    </message>
    <message>
        <source>Speed of the centre, on the track and in flight.</source>
        <translation>Geschwindigkeit des Mittelpunkts, auf der Bahn und im Flug.</translation>
    </message>
    <message>
        <source>Velocity along the track</source>
        <translation>Geschwindigkeit entlang der Bahn</translation>
    </message>
    <message>
        <source>Speed of the centre, positive in the direction of increasing p; empty in flight.</source>
        <translation>Geschwindigkeit des Mittelpunkts, positiv in Richtung von wachsendem p; leer im Flug.</translation>
    </message>
    <message>
        <source>Spin of a ball; a bead does not turn.</source>
        <translation>Winkelgeschwindigkeit einer Kugel; eine Perle dreht sich nicht.</translation>
    </message>
    <message>
        <source>Spin times radius</source>
        <translation>Winkelgeschwindigkeit mal Radius</translation>
    </message>
    <message>
        <source>Spin of a ball times its radius, positive counter-clockwise; a bead does not turn.</source>
        <translation>Winkelgeschwindigkeit einer Kugel mal ihr Radius, gegen den Uhrzeigersinn positiv; eine Perle dreht sich nicht.</translation>
    </message>
    <message>
        <source>Slip at the contact point of a ball, v + σ ω b, positive in the direction of increasing p; σ is 1 on the left side of the track and −1 on the right. Empty in flight.</source>
        <translation>Schlupf am Kontakt einer Kugel, v + σ ω b, positiv in Richtung von wachsendem p; σ ist 1 auf der linken Seite der Bahn und −1 auf der rechten. Leer im Flug.</translation>
    </message>
    <message>
        <source>Rotation of a ball since the start, including full turns.</source>
        <translation>Drehung einer Kugel seit dem Start, volle Drehungen eingeschlossen.</translation>
    </message>
    <message>
        <source>Length of the track from its beginning to the contact point; empty in flight.</source>
        <translation>Länge der Bahn von ihrem Anfang bis zum Kontakt; leer im Flug.</translation>
    </message>
    <message>
        <source>Slope angle of the track</source>
        <translation>Steigungswinkel der Bahn</translation>
    </message>
    <message>
        <source>Angle of the track in the direction of increasing p, measured counter-clockwise from the horizontal; empty in flight.</source>
        <translation>Winkel der Bahn in Richtung von wachsendem p, gegen den Uhrzeigersinn von der Waagrechten aus gemessen; leer im Flug.</translation>
    </message>
    <message>
        <source>Normal force, positive to the left</source>
        <translation>Normalkraft, nach links positiv</translation>
    </message>
    <message>
        <source>Force of the track on the body. When facing in the direction of increasing p, a positive force points to the left and a negative force to the right.</source>
        <translation>Kraft der Bahn auf den Körper. Beim Blick in Richtung von wachsendem p zeigt eine positive Kraft nach links und eine negative nach rechts.</translation>
    </message>
    <message>
        <source>Potential energy m g y, measured from elevation 0.</source>
        <translation>Potentielle Energie m g y, von der Höhe 0 aus gemessen.</translation>
    </message>
    <message>
        <source>Kinetic energy of the motion of the centre, m v²/2, without rotation.</source>
        <translation>Kinetische Energie der Bewegung des Mittelpunkts, m v²/2, ohne Drehung.</translation>
    </message>
    <message>
        <source>Rotational energy k m b² ω²/2 of a ball; a bead has no rotational energy.</source>
        <translation>Rotationsenergie k m b² ω²/2 einer Kugel; eine Perle hat keine Rotationsenergie.</translation>
    </message>
    <message>
        <source>Lost to damping</source>
        <translation>An Dämpfung verloren</translation>
    </message>
    <message>
        <source>Work done against damping since the start.</source>
        <translation>Arbeit gegen die Dämpfung seit dem Start.</translation>
    </message>
    <message>
        <source>Work done against friction by a slipping ball since the start.</source>
        <translation>Arbeit einer gleitenden Kugel gegen die Reibung seit dem Start.</translation>
    </message>
    <message>
        <source>Lost in landings</source>
        <translation>In Landungen verloren</translation>
    </message>
    <message>
        <source>Energy lost in bounces and landings since the start.</source>
        <translation>Seit dem Start in Sprüngen und Landungen verlorene Energie.</translation>
    </message>
    <message>
        <source>Sum of all energies and losses, which is constant.</source>
        <translation>Summe aller Energien und Verluste; sie ist konstant.</translation>
    </message>
    <message>
        <source>Change of the sum of energy and losses since the start, as a fraction of the energy at the start. The potential energy is measured from the lowest point of the track.</source>
        <translation>Änderung der Summe aus Energie und Verlusten seit dem Start, als Teil der Energie am Start. Die potentielle Energie wird vom tiefsten Punkt der Bahn aus gemessen.</translation>
    </message>
    <message>
        <source>Centre position at the end</source>
        <translation>Abszisse des Mittelpunkts am Ende</translation>
    </message>
    <message>
        <source>Centre elevation at the end</source>
        <translation>Höhe des Mittelpunkts am Ende</translation>
    </message>
    <message>
        <source>Elevation of the centre at the end, positive upward.</source>
        <translation>Höhe des Mittelpunkts am Ende, nach oben positiv.</translation>
    </message>
    <message>
        <source>Horizontal velocity at the end</source>
        <translation>Geschwindigkeit am Ende, waagrecht</translation>
    </message>
    <message>
        <source>Spin of a ball, positive counter-clockwise.</source>
        <translation>Winkelgeschwindigkeit einer Kugel, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Arc length at the end</source>
        <translation>Bogenlänge am Ende</translation>
    </message>
    <message>
        <source>Length of the track from its beginning to the point where the body touches it or last took off.</source>
        <translation>Länge der Bahn von ihrem Anfang bis zu dem Ort, an dem der Körper sie berührt oder zuletzt abhob.</translation>
    </message>
    <message>
        <source>Elevation of the start</source>
        <translation>Höhe des Starts</translation>
    </message>
    <message>
        <source>Time at the summit</source>
        <translation>Zeit am Gipfel</translation>
    </message>
    <message>
        <source>Time at which the body first passes the highest crest of the track; empty if it never does.</source>
        <translation>Zeit, zu der der Körper zuerst über den höchsten Kamm der Bahn kommt; leer, wenn er nie darüber kommt.</translation>
    </message>
    <message>
        <source>Speed at the summit</source>
        <translation>Geschwindigkeit am Gipfel</translation>
    </message>
    <message>
        <source>Speed at which the body first passes the highest crest; empty if it never does.</source>
        <translation>Geschwindigkeit, mit der der Körper zuerst über den höchsten Kamm kommt; leer, wenn er nie darüber kommt.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodendauer</translation>
    </message>
    <message>
        <source>Height gained at last turning point</source>
        <translation>Gewonnene Höhe am letzten Umkehrpunkt</translation>
    </message>
    <message>
        <source>Elevation of the centre at the last turning point minus its elevation at the start; 0 for a start from rest without losses. Empty if the body never turns back.</source>
        <translation>Höhe des Mittelpunkts am letzten Umkehrpunkt minus seine Höhe am Start; 0 bei einem Start aus der Ruhe ohne Verluste. Leer, wenn der Körper nie umkehrt.</translation>
    </message>
    <message>
        <source>Greatest speed</source>
        <translation>Größte Geschwindigkeit</translation>
    </message>
    <message>
        <source>Least normal force</source>
        <translation>Kleinste Normalkraft</translation>
    </message>
    <message>
        <source>Minimum normal force on the track; negative if the force points to the right when facing in the direction of increasing p.</source>
        <translation>Kleinste Normalkraft auf der Bahn; negativ, wenn die Kraft beim Blick in Richtung von wachsendem p nach rechts zeigt.</translation>
    </message>
    <message>
        <source>Maximum normal force on the track; positive if the force points to the left when facing in the direction of increasing p.</source>
        <translation>Größte Normalkraft auf der Bahn; positiv, wenn die Kraft beim Blick in Richtung von wachsendem p nach links zeigt.</translation>
    </message>
    <message>
        <source>Flights</source>
        <translation>Flüge</translation>
    </message>
    <message>
        <source>Number of take-offs and bounces.</source>
        <translation>Anzahl der Abhebungen und Sprünge.</translation>
    </message>
    <message>
        <source>Crests passed</source>
        <translation>Überquerte Kämme</translation>
    </message>
    <message>
        <source>Number of times the body passes a crest, including the highest one.</source>
        <translation>Wie oft der Körper einen Kamm überquert, den höchsten eingeschlossen.</translation>
    </message>
    <message>
        <source>Energy lost</source>
        <translation>Verlorene Energie</translation>
    </message>
    <message>
        <source>Length of the track</source>
        <translation>Länge der Bahn</translation>
    </message>
    <message>
        <source>Length of the track from its beginning to its end or, if it is closed, once around.</source>
        <translation>Länge der Bahn von ihrem Anfang bis zu ihrem Ende oder, wenn sie geschlossen ist, einmal herum.</translation>
    </message>
    <message>
        <source>Largest change of the sum of energy and losses since the start, as a fraction of the energy at the start. The potential energy is measured from the lowest point of the track.</source>
        <translation>Größte Änderung der Summe aus Energie und Verlusten seit dem Start, als Teil der Energie am Start. Die potentielle Energie wird vom tiefsten Punkt der Bahn aus gemessen.</translation>
    </message>
    <message>
        <source>Track table</source>
        <translation>Tabelle der Bahn</translation>
    </message>
    <message>
        <source>No body reaches the finish. %1: %2</source>
        <translation>Kein Körper erreicht das Ziel. %1: %2</translation>
    </message>
    <message>
        <source>Dead heat: %1 and %2 reach the finish after %3 s at %4 m/s.</source>
        <translation>Totes Rennen: %1 und %2 erreichen das Ziel nach %3 s mit %4 m/s.</translation>
    </message>
    <message>
        <source>%1 wins: it reaches the finish after %2 s at %3 m/s, %4 s before %5.</source>
        <translation>%1 gewinnt: erreicht das Ziel nach %2 s mit %3 m/s, %4 s vor %5.</translation>
    </message>
    <message>
        <source>%1 wins as the only body to reach the finish, after %2 s at %3 m/s.</source>
        <translation>%1 gewinnt und erreicht als einziger Körper das Ziel, nach %2 s mit %3 m/s.</translation>
    </message>
    <message>
        <source>at the finish</source>
        <translation>am Ziel</translation>
    </message>
    <message>
        <source>back past the start</source>
        <translation>zurück über den Start</translation>
    </message>
    <message>
        <source>flew off</source>
        <translation>weggeflogen</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>in Ruhe</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>still moving</source>
        <translation>noch in Bewegung</translation>
    </message>
    <message>
        <source>Curve on which the body moves.</source>
        <translation>Kurve, auf der sich der Körper bewegt.</translation>
    </message>
    <message>
        <source>Number of the body, used as a suffix in the names of its quantities.</source>
        <translation>Nummer des Körpers, auf die die Namen seiner Größen enden.</translation>
    </message>
    <message>
        <source>Path length</source>
        <translation>Länge des Wegs</translation>
    </message>
    <message>
        <source>Length of the track from the start to the finish.</source>
        <translation>Länge der Bahn vom Start bis zum Ziel.</translation>
    </message>
    <message>
        <source>Outcome of this body.</source>
        <translation>Ausgang für diesen Körper.</translation>
    </message>
    <message>
        <source>Time from the start until the outcome of this body.</source>
        <translation>Zeit vom Start bis zum Ausgang für diesen Körper.</translation>
    </message>
    <message>
        <source>Greatest energy residual</source>
        <translation>Größter Rest der Energiebilanz</translation>
    </message>
    <message>
        <source>The motion has so little energy that rounding of the track’s coordinates affects the energy.</source>
        <translation>Die Bewegung hat so wenig Energie, dass die Rundung der Koordinaten der Bahn die Energie beeinflusst.</translation>
    </message>
    <message>
        <source>At t = %1, x or y changes infinitely fast with t, which leaves a gap of %2 m in the track.</source>
        <translation>Bei t = %1 ändert sich x oder y unendlich schnell mit t; dadurch bleibt in der Bahn eine Lücke von %2 m.</translation>
    </message>
    <message>
        <source>leaves the track at its end after %1 s at %2 m/s.</source>
        <translation>verlässt die Bahn an ihrem Ende nach %1 s mit %2 m/s.</translation>
    </message>
    <message>
        <source>leaves the track at its beginning after %1 s at %2 m/s.</source>
        <translation>verlässt die Bahn an ihrem Anfang nach %1 s mit %2 m/s.</translation>
    </message>
    <message>
        <source>flies off without landing again and falls below the track after %1 s.</source>
        <translation>fliegt weg, ohne wieder zu landen, und fällt nach %1 s unter die Bahn.</translation>
    </message>
    <message>
        <source>stays at rest: the track is level at the start.</source>
        <translation>bleibt in Ruhe: die Bahn ist am Start waagrecht.</translation>
    </message>
    <message>
        <source>stays at rest: without gravity no force acts on it.</source>
        <translation>bleibt in Ruhe: ohne Schwerkraft wirkt keine Kraft.</translation>
    </message>
    <message>
        <source>comes to rest at an elevation of %1 m after %2 s.</source>
        <translation>kommt nach %2 s in %1 m Höhe zur Ruhe.</translation>
    </message>
    <message>
        <source>aborted after %1 s: the motion takes too many steps or events.</source>
        <translation>nach %1 s abgebrochen: die Bewegung braucht zu viele Schritte oder Ereignisse.</translation>
    </message>
    <message>
        <source>still moving at the time limit of %1 s.</source>
        <translation>noch in Bewegung, wenn die Zeitgrenze von %1 s den Lauf beendet.</translation>
    </message>
    <message>
        <source>completes a lap every %1 s; the time limit of %2 s ends the run.</source>
        <translation>läuft alle %1 s einmal herum; die Zeitgrenze von %2 s beendet den Lauf.</translation>
    </message>
    <message>
        <source>swings with a period of %1 s; the time limit of %2 s ends the run.</source>
        <translation>schwingt mit einer Periodendauer von %1 s; die Zeitgrenze von %2 s beendet den Lauf.</translation>
    </message>
    <message>
        <source>Passes the summit at %1</source>
        <translation>Über den Gipfel bei %1</translation>
    </message>
    <message>
        <source>Passes a crest at %1</source>
        <translation>Über einen Kamm bei %1</translation>
    </message>
    <message>
        <source>Passes a corner</source>
        <translation>Um eine Ecke</translation>
    </message>
    <message>
        <source>Takes off</source>
        <translation>Hebt ab</translation>
    </message>
    <message>
        <source>Bounces after hitting the track at %1 m/s</source>
        <translation>Springt nach Auftreffen mit %1 m/s</translation>
    </message>
    <message>
        <source>Lands at %1 m/s and stays on the track</source>
        <translation>Landet mit %1 m/s und bleibt auf der Bahn</translation>
    </message>
    <message>
        <source>Leaves the track at an end</source>
        <translation>Verlässt die Bahn an einem Ende</translation>
    </message>
    <message>
        <source>Falls below the track</source>
        <translation>Fällt unter die Bahn</translation>
    </message>
    <message>
        <source>Begins to slip</source>
        <translation>Beginnt zu gleiten</translation>
    </message>
    <message>
        <source>Stops slipping</source>
        <translation>Hört auf zu gleiten</translation>
    </message>
    <message>
        <source>Passes the summit after %1 s at %2 m/s; %3</source>
        <translation>Kommt nach %1 s mit %2 m/s über den Gipfel; %3</translation>
    </message>
    <message>
        <source>Takes off after %1 s; %2</source>
        <translation>Hebt nach %1 s ab; %2</translation>
    </message>
    <message>
        <source>Only the first 2000 events are listed.</source>
        <translation>Nur die ersten 2000 Ereignisse sind aufgelistet.</translation>
    </message>
    <message>
        <source>The track has corners. The bead passes them at constant speed, as in a tight bend.</source>
        <translation>Die Bahn hat Ecken. Die Perle durchläuft sie mit unveränderter Geschwindigkeit, wie in einer engen Biegung.</translation>
    </message>
    <message>
        <source>With the published method, the energy residual reaches %1 % of the energy at the start, with potential energy measured from the lowest point of the track.</source>
        <translation>Mit dem veröffentlichten Verfahren erreicht der Rest der Energiebilanz %1 % der Energie am Start; die potentielle Energie wird vom tiefsten Punkt der Bahn aus gemessen.</translation>
    </message>
    <message>
        <source>The run reached the limit on steps or flights and was stopped; the rest of the motion was not computed.</source>
        <translation>Der Lauf hat die Grenze für Schritte oder Flüge erreicht und wurde beendet; der Rest der Bewegung wurde nicht berechnet.</translation>
    </message>
    <message>
        <source>The track has features too fine to resolve; the run may have missed one.</source>
        <translation>Die Bahn hat Merkmale, die zu fein sind, um aufgelöst zu werden; der Lauf kann eines übersehen haben.</translation>
    </message>
    <message>
        <source>as published: fourth-order Runge–Kutta method with steps of %1 s; slopes from the chords of the track table (%2 rows)</source>
        <translation>wie veröffentlicht: Runge–Kutta-Verfahren vierter Ordnung mit Schritten von %1 s; Steigungen aus den Sehnen der Tabelle der Bahn (%2 Zeilen)</translation>
    </message>
    <message>
        <source>Dormand–Prince 8(5,3), relative tolerance 1e-13; transitions between rolling and slipping are located</source>
        <translation>Dormand–Prince 8(5,3), relative Toleranz 1e-13; Übergänge zwischen Rollen und Gleiten werden lokalisiert</translation>
    </message>
    <message>
        <source>speed from the energy, time by Gauss–Kronrod quadrature; where this is inaccurate, Dormand–Prince 8(5,3) with relative tolerance 1e-13</source>
        <translation>Geschwindigkeit aus der Energie, Zeit durch Gauß–Kronrod-Quadratur; wo das ungenau ist, Dormand–Prince 8(5,3) mit relativer Toleranz 1e-13</translation>
    </message>
    <message>
        <source>Dormand–Prince 8(5,3), relative tolerance 1e-13; each step is projected to conserve energy; the energy residual is the error before the projection</source>
        <translation>Dormand–Prince 8(5,3), relative Toleranz 1e-13; jeder Schritt wird zur Energieerhaltung projiziert; der Rest der Energiebilanz ist der Fehler vor der Projektion</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>%1 m long, closed</source>
        <translation>%1 m lang, geschlossen</translation>
    </message>
    <message>
        <source>%1 m long, open</source>
        <translation>%1 m lang, offen</translation>
    </message>
    <message>
        <source>Weight, %1 N</source>
        <translation>Gewicht, %1 N</translation>
    </message>
    <message>
        <source>Normal force, up to %1 N</source>
        <translation>Normalkraft, bis %1 N</translation>
    </message>
    <message>
        <source>Increasing p</source>
        <translation>Wachsendes p</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Bead</source>
        <translation>Perle</translation>
    </message>
    <message>
        <source>Drag along the track to move the start.</source>
        <translation>Entlang der Bahn ziehen ändert den Start.</translation>
    </message>
    <message>
        <source>Drag to change the track.</source>
        <translation>Ziehen ändert die Bahn.</translation>
    </message>
    <message>
        <source>Drag to move the finish.</source>
        <translation>Ziehen verschiebt das Ziel.</translation>
    </message>
    <message>
        <source>Race down four curves</source>
        <translation>Wettlauf auf vier Kurven</translation>
    </message>
    <message>
        <source>Expressions: growing swings</source>
        <translation>Ausdrücke: wachsende Schwingungen</translation>
    </message>
    <message>
        <source>Expressions: V with a corner</source>
        <translation>Ausdrücke: V mit Ecke</translation>
    </message>
    <message>
        <source>Expressions: circle</source>
        <translation>Ausdrücke: Kreis</translation>
    </message>
    <message>
        <source>lost to damping</source>
        <translation>an Dämpfung verloren</translation>
    </message>
    <message>
        <source>lost to rolling resistance</source>
        <translation>an Rollwiderstand verloren</translation>
    </message>
    <message>
        <source>lost in landings</source>
        <translation>in Landungen verloren</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Velocity (m/s)</source>
        <translation>Geschwindigkeit (m/s)</translation>
    </message>
    <message>
        <source>Distance (m)</source>
        <translation>Strecke (m)</translation>
    </message>
    <message>
        <source>The track table would have more than %1 rows. Choose a larger table step.</source>
        <translation>Die Tabelle der Bahn hätte mehr als %1 Zeilen. Größere Schritte der Tabelle wählen.</translation>
    </message>
    <message>
        <source>At the apex</source>
        <translation>Auf dem Scheitel</translation>
    </message>
    <message>
        <source>1e-12 m from apex</source>
        <translation>1e-12 m daneben</translation>
    </message>
    <message>
        <source>1e-9 m from apex</source>
        <translation>1e-9 m daneben</translation>
    </message>
    <message>
        <source>1e-6 m from apex</source>
        <translation>1e-6 m daneben</translation>
    </message>
    <message>
        <source>1 mm from apex</source>
        <translation>1 mm daneben</translation>
    </message>
    <message>
        <source>Roller coaster: the classic tracks</source>
        <translation>Achterbahn: die klassischen Bahnen</translation>
    </message>
    <message>
        <source>On each track of E. Neumann&apos;s Roller coaster, a bead on a wire is released at rest near the upper left. Without damping, it keeps returning to the same height, and the total energy is constant. Open the other experiments for the other tracks and for a damped bead.</source>
        <translation>Auf jeder Bahn aus E. Neumanns Roller coaster wird eine Perle auf einem Draht oben links in Ruhe losgelassen. Ohne Dämpfung kommt sie immer wieder auf dieselbe Höhe, und die Gesamtenergie bleibt gleich. Die anderen Experimente zeigen die anderen Bahnen und eine gedämpfte Perle.</translation>
    </message>
    <message>
        <source>Hump, damped</source>
        <translation>Buckel, gedämpft</translation>
    </message>
    <message>
        <source>Roller coaster: the apex test</source>
        <translation>Achterbahn: die Scheitelprobe</translation>
    </message>
    <message>
        <source>A bead released from rest at the apex of the circle or next to it can never cross the apex, because it would have to gain energy. The closer to the apex it starts, the longer it stays close to it; exactly at the apex it stays at rest. Open the other experiments to start closer to the apex.</source>
        <translation>Eine Perle, die am Scheitel des Kreises oder daneben aus der Ruhe losgelassen wird, kann nie über den Scheitel kommen, denn dazu müsste sie Energie gewinnen. Je näher am Scheitel sie startet, desto länger verweilt sie dort; genau auf ihm bleibt sie in Ruhe. Die anderen Experimente starten näher am Scheitel.</translation>
    </message>
    <message>
        <source>Roller coaster: as published</source>
        <translation>Achterbahn: wie veröffentlicht</translation>
    </message>
    <message>
        <source>The method of E. Neumann&apos;s Roller coaster, with a table of the track and steps of 25 ms, changes the energy; the exact method does not. The error arises because the slope jumps within a step; a finer table and shorter steps reduce it. Open “Apex, as published”: there the bead gains enough energy to cross the apex.</source>
        <translation>Das Verfahren aus E. Neumanns Roller coaster, mit einer Tabelle der Bahn und Schritten von 25 ms, ändert die Energie; das exakte Verfahren tut es nicht. Der Fehler entsteht, weil die Steigung innerhalb eines Schritts springt; eine feinere Tabelle und kürzere Schritte verkleinern ihn. „Scheitel, wie veröffentlicht“ öffnen: dort gewinnt die Perle genug Energie, um den Scheitel zu überqueren.</translation>
    </message>
    <message>
        <source>Hump, exact</source>
        <translation>Buckel, exakt</translation>
    </message>
    <message>
        <source>Hump, as published</source>
        <translation>Buckel, wie veröffentlicht</translation>
    </message>
    <message>
        <source>Hump, finer table</source>
        <translation>Buckel, feinere Tabelle</translation>
    </message>
    <message>
        <source>Hump, shorter steps</source>
        <translation>Buckel, kürzere Schritte</translation>
    </message>
    <message>
        <source>Apex, as published</source>
        <translation>Scheitel, wie veröffentlicht</translation>
    </message>
    <message>
        <source>Both step sizes varied</source>
        <translation>Beide Schritte variiert</translation>
    </message>
    <message>
        <source>Brachistochrone: four curves</source>
        <translation>Brachistochrone: vier Kurven</translation>
    </message>
    <message>
        <source>Four beads, released at rest at the origin, slide along four curves to (3 m, −2 m). The cycloid is the fastest curve, followed by the arc and the parabola; the straight line, although the shortest, is the slowest. Open the other experiments to see each curve alone.</source>
        <translation>Vier Perlen, in Ruhe im Ursprung losgelassen, gleiten auf vier Kurven nach (3 m, −2 m). Am schnellsten ist die Zykloide, dann folgen Bogen und Parabel; die Gerade ist der kürzeste, aber langsamste Weg. Die anderen Experimente zeigen jede Kurve allein.</translation>
    </message>
    <message>
        <source>Race on all four curves</source>
        <translation>Wettlauf auf allen vier Kurven</translation>
    </message>
    <message>
        <source>Arc of a circle</source>
        <translation>Kreisbogen</translation>
    </message>
    <message>
        <source>Straight line</source>
        <translation>Gerade Linie</translation>
    </message>
    <message>
        <source>Tautochrone: equal periods</source>
        <translation>Tautochrone: jede Schwingung dauert gleich lang</translation>
    </message>
    <message>
        <source>A bead swings on an upside-down cycloid: wide, half as wide and narrow. The period is 4π √(r/g), however wide the swing. Compare the periods, then change the start of the bead.</source>
        <translation>Eine Perle schwingt auf einer umgedrehten Zykloide: weit, halb so weit und eng. Die Periode ist 4π √(r/g), wie weit sie auch schwingt. Die Perioden vergleichen, dann den Start der Perle ändern.</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Halb</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Eng</translation>
    </message>
    <message>
        <source>Loop: minimum start height</source>
        <translation>Looping: kleinste Starthöhe</translation>
    </message>
    <message>
        <source>The track can only push the bead, so a bead that is too slow at the top of the loop takes off and falls. Released 5/2 radii above the lowest point of a circular loop, it would just stay on; the study finds the height for this loop. Open “Ball, takes off”: part of the energy of a rolling ball is rotational, so it must start higher.</source>
        <translation>Die Bahn kann die Perle nur drücken; eine Perle, die oben im Looping zu langsam ist, hebt daher ab und fällt. 5/2 Radien über dem tiefsten Punkt eines kreisförmigen Loopings losgelassen, bliebe sie gerade noch darauf; die Studie findet die Höhe für diesen Looping. „Kugel, hebt ab“ öffnen: bei einer rollenden Kugel steckt ein Teil der Energie in der Drehung, und sie muss höher starten.</translation>
    </message>
    <message>
        <source>Bead, takes off</source>
        <translation>Perle, hebt ab</translation>
    </message>
    <message>
        <source>Bead, stays on</source>
        <translation>Perle, bleibt</translation>
    </message>
    <message>
        <source>Ball, takes off</source>
        <translation>Kugel, hebt ab</translation>
    </message>
    <message>
        <source>Start height varied</source>
        <translation>Starthöhe variiert</translation>
    </message>
    <message>
        <source>Loop: rolling and slipping</source>
        <translation>Looping: Rollen und Gleiten</translation>
    </message>
    <message>
        <source>A ball rolls into the loop with unlimited, normal and low friction. Where the track is too steep for the available friction, the ball slips, spins more slowly than when rolling, and loses height. Compare the energy lost to friction in the experiments.</source>
        <translation>Eine Kugel rollt in den Looping, mit unbegrenzter, üblicher und geringer Reibung. Wo die Bahn für die verfügbare Reibung zu steil ist, gleitet die Kugel, dreht sich langsamer als beim Rollen und verliert Höhe. Die durch Reibung verlorene Energie der Experimente vergleichen.</translation>
    </message>
    <message>
        <source>Unlimited friction</source>
        <translation>Unbegrenzte Reibung</translation>
    </message>
    <message>
        <source>μₛ = 0.3, μₖ = 0.2</source>
        <translation>μₛ = 0.3, μₖ = 0.2</translation>
    </message>
    <message>
        <source>μₛ = μₖ = 0.05</source>
        <translation>μₛ = μₖ = 0.05</translation>
    </message>
    <message>
        <source>Hump: take-off and landing</source>
        <translation>Buckel: Abheben und Landen</translation>
    </message>
    <message>
        <source>A bead slides over the hump too fast to stay on it. It flies, lands and bounces with e = 0.5. Start it lower, as in the experiment “Slow, stays on”, to keep it on the track.</source>
        <translation>Eine Perle gleitet zu schnell über den Buckel, um auf ihm zu bleiben. Sie fliegt, landet und springt mit e = 0.5. Tiefer starten, wie im Experiment „Langsam, bleibt“, damit sie auf der Bahn bleibt.</translation>
    </message>
    <message>
        <source>Slow, stays on</source>
        <translation>Langsam, bleibt</translation>
    </message>
    <message>
        <source>Fast, flies</source>
        <translation>Schnell, fliegt</translation>
    </message>
    <message>
        <source>Ball, flies</source>
        <translation>Kugel, fliegt</translation>
    </message>
    <message>
        <source>A track through points</source>
        <translation>Eine Bahn durch Punkte</translation>
    </message>
    <message>
        <source>Drag the points to reshape the track, and drag the bead along the track to move its start.</source>
        <translation>Die Punkte ziehen, um die Bahn zu ändern, und die Perle entlang der Bahn, um ihren Start zu verschieben.</translation>
    </message>
    <message>
        <source>Expressions: a corner</source>
        <translation>Ausdrücke: eine Ecke</translation>
    </message>
    <message>
        <source>A bead or a ball on a curve: wires, loops, jumps.</source>
        <translation>Eine Perle oder Kugel auf einer Kurve: Drähte, Loopings, Sprünge.</translation>
    </message>
    <message>
        <source>On the track</source>
        <translation>Auf der Bahn</translation>
    </message>
    <message>
        <source>Passed the summit</source>
        <translation>Gipfel überquert</translation>
    </message>
    <message>
        <source>Ran off an end</source>
        <translation>Über ein Ende hinaus</translation>
    </message>
    <message>
        <source>Flew off</source>
        <translation>Weggeflogen</translation>
    </message>
    <message numerus="yes">
        <source>%1 does not exist; there are %2.</source>
        <translation>
            <numerusform>%1 existiert nicht; es gibt %2.</numerusform>
            <numerusform>%1 existiert nicht; es gibt %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no effect because %2 is %4; it matters only if %2 is %3.</source>
        <translation>%1 hat keine Wirkung, weil %2 %4 ist; es zählt nur, wenn %2 %3 ist.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>kleiner als %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>greater than %1</source>
        <translation>größer als %1</translation>
    </message>
    <message>
        <source>%1 is not defined at t = %2: %3.</source>
        <translation>%1 ist bei t = %2 nicht definiert: %3.</translation>
    </message>
    <message>
        <source>%1 is not defined from t = %2 to %3: %4.</source>
        <translation>%1 ist von t = %2 bis %3 nicht definiert: %4.</translation>
    </message>
    <message>
        <source>%1 has too many jumps or kinks for a track.</source>
        <translation>%1 hat zu viele Sprünge oder Knicke für eine Bahn.</translation>
    </message>
    <message>
        <source>%1 jumps at t = %2 from %3 to %4; a track must be continuous.</source>
        <translation>%1 springt bei t = %2 von %3 nach %4: eine Bahn muss zusammenhängen.</translation>
    </message>
    <message>
        <source>The curve is a single point: x(t) and y(t) do not change.</source>
        <translation>Die Kurve ist ein einziger Punkt: x(t) und y(t) ändern sich nicht.</translation>
    </message>
    <message>
        <source>The curve stops between t = %1 and t = %2: x(t) and y(t) do not change there.</source>
        <translation>Die Kurve steht zwischen t = %1 und %2 still: x(t) und y(t) ändern sich dort nicht.</translation>
    </message>
    <message>
        <source>The curve has too many turns for a track.</source>
        <translation>Die Kurve hat zu viele Windungen für eine Bahn.</translation>
    </message>
    <message>
        <source>there is no expression</source>
        <translation>es gibt keinen Ausdruck</translation>
    </message>
    <message>
        <source>this &apos;)&apos; has no matching &apos;(&apos;</source>
        <translation>diese &apos;)&apos; hat keine &apos;(&apos; davor</translation>
    </message>
    <message>
        <source>a &apos;,&apos; can only separate the arguments of a function; write numbers with a decimal point</source>
        <translation>ein &apos;,&apos; kann nur die Argumente einer Funktion trennen; Zahlen mit Dezimalpunkt schreiben</translation>
    </message>
    <message>
        <source>this &apos;:&apos; has no matching &apos;?&apos;</source>
        <translation>dieser &apos;:&apos; hat kein &apos;?&apos; davor</translation>
    </message>
    <message>
        <source>&quot;=&quot; is not an operator; write &quot;==&quot; for comparisons</source>
        <translation>&quot;=&quot; ist kein Operator: Vergleiche schreibt man &quot;==&quot;</translation>
    </message>
    <message>
        <source>an operator such as &apos;*&apos; is missing before %1</source>
        <translation>vor %1 fehlt ein Operator wie &apos;*&apos;</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>%1 is neither a number nor a known function</source>
        <translation>%1 ist weder eine Zahl noch eine bekannte Funktion</translation>
    </message>
    <message>
        <source>%1 is not defined; the variable is %2, the constants are pi and e, and the functions are %3</source>
        <translation>%1 ist nicht definiert; die Variable ist %2, Konstanten sind pi und e, Funktionen sind %3</translation>
    </message>
    <message>
        <source>%1 is not defined; known names are %2</source>
        <translation>%1 ist nicht definiert; bekannte Namen sind %2</translation>
    </message>
    <message>
        <source>a number or a &apos;(&apos;</source>
        <translation>eine Zahl oder eine &apos;(&apos;</translation>
    </message>
    <message>
        <source>a number, %1 or a &apos;(&apos;</source>
        <translation>eine Zahl, %1 oder eine &apos;(&apos;</translation>
    </message>
    <message>
        <source>a number, a name or a &apos;(&apos;</source>
        <translation>eine Zahl, ein Name oder eine &apos;(&apos;</translation>
    </message>
    <message>
        <source>the expression is nested too deeply</source>
        <translation>der Ausdruck ist zu tief geschachtelt</translation>
    </message>
    <message>
        <source>the expression is nested more than %1 levels deep</source>
        <translation>der Ausdruck ist mehr als %1-mal geschachtelt</translation>
    </message>
    <message>
        <source>the &apos;?&apos; at position %1 has no matching &apos;:&apos;</source>
        <translation>zu dem &apos;?&apos; an Stelle %1 fehlt das &apos;:&apos;</translation>
    </message>
    <message>
        <source>comparisons cannot be chained; write a &lt; b &amp;&amp; b &lt; c</source>
        <translation>Vergleiche lassen sich nicht verketten: a &lt; b &amp;&amp; b &lt; c schreiben</translation>
    </message>
    <message>
        <source>the expression ends where %1 is needed</source>
        <translation>der Ausdruck endet, wo %1 nötig ist</translation>
    </message>
    <message>
        <source>%1 is needed instead of %2</source>
        <translation>%1 ist nötig statt %2</translation>
    </message>
    <message>
        <source>this number is too large or too small</source>
        <translation>diese Zahl ist zu groß oder zu klein</translation>
    </message>
    <message>
        <source>a digit is missing after the decimal point</source>
        <translation>nach dem Dezimalpunkt fehlt eine Ziffer</translation>
    </message>
    <message>
        <source>a number can have only one decimal point</source>
        <translation>eine Zahl darf nur einen Dezimalpunkt haben</translation>
    </message>
    <message>
        <source>%1 needs its argument in brackets, as in %1(%2)</source>
        <translation>%1 braucht sein Argument in Klammern, etwa %1(%2)</translation>
    </message>
    <message>
        <source>%1 needs two or more arguments, not %2</source>
        <translation>%1 braucht zwei oder mehr Argumente, nicht %2</translation>
    </message>
    <message>
        <source>%1 needs one argument, not %2</source>
        <translation>%1 braucht ein Argument, nicht %2</translation>
    </message>
    <message>
        <source>%1 needs two arguments, not %2</source>
        <translation>%1 braucht zwei Argumente, nicht %2</translation>
    </message>
    <message>
        <source>has an error at position %1: %2.</source>
        <translation>hat an Stelle %1 einen Fehler: %2.</translation>
    </message>
    <message>
        <source>an expression can have at most %1 characters</source>
        <translation>ein Ausdruck darf höchstens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>is not defined from x = %1 to %2: %3.</source>
        <translation>ist von x = %1 bis %2 nicht definiert: %3.</translation>
    </message>
    <message>
        <source>is not defined at x = %1: %2.</source>
        <translation>ist bei x = %1 nicht definiert: %2.</translation>
    </message>
    <message>
        <source>jumps at x = %1 from %2 to %3; the ground must be continuous. Join its parts with a slope.</source>
        <translation>springt bei x = %1 von %2 nach %3; das Gelände muss zusammenhängen. Die Teile durch einen Hang verbinden.</translation>
    </message>
    <message>
        <source>is vertical at x = %1. The slope must be finite, except at the ends of the range.</source>
        <translation>ist bei x = %1 senkrecht. Die Steigung muss endlich sein, außer an den Enden des Bereichs.</translation>
    </message>
    <message>
        <source>has too many jumps or kinks.</source>
        <translation>hat zu viele Sprünge oder Knicke.</translation>
    </message>
    <message>
        <source>changes too quickly for this range. Choose a shorter range.</source>
        <translation>ändert sich zu schnell für diesen Bereich. Einen kürzeren Bereich wählen.</translation>
    </message>
    <message>
        <source>division by zero at position %1</source>
        <translation>Division durch null an Stelle %1</translation>
    </message>
    <message>
        <source>tangent of a right angle at position %1</source>
        <translation>Tangens eines rechten Winkels an Stelle %1</translation>
    </message>
    <message>
        <source>logarithm of a number that is not positive at position %1</source>
        <translation>Logarithmus einer nicht positiven Zahl an Stelle %1</translation>
    </message>
    <message>
        <source>square root of a negative number at position %1</source>
        <translation>Quadratwurzel einer negativen Zahl an Stelle %1</translation>
    </message>
    <message>
        <source>power without a finite value at position %1</source>
        <translation>Potenz ohne endlichen Wert an Stelle %1</translation>
    </message>
    <message>
        <source>asin, acos or atanh of a number outside −1 … 1 at position %1</source>
        <translation>asin, acos oder atanh einer Zahl außerhalb von −1 … 1 an Stelle %1</translation>
    </message>
    <message>
        <source>acosh of a number below 1 at position %1</source>
        <translation>acosh einer Zahl unter 1 an Stelle %1</translation>
    </message>
    <message>
        <source>number too large at position %1</source>
        <translation>zu große Zahl an Stelle %1</translation>
    </message>
    <message>
        <source>face %1</source>
        <translation>Fläche %1</translation>
    </message>
    <message>
        <source>the near plateau</source>
        <translation>die diesseitige Hochebene</translation>
    </message>
    <message>
        <source>the decline</source>
        <translation>der Abhang</translation>
    </message>
    <message>
        <source>the floor</source>
        <translation>der Talboden</translation>
    </message>
    <message>
        <source>the incline</source>
        <translation>der Anstieg</translation>
    </message>
    <message>
        <source>the far plateau</source>
        <translation>die jenseitige Hochebene</translation>
    </message>
    <message>
        <source>the near plain</source>
        <translation>die diesseitige Ebene</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>die Kuppe</translation>
    </message>
    <message>
        <source>the far plain</source>
        <translation>die jenseitige Ebene</translation>
    </message>
    <message>
        <source>the slope</source>
        <translation>der Hang</translation>
    </message>
    <message>
        <source>the plain</source>
        <translation>die Ebene</translation>
    </message>
    <message numerus="yes">
        <source>Only runs of the same system can be compared. The current system is %1; %n runs belong to other systems. To compare them, select one of their experiments.</source>
        <translation>
            <numerusform>Nur Läufe desselben Systems lassen sich vergleichen. Das aktuelle System ist %1; %n Lauf gehört zu einem anderen System. Um ihn zu vergleichen, sein Experiment auswählen.</numerusform>
            <numerusform>Nur Läufe desselben Systems lassen sich vergleichen. Das aktuelle System ist %1; %n Läufe gehören zu anderen Systemen. Um sie zu vergleichen, eines ihrer Experimente auswählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n experiments from %1 belong to other systems. To compare them, select an experiment of the same system.</source>
        <translation>
            <numerusform>%n Experiment aus %1 gehört zu einem anderen System. Es wird verglichen, wenn ein Experiment dieses Systems gezeigt wird.</numerusform>
            <numerusform>%n Experimente aus %1 gehören zu anderen Systemen. Sie werden verglichen, wenn ein Experiment dieses Systems gezeigt wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 You can also enter “%2”.</source>
        <translation>%1 Auch „%2“ ist möglich.</translation>
    </message>
    <message>
        <source>%1: %2 % of %3 runs; %6 % confidence interval %4–%5 %.</source>
        <translation>%1: %2 % von %3 Läufen; %6-%-Konfidenzintervall %4–%5 %.</translation>
    </message>
    <message>
        <source>%1: no mean, because some runs have no value.</source>
        <translation>%1: kein Mittelwert, weil einige Läufe keinen Wert haben.</translation>
    </message>
    <message>
        <source>%1: %2 in all runs.</source>
        <translation>%1: %2 in allen Läufen.</translation>
    </message>
    <message>
        <source>5th percentile %1, median %2, 95th percentile %3.</source>
        <translation>5-%-Quantil %1, Median %2, 95-%-Quantil %3.</translation>
    </message>
    <message>
        <source>%1: mean %2, %6 % confidence interval %3 to %4; %5</source>
        <translation>%1: Mittel %2, %6-%-Konfidenzintervall %3 bis %4; %5</translation>
    </message>
    <message numerus="yes">
        <source>%n named requirements</source>
        <translation>
            <numerusform>%n benannte Anforderung</numerusform>
            <numerusform>%n benannte Anforderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values</source>
        <translation>
            <numerusform>%1 Wert</numerusform>
            <numerusform>%1 Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures were written to %1.</source>
        <translation>
            <numerusform>%n Abbildung nach %1 geschrieben.</numerusform>
            <numerusform>%n Abbildungen nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>These runs have no quantity &quot;%1&quot;.</source>
        <translation>Diese Läufe haben keine Größe „%1“.</translation>
    </message>
    <message>
        <source>The baseline cannot be solved. %1</source>
        <translation>Die Vergleichsbasis lässt sich nicht berechnen. %1</translation>
    </message>
    <message>
        <source>No study is pinned as the baseline.</source>
        <translation>Keine Studie ist als Vergleichsbasis angeheftet.</translation>
    </message>
    <message>
        <source>A part of a study cannot be compared with itself. Choose two different parts.</source>
        <translation>Ein Teil einer Studie lässt sich nicht mit sich selbst vergleichen. Zwei verschiedene Teile wählen.</translation>
    </message>
    <message>
        <source>A map of differences needs two varied inputs.</source>
        <translation>Eine Karte der Differenzen braucht zwei variierte Eingaben.</translation>
    </message>
    <message>
        <source>Not solved: %1.</source>
        <translation>Nicht berechnet: %1.</translation>
    </message>
    <message>
        <source>The baseline does not have the result %1.</source>
        <translation>Die Vergleichsbasis hat die Kenngröße %1 nicht.</translation>
    </message>
    <message>
        <source>The baseline has no designs at %1.</source>
        <translation>Die Vergleichsbasis hat keine Entwürfe bei %1.</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>Prozentpunkte</translation>
    </message>
    <message>
        <source>difference from the %1</source>
        <translation>Differenz zu: %1</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 minus %2</translation>
    </message>
    <message>
        <source>%1: %2 minus %3 is %4</source>
        <translation>%1: %2 minus %3 ist %4</translation>
    </message>
    <message>
        <source>Surface gravity of Mars, as used by Hartl 2006.</source>
        <translation>Schwerebeschleunigung an der Oberfläche des Mars, wie in Hartl 2006 verwendet.</translation>
    </message>
    <message>
        <source>Standard gravity of the Earth, 9.80665 m/s², rounded.</source>
        <translation>Normfallbeschleunigung der Erde, 9.80665 m/s², gerundet.</translation>
    </message>
    <message>
        <source>Surface gravity of the Moon, modern value (NASA, Moon fact sheet).</source>
        <translation>Schwerebeschleunigung an der Oberfläche des Mondes, heutiger Wert (NASA, Moon fact sheet).</translation>
    </message>
    <message>
        <source>%1 varied over %2</source>
        <translation>%1 variiert über %2</translation>
    </message>
    <message>
        <source>evaluated over %1 = %2</source>
        <translation>ausgewertet über %1 = %2</translation>
    </message>
    <message>
        <source>no requirement</source>
        <translation>keine Anforderung</translation>
    </message>
    <message>
        <source>required %1</source>
        <translation>gefordert: %1</translation>
    </message>
    <message>
        <source>different computed inputs</source>
        <translation>andere berechnete Eingaben</translation>
    </message>
    <message>
        <source>different uncertain inputs</source>
        <translation>andere unsichere Eingaben</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Vergleichsbasis</translation>
    </message>
    <message>
        <source>baseline: %1 and %2 more</source>
        <translation>Vergleichsbasis: %1 und %2 weitere</translation>
    </message>
    <message>
        <source>baseline: %1</source>
        <translation>Vergleichsbasis: %1</translation>
    </message>
    <message>
        <source>The study pinned as the baseline differs.</source>
        <translation>Die als Vergleichsbasis angeheftete Studie weicht ab.</translation>
    </message>
    <message>
        <source>Add &quot;%1&quot;</source>
        <translation>„%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate &quot;%1&quot;</source>
        <translation>„%1“ duplizieren</translation>
    </message>
    <message>
        <source>Rename &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>„%1“ umbenennen in „%2“</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot;</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n experiments</source>
        <translation>
            <numerusform>%n Experiment entfernen</numerusform>
            <numerusform>%n Experimente entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>A project can have at most %1 experiments.</source>
        <translation>Ein Projekt kann höchstens %1 Experimente haben.</translation>
    </message>
    <message>
        <source>A project can have at most %1 constants.</source>
        <translation>Ein Projekt kann höchstens %1 Konstanten haben.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n experiments</source>
        <translation>
            <numerusform>%n Experiment hinzufügen</numerusform>
            <numerusform>%n Experimente hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Move &quot;%1&quot;</source>
        <translation>„%1“ verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n experiments</source>
        <translation>
            <numerusform>%n Experiment verschieben</numerusform>
            <numerusform>%n Experimente verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>must be a pinned study, not %1.</source>
        <translation>muss eine angeheftete Studie sein, nicht %1.</translation>
    </message>
    <message>
        <source>is missing; it must be a study.</source>
        <translation>fehlt; es muss eine Studie sein.</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Eine Vorgabe braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name of a preset must be a single line of at most %1 characters, without leading or trailing spaces.</source>
        <translation>Der Name einer Vorgabe muss eine einzige Zeile von höchstens %1 Zeichen sein, ohne Leerzeichen am Anfang oder Ende.</translation>
    </message>
    <message>
        <source>must be a preset, not %1.</source>
        <translation>muss eine Vorgabe sein, nicht %1.</translation>
    </message>
    <message>
        <source>must give the system of the preset.</source>
        <translation>muss das System der Vorgabe nennen.</translation>
    </message>
    <message>
        <source>must be a number, text, points or the rows of a table, not %1.</source>
        <translation>muss eine Zahl, ein Text, Punkte oder die Zeilen einer Tabelle sein, nicht %1.</translation>
    </message>
    <message>
        <source>This is not a file of Talweg presets.</source>
        <translation>Das ist keine Datei mit Talweg-Vorgaben.</translation>
    </message>
    <message>
        <source>Talweg includes a preset &quot;%1&quot;; choose another name.</source>
        <translation>Talweg enthält schon eine Vorgabe „%1“; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>A preset &quot;%1&quot; already exists for this system; choose another name. Uppercase and lowercase letters are treated as equal.</source>
        <translation>Eine Vorgabe „%1“ existiert für dieses System schon; einen anderen Namen wählen. Groß- und Kleinschreibung wird nicht unterschieden.</translation>
    </message>
    <message>
        <source>The preset &quot;%1&quot; was changed or removed by another window or command. Check the list again.</source>
        <translation>Die Vorgabe „%1“ wurde von einem anderen Fenster oder Befehl geändert oder entfernt. Die Liste noch einmal prüfen.</translation>
    </message>
    <message>
        <source>At most %1 presets are allowed. Remove some.</source>
        <translation>Höchstens %1 Vorgaben sind erlaubt. Einige entfernen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Another program is changing the presets. Try again in a moment.</source>
        <translation>Ein anderes Programm ändert gerade die Vorgaben. Gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 cannot be read and was left unchanged. %2</source>
        <translation>%1 lässt sich nicht lesen und wurde nicht geändert. %2</translation>
    </message>
    <message>
        <source>The presets would take %1 bytes; at most %2 are allowed. Remove some.</source>
        <translation>Die Vorgaben bräuchten %1 Byte; höchstens %2 sind erlaubt. Einige entfernen.</translation>
    </message>
    <message>
        <source>Another program has just changed the presets. Try again.</source>
        <translation>Ein anderes Programm hat gerade die Vorgaben geändert. Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The baseline: %1</source>
        <translation>Die Vergleichsbasis: %1</translation>
    </message>
    <message>
        <source>Uniform from %1 to %2</source>
        <translation>Gleichverteilt von %1 bis %2</translation>
    </message>
    <message>
        <source>Normal with mean %1 and standard deviation %2, truncated at %3 and %4</source>
        <translation>Normal mit Mittel %1 und Standardabweichung %2, abgeschnitten bei %3 und %4</translation>
    </message>
    <message>
        <source>Normal with mean %1 and standard deviation %2</source>
        <translation>Normal mit Mittel %1 und Standardabweichung %2</translation>
    </message>
    <message>
        <source>Triangular from %1 to %3 with mode %2</source>
        <translation>Dreieckig von %1 bis %3, häufigster Wert %2</translation>
    </message>
    <message>
        <source>Lognormal with median %1 and geometric standard deviation %2</source>
        <translation>Lognormal mit Median %1 und geometrischer Standardabweichung %2</translation>
    </message>
    <message>
        <source>Weibull with shape %1 and scale %2</source>
        <translation>Weibull mit Form %1 und Skala %2</translation>
    </message>
    <message>
        <source>Gamma with shape %1 and scale %2</source>
        <translation>Gamma mit Form %1 und Skala %2</translation>
    </message>
    <message>
        <source>Beta with shapes %1 and %2, from %3 to %4</source>
        <translation>Beta mit Formen %1 und %2 von %3 bis %4</translation>
    </message>
    <message numerus="yes">
        <source>%n equally likely values</source>
        <translation>
            <numerusform>%n Wert, gleich wahrscheinlich</numerusform>
            <numerusform>%n Werte, gleich wahrscheinlich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weighted values</source>
        <translation>
            <numerusform>%n Wert mit seinem Gewicht</numerusform>
            <numerusform>%n Werte, jeder mit seinem Gewicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measured values from %1</source>
        <translation>
            <numerusform>%n gemessener Wert aus %1</numerusform>
            <numerusform>%n gemessene Werte aus %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Time since the start of the run.</source>
        <translation>Zeit seit dem Beginn des Laufs.</translation>
    </message>
    <message>
        <source>The baseline is a study of another system, %1.</source>
        <translation>Die Vergleichsbasis ist eine Studie eines anderen Systems, %1.</translation>
    </message>
    <message>
        <source>The designs of the baseline are evaluated over %1, but those of this study over %2.</source>
        <translation>Die Entwürfe der Vergleichsbasis werden über %1 ausgewertet, die dieser Studie aber über %2.</translation>
    </message>
    <message>
        <source>The baseline and this study have no value of %1 in common.</source>
        <translation>Vergleichsbasis und diese Studie haben keinen Wert von %1 gemeinsam.</translation>
    </message>
    <message>
        <source>The baseline does not vary %1. Its fixed value is %2, which is not among the values of this study.</source>
        <translation>Die Vergleichsbasis variiert %1 nicht. Der feste Wert ist %2 und gehört nicht zu den Werten dieser Studie.</translation>
    </message>
    <message>
        <source>The baseline has no values of %1, which this study varies.</source>
        <translation>Die Vergleichsbasis hat keine Werte von %1, das diese Studie variiert.</translation>
    </message>
    <message>
        <source>The baseline varies %1 but has no designs at %2, the value in this study.</source>
        <translation>Die Vergleichsbasis variiert %1, hat aber keine Entwürfe bei %2, dem Wert in dieser Studie.</translation>
    </message>
    <message>
        <source>The baseline varies %1, which has no single value in this study.</source>
        <translation>Die Vergleichsbasis variiert %1, das in dieser Studie keinen einzelnen Wert hat.</translation>
    </message>
    <message>
        <source>%1 of %2 values of %3</source>
        <translation>%1 von %2 Werten von %3</translation>
    </message>
    <message>
        <source>The baseline has only %1; designs at other values are omitted.</source>
        <translation>Die Vergleichsbasis hat nur %1; Entwürfe bei anderen Werten sind weggelassen.</translation>
    </message>
    <message>
        <source>Distribution %2 of %1: none of the distribution lies between the smallest and the largest value of the study. Add values or remove the distribution.</source>
        <translation>Verteilung %2 von %1: nichts davon liegt zwischen dem kleinsten und dem größten untersuchten Wert. Werte hinzufügen oder die Verteilung weglassen.</translation>
    </message>
    <message>
        <source>ρ = 0.0155 kg/m³: Martian air (43.3 g/mol) as an ideal gas at 6.36 hPa and 214 K.</source>
        <translation>ρ = 0.0155 kg/m³: die Luft des Mars, 43.3 g/mol, als ideales Gas bei 6.36 hPa und 214 K.</translation>
    </message>
    <message>
        <source>ρ = 0.020 kg/m³: the density at the surface of Mars (NASA, Mars fact sheet).</source>
        <translation>ρ = 0.020 kg/m³: die Dichte an der Oberfläche des Mars (NASA, Mars fact sheet).</translation>
    </message>
    <message>
        <source>ρ = 1.225 kg/m³: dry air at sea level and 15 °C (ISO 2533).</source>
        <translation>ρ = 1.225 kg/m³: trockene Luft auf Meereshöhe bei 15 °C (ISO 2533).</translation>
    </message>
    <message>
        <source>Downrange displacement divided by the duration of the run; 0 if the rover does not start to move.</source>
        <translation>Verschiebung vorwärts durch die Dauer des Laufs; 0, wenn der Rover nicht anrollt.</translation>
    </message>
    <message>
        <source>Share of time rolling</source>
        <translation>Anteil der Zeit im Rollen</translation>
    </message>
    <message>
        <source>Time in this mode of motion as a share of the duration of the whole run; 0 if the rover does not start to move.</source>
        <translation>Zeit in dieser Bewegungsart als Anteil an der Dauer des ganzen Laufs; 0, wenn sich der Rover nicht in Bewegung setzt.</translation>
    </message>
    <message>
        <source>Share of time in the air</source>
        <translation>Anteil der Zeit in der Luft</translation>
    </message>
    <message>
        <source>Does not move: stays at rest on %1.</source>
        <translation>Rollt nicht an: bleibt in Ruhe, Ort: %1.</translation>
    </message>
    <message>
        <source>Does not move: stays at rest at the foot of %1.</source>
        <translation>Rollt nicht an: bleibt in Ruhe am Fuß, Ort: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Stuck at the foot of %1 (%n impacts, %2 s).</source>
        <translation>
            <numerusform>Liegen geblieben am Fuß, Ort: %1, nach %n Stoß; %2 s.</numerusform>
            <numerusform>Liegen geblieben am Fuß, Ort: %1, nach %n Stößen; %2 s.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 A wind of %2 m/s would move the rover.</source>
        <translation>%1 Ein Wind von %2 m/s würde den Rover in Gang setzen.</translation>
    </message>
    <message>
        <source>%1 A wind of %2 m/s would free the rover.</source>
        <translation>%1 Ein Wind von %2 m/s würde den Rover befreien.</translation>
    </message>
    <message>
        <source>The rover then gets stuck at the foot of %1, %2 m downrange, after %3 s.</source>
        <translation>Der Rover läuft weiter und bleibt am Fuß liegen, Ort: %1, %2 m vorwärts, nach %3 s.</translation>
    </message>
    <message>
        <source>The rover is then blown back over %1, after %2 s.</source>
        <translation>Der Rover läuft weiter und wird zurückgeweht, Ort: %1, nach %2 s.</translation>
    </message>
    <message>
        <source>k = 2/5: exact for a solid ball.</source>
        <translation>k = 2/5: exakt für eine Vollkugel.</translation>
    </message>
    <message>
        <source>k = 2/3: exact for a hollow ball whose wall has no thickness.</source>
        <translation>k = 2/3: exakt für eine Hohlkugel, deren Wand keine Dicke hat.</translation>
    </message>
    <message>
        <source>k = (2/5)(1 − r⁵)/(1 − r³), where r is the ratio of inner to outer radius. This is exact for a ball with a concentric cavity.</source>
        <translation>k = (2/5)(1 − r⁵)/(1 − r³), mit r, dem Verhältnis von innerem zu äußerem Radius. Das ist exakt für eine Kugel mit einem konzentrischen Hohlraum.</translation>
    </message>
    <message>
        <source>Radius at which one wind in ten pushes the shell uphill</source>
        <translation>Radius, bei dem einer von zehn Winden die Schale bergauf schiebt</translation>
    </message>
    <message>
        <source>A thin shell of 20 kg rests on a slope of 15° on Mars, in winds with an invented Weibull distribution of shape 2 and scale 7 m/s. With a radius of 4 m it needs a wind of 10.8 m/s to be pushed uphill, and 9.2 % of the winds are stronger; the study finds the radius at which one wind in ten is enough. To use measured winds, enter file:winds.csv:COLUMN as the distribution, with the name and the column of your own table.</source>
        <translation>Eine dünne Schale von 20 kg ruht an einem Hang von 15° auf dem Mars, in Winden mit einer erfundenen Weibull-Verteilung der Form 2 und der Skala 7 m/s. Mit einem Radius von 4 m braucht sie einen Wind von 10.8 m/s, um hinaufgeschoben zu werden, und 9.2 % der Winde sind stärker; die Studie findet den Radius, bei dem einer von zehn Winden genügt. Um gemessene Winde zu verwenden, file:winds.csv:SPALTE als Verteilung eingeben, mit Name und Spalte der eigenen Tabelle.</translation>
    </message>
    <message>
        <source>Mass and rolling resistance</source>
        <translation>Masse und Rollwiderstand</translation>
    </message>
    <message>
        <source>The mass has an effect only in air, which slows a light body more than a heavy one. Energies and forces are given per kilogram.</source>
        <translation>Die Masse hat nur in Luft eine Wirkung, die einen leichten Körper mehr bremst als einen schweren. Energien und Kräfte sind je Kilogramm angegeben.</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>Density of the still air, which slows the body on the ground and in flight; 0 is a vacuum. Typical values are 0.0155 on Mars and 1.225 on the Earth.</source>
        <translation>Dichte der stillen Luft, die den Körper am Boden und im Flug bremst; 0 ist ein Vakuum. Typische Werte sind 0.0155 auf dem Mars und 1.225 auf der Erde.</translation>
    </message>
    <message>
        <source>Drag coefficient for the cross-section π b²: the drag ρ C_d π b² v²/2 opposes the velocity. It is 0.5 for a smooth sphere.</source>
        <translation>Widerstandsbeiwert, bezogen auf den Querschnitt π b²: der Widerstand ρ C_d π b² v²/2 wirkt gegen die Geschwindigkeit. Eine glatte Kugel hat 0.5.</translation>
    </message>
    <message>
        <source>The regularised friction model, as published, does not support air. Choose “Exact”, or set ρ or C_d to 0.</source>
        <translation>Das regularisierte Reibungsmodell kennt, wie veröffentlicht, keine Luft. „Exakt“ wählen oder ρ oder C_d auf 0 setzen.</translation>
    </message>
    <message>
        <source>The drag K = ρ C_d π b²/(2 m) = %1 1/m is too strong for a run of %2 s: √(g K) t must stay below 300000.</source>
        <translation>Der Luftwiderstand K = ρ C_d π b²/(2 m) = %1 1/m ist zu stark für einen Lauf von %2 s: √(g K) t muss unter 300000 bleiben.</translation>
    </message>
    <message>
        <source>Drag along the ground, per unit mass</source>
        <translation>Luftwiderstand entlang des Bodens, je Masse</translation>
    </message>
    <message>
        <source>Component of the drag along the ground or, in flight, along the ground below the body; positive to the right.</source>
        <translation>Anteil des Luftwiderstands entlang des Bodens oder, im Flug, entlang des Bodens unter dem Körper; nach rechts positiv.</translation>
    </message>
    <message>
        <source>Lost to drag</source>
        <translation>An Luftwiderstand verloren</translation>
    </message>
    <message>
        <source>Work done against drag since the start.</source>
        <translation>Arbeit gegen den Luftwiderstand seit dem Start.</translation>
    </message>
    <message>
        <source>event by event; contact by Dormand–Prince 8(5,3), tolerance 1e-13; flight by Taylor series of order 12</source>
        <translation>von Ereignis zu Ereignis; Kontakt durch Dormand–Prince 8(5,3), Toleranz 1e-13; Flug durch Taylorreihen der Ordnung 12</translation>
    </message>
    <message>
        <source>A wavy slope that flattens out. Made for Talweg.</source>
        <translation>Ein welliger Hang, der flacher wird: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>A plane. Made for Talweg.</source>
        <translation>Eine Ebene: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>A bell-shaped hill. The body needs a start speed to get over it. Made for Talweg.</source>
        <translation>Ein glockenförmiger Hügel von Talweg; der Körper braucht eine Startgeschwindigkeit, um hinüberzukommen.</translation>
    </message>
    <message>
        <source>The lower half of a circle of 10 m radius. Made for Talweg.</source>
        <translation>Die untere Hälfte eines Kreises von 10 m Radius: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>The upper half of a circle of 10 m radius. Made for Talweg.</source>
        <translation>Die obere Hälfte eines Kreises von 10 m Radius: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>Sinusoidal waves, level on average. Made for Talweg.</source>
        <translation>Sinusförmige Wellen, im Ganzen eben: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>Two planes that meet at a corner. Made for Talweg.</source>
        <translation>Zwei Ebenen, die sich in einer Ecke treffen: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>Two planes that meet at an edge, about which the body turns. Made for Talweg.</source>
        <translation>Zwei Ebenen, die sich in einer Kante treffen, um die der Körper kippt: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>k = 1/2: exact for a solid cylinder.</source>
        <translation>k = 1/2: exakt für einen Vollzylinder.</translation>
    </message>
    <message>
        <source>k = 1: exact for a ring whose wall has no thickness.</source>
        <translation>k = 1: exakt für einen Ring, dessen Wand keine Dicke hat.</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>Luftwiderstand</translation>
    </message>
    <message>
        <source>In air: terminal speed on a long slope</source>
        <translation>In Luft: Grenzgeschwindigkeit an einem langen Hang</translation>
    </message>
    <message>
        <source>A football of 0.43 kg rolls from rest down a plane of 15° with c = 0.01, in air and in a vacuum. In air its speed approaches √(a/K) = 9.50 m/s, where a = g (sin 15° − c cos 15°) and K = ρ C_d π b²/(2 m). With ten times the mass the limit is √10 times as high.</source>
        <translation>Ein Fußball von 0.43 kg rollt aus der Ruhe eine Ebene von 15° mit c = 0.01 hinab, in Luft und im Vakuum. In Luft nähert sich seine Geschwindigkeit √(a/K) = 9.50 m/s, mit a = g (sin 15° − c cos 15°) und K = ρ C_d π b²/(2 m). Mit der zehnfachen Masse ist die Grenze √10-mal so hoch.</translation>
    </message>
    <message>
        <source>In air</source>
        <translation>In Luft</translation>
    </message>
    <message>
        <source>In air, ten times the mass</source>
        <translation>In Luft, zehnfache Masse</translation>
    </message>
    <message>
        <source>In a vacuum</source>
        <translation>Im Vakuum</translation>
    </message>
    <message>
        <source>Mass of the body. Without damping and air, the mass affects only energies and forces, which are proportional to it.</source>
        <translation>Masse des Körpers. Ohne Dämpfung und Luft beeinflusst sie nur Energien und Kräfte, die proportional zu ihr sind.</translation>
    </message>
    <message>
        <source>Density of the still air, which slows the body on the track and in flight; 0 is a vacuum. Typical values are 0.0155 on Mars and 1.225 on the Earth.</source>
        <translation>Dichte der stillen Luft, die den Körper auf der Bahn und im Flug bremst; 0 ist ein Vakuum. Typische Werte sind 0.0155 auf dem Mars und 1.225 auf der Erde.</translation>
    </message>
    <message>
        <source>Drag coefficient for the cross-section π r² of the body, where r is the radius of the ball or bead: the drag ρ C_d π r² v²/2 opposes the velocity. It is 0.5 for a smooth sphere.</source>
        <translation>Widerstandsbeiwert, bezogen auf den Querschnitt π r² des Körpers mit dem Radius r der Kugel oder der Perle: der Widerstand ρ C_d π r² v²/2 wirkt gegen die Geschwindigkeit. Eine glatte Kugel hat 0.5.</translation>
    </message>
    <message>
        <source>Radius for drag</source>
        <translation>Radius für den Luftwiderstand</translation>
    </message>
    <message>
        <source>Radius that determines the drag of a bead, with the cross-section π r². On the track, a bead is a point.</source>
        <translation>Radius, der den Luftwiderstand einer Perle bestimmt, mit dem Querschnitt π r². Auf der Bahn ist eine Perle ein Punkt.</translation>
    </message>
    <message>
        <source>The method “As published” does not support air. Choose “Exact”, or set ρ or C_d to 0.</source>
        <translation>Das Verfahren „Wie veröffentlicht“ kennt keine Luft. „Exakt“ wählen oder ρ oder C_d auf 0 setzen.</translation>
    </message>
    <message>
        <source>The drag K = ρ C_d π r²/(2 m) = %1 1/m is too strong for a run of %2 s: √(g K) t must stay below 300000.</source>
        <translation>Der Luftwiderstand K = ρ C_d π r²/(2 m) = %1 1/m ist zu stark für einen Lauf von %2 s: √(g K) t muss unter 300000 bleiben.</translation>
    </message>
    <message>
        <source>Time after which the motion repeats itself; empty if it does not repeat, as with damping or air.</source>
        <translation>Zeit, nach der sich die Bewegung wiederholt; leer, wenn sie sich nicht wiederholt, etwa mit Dämpfung oder Luft.</translation>
    </message>
    <message>
        <source>Total energy lost to damping, drag, friction, rolling resistance and landings.</source>
        <translation>Insgesamt an Dämpfung, Luftwiderstand, Reibung, Rollwiderstand und in Landungen verlorene Energie.</translation>
    </message>
    <message>
        <source>Part of the lost energy that is due to drag.</source>
        <translation>Teil der verlorenen Energie, den der Luftwiderstand verursacht.</translation>
    </message>
    <message>
        <source>Cycloid, arc, parabola and straight line from the origin to the same finish (E. Neumann, Brachistochrone).</source>
        <translation>Zykloide, Bogen, Parabel und Gerade, vom Ursprung zu einem Ziel (E. Neumann, Brachistochrone).</translation>
    </message>
    <message>
        <source>x = t, y = t cos 3t (E. Neumann, Roller coaster).</source>
        <translation>x = t, y = t cos 3t (E. Neumann, Roller coaster).</translation>
    </message>
    <message>
        <source>x = t, y = |t|, entered as t &gt; 0 ? t : -t (E. Neumann, Roller coaster).</source>
        <translation>x = t, y = |t|, eingegeben als t &gt; 0 ? t : -t (E. Neumann, Roller coaster).</translation>
    </message>
    <message>
        <source>Full circle, starting at the apex (E. Neumann, Roller coaster; the original leaves a gap between the ends).</source>
        <translation>Ganzer Kreis, vom Scheitel aus (E. Neumann, Roller coaster; das Original lässt eine Lücke zwischen den Enden).</translation>
    </message>
    <message>
        <source>lost to drag</source>
        <translation>an Luftwiderstand verloren</translation>
    </message>
    <message>
        <source>Roller coaster: damping or air</source>
        <translation>Achterbahn: Dämpfung oder Luft</translation>
    </message>
    <message>
        <source>A bead of 0.5 kg and 0.1 m radius swings on a wire in the air of the Earth; a second bead on the same wire is damped instead. Drag is proportional to the square of the speed and reduces small swings by a smaller fraction; damping is proportional to the speed and reduces every swing by the same fraction. Open the experiment “Damped” and compare the figure “Phase”.</source>
        <translation>Eine Perle von 0.5 kg und 0.1 m Radius schwingt auf einem Draht in der Luft der Erde; eine zweite auf demselben Draht ist stattdessen gedämpft. Der Luftwiderstand ist proportional zum Quadrat der Geschwindigkeit und verkleinert kleine Schwingungen um einen kleineren Teil; Dämpfung ist proportional zur Geschwindigkeit und verkleinert jede Schwingung um denselben Teil. Das Experiment „Gedämpft“ öffnen und die Abbildung „Phase“ vergleichen.</translation>
    </message>
    <message>
        <source>Damped</source>
        <translation>Gedämpft</translation>
    </message>
    <message>
        <source>Sliding, in air</source>
        <translation>Gleitend, in Luft</translation>
    </message>
    <message>
        <source>Sliding, in a vacuum</source>
        <translation>Gleitend, im Vakuum</translation>
    </message>
    <message numerus="yes">
        <source>%n inputs</source>
        <translation>
            <numerusform>%n Eingabe</numerusform>
            <numerusform>%n Eingaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more inputs</source>
        <translation>
            <numerusform>und %n weitere Eingabe</numerusform>
            <numerusform>und %n weitere Eingaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n presets were written to %1.</source>
        <translation>
            <numerusform>%n Vorgabe wurde nach %1 geschrieben.</numerusform>
            <numerusform>%n Vorgaben wurden nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n presets were imported from %1.</source>
        <translation>
            <numerusform>%n Vorgabe wurde aus %1 importiert.</numerusform>
            <numerusform>%n Vorgaben wurden aus %1 importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished runs take up %1 MB, but at most %2 MB can be saved.</source>
        <translation>Die fertigen Läufe brauchen %1 MB; höchstens %2 MB werden gespeichert.</translation>
    </message>
    <message>
        <source>%1 runs in the background  ·  %2 %  ·  %3</source>
        <translation>%1 Läufe im Hintergrund  ·  %2 %  ·  %3</translation>
    </message>
    <message>
        <source>%1 runs in the background, resumed at %2 %  ·  %3 %  ·  %4</source>
        <translation>%1 Läufe im Hintergrund, ab %2 % fortgesetzt  ·  %3 %  ·  %4</translation>
    </message>
    <message>
        <source>Study of %1</source>
        <translation>Studie von %1</translation>
    </message>
    <message>
        <source>Random runs of %1</source>
        <translation>Zufallsläufe von %1</translation>
    </message>
    <message>
        <source>Paused at %1 % of %2 runs</source>
        <translation>Unterbrochen bei %1 % von %2 Läufen</translation>
    </message>
    <message>
        <source>Outdated, paused at %1 % of %2 runs</source>
        <translation>Veraltet, unterbrochen bei %1 % von %2 Läufen</translation>
    </message>
    <message>
        <source>%1 runs finished</source>
        <translation>%1 Läufe fertig</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Unterbrechen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause and keep finished runs</source>
        <translation>Unterbrechen und fertige Läufe behalten</translation>
    </message>
    <message>
        <source>Continue with the remaining runs</source>
        <translation>Mit den übrigen Läufen fortfahren</translation>
    </message>
    <message>
        <source>Background task: %1 %, %2</source>
        <translation>Hintergrundaufgabe: %1 %, %2</translation>
    </message>
    <message>
        <source>Background tasks: %1 running, %2 %</source>
        <translation>Hintergrundaufgaben: %1 laufen, %2 %</translation>
    </message>
    <message>
        <source>Background task: failed</source>
        <translation>Hintergrundaufgabe: fehlgeschlagen</translation>
    </message>
    <message>
        <source>Background task: paused</source>
        <translation>Hintergrundaufgabe: unterbrochen</translation>
    </message>
    <message>
        <source>Background task: finished</source>
        <translation>Hintergrundaufgabe: fertig</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>noch ein paar Sekunden</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>estimating time left</source>
        <translation>Restzeit wird geschätzt</translation>
    </message>
    <message>
        <source>The display units differ.</source>
        <translation>Die angezeigten Einheiten weichen ab.</translation>
    </message>
    <message>
        <source>%1 uses inputs, which have their own units, so its result is in %2; omit %3.</source>
        <translation>%1 verwendet Eingaben, die eigene Einheiten haben, und ergibt deshalb einen Wert in %2; %3 weglassen.</translation>
    </message>
    <message>
        <source>must be an object, not %1; its keys are quantities and its values are units.</source>
        <translation>muss ein Objekt sein, nicht %1; seine Schlüssel sind Größen und seine Werte Einheiten.</translation>
    </message>
    <message>
        <source>must be %1, not %2.</source>
        <translation>muss %1 sein, nicht %2.</translation>
    </message>
    <message>
        <source>The depth dh = %1 m is out of range: for a valley or gully it must be at most %2 m (negative is down). For rising ground, choose the terrain “Hill”.</source>
        <translation>Die Tiefe dh = %1 m ist außerhalb des Bereichs: für Tal und Rinne darf sie höchstens %2 m sein (negativ ist abwärts). Für ansteigendes Gelände „Hügel“ wählen.</translation>
    </message>
    <message>
        <source>The upward speed u₅ = %1 m/s is out of range: in contact with the ground it must be at least %2 m/s. To throw the rover down, set a clearance greater than 0.</source>
        <translation>Die Geschwindigkeit nach oben u₅ = %1 m/s ist außerhalb des Bereichs: in Kontakt mit dem Boden muss sie mindestens %2 m/s sein. Um den Rover hinabzuwerfen, einen Bodenabstand größer als 0 angeben.</translation>
    </message>
    <message>
        <source>Without gravity, a body that takes off does not return to the track. Set g above %1 m/s² or choose a bead on a wire.</source>
        <translation>Ohne Schwerkraft kehrt ein Körper, der abhebt, nicht auf die Bahn zurück. g über %1 m/s² setzen oder eine Perle auf einem Draht wählen.</translation>
    </message>
    <message>
        <source>Near (%1 m, %2 m) the track bends so sharply that rounding of the curve parameter alone shifts the centre by %3 m.</source>
        <translation>Bei (%1 m, %2 m) biegt sich die Bahn so scharf, dass allein die Rundung des Kurvenparameters den Mittelpunkt um %3 m verschiebt.</translation>
    </message>
    <message>
        <source>nouns are in lower case</source>
        <translation>Hauptwörter werden groß geschrieben</translation>
    </message>
    <message>
        <source>Stuck at the foot of %1 (no impacts, %2 s).</source>
        <translation>Liegen geblieben am Fuß, Ort: %1, ohne Stoß; %2 s.</translation>
    </message>
    <message>
        <source>Stops on %1 (no impacts, %2 s).</source>
        <translation>Bleibt in Ruhe, Ort: %1, ohne Stoß; %2 s.</translation>
    </message>
    <message>
        <source>Crosses at %2 m/s (no impacts, %1 s).</source>
        <translation>Kommt ohne Stoß hinüber, nach %1 s, mit %2 m/s.</translation>
    </message>
    <message>
        <source>Turns back on %1 (no impacts, %2 s).</source>
        <translation>Kommt zum Stillstand und kehrt um, Ort: %1, ohne Stoß; %2 s.</translation>
    </message>
    <message>
        <source>%1 Pictures already written: %2.</source>
        <translation>%1 Bereits geschriebene Bilder: %2.</translation>
    </message>
    <message>
        <source>The name of an experiment must be a single line of text.</source>
        <translation>Der Name eines Experiments muss eine einzige Textzeile sein.</translation>
    </message>
    <message>
        <source>Angular deceleration</source>
        <translation>Winkelverzögerung</translation>
    </message>
    <message>
        <source>ω at the end</source>
        <translation>ω am Ende</translation>
    </message>
    <message>
        <source>Mean distance of points from centre</source>
        <translation>Mittlerer Abstand der Punkte vom Mittelpunkt</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keyboard shortcuts of the window. In menus and dialogs, press Alt and an underlined letter to select that item.</source>
        <translation>Tastenkürzel des Fensters. In Menüs und Dialogen wählt Alt mit einem unterstrichenen Buchstaben den Eintrag.</translation>
    </message>
    <message>
        <source>Elsewhere in the window</source>
        <translation>Sonst im Fenster</translation>
    </message>
    <message>
        <source>%1 is not a known key here; allowed keys are %2.</source>
        <translation>%1 ist hier kein bekannter Schlüssel; erlaubte Schlüssel sind %2.</translation>
    </message>
    <message>
        <source>location of the JSON Schema of these files, for editors</source>
        <translation>Ort des JSON-Schemas dieser Dateien, für Editoren</translation>
    </message>
    <message>
        <source>always “talweg”</source>
        <translation>immer „talweg“</translation>
    </message>
    <message>
        <source>version of the file format</source>
        <translation>Version des Dateiformats</translation>
    </message>
    <message>
        <source>title of the project</source>
        <translation>Titel des Projekts</translation>
    </message>
    <message>
        <source>description of the project, printed at the beginning of the report</source>
        <translation>Beschreibung des Projekts, die am Anfang des Berichts steht</translation>
    </message>
    <message>
        <source>display units of the project, if they differ from those of the program; numbers in the file are always in SI units and degrees</source>
        <translation>Anzeigeeinheiten des Projekts, falls sie von denen des Programms abweichen; Zahlen in der Datei sind immer in SI-Einheiten und Grad</translation>
    </message>
    <message>
        <source>named numbers that expressions in all experiments can use</source>
        <translation>benannte Zahlen, die Ausdrücke aller Experimente verwenden können</translation>
    </message>
    <message>
        <source>named requirements</source>
        <translation>benannte Anforderungen</translation>
    </message>
    <message>
        <source>the experiments, in the order of the project</source>
        <translation>die Experimente in der Reihenfolge des Projekts</translation>
    </message>
    <message>
        <source>the pinned runs</source>
        <translation>die angehefteten Läufe</translation>
    </message>
    <message>
        <source>the study used as the baseline for comparisons</source>
        <translation>die Studie, die als Vergleichsbasis dient</translation>
    </message>
    <message>
        <source>export jobs: figures to write repeatedly</source>
        <translation>Exportaufträge: Abbildungen, die wiederholt geschrieben werden</translation>
    </message>
    <message>
        <source>type of experiment, such as “rover”</source>
        <translation>Art des Experiments, etwa „rover“</translation>
    </message>
    <message>
        <source>values by input id: a number, a word, a list of points [x, y] (for a profile) or a list of objects whose keys are column ids (for a table, one object per row); omitted inputs have their default values</source>
        <translation>Werte nach Kennung der Eingabe: eine Zahl, ein Wort, eine Liste von Punkten [x, y] (bei einem Profil) oder eine Liste von Objekten mit Kennungen von Spalten als Schlüsseln (bei einer Tabelle, ein Objekt je Zeile); weggelassene Eingaben haben ihre Standardwerte</translation>
    </message>
    <message>
        <source>inputs, in the same form as in experiments</source>
        <translation>Eingaben, in derselben Form wie bei Experimenten</translation>
    </message>
    <message>
        <source>name of the experiment whose run or study was pinned</source>
        <translation>Name des Experiments, dessen Lauf oder Studie angeheftet wurde</translation>
    </message>
    <message>
        <source>name of the constant; not blank, unique among the constants</source>
        <translation>Name der Konstante; nicht leer, unter den Konstanten eindeutig</translation>
    </message>
    <message>
        <source>name of the requirement; unique among the requirements of its system, without leading or trailing spaces</source>
        <translation>Name der Anforderung; unter den Anforderungen ihres Systems eindeutig, ohne Leerzeichen am Anfang oder Ende</translation>
    </message>
    <message>
        <source>condition, such as “crossed &gt;= 80 %”</source>
        <translation>Bedingung, etwa „crossed &gt;= 80 %“</translation>
    </message>
    <message>
        <source>name of the experiment; not blank, unique in the project</source>
        <translation>Name des Experiments; nicht leer, im Projekt eindeutig</translation>
    </message>
    <message>
        <source>expressions for numeric inputs, by input id. An expression either uses constants and other inputs, each in its own unit, such as “0.8*mu”, or uses only numbers and constants and may end with a unit, such as “10/4 ft”. The key “inputs” also contains the values of these inputs, for programs that do not read expressions. If such a value differs from its expression, Talweg uses the expression and reports the difference when it opens the file</source>
        <translation>Ausdrücke für Zahleneingaben, nach Kennung der Eingabe. Ein Ausdruck verwendet entweder Konstanten und andere Eingaben, jede in ihrer eigenen Einheit, etwa „0.8*mu“, oder nur Zahlen und Konstanten und kann dann mit einer Einheit enden, etwa „10/4 ft“. Der Schlüssel „inputs“ enthält auch die Werte dieser Eingaben, für Programme, die keine Ausdrücke lesen. Weicht ein solcher Wert von seinem Ausdruck ab, verwendet Talweg den Ausdruck und meldet die Abweichung beim Öffnen der Datei</translation>
    </message>
    <message>
        <source>study of the experiment</source>
        <translation>Studie des Experiments</translation>
    </message>
    <message>
        <source>the pinned study</source>
        <translation>die angeheftete Studie</translation>
    </message>
    <message>
        <source>the id of an input</source>
        <translation>die Kennung einer Eingabe</translation>
    </message>
    <message>
        <source>the inputs that are varied</source>
        <translation>die variierten Eingaben</translation>
    </message>
    <message>
        <source>the input over whose values every design is evaluated</source>
        <translation>die Eingabe, über deren Werte jeder Entwurf ausgewertet wird</translation>
    </message>
    <message>
        <source>ids of the results, such as “height”</source>
        <translation>Kennungen der Kenngrößen, etwa „height“</translation>
    </message>
    <message>
        <source>a condition such as “crossed &gt;= 80”; may be empty</source>
        <translation>eine Bedingung wie „crossed &gt;= 80“; darf leer sein</translation>
    </message>
    <message>
        <source>the input to minimise; may be empty</source>
        <translation>die zu minimierende Eingabe; darf leer sein</translation>
    </message>
    <message>
        <source>whether the study compares all options of one input, such as the two conventions of the rover; the system determines the input</source>
        <translation>ob die Studie alle Optionen einer Eingabe vergleicht, etwa die beiden Konventionen des Rovers; welche Eingabe das ist, legt das System fest</translation>
    </message>
    <message>
        <source>distribution of the values over which designs are evaluated, such as “weibull:2:4.5”</source>
        <translation>Verteilung der Werte, über die Entwürfe ausgewertet werden, etwa „weibull:2:4.5“</translation>
    </message>
    <message>
        <source>inputs computed from other inputs</source>
        <translation>Eingaben, die aus anderen Eingaben berechnet werden</translation>
    </message>
    <message>
        <source>uncertain inputs, which vary from run to run</source>
        <translation>unsichere Eingaben, die sich von Lauf zu Lauf ändern</translation>
    </message>
    <message>
        <source>rank correlations between uncertain inputs</source>
        <translation>Rangkorrelationen zwischen unsicheren Eingaben</translation>
    </message>
    <message>
        <source>number of random runs of each design</source>
        <translation>Anzahl der Zufallsläufe je Entwurf</translation>
    </message>
    <message>
        <source>seed of the random runs</source>
        <translation>Startzahl der Zufallsläufe</translation>
    </message>
    <message>
        <source>tolerances of inputs, for the advisor</source>
        <translation>Toleranzen von Eingaben, für den Berater</translation>
    </message>
    <message>
        <source>values, as “from:to:step” or “v1,v2,…”</source>
        <translation>Werte als „von:bis:Schritt“ oder „w1,w2,…“</translation>
    </message>
    <message>
        <source>formula, such as “0.8*mu”</source>
        <translation>Formel, etwa „0.8*mu“</translation>
    </message>
    <message>
        <source>distribution, such as “±5%”</source>
        <translation>Verteilung, etwa „±5%“</translation>
    </message>
    <message>
        <source>the id of another input</source>
        <translation>die Kennung einer anderen Eingabe</translation>
    </message>
    <message>
        <source>Spearman&apos;s rank correlation of the two inputs</source>
        <translation>Spearmans Rangkorrelation der beiden Eingaben</translation>
    </message>
    <message>
        <source>tolerance, such as “0.5” or “5 %”</source>
        <translation>Toleranz, etwa „0.5“ oder „5 %“</translation>
    </message>
    <message>
        <source>name of the job; not blank, unique among the jobs</source>
        <translation>Name des Auftrags; nicht leer, unter den Aufträgen eindeutig</translation>
    </message>
    <message>
        <source>the name of the experiment that the figure shows</source>
        <translation>der Name des Experiments, das die Abbildung zeigt</translation>
    </message>
    <message>
        <source>id of the figure, as for the command “export”</source>
        <translation>Kennung der Abbildung, wie beim Befehl „export“</translation>
    </message>
    <message>
        <source>file format</source>
        <translation>Dateiformat</translation>
    </message>
    <message>
        <source>file name without folder or extension; {project}, {experiment}, {figure} and {job} are replaced by names</source>
        <translation>Dateiname ohne Ordner und Endung; {project}, {experiment}, {figure} und {job} werden durch Namen ersetzt</translation>
    </message>
    <message>
        <source>width of the figure on paper</source>
        <translation>Breite der Abbildung auf Papier</translation>
    </message>
    <message>
        <source>height of the figure on paper</source>
        <translation>Höhe der Abbildung auf Papier</translation>
    </message>
    <message>
        <source>resolution of a picture in dots per inch</source>
        <translation>Auflösung eines Bildes in Punkten je Zoll</translation>
    </message>
    <message>
        <source>text size on paper</source>
        <translation>Schriftgröße auf Papier</translation>
    </message>
    <message>
        <source>width of the axis lines on paper; by default proportional to the text size</source>
        <translation>Breite der Achsenlinien auf Papier; ohne Angabe proportional zur Schriftgröße</translation>
    </message>
    <message>
        <source>whether the figure is in greyscale</source>
        <translation>ob die Abbildung in Graustufen ist</translation>
    </message>
    <message>
        <source>whether the background is dark</source>
        <translation>ob der Hintergrund dunkel ist</translation>
    </message>
    <message>
        <source>whether pinned runs are shown</source>
        <translation>ob angeheftete Läufe gezeigt werden</translation>
    </message>
    <message>
        <source>whether the file contains the project</source>
        <translation>ob die Datei das Projekt enthält</translation>
    </message>
    <message>
        <source>The run is doubtful.</source>
        <translation>Der Lauf ist zweifelhaft.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs</source>
        <translation>
            <numerusform>%1 Lauf</numerusform>
            <numerusform>%1 Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 designs</source>
        <translation>
            <numerusform>%1 Entwurf</numerusform>
            <numerusform>%1 Entwürfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n Thread</numerusform>
            <numerusform>%n Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>rebound speeds below %1 √(g b) are treated as contact if the bounces have lateral slip</source>
        <translation>bei Sprüngen mit Schlupf quer zur Fläche gelten Rückprallgeschwindigkeiten unter %1 √(g b) als Kontakt</translation>
    </message>
    <message>
        <source>rebound speeds below %1 √(g b) at a rim are treated as contact</source>
        <translation>Rückprallgeschwindigkeiten unter %1 √(g b) an einer Kante gelten als Kontakt</translation>
    </message>
    <message>
        <source>the step %1 is larger than the range from %2 to %3. Use a step of %4 or %5, or write %2 alone.</source>
        <translation>der Schritt %1 ist größer als der Bereich von %2 bis %3. Den Schritt %4 oder %5 nehmen oder %2 allein schreiben.</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Nothing was changed because the changed project could not be saved and reopened without loss. %1</source>
        <translation>Nichts wurde geändert, denn das geänderte Projekt ließe sich nicht ohne Verlust speichern und wieder öffnen. %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Coefficient of friction while sliding. The published method uses it for rolling, too: in this method a body rolls if tan α ≤ μ′ (1+k)/k.</source>
        <translation>Reibungszahl beim Gleiten. Das veröffentlichte Verfahren verwendet sie auch beim Rollen: bei diesem Verfahren rollt ein Körper, wenn tan α ≤ μ′ (1+k)/k.</translation>
    </message>
    <message>
        <source>Smallest coefficient of friction with which the body rolls, tan α k/(1+k) (Mandala 2025, equation 6). It is compared with static friction or, in the published method, with kinetic friction.</source>
        <translation>Kleinste Reibungszahl, mit der der Körper rollt, tan α k/(1+k) (Mandala 2025, Gleichung 6). Sie wird mit der Haftreibungszahl verglichen, beim veröffentlichten Verfahren mit der Gleitreibungszahl.</translation>
    </message>
    <message>
        <source>%1 slides: rolling needs μ′ of at least %2, because the published method uses only kinetic friction.</source>
        <translation>%1 gleitet: Rollen braucht μ′ von mindestens %2, denn das veröffentlichte Verfahren benutzt nur die Gleitreibung.</translation>
    </message>
    <message>
        <source>rebound speeds below %1 √(g b) are treated as contact</source>
        <translation>Rückprallgeschwindigkeiten unter %1 √(g b) gelten als Kontakt</translation>
    </message>
    <message>
        <source>Relative error allowed in a step of the regularised model. The allowed absolute error is a thousandth of this value, in m, m/s and rad. The Rolling Ball Simulation gives no value; 0.001 is usual for its method.</source>
        <translation>Erlaubter relativer Fehler eines Schritts des regularisierten Modells. Der erlaubte absolute Fehler ist ein Tausendstel dieses Werts, in m, m/s und rad. The Rolling Ball Simulation nennt keinen Wert; 0.001 ist für sein Verfahren üblich.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 8</source>
        <translation>The Rolling Ball Simulation, Abschnitt 8</translation>
    </message>
    <message>
        <source>Longest step</source>
        <translation>Größter Schritt</translation>
    </message>
    <message>
        <source>Longest time step of the regularised model; the shortest time step is a hundredth of the longest. The table “Time step” shows the effect of shorter steps.</source>
        <translation>Längster Zeitschritt des regularisierten Modells; der kürzeste ist ein Hundertstel davon. Die Tabelle „Zeitschritt“ zeigt die Wirkung kürzerer Schritte.</translation>
    </message>
    <message>
        <source>Change in speed</source>
        <translation>Änderung der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Change in final speed relative to the row above, which uses steps twice as long.</source>
        <translation>Änderung der Geschwindigkeit am Ende gegenüber der Zeile darüber, deren Schritte doppelt so lang sind.</translation>
    </message>
    <message>
        <source>Observed order of convergence q: halving the step divides the change in speed by 2 to the power q.</source>
        <translation>Beobachtete Konvergenzordnung q: Halbiert man den Schritt, teilt sich die Änderung der Geschwindigkeit durch 2 hoch q.</translation>
    </message>
    <message>
        <source>The end of the run depends on the step size: with half the step, the run ends after %1 s at x = %2 m, at %3 m/s.</source>
        <translation>Das Ende des Laufs hängt von der Schrittweite ab: Mit halber Schrittweite endet der Lauf nach %1 s bei x = %2 m, mit %3 m/s.</translation>
    </message>
    <message>
        <source>%1 already has a unit; omit %2.</source>
        <translation>%1 hat schon eine Einheit; %2 weglassen.</translation>
    </message>
    <message>
        <source>The unit of %1 is ambiguous: it can be converted to %2 or to %3. Choose another unit.</source>
        <translation>Die Einheit von %1 ist mehrdeutig: sie lässt sich in %2 oder in %3 umrechnen. Eine andere Einheit wählen.</translation>
    </message>
    <message>
        <source>%1 mixes numbers with different units. Define each number with its unit as a separate constant.</source>
        <translation>%1 mischt Zahlen mit verschiedenen Einheiten. Jede Zahl mit ihrer Einheit als eigene Konstante definieren.</translation>
    </message>
    <message>
        <source>%1 uses constants with units, so its result is in %2; omit %3.</source>
        <translation>%1 verwendet Konstanten mit Einheiten und ergibt deshalb einen Wert in %2; %3 weglassen.</translation>
    </message>
    <message>
        <source>The result of %1 is a pure number, but %2 is in %3.</source>
        <translation>%1 ergibt eine reine Zahl, aber %2 hat die Einheit %3.</translation>
    </message>
    <message>
        <source>The result of %1 is in %2, but %3 has no unit.</source>
        <translation>%1 ergibt einen Wert in %2, aber %3 hat keine Einheit.</translation>
    </message>
    <message>
        <source>The result of %1 is in %2, but %3 is in %4.</source>
        <translation>%1 ergibt einen Wert in %2, aber %3 hat die Einheit %4.</translation>
    </message>
    <message>
        <source>a quantity such as “10 ft” or a pure number; may use other constants but must not depend on itself</source>
        <translation>eine Größe wie „10 ft“ oder eine reine Zahl; darf andere Konstanten verwenden, aber nicht von sich selbst abhängen</translation>
    </message>
    <message>
        <source>Body %1, greatest slip metric</source>
        <translation>Körper %1, größtes Schlupfmaß</translation>
    </message>
    <message>
        <source>Largest absolute value of the slip metric R|ω| − |v| (Mandala 2025, section 5.3).</source>
        <translation>Größter Betrag des Schlupfmaßes R|ω| − |v| (Mandala 2025, Abschnitt 5.3).</translation>
    </message>
    <message>
        <source>Reproduces the printed results of Hartl 2006. The code of the thesis is not public, so this convention was inferred by matching every number that the thesis prints. It differs from the consistent convention in three ways. First, the contact point follows the terrain line with the centre vertically above it, so every rim launches the rover. Second, when rolling or sliding ends in an impact at a corner, the spin enters the impact with its sign reversed (chapter 2 counts spin counter-clockwise, chapter 3 clockwise). Third, figure 4.2 starts with u₃ = +5 rad/s taken literally, which is backspin. The main result of the thesis, that a bouncier rover climbs higher, comes from the reversed sign: with a consistent sign, the trend at low e is the opposite. In figures 4.2 and 6.2 the sign is never reversed; the contact point alone makes the difference.</source>
        <translation>Gibt die gedruckten Ergebnisse von Hartl 2006 wieder. Das Programm der Arbeit ist nicht öffentlich; die Konvention ist deshalb aus allen Zahlen erschlossen, die die Arbeit druckt. Sie weicht von der konsistenten in drei Punkten ab. Erstens folgt der Berührpunkt der Geländelinie, mit dem Mittelpunkt senkrecht darüber, so dass der Rover an jeder Kante abhebt. Zweitens geht, wenn Rollen oder Gleiten in einem Stoß an einer Ecke endet, die Winkelgeschwindigkeit mit umgekehrtem Vorzeichen in den Stoß ein (Kapitel 2 zählt sie gegen den Uhrzeigersinn, Kapitel 3 im Uhrzeigersinn). Drittens beginnt Abbildung 4.2 wörtlich mit u₃ = +5 rad/s, also mit Rückwärtsdrall. Die Hauptaussage der Arbeit, dass ein Rover mit höherer Stoßzahl höher kommt, folgt aus dem umgekehrten Vorzeichen: mit einheitlichem Vorzeichen ist es bei kleinem e umgekehrt. In den Abbildungen 4.2 und 6.2 wird das Vorzeichen nie umgekehrt; der Berührpunkt allein macht dort den Unterschied.</translation>
    </message>
    <message>
        <source>A sphere two metres in diameter, like the rover of the 2004 field tests at the South Pole. The k of that rover is unknown; Hartl 2006, section 6.4, assumes 0.1.</source>
        <translation>Eine Kugel von zwei Metern Durchmesser wie der Rover der Feldversuche am Südpol von 2004. Das k dieses Rovers ist nicht bekannt; Hartl 2006, Abschnitt 6.4, nimmt 0.1 an.</translation>
    </message>
    <message>
        <source>%1 was not found. The numbers stored in the project are used.</source>
        <translation>%1 wurde nicht gefunden. Die im Projekt gespeicherten Zahlen werden verwendet.</translation>
    </message>
    <message>
        <source>%1 has changed since the project read it. The numbers stored in the project are used.</source>
        <translation>%1 hat sich geändert, seit das Projekt die Tabelle gelesen hat. Die im Projekt gespeicherten Zahlen werden verwendet.</translation>
    </message>
    <message>
        <source>%1 has changed since the project read it and cannot be read now. The numbers stored in the project are used. %2</source>
        <translation>%1 hat sich geändert, seit das Projekt die Tabelle gelesen hat, und lässt sich jetzt nicht lesen. Die im Projekt gespeicherten Zahlen werden verwendet. %2</translation>
    </message>
    <message>
        <source>The numbers read from measured tables differ.</source>
        <translation>Die aus Messtabellen gelesenen Zahlen weichen ab.</translation>
    </message>
    <message>
        <source>numbers of the measured tables used by studies, as read when the tables were added to the project</source>
        <translation>Zahlen der gemessenen Tabellen, die Studien verwenden, wie sie beim Hinzufügen zum Projekt gelesen wurden</translation>
    </message>
    <message>
        <source>name of the table as used in distributions, such as “wind.csv”</source>
        <translation>Name der Tabelle, wie in Verteilungen verwendet, etwa „wind.csv“</translation>
    </message>
    <message>
        <source>name of the column as used in distributions</source>
        <translation>Name der Spalte, wie in Verteilungen verwendet</translation>
    </message>
    <message>
        <source>SHA-256 of the table&apos;s file when it was read, in hexadecimal digits</source>
        <translation>SHA-256 der Datei der Tabelle beim Einlesen, in hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>the numbers of the column, from top to bottom</source>
        <translation>die Zahlen der Spalte von oben nach unten</translation>
    </message>
    <message>
        <source>must be a column of a table, not %1.</source>
        <translation>muss eine Spalte einer Tabelle sein, nicht %1.</translation>
    </message>
    <message>
        <source>The column %1 of %2 is listed more than once.</source>
        <translation>Die Spalte %1 von %2 ist mehr als einmal angegeben.</translation>
    </message>
    <message>
        <source>must have at least one number.</source>
        <translation>muss mindestens eine Zahl haben.</translation>
    </message>
    <message>
        <source>the step %1 misses the end %2; the last value would be %3. Use a step of %4 or %5, or end at %3.</source>
        <translation>der Schritt %1 verfehlt das Ende %2; der letzte Wert wäre %3. Den Schritt %4 oder %5 nehmen oder bei %3 enden.</translation>
    </message>
    <message>
        <source>as published: Dormand–Prince 5(4), tolerance %1, steps of at most %2 s; friction smoothed over %3 m/s of slip</source>
        <translation>wie veröffentlicht: Dormand–Prince 5(4), Toleranz %1, Schritte von höchstens %2 s; Reibung geglättet über %3 m/s Schlupf</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 % of the distribution of %2 lies outside the range %3 of the study and is omitted.</source>
        <translation>%1 % der Verteilung von %2 liegen außerhalb des Bereichs %3 der Studie und werden weggelassen.</translation>
    </message>
    <message>
        <source>%1 has no effect while %2 is %3.</source>
        <translation>%1 hat keine Wirkung, solange %2 %3 ist.</translation>
    </message>
    <message>
        <source>Largest energy residual of any body: the change of the sum of mechanical energy and losses since the start, as a fraction of the potential energy released down to the foot.</source>
        <translation>Größter Rest der Energiebilanz aller Körper: die Änderung der Summe aus mechanischer Energie und Verlusten seit dem Start, als Teil der bis zum Fuß frei werdenden potentiellen Energie.</translation>
    </message>
    <message>
        <source>The race depends on the time step: with half the step, %1 reaches the foot after %2 s at %3 m/s.</source>
        <translation>Das Rennen hängt vom Zeitschritt ab: Mit dem halben ist %1 nach %2 s mit %3 m/s am Fuß.</translation>
    </message>
    <message>
        <source>The race depends on the time step: with half the step, %1 does not reach the foot within %2 s, and its speed is %3 m/s.</source>
        <translation>Das Rennen hängt vom Zeitschritt ab: Mit dem halben ist %1 nach %2 s nicht am Fuß und %3 m/s schnell.</translation>
    </message>
    <message>
        <source>The race depends on the time step: with half the step, %1 slides.</source>
        <translation>Das Rennen hängt vom Zeitschritt ab: Mit dem halben gleitet %1.</translation>
    </message>
    <message>
        <source>The race depends on the time step: with half the step, %1 rolls.</source>
        <translation>Das Rennen hängt vom Zeitschritt ab: Mit dem halben rollt %1.</translation>
    </message>
    <message>
        <source>The race depends on the time step: with half the step, %1 wins.</source>
        <translation>Das Rennen hängt vom Zeitschritt ab: Mit dem halben gewinnt %1.</translation>
    </message>
    <message>
        <source>Largest change of the sum of mechanical energy and losses, as a fraction of the available energy. The available energy is the energy at the start plus the maximum that gravity can add.</source>
        <translation>Größte Änderung der Summe aus mechanischer Energie und Verlusten, als Teil der verfügbaren Energie. Die verfügbare Energie ist die am Start plus die, die die Schwerkraft höchstens hinzufügen kann.</translation>
    </message>
    <message>
        <source>%1 of the energy given to the run</source>
        <translation>%1 der dem Lauf gegebenen Energie</translation>
    </message>
    <message>
        <source>Largest error of the energy balance at any event, as a fraction of the energy given to the run. The energy given to the run is the energy at the start plus the maximum energy that the wind can add.</source>
        <translation>Größter Fehler der Energiebilanz bei einem der Ereignisse, als Teil der dem Lauf gegebenen Energie. Die dem Lauf gegebene Energie ist die Energie am Start plus die Energie, die der Wind höchstens hinzufügen kann.</translation>
    </message>
    <message>
        <source>A time in this run is outside the duration of the run or out of order. The results of this run are doubtful.</source>
        <translation>Ein Zeitpunkt in diesem Lauf liegt außerhalb der Dauer des Laufs oder in falscher Reihenfolge. Die Ergebnisse dieses Laufs sind zweifelhaft.</translation>
    </message>
    <message>
        <source>An energy loss decreases by %1 of the energy given to the run, although losses can only grow. The results of this run are doubtful.</source>
        <translation>Ein Energieverlust nimmt um das %1-Fache der dem Lauf gegebenen Energie ab, obwohl Verluste nur wachsen können. Die Ergebnisse dieses Laufs sind zweifelhaft.</translation>
    </message>
    <message>
        <source>An energy term exceeds the energy given to the run by %1 of that energy. The results of this run are doubtful.</source>
        <translation>Ein Glied der Energiebilanz übersteigt die dem Lauf gegebene Energie um das %1-Fache. Die Ergebnisse dieses Laufs sind zweifelhaft.</translation>
    </message>
    <message>
        <source>Mechanical energy increases by %1 of the energy given to the run, without a physical cause. The results of this run are doubtful.</source>
        <translation>Die mechanische Energie steigt ohne physikalische Ursache um das %1-Fache der dem Lauf gegebenen Energie. Die Ergebnisse dieses Laufs sind zweifelhaft.</translation>
    </message>
    <message>
        <source>The end of the run depends on the step size. With half the step size: %1</source>
        <translation>Das Ende des Laufs hängt von der Schrittweite ab. Mit halber Schrittweite: %1</translation>
    </message>
    <message>
        <source>A number in this run is not finite. The results of this run are doubtful.</source>
        <translation>Eine Zahl in diesem Lauf ist nicht endlich. Die Ergebnisse dieses Laufs sind zweifelhaft.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>A table without a header must have %2 columns, but this one has %1. The columns are %3.</source>
        <translation>Eine Tabelle ohne Kopf muss %2 Spalten haben, diese hat aber %1. Die Spalten sind %3.</translation>
    </message>
    <message>
        <source>Line %1: column %2 is listed more than once.</source>
        <translation>Zeile %1: Spalte %2 ist mehr als einmal angegeben.</translation>
    </message>
    <message>
        <source>Line %1: column %2 does not exist; columns are %3.</source>
        <translation>Zeile %1: Spalte %2 existiert nicht; Spalten sind %3.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a valid value of %3.</source>
        <translation>Zeile %1: „%2“ ist kein gültiger Wert von %3.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 von %2 in %3</translation>
    </message>
    <message>
        <source>This is an Esri grid, not a table. Convert it to CSV with the columns distance and elevation.</source>
        <translation>Das ist ein Esri-Raster und keine Tabelle. Wandeln Sie es in CSV mit den Spalten distance und elevation um.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a table.</source>
        <translation>Das ist ein PDF-Dokument und keine Tabelle.</translation>
    </message>
    <message>
        <source>Line %1 contains the character U+%2: the file is not text, is damaged or has an unknown encoding. Save it as UTF-8.</source>
        <translation>Zeile %1 hat das Zeichen U+%2: Die Datei ist kein Text, ist beschädigt oder hat eine unbekannte Kodierung. Speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
        <source>This is a spreadsheet (.xlsx, .ods, .xls). Open it in a spreadsheet program and save it as CSV.</source>
        <translation>Das ist eine Arbeitsmappe (.xlsx, .ods, .xls). Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als CSV.</translation>
    </message>
    <message>
        <source>The UTF-16 text is damaged. Save the file as UTF-8.</source>
        <translation>Das ist beschädigtes UTF-16. Speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; is listed more than once; columns are %2.</source>
        <translation>Spalte „%1“ kommt mehrmals vor; Spalten sind %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers</source>
        <translation>
            <numerusform>%n Zahl</numerusform>
            <numerusform>%n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: “%2” in column %3 is not a number.</source>
        <translation>Zeile %1: „%2“ in Spalte %3 ist keine Zahl.</translation>
    </message>
    <message>
        <source>The table contains no points.</source>
        <translation>Die Tabelle enthält keine Punkte.</translation>
    </message>
    <message>
        <source>%1=%2 must name exactly one column. Columns are %3.</source>
        <translation>%1=%2 muss genau eine Spalte benennen. Spalten sind %3.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Die Tabelle ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1, “%2”, has %3 cells, but the lines above have %4.</source>
        <translation>
            <numerusform>Zeile %1, „%2“, hat %3 Zelle, die Zeilen darüber haben %4.</numerusform>
            <numerusform>Zeile %1, „%2“, hat %3 Zellen, die Zeilen darüber haben %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>no header</source>
        <translation>kein Kopf</translation>
    </message>
    <message>
        <source>header in line %1</source>
        <translation>Kopf in Zeile %1</translation>
    </message>
    <message>
        <source>Read %1: %2.</source>
        <translation>%1 gelesen: %2.</translation>
    </message>
    <message>
        <source>Read %1 from %2: %3.</source>
        <translation>%1 aus %2 gelesen: %3.</translation>
    </message>
    <message>
        <source>Converted: %1.</source>
        <translation>Umgerechnet: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows with gaps were omitted.</source>
        <translation>
            <numerusform>%n Zeile mit einer Lücke wurde ausgelassen.</numerusform>
            <numerusform>%n Zeilen mit Lücken wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines outside the table were skipped.</source>
        <translation>
            <numerusform>%n Zeile außerhalb der Tabelle wurde übergangen.</numerusform>
            <numerusform>%n Zeilen außerhalb der Tabelle wurden übergangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a valid table option. Valid options are %2. Examples: “decimal=,”, “gaps=skip” and “header=3”.</source>
        <translation>„%1“ ist keine gültige Tabellenoption. Gültige Optionen sind %2. Beispiele: „decimal=,“, „gaps=skip“ und „header=3“.</translation>
    </message>
    <message>
        <source>Line %1 has a quoted cell without a closing quote.</source>
        <translation>Zeile %1 hat eine Zelle in Anführungszeichen, der das schließende Anführungszeichen fehlt.</translation>
    </message>
    <message>
        <source>Line %1 has text after the closing quote of a cell.</source>
        <translation>In Zeile %1 steht Text hinter dem schließenden Anführungszeichen einer Zelle.</translation>
    </message>
    <message>
        <source>Line %1 is not a header row.</source>
        <translation>Zeile %1 ist keine Kopfzeile.</translation>
    </message>
    <message>
        <source>unit of the numbers, if the table gives a unit; 1 for pure numbers</source>
        <translation>Einheit der Zahlen, wenn die Tabelle eine nennt; 1 bei reinen Zahlen</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; of %2 has the unit %3, but %4 has the unit %5.</source>
        <translation>Spalte „%1“ von %2 hat die Einheit %3, aber %4 hat die Einheit %5.</translation>
    </message>
    <message>
        <source>%1 from per cent to fractions</source>
        <translation>%1 von Prozent in Bruchteile</translation>
    </message>
    <message>
        <source>x is %1</source>
        <translation>x ist %1</translation>
    </message>
    <message>
        <source>y is %1</source>
        <translation>y ist %1</translation>
    </message>
    <message>
        <source>Line %1, “%2”, has %3 cells, but the lines above have %4. If numbers have decimal commas, separate the cells with semicolons.</source>
        <translation>Zeile %1, „%2“, hat %3 Zellen, aber die Zeilen darüber haben %4. Haben Zahlen Dezimalkommas, trennen Sie die Zellen durch Semikolons.</translation>
    </message>
    <message>
        <source>decimal points and commas</source>
        <translation>Dezimalpunkte und -kommas</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>Dezimalkomma</translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation>Dezimalpunkt</translation>
    </message>
    <message>
        <source>this condition can never be met because the values are always %1</source>
        <translation>diese Bedingung ist nie erfüllt, denn die Werte sind immer %1</translation>
    </message>
    <message>
        <source>this condition is always met because the values are always %1</source>
        <translation>diese Bedingung ist immer erfüllt, denn die Werte sind immer %1</translation>
    </message>
    <message>
        <source>this condition can never be met together with the conditions before it</source>
        <translation>diese Bedingung ist nie zusammen mit den Bedingungen davor erfüllt</translation>
    </message>
    <message>
        <source>between %1 and %2 %</source>
        <translation>zwischen %1 und %2 %</translation>
    </message>
    <message>
        <source>0 or greater</source>
        <translation>größer oder gleich 0</translation>
    </message>
    <message>
        <source>both sides of the comparison are the same</source>
        <translation>beide Seiten des Vergleichs sind gleich</translation>
    </message>
    <message>
        <source>This is XML, not a table. Convert it to CSV with a header row and one line per record.</source>
        <translation>Das ist XML und keine Tabelle. Wandeln Sie es in CSV mit einem Kopf und einer Zeile je Datensatz um.</translation>
    </message>
    <message>
        <source>The GPX file is damaged in line %1.</source>
        <translation>Die GPX-Datei ist in Zeile %1 beschädigt.</translation>
    </message>
    <message>
        <source>The GPX file has %1 tracks. Save the one you need in a separate file.</source>
        <translation>Die GPX-Datei hat %1 Tracks. Speichern Sie den benötigten Track in einer eigenen Datei.</translation>
    </message>
    <message>
        <source>Line %1: the attribute “%2” of a point must be a number from −%3 to %3.</source>
        <translation>Zeile %1: Das Attribut „%2“ eines Punkts muss eine Zahl von −%3 bis %3 sein.</translation>
    </message>
    <message numerus="yes">
        <source>%n points have no elevation; the first is in line %1. Add gaps=skip to omit them.</source>
        <translation>
            <numerusform>%n Punkt hat keine Höhe, in Zeile %1. Ergänzen Sie gaps=skip, um ihn auszulassen.</numerusform>
            <numerusform>%n Punkte haben keine Höhe, der erste in Zeile %1. Ergänzen Sie gaps=skip, um sie auszulassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPX track; x is the distance along it (WGS 84 ellipsoid), y the elevation</source>
        <translation>GPX-Track; x ist die Entfernung entlang des Tracks (Ellipsoid WGS 84), y die Höhe</translation>
    </message>
    <message numerus="yes">
        <source>%n points with the same position as the previous one were omitted.</source>
        <translation>
            <numerusform>%n Punkt an der Position des vorigen wurde ausgelassen.</numerusform>
            <numerusform>%n Punkte an der Position des jeweils vorigen wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points without elevation were omitted.</source>
        <translation>
            <numerusform>%n Punkt ohne Höhe wurde ausgelassen.</numerusform>
            <numerusform>%n Punkte ohne Höhe wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A GPX track has no columns, so the only option allowed is gaps=skip.</source>
        <translation>Ein GPX-Track hat keine Spalten: Nur gaps=skip kann angegeben werden.</translation>
    </message>
    <message>
        <source>The GPX file has no track with elevations.</source>
        <translation>Die GPX-Datei hat keinen Track mit Höhen.</translation>
    </message>
    <message>
        <source>tables from which profiles, points and rows of inputs were read</source>
        <translation>Tabellen, aus denen Profile, Punkte und Zeilen von Eingaben gelesen wurden</translation>
    </message>
    <message>
        <source>the table with its options, such as “survey.csv?x=Distance”</source>
        <translation>die Tabelle mit ihren Optionen, etwa „survey.csv?x=Distance“</translation>
    </message>
    <message>
        <source>SHA-256 of the values; inputs whose values have this SHA-256 come from this table</source>
        <translation>SHA-256 der Werte; Eingaben, deren Werte diesen SHA-256 haben, stammen aus dieser Tabelle</translation>
    </message>
    <message>
        <source>description of the data that were read</source>
        <translation>Beschreibung der gelesenen Daten</translation>
    </message>
    <message>
        <source>must be an imported table, not %1.</source>
        <translation>muss eine eingelesene Tabelle sein, nicht %1.</translation>
    </message>
    <message>
        <source>Column %1 has the unit “%2”; allowed units are %3.</source>
        <translation>Spalte %1 hat die Einheit „%2“; erlaubte Einheiten sind %3.</translation>
    </message>
    <message>
        <source>Add %1unit= with one of these units.</source>
        <translation>Ergänzen Sie %1unit= mit einer dieser Einheiten.</translation>
    </message>
    <message>
        <source>Column %1 is ambiguous: “%2” in line %3 is %4 with a decimal point and %5 with a decimal comma.</source>
        <translation>Spalte %1 kann auf zwei Arten gelesen werden: „%2“ in Zeile %3 ist %4 mit Dezimalpunkt und %5 mit Dezimalkomma.</translation>
    </message>
    <message>
        <source>Add “decimal=.” or “decimal=,” to choose.</source>
        <translation>Ergänzen Sie „decimal=.“ oder „decimal=,“, um es festzulegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are missing in column %1; the first is in line %2, where “%3” stands for missing data.</source>
        <translation>
            <numerusform>%n Zahl fehlt in Spalte %1, in Zeile %2: „%3“ steht für fehlende Daten.</numerusform>
            <numerusform>%n Zahlen fehlen in Spalte %1, die erste in Zeile %2: „%3“ steht für fehlende Daten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are missing in column %1; the first is in line %2.</source>
        <translation>
            <numerusform>%n Zahl fehlt in Spalte %1, in Zeile %2.</numerusform>
            <numerusform>%n Zahlen fehlen in Spalte %1, die erste in Zeile %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add gaps=skip to omit the rows, or gaps=keep to read this value as a number.</source>
        <translation>
            <numerusform>Ergänzen Sie gaps=skip, um die Zeile auszulassen, oder gaps=keep, um es als Zahl zu nehmen.</numerusform>
            <numerusform>Ergänzen Sie gaps=skip, um die Zeilen auszulassen, oder gaps=keep, um es als Zahl zu nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add gaps=skip to omit the rows.</source>
        <translation>
            <numerusform>Ergänzen Sie gaps=skip, um die Zeile auszulassen.</numerusform>
            <numerusform>Ergänzen Sie gaps=skip, um die Zeilen auszulassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column for %1 is ambiguous. Columns are %2.</source>
        <translation>Die Spalte für %1 ist nicht eindeutig. Spalten sind %2.</translation>
    </message>
    <message>
        <source>Add %1= with the name or the number of a column.</source>
        <translation>Ergänzen Sie %1= mit dem Namen oder der Nummer einer Spalte.</translation>
    </message>
    <message>
        <source>A table without a header must have 2 columns; this one has %1.</source>
        <translation>Eine Tabelle ohne Kopf muss 2 Spalten haben; diese hat %1.</translation>
    </message>
    <message>
        <source>Add x=1 and y=2 to use the first two columns.</source>
        <translation>Ergänzen Sie x=1 und y=2, um die ersten beiden Spalten zu verwenden.</translation>
    </message>
    <message>
        <source>Line %1, “%2”, contains numbers but is above the header in line %3.</source>
        <translation>Zeile %1, „%2“, enthält Zahlen, steht aber über der Kopfzeile %3.</translation>
    </message>
    <message>
        <source>If these numbers do not belong to the table, add the option header=%1.</source>
        <translation>Gehören diese Zahlen nicht zur Tabelle, ergänzen Sie die Option header=%1.</translation>
    </message>
    <message numerus="yes">
        <source>Table: %n rows</source>
        <translation>
            <numerusform>Tabelle: %n Zeile</numerusform>
            <numerusform>Tabelle: %n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Omit rows with gaps (%n rows)</source>
        <translation>
            <numerusform>Zeilen mit Lücken auslassen (%n Zeile)</numerusform>
            <numerusform>Zeilen mit Lücken auslassen (%n Zeilen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 of the list contains no number.</source>
        <translation>Zeile %1 der Liste enthält keine Zahl.</translation>
    </message>
    <message>
        <source>%1 overhangs: point %2 has x = %3, left of point %4 with x = %5. Move point %2 to x = %5 for a vertical wall, or remove it.</source>
        <translation>%1 hängt über: Punkt %2 hat x = %3, links von Punkt %4 mit x = %5. Punkt %2 für eine senkrechte Wand nach x = %5 verschieben oder weglassen.</translation>
    </message>
    <message>
        <source>%1: points %2 and %3 have the same position. Remove one of them.</source>
        <translation>%1: Die Punkte %2 und %3 liegen am selben Ort. Einen davon weglassen.</translation>
    </message>
    <message>
        <source>%1: the wall at x = %3 reverses direction at point %2. A wall must lead only upward or only downward: remove point %4.</source>
        <translation>%1: Die Wand bei x = %3 kehrt bei Punkt %2 die Richtung um. Eine Wand darf nur aufwärts oder nur abwärts führen: Punkt %4 weglassen.</translation>
    </message>
    <message>
        <source>Smallest static friction with which the rover rolls without sliding on the steepest face that is not a wall: tan θ k/(1+k).</source>
        <translation>Die kleinste Haftreibungszahl, mit der der Rover auf der steilsten Fläche, die keine Wand ist, rollt, ohne zu gleiten: tan θ k/(1+k).</translation>
    </message>
    <message>
        <source>Points x:y joined by straight faces. x must not decrease; two points with the same x make a vertical wall.</source>
        <translation>Punkte x:y, durch gerade Flächen verbunden. x darf nicht abnehmen; zwei Punkte mit demselben x ergeben eine senkrechte Wand.</translation>
    </message>
    <message>
        <source>The project has %1 profile points; a file can store at most %2. Shorten profiles, or remove experiments or pinned runs.</source>
        <translation>Das Projekt hat %1 Profilpunkte; eine Datei kann höchstens %2 speichern. Profile kürzen oder Experimente oder angeheftete Läufe entfernen.</translation>
    </message>
    <message>
        <source>The project takes %1 bytes without its profile points; a file can store at most %2. Remove pinned runs or shorten the notes.</source>
        <translation>Das Projekt braucht ohne seine Profilpunkte %1 Byte; eine Datei kann höchstens %2 speichern. Angeheftete Läufe entfernen oder die Notizen kürzen.</translation>
    </message>
    <message>
        <source>The file has too many values for a project.</source>
        <translation>Die Datei hat zu viele Werte für ein Projekt.</translation>
    </message>
    <message>
        <source>%1 % of the distribution of %2 lies outside the range of the input and is never sampled.</source>
        <translation>%1 % der Verteilung von %2 liegt außerhalb des Bereichs der Eingabe und wird nie gezogen.</translation>
    </message>
    <message>
        <source>The sample of %1 has mean %2 and standard deviation %3; its distribution has %4 and %5. The difference exceeds the expected sampling error by %6 % of the standard deviation.</source>
        <translation>Die Stichprobe von %1 hat den Mittelwert %2 und die Standardabweichung %3, die Verteilung aber %4 und %5. Der Unterschied übersteigt den zu erwartenden Stichprobenfehler um %6 % der Standardabweichung.</translation>
    </message>
    <message>
        <source>%1 is identical in all runs, so no confidence interval of its mean can be given.</source>
        <translation>%1 ist in allen Läufen gleich, daher lässt sich kein Konfidenzintervall des Mittelwerts angeben.</translation>
    </message>
    <message>
        <source>The values of %1 are strongly skewed: the confidence interval of the mean may be too narrow. Use more runs, or set bounds for %1.</source>
        <translation>Die Werte von %1 sind sehr schief verteilt: das Konfidenzintervall des Mittelwerts kann zu schmal sein. Mehr Läufe verwenden oder Schranken für %1 angeben.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 values of %2 differ from the most frequent value; at least %3 are needed. The confidence interval of the mean may be too narrow.</source>
        <translation>
            <numerusform>Nur %1 Wert von %2 weicht vom häufigsten ab, weniger als %3: das Konfidenzintervall des Mittelwerts kann zu schmal sein.</numerusform>
            <numerusform>Nur %1 Werte von %2 weichen vom häufigsten ab, weniger als %3: das Konfidenzintervall des Mittelwerts kann zu schmal sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs without a value of %3: %1 of %2. The mean of %3 is not defined if it includes such a run.</source>
        <translation>Läufe ohne Wert von %3: %1 von %2. Der Mittelwert von %3 ist nicht definiert, wenn er einen solchen Lauf einschließt.</translation>
    </message>
    <message>
        <source>Undecided runs: %1 of %2. They reached the time limit or were aborted; their results are the values at the end of the run. If all of them had succeeded, percentages of successful runs would be higher by the percentage of undecided runs.</source>
        <translation>Unentschiedene Läufe: %1 von %2. Sie erreichten die Zeitgrenze oder wurden abgebrochen; ihre Kenngrößen sind die Werte am Ende des Laufs. Wären sie alle gelungen, wäre der Prozentsatz erfolgreicher Läufe um den Prozentsatz der unentschiedenen höher.</translation>
    </message>
    <message>
        <source>Samples with incompatible inputs were resampled: up to %1 % of the samples of a design (at %2). The sampled distribution therefore differs from the requested one.</source>
        <translation>Stichproben mit unverträglichen Eingaben wurden neu gezogen: bis zu %1 % der Stichproben eines Entwurfs (bei %2). Die gezogene Verteilung ist deshalb nicht die verlangte.</translation>
    </message>
    <message>
        <source>part of a distribution omitted</source>
        <translation>Teil einer Verteilung ausgelassen</translation>
    </message>
    <message>
        <source>widely spaced values</source>
        <translation>weit auseinander liegende Werte</translation>
    </message>
    <message>
        <source>input without effect</source>
        <translation>Eingabe ohne Wirkung</translation>
    </message>
    <message>
        <source>resampled inputs</source>
        <translation>neu gezogene Eingaben</translation>
    </message>
    <message>
        <source>sample deviating from its distribution</source>
        <translation>Stichprobe weicht von ihrer Verteilung ab</translation>
    </message>
    <message>
        <source>runs with warnings</source>
        <translation>Läufe mit Warnungen</translation>
    </message>
    <message>
        <source>missing values</source>
        <translation>fehlende Werte</translation>
    </message>
    <message>
        <source>doubtful confidence interval</source>
        <translation>fragliches Konfidenzintervall</translation>
    </message>
    <message>
        <source>few events</source>
        <translation>wenige Ereignisse</translation>
    </message>
    <message>
        <source>undecided runs</source>
        <translation>unentschiedene Läufe</translation>
    </message>
    <message>
        <source>doubtful runs</source>
        <translation>fragliche Läufe</translation>
    </message>
    <message>
        <source>%1 % of the samples had incompatible inputs and were resampled. The sampled distribution therefore differs from the requested one.</source>
        <translation>%1 % der Stichproben hatten unverträgliche Eingaben und wurden neu gezogen. Die gezogene Verteilung ist deshalb nicht die verlangte.</translation>
    </message>
    <message>
        <source>Samples with the less frequent outcome (success or failure): %1 of %2; at least %3 are needed. The confidence intervals of the Sobol&apos; indices of success may be too narrow.</source>
        <translation>Stichproben mit dem selteneren Ergebnis (Erfolg oder Misserfolg): %1 von %2; mindestens %3 sind nötig. Die Konfidenzintervalle der Sobol-Indizes des Erfolgs können zu schmal sein.</translation>
    </message>
    <message>
        <source>%1 unknown, %2</source>
        <translation>%1 unbekannt, %2</translation>
    </message>
    <message>
        <source>Mark %1 as unknown</source>
        <translation>%1 als unbekannt kennzeichnen</translation>
    </message>
    <message>
        <source>Mark %1 as known</source>
        <translation>%1 als bekannt kennzeichnen</translation>
    </message>
    <message>
        <source>unknown inputs: ranges without a distribution</source>
        <translation>unbekannte Eingaben: Bereiche ohne Verteilung</translation>
    </message>
    <message>
        <source>%1 is unknown, so designs cannot be evaluated over it: results would be averages over its values instead of worst cases. Evaluate designs over another input.</source>
        <translation>%1 ist unbekannt. Entwürfe lassen sich nicht darüber auswerten: Die Ergebnisse wären Mittel über die Werte statt schlechtester Fälle. Entwürfe über eine andere Eingabe auswerten.</translation>
    </message>
    <message>
        <source>%1 cannot be minimised: it is unknown, and a design cannot choose the value of an unknown input.</source>
        <translation>%1 lässt sich nicht minimieren: Der Wert ist unbekannt, und ein Entwurf kann den Wert einer unbekannten Eingabe nicht wählen.</translation>
    </message>
    <message>
        <source>up to %1 random runs of each design</source>
        <translation>bis zu %1 Zufallsläufe je Entwurf</translation>
    </message>
    <message>
        <source>Stop runs of decided designs</source>
        <translation>Läufe entschiedener Entwürfe beenden</translation>
    </message>
    <message>
        <source>Use the same number of runs for all designs</source>
        <translation>Für alle Entwürfe gleich viele Läufe rechnen</translation>
    </message>
    <message>
        <source>whether the random runs of a design stop as soon as they show whether the design meets the requirement</source>
        <translation>ob die Zufallsläufe eines Entwurfs enden, sobald sie zeigen, ob der Entwurf die Anforderung erfüllt</translation>
    </message>
    <message>
        <source>Only %1 of %2 runs%3 succeeded. The estimated probability of success has a coefficient of variation of %4 %; about %5 runs would reduce it to 10 %.</source>
        <translation>Nur %1 von %2 Läufen%3 gelangen. Die geschätzte Erfolgswahrscheinlichkeit hat einen Variationskoeffizienten von %4 %; rund %5 Läufe würden ihn auf 10 % senken.</translation>
    </message>
    <message>
        <source>Only %1 of %2 runs%3 failed. The estimated probability of failure has a coefficient of variation of %4 %; about %5 runs would reduce it to 10 %.</source>
        <translation>Nur %1 von %2 Läufen%3 misslangen. Die geschätzte Ausfallwahrscheinlichkeit hat einen Variationskoeffizienten von %4 %; rund %5 Läufe würden ihn auf 10 % senken.</translation>
    </message>
    <message>
        <source> of a design (%1)</source>
        <translation> eines Entwurfs (%1)</translation>
    </message>
    <message>
        <source>Without a requirement, runs cannot stop early. Add a requirement, or use a fixed number of runs.</source>
        <translation>Ohne Anforderung können die Läufe nicht früh enden. Eine Anforderung angeben oder eine feste Zahl von Läufen verwenden.</translation>
    </message>
    <message>
        <source>With requirement %1, runs cannot stop early: it uses means or extremes, which have no confidence intervals. Use a percentage, share(…) or quantile(…), or a fixed number of runs.</source>
        <translation>Mit der Anforderung %1 können die Läufe nicht früh enden: Sie verwendet Mittelwerte oder Extreme, die keine Konfidenzintervalle haben. Einen Prozentsatz, share(…) oder quantile(…) verwenden oder eine feste Zahl von Läufen.</translation>
    </message>
    <message>
        <source>With unknown inputs, the results of a design are ranges, which cannot be ranked. Show the percentage of successful runs instead.</source>
        <translation>Mit unbekannten Eingaben sind die Kenngrößen eines Entwurfs Bereiche, die sich nicht in eine Rangfolge bringen lassen. Stattdessen den Prozentsatz der erfolgreichen Läufe zeigen.</translation>
    </message>
    <message>
        <source>worst case over %1</source>
        <translation>ungünstigster Fall für %1</translation>
    </message>
    <message>
        <source>A map needs two varied inputs, each with a grid of values. Unknown inputs do not count as varied inputs.</source>
        <translation>Eine Karte braucht zwei variierte Eingaben, jede mit einem Gitter von Werten. Unbekannte Eingaben zählen nicht als variierte.</translation>
    </message>
    <message>
        <source>The table contains frame numbers instead of times. Give the frames per second (fps=).</source>
        <translation>Die Tabelle enthält Bildnummern statt Zeiten. Geben Sie die Bilder je Sekunde an (fps=).</translation>
    </message>
    <message>
        <source>The table contains times, so the frames per second (fps=%1) have no effect. Omit them.</source>
        <translation>Die Tabelle enthält Zeiten; die Bilder je Sekunde (fps=%1) haben daher keine Wirkung. Lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>“%1=%2” is not a valid option for a measured track. Valid options are %3; examples: fps=240, flip=y and offset=0,1.5.</source>
        <translation>„%1=%2“ ist keine gültige Option für eine gemessene Bahn. Gültige Optionen sind %3; Beispiele: fps=240, flip=y und offset=0,1.5.</translation>
    </message>
    <message numerus="yes">
        <source>%n identical samples at the start were omitted.</source>
        <translation>
            <numerusform>%n gleicher Messpunkt am Anfang wurde ausgelassen.</numerusform>
            <numerusform>%n gleiche Messpunkte am Anfang wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of every %1 samples was kept.</source>
        <translation>Von je %1 Messpunkten wurde einer behalten.</translation>
    </message>
    <message>
        <source>The paths of free flights curve upward. The y axis of the table probably points down (flip=y).</source>
        <translation>Die Bahnen freier Flüge sind nach oben gekrümmt. Die y-Achse der Tabelle zeigt vermutlich nach unten (flip=y).</translation>
    </message>
    <message>
        <source>The table has %1 tracks. Columns are %2. Add the option track= with a number from 1 to %1.</source>
        <translation>Die Tabelle enthält %1 Bahnen. Spalten sind %2. Ergänzen Sie die Option track= mit einer Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>track=%1 is out of range: it must be at least 1 and at most %2.</source>
        <translation>track=%1 liegt außerhalb des Bereichs: mindestens 1 und höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>The table has no column %1. Columns are %2. Add the option %1= with the name or the number of a column.</source>
        <translation>Die Tabelle hat keine Spalte %1. Spalten sind %2. Ergänzen Sie die Option %1= mit dem Namen oder der Nummer einer Spalte.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message numerus="yes">
        <source>Only %n rows of the table have numbers in all columns of the track; at least %1 are needed.</source>
        <translation>
            <numerusform>Nur %n Zeile der Tabelle hat Zahlen in allen Spalten der Bahn; mindestens %1 sind nötig.</numerusform>
            <numerusform>Nur %n Zeilen der Tabelle haben Zahlen in allen Spalten der Bahn; mindestens %1 sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: the time %2 must be greater than %3, the time in line %4.</source>
        <translation>Zeile %1: Die Zeit %2 muss größer sein als %3, die Zeit in Zeile %4.</translation>
    </message>
    <message>
        <source>All samples of the track have the same position. The body must move.</source>
        <translation>Alle Messpunkte der Bahn haben dieselbe Lage. Der Körper muss sich bewegen.</translation>
    </message>
    <message>
        <source>All samples of the track have the same position and angle. The body must move.</source>
        <translation>Alle Messpunkte der Bahn haben dieselbe Lage und denselben Winkel. Der Körper muss sich bewegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n Messpunkt</numerusform>
            <numerusform>%n Messpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clipboard contains %n numbers, but the table has room for only %1 from the selected cell down.</source>
        <translation>
            <numerusform>Die Zwischenablage enthält %n Zahl, aber die Tabelle hat ab der ausgewählten Zelle nur Platz für %1.</numerusform>
            <numerusform>Die Zwischenablage enthält %n Zahlen, aber die Tabelle hat ab der ausgewählten Zelle nur Platz für %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 designs meet %3.</source>
        <translation>
            <numerusform>%1 von %2 Entwürfen erfüllt %3.</numerusform>
            <numerusform>%1 von %2 Entwürfen erfüllen %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tolerances checked for %1 designs: %2 meet the requirement throughout their tolerances.</source>
        <translation>
            <numerusform>Toleranzen an %1 Entwürfen geprüft: %2 erfüllt die Anforderung im ganzen Toleranzbereich.</numerusform>
            <numerusform>Toleranzen an %1 Entwürfen geprüft: %2 erfüllen die Anforderung im ganzen Toleranzbereich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 points within the tolerances meet the requirement.</source>
        <translation>
            <numerusform>%1 von %2 Punkten innerhalb der Toleranzen erfüllt die Anforderung.</numerusform>
            <numerusform>%1 von %2 Punkten innerhalb der Toleranzen erfüllen die Anforderung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The study has %1 designs. The Pareto figure compares at most %2.</source>
        <translation>Die Studie hat %1 Entwürfe. Die Pareto-Abbildung vergleicht höchstens %2.</translation>
    </message>
    <message>
        <source>Lateral velocity</source>
        <translation>Geschwindigkeit quer</translation>
    </message>
    <message>
        <source>%1: the measured tracks differ.</source>
        <translation>%1: die Messspuren weichen ab.</translation>
    </message>
    <message>
        <source>The project has %1 measured tracks; a file can store at most %2. Remove some.</source>
        <translation>Das Projekt hat %1 Messspuren; eine Datei kann höchstens %2 speichern. Einige entfernen.</translation>
    </message>
    <message>
        <source>name of the track; unique among the tracks of its experiment</source>
        <translation>Name der Messspur; unter den Messspuren ihres Experiments eindeutig</translation>
    </message>
    <message>
        <source>the file of the track with its options, such as “drop.csv,fps=240”</source>
        <translation>Datei der Messspur mit ihren Optionen, etwa „drop.csv,fps=240“</translation>
    </message>
    <message>
        <source>SHA-256 of the file when it was read, in hexadecimal digits</source>
        <translation>SHA-256 der Datei beim Einlesen, in hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>standard deviation of the positions (m); omitted if unknown</source>
        <translation>Standardabweichung der Lagen (m); weggelassen, wenn unbekannt</translation>
    </message>
    <message>
        <source>standard deviation of the angle (rad); omitted if unknown</source>
        <translation>Standardabweichung des Winkels (rad); weggelassen, wenn unbekannt</translation>
    </message>
    <message>
        <source>angle between the axes of the camera and of the experiment (rad)</source>
        <translation>Winkel zwischen den Achsen der Kamera und des Experiments (rad)</translation>
    </message>
    <message>
        <source>whether the positions are in pixels</source>
        <translation>ob die Lagen in Pixeln angegeben sind</translation>
    </message>
    <message>
        <source>whether fits ignore the vertical positions</source>
        <translation>ob Anpassungen die senkrechten Lagen ignorieren</translation>
    </message>
    <message>
        <source>whether fits ignore the horizontal positions</source>
        <translation>ob Anpassungen die waagrechten Lagen ignorieren</translation>
    </message>
    <message>
        <source>increasing times since the start of the run (s); 5 to 20,000 numbers</source>
        <translation>wachsende Zeiten seit dem Beginn des Laufs (s); 5 bis 20000 Zahlen</translation>
    </message>
    <message>
        <source>downrange positions of the centre (m); omitted if not measured</source>
        <translation>Lagen des Mittelpunkts in Vorwärtsrichtung (m); weggelassen, wenn nicht gemessen</translation>
    </message>
    <message>
        <source>elevations of the centre (m); omitted if not measured</source>
        <translation>Höhen des Mittelpunkts (m); weggelassen, wenn nicht gemessen</translation>
    </message>
    <message>
        <source>counter-clockwise rotation angles (rad); omitted if not measured</source>
        <translation>Drehwinkel gegen den Uhrzeigersinn (rad); weggelassen, wenn nicht gemessen</translation>
    </message>
    <message>
        <source>measured tracks, which the run is compared with</source>
        <translation>Messspuren, mit denen der Lauf verglichen wird</translation>
    </message>
    <message>
        <source>%1 cannot have measured tracks; only rover experiments can.</source>
        <translation>%1 kann keine Messspuren haben; das können nur Rover-Experimente.</translation>
    </message>
    <message>
        <source>must be a track, not %1.</source>
        <translation>muss eine Messspur sein, nicht %1.</translation>
    </message>
    <message>
        <source>Another track has this name.</source>
        <translation>Eine andere Messspur hat diesen Namen.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n rows without numbers</source>
        <translation>
            <numerusform>%n Zeile ohne Zahlen</numerusform>
            <numerusform>%n Zeilen ohne Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>stage 1: the track has no impact between two flights</source>
        <translation>Stufe 1: die Messspur hat keinen Stoß zwischen zwei Flügen</translation>
    </message>
    <message>
        <source>stage 1: t_s, impact speed (%1), e with 95 % interval, e from apex heights, e from flight durations</source>
        <translation>Stufe 1: t_s, Stoßgeschwindigkeit (%1), e mit 95-%-Intervall, e aus Scheitelhöhen, e aus Flugdauern</translation>
    </message>
    <message>
        <source>%1 has no effect on these tracks.</source>
        <translation>%1: keine Wirkung auf diese Messspuren.</translation>
    </message>
    <message>
        <source>The tracks determine only a combination of %1: (g sin φ − c_rr g cos φ)/(1 + k) = %2 m/s².</source>
        <translation>Die Messspuren bestimmen nur eine Kombination von %1: (g sin φ − c_rr g cos φ)/(1 + k) = %2 m/s².</translation>
    </message>
    <message>
        <source>The tracks do not separate %1: changing them in the ratio %2 does not change the fit.</source>
        <translation>Die Messspuren trennen %1 nicht: Änderungen im Verhältnis %2 lassen die Anpassung unverändert.</translation>
    </message>
    <message>
        <source>e is %1 at an impact speed of %2 m/s and %3 at %4 m/s.</source>
        <translation>e ist %1 bei einer Stoßgeschwindigkeit von %2 m/s und %3 bei %4 m/s.</translation>
    </message>
    <message>
        <source>Law %1: %2law_v = %3 m/s, χ²/dof = %4, AIC = %5.</source>
        <translation>Gesetz %1: %2law_v = %3 m/s, χ²/dof = %4, AIC = %5.</translation>
    </message>
    <message>
        <source>A constant restitution does not describe these tracks: χ²/dof = %1.</source>
        <translation>Eine konstante Stoßzahl beschreibt diese Messspuren nicht: χ²/dof = %1.</translation>
    </message>
    <message>
        <source>The model does not describe these tracks: χ²/dof = %1.</source>
        <translation>Das Modell beschreibt diese Messspuren nicht: χ²/dof = %1.</translation>
    </message>
    <message>
        <source>A fit needs the convention “Consistent” and the method “Exact” (convention=consistent, solver=event).</source>
        <translation>Eine Anpassung braucht die Konvention „Konsistent“ und das Verfahren „Exakt“ (convention=consistent, solver=event).</translation>
    </message>
    <message>
        <source>%1 ≥ %2 (lower bound only)</source>
        <translation>%1 ≥ %2 (nur untere Schranke)</translation>
    </message>
    <message>
        <source>%1: not separable</source>
        <translation>%1: nicht trennbar</translation>
    </message>
    <message>
        <source>, bootstrap %1 to %2</source>
        <translation>, Bootstrap %1 bis %2</translation>
    </message>
    <message>
        <source>%1 ≥ %2 is only a lower bound: the body does not slide in any impact.</source>
        <translation>%1 ≥ %2 ist nur eine untere Schranke: der Körper gleitet in keinem Stoß.</translation>
    </message>
    <message>
        <source>The fit has too few data for reliable intervals: dof = %1; at least %2 are needed.</source>
        <translation>Die Anpassung hat zu wenige Daten für zuverlässige Intervalle: dof = %1; mindestens %2 sind nötig.</translation>
    </message>
    <message>
        <source>The name of a track must be a single line of text.</source>
        <translation>Der Name einer Messspur muss eine einzige Textzeile sein.</translation>
    </message>
    <message>
        <source>%1 Check the units, the frames per second (fps=), the metres per pixel (scale=) and the offset (offset=).</source>
        <translation>%1 Prüfen Sie die Einheiten, die Bilder je Sekunde (fps=), die Meter je Pixel (scale=) und die Verschiebung (offset=).</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>±σ of the track</source>
        <translation>±σ der Messspur</translation>
    </message>
    <message>
        <source>Measured tracks</source>
        <translation>Messspuren</translation>
    </message>
    <message>
        <source>Name of the measured track.</source>
        <translation>Name der Messspur.</translation>
    </message>
    <message>
        <source>Compared samples</source>
        <translation>Verglichene Messpunkte</translation>
    </message>
    <message>
        <source>Number of samples of the track within the duration of the run.</source>
        <translation>Zahl der Messpunkte der Messspur innerhalb der Dauer des Laufs.</translation>
    </message>
    <message>
        <source>RMS deviation</source>
        <translation>RMS-Abweichung</translation>
    </message>
    <message>
        <source>Root mean square of the distance between the run and the track.</source>
        <translation>Quadratisches Mittel (RMS) des Abstands zwischen Lauf und Messspur.</translation>
    </message>
    <message>
        <source>χ² per coordinate</source>
        <translation>χ² je Koordinate</translation>
    </message>
    <message>
        <source>Mean of the squared residuals of the coordinates, divided by σ². About 1 if the run agrees with the track. Requires the σ of the track.</source>
        <translation>Mittel der quadrierten Residuen der Koordinaten, geteilt durch σ². Etwa 1, wenn der Lauf mit der Messspur übereinstimmt. Braucht σ der Messspur.</translation>
    </message>
    <message>
        <source>Residuals of “%1”</source>
        <translation>Residuen von „%1“</translation>
    </message>
    <message>
        <source>Residual, downrange</source>
        <translation>Residuum vorwärts</translation>
    </message>
    <message>
        <source>x of the run minus x of the track.</source>
        <translation>x des Laufs minus x der Messspur.</translation>
    </message>
    <message>
        <source>Residual, elevation</source>
        <translation>Residuum der Höhe</translation>
    </message>
    <message>
        <source>y of the run minus y of the track.</source>
        <translation>y des Laufs minus y der Messspur.</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>Standard deviation of the coordinates of the track.</source>
        <translation>Standardabweichung der Koordinaten der Messspur.</translation>
    </message>
    <message>
        <source>Standard deviation, negative</source>
        <translation>Standardabweichung, negativ</translation>
    </message>
    <message>
        <source>Standard deviation of the coordinates of the track, as a negative number.</source>
        <translation>Standardabweichung der Koordinaten der Messspur als negative Zahl.</translation>
    </message>
    <message>
        <source>Impacts of “%1” and of the run</source>
        <translation>Stöße von „%1“ und des Laufs</translation>
    </message>
    <message>
        <source>Time, track</source>
        <translation>Zeit, Spur</translation>
    </message>
    <message>
        <source>Time of the impact in the track.</source>
        <translation>Zeit des Stoßes in der Messspur.</translation>
    </message>
    <message>
        <source>Time, run</source>
        <translation>Zeit, Lauf</translation>
    </message>
    <message>
        <source>Time of the nearest impact of the run.</source>
        <translation>Zeit des nächstliegenden Stoßes des Laufs.</translation>
    </message>
    <message>
        <source>Position, track</source>
        <translation>Position, Spur</translation>
    </message>
    <message>
        <source>Downrange position of the impact in the track.</source>
        <translation>Lage des Stoßes in Vorwärtsrichtung in der Messspur.</translation>
    </message>
    <message>
        <source>Position, run</source>
        <translation>Position, Lauf</translation>
    </message>
    <message>
        <source>Downrange position of the impact in the run.</source>
        <translation>Lage des Stoßes in Vorwärtsrichtung im Lauf.</translation>
    </message>
    <message>
        <source>Approach speed, track</source>
        <translation>Annäherungsgeschwindigkeit, Spur</translation>
    </message>
    <message>
        <source>Speed normal to the ground just before the impact, from the track.</source>
        <translation>Geschwindigkeit normal zum Boden unmittelbar vor dem Stoß, aus der Messspur.</translation>
    </message>
    <message>
        <source>Approach speed, run</source>
        <translation>Annäherungsgeschwindigkeit, Lauf</translation>
    </message>
    <message>
        <source>Speed normal to the ground just before the impact, in the run.</source>
        <translation>Geschwindigkeit normal zum Boden unmittelbar vor dem Stoß, im Lauf.</translation>
    </message>
    <message>
        <source>Rebound speed, track</source>
        <translation>Rückprallgeschwindigkeit, Spur</translation>
    </message>
    <message>
        <source>Speed normal to the ground just after the impact, from the track.</source>
        <translation>Geschwindigkeit normal zum Boden unmittelbar nach dem Stoß, aus der Messspur.</translation>
    </message>
    <message>
        <source>Rebound speed, run</source>
        <translation>Rückprallgeschwindigkeit, Lauf</translation>
    </message>
    <message>
        <source>Speed normal to the ground just after the impact, in the run.</source>
        <translation>Geschwindigkeit normal zum Boden unmittelbar nach dem Stoß, im Lauf.</translation>
    </message>
    <message>
        <source>Restitution, track</source>
        <translation>Stoßzahl, Spur</translation>
    </message>
    <message>
        <source>Rebound speed divided by approach speed, from the track.</source>
        <translation>Rückprallgeschwindigkeit durch Annäherungsgeschwindigkeit, aus der Messspur.</translation>
    </message>
    <message>
        <source>Standard deviation of e</source>
        <translation>Standardabweichung von e</translation>
    </message>
    <message>
        <source>Standard deviation of the restitution from the track.</source>
        <translation>Standardabweichung der Stoßzahl aus der Messspur.</translation>
    </message>
    <message>
        <source>A track needs %1 to %2 samples; this one has %3.</source>
        <translation>Eine Messspur braucht %1 bis %2 Messpunkte; diese hat %3.</translation>
    </message>
    <message>
        <source>The standard deviations of a track must lie between 0 and 10⁹.</source>
        <translation>Die Standardabweichungen einer Messspur müssen zwischen 0 und 10⁹ liegen.</translation>
    </message>
    <message>
        <source>A fit must use at least one coordinate of the track, x or y.</source>
        <translation>Eine Anpassung muss mindestens eine Koordinate der Messspur verwenden, x oder y.</translation>
    </message>
    <message>
        <source>Run minus track (m)</source>
        <translation>Lauf minus Messspur (m)</translation>
    </message>
    <message>
        <source>Measured track</source>
        <translation>Messspur</translation>
    </message>
    <message>
        <source>The columns t and y of a track, and x and angle if present, must have the same length.</source>
        <translation>Die Spalten t und y einer Messspur und, falls vorhanden, x und angle müssen gleich lang sein.</translation>
    </message>
    <message>
        <source>A number of the track is too large; numbers may not exceed 10⁹.</source>
        <translation>Eine Zahl der Messspur ist zu groß; keine Zahl darf 10⁹ übersteigen.</translation>
    </message>
    <message>
        <source>The times of a track must increase; two are equal or too close together.</source>
        <translation>Die Zeiten einer Messspur müssen zunehmen; zwei sind gleich oder liegen zu nahe beieinander.</translation>
    </message>
    <message>
        <source>“%1” has no impact between two flights.</source>
        <translation>„%1“ enthält keinen Aufprall zwischen zwei Flügen.</translation>
    </message>
    <message>
        <source>Impacts of “%1”: e = %2 at impact speeds of %3 %4. The heights of the flights give %5, their durations %6.</source>
        <translation>Aufpralle von „%1“: e = %2 bei Aufprallgeschwindigkeiten von %3 %4. Aus den Höhen der Flüge folgt %5, aus ihren Dauern %6.</translation>
    </message>
    <message>
        <source>The run agrees with the tracks within their noise.</source>
        <translation>Der Lauf stimmt mit den Messspuren im Rahmen ihres Rauschens überein.</translation>
    </message>
    <message>
        <source>Coefficient of restitution e</source>
        <translation>Stoßzahl e</translation>
    </message>
    <message>
        <source>track</source>
        <translation>Messspur</translation>
    </message>
    <message>
        <source>95 % interval of the track</source>
        <translation>95-%-Intervall der Messspur</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Filmed ball: find restitution and friction</source>
        <translation>Gefilmter Ball: Stoßzahl und Reibung bestimmen</translation>
    </message>
    <message>
        <source>The dots are the centre of a ball, as a camera at 120 frames per second would measure them with an error of 2 mm; the run is a guess. In “Tracks”, tick e and μ, press “Fit”, then “Use these values”: the run follows the dots, which were simulated with e = 0.72 and μ = 0.12. “Use as uncertainty” passes the intervals to random runs.</source>
        <translation>Die Punkte sind der Mittelpunkt eines Balls, wie ihn eine Kamera mit 120 Bildern je Sekunde und einem Fehler von 2 mm messen würde; der Lauf ist geraten. Kreuzen Sie unter „Messspuren“ e und μ an, drücken Sie „Anpassen“ und dann „Diese Werte verwenden“: Der Lauf folgt den Punkten, die mit e = 0,72 und μ = 0,12 simuliert wurden. „Als Unsicherheit verwenden“ gibt die Intervalle an Zufallsläufe weiter.</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Restitution, lower limit</source>
        <translation>Stoßzahl, untere Grenze</translation>
    </message>
    <message>
        <source>Lower limit of the 95 % confidence interval of the restitution from the track.</source>
        <translation>Untere Grenze des 95-%-Konfidenzintervalls der Stoßzahl aus der Messspur.</translation>
    </message>
    <message>
        <source>Restitution, upper limit</source>
        <translation>Stoßzahl, obere Grenze</translation>
    </message>
    <message>
        <source>Upper limit of the 95 % confidence interval of the restitution from the track.</source>
        <translation>Obere Grenze des 95-%-Konfidenzintervalls der Stoßzahl aus der Messspur.</translation>
    </message>
    <message>
        <source>Restitution, run</source>
        <translation>Stoßzahl, Lauf</translation>
    </message>
    <message>
        <source>Rebound speed divided by approach speed, in the run.</source>
        <translation>Rückprallgeschwindigkeit durch Annäherungsgeschwindigkeit, im Lauf.</translation>
    </message>
    <message>
        <source>Case study</source>
        <translation>Fallstudie</translation>
    </message>
    <message>
        <source>Consistent, launched rolling</source>
        <translation>Konsistent, rollend gestartet</translation>
    </message>
    <message>
        <source>Hartl 2006, figure 4.2: the worked example</source>
        <translation>Hartl 2006, Abbildung 4.2: das durchgerechnete Beispiel</translation>
    </message>
    <message>
        <source>A rover of one metre radius enters a valley ten metres deep on Mars. The thesis finds that it rebounds off the incline 3.25 m above the floor; as published it reaches 3.29 m, with the consistent convention 4.27 m. Open “Consistent, launched rolling”: without the thesis&apos;s backspin of +5 rad/s, the rover crosses.</source>
        <translation>Ein Rover von einem Meter Radius fährt auf dem Mars in ein zehn Meter tiefes Tal. Nach der Arbeit prallt er 3.25 m über dem Talboden vom Anstieg zurück; wie veröffentlicht erreicht er 3.29 m, mit der konsistenten Konvention 4.27 m. „Konsistent, rollend gestartet“ öffnen: ohne den Rückwärtsdrall der Arbeit von +5 rad/s kommt der Rover hinüber.</translation>
    </message>
    <message>
        <source>Hartl 2006, figure 6.1: the deep valley on Mars</source>
        <translation>Hartl 2006, Abbildung 6.1: das tiefe Tal auf dem Mars</translation>
    </message>
    <message>
        <source>Case study III: the design [2 m, 0.1 b², 0.71] is launched at 6.4 m/s into the deep valley on Mars. The thesis finds a height of −14.69 m; as published −14.97 m, consistent −7.86 m. Compare the paths, then change e or the launch speed.</source>
        <translation>Fallstudie III: der Entwurf [2 m, 0.1 b², 0.71] startet mit 6.4 m/s in das tiefe Tal auf dem Mars. Die Arbeit findet eine Höhe von −14.69 m; wie veröffentlicht sind es −14.97 m, konsistent −7.86 m. Die Wege vergleichen, dann e oder die Startgeschwindigkeit ändern.</translation>
    </message>
    <message>
        <source>Hartl 2006, figure 6.2: the deep valley on Earth</source>
        <translation>Hartl 2006, Abbildung 6.2: das tiefe Tal auf der Erde</translation>
    </message>
    <message>
        <source>Case study IV: the design [1 m, 0.1 b², 0.87] is launched at 8.3 m/s into the deep valley on Earth. The thesis finds a height of −7.28 m; as published −7.17 m, consistent −5.22 m. Compare the paths, then change e or the launch speed.</source>
        <translation>Fallstudie IV: der Entwurf [1 m, 0.1 b², 0.87] startet mit 8.3 m/s in das tiefe Tal auf der Erde. Die Arbeit findet eine Höhe von −7.28 m; wie veröffentlicht sind es −7.17 m, konsistent −5.22 m. Die Wege vergleichen, dann e oder die Startgeschwindigkeit ändern.</translation>
    </message>
    <message>
        <source>Hartl 2006, case study I: a shallow valley on Mars</source>
        <translation>Hartl 2006, Fallstudie I: ein flaches Tal auf dem Mars</translation>
    </message>
    <message>
        <source>Which restitution makes a rover of b = 2 m and J/m = 0.3 b² cross the valley [15°, 15°, −3 m, 9 m] at 80 % of the speeds from 2 to 7 m/s? The thesis reads from figure 5.1 that e ≥ 0.85 is enough; as published e ≥ 0.86 is needed, and with the consistent convention every e of the study is enough. Change the requirement or J/m and compare the conventions.</source>
        <translation>Mit welcher Stoßzahl kommt ein Rover mit b = 2 m und J/m = 0.3 b² bei 80 % der Geschwindigkeiten von 2 bis 7 m/s über das Tal [15°, 15°, −3 m, 9 m]? Die Arbeit liest aus Abbildung 5.1 ab, dass e ≥ 0.85 genügt; wie veröffentlicht ist e ≥ 0.86 nötig, und mit der konsistenten Konvention genügt jedes e der Studie. Die Anforderung oder J/m ändern und die Konventionen vergleichen.</translation>
    </message>
    <message>
        <source>Hartl 2006, case study II: a shallow valley on Earth</source>
        <translation>Hartl 2006, Fallstudie II: ein flaches Tal auf der Erde</translation>
    </message>
    <message>
        <source>Case study I with the gravity of Earth: which restitution makes the rover cross at 80 % of the speeds? The thesis reads from figure 5.2 that e above 0.95 is needed; as published e ≥ 0.96 is needed, and with the consistent convention every e of the study is enough. Change the requirement or J/m and compare the conventions.</source>
        <translation>Fallstudie I mit der Schwerebeschleunigung der Erde: mit welcher Stoßzahl kommt der Rover bei 80 % der Geschwindigkeiten hinüber? Die Arbeit liest aus Abbildung 5.2 ab, dass e über 0.95 nötig ist; wie veröffentlicht ist e ≥ 0.96 nötig, und mit der konsistenten Konvention genügt jedes e der Studie. Die Anforderung oder J/m ändern und die Konventionen vergleichen.</translation>
    </message>
    <message>
        <source>Hartl 2006, case study III: a deep valley on Mars</source>
        <translation>Hartl 2006, Fallstudie III: ein tiefes Tal auf dem Mars</translation>
    </message>
    <message>
        <source>Which restitution keeps the mean height minus one standard deviation above −15 m, for a rover of b = 2 m and J/m = 0.1 b² in the valley [25°, 25°, −30 m, 90 m] at 5 to 10 m/s? The thesis reads from figure 5.3 that e ≥ 0.71 is needed; as published this is confirmed, and with the consistent convention every e of the study is enough. Change the requirement or J/m and compare the conventions.</source>
        <translation>Mit welcher Stoßzahl bleibt die mittlere Höhe minus eine Standardabweichung über −15 m, für einen Rover mit b = 2 m und J/m = 0.1 b² im Tal [25°, 25°, −30 m, 90 m] bei 5 bis 10 m/s? Die Arbeit liest aus Abbildung 5.3 ab, dass e ≥ 0.71 nötig ist; wie veröffentlicht bestätigt sich das, und mit der konsistenten Konvention genügt jedes e der Studie. Die Anforderung oder J/m ändern und die Konventionen vergleichen.</translation>
    </message>
    <message>
        <source>Hartl 2006, case study IV: a deep valley on Earth</source>
        <translation>Hartl 2006, Fallstudie IV: ein tiefes Tal auf der Erde</translation>
    </message>
    <message>
        <source>Case study III with the gravity of Earth and the two-metre rover of the field tests, b = 1 m. The thesis reads from figure 5.18 that e ≥ 0.87 is needed; as published this is confirmed except for e ≥ 0.98, and with the consistent convention only e = 0.99 fails. Change the requirement or J/m and compare the conventions.</source>
        <translation>Fallstudie III mit der Schwerebeschleunigung der Erde und dem Zwei-Meter-Rover der Feldversuche, b = 1 m. Die Arbeit liest aus Abbildung 5.18 ab, dass e ≥ 0.87 nötig ist; wie veröffentlicht bestätigt sich das außer für e ≥ 0.98, und mit der konsistenten Konvention scheitert nur e = 0.99. Die Anforderung oder J/m ändern und die Konventionen vergleichen.</translation>
    </message>
    <message>
        <source>Titan</source>
        <translation>Titan</translation>
    </message>
    <message>
        <source>Surface gravity of Titan, GM/R² with GM = 8978.1 km³/s² and R = 2574.8 km (JPL, Planetary Satellite Physical Parameters).</source>
        <translation>Schwerebeschleunigung an der Oberfläche des Titan, GM/R² mit GM = 8978.1 km³/s² und R = 2574.8 km (JPL, Planetary Satellite Physical Parameters).</translation>
    </message>
    <message>
        <source>Air of Titan</source>
        <translation>Luft des Titan</translation>
    </message>
    <message>
        <source>ρ = 5.28 kg/m³: nitrogen as an ideal gas at 1467 hPa and 93.65 K, as measured by Huygens (M. Fulchignoni and others, Nature, 2005). Methane is neglected.</source>
        <translation>ρ = 5.28 kg/m³: Stickstoff als ideales Gas bei 1467 hPa und 93.65 K, wie von Huygens gemessen (M. Fulchignoni und andere, Nature, 2005). Methan ist vernachlässigt.</translation>
    </message>
    <message>
        <source>Rubber on dry asphalt</source>
        <translation>Gummi auf trockenem Asphalt</translation>
    </message>
    <message>
        <source>μ = μ′ = 0.65: tyres on dry asphalt (R. K. Noon, Engineering Analysis of Vehicular Accidents, 1994). Other tables give up to 0.8.</source>
        <translation>μ = μ′ = 0.65: Reifen auf trockenem Asphalt (R. K. Noon, Engineering Analysis of Vehicular Accidents, 1994). Andere Tabellen nennen bis zu 0.8.</translation>
    </message>
    <message>
        <source>Rough rock</source>
        <translation>Rauer Fels</translation>
    </message>
    <message>
        <source>μ = 0.6: granite on granite with rough surfaces (J. D. Byerlee, The Frictional Characteristics of Westerly Granite, thesis, MIT, 1966). The same source gives 0.2 for finely ground surfaces. μ′ is set to the same value.</source>
        <translation>μ = 0.6: Granit auf Granit mit rauen Oberflächen (J. D. Byerlee, The Frictional Characteristics of Westerly Granite, Dissertation, MIT, 1966). Dieselbe Quelle nennt 0.2 für fein geschliffene Oberflächen. μ′ erhält denselben Wert.</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Eis</translation>
    </message>
    <message>
        <source>μ = 0.1 and μ′ = 0.05: shoes on ice (OpenStax, College Physics, table 5.1). For tyres on ice, Noon 1994 gives 0.10 to 0.15.</source>
        <translation>μ = 0.1 und μ′ = 0.05: Schuhe auf Eis (OpenStax, College Physics, Tabelle 5.1). Für Reifen auf Eis nennt Noon 1994 Werte von 0.10 bis 0.15.</translation>
    </message>
    <message>
        <source>Martian soil</source>
        <translation>Marsboden</translation>
    </message>
    <message>
        <source>μ = μ′ = tan 36.5° = 0.74: soil at the Pathfinder site, whose friction angles are 34° to 39° (H. J. Moore and others, Journal of Geophysical Research, 1999). A smooth skin slides sooner than the soil shears.</source>
        <translation>μ = μ′ = tan 36.5° = 0.74: Boden am Landeplatz von Pathfinder mit Reibungswinkeln von 34° bis 39° (H. J. Moore und andere, Journal of Geophysical Research, 1999). Eine glatte Haut gleitet eher, als der Boden abschert.</translation>
    </message>
    <message>
        <source>Martian dust drift</source>
        <translation>Staubverwehung auf dem Mars</translation>
    </message>
    <message>
        <source>μ = μ′ = tan 27° = 0.51: drifts at the Pathfinder site, whose friction angles are 26° to 28° (H. J. Moore and others, Journal of Geophysical Research, 1999). A smooth skin slides sooner than the drift shears.</source>
        <translation>μ = μ′ = tan 27° = 0.51: Verwehungen am Landeplatz von Pathfinder mit Reibungswinkeln von 26° bis 28° (H. J. Moore und andere, Journal of Geophysical Research, 1999). Eine glatte Haut gleitet eher, als die Verwehung abschert.</translation>
    </message>
    <message>
        <source>Lunar regolith</source>
        <translation>Mondregolith</translation>
    </message>
    <message>
        <source>μ = μ′ = tan 37° = 0.75: the mean of the friction angles from boulder tracks, most of which are 24° to 47° (Boulder tracks and nature of lunar soil, NTRS 19730039283, 1973). A smooth skin slides sooner than the regolith shears.</source>
        <translation>μ = μ′ = tan 37° = 0.75: Mittel der Reibungswinkel aus Spuren von Felsblöcken, von denen die meisten zwischen 24° und 47° liegen (Boulder tracks and nature of lunar soil, NTRS 19730039283, 1973). Eine glatte Haut gleitet eher, als der Regolith abschert.</translation>
    </message>
    <message>
        <source>Rolling on asphalt</source>
        <translation>Rollen auf Asphalt</translation>
    </message>
    <message>
        <source>c_rr = 0.02: car tyres on asphalt (The Engineering ToolBox, Rolling Resistance).</source>
        <translation>c_rr = 0.02: Autoreifen auf Asphalt (The Engineering ToolBox, Rolling Resistance).</translation>
    </message>
    <message>
        <source>Rolling on firm sand or gravel</source>
        <translation>Rollen auf festem Sand oder Kies</translation>
    </message>
    <message>
        <source>c_rr = 0.06: car tyres on solid sand, loose gravel or medium hard soil, for which the source gives 0.04 to 0.08 (The Engineering ToolBox, Rolling Resistance).</source>
        <translation>c_rr = 0.06: Autoreifen auf festem Sand, losem Kies oder mittelhartem Boden, für die die Quelle 0.04 bis 0.08 nennt (The Engineering ToolBox, Rolling Resistance).</translation>
    </message>
    <message>
        <source>Rolling on loose sand</source>
        <translation>Rollen auf losem Sand</translation>
    </message>
    <message>
        <source>c_rr = 0.3: car tyres on loose sand, for which the source gives 0.2 to 0.4 (The Engineering ToolBox, Rolling Resistance).</source>
        <translation>c_rr = 0.3: Autoreifen auf losem Sand, für den die Quelle 0.2 bis 0.4 nennt (The Engineering ToolBox, Rolling Resistance).</translation>
    </message>
    <message>
        <source>JPL tumbleweed</source>
        <translation>Tumbleweed des JPL</translation>
    </message>
    <message>
        <source>A ball with a diameter of 6 m and a mass of 20 kg, as JPL describes its tumbleweed rover (A. Behar and others). The k of a thin shell, 2/3, is assumed.</source>
        <translation>Eine Kugel von 6 m Durchmesser und 20 kg Masse, wie das JPL seinen Tumbleweed-Rover beschreibt (A. Behar und andere). Das k einer dünnen Schale, 2/3, ist angenommen.</translation>
    </message>
    <message>
        <source>Team Tumbleweed testbed</source>
        <translation>Versuchsrover des Team Tumbleweed</translation>
    </message>
    <message>
        <source>A prototype with a diameter of 2.7 m (J. Kingsnorth and others, EGU General Assembly 2025, abstract 18773). The abstract gives neither mass nor inertia, which stay unchanged.</source>
        <translation>Ein Prototyp von 2.7 m Durchmesser (J. Kingsnorth und andere, EGU General Assembly 2025, Kurzfassung 18773). Die Kurzfassung nennt weder Masse noch Trägheit; beide bleiben unverändert.</translation>
    </message>
    <message>
        <source>not decidable</source>
        <translation>nicht entscheidbar</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>holds: %1</source>
        <translation>gilt: %1</translation>
    </message>
    <message>
        <source>%1, compared run (%2)</source>
        <translation>%1, Vergleichslauf (%2)</translation>
    </message>
    <message>
        <source>Cross-slope force</source>
        <translation>Kraft quer zum Hang</translation>
    </message>
    <message>
        <source>Generalized force of x: the force of friction along the contour lines, positive to the right.</source>
        <translation>Generalisierte Kraft zu x: die Reibungskraft entlang der Höhenlinien, positiv nach rechts.</translation>
    </message>
    <message>
        <source>Uphill force</source>
        <translation>Kraft bergauf</translation>
    </message>
    <message>
        <source>Generalized force of w: the force of friction and gravity along the slope, negative downhill.</source>
        <translation>Generalisierte Kraft zu w: die Kraft von Reibung und Schwere entlang des Hangs, negativ bergab.</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>Drehmoment</translation>
    </message>
    <message>
        <source>Generalized force of θ: the torque of friction about the centre of mass, positive counter-clockwise.</source>
        <translation>Generalisierte Kraft zu θ: das Drehmoment der Reibung um den Schwerpunkt, positiv gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Force (N)</source>
        <translation>Kraft (N)</translation>
    </message>
    <message>
        <source>cross-slope, F_x</source>
        <translation>quer zum Hang, F_x</translation>
    </message>
    <message>
        <source>uphill, F_w</source>
        <translation>bergauf, F_w</translation>
    </message>
    <message>
        <source>Torque and spin</source>
        <translation>Drehmoment und Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Force of the ramp normal to its surface. For the published method, the mean over a time step.</source>
        <translation>Kraft der Rampe senkrecht zu ihrer Oberfläche. Beim veröffentlichten Verfahren der Mittelwert über einen Zeitschritt.</translation>
    </message>
    <message>
        <source>Force of friction along the ramp, positive downhill. For the published method, the mean over a time step.</source>
        <translation>Reibungskraft entlang der Rampe, positiv bergab. Beim veröffentlichten Verfahren der Mittelwert über einen Zeitschritt.</translation>
    </message>
    <message>
        <source>Normal impulse since the start</source>
        <translation>Normalimpuls seit dem Start</translation>
    </message>
    <message>
        <source>Time integral of the normal force, with the impulses of impacts.</source>
        <translation>Zeitintegral der Normalkraft, mit den Kraftstößen der Aufpralle.</translation>
    </message>
    <message>
        <source>Friction impulse since the start</source>
        <translation>Reibungsimpuls seit dem Start</translation>
    </message>
    <message>
        <source>Time integral of the friction force, with the impulses of impacts, positive downhill.</source>
        <translation>Zeitintegral der Reibungskraft, mit den Kraftstößen der Aufpralle, positiv bergab.</translation>
    </message>
    <message>
        <source>Distance of the middle of the lane from the middle of the ramp, as in the 3-D view.</source>
        <translation>Abstand der Bahnmitte von der Mitte der Rampe, wie in der 3-D-Ansicht.</translation>
    </message>
    <message>
        <source>video camera measured track calibrate calibration fit bounce</source>
        <translation>Video Kamera gemessene Messspur kalibrieren Kalibrierung anpassen Aufprall</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>g from the flights: %1 %2</source>
        <translation>g aus den Flügen: %1 %2</translation>
    </message>
    <message>
        <source>The flights of “%1” show g = %2 m/s², but g is set to %3 m/s². Check g, the frames per second, the scale and the drag.</source>
        <translation>Die Flüge von „%1“ zeigen g = %2 m/s², eingestellt ist aber g = %3 m/s². g, Bilder je Sekunde, Maßstab und Luftwiderstand prüfen.</translation>
    </message>
    <message>
        <source>%1: sigma is not given; it is estimated as %2 %3 from the noise of y.</source>
        <translation>%1: sigma ist nicht angegeben; aus dem Rauschen von y geschätzt: %2 %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n measured tracks</source>
        <translation>
            <numerusform>%n Messspur</numerusform>
            <numerusform>%n Messspuren</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Residuals of the measured tracks</source>
        <translation>Residuen der Messspuren</translation>
    </message>
    <message>
        <source>Impacts of the measured tracks and of the run</source>
        <translation>Stöße der Messspuren und des Laufs</translation>
    </message>
    <message>
        <source>half-velocity</source>
        <translation>Halbwertgeschwindigkeit</translation>
    </message>
    <message>
        <source>pfeiffer</source>
        <translation>Pfeiffer</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>konstant</translation>
    </message>
    <message>
        <source>The values cannot be used: the restitution of the rover is constant, but the law of the fit is “%1”.</source>
        <translation>Die Werte lassen sich nicht verwenden: Die Stoßzahl des Rovers ist konstant, das Gesetz der Anpassung ist aber „%1“.</translation>
    </message>
    <message>
        <source>Centre line</source>
        <translation>Mittelpunktslinie</translation>
    </message>
    <message>
        <source>Forces c₁ and c₂</source>
        <translation>Kräfte c₁ und c₂</translation>
    </message>
    <message>
        <source>The friction forces on two particles are given separately, as in the equations of Eberly 2008.</source>
        <translation>Die Reibungskräfte auf zwei Teilchen werden einzeln angegeben, wie in den Gleichungen von Eberly 2008.</translation>
    </message>
    <message>
        <source>Eberly 2008, section 2</source>
        <translation>Eberly 2008, Abschnitt 2</translation>
    </message>
    <message>
        <source>Friction at particle 1</source>
        <translation>Reibung an Teilchen 1</translation>
    </message>
    <message>
        <source>Coulomb friction force on the first particle while it slides. At rest, it is the maximum friction force.</source>
        <translation>Coulombsche Reibungskraft auf das erste Teilchen, wenn es gleitet. In Ruhe ist sie der Höchstwert der Reibungskraft.</translation>
    </message>
    <message>
        <source>Friction at particle 2</source>
        <translation>Reibung an Teilchen 2</translation>
    </message>
    <message>
        <source>Coulomb friction force on the second particle while it slides. At rest, it is the maximum friction force.</source>
        <translation>Coulombsche Reibungskraft auf das zweite Teilchen, wenn es gleitet. In Ruhe ist sie der Höchstwert der Reibungskraft.</translation>
    </message>
    <message>
        <source>Friction forces c₁ and c₂ need two particles, but there are %1. Choose another friction split, or enter two particles.</source>
        <translation>Die Reibungskräfte c₁ und c₂ setzen zwei Teilchen voraus, es sind aber %1. Andere Reibungsanteile wählen oder zwei Teilchen eingeben.</translation>
    </message>
    <message>
        <source>Friction forces c₁ = %1 N and c₂ = %2 N decelerate the mass of %3 kg by more than 1e12 m/s². Choose smaller forces or a greater mass.</source>
        <translation>Reibungskräfte c₁ = %1 N und c₂ = %2 N bremsen die Masse von %3 kg mit mehr als 1e12 m/s²: schwächere Kräfte oder eine größere Masse wählen.</translation>
    </message>
    <message>
        <source>Friction forces c₁ and c₂ are not in the ratio of the particles’ weights. Friction therefore sets the body spinning even if it starts without spin.</source>
        <translation>Die Reibungskräfte c₁ und c₂ stehen nicht im Verhältnis der Gewichte der Teilchen. Die Reibung versetzt den Körper also auch dann in Drehung, wenn er ohne Drehung startet.</translation>
    </message>
    <message>
        <source>p &lt; %1</source>
        <translation>p &lt; %1</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>χ² per degree of freedom is %1 (%2).</source>
        <translation>χ² je Freiheitsgrad ist %1 (%2).</translation>
    </message>
    <message>
        <source>The run follows the tracks, but the residuals are not random (runs test, %1).</source>
        <translation>Der Lauf folgt den Messspuren, aber die Residuen sind nicht zufällig (Runs-Test, %1).</translation>
    </message>
    <message>
        <source>χ²/dof = %1, dof = %2, %3, runs test %4</source>
        <translation>χ²/dof = %1, dof = %2, %3, Runs-Test %4</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Planet</translation>
    </message>
    <message>
        <source>Rubber ball on dry asphalt</source>
        <translation>Gummiball auf trockenem Asphalt</translation>
    </message>
    <message>
        <source>e = 0.75: a tennis ball that rebounds to 135 to 147 cm from 254 cm (ITF, Rules of Tennis, appendix I). μ = μ′ = 0.65: tyres on dry asphalt (R. K. Noon, Engineering Analysis of Vehicular Accidents, 1994). c_rr = 0.02: car tyres on asphalt (The Engineering ToolBox, Rolling Resistance).</source>
        <translation>e = 0.75: ein Tennisball, der aus 254 cm auf 135 bis 147 cm zurückspringt (ITF, Rules of Tennis, Anhang I). μ = μ′ = 0.65: Reifen auf trockenem Asphalt (R. K. Noon, Engineering Analysis of Vehicular Accidents, 1994). c_rr = 0.02: Autoreifen auf Asphalt (The Engineering ToolBox, Rolling Resistance).</translation>
    </message>
    <message>
        <source>Rubber ball on dry concrete</source>
        <translation>Gummiball auf trockenem Beton</translation>
    </message>
    <message>
        <source>e = 0.75: a tennis ball that rebounds to 135 to 147 cm from 254 cm (ITF, Rules of Tennis, appendix I). μ = 1 and μ′ = 0.7: rubber on dry concrete (OpenStax, College Physics, table 5.1).</source>
        <translation>e = 0.75: ein Tennisball, der aus 254 cm auf 135 bis 147 cm zurückspringt (ITF, Rules of Tennis, Anhang I). μ = 1 und μ′ = 0.7: Gummi auf trockenem Beton (OpenStax, College Physics, Tabelle 5.1).</translation>
    </message>
    <message>
        <source>Rock on rock</source>
        <translation>Fels auf Fels</translation>
    </message>
    <message>
        <source>e = 0.83 ± 0.06: granite spheres of 1 m at about 1 m/s (D. D. Durda and others, Icarus, 2011). μ = 0.6: granite on granite with rough surfaces (J. D. Byerlee, The Frictional Characteristics of Westerly Granite, thesis, MIT, 1966). μ′ is set to the same value.</source>
        <translation>e = 0.83 ± 0.06: Granitkugeln von 1 m bei etwa 1 m/s (D. D. Durda und andere, Icarus, 2011). μ = 0.6: Granit auf Granit mit rauen Oberflächen (J. D. Byerlee, The Frictional Characteristics of Westerly Granite, Dissertation, MIT, 1966). μ′ erhält denselben Wert.</translation>
    </message>
    <message>
        <source>g = 3.71 m/s², as used by Hartl 2006. ρ = 0.0155 kg/m³: Martian air (43.3 g/mol) as an ideal gas at 6.36 hPa and 214 K.</source>
        <translation>g = 3.71 m/s², wie in Hartl 2006 verwendet. ρ = 0.0155 kg/m³: die Luft des Mars, 43.3 g/mol, als ideales Gas bei 6.36 hPa und 214 K.</translation>
    </message>
    <message>
        <source>g = 9.81 m/s²: standard gravity, rounded. ρ = 1.225 kg/m³: dry air at sea level and 15 °C (ISO 2533).</source>
        <translation>g = 9.81 m/s²: Normfallbeschleunigung, gerundet. ρ = 1.225 kg/m³: trockene Luft auf Meereshöhe bei 15 °C (ISO 2533).</translation>
    </message>
    <message>
        <source>g = 1.62 m/s² (NASA, Moon fact sheet). ρ = 0: no air.</source>
        <translation>g = 1.62 m/s² (NASA, Moon fact sheet). ρ = 0: keine Luft.</translation>
    </message>
    <message>
        <source>g = 1.35 m/s² from GM/R² (JPL, Planetary Satellite Physical Parameters). ρ = 5.28 kg/m³: nitrogen as an ideal gas at 1467 hPa and 93.65 K (M. Fulchignoni and others, Nature, 2005).</source>
        <translation>g = 1.35 m/s² aus GM/R² (JPL, Planetary Satellite Physical Parameters). ρ = 5.28 kg/m³: Stickstoff als ideales Gas bei 1467 hPa und 93.65 K (M. Fulchignoni und andere, Nature, 2005).</translation>
    </message>
    <message>
        <source>Gravity: %1</source>
        <translation>Schwere: %1</translation>
    </message>
    <message>
        <source>NC State tumbleweed</source>
        <translation>Tumbleweed der NC State University</translation>
    </message>
    <message>
        <source>A diameter of 6 m, the smallest that does not get stuck in rock fields on Mars (A. E. Hartl and A. P. Mazzoleni, Journal of Spacecraft and Rockets, 2012, as reported by NC State University). Mass and inertia stay unchanged.</source>
        <translation>Ein Durchmesser von 6 m, der kleinste, der in Felsfeldern auf dem Mars nicht stecken bleibt (A. E. Hartl und A. P. Mazzoleni, Journal of Spacecraft and Rockets, 2012, nach einer Mitteilung der NC State University). Masse und Trägheit bleiben unverändert.</translation>
    </message>
</context>
<context>
    <name>talweg::AdviceModel</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Points met</source>
        <translation>Punkte erfüllt</translation>
    </message>
    <message>
        <source>Margin by which the design meets the requirement</source>
        <translation>Reserve, mit der der Entwurf die Anforderung erfüllt</translation>
    </message>
    <message>
        <source>Smallest margin within the tolerances of the inputs; “none” if any values within the tolerances are out of range or incompatible</source>
        <translation>Kleinste Reserve innerhalb der Toleranzen der Eingaben; „keine“, wenn Werte innerhalb der Toleranzen außerhalb ihres Bereichs liegen oder nicht zusammenpassen</translation>
    </message>
    <message>
        <source>Number of points within the tolerances that meet the requirement, and number of points checked</source>
        <translation>Zahl der Punkte innerhalb der Toleranzen, die die Anforderung erfüllen, und Zahl der geprüften Punkte</translation>
    </message>
    <message>
        <source>Worst margin</source>
        <translation>Kleinste Reserve</translation>
    </message>
</context>
<context>
    <name>talweg::AdvisorPanel</name>
    <message>
        <source>The advisor ranks the designs of a study.</source>
        <translation>Der Berater ordnet die Entwürfe einer Studie.</translation>
    </message>
    <message>
        <source>Add study</source>
        <translation>Studie hinzufügen</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Input ranges</source>
        <translation>Bereiche der Eingaben</translation>
    </message>
    <message>
        <source>Prefer</source>
        <translation>Bevorzugen</translation>
    </message>
    <message>
        <source>Designs that meet the requirement, best first</source>
        <translation>Entwürfe, die die Anforderung erfüllen, die besten zuerst</translation>
    </message>
    <message>
        <source>Use this design</source>
        <translation>Diesen Entwurf verwenden</translation>
    </message>
    <message>
        <source>Copy the design to the experiment and show its run</source>
        <translation>Den Entwurf in das Experiment übernehmen und seinen Lauf zeigen</translation>
    </message>
    <message>
        <source>the values of %1</source>
        <translation>die Werte von %1</translation>
    </message>
    <message>
        <source>Range with step, or single values</source>
        <translation>Bereich mit Schritt, oder einzelne Werte</translation>
    </message>
    <message>
        <source>As in the experiment</source>
        <translation>Wie im Experiment</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 mindestens</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 höchstens</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>smallest %1</source>
        <translation>kleinster Wert von %1</translation>
    </message>
    <message>
        <source>largest margin</source>
        <translation>größte Reserve</translation>
    </message>
    <message>
        <source>Designs are ranked for %1 = %2. &lt;a href=&quot;change&quot; style=&quot;color:%3&quot;&gt;Change…&lt;/a&gt;</source>
        <translation>Die Entwürfe sind für %1 = %2 geordnet. &lt;a href=&quot;change&quot; style=&quot;color:%3&quot;&gt;Ändern…&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Set a goal above to see the designs that meet it.</source>
        <translation>Oben ein Ziel setzen, um die Entwürfe zu sehen, die es erfüllen.</translation>
    </message>
    <message>
        <source>No design meets %1.</source>
        <translation>Kein Entwurf erfüllt %1.</translation>
    </message>
    <message>
        <source>Best: %1, margin %2.</source>
        <translation>Am besten: %1, Reserve %2.</translation>
    </message>
    <message>
        <source>the nominal values</source>
        <translation>den Nennwerten</translation>
    </message>
    <message>
        <source>The tolerances cannot be read, so the margins assume exact inputs.</source>
        <translation>Die Toleranzen lassen sich nicht lesen. Die Reserven setzen genaue Eingaben voraus.</translation>
    </message>
    <message>
        <source>No tolerances are set, so the margins assume exact inputs.</source>
        <translation>Keine Toleranzen gesetzt. Die Reserven setzen genaue Eingaben voraus.</translation>
    </message>
    <message>
        <source>The tolerances could not be checked: %1</source>
        <translation>Die Toleranzen ließen sich nicht prüfen: %1</translation>
    </message>
    <message>
        <source>Checking tolerances: %1 of %2 designs.</source>
        <translation>Toleranzen werden geprüft: %1 von %2 Entwürfen.</translation>
    </message>
    <message>
        <source>The first design meets the requirement within all tolerances; the second does not.</source>
        <translation>Der erste Entwurf erfüllt die Anforderung innerhalb aller Toleranzen, der zweite nicht.</translation>
    </message>
    <message>
        <source>The first design ranks above the second because its worst margin is larger.</source>
        <translation>Der erste Entwurf steht vor dem zweiten, weil seine kleinste Reserve größer ist.</translation>
    </message>
    <message>
        <source>The first design ranks above the second because its margin is larger.</source>
        <translation>Der erste Entwurf steht vor dem zweiten, weil seine Reserve größer ist.</translation>
    </message>
    <message>
        <source>The first two designs have equal margins and are ranked by mean %1: %2 and %3.</source>
        <translation>Die ersten zwei Entwürfe haben gleiche Reserven und sind nach dem Mittel von %1 geordnet: %2 und %3.</translation>
    </message>
    <message>
        <source>The first two designs have equal margins and are listed in the order of the study.</source>
        <translation>Die ersten zwei Entwürfe haben gleiche Reserven und stehen in der Reihenfolge der Studie.</translation>
    </message>
    <message>
        <source>Check more designs…</source>
        <translation>Mehr Entwürfe prüfen…</translation>
    </message>
    <message>
        <source>Smallest margin %1, at %2.</source>
        <translation>Kleinste Reserve %1 bei %2.</translation>
    </message>
    <message>
        <source>Points that cannot be run and are counted as failures: %1. The first one is at %2: %3</source>
        <translation>Nicht berechenbare Punkte, die als nicht erfüllt zählen: %1. Der erste liegt bei %2: %3</translation>
    </message>
    <message>
        <source>Mean %1: %2</source>
        <translation>Mittel %1: %2</translation>
    </message>
    <message>
        <source>Tolerances are not checked if inputs are uncertain.</source>
        <translation>Toleranzen werden nicht geprüft, wenn Eingaben unsicher sind.</translation>
    </message>
    <message>
        <source>No design has been shown to meet %1.</source>
        <translation>Für keinen Entwurf ist nachgewiesen, dass er %1 erfüllt.</translation>
    </message>
    <message>
        <source>Tolerances are not checked if inputs are unknown.</source>
        <translation>Toleranzen werden nicht geprüft, wenn Eingaben unbekannt sind.</translation>
    </message>
</context>
<context>
    <name>talweg::BaselineButton</name>
    <message>
        <source>Pin this study as baseline</source>
        <translation>Diese Studie als Vergleichsbasis anheften</translation>
    </message>
    <message>
        <source>Unpin the baseline</source>
        <translation>Vergleichsbasis lösen</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Vergleichsbasis</translation>
    </message>
    <message>
        <source>Pin a study as the baseline for comparisons</source>
        <translation>Eine Studie als Vergleichsbasis anheften</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Pin this study with its inputs. The figures, the answer and the designs then show differences from it (Ctrl+B)</source>
        <translation>Diese Studie mit ihren Eingaben anheften. Abbildungen, Antwort und Entwürfe zeigen dann die Abweichungen von ihr (Strg+B)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+B</source>
        <translation>Ctrl+Shift+B</translation>
    </message>
    <message>
        <source>Stop comparing with the pinned study (Ctrl+Shift+B)</source>
        <translation>Nicht mehr mit der angehefteten Studie vergleichen (Strg+Umschalt+B)</translation>
    </message>
    <message>
        <source>Pin the study of “%1”</source>
        <translation>Die Studie von „%1“ anheften</translation>
    </message>
    <message>
        <source>baseline: %1</source>
        <translation>Vergleichsbasis: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>same inputs</source>
        <translation>gleiche Eingaben</translation>
    </message>
    <message>
        <source>Baseline (%1):</source>
        <translation>Vergleichsbasis (%1):</translation>
    </message>
    <message>
        <source>solving, %1 %.</source>
        <translation>wird berechnet, %1 %.</translation>
    </message>
    <message>
        <source>cannot be solved. %1</source>
        <translation>lässt sich nicht berechnen. %1</translation>
    </message>
    <message>
        <source>%1 %2:</source>
        <translation>%1 %2:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>talweg::ButtonRows</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Show the buttons that do not fit into the row</source>
        <translation>Die Schaltflächen zeigen, die nicht in die Zeile passen</translation>
    </message>
</context>
<context>
    <name>talweg::ClaimsModel</name>
    <message>
        <source>Where</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
</context>
<context>
    <name>talweg::ComparePage</name>
    <message>
        <source>Add from file…</source>
        <translation>Aus Datei hinzufügen…</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Abbildungen</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>Zu vergleichende Läufe</translation>
    </message>
    <message>
        <source>Compare with experiments from another file. The project is not changed</source>
        <translation>Mit Experimenten einer anderen Datei vergleichen. Das Projekt bleibt unverändert</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>The run that the others are compared with</source>
        <translation>Der Lauf, mit dem die anderen verglichen werden</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenzen</translation>
    </message>
    <message>
        <source>Differences from the baseline, shown beside each of the other runs</source>
        <translation>Abweichungen von der Vergleichsbasis neben jedem der anderen Läufe</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Quantity to compare at each event. Events are matched by kind and order</source>
        <translation>Verglichene Größe der Ereignisse. Ereignisse werden nach Art und Reihenfolge einander zugeordnet</translation>
    </message>
    <message>
        <source>Copy the table or the selected cells as tab-separated text (Ctrl+C)</source>
        <translation>Tabelle oder markierte Zellen kopieren, durch Tabulatoren getrennt (Strg+C)</translation>
    </message>
    <message>
        <source>Export the whole comparison, one row per value</source>
        <translation>Den ganzen Vergleich exportieren, eine Zeile je Wert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>absolut</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativ</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (Vergleichsbasis)</translation>
    </message>
    <message>
        <source>At most %1 runs can be compared. Remove one first.</source>
        <translation>Höchstens %1 Läufe lassen sich vergleichen. Erst einen anderen entfernen.</translation>
    </message>
    <message>
        <source>Compare with this run</source>
        <translation>Mit diesem Lauf vergleichen</translation>
    </message>
    <message>
        <source>Remove from comparison</source>
        <translation>Aus dem Vergleich entfernen</translation>
    </message>
    <message>
        <source>There is only one run. To compare runs, duplicate the experiment and change an input, pin the run (Ctrl+P) before you change an input, or add experiments from another file.</source>
        <translation>Es gibt nur einen Lauf. Das Experiment duplizieren und eine Eingabe ändern, den Lauf vor einer Änderung anheften (Strg+P) oder Experimente aus einer anderen Datei hinzufügen.</translation>
    </message>
    <message>
        <source>Select at least two runs in the list above.</source>
        <translation>In der Liste oben mindestens zwei Läufe auswählen.</translation>
    </message>
    <message>
        <source>“%1” could not be solved: %2</source>
        <translation>„%1“ ließ sich nicht berechnen: %2</translation>
    </message>
    <message>
        <source>“%1” is outdated: %2</source>
        <translation>„%1“ ist veraltet: %2</translation>
    </message>
    <message>
        <source>“%1” is outdated: the run with the current inputs is being solved.</source>
        <translation>„%1“ ist veraltet: der Lauf mit den aktuellen Eingaben wird gerade berechnet.</translation>
    </message>
    <message>
        <source>Add from file</source>
        <translation>Aus Datei hinzufügen</translation>
    </message>
    <message>
        <source>Projects (*.talweg)</source>
        <translation>Projekte (*.talweg)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>No experiment from %1 was added.</source>
        <translation>Aus %1 wurde kein Experiment hinzugefügt.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
</context>
<context>
    <name>talweg::ComparedRuns</name>
    <message>
        <source>%1, pinned</source>
        <translation>%1, angeheftet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>talweg::ComparisonModel</name>
    <message>
        <source>%1, the baseline of the comparison</source>
        <translation>%1, die Basis des Vergleichs</translation>
    </message>
    <message>
        <source>%1 minus the baseline</source>
        <translation>%1 minus Vergleichsbasis</translation>
    </message>
    <message>
        <source>%1 minus the baseline, in per cent of the baseline&apos;s absolute value</source>
        <translation>%1 minus Vergleichsbasis, in Prozent ihres Betrags</translation>
    </message>
    <message>
        <source>Outdated.</source>
        <translation>Veraltet.</translation>
    </message>
    <message>
        <source>%1
outdated</source>
        <translation>%1
veraltet</translation>
    </message>
    <message>
        <source>%1
baseline</source>
        <translation>%1
Vergleichsbasis</translation>
    </message>
</context>
<context>
    <name>talweg::ComparisonView</name>
    <message>
        <source>Comparison of runs</source>
        <translation>Vergleich der Läufe</translation>
    </message>
    <message>
        <source>Compare with this run</source>
        <translation>Mit diesem Lauf vergleichen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Show identical inputs</source>
        <translation>Identische Eingaben zeigen</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren…</translation>
    </message>
</context>
<context>
    <name>talweg::ConstantRow</name>
    <message>
        <source>Name of the constant</source>
        <translation>Name der Konstante</translation>
    </message>
    <message>
        <source>Value of the constant</source>
        <translation>Wert der Konstante</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>der Name einer Konstante</translation>
    </message>
    <message>
        <source>the constant %1</source>
        <translation>die Konstante %1</translation>
    </message>
    <message>
        <source>Remove the constant %1 from the project</source>
        <translation>Die Konstante %1 aus dem Projekt entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>A quantity with its unit, such as 10 ft, or a pure number, which takes the unit of the field that uses it</source>
        <translation>Eine Größe mit Einheit, etwa 10 ft, oder eine reine Zahl, die die Einheit des Feldes annimmt, das sie verwendet</translation>
    </message>
    <message>
        <source>a pure number</source>
        <translation>eine reine Zahl</translation>
    </message>
    <message>
        <source>= %1, a pure number</source>
        <translation>= %1, eine reine Zahl</translation>
    </message>
</context>
<context>
    <name>talweg::ConstantsEdit</name>
    <message>
        <source>Named numbers that expressions in all experiments can use</source>
        <translation>Benannte Zahlen für die Ausdrücke aller Experimente</translation>
    </message>
    <message>
        <source>Add constant</source>
        <translation>Konstante hinzufügen</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>Constants (%1)</source>
        <translation>Konstanten (%1)</translation>
    </message>
</context>
<context>
    <name>talweg::CorrelationsEdit</name>
    <message>
        <source>Enter a number between −1 and 1, such as 0.5.</source>
        <translation>Eine Zahl zwischen −1 und 1 eingeben, etwa 0.5.</translation>
    </message>
    <message>
        <source>Correlate two inputs</source>
        <translation>Zwei Eingaben korrelieren</translation>
    </message>
    <message>
        <source>Correlate two uncertain inputs: both rise together, or one rises as the other falls</source>
        <translation>Zwei unsichere Eingaben korrelieren: beide steigen zusammen, oder die eine steigt, während die andere fällt</translation>
    </message>
    <message>
        <source>%1 with %2: rank correlation</source>
        <translation>%1 mit %2: Rangkorrelation</translation>
    </message>
    <message>
        <source>&lt;p&gt;Spearman&apos;s rank correlation: 0 if the inputs are unrelated, near &lt;b&gt;1&lt;/b&gt; if they rise together, near &lt;b&gt;−1&lt;/b&gt; if one falls as the other rises&lt;/p&gt;</source>
        <translation>&lt;p&gt;Rangkorrelation nach Spearman: 0 ohne Zusammenhang, nahe &lt;b&gt;1&lt;/b&gt;, wenn beide zusammen steigen, nahe &lt;b&gt;−1&lt;/b&gt;, wenn eine fällt, während die andere steigt&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the correlation of %1 with %2</source>
        <translation>die Korrelation von %1 mit %2</translation>
    </message>
    <message>
        <source>Remove the correlation of %1 and %2</source>
        <translation>Korrelation von %1 und %2 entfernen</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>All pairs are already correlated</source>
        <translation>Alle Paare sind schon korreliert</translation>
    </message>
</context>
<context>
    <name>talweg::DensityMark</name>
    <message>
        <source>Changing the number in the field shifts the distribution.</source>
        <translation>Eine neue Zahl im Feld verschiebt die Verteilung.</translation>
    </message>
    <message>
        <source>Changing the number in the field affects only the run, not the distribution.</source>
        <translation>Eine neue Zahl im Feld ändert nur den Lauf, nicht die Verteilung.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Uncertain: %1&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Unsicher: %1&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Mean %1, 5th percentile %2, 95th percentile %3.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Mittel %1, 5-%-Quantil %2, 95-%-Quantil %3.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Click to show this input among the uncertain inputs. To make it certain, use the context menu of the field.</source>
        <translation>Ein Klick zeigt diese Eingabe unter den unsicheren Eingaben. Das Kontextmenü des Felds macht sie wieder sicher.</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>Unsicher</translation>
    </message>
</context>
<context>
    <name>talweg::DesignsModel</name>
    <message>
        <source>met</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Share of runs</source>
        <translation>Anteil der Läufe</translation>
    </message>
    <message>
        <source>Probability of success, weighted by the distribution of the input over which designs are evaluated</source>
        <translation>Erfolgswahrscheinlichkeit, gewichtet mit der Verteilung der Eingabe, über die Entwürfe ausgewertet werden</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>Lower limit of the confidence interval. The confidence level applies to all designs jointly</source>
        <translation>Untere Grenze des Konfidenzintervalls. Die Konfidenz gilt für alle Entwürfe zusammen</translation>
    </message>
    <message>
        <source>Upper limit of the confidence interval. The confidence level applies to all designs jointly</source>
        <translation>Obere Grenze des Konfidenzintervalls. Die Konfidenz gilt für alle Entwürfe zusammen</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>%1, mean over the runs</source>
        <translation>%1, Mittel der Läufe</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>s</translation>
    </message>
    <message>
        <source>%1, standard deviation</source>
        <translation>%1, Standardabweichung</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>%1, minimum over the runs</source>
        <translation>%1, Minimum der Läufe</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>%1, maximum over the runs</source>
        <translation>%1, Maximum der Läufe</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Margin by which the requirement is met, in the worst case within the confidence interval</source>
        <translation>Reserve, mit der die Anforderung erfüllt ist, im ungünstigsten Fall innerhalb des Konfidenzintervalls</translation>
    </message>
    <message>
        <source>Margin by which the requirement is met; negative if it is not met</source>
        <translation>Reserve, mit der die Anforderung erfüllt ist; negativ, wenn sie nicht erfüllt ist</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Verdict on the requirement. The confidence level applies to all designs jointly</source>
        <translation>Urteil über die Anforderung. Die Konfidenz gilt für alle Entwürfe zusammen</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>%1, difference from the same design in “%2”, in percentage points</source>
        <translation>%1, Differenz zum selben Entwurf in „%2“, in Prozentpunkten</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>Prozentpunkte</translation>
    </message>
    <message>
        <source>%1, mean minus the mean of the same design in “%2”</source>
        <translation>%1, Mittel minus Mittel desselben Entwurfs in „%2“</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>%1, mean minus the mean of the same design in “%2”, in per cent of that mean</source>
        <translation>%1, Mittel minus Mittel desselben Entwurfs in „%2“, in Prozent dieses Mittels</translation>
    </message>
    <message>
        <source>Worst margin</source>
        <translation>Kleinste Reserve</translation>
    </message>
</context>
<context>
    <name>talweg::DesignsTable</name>
    <message>
        <source>Double-click a design to copy it to the experiment and see its run</source>
        <translation>Doppelklicken, um den Entwurf in das Experiment zu übernehmen und seinen Lauf zu sehen</translation>
    </message>
</context>
<context>
    <name>talweg::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Another program has changed %1, so it was not overwritten. Save again to see the differences.</source>
        <translation>Ein anderes Programm hat %1 geändert; die Datei wurde nicht überschrieben. Noch einmal speichern, um die Unterschiede zu sehen.</translation>
    </message>
    <message>
        <source>Change %1 to a number</source>
        <translation>%1 in eine Zahl ändern</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>%1 ändern in %2</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Notizen ändern</translation>
    </message>
    <message>
        <source>Pin a run of &quot;%1&quot;</source>
        <translation>Einen Lauf von „%1“ anheften</translation>
    </message>
    <message>
        <source>Unpin a run of &quot;%1&quot;</source>
        <translation>Einen Lauf von „%1“ lösen</translation>
    </message>
    <message>
        <source>Unpin all runs</source>
        <translation>Alle Läufe lösen</translation>
    </message>
    <message>
        <source>Add export job &quot;%1&quot;</source>
        <translation>Exportauftrag „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Rename export job &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Exportauftrag „%1“ umbenennen in „%2“</translation>
    </message>
    <message>
        <source>Change the file of export job &quot;%1&quot;</source>
        <translation>Datei des Exportauftrags „%1“ ändern</translation>
    </message>
    <message>
        <source>Remove export job &quot;%1&quot;</source>
        <translation>Exportauftrag „%1“ entfernen</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Add requirement &quot;%1&quot;</source>
        <translation>Anforderung „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Rename requirement &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Anforderung „%1“ umbenennen in „%2“</translation>
    </message>
    <message>
        <source>Change requirement &quot;%1&quot;</source>
        <translation>Anforderung „%1“ ändern</translation>
    </message>
    <message>
        <source>Remove requirement &quot;%1&quot;</source>
        <translation>Anforderung „%1“ entfernen</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>A project can have at most %1 constants.</source>
        <translation>Ein Projekt kann höchstens %1 Konstanten haben.</translation>
    </message>
    <message>
        <source>Add constant %1</source>
        <translation>Konstante %1 hinzufügen</translation>
    </message>
    <message>
        <source>Rename constant %1 to %2</source>
        <translation>Konstante %1 umbenennen in %2</translation>
    </message>
    <message>
        <source>Change constant %1 to %2</source>
        <translation>Konstante %1 ändern in %2</translation>
    </message>
    <message>
        <source>the constant %1</source>
        <translation>die Konstante %1</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>%1 von „%2“</translation>
    </message>
    <message>
        <source>%1 is used by %2 and %3 more. Remove the constant from these expressions first.</source>
        <translation>%1 wird von %2 und %3 weiteren verwendet. Die Konstante erst aus diesen Ausdrücken entfernen.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 is used by %2. Remove the constant from every expression first.</source>
        <translation>%1 wird von %2 verwendet. Die Konstante erst aus allen Ausdrücken entfernen.</translation>
    </message>
    <message>
        <source>Remove constant %1</source>
        <translation>Konstante %1 entfernen</translation>
    </message>
    <message>
        <source>Make %1 certain</source>
        <translation>%1 als sicher behandeln</translation>
    </message>
    <message>
        <source>Make %1 uncertain: %2</source>
        <translation>%1 als unsicher behandeln: %2</translation>
    </message>
    <message>
        <source>Pin the study of &quot;%1&quot; as baseline</source>
        <translation>Die Studie von „%1“ als Vergleichsbasis anheften</translation>
    </message>
    <message>
        <source>Unpin the baseline</source>
        <translation>Vergleichsbasis lösen</translation>
    </message>
    <message>
        <source>Change the units</source>
        <translation>Einheiten ändern</translation>
    </message>
    <message>
        <source>The column %1 of %2 is too large to store in the project. Keep the table together with the project file.</source>
        <translation>Die Spalte %1 von %2 ist zu groß, um im Projekt gespeichert zu werden. Die Tabelle zusammen mit der Projektdatei aufbewahren.</translation>
    </message>
    <message>
        <source>Reload the numbers of %1</source>
        <translation>Zahlen von %1 neu laden</translation>
    </message>
</context>
<context>
    <name>talweg::Draft</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>This value is now allowed. Press Enter in the field to use it.</source>
        <translation>Dieser Wert ist jetzt erlaubt. Im Feld die Eingabetaste drücken, um ihn zu verwenden.</translation>
    </message>
</context>
<context>
    <name>talweg::EventsModel</name>
    <message>
        <source>t (s)</source>
        <translation>t (s)</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
</context>
<context>
    <name>talweg::ExampleGallery</name>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>No example matches.</source>
        <translation>Kein Beispiel passt.</translation>
    </message>
    <message>
        <source>Example filter</source>
        <translation>Filter der Beispiele</translation>
    </message>
    <message>
        <source>Filter by title or description</source>
        <translation>Nach Titel oder Beschreibung filtern</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>New experiment with default values:</source>
        <translation>Neues Experiment mit Standardwerten:</translation>
    </message>
    <message>
        <source>Or open an example:</source>
        <translation>Oder ein Beispiel öffnen:</translation>
    </message>
</context>
<context>
    <name>talweg::ExamplesDialog</name>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>talweg::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Sizes for journal columns, with matching text size and line width</source>
        <translation>Größen für Spalten von Zeitschriften, mit passender Schriftgröße und Linienbreite</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Linienbreite</translation>
    </message>
    <message>
        <source>Line width of the axes. Curves and other lines are scaled to match</source>
        <translation>Breite der Achsen. Kurven und andere Linien werden mitskaliert</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Einzelbilder</translation>
    </message>
    <message>
        <source>Current view only</source>
        <translation>Nur aktuelle Ansicht</translation>
    </message>
    <message>
        <source>Export with the current zoom, rotation and position. If off, the default view is exported</source>
        <translation>Mit aktuellem Zoom, Drehung und Lage exportieren. Sonst wird die Standardansicht exportiert</translation>
    </message>
    <message>
        <source>Time cursor</source>
        <translation>Zeitcursor</translation>
    </message>
    <message>
        <source>Show the time cursor with its values and the bodies at that time</source>
        <translation>Den Zeitcursor mit seinen Werten zeigen, und die Körper zu dieser Zeit</translation>
    </message>
    <message>
        <source>Dark background</source>
        <translation>Dunkler Hintergrund</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>For printing without colours: distinct greys on white</source>
        <translation>Für Druck ohne Farben: unterscheidbare Grautöne auf Weiß</translation>
    </message>
    <message>
        <source>Include project in file</source>
        <translation>Projekt in Datei einbetten</translation>
    </message>
    <message>
        <source>Embeds the experiment, so that Talweg can open it from the figure. Notes and other experiments are not included</source>
        <translation>Bettet das Experiment ein, so dass Talweg es aus der Abbildung öffnen kann. Notizen und andere Experimente sind nicht enthalten</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Originalgröße</translation>
    </message>
    <message>
        <source>Show the figure at its printed size, if the screen reports its own size correctly</source>
        <translation>Die Abbildung so groß wie auf Papier zeigen, wenn der Bildschirm seine Größe richtig meldet</translation>
    </message>
    <message>
        <source>WebP film</source>
        <translation>WebP-Film</translation>
    </message>
    <message>
        <source>An animation of the run in one file that browsers can play</source>
        <translation>Animation des Laufs in einer Datei, die Browser abspielen können</translation>
    </message>
    <message>
        <source>PNG film</source>
        <translation>PNG-Film</translation>
    </message>
    <message>
        <source>An animation of the run as a series of numbered PNG files, one per frame</source>
        <translation>Animation des Laufs als Reihe nummerierter PNG-Dateien, eine je Einzelbild</translation>
    </message>
    <message>
        <source>simulated s per s</source>
        <translation>simulierte s je s</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The figure does not rely on colour.</source>
        <translation>Die Abbildung kommt ohne Farben aus.</translation>
    </message>
    <message>
        <source>%1 colours become greys that differ by at least %2 % in lightness. Lines have markers and areas have hatching.</source>
        <translation>%1 Farben werden zu Grautönen, die sich um mindestens %2 % in der Helligkeit unterscheiden. Linien haben Marken, Flächen Schraffuren.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Add as job</source>
        <translation>Als Auftrag</translation>
    </message>
    <message>
        <source>Add this figure at this size to the export jobs of the project</source>
        <translation>Diese Abbildung in dieser Größe zu den Exportaufträgen des Projekts hinzufügen</translation>
    </message>
    <message>
        <source>Jobs…</source>
        <translation>Aufträge…</translation>
    </message>
    <message>
        <source>Manage the export jobs of the project</source>
        <translation>Die Exportaufträge des Projekts verwalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop writing the film</source>
        <translation>Den Film nicht weiter schreiben</translation>
    </message>
    <message>
        <source>This figure has no time axis and cannot be exported as a film.</source>
        <translation>Diese Abbildung hat keine Zeitachse und lässt sich nicht als Film exportieren.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>%1 frames of %2, %3 s long</source>
        <translation>%1 Einzelbilder von %2, %3 s lang</translation>
    </message>
    <message>
        <source>Vector graphics, sharp at any size</source>
        <translation>Vektorgrafik, scharf in jeder Größe</translation>
    </message>
    <message>
        <source>A losslessly compressed picture of up to %1, with lines and text as vector graphics</source>
        <translation>Ein verlustfrei komprimiertes Bild von bis zu %1, mit Linien und Schrift als Vektorgrafik</translation>
    </message>
    <message>
        <source>Shows %1.</source>
        <translation>Zeigt %1.</translation>
    </message>
    <message>
        <source>There is no figure for the current inputs. Wait until it is drawn, or correct the inputs.</source>
        <translation>Es gibt keine Abbildung für die aktuellen Eingaben. Warten, bis sie gezeichnet ist, oder die Eingaben berichtigen.</translation>
    </message>
    <message>
        <source>Figure written to %1. It shows %2.</source>
        <translation>Abbildung nach %1 geschrieben. Sie zeigt %2.</translation>
    </message>
    <message>
        <source>The film was cancelled.</source>
        <translation>Der Film wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Figure copied.</source>
        <translation>Abbildung kopiert.</translation>
    </message>
    <message>
        <source>Film written to %1. It shows %2 and covers the run from 0 s to %3 s.</source>
        <translation>Film nach %1 geschrieben. Er zeigt %2 und umfasst den Lauf von 0 s bis %3 s.</translation>
    </message>
</context>
<context>
    <name>talweg::FigureBoard</name>
    <message>
        <source>Enlarge this figure	F11</source>
        <translation>Diese Abbildung vergrößern	F11</translation>
    </message>
    <message>
        <source>Show only this figure, or show all figures again (F11 or double-click)</source>
        <translation>Nur diese Abbildung oder wieder alle zeigen (F11 oder Doppelklick)</translation>
    </message>
    <message>
        <source>Show or hide this figure</source>
        <translation>Diese Abbildung ein- oder ausblenden</translation>
    </message>
</context>
<context>
    <name>talweg::FigureView</name>
    <message>
        <source>The figure appears when the run is solved.</source>
        <translation>Die Abbildung erscheint, sobald der Lauf berechnet ist.</translation>
    </message>
    <message>
        <source>the time t = %1 s</source>
        <translation>die Zeit t = %1 s</translation>
    </message>
</context>
<context>
    <name>talweg::FileController</name>
    <message>
        <source>Talweg projects (*.talweg)</source>
        <translation>Talweg-Projekte (*.talweg)</translation>
    </message>
    <message>
        <source>Figures made with Talweg (*.png *.svg *.pdf)</source>
        <translation>Abbildungen aus Talweg (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>an untitled project</source>
        <translation>ein unbenanntes Projekt</translation>
    </message>
    <message>
        <source> The file no longer exists.</source>
        <translation> Die Datei existiert nicht mehr.</translation>
    </message>
    <message>
        <source> The file was changed later.</source>
        <translation> Die Datei wurde später geändert.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up: %1</source>
        <translation>Ungespeicherte Arbeit lässt sich nicht sichern: %1</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>%1 wurde nicht geöffnet. %2</translation>
    </message>
    <message>
        <source>This is the project embedded in %1. It has no file yet.</source>
        <translation>Dies ist das in %1 eingebettete Projekt. Es hat noch keine Datei.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Talweg ended unexpectedly. Unsaved work on %1, backed up on %2, is in %3 but cannot be read: %4</source>
        <translation>Talweg wurde unerwartet beendet. Ungespeicherte Arbeit an %1, gesichert am %2, ist in %3, lässt sich aber nicht lesen: %4</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Talweg ended unexpectedly. Unsaved work on %1, backed up on %2, can be restored.%3</source>
        <translation>Talweg wurde unerwartet beendet. Ungespeicherte Arbeit an %1, gesichert am %2, lässt sich wiederherstellen.%3</translation>
    </message>
    <message>
        <source>According to the lock file %1, the project is open on the computer “%2”. If it is not, remove the lock. Until then, unsaved work is backed up in Talweg&apos;s own folder.</source>
        <translation>Laut der Sperrdatei %1 ist das Projekt auf dem Rechner „%2“ offen. Falls nicht, die Sperre entfernen. Bis dahin wird ungespeicherte Arbeit in Talwegs eigenem Ordner gesichert.</translation>
    </message>
    <message>
        <source>The lock file %1 is empty or damaged, possibly after a crash. If the project is not open anywhere else, remove the lock.</source>
        <translation>Die Sperrdatei %1 ist leer oder beschädigt, vielleicht nach einem Absturz. Ist das Projekt nirgends sonst offen, die Sperre entfernen.</translation>
    </message>
    <message>
        <source>Remove lock</source>
        <translation>Sperre entfernen</translation>
    </message>
    <message>
        <source>%1 cannot be removed. Remove it yourself or save the project in another folder.</source>
        <translation>%1 lässt sich nicht entfernen. Selbst entfernen oder das Projekt in einem anderen Ordner speichern.</translation>
    </message>
    <message>
        <source>%1 is also open in another window (process %2). Talweg asks before it overwrites changes saved there.</source>
        <translation>%1 ist auch in einem anderen Fenster offen (Prozess %2). Talweg fragt, bevor es dort gespeicherte Änderungen überschreibt.</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Projekt speichern</translation>
    </message>
    <message>
        <source>The project was not saved: %1 is not a regular file.</source>
        <translation>Das Projekt wurde nicht gespeichert: %1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>Show differences…</source>
        <translation>Unterschiede zeigen…</translation>
    </message>
    <message>
        <source>The file is not a readable project.</source>
        <translation>Die Datei ist kein lesbares Projekt.</translation>
    </message>
    <message>
        <source>The file was changed</source>
        <translation>Die Datei wurde geändert</translation>
    </message>
    <message>
        <source>Another program has changed %1 since you opened or saved it.</source>
        <translation>Ein anderes Programm hat %1 geändert, seit Sie die Datei geöffnet oder gespeichert haben.</translation>
    </message>
    <message>
        <source>Save as &amp;copy…</source>
        <translation>&amp;Kopie speichern unter…</translation>
    </message>
    <message>
        <source>&amp;Reload the file</source>
        <translation>Datei &amp;neu laden</translation>
    </message>
    <message>
        <source>&amp;Overwrite the file</source>
        <translation>Datei &amp;überschreiben</translation>
    </message>
    <message>
        <source>Your unsaved changes are lost</source>
        <translation>Ihre ungespeicherten Änderungen gehen verloren</translation>
    </message>
    <message>
        <source>The changes of the other program are lost</source>
        <translation>Die Änderungen des anderen Programms gehen verloren</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Die Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Ungespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>%1 is already open in this window.</source>
        <translation>%1 ist in diesem Fenster schon offen.</translation>
    </message>
    <message>
        <source>The project was not saved: %1 is open in another window. Save under another name or close that window first.</source>
        <translation>Das Projekt wurde nicht gespeichert: %1 ist in einem anderen Fenster offen. Unter anderem Namen speichern oder zuerst jenes Fenster schließen.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Looking for unsaved work…</source>
        <translation>Ungespeicherte Arbeit wird gesucht…</translation>
    </message>
    <message>
        <source>%1 was not removed: another program is using it. Close that program first.</source>
        <translation>%1 wurde nicht entfernt: ein anderes Programm verwendet sie. Zuerst jenes Programm schließen.</translation>
    </message>
    <message>
        <source>%1 is also open in another program or container. Talweg asks before it overwrites changes saved there.</source>
        <translation>%1 ist auch in einem anderen Programm oder Container offen. Talweg fragt, bevor es dort gespeicherte Änderungen überschreibt.</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>Das Lesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Use the new numbers</source>
        <translation>Die neuen Zahlen verwenden</translation>
    </message>
</context>
<context>
    <name>talweg::GroupHeader</name>
    <message>
        <source>Presets ▾</source>
        <translation>Vorgaben ▾</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Apply a preset, or save the current values as a preset</source>
        <translation>Eine Vorgabe anwenden oder die aktuellen Werte als Vorgabe speichern</translation>
    </message>
</context>
<context>
    <name>talweg::GuestDialog</name>
    <message>
        <source>Compare with another file</source>
        <translation>Mit einer anderen Datei vergleichen</translation>
    </message>
    <message>
        <source>Experiments from %1 to compare</source>
        <translation>Zu vergleichende Experimente aus %1</translation>
    </message>
    <message>
        <source>Experiments in the file</source>
        <translation>Experimente der Datei</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>talweg::HelpWindow</name>
    <message>
        <source>Talweg help</source>
        <translation>Talweg-Hilfe</translation>
    </message>
    <message>
        <source>Inputs: %1</source>
        <translation>Eingaben: %1</translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation>Ergebnisse: %1</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>Search results: %1</source>
        <translation>Suchtreffer: %1</translation>
    </message>
    <message>
        <source>First %1 results</source>
        <translation>Die ersten %1 Treffer</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of this language, such as de or fr</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>talweg::ImportDialog</name>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Auto (%1)</source>
        <translation>Automatisch (%1)</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>Tabelle einfügen</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Options for reading the text</source>
        <translation>Einstellungen zum Lesen des Texts</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Decimal separator</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Kopfzeile</translation>
    </message>
    <message>
        <source>Column for x</source>
        <translation>Spalte für x</translation>
    </message>
    <message>
        <source>Unit of x</source>
        <translation>Einheit von x</translation>
    </message>
    <message>
        <source>Column for y</source>
        <translation>Spalte für y</translation>
    </message>
    <message>
        <source>Unit of y</source>
        <translation>Einheit von y</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>default value</source>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>gap: %1</source>
        <translation>Lücke: %1</translation>
    </message>
    <message>
        <source>Columns without a unit are read in the units shown: %1.</source>
        <translation>Spalten ohne Einheit werden in den angezeigten Einheiten gelesen: %1.</translation>
    </message>
    <message>
        <source>Columns without a unit are read in SI units: %1.</source>
        <translation>Spalten ohne Einheit werden in SI-Einheiten gelesen: %1.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Zeichen</translation>
    </message>
</context>
<context>
    <name>talweg::Inspector</name>
    <message>
        <source>Add an experiment to see its inputs.</source>
        <translation>Ein Experiment hinzufügen, um seine Eingaben zu sehen.</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>My presets</source>
        <translation>Meine Vorgaben</translation>
    </message>
    <message>
        <source>Presets cannot be read</source>
        <translation>Vorgaben nicht lesbar</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Vorgabe speichern…</translation>
    </message>
    <message>
        <source>Manage my presets…</source>
        <translation>Meine Vorgaben verwalten…</translation>
    </message>
    <message>
        <source>“%1” was not applied. %2</source>
        <translation>„%1“ wurde nicht angewendet. %2</translation>
    </message>
    <message>
        <source>“%1” was saved as a preset. It is available in every project.</source>
        <translation>„%1“ wurde als Vorgabe gespeichert und steht in jedem Projekt zur Verfügung.</translation>
    </message>
</context>
<context>
    <name>talweg::JobsDialog</name>
    <message>
        <source>Export jobs</source>
        <translation>Exportaufträge</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File name without extension. You can use {project}, {experiment}, {figure} and {job}</source>
        <translation>Dateiname ohne Endung. {project}, {experiment}, {figure} und {job} werden ersetzt</translation>
    </message>
    <message>
        <source>Run…</source>
        <translation>Ausführen…</translation>
    </message>
    <message>
        <source>Write the figure of the selected job to a folder</source>
        <translation>Die Abbildung des ausgewählten Auftrags in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>Run all…</source>
        <translation>Alle ausführen…</translation>
    </message>
    <message>
        <source>Write the figures of all jobs to a folder</source>
        <translation>Die Abbildungen aller Aufträge in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename the selected job</source>
        <translation>Den ausgewählten Auftrag umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected job from the project</source>
        <translation>Den ausgewählten Auftrag aus dem Projekt entfernen</translation>
    </message>
    <message>
        <source>Writing figure %1 of %2…</source>
        <translation>Abbildung %1 von %2 wird geschrieben…</translation>
    </message>
    <message>
        <source>No export jobs yet. Use “Add as job” in the export dialog.</source>
        <translation>Noch keine Exportaufträge. „Als Auftrag“ im Exportdialog fügt einen hinzu.</translation>
    </message>
    <message>
        <source>Writes %1.</source>
        <translation>Schreibt %1.</translation>
    </message>
    <message>
        <source>Folder for the figures</source>
        <translation>Ordner für die Abbildungen</translation>
    </message>
    <message>
        <source>“%1” was not written. %2</source>
        <translation>„%1“ wurde nicht geschrieben. %2</translation>
    </message>
</context>
<context>
    <name>talweg::LongJobRow</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the experiment with the results</source>
        <translation>Das Experiment mit den Ergebnissen zeigen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove this task from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Cancel this task and discard its finished runs</source>
        <translation>Abbrechen und fertige Läufe verwerfen</translation>
    </message>
    <message>
        <source>After you close the window, this task must start again from the beginning, because its finished runs cannot be saved: %1</source>
        <translation>Nach dem Schließen des Fensters muss diese Aufgabe von vorn beginnen, weil ihre fertigen Läufe sich nicht speichern lassen: %1</translation>
    </message>
</context>
<context>
    <name>talweg::LongJobsDialog</name>
    <message>
        <source>Background tasks</source>
        <translation>Hintergrundaufgaben</translation>
    </message>
    <message>
        <source>No background tasks. Studies and random runs that take more than a few seconds continue here while you do something else.</source>
        <translation>Keine Hintergrundaufgaben. Studien und Zufallsläufe, die länger als ein paar Sekunden dauern, laufen hier weiter, während Sie etwas anderes tun.</translation>
    </message>
</context>
<context>
    <name>talweg::MainWindow</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation>Zufallsläufe</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Export table as CSV</source>
        <translation>Tabelle als CSV exportieren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Panes</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Study set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Berater</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Kenngrößen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New project (Ctrl+N)</source>
        <translation>Neues Projekt (Strg+N)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a project (Ctrl+O)</source>
        <translation>Ein Projekt öffnen (Strg+O)</translation>
    </message>
    <message>
        <source>Examples…</source>
        <translation>Beispiele…</translation>
    </message>
    <message>
        <source>Open an example from the gallery</source>
        <translation>Ein Beispiel aus der Galerie öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save the project (Ctrl+S)</source>
        <translation>Das Projekt speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Preview and export a report of the project as PDF or HTML</source>
        <translation>Einen Bericht des Projekts ansehen und als PDF oder HTML exportieren</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export a figure as PDF, SVG or PNG (Ctrl+E)</source>
        <translation>Eine Abbildung als PDF, SVG oder PNG exportieren (Strg+E)</translation>
    </message>
    <message>
        <source>Export jobs…</source>
        <translation>Exportaufträge…</translation>
    </message>
    <message>
        <source>Manage the figures that the project exports together</source>
        <translation>Abbildungen verwalten, die das Projekt gemeinsam exportiert</translation>
    </message>
    <message>
        <source>Run all export jobs</source>
        <translation>Alle Exportaufträge ausführen</translation>
    </message>
    <message>
        <source>Write the figures to the folder last used for this project. If there is none, Talweg asks for a folder</source>
        <translation>Die Abbildungen in den zuletzt für dieses Projekt verwendeten Ordner schreiben. Gibt es keinen, fragt Talweg nach einem</translation>
    </message>
    <message>
        <source>Export run as CSV…</source>
        <translation>Lauf als CSV exportieren…</translation>
    </message>
    <message>
        <source>All quantities over time, with units in the column names</source>
        <translation>Alle Größen über der Zeit, mit Einheiten in den Spaltennamen</translation>
    </message>
    <message>
        <source>Export events as CSV…</source>
        <translation>Ereignisse als CSV exportieren…</translation>
    </message>
    <message>
        <source>Table of events</source>
        <translation>Tabelle der Ereignisse</translation>
    </message>
    <message>
        <source>Export designs as CSV…</source>
        <translation>Entwürfe als CSV exportieren…</translation>
    </message>
    <message>
        <source>Aggregated results of the study, one row per design</source>
        <translation>Zusammengefasste Werte der Studie, eine Zeile je Entwurf</translation>
    </message>
    <message>
        <source>Export all runs of the study as CSV…</source>
        <translation>Alle Läufe der Studie als CSV exportieren…</translation>
    </message>
    <message>
        <source>One row per run of the study</source>
        <translation>Eine Zeile je Lauf der Studie</translation>
    </message>
    <message>
        <source>Export random runs as CSV…</source>
        <translation>Zufallsläufe als CSV exportieren…</translation>
    </message>
    <message>
        <source>One row per random run: sampled inputs and results</source>
        <translation>Eine Zeile je Zufallslauf: gezogene Eingaben und Kenngrößen</translation>
    </message>
    <message>
        <source>Add study</source>
        <translation>Studie hinzufügen</translation>
    </message>
    <message>
        <source>Run this experiment for many values of its inputs</source>
        <translation>Dieses Experiment bei vielen Werten seiner Eingaben rechnen</translation>
    </message>
    <message>
        <source>Remove study</source>
        <translation>Studie entfernen</translation>
    </message>
    <message>
        <source>Use the selected design</source>
        <translation>Ausgewählten Entwurf verwenden</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Copy the selected design to the experiment and show its run (Ctrl+Enter)</source>
        <translation>Den ausgewählten Entwurf in das Experiment übernehmen und seinen Lauf zeigen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Ctrl+1</source>
        <translation>Ctrl+1</translation>
    </message>
    <message>
        <source>Ctrl+2</source>
        <translation>Ctrl+2</translation>
    </message>
    <message>
        <source>Ctrl+3</source>
        <translation>Ctrl+3</translation>
    </message>
    <message>
        <source>Ctrl+4</source>
        <translation>Ctrl+4</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Pin run</source>
        <translation>Lauf anheften</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Keep this run as a reference in the figures (Ctrl+P)</source>
        <translation>Diesen Lauf als Referenz in den Abbildungen behalten (Strg+P)</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation>Alle lösen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Remove all reference runs from the figures (Ctrl+Shift+P)</source>
        <translation>Alle Referenzläufe aus den Abbildungen entfernen (Strg+Umschalt+P)</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Show the whole figure (Ctrl+0)</source>
        <translation>Die ganze Abbildung zeigen (Strg+0)</translation>
    </message>
    <message>
        <source>Enlarge figure</source>
        <translation>Abbildung vergrößern</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Show only the figure last used, or show all figures again (F11)</source>
        <translation>Nur die zuletzt benutzte Abbildung oder wieder alle zeigen (F11)</translation>
    </message>
    <message>
        <source>Tables below figures</source>
        <translation>Tabellen unter den Abbildungen</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Open or close the tables below the figures (Ctrl+T)</source>
        <translation>Die Tabellen unter den Abbildungen öffnen oder schließen (Strg+T)</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>Abbildung kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy the figure last used (Ctrl+Shift+C)</source>
        <translation>Die zuletzt benutzte Abbildung kopieren (Strg+Umschalt+C)</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemvorgabe</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Standardanordnung wiederherstellen</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Switch between light and dark</source>
        <translation>Zwischen hell und dunkel wechseln</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Input reference</source>
        <translation>Eingaben nachschlagen</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>Meaning of the inputs and effect of each convention (Shift+F1)</source>
        <translation>Bedeutung der Eingaben und Wirkung jeder Konvention (Umschalt+F1)</translation>
    </message>
    <message>
        <source>About Talweg</source>
        <translation>Über Talweg</translation>
    </message>
    <message>
        <source>An internal error stopped the last action: %1 Your work is kept. Undo the last step if the result looks wrong.</source>
        <translation>Ein interner Fehler hat die letzte Aktion gestoppt: %1 Ihre Arbeit ist erhalten. Den letzten Schritt zurücknehmen, wenn das Ergebnis falsch aussieht.</translation>
    </message>
    <message>
        <source>Saved with %1 = %2. The entry “%3” was not saved. %4</source>
        <translation>Gespeichert mit %1 = %2. Die Eingabe „%3“ wurde nicht gespeichert. %4</translation>
    </message>
    <message>
        <source>“%1” for %2 was rejected; the value is still %3. %4</source>
        <translation>„%1“ für %2 wurde abgelehnt; der Wert ist weiter %3. %4</translation>
    </message>
    <message>
        <source>Entry rejected</source>
        <translation>Eingabe abgelehnt</translation>
    </message>
    <message>
        <source>Close and discard the rejected entry?</source>
        <translation>Schließen und die abgelehnte Eingabe verwerfen?</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Remove reference runs from the figures</source>
        <translation>Referenzläufe aus den Abbildungen entfernen</translation>
    </message>
    <message>
        <source>Export figure data</source>
        <translation>Daten der Abbildung exportieren</translation>
    </message>
    <message>
        <source>random runs figure</source>
        <translation>Abbildung von Zufallsläufen</translation>
    </message>
    <message>
        <source>Export random runs</source>
        <translation>Zufallsläufe exportieren</translation>
    </message>
    <message>
        <source>random runs</source>
        <translation>Zufallsläufe</translation>
    </message>
    <message>
        <source>The results shown are outdated and cannot be used. Wait for the current results, or correct the inputs if they are incompatible.</source>
        <translation>Die gezeigten Ergebnisse sind veraltet und lassen sich nicht verwenden. Auf die aktuellen Ergebnisse warten, oder unpassende Eingaben berichtigen.</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>Lauf exportieren</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Export events</source>
        <translation>Ereignisse exportieren</translation>
    </message>
    <message>
        <source>events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Export designs</source>
        <translation>Entwürfe exportieren</translation>
    </message>
    <message>
        <source>designs</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Export runs of the study</source>
        <translation>Läufe der Studie exportieren</translation>
    </message>
    <message>
        <source>study runs</source>
        <translation>Läufe der Studie</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>“%1” was added to the export jobs.</source>
        <translation>„%1“ wurde zu den Exportaufträgen hinzugefügt.</translation>
    </message>
    <message>
        <source>Table written to %1.</source>
        <translation>Tabelle nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Talweg %1&lt;/h3&gt;&lt;p&gt;A workbench for bodies that roll, slide and bounce across terrain.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Talweg %1&lt;/h3&gt;&lt;p&gt;Eine Werkbank für Körper, die über Gelände rollen, gleiten und springen.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language changes when you restart Talweg.</source>
        <translation>Die Sprache ändert sich beim nächsten Start von Talweg.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Neues Fenster</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Open another window with its own project</source>
        <translation>Ein weiteres Fenster mit eigenem Projekt öffnen</translation>
    </message>
    <message>
        <source>Open in new window…</source>
        <translation>In neuem Fenster öffnen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>My presets…</source>
        <translation>Meine Vorgaben…</translation>
    </message>
    <message>
        <source>&amp;Background tasks…</source>
        <translation>&amp;Hintergrundaufgaben…</translation>
    </message>
    <message>
        <source>Studies and random runs that continue in the background</source>
        <translation>Studien und Zufallsläufe, die im Hintergrund weiterlaufen</translation>
    </message>
    <message>
        <source>%1
Ctrl+click to open in a new window</source>
        <translation>%1
Strg+Klick öffnet ein neues Fenster</translation>
    </message>
    <message>
        <source>Finished runs of background tasks cannot be saved: %1</source>
        <translation>Fertige Läufe der Hintergrundaufgaben lassen sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>The experiment “%1” no longer exists.</source>
        <translation>Das Experiment „%1“ existiert nicht mehr.</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Einheiten</translation>
    </message>
    <message>
        <source>High contrast, black on white</source>
        <translation>Hoher Kontrast, Schwarz auf Weiß</translation>
    </message>
    <message>
        <source>High contrast, white on black</source>
        <translation>Hoher Kontrast, Weiß auf Schwarz</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Table format</source>
        <translation>Tabellenformat</translation>
    </message>
    <message>
        <source>The designs of a study are listed here with their results.</source>
        <translation>Hier stehen die Entwürfe einer Studie mit ihren Ergebnissen.</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Messspuren</translation>
    </message>
    <message>
        <source>Add measured track…</source>
        <translation>Messspur hinzufügen…</translation>
    </message>
    <message>
        <source>Compare the run with measured positions, and fit inputs to them</source>
        <translation>Den Lauf mit gemessenen Lagen vergleichen und Eingaben daran anpassen</translation>
    </message>
    <message>
        <source>Published works…</source>
        <translation>Veröffentlichungen…</translation>
    </message>
    <message>
        <source>Compare the claims of published works with Talweg&apos;s results</source>
        <translation>Die Aussagen von Veröffentlichungen mit Talwegs Ergebnissen vergleichen</translation>
    </message>
</context>
<context>
    <name>talweg::MeasuresModel</name>
    <message>
        <source>Result</source>
        <translation>Kenngröße</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
</context>
<context>
    <name>talweg::MeasuresPane</name>
    <message>
        <source>Results</source>
        <translation>Kenngrößen</translation>
    </message>
</context>
<context>
    <name>talweg::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>%1 (%2 more)</source>
        <translation>%1 (noch %2)</translation>
    </message>
</context>
<context>
    <name>talweg::MessageList</name>
    <message>
        <source>No messages. Warnings and errors are listed here with their time.</source>
        <translation>Keine Meldungen. Warnungen und Fehler stehen hier mit ihrer Uhrzeit.</translation>
    </message>
</context>
<context>
    <name>talweg::MonteCarloFigureBar</name>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Frequency of the values of a result, by outcome</source>
        <translation>Häufigkeit der Werte einer Kenngröße, nach Ausgang</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Kumuliert</translation>
    </message>
    <message>
        <source>Cumulative share of runs, with a confidence band for the whole curve</source>
        <translation>Kumulierter Anteil der Läufe mit Konfidenzband der ganzen Kurve</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streudiagramm</translation>
    </message>
    <message>
        <source>A result against an uncertain input, one dot for each run. Click a dot to open its run</source>
        <translation>Eine Kenngröße gegen eine unsichere Eingabe, ein Punkt je Lauf. Ein Klick auf einen Punkt öffnet den Lauf</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Success rate, or mean of a result, against an input; each point averages over runs with similar values of the input</source>
        <translation>Erfolgsquote, oder Mittel einer Kenngröße, gegen eine Eingabe; jeder Punkt mittelt über Läufe mit ähnlichen Werten der Eingabe</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Share of a result&apos;s variance that each input explains alone, estimated from the random runs</source>
        <translation>Anteil an der Varianz einer Kenngröße, den jede Eingabe allein erklärt, aus den Zufallsläufen geschätzt</translation>
    </message>
    <message>
        <source>Tornado</source>
        <translation>Tornado</translation>
    </message>
    <message>
        <source>Change in a result when each input in turn is set to its 5th and 95th percentile, while the other inputs keep their values in the experiment</source>
        <translation>Änderung einer Kenngröße, wenn jede Eingabe der Reihe nach auf ihr 5-%- und ihr 95-%-Quantil gesetzt wird und die anderen ihre Werte aus dem Experiment behalten</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Sobol&apos; indices: share of a result&apos;s variance due to each input, alone and with interactions, estimated from additional runs</source>
        <translation>Sobol-Indizes: Anteil an der Varianz einer Kenngröße durch jede Eingabe allein und mit Wechselwirkungen, aus zusätzlichen Läufen geschätzt</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Paths of the runs: percentiles of a quantity at every position or time</source>
        <translation>Wege der Läufe: Quantile einer Größe an jedem Ort oder zu jeder Zeit</translation>
    </message>
    <message>
        <source>Time t</source>
        <translation>Zeit t</translation>
    </message>
</context>
<context>
    <name>talweg::MonteCarloPage</name>
    <message>
        <source>Set uncertain inputs</source>
        <translation>Unsichere Eingaben festlegen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Quadrupling the number of runs halves the width of the confidence interval. Runs already solved are kept</source>
        <translation>Viermal so viele Läufe halbieren die Breite des Konfidenzintervalls. Bereits berechnete Läufe bleiben erhalten</translation>
    </message>
    <message>
        <source>until interval is ±</source>
        <translation>bis zum Intervall ±</translation>
    </message>
    <message>
        <source>Adds runs until the confidence interval of the percentage has this half-width, up to the number of runs entered</source>
        <translation>Fügt Läufe hinzu, bis das Konfidenzintervall des Prozentsatzes diese halbe Breite hat, höchstens aber die eingegebene Zahl</translation>
    </message>
    <message>
        <source>Half-width of the confidence interval, %</source>
        <translation>Halbe Breite des Konfidenzintervalls, %</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Sobol&apos; points</source>
        <translation>Sobol-Punkte</translation>
    </message>
    <message>
        <source>Spreads the runs evenly over the distributions, so that fewer runs give the same accuracy. At least three uncertain inputs are needed, and results appear when all runs are solved</source>
        <translation>Verteilt die Läufe gleichmäßig über die Verteilungen, so dass weniger Läufe ebenso genau sind. Mindestens drei unsichere Eingaben sind nötig, und Ergebnisse erscheinen, wenn alle Läufe berechnet sind</translation>
    </message>
    <message>
        <source>Sobol&apos; indices need additional runs: d + 2 for each random run, where d is the number of uncertain inputs</source>
        <translation>Sobol-Indizes brauchen zusätzliche Läufe: d + 2 je Zufallslauf, mit d unsicheren Eingaben</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop (Esc). Finished runs remain visible</source>
        <translation>Stoppen (Esc). Fertige Läufe bleiben sichtbar</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Neu rechnen</translation>
    </message>
    <message>
        <source>Solve all random runs again</source>
        <translation>Alle Zufallsläufe neu berechnen</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>the number of random runs</source>
        <translation>die Zahl der Zufallsläufe</translation>
    </message>
    <message>
        <source>the half-width of the confidence interval</source>
        <translation>die halbe Breite des Konfidenzintervalls</translation>
    </message>
    <message>
        <source>The figure could not be computed: %1</source>
        <translation>Die Abbildung ließ sich nicht berechnen: %1</translation>
    </message>
    <message>
        <source>The random runs could not be solved: %1</source>
        <translation>Die Zufallsläufe ließen sich nicht berechnen: %1</translation>
    </message>
    <message>
        <source>The number of runs must be a whole number from 2 to %1. Use the command line for more.</source>
        <translation>Die Zahl der Läufe muss eine ganze Zahl von 2 bis %1 sein. Für mehr die Befehlszeile verwenden.</translation>
    </message>
    <message>
        <source>The half-width of the confidence interval must lie between 0.05 and 50 %.</source>
        <translation>Die halbe Breite des Konfidenzintervalls muss zwischen 0.05 und 50 % liegen.</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>No input of this experiment can vary by ±5 %. Add an uncertain input in the “Uncertainty” pane.</source>
        <translation>Keine Eingabe dieses Experiments kann um ±5 % schwanken. Im Bereich „Unsicherheit“ eine unsichere Eingabe hinzufügen.</translation>
    </message>
    <message>
        <source>%1, run %2</source>
        <translation>%1, Lauf %2</translation>
    </message>
    <message>
        <source>the whole figure</source>
        <translation>die ganze Abbildung</translation>
    </message>
    <message>
        <source>How likely is success?</source>
        <translation>Wie wahrscheinlich ist Erfolg?</translation>
    </message>
    <message>
        <source>No uncertain inputs possible</source>
        <translation>Keine unsicheren Eingaben möglich</translation>
    </message>
    <message>
        <source>Random runs sample the uncertain inputs thousands of times. They show how often the experiment succeeds, how its results spread and which input matters most.</source>
        <translation>Zufallsläufe ziehen die unsicheren Eingaben tausendfach. Sie zeigen, wie oft das Experiment gelingt, wie seine Kenngrößen streuen und welche Eingabe am meisten zählt.</translation>
    </message>
    <message>
        <source>Add an experiment to begin.</source>
        <translation>Zum Beginnen ein Experiment hinzufügen.</translation>
    </message>
    <message>
        <source>Runs of this experiment have no results to compare.</source>
        <translation>Läufe dieses Experiments haben keine vergleichbaren Kenngrößen.</translation>
    </message>
    <message>
        <source>Solve %1 runs for Sobol&apos; indices</source>
        <translation>%1 Läufe für Sobol-Indizes berechnen</translation>
    </message>
    <message>
        <source>Outdated:</source>
        <translation>Veraltet:</translation>
    </message>
    <message>
        <source>Preliminary: </source>
        <translation>Vorläufig: </translation>
    </message>
    <message>
        <source>Stopped after %1 runs.</source>
        <translation>Nach %1 Läufen gestoppt.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>The results shown are outdated.</source>
        <translation>Die gezeigten Ergebnisse sind veraltet.</translation>
    </message>
    <message>
        <source>Solving runs for Sobol&apos; indices</source>
        <translation>Läufe für Sobol-Indizes werden berechnet</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>Solving %1 runs</source>
        <translation>%1 Läufe werden berechnet</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Unterbrechen</translation>
    </message>
    <message>
        <source>The random runs for the previous inputs are paused. They resume if you undo the change. See Study › Background tasks.</source>
        <translation>Die Zufallsläufe der vorigen Eingaben sind unterbrochen (Studie › Hintergrundaufgaben). Sie laufen weiter, wenn Sie die Änderung rückgängig machen.</translation>
    </message>
    <message>
        <source>Live  ·  %1  ·  seed %2  ·  %3</source>
        <translation>Live  ·  %1  ·  Startzahl %2  ·  %3</translation>
    </message>
</context>
<context>
    <name>talweg::MonteCarloView</name>
    <message>
        <source>The figure appears after the first runs.</source>
        <translation>Die Abbildung erscheint nach den ersten Läufen.</translation>
    </message>
</context>
<context>
    <name>talweg::NamedRequirementRow</name>
    <message>
        <source>Name of the requirement</source>
        <translation>Name der Anforderung</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>the name of a requirement</source>
        <translation>der Name einer Anforderung</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>the requirement “%1”</source>
        <translation>die Anforderung „%1“</translation>
    </message>
    <message>
        <source>Remove the requirement “%1” from the project</source>
        <translation>Die Anforderung „%1“ aus dem Projekt entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>The study uses this requirement</source>
        <translation>Die Studie verwendet diese Anforderung</translation>
    </message>
    <message>
        <source>Use this requirement in the study</source>
        <translation>Diese Anforderung in der Studie verwenden</translation>
    </message>
</context>
<context>
    <name>talweg::NamedRequirementsEdit</name>
    <message>
        <source>Named requirements of the project, each with its verdict for the current design</source>
        <translation>Benannte Anforderungen des Projekts, jede mit ihrem Urteil für den aktuellen Entwurf</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>%1 met</source>
        <translation>%1 erfüllt</translation>
    </message>
    <message>
        <source>%1 not met</source>
        <translation>%1 nicht erfüllt</translation>
    </message>
    <message>
        <source>%1 undecided</source>
        <translation>%1 unentschieden</translation>
    </message>
    <message>
        <source>%1 not evaluated</source>
        <translation>%1 nicht ausgewertet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>talweg::NewestJob</name>
    <message>
        <source>The computation ended without results.</source>
        <translation>Die Berechnung endete ohne Ergebnis.</translation>
    </message>
</context>
<context>
    <name>talweg::NumberEditor</name>
    <message>
        <source>Set the value automatically: enter “%1”</source>
        <translation>Den Wert automatisch setzen: „%1“ eintragen</translation>
    </message>
    <message>
        <source>Make uncertain (±5 %)</source>
        <translation>Unsicher machen (±5 %)</translation>
    </message>
    <message>
        <source>Show among the uncertain inputs</source>
        <translation>Unter den unsicheren Eingaben zeigen</translation>
    </message>
    <message>
        <source>Make certain</source>
        <translation>Sicher machen</translation>
    </message>
</context>
<context>
    <name>talweg::OutcomeBanner</name>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 von %2 bis %3</translation>
    </message>
    <message>
        <source>%1: all %2 nearby runs</source>
        <translation>%1: alle %2 Nachbarläufe</translation>
    </message>
    <message>
        <source>%1: none of %2 nearby runs</source>
        <translation>%1: keiner von %2 Nachbarläufen</translation>
    </message>
    <message>
        <source>%1: %2 % of %3 nearby runs</source>
        <translation>%1: %2 % von %3 Nachbarläufen</translation>
    </message>
    <message>
        <source>%1, cut off at the limit of its range</source>
        <translation>%1, an der Grenze ihres Bereichs abgeschnitten</translation>
    </message>
    <message>
        <source>The run is repeated at %1 × %2 nearby values of two inputs: %3, %4. If only some of these runs succeed, the outcome is sensitive to small changes.</source>
        <translation>Der Lauf wird bei %1 × %2 benachbarten Werten zweier Eingaben wiederholt: %3, %4. Wenn nur einige dieser Läufe gelingen, reagiert der Ausgang empfindlich auf kleine Änderungen.</translation>
    </message>
    <message>
        <source>Runs that were still undecided at the time limit and are counted as failures: %1.</source>
        <translation>Läufe, die an der Zeitgrenze noch unentschieden waren und als nicht gelungen zählen: %1.</translation>
    </message>
    <message>
        <source>Add an experiment to begin.</source>
        <translation>Zum Beginnen ein Experiment hinzufügen.</translation>
    </message>
    <message>
        <source>Use “Add” in the project list on the left.</source>
        <translation>„Hinzufügen“ in der Projektliste links verwenden.</translation>
    </message>
    <message>
        <source>These inputs are incompatible.</source>
        <translation>Diese Eingaben passen nicht zusammen.</translation>
    </message>
    <message>
        <source>These inputs are incompatible. The results shown are outdated.</source>
        <translation>Diese Eingaben passen nicht zusammen. Die gezeigten Ergebnisse sind veraltet.</translation>
    </message>
    <message>
        <source>The run could not be solved.</source>
        <translation>Der Lauf ließ sich nicht berechnen.</translation>
    </message>
    <message>
        <source>The run could not be solved. The results shown are outdated.</source>
        <translation>Der Lauf ließ sich nicht berechnen. Die gezeigten Ergebnisse sind veraltet.</translation>
    </message>
    <message>
        <source>Solving… The results shown are outdated.</source>
        <translation>Wird berechnet… Die gezeigten Ergebnisse sind veraltet.</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>%1: … of %2 nearby runs</source>
        <translation>%1: … von %2 Nachbarläufen</translation>
    </message>
    <message>
        <source>%1; outdated</source>
        <translation>%1; veraltet</translation>
    </message>
</context>
<context>
    <name>talweg::PhaseView</name>
    <message>
        <source>Axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Choose the quantities of the axes</source>
        <translation>Größen der Achsen wählen</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>Waagrecht</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>Senkrecht</translation>
    </message>
</context>
<context>
    <name>talweg::PlainLabels</name>
    <message>
        <source>Further entries not described: %1.</source>
        <translation>Weitere, nicht beschriebene Einträge: %1.</translation>
    </message>
</context>
<context>
    <name>talweg::Player</name>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>Zurück zum Anfang</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Abspielgeschwindigkeit</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1 / %2 s</source>
        <translation>%1 / %2 s</translation>
    </message>
</context>
<context>
    <name>talweg::PlotView</name>
    <message>
        <source>x from %1 to %2 and y from %3 to %4</source>
        <translation>x von %1 bis %2 und y von %3 bis %4</translation>
    </message>
    <message>
        <source>the whole figure</source>
        <translation>die ganze Abbildung</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Copy to clipboard</source>
        <translation>In die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export data…</source>
        <translation>Daten exportieren…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <translation>%1: %2 bei %3.</translation>
    </message>
    <message>
        <source>%1: constant %2 from %3 to %4.</source>
        <translation>%1: konstant %2 von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; these are its extreme values.</source>
        <translation>%1: von %2 bei %3 bis %4 bei %5; das sind die Extremwerte.</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; maximum %6 at %7, minimum %8 at %9.</source>
        <translation>%1: von %2 bei %3 bis %4 bei %5; Maximum %6 bei %7, Minimum %8 bei %9.</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts anzuzeigen.</translation>
    </message>
    <message>
        <source>This figure is outdated.</source>
        <translation>Diese Abbildung ist veraltet.</translation>
    </message>
    <message>
        <source>Vertical axis: %1. Horizontal axis: %2.</source>
        <translation>Senkrechte Achse: %1. Waagrechte Achse: %2.</translation>
    </message>
    <message>
        <source>Further entries not described: %1.</source>
        <translation>Weitere, nicht beschriebene Einträge: %1.</translation>
    </message>
    <message>
        <source>“%1” has values down to %2. A logarithmic axis needs positive values.</source>
        <translation>„%1“ hat Werte bis hinunter zu %2. Eine logarithmische Achse braucht positive Werte.</translation>
    </message>
    <message>
        <source>logarithmic x axis</source>
        <translation>x-Achse logarithmisch</translation>
    </message>
    <message>
        <source>logarithmic y axis</source>
        <translation>y-Achse logarithmisch</translation>
    </message>
    <message>
        <source>The y axis is logarithmic.</source>
        <translation>Die y-Achse ist logarithmisch.</translation>
    </message>
    <message>
        <source>The x axis is logarithmic.</source>
        <translation>Die x-Achse ist logarithmisch.</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>x-Achse logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>y-Achse logarithmisch</translation>
    </message>
    <message>
        <source>On a logarithmic axis, equal distances represent equal ratios</source>
        <translation>Auf einer logarithmischen Achse bedeuten gleiche Abstände gleiche Verhältnisse</translation>
    </message>
</context>
<context>
    <name>talweg::PointsModel</name>
    <message>
        <source>%1 of point %2</source>
        <translation>%1 von Punkt %2</translation>
    </message>
</context>
<context>
    <name>talweg::PresetsDialog</name>
    <message>
        <source>Talweg presets (*.talweg-presets)</source>
        <translation>Talweg-Vorgaben (*.talweg-presets)</translation>
    </message>
    <message>
        <source>My presets</source>
        <translation>Meine Vorgaben</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename the selected preset</source>
        <translation>Die ausgewählte Vorgabe umbenennen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Remove the selected presets from every project</source>
        <translation>Die ausgewählten Vorgaben aus allen Projekten entfernen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export the selected presets, or all presets if none is selected</source>
        <translation>Die ausgewählten Vorgaben exportieren, oder alle, wenn keine ausgewählt ist</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Import presets from a file</source>
        <translation>Vorgaben aus einer Datei importieren</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>Vorgaben exportieren</translation>
    </message>
    <message>
        <source>presets</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>Vorgaben importieren</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left unchanged. %2</source>
        <translation>%1 lässt sich nicht lesen und bleibt unverändert. %2</translation>
    </message>
    <message>
        <source>No presets yet. To create a preset, use “Save as preset…” in a “Presets” menu beside a heading of the inputs.</source>
        <translation>Noch keine Vorgaben. Zum Anlegen „Als Vorgabe speichern…“ in einem Menü „Vorgaben“ neben einer Überschrift der Eingaben verwenden.</translation>
    </message>
    <message>
        <source>In every project, presets appear in the “Presets” menus beside the headings of the inputs. Double-click a name or source to edit it.</source>
        <translation>Vorgaben stehen in jedem Projekt in den Menüs „Vorgaben“ neben den Überschriften der Eingaben. Zum Ändern auf Name oder Quelle doppelklicken.</translation>
    </message>
    <message>
        <source>Remove presets</source>
        <translation>Vorgaben entfernen</translation>
    </message>
    <message>
        <source>Remove “%1” from all projects?</source>
        <translation>„%1“ aus allen Projekten entfernen?</translation>
    </message>
    <message>
        <source>Remove these %1 presets from all projects?</source>
        <translation>Diese %1 Vorgaben aus allen Projekten entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Names already in use</source>
        <translation>Namen bereits vergeben</translation>
    </message>
    <message>
        <source>Some presets in the file have the same names as your presets but different values.</source>
        <translation>Einige Vorgaben der Datei heißen wie eigene, haben aber andere Werte.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Replace mine</source>
        <translation>Meine ersetzen</translation>
    </message>
    <message>
        <source>Adds a number to the names of imported presets</source>
        <translation>Hängt eine Zahl an die Namen der importierten Vorgaben an</translation>
    </message>
    <message>
        <source>The values of your presets are lost</source>
        <translation>Die Werte der eigenen Vorgaben gehen verloren</translation>
    </message>
    <message>
        <source>Nothing was imported from %1. %2</source>
        <translation>Aus %1 wurde nichts importiert. %2</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
</context>
<context>
    <name>talweg::ProjectPanel</name>
    <message>
        <source>Project title</source>
        <translation>Projekttitel</translation>
    </message>
    <message>
        <source>Title of the project</source>
        <translation>Titel des Projekts</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add an experiment</source>
        <translation>Ein Experiment hinzufügen</translation>
    </message>
    <message>
        <source>More actions for this experiment</source>
        <translation>Weitere Aktionen für dieses Experiment</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Description of the project</source>
        <translation>Beschreibung des Projekts</translation>
    </message>
    <message>
        <source>Add experiment</source>
        <translation>Experiment hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Copy, paste, duplicate, rename, delete, move</source>
        <translation>Kopieren, einfügen, duplizieren, umbenennen, löschen, verschieben</translation>
    </message>
    <message>
        <source>Cut experiments</source>
        <translation>Experimente ausschneiden</translation>
    </message>
    <message>
        <source>Copy experiments</source>
        <translation>Experimente kopieren</translation>
    </message>
    <message>
        <source>Paste experiments</source>
        <translation>Experimente einfügen</translation>
    </message>
    <message>
        <source>The clipboard is empty.</source>
        <translation>Die Zwischenablage ist leer.</translation>
    </message>
    <message>
        <source>No experiments were added. %1</source>
        <translation>Es wurden keine Experimente hinzugefügt. %1</translation>
    </message>
    <message>
        <source>The data exceed the maximum size of a project.</source>
        <translation>Die Daten sind größer, als ein Projekt sein darf.</translation>
    </message>
    <message>
        <source>The data contain no experiments.</source>
        <translation>Die Daten enthalten keine Experimente.</translation>
    </message>
    <message>
        <source>The constant %1 is %2 in this project, but %3 in the imported experiments. If renamed, the imported constant is called %4.</source>
        <translation>Die Konstante %1 ist %2 in diesem Projekt, aber %3 in den importierten Experimenten. Beim Umbenennen erhält die importierte Konstante den Namen %4.</translation>
    </message>
    <message>
        <source>Constants with the same name</source>
        <translation>Konstanten mit demselben Namen</translation>
    </message>
    <message>
        <source>The imported experiments use constants that have different values in this project.</source>
        <translation>Die importierten Experimente verwenden Konstanten, die in diesem Projekt andere Werte haben.</translation>
    </message>
    <message>
        <source>Rename imported</source>
        <translation>Importierte umbenennen</translation>
    </message>
    <message>
        <source>Convert to numbers</source>
        <translation>In Zahlen umwandeln</translation>
    </message>
    <message>
        <source>Import these constants under other names</source>
        <translation>Diese Konstanten unter anderen Namen importieren</translation>
    </message>
    <message>
        <source>Inputs that use these constants become plain numbers</source>
        <translation>Eingaben mit diesen Konstanten werden zu einfachen Zahlen</translation>
    </message>
    <message>
        <source>The project already contains a table %1 with different values. The imported table is stored as %2.</source>
        <translation>Das Projekt enthält bereits eine Tabelle %1 mit anderen Werten. Die importierte Tabelle wird als %2 gespeichert.</translation>
    </message>
    <message>
        <source>From example</source>
        <translation>Aus einem Beispiel</translation>
    </message>
</context>
<context>
    <name>talweg::PublishedWorksDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Published works</source>
        <translation>Veröffentlichungen</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation>Fortschritt der Berechnung</translation>
    </message>
    <message>
        <source>Cancel the computation</source>
        <translation>Die Berechnung abbrechen</translation>
    </message>
    <message>
        <source>Compute the claims of the selected work</source>
        <translation>Die Aussagen der ausgewählten Veröffentlichung berechnen</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Aussagen</translation>
    </message>
    <message>
        <source>Reading of the opened experiment:</source>
        <translation>Lesart des geöffneten Experiments:</translation>
    </message>
    <message>
        <source>The interpretation of the published model that the opened experiment uses</source>
        <translation>Die Deutung des veröffentlichten Modells, mit der das geöffnete Experiment rechnet</translation>
    </message>
    <message>
        <source>Open as experiment</source>
        <translation>Als Experiment öffnen</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy all claims with exact numbers, for a spreadsheet</source>
        <translation>Alle Aussagen mit genauen Zahlen kopieren, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Computing the claims…</source>
        <translation>Die Aussagen werden berechnet…</translation>
    </message>
    <message>
        <source>The claims cannot be computed: %1</source>
        <translation>Die Aussagen können nicht berechnet werden: %1</translation>
    </message>
    <message>
        <source>The claims are not computed.</source>
        <translation>Die Aussagen sind nicht berechnet.</translation>
    </message>
    <message>
        <source>Holds: %1. Holds in some readings: %2. Refuted: %3. Not decidable: %4.</source>
        <translation>Gilt: %1. Gilt in einigen Lesarten: %2. Widerlegt: %3. Nicht entscheidbar: %4.</translation>
    </message>
    <message>
        <source>Add the run or study behind the selected claim to the project</source>
        <translation>Den Lauf oder die Studie hinter der ausgewählten Aussage zum Projekt hinzufügen</translation>
    </message>
    <message>
        <source>Select one claim to open the run or study behind it</source>
        <translation>Wählen Sie eine Aussage aus, um den Lauf oder die Studie dahinter zu öffnen</translation>
    </message>
</context>
<context>
    <name>talweg::QuantityEdit</name>
    <message>
        <source>&lt;p&gt;Allowed: %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Erlaubt: %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Enter “%1” to set the value automatically.&lt;/p&gt;</source>
        <translation>&lt;p&gt;„%1“ eintragen, um den Wert automatisch zu setzen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Drag the name of the input left or right to change the value.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Den Namen der Eingabe nach links oder rechts ziehen, um den Wert zu ändern.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;i&gt;Source: %1&lt;/i&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;i&gt;Quelle: %1&lt;/i&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;To make the input uncertain, type &lt;b&gt;±5%&lt;/b&gt; or &lt;b&gt;normal:mean:sd&lt;/b&gt; after the number or instead of it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Um die Eingabe unsicher zu machen, &lt;b&gt;±5%&lt;/b&gt; oder &lt;b&gt;normal:Mittel:s&lt;/b&gt; hinter der Zahl oder an ihrer Stelle eingeben.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>talweg::RandomInputs</name>
    <message>
        <source>Add uncertain inputs to see how likely each outcome is.</source>
        <translation>Unsichere Eingaben hinzufügen, um zu sehen, wie wahrscheinlich jeder Ausgang ist.</translation>
    </message>
    <message>
        <source>Set uncertain inputs</source>
        <translation>Unsichere Eingaben festlegen</translation>
    </message>
</context>
<context>
    <name>talweg::RangeFields</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>First value of %1</source>
        <translation>Erster Wert von %1</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Last value of %1</source>
        <translation>Letzter Wert von %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step of %1</source>
        <translation>Schrittweite von %1</translation>
    </message>
</context>
<context>
    <name>talweg::RefusedTexts</name>
    <message>
        <source>The figures still show %1 = %2, because the entry “%3” is incomplete or invalid: %4</source>
        <translation>Die Abbildungen zeigen weiter %1 = %2, weil die Eingabe „%3“ unvollständig oder ungültig ist: %4</translation>
    </message>
</context>
<context>
    <name>talweg::ReportDialog</name>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Report pages</source>
        <translation>Seiten des Berichts</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Abbildungen</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Symbols, sources, methods</source>
        <translation>Formelzeichen, Quellen, Verfahren</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The project has no experiments.</source>
        <translation>Das Projekt hat keine Experimente.</translation>
    </message>
    <message>
        <source>Select at least one experiment.</source>
        <translation>Mindestens ein Experiment auswählen.</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>One file for a browser. The page breaks are approximate.</source>
        <translation>Eine Datei für einen Browser. Die Seitenumbrüche stimmen nur ungefähr.</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>The report is not ready yet.</source>
        <translation>Der Bericht ist noch nicht fertig.</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird geschrieben…</translation>
    </message>
    <message>
        <source>Report written to %1.</source>
        <translation>Bericht nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Kumuliert</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streudiagramm</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Tornado</source>
        <translation>Tornado</translation>
    </message>
    <message>
        <source>Sobol&apos; indices (additional runs)</source>
        <translation>Sobol-Indizes (zusätzliche Läufe)</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation>Zufallsläufe</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Number of random runs</source>
        <translation>Zahl der Zufallsläufe</translation>
    </message>
    <message>
        <source>Number of random runs of each experiment with uncertain inputs</source>
        <translation>Zahl der Zufallsläufe je Experiment mit unsicheren Eingaben</translation>
    </message>
    <message>
        <source>Figures of random runs in the report</source>
        <translation>Abbildungen von Zufallsläufen im Bericht</translation>
    </message>
    <message>
        <source>Experiments and pinned runs to compare, and the baseline</source>
        <translation>Zu vergleichende Experimente und angeheftete Läufe, und die Vergleichsbasis</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Vergleichsbasis</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the exported report</source>
        <translation>Den exportierten Bericht öffnen</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Verfasser</translation>
    </message>
    <message>
        <source>Printed below the title</source>
        <translation>Steht unter dem Titel</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>PNG or JPEG file, printed above the title</source>
        <translation>PNG- oder JPEG-Datei, steht über dem Titel</translation>
    </message>
    <message>
        <source>Select the file of the logo</source>
        <translation>Die Datei des Logos auswählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>talweg::RequirementEdit</name>
    <message>
        <source>standard deviations</source>
        <translation>Standardabweichungen</translation>
    </message>
    <message>
        <source>Edit as text</source>
        <translation>Als Text bearbeiten</translation>
    </message>
    <message>
        <source>the requirement</source>
        <translation>die Anforderung</translation>
    </message>
    <message>
        <source>the required percentage</source>
        <translation>der geforderte Prozentsatz</translation>
    </message>
    <message>
        <source>the number of standard deviations</source>
        <translation>die Zahl der Standardabweichungen</translation>
    </message>
    <message>
        <source>the required level</source>
        <translation>die geforderte Schwelle</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Kind of requirement</source>
        <translation>Art der Anforderung</translation>
    </message>
    <message>
        <source>Percentage of runs</source>
        <translation>Prozentsatz der Läufe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kenngröße</translation>
    </message>
    <message>
        <source>Compare the mean minus or plus a number of standard deviations with the limit</source>
        <translation>Den Mittelwert minus oder plus eine Anzahl Standardabweichungen mit der Grenze vergleichen</translation>
    </message>
    <message>
        <source>Standard deviations</source>
        <translation>Standardabweichungen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>% of runs:</source>
        <translation>% der Läufe:</translation>
    </message>
    <message>
        <source>The percentage must lie between 0 and 100 %.</source>
        <translation>Der Prozentsatz muss zwischen 0 und 100&#xa0;% liegen.</translation>
    </message>
    <message>
        <source>The number of standard deviations must be greater than 0.</source>
        <translation>Die Zahl der Standardabweichungen muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Zum Beispiel %1</translation>
    </message>
    <message>
        <source>No requirement</source>
        <translation>Keine Anforderung</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>More than</source>
        <translation>Mehr als</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Less than</source>
        <translation>Weniger als</translation>
    </message>
    <message>
        <source>Mean of</source>
        <translation>Mittel von</translation>
    </message>
    <message>
        <source>%1 (probability)</source>
        <translation>%1 (Wahrscheinlichkeit)</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>above</source>
        <translation>über</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>Show the requirement as text, which can combine conditions with “and” and “or”</source>
        <translation>Die Anforderung als Text zeigen, der Bedingungen mit „and“ und „or“ verbinden kann</translation>
    </message>
    <message>
        <source>This requirement can be edited only as text.</source>
        <translation>Diese Anforderung lässt sich nur als Text bearbeiten.</translation>
    </message>
    <message>
        <source>Minimum of</source>
        <translation>Minimum von</translation>
    </message>
    <message>
        <source>Maximum of</source>
        <translation>Maximum von</translation>
    </message>
</context>
<context>
    <name>talweg::RowsEditor</name>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Add a %1 below</source>
        <translation>Zeile darunter hinzufügen: %1</translation>
    </message>
    <message>
        <source>Remove the selected %1 (Delete)</source>
        <translation>Ausgewählte Zeile entfernen (Entf): %1</translation>
    </message>
    <message>
        <source>Move the selected %1 up (Alt+Up)</source>
        <translation>Ausgewählte Zeile nach oben (Alt+Hoch): %1</translation>
    </message>
    <message>
        <source>Move the selected %1 down (Alt+Down)</source>
        <translation>Ausgewählte Zeile nach unten (Alt+Runter): %1</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importieren: %1</translation>
    </message>
    <message>
        <source>To replace rows by pasting, select adjacent rows.</source>
        <translation>Um Zeilen beim Einfügen zu ersetzen, aufeinander folgende Zeilen auswählen.</translation>
    </message>
    <message>
        <source>To move rows together, select adjacent rows.</source>
        <translation>Um mehrere Zeilen zu verschieben, aufeinander folgende auswählen.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Import a text table whose header contains the column names of this table</source>
        <translation>Eine Texttabelle importieren, deren Kopfzeile die Spaltennamen dieser Tabelle enthält</translation>
    </message>
    <message>
        <source>Import a text table with columns for x and y</source>
        <translation>Eine Texttabelle mit Spalten für x und y importieren</translation>
    </message>
    <message>
        <source>Reading clipboard…</source>
        <translation>Zwischenablage wird gelesen…</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Datei neu laden</translation>
    </message>
    <message>
        <source>Reload…</source>
        <translation>Neu laden…</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Aus %1</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv *.dat *.xy *.gpx);;All files (*)</source>
        <translation>Tabellen (*.csv *.txt *.tsv *.dat *.xy *.gpx);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>talweg::RunPage</name>
    <message>
        <source>The run could not be solved: %1</source>
        <translation>Der Lauf ließ sich nicht berechnen: %1</translation>
    </message>
    <message>
        <source>The pinned run of “%1” could not be solved and is not shown: %2 Unpin the run if you do not need it.</source>
        <translation>Der angeheftete Lauf von „%1“ ließ sich nicht berechnen und wird nicht gezeigt: %2 Den Lauf lösen, wenn er nicht gebraucht wird.</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>talweg::RunStatus</name>
    <message>
        <source>Not solved</source>
        <translation>Nicht berechnet</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Invalid entry: %1</source>
        <translation>Ungültige Eingabe: %1</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>talweg::SavePresetDialog</name>
    <message>
        <source>Save as preset</source>
        <translation>Als Vorgabe speichern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Source of the values (optional)</source>
        <translation>Quelle der Werte (optional)</translation>
    </message>
    <message>
        <source>Inputs in the preset</source>
        <translation>Eingaben der Vorgabe</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The preset needs a name.</source>
        <translation>Die Vorgabe braucht einen Namen.</translation>
    </message>
    <message>
        <source>Select at least one input.</source>
        <translation>Mindestens eine Eingabe auswählen.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>You already have a preset with this name. It will be replaced.</source>
        <translation>Eine Vorgabe mit diesem Namen gibt es schon. Sie wird ersetzt.</translation>
    </message>
    <message>
        <source>The preset is available in every project. Expressions are saved as numbers.</source>
        <translation>Die Vorgabe steht in jedem Projekt zur Verfügung. Ausdrücke werden als Zahlen gespeichert.</translation>
    </message>
</context>
<context>
    <name>talweg::SliceBar</name>
    <message>
        <source>%1 of the designs shown</source>
        <translation>%1 der gezeigten Entwürfe</translation>
    </message>
</context>
<context>
    <name>talweg::SpaceView</name>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Drag to rotate, Shift+drag or right-drag to move, scroll to zoom</source>
        <translation>Ziehen dreht, Ziehen mit Umschalt oder rechter Taste verschiebt, das Rad zoomt</translation>
    </message>
    <message>
        <source>the scene in its current view, from azimuth %1° and elevation %2°</source>
        <translation>die Szene in der aktuellen Ansicht, aus %1° Azimut und %2° Höhenwinkel</translation>
    </message>
    <message>
        <source>the whole scene, “%1”</source>
        <translation>die ganze Szene, „%1“</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>%1 folgen</translation>
    </message>
</context>
<context>
    <name>talweg::StudyFigureBar</name>
    <message>
        <source>Comma-separated values at which single runs are shown. The nearest values of the study are used</source>
        <translation>Durch Kommas getrennte Werte, bei denen einzelne Läufe gezeigt werden. Die nächstliegenden Werte der Studie werden verwendet</translation>
    </message>
    <message>
        <source>At most %1 single runs can be shown; you entered %2.</source>
        <translation>Höchstens %1 einzelne Läufe lassen sich zeigen; eingegeben sind %2.</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Goals:</source>
        <translation>Ziele:</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Prozentsatz</translation>
    </message>
    <message>
        <source>Share of runs that succeed</source>
        <translation>Anteil der Läufe, die gelingen</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>Shares of all outcomes</source>
        <translation>Anteile aller Ausgänge</translation>
    </message>
    <message>
        <source>Mean ± sd</source>
        <translation>Mittel ± s</translation>
    </message>
    <message>
        <source>Mean of a result with bars of one standard deviation</source>
        <translation>Mittel einer Kenngröße mit Balken von einer Standardabweichung</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Mittelwerte</translation>
    </message>
    <message>
        <source>Means without bars, for comparing many lines</source>
        <translation>Mittel ohne Balken, zum Vergleich vieler Linien</translation>
    </message>
    <message>
        <source>Single runs</source>
        <translation>Einzelne Läufe</translation>
    </message>
    <message>
        <source>Single runs, with their mean and bars of one standard deviation</source>
        <translation>Einzelne Läufe mit ihrem Mittel und Balken von einer Standardabweichung</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Colour map over two inputs: either the results of the study, with a line along the limit of the requirement, or the share of nearby runs that succeed</source>
        <translation>Farbkarte über zwei Eingaben: entweder die Ergebnisse der Studie, mit einer Linie an der Grenze der Anforderung, oder der Anteil der Nachbarläufe, die gelingen</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>All designs, with the Pareto-optimal designs highlighted</source>
        <translation>Alle Entwürfe, die Pareto-optimalen hervorgehoben</translation>
    </message>
    <message>
        <source>Inputs to minimise or maximise. A higher success rate is always better</source>
        <translation>Eingaben, die klein oder groß sein sollen. Eine höhere Erfolgsquote ist immer besser</translation>
    </message>
    <message>
        <source>the single runs</source>
        <translation>die einzelnen Läufe</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>for each</source>
        <translation>je</translation>
    </message>
    <message>
        <source>%1: nearby runs</source>
        <translation>%1: Nachbarläufe</translation>
    </message>
    <message>
        <source>higher %1</source>
        <translation>höher: %1</translation>
    </message>
    <message>
        <source>lower %1</source>
        <translation>niedriger: %1</translation>
    </message>
    <message>
        <source>success only</source>
        <translation>nur Erfolg</translation>
    </message>
    <message>
        <source>If designs are otherwise equal, the one with the larger value is better</source>
        <translation>Von sonst gleichen Entwürfen ist der mit dem größeren Wert besser</translation>
    </message>
    <message>
        <source>If designs are otherwise equal, the one with the smaller value is better</source>
        <translation>Von sonst gleichen Entwürfen ist der mit dem kleineren Wert besser</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>Colours show the difference from another study: the value minus the value of the same design in that study</source>
        <translation>Die Farben zeigen die Differenz zu einer anderen Studie: den Wert minus den Wert desselben Entwurfs in jener Studie</translation>
    </message>
    <message>
        <source>Comma-separated values whose lines are shown; empty for all. The nearest values of the study are used</source>
        <translation>Durch Kommas getrennte Werte, deren Linien gezeigt werden; leer für alle. Verwendet werden die nächstgelegenen Werte der Studie</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>the lines shown</source>
        <translation>die gezeigten Linien</translation>
    </message>
</context>
<context>
    <name>talweg::StudyPage</name>
    <message>
        <source>Add study</source>
        <translation>Studie hinzufügen</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Save this requirement under a name, or use a saved requirement</source>
        <translation>Diese Anforderung unter einem Namen speichern oder eine gespeicherte verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the study. The previous results remain visible</source>
        <translation>Die Studie abbrechen. Die vorherigen Ergebnisse bleiben sichtbar</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Neu rechnen</translation>
    </message>
    <message>
        <source>Run the cancelled study again</source>
        <translation>Die abgebrochene Studie neu rechnen</translation>
    </message>
    <message>
        <source>Designs for</source>
        <translation>Entwürfe von</translation>
    </message>
    <message>
        <source>Study shown in the map and the tables</source>
        <translation>Studie, die Karte und Tabellen zeigen</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Named requirements</source>
        <translation>Benannte Anforderungen</translation>
    </message>
    <message>
        <source>The study could not be solved: %1</source>
        <translation>Die Studie ließ sich nicht berechnen: %1</translation>
    </message>
    <message>
        <source>%1 has changed. The study uses its current values.</source>
        <translation>%1 hat sich geändert. Die Studie verwendet die aktuellen Werte.</translation>
    </message>
    <message>
        <source>%1 is missing. The study cannot read its values.</source>
        <translation>%1 fehlt. Die Studie kann die Werte daraus nicht lesen.</translation>
    </message>
    <message>
        <source>the whole figure</source>
        <translation>die ganze Abbildung</translation>
    </message>
    <message>
        <source>Use the design %1</source>
        <translation>Den Entwurf %1 verwenden</translation>
    </message>
    <message>
        <source>Which designs meet your requirement?</source>
        <translation>Welche Entwürfe erfüllen Ihre Anforderung?</translation>
    </message>
    <message>
        <source>Nothing to study</source>
        <translation>Nichts zu untersuchen</translation>
    </message>
    <message>
        <source>A study runs this experiment at many values of its inputs and finds the values that meet a requirement.</source>
        <translation>Eine Studie rechnet dieses Experiment bei vielen Werten seiner Eingaben und findet die Werte, die eine Anforderung erfüllen.</translation>
    </message>
    <message>
        <source>Add an experiment to begin.</source>
        <translation>Zum Beginnen ein Experiment hinzufügen.</translation>
    </message>
    <message>
        <source>Runs of this experiment have no results to compare.</source>
        <translation>Läufe dieses Experiments haben keine vergleichbaren Kenngrößen.</translation>
    </message>
    <message>
        <source>Require</source>
        <translation>Als Anforderung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Save this requirement under a name</source>
        <translation>Diese Anforderung unter einem Namen speichern</translation>
    </message>
    <message>
        <source>Add a named requirement</source>
        <translation>Benannte Anforderung hinzufügen</translation>
    </message>
    <message>
        <source>Outdated:</source>
        <translation>Veraltet:</translation>
    </message>
    <message>
        <source>The confidence level of %1 % applies to all %2 designs jointly.</source>
        <translation>Das Konfidenzniveau von %1 % gilt für alle %2 Entwürfe gemeinsam.</translation>
    </message>
    <message>
        <source>Cancelled. The results shown are outdated.</source>
        <translation>Abgebrochen. Die gezeigten Ergebnisse sind veraltet.</translation>
    </message>
    <message>
        <source>The results shown are outdated.</source>
        <translation>Die gezeigten Ergebnisse sind veraltet.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Unterbrechen</translation>
    </message>
    <message>
        <source>The study of the previous inputs is paused. It resumes if you undo the change. See Study › Background tasks.</source>
        <translation>Die Studie der vorigen Eingaben ist unterbrochen (Studie › Hintergrundaufgaben). Sie läuft weiter, wenn Sie die Änderung rückgängig machen.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>die Vergleichsbasis</translation>
    </message>
    <message>
        <source>Live  ·  %1  ·  %2  ·  %3</source>
        <translation>Live  ·  %1  ·  %2  ·  %3</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>In Arbeit: %1</translation>
    </message>
    <message>
        <source>Extend range</source>
        <translation>Bereich erweitern</translation>
    </message>
    <message>
        <source>Extend the studied values to the ends of the distribution</source>
        <translation>Werte bis zu den Enden der Verteilung untersuchen</translation>
    </message>
    <message>
        <source>%1 of at most %2 random runs were needed.</source>
        <translation>%1 von höchstens %2 Zufallsläufen waren nötig.</translation>
    </message>
    <message>
        <source>The confidence level of %1 % applies to all %2 combinations of known and unknown inputs jointly.</source>
        <translation>Die Konfidenz von %1 % gilt für alle %2 Kombinationen bekannter und unbekannter Eingaben zusammen.</translation>
    </message>
    <message>
        <source>The study evaluates designs from %1 to %2, but the experiment has %3. Its run may end differently.</source>
        <translation>Die Studie bewertet Entwürfe von %1 bis %2, das Experiment hat aber %3. Sein Lauf kann deshalb anders ausgehen.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 übernehmen</translation>
    </message>
</context>
<context>
    <name>talweg::StudySetup</name>
    <message>
        <source>Add a study to choose the inputs that vary.</source>
        <translation>Eine Studie hinzufügen, um die variierten Eingaben zu wählen.</translation>
    </message>
    <message>
        <source>Add study</source>
        <translation>Studie hinzufügen</translation>
    </message>
    <message>
        <source>Designs: all combinations of</source>
        <translation>Entwürfe: alle Kombinationen von</translation>
    </message>
    <message>
        <source>Vary another input</source>
        <translation>Eine weitere Eingabe variieren</translation>
    </message>
    <message>
        <source>Add an input to the study</source>
        <translation>Der Studie eine Eingabe hinzufügen</translation>
    </message>
    <message>
        <source>Each evaluated over</source>
        <translation>Je ausgewertet über</translation>
    </message>
    <message>
        <source>Evaluated over</source>
        <translation>Ausgewertet über</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimieren</translation>
    </message>
    <message>
        <source>Find the smallest value of this input such that this and all larger values meet the requirement</source>
        <translation>Den kleinsten Wert dieser Eingabe suchen, bei dem er und alle größeren Werte die Anforderung erfüllen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Kenngrößen</translation>
    </message>
    <message>
        <source>Compare variants</source>
        <translation>Varianten vergleichen</translation>
    </message>
    <message>
        <source>Remove study</source>
        <translation>Studie entfernen</translation>
    </message>
    <message>
        <source>Another body</source>
        <translation>Ein anderer Körper</translation>
    </message>
    <message>
        <source>Results of the other bodies in the race</source>
        <translation>Kenngrößen der anderen Körper im Rennen</translation>
    </message>
    <message>
        <source>– none</source>
        <translation>– keine</translation>
    </message>
    <message>
        <source>Body %1</source>
        <translation>Körper %1</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <translation>%1: %2 und %3</translation>
    </message>
    <message>
        <source>All inputs are already varied</source>
        <translation>Alle Eingaben werden schon variiert</translation>
    </message>
    <message>
        <source>%1, solved for each variant compared: %2 random runs in total.</source>
        <translation>%1, für jede verglichene Variante berechnet: %2 Zufallsläufe insgesamt.</translation>
    </message>
    <message>
        <source>%1, %2 random runs in total.</source>
        <translation>%1, %2 Zufallsläufe insgesamt.</translation>
    </message>
    <message>
        <source>%1 with %2 each, in each of %3 compared variants: %4 in total.</source>
        <translation>%1 mit je %2, in jeder von %3 verglichenen Varianten: %4 insgesamt.</translation>
    </message>
    <message>
        <source>%1 with %2 each: %3 in total.</source>
        <translation>%1 mit je %2: %3 insgesamt.</translation>
    </message>
    <message>
        <source>Extend range</source>
        <translation>Bereich erweitern</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1, each at %2 combinations of unknown inputs: %3 random runs in total.</source>
        <translation>%1 mit je %2 Kombinationen unbekannter Eingaben: %3 Zufallsläufe insgesamt.</translation>
    </message>
    <message>
        <source>%1, each at %2 combinations of unknown inputs: %3 in total.</source>
        <translation>%1 mit je %2 Kombinationen unbekannter Eingaben: %3 insgesamt.</translation>
    </message>
</context>
<context>
    <name>talweg::StudyView</name>
    <message>
        <source>The figure appears when the study is solved.</source>
        <translation>Die Abbildung erscheint, sobald die Studie berechnet ist.</translation>
    </message>
    <message>
        <source>Use this design</source>
        <translation>Diesen Entwurf verwenden</translation>
    </message>
</context>
<context>
    <name>talweg::SweptEdit</name>
    <message>
        <source>&lt;p&gt;Start, end and step, such as &lt;b&gt;0.6:1:0.01&lt;/b&gt;, or single values, such as &lt;b&gt;1, 2, 4&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Anfang, Ende und Schritt, etwa &lt;b&gt;0.6:1:0.01&lt;/b&gt;, oder einzelne Werte, etwa &lt;b&gt;1, 2, 4&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the values of %1</source>
        <translation>die Werte von %1</translation>
    </message>
    <message>
        <source>Stop varying %1</source>
        <translation>%1 nicht mehr variieren</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>&lt;p&gt;The input is known to lie in this range, but has no distribution. Each design then has a p-box: the minimum and maximum of its results over all values of the unknown inputs. If the input varies randomly, set a distribution instead.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Die Eingabe liegt bekanntermaßen in diesem Bereich, hat aber keine Verteilung. Jeder Entwurf hat dann eine p-Box: Minimum und Maximum seiner Kenngrößen über alle Werte der unbekannten Eingaben. Für eine zufällig schwankende Eingabe stattdessen eine Verteilung setzen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Single values</source>
        <translation>Einzelne Werte</translation>
    </message>
    <message>
        <source>Type single values, such as 1, 2, 4, or a range as text, such as 0.6:1:0.01</source>
        <translation>Einzelne Werte eingeben, etwa 1, 2, 4, oder einen Bereich als Text, etwa 0.6:1:0.01</translation>
    </message>
</context>
<context>
    <name>talweg::SystemPages</name>
    <message>
        <source>&lt;p&gt;&lt;i&gt;Source: %1&lt;/i&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;i&gt;Quelle: %1&lt;/i&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;li&gt;%1: %2 Column name in the header of a file: &lt;code&gt;%3&lt;/code&gt;&lt;/li&gt;</source>
        <translation>&lt;li&gt;%1: %2 Spaltenname in der Kopfzeile einer Datei: &lt;code&gt;%3&lt;/code&gt;&lt;/li&gt;</translation>
    </message>
    <message>
        <source>&lt;li&gt;%1: %2 Allowed: %3. Column name in the header of a file: &lt;code&gt;%4&lt;/code&gt;&lt;/li&gt;</source>
        <translation>&lt;li&gt;%1: %2 Erlaubt: %3. Spaltenname in der Kopfzeile einer Datei: &lt;code&gt;%4&lt;/code&gt;&lt;/li&gt;</translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation>Erlaubt: %1.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Source: %1&lt;/i&gt;</source>
        <translation>&lt;i&gt;Quelle: %1&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;br&gt;In files and on the command line: &lt;code&gt;%1&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;br&gt;In Dateien und auf der Befehlszeile: &lt;code&gt;%1&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>In files: &lt;code&gt;%1&lt;/code&gt;&lt;/p&gt;</source>
        <translation>In Dateien: &lt;code&gt;%1&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Kenngrößen</translation>
    </message>
    <message>
        <source>Quantities</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Quantities of each body</source>
        <translation>Größen jedes Körpers</translation>
    </message>
    <message>
        <source>Event columns</source>
        <translation>Spalten der Ereignisse</translation>
    </message>
</context>
<context>
    <name>talweg::TableModel</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 Allowed: %2.</source>
        <translation>%1 Erlaubt: %2.</translation>
    </message>
    <message>
        <source>%1 Enter “%2” to set the value automatically.</source>
        <translation>%1 „%2“ eintragen, um den Wert automatisch zu setzen.</translation>
    </message>
</context>
<context>
    <name>talweg::TableTools</name>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Semicolons, decimal commas</source>
        <translation>Strichpunkte, Dezimalkommas</translation>
    </message>
    <message>
        <source>Tabs, decimal points</source>
        <translation>Tabulatoren, Dezimalpunkte</translation>
    </message>
    <message>
        <source>Commas, decimal points</source>
        <translation>Kommas, Dezimalpunkte</translation>
    </message>
</context>
<context>
    <name>talweg::TolerancesEdit</name>
    <message>
        <source>Tolerances</source>
        <translation>Toleranzen</translation>
    </message>
    <message>
        <source>Tolerances of the inputs of the selected design</source>
        <translation>Toleranzen der Eingaben des ausgewählten Entwurfs</translation>
    </message>
    <message>
        <source>Enter the tolerance of each input as a value in the unit of the input, such as 0.5, or as a percentage, such as 5 %. Each design is then also run at points within its tolerances. Leave the field empty if the input is exact.</source>
        <translation>Die Toleranz jeder Eingabe als Wert in der Einheit der Eingabe eintragen, etwa 0.5, oder als Prozentsatz, etwa 5 %. Jeder Entwurf wird dann auch an Punkten innerhalb seiner Toleranzen gerechnet. Das Feld leer lassen, wenn die Eingabe genau ist.</translation>
    </message>
    <message>
        <source>Another input</source>
        <translation>Eine weitere Eingabe</translation>
    </message>
    <message>
        <source>Tolerance of %1</source>
        <translation>Toleranz von %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>the tolerance of %1</source>
        <translation>die Toleranz von %1</translation>
    </message>
    <message>
        <source>All inputs are already listed</source>
        <translation>Alle Eingaben sind schon aufgeführt</translation>
    </message>
</context>
<context>
    <name>talweg::TrackDialog</name>
    <message>
        <source>The y axis points down</source>
        <translation>Die y-Achse zeigt nach unten</translation>
    </message>
    <message>
        <source>The lowest point was tracked, not the centre</source>
        <translation>Der tiefste Punkt wurde verfolgt, nicht der Mittelpunkt</translation>
    </message>
    <message>
        <source>Add measured track: %1</source>
        <translation>Messspur hinzufügen: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the track in legends and tables.</source>
        <translation>Name der Messspur in Legenden und Tabellen.</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>if the table has frame numbers</source>
        <translation>wenn die Tabelle Bildnummern hat</translation>
    </message>
    <message>
        <source>Frame rate of the camera (1/s). Only for tables with frame numbers instead of times.</source>
        <translation>Bildrate der Kamera (1/s). Nur für Tabellen mit Bildnummern statt Zeiten.</translation>
    </message>
    <message>
        <source>Metres per pixel</source>
        <translation>Meter je Pixel</translation>
    </message>
    <message>
        <source>if the table is in pixels</source>
        <translation>wenn die Tabelle in Pixeln ist</translation>
    </message>
    <message>
        <source>Offset x, y, t</source>
        <translation>Verschiebung x, y, t</translation>
    </message>
    <message>
        <source>Added to x and y (m) after scaling and rotation, to move the track to its position on the terrain. The third number is optional: the run time (s) at which the time of the table is 0. Without it, the run starts with the first sample.</source>
        <translation>Wird nach Skalierung und Drehung zu x und y addiert (m), um die Messspur an ihren Ort auf dem Gelände zu verschieben. Die dritte Zahl ist optional: die Zeit des Laufs (s), zu der die Zeit der Tabelle 0 ist. Ohne sie beginnt der Lauf mit dem ersten Messpunkt.</translation>
    </message>
    <message>
        <source>Rotation angle</source>
        <translation>Drehwinkel</translation>
    </message>
    <message>
        <source>Angle in degrees by which the track is rotated counter-clockwise, to correct a tilted camera.</source>
        <translation>Winkel in Grad, um den die Messspur gegen den Uhrzeigersinn gedreht wird, um eine geneigte Kamera auszugleichen.</translation>
    </message>
    <message>
        <source>Standard deviation σ</source>
        <translation>Standardabweichung σ</translation>
    </message>
    <message>
        <source>estimated by the fit</source>
        <translation>von der Anpassung geschätzt</translation>
    </message>
    <message>
        <source>Standard deviation of one coordinate (m).</source>
        <translation>Standardabweichung einer Koordinate (m).</translation>
    </message>
    <message>
        <source>Other options</source>
        <translation>Weitere Optionen</translation>
    </message>
    <message>
        <source>More options as on the command line: t, x, y and theta name columns; unit, tunit, separator, decimal and header describe the table; track=2 takes the second track; use=y fits only that coordinate.</source>
        <translation>Weitere Optionen wie auf der Befehlszeile: t, x, y und theta nennen Spalten; unit, tunit, separator, decimal und header beschreiben die Tabelle; track=2 nimmt die zweite Messspur; use=y verwendet bei der Anpassung nur diese Koordinate.</translation>
    </message>
    <message>
        <source>Scale of the picture. Only for tables in pixels. Without a scale, the track is not drawn with the run, and “Fit” gives only the restitution of its impacts.</source>
        <translation>Maßstab des Bildes. Nur für Tabellen in Pixeln. Ohne Maßstab wird die Messspur nicht mit dem Lauf gezeichnet, und „Anpassen“ gibt nur die Stoßzahl ihrer Aufpralle an.</translation>
    </message>
    <message>
        <source>From two samples</source>
        <translation>Aus zwei Punkten</translation>
    </message>
    <message>
        <source>Find the scale: click two samples in the plot whose distance you know</source>
        <translation>Den Maßstab bestimmen: zwei Messpunkte im Diagramm anklicken, deren Abstand bekannt ist</translation>
    </message>
    <message>
        <source>Distance between the two samples (m):</source>
        <translation>Abstand der beiden Messpunkte (m):</translation>
    </message>
    <message>
        <source>Click the first of two samples whose distance you know.</source>
        <translation>Klicken Sie den ersten von zwei Messpunkten an, deren Abstand bekannt ist.</translation>
    </message>
    <message>
        <source>Click the second sample.</source>
        <translation>Klicken Sie den zweiten Messpunkt an.</translation>
    </message>
</context>
<context>
    <name>talweg::TrackPane</name>
    <message>
        <source>Drag per length K</source>
        <translation>Luftwiderstand je Länge K</translation>
    </message>
    <message>
        <source>Add track…</source>
        <translation>Messspur hinzufügen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Use these values</source>
        <translation>Diese Werte verwenden</translation>
    </message>
    <message>
        <source>Use as uncertainty</source>
        <translation>Als Unsicherheit verwenden</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Messspur</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messpunkte</translation>
    </message>
    <message>
        <source>σ (m)</source>
        <translation>σ (m)</translation>
    </message>
    <message>
        <source>RMS (m)</source>
        <translation>RMS (m)</translation>
    </message>
    <message>
        <source>Measured tracks</source>
        <translation>Messspuren</translation>
    </message>
    <message>
        <source>Measured tracks of the experiment. Double-click a name to change it. RMS is the root mean square of the distance between the run and the track.</source>
        <translation>Messspuren des Experiments. Zum Ändern eines Namens auf ihn doppelklicken. RMS ist das quadratische Mittel des Abstands zwischen Lauf und Messspur.</translation>
    </message>
    <message>
        <source>Fitted input</source>
        <translation>Angepasste Eingabe</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Fit, 95 % interval</source>
        <translation>Anpassung, 95-%-Intervall</translation>
    </message>
    <message>
        <source>Inputs to fit</source>
        <translation>Anzupassende Eingaben</translation>
    </message>
    <message>
        <source>Set the inputs of the experiment to the fitted values, including the start</source>
        <translation>Die Eingaben des Experiments auf die angepassten Werte setzen, auch den Start</translation>
    </message>
    <message>
        <source>Let the fitted inputs vary in random runs and studies, with normal distributions and correlations from the fit</source>
        <translation>Die angepassten Eingaben in Zufallsläufen und Studien schwanken lassen, mit Normalverteilungen und Korrelationen aus der Anpassung</translation>
    </message>
    <message>
        <source>The fit failed: %1</source>
        <translation>Die Anpassung ist fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Add measured track</source>
        <translation>Messspur hinzufügen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv *.dat);;All files (*)</source>
        <translation>Tabellen (*.csv *.txt *.tsv *.dat);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Only rover experiments can have measured tracks.</source>
        <translation>Nur Rover-Experimente können Messspuren haben.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Add the track &quot;%1&quot;</source>
        <translation>Messspur „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>A track &quot;%1&quot; already exists; choose another name.</source>
        <translation>Eine Messspur „%1“ existiert schon; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Rename a track to &quot;%1&quot;</source>
        <translation>Messspur umbenennen in „%1“</translation>
    </message>
    <message>
        <source>Remove the track &quot;%1&quot;</source>
        <translation>Messspur „%1“ entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add a table of measured positions, for example from a film of a test. Its points are drawn with the run, and the fit finds inputs for which the run agrees with them.</source>
        <translation>Eine Tabelle gemessener Lagen hinzufügen, zum Beispiel aus dem Film eines Versuchs. Ihre Punkte werden mit dem Lauf gezeichnet, und die Anpassung findet Eingaben, mit denen der Lauf mit ihnen übereinstimmt.</translation>
    </message>
    <message>
        <source>Use the values of the fit</source>
        <translation>Werte der Anpassung verwenden</translation>
    </message>
    <message>
        <source>Use the fit as uncertainty</source>
        <translation>Anpassung als Unsicherheit verwenden</translation>
    </message>
    <message>
        <source>Keep start values</source>
        <translation>Startwerte beibehalten</translation>
    </message>
    <message>
        <source>Result of the fit</source>
        <translation>Ergebnis der Anpassung</translation>
    </message>
    <message>
        <source>The tracks have too few samples for the unknowns. Tick fewer inputs, or tick “Keep start values”.</source>
        <translation>Die Messspuren haben zu wenige Messpunkte für die Unbekannten. Weniger Eingaben ankreuzen oder „Startwerte beibehalten“ ankreuzen.</translation>
    </message>
    <message>
        <source>Tracks in pixels are not compared with the run. “Fit” gives only the restitution of their impacts. To compare them, add the track again and enter the metres per pixel.</source>
        <translation>Messspuren in Pixeln werden nicht mit dem Lauf verglichen. „Anpassen“ gibt nur die Stoßzahl ihrer Aufpralle an. Zum Vergleichen fügen Sie die Messspur noch einmal hinzu und geben Sie die Meter je Pixel ein.</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>Tick the inputs to fit. All others keep their values, including the start values. Exception: if μ is ticked but μ′ is not, μ′ is set equal to μ.</source>
        <translation>Die anzupassenden Eingaben ankreuzen. Alle anderen behalten ihre Werte, auch die Startwerte. Ausnahme: Ist μ angekreuzt, μ′ aber nicht, wird μ′ gleich μ gesetzt.</translation>
    </message>
    <message>
        <source>Keep the start position, clearance, speeds and spin of the experiment. To fit only some of them, tick them in the list.</source>
        <translation>Startort, Bodenabstand, Geschwindigkeiten und Winkelgeschwindigkeit des Experiments beibehalten. Um nur einige davon anzupassen, diese in der Liste ankreuzen.</translation>
    </message>
    <message>
        <source>Reference speed law_v</source>
        <translation>Bezugsgeschwindigkeit law_v</translation>
    </message>
    <message>
        <source>Restitution:</source>
        <translation>Stoßzahl:</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Stoßzahl</translation>
    </message>
    <message>
        <source>Restitution at the normal impact speed a: e for “constant”, v/(a + v) for “half-velocity”, e/(1 + (a/v)²) for “pfeiffer”; v is the reference speed law_v.</source>
        <translation>Stoßzahl bei der Normalgeschwindigkeit a vor dem Stoß: e bei „konstant“, v/(a + v) bei „Halbwertgeschwindigkeit“, e/(1 + (a/v)²) bei „Pfeiffer“; v ist die Bezugsgeschwindigkeit law_v.</translation>
    </message>
</context>
<context>
    <name>talweg::UncertaintyEdit</name>
    <message>
        <source>The seed must be at most 18446744073709551615.</source>
        <translation>Die Startzahl darf höchstens 18446744073709551615 sein.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Eine ganze Zahl eingeben.</translation>
    </message>
    <message>
        <source>Link an input to a formula</source>
        <translation>Eingabe an Formel koppeln</translation>
    </message>
    <message>
        <source>Computes an input from others, for example kinetic friction as 0.8 times static friction</source>
        <translation>Berechnet eine Eingabe aus anderen, etwa die Gleitreibung als das 0.8-fache der Haftreibung</translation>
    </message>
    <message>
        <source>Add uncertain input</source>
        <translation>Unsichere Eingabe hinzufügen</translation>
    </message>
    <message>
        <source>An input that varies from run to run</source>
        <translation>Eine Eingabe, die von Lauf zu Lauf schwankt</translation>
    </message>
    <message>
        <source>An input that varies from run to run. Each design is then evaluated by random runs, with the same samples for all designs, and its verdict has a confidence level</source>
        <translation>Eine Eingabe, die von Lauf zu Lauf schwankt. Jeder Entwurf wird mit Zufallsläufen ausgewertet, mit denselben Ziehungen für alle Entwürfe, und sein Urteil hat eine Konfidenz</translation>
    </message>
    <message>
        <source>Uncertain and linked inputs</source>
        <translation>Unsichere und gekoppelte Eingaben</translation>
    </message>
    <message>
        <source>Uncertain inputs, inputs linked to a formula, and the distribution of the values over which designs are evaluated</source>
        <translation>Unsichere Eingaben, mit einer Formel gekoppelte Eingaben und die Verteilung der Werte, über die Entwürfe ausgewertet werden</translation>
    </message>
    <message>
        <source>as in the experiment</source>
        <translation>wie im Experiment</translation>
    </message>
    <message>
        <source>equal weights</source>
        <translation>gleich gewichtet</translation>
    </message>
    <message>
        <source>&lt;p&gt;A distribution, such as &lt;b&gt;weibull:2:4.5&lt;/b&gt; (shape, scale), &lt;b&gt;normal:6:1&lt;/b&gt; (mean, standard deviation) or &lt;b&gt;triangular:5:6:9&lt;/b&gt;. Designs then have a probability of success in addition to the percentage; in a requirement, write this probability as &lt;b&gt;P(…)&lt;/b&gt;. If the field is empty, all values have equal weight.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Verteilung, etwa &lt;b&gt;weibull:2:4.5&lt;/b&gt; (Form, Skala), &lt;b&gt;normal:6:1&lt;/b&gt; (Mittel, Standardabweichung) oder &lt;b&gt;triangular:5:6:9&lt;/b&gt;. Entwürfe haben dann neben dem Prozentsatz eine Erfolgswahrscheinlichkeit; eine Anforderung verwendet sie als &lt;b&gt;P(…)&lt;/b&gt;. Ist das Feld leer, haben alle Werte gleiches Gewicht.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the distribution of the values</source>
        <translation>die Verteilung der Werte</translation>
    </message>
    <message>
        <source>the number of random runs</source>
        <translation>die Zahl der Zufallsläufe</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>die Startzahl</translation>
    </message>
    <message>
        <source>Random runs per design</source>
        <translation>Zufallsläufe je Entwurf</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Quadrupling the number of runs halves the width of the confidence interval</source>
        <translation>Viermal so viele Läufe halbieren die Breite des Konfidenzintervalls</translation>
    </message>
    <message>
        <source>The same seed gives the same random numbers</source>
        <translation>Dieselbe Startzahl ergibt dieselben Zufallszahlen</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>Distribution of %1</source>
        <translation>Verteilung von %1</translation>
    </message>
    <message>
        <source>Distribution of the values of %1</source>
        <translation>Verteilung der Werte von %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;A formula that uses other inputs, such as &lt;b&gt;0.8*mu&lt;/b&gt; or &lt;b&gt;beta&lt;/b&gt;. Use the names that the inputs have in files. In the formula, the value of each input is a number in the unit of that input.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Formel mit anderen Eingaben, etwa &lt;b&gt;0.8*mu&lt;/b&gt; oder &lt;b&gt;beta&lt;/b&gt;. Die Namen verwenden, die die Eingaben in Dateien haben. In der Formel ist der Wert jeder Eingabe eine Zahl in deren Einheit.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the formula of %1</source>
        <translation>die Formel von %1</translation>
    </message>
    <message>
        <source>Unlink %1</source>
        <translation>Kopplung von %1 lösen</translation>
    </message>
    <message>
        <source>&lt;p&gt;A distribution: &lt;b&gt;±5%&lt;/b&gt; or &lt;b&gt;±0.1&lt;/b&gt; around the input&apos;s own value, &lt;b&gt;normal:0.8:0.05&lt;/b&gt; (mean, standard deviation), &lt;b&gt;triangular:0.7:0.85:0.9&lt;/b&gt;, &lt;b&gt;uniform:0.7:0.9&lt;/b&gt;, … If the study varies the input, only ± is allowed; it then applies to the value in each design.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Verteilung: &lt;b&gt;±5%&lt;/b&gt; oder &lt;b&gt;±0.1&lt;/b&gt; um den eigenen Wert der Eingabe, &lt;b&gt;normal:0.8:0.05&lt;/b&gt; (Mittel, Standardabweichung), &lt;b&gt;triangular:0.7:0.85:0.9&lt;/b&gt;, &lt;b&gt;uniform:0.7:0.9&lt;/b&gt;, … Variiert die Studie die Eingabe, ist nur ± erlaubt; es bezieht sich dann auf den Wert jedes Entwurfs.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the distribution of %1</source>
        <translation>die Verteilung von %1</translation>
    </message>
    <message>
        <source>Make %1 certain</source>
        <translation>%1 als sicher behandeln</translation>
    </message>
    <message>
        <source>All inputs are already varied or linked</source>
        <translation>Alle Eingaben sind schon variiert oder gekoppelt</translation>
    </message>
    <message>
        <source>Stop runs of decided designs</source>
        <translation>Läufe entschiedener Entwürfe beenden</translation>
    </message>
    <message>
        <source>&lt;p&gt;The random runs of a design stop as soon as they show whether the design meets the requirement; the number above is then the maximum. Designs that clearly meet or miss the requirement need few runs. The confidence intervals remain valid after any number of runs and are therefore wider.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Die Zufallsläufe eines Entwurfs enden, sobald sie zeigen, ob der Entwurf die Anforderung erfüllt; die Zahl darüber ist dann das Maximum. Entwürfe, die die Anforderung klar erfüllen oder verfehlen, brauchen wenige Läufe. Die Konfidenzintervalle gelten nach beliebig vielen Läufen und sind deshalb breiter.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>talweg::UnitsMenu</name>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Degrees (°)</source>
        <translation>Grad (°)</translation>
    </message>
    <message>
        <source>Radians (rad)</source>
        <translation>Radiant (rad)</translation>
    </message>
    <message>
        <source>Metres (m)</source>
        <translation>Meter (m)</translation>
    </message>
    <message>
        <source>Feet (ft)</source>
        <translation>Fuß (ft)</translation>
    </message>
    <message>
        <source>Metres per second (m/s)</source>
        <translation>Meter je Sekunde (m/s)</translation>
    </message>
    <message>
        <source>Kilometres per hour (km/h)</source>
        <translation>Kilometer je Stunde (km/h)</translation>
    </message>
    <message>
        <source>Feet per second (ft/s)</source>
        <translation>Fuß je Sekunde (ft/s)</translation>
    </message>
    <message>
        <source>Kilograms (kg)</source>
        <translation>Kilogramm (kg)</translation>
    </message>
    <message>
        <source>Pounds (lb)</source>
        <translation>Pfund (lb)</translation>
    </message>
    <message>
        <source>Standard gravity, 9.80665 m/s² (g)</source>
        <translation>Normfallbeschleunigung, 9.80665 m/s² (g)</translation>
    </message>
    <message>
        <source>Feet per second squared (ft/s²)</source>
        <translation>Fuß je Quadratsekunde (ft/s²)</translation>
    </message>
    <message>
        <source>Metres per second squared (m/s²)</source>
        <translation>Meter je Quadratsekunde (m/s²)</translation>
    </message>
    <message>
        <source>&amp;SI, angles in degrees</source>
        <translation>&amp;SI, Winkel in Grad</translation>
    </message>
    <message>
        <source>&amp;US customary</source>
        <translation>&amp;US-Einheiten</translation>
    </message>
</context>
<context>
    <name>talweg::Veil</name>
    <message>
        <source>outdated</source>
        <translation>veraltet</translation>
    </message>
</context>
<context>
    <name>talweg::WaitingBar</name>
    <message>
        <source>Go to the field</source>
        <translation>Zum Feld gehen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the value that the figures show</source>
        <translation>Den Wert wiederherstellen, den die Abbildungen zeigen</translation>
    </message>
</context>
</TS>
