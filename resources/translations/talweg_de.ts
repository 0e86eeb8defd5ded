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
        <source>These indices need additional runs. Start them below.</source>
        <translation>Diese Indizes brauchen zusätzliche Läufe. Sie lassen sich unten starten.</translation>
    </message>
    <message>
        <source>The run of the experiment has no value for this result.</source>
        <translation>Der Lauf des Experiments hat keinen Wert für diese Kenngröße.</translation>
    </message>
    <message>
        <source>No single input changes this result between its 5th and 95th percentile. It is always %1.</source>
        <translation>Keine einzelne Eingabe ändert diese Kenngröße zwischen ihrem 5-%- und 95-%-Quantil. Sie ist immer %1.</translation>
    </message>
    <message>
        <source>At its 5th percentile</source>
        <translation>Bei ihrem 5-%-Quantil</translation>
    </message>
    <message>
        <source>At its 95th percentile</source>
        <translation>Bei ihrem 95-%-Quantil</translation>
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
        <source>%1 % of the runs are at most %2
%3 % confidence band %4–%5 %</source>
        <translation>%1 % der Läufe haben höchstens %2
%3-%-Konfidenzband %4–%5 %</translation>
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
        <translation>Eine Eingabe nach der anderen</translation>
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
        <source>Click to open it as an experiment.</source>
        <translation>Klicken, um ihn als Experiment zu öffnen.</translation>
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
        <source>%1 nearby runs for each</source>
        <translation>je %1 Nachbarläufe</translation>
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
        <translation>%1 (nicht erfüllt, wohin die Striche zeigen)</translation>
    </message>
    <message>
        <source>%1–%2 % of nearby runs: sensitive to small changes</source>
        <translation>%1–%2 % der Nachbarläufe: hängt von Kleinigkeiten ab</translation>
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
        <source>more %1</source>
        <translation>mehr %1</translation>
    </message>
    <message>
        <source>more %1 (5th percentile)</source>
        <translation>mehr %1 (5-%-Quantil)</translation>
    </message>
    <message>
        <source>less %1</source>
        <translation>weniger %1</translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <translation>%1; besser: %2</translation>
    </message>
    <message>
        <source>Best design with this %1 or more</source>
        <translation>Bester Entwurf mit diesem %1 oder mehr</translation>
    </message>
    <message>
        <source>Best design with this %1 or less</source>
        <translation>Bester Entwurf mit diesem %1 oder weniger</translation>
    </message>
    <message>
        <source>%1 designs coincide here.</source>
        <translation>%1 Entwürfe fallen hier zusammen.</translation>
    </message>
    <message>
        <source>No paths to show: %1 is constant or there are too few runs.</source>
        <translation>Keine Wege zu zeigen: %1 ist konstant, oder es sind zu wenige Läufe.</translation>
    </message>
    <message>
        <source>%1 of %2 paths computed</source>
        <translation>%1 von %2 Wegen berechnet</translation>
    </message>
    <message>
        <source>Runs moving or at rest, 0 to 100 %</source>
        <translation>Läufe unterwegs oder in Ruhe, 0 bis 100 %</translation>
    </message>
    <message>
        <source>Runs that get this far, 0 to 100 %</source>
        <translation>Läufe, die dorthin kommen, 0 bis 100 %</translation>
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
        <source>%1 of %2 runs are moving or at rest</source>
        <translation>%1 von %2 Läufen sind unterwegs oder in Ruhe</translation>
    </message>
    <message>
        <source>%1 of %2 runs get this far</source>
        <translation>%1 von %2 Läufen kommen dorthin</translation>
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
        <source>no difference (ticks point to smaller values)</source>
        <translation>keine Differenz (Striche zeigen zu kleineren Werten)</translation>
    </message>
    <message>
        <source>Undecided with %1 % confidence after %2 random runs each</source>
        <translation>Unentschieden mit %1 % Konfidenz nach je %2 Zufallsläufen</translation>
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
        <source>Colours show %1 of %2 designs.</source>
        <translation>Die Farben zeigen %1 von %2 Entwürfen.</translation>
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
        <translation>Konstantes Ergebnis: keine Eingabe erklärt es.</translation>
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
        <source>Interaction of the two strongest (lower bound)</source>
        <translation>Wechselwirkung der zwei stärksten (untere Schranke)</translation>
    </message>
    <message>
        <source>Total, with all interactions</source>
        <translation>Gesamt, mit allen Wechselwirkungen</translation>
    </message>
    <message>
        <source>range over intermediate values: %1 to %2</source>
        <translation>dazwischen von %1 bis %2</translation>
    </message>
    <message>
        <source>Pareto-optimal: %1 of %2 designs</source>
        <translation>Pareto-optimal: %1 von %2 Entwürfen</translation>
    </message>
    <message>
        <source>Not shown to be worse: %1</source>
        <translation>Nicht nachweislich schlechter: %1</translation>
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
        <source>Not shown to be worse: the lead of other designs is less than two standard errors.</source>
        <translation>Nicht nachweislich schlechter: der Vorsprung anderer Entwürfe ist kleiner als zwei Standardfehler.</translation>
    </message>
    <message>
        <source>Dominated: another design is at least as good in every goal and better in one.</source>
        <translation>Dominiert: ein anderer Entwurf ist in jedem Ziel mindestens so gut und in einem besser.</translation>
    </message>
    <message>
        <source>Undecided with %1 % confidence after up to %2 random runs each</source>
        <translation>Unentschieden mit %1 % Konfidenz nach je bis zu %2 Zufallsläufen</translation>
    </message>
    <message>
        <source>%1; bars from minimum to maximum, with sampling error</source>
        <translation>%1; Balken vom Minimum zum Maximum, mit Stichprobenfehler</translation>
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
        <source>* with warnings, listed in the chapter of the experiment.</source>
        <translation>* mit Warnungen, die im Kapitel des Experiments stehen.</translation>
    </message>
    <message>
        <source>Requirements and verdicts.</source>
        <translation>Anforderungen und Urteile.</translation>
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
        <source>Runs of each</source>
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
        <source>Reading the numbers</source>
        <translation>Die Zahlen lesen</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Konventionen</translation>
    </message>
    <message>
        <source>Lists of inputs in brackets, for example in captions, give the symbols of the inputs and their values in the same order. Inputs without effect are omitted.</source>
        <translation>Listen von Eingaben in Klammern, etwa in Bildunterschriften, nennen die Formelzeichen und in derselben Reihenfolge die Werte. Eingaben ohne Wirkung stehen nicht darin.</translation>
    </message>
    <message>
        <source>The margin of a design is the amount by which it meets the requirement, in the unit of the compared quantity: positive if it is met, negative if not.</source>
        <translation>Die Reserve eines Entwurfs ist der Betrag, um den er die Anforderung erfüllt, in der Einheit der verglichenen Größe: positiv, wenn sie erfüllt ist, sonst negativ.</translation>
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
        <source>Bodies and ground are rigid. Results are only as accurate as the inputs for restitution, friction, terrain and launch. A percentage over evenly spaced values of an input is not a probability unless the study gives the distribution of the values. Nothing is computed between the values of a grid. A single run can be sensitive to small changes: if nearby runs end differently, its outcome is one of several.</source>
        <translation>Körper und Boden sind starr. Ergebnisse sind nur so genau wie die Eingaben für Stoßzahl, Reibung, Gelände und Start. Ein Prozentsatz über gleichmäßig verteilte Werte einer Eingabe ist keine Wahrscheinlichkeit, außer die Studie gibt die Verteilung der Werte an. Zwischen den Werten eines Gitters wird nichts berechnet. Ein einzelner Lauf kann empfindlich gegen kleine Änderungen sein: enden Nachbarläufe anders, ist sein Ausgang einer von mehreren.</translation>
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
        <source>%1 more are omitted here</source>
        <translation>%1 weitere sind hier weggelassen</translation>
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
        <source>Bold: differs from the default value beside it. Grey: has no effect with these values.</source>
        <translation>Fett: weicht vom danebenstehenden Standardwert ab. Grau: ohne Wirkung bei diesen Werten.</translation>
    </message>
    <message>
        <source>Bold: differs from the default value beside it.</source>
        <translation>Fett: weicht vom danebenstehenden Standardwert ab.</translation>
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
        <source>Not vouched for.</source>
        <translation>Nicht verbürgt.</translation>
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
        <source>Omitted for lack of space: %1. See the exported table of events.</source>
        <translation>Aus Platzmangel weggelassen: %1. Siehe die exportierte Tabelle der Ereignisse.</translation>
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
        <source>It could not be solved.</source>
        <translation>Ließ sich nicht berechnen.</translation>
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
        <source>%1 … %2 by %3</source>
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
        <source>evenly spaced from %1</source>
        <translation>gleichmäßig aus %1</translation>
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
        <source>The same designs are run %1 times, once for each %2: %3, which gives %4 runs.</source>
        <translation>Dieselben Entwürfe werden %1-mal gerechnet, einmal je %2: %3. Das sind %4 Läufe.</translation>
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
        <source>Number</source>
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
        <source>The confidence of %1 % holds for all %2 designs together.</source>
        <translation>Die Konfidenz von %1 % gilt für alle %2 Entwürfe zusammen.</translation>
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
        <source>Shown at %1.</source>
        <translation>Gezeigt bei %1.</translation>
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
        <source>Mean over %1, with bars of one standard deviation.</source>
        <translation>Mittel über %1, mit Balken einer Standardabweichung.</translation>
    </message>
    <message>
        <source>Over %1.</source>
        <translation>Über %1.</translation>
    </message>
    <message>
        <source>%1 over %2 and %3</source>
        <translation>%1 über %2 und %3</translation>
    </message>
    <message>
        <source>The line marks the limit of the designs that meet the requirement.</source>
        <translation>Die Linie ist die Grenze der Entwürfe, die die Anforderung erfüllen.</translation>
    </message>
    <message>
        <source>Share of each outcome among all runs, over %1.</source>
        <translation>Anteile an allen Läufen, über %1.</translation>
    </message>
    <message>
        <source>Outcomes against %1</source>
        <translation>Ausgänge gegen %1</translation>
    </message>
    <message>
        <source>at least (%)</source>
        <translation>mindestens (%)</translation>
    </message>
    <message>
        <source>at most (%)</source>
        <translation>höchstens (%)</translation>
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
        <source>Best %1 of the %2 designs that meet the requirement.</source>
        <translation>Die besten %1 der %2 Entwürfe, die die Anforderung erfüllen.</translation>
    </message>
    <message>
        <source>Designs that meet the requirement, best first.</source>
        <translation>Die Entwürfe, die die Anforderung erfüllen, die besten zuerst.</translation>
    </message>
    <message>
        <source>No design meets the requirement. These are the closest.</source>
        <translation>Kein Entwurf erfüllt die Anforderung. Diese kommen ihr am nächsten.</translation>
    </message>
    <message>
        <source>Sorted by margin, in the unit of the requirement; sd is the standard deviation.</source>
        <translation>Sortiert nach Reserve, in der Einheit der Anforderung; s ist die Standardabweichung.</translation>
    </message>
    <message>
        <source>Sorted by smallest %1, then by margin, in the unit of the requirement; sd is the standard deviation.</source>
        <translation>Sortiert nach kleinstem %1, dann nach Reserve, in der Einheit der Anforderung; s ist die Standardabweichung.</translation>
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
        <source>Verdicts of random runs on single designs.</source>
        <translation>Urteile von Zufallsläufen über einzelne Entwürfe.</translation>
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
        <source>%1, runs compared</source>
        <translation>%1, Läufe verglichen</translation>
    </message>
    <message>
        <source>The baseline, %1: %2.</source>
        <translation>Die Vergleichsbasis, %1: %2.</translation>
    </message>
    <message>
        <source>%1. Δ is the value of a run minus that of the baseline. Bold: differs by more than rounding. Grey: the input has no effect in the run.</source>
        <translation>%1. Δ ist der Wert eines Laufs minus den der Vergleichsbasis. Fett: weicht um mehr als Rundung ab. Grau: die Eingabe hat im Lauf keine Wirkung.</translation>
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
        <source>Times of matched events (s), by kind and order.</source>
        <translation>Zeiten zugeordneter Ereignisse (s), nach Art und Reihenfolge.</translation>
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
        <source>normal, mean %1, standard deviation %2, cut at %3 and %4</source>
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
        <source>Requested mean</source>
        <translation>Gefordertes Mittel</translation>
    </message>
    <message>
        <source>Requested sd</source>
        <translation>Gefordertes s</translation>
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
        <source>Results over all %1 runs.</source>
        <translation>Kenngrößen über alle %1 Läufe.</translation>
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
        <source>“from” and “to” limit the %1 % confidence interval of the mean; sd is the standard deviation; 5 %, 50 % and 95 % are percentiles.</source>
        <translation>„von“ und „bis“ begrenzen das %1-%-Konfidenzintervall des Mittels; s ist die Standardabweichung; 5 %, 50 % und 95 % sind Quantile.</translation>
    </message>
    <message>
        <source>Paths of random runs</source>
        <translation>Wege der Zufallsläufe</translation>
    </message>
    <message>
        <source>Median, and bands that contain 50 % and 90 % of the runs. Dashed: the run of the experiment. The strip below shows the share of runs that get this far.</source>
        <translation>Median und Bänder, die 50 % und 90 % der Läufe enthalten. Gestrichelt: der Lauf des Experiments. Der Streifen darunter zeigt den Anteil der Läufe, die so weit kommen.</translation>
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
        <source>One dot per run, by outcome.</source>
        <translation>Ein Punkt je Lauf, nach Ausgang.</translation>
    </message>
    <message>
        <source>%1 for similar values of %2</source>
        <translation>%1 bei ähnlichen Werten von %2</translation>
    </message>
    <message>
        <source>Mean of these runs with its confidence interval.</source>
        <translation>Mittel dieser Läufe mit Konfidenzintervall.</translation>
    </message>
    <message>
        <source>Sensitivity of %1</source>
        <translation>Sensitivität von %1</translation>
    </message>
    <message>
        <source>Share of the variance that each input explains alone, from the same runs.</source>
        <translation>Anteil der Varianz, den jede Eingabe allein erklärt, aus denselben Läufen.</translation>
    </message>
    <message>
        <source>%1 for a low and a high value of one input</source>
        <translation>%1 bei niedrigem und hohem Wert einer Eingabe</translation>
    </message>
    <message>
        <source>Each input at its 5th and 95th percentile, the others as in the experiment.</source>
        <translation>Jede Eingabe bei ihrem 5-%- und 95-%-Quantil, die anderen wie im Experiment.</translation>
    </message>
    <message>
        <source>Sobol&apos; indices of %1</source>
        <translation>Sobol-Indizes von %1</translation>
    </message>
    <message>
        <source>Share of the variance from each input alone and with interactions, from %1 additional runs, with %2 % confidence intervals.</source>
        <translation>Anteil der Varianz durch jede Eingabe allein und mit Wechselwirkungen, aus %1 zusätzlichen Läufen, mit %2-%-Konfidenzintervallen.</translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation>Zufallsläufe</translation>
    </message>
    <message>
        <source>%1 runs of the experiment with independently sampled inputs; seed %2.</source>
        <translation>%1 Läufe des Experiments mit unabhängig gezogenen Eingaben; Startzahl %2.</translation>
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
        <translation>Vergleich mit der Vergleichsbasis.</translation>
    </message>
    <message>
        <source>%1, compared with the baseline.</source>
        <translation>%1, verglichen mit der Vergleichsbasis.</translation>
    </message>
    <message>
        <source>Difference from the baseline: %1 over %2 and %3</source>
        <translation>Differenz zur Vergleichsbasis: %1 über %2 und %3</translation>
    </message>
    <message>
        <source>Minus the %1. Lines enclose regions without difference.</source>
        <translation>Minus %1. Linien umschließen Bereiche ohne Differenz.</translation>
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
        <source>Spin and rotation angle are positive counter-clockwise, seen with x to the right and y up. A body that rolls to the right has a negative spin.</source>
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
        <source>Measured tables that the studies sample. The numbers are stored in the project. The last column has the first digits of the SHA-256 of the file when it was read.</source>
        <translation>Gemessene Tabellen, aus denen die Studien ziehen. Die Zahlen sind im Projekt gespeichert. Die letzte Spalte hat die ersten Ziffern des SHA-256 der Datei, als sie gelesen wurde.</translation>
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
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Runs are deterministic: the same inputs give the same run. A run is vouched for if its energies balance to within 10⁻⁹ of the given energy, no term exceeds that energy, shorter steps do not change its end, no step was rejected there, no computation limit was reached, and no feature of the ground is too small for the method to detect. Otherwise its results carry a warning. Impacts that die out are summed, not followed one by one.</source>
        <translation>Läufe sind deterministisch: gleiche Eingaben ergeben den gleichen Lauf. Für einen Lauf wird gebürgt, wenn seine Energiebilanz bis auf 10⁻⁹ der gegebenen Energie aufgeht, kein Posten diese Energie übersteigt, kürzere Schritte sein Ende nicht ändern, dort kein Schritt abgelehnt wurde, keine Rechengrenze erreicht wurde und kein Merkmal des Geländes für das Verfahren zu klein ist. Sonst tragen seine Ergebnisse eine Warnung. Abklingende Stöße werden summiert, nicht einzeln verfolgt.</translation>
    </message>
    <message>
        <source>Each of the %1 designs is a point; %2 are Pareto-optimal. Over %3.</source>
        <translation>Jeder der %1 Entwürfe ist ein Punkt; %2 sind Pareto-optimal. Über %3.</translation>
    </message>
    <message>
        <source> Rings: %1 more designs that are not shown to be dominated.</source>
        <translation> Weitere %1 sind nicht erwiesen schlechter (Ringe).</translation>
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
        <source>Each combination of the varied inputs is a design, %1 in total. Each has random runs until the requirement is decided, at most %2. Its interval holds after any number of runs.</source>
        <translation>Jede Kombination der variierten Eingaben ist ein Entwurf, %1 insgesamt. Jeder hat Zufallsläufe, bis die Anforderung entschieden ist, höchstens %2. Sein Intervall gilt nach beliebig vielen Läufen.</translation>
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
        <source>No design meets the requirement with confidence. These are the closest.</source>
        <translation>Kein Entwurf erfüllt die Anforderung mit Konfidenz. Diese kommen ihr am nächsten.</translation>
    </message>
    <message>
        <source>Unknown inputs take their worst values for each design: the combination with the smallest margin or, without a requirement, the smallest percentage.</source>
        <translation>Unbekannte Eingaben haben bei jedem Entwurf ihre ungünstigsten Werte: die Kombination mit der kleinsten Reserve oder, ohne Anforderung, mit dem kleinsten Prozentsatz.</translation>
    </message>
</context>
<context>
    <name>StudyAnswer</name>
    <message>
        <source>, %1 undecided, at most %2</source>
        <translation>, %1 unentschieden, höchstens %2</translation>
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
        <source> Also met for %1 except at %2, one run short.</source>
        <translation> Auch für %1 erfüllt außer bei %2, wo ein Lauf fehlt.</translation>
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
        <source>%1 Also met %2 and at some larger values, with gaps.</source>
        <translation>%1 Auch erfüllt %2 und bei einigen größeren Werten, mit Lücken.</translation>
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
        <source>with %1, met for %2</source>
        <translation>mit %1 erfüllt für %2</translation>
    </message>
    <message>
        <source>with %1, not met at the largest value</source>
        <translation>mit %1 beim größten Wert nicht erfüllt</translation>
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
        <source>Not met at the largest %1, as in the baseline.</source>
        <translation>Beim größten Wert von %1 nicht erfüllt, wie in der Vergleichsbasis.</translation>
    </message>
    <message>
        <source>Not met at the largest %1; met for %2 in the baseline.</source>
        <translation>Beim größten Wert von %1 nicht erfüllt; in der Vergleichsbasis erfüllt für %2.</translation>
    </message>
    <message>
        <source>Met for %1; not met at the largest %2 in the baseline.</source>
        <translation>Erfüllt für %1; in der Vergleichsbasis beim größten Wert von %2 nicht erfüllt.</translation>
    </message>
    <message>
        <source>Met for %1, as in the baseline.</source>
        <translation>Erfüllt für %1, wie in der Vergleichsbasis.</translation>
    </message>
    <message>
        <source>Met for %1; in the baseline for %2 (%3).</source>
        <translation>Erfüllt für %1; in der Vergleichsbasis für %2 (%3).</translation>
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
        <source>Undecided: %1. Try more random runs.</source>
        <translation>Unentschieden: %1. Mehr Zufallsläufe versuchen.</translation>
    </message>
    <message>
        <source>Undecided because of unknown inputs: %1. More random runs do not help.</source>
        <translation>Unentschieden wegen unbekannter Eingaben: %1. Mehr Zufallsläufe helfen nicht.</translation>
    </message>
    <message>
        <source> The unknown input %1 matters most; the worst case is %2.</source>
        <translation> Die unbekannte Eingabe %1 zählt am meisten; der ungünstigste Fall ist %2.</translation>
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
        <source>The study links %1 to %2, so it cannot be uncertain as well.</source>
        <translation>Die Studie koppelt %1 an %2; sie kann nicht auch unsicher sein.</translation>
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
        <translation>es gibt keine Spalte „%1“; Spalten sind %2.</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; contains no numbers.</source>
        <translation>Spalte „%1“ hat keine Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 runs are not vouched for.</source>
        <translation>
            <numerusform>%1 von %2 Läufen ist nicht verbürgt.</numerusform>
            <numerusform>%1 von %2 Läufen sind nicht verbürgt.</numerusform>
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
        <source>%n inputs differ without effect</source>
        <translation>
            <numerusform>%n Eingabe weicht ab und spielt keine Rolle</numerusform>
            <numerusform>%n Eingaben weichen ab und spielen keine Rolle</numerusform>
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
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Not vouched for</source>
        <translation>Nicht verbürgt</translation>
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
        <source>The exported file has them all.</source>
        <translation>Die exportierte Datei hat sie alle.</translation>
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
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Horizontal position, positive to the right.</source>
        <translation>Waagrechte Lage, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Height of the place</source>
        <translation>Höhe des Orts</translation>
    </message>
    <message>
        <source>Vertical position, positive upward.</source>
        <translation>Senkrechte Lage, nach oben positiv.</translation>
    </message>
    <message>
        <source>%1 has no figure &quot;%2&quot;; it has %3.</source>
        <translation>%1 hat keine Abbildung „%2“; es gibt %3.</translation>
    </message>
    <message>
        <source>The project has no experiment &quot;%1&quot;.</source>
        <translation>Das Projekt hat kein Experiment „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a figure format; formats are %2.</source>
        <translation>„%1“ ist kein Format einer Abbildung; es gibt %2.</translation>
    </message>
    <message>
        <source>The job &quot;%1&quot; writes the same file, %2. Change the file name of one of them, for example with {job}.</source>
        <translation>Der Auftrag „%1“ schreibt dieselbe Datei, %2. Einer von beiden braucht einen anderen Dateinamen, etwa einen mit {job}.</translation>
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
        <source>This study has no nearby runs to show in a map.</source>
        <translation>Die Läufe dieser Studie haben keine Nachbarn, die zu zeichnen wären.</translation>
    </message>
    <message>
        <source>The study has too many designs to compare.</source>
        <translation>Die Studie hat mehr Entwürfe, als sich vergleichen lassen.</translation>
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
        <source>The file name &quot;%1&quot; must end in .webp for a film or .png for numbered pictures.</source>
        <translation>Der Dateiname „%1“ muss auf .webp für einen Film oder auf .png für nummerierte Bilder enden.</translation>
    </message>
    <message>
        <source>The frames would have %1 × %2 pixels; at most 8.8 million are allowed, such as 4096 × 2160. Choose a smaller size or resolution.</source>
        <translation>Die Einzelbilder hätten %1 × %2 Pixel; höchstens 8.8 Millionen sind erlaubt, etwa 4096 × 2160. Eine kleinere Größe oder Auflösung wählen.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Made with Talweg</source>
        <translation>Mit Talweg gemacht</translation>
    </message>
    <message>
        <source>The file name &quot;%1&quot; must end in .png, .svg or .pdf.</source>
        <translation>Der Dateiname „%1“ muss auf .png, .svg oder .pdf enden.</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an option of a figure of random runs.</source>
        <translation>„%1“ ist keine Angabe einer Abbildung von Zufallsläufen.</translation>
    </message>
    <message>
        <source>Random runs have no figure &quot;%1&quot;; they have %2.</source>
        <translation>Zufallsläufe haben keine Abbildung „%1“; es gibt %2.</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Noch nichts zu zeigen</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Nichts zu zeigen</translation>
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
        <source>The film would have more than %1 frames. Choose a higher speed, a lower frame rate or a part of the run.</source>
        <translation>Der Film hätte mehr als %1 Einzelbilder. Eine höhere Geschwindigkeit, eine kleinere Bildrate oder einen Teil des Laufs wählen.</translation>
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
        <source>A study has no figure &quot;%1&quot;; it has %2.</source>
        <translation>Eine Studie hat keine Abbildung „%1“; es gibt %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an option of a figure of this study.</source>
        <translation>„%1“ ist keine Angabe einer Abbildung dieser Studie.</translation>
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
        <source>The picture contains no Talweg project. It was exported without one or saved by another program.</source>
        <translation>Das Bild trägt kein Talweg-Projekt: es wurde ohne gemacht oder seither von einem anderen Programm gespeichert.</translation>
    </message>
    <message>
        <source>The picture is damaged: its embedded project cannot be read.</source>
        <translation>Das Bild ist beschädigt: das eingebettete Projekt lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The embedded project exceeds %1 bytes.</source>
        <translation>Das eingebettete Projekt ist größer als %1 Byte.</translation>
    </message>
    <message>
        <source>The project is not embedded in the picture: it takes %1 bytes compressed, and at most %2 are allowed. Keep the project file with the picture.</source>
        <translation>Das Projekt ist nicht im Bild: es braucht auch gepackt %1 Byte, und höchstens %2 werden mitgegeben. Die Projektdatei selbst gehört daneben.</translation>
    </message>
    <message>
        <source>This is not a PNG, SVG or PDF picture.</source>
        <translation>Das ist kein Bild in PNG, SVG oder PDF.</translation>
    </message>
    <message>
        <source>Cannot write: the name of the file is empty.</source>
        <translation>Schreiben nicht möglich: der Dateiname ist leer.</translation>
    </message>
    <message>
        <source>Cannot write to the standard output: %1.</source>
        <translation>Die Standardausgabe lässt sich nicht schreiben: %1.</translation>
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
        <translation>%1 ist zu groß: sie hat mehr Bytes, und höchstens %2 werden gelesen.</translation>
    </message>
    <message>
        <source>%1 is too large: it has %2 bytes, and at most %3 can be read.</source>
        <translation>%1 ist zu groß: sie hat %2 Byte, und höchstens %3 werden gelesen.</translation>
    </message>
    <message>
        <source>(standard input)</source>
        <translation>(Standardeingabe)</translation>
    </message>
    <message>
        <source>talweg: The window cannot be opened: %1 Commands need no display; talweg help lists them.</source>
        <translation>talweg: Das Fenster lässt sich nicht öffnen: %1 Befehle brauchen keine Anzeige; talweg help nennt sie.</translation>
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
        <source>no fonts are installed. Install fonts, such as the package fonts-dejavu-core.</source>
        <translation>es sind keine Schriften installiert. Abhilfe: etwa das Paket fonts-dejavu-core.</translation>
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
        <source>The value that Hartl 2006, section 4.3, uses for the Moon.</source>
        <translation>Der Wert, den Hartl 2006, Abschnitt 4.3, für den Mond nimmt.</translation>
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
        <source>Change the order of the study</source>
        <translation>Reihenfolge der Studie ändern</translation>
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
        <source>other %1</source>
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
        <source>Find the smallest %1</source>
        <translation>Kleinsten Wert von %1 suchen</translation>
    </message>
    <message>
        <source>Change the results of the study</source>
        <translation>Kenngrößen der Studie ändern</translation>
    </message>
    <message>
        <source>Compare in the study</source>
        <translation>In der Studie vergleichen</translation>
    </message>
    <message>
        <source>Stop comparing in the study</source>
        <translation>In der Studie nicht mehr vergleichen</translation>
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
        <translation>es gibt keine solche Datei.</translation>
    </message>
    <message>
        <source>%1 is searched for in the folder of the project file, but the project is not saved yet. Save it first or give the full path of the table.</source>
        <translation>%1 wird im Ordner der Projektdatei gesucht, und das Projekt hat noch keine. Erst speichern, oder den ganzen Pfad der Tabelle angeben.</translation>
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
        <source>%1 is another system.</source>
        <translation>%1 ist ein anderes System.</translation>
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
        <source>The experiments are in another order.</source>
        <translation>Die Experimente stehen in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 has no input &quot;%2&quot;.</source>
        <translation>%1 hat keine Eingabe „%2“.</translation>
    </message>
    <message>
        <source>Line %1, column %2: &quot;%3&quot; is listed more than once, first in line %4.</source>
        <translation>Zeile %1, Spalte %2: „%3“ steht schon da, in Zeile %4; nur einmal angeben.</translation>
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
        <translation>Der Dateiname „%1“ enthält einen unbekannten Platzhalter; es gibt %2.</translation>
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
        <translation>Ein anderer Exportauftrag heißt schon „%1“; Namen gibt es nur einmal.</translation>
    </message>
    <message>
        <source>%1 depends on itself.</source>
        <translation>%1 braucht sich selbst.</translation>
    </message>
    <message>
        <source>%1 depends on %2</source>
        <translation>%1 braucht %2</translation>
    </message>
    <message>
        <source>%1, and so on</source>
        <translation>%1, und so weiter</translation>
    </message>
    <message>
        <source>%1, which depends on %2</source>
        <translation>%1, das %2 braucht</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2 is not known. Use names of constants and ids of inputs.</source>
        <translation>%1: nichts heißt hier %2; Namen sind die von Konstanten und die Kennungen von Eingaben.</translation>
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
        <source>%1 cannot be the name of a constant. Names have letters from a to z, digits and _, at most %2 characters, and do not begin with a digit.</source>
        <translation>%1 kann nicht der Name einer Konstante sein: Namen haben Buchstaben von a bis z, Ziffern und _, höchstens %2 davon, und beginnen mit keiner Ziffer.</translation>
    </message>
    <message>
        <source>%1 already has a meaning in expressions; choose another name.</source>
        <translation>%1 bedeutet in Ausdrücken schon etwas; ein anderer Name ist nötig.</translation>
    </message>
    <message>
        <source>%1 is already an input of %2, %3; choose another name.</source>
        <translation>%1 ist schon eine Eingabe von %2, %3; ein anderer Name ist nötig.</translation>
    </message>
    <message>
        <source>A constant %1 already exists; choose another name.</source>
        <translation>Eine andere Konstante heißt schon %1; Namen gibt es in einem Projekt nur einmal.</translation>
    </message>
    <message>
        <source>%1 has no numeric input %2.</source>
        <translation>%1 hat keine Eingabe %2, die eine Zahl ist.</translation>
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
        <source>The embedded project does not say which figure it belongs to.</source>
        <translation>Das eingebettete Projekt nennt nicht, zu welcher Abbildung es gehört.</translation>
    </message>
    <message>
        <source>The picture was made by a newer Talweg (%1) and contains data that this version cannot read.</source>
        <translation>Das Bild stammt von einem neueren Talweg (%1), das mehr mitgibt, als dieses versteht.</translation>
    </message>
    <message>
        <source>The file is damaged at line %1, column %2: %3.</source>
        <translation>Die Datei ist beschädigt in Zeile %1, Spalte %2: %3.</translation>
    </message>
    <message>
        <source>version: must be a whole number of at least 1, but it is missing.</source>
        <translation>version: muss eine ganze Zahl von mindestens 1 sein, fehlt aber.</translation>
    </message>
    <message>
        <source>version: must be a whole number of at least 1, not %1.</source>
        <translation>version: muss eine ganze Zahl von mindestens 1 sein, nicht %1.</translation>
    </message>
    <message>
        <source>The file has format version %1; this version of Talweg reads versions up to %2.</source>
        <translation>Die Datei braucht Formatversion %1; dieses Talweg liest bis %2.</translation>
    </message>
    <message>
        <source>This is not a Talweg project.</source>
        <translation>Das ist kein Talweg-Projekt.</translation>
    </message>
    <message>
        <source>The project has %1 experiments; a file can hold at most %2. Remove some.</source>
        <translation>Das Projekt hat %1 Experimente, und höchstens %2 passen in eine Datei. Einige entfernen.</translation>
    </message>
    <message>
        <source>The project has %1 pinned runs; a file can hold at most %2. Remove some.</source>
        <translation>Das Projekt hat %1 angeheftete Läufe, und höchstens %2 passen in eine Datei. Einige entfernen.</translation>
    </message>
    <message>
        <source>The project has %1 named requirements; a file can hold at most %2. Remove some.</source>
        <translation>Das Projekt hat %1 benannte Anforderungen, und höchstens %2 passen in eine Datei. Einige entfernen.</translation>
    </message>
    <message>
        <source>The project has %1 export jobs; a file can hold at most %2. Remove some.</source>
        <translation>Das Projekt hat %1 Exportaufträge, und höchstens %2 passen in eine Datei. Einige entfernen.</translation>
    </message>
    <message>
        <source>The file has version %1, which stores %2 as text. They are now tables, and saving writes version %3.</source>
        <translation>Die Datei ist von Version %1, die %2 als Text hat: das sind jetzt Tabellen, und beim Speichern wird Version %3 geschrieben.</translation>
    </message>
    <message>
        <source>%1 The file has %2.</source>
        <translation>%1 Die Datei hat %2.</translation>
    </message>
    <message>
        <source>There are %1; at most %2 can be read.</source>
        <translation>Es sind %1, und höchstens %2 werden gelesen.</translation>
    </message>
    <message>
        <source>must be a text, not %1.</source>
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
        <source>must be expressions by ids of inputs, not %1.</source>
        <translation>müssen Ausdrücke nach Kennungen von Eingaben sein, nicht %1.</translation>
    </message>
    <message>
        <source>“%1”: %2 is %3 in the file, but “%4” gives %5, which is used.</source>
        <translation>„%1“: %2 ist in der Datei %3, und „%4“ ergibt %5, und das gilt.</translation>
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
        <source>The system &quot;%1&quot; does not exist; systems are %2.</source>
        <translation>Es gibt kein System „%1“; dieses Talweg hat %2.</translation>
    </message>
    <message>
        <source>must be an object whose keys are input ids, not %1.</source>
        <translation>müssen Eingaben nach ihren Kennungen sein, nicht %1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>must be a %1 with its cells by their ids, not %2.</source>
        <translation>muss eine Zeile (%1) mit Zellen nach ihren Kennungen sein, nicht %2.</translation>
    </message>
    <message>
        <source>must be a number or a text, not %1.</source>
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
        <source>must be an input with its values, but it is missing.</source>
        <translation>muss eine Eingabe mit ihren Werten sein, fehlt aber.</translation>
    </message>
    <message>
        <source>must be an input with its values, not %1.</source>
        <translation>muss eine Eingabe mit ihren Werten sein, nicht %1.</translation>
    </message>
    <message>
        <source>%1 is not a result of a study; results are %2.</source>
        <translation>%1 ist keine Kenngröße einer Studie; es gibt %2.</translation>
    </message>
    <message>
        <source>The file has further errors.</source>
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
        <translation>Ein anderes Experiment heißt schon „%1“; Namen gibt es in einem Projekt nur einmal.</translation>
    </message>
    <message>
        <source>A requirement needs a name.</source>
        <translation>Eine Anforderung braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name of a requirement is a single line without blanks at its ends.</source>
        <translation>Der Name einer Anforderung hat keine Leerzeichen an den Enden und ist eine einzige Zeile.</translation>
    </message>
    <message>
        <source>A requirement &quot;%1&quot; already exists for this system; choose another name.</source>
        <translation>Eine andere Anforderung heißt schon „%1“; Namen gibt es unter den Anforderungen eines Systems nur einmal.</translation>
    </message>
    <message>
        <source>A requirement needs a condition, such as &quot;%1&quot;.</source>
        <translation>Eine Anforderung braucht eine Bedingung, etwa „%1“.</translation>
    </message>
    <message>
        <source>There are no rows.</source>
        <translation>Es gibt keine Zeilen.</translation>
    </message>
    <message>
        <source>a range is written from:to:step, for example 0.6:1:0.01.</source>
        <translation>ein Bereich wird als von:bis:Schritt geschrieben, zum Beispiel 0.6:1:0.01.</translation>
    </message>
    <message>
        <source>%1 is too large or too small.</source>
        <translation>%1 ist zu groß oder zu klein.</translation>
    </message>
    <message>
        <source>the step must not be 0.</source>
        <translation>der Schritt darf nicht 0 sein.</translation>
    </message>
    <message>
        <source>its numbers have too many digits; 15 are enough.</source>
        <translation>die Zahlen haben zu viele Stellen; 15 genügen.</translation>
    </message>
    <message>
        <source>the step %1 leads away from the end %2.</source>
        <translation>der Schritt %1 führt vom Ende %2 weg.</translation>
    </message>
    <message>
        <source>it has %1 values; at most %2 are allowed.</source>
        <translation>es sind %1 Werte; erlaubt sind höchstens %2.</translation>
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
        <source>%1 is not a number input of %2; inputs that can be swept are %3.</source>
        <translation>%1 ist keine Zahleneingabe von %2; variieren lassen sich %3.</translation>
    </message>
    <message>
        <source>Values of %1 are missing; write from:to:step, for example 0.6:1:0.01, or v1,v2,…</source>
        <translation>Werte von %1 fehlen; von:bis:Schritt, zum Beispiel 0.6:1:0.01, oder w1,w2,…</translation>
    </message>
    <message>
        <source>Values of %1 = %2: %3</source>
        <translation>Werte von %1 = %2: %3</translation>
    </message>
    <message>
        <source>A study needs a result; %1 has %2.</source>
        <translation>Eine Studie braucht eine Kenngröße; %1 hat %2.</translation>
    </message>
    <message>
        <source>%1 is not a result of %2 for studies; results are %3.</source>
        <translation>%1 ist für Studien keine Kenngröße von %2; es gibt %3.</translation>
    </message>
    <message>
        <source>The result %1 is listed more than once.</source>
        <translation>Die Kenngröße %1 ist mehr als einmal verlangt; einmal genügt.</translation>
    </message>
    <message>
        <source>%1 has no distribution; inputs with a distribution are %2.</source>
        <translation>%1 hat keine Verteilung; Eingaben mit einer sind %2.</translation>
    </message>
    <message>
        <source>an input cannot be correlated with itself; name two inputs.</source>
        <translation>eine Eingabe ist mit sich selbst nicht korreliert; zwei angeben.</translation>
    </message>
    <message>
        <source>the coefficient %1 is not allowed; it must lie between -1 and 1.</source>
        <translation>der Koeffizient %1 ist nicht möglich; erlaubt ist größer als −1 und kleiner als 1.</translation>
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
        <source>The correlations contradict each other: two inputs correlated with a third are correlated with each other. Reduce them or correlate those two as well.</source>
        <translation>Die Korrelationen widersprechen einander: zwei Eingaben, die mit einer dritten korrelieren, korrelieren auch miteinander. Schwächere wählen oder auch diese zwei korrelieren.</translation>
    </message>
    <message>
        <source>write uniform:from:to with two numbers, for example uniform:0.6:0.9.</source>
        <translation>uniform:von:bis mit zwei Zahlen schreiben, zum Beispiel uniform:0.6:0.9.</translation>
    </message>
    <message>
        <source>write normal:mean:sd with two numbers, for example normal:0.8:0.05, or normal:mean:sd:from:to with four.</source>
        <translation>normal:Mittel:s mit zwei Zahlen schreiben, zum Beispiel normal:0.8:0.05, oder normal:Mittel:s:von:bis mit vier Zahlen.</translation>
    </message>
    <message>
        <source>write triangular:min:mode:max with three numbers, for example triangular:0.6:0.8:0.9.</source>
        <translation>triangular:min:häufigster:max mit drei Zahlen schreiben, zum Beispiel triangular:0.6:0.8:0.9.</translation>
    </message>
    <message>
        <source>write lognormal:median:gsd with the median and the geometric standard deviation, for example lognormal:0.2:1.5: about two thirds of the samples lie between 0.2/1.5 and 0.2·1.5.</source>
        <translation>lognormal:Median:gs mit dem Median und der geometrischen Standardabweichung schreiben, zum Beispiel lognormal:0.2:1.5: etwa zwei von drei Ziehungen liegen zwischen 0.2/1.5 und 0.2·1.5.</translation>
    </message>
    <message>
        <source>write weibull:shape:scale with two numbers, for example weibull:2:5.</source>
        <translation>weibull:Form:Skala mit zwei Zahlen schreiben, zum Beispiel weibull:2:5.</translation>
    </message>
    <message>
        <source>write gamma:shape:scale with two numbers, for example gamma:4:0.5 of mean 2.</source>
        <translation>gamma:Form:Skala mit zwei Zahlen schreiben, zum Beispiel gamma:4:0.5 mit dem Mittel 2.</translation>
    </message>
    <message>
        <source>write beta:a:b:min:max with four numbers, for example beta:2:5:0.6:0.9.</source>
        <translation>beta:a:b:min:max mit vier Zahlen schreiben, zum Beispiel beta:2:5:0.6:0.9.</translation>
    </message>
    <message>
        <source>the shape %1 is not allowed; it must lie between %2 and %3.</source>
        <translation>die Form %1 ist nicht möglich; erlaubt ist %2 bis %3.</translation>
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
        <source>almost none of it lies between from and to.</source>
        <translation>kaum etwas davon liegt zwischen von und bis.</translation>
    </message>
    <message>
        <source>the three numbers must not decrease: minimum, mode, maximum.</source>
        <translation>die drei Zahlen dürfen nicht abnehmen: kleinster, häufigster, größter Wert.</translation>
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
        <translation>das Gewicht %1 ist nicht möglich; Gewichte sind größer als 0.</translation>
    </message>
    <message>
        <source>the weights are too large to add.</source>
        <translation>die Gewichte sind zu groß, um addiert zu werden.</translation>
    </message>
    <message>
        <source>%1 is listed more than once.</source>
        <translation>%1 steht mehr als einmal da; es bekommt ein Gewicht.</translation>
    </message>
    <message>
        <source>there are no values.</source>
        <translation>es gibt keine Werte.</translation>
    </message>
    <message>
        <source>its mean or its standard deviation is too large to represent.</source>
        <translation>Mittel oder Standardabweichung sind zu groß für eine Zahl.</translation>
    </message>
    <message>
        <source>almost none of it lies in the range of the input, which is %1.</source>
        <translation>kaum etwas davon liegt im Bereich der Eingabe, der %1 ist.</translation>
    </message>
    <message>
        <source>Distribution of %1 = %2: %3</source>
        <translation>Verteilung von %1 = %2: %3</translation>
    </message>
    <message>
        <source>write ±5% or ±0.1 with a number greater than 0; pm:5% means the same.</source>
        <translation>±5% oder ±0.1 mit einer Zahl größer als 0 schreiben; pm:5% bedeutet dasselbe.</translation>
    </message>
    <message>
        <source>the input has no value to vary around; write uniform:from:to.</source>
        <translation>die Eingabe hat keine eigene Zahl, um die sie streuen könnte; uniform:von:bis angeben.</translation>
    </message>
    <message>
        <source>a percentage of 0 is 0; write an absolute tolerance, such as ±0.1.</source>
        <translation>ein Teil von 0 ist 0; angeben, um wie viel sie abweichen darf, etwa ±0.1.</translation>
    </message>
    <message>
        <source>write weights:v1=w1,v2=w2,… with numbers, for example weights:0.2=3,0.4=1.</source>
        <translation>weights:w1=g1,w2=g2,… mit Zahlen schreiben, zum Beispiel weights:0.2=3,0.4=1.</translation>
    </message>
    <message>
        <source>write file:NAME.csv:COLUMN with a table and the name of one of its columns.</source>
        <translation>file:NAME.csv:SPALTE mit einer Tabelle und dem Namen einer ihrer Spalten schreiben.</translation>
    </message>
    <message>
        <source>tables cannot be used here.</source>
        <translation>Dateien lassen sich hier nicht lesen.</translation>
    </message>
    <message>
        <source>write %1.</source>
        <translation>zu schreiben ist %1.</translation>
    </message>
    <message>
        <source>uniform:from:to, ±5%, normal:mean:sd, normal:mean:sd:from:to, triangular:min:mode:max, lognormal:median:gsd, weibull:shape:scale, gamma:shape:scale, beta:a:b:min:max, list:v1,v2,…, weights:v1=w1,v2=w2,… or file:NAME.csv:COLUMN</source>
        <translation>uniform:von:bis, ±5%, normal:Mittel:s, normal:Mittel:s:von:bis, triangular:min:häufigster:max, lognormal:Median:gs, weibull:Form:Skala, gamma:Form:Skala, beta:a:b:min:max, list:w1,w2,…, weights:w1=g1,w2=g2,… oder file:NAME.csv:SPALTE</translation>
    </message>
    <message>
        <source>All %1 samples had incompatible inputs; make the distributions narrower.</source>
        <translation>Bei allen %1 Ziehungen passten die Eingaben nicht zusammen; engere Verteilungen wählen.</translation>
    </message>
    <message>
        <source>The run has no result %1.</source>
        <translation>Der Lauf hat keine Kenngröße %1.</translation>
    </message>
    <message>
        <source>The solver returned no result.</source>
        <translation>Der Löser gab kein Ergebnis.</translation>
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
        <translation>die Datei ist abgeschnitten: ihre letzte Zeile hat kein Ende.</translation>
    </message>
    <message>
        <source>the row was changed after it was written: its checksum is %1 instead of %2. Write the part again.</source>
        <translation>die Zeile wurde geändert, nachdem sie geschrieben war: ihre Prüfsumme ist %1 und sollte %2 sein. Den Teil neu schreiben.</translation>
    </message>
    <message>
        <source>this file is not a shard of a study. Shards are written with --shard i/n; their header begins with check-…, study, designs, design or with check-…, study, system.</source>
        <translation>das ist kein Teil einer geteilten Studie; Teile werden mit --shard i/n geschrieben und beginnen mit den Spalten check-…, study, designs, design oder check-…, study, system.</translation>
    </message>
    <message>
        <source>this is a table of %1, but %2 is a table of %3.</source>
        <translation>das ist eine Tabelle von %1, aber %2 ist eine von %3.</translation>
    </message>
    <message>
        <source>the columns differ from those of %1.</source>
        <translation>die Spalten sind andere als die von %1.</translation>
    </message>
    <message>
        <source>this part has no checksums: it was written by an earlier version, which samples other numbers from the same seed. Write all parts again.</source>
        <translation>dieser Teil hat keine Prüfsummen: eine frühere Version hat ihn geschrieben, die aus derselben Startzahl andere Zahlen zog. Alle Teile neu schreiben.</translation>
    </message>
    <message>
        <source>%1 has no checksums because an earlier version wrote it, so changed rows cannot be detected.</source>
        <translation>%1 hat keine Prüfsummen, denn eine frühere Version hat ihn geschrieben: Zeilen, die seither geändert wurden, fallen nicht auf.</translation>
    </message>
    <message>
        <source>the row has %1 cells, but the header has %2; the file is damaged.</source>
        <translation>die Zeile hat %1 Zellen, der Kopf aber %2; die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>the cells that number the row are inconsistent; the file is damaged.</source>
        <translation>die Zellen mit der Nummer der Zeile ergeben keinen Sinn; die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>this belongs to a different study from %1: its inputs, swept values or results differ.</source>
        <translation>das gehört zu einer anderen Studie als %1: Eingaben, variierte Werte oder Kenngrößen weichen ab.</translation>
    </message>
    <message>
        <source>Run %1 occurs twice: in %2 and in %3. List each part only once.</source>
        <translation>Lauf %1 ist zweimal da: in %2 und in %3. Jeden Teil nur einmal angeben.</translation>
    </message>
    <message>
        <source>Design %1 occurs twice: in %2 and in %3. List each part only once.</source>
        <translation>Entwurf %1 ist zweimal da: in %2 und in %3. Jeden Teil nur einmal angeben.</translation>
    </message>
    <message>
        <source>The parts have no rows.</source>
        <translation>Die Teile haben keine Zeilen.</translation>
    </message>
    <message>
        <source>The parts are incomplete: %1 of %2 designs are missing, starting with design %3. List all parts of the study.</source>
        <translation>Die Teile sind unvollständig: %1 von %2 Entwürfen fehlen, der erste von Entwurf %3. Alle Teile der Studie angeben.</translation>
    </message>
    <message>
        <source>The parts are incomplete: %1 of %2 runs are missing, starting with design %3. List all parts of the study.</source>
        <translation>Die Teile sind unvollständig: %1 von %2 Läufen fehlen, der erste von Entwurf %3. Alle Teile der Studie angeben.</translation>
    </message>
    <message>
        <source>The parts are incomplete: %1 of %2 random runs are missing, starting with run %3. List all parts of the study.</source>
        <translation>Die Teile sind unvollständig: %1 von %2 Zufallsläufen fehlen, der erste ist Nummer %3. Alle Teile der Studie angeben.</translation>
    </message>
    <message>
        <source>No input has a distribution. Set one for at least one input.</source>
        <translation>Keine Eingabe hat eine Verteilung; mindestens eine braucht sie.</translation>
    </message>
    <message>
        <source>%1 has more than one distribution.</source>
        <translation>%1 hat mehr als eine Verteilung; nur eine angeben.</translation>
    </message>
    <message>
        <source>The number of runs of a Monte-Carlo study must lie between 2 and %2 (you entered %1).</source>
        <translation>Eine Monte-Carlo-Studie hat 2 bis %2 Läufe, nicht %1.</translation>
    </message>
    <message>
        <source>The confidence must lie between 0 and 100 % (you entered %1 %).</source>
        <translation>Die Konfidenz der Intervalle ist %1 %; sie muss größer als 0 % und kleiner als 100 % sein.</translation>
    </message>
    <message>
        <source>Sobol&apos; points need at least %1 uncertain inputs; with fewer, accuracy can be overestimated. Use independent runs.</source>
        <translation>Sobol-Punkte von weniger als %1 unsicheren Eingaben können durch ihre Gleichmäßigkeit übereinstimmen und zu viel versprechen; besser unabhängige Läufe.</translation>
    </message>
    <message>
        <source>Sobol&apos; points have at most %1 inputs.</source>
        <translation>Sobol-Punkte haben höchstens %1 Eingaben.</translation>
    </message>
    <message>
        <source>Bounds need independent runs; omit the bounds or the Sobol&apos; points.</source>
        <translation>Schranken brauchen unabhängige Läufe; entweder sie weglassen oder die Sobol-Punkte.</translation>
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
        <source>A table of runs contains %1 instead of a number.</source>
        <translation>Eine Tabelle von Läufen enthält %1 statt einer Zahl.</translation>
    </message>
    <message>
        <source>Bounds of %1: not a result of this study; results are %2.</source>
        <translation>Schranken von %1: das ist keine Kenngröße dieser Studie; es gibt %2.</translation>
    </message>
    <message>
        <source>Bounds of %1 are listed more than once.</source>
        <translation>Schranken von %1 stehen mehr als einmal da; nur einmal angeben.</translation>
    </message>
    <message>
        <source>Bounds of %1: the lower bound %2 must be less than the upper bound %3.</source>
        <translation>Schranken von %1: die untere, %2, muss kleiner sein als die obere, %3.</translation>
    </message>
    <message>
        <source>The rank correlation of %1 and %2 is %3, which is not a number.</source>
        <translation>Die Rangkorrelation von %1 und %2 ist %3, und das ist keine Zahl.</translation>
    </message>
    <message>
        <source>The seed must be a whole number (you entered %1).</source>
        <translation>Die Startzahl %1 ist nicht möglich; sie muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>it adds angles, such as 5°, to numbers; inputs in degrees are plain numbers, so omit °.</source>
        <translation>darin werden Winkel, etwa 5°, zu Zahlen addiert; Eingaben in Grad sind Zahlen, also ° weglassen.</translation>
    </message>
    <message>
        <source>its result is an angle, but the input is not.</source>
        <translation>das ergibt einen Winkel, und die Eingabe ist keiner.</translation>
    </message>
    <message>
        <source>sin, cos and tan take radians, and %1 is in degrees; write (%2)°.</source>
        <translation>sin, cos und tan nehmen Radiant, und %1 ist in Grad; zu schreiben ist (%2)°.</translation>
    </message>
    <message>
        <source>A design needs at least 2 random runs (you entered %1).</source>
        <translation>Ein Entwurf mit %1 Zufallsläufen sagt nichts über den Zufall; er braucht 2 oder mehr.</translation>
    </message>
    <message>
        <source>%1 designs with %2 random runs each are too many; at most %3 runs are allowed.</source>
        <translation>%1 Entwürfe mit je %2 Zufallsläufen sind zu viele; erlaubt sind insgesamt %3 Läufe.</translation>
    </message>
    <message>
        <source>%1 is swept more than once.</source>
        <translation>%1 wird mehr als einmal variiert; einmal genügt.</translation>
    </message>
    <message>
        <source>%1 is swept, so designs cannot be evaluated over it as well.</source>
        <translation>%1 wird variiert, und Entwürfe werden darüber ausgewertet; nur eines von beiden.</translation>
    </message>
    <message>
        <source>Distribution of %1 = %2: almost none of it lies between the values of the study. Add values or remove the distribution.</source>
        <translation>Verteilung von %1 = %2: kaum etwas davon liegt zwischen den untersuchten Werten; mehr Werte angeben oder keine.</translation>
    </message>
    <message>
        <source>%1 is swept, so its distribution must be relative to the value of each design. Write ±5% or ±0.1, or do not sweep it.</source>
        <translation>%1 wird variiert, also muss seine Verteilung um den Wert jedes Entwurfs liegen; ±5% oder ±0.1 schreiben oder es nicht variieren.</translation>
    </message>
    <message>
        <source>The number of random runs of each design must be a whole number (you entered %1).</source>
        <translation>%1 Zufallsläufe je Entwurf sind nicht möglich; es muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>The smallest %1 cannot be found because it is not swept; swept inputs are %2.</source>
        <translation>Der kleinste Wert von %1 lässt sich nicht suchen, denn er wird nicht variiert; variiert werden %2.</translation>
    </message>
    <message>
        <source>The study has no such %1.</source>
        <translation>Die Studie hat keinen solchen Wert von %1.</translation>
    </message>
    <message>
        <source>A run has no result %1.</source>
        <translation>Ein Lauf hat keine Kenngröße %1.</translation>
    </message>
    <message>
        <source>A claim about a run does not apply to a study.</source>
        <translation>Eine Behauptung über einen Lauf ist keine über eine Studie.</translation>
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
        <source>there is no expression on one side of the comparison</source>
        <translation>auf einer Seite des Vergleichs steht kein Ausdruck</translation>
    </message>
    <message>
        <source>it uses no result of the study, so its outcome is fixed</source>
        <translation>sie verwendet keine Kenngröße der Studie, ihr Ausgang steht also fest</translation>
    </message>
    <message>
        <source>nothing in this comparison has the unit %1</source>
        <translation>nichts in diesem Vergleich ist in %1</translation>
    </message>
    <message>
        <source>one side of it is not a number</source>
        <translation>eine Seite davon ist keine Zahl</translation>
    </message>
    <message>
        <source>this compares percentages, for which %1 is very small; write %2 % or, if you mean it, %1 %</source>
        <translation>verglichen werden Prozentsätze, und %1 wäre sehr wenig; %2 % schreiben oder, wenn es so gemeint ist, %1 %</translation>
    </message>
    <message>
        <source>it has no comparison; write one of &gt;=, &gt;, &lt;=, &lt; between two expressions</source>
        <translation>darin wird nichts verglichen; eines von &gt;=, &gt;, &lt;=, &lt; zwischen zwei Ausdrücke schreiben</translation>
    </message>
    <message>
        <source>it has a second comparison; write only one of &gt;=, &gt;, &lt;=, &lt;. Join conditions by &quot;and&quot; or &quot;or&quot; with blanks around them</source>
        <translation>darin steht ein zweiter Vergleich; nur eines von &gt;=, &gt;, &lt;=, &lt; schreiben. Bedingungen werden mit &quot;and&quot; und &quot;or&quot; mit Leerzeichen darum verbunden</translation>
    </message>
    <message>
        <source>%1 is not allowed</source>
        <translation>%1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>brackets are nested more than %1 deep</source>
        <translation>Klammern sind tiefer als %1-mal geschachtelt</translation>
    </message>
    <message>
        <source>the brackets make more than %1 alternatives</source>
        <translation>die Klammern ergeben mehr als %1 Alternativen</translation>
    </message>
    <message>
        <source>there are more than %1 alternatives</source>
        <translation>es gibt mehr als %1 Alternativen</translation>
    </message>
    <message>
        <source>a &apos;)&apos; is missing for the &apos;(&apos; at position %1</source>
        <translation>zu der &apos;(&apos; an Stelle %1 fehlt eine &apos;)&apos;</translation>
    </message>
    <message>
        <source>there are too many calls of this kind</source>
        <translation>es gibt zu viele Aufrufe dieser Art</translation>
    </message>
    <message>
        <source>write share(measure &gt; number), such as share(%1 &gt; 0)</source>
        <translation>zu schreiben ist share(Kenngröße &gt; Zahl), etwa share(%1 &gt; 0)</translation>
    </message>
    <message>
        <source>write quantile(measure, share), such as quantile(%1, 10 %)</source>
        <translation>zu schreiben ist quantile(Kenngröße, Anteil), etwa quantile(%1, 10 %)</translation>
    </message>
    <message>
        <source>the share of a quantile must be 0 % to 100 %, or 0 to 1</source>
        <translation>der Anteil eines Quantils muss 0 % bis 100 % sein, oder 0 bis 1</translation>
    </message>
    <message>
        <source>%1 does not define success, so it has no probability</source>
        <translation>%1 kennt keinen Erfolg und deshalb keine Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>write P(%1)</source>
        <translation>zu schreiben ist P(%1)</translation>
    </message>
    <message>
        <source>%1 is not a result of this study; results are %2</source>
        <translation>%1 ist keine Kenngröße dieser Studie; es gibt %2</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>%1 is not a number in %2</source>
        <translation>%1 ist keine Zahl in %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the first %2 runs have warnings, such as: %3</source>
        <translation>
            <numerusform>%1 der ersten %2 Läufe hat Warnungen wie diese: %3</numerusform>
            <numerusform>%1 der ersten %2 Läufe haben Warnungen wie diese: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>A sensitivity analysis has at most %1 inputs.</source>
        <translation>Eine Sensitivitätsanalyse hat höchstens %1 Eingaben.</translation>
    </message>
    <message>
        <source>A sensitivity analysis of %1 samples has %2 runs; at most %3 are allowed.</source>
        <translation>Eine Sensitivitätsanalyse mit %1 Stichproben hat %2 Läufe; erlaubt sind höchstens %3.</translation>
    </message>
    <message>
        <source>A sensitivity analysis needs independent inputs; remove the correlations.</source>
        <translation>Eine Sensitivitätsanalyse braucht unabhängige Eingaben; die Korrelationen weglassen.</translation>
    </message>
    <message>
        <source>The tails of the distributions reach incompatible inputs, but a sensitivity analysis needs all samples: %1 Use a uniform distribution or a list for that input.</source>
        <translation>Die Ausläufer der Verteilungen reichen zu Eingaben, die nicht zusammenpassen, und eine Sensitivitätsanalyse braucht sie alle: %1 Diese Eingabe gleichmäßig oder aus einer Liste ziehen.</translation>
    </message>
    <message>
        <source>A linked input is out of range in some runs, but a sensitivity analysis needs all runs; make the distributions narrower.</source>
        <translation>Eine gekoppelte Eingabe liegt in manchen Läufen außerhalb ihres Bereichs, und eine Sensitivitätsanalyse braucht sie alle; engere Verteilungen wählen.</translation>
    </message>
    <message>
        <source>Requirement %1 uses a probability, but %2 has no distribution. Set one, such as weibull:2:4.5; on the command line use --over %2=weibull:2:4.5.</source>
        <translation>Anforderung %1 verlangt eine Wahrscheinlichkeit, und nichts sagt, wie wahrscheinlich jeder Wert von %2 ist: eine Verteilung wie weibull:2:4.5 angeben; auf der Befehlszeile tut das --over %2=weibull:2:4.5.</translation>
    </message>
    <message>
        <source>A single value of %1 represents %2 % of its distribution, so the probability is coarse. Use finer values.</source>
        <translation>Ein einzelner Wert von %1 steht für %2 % seiner Verteilung; die Wahrscheinlichkeit ist deshalb grob. Feinere Werte verwenden.</translation>
    </message>
    <message>
        <source>%1 is not a number input of %2.</source>
        <translation>%1 ist keine Zahleneingabe von %2.</translation>
    </message>
    <message>
        <source>Values of %1 are missing.</source>
        <translation>Werte von %1 fehlen.</translation>
    </message>
    <message>
        <source>The distribution is one of %1, not of %2.</source>
        <translation>Die Verteilung ist eine von %1, nicht von %2.</translation>
    </message>
    <message>
        <source>The study has %1 runs; at most %2 are allowed. Sweep fewer values.</source>
        <translation>Die Studie hat %1 Läufe; erlaubt sind höchstens %2. Weniger Werte variieren.</translation>
    </message>
    <message>
        <source>In some designs the formulas give inputs out of range: %1.</source>
        <translation>In manchen Entwürfen ergeben die Kopplungen Eingaben außerhalb ihres Bereichs: %1.</translation>
    </message>
    <message>
        <source>%1 has its own values and cannot be linked to a formula as well.</source>
        <translation>%1 hat eigene Werte und kann nicht auch gekoppelt sein.</translation>
    </message>
    <message>
        <source>%1 is linked to more than one formula.</source>
        <translation>%1 ist mehr als einmal gekoppelt; einmal genügt.</translation>
    </message>
    <message>
        <source>%1 is linked to a formula itself; use that formula.</source>
        <translation>%1 ist selbst gekoppelt; das angeben, woran es gekoppelt ist.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a number; set it or make it uncertain.</source>
        <translation>%1 ist %2, also keine Zahl; setzen oder unsicher machen.</translation>
    </message>
    <message>
        <source>Formula of %1: %2</source>
        <translation>Kopplung von %1: %2</translation>
    </message>
    <message>
        <source>%1 has more than one tolerance.</source>
        <translation>%1 hat mehr als eine Toleranz; nur eine angeben.</translation>
    </message>
    <message>
        <source>%1 cannot have a tolerance because designs are evaluated over all of its values.</source>
        <translation>Über %1 werden Entwürfe ausgewertet: jeder läuft bei allen seinen Werten. Eine Toleranz gibt es dafür nicht.</translation>
    </message>
    <message>
        <source>%1 is linked to other inputs; set a tolerance for those.</source>
        <translation>%1 ist an andere Eingaben gekoppelt; die Toleranz gehört zu diesen.</translation>
    </message>
    <message>
        <source>%1 is %2, which cannot have a tolerance.</source>
        <translation>%1 ist %2, und das ist keine Zahl, die abweichen könnte.</translation>
    </message>
    <message>
        <source>Tolerance of %1 = %2: a percentage of 0 is 0; write an absolute tolerance, such as 0.1.</source>
        <translation>Toleranz von %1 = %2: ein Teil von 0 ist 0; als Zahl angeben, um wie viel es abweichen darf, etwa 0.1.</translation>
    </message>
    <message>
        <source>Tolerance of %1 = %2: %3</source>
        <translation>Toleranz von %1 = %2: %3</translation>
    </message>
    <message>
        <source>write a tolerance, such as ±0.5 or 5 %.</source>
        <translation>angeben, um wie viel es abweichen darf, etwa ±0.5 oder 5 %.</translation>
    </message>
    <message>
        <source>it must be greater than 0; omit the tolerance if the input is exact.</source>
        <translation>sie muss größer als 0 sein; ist die Eingabe genau, die Toleranz weglassen.</translation>
    </message>
    <message>
        <source>%1 inputs have a tolerance; at most %2 are allowed. Keep the most important ones.</source>
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
        <source>%1 is not in %2. Units that fit are %3.</source>
        <translation>%1 ist nicht in %2. Passende Einheiten sind %3.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Eine Zahl eingeben.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. Write it with one decimal point or comma and without digit grouping, such as 1234.5.</source>
        <translation>%1 könnte verschiedene Zahlen bedeuten. Mit einem Dezimalpunkt oder -komma und ohne Gruppierung schreiben, etwa 1234.5.</translation>
    </message>
    <message>
        <source>The other bodies have the same results with their own number instead of _1, such as %1.</source>
        <translation>Die anderen Körper haben die Kenngrößen, die auf _1 enden, auch, unter ihren eigenen Nummern, etwa %1.</translation>
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
        <translation>%1 = „%2“ ist nicht verständlich: eine Zahl oder „%3“ angeben.</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is not valid; choices are %3.</source>
        <translation>%1 = „%2“ ist keine der Möglichkeiten: %3.</translation>
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
        <source>%1 must be a text.</source>
        <translation>%1 muss ein Text sein.</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is not a number (decimal point, no grouping).</source>
        <translation>%1 = „%2“ ist keine Zahl (Dezimalpunkt, keine Gruppierung).</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is not a number (decimal point, no grouping) nor &quot;%3&quot;.</source>
        <translation>%1 = „%2“ ist keine Zahl (Dezimalpunkt, keine Gruppierung) und nicht „%3“.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Internal error in Talweg: %1</source>
        <translation>Das ist ein Fehler in Talweg selbst: %1</translation>
    </message>
    <message>
        <source>An unknown error occurred.</source>
        <translation>Etwas ohne Namen ging schief.</translation>
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
        <source>Translational</source>
        <translation>Translation</translation>
    </message>
    <message>
        <source>Rotational</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Potential</source>
        <translation>Potentiell</translation>
    </message>
    <message>
        <source>Mechanical</source>
        <translation>Mechanisch</translation>
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
        <source>A solid and a hollow sphere and a solid and a hollow cylinder, 0.2 m in radius, roll down a ramp of 15°. The solid sphere wins after 3.379 s; mass has no effect. The published time stepping comes within a step of the exact times. With e = 1 it makes tiny bounces, so its slip is never quite zero but shrinks with the time step.</source>
        <translation>Eine Voll- und eine Hohlkugel sowie ein Voll- und ein Hohlzylinder von 0.2 m Radius rollen eine Rampe von 15° hinab. Die Vollkugel gewinnt nach 3.379 s, und die Masse spielt keine Rolle. Das veröffentlichte Zeitschrittverfahren trifft die exakten Zeiten bis auf einen Schritt; mit e = 1 macht es winzige Sprünge, so dass sein Schlupf nie ganz null ist, aber mit dem Zeitschritt schrumpft.</translation>
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
        <source>Each body twice and ten times as heavy: energy, momentum and heat grow with the mass, the motion stays the same.</source>
        <translation>Jeder Körper mit doppelter und zehnfacher Masse: Energie, Impuls und Wärme wachsen mit der Masse, die Bewegung bleibt dieselbe.</translation>
    </message>
    <message>
        <source>Mandala 2025: time step, mass and tilt</source>
        <translation>Mandala 2025: Zeitschritt, Masse und Neigung</translation>
    </message>
    <message>
        <source>The studies of the paper as sweeps, each for the inertia factors of its four bodies. Smaller time steps reduce slip, heat and the error of the time. Larger masses increase momentum and heat but do not change the time. The tilt changes the time and the friction needed to roll.</source>
        <translation>Die Untersuchungen der Veröffentlichung als Studien, jede für die Trägheitsfaktoren ihrer vier Körper. Der Zeitschritt: Schlupf, Wärme und der Fehler der Zeit schrumpfen mit ihm. Die Masse: Impuls und Wärme wachsen mit ihr, die Zeit ändert sich nicht. Die Neigung: sie ändert die Zeit und die Reibung, die zum Rollen nötig ist.</translation>
    </message>
    <message>
        <source>Time step sweep</source>
        <translation>Zeitschritt variiert</translation>
    </message>
    <message>
        <source>Mass swept</source>
        <translation>Masse variiert</translation>
    </message>
    <message>
        <source>Tilt swept</source>
        <translation>Neigung variiert</translation>
    </message>
    <message>
        <source>Rolling or sliding?</source>
        <translation>Rollen oder gleiten?</translation>
    </message>
    <message>
        <source>Bodies with more inertia slide first: rolling needs tan α ≤ μ(1+k)/k. The studies find the smallest friction with which all bodies roll, for every tilt and inertia factor. The line in their maps is the limit between rolling and sliding. With μ = 0.3 a hollow cylinder rolls up to 30.96°.</source>
        <translation>Körper mit mehr Trägheit gleiten zuerst: Rollen braucht tan α ≤ μ(1+k)/k. Die Studien finden die kleinste Reibung, mit der alle rollen, bei jeder Neigung und für jeden Trägheitsfaktor; in ihren Karten ist die Linie die Grenze zwischen Rollen und Gleiten. Mit μ = 0.3 rollt ein Hohlzylinder bis 30.96°.</translation>
    </message>
    <message>
        <source>At 35°</source>
        <translation>Bei 35°</translation>
    </message>
    <message>
        <source>Inertia swept</source>
        <translation>Trägheit variiert</translation>
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
        <source>Its lane&apos;s</source>
        <translation>Die der Bahn</translation>
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
        <source>Number of the line colour in figures.</source>
        <translation>Nummer der Linienfarbe in Abbildungen.</translation>
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
        <source>Has no effect on the motion.</source>
        <translation>Sie hat keinen Einfluss auf die Bewegung.</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Distance from its axis to the ramp.</source>
        <translation>Abstand der Achse von der Rampe.</translation>
    </message>
    <message>
        <source>Inertia factor</source>
        <translation>Trägheitsfaktor</translation>
    </message>
    <message>
        <source>J/(m R²), which replaces that of the shape: 2/5 for a solid sphere, 1 for a hoop.</source>
        <translation>J/(m R²), anstelle des Werts der Form: 2/5 für eine Vollkugel, 1 für einen Reifen.</translation>
    </message>
    <message>
        <source>Static friction</source>
        <translation>Haftreibungszahl</translation>
    </message>
    <message>
        <source>Replaces the value of the ramp for this body.</source>
        <translation>Seine eigene, anstelle derjenigen der Rampe.</translation>
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
        <source>Effective mass</source>
        <translation>Effektive Masse</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>k_t: the published method divides the slip by it to get the friction impulse that stops the slip. The paper gives two versions.</source>
        <translation>k_t, durch das das veröffentlichte Verfahren den Schlupf teilt, um den Kraftstoß der Reibung zu finden, der ihn beendet. Die Veröffentlichung hat zwei.</translation>
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
        <source>k_t = 1/m, as the equation is printed: the impulse reverses the slip.</source>
        <translation>k_t = 1/m, wie die Gleichung gedruckt ist: der Kraftstoß kehrt den Schlupf um.</translation>
    </message>
    <message>
        <source>Definition of the friction loss in the published method. The paper gives two definitions; neither is the work of the impulses.</source>
        <translation>Definition des Reibungsverlusts im veröffentlichten Verfahren. Die Veröffentlichung gibt zwei an; keine ist die Arbeit der Kraftstöße.</translation>
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
        <translation>Die Arbeit der Kraftstöße: was Reibung und Stöße nehmen, in J.</translation>
    </message>
    <message>
        <source>Section 9.6</source>
        <translation>Abschnitt 9.6</translation>
    </message>
    <message>
        <source>The sum of μ |J_n| |slip before the impact| Δt. Its factor Δt makes it J s; the paper adds it to the energy as J.</source>
        <translation>Die Summe von μ |J_n| |Schlupf vor dem Stoß| Δt. Ihr Faktor Δt macht sie zu J s; die Veröffentlichung zählt sie als J zur Energie.</translation>
    </message>
    <message>
        <source>Listing 8</source>
        <translation>Listing 8</translation>
    </message>
    <message>
        <source>The sum of μ |J_n| |slip after the impact|, without Δt; J_n minus the impulse of gravity in the step.</source>
        <translation>Die Summe von μ |J_n| |Schlupf nach dem Stoß|, ohne Δt; J_n minus den Kraftstoß der Schwerkraft in dem Schritt.</translation>
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
        <source>Method of solution.</source>
        <translation>Lösungsverfahren.</translation>
    </message>
    <message>
        <source>Rolling and sliding in closed form.</source>
        <translation>Rollen und Gleiten in geschlossener Form.</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Wie veröffentlicht</translation>
    </message>
    <message>
        <source>Time stepping of Mandala 2025: symplectic Euler steps, with an impulse when a body penetrates the ramp.</source>
        <translation>Das Zeitschrittverfahren von Mandala 2025: symplektische Euler-Schritte mit einem Kraftstoß, wo immer ein Körper in die Rampe eingesunken ist.</translation>
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
        <translation>Der Rampenoberfläche über dem Boden am Start.</translation>
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
        <translation>Der Rampe unter die Waagrechte.</translation>
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
        <source>Half the ramp&apos;s width; the lanes share it evenly.</source>
        <translation>Die halbe Breite der Rampe; die Bahnen teilen sie gleichmäßig.</translation>
    </message>
    <message>
        <source>A body rolls if tan α ≤ μ (1+k)/k.</source>
        <translation>Ein Körper rollt, wenn tan α ≤ μ (1+k)/k.</translation>
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
        <source>Restitution of the impulses in the published method. The bodies of the exact method stay in contact.</source>
        <translation>Der Kraftstöße des veröffentlichten Verfahrens. Die exakten Körper bleiben in Kontakt.</translation>
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
        <source>Time step of the published method, which used 0.01, 0.001 and 0.00025 s.</source>
        <translation>Zeitschritt des veröffentlichten Verfahrens; dort 0.01, 0.001 und 0.00025 s.</translation>
    </message>
    <message>
        <source>Mandala 2025, section 5.2</source>
        <translation>Mandala 2025, Abschnitt 5.2</translation>
    </message>
    <message>
        <source>The race ends at this time for bodies that have not arrived.</source>
        <translation>Hier endet der Wettlauf für Körper, die nicht angekommen sind.</translation>
    </message>
    <message>
        <source>Body %1 has no shape that gives its inertia factor k. Enter k.</source>
        <translation>Körper %1 braucht einen eigenen Trägheitsfaktor k: aus keiner Form ergibt er sich.</translation>
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
        <source>Time of the winner</source>
        <translation>Zeit des Siegers</translation>
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
        <source>Time from the start until it reaches the foot.</source>
        <translation>Zeit vom Start, bis er den Fuß erreicht.</translation>
    </message>
    <message>
        <source>Body %1, speed at the end</source>
        <translation>Körper %1, Geschwindigkeit am Ende</translation>
    </message>
    <message>
        <source>Speed of its centre at the foot or at the time limit.</source>
        <translation>Geschwindigkeit seines Mittelpunkts am Fuß oder an der Zeitgrenze.</translation>
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
        <source>k m R² |ω|, about its centre.</source>
        <translation>k m R² |ω|, um seinen Mittelpunkt.</translation>
    </message>
    <message>
        <source>Body %1, acceleration</source>
        <translation>Körper %1, Beschleunigung</translation>
    </message>
    <message>
        <source>Along the ramp: 2 s/t² from rest to the end; g sin α/(1+k) when it rolls.</source>
        <translation>Entlang der Rampe: 2 s/t² aus der Ruhe bis zum Ende; g sin α/(1+k), wenn er rollt.</translation>
    </message>
    <message>
        <source>Body %1, translational energy at the end</source>
        <translation>Körper %1, Translationsenergie am Ende</translation>
    </message>
    <message>
        <source>m v²/2.</source>
        <translation>m v²/2.</translation>
    </message>
    <message>
        <source>Body %1, share of rotation at the end</source>
        <translation>Körper %1, Anteil der Rotation am Ende</translation>
    </message>
    <message>
        <source>Share of its kinetic energy; k/(1+k) when it rolls.</source>
        <translation>An seiner kinetischen Energie; k/(1+k), wenn er rollt.</translation>
    </message>
    <message>
        <source>Body %1, heat</source>
        <translation>Körper %1, Wärme</translation>
    </message>
    <message>
        <source>Energy lost to friction and impacts; for the published method as set under Heat.</source>
        <translation>Energie, die durch Reibung und Stöße verloren ging; beim veröffentlichten Verfahren wie unter Wärme gewählt.</translation>
    </message>
    <message>
        <source>Body %1, greatest slip</source>
        <translation>Körper %1, größter Schlupf</translation>
    </message>
    <message>
        <source>Maximum of |v + Rω|.</source>
        <translation>Das größte |v + Rω|.</translation>
    </message>
    <message>
        <source>Body %1, energy and losses at the end</source>
        <translation>Körper %1, Energie und Verluste am Ende</translation>
    </message>
    <message>
        <source>Sum of its mechanical energy and its losses.</source>
        <translation>Summe seiner mechanischen Energie und seiner Verluste.</translation>
    </message>
    <message>
        <source>Body %1, change of energy and losses</source>
        <translation>Körper %1, Änderung von Energie und Verlusten</translation>
    </message>
    <message>
        <source>Change from the start to the end; 0 if the method conserves energy.</source>
        <translation>Änderung vom Start bis zum Ende; 0, wenn das Verfahren die Energie erhält.</translation>
    </message>
    <message>
        <source>Body %1, time less the exact one</source>
        <translation>Körper %1, Zeit abzüglich der exakten</translation>
    </message>
    <message>
        <source>Positive if the method of the run is slower than the exact motion.</source>
        <translation>Positiv, wenn das Verfahren des Laufs langsamer ist als die exakte Bewegung.</translation>
    </message>
    <message>
        <source>Centre downhill, level</source>
        <translation>Mittelpunkt hangabwärts, waagrecht</translation>
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
        <source>Angle turned through, counter-clockwise</source>
        <translation>Drehwinkel, gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Since the start; a body that rolls downhill turns clockwise, which is negative.</source>
        <translation>Seit dem Start; ein Körper, der hangabwärts rollt, dreht sich im Uhrzeigersinn, und das ist negativ.</translation>
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
        <source>A body that rolls downhill turns clockwise: its spin is −v/R.</source>
        <translation>Ein Körper, der hangabwärts rollt, dreht sich im Uhrzeigersinn: seine Winkelgeschwindigkeit ist −v/R.</translation>
    </message>
    <message>
        <source>Slip of the contact point</source>
        <translation>Schlupf des Berührpunkts</translation>
    </message>
    <message>
        <source>v + Rω, positive downhill; 0 while the body rolls.</source>
        <translation>v + Rω, hangabwärts positiv; 0, solange der Körper rollt.</translation>
    </message>
    <message>
        <source>Slip metric of Mandala 2025</source>
        <translation>Schlupfmaß von Mandala 2025</translation>
    </message>
    <message>
        <source>R|ω| − |v| with the sign of the paper: positive when the body spins faster than it rolls. Opposite to the slip unless the body bounces or turns back.</source>
        <translation>R|ω| − |v| mit dem Vorzeichen der Veröffentlichung: positiv, wenn sich der Körper schneller dreht, als er rollt. Dem Schlupf entgegengesetzt, außer wenn der Körper springt oder umkehrt.</translation>
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
        <source>k m R² ω²/2.</source>
        <translation>k m R² ω²/2.</translation>
    </message>
    <message>
        <source>Potential energy</source>
        <translation>Potentielle Energie</translation>
    </message>
    <message>
        <source>m g y, with y measured from the ground.</source>
        <translation>m g y, vom Boden aus gezählt.</translation>
    </message>
    <message>
        <source>Mechanical energy</source>
        <translation>Mechanische Energie</translation>
    </message>
    <message>
        <source>Translational, rotational and potential energy together.</source>
        <translation>Translations-, Rotations- und potentielle Energie zusammen.</translation>
    </message>
    <message>
        <source>Lost to friction and impacts</source>
        <translation>An Reibung und Stöße verloren</translation>
    </message>
    <message>
        <source>Work of friction on the slipping contact since the start; for the published method as set under Heat.</source>
        <translation>Arbeit der Reibung am gleitenden Kontakt seit dem Start; beim veröffentlichten Verfahren wie unter Wärme gewählt.</translation>
    </message>
    <message>
        <source>Mechanical energy and losses</source>
        <translation>Mechanische Energie und Verluste</translation>
    </message>
    <message>
        <source>Energy of the body plus its losses; constant if the method conserves energy.</source>
        <translation>Energie des Körpers plus seine Verluste; konstant, wenn das Verfahren die Energie erhält.</translation>
    </message>
    <message>
        <source>Angular momentum</source>
        <translation>Drehimpuls</translation>
    </message>
    <message>
        <source>k m R² |ω|, about the centre of the body.</source>
        <translation>k m R² |ω|, um den Mittelpunkt des Körpers.</translation>
    </message>
    <message>
        <source>Speed of the centre of the body on arrival.</source>
        <translation>Geschwindigkeit des Körpermittelpunkts bei der Ankunft.</translation>
    </message>
    <message>
        <source>Spin on arrival, positive counter-clockwise.</source>
        <translation>Bei der Ankunft, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Time to the foot</source>
        <translation>Zeit bis zum Fuß</translation>
    </message>
    <message>
        <source>Speed there</source>
        <translation>Geschwindigkeit dort</translation>
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
        <source>Moves by</source>
        <translation>Bewegt sich durch</translation>
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
        <source>Angular momentum there (kg m²/s)</source>
        <translation>Drehimpuls dort (kg m²/s)</translation>
    </message>
    <message>
        <source>Error of the time</source>
        <translation>Abweichung von der exakten Zeit</translation>
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
        <source>%1 wins: reaches the foot after %2 s at %3 m/s</source>
        <translation>%1 gewinnt: nach %2 s am Fuß, mit %3 m/s</translation>
    </message>
    <message>
        <source>Dead heat: %1 and %2 at the foot after %3 s at %4 m/s</source>
        <translation>Totes Rennen: %1 und %2 nach %3 s am Fuß, mit %4 m/s</translation>
    </message>
    <message>
        <source>%1 wins: reaches the foot after %2 s at %3 m/s, %4 s before %5</source>
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
        <source>The published method does not conserve energy; the error is %1 of the total.</source>
        <translation>Das veröffentlichte Verfahren bewahrt seine Energie nicht: sie weicht um %1 des Vorhandenen ab.</translation>
    </message>
    <message>
        <source>Kinetic friction exceeds static friction; the exact method uses static friction for sliding.</source>
        <translation>Gleitreibungszahl über der Haftreibungszahl: das exakte Verfahren rechnet beim Gleiten mit der Haftreibungszahl.</translation>
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
        <source>%1: point %2 is not a finite number.</source>
        <translation>%1: Punkt %2 ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>%1: x must increase from point to point, but point %2 has x = %3 after %4.</source>
        <translation>%1: x muss von Punkt zu Punkt wachsen, aber Punkt %2 hat x = %3 nach %4.</translation>
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
        <source>%1 = &quot;%2&quot; is not a list of points x:y, x:y, … with decimal points.</source>
        <translation>%1 = „%2“ ist keine Liste von Punkten x:y, x:y, … mit Dezimalpunkten.</translation>
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
        <translation>Der Drehpunkt löst sich</translation>
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
        <source>linearly implicit Euler, extrapolated to order 7, in regular time, %n steps</source>
        <translation>
            <numerusform>linear-implizites Euler-Verfahren, extrapoliert bis Ordnung 7, in regulärer Zeit, %n Schritt</numerusform>
            <numerusform>linear-implizites Euler-Verfahren, extrapoliert bis Ordnung 7, in regulärer Zeit, %n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dormand–Prince 5(4) in regular time, %n steps</source>
        <translation>
            <numerusform>Dormand–Prince 5(4) in regulärer Zeit, %n Schritt</numerusform>
            <numerusform>Dormand–Prince 5(4) in regulärer Zeit, %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>1e-12 per step</source>
        <translation>1e-12 je Schritt</translation>
    </message>
    <message>
        <source>Stops sliding, spins on</source>
        <translation>Gleitet nicht mehr, dreht sich weiter</translation>
    </message>
    <message>
        <source>Stops spinning, slides on</source>
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
        <source>Each particle presses on the plane with its own weight.</source>
        <translation>Jedes drückt mit seinem eigenen Gewicht auf die Ebene.</translation>
    </message>
    <message>
        <source>Place ahead</source>
        <translation>Ort längs</translation>
    </message>
    <message>
        <source>Along the angle θ, from any origin.</source>
        <translation>Entlang des Winkels θ, von einem beliebigen Ursprung.</translation>
    </message>
    <message>
        <source>Place across</source>
        <translation>Ort quer</translation>
    </message>
    <message>
        <source>To the left of the angle θ, from any origin.</source>
        <translation>Links vom Winkel θ, von einem beliebigen Ursprung.</translation>
    </message>
    <message>
        <source>Particles</source>
        <translation>Teilchen</translation>
    </message>
    <message>
        <source>Their masses and places in the body&apos;s own axes; the body moves about their common centre of mass.</source>
        <translation>Ihre Massen und Orte in den Achsen des Körpers; er bewegt sich um ihren gemeinsamen Schwerpunkt.</translation>
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
        <source>Sliding body. Each lies flat and presses evenly on the plane; particles press with their own weights.</source>
        <translation>Gleitender Körper. Jeder liegt flach und drückt gleichmäßig auf die Ebene; Teilchen drücken mit ihrem eigenen Gewicht.</translation>
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
        <source>A point; it has no angle and no spin.</source>
        <translation>Ein Punkt; er hat keinen Winkel und keine Winkelgeschwindigkeit.</translation>
    </message>
    <message>
        <source>Joined particles</source>
        <translation>Verbundene Teilchen</translation>
    </message>
    <message>
        <source>Two or more, joined by a weightless frame.</source>
        <translation>Zwei oder mehr, durch einen masselosen Rahmen verbunden.</translation>
    </message>
    <message>
        <source>Thin rod</source>
        <translation>Dünner Stab</translation>
    </message>
    <message>
        <source>Presses evenly along its length.</source>
        <translation>Drückt gleichmäßig über seine Länge.</translation>
    </message>
    <message>
        <source>Flat board</source>
        <translation>Flaches Brett</translation>
    </message>
    <message>
        <source>A rectangle that presses evenly.</source>
        <translation>Ein Rechteck, das gleichmäßig drückt.</translation>
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
        <source>Scales forces and energies; with rough friction it changes no motion.</source>
        <translation>Skaliert Kräfte und Energien; bei Coulombscher Reibung ändert sie keine Bewegung.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 4 to 6</source>
        <translation>Eberly 2008, Abschnitte 4 bis 6</translation>
    </message>
    <message>
        <source>Length ahead</source>
        <translation>Länge voraus</translation>
    </message>
    <message>
        <source>Distance from the centre of mass to the end that the angle θ points to.</source>
        <translation>Abstand des Schwerpunkts von dem Ende, auf das der Winkel θ zeigt.</translation>
    </message>
    <message>
        <source>Length behind</source>
        <translation>Länge dahinter</translation>
    </message>
    <message>
        <source>Distance from the centre of mass to the other end; equal to L₁ for a uniform rod.</source>
        <translation>Abstand des Schwerpunkts vom anderen Ende; bei einem gleichmäßigen Stab gleich L₁.</translation>
    </message>
    <message>
        <source>Half length</source>
        <translation>Halbe Länge</translation>
    </message>
    <message>
        <source>Half the side along the angle θ.</source>
        <translation>Die halbe Seite entlang des Winkels θ.</translation>
    </message>
    <message>
        <source>Half width</source>
        <translation>Halbe Breite</translation>
    </message>
    <message>
        <source>Half the side across the angle θ.</source>
        <translation>Die halbe Seite quer zum Winkel θ.</translation>
    </message>
    <message>
        <source>Half height</source>
        <translation>Halbe Höhe</translation>
    </message>
    <message>
        <source>Half the height above the plane.</source>
        <translation>Die halbe Höhe über der Ebene.</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Angle of the plane to the horizontal; w points uphill.</source>
        <translation>Winkel der Ebene gegen die Waagrechte; w zeigt bergauf.</translation>
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
        <source>Rough friction is given as a coefficient or, as in the document, as a force.</source>
        <translation>Coulombsche Reibung als Reibungszahl oder, wie im Dokument, als Kraft.</translation>
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
        <source>The c of the document: total friction force on the sliding body, independent of its weight.</source>
        <translation>Das c des Dokuments: was den ganzen Körper beim Gleiten zurückhält, wie schwer er auch ist.</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>Coefficient of rough (Coulomb) friction, also at rest. The c of the document is μ m g cos φ.</source>
        <translation>Reibungszahl der rauen (Coulombschen) Reibung, in Ruhe dieselbe. Das c des Dokuments ist μ m g cos φ.</translation>
    </message>
    <message>
        <source>Friction force</source>
        <translation>Reibungskraft</translation>
    </message>
    <message>
        <source>Rough friction on the whole body when it slides without spin, μ m g cos φ; also the maximum at rest. For a rod it is the c of the document times the length, for a board or box times the area, for particles the sum of their c.</source>
        <translation>Coulombsche Reibung am ganzen Körper, wenn er ohne Drehung gleitet, μ m g cos φ; auch der Höchstwert in Ruhe. Bei einem Stab ist sie das c des Dokuments mal die Länge, bei Brett oder Quader mal die Fläche, bei Teilchen die Summe ihrer c.</translation>
    </message>
    <message>
        <source>Friction of each</source>
        <translation>Reibung je Teilchen</translation>
    </message>
    <message>
        <source>Distribution of rough friction among the particles.</source>
        <translation>Verteilung der Coulombschen Reibung auf die Teilchen.</translation>
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
        <source>All particles are of one material: each has c = μ m g cos φ with its own mass.</source>
        <translation>Alle sind aus demselben Werkstoff: jedes mit c = μ m g cos φ aus seiner eigenen Masse.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>The same force at each particle regardless of its weight, as in the second program of the document.</source>
        <translation>An jedem dieselbe Kraft, wie schwer es auch ist, wie im zweiten Programm des Dokuments.</translation>
    </message>
    <message>
        <source>Viscous friction</source>
        <translation>Viskose Reibung</translation>
    </message>
    <message>
        <source>Friction of the viscous model: force −c v, distributed like the mass of the body.</source>
        <translation>Reibung des viskosen Modells: Kraft −c v, verteilt wie die Masse des Körpers.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start across</source>
        <translation>Start quer</translation>
    </message>
    <message>
        <source>Position of the centre of mass along the contour line.</source>
        <translation>Ort des Schwerpunkts entlang der Höhenlinie.</translation>
    </message>
    <message>
        <source>Start, uphill position</source>
        <translation>Start bergauf</translation>
    </message>
    <message>
        <source>Position of the centre of mass up the plane.</source>
        <translation>Ort des Schwerpunkts die Ebene hinauf.</translation>
    </message>
    <message>
        <source>Start angle</source>
        <translation>Startwinkel</translation>
    </message>
    <message>
        <source>Angle of the first axis of the body from x, counter-clockwise seen from above.</source>
        <translation>Winkel der ersten Körperachse gegen x, von oben gesehen gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Velocity across</source>
        <translation>Geschwindigkeit quer</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass along the contour line.</source>
        <translation>Geschwindigkeit des Schwerpunkts entlang der Höhenlinie.</translation>
    </message>
    <message>
        <source>Velocity uphill</source>
        <translation>Geschwindigkeit bergauf</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass up the plane.</source>
        <translation>Geschwindigkeit des Schwerpunkts die Ebene hinauf.</translation>
    </message>
    <message>
        <source>Counter-clockwise seen from above.</source>
        <translation>Von oben gesehen gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model used for the outcome, the animation and the results. The figures show the first three models.</source>
        <translation>Modell für Ausgang, Animation und Kenngrößen. Die Abbildungen zeigen die ersten drei Modelle.</translation>
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
        <source>Rough friction at every point opposes the motion of that point. Sliding and spinning end together.</source>
        <translation>Coulombsche Reibung an jedem Punkt gegen die Bewegung dieses Punkts. Gleiten und Drehen enden gemeinsam.</translation>
    </message>
    <message>
        <source>Decoupled</source>
        <translation>Entkoppelt</translation>
    </message>
    <message>
        <source>Approximation of the document: sliding ignores the spin, spinning ignores the sliding.</source>
        <translation>Die Näherung des Dokuments: Gleiten, als drehte sich der Körper nicht, Drehen, als glitte er nicht.</translation>
    </message>
    <message>
        <source>Viscous</source>
        <translation>Viskos</translation>
    </message>
    <message>
        <source>Friction in proportion to the speed, in closed form.</source>
        <translation>Reibung proportional zur Geschwindigkeit, in geschlossener Form.</translation>
    </message>
    <message>
        <source>Method of solution of the coupled model.</source>
        <translation>Lösungsverfahren des gekoppelten Modells.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 1 and 4</source>
        <translation>Eberly 2008, Abschnitte 1 und 4</translation>
    </message>
    <message>
        <source>Closed forms if they exist, otherwise steps in a time scaled with the speed of the body, which finds the stop to rounding.</source>
        <translation>Geschlossene Formen, wenn es sie gibt, sonst Schritte in einer mit der Geschwindigkeit des Körpers skalierten Zeit, die den Halt bis auf Rundung finden.</translation>
    </message>
    <message>
        <source>Method of the document: fixed Runge–Kutta steps, and Romberg&apos;s rule for the integrals over the body. It finds no stop: the body oscillates from step to step until the time limit.</source>
        <translation>Das des Dokuments: Runge–Kutta-Schritte gleicher Länge und Rombergs Regel für die Integrale über den Körper. Es findet keinen Halt: der Körper geht in Schritten hin und her bis zur Zeitgrenze.</translation>
    </message>
    <message>
        <source>Time step of the published method. The sample programs use 1/60 s, the last one 0.0005 s.</source>
        <translation>Zeitschritt des veröffentlichten Verfahrens. Die Beispielprogramme verwenden 1/60 s, das letzte 0.0005 s.</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Formulas of the decoupled model. The figures show the corrected ones; the printed ones have their own figures.</source>
        <translation>Formeln des entkoppelten Modells. Die Abbildungen zeigen die berichtigten; die gedruckten haben eigene Abbildungen.</translation>
    </message>
    <message>
        <source>Derived from the equations of motion of the model.</source>
        <translation>Aus den Bewegungsgleichungen des Modells hergeleitet.</translation>
    </message>
    <message>
        <source>Formulas of the document with their errors, for a rod, a board or a box. Other bodies use the corrected ones.</source>
        <translation>Die Formeln des Dokuments mit ihren Fehlern, für Stab, Brett oder Quader; andere Körper bewegen sich wie berichtigt.</translation>
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
        <source>Ends when the centre of mass comes down to w = 0, as in the first program of the document, or at rest.</source>
        <translation>Endet, wenn der Schwerpunkt zu w = 0 herabkommt, wie im ersten Programm des Dokuments, oder in Ruhe.</translation>
    </message>
    <message>
        <source>The run ends at this time, or earlier when all three models are at rest.</source>
        <translation>Der Lauf endet zu dieser Zeit oder früher, wenn alle drei Modelle in Ruhe sind.</translation>
    </message>
    <message>
        <source>Viscous stop</source>
        <translation>Haltschwelle, viskos</translation>
    </message>
    <message>
        <source>Speed below which the viscous model counts as stopped on a level plane, because its motion never ends completely.</source>
        <translation>Geschwindigkeit, unter der das viskose Modell auf waagrechter Ebene als angehalten gilt, denn seine Bewegung endet nie ganz.</translation>
    </message>
    <message>
        <source>All particles are at the same place. Enter at least two places or choose the body “Particle”.</source>
        <translation>Alle Teilchen sind an einem Ort: mindestens zwei Orte angeben oder den Körper Teilchen wählen.</translation>
    </message>
    <message>
        <source>Friction force cᵣ = %1 N decelerates %2 kg by more than 1e12 m/s². Choose a smaller force or a greater mass.</source>
        <translation>Reibungskraft cᵣ = %1 N bremst %2 kg mit mehr als 1e12 m/s²: eine schwächere Kraft oder eine größere Masse wählen.</translation>
    </message>
    <message>
        <source>Time step Δt = %1 s gives more than 10000 steps within the time limit of %2 s. Choose a longer step or a shorter limit.</source>
        <translation>Zeitschritt Δt = %1 s ergibt mehr als 10000 Schritte bis zur Zeitgrenze von %2 s: einen längeren Schritt oder eine kürzere Grenze wählen.</translation>
    </message>
    <message>
        <source>Half length a = %1 m and half width b = %2 m differ by more than a factor of 1000. Make the narrower side at least %3 m or choose the body “Thin rod”.</source>
        <translation>Halbe Länge a = %1 m und halbe Breite b = %2 m unterscheiden sich um mehr als den Faktor 1000: die schmalere Seite mindestens %3 m machen oder den Körper Stab wählen.</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Position of the centre of mass along the contour lines, positive to the right.</source>
        <translation>Lage des Schwerpunkts entlang der Höhenlinien, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Uphill</source>
        <translation>Bergauf</translation>
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
        <source>Angle of the first axis of the body from the contour lines, positive counter-clockwise seen from above, including full turns.</source>
        <translation>Winkel der ersten Körperachse gegen die Höhenlinien, von oben gesehen gegen den Uhrzeigersinn positiv, volle Drehungen eingeschlossen.</translation>
    </message>
    <message>
        <source>At the centre of mass, positive to the right.</source>
        <translation>Am Schwerpunkt, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass; negative when it slides downhill.</source>
        <translation>Geschwindigkeit des Schwerpunkts; negativ, wenn er hangabwärts gleitet.</translation>
    </message>
    <message>
        <source>About the centre of mass, positive counter-clockwise seen from above.</source>
        <translation>Um den Schwerpunkt, von oben gesehen gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Speed of the centre of mass.</source>
        <translation>Geschwindigkeit des Schwerpunkts.</translation>
    </message>
    <message>
        <source>Length of the path</source>
        <translation>Länge des Wegs</translation>
    </message>
    <message>
        <source>Path length of the centre of mass since the start.</source>
        <translation>Die der Schwerpunkt seit dem Start zurückgelegt hat.</translation>
    </message>
    <message>
        <source>m ρ² ω²/2, with the radius of gyration ρ.</source>
        <translation>m ρ² ω²/2, mit dem Trägheitsradius ρ.</translation>
    </message>
    <message>
        <source>m g w sin φ, counted from the origin of the plane.</source>
        <translation>m g w sin φ, vom Ursprung der Ebene aus gezählt.</translation>
    </message>
    <message>
        <source>Lost to friction</source>
        <translation>An Reibung verloren</translation>
    </message>
    <message>
        <source>The work of friction since the start, integrated from its power.</source>
        <translation>Die Arbeit der Reibung seit dem Start, aus ihrer Leistung integriert.</translation>
    </message>
    <message>
        <source>Mechanical energy and loss</source>
        <translation>Mechanische Energie und Verlust</translation>
    </message>
    <message>
        <source>Energy of the body plus friction losses; constant.</source>
        <translation>Energie des Körpers plus Reibungsverluste; konstant.</translation>
    </message>
    <message>
        <source>Position error as printed</source>
        <translation>Ort wie gedruckt, Abweichung</translation>
    </message>
    <message>
        <source>Distance between the centres of mass by the printed and the corrected formulas.</source>
        <translation>Abstand der Schwerpunkte nach den gedruckten und den berichtigten Formeln.</translation>
    </message>
    <message>
        <source>Angle error as printed</source>
        <translation>Winkel wie gedruckt, Abweichung</translation>
    </message>
    <message>
        <source>Angle by the printed formulas minus that by the corrected ones.</source>
        <translation>Der Winkel nach den gedruckten Formeln abzüglich dessen nach den berichtigten.</translation>
    </message>
    <message>
        <source>3-D position, x</source>
        <translation>Ort im Raum, x</translation>
    </message>
    <message>
        <source>Middle of the body along the contour lines.</source>
        <translation>Körpermitte entlang der Höhenlinien.</translation>
    </message>
    <message>
        <source>3-D position, y</source>
        <translation>Ort im Raum, y</translation>
    </message>
    <message>
        <source>Middle of the body, positive upward.</source>
        <translation>Körpermitte, nach oben positiv.</translation>
    </message>
    <message>
        <source>3-D position, z</source>
        <translation>Ort im Raum, z</translation>
    </message>
    <message>
        <source>Middle of the body, horizontal, positive towards the foot.</source>
        <translation>Körpermitte, waagrecht, zum Fuß hin positiv.</translation>
    </message>
    <message>
        <source>3-D rotation, w</source>
        <translation>Drehung im Raum, w</translation>
    </message>
    <message>
        <source>Real part of the rotation quaternion of the body.</source>
        <translation>Realteil des Quaternions, das den Körper dreht.</translation>
    </message>
    <message>
        <source>3-D rotation, x</source>
        <translation>Drehung im Raum, x</translation>
    </message>
    <message>
        <source>x component of the rotation quaternion of the body.</source>
        <translation>Teil entlang x des Quaternions, das den Körper dreht.</translation>
    </message>
    <message>
        <source>3-D rotation, y</source>
        <translation>Drehung im Raum, y</translation>
    </message>
    <message>
        <source>y component of the rotation quaternion of the body.</source>
        <translation>Teil entlang y des Quaternions, das den Körper dreht.</translation>
    </message>
    <message>
        <source>3-D rotation, z</source>
        <translation>Drehung im Raum, z</translation>
    </message>
    <message>
        <source>z component of the rotation quaternion of the body.</source>
        <translation>Teil entlang z des Quaternions, das den Körper dreht.</translation>
    </message>
    <message>
        <source>Comes to rest after</source>
        <translation>Kommt zur Ruhe nach</translation>
    </message>
    <message>
        <source>Time by the chosen model; empty if the body still moves at the end of the run.</source>
        <translation>Zeit nach dem gewählten Modell; leer, wenn sich der Körper am Ende des Laufs noch bewegt.</translation>
    </message>
    <message>
        <source>Length of the centre&apos;s path</source>
        <translation>Länge des Wegs des Mittelpunkts</translation>
    </message>
    <message>
        <source>Measured from the start to rest or to the end of the run.</source>
        <translation>Gemessen vom Start bis zur Ruhe oder zum Ende des Laufs.</translation>
    </message>
    <message>
        <source>Distance from the start</source>
        <translation>Entfernung vom Start</translation>
    </message>
    <message>
        <source>Straight-line distance of the centre at the end.</source>
        <translation>Abstand des Mittelpunkts am Ende in gerader Linie.</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Gedreht um</translation>
    </message>
    <message>
        <source>Rotation from the start to the end, positive counter-clockwise.</source>
        <translation>Drehung vom Start bis zum Ende, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>At the end: position across</source>
        <translation>Am Ende: quer</translation>
    </message>
    <message>
        <source>At the end: uphill</source>
        <translation>Am Ende: bergauf</translation>
    </message>
    <message>
        <source>Position of the centre of mass, positive uphill.</source>
        <translation>Lage des Schwerpunkts, bergauf positiv.</translation>
    </message>
    <message>
        <source>At the end: angle</source>
        <translation>Am Ende: Winkel</translation>
    </message>
    <message>
        <source>Positive counter-clockwise, including full turns.</source>
        <translation>Gegen den Uhrzeigersinn positiv; volle Drehungen zählen.</translation>
    </message>
    <message>
        <source>At the end: velocity across</source>
        <translation>Am Ende: Geschwindigkeit quer</translation>
    </message>
    <message>
        <source>At the end: velocity uphill</source>
        <translation>Am Ende: Geschwindigkeit bergauf</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass, negative downhill.</source>
        <translation>Geschwindigkeit des Schwerpunkts, hangabwärts negativ.</translation>
    </message>
    <message>
        <source>At the end: spin</source>
        <translation>Am Ende: Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Positive counter-clockwise.</source>
        <translation>Gegen den Uhrzeigersinn positiv.</translation>
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
        <source>Greatest w after</source>
        <translation>Größtes w nach</translation>
    </message>
    <message>
        <source>Time when the centre of mass is farthest uphill.</source>
        <translation>Zeit, zu der der Schwerpunkt am weitesten bergauf ist.</translation>
    </message>
    <message>
        <source>Back at w = 0 after</source>
        <translation>Wieder bei w = 0 nach</translation>
    </message>
    <message>
        <source>Time when the centre of mass first comes down to w = 0; empty if it does not.</source>
        <translation>Zeit, zu der der Schwerpunkt zuerst zu w = 0 herabkommt; leer, wenn er es nicht tut.</translation>
    </message>
    <message>
        <source>Back at w = 0: across</source>
        <translation>Wieder bei w = 0: quer</translation>
    </message>
    <message>
        <source>Position where the centre of mass comes down to w = 0, positive to the right.</source>
        <translation>Ort, an dem der Schwerpunkt zu w = 0 herabkommt, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Mechanical energy at the start</source>
        <translation>Mechanische Energie am Start</translation>
    </message>
    <message>
        <source>Kinetic and potential, the latter counted from the origin of the plane.</source>
        <translation>Kinetische und potentielle, letztere vom Ursprung der Ebene aus gezählt.</translation>
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
        <source>Difference of the two, which must equal the work of friction.</source>
        <translation>Die Differenz der beiden; sie muss der Arbeit der Reibung gleich sein.</translation>
    </message>
    <message>
        <source>Work of friction</source>
        <translation>Arbeit der Reibung</translation>
    </message>
    <message>
        <source>Integrated separately from its power.</source>
        <translation>Für sich integriert, aus ihrer Leistung.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Halt</translation>
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
        <source>At the event, positive counter-clockwise seen from above.</source>
        <translation>Bei dem Ereignis, von oben gesehen gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Comes to rest after %1 s after a path of %2 m.</source>
        <translation>Kommt nach %1 s zur Ruhe, nach einem Weg von %2 m.</translation>
    </message>
    <message>
        <source>Sliding and spinning end together after %1 s, turned by %2°, after a path of %3 m.</source>
        <translation>Gleiten und Drehen enden gemeinsam nach %1 s, gedreht um %2°, nach einem Weg von %3 m.</translation>
    </message>
    <message>
        <source>Slower than the viscous stop after %1 s, turned by %2°, after a path of %3 m.</source>
        <translation>Langsamer als die Haltschwelle des viskosen Modells nach %1 s, gedreht um %2°, nach einem Weg von %3 m.</translation>
    </message>
    <message>
        <source>Comes to rest after %1 s, turned by %2°, after a path of %3 m; one motion ends before the other, at %4 s: %5.</source>
        <translation>Kommt nach %1 s zur Ruhe, gedreht um %2°, nach einem Weg von %3 m; eine Bewegung endet vor der anderen, nach %4 s: %5.</translation>
    </message>
    <message>
        <source>Comes to rest after %1 s, turned by %2°, after a path of %3 m.</source>
        <translation>Kommt nach %1 s zur Ruhe, gedreht um %2°, nach einem Weg von %3 m.</translation>
    </message>
    <message>
        <source>Returns to w = 0 after %1 s at x = %2 m with %3 m/s, after a path of %4 m.</source>
        <translation>Ist nach %1 s wieder bei w = 0, bei x = %2 m, mit %3 m/s, nach einem Weg von %4 m.</translation>
    </message>
    <message>
        <source>Is back at w = 0</source>
        <translation>Ist wieder bei w = 0</translation>
    </message>
    <message>
        <source>The coupled motion was aborted after %1 s because it takes too many steps.</source>
        <translation>Die gekoppelte Bewegung wurde nach %1 s abgebrochen, weil sie zu viele Schritte braucht.</translation>
    </message>
    <message>
        <source>Still moving at the end, after %1 s, at %2 m/s and %3 rad/s, after a path of %4 m.</source>
        <translation>Bewegt sich am Ende noch, nach %1 s, mit %2 m/s und %3 rad/s, nach einem Weg von %4 m.</translation>
    </message>
    <message>
        <source>Still moving at the end, after %1 s, at %2 m/s, after a path of %3 m.</source>
        <translation>Bewegt sich am Ende noch, nach %1 s, mit %2 m/s, nach einem Weg von %3 m.</translation>
    </message>
    <message>
        <source>Aborted after %1 s, still moving at %2 m/s and %3 rad/s, after a path of %4 m.</source>
        <translation>Nach %1 s abgebrochen, noch in Bewegung mit %2 m/s und %3 rad/s, nach einem Weg von %4 m.</translation>
    </message>
    <message>
        <source>Aborted after %1 s, still moving at %2 m/s, after a path of %3 m: friction nearly holds it and it creeps.</source>
        <translation>Nach %1 s abgebrochen, noch in Bewegung mit %2 m/s, nach einem Weg von %3 m: die Reibung hält es beinahe, und es kriecht.</translation>
    </message>
    <message>
        <source>Aborted after %1 s, still moving at %2 m/s, after a path of %3 m.</source>
        <translation>Nach %1 s abgebrochen, noch in Bewegung mit %2 m/s, nach einem Weg von %3 m.</translation>
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
        <source>Stays at rest: friction holds it.</source>
        <translation>Bleibt in Ruhe: die Reibung hält es.</translation>
    </message>
    <message>
        <source>Friction is equal at all particles although their weights differ, so it turns the body even if it does not spin.</source>
        <translation>Die Reibung ist an allen Teilchen gleich, obwohl ihre Gewichte verschieden sind; sie dreht den Körper also auch dann, wenn er sich nicht dreht.</translation>
    </message>
    <message>
        <source>L₁ ≠ L₂: the rod presses evenly although its centre of mass is not in the middle, as in the document, so friction turns it even if it does not spin.</source>
        <translation>L₁ ≠ L₂: der Stab drückt gleichmäßig, obwohl sein Schwerpunkt nicht in der Mitte liegt, wie im Dokument; die Reibung dreht ihn also auch dann, wenn er sich nicht dreht.</translation>
    </message>
    <message>
        <source>These are the formulas of the document with their errors: positions and angles do not match the velocities.</source>
        <translation>Das sind die Formeln des Dokuments mit ihren Fehlern: Orte und Winkel sind nicht die, die zu den Geschwindigkeiten gehören.</translation>
    </message>
    <message>
        <source>A box this tall could tip over: μ h = %1 m exceeds its narrower half-side. The model keeps it flat.</source>
        <translation>Ein so hoher Quader könnte kippen: μ h = %1 m ist mehr als seine schmalere halbe Seite. Das Modell hält ihn flach.</translation>
    </message>
    <message>
        <source>μ = %1, as a force %2 N</source>
        <translation>μ = %1, als Kraft %2 N</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>Cut-off</source>
        <translation>Abbruchschwelle</translation>
    </message>
    <message>
        <source>stopped below %1 m/s</source>
        <translation>angehalten unter %1 m/s</translation>
    </message>
    <message>
        <source>Stop, path and angle by each model</source>
        <translation>Halt, Weg und Winkel nach jedem Modell</translation>
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
        <source>Drag to change the velocity. The tip is where the body would be after one second without friction.</source>
        <translation>Ziehen ändert die Geschwindigkeit. Die Spitze ist der Ort, an dem der Körper nach einer Sekunde ohne Reibung wäre.</translation>
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
        <source>Place as printed</source>
        <translation>Ort wie gedruckt</translation>
    </message>
    <message>
        <source>Place across x (m)</source>
        <translation>Ort quer x (m)</translation>
    </message>
    <message>
        <source>distance between them</source>
        <translation>Abstand dazwischen</translation>
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
        <source>A spinning rod 118.8 m long with 0.1 kg/m and c = 0.5 N/m, thrown across its length: the numbers of the sample programs; the document prints none. While it spins, most of its points move along their own circles, so little friction is left to stop the centre. In the coupled model, that of the first program, the rod with 4 rad/s travels eight times as far as in the approximation, that of the second, and sliding and spinning end together. The programs as first published with the document have an error in computing its ends, which leaves a rod of 84 m along x. The slower spin is that of RoughPlaneParticle2; viscous friction is chosen here.</source>
        <translation>Ein sich drehender Stab von 118.8 m mit 0.1 kg/m und c = 0.5 N/m, quer zu seiner Länge geworfen: die Zahlen der Beispielprogramme; das Dokument druckt keine. Weil er sich dreht, bewegen sich die meisten seiner Punkte auf eigenen Kreisen, so dass der Reibung wenig bleibt, um den Schwerpunkt anzuhalten: im gekoppelten Modell, dem des ersten Programms, kommt der Stab mit 4 rad/s achtmal so weit wie in der Näherung, der des zweiten, und Gleiten und Drehen enden im selben Augenblick. Die Programme, wie sie zuerst mit dem Dokument veröffentlicht wurden, verrechnen sich bei den Enden, so dass ein Stab von 84 m entlang x bleibt. Die langsamere Drehung ist die von RoughPlaneParticle2; die viskose Reibung ist hier gewählt.</translation>
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
        <source>By Romberg and Runge–Kutta</source>
        <translation>Nach Romberg und Runge–Kutta</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneParticle1</source>
        <translation>Eberly 2008: RoughPlaneParticle1</translation>
    </message>
    <message>
        <source>The numbers of the document&apos;s first sample program: g = 10 m/s², m = 10 kg, c = 1 N for rough and 1 kg/s for viscous friction, φ = 22.5°, v = (10, 40) m/s. As there, the run ends where w is 0 again. The document gives no closed form; there is one, by the hodograph, which is drawn here. The viscous particle peaks lower.</source>
        <translation>Die Zahlen des ersten Beispielprogramms: g = 10 m/s², m = 10 kg, c = 1 N für Coulombsche und 1 kg/s für viskose Reibung, φ = 22.5°, v = (10, 40) m/s. Wie dort endet es, wo w wieder 0 ist. Das Dokument kennt keine geschlossene Form; es gibt eine, durch den Hodographen, und sie ist gezeichnet. Das viskose Teilchen kommt weniger hoch.</translation>
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
        <source>Two joined particles of 10 and 20 kg, 118.8 m apart, v = (10, −10) m/s, 0.5 rad/s, on the level, g = 10 m/s²: the numbers of the sample program. The program gives both particles c = 1 N; as in the text, for the same material, they have c = 2/3 N and 4/3 N, in total the same 2 N. The particles start where the program draws them. Viscous friction is chosen here.</source>
        <translation>Zwei verbundene Teilchen von 10 und 20 kg, 118.8 m auseinander, v = (10, −10) m/s, 0.5 rad/s, auf der Waagrechten, g = 10 m/s²: die Zahlen des Beispielprogramms. Es gibt beiden Teilchen c = 1 N; wie im Text, aus demselben Werkstoff, haben sie c = 2/3 N und 4/3 N derselben 2 N. Die Teilchen beginnen, wo das Programm sie zeichnet. Die viskose Reibung ist hier gewählt.</translation>
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
        <source>Half-sides 16 × 8 m, μg = 5 m/s², v = (30, −30) m/s, 4 rad/s, initially turned by 45°: the numbers of the sample program, which uses the approximation. In the approximation sliding stops long before spinning. Viscous friction is chosen here.</source>
        <translation>Halbe Seiten 16 × 8 m, μg = 5 m/s², v = (30, −30) m/s, 4 rad/s, zu Beginn um 45° gedreht: die Zahlen des Beispielprogramms, das die Näherung nimmt. Diese gleitet schon lange nicht mehr, wenn sie aufhört, sich zu drehen. Die viskose Reibung ist hier gewählt.</translation>
    </message>
    <message>
        <source>On the level</source>
        <translation>Auf der Waagrechten</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneSolidBox</source>
        <translation>Eberly 2008: RoughPlaneSolidBox</translation>
    </message>
    <message>
        <source>Half-sides 0.8 × 0.4 × 0.2 m on 22.5° with μ = 0.01, v = (4, 6) m/s, 4 rad/s: the numbers of the sample program, which uses the approximation. It never stops; with μ = 0.5 &gt; tan φ it does, and stays. The document counts this body&apos;s angle clockwise; here it is counter-clockwise as everywhere. Viscous friction is chosen here.</source>
        <translation>Halbe Seiten 0.8 × 0.4 × 0.2 m auf 22.5° mit μ = 0.01, v = (4, 6) m/s, 4 rad/s: die Zahlen des Beispielprogramms, das die Näherung nimmt. Er hält nie an; mit μ = 0.5 &gt; tan φ tut er es und bleibt. Das Dokument zählt den Winkel dieses Körpers im Uhrzeigersinn; hier zählt er wie überall gegen ihn. Die viskose Reibung ist hier gewählt.</translation>
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
        <source>Finally one of two particles stops and the other rotates around it; see the event list for the time. Of three particles with different masses the heaviest becomes the pivot.</source>
        <translation>Am Ende steht eines von zwei Teilchen still, und das andere schwingt darum: die Liste der Ereignisse sagt, wann. Von dreien mit verschiedenen Massen wird das schwerste zum Drehpunkt.</translation>
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
        <source>A rod of 1 m thrown at 2.2 m/s on a level plane, averaged over its start angle: the path grows with the spin.</source>
        <translation>Ein Stab von 1 m, auf der Waagrechten mit 2.2 m/s geworfen, gemittelt über die Richtung, in die er zeigt: der Weg wächst mit der Winkelgeschwindigkeit.</translation>
    </message>
    <message>
        <source>Spin swept</source>
        <translation>Winkelgeschwindigkeit variiert</translation>
    </message>
    <message>
        <source>Rough plane</source>
        <translation>Raue Ebene</translation>
    </message>
    <message>
        <source>Particles, rods, boards and boxes sliding flat on a tilted plane.</source>
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
        <translation>Aufgegeben</translation>
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
        <source>none, the steps are fixed</source>
        <translation>keine, die Schritte sind fest</translation>
    </message>
    <message>
        <source>steps fixed, Romberg&apos;s rule to 1e-10</source>
        <translation>feste Schritte, Rombergs Regel auf 1e-10</translation>
    </message>
    <message>
        <source>1e-13 per step</source>
        <translation>1e-13 je Schritt</translation>
    </message>
    <message>
        <source>Slower than the viscous stop</source>
        <translation>Langsamer als die Haltschwelle (viskos)</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Type of ground to cross.</source>
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
        <source>Level ground, a decline, a floor, an incline, level ground.</source>
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
        <source>Rises at the incline angle, has a level top and falls at the decline angle. Its height is the depth without its sign.</source>
        <translation>Hinauf unter dem Anstiegswinkel, eine ebene Kuppe, hinab unter dem Abhangwinkel; seine Höhe ist die Tiefe ohne ihr Vorzeichen.</translation>
    </message>
    <message>
        <source>Single slope</source>
        <translation>Einzelner Hang</translation>
    </message>
    <message>
        <source>One slope: down at the decline angle if the depth is negative, up at the incline angle if it is positive.</source>
        <translation>Ein Hang: hinab unter dem Abhangwinkel, wenn die Tiefe negativ ist, hinauf unter dem Anstiegswinkel, wenn sie positiv ist.</translation>
    </message>
    <message>
        <source>Level ground</source>
        <translation>Ebenes Gelände</translation>
    </message>
    <message>
        <source>Level ground of the floor&apos;s length.</source>
        <translation>Ebenes Gelände von der Länge des Talbodens.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Straight faces between points, for example a measured elevation profile, with level ground before and after.</source>
        <translation>Flächen zwischen Punkten, zum Beispiel ein gemessenes Höhenprofil; davor und dahinter ebenes Gelände.</translation>
    </message>
    <message>
        <source>Decline angle</source>
        <translation>Abhangwinkel</translation>
    </message>
    <message>
        <source>Angle of the face that goes down into the valley.</source>
        <translation>Winkel der Fläche, die ins Tal hinabführt.</translation>
    </message>
    <message>
        <source>Incline angle</source>
        <translation>Anstiegswinkel</translation>
    </message>
    <message>
        <source>Angle of the face that goes up out of the valley.</source>
        <translation>Winkel der Fläche, die aus dem Tal hinaufführt.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Elevation of the floor relative to the plateau; negative is down.</source>
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
        <source>Quantity in which you enter the moment of inertia about the centre. The choice does not change the run.</source>
        <translation>Größe, als die das Trägheitsmoment um den Mittelpunkt eingegeben wird. Der Lauf ist derselbe.</translation>
    </message>
    <message>
        <source>Factor k</source>
        <translation>Faktor k</translation>
    </message>
    <message>
        <source>J/(m b²), which is kept when the radius or mass changes.</source>
        <translation>J/(m b²); er bleibt, wenn sich Radius oder Masse ändern.</translation>
    </message>
    <message>
        <source>J/m</source>
        <translation>J/m</translation>
    </message>
    <message>
        <source>Square of the radius of gyration, as in tables of designs.</source>
        <translation>Das Quadrat des Trägheitsradius, wie Tabellen von Entwürfen es haben.</translation>
    </message>
    <message>
        <source>Moment J</source>
        <translation>Trägheitsmoment J</translation>
    </message>
    <message>
        <source>As measured or computed from a CAD model.</source>
        <translation>Gemessen oder aus einem CAD-Modell berechnet.</translation>
    </message>
    <message>
        <source>Moment of inertia over mass and radius squared, J/(m b²): 0.4 for a solid sphere, 2/3 for a thin shell, less if mass is concentrated at the centre.</source>
        <translation>Trägheitsmoment durch Masse und Radius zum Quadrat, J/(m b²): 0.4 für eine Vollkugel, 2/3 für eine dünne Schale, weniger, wenn sich die Masse in der Mitte konzentriert.</translation>
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
        <source>Moment of inertia about the centre over the mass: k b². At most b².</source>
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
        <source>About the centre, the same about every axis: k m b². At most m b².</source>
        <translation>Um den Mittelpunkt, um jede Achse dasselbe: k m b². Höchstens m b².</translation>
    </message>
    <message>
        <source>Scales energies, forces and impulses. It affects the motion only in air: wind pushes a light rover more than a heavy one.</source>
        <translation>Skaliert Energien, Kräfte und Kraftstöße. Die Bewegung ändert sie nur in Luft: ein leichter Rover wird mitgeweht, ein schwerer nicht.</translation>
    </message>
    <message>
        <source>Separation speed divided by approach speed, along the normal.</source>
        <translation>Trennungsgeschwindigkeit durch Annäherungsgeschwindigkeit, entlang der Normalen.</translation>
    </message>
    <message>
        <source>Hartl 2006, equations 2.8 and 2.92</source>
        <translation>Hartl 2006, Gleichungen 2.8 und 2.92</translation>
    </message>
    <message>
        <source>Contact sticks while the tangential impulse or force is below μ times the normal one.</source>
        <translation>Der Kontakt haftet, solange der tangentiale Kraftstoß oder die tangentiale Kraft unter dem μ-Fachen der Normalen bleibt.</translation>
    </message>
    <message>
        <source>Hartl 2006, equation 2.93</source>
        <translation>Hartl 2006, Gleichung 2.93</translation>
    </message>
    <message>
        <source>Friction while slipping, as a multiple of the normal impulse or force. At most μ.</source>
        <translation>Reibung beim Gleiten, mal Kraftstoß oder Kraft in Normalenrichtung. Nie mehr als μ.</translation>
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
        <translation>Geschwindigkeit des Mittelpunkts vom Boden weg am Start: ein Wurf oder Sprung. Negativ, zum Boden hin, nur mit Bodenabstand.</translation>
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
        <source>Positive counter-clockwise. Rolling downrange is −u₄/b; enter “rolling” for it. A positive spin is backspin.</source>
        <translation>Gegen den Uhrzeigersinn positiv: Rollen vorwärts ist −u₄/b, wofür „rolling“ steht; eine positive ist Rückwärtsdrall.</translation>
    </message>
    <message>
        <source>Hartl 2006, sections 4.1 and 4.2</source>
        <translation>Hartl 2006, Abschnitte 4.1 und 4.2</translation>
    </message>
    <message>
        <source>Side speed</source>
        <translation>Seitliche Geschwindigkeit</translation>
    </message>
    <message>
        <source>Speed of the centre across the valley at the start; positive is to the right of downrange. Without side speed and side spins the rover stays in a vertical plane.</source>
        <translation>Geschwindigkeit des Mittelpunkts quer zum Tal am Start; positiv ist rechts der Vorwärtsrichtung. Ohne seitliche Geschwindigkeit und seitliche Drehung bleibt der Rover in einer senkrechten Ebene.</translation>
    </message>
    <message>
        <source>Side spin</source>
        <translation>Seitliche Drehung</translation>
    </message>
    <message>
        <source>Spin about the downrange direction along the ground. Rolling to the right is u₆/b; enter “rolling” for it.</source>
        <translation>Winkelgeschwindigkeit um die Vorwärtsrichtung entlang des Bodens: Rollen nach rechts ist u₆/b, wofür „rolling“ steht.</translation>
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
        <source>Spin about the normal of the ground; positive turns the front to the left. It has an effect on slopes but not on level ground.</source>
        <translation>Winkelgeschwindigkeit um die Normale des Bodens; eine positive dreht die Vorderseite nach links. Ebenes Gelände spürt sie nicht, Hänge schon.</translation>
    </message>
    <message>
        <source>Start position of the centre; “edge” is the beginning of the terrain.</source>
        <translation>Startort des Mittelpunkts; „edge“ ist der Beginn des Geländes.</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Bodenabstand</translation>
    </message>
    <message>
        <source>Height above the ground at the start; 0 means contact.</source>
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
        <source>Density of the air, which pushes or brakes the rover; 0 is a vacuum. Mars has about 0.0155, the Earth 1.225.</source>
        <translation>Dichte der Luft, die den Rover schiebt oder bremst; 0 ist ein Vakuum. Der Mars hat etwa 0.0155, die Erde 1.225.</translation>
    </message>
    <message>
        <source>Drag coefficient</source>
        <translation>Widerstandsbeiwert</translation>
    </message>
    <message>
        <source>Refers to the cross-section π b²: drag is ρ C_d π b² W²/2, where W is the speed of the air past the rover. A smooth sphere has 0.5, sails and box kites about 1.</source>
        <translation>Bezogen auf den Querschnitt π b²: der Widerstand ist ρ C_d π b² W²/2 mit W, der Geschwindigkeit der Luft am Rover vorbei. Eine glatte Kugel hat 0.5, Segel und Kastendrachen etwa 1.</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>Wind speed along the ground below, positive downrange. No effect in a vacuum.</source>
        <translation>Entlang des Bodens darunter, vorwärts positiv; ein negativer weht gegen den Rover. Im Vakuum bewirkt er nichts.</translation>
    </message>
    <message>
        <source>Wind by height</source>
        <translation>Wind nach Höhe</translation>
    </message>
    <message>
        <source>Dependence of the wind on the height above the ground.</source>
        <translation>Abhängigkeit des Winds von der Höhe über dem Boden.</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>The same at every height.</source>
        <translation>Gleich in jeder Höhe.</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>U ln(z/z₀)/ln(z_ref/z₀) at the height z of the centre, and none below z₀.</source>
        <translation>U ln(z/z₀)/ln(z_ref/z₀) in der Höhe z des Mittelpunkts, und keiner unter z₀.</translation>
    </message>
    <message>
        <source>Reference height of the wind</source>
        <translation>Höhe des Winds</translation>
    </message>
    <message>
        <source>Height above the ground for which the wind is given.</source>
        <translation>Höhe über dem Boden, in der der Wind wie angegeben ist.</translation>
    </message>
    <message>
        <source>Roughness length</source>
        <translation>Rauigkeitslänge</translation>
    </message>
    <message>
        <source>Height below which the logarithmic wind is zero: 0.03 m at the Pathfinder site on Mars.</source>
        <translation>Höhe, in der der Logarithmus den Wind enden lässt: 0.03 m am Landeplatz von Pathfinder auf dem Mars.</translation>
    </message>
    <message>
        <source>Rolling resistance</source>
        <translation>Rollwiderstand</translation>
    </message>
    <message>
        <source>A moment c_rr b N against the spin while the rover touches the ground. On level ground it brakes rolling like a slope with tangent c_rr.</source>
        <translation>Ein Moment c_rr b N gegen die Drehung, solange der Rover den Boden berührt. Auf ebenem Gelände bremst es das Rollen wie ein Hang mit dem Tangens c_rr.</translation>
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
        <source>The model as its equations stand: one sign of spin everywhere, and a sphere that rolls over rims.</source>
        <translation>Durchgehend ein Vorzeichen der Drehung und eine Kugel, die über Kanten rollt: das Modell, wie seine Gleichungen dastehen.</translation>
    </message>
    <message>
        <source>Selects whether the run ends with the verdict or continues after it.</source>
        <translation>Legt fest, ob der Lauf mit dem Urteil endet oder danach weitergeht.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Ends when it is known whether the rover crosses: when it rebounds or turns back.</source>
        <translation>Endet, sobald bekannt ist, ob der Rover hinüberkommt: wenn er zurückgeworfen wird oder umkehrt.</translation>
    </message>
    <message>
        <source>Continues after it rebounds or turns back, until it rests, crosses at a later try or leaves the terrain. The outcome is still the first verdict; results show where it ends.</source>
        <translation>Geht weiter, nachdem er zurückgeworfen wird oder umkehrt, bis er ruht, bei einem späteren Versuch hinüberkommt oder das Gelände verlässt. Der Ausgang bleibt das erste Urteil; Kenngrößen zeigen, wo er endet.</translation>
    </message>
    <message>
        <source>Method of solution between events.</source>
        <translation>Lösungsverfahren zwischen Ereignissen.</translation>
    </message>
    <message>
        <source>Closed forms between events and for whole trains of bounces.</source>
        <translation>Geschlossene Formen zwischen Ereignissen und für ganze Sprungfolgen.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptiv</translation>
    </message>
    <message>
        <source>Dormand–Prince 5(4) with events located on its dense output, as an independent check.</source>
        <translation>Dormand–Prince 5(4) mit Ereignissen auf der dichten Ausgabe: eine unabhängige Prüfung.</translation>
    </message>
    <message>
        <source>Runge–Kutta</source>
        <translation>Runge–Kutta</translation>
    </message>
    <message>
        <source>Fixed steps as in Hartl 2006, appendices A and B; events are located within them.</source>
        <translation>Feste Schritte, das Verfahren von Hartl 2006, Anhänge A und B; Ereignisse werden darin lokalisiert.</translation>
    </message>
    <message>
        <source>By hand, RK4</source>
        <translation>Von Hand, RK4</translation>
    </message>
    <message>
        <source>Fixed steps as in a simple program: events within a step happen at its end. Shows the effect of the step size; its results are not vouched for.</source>
        <translation>Feste Schritte wie in einem einfachen Programm: Ereignisse in einem Schritt geschehen an seinem Ende. Zeigt die Wirkung des Schritts; für die Ergebnisse wird nicht gebürgt.</translation>
    </message>
    <message>
        <source>By hand, Euler</source>
        <translation>Von Hand, Euler</translation>
    </message>
    <message>
        <source>The same with Euler&apos;s method, which uses the speeds at the beginning of each step.</source>
        <translation>Dasselbe nach dem Euler-Verfahren, das jeden Schritt mit den Geschwindigkeiten an seinem Anfang macht.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Time step of the fixed-step method.</source>
        <translation>Zeitschritt des Verfahrens mit festen Schritten.</translation>
    </message>
    <message>
        <source>Hartl 2006, appendix A</source>
        <translation>Hartl 2006, Anhang A</translation>
    </message>
    <message>
        <source>The run ends at this time if nothing else ends it.</source>
        <translation>Hier endet der Lauf, wenn nichts anderes ihn beendet.</translation>
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
        <source>%1 is out of range: it must be greater than 0 and at most %2, the value with all mass at the radius.</source>
        <translation>%1 ist außerhalb des Bereichs: größer als 0 und höchstens %2, wo alle Masse am Radius ist.</translation>
    </message>
    <message>
        <source>The reference height z_ref = %1 m of the wind is out of range: it must be greater than the roughness length of %2 m.</source>
        <translation>Die Höhe des Winds z_ref = %1 m ist außerhalb des Bereichs: sie ist größer als die Rauigkeitslänge von %2 m.</translation>
    </message>
    <message>
        <source>The convention “As published” supports neither air nor rolling resistance. Choose “Consistent” or set both to 0.</source>
        <translation>Die Konvention „Wie veröffentlicht“ kennt weder Luft noch Rollwiderstand. „Konsistent“ wählen oder beide auf 0 setzen.</translation>
    </message>
    <message>
        <source>The “By hand” methods support neither air nor rolling resistance. Choose another method or set both to 0.</source>
        <translation>Die Verfahren „Von Hand“ sind für Läufe ohne Luft und Rollwiderstand. Ein anderes Verfahren wählen oder beide auf 0 setzen.</translation>
    </message>
    <message>
        <source>Air and rolling resistance need runs in the vertical plane. Set side speed and side spins to 0, or set air and rolling resistance to 0.</source>
        <translation>Luft und Rollwiderstand gibt es für Läufe in der senkrechten Ebene. Seitliche Geschwindigkeit und Drehung weglassen oder beide auf 0 setzen.</translation>
    </message>
    <message>
        <source>The methods “By hand” need runs in the vertical plane. Choose another method, or set side speed and side spins to 0.</source>
        <translation>Die Verfahren „Von Hand“ sind für Läufe in der senkrechten Ebene. Ein anderes Verfahren wählen oder seitliche Geschwindigkeit und Drehung weglassen.</translation>
    </message>
    <message>
        <source>The convention “As published” is defined only for the terrains “Valley” and “Gully”. Choose “Consistent” for other ground.</source>
        <translation>Die Konvention „Wie veröffentlicht“ ist nur für die Gelände „Tal“ und „Rinne“ definiert. Für anderes Gelände „Konsistent“ wählen.</translation>
    </message>
    <message>
        <source>%1 kg, half of it</source>
        <translation>%1 kg, die Hälfte</translation>
    </message>
    <message>
        <source>%1 kg, twice it</source>
        <translation>%1 kg, das Doppelte</translation>
    </message>
    <message>
        <source>%1 kg, current value</source>
        <translation>%1 kg, wie sie ist</translation>
    </message>
    <message>
        <source>Steady rolling speed on level ground; 0 if it stays at rest.</source>
        <translation>Stetige Rollgeschwindigkeit auf ebenem Gelände; 0, wenn er in Ruhe bleibt.</translation>
    </message>
    <message>
        <source>Steepest slope that the wind pushes it up; empty if it stays at rest on level ground.</source>
        <translation>Steilster Hang, den der Wind ihn hinaufschiebt; leer, wenn er auf ebenem Gelände in Ruhe bleibt.</translation>
    </message>
    <message>
        <source>Wind speed at its reference height, in either direction.</source>
        <translation>Windgeschwindigkeit in der Bezugshöhe, in beiden Richtungen.</translation>
    </message>
    <message>
        <source>wind of %1 m/s</source>
        <translation>Wind von %1 m/s</translation>
    </message>
    <message>
        <source>Value of this experiment.</source>
        <translation>Dieses Experiments.</translation>
    </message>
    <message>
        <source>rolls from %1 m/s</source>
        <translation>rollt an bei %1 m/s</translation>
    </message>
    <message>
        <source>Lowest wind that moves the rover from rest on level ground.</source>
        <translation>Schwächster Wind, der den Rover auf ebenem Gelände aus der Ruhe bewegt.</translation>
    </message>
    <message>
        <source>terrain, up to %1°</source>
        <translation>Gelände, bis %1°</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Steepest face that rises in the direction of the wind.</source>
        <translation>Die steilste Fläche, die in Windrichtung ansteigt.</translation>
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
        <source>Elevation of the ground directly below.</source>
        <translation>Höhe des Bodens senkrecht darunter.</translation>
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
        <source>Along the ground, positive downrange.</source>
        <translation>Entlang des Bodens, vorwärts positiv.</translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n Ereignis</numerusform>
            <numerusform>%n Ereignisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps of integration</source>
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
        <source>A run is aborted after %1, so its end is not known.</source>
        <translation>Ein Lauf wird nach %1 abgebrochen, so dass sein Ende unbekannt ist.</translation>
    </message>
    <message>
        <source>In a step of %1 s the rover moves farther than its radius of %2 m and can miss rims and corners.</source>
        <translation>Ein Schritt von %1 s führt weiter als der Radius von %2 m: er kann über Kanten und Ecken hinweggehen.</translation>
    </message>
    <message>
        <source>Steps by hand do not locate events: an event within %1 s counts as at the end of the step. The numbers of this run are not vouched for.</source>
        <translation>Schritte von Hand finden Ereignisse nicht genau: ein Ereignis innerhalb von %1 s gilt als am Ende des Schritts. Für die Zahlen dieses Laufs wird nicht gebürgt.</translation>
    </message>
    <message>
        <source>The points of %1 differ by little more than rounding, so motion between them is not resolved.</source>
        <translation>Zwischen den Punkten von %1 liegt kaum mehr als Rundung: was dort geschieht, ist nicht aufgelöst.</translation>
    </message>
    <message>
        <source>Downrange before</source>
        <translation>Vorwärts vorher</translation>
    </message>
    <message>
        <source>Velocity of the centre just before the event.</source>
        <translation>Geschwindigkeit des Mittelpunkts unmittelbar vor dem Ereignis.</translation>
    </message>
    <message>
        <source>Upward before</source>
        <translation>Aufwärts vorher</translation>
    </message>
    <message>
        <source>Spin before</source>
        <translation>Winkelgeschwindigkeit vorher</translation>
    </message>
    <message>
        <source>Positive counter-clockwise, just before the event.</source>
        <translation>Gegen den Uhrzeigersinn positiv, unmittelbar vor dem Ereignis.</translation>
    </message>
    <message>
        <source>Downrange after</source>
        <translation>Vorwärts nachher</translation>
    </message>
    <message>
        <source>Velocity of the centre just after the event.</source>
        <translation>Geschwindigkeit des Mittelpunkts unmittelbar nach dem Ereignis.</translation>
    </message>
    <message>
        <source>Upward after</source>
        <translation>Aufwärts nachher</translation>
    </message>
    <message>
        <source>Spin after</source>
        <translation>Winkelgeschwindigkeit nachher</translation>
    </message>
    <message>
        <source>Positive counter-clockwise, just after the event.</source>
        <translation>Gegen den Uhrzeigersinn positiv, unmittelbar nach dem Ereignis.</translation>
    </message>
    <message>
        <source>Centre across</source>
        <translation>Mittelpunkt quer</translation>
    </message>
    <message>
        <source>Position of the centre at the event, positive to the right.</source>
        <translation>Ort des Mittelpunkts bei dem Ereignis, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Across before</source>
        <translation>Quer vorher</translation>
    </message>
    <message>
        <source>Velocity of the centre just before the event, positive to the right.</source>
        <translation>Geschwindigkeit des Mittelpunkts unmittelbar vor dem Ereignis, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Spin about downrange before</source>
        <translation>Drehung um die Vorwärtsrichtung vorher</translation>
    </message>
    <message>
        <source>Positive when it rolls to the right, just before the event.</source>
        <translation>Positiv, wenn er nach rechts rollt, unmittelbar vor dem Ereignis.</translation>
    </message>
    <message>
        <source>Spin about the vertical before</source>
        <translation>Drehung um die Senkrechte vorher</translation>
    </message>
    <message>
        <source>Positive counter-clockwise seen from above, just before the event.</source>
        <translation>Von oben gesehen gegen den Uhrzeigersinn positiv, unmittelbar vor dem Ereignis.</translation>
    </message>
    <message>
        <source>Across after</source>
        <translation>Quer nachher</translation>
    </message>
    <message>
        <source>Velocity of the centre just after the event, positive to the right.</source>
        <translation>Geschwindigkeit des Mittelpunkts unmittelbar nach dem Ereignis, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Spin about downrange after</source>
        <translation>Drehung um die Vorwärtsrichtung nachher</translation>
    </message>
    <message>
        <source>Positive when it rolls to the right, just after the event.</source>
        <translation>Positiv, wenn er nach rechts rollt, unmittelbar nach dem Ereignis.</translation>
    </message>
    <message>
        <source>Spin about the vertical after</source>
        <translation>Drehung um die Senkrechte nachher</translation>
    </message>
    <message>
        <source>Positive counter-clockwise seen from above, just after the event.</source>
        <translation>Von oben gesehen gegen den Uhrzeigersinn positiv, unmittelbar nach dem Ereignis.</translation>
    </message>
    <message>
        <source>Spin about the tangent, before the impact</source>
        <translation>Drehung um die Tangente, vor dem Stoß</translation>
    </message>
    <message>
        <source>Spin about the surface tangent that points towards +x; positive when the sphere rolls to the right.</source>
        <translation>Winkelgeschwindigkeit um die Tangente der getroffenen Stelle, nach +x; positiv, wenn er nach rechts rollt.</translation>
    </message>
    <message>
        <source>Spin about the normal, before the impact</source>
        <translation>Drehung um die Normale, vor dem Stoß</translation>
    </message>
    <message>
        <source>Spin about the normal, out of the ground; no impact changes it.</source>
        <translation>Winkelgeschwindigkeit um die Normale, aus dem Boden heraus; kein Stoß ändert sie.</translation>
    </message>
    <message>
        <source>Spin about the axis across, before the impact</source>
        <translation>Drehung um die Querachse, vor dem Stoß</translation>
    </message>
    <message>
        <source>Spin about the axis across, positive counter-clockwise.</source>
        <translation>Winkelgeschwindigkeit um die Querachse, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Speed along the face, before the impact</source>
        <translation>Geschwindigkeit entlang der Fläche, vor dem Stoß</translation>
    </message>
    <message>
        <source>Speed of the centre along the struck surface, positive downrange.</source>
        <translation>Geschwindigkeit des Mittelpunkts entlang der getroffenen Stelle, vorwärts positiv.</translation>
    </message>
    <message>
        <source>Speed out of the face, before the impact</source>
        <translation>Geschwindigkeit aus der Fläche, vor dem Stoß</translation>
    </message>
    <message>
        <source>Speed of the centre away from the struck surface; negative before the impact.</source>
        <translation>Geschwindigkeit des Mittelpunkts aus der getroffenen Stelle heraus; negativ beim Auftreffen.</translation>
    </message>
    <message>
        <source>Lateral speed, before the impact</source>
        <translation>Geschwindigkeit quer zur Fläche, vor dem Stoß</translation>
    </message>
    <message>
        <source>Lateral speed of the centre, positive to the right when facing downrange.</source>
        <translation>Geschwindigkeit des Mittelpunkts quer, rechts der Vorwärtsrichtung positiv.</translation>
    </message>
    <message>
        <source>Spin about the tangent, after the impact</source>
        <translation>Drehung um die Tangente, nach dem Stoß</translation>
    </message>
    <message>
        <source>Spin about the normal, after the impact</source>
        <translation>Drehung um die Normale, nach dem Stoß</translation>
    </message>
    <message>
        <source>Spin about the axis across, after the impact</source>
        <translation>Drehung um die Querachse, nach dem Stoß</translation>
    </message>
    <message>
        <source>Speed along the face, after the impact</source>
        <translation>Geschwindigkeit entlang der Fläche, nach dem Stoß</translation>
    </message>
    <message>
        <source>Speed out of the face, after the impact</source>
        <translation>Geschwindigkeit aus der Fläche, nach dem Stoß</translation>
    </message>
    <message>
        <source>Lateral speed, after the impact</source>
        <translation>Geschwindigkeit quer zur Fläche, nach dem Stoß</translation>
    </message>
    <message>
        <source>Impulse along the face</source>
        <translation>Kraftstoß entlang der Fläche</translation>
    </message>
    <message>
        <source>Impulse of friction on the sphere during the impact, positive downrange.</source>
        <translation>Kraftstoß der Reibung auf die Kugel während des Stoßes, vorwärts positiv.</translation>
    </message>
    <message>
        <source>Impulse out of the face</source>
        <translation>Kraftstoß aus der Fläche</translation>
    </message>
    <message>
        <source>Impulse of the ground on the sphere: m (1 + e) |u₅|.</source>
        <translation>Kraftstoß des Bodens auf die Kugel: m (1 + e) |u₅|.</translation>
    </message>
    <message>
        <source>Impulse across the face</source>
        <translation>Kraftstoß quer zur Fläche</translation>
    </message>
    <message>
        <source>Impulse of friction on the sphere during the impact, positive to the right.</source>
        <translation>Kraftstoß der Reibung auf die Kugel während des Stoßes, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Part of friction used</source>
        <translation>Genutzter Teil der Reibung</translation>
    </message>
    <message>
        <source>√(S₁² + S₃²)/(μ S₂) if the impact sticks; 1 if it slips, because friction is then at its limit μ′ S₂.</source>
        <translation>√(S₁² + S₃²) durch μ S₂, wenn der Stoß haftet; 1, wenn er gleitet, denn dann hat die Reibung ihren Grenzwert μ′ S₂.</translation>
    </message>
    <message>
        <source>Centre downrange</source>
        <translation>Mittelpunkt vorwärts</translation>
    </message>
    <message>
        <source>Position of the centre of the sphere, positive in the direction of travel.</source>
        <translation>Lage des Kugelmittelpunkts, in Fahrtrichtung positiv.</translation>
    </message>
    <message>
        <source>Elevation of the centre of the sphere.</source>
        <translation>Höhe des Kugelmittelpunkts.</translation>
    </message>
    <message>
        <source>Velocity downrange</source>
        <translation>Geschwindigkeit vorwärts</translation>
    </message>
    <message>
        <source>Velocity of the centre; negative when the rover moves back.</source>
        <translation>Geschwindigkeit des Mittelpunkts; negativ, wenn der Rover zurückläuft.</translation>
    </message>
    <message>
        <source>Velocity upward</source>
        <translation>Geschwindigkeit aufwärts</translation>
    </message>
    <message>
        <source>Velocity of the centre; negative when it falls.</source>
        <translation>Geschwindigkeit des Mittelpunkts; negativ, wenn er fällt.</translation>
    </message>
    <message>
        <source>Speed of the centre, including motion across.</source>
        <translation>Geschwindigkeit des Mittelpunkts, Querbewegung eingeschlossen.</translation>
    </message>
    <message>
        <source>About the axis across; a rover that rolls downrange turns clockwise, which is negative.</source>
        <translation>Um die Querachse; ein Rover, der vorwärts rollt, dreht sich im Uhrzeigersinn, und das ist negativ.</translation>
    </message>
    <message>
        <source>Spin as speed</source>
        <translation>Drehung als Geschwindigkeit</translation>
    </message>
    <message>
        <source>Ground speed at which the rover would roll with its current spin, positive downrange.</source>
        <translation>Die Geschwindigkeit entlang des Bodens, mit der der Rover bei seiner Drehung rollen würde; vorwärts positiv.</translation>
    </message>
    <message>
        <source>Angle about the axis across since the start, including full turns.</source>
        <translation>Um die Querachse seit dem Start; volle Drehungen zählen.</translation>
    </message>
    <message>
        <source>vₜ + bω, along the ground below; 0 while the rover rolls. In flight it refers to the ground below and jumps when the rover passes from one face to the next.</source>
        <translation>vₜ + bω, entlang des Bodens darunter; 0, solange der Rover rollt. Im Flug bezieht er sich auf den Boden darunter und springt, wenn der Rover von einer Fläche zur nächsten kommt.</translation>
    </message>
    <message>
        <source>k m b² ω²/2, about all axes.</source>
        <translation>k m b² ω²/2, um alle Achsen.</translation>
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
        <source>Energy of the motion normal to the ground that was lost in impacts since the start.</source>
        <translation>In Stößen seit dem Start verlorene Energie der Bewegung normal zum Boden.</translation>
    </message>
    <message>
        <source>Lost in impacts, friction</source>
        <translation>In Stößen verloren, Reibung</translation>
    </message>
    <message>
        <source>Work of friction during impacts since the start.</source>
        <translation>Arbeit der Reibung während der Stöße seit dem Start.</translation>
    </message>
    <message>
        <source>Lost in sliding</source>
        <translation>Im Gleiten verloren</translation>
    </message>
    <message>
        <source>Work of friction between impacts since the start.</source>
        <translation>Arbeit der Reibung zwischen den Stößen seit dem Start.</translation>
    </message>
    <message>
        <source>Lost to rolling resistance</source>
        <translation>An Rollwiderstand verloren</translation>
    </message>
    <message>
        <source>c_rr b N times the rotation angle on the ground, since the start.</source>
        <translation>c_rr b N mal der Drehwinkel am Boden, seit dem Start.</translation>
    </message>
    <message>
        <source>Work of the wind</source>
        <translation>Arbeit des Winds</translation>
    </message>
    <message>
        <source>Work of the air on the rover since the start; negative if it brakes the rover.</source>
        <translation>Arbeit der Luft am Rover seit dem Start; negativ, wenn sie den Rover bremst.</translation>
    </message>
    <message>
        <source>Sum of all energies and losses minus the work of the wind; constant.</source>
        <translation>Alle Energien und Verluste zusammen, abzüglich der Arbeit des Winds; es bleibt gleich.</translation>
    </message>
    <message>
        <source>Position of the centre of the sphere, positive to the right.</source>
        <translation>Lage des Kugelmittelpunkts, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Velocity of the centre, positive to the right.</source>
        <translation>Geschwindigkeit des Mittelpunkts, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Spin about downrange</source>
        <translation>Drehung um die Vorwärtsrichtung</translation>
    </message>
    <message>
        <source>Side spin; a sphere that rolls to the right has a positive one.</source>
        <translation>Seitliche Drehung; eine Kugel, die nach rechts rollt, hat eine positive.</translation>
    </message>
    <message>
        <source>Spin about the vertical</source>
        <translation>Drehung um die Senkrechte</translation>
    </message>
    <message>
        <source>Pivot spin, positive counter-clockwise seen from above.</source>
        <translation>Bohrende Drehung, von oben gesehen gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Slip of the contact point across</source>
        <translation>Schlupf des Berührpunkts quer</translation>
    </message>
    <message>
        <source>Positive to the right; 0 while it rolls.</source>
        <translation>Nach rechts positiv; 0, solange sie rollt.</translation>
    </message>
    <message>
        <source>Contact point downrange</source>
        <translation>Berührpunkt vorwärts</translation>
    </message>
    <message>
        <source>Point of the sphere that touches the ground. In flight it is the point that would touch the ground below, and it jumps when the rover passes from one face to the next.</source>
        <translation>Punkt der Kugel, der den Boden berührt. Im Flug der Punkt, der den Boden darunter berühren würde; er springt, wenn der Rover von einer Fläche zur nächsten kommt.</translation>
    </message>
    <message>
        <source>Contact point elevation</source>
        <translation>Höhe des Berührpunkts</translation>
    </message>
    <message>
        <source>Elevation of the same point.</source>
        <translation>Höhe desselben Punkts.</translation>
    </message>
    <message>
        <source>Normal force</source>
        <translation>Normalkraft</translation>
    </message>
    <message>
        <source>Force of the ground on the sphere, away from the ground; 0 in flight. In a corner, that of the face with the larger force.</source>
        <translation>Kraft des Bodens auf die Kugel, vom Boden weg; 0 im Flug. In einer Ecke die der Fläche mit der größeren Kraft.</translation>
    </message>
    <message>
        <source>Force of the ground on the sphere, tangential to the surface and positive downrange; 0 in flight.</source>
        <translation>Kraft des Bodens auf die Kugel entlang des Bodens, vorwärts positiv; 0 im Flug.</translation>
    </message>
    <message>
        <source>Friction force across</source>
        <translation>Reibungskraft quer</translation>
    </message>
    <message>
        <source>Force of the ground on the sphere, positive to the right; 0 in flight.</source>
        <translation>Kraft des Bodens auf die Kugel, nach rechts positiv; 0 im Flug.</translation>
    </message>
    <message>
        <source>Friction force over μ N while the sphere rolls; 1 while it slides, because friction then has its limit μ′ N; 0 in flight.</source>
        <translation>Reibungskraft durch μ N, solange die Kugel rollt; 1, solange sie gleitet, denn dann hat die Reibung ihren Grenzwert μ′ N; 0 im Flug.</translation>
    </message>
    <message>
        <source>Heading of the axle</source>
        <translation>Richtung der Achse</translation>
    </message>
    <message>
        <source>Rotation of the axle about the vertical, positive to the left. The axle lies across at the start. 0 in the vertical plane.</source>
        <translation>Die Achse, die am Start quer liegt, hat sich so weit um die Senkrechte gedreht, nach links positiv. In der senkrechten Ebene 0.</translation>
    </message>
    <message>
        <source>Lean of the axle</source>
        <translation>Neigung der Achse</translation>
    </message>
    <message>
        <source>Tilt of the axle, positive with the top of the sphere to the right. 0 in the vertical plane.</source>
        <translation>Neigung der Achse, positiv mit der Oberseite der Kugel nach rechts. In der senkrechten Ebene 0.</translation>
    </message>
    <message>
        <source>Turn about the axle</source>
        <translation>Drehung um die Achse</translation>
    </message>
    <message>
        <source>Rotation of the sphere about the axle, positive counter-clockwise, from −180° to 180°. Heading, lean and turn, in this order, give its orientation (Tait–Bryan angles y-x′-z″).</source>
        <translation>Drehung der Kugel um die Achse, gegen den Uhrzeigersinn positiv, von −180° bis 180°. Richtung, Neigung und Drehung in dieser Folge geben ihre Lage an (Tait–Bryan-Winkel y-x′-z″).</translation>
    </message>
    <message>
        <source>Orientation, quaternion w</source>
        <translation>Drehung, Quaternion w</translation>
    </message>
    <message>
        <source>Real part of the rotation quaternion of the sphere.</source>
        <translation>Realteil des Quaternions, das die Kugel dreht.</translation>
    </message>
    <message>
        <source>Orientation, quaternion x</source>
        <translation>Drehung, Quaternion x</translation>
    </message>
    <message>
        <source>Component about downrange.</source>
        <translation>Sein Teil um die Vorwärtsrichtung.</translation>
    </message>
    <message>
        <source>Orientation, quaternion y</source>
        <translation>Drehung, Quaternion y</translation>
    </message>
    <message>
        <source>Component about the vertical.</source>
        <translation>Sein Teil um die Senkrechte.</translation>
    </message>
    <message>
        <source>Orientation, quaternion z</source>
        <translation>Drehung, Quaternion z</translation>
    </message>
    <message>
        <source>Component about the axis across.</source>
        <translation>Sein Teil um die Querachse.</translation>
    </message>
    <message>
        <source>Elevation of the lowest point of the sphere at the end, or of the far end if it has crossed; negative below the start plateau.</source>
        <translation>Höhe des tiefsten Punkts der Kugel am Ende, oder des jenseitigen Endes, wenn sie hinübergekommen ist; negativ unter der Hochebene des Starts.</translation>
    </message>
    <message>
        <source>Height above the lowest ground</source>
        <translation>Höhe über dem tiefsten Boden</translation>
    </message>
    <message>
        <source>Height of the lowest point of the sphere at the end.</source>
        <translation>Höhe des tiefsten Punkts der Kugel am Ende.</translation>
    </message>
    <message>
        <source>Greatest height once climbing</source>
        <translation>Größte Höhe ab dem Anstieg</translation>
    </message>
    <message>
        <source>Height of the lowest point of the sphere after it first touches rising ground; empty if it never does.</source>
        <translation>Höhe des tiefsten Punkts der Kugel ab der ersten Berührung ansteigenden Bodens; leer, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Höhenreserve</translation>
    </message>
    <message>
        <source>If it crosses, its kinetic energy at the far rim as a height, (v² + k b² ω²)/(2 g), plus its flight height. If not, the missing height as a negative number. Empty if the time limit ends the run.</source>
        <translation>Kommt er hinüber, seine kinetische Energie am jenseitigen Rand als Höhe, (v² + k b² ω²)/(2 g), plus seine Flughöhe. Sonst die fehlende Höhe als negative Zahl. Leer, wenn die Zeitgrenze den Lauf beendet.</translation>
    </message>
    <message>
        <source>Distance downrange</source>
        <translation>Strecke vorwärts</translation>
    </message>
    <message>
        <source>Position of the centre at the end.</source>
        <translation>Lage des Mittelpunkts am Ende.</translation>
    </message>
    <message>
        <source>Time from the launch to the end of the run.</source>
        <translation>Zeit vom Start bis zum Ende des Laufs.</translation>
    </message>
    <message>
        <source>Impacts faster than 1 mm/s</source>
        <translation>Stöße schneller als 1 mm/s</translation>
    </message>
    <message>
        <source>Slower impacts are numerous and negligible.</source>
        <translation>Langsamere sind viele und bewirken nichts.</translation>
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
        <source>About the axis across, positive counter-clockwise.</source>
        <translation>Um die Querachse, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Friction to roll on every face</source>
        <translation>Zum Rollen auf jeder Fläche nötige Reibungszahl</translation>
    </message>
    <message>
        <source>Final height</source>
        <translation>Endhöhe</translation>
    </message>
    <message>
        <source>Elevation of the lowest point of the sphere at the end of the run, which is after the verdict if the run continues until rest.</source>
        <translation>Höhe des tiefsten Punkts der Kugel am Ende des Laufs, also nach dem Urteil, wenn der Lauf bis zur Ruhe weitergeht.</translation>
    </message>
    <message>
        <source>Final distance downrange</source>
        <translation>Endstrecke vorwärts</translation>
    </message>
    <message>
        <source>Position of the centre at the end of the run, which is after the verdict if the run continues until rest.</source>
        <translation>Lage des Mittelpunkts am Ende des Laufs, also nach dem Urteil, wenn der Lauf bis zur Ruhe weitergeht.</translation>
    </message>
    <message>
        <source>End time</source>
        <translation>Zeit des Endes</translation>
    </message>
    <message>
        <source>Time from the launch to the end of the run, which is after the verdict if the run continues until rest.</source>
        <translation>Zeit vom Start bis zum Ende des Laufs, also nach dem Urteil, wenn der Lauf bis zur Ruhe weitergeht.</translation>
    </message>
    <message>
        <source>Crosses in the end</source>
        <translation>Kommt schließlich hinüber</translation>
    </message>
    <message>
        <source>1 if the rover crosses, also at a later try if the run continues until rest; otherwise 0.</source>
        <translation>1, wenn der Rover hinüberkommt, auch bei einem späteren Versuch, wenn der Lauf bis zur Ruhe weitergeht; sonst 0.</translation>
    </message>
    <message>
        <source>Distance travelled</source>
        <translation>Zurückgelegte Strecke</translation>
    </message>
    <message>
        <source>Distance of the centre from its start to the end of the run, positive downrange.</source>
        <translation>Strecke des Mittelpunkts von seinem Start bis zum Ende des Laufs, vorwärts positiv.</translation>
    </message>
    <message>
        <source>Mean speed</source>
        <translation>Mittlere Geschwindigkeit</translation>
    </message>
    <message>
        <source>Time rolling</source>
        <translation>Zeit im Rollen</translation>
    </message>
    <message>
        <source>In contact with the ground without slip.</source>
        <translation>In Kontakt mit dem Boden ohne Schlupf.</translation>
    </message>
    <message>
        <source>Time in the air</source>
        <translation>Zeit in der Luft</translation>
    </message>
    <message>
        <source>Flights and bounces.</source>
        <translation>Flüge und Sprünge.</translation>
    </message>
    <message>
        <source>Wind to go on</source>
        <translation>Wind zum Weiterkommen</translation>
    </message>
    <message>
        <source>Wind that moves the rover downrange again after it has come to rest. Empty if it does not come to rest or without air.</source>
        <translation>Wind, der den Rover nach dem Stillstand wieder vorwärts bewegt. Leer, wenn er nicht zur Ruhe kommt oder ohne Luft.</translation>
    </message>
    <message>
        <source>Greatest impulse of an impact</source>
        <translation>Größter Kraftstoß</translation>
    </message>
    <message>
        <source>Impulse of the ground on the sphere: m times the change of its velocity, including friction. Relevant for the strength of the shell.</source>
        <translation>Kraftstoß des Bodens auf die Kugel: m mal die Änderung ihrer Geschwindigkeit, Reibung eingeschlossen. Maßgebend für die Festigkeit der Schale.</translation>
    </message>
    <message>
        <source>Greatest speed of an impact</source>
        <translation>Größte Stoßgeschwindigkeit</translation>
    </message>
    <message>
        <source>Approach speed normal to the surface. Relevant for the payload: a fall from v²/(2g) has the same impact speed.</source>
        <translation>Annäherungsgeschwindigkeit normal zur Oberfläche. Maßgebend für die Nutzlast: ein Fall aus v²/(2g) hat dieselbe Aufprallgeschwindigkeit.</translation>
    </message>
    <message>
        <source>Greatest normal force</source>
        <translation>Größte Normalkraft</translation>
    </message>
    <message>
        <source>Maximum during rolling, sliding or rest. Impacts have an impulse instead because they take no time.</source>
        <translation>Bei dauerndem Kontakt: Rollen, Gleiten oder Ruhe. Stöße haben stattdessen einen Kraftstoß, denn sie brauchen keine Zeit.</translation>
    </message>
    <message>
        <source>Distance across</source>
        <translation>Strecke quer</translation>
    </message>
    <message>
        <source>Position of the centre at the end, positive to the right.</source>
        <translation>Lage des Mittelpunkts am Ende, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Speed across at the end</source>
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
        <source>Ground that it touches or has left.</source>
        <translation>Boden, den er berührt oder verlassen hat.</translation>
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
        <source>Distance of the centre; negative if it moves back.</source>
        <translation>Strecke des Mittelpunkts; negativ, wenn er zurückläuft.</translation>
    </message>
    <message>
        <source>Work of gravity</source>
        <translation>Arbeit der Schwerkraft</translation>
    </message>
    <message>
        <source>m g times the height lost.</source>
        <translation>m g mal die verlorene Höhe.</translation>
    </message>
    <message>
        <source>Losses in the impacts of this phase and the impact that ends it.</source>
        <translation>In den Stößen dieser Phase und dem, der sie beendet.</translation>
    </message>
    <message>
        <source>The work of friction between impacts.</source>
        <translation>Die Arbeit der Reibung zwischen den Stößen.</translation>
    </message>
    <message>
        <source>The work of rolling resistance.</source>
        <translation>Die Arbeit des Rollwiderstands.</translation>
    </message>
    <message>
        <source>Negative if the air brakes the rover.</source>
        <translation>Negativ, wenn die Luft den Rover bremst.</translation>
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
        <source>Impact at a corner, on %1, sticks</source>
        <translation>Stoß in einer Ecke, Ort: %1, haftet</translation>
    </message>
    <message>
        <source>Impact at a corner, on %1, slips</source>
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
        <source>Verdict: turns back on %1</source>
        <translation>Urteil: kehrt um, Ort: %1</translation>
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
        <source>Blown back over %1 at %2 m/s (%3 s).</source>
        <translation>Zurückgeweht mit %2 m/s, Ort: %1, nach %3 s.</translation>
    </message>
    <message>
        <source>Leaves the terrain over %1 at %2 m/s (%3 s).</source>
        <translation>Verlässt das Gelände mit %2 m/s, Ort: %1; %3 s.</translation>
    </message>
    <message>
        <source>Aborted after %1 and %2 s, still moving over %3.</source>
        <translation>Aufgegeben nach %1 und %2 s, noch in Bewegung, Ort: %3.</translation>
    </message>
    <message>
        <source>Still moving over %1 at the time limit of %2 s.</source>
        <translation>Noch in Bewegung, Ort: %1, wenn die Zeitgrenze von %2 s den Lauf beendet.</translation>
    </message>
    <message>
        <source>%1 With e = 1 bouncing never dies out.</source>
        <translation>%1 Mit e = 1 klingen Sprünge nie ab.</translation>
    </message>
    <message>
        <source>It ends %1 m to the left of the start, rolling along the corner at %2 m/s.</source>
        <translation>Am Ende ist er %1 m links vom Start und rollt mit %2 m/s die Ecke entlang weiter.</translation>
    </message>
    <message>
        <source>It ends %1 m to the right of the start, rolling along the corner at %2 m/s.</source>
        <translation>Am Ende ist er %1 m rechts vom Start und rollt mit %2 m/s die Ecke entlang weiter.</translation>
    </message>
    <message>
        <source>It ends %1 m to the left of the start, spinning on the spot.</source>
        <translation>Am Ende ist er %1 m links vom Start und dreht sich auf der Stelle.</translation>
    </message>
    <message>
        <source>It ends %1 m to the right of the start, spinning on the spot.</source>
        <translation>Am Ende ist er %1 m rechts vom Start und dreht sich auf der Stelle.</translation>
    </message>
    <message>
        <source>It ends %1 m to the left of the start.</source>
        <translation>Am Ende ist er %1 m links vom Start.</translation>
    </message>
    <message>
        <source>It ends %1 m to the right of the start.</source>
        <translation>Am Ende ist er %1 m rechts vom Start.</translation>
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
        <source>%1 A wind of %2 m/s would move it again.</source>
        <translation>%1 Ein Wind von %2 m/s würde ihn wieder in Gang setzen.</translation>
    </message>
    <message>
        <source>It then crosses at a later try, after %1 s.</source>
        <translation>Er läuft weiter und kommt bei einem späteren Versuch hinüber, nach %1 s.</translation>
    </message>
    <message>
        <source>It then stops on %1, %2 m downrange, after %3 s.</source>
        <translation>Er läuft weiter und bleibt in Ruhe, Ort: %1, %2 m vorwärts, nach %3 s.</translation>
    </message>
    <message>
        <source>It then leaves the terrain over %1, after %2 s.</source>
        <translation>Er läuft weiter und verlässt das Gelände, Ort: %1, nach %2 s.</translation>
    </message>
    <message>
        <source>It is then still moving over %1, %2 m downrange, after %3 s.</source>
        <translation>Er läuft weiter und ist noch in Bewegung, Ort: %1, %2 m vorwärts, nach %3 s.</translation>
    </message>
    <message>
        <source>Kinetic friction μ′ = %1 exceeds static friction μ = %2; the run uses μ′ = μ.</source>
        <translation>Die Gleitreibungszahl μ′ = %1 ist größer als die Haftreibungszahl μ = %2; der Lauf nimmt μ′ = μ.</translation>
    </message>
    <message>
        <source>The body slides on %3: rolling there needs static friction μ of at least %2 (it is %1).</source>
        <translation>Der Körper gleitet (Ort: %3): Rollen braucht dort eine Haftreibungszahl μ von mindestens %2 (sie ist %1).</translation>
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
        <source>exact on faces; flights and rims by Taylor series of order %1 with truncation below rounding</source>
        <translation>exakt auf Flächen; Flüge und Kanten durch Taylorreihen der Ordnung %1 in Schritten, deren letzte Glieder Rundung sind</translation>
    </message>
    <message>
        <source>Bounces</source>
        <translation>Sprünge</translation>
    </message>
    <message>
        <source>one by one; averaged or summed if each changes little</source>
        <translation>einzeln; gemittelt oder summiert, wenn jeder wenig ändert</translation>
    </message>
    <message>
        <source>exact, event to event; on rims and in corners integrated (Dormand–Prince 5(4), tolerance 1e-13)</source>
        <translation>exakt, von Ereignis zu Ereignis; auf Kanten und in Ecken integriert (Dormand–Prince 5(4), Toleranz 1e-13)</translation>
    </message>
    <message>
        <source>exact, event to event; no time step, no cut-off on faces</source>
        <translation>exakt, von Ereignis zu Ereignis; kein Zeitschritt, keine Abbruchschwelle auf Flächen</translation>
    </message>
    <message>
        <source>Rim cut-off</source>
        <translation>Abbruchschwelle auf Kanten</translation>
    </message>
    <message>
        <source>adaptive Dormand–Prince 5(4), events on its dense output</source>
        <translation>adaptives Dormand–Prince 5(4), Ereignisse auf seiner dichten Ausgabe</translation>
    </message>
    <message>
        <source>rebounds below %1 m/s end in contact</source>
        <translation>Rückpralle unter %1 m/s enden in Kontakt</translation>
    </message>
    <message>
        <source>by hand, Euler, fixed step %1 s; no event is located</source>
        <translation>von Hand, Euler, fester Schritt %1 s; kein Ereignis wird lokalisiert</translation>
    </message>
    <message>
        <source>by hand, Runge–Kutta, fixed step %1 s; no event is located</source>
        <translation>von Hand, Runge–Kutta, fester Schritt %1 s; kein Ereignis wird lokalisiert</translation>
    </message>
    <message>
        <source>rebounds below %1 m/s, whose flight lasts two steps, end in contact</source>
        <translation>Rückpralle unter %1 m/s, deren Flug zwei Schritte dauert, enden in Kontakt</translation>
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
        <source>Drag to change the floor&apos;s length and the depth.</source>
        <translation>Ziehen ändert Länge und Tiefe des Talbodens.</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Gerechnetes Beispiel</translation>
    </message>
    <message>
        <source>Hartl 2006, section 4.2: [30°, 30°, −10 m, 30 m].</source>
        <translation>Hartl 2006, Abschnitt 4.2: [30°, 30°, −10 m, 30 m].</translation>
    </message>
    <message>
        <source>Shallow valley</source>
        <translation>Flaches Tal</translation>
    </message>
    <message>
        <source>Hartl 2006, section 5.1: [15°, 15°, −3 m, 9 m].</source>
        <translation>Hartl 2006, Abschnitt 5.1: [15°, 15°, −3 m, 9 m].</translation>
    </message>
    <message>
        <source>Deep valley</source>
        <translation>Tiefes Tal</translation>
    </message>
    <message>
        <source>Hartl 2006, section 5.2: [25°, 25°, −30 m, 90 m].</source>
        <translation>Hartl 2006, Abschnitt 5.2: [25°, 25°, −30 m, 90 m].</translation>
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
        <source>Inner over outer radius</source>
        <translation>Innerer durch äußeren Radius</translation>
    </message>
    <message>
        <source>J/m = %1 b²</source>
        <translation>J/m = %1 b²</translation>
    </message>
    <message>
        <source>One of the series of Hartl 2006, section 4.3.</source>
        <translation>Aus der Reihe von Hartl 2006, Abschnitt 4.3.</translation>
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
        <source>Denser air of Mars</source>
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
        <source>lost, restitution</source>
        <translation>Verlust: Stoß</translation>
    </message>
    <message>
        <source>lost, impact friction</source>
        <translation>Verlust: Stoßreibung</translation>
    </message>
    <message>
        <source>lost, sliding</source>
        <translation>Verlust: Gleiten</translation>
    </message>
    <message>
        <source>work of the wind</source>
        <translation>Arbeit des Winds</translation>
    </message>
    <message>
        <source>lost, rolling</source>
        <translation>Verlust: Rollen</translation>
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
        <source>Path across</source>
        <translation>Querweg</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Seitwärts</translation>
    </message>
    <message>
        <source>Speed across (m/s)</source>
        <translation>Geschwindigkeit quer (m/s)</translation>
    </message>
    <message>
        <source>Speed (m/s)
Climb (°)</source>
        <translation>Geschwindigkeit (m/s)
Steigung (°)</translation>
    </message>
    <message>
        <source>No wind reaches the rover. Under “Air and ground” set the air density ρ and the drag coefficient C_d above 0. A logarithmic wind also needs a roughness length below the radius.</source>
        <translation>Kein Wind erreicht den Rover. Unter „Luft und Boden“ die Luftdichte ρ und den Widerstandsbeiwert C_d über 0 setzen, bei logarithmischem Wind auch eine Rauigkeitslänge unter dem Radius.</translation>
    </message>
    <message>
        <source>Side spin: three rovers that leave the plane</source>
        <translation>Seitliche Drehung: drei Rover, die die Ebene verlassen</translation>
    </message>
    <message>
        <source>See the figures “3-D view” (its menu has the view from above) and “Path across”.

Side spin: the valley of Hartl&apos;s worked example, which the same rover crosses without side spin. With 20 rad/s about the downrange direction the first impact deflects it; it ends 59 m to the right and 0.6 m too low.
Pivot spin: 15 rad/s about the vertical. It has no effect on level ground but on slopes: the decline turns the path to the left, the incline to the right, and the rover crosses 4 m from its line.
Curve: slippery level ground. The rover slides to the right, spinning to the left. Friction bends its path into a parabola; when it rolls, it goes straight.</source>
        <translation>Dazu die Abbildungen „Im Raum“ (ihr Menü hat die Ansicht von oben) und „Weg quer“.

Seitliche Drehung: das Tal aus Hartls Beispiel, das derselbe Rover ohne seitliche Drehung quert. Mit 20 rad/s um die Vorwärtsrichtung wirft ihn sein erster Stoß bis zum Ende 59 m nach rechts, und ihm fehlen 0.6 m.
Bohrende Drehung: 15 rad/s um die Senkrechte. Ebenes Gelände spürt sie nicht, Hänge schon: der Abhang lenkt den Weg nach links, der Anstieg nach rechts, und der Rover kommt 4 m neben seiner Linie hinüber.
Kurve: glattes ebenes Gelände. Der Rover gleitet nach rechts und dreht sich nach links; die Reibung biegt seinen Weg zu einer Parabel, und von dort, wo er rollt, geht es geradeaus.</translation>
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
        <source>Wind on Mars: a ball of 6 m and 20 kg</source>
        <translation>Wind auf dem Mars: eine Kugel von 6 m und 20 kg</translation>
    </message>
    <message>
        <source>JPL&apos;s tumbleweed rover is described as a ball of 6 m and 20 kg that is driven by the winds of Mars: it rolls at 10 m/s in a wind of 20 m/s and climbs slopes of 25° (A. Behar and others).

The rolling resistance c_rr = 0.14765909 is chosen to give the first number. The second then follows: that wind pushes the ball up slopes of at most 27.35°, and 25° need 19.41 m/s. A wind of 19 m/s does not move it.

The figure “Mobility” shows both for every wind. Change the mass, the radius or c_rr and watch it.</source>
        <translation>Der Tumbleweed-Rover des JPL wird als Kugel von 6 m und 20 kg beschrieben, die die Winde des Mars treiben: sie rollt mit 10 m/s in einem Wind von 20 m/s und kommt Hänge von 25° hinauf (A. Behar und andere).

Der Rollwiderstand c_rr = 0.14765909 ist so gewählt, dass das erste herauskommt. Dann kommt auch das zweite heraus: dieser Wind schiebt die Kugel Hänge von höchstens 27.35° hinauf, und 25° brauchen 19.41 m/s. Ein Wind von 19 m/s lässt sie, wo sie ist.

Die Abbildung „Beweglichkeit“ hat beide Antworten für jeden Wind. Masse, Radius oder c_rr ändern und sie ansehen.</translation>
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
        <source>Hartl 2006, case study IV, in the Earth&apos;s air</source>
        <translation>Hartl 2006, Fallstudie IV, in der Luft der Erde</translation>
    </message>
    <message>
        <source>The deep valley on Earth with the design [1 m, 0.1 b², 0.87] at 8.3 m/s, without air as in the thesis, and in still air of 1.225 kg/m³ with a drag coefficient of 0.5.

The thesis omits the air, which is justified on Mars. On Earth the air decides: without it the rover turns back 24.8 m above the floor, with 40 kg in air 0.1 m above it, and with 20 kg it hardly leaves the floor.

The thesis gives no mass because without air the mass does not matter; the masses here are assumed.</source>
        <translation>Das tiefe Tal auf der Erde mit dem Entwurf [1 m, 0.1 b², 0.87] bei 8.3 m/s, wie in der Arbeit ohne Luft und in stiller Luft von 1.225 kg/m³ mit einem Widerstandsbeiwert von 0.5.

Die Arbeit lässt die Luft weg, was auf dem Mars richtig ist. Auf der Erde entscheidet sie: ohne Luft kehrt der Rover 24.8 m über dem Talboden um, mit 40 kg in Luft 0.1 m darüber, und mit 20 kg verlässt er ihn kaum.

Die Arbeit nennt keine Masse, denn ohne Luft kommt es auf sie nicht an; die hier sind von Talweg.</translation>
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
        <source>A rover of five metres in a storm over uneven ground</source>
        <translation>Ein Rover von fünf Metern im Sturm über unebenem Gelände</translation>
    </message>
    <message>
        <source>A thin shell of 15 kg starts at rest on a profile in a logarithmic wind, given at a height of 1.6 m with a roughness length of 0.03 m as at the Pathfinder site.

In 16 m/s it crosses. In 8 m/s it stops on the way, and the outcome gives the wind that would move it again.

The profile is invented. To use a measured one, import a table of distances and elevations into the field “Elevation profile”.</source>
        <translation>Eine dünne Schale von 15 kg startet in Ruhe auf dem Gelände eines Profils, in einem Wind, der mit dem Logarithmus der Höhe wächst: er ist in 1.6 m angegeben, über einer Rauigkeitslänge von 0.03 m wie am Landeplatz von Pathfinder.

Bei 16 m/s kommt sie hinüber; bei 8 m/s bleibt sie unterwegs liegen, und der Ausgang sagt, welcher Wind sie wieder in Gang setzen würde.

Das Profil ist erfunden. Ein gemessenes lässt sich an seine Stelle setzen: eine Datei mit Orten und Höhen kann in das Feld „Höhenprofil“ gelesen werden.</translation>
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
        <source>A ball of two metres on the ice of Antarctica</source>
        <translation>Eine Kugel von zwei Metern auf dem Eis der Antarktis</translation>
    </message>
    <message>
        <source>JPL tested a tumbleweed rover of two metres in Antarctica in 2004 (A. Behar and others). Only the size is theirs; mass, air, rolling resistance and winds are assumed, and no measurement is reproduced.

A wind of 6 m/s does not move it; a wind of 12 m/s drives it at 5.6 m/s. The figure “Mobility” shows the effect of half the mass.</source>
        <translation>Das JPL hat 2004 einen Tumbleweed-Rover von zwei Metern in der Antarktis erprobt (A. Behar und andere). Die Größe ist die seine; Masse, Luft, Rollwiderstand und Winde sind angenommen, und nichts dort Gemessenes wird behauptet.

Ein Wind von 6 m/s bewegt sie nicht, einer von 12 m/s treibt sie mit 5.6 m/s. Die Abbildung „Beweglichkeit“ zeigt, was die halbe Masse ausmachte.</translation>
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
        <source>The energy error is %1 of the energy, more than %2: the numbers of this run are not vouched for.</source>
        <translation>Die Energie weicht um %1 ihres Betrags ab, mehr als %2: die Zahlen dieses Laufs sind nicht verbürgt.</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Definition of the ground.</source>
        <translation>Definition des Geländes.</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>y as a function of x.</source>
        <translation>y als Funktion von x.</translation>
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
        <source>Elevation of the ground as a function of x, both in metres, such as 20*exp(-x/10) + sin(x/3) or x &lt; 50 ? 10 : 10 - (x-50)^2/100. Supported: + - * / % ^, comparisons, &amp;&amp; || !, c ? a : b, pi, e and %1; log is the natural logarithm.</source>
        <translation>Höhe des Geländes als Funktion von x, beide in Metern, etwa 20*exp(-x/10) + sin(x/3) oder x &lt; 50 ? 10 : 10 - (x-50)^2/100. Bekannt sind + - * / % ^, Vergleiche, &amp;&amp; || !, c ? a : b, pi, e und %1; log ist der natürliche Logarithmus.</translation>
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
        <source>Start of the ground.</source>
        <translation>Beginn des Geländes.</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Rechtes Ende</translation>
    </message>
    <message>
        <source>End of the ground. The run ends when the body gets there.</source>
        <translation>Ende des Geländes. Der Lauf endet, wenn der Körper dort ankommt.</translation>
    </message>
    <message>
        <source>Points x:y that the ground passes through, with increasing x. They can be dragged in the figure.</source>
        <translation>Orte x:y, durch die das Gelände geht; x wächst von Ort zu Ort. In der Abbildung lassen sie sich ziehen.</translation>
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
        <source>Moment of inertia over mass and radius squared, J/(m b²): 0.4 for a solid sphere, 0.5 for a solid cylinder, 2/3 for a thin shell, 1 for a hoop. For other values the figure shows a ring: the cross-section of a hollow sphere with this k up to 2/3, of a hollow cylinder above.</source>
        <translation>Trägheitsmoment durch Masse und Radius zum Quadrat, J/(m b²): 0.4 für eine Vollkugel, 0.5 für einen Vollzylinder, 2/3 für eine dünne Schale, 1 für einen Reifen. Dazwischen zeigt die Abbildung einen Ring: den Schnitt durch eine Hohlkugel dieses k bis 2/3, durch einen Hohlzylinder darüber.</translation>
    </message>
    <message>
        <source>The body rolls as long as this needs friction of at most μₛ N.</source>
        <translation>Der Körper rollt, solange die Reibung, die das braucht, höchstens μₛ N ist.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 5</source>
        <translation>The Rolling Ball Simulation, Abschnitt 5</translation>
    </message>
    <message>
        <source>While it slips, friction is μₖ N against the slip.</source>
        <translation>Solange er gleitet, ist die Reibung μₖ N gegen den Schlupf.</translation>
    </message>
    <message>
        <source>Moment c b N against the rotation; a body at rest stays on a slope with tan θ below c.</source>
        <translation>Ein Moment c b N gegen die Drehung; auf einem Hang mit tan θ unter c bleibt ein ruhender Körper.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 6</source>
        <translation>The Rolling Ball Simulation, Abschnitt 6</translation>
    </message>
    <message>
        <source>Speed of separation over speed of approach, when the body lands.</source>
        <translation>Trennungsgeschwindigkeit durch Annäherungsgeschwindigkeit, wenn der Körper landet.</translation>
    </message>
    <message>
        <source>Abscissa of the contact point. Drag the body in the figure to set it.</source>
        <translation>Abszisse des Orts, an dem der Körper den Boden berührt. In der Abbildung lässt sich der Körper dorthin ziehen.</translation>
    </message>
    <message>
        <source>Speed of the centre along the ground, positive to the right.</source>
        <translation>Geschwindigkeit des Mittelpunkts entlang des Bodens, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Counter-clockwise; &quot;rolling&quot; means −v₀/b, that is without slip.</source>
        <translation>Gegen den Uhrzeigersinn; „rolling“ bedeutet −v₀/b, also ohne Schlupf.</translation>
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
        <source>Distinguishes rolling, slipping, flight and rest and locates the transitions between them.</source>
        <translation>Rollen, Gleiten, Flug und Ruhe werden unterschieden, und die Zeitpunkte dazwischen werden eingegrenzt.</translation>
    </message>
    <message>
        <source>Regularised</source>
        <translation>Regularisiert</translation>
    </message>
    <message>
        <source>As published: one set of equations in which static friction changes to kinetic friction over a small slip, 0.1 m/s in the document. It cannot land: its normal force acts at any height, so energy grows after contact is lost, as the energy error shows.</source>
        <translation>Wie veröffentlicht: ein Satz von Gleichungen, in dem Haftreibung über einen kleinen Schlupf, im Dokument 0.1 m/s, in Gleitreibung übergeht. Landen ist nicht möglich: die Normalkraft wirkt in jeder Höhe, so dass die Energie nach Verlust des Kontakts wächst, wie der Energiefehler zeigt.</translation>
    </message>
    <message>
        <source>Slip over which friction changes</source>
        <translation>Schlupf, über den die Reibung wechselt</translation>
    </message>
    <message>
        <source>Slip at which friction has completed the fraction p of its change from static to kinetic.</source>
        <translation>Bei diesem Schlupf ist die Reibung den Teil p des Wegs von der des Haftens zu der des Gleitens gegangen.</translation>
    </message>
    <message>
        <source>Part of that change</source>
        <translation>Teil dieses Wechsels</translation>
    </message>
    <message>
        <source>Fraction of the change from static to kinetic friction that is complete at v_switch. The document uses 0.95.</source>
        <translation>Der Teil des Wechsels von der Reibung des Haftens zu der des Gleitens, der über v_switch geschieht. Das Dokument hat 0.95.</translation>
    </message>
    <message>
        <source>The run ends at this time at the latest.</source>
        <translation>Der Lauf endet spätestens hier.</translation>
    </message>
    <message>
        <source>Step of the ground’s table</source>
        <translation>Schritt der Geländetabelle</translation>
    </message>
    <message>
        <source>Step of x between rows of the ground table, which the command line can write; &quot;auto&quot; is a thousandth of the ground. It does not affect the run.</source>
        <translation>Schritt von x zwischen Zeilen der Geländetabelle, die sich auf der Befehlszeile schreiben lässt; „auto“ ist ein Tausendstel des Geländes. Ohne Einfluss auf den Lauf.</translation>
    </message>
    <message>
        <source>is more than 10000 km high or deep at x = %1.</source>
        <translation>ist bei x = %1 mehr als 10000 km hoch oder tief.</translation>
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
        <source>The start x₀ = %1 m is not on the ground, which reaches from %2 m to %3 m.</source>
        <translation>Der Start x₀ = %1 m liegt nicht auf dem Gelände, das von %2 m bis %3 m reicht.</translation>
    </message>
    <message>
        <source>The step Δx = %1 m gives too many rows in the ground table; at most %2 are allowed. Choose at least %3 m.</source>
        <translation>Der Schritt Δx = %1 m ergibt eine zu lange Tabelle des Geländes, die höchstens %2 Zeilen hat: mindestens %3 m wählen.</translation>
    </message>
    <message>
        <source>A body of radius b = %1 m does not fit onto this ground. Choose a smaller radius or a longer range.</source>
        <translation>Ein Körper mit Radius b = %1 m passt nicht auf dieses Gelände: einen kleineren Radius oder einen längeren Bereich wählen.</translation>
    </message>
    <message>
        <source>Abscissa</source>
        <translation>Abszisse</translation>
    </message>
    <message>
        <source>Position on the ground, positive to the right.</source>
        <translation>Lage auf dem Gelände, nach rechts positiv.</translation>
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
        <source>Slope of the ground, positive if it rises to the right.</source>
        <translation>Steigung des Geländes, positiv, wenn es nach rechts ansteigt.</translation>
    </message>
    <message>
        <source>Second derivative</source>
        <translation>Zweite Ableitung</translation>
    </message>
    <message>
        <source>Second derivative of the elevation with respect to x.</source>
        <translation>Der Höhe nach x.</translation>
    </message>
    <message>
        <source>Slope angle</source>
        <translation>Steigungswinkel</translation>
    </message>
    <message>
        <source>Slope angle of the ground, counter-clockwise from level.</source>
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
        <source>Radius of curvature of the ground, 1/κ; empty if it is straight.</source>
        <translation>Krümmungsradius des Geländes, 1/κ; leer, wenn es gerade ist.</translation>
    </message>
    <message>
        <source>Centre, to the right</source>
        <translation>Mittelpunkt, nach rechts</translation>
    </message>
    <message>
        <source>Centre of a body that touches the ground there, x − b sin θ; empty if it does not fit.</source>
        <translation>Mittelpunkt eines Körpers, der das Gelände dort berührt, x − b sin θ; leer, wenn er nicht passt.</translation>
    </message>
    <message>
        <source>Centre, elevation</source>
        <translation>Mittelpunkt, Höhe</translation>
    </message>
    <message>
        <source>Centre of the same body, y + b cos θ; empty if it does not fit.</source>
        <translation>Mittelpunkt desselben Körpers, y + b cos θ; leer, wenn er nicht passt.</translation>
    </message>
    <message>
        <source>Curvature of the centre’s curve</source>
        <translation>Krümmung der Kurve des Mittelpunkts</translation>
    </message>
    <message>
        <source>κ/(1 − b κ), positive in a hollow; empty if the body does not fit.</source>
        <translation>κ/(1 − b κ), positiv in einer Mulde; leer, wenn der Körper nicht passt.</translation>
    </message>
    <message>
        <source>Slip of the contact point in either direction.</source>
        <translation>Schlupf des Berührpunkts, in beiden Richtungen.</translation>
    </message>
    <message>
        <source>Part of the change</source>
        <translation>Teil des Wechsels</translation>
    </message>
    <message>
        <source>Fraction of the change from static to kinetic friction; p at v_switch.</source>
        <translation>Anteil des Übergangs von Haft- zu Gleitreibung; p bei v_switch.</translation>
    </message>
    <message>
        <source>Dry friction over normal force</source>
        <translation>Trockene Reibung durch Normalkraft</translation>
    </message>
    <message>
        <source>Decreases from μₛ, the maximum for a body at rest, to μₖ.</source>
        <translation>Fällt von μₛ, dem Höchstwert für einen ruhenden Körper, auf μₖ.</translation>
    </message>
    <message>
        <source>Rolling friction over normal force</source>
        <translation>Rollreibung durch Normalkraft</translation>
    </message>
    <message>
        <source>Decreases from c to 0.</source>
        <translation>Von c bis 0.</translation>
    </message>
    <message>
        <source>Abscissa of the body&apos;s centre.</source>
        <translation>Abszisse des Körpermittelpunkts.</translation>
    </message>
    <message>
        <source>Elevation of the centre of the body.</source>
        <translation>Höhe des Körpermittelpunkts.</translation>
    </message>
    <message>
        <source>Velocity to the right</source>
        <translation>Geschwindigkeit nach rechts</translation>
    </message>
    <message>
        <source>Velocity of the centre, negative to the left.</source>
        <translation>Geschwindigkeit des Mittelpunkts, nach links negativ.</translation>
    </message>
    <message>
        <source>Velocity of the centre, negative downward.</source>
        <translation>Geschwindigkeit des Mittelpunkts, nach unten negativ.</translation>
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
        <source>Velocity of the centre along the tangent of the ground that it touches, or below it in flight; positive to the right.</source>
        <translation>Geschwindigkeit des Mittelpunkts entlang der Tangente des berührten Bodens, im Flug des Bodens darunter; nach rechts positiv.</translation>
    </message>
    <message>
        <source>Acceleration of the centre along the tangent of the ground that it touches, or below it in flight; positive to the right.</source>
        <translation>Beschleunigung des Mittelpunkts entlang der Tangente des berührten Bodens, im Flug dessen darunter; nach rechts positiv.</translation>
    </message>
    <message>
        <source>A body that rolls to the right turns clockwise, which is negative.</source>
        <translation>Ein Körper, der nach rechts rollt, dreht sich im Uhrzeigersinn, und das ist negativ.</translation>
    </message>
    <message>
        <source>Ground speed at which the body would roll with its current spin, positive to the right.</source>
        <translation>Die Geschwindigkeit entlang des Bodens, mit der der Körper bei seiner Drehung rollen würde; nach rechts positiv.</translation>
    </message>
    <message>
        <source>Rotation since the start, including full turns.</source>
        <translation>Drehung seit dem Start, volle Drehungen eingeschlossen.</translation>
    </message>
    <message>
        <source>vₜ + bω, positive to the right; 0 while it rolls.</source>
        <translation>vₜ + bω, nach rechts positiv; 0, solange er rollt.</translation>
    </message>
    <message>
        <source>Normal force over mass</source>
        <translation>Normalkraft durch Masse</translation>
    </message>
    <message>
        <source>Normal force of the ground on the body; 0 in flight.</source>
        <translation>Normalkraft des Bodens auf den Körper; 0 im Flug.</translation>
    </message>
    <message>
        <source>Dry friction over mass</source>
        <translation>Trockene Reibung durch Masse</translation>
    </message>
    <message>
        <source>Static friction while it rolls or rests, kinetic friction while it slips: along the ground, positive to the right; 0 in flight, empty in a corner.</source>
        <translation>Haftreibung, solange er rollt oder ruht, Gleitreibung, solange er gleitet: entlang des Bodens, nach rechts positiv; 0 im Flug, nichts in einer Ecke.</translation>
    </message>
    <message>
        <source>Rolling resistance over mass</source>
        <translation>Rollwiderstand durch Masse</translation>
    </message>
    <message>
        <source>Positive to the right: the moment against the rotation divided by the radius, in the regularised model the force along the ground; 0 in flight, empty in a corner.</source>
        <translation>Nach rechts positiv: das Moment gegen die Drehung durch den Radius, beim regularisierten Modell die Kraft entlang des Bodens; 0 im Flug, nichts in einer Ecke.</translation>
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
        <source>Contact, to the right</source>
        <translation>Kontakt, nach rechts</translation>
    </message>
    <message>
        <source>Abscissa of the ground that the body touches, or below it in flight.</source>
        <translation>Abszisse des Bodens, den der Körper berührt, im Flug des Bodens darunter.</translation>
    </message>
    <message>
        <source>Contact, elevation</source>
        <translation>Kontakt, Höhe</translation>
    </message>
    <message>
        <source>Elevation of the same place.</source>
        <translation>Höhe desselben Orts.</translation>
    </message>
    <message>
        <source>Slope of the ground</source>
        <translation>Steigung des Bodens</translation>
    </message>
    <message>
        <source>Rise over run at the contact, or below in flight; positive where it rises to the right.</source>
        <translation>Höhe durch Weg am Kontakt, im Flug darunter; positiv, wenn er nach rechts ansteigt.</translation>
    </message>
    <message>
        <source>Curvature of the ground</source>
        <translation>Krümmung des Bodens</translation>
    </message>
    <message>
        <source>f″/(1 + f′²)^(3/2) at the contact, positive in a hollow; empty at a kink.</source>
        <translation>f″/(1 + f′²)^(3/2) am Kontakt, positiv in einer Mulde; nichts an einem Knick.</translation>
    </message>
    <message>
        <source>Radius of curvature of the ground</source>
        <translation>Krümmungsradius des Bodens</translation>
    </message>
    <message>
        <source>1/κ at the contact, positive in a hollow; empty if the ground is straight.</source>
        <translation>1/κ am Kontakt, positiv in einer Mulde; leer, wenn der Boden gerade ist.</translation>
    </message>
    <message>
        <source>Curvature of the centre’s path</source>
        <translation>Krümmung des Wegs des Mittelpunkts</translation>
    </message>
    <message>
        <source>Curvature of the curve at the distance b from the ground, κ/(1 − b κ), positive in a hollow.</source>
        <translation>Krümmung der Kurve im Abstand b vom Boden, κ/(1 − b κ), positiv in einer Mulde.</translation>
    </message>
    <message>
        <source>Straight-line distance of the centre.</source>
        <translation>Abstand des Mittelpunkts in gerader Linie.</translation>
    </message>
    <message>
        <source>v²/2, per kilogram of the body.</source>
        <translation>v²/2, je Kilogramm des Körpers.</translation>
    </message>
    <message>
        <source>k b² ω²/2, per kilogram of the body.</source>
        <translation>k b² ω²/2, je Kilogramm des Körpers.</translation>
    </message>
    <message>
        <source>g times the height of the centre above its lowest possible position, per kilogram of the body.</source>
        <translation>g mal die Höhe des Mittelpunkts über dem tiefsten Ort, den er haben kann, je Kilogramm des Körpers.</translation>
    </message>
    <message>
        <source>Lost to dry friction</source>
        <translation>An trockene Reibung verloren</translation>
    </message>
    <message>
        <source>Work of friction while the body slips, since the start.</source>
        <translation>Arbeit der Reibung seit dem Start, solange der Körper gleitet.</translation>
    </message>
    <message>
        <source>Work of the moment against the rotation since the start.</source>
        <translation>Seit dem Start: die Arbeit des Moments gegen die Drehung.</translation>
    </message>
    <message>
        <source>Lost in impacts</source>
        <translation>In Stößen verloren</translation>
    </message>
    <message>
        <source>Energy lost to restitution and friction in impacts since the start.</source>
        <translation>In Stößen seit dem Start durch Unelastizität und Reibung verlorene Energie.</translation>
    </message>
    <message>
        <source>Sum of all energies and losses; constant in the exact model.</source>
        <translation>Alle Energien und Verluste zusammen; im exakten Modell bleibt es gleich.</translation>
    </message>
    <message>
        <source>Energy error</source>
        <translation>Energiefehler</translation>
    </message>
    <message>
        <source>Total minus total at the start, as a fraction of the mechanical energy at the start.</source>
        <translation>Die Gesamtenergie abzüglich der am Start, als Teil der mechanischen Energie am Start.</translation>
    </message>
    <message>
        <source>Centre at the end</source>
        <translation>Mittelpunkt am Ende</translation>
    </message>
    <message>
        <source>Its abscissa.</source>
        <translation>Seine Abszisse.</translation>
    </message>
    <message>
        <source>Its elevation at the end</source>
        <translation>Seine Höhe am Ende</translation>
    </message>
    <message>
        <source>Elevation of the centre.</source>
        <translation>Höhe des Mittelpunkts.</translation>
    </message>
    <message>
        <source>Velocity to the right at the end</source>
        <translation>Geschwindigkeit nach rechts am Ende</translation>
    </message>
    <message>
        <source>Velocity upward at the end</source>
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
        <source>At any time of the run.</source>
        <translation>Zu irgendeiner Zeit des Laufs.</translation>
    </message>
    <message>
        <source>Total time of all flights.</source>
        <translation>Aller Flüge zusammen.</translation>
    </message>
    <message>
        <source>Time slipping</source>
        <translation>Zeit im Gleiten</translation>
    </message>
    <message>
        <source>In contact with the ground, not rolling.</source>
        <translation>In Kontakt mit dem Boden, ohne zu rollen.</translation>
    </message>
    <message>
        <source>Least slip</source>
        <translation>Kleinster Schlupf</translation>
    </message>
    <message>
        <source>Slip of the contact point along the ground, negative to the left.</source>
        <translation>Schlupf des Berührpunkts entlang des Bodens, nach links negativ.</translation>
    </message>
    <message>
        <source>Greatest slip</source>
        <translation>Größter Schlupf</translation>
    </message>
    <message>
        <source>Slip of the contact point along the ground, positive to the right.</source>
        <translation>Schlupf des Berührpunkts entlang des Bodens, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Per kilogram of the body.</source>
        <translation>Je Kilogramm des Körpers.</translation>
    </message>
    <message>
        <source>Greatest relative energy error</source>
        <translation>Größter relativer Energiefehler</translation>
    </message>
    <message>
        <source>Maximum difference of energy plus losses from the energy at the start, as a fraction of the mechanical energy at the start.</source>
        <translation>Größte Abweichung von Energie plus Verlusten von der Energie am Start, als Teil der mechanischen Energie am Start.</translation>
    </message>
    <message>
        <source>Energy and losses at the end, change</source>
        <translation>Energie und Verluste am Ende, Änderung</translation>
    </message>
    <message>
        <source>Signed fraction of the mechanical energy at the start.</source>
        <translation>Mit Vorzeichen, als Teil der mechanischen Energie am Start.</translation>
    </message>
    <message>
        <source>Table of the ground</source>
        <translation>Tabelle des Geländes</translation>
    </message>
    <message>
        <source>Friction by slip</source>
        <translation>Reibung nach Schlupf</translation>
    </message>
    <message>
        <source>To the right before</source>
        <translation>Nach rechts vorher</translation>
    </message>
    <message>
        <source>To the right after</source>
        <translation>Nach rechts nachher</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>%1 The energy error is %2.</source>
        <translation>%1 Die Energie weicht um %2 ab.</translation>
    </message>
    <message>
        <source>Reaches the right end after %1 s at %2 m/s.</source>
        <translation>Erreicht das rechte Ende nach %1 s mit %2 m/s.</translation>
    </message>
    <message numerus="yes">
        <source>Reaches the right end after %1 s at %2 m/s, after %n impacts.</source>
        <translation>
            <numerusform>Erreicht das rechte Ende nach %1 s mit %2 m/s, nach %n Stoß.</numerusform>
            <numerusform>Erreicht das rechte Ende nach %1 s mit %2 m/s, nach %n Stößen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves over the left end after %1 s at %2 m/s.</source>
        <translation>Verlässt das Gelände über das linke Ende nach %1 s mit %2 m/s.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves over the left end after %1 s at %2 m/s, after %n impacts.</source>
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
        <source>Comes to rest with its centre at x = %1 m after %2 s, after %n impacts.</source>
        <translation>
            <numerusform>Kommt nach %2 s zur Ruhe, der Mittelpunkt bei x = %1 m, nach %n Stoß.</numerusform>
            <numerusform>Kommt nach %2 s zur Ruhe, der Mittelpunkt bei x = %1 m, nach %n Stößen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still moving at x = %1 m, at %2 m/s, at the time limit of %3 s.</source>
        <translation>Noch in Bewegung bei x = %1 m, mit %2 m/s, wenn die Zeitgrenze von %3 s den Lauf beendet.</translation>
    </message>
    <message numerus="yes">
        <source>Still moving at x = %1 m, at %2 m/s, at the time limit of %3 s, after %n impacts.</source>
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
        <source>A body of radius %1 m only just fits into the ground at x = %2 m.</source>
        <translation>Ein Körper von %1 m Radius passt bei x = %2 m nur eben in das Gelände.</translation>
    </message>
    <message numerus="yes">
        <source>A body of radius %1 m only just fits into the ground at x = %2 m, and there are %n more such parts.</source>
        <translation>
            <numerusform>Ein Körper von %1 m Radius passt bei x = %2 m nur eben in das Gelände, und es gibt %n weitere solche Stelle.</numerusform>
            <numerusform>Ein Körper von %1 m Radius passt bei x = %2 m nur eben in das Gelände, und es gibt %n weitere solche Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A body of radius %1 m does not fit into the ground between x = %2 m and %3 m, where it touches both places at once.</source>
        <translation>Ein Körper von %1 m Radius passt zwischen x = %2 m und %3 m nicht in das Gelände: er berührt dort beide Stellen zugleich.</translation>
    </message>
    <message numerus="yes">
        <source>A body of radius %1 m does not fit into the ground between x = %2 m and %3 m: it touches at both places at once there, and there are %n more such parts.</source>
        <translation>
            <numerusform>Ein Körper von %1 m Radius passt zwischen x = %2 m und %3 m nicht in das Gelände: er berührt dort beide Stellen zugleich, und es gibt %n weitere solche Stelle.</numerusform>
            <numerusform>Ein Körper von %1 m Radius passt zwischen x = %2 m und %3 m nicht in das Gelände: er berührt dort beide Stellen zugleich, und es gibt %n weitere solche Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kinetic friction μₖ = %1 exceeds static friction μₛ = %2; the run uses μₖ = μₛ.</source>
        <translation>Die Gleitreibungszahl μₖ = %1 ist größer als die Haftreibungszahl μₛ = %2; der Lauf nimmt μₖ = μₛ.</translation>
    </message>
    <message>
        <source>It cannot touch the ground at x₀ = %1 m and starts at x = %2 m instead.</source>
        <translation>Er kann den Boden bei x₀ = %1 m nicht berühren und startet stattdessen bei x = %2 m.</translation>
    </message>
    <message>
        <source>The regularised model lost contact. It cannot land, so its energy is unreliable after that.</source>
        <translation>Das regularisierte Modell hat den Kontakt verloren; es kennt kein Landen, und von da an ist seiner Energie nicht zu trauen.</translation>
    </message>
    <message>
        <source>The regularised model does not conserve energy; the error is %1 of the total.</source>
        <translation>Das regularisierte Modell bewahrt seine Energie nicht: sie weicht um %1 des Vorhandenen ab.</translation>
    </message>
    <message>
        <source>The coordinates have too few digits for a body this small.</source>
        <translation>Die Koordinaten haben für einen so kleinen Körper zu wenige Stellen.</translation>
    </message>
    <message>
        <source>At x = %1 m the ground bends so sharply that the digits of x give the position of the centre only to %2 m.</source>
        <translation>Bei x = %1 m biegt sich das Gelände so scharf, dass die Stellen von x den Ort des Mittelpunkts nur auf %2 m genau angeben.</translation>
    </message>
    <message>
        <source>The run was stopped at a limit; its further course is not known.</source>
        <translation>Der Lauf wurde an einer Grenze beendet; sein weiterer Verlauf ist unbekannt.</translation>
    </message>
    <message>
        <source>The ground has features too fine to examine; the body may have missed one.</source>
        <translation>Das Gelände hat feinere Merkmale, als sich prüfen ließen: der Körper kann über eines hinweggegangen sein.</translation>
    </message>
    <message>
        <source>event to event; contact by Dormand–Prince 8(5,3), tolerance 1e-13</source>
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
        <source>Onto the edge at %1</source>
        <translation>Auf die Kante bei %1</translation>
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
        <source>Impact at two places, at %1, sticks</source>
        <translation>Stoß an zwei Stellen, bei %1, haftet</translation>
    </message>
    <message>
        <source>Impact at two places, at %1, slips</source>
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
        <source>Rolls from %1</source>
        <translation>Rollt ab %1</translation>
    </message>
    <message>
        <source>Drag along the ground to change the start of the body.</source>
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
        <source>lost, dry friction</source>
        <translation>Verlust: Reibung</translation>
    </message>
    <message>
        <source>lost, impacts</source>
        <translation>Verlust: Stöße</translation>
    </message>
    <message>
        <source>Friction forces</source>
        <translation>Reibungskräfte</translation>
    </message>
    <message>
        <source>Force over mass (m/s²)</source>
        <translation>Kraft durch Masse (m/s²)</translation>
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
        <source>The exact model has no such law because it distinguishes rolling and slipping. Choose the regularised friction model.</source>
        <translation>Das exakte Modell hat kein solches Gesetz: es unterscheidet Rollen und Gleiten. Das regularisierte Reibungsmodell wählen.</translation>
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
        <source>curve of the centre</source>
        <translation>Kurve des Mittelpunkts</translation>
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
        <source>A ball of 2 m radius starts from rest with the friction of The Rolling Ball Simulation: μₛ 0.3, μₖ 0.2, c 0.01. It slips where the slope is steep, then rolls, leaves the ground over the first wave and lands again. The regularised model, as published, cannot land: its normal force acts at any height and its energy grows.</source>
        <translation>Eine Kugel von 2 m Radius startet in Ruhe mit den Reibungszahlen der Rolling Ball Simulation: μₛ 0.3, μₖ 0.2, c 0.01. Sie gleitet, wo der Hang steil ist, rollt weiter, hebt über der ersten Welle ab und landet wieder. Das regularisierte Modell, wie veröffentlicht, kennt kein Landen: seine Normalkraft wirkt in jeder Höhe, und seine Energie wächst.</translation>
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
        <source>A ball starts beside the top of a cylinder of 10 m radius. If it rolls without slip, it leaves at cos θ = 2/(3+k), with θ measured from the top. With less friction it slips sooner.</source>
        <translation>Eine Kugel startet neben dem Scheitel eines Zylinders von 10 m Radius. Eine, die ohne Schlupf rollt, löst sich bei cos θ = 2/(3+k), wo θ vom Scheitel aus zählt; je weniger Reibung, desto eher gleitet sie.</translation>
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
        <source>In a circular bowl of radius R a rolling ball swings like a pendulum of length (1+k)(R−b): a hoop slower than a sphere. Rolling resistance brings it to rest, near the bottom but not quite there.</source>
        <translation>In einer kreisförmigen Schale vom Radius R schwingt eine rollende Kugel wie ein Pendel der Länge (1+k)(R−b): ein Reifen langsamer als eine Kugel. Rollwiderstand bringt sie zur Ruhe, nahe am Grund, aber nicht ganz dort.</translation>
    </message>
    <message>
        <source>15° incline with rolling resistance</source>
        <translation>Hang von 15° mit Rollwiderstand</translation>
    </message>
    <message>
        <source>From rest down a plane of 15° with c = 0.01: 87.295 m along the plane in 10 s, g (sin 15° − c cos 15°)/(1+k) t²/2. At μₛ = 0.05 the ball slips all the way.</source>
        <translation>Aus der Ruhe eine Ebene von 15° hinab mit c = 0.01: 87.295 m entlang der Ebene in 10 s, g (sin 15° − c cos 15°)/(1+k) t²/2. Bei μₛ = 0.05 gleitet die Kugel den ganzen Weg.</translation>
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
        <source>A ball is pushed over waves so fast that it leaves the crests. It lands with slip, bounces, rolls and leaves again.</source>
        <translation>Eine Kugel wird so schnell über Wellen gestoßen, dass sie die Kämme verlässt. Sie landet mit Schlupf, springt, rollt und hebt wieder ab.</translation>
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
        <source>Minimum speed over a hill</source>
        <translation>Mindestgeschwindigkeit über einen Hügel</translation>
    </message>
    <message>
        <source>A ball is pushed up a bell-shaped hill 10 m high. The study finds the lowest speed at which it gets over for every friction; more inertia needs less speed.</source>
        <translation>Eine Kugel wird einen glockenförmigen Hügel von 10 m Höhe hinaufgestoßen. Die Studie sucht die kleinste Geschwindigkeit, mit der sie bei jeder Reibung hinüberkommt; je mehr Trägheit, desto weniger Geschwindigkeit ist nötig.</translation>
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
        <source>A round body rolling, slipping, flying and landing on any ground y = f(x).</source>
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
        <source>Left over the left end</source>
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
        <source>the quotation mark that opens a word is never closed.</source>
        <translation>das Anführungszeichen, das ein Wort öffnet, wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not have the form %2.</source>
        <translation>„%1“ hat nicht die Form %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known; allowed are %2.</source>
        <translation>„%1“ ist nicht bekannt; erlaubt sind %2.</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>%1: at most %2 are allowed, but there are more.</source>
        <translation>%1: höchstens %2 sind möglich, und es sind mehr.</translation>
    </message>
    <message>
        <source>%1: at least %2 is needed, but there is none.</source>
        <translation>%1: mindestens %2 ist nötig, und es gibt nichts.</translation>
    </message>
    <message>
        <source>%1: at least %2 are needed.</source>
        <translation>%1: mindestens %2 sind nötig.</translation>
    </message>
    <message>
        <source>%1: at most %2 are allowed, but there are %3.</source>
        <translation>%1: höchstens %2 sind möglich, und es sind %3.</translation>
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
        <source>A second body of the same kind races on this curve to the same finish, with the same start rule.</source>
        <translation>Ein weiterer Körper wie der erste läuft auf diesem Weg mit ihm um die Wette zum selben Ziel. Er startet nach derselben Regel.</translation>
    </message>
    <message>
        <source>E. Neumann, Brachistochrone</source>
        <translation>E. Neumann, Brachistochrone</translation>
    </message>
    <message>
        <source>The shape of the track. p is the length along it from its beginning.</source>
        <translation>Die Form der Bahn. p ist die Länge auf ihr von ihrem Anfang an.</translation>
    </message>
    <message>
        <source>Height of the hump</source>
        <translation>Höhe des Buckels</translation>
    </message>
    <message>
        <source>Its elevation at t = 0.</source>
        <translation>Seine Höhe bei t = 0.</translation>
    </message>
    <message>
        <source>Fall beside it</source>
        <translation>Gefälle daneben</translation>
    </message>
    <message>
        <source>In y = h − a t² + c t⁴.</source>
        <translation>In y = h − a t² + c t⁴.</translation>
    </message>
    <message>
        <source>Rise farther out</source>
        <translation>Anstieg weiter außen</translation>
    </message>
    <message>
        <source>The track reaches from x = −w to w.</source>
        <translation>Die Bahn reicht von x = −w bis w.</translation>
    </message>
    <message>
        <source>Radius of the circle</source>
        <translation>Radius des Kreises</translation>
    </message>
    <message>
        <source>It determines where the circle touches the parabolas.</source>
        <translation>Bestimmt, wo der Kreis die Parabeln berührt.</translation>
    </message>
    <message>
        <source>Abscissa at which the track begins.</source>
        <translation>Abszisse, bei der die Bahn beginnt.</translation>
    </message>
    <message>
        <source>Abscissa at which the track ends.</source>
        <translation>Abszisse, bei der die Bahn endet.</translation>
    </message>
    <message>
        <source>Radius of the circle.</source>
        <translation>Des Kreises.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>In r = a √(2 cos 2φ); it is 2√2 a wide.</source>
        <translation>In r = a √(2 cos 2φ); sie ist 2√2 a breit.</translation>
    </message>
    <message>
        <source>Radius of both half-circles.</source>
        <translation>Beider Halbkreise.</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Geraden</translation>
    </message>
    <message>
        <source>Length of the upright straights.</source>
        <translation>Länge der senkrechten Geraden.</translation>
    </message>
    <message>
        <source>Pitch per radian</source>
        <translation>Steigung je Radiant</translation>
    </message>
    <message>
        <source>Factor of s (cos s, sin s) for the spiral; all other dimensions scale with it.</source>
        <translation>Die Spirale ist das mal s (cos s, sin s); alles andere bleibt im Verhältnis dazu.</translation>
    </message>
    <message>
        <source>The cardioid is 8 a long; its cusp is at the origin.</source>
        <translation>Die Kardioide ist 8 a lang; ihre Spitze liegt im Ursprung.</translation>
    </message>
    <message>
        <source>Finish, horizontal</source>
        <translation>Ziel, waagrecht</translation>
    </message>
    <message>
        <source>Abscissa of the finish; the start is the origin.</source>
        <translation>Abszisse des Ziels; der Start ist der Ursprung.</translation>
    </message>
    <message>
        <source>Finish, elevation</source>
        <translation>Ziel, Höhe</translation>
    </message>
    <message>
        <source>Negative: the finish lies below the start.</source>
        <translation>Negativ: das Ziel liegt unter dem Start.</translation>
    </message>
    <message>
        <source>Rolling radius</source>
        <translation>Rollradius</translation>
    </message>
    <message>
        <source>Radius of the circle that generates the cycloid, which is 8 r long.</source>
        <translation>Radius des Kreises, der die Zykloide erzeugt; sie ist 8 r lang.</translation>
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
        <source>A track with two ends, straight at both.</source>
        <translation>Eine Bahn mit zwei Enden, an beiden gerade.</translation>
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
        <source>Whether the track through the points closes.</source>
        <translation>Legt fest, ob sich die Bahn durch die Punkte schließt.</translation>
    </message>
    <message>
        <source>x of t</source>
        <translation>x von t</translation>
    </message>
    <message>
        <source>Expression of t in metres, such as 2*cos(t) or t &gt; 0 ? t : -t. Math. before names is accepted.</source>
        <translation>Ausdruck von t in Metern, etwa 2*cos(t) oder t &gt; 0 ? t : -t. Math. vor Namen ist erlaubt.</translation>
    </message>
    <message>
        <source>y of t</source>
        <translation>y von t</translation>
    </message>
    <message>
        <source>Expression of t in metres.</source>
        <translation>Ausdruck von t in Metern.</translation>
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
        <source>Value of t at the end. A curve that ends where it begins is closed.</source>
        <translation>Wert von t am Ende. Eine Kurve, die endet, wo sie beginnt, ist geschlossen.</translation>
    </message>
    <message>
        <source>Moving body, and whether it can leave the track.</source>
        <translation>Bewegter Körper, und ob er die Bahn verlassen kann.</translation>
    </message>
    <message>
        <source>Bead on a wire</source>
        <translation>Perle auf einem Draht</translation>
    </message>
    <message>
        <source>It cannot leave the track, only its ends.</source>
        <translation>Sie kann die Bahn nicht verlassen, nur ihre Enden.</translation>
    </message>
    <message>
        <source>Sliding bead</source>
        <translation>Gleitende Perle</translation>
    </message>
    <message>
        <source>The track only pushes: the bead takes off, flies and lands.</source>
        <translation>Die Bahn drückt nur: die Perle hebt ab, fliegt und landet.</translation>
    </message>
    <message>
        <source>Rolling ball</source>
        <translation>Rollende Kugel</translation>
    </message>
    <message>
        <source>A ball rolls on one side, without slipping unless its friction is finite; it takes off and lands.</source>
        <translation>Eine Kugel rollt auf einer Seite, ohne zu gleiten, wenn ihre Reibung nicht endlich ist; sie hebt ab und landet.</translation>
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
        <source>Left side in the direction of increasing p: on top of a track that goes to the right, inside a track that goes round counter-clockwise.</source>
        <translation>Linke Seite in Richtung wachsenden p: oben auf einer Bahn nach rechts, innen in einer Bahn gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>The other side.</source>
        <translation>Die andere Seite.</translation>
    </message>
    <message>
        <source>The side of the track on which the body is.</source>
        <translation>Die Seite der Bahn, auf der der Körper ist.</translation>
    </message>
    <message>
        <source>Radius of the ball; its centre moves at this distance from the track.</source>
        <translation>Radius der Kugel; ihr Mittelpunkt bewegt sich in diesem Abstand von der Bahn.</translation>
    </message>
    <message>
        <source>J/(m b²): solid sphere 0.4, thin shell 0.667, solid cylinder 0.5, hoop 1.</source>
        <translation>J/(m b²): Vollkugel 0.4, dünne Schale 0.667, Vollzylinder 0.5, Reifen 1.</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>The ball never slips, and rolls without resistance.</source>
        <translation>Die Kugel gleitet nie und rollt ohne Widerstand.</translation>
    </message>
    <message>
        <source>Finite</source>
        <translation>Endlich</translation>
    </message>
    <message>
        <source>It rolls, slips and comes to rest by μₛ, μₖ and c_rr.</source>
        <translation>Sie rollt, gleitet und kommt zur Ruhe nach μₛ, μₖ und c_rr.</translation>
    </message>
    <message>
        <source>Friction between the ball and the track.</source>
        <translation>Zwischen Kugel und Bahn.</translation>
    </message>
    <message>
        <source>Maximum friction of a rolling ball, as a fraction of the normal force.</source>
        <translation>Die größte Reibung, bei der die Kugel rollt, als Teil der Normalkraft.</translation>
    </message>
    <message>
        <source>Friction while it slips, as a fraction of the normal force; at most μₛ.</source>
        <translation>Reibung, solange sie gleitet, als Teil der Normalkraft; höchstens μₛ.</translation>
    </message>
    <message>
        <source>Moment c_rr b N against the rotation, with the normal force N.</source>
        <translation>Ein Moment c_rr b N gegen die Drehung; N ist die Normalkraft.</translation>
    </message>
    <message>
        <source>Start along the track</source>
        <translation>Start auf der Bahn</translation>
    </message>
    <message>
        <source>Length along the track from its beginning to the start, or &quot;place&quot;: the place of the track nearest to x₀, y₀.</source>
        <translation>Länge auf der Bahn von ihrem Anfang bis zum Start, oder „place“: der Ort der Bahn, der x₀, y₀ am nächsten ist.</translation>
    </message>
    <message>
        <source>Start, horizontal</source>
        <translation>Start, waagrecht</translation>
    </message>
    <message>
        <source>Abscissa of the start, or &quot;any&quot;: the first place along the track with the elevation y₀. Matters while p₀ is &quot;place&quot;; dragging the start sets it.</source>
        <translation>Abszisse des Starts, oder „any“: der erste Ort auf der Bahn mit der Höhe y₀. Zählt, solange p₀ „place“ ist; Ziehen am Start setzt sie.</translation>
    </message>
    <message>
        <source>Start, elevation</source>
        <translation>Start, Höhe</translation>
    </message>
    <message>
        <source>Elevation of the start. Matters while p₀ is &quot;place&quot;.</source>
        <translation>Höhe des Starts. Zählt, solange p₀ „place“ ist.</translation>
    </message>
    <message>
        <source>Along the track; positive towards larger p.</source>
        <translation>Entlang der Bahn; zu größerem p hin positiv.</translation>
    </message>
    <message>
        <source>Surface gravity. 0: a bead on a wire keeps its speed.</source>
        <translation>Schwerebeschleunigung. 0: eine Perle auf einem Draht behält ihre Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Force c v against the motion along the track; none in flight.</source>
        <translation>Kraft c v gegen die Bewegung auf der Bahn; keine im Flug.</translation>
    </message>
    <message>
        <source>E. Neumann, Roller coaster, equation 2</source>
        <translation>E. Neumann, Roller coaster, Gleichung 2</translation>
    </message>
    <message>
        <source>Restitution of landings: speed away from the track divided by speed into it.</source>
        <translation>Bei Landungen: Geschwindigkeit von der Bahn weg durch Geschwindigkeit auf sie zu.</translation>
    </message>
    <message>
        <source>Stick threshold</source>
        <translation>Haftschwelle</translation>
    </message>
    <message>
        <source>A rebound slower than this ends in contact.</source>
        <translation>Ein langsamerer Rückprall endet in Kontakt.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Method of solution for a bead on a wire.</source>
        <translation>Lösungsverfahren für eine Perle auf einem Draht.</translation>
    </message>
    <message>
        <source>Follows the curve itself; every step has the energy of the start.</source>
        <translation>Folgt der Kurve selbst; jeder Schritt hat die Energie am Start.</translation>
    </message>
    <message>
        <source>Follows the chords of a table of the curve with the classic Runge–Kutta method in equal steps. The energy error shows the effect.</source>
        <translation>Folgt den Sehnen einer Tabelle der Kurve mit dem klassischen Runge–Kutta-Verfahren in gleichen Schritten. Der Energiefehler zeigt die Wirkung.</translation>
    </message>
    <message>
        <source>Step of the table</source>
        <translation>Schritt der Tabelle</translation>
    </message>
    <message>
        <source>Step of the curve parameter t between rows of the track table, both the written one and that of the published method.</source>
        <translation>Schritt des Kurvenparameters t zwischen Zeilen der Bahntabelle, der geschriebenen und der des veröffentlichten Verfahrens.</translation>
    </message>
    <message>
        <source>Time step of the published method. The document gives none; its program uses 25 ms.</source>
        <translation>Zeitschritt des veröffentlichten Verfahrens. Das Dokument nennt keinen; sein Programm verwendet 25 ms.</translation>
    </message>
    <message>
        <source>t must grow along the track, but it goes from %1 to %2.</source>
        <translation>t muss auf der Bahn wachsen, geht aber von %1 bis %2.</translation>
    </message>
    <message>
        <source>A closed track needs at least three points.</source>
        <translation>Eine geschlossene Bahn braucht mindestens drei Punkte.</translation>
    </message>
    <message>
        <source>A track goes through at most %1 points; there are %2.</source>
        <translation>Eine Bahn geht durch höchstens %1 Punkte; es sind %2.</translation>
    </message>
    <message>
        <source>Points %1 and %2 are at the same place; adjacent points must differ.</source>
        <translation>Die Punkte %1 und %2 sind derselbe Ort: Nachbarn müssen sich unterscheiden.</translation>
    </message>
    <message>
        <source>The track doubles back at (%1, %2). Move a point aside there.</source>
        <translation>Die Bahn kehrt bei (%1, %2) in sich um: dort einen Punkt zur Seite rücken.</translation>
    </message>
    <message>
        <source>The track has a corner at (%1, %2). A ball needs a smooth track.</source>
        <translation>Die Bahn hat bei (%1, %2) eine Ecke: eine Kugel rollt nur auf glatten Bahnen.</translation>
    </message>
    <message>
        <source>Radius b = %1 m is too large: at (%2, %3) the track bends with a radius of %4 m. Choose a smaller ball.</source>
        <translation>Radius b = %1 m ist zu groß: bei (%2, %3) biegt sich die Bahn mit einem Radius von %4 m. Eine kleinere Kugel wählen.</translation>
    </message>
    <message>
        <source>The finish is too steeply below the start for a cycloid: dx = %1 m must be at least 1/200 of the fall.</source>
        <translation>Das Ziel liegt zu steil unter dem Start für eine Zykloide: dx = %1 m muss mindestens ein Zweihundertstel des Falls sein.</translation>
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
        <source>Down a parabola, around in a circle, and up another parabola.</source>
        <translation>Eine Parabel hinab, einen Kreis herum und eine andere Parabel hinauf.</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Closed; p = 0 at the apex, counter-clockwise.</source>
        <translation>Geschlossen; p = 0 am Scheitel, gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Lemniscate</source>
        <translation>Lemniskate</translation>
    </message>
    <message>
        <source>r = a √(2 cos 2φ), a figure of eight lying down.</source>
        <translation>r = a √(2 cos 2φ), eine liegende Acht.</translation>
    </message>
    <message>
        <source>Oval</source>
        <translation>Oval</translation>
    </message>
    <message>
        <source>Two half-circles joined by upright straights.</source>
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
        <source>a (sin φ (1 + cos φ), −cos φ (1 + cos φ)), with a cusp on top.</source>
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
        <source>Parabola from the origin to (dx, dy), level there.</source>
        <translation>Parabel vom Ursprung nach (dx, dy), dort waagrecht.</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Circular arc from the origin to (dx, dy), level there.</source>
        <translation>Kreisbogen vom Ursprung nach (dx, dy), dort waagrecht.</translation>
    </message>
    <message>
        <source>Cycloid bowl</source>
        <translation>Zykloidenschale</translation>
    </message>
    <message>
        <source>A whole arch upside down: every swing takes the same time.</source>
        <translation>Ein ganzer Bogen umgekehrt: jede Schwingung dauert gleich lang.</translation>
    </message>
    <message>
        <source>Through points</source>
        <translation>Durch Punkte</translation>
    </message>
    <message>
        <source>The smooth curve through points, which can be dragged.</source>
        <translation>Die glatte Kurve durch Punkte, die sich ziehen lassen.</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Eingegeben</translation>
    </message>
    <message>
        <source>Two expressions of t.</source>
        <translation>Zwei Ausdrücke von t.</translation>
    </message>
    <message>
        <source>The start p₀ = %1 m is beyond the end of the track, which is %2 m long.</source>
        <translation>Start p₀ = %1 m liegt hinter dem Ende der Bahn, die %2 m lang ist.</translation>
    </message>
    <message>
        <source>No place of the track has the elevation y₀ = %1 m.</source>
        <translation>Kein Ort der Bahn hat die Höhe y₀ = %1 m.</translation>
    </message>
    <message>
        <source>A table in steps of %1 has %2 rows; at most %3 are allowed.</source>
        <translation>Eine Tabelle in Schritten von %1 hat %2 Zeilen: höchstens %3 sind möglich.</translation>
    </message>
    <message>
        <source>In steps of %1 every row of the table is the same place.</source>
        <translation>In Schritten von %1 ist jede Zeile der Tabelle derselbe Ort.</translation>
    </message>
    <message>
        <source>A run of %1 s in steps of %2 s takes %3 steps; at most %4 are allowed.</source>
        <translation>Ein Lauf von %1 s in Schritten von %2 s braucht %3 davon: höchstens %4 sind möglich.</translation>
    </message>
    <message>
        <source>Damping c = %1 kg/s is too strong for steps of %2 s: c Δt/m must be at most %3, or the speed grows from step to step.</source>
        <translation>Dämpfung c = %1 kg/s ist zu stark für Schritte von %2 s: c Δt/m darf höchstens %3 sein, sonst wächst die Geschwindigkeit von Schritt zu Schritt.</translation>
    </message>
    <message>
        <source>Kinetic friction μₖ = %1 must be at most the static one, μₛ = %2.</source>
        <translation>Die Gleitreibungszahl μₖ = %1 darf höchstens die Haftreibungszahl μₛ = %2 sein.</translation>
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
        <source>Parameter of the curve; t for a typed curve.</source>
        <translation>Parameter der Kurve; t bei einer eingegebenen Kurve.</translation>
    </message>
    <message>
        <source>Place along the track</source>
        <translation>Ort auf der Bahn</translation>
    </message>
    <message>
        <source>Length of the track from its beginning; as published, the length of the chords.</source>
        <translation>Länge der Bahn von ihrem Anfang an; wie veröffentlicht die der Sehnen.</translation>
    </message>
    <message>
        <source>Position on the track, positive to the right.</source>
        <translation>Lage auf der Bahn, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Elevation of the track.</source>
        <translation>Höhe der Bahn.</translation>
    </message>
    <message>
        <source>dy/dx; as published, that of the chord to the next row; empty if the track is vertical.</source>
        <translation>dy/dx, wie veröffentlicht das der Sehne zur nächsten Zeile; leer, wenn die Bahn senkrecht ist.</translation>
    </message>
    <message>
        <source>Centre, horizontal</source>
        <translation>Mittelpunkt, waagrecht</translation>
    </message>
    <message>
        <source>Abscissa of the body&apos;s centre, positive to the right.</source>
        <translation>Abszisse des Körpermittelpunkts, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Velocity, horizontal</source>
        <translation>Geschwindigkeit, waagrecht</translation>
    </message>
    <message>
        <source>Speed of the centre, on the track and in flight.</source>
        <translation>Geschwindigkeit des Mittelpunkts, auf der Bahn und im Flug.</translation>
    </message>
    <message>
        <source>Speed along the track</source>
        <translation>Geschwindigkeit auf der Bahn</translation>
    </message>
    <message>
        <source>Speed of the centre, positive towards larger p; empty in flight.</source>
        <translation>Geschwindigkeit des Mittelpunkts, zu größerem p hin positiv; leer im Flug.</translation>
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
        <source>Spin of a ball times its radius, positive counter-clockwise; a bead has none.</source>
        <translation>Winkelgeschwindigkeit einer Kugel mal ihr Radius, gegen den Uhrzeigersinn positiv; eine Perle hat keine.</translation>
    </message>
    <message>
        <source>Slip at the contact of a ball, positive towards larger p: v + σ ω b, with σ = 1 on the left side of the track and −1 on the right; empty in flight.</source>
        <translation>Schlupf am Kontakt einer Kugel, zu größerem p hin positiv: v + σ ω b, mit σ = 1 auf der linken Seite der Bahn und −1 auf der rechten; leer im Flug.</translation>
    </message>
    <message>
        <source>Rotation of a ball since the start, including full turns.</source>
        <translation>Drehung einer Kugel seit dem Start, volle Drehungen eingeschlossen.</translation>
    </message>
    <message>
        <source>Length of the track from its beginning to the contact; empty in flight.</source>
        <translation>Länge der Bahn von ihrem Anfang bis zum Kontakt; leer im Flug.</translation>
    </message>
    <message>
        <source>Slope angle of the track</source>
        <translation>Steigungswinkel der Bahn</translation>
    </message>
    <message>
        <source>Angle of the direction of larger p, counter-clockwise from level; empty in flight.</source>
        <translation>Winkel der Richtung zu größerem p, gegen den Uhrzeigersinn von der Waagrechten; leer im Flug.</translation>
    </message>
    <message>
        <source>Normal force, to the left of the track</source>
        <translation>Normalkraft, links der Bahn</translation>
    </message>
    <message>
        <source>Force of the track on the body; negative to the right of the direction of larger p.</source>
        <translation>Kraft der Bahn auf den Körper; negativ rechts der Richtung zu größerem p.</translation>
    </message>
    <message>
        <source>m g y, counted from elevation 0.</source>
        <translation>m g y, von der Höhe 0 aus gezählt.</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>Kinetische Energie</translation>
    </message>
    <message>
        <source>m v²/2, of the centre&apos;s motion.</source>
        <translation>m v²/2, der Bewegung des Mittelpunkts.</translation>
    </message>
    <message>
        <source>k m b² ω²/2 of a ball; a bead has none.</source>
        <translation>k m b² ω²/2 einer Kugel; eine Perle hat keine.</translation>
    </message>
    <message>
        <source>Lost to damping</source>
        <translation>An Dämpfung verloren</translation>
    </message>
    <message>
        <source>Work of the damping force since the start.</source>
        <translation>Arbeit der Dämpfungskraft seit dem Start.</translation>
    </message>
    <message>
        <source>Loss of a slipping ball since the start.</source>
        <translation>Verlust einer gleitenden Kugel seit dem Start.</translation>
    </message>
    <message>
        <source>Lost in rolling</source>
        <translation>Im Rollen verloren</translation>
    </message>
    <message>
        <source>Work of the rolling resistance since the start.</source>
        <translation>Arbeit des Rollwiderstands seit dem Start.</translation>
    </message>
    <message>
        <source>Lost in landings</source>
        <translation>In Landungen verloren</translation>
    </message>
    <message>
        <source>Loss in bounces and landings since the start.</source>
        <translation>Verlust in Sprüngen und Landungen seit dem Start.</translation>
    </message>
    <message>
        <source>Sum of all energies and losses; constant.</source>
        <translation>Alle Energien und Verluste zusammen; es bleibt gleich.</translation>
    </message>
    <message>
        <source>Change of the total</source>
        <translation>Änderung der Gesamtenergie</translation>
    </message>
    <message>
        <source>Change since the start, as a fraction of the energy at the start, counted from the lowest point of the track.</source>
        <translation>Änderung seit dem Start, als Teil der Energie am Start, vom tiefsten Ort der Bahn aus gezählt.</translation>
    </message>
    <message>
        <source>Centre at the end, horizontal</source>
        <translation>Mittelpunkt am Ende, waagrecht</translation>
    </message>
    <message>
        <source>Its abscissa, positive to the right.</source>
        <translation>Seine Abszisse, nach rechts positiv.</translation>
    </message>
    <message>
        <source>Centre at the end, elevation</source>
        <translation>Mittelpunkt am Ende, Höhe</translation>
    </message>
    <message>
        <source>Positive upward.</source>
        <translation>Nach oben positiv.</translation>
    </message>
    <message>
        <source>Velocity at the end, horizontal</source>
        <translation>Geschwindigkeit am Ende, waagrecht</translation>
    </message>
    <message>
        <source>Velocity at the end, upward</source>
        <translation>Geschwindigkeit am Ende, aufwärts</translation>
    </message>
    <message>
        <source>Spin of a ball, positive counter-clockwise.</source>
        <translation>Winkelgeschwindigkeit einer Kugel, gegen den Uhrzeigersinn positiv.</translation>
    </message>
    <message>
        <source>Place along the track at the end</source>
        <translation>Ort auf der Bahn am Ende</translation>
    </message>
    <message>
        <source>Length of the track from its beginning to where the body touches it, or took off.</source>
        <translation>Länge der Bahn von ihrem Anfang bis zum Ort, an dem der Körper sie berührt oder abhob.</translation>
    </message>
    <message>
        <source>Elevation of the start</source>
        <translation>Höhe des Starts</translation>
    </message>
    <message>
        <source>Summit passed after</source>
        <translation>Über den Gipfel nach</translation>
    </message>
    <message>
        <source>Time when the body first passes the highest crest of the track; empty if it does not.</source>
        <translation>Zeit, zu der der Körper zuerst über den höchsten Kamm der Bahn kommt; leer, wenn er es nicht tut.</translation>
    </message>
    <message>
        <source>Speed at the summit</source>
        <translation>Geschwindigkeit am Gipfel</translation>
    </message>
    <message>
        <source>Speed when the body first passes the highest crest; empty if it does not.</source>
        <translation>Geschwindigkeit, mit der der Körper zuerst über den höchsten Kamm kommt; leer, wenn er es nicht tut.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodendauer</translation>
    </message>
    <message>
        <source>Height gained at the last turn</source>
        <translation>Gewonnene Höhe an der letzten Umkehr</translation>
    </message>
    <message>
        <source>Elevation at the last turn minus elevation at the start; 0 for a start from rest without losses. Empty if the body never turns back.</source>
        <translation>Höhe bei der letzten Umkehr minus Höhe am Start; leer, wenn er nie umkehrt. 0 aus der Ruhe und ohne Verluste.</translation>
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
        <source>Minimum on the track; negative if it acts to the right of the direction of larger p.</source>
        <translation>Minimum auf der Bahn; negativ, wenn sie rechts der Richtung zu größerem p wirkt.</translation>
    </message>
    <message>
        <source>Maximum on the track, positive to the left of the direction of larger p.</source>
        <translation>Maximum auf der Bahn, links der Richtung zu größerem p positiv.</translation>
    </message>
    <message>
        <source>Flights</source>
        <translation>Flüge</translation>
    </message>
    <message>
        <source>Take-offs and bounces.</source>
        <translation>Abheben und Sprünge.</translation>
    </message>
    <message>
        <source>Crests passed</source>
        <translation>Überquerte Kämme</translation>
    </message>
    <message>
        <source>Number of passes over the highest and other crests.</source>
        <translation>Höchste und andere Kämme, jeder so oft, wie er überquert wird.</translation>
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
        <source>Length from the beginning to the end, or once around.</source>
        <translation>Länge vom Anfang bis zum Ende, oder einmal herum.</translation>
    </message>
    <message>
        <source>Maximum change of energy plus losses since the start, as a fraction of the energy at the start, counted from the lowest point of the track.</source>
        <translation>Größte Änderung von Energie plus Verlusten seit dem Start, als Teil der Energie am Start, vom tiefsten Ort der Bahn aus gezählt.</translation>
    </message>
    <message>
        <source>Table of the track</source>
        <translation>Tabelle der Bahn</translation>
    </message>
    <message>
        <source>Level before</source>
        <translation>Waagrecht vorher</translation>
    </message>
    <message>
        <source>Level after</source>
        <translation>Waagrecht nachher</translation>
    </message>
    <message>
        <source>No body reaches the finish. %1: %2</source>
        <translation>Keiner ist am Ziel. %1: %2</translation>
    </message>
    <message>
        <source>Dead heat: %1 and %2 at the finish after %3 s at %4 m/s.</source>
        <translation>Totes Rennen: %1 und %2 nach %3 s am Ziel, mit %4 m/s.</translation>
    </message>
    <message>
        <source>%1 wins: reaches the finish after %2 s at %3 m/s, %4 s before %5.</source>
        <translation>%1 gewinnt: nach %2 s am Ziel, mit %3 m/s, %4 s vor %5.</translation>
    </message>
    <message>
        <source>%1 wins: the only one to reach the finish, after %2 s at %3 m/s.</source>
        <translation>%1 gewinnt: allein am Ziel, nach %2 s mit %3 m/s.</translation>
    </message>
    <message>
        <source>at the finish</source>
        <translation>am Ziel</translation>
    </message>
    <message>
        <source>back over the start</source>
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
        <source>Curve of the body.</source>
        <translation>Kurve des Körpers.</translation>
    </message>
    <message>
        <source>Number of the body, used as suffix of its quantities.</source>
        <translation>Seine Nummer, auf die die Namen seiner Größen enden.</translation>
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
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Outcome of the body.</source>
        <translation>Ausgang des Körpers.</translation>
    </message>
    <message>
        <source>Time from the start to that outcome.</source>
        <translation>Zeit vom Start bis zu diesem Ausgang.</translation>
    </message>
    <message>
        <source>Energy residual of any body</source>
        <translation>Rest der Energiebilanz, größter</translation>
    </message>
    <message>
        <source>The coordinates of the track have too few digits for a motion with so little energy.</source>
        <translation>Die Koordinaten der Bahn haben für eine Bewegung von so wenig Energie zu wenige Stellen.</translation>
    </message>
    <message>
        <source>At t = %1 x or y change infinitely fast with t, and a gap of %2 m is left in the track.</source>
        <translation>Bei t = %1 ändern sich x oder y unendlich schnell mit t, und in der Bahn bleibt eine Lücke von %2 m.</translation>
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
        <source>flies off and does not come down on the track again, after %1 s.</source>
        <translation>fliegt weg und kommt nicht wieder auf die Bahn herunter, nach %1 s.</translation>
    </message>
    <message>
        <source>stays at rest: the track is level at the start.</source>
        <translation>bleibt in Ruhe: die Bahn ist am Start waagrecht.</translation>
    </message>
    <message>
        <source>stays at rest: nothing pulls at it.</source>
        <translation>bleibt in Ruhe: nichts zieht daran.</translation>
    </message>
    <message>
        <source>comes to rest at %1 m after %2 s.</source>
        <translation>kommt bei %1 m nach %2 s zur Ruhe.</translation>
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
        <source>goes round every %1 s; the time limit of %2 s ends the run.</source>
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
        <source>Bounces, coming in at %1 m/s</source>
        <translation>Springt, trifft mit %1 m/s auf</translation>
    </message>
    <message>
        <source>Lands and stays, coming in at %1 m/s</source>
        <translation>Landet und bleibt, trifft mit %1 m/s auf</translation>
    </message>
    <message>
        <source>Leaves the end of the track</source>
        <translation>Verlässt das Ende der Bahn</translation>
    </message>
    <message>
        <source>Has fallen past the track</source>
        <translation>Ist an der Bahn vorbeigefallen</translation>
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
        <translation>Es geschah mehr als die ersten 2000 Ereignisse, die aufgelistet sind.</translation>
    </message>
    <message>
        <source>The track has corners. The bead passes them at constant speed, as on a narrow bend.</source>
        <translation>Die Bahn hat Ecken: die Perle kommt mit unveränderter Geschwindigkeit herum, wie in einer engen Biegung.</translation>
    </message>
    <message>
        <source>As published: the energy error reaches %1 % of the energy above the lowest point.</source>
        <translation>Wie veröffentlicht: der Energiefehler erreicht %1 % der Energie über dem tiefsten Ort.</translation>
    </message>
    <message>
        <source>The run was stopped at the limit on steps and flights; its further course is not known.</source>
        <translation>Der Lauf wurde an der Grenze der Schritte und Flüge beendet; sein weiterer Verlauf ist unbekannt.</translation>
    </message>
    <message>
        <source>The track has features too fine to examine; the body may have missed one.</source>
        <translation>Die Bahn hat feinere Merkmale, als sich prüfen ließen: über eines kann hinweggegangen worden sein.</translation>
    </message>
    <message>
        <source>as published: Runge–Kutta of order 4 in steps of %1 s, slopes of the chords of a table of %2 rows</source>
        <translation>wie veröffentlicht: Runge–Kutta der Ordnung 4 in Schritten von %1 s, Steigungen der Sehnen einer Tabelle von %2 Zeilen</translation>
    </message>
    <message>
        <source>Dormand–Prince 8(5,3), relative tolerance 1e-13; transitions between rolling and slipping are located</source>
        <translation>Dormand–Prince 8(5,3), relative Toleranz 1e-13; Rollen und Gleiten werden unterschieden, und die Zeitpunkte dazwischen werden eingegrenzt</translation>
    </message>
    <message>
        <source>speed from the energy, time by Gauss–Kronrod quadrature; where a position is not known accurately, Dormand–Prince 8(5,3), relative tolerance 1e-13</source>
        <translation>Geschwindigkeit aus der Energie, Zeit durch Gauß–Kronrod-Quadratur; wo ein Ort nicht gut bekannt ist, Dormand–Prince 8(5,3), relative Toleranz 1e-13</translation>
    </message>
    <message>
        <source>Dormand–Prince 8(5,3), relative tolerance 1e-13, every step projected onto the energy; the residual is the error before the projection</source>
        <translation>Dormand–Prince 8(5,3), relative Toleranz 1e-13, jeder Schritt auf die Energie projiziert; der Rest ist der Fehler vor der Projektion</translation>
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
        <source>Direction of p</source>
        <translation>Richtung von p</translation>
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
        <source>Drag along the track to change the start.</source>
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
        <source>Race of four ways down</source>
        <translation>Wettlauf auf vier Wegen hinab</translation>
    </message>
    <message>
        <source>Typed: swings that grow</source>
        <translation>Eingegeben: wachsende Schwünge</translation>
    </message>
    <message>
        <source>Typed: V with a corner</source>
        <translation>Eingegeben: V mit einer Ecke</translation>
    </message>
    <message>
        <source>Typed: circle</source>
        <translation>Eingegeben: Kreis</translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation>kinetisch</translation>
    </message>
    <message>
        <source>lost to damping</source>
        <translation>an Dämpfung verloren</translation>
    </message>
    <message>
        <source>lost in rolling</source>
        <translation>im Rollen verloren</translation>
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
        <source>On the apex</source>
        <translation>Auf dem Scheitel</translation>
    </message>
    <message>
        <source>1e-12 m beside it</source>
        <translation>1e-12 m daneben</translation>
    </message>
    <message>
        <source>1e-9 m beside it</source>
        <translation>1e-9 m daneben</translation>
    </message>
    <message>
        <source>1e-6 m beside it</source>
        <translation>1e-6 m daneben</translation>
    </message>
    <message>
        <source>1 mm beside it</source>
        <translation>1 mm daneben</translation>
    </message>
    <message>
        <source>Roller coaster: the classic tracks</source>
        <translation>Achterbahn: die klassischen Bahnen</translation>
    </message>
    <message>
        <source>A bead bound to each of the tracks of E. Neumann&apos;s Roller coaster, released at rest near the upper left. Without damping it comes back to the same height again and again, and the total energy stays.</source>
        <translation>Eine Perle, gebunden an jede der Bahnen aus E. Neumanns Roller coaster, in Ruhe oben links losgelassen. Ohne Dämpfung kommt sie immer wieder auf dieselbe Höhe, und die Gesamtenergie bleibt gleich.</translation>
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
        <source>Released at rest at the apex of the circle or next to it, a bead must never cross the apex: it would have gained energy. The closer to the apex, the longer it lingers; exactly on the apex it stays.</source>
        <translation>In Ruhe am Scheitel des Kreises oder daneben losgelassen, darf eine Perle nie über den Scheitel kommen: sie hätte Energie gewonnen. Je näher am Scheitel, desto länger verweilt sie; auf ihm bleibt sie.</translation>
    </message>
    <message>
        <source>Roller coaster: its own method</source>
        <translation>Achterbahn: ihr eigenes Verfahren</translation>
    </message>
    <message>
        <source>The method of E. Neumann&apos;s Roller coaster and the exact one: a table of the track with the slopes of its chords, and steps of 25 ms. Compare their energy errors. They arise because the slope jumps within a step; a finer table and shorter steps reduce them. Next to the apex of the circle the bead gains enough energy to cross it.</source>
        <translation>Das Verfahren aus E. Neumanns Roller coaster neben dem exakten: eine Tabelle der Bahn mit den Steigungen ihrer Sehnen und Schritte von 25 ms. Ihre Energiefehler lassen sich vergleichen. Energie kostet, dass die Steigung innerhalb eines Schritts springt: eine feinere Tabelle hilft, kürzere Schritte auch. Neben dem Scheitel des Kreises gewinnt die Perle genug, um ihn zu überqueren.</translation>
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
        <source>Both steps swept</source>
        <translation>Beide Schritte variiert</translation>
    </message>
    <message>
        <source>Brachistochrone: four ways down</source>
        <translation>Brachistochrone: vier Wege hinab</translation>
    </message>
    <message>
        <source>A bead released at rest at the origin slides to (3 m, −2 m). The cycloid is the fastest, before the arc and the parabola; the straight line, although the shortest, is the slowest.</source>
        <translation>Eine Perle, in Ruhe im Ursprung losgelassen, gleitet nach (3 m, −2 m). Auf der Zykloide kommt sie zuerst an, nach Bogen und Parabel kommt die Gerade, der kürzeste Weg.</translation>
    </message>
    <message>
        <source>Race of all four</source>
        <translation>Wettlauf aller vier</translation>
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
        <source>Tautochrone: every swing takes as long</source>
        <translation>Tautochrone: jede Schwingung dauert gleich lang</translation>
    </message>
    <message>
        <source>On an upside-down cycloid every swing takes 4π √(r/g), whatever its width; compare the periods.</source>
        <translation>In einer umgekehrten Zykloide dauert eine Schwingung 4π √(r/g), wie weit sie auch ist; die Periodendauern vergleichen.</translation>
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
        <source>Loop: start height to stay on</source>
        <translation>Looping: welche Starthöhe genügt?</translation>
    </message>
    <message>
        <source>The track only pushes. A bead that is too slow at the top of the loop takes off and falls; released 5/2 radii above the lowest point of a circle, it would just stay on. A ball puts part of its energy into spin and must start higher.</source>
        <translation>Die Bahn drückt nur. Eine Perle, die oben im Looping zu langsam ist, hebt ab und fällt; 5/2 Radien über dem tiefsten Ort eines Kreises losgelassen, bliebe sie gerade darauf. Eine Kugel steckt einen Teil ihrer Energie in die Drehung und muss höher starten.</translation>
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
        <source>Start height swept</source>
        <translation>Starthöhe variiert</translation>
    </message>
    <message>
        <source>Loop: rolling and slipping</source>
        <translation>Looping: Rollen und Gleiten</translation>
    </message>
    <message>
        <source>A ball rolls into the loop with unlimited, normal and low friction. Where the track is too steep for the normal force, the ball slips, spins more slowly than in rolling, and loses height; rolling resistance brings it to rest.</source>
        <translation>Eine Kugel rollt in den Looping, mit unbegrenzter, üblicher und wenig Reibung. Wo die Bahn für die Kraft, mit der sie drückt, zu steil ist, gleitet die Kugel, dreht sich langsamer, als sie vorankommt, und verliert Höhe; Rollwiderstand bringt sie zur Ruhe.</translation>
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
        <source>A bead slides over the hump too fast to stay on it, flies and lands, bouncing with e = 0.5.</source>
        <translation>Eine Perle gleitet zu schnell über den Buckel, um darauf zu bleiben, fliegt und landet, und springt mit e = 0.5.</translation>
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
        <source>Drag the points, and the bead along the track.</source>
        <translation>Die Punkte ziehen, und die Perle entlang der Bahn.</translation>
    </message>
    <message>
        <source>Typed: a corner</source>
        <translation>Eingegeben: eine Ecke</translation>
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
        <source>Left over an end</source>
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
        <source>%1 is undefined at t = %2: %3.</source>
        <translation>%1 ist bei t = %2 nicht definiert: %3.</translation>
    </message>
    <message>
        <source>%1 is undefined from t = %2 to %3: %4.</source>
        <translation>%1 ist von t = %2 bis %3 nicht definiert: %4.</translation>
    </message>
    <message>
        <source>%1 has too many breaks for a track.</source>
        <translation>%1 bricht zu oft ab, um eine Bahn zu sein.</translation>
    </message>
    <message>
        <source>%1 jumps at t = %2 from %3 to %4; a track must be continuous.</source>
        <translation>%1 springt bei t = %2 von %3 nach %4: eine Bahn muss zusammenhängen.</translation>
    </message>
    <message>
        <source>The curve is a single place: x(t) and y(t) do not change.</source>
        <translation>Die Kurve ist ein einziger Ort: x(t) und y(t) ändern sich nicht.</translation>
    </message>
    <message>
        <source>The curve stands still between t = %1 and %2: x(t) and y(t) do not change there.</source>
        <translation>Die Kurve steht zwischen t = %1 und %2 still: x(t) und y(t) ändern sich dort nicht.</translation>
    </message>
    <message>
        <source>The curve has too many turns for a track.</source>
        <translation>Die Kurve windet sich zu oft, um eine Bahn zu sein.</translation>
    </message>
    <message>
        <source>there is no expression</source>
        <translation>es gibt keinen Ausdruck</translation>
    </message>
    <message>
        <source>this &apos;)&apos; has no &apos;(&apos; before it</source>
        <translation>diese &apos;)&apos; hat keine &apos;(&apos; davor</translation>
    </message>
    <message>
        <source>a &apos;,&apos; only separates the arguments of a function; numbers have a decimal point</source>
        <translation>ein &apos;,&apos; trennt nur die Argumente einer Funktion; Zahlen haben einen Dezimalpunkt</translation>
    </message>
    <message>
        <source>this &apos;:&apos; has no &apos;?&apos; before it</source>
        <translation>dieser &apos;:&apos; hat kein &apos;?&apos; davor</translation>
    </message>
    <message>
        <source>&quot;=&quot; is not known here; write &quot;==&quot; for comparisons</source>
        <translation>&quot;=&quot; ist hier unbekannt: Vergleiche schreibt man &quot;==&quot;</translation>
    </message>
    <message>
        <source>an operator such as &apos;*&apos; is missing before %1</source>
        <translation>vor %1 fehlt ein Operator wie &apos;*&apos;</translation>
    </message>
    <message>
        <source>%1 is not known here</source>
        <translation>%1 ist hier unbekannt</translation>
    </message>
    <message>
        <source>%1 is neither a number nor a known function</source>
        <translation>%1 ist weder eine Zahl noch eine bekannte Funktion</translation>
    </message>
    <message>
        <source>%1 is not a known name; the variable is %2, constants are pi and e, functions are %3</source>
        <translation>%1 ist kein bekannter Name; die Variable ist %2, Konstanten sind pi und e, Funktionen sind %3</translation>
    </message>
    <message>
        <source>%1 is not a known name; names are %2</source>
        <translation>%1 ist kein bekannter Name; Namen sind %2</translation>
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
        <translation>das ist zu tief geschachtelt</translation>
    </message>
    <message>
        <source>the expression is nested more than %1 levels deep</source>
        <translation>das ist mehr als %1-mal geschachtelt</translation>
    </message>
    <message>
        <source>the &apos;?&apos; at position %1 lacks its &apos;:&apos;</source>
        <translation>dem &apos;?&apos; an Stelle %1 fehlt sein &apos;:&apos;</translation>
    </message>
    <message>
        <source>two comparisons in a row: write a &lt; b &amp;&amp; b &lt; c</source>
        <translation>zwei Vergleiche hintereinander: a &lt; b &amp;&amp; b &lt; c schreiben</translation>
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
        <source>a number has one decimal point</source>
        <translation>eine Zahl hat einen Dezimalpunkt</translation>
    </message>
    <message>
        <source>%1 needs its argument in brackets, such as %1(%2)</source>
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
        <source>is not understood at position %1: %2.</source>
        <translation>ist an Stelle %1 nicht verständlich: %2.</translation>
    </message>
    <message>
        <source>an expression has at most %1 characters</source>
        <translation>ein Ausdruck hat höchstens %1 Zeichen</translation>
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
        <source>jumps at x = %1 from %2 to %3; ground must be continuous. Join its parts by a slope.</source>
        <translation>springt bei x = %1 von %2 nach %3: Gelände muss zusammenhängen; die Teile durch einen Hang verbinden.</translation>
    </message>
    <message>
        <source>is vertical at x = %1: it must have a finite slope except at the ends of the range.</source>
        <translation>ist bei x = %1 senkrecht: die Steigung muss endlich sein, außer an den Enden des Bereichs.</translation>
    </message>
    <message>
        <source>has too many breaks or sharp bends.</source>
        <translation>bricht ab oder biegt sich scharf, zu oft, um dem zu folgen.</translation>
    </message>
    <message>
        <source>changes too quickly for this range; choose a shorter one.</source>
        <translation>ändert sich zu schnell, um dem über einen so langen Bereich zu folgen; einen kürzeren wählen.</translation>
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
        <source>a power without a finite value at position %1</source>
        <translation>eine Potenz ohne endlichen Wert an Stelle %1</translation>
    </message>
    <message>
        <source>inverse function of a number beyond −1 … 1 at position %1</source>
        <translation>Umkehrfunktion einer Zahl außerhalb von −1 … 1 an Stelle %1</translation>
    </message>
    <message>
        <source>acosh of a number below 1 at position %1</source>
        <translation>acosh einer Zahl unter 1 an Stelle %1</translation>
    </message>
    <message>
        <source>a number too large at position %1</source>
        <translation>eine zu große Zahl an Stelle %1</translation>
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
        <source>Only runs of one system are compared at a time: %1. %n runs are of other systems; select one of their experiments to compare them.</source>
        <translation>
            <numerusform>Es werden nur Läufe eines Systems verglichen: %1. %n Lauf gehört zu einem anderen System; dessen Experiment auswählen, um ihn zu vergleichen.</numerusform>
            <numerusform>Es werden nur Läufe eines Systems verglichen: %1. %n Läufe gehören zu anderen Systemen; eines ihrer Experimente auswählen, um sie zu vergleichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n experiments of %1 are of other systems. They are compared when an experiment of that system is shown.</source>
        <translation>
            <numerusform>%n Experiment aus %1 gehört zu einem anderen System. Es wird verglichen, wenn ein Experiment dieses Systems gezeigt wird.</numerusform>
            <numerusform>%n Experimente aus %1 gehören zu anderen Systemen. Sie werden verglichen, wenn ein Experiment dieses Systems gezeigt wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Or write “%2”.</source>
        <translation>%1 Oder „%2“ schreiben.</translation>
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
        <source>No study is pinned as baseline.</source>
        <translation>Keine Studie ist als Vergleichsbasis angeheftet.</translation>
    </message>
    <message>
        <source>A part of a study cannot be compared with itself. Choose two parts.</source>
        <translation>Ein Teil einer Studie lässt sich nicht mit sich selbst vergleichen. Zwei Teile wählen.</translation>
    </message>
    <message>
        <source>A map of differences needs two varied inputs.</source>
        <translation>Eine Karte der Differenzen braucht zwei variierte Eingaben.</translation>
    </message>
    <message>
        <source>The %1 is not solved.</source>
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
        <source>Surface gravity of Mars, as Hartl 2006 uses it.</source>
        <translation>Schwerebeschleunigung an der Oberfläche des Mars, wie Hartl 2006 sie nimmt.</translation>
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
        <source>other computed inputs</source>
        <translation>andere folgende Eingaben</translation>
    </message>
    <message>
        <source>other uncertain inputs</source>
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
        <source>The study pinned as baseline differs.</source>
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
        <source>A project has at most %1 experiments.</source>
        <translation>Ein Projekt hat höchstens %1 Experimente.</translation>
    </message>
    <message>
        <source>A project has at most %1 constants.</source>
        <translation>Ein Projekt hat höchstens %1 Konstanten.</translation>
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
        <source>must be a study, but it is missing.</source>
        <translation>muss eine Studie sein, fehlt aber.</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Eine Vorgabe braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name of a preset is a single line of at most %1 characters without blanks at its ends.</source>
        <translation>Der Name einer Vorgabe ist eine einzige Zeile von höchstens %1 Zeichen, ohne Leerzeichen an den Enden.</translation>
    </message>
    <message>
        <source>must be a preset, not %1.</source>
        <translation>muss eine Vorgabe sein, nicht %1.</translation>
    </message>
    <message>
        <source>must name the system of the preset.</source>
        <translation>muss sagen, für welches System die Vorgabe ist.</translation>
    </message>
    <message>
        <source>must be a number, a text, points or the rows of a table, not %1.</source>
        <translation>muss eine Zahl, ein Text, Punkte oder die Zeilen einer Tabelle sein, nicht %1.</translation>
    </message>
    <message>
        <source>This is not a file of Talweg presets.</source>
        <translation>Das ist keine Datei mit Talweg-Vorgaben.</translation>
    </message>
    <message>
        <source>Talweg includes a preset &quot;%1&quot;; choose another name.</source>
        <translation>Eine mitgelieferte Vorgabe heißt „%1“; ein anderer Name ist nötig.</translation>
    </message>
    <message>
        <source>A preset &quot;%1&quot; already exists for this system; choose another name. Capitals do not matter.</source>
        <translation>Eine andere Vorgabe heißt schon „%1“; Namen gibt es unter den Vorgaben eines Systems nur einmal, auch bei anderer Großschreibung.</translation>
    </message>
    <message>
        <source>The preset &quot;%1&quot; has been changed or removed elsewhere. Check the list again.</source>
        <translation>Die Vorgabe „%1“ wurde inzwischen anderswo geändert oder entfernt; noch einmal ansehen.</translation>
    </message>
    <message>
        <source>At most %1 presets are allowed. Remove some.</source>
        <translation>Höchstens %1 Vorgaben werden aufbewahrt. Einige entfernen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Another program is changing the presets. Try again in a moment.</source>
        <translation>Ein anderes Programm ändert gerade die Vorgaben; gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 cannot be read and was left unchanged. %2</source>
        <translation>%1 lässt sich nicht lesen und wurde nicht geändert. %2</translation>
    </message>
    <message>
        <source>The presets would take %1 bytes; at most %2 are allowed.</source>
        <translation>Die Vorgaben bräuchten %1 Byte, und höchstens %2 werden aufbewahrt.</translation>
    </message>
    <message>
        <source>Another program has just changed the presets. Try again.</source>
        <translation>Ein anderes Programm hat gerade die Vorgaben geändert; noch einmal versuchen.</translation>
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
        <source>Normal with mean %1 and standard deviation %2, cut at %3 and %4</source>
        <translation>Normal mit Mittel %1 und Standardabweichung %2, abgeschnitten bei %3 und %4</translation>
    </message>
    <message>
        <source>Normal with mean %1 and standard deviation %2</source>
        <translation>Normal mit Mittel %1 und Standardabweichung %2</translation>
    </message>
    <message>
        <source>Triangular from %1 over %2, the likeliest, to %3</source>
        <translation>Dreieckig von %1 über %2, den häufigsten Wert, bis %3</translation>
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
        <source>Beta with shapes %1 and %2 from %3 to %4</source>
        <translation>Beta mit Formen %1 und %2 von %3 bis %4</translation>
    </message>
    <message numerus="yes">
        <source>%n values, equally likely</source>
        <translation>
            <numerusform>%n Wert, gleich wahrscheinlich</numerusform>
            <numerusform>%n Werte, gleich wahrscheinlich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values, each with its weight</source>
        <translation>
            <numerusform>%n Wert mit seinem Gewicht</numerusform>
            <numerusform>%n Werte, jeder mit seinem Gewicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measured values of %1</source>
        <translation>
            <numerusform>%n gemessener Wert von %1</numerusform>
            <numerusform>%n gemessene Werte von %1</numerusform>
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
        <source>The designs of the baseline are evaluated over %1, these over %2.</source>
        <translation>Die Entwürfe der Vergleichsbasis werden über %1 ausgewertet, diese über %2.</translation>
    </message>
    <message>
        <source>The baseline has no value of %1 in common.</source>
        <translation>Die Werte von %1 sind in der Vergleichsbasis lauter andere.</translation>
    </message>
    <message>
        <source>The baseline does not vary %1. It has %2 there, which is not among the values here.</source>
        <translation>Die Vergleichsbasis variiert %1 nicht: dort ist es %2, keiner der Werte hier.</translation>
    </message>
    <message>
        <source>The baseline has no values of %1, which is varied here.</source>
        <translation>Die Vergleichsbasis hat keine Werte von %1, das hier variiert wird.</translation>
    </message>
    <message>
        <source>The baseline varies %1 but has no designs at %2, the value here.</source>
        <translation>Die Vergleichsbasis variiert %1, hat aber keine Entwürfe bei %2, seinem Wert hier.</translation>
    </message>
    <message>
        <source>The baseline varies %1, which has no single value here.</source>
        <translation>Die Vergleichsbasis variiert %1, das hier keinen einzelnen Wert hat.</translation>
    </message>
    <message>
        <source>%1 of %2 values of %3</source>
        <translation>%1 von %2 Werten von %3</translation>
    </message>
    <message>
        <source>The baseline has %1; other designs are omitted.</source>
        <translation>Die Vergleichsbasis hat %1; Entwürfe bei den anderen sind weggelassen.</translation>
    </message>
    <message>
        <source>Distribution of %1 = %2: none of it lies within the values of the study.</source>
        <translation>Verteilung von %1 = %2: sie sagt nichts über die untersuchten Werte; etwas davon muss zwischen dem kleinsten und dem größten liegen.</translation>
    </message>
    <message>
        <source>ρ = 0.0155 kg/m³: the air of Mars, 43.3 g/mol, as an ideal gas at 6.36 hPa and 214 K.</source>
        <translation>ρ = 0.0155 kg/m³: die Luft des Mars, 43.3 g/mol, als ideales Gas bei 6.36 hPa und 214 K.</translation>
    </message>
    <message>
        <source>ρ = 0.020 kg/m³, at the surface (NASA, Mars fact sheet).</source>
        <translation>ρ = 0.020 kg/m³, an der Oberfläche (NASA, Mars fact sheet).</translation>
    </message>
    <message>
        <source>ρ = 1.225 kg/m³: dry air at sea level and 15 °C (ISO 2533).</source>
        <translation>ρ = 1.225 kg/m³: trockene Luft auf Meereshöhe bei 15 °C (ISO 2533).</translation>
    </message>
    <message>
        <source>Distance travelled divided by time; 0 if it does not start to move.</source>
        <translation>Zurückgelegte Strecke durch Zeit; 0, wenn er nicht anrollt.</translation>
    </message>
    <message>
        <source>Share of time rolling</source>
        <translation>Anteil der Zeit im Rollen</translation>
    </message>
    <message>
        <source>Share of the time of the whole run; 0 if it does not start to move.</source>
        <translation>Anteil an der Zeit des ganzen Laufs; 0, wenn er nicht anrollt.</translation>
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
        <source>%1 A wind of %2 m/s would move it.</source>
        <translation>%1 Ein Wind von %2 m/s würde ihn in Gang setzen.</translation>
    </message>
    <message>
        <source>%1 A wind of %2 m/s would free it.</source>
        <translation>%1 Ein Wind von %2 m/s würde ihn befreien.</translation>
    </message>
    <message>
        <source>It is then stuck at the foot of %1, %2 m downrange, after %3 s.</source>
        <translation>Er läuft weiter und bleibt am Fuß liegen, Ort: %1, %2 m vorwärts, nach %3 s.</translation>
    </message>
    <message>
        <source>It is then blown back over %1, after %2 s.</source>
        <translation>Er läuft weiter und wird zurückgeweht, Ort: %1, nach %2 s.</translation>
    </message>
    <message>
        <source>k = 2/5: exact for a solid ball.</source>
        <translation>k = 2/5: exakt, für eine durchgehend volle Kugel.</translation>
    </message>
    <message>
        <source>k = 2/3: exact for a hollow ball whose wall has no thickness.</source>
        <translation>k = 2/3: exakt, für eine hohle Kugel mit einer Wand ohne Dicke.</translation>
    </message>
    <message>
        <source>k = (2/5)(1 − r⁵)/(1 − r³), where r is the inner radius over the outer radius: exact for a ball with a concentric cavity.</source>
        <translation>k = (2/5)(1 − r⁵)/(1 − r³) mit r, dem inneren durch den äußeren Radius: exakt, für eine Vollkugel abzüglich einer darin.</translation>
    </message>
    <message>
        <source>Radius for one wind in ten, with Weibull-distributed winds</source>
        <translation>Radius für einen von zehn Winden, bei Weibull-verteilten Winden</translation>
    </message>
    <message>
        <source>A thin shell of 20 kg stands on a slope of 15° on Mars. How often does the wind push it up? The winds are assumed to have a Weibull distribution of shape 2 and scale 7 m/s, whose mean is 6.2 m/s; this is invented, not measured.

The study sweeps the wind and weights each value by its probability. With a radius of 4 m the shell needs 10.8 m/s, and 9.2 % of the winds are stronger; for one in ten it must be larger. The page “Random runs” samples the wind from the same distribution.

To use measured winds, enter file:winds.csv:COLUMN as the distribution, with your own table.</source>
        <translation>Eine dünne Schale von 20 kg steht an einem Hang von 15° auf dem Mars. Wie oft schiebt der Wind sie hinauf? Die Winde sollen nach Weibulls Verteilung der Form 2 und der Skala 7 m/s streuen, deren Mittel 6.2 m/s ist; das ist erfunden, nicht gemessen.

Die Studie geht Winde durch und gewichtet jeden nach seiner Wahrscheinlichkeit. Mit einem Radius von 4 m braucht die Schale 10.8 m/s, und 9.2 % der Winde sind stärker; für einen von zehn muss sie größer sein. Die Seite „Zufallsläufe“ zieht ihre Winde aus derselben Verteilung.

Gemessene Winde an ihre Stelle setzen: file:winds.csv:SPALTE als Verteilung, mit einer eigenen Tabelle.</translation>
    </message>
    <message>
        <source>Mass and rolling resistance</source>
        <translation>Masse und Rollwiderstand</translation>
    </message>
    <message>
        <source>Has an effect only in air, which brakes a light body more than a heavy one. Energies and forces are per kilogram.</source>
        <translation>Sie zählt nur in Luft, die einen leichten Körper mehr bremst als einen schweren. Energien und Kräfte sind je Kilogramm.</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>Density of the still air, which brakes the body on the ground and in flight; 0 is a vacuum. Mars has about 0.0155, the Earth 1.225.</source>
        <translation>Dichte der stillen Luft, die den Körper am Boden und im Flug bremst; 0 ist ein Vakuum. Der Mars hat etwa 0.0155, die Erde 1.225.</translation>
    </message>
    <message>
        <source>Refers to the cross-section π b²: drag is ρ C_d π b² v²/2 against the velocity. A smooth sphere has 0.5.</source>
        <translation>Bezogen auf den Querschnitt π b²: der Widerstand ist ρ C_d π b² v²/2 gegen die Geschwindigkeit. Eine glatte Kugel hat 0.5.</translation>
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
        <source>Drag over mass, along the ground</source>
        <translation>Luftwiderstand durch Masse, entlang des Bodens</translation>
    </message>
    <message>
        <source>Drag of the air against the velocity, positive to the right; in flight along the ground below.</source>
        <translation>Luftwiderstand gegen die Geschwindigkeit, nach rechts positiv; im Flug entlang des Bodens darunter.</translation>
    </message>
    <message>
        <source>Lost to the air</source>
        <translation>An die Luft verloren</translation>
    </message>
    <message>
        <source>Work of the drag since the start.</source>
        <translation>Arbeit des Luftwiderstands seit dem Start.</translation>
    </message>
    <message>
        <source>event to event; contact by Dormand–Prince 8(5,3), tolerance 1e-13; flight by Taylor series of order 12</source>
        <translation>von Ereignis zu Ereignis; Kontakt durch Dormand–Prince 8(5,3), Toleranz 1e-13; Flug durch Taylorreihen der Ordnung 12</translation>
    </message>
    <message>
        <source>A slope that flattens out, with waves. Made for Talweg.</source>
        <translation>Einen flacher werdenden Hang hinab, über Wellen: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>A plane. Made for Talweg.</source>
        <translation>Eine Ebene: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>A bell-shaped hill, made for Talweg; push the body over it with a speed.</source>
        <translation>Ein glockenförmiger Hügel von Talweg; der Körper braucht eine Geschwindigkeit, um hinüberzukommen.</translation>
    </message>
    <message>
        <source>A circle of 10 m radius. Made for Talweg.</source>
        <translation>Ein Kreis von 10 m Radius: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>The upper half of a circle of 10 m radius. Made for Talweg.</source>
        <translation>Die obere Hälfte eines Kreises von 10 m Radius: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>Level on average. Made for Talweg.</source>
        <translation>Im Ganzen eben: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>Two planes that meet in a corner. Made for Talweg.</source>
        <translation>Zwei Ebenen, die sich in einer Ecke treffen: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>Two planes that meet in an edge, around which the body turns. Made for Talweg.</source>
        <translation>Zwei Ebenen, die sich in einer Kante treffen, um die der Körper kippt: ein Gelände von Talweg.</translation>
    </message>
    <message>
        <source>k = 1/2: exact for a solid cylinder.</source>
        <translation>k = 1/2: exakt, für einen durchgehend vollen Zylinder.</translation>
    </message>
    <message>
        <source>k = 1: exact for a ring whose wall has no thickness.</source>
        <translation>k = 1: exakt, für einen Ring mit einer Wand ohne Dicke.</translation>
    </message>
    <message>
        <source>lost, air</source>
        <translation>Verlust: Luft</translation>
    </message>
    <message>
        <source>air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>In air: terminal speed on a long slope</source>
        <translation>In Luft: Grenzgeschwindigkeit an einem langen Hang</translation>
    </message>
    <message>
        <source>A football of 0.43 kg rolls down a plane of 15° from rest, with c = 0.01. In a vacuum it would get faster and faster. In the air of the Earth, with a drag coefficient of 0.5, it comes to 9.50 m/s, √(a/K) with a = g (sin 15° − c cos 15°) and K = ρ C_d π b²/(2 m); one of ten times the mass to √10 times as much.</source>
        <translation>Ein Fußball von 0.43 kg rollt aus der Ruhe eine Ebene von 15° hinab, mit c = 0.01. Im Vakuum würde er immer schneller. In der Luft der Erde, mit einem Widerstandsbeiwert von 0.5, kommt er auf 9.50 m/s, √(a/K) mit a = g (sin 15° − c cos 15°) und K = ρ C_d π b²/(2 m); einer von zehnfacher Masse auf das √10-fache.</translation>
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
        <source>Without damping and air it scales energies and forces only.</source>
        <translation>Ohne Dämpfung und Luft skaliert sie nur Energien und Kräfte.</translation>
    </message>
    <message>
        <source>Density of the still air, which brakes the body on the track and in flight; 0 is a vacuum. Mars has about 0.0155, the Earth 1.225.</source>
        <translation>Dichte der stillen Luft, die den Körper auf der Bahn und im Flug bremst; 0 ist ein Vakuum. Der Mars hat etwa 0.0155, die Erde 1.225.</translation>
    </message>
    <message>
        <source>Refers to the cross-section of the body: drag is ρ C_d π r² v²/2 against the velocity, with the radius r of the ball or bead. A smooth sphere has 0.5.</source>
        <translation>Bezogen auf den Querschnitt des Körpers: der Widerstand ist ρ C_d π r² v²/2 gegen die Geschwindigkeit, mit r, dem Radius der Kugel oder dem der Perle. Eine glatte Kugel hat 0.5.</translation>
    </message>
    <message>
        <source>Radius in the air</source>
        <translation>Radius für den Luftwiderstand</translation>
    </message>
    <message>
        <source>Radius of a bead, which is a point on the track, for its cross-section π r² in the air.</source>
        <translation>Radius einer Perle, die auf der Bahn ein Punkt ist, für ihren Querschnitt π r² in der Luft.</translation>
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
        <source>Time after which the motion repeats itself; empty if it does not, as with damping or air.</source>
        <translation>Zeit, nach der sich die Bewegung wiederholt; leer, wenn sie es nicht tut, etwa mit Dämpfung oder Luft.</translation>
    </message>
    <message>
        <source>Total loss to damping, air, friction, rolling resistance and landings.</source>
        <translation>An Dämpfung, Luft, Reibung und Rollwiderstand und in Landungen, vom Start bis zum Ende.</translation>
    </message>
    <message>
        <source>Part of the lost energy that is due to drag.</source>
        <translation>Anteil des Luftwiderstands an der verlorenen Energie.</translation>
    </message>
    <message>
        <source>Cycloid, arc, parabola and straight line, from the origin to one finish (E. Neumann, Brachistochrone).</source>
        <translation>Zykloide, Bogen, Parabel und Gerade, vom Ursprung zu einem Ziel (E. Neumann, Brachistochrone).</translation>
    </message>
    <message>
        <source>x = t, y = t cos 3t (E. Neumann, Roller coaster).</source>
        <translation>x = t, y = t cos 3t (E. Neumann, Roller coaster).</translation>
    </message>
    <message>
        <source>x = t, y = |t|, by t &gt; 0 ? t : -t (E. Neumann, Roller coaster).</source>
        <translation>x = t, y = |t|, durch t &gt; 0 ? t : -t (E. Neumann, Roller coaster).</translation>
    </message>
    <message>
        <source>From the apex once around (E. Neumann, Roller coaster, whose ends leave a gap).</source>
        <translation>Vom Scheitel einmal herum (E. Neumann, Roller coaster, dessen Enden eine Lücke lassen).</translation>
    </message>
    <message>
        <source>lost to the air</source>
        <translation>an die Luft verloren</translation>
    </message>
    <message>
        <source>Roller coaster: damping or air</source>
        <translation>Achterbahn: Dämpfung oder Luft</translation>
    </message>
    <message>
        <source>Damping is proportional to the speed and takes the same fraction of every swing. Drag is proportional to the square of the speed and takes a smaller fraction of smaller swings. The experiments have a bead of 0.5 kg and 0.1 m radius in the air of the Earth and one with damping on the same wire.</source>
        <translation>Dämpfung wächst mit der Geschwindigkeit und nimmt von jeder Schwingung denselben Teil; der Luftwiderstand wächst mit ihrem Quadrat, und je kleiner die Schwingungen, desto weniger nimmt er davon. Eine Perle von 0.5 kg und 0.1 m Radius in der Luft der Erde neben einer mit Dämpfung, auf demselben Draht.</translation>
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
        <source>Finished runs take %1 MB; at most %2 MB are saved.</source>
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
        <source>Resume the remaining runs</source>
        <translation>Mit den übrigen Läufen fortfahren</translation>
    </message>
    <message>
        <source>Background task: %1 %, %2</source>
        <translation>Hintergrundaufgabe: %1 %, %2</translation>
    </message>
    <message>
        <source>Background tasks: %1 jobs, %2 %</source>
        <translation>Hintergrundaufgaben: %1, %2 %</translation>
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
        <translation>Die Einheiten, in denen Größen gezeigt werden, unterscheiden sich.</translation>
    </message>
    <message>
        <source>%1 uses inputs, whose numbers have their own units: its result is %2; omit %3.</source>
        <translation>%1 spricht von Eingaben, deren Zahlen eigene Einheiten haben: es ergibt %2; %3 weglassen.</translation>
    </message>
    <message>
        <source>must be units by quantity, not %1.</source>
        <translation>müssen Einheiten nach Größen sein, nicht %1.</translation>
    </message>
    <message>
        <source>must be %1, not %2.</source>
        <translation>muss %1 sein, nicht %2.</translation>
    </message>
    <message>
        <source>Depth dh = %1 m is out of range: a valley or gully needs at most %2 m (negative is down). For rising ground choose the terrain “Hill”.</source>
        <translation>Tiefe dh = %1 m ist außerhalb des Bereichs: Tal und Rinne brauchen höchstens %2 m (negativ ist abwärts). Für ansteigendes Gelände das Gelände „Hügel“ wählen.</translation>
    </message>
    <message>
        <source>Upward speed u₅ = %1 m/s is out of range: in contact with the ground it must be at least %2 m/s. To throw the rover down, set a clearance.</source>
        <translation>Geschwindigkeit nach oben u₅ = %1 m/s ist außerhalb des Bereichs: in Kontakt mit dem Boden ist sie mindestens %2 m/s. Um den Rover hinabzuwerfen, einen Bodenabstand angeben.</translation>
    </message>
    <message>
        <source>Without gravity a body does not return to a track that only pushes. Set g above %1 m/s² or choose a bead on a wire.</source>
        <translation>Ohne Schwerkraft bringt nichts einen Körper auf eine Bahn zurück, die nur drückt: g muss über %1 m/s² sein oder der Körper eine Perle auf einem Draht.</translation>
    </message>
    <message>
        <source>Near (%1 m, %2 m) the track bends so sharply that the last digit of its parameter moves the centre by %3 m.</source>
        <translation>Bei (%1 m, %2 m) biegt sich die Bahn so scharf, dass die letzte Stelle ihres Parameters den Mittelpunkt um %3 m verschiebt.</translation>
    </message>
    <message>
        <source>nouns are written small</source>
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
        <source>%1 The %2 pictures before it were written.</source>
        <translation>%1 Die %2 Bilder davor wurden geschrieben.</translation>
    </message>
    <message>
        <source>An experiment&apos;s name must be a single line of text.</source>
        <translation>Der Name eines Experiments ist eine einzige Textzeile.</translation>
    </message>
    <message>
        <source>Slowing of the spin</source>
        <translation>Abbremsung der Drehung</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>vom Anfang</translation>
    </message>
    <message>
        <source>turned by</source>
        <translation>gedreht um</translation>
    </message>
    <message>
        <source>ω at the end</source>
        <translation>ω am Ende</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>mittlerer Abstand</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys of the window. In menus and dialogs, Alt with an underlined letter selects the item.</source>
        <translation>Tasten des Fensters. In Menüs und Dialogen wählt Alt mit einem unterstrichenen Buchstaben den Eintrag.</translation>
    </message>
    <message>
        <source>Elsewhere in the window</source>
        <translation>Sonst im Fenster</translation>
    </message>
    <message>
        <source>%1 is not known here; allowed are %2.</source>
        <translation>%1 ist hier nicht bekannt; erlaubt sind %2.</translation>
    </message>
    <message>
        <source>location of the JSON Schema of these files, for editors</source>
        <translation>wo das JSON-Schema dieser Dateien liegt, für Editoren</translation>
    </message>
    <message>
        <source>always “talweg”</source>
        <translation>immer „talweg“</translation>
    </message>
    <message>
        <source>version of the format</source>
        <translation>des Formats</translation>
    </message>
    <message>
        <source>title of the project</source>
        <translation>wie das Projekt heißt</translation>
    </message>
    <message>
        <source>description; the report begins with it</source>
        <translation>was man über das Projekt wissen muss; der Bericht beginnt damit</translation>
    </message>
    <message>
        <source>display units of the project, if they differ from those of the program; numbers in the file are in SI units and degrees in any case</source>
        <translation>in welchen Einheiten das Projekt gezeigt wird, wo es nicht die des Programms sind; in der Datei steht trotzdem alles in SI-Einheiten und Grad</translation>
    </message>
    <message>
        <source>named numbers for the expressions of all experiments</source>
        <translation>Zahlen unter einem Namen, für die Ausdrücke aller Versuche</translation>
    </message>
    <message>
        <source>named requirements</source>
        <translation>Anforderungen mit Namen</translation>
    </message>
    <message>
        <source>the experiments, in the order of the project</source>
        <translation>die Versuche, in der Reihenfolge des Projekts</translation>
    </message>
    <message>
        <source>the pinned runs</source>
        <translation>die angehefteten Läufe</translation>
    </message>
    <message>
        <source>the study used as baseline for comparisons</source>
        <translation>die Studie, mit der andere verglichen werden</translation>
    </message>
    <message>
        <source>export jobs: figures to write repeatedly</source>
        <translation>Exportaufträge: die Abbildungen, die immer wieder geschrieben werden</translation>
    </message>
    <message>
        <source>type of experiment, such as “rover”</source>
        <translation>um welche Art von Versuch es geht, etwa „rover“</translation>
    </message>
    <message>
        <source>by id: a number, a word, for a profile a list of points [x, y], or for a table a list of rows, each an object of cells by the ids of their columns; omitted inputs have their default values</source>
        <translation>nach Kennung: eine Zahl, ein Wort, bei einem Profil eine Liste von Punkten [x, y] oder bei einer Tabelle eine Liste von Zeilen, jede ein Objekt aus Zellen nach den Kennungen ihrer Spalten; was fehlt, hat seinen Standardwert</translation>
    </message>
    <message>
        <source>its inputs, as in experiments</source>
        <translation>was er hatte, so wie bei Versuchen</translation>
    </message>
    <message>
        <source>name of its experiment</source>
        <translation>der Name, den sein Versuch hatte</translation>
    </message>
    <message>
        <source>not blank, unique among the constants</source>
        <translation>nicht leer, unter den Konstanten einmalig</translation>
    </message>
    <message>
        <source>unique among the requirements of its system, without leading or trailing spaces</source>
        <translation>unter denen seines Systems einmalig, ohne Leerzeichen an den Enden</translation>
    </message>
    <message>
        <source>condition, such as “crossed &gt;= 80 %”</source>
        <translation>was verlangt wird, etwa „crossed &gt;= 80 %“</translation>
    </message>
    <message>
        <source>not blank, unique in the project</source>
        <translation>nicht leer, im Projekt einmalig</translation>
    </message>
    <message>
        <source>by id of a number input: the expression for its value, such as “0.8*mu”, with constants and other inputs, each in its own unit, or with numbers and constants only and a unit behind it, such as “10/4 ft”. The key inputs has the values too, for programs that read nothing else; if the two differ, the expression is used and opening the file reports it</source>
        <translation>nach der Kennung einer Eingabe, die eine Zahl ist: der Ausdruck, der sie ergibt, etwa „0.8*mu“, aus Konstanten und anderen Eingaben, jede in ihrer eigenen Einheit, oder einer aus Zahlen und Konstanten allein mit einer Einheit dahinter, etwa „10/4 ft“. Die Werte stehen auch bei den Eingaben, für Programme, die nichts anderes lesen; wo beide sich unterscheiden, gilt der Ausdruck, und beim Öffnen wird es gesagt</translation>
    </message>
    <message>
        <source>study of the experiment</source>
        <translation>wie der Versuch untersucht wird</translation>
    </message>
    <message>
        <source>its study</source>
        <translation>wie er untersucht wurde</translation>
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
        <source>the input that every design is evaluated over</source>
        <translation>die Eingabe, über die jeder Entwurf ausgewertet wird</translation>
    </message>
    <message>
        <source>results, such as “height”</source>
        <translation>was gemessen wird, etwa „height“</translation>
    </message>
    <message>
        <source>a condition such as “crossed &gt;= 80”; may be empty</source>
        <translation>eine Bedingung wie „crossed &gt;= 80“; darf leer sein</translation>
    </message>
    <message>
        <source>the input whose smallest value is searched for; may be empty</source>
        <translation>die Eingabe, deren kleinster Wert gesucht ist; darf leer sein</translation>
    </message>
    <message>
        <source>whether all values of a choice of the system are compared, such as both conventions</source>
        <translation>ob jeder Wert der Auswahl des Systems untersucht wird, der den Vergleich lohnt, etwa beide Konventionen</translation>
    </message>
    <message>
        <source>distribution of the values that designs are evaluated over, such as “weibull:2:4.5”</source>
        <translation>Verteilung der Werte, über die Entwürfe ausgewertet werden, etwa „weibull:2:4.5“</translation>
    </message>
    <message>
        <source>inputs computed from others</source>
        <translation>Eingaben, die aus anderen folgen</translation>
    </message>
    <message>
        <source>inputs that vary from run to run</source>
        <translation>Eingaben, die von Lauf zu Lauf andere sind</translation>
    </message>
    <message>
        <source>between inputs that vary from run to run</source>
        <translation>von Eingaben, die von Lauf zu Lauf andere sind</translation>
    </message>
    <message>
        <source>number of random runs of each design</source>
        <translation>wie viele Zufallsläufe jeder Entwurf hat</translation>
    </message>
    <message>
        <source>seed of the random runs</source>
        <translation>welche Zufallsläufe das sind</translation>
    </message>
    <message>
        <source>tolerances of inputs, for the advisor</source>
        <translation>um wie viel Eingaben daneben liegen dürfen, für den Berater</translation>
    </message>
    <message>
        <source>“from:to:step” or “v1,v2,…”</source>
        <translation>„von:bis:Schritt“ oder „w1,w2,…“</translation>
    </message>
    <message>
        <source>formula, such as “0.8*mu”</source>
        <translation>Formel, etwa „0.8*mu“</translation>
    </message>
    <message>
        <source>such as “±5%”</source>
        <translation>etwa „±5%“</translation>
    </message>
    <message>
        <source>the id of another</source>
        <translation>die Kennung einer anderen</translation>
    </message>
    <message>
        <source>Spearman&apos;s rank correlation of the two</source>
        <translation>Spearmans Rangkorrelation der beiden</translation>
    </message>
    <message>
        <source>such as “0.5” or “5 %”</source>
        <translation>etwa „0.5“ oder „5 %“</translation>
    </message>
    <message>
        <source>not blank, unique among the jobs</source>
        <translation>nicht leer, unter den Aufträgen einmalig</translation>
    </message>
    <message>
        <source>the name of the experiment that the figure shows</source>
        <translation>der Name des Versuchs, den die Abbildung zeigt</translation>
    </message>
    <message>
        <source>name of the figure, as for the command “export”</source>
        <translation>welche Abbildung, wie beim Befehl „export“</translation>
    </message>
    <message>
        <source>file format</source>
        <translation>welche Art von Datei</translation>
    </message>
    <message>
        <source>file name without extension and folder; {project}, {experiment}, {figure} and {job} are replaced by names</source>
        <translation>der Name der Datei ohne Endung: {project}, {experiment}, {figure} und {job} stehen für Namen; ein Ordner kommt nicht vor</translation>
    </message>
    <message>
        <source>width of the figure on paper</source>
        <translation>wie breit die Abbildung auf Papier ist</translation>
    </message>
    <message>
        <source>height of the figure on paper</source>
        <translation>wie hoch sie ist</translation>
    </message>
    <message>
        <source>resolution of a picture in dots per inch</source>
        <translation>Punkte je Zoll eines Bildes</translation>
    </message>
    <message>
        <source>text size on paper</source>
        <translation>wie groß ihre Schrift auf Papier ist</translation>
    </message>
    <message>
        <source>width of the axis lines on paper; by default proportional to the text size</source>
        <translation>wie breit die Linien der Achsen auf Papier sind; ohne Angabe wachsen sie mit der Schrift</translation>
    </message>
    <message>
        <source>whether the figure is greyscale</source>
        <translation>ob Grautöne an die Stelle der Farben treten</translation>
    </message>
    <message>
        <source>whether the background is dark</source>
        <translation>ob der Hintergrund dunkel ist</translation>
    </message>
    <message>
        <source>whether pinned runs are shown</source>
        <translation>ob die angehefteten Läufe darunter liegen</translation>
    </message>
    <message>
        <source>whether the file contains the project</source>
        <translation>ob die Datei das Projekt enthält</translation>
    </message>
    <message>
        <source>1 of 1 run is not vouched for.</source>
        <translation>Der eine Lauf ist nicht verbürgt.</translation>
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
        <source>bounces that slip across a face end in contact below %1 √(g b)</source>
        <translation>Sprünge, die quer zu einer Fläche gleiten, enden unter %1 √(g b) in Kontakt</translation>
    </message>
    <message>
        <source>rebounds from a rim below %1 √(g b) end in contact</source>
        <translation>Rückpralle von einer Kante unter %1 √(g b) enden in Kontakt</translation>
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
        <source>Nothing was changed because the project file could not be read back. %1</source>
        <translation>Nichts wurde geändert: Eine Datei des Projekts ließe sich nicht unverändert wieder lesen. %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Friction while sliding. The published method uses only this one: there a body rolls if tan α ≤ μ′ (1+k)/k.</source>
        <translation>Reibung beim Gleiten. Das veröffentlichte Verfahren verwendet nur diese: dort rollt ein Körper, wenn tan α ≤ μ′ (1+k)/k.</translation>
    </message>
    <message>
        <source>Smallest friction with which it rolls, static or, as published, kinetic: tan α k/(1+k) (Mandala 2025, equation 6).</source>
        <translation>Die kleinste Reibungszahl, mit der er rollt, der Haftung oder, wie veröffentlicht, des Gleitens: tan α k/(1+k) (Mandala 2025, Gleichung 6).</translation>
    </message>
    <message>
        <source>%1 slides: rolling needs μ′ of at least %2, since the published method uses kinetic friction only.</source>
        <translation>%1 gleitet: Rollen braucht μ′ von mindestens %2, denn das veröffentlichte Verfahren benutzt nur die Gleitreibung.</translation>
    </message>
    <message>
        <source>rebounds below %1 √(g b) end in contact</source>
        <translation>Rückpralle unter %1 √(g b) enden in Kontakt</translation>
    </message>
    <message>
        <source>Relative error allowed in a step of the regularised model; the absolute error is a thousandth of it in m, m/s and rad. The document gives no value; 0.001 is usual for its method.</source>
        <translation>Erlaubter relativer Fehler eines Schritts des regularisierten Modells; absolut ein Tausendstel davon in m, m/s und rad. Das Dokument nennt keinen: 0,001 ist für sein Verfahren üblich.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 8</source>
        <translation>The Rolling Ball Simulation, Abschnitt 8</translation>
    </message>
    <message>
        <source>Greatest step</source>
        <translation>Größter Schritt</translation>
    </message>
    <message>
        <source>Longest time step of the regularised model; the shortest is a hundredth of it. The table “Time step” shows the effect of shorter steps.</source>
        <translation>Längster Zeitschritt des regularisierten Modells; der kürzeste ist ein Hundertstel davon. Die Tabelle „Zeitschritt“ zeigt, was kürzere ändern.</translation>
    </message>
    <message>
        <source>Change of the speed</source>
        <translation>Änderung der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Change from the row above, with longer steps.</source>
        <translation>Gegenüber der Zeile darüber, mit längeren Schritten.</translation>
    </message>
    <message>
        <source>Halving the step divides the change of the speed by 2 to this power.</source>
        <translation>Wie oft sich die Änderung der Geschwindigkeit halbiert, wenn der Schritt es tut.</translation>
    </message>
    <message>
        <source>The end of the run depends on the step: with half the step it is after %1 s at x = %2 m, at %3 m/s.</source>
        <translation>Das Ende des Laufs hängt von seinen Schritten ab: Mit halb so langen kommt es nach %1 s bei x = %2 m, mit %3 m/s.</translation>
    </message>
    <message>
        <source>%1 has a unit already; omit %2.</source>
        <translation>%1 hat schon eine Einheit; %2 weglassen.</translation>
    </message>
    <message>
        <source>%1 can be in %2 or in %3; choose another unit.</source>
        <translation>%1 kann in %2 oder in %3 sein; eine andere Einheit wählen.</translation>
    </message>
    <message>
        <source>%1 mixes numbers of different units. Define each number with its unit as a separate constant.</source>
        <translation>%1 mischt Zahlen verschiedener Einheiten. Jeder Zahl darin als eigener Konstante eine Einheit geben.</translation>
    </message>
    <message>
        <source>%1 uses constants with units: its result is %2; omit %3.</source>
        <translation>%1 nennt Konstanten, die Einheiten haben: es ergibt %2; %3 weglassen.</translation>
    </message>
    <message>
        <source>The result of %1 is a pure number, but %2 is in %3.</source>
        <translation>%1 ergibt eine reine Zahl, aber %2 ist in %3.</translation>
    </message>
    <message>
        <source>The result of %1 is in %2, but %3 has no unit.</source>
        <translation>%1 ergibt eine Zahl in %2, die %3 nicht hat.</translation>
    </message>
    <message>
        <source>The result of %1 is in %2, but %3 is in %4.</source>
        <translation>%1 ergibt eine Zahl in %2, aber %3 ist in %4.</translation>
    </message>
    <message>
        <source>a quantity such as “10 ft” or a pure number; it may use other constants, but must not depend on itself</source>
        <translation>was sie ist, eine Größe wie „10 ft“ oder eine reine Zahl; darin dürfen andere Konstanten vorkommen, aber nicht im Kreis</translation>
    </message>
    <message>
        <source>Body %1, greatest slip metric</source>
        <translation>Körper %1, größtes Schlupfmaß</translation>
    </message>
    <message>
        <source>Maximum of |Rω − v|, where v is the magnitude of the velocity (Mandala 2025, section 5.3).</source>
        <translation>Das größte |Rω − v|, wobei v die ganze Geschwindigkeit ist (Mandala 2025, Abschnitt 5.3).</translation>
    </message>
    <message>
        <source>Reproduces the printed results of Hartl 2006. Inferred by matching every number that the thesis prints, because its code is not public. It differs in three ways: the contact point rides on the terrain line with the centre vertically above it, so every rim launches the rover; when rolling or sliding ends in an impact at a corner the spin enters the impact with its sign flipped (chapter 2 counts spin counter-clockwise, chapter 3 clockwise); and figure 4.2 starts with u₃ = +5 rad/s taken literally, that is with backspin. The main result of the thesis, that a bouncier rover climbs higher, comes from the flipped spin: with consistent spin the trend at low e is reversed. In figures 4.2 and 6.2 the flip never acts: there the contact point alone makes the difference.</source>
        <translation>Gibt die gedruckten Ergebnisse von Hartl 2006 wieder. Erschlossen aus allen Zahlen, die die Arbeit druckt, denn ihr Programm ist nicht öffentlich. Es weicht in drei Dingen ab: der Berührpunkt läuft auf der Geländelinie, der Mittelpunkt senkrecht darüber, so dass der Rover an jeder Kante abhebt; wenn Rollen oder Gleiten in einem Stoß an einer Ecke endet, geht die Winkelgeschwindigkeit mit umgekehrtem Vorzeichen in den Stoß ein (Kapitel 2 zählt sie gegen den Uhrzeigersinn, Kapitel 3 im Uhrzeigersinn); und Abbildung 4.2 beginnt mit u₃ = +5 rad/s wörtlich, also mit Rückwärtsdrall. Die Hauptaussage der Arbeit, dass ein Rover mit höherer Stoßzahl höher kommt, kommt von der umgekehrten Drehung: mit einheitlichem Vorzeichen ist es bei kleinem e umgekehrt. In den Abbildungen 4.2 und 6.2 wirkt sie nie: dort macht der Berührpunkt den ganzen Unterschied.</translation>
    </message>
    <message>
        <source>Two metres in diameter, like the rover of the 2004 field tests at the South Pole. Its k is unknown; Hartl 2006, section 6.4, assumes 0.1.</source>
        <translation>Zwei Meter Durchmesser wie der Rover der Feldversuche am Südpol von 2004. Sein k ist nicht bekannt: 0.1 nimmt Hartl 2006, Abschnitt 6.4, an.</translation>
    </message>
    <message>
        <source>%1 was not found. The numbers stored in the project are used.</source>
        <translation>%1 wurde nicht gefunden. Verwendet werden die Zahlen, die das Projekt davon aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 has changed since the project read it. The numbers stored in the project are used.</source>
        <translation>%1 hat sich geändert, seit das Projekt die Zahlen übernommen hat. Verwendet werden die Zahlen, die das Projekt aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 has changed since the project read it and cannot be read now. The numbers stored in the project are used. %2</source>
        <translation>%1 hat sich geändert, seit das Projekt die Zahlen übernommen hat, und kann nicht gelesen werden. Verwendet werden die Zahlen, die das Projekt aufbewahrt. %2</translation>
    </message>
    <message>
        <source>The stored numbers of measured tables differ.</source>
        <translation>Die aufbewahrten Zahlen gemessener Tabellen sind verschieden.</translation>
    </message>
    <message>
        <source>numbers of the measured tables used by studies, as read when the project added them</source>
        <translation>die Zahlen gemessener Tabellen, die Studien nennen, wie sie waren, als das Projekt sie übernahm</translation>
    </message>
    <message>
        <source>name of the table in distributions, such as “wind.csv”</source>
        <translation>die Tabelle, wie Verteilungen sie nennen, etwa „wind.csv“</translation>
    </message>
    <message>
        <source>name of the column in distributions</source>
        <translation>die Spalte, wie Verteilungen sie nennen</translation>
    </message>
    <message>
        <source>SHA-256 of the table&apos;s file when it was read, in hexadecimal digits</source>
        <translation>der SHA-256 der Datei der Tabelle von damals, in hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>the numbers of the column, from the top</source>
        <translation>die Zahlen der Spalte von oben an</translation>
    </message>
    <message>
        <source>must be a column of a table, not %1.</source>
        <translation>muss eine Spalte einer Tabelle sein, nicht %1.</translation>
    </message>
    <message>
        <source>The column %1 of %2 is listed more than once.</source>
        <translation>Die Spalte %1 von %2 ist schon da.</translation>
    </message>
    <message>
        <source>must have at least one number.</source>
        <translation>muss mindestens eine Zahl haben.</translation>
    </message>
    <message>
        <source>the step %1 misses the end %2; the last value would be %3. Use a step of %4 or %5, or end at %3.</source>
        <translation>der Schritt %1 verfehlt das Ende %2; der letzte Wert wäre %3. Verwenden Sie einen Schritt von %4 oder %5, oder enden Sie bei %3.</translation>
    </message>
    <message>
        <source>as published: Dormand–Prince 5(4) to %1 in steps of at most %2 s, friction smoothed over %3 m/s of slip</source>
        <translation>wie veröffentlicht: Dormand–Prince 5(4) auf %1 in Schritten von höchstens %2 s, Reibung geglättet über %3 m/s Schlupf</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 % of the distribution of %2 lies outside %3 and is omitted.</source>
        <translation>%1 % der Verteilung von %2 liegen außerhalb von %3 und bleiben weg.</translation>
    </message>
    <message>
        <source>%1 has no effect while %2 is %3.</source>
        <translation>%1 hat keine Wirkung, solange %2 %3 ist.</translation>
    </message>
    <message>
        <source>Maximum difference of energy plus losses of any body from its energy at the start, as a fraction of the energy gained down to the foot.</source>
        <translation>Größte Abweichung von Energie plus Verlusten eines Körpers von seiner Energie am Start, als Teil der bis zum Fuß gewonnenen Energie.</translation>
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
        <source>Maximum difference of energy plus loss from the energy at the start, as a fraction of the given energy: that at the start plus the maximum that gravity can add.</source>
        <translation>Größte Abweichung von Energie plus Verlust von der Energie am Start, als Teil der gegebenen Energie: der am Start und der, die die Schwerkraft höchstens hinzufügen kann.</translation>
    </message>
    <message>
        <source>%1 of the given energy</source>
        <translation>%1 der gegebenen Energie</translation>
    </message>
    <message>
        <source>Maximum difference of energy plus losses at an event from the energy at the start, as a fraction of the given energy: that at the start plus the maximum that the wind can add.</source>
        <translation>Größte Abweichung von Energie plus Verlusten bei einem Ereignis von der Energie am Start, als Teil der gegebenen Energie: der am Start und der, die der Wind höchstens hinzufügen kann.</translation>
    </message>
    <message>
        <source>A time lies outside the run: the numbers of this run are not vouched for.</source>
        <translation>Ein Zeitpunkt liegt außerhalb des Laufs: die Zahlen dieses Laufs sind nicht verbürgt.</translation>
    </message>
    <message>
        <source>A loss of energy decreases by %1 of the given energy: the numbers of this run are not vouched for.</source>
        <translation>Ein Energieverlust nimmt um das %1-Fache der gegebenen Energie ab: die Zahlen dieses Laufs sind nicht verbürgt.</translation>
    </message>
    <message>
        <source>A term of the energy ledger exceeds the given energy by %1 of it: the numbers of this run are not vouched for.</source>
        <translation>Ein Glied der Energiebilanz übersteigt die gegebene Energie um das %1-Fache: die Zahlen dieses Laufs sind nicht verbürgt.</translation>
    </message>
    <message>
        <source>Mechanical energy rises by %1 of the given energy without a cause: the numbers of this run are not vouched for.</source>
        <translation>Die mechanische Energie steigt ohne Ursache um das %1-Fache der gegebenen Energie: für die Zahlen dieses Laufs wird nicht gebürgt.</translation>
    </message>
    <message>
        <source>The end of the run depends on the step. With half the step: %1</source>
        <translation>Das Ende des Laufs hängt von seinen Schritten ab. Mit halb so langen: %1</translation>
    </message>
    <message>
        <source>A number of this run is not finite: the numbers of this run are not vouched for.</source>
        <translation>Eine Zahl dieses Laufs ist nicht endlich: seine Zahlen sind nicht verbürgt.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>The table has %1 columns but no header, so it must have %2: %3.</source>
        <translation>Die Tabelle hat %1 Spalten; ohne einen Kopf, der sie benennt, müssen es %2 sein: %3.</translation>
    </message>
    <message>
        <source>Line %1: column %2 is listed more than once.</source>
        <translation>Zeile %1: Spalte %2 gibt es mehr als einmal.</translation>
    </message>
    <message>
        <source>Line %1: column %2 is not known; columns are %3.</source>
        <translation>Zeile %1: Spalte %2 ist nicht bekannt; Spalten sind %3.</translation>
    </message>
    <message>
        <source>Line %1 has “%2” for %3.</source>
        <translation>Zeile %1 hat „%2“ für %3.</translation>
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
        <translation>es gibt mehrere Spalten &quot;%1&quot;; Spalten sind %2.</translation>
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
        <source>%1=%2 does not name exactly one column. Columns are %3.</source>
        <translation>%1=%2 benennt keine Spalte oder mehrere. Spalten sind %3.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Die Tabelle ist leer.</translation>
    </message>
    <message>
        <source>Line %1, “%2”, has %3 cells, but the lines above have %4.</source>
        <translation>Zeile %1, „%2“, hat %3 Zellen, die Zeilen darüber haben %4.</translation>
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
        <source>blanks</source>
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
        <source>“%1” is not an option of a table. Options are %2, such as decimal=, gaps=skip or header=3.</source>
        <translation>„%1“ ist keine Option einer Tabelle. Optionen sind %2, etwa decimal=, oder gaps=skip oder header=3.</translation>
    </message>
    <message>
        <source>Line %1 has a quoted cell that is not closed.</source>
        <translation>Zeile %1 hat eine Zelle in Anführungszeichen, die nicht geschlossen ist.</translation>
    </message>
    <message>
        <source>Line %1 has text after the closing quote of a cell.</source>
        <translation>In Zeile %1 steht Text hinter dem schließenden Anführungszeichen einer Zelle.</translation>
    </message>
    <message>
        <source>Line %1 is not a header row.</source>
        <translation>Zeile %1 ist keine Zeile eines Kopfes.</translation>
    </message>
    <message>
        <source>unit of the numbers if the table gives one; 1 for pure numbers</source>
        <translation>Einheit der Zahlen, wenn die Tabelle eine nennt; 1 bei reinen Zahlen</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; of %2 has the unit %3, but %4 has %5.</source>
        <translation>Spalte „%1“ von %2 hat die Einheit %3, %4 aber %5.</translation>
    </message>
    <message>
        <source>%1 from per cent to fractions of 1</source>
        <translation>%1 von Prozent in Teile von 1</translation>
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
        <translation>Zeile %1, „%2“, hat %3 Zellen, die Zeilen darüber haben %4. Haben Dezimalzahlen Kommas, setzen Sie Semikolons zwischen die Zellen.</translation>
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
        <source>it can never be met because it needs values outside %1</source>
        <translation>Nichts kann sie erfüllen: Sie verlangt Zahlen außerhalb von %1</translation>
    </message>
    <message>
        <source>it is always met because the values are always %1</source>
        <translation>Alles erfüllt sie: Die Zahlen sind %1, was auch herauskommt</translation>
    </message>
    <message>
        <source>it can never be met together with the conditions before it</source>
        <translation>Nichts kann sie zusammen mit dem davor erfüllen</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>0 and more</source>
        <translation>0 und mehr</translation>
    </message>
    <message>
        <source>both sides are the same</source>
        <translation>Beide Seiten sind gleich</translation>
    </message>
    <message>
        <source>This is XML, not a table. Convert it to CSV with a header and one row per line.</source>
        <translation>Das ist XML und keine Tabelle. Wandeln Sie es in CSV mit einem Kopf und einer Zeile je Datensatz um.</translation>
    </message>
    <message>
        <source>The GPX file is damaged in line %1.</source>
        <translation>Die GPX-Datei ist in Zeile %1 beschädigt.</translation>
    </message>
    <message>
        <source>The GPX file has %1 tracks. Save the one you need in a separate file.</source>
        <translation>Die GPX-Datei hat %1 Tracks. Speichern Sie den gemeinten in einer eigenen Datei.</translation>
    </message>
    <message>
        <source>Line %1: a point needs “%2” as a number from −%3 to %3.</source>
        <translation>Zeile %1: Ein Punkt braucht „%2“ als Zahl von −%3 bis %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n points have no elevation, the first in line %1. Add gaps=skip to omit them.</source>
        <translation>
            <numerusform>%n Punkt hat keine Höhe, in Zeile %1. Ergänzen Sie gaps=skip, um ihn auszulassen.</numerusform>
            <numerusform>%n Punkte haben keine Höhe, der erste in Zeile %1. Ergänzen Sie gaps=skip, um sie auszulassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPX, x is the distance along the track on the WGS 84 ellipsoid, y is the elevation</source>
        <translation>GPX, x ist die Entfernung entlang des Tracks auf dem Ellipsoid WGS 84, y ist die Höhe</translation>
    </message>
    <message numerus="yes">
        <source>%n points identical to the previous one were omitted.</source>
        <translation>
            <numerusform>%n Punkt an der Stelle des vorigen wurde ausgelassen.</numerusform>
            <numerusform>%n Punkte an der Stelle des jeweils vorigen wurden ausgelassen.</numerusform>
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
        <source>A GPX track has no columns: only gaps=skip is allowed.</source>
        <translation>Ein GPX-Track hat keine Spalten: Nur gaps=skip kann angegeben werden.</translation>
    </message>
    <message>
        <source>The GPX file has no track with elevations.</source>
        <translation>Die GPX-Datei hat keinen Track mit Höhen.</translation>
    </message>
    <message>
        <source>tables from which profiles, points and rows of inputs were read</source>
        <translation>die Tabellen, aus denen Profile, Punkte und Zeilen von Eingaben gelesen wurden</translation>
    </message>
    <message>
        <source>the table with its options, such as “survey.csv?x=Distance”</source>
        <translation>die Tabelle mit ihren Angaben, etwa „survey.csv?x=Distance“</translation>
    </message>
    <message>
        <source>SHA-256 of the values; inputs with this SHA-256 come from this table</source>
        <translation>der SHA-256 des Gelesenen: Für jede Eingabe, die es hat, ist dies die Tabelle</translation>
    </message>
    <message>
        <source>description of what was read</source>
        <translation>was wie gelesen wurde</translation>
    </message>
    <message>
        <source>must be a table that was read, not %1.</source>
        <translation>muss eine gelesene Tabelle sein, nicht %1.</translation>
    </message>
    <message>
        <source>Column %1 has the unit “%2”; allowed units are %3.</source>
        <translation>Spalte %1 hat die Einheit „%2“, die keine von diesen ist: %3.</translation>
    </message>
    <message>
        <source>Add %1unit= with one of them.</source>
        <translation>Ergänzen Sie %1unit= mit einer davon.</translation>
    </message>
    <message>
        <source>Column %1 is ambiguous: “%2” in line %3 is %4 with a decimal point and %5 with a decimal comma.</source>
        <translation>Spalte %1 kann auf zwei Arten gelesen werden: „%2“ in Zeile %3 ist %4 mit Dezimalpunkt und %5 mit Dezimalkomma.</translation>
    </message>
    <message>
        <source>Add decimal=. or decimal=, to choose.</source>
        <translation>Ergänzen Sie decimal=. oder decimal=, um es festzulegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are missing in column %1, first in line %2: “%3” stands for no data.</source>
        <translation>
            <numerusform>%n Zahl fehlt in Spalte %1, in Zeile %2: „%3“ steht für keine Daten.</numerusform>
            <numerusform>%n Zahlen fehlen in Spalte %1, zuerst in Zeile %2: „%3“ steht für keine Daten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are missing in column %1, first in line %2.</source>
        <translation>
            <numerusform>%n Zahl fehlt in Spalte %1, in Zeile %2.</numerusform>
            <numerusform>%n Zahlen fehlen in Spalte %1, zuerst in Zeile %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add gaps=skip to omit the rows, or gaps=keep to read it as a number.</source>
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
        <translation>Es ist offen, welche Spalte %1 ist. Spalten sind %2.</translation>
    </message>
    <message>
        <source>Add %1= with the name or the number of a column.</source>
        <translation>Ergänzen Sie %1= mit dem Namen oder der Nummer einer Spalte.</translation>
    </message>
    <message>
        <source>The table has %1 columns but no header, so it must have 2.</source>
        <translation>Die Tabelle hat %1 Spalten, ohne eine Kopfzeile, die x und y nennt, müssen es aber 2 sein.</translation>
    </message>
    <message>
        <source>Add x=1 and y=2 for the first two.</source>
        <translation>Ergänzen Sie x=1 und y=2 für die ersten beiden.</translation>
    </message>
    <message>
        <source>Line %1, “%2”, has numbers above the header in line %3.</source>
        <translation>Zeile %1, „%2“, hat Zahlen über dem Kopf in Zeile %3.</translation>
    </message>
    <message>
        <source>If they do not belong to the table, add header=%1.</source>
        <translation>Gehören sie nicht zur Tabelle, ergänzen Sie header=%1.</translation>
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
    <message numerus="yes">
        <source>The clipboard has %n numbers, but only %1 rows follow.</source>
        <translation>
            <numerusform>Die Zwischenablage hat %n Zahl, aber es folgen nur %1 Zeilen.</numerusform>
            <numerusform>Die Zwischenablage hat %n Zahlen, aber es folgen nur %1 Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 of the list has no number.</source>
        <translation>Zeile %1 der Liste hat keine Zahl.</translation>
    </message>
    <message>
        <source>%1 overhangs: point %2 has x = %3, left of point %4 with x = %5. Move it to x = %5 for a vertical wall, or remove it.</source>
        <translation>%1 hängt über: Punkt %2 hat x = %3, links von Punkt %4 mit x = %5. Verschieben Sie ihn nach x = %5, was eine senkrechte Wand ergibt, oder lassen Sie ihn weg.</translation>
    </message>
    <message>
        <source>%1: points %2 and %3 are at the same place. Remove one of them.</source>
        <translation>%1: Die Punkte %2 und %3 liegen am selben Ort. Lassen Sie einen davon weg.</translation>
    </message>
    <message>
        <source>%1: the wall at x = %3 reverses at point %2. A wall must go only up or only down: remove point %4.</source>
        <translation>%1: Punkt %2 kehrt an der Wand bei x = %3 um. Eine Wand führt ganz hinauf oder ganz hinunter: lassen Sie Punkt %4 weg.</translation>
    </message>
    <message>
        <source>Smallest static friction with which the rover rolls without sliding on the steepest face that is not a wall: tan θ k/(1+k).</source>
        <translation>Die kleinste Haftreibungszahl, mit der der Rover auf der steilsten Fläche, die keine Wand ist, rollt, ohne zu gleiten: tan θ k/(1+k).</translation>
    </message>
    <message>
        <source>Points x:y joined by straight faces. x must not decrease; two points with the same x make a vertical wall.</source>
        <translation>Orte x:y, durch gerade Flächen verbunden. x darf nicht abnehmen; zwei Orte mit demselben x ergeben eine senkrechte Wand.</translation>
    </message>
    <message>
        <source>The project has %1 profile points; a file can hold at most %2. Shorten profiles or remove experiments or pinned runs.</source>
        <translation>Das Projekt hat %1 Punkte von Profilen, und höchstens %2 können in einer Datei stehen. Kürzere Profile oder weniger Experimente und angeheftete Läufe haben weniger.</translation>
    </message>
    <message>
        <source>The project takes %1 bytes without its profile points; a file can hold at most %2. Remove pinned runs or shorten the notes.</source>
        <translation>Das Projekt braucht %1 Byte neben den Punkten seiner Profile, und eine Datei hat höchstens %2. Weniger angeheftete Läufe oder kürzere Notizen machen es kleiner.</translation>
    </message>
    <message>
        <source>The file has too many values for a project.</source>
        <translation>Die Datei hat mehr Werte als jedes Projekt.</translation>
    </message>
    <message>
        <source>%1 % of the distribution of %2 is out of the input&apos;s range and never sampled.</source>
        <translation>%1 % der Verteilung von %2 liegt außerhalb des Bereichs der Eingabe und wird nie gezogen.</translation>
    </message>
    <message>
        <source>The sample of %1 has mean %2 and standard deviation %3 instead of %4 and %5. Beyond chance the difference is %6 % of the standard deviation.</source>
        <translation>Die Stichprobe von %1 hat den Mittelwert %2 und die Standardabweichung %3 statt %4 und %5. Über den Zufall hinaus beträgt der Unterschied %6 % der Standardabweichung.</translation>
    </message>
    <message>
        <source>%1 is identical in all runs, so no interval of its mean can be given.</source>
        <translation>%1 ist in allen Läufen gleich, daher lässt sich kein Intervall des Mittelwerts angeben.</translation>
    </message>
    <message>
        <source>The values of %1 are strongly skewed: the confidence interval of its mean may be too narrow. Use more runs or give bounds.</source>
        <translation>Die Werte von %1 sind sehr schief verteilt: das Konfidenzintervall des Mittelwerts kann zu schmal sein. Nehmen Sie mehr Läufe oder geben Sie Grenzen an.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 values of %2 differ from the most frequent one, fewer than %3: the confidence interval of its mean may be too narrow.</source>
        <translation>
            <numerusform>Nur %1 Wert von %2 weicht vom häufigsten ab, weniger als %3: das Konfidenzintervall des Mittelwerts kann zu schmal sein.</numerusform>
            <numerusform>Nur %1 Werte von %2 weichen vom häufigsten ab, weniger als %3: das Konfidenzintervall des Mittelwerts kann zu schmal sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 runs have no %3; a design with such a run has no mean of %3.</source>
        <translation>%1 von %2 Läufen haben kein %3; ein Entwurf mit einem solchen Lauf hat davon keinen Mittelwert.</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not decide success because they reached the time limit or were aborted. Percentages may be higher by that share. Results are those at the end of a run.</source>
        <translation>%1 von %2 Läufen entscheiden nicht über den Erfolg: sie erreichten die Zeitgrenze oder wurden abgebrochen. Prozentwerte können um diesen Anteil höher sein, und Ergebnisse sind die am Ende eines Laufs.</translation>
    </message>
    <message>
        <source>Up to %1 % of the samples of a design (%2) had incompatible inputs and were resampled: the distribution is not the requested one.</source>
        <translation>Bis zu %1 % der Ziehungen eines Entwurfs (%2) hatten unpassende Eingaben und wurden neu gezogen: die Verteilung ist nicht die geforderte.</translation>
    </message>
    <message>
        <source>part of a distribution omitted</source>
        <translation>Teil einer Verteilung ausgelassen</translation>
    </message>
    <message>
        <source>coarse probability</source>
        <translation>grobe Wahrscheinlichkeit</translation>
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
        <source>sample deviates from its distribution</source>
        <translation>Stichprobe abseits ihrer Verteilung</translation>
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
        <source>doubtful interval of a mean</source>
        <translation>fragliches Intervall eines Mittelwerts</translation>
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
        <source>%1 % of the samples had incompatible inputs and were resampled: the distribution is not the requested one.</source>
        <translation>%1 % der Stichproben hatten unverträgliche Eingaben und wurden neu gezogen: die Verteilung ist nicht die verlangte.</translation>
    </message>
    <message>
        <source>Only %1 of %2 samples differ in success from the others, fewer than %3: the intervals of its indices may be too narrow.</source>
        <translation>Nur %1 von %2 Stichproben weichen im Erfolg von den übrigen ab, weniger als %3: die Intervalle der zugehörigen Indizes können zu schmal sein.</translation>
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
        <source>%1 is unknown, so designs cannot be evaluated over it, which would average its values.</source>
        <translation>%1 ist unbekannt. Entwürfe lassen sich nicht darüber auswerten, denn das würde über die Werte mitteln.</translation>
    </message>
    <message>
        <source>The smallest %1 cannot be found because %1 is unknown, so no design can choose it.</source>
        <translation>Das kleinste %1 lässt sich nicht suchen: %1 ist unbekannt, kein Entwurf kann es wählen.</translation>
    </message>
    <message>
        <source>up to %1 random runs of each design</source>
        <translation>bis zu %1 Zufallsläufe je Entwurf</translation>
    </message>
    <message>
        <source>Stop decided designs early</source>
        <translation>Entschiedene Entwürfe beenden</translation>
    </message>
    <message>
        <source>Run all designs equally often</source>
        <translation>Alle Entwürfe gleich oft rechnen</translation>
    </message>
    <message>
        <source>whether the random runs of a design stop when the requirement is decided</source>
        <translation>ob ein Entwurf keine Zufallsläufe mehr hat, sobald die Anforderung entschieden ist</translation>
    </message>
    <message>
        <source>Only %1 of %2 runs%3 succeed. The coefficient of variation of the probability of success is %4 %; about %5 runs reduce it to 10 %.</source>
        <translation>Nur %1 von %2 Läufen%3 gelingen. Der Variationskoeffizient der Erfolgswahrscheinlichkeit ist %4 %; rund %5 Läufe senken ihn auf 10 %.</translation>
    </message>
    <message>
        <source>Only %1 of %2 runs%3 fail. The coefficient of variation of the probability of failure is %4 %; about %5 runs reduce it to 10 %.</source>
        <translation>Nur %1 von %2 Läufen%3 misslingen. Der Variationskoeffizient der Ausfallwahrscheinlichkeit ist %4 %; rund %5 Läufe senken ihn auf 10 %.</translation>
    </message>
    <message>
        <source> of a design (%1)</source>
        <translation> eines Entwurfs (%1)</translation>
    </message>
    <message>
        <source>To stop decided designs early, add a requirement or use a fixed number of runs.</source>
        <translation>Zufallsläufe, bis Entwürfe entschieden sind, brauchen eine Anforderung. Geben Sie eine an oder nehmen Sie eine feste Zahl von Läufen.</translation>
    </message>
    <message>
        <source>Random runs cannot decide %1: only percentages, shares and quantiles have confidence intervals, not means or extremes. Use share(…) or quantile(…), or a fixed number of runs.</source>
        <translation>Zufallsläufe entscheiden %1 nie: Nur Prozentsätze, Anteile und Quantile der Läufe haben Konfidenzintervalle, nicht Mittelwerte oder Extreme. Verlangen Sie stattdessen share(…) oder quantile(…) oder nehmen Sie eine feste Zahl von Läufen.</translation>
    </message>
    <message>
        <source>Designs with unknown inputs have ranges, which cannot be ranked. Show the percentage instead.</source>
        <translation>Entwürfe mit unbekannten Eingaben haben Bereiche, die sich nicht ordnen lassen. Stattdessen den Prozentsatz zeigen.</translation>
    </message>
    <message>
        <source>at the worst value of %1</source>
        <translation>beim ungünstigsten Wert von %1</translation>
    </message>
    <message>
        <source>A map needs two varied inputs with grids; unknown inputs do not count.</source>
        <translation>Eine Karte braucht zwei variierte Eingaben mit Gittern; unbekannte Eingaben zählen nicht.</translation>
    </message>
    <message>
        <source>The table counts frames. Add fps= with the number of frames per second.</source>
        <translation>Die Tabelle zählt Bilder. Ergänzen Sie fps= mit der Zahl der Bilder pro Sekunde.</translation>
    </message>
    <message>
        <source>fps=%1 has no effect, because the table has times.</source>
        <translation>fps=%1 hat keine Wirkung, weil die Tabelle Zeiten enthält.</translation>
    </message>
    <message>
        <source>“%1=%2” is not an option of a track. Options are %3, such as fps=240, flip=y or offset=0,1.5.</source>
        <translation>„%1=%2“ ist keine Option einer Bahnaufnahme. Optionen sind %3, zum Beispiel fps=240, flip=y oder offset=0,1.5.</translation>
    </message>
    <message numerus="yes">
        <source>%n equal samples at the start were omitted.</source>
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
        <source>Free flights curve upwards. If y grows downwards, add flip=y.</source>
        <translation>Freie Flüge sind nach oben gekrümmt. Wenn y nach unten wächst, ergänzen Sie flip=y.</translation>
    </message>
    <message>
        <source>The table has %1 tracks. Columns are %2. Add track= with a number from 1 to %1.</source>
        <translation>Die Tabelle enthält %1 Bahnen. Spalten sind %2. Ergänzen Sie track= mit einer Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>track=%1 is out of range: it must be at least 1 and at most %2.</source>
        <translation>track=%1 liegt außerhalb des Bereichs: mindestens 1 und höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>The table has no column %1. Columns are %2. Add %1= with the name or the number of a column.</source>
        <translation>Die Tabelle hat keine Spalte %1. Spalten sind %2. Ergänzen Sie %1= mit dem Namen oder der Nummer einer Spalte.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n rows with all numbers of a track; at least %1 are needed.</source>
        <translation>
            <numerusform>Die Tabelle hat %n Zeile mit allen Zahlen einer Bahn; mindestens %1 sind nötig.</numerusform>
            <numerusform>Die Tabelle hat %n Zeilen mit allen Zahlen einer Bahn; mindestens %1 sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: the time %2 is not greater than %3 in line %4.</source>
        <translation>Zeile %1: Die Zeit %2 ist nicht größer als %3 in Zeile %4.</translation>
    </message>
    <message>
        <source>All samples of the track are equal.</source>
        <translation>Alle Messpunkte der Bahn sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n Messpunkt</numerusform>
            <numerusform>%n Messpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers of the track are too large, or too close together. Check units, fps=, scale= and offset=.</source>
        <translation>Die Zahlen der Bahn sind zu groß oder liegen zu dicht beieinander. Prüfen Sie Einheiten, fps=, scale= und offset=.</translation>
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
        <source>Met</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Margin by which the design meets the requirement</source>
        <translation>Reserve, mit der der Entwurf die Anforderung erfüllt</translation>
    </message>
    <message>
        <source>Smallest margin within the tolerances of the inputs; none if these values are out of range or incompatible</source>
        <translation>Kleinste Reserve innerhalb der Toleranzen der Eingaben; keine, wenn Werte außerhalb ihres Bereichs liegen oder nicht zusammenpassen</translation>
    </message>
    <message>
        <source>Points within the tolerances that meet the requirement, and points checked</source>
        <translation>Punkte innerhalb der Toleranzen, die die Anforderung erfüllen, und geprüfte Punkte</translation>
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
        <source>Level</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>minus sd ×</source>
        <translation>minus s ×</translation>
    </message>
    <message>
        <source>Standard deviations</source>
        <translation>Standardabweichungen</translation>
    </message>
    <message>
        <source>Among designs with</source>
        <translation>Unter Entwürfen mit</translation>
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
        <source>Enter 0 or more standard deviations.</source>
        <translation>0 oder mehr Standardabweichungen eingeben.</translation>
    </message>
    <message>
        <source>the required level</source>
        <translation>die geforderte Schwelle</translation>
    </message>
    <message>
        <source>the number of standard deviations</source>
        <translation>die Zahl der Standardabweichungen</translation>
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
        <source>%1, percentage</source>
        <translation>%1, Prozentsatz</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1, Mittel</translation>
    </message>
    <message>
        <source>No requirement</source>
        <translation>Keine Anforderung</translation>
    </message>
    <message>
        <source>Custom, as typed above the figure</source>
        <translation>Wie über der Abbildung eingegeben</translation>
    </message>
    <message>
        <source>above</source>
        <translation>über</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
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
        <source>Ranked for %1 = %2. &lt;a href=&quot;change&quot; style=&quot;color:%3&quot;&gt;Change…&lt;/a&gt;</source>
        <translation>Geordnet mit %1: %2. &lt;a href=&quot;change&quot; style=&quot;color:%3&quot;&gt;Ändern…&lt;/a&gt;</translation>
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
        <source>%1 of %2 designs meet %3.</source>
        <translation>%1 von %2 Entwürfen erfüllen %3.</translation>
    </message>
    <message>
        <source>no deviation</source>
        <translation>keine Abweichung</translation>
    </message>
    <message>
        <source>The tolerances cannot be read. Margins are those of the exact values.</source>
        <translation>Die Toleranzen lassen sich nicht lesen. Die Reserven gelten für die genauen Werte.</translation>
    </message>
    <message>
        <source>No tolerances are set. Margins are those of the exact values.</source>
        <translation>Keine Toleranzen gesetzt. Die Reserven gelten für die genauen Werte.</translation>
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
        <source>Tolerances checked for %1 designs: %2 always meet it.</source>
        <translation>Toleranzen an %1 Entwürfen geprüft: %2 erfüllen sie immer.</translation>
    </message>
    <message>
        <source>The first design always meets it, the second does not.</source>
        <translation>Der erste Entwurf erfüllt sie immer, der zweite nicht.</translation>
    </message>
    <message>
        <source>The first two designs differ in worst margin.</source>
        <translation>Die ersten zwei Entwürfe unterscheiden sich in der kleinsten Reserve.</translation>
    </message>
    <message>
        <source>The first two designs differ in margin.</source>
        <translation>Die ersten zwei Entwürfe unterscheiden sich in der Reserve.</translation>
    </message>
    <message>
        <source>The first two designs have equal margins; the larger mean %1 decides: %2 and %3.</source>
        <translation>Die ersten zwei Entwürfe haben gleiche Reserven; das größere Mittel von %1 entscheidet: %2 und %3.</translation>
    </message>
    <message>
        <source>The first two designs have equal margins and are in the order of the study.</source>
        <translation>Die ersten zwei Entwürfe haben gleiche Reserven und stehen in der Reihenfolge der Studie.</translation>
    </message>
    <message>
        <source>Check more…</source>
        <translation>Mehr prüfen…</translation>
    </message>
    <message>
        <source>Smallest margin %1, at %2.</source>
        <translation>Kleinste Reserve %1 bei %2.</translation>
    </message>
    <message>
        <source>%1 of %2 points within its tolerances meet the requirement.</source>
        <translation>%1 von %2 Punkten innerhalb der Toleranzen erfüllen die Anforderung.</translation>
    </message>
    <message>
        <source>%1 of them are impossible and count as failures: at %2, %3</source>
        <translation>%1 davon sind unmöglich und zählen als nicht erfüllt: bei %2, %3</translation>
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
        <source>No design meets %1 with confidence.</source>
        <translation>Kein Entwurf erfüllt %1 mit Konfidenz.</translation>
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
        <source>Pin this study with its inputs. Figures, answer and designs then show the differences from it (Ctrl+B)</source>
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
        <source>Compare with experiments of another file. The project stays unchanged</source>
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
        <source>Copy the table, or the selected cells, separated by tabs (Ctrl+C)</source>
        <translation>Tabelle oder markierte Zellen kopieren, durch Tabulatoren getrennt (Strg+C)</translation>
    </message>
    <message>
        <source>Export the whole comparison, one line per number</source>
        <translation>Den ganzen Vergleich exportieren, eine Zeile je Zahl</translation>
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
        <source>%1 – baseline</source>
        <translation>%1 – Vergleichsbasis</translation>
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
        <source>There is only one run. Duplicate the experiment and change an input, pin its run (Ctrl+P) before you change an input, or add experiments of another file.</source>
        <translation>Es gibt nur einen Lauf. Das Experiment duplizieren und eine Eingabe ändern, den Lauf vor einer Änderung anheften (Strg+P) oder Experimente aus einer anderen Datei hinzufügen.</translation>
    </message>
    <message>
        <source>Select at least two runs in the list above.</source>
        <translation>In der Liste oben mindestens zwei Läufe auswählen.</translation>
    </message>
    <message>
        <source>“%1” is not solved: %2</source>
        <translation>„%1“ ist nicht berechnet: %2</translation>
    </message>
    <message>
        <source>“%1” is outdated: %2</source>
        <translation>„%1“ ist veraltet: %2</translation>
    </message>
    <message>
        <source>“%1” is outdated: the current inputs are being solved.</source>
        <translation>„%1“ ist veraltet: die aktuellen Eingaben werden gerade berechnet.</translation>
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
        <source>Two uncertain inputs that rise together, or one that rises as the other falls</source>
        <translation>Zwei unsichere Eingaben, die zusammen steigen, oder von denen eine steigt, wenn die andere fällt</translation>
    </message>
    <message>
        <source>%1 with %2: rank</source>
        <translation>%1 mit %2: Rang</translation>
    </message>
    <message>
        <source>&lt;p&gt;Spearman&apos;s rank correlation: 0 if unrelated, near &lt;b&gt;1&lt;/b&gt; if they rise together, near &lt;b&gt;−1&lt;/b&gt; if one falls as the other rises&lt;/p&gt;</source>
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
        <source>All pairs are correlated</source>
        <translation>Alle Paare sind korreliert</translation>
    </message>
</context>
<context>
    <name>talweg::DensityMark</name>
    <message>
        <source>A new number in the field moves the distribution.</source>
        <translation>Eine neue Zahl im Feld verschiebt die Verteilung.</translation>
    </message>
    <message>
        <source>A new number in the field changes only the run, not the distribution.</source>
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
        <source>Click to show it among the uncertain inputs. To make it certain, use the menu of the field.</source>
        <translation>Ein Klick zeigt sie unter den unsicheren Eingaben. Das Menü des Felds macht sie wieder sicher.</translation>
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
        <source>Probability of success, weighted by the distribution of the values</source>
        <translation>Erfolgswahrscheinlichkeit, gewichtet mit der Verteilung der Werte</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>Lower limit of the confidence interval, for all designs together</source>
        <translation>Untere Grenze des Konfidenzintervalls, für alle Entwürfe zusammen</translation>
    </message>
    <message>
        <source>Upper limit of the confidence interval, for all designs together</source>
        <translation>Obere Grenze des Konfidenzintervalls, für alle Entwürfe zusammen</translation>
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
        <source>Verdict on the requirement with joint confidence for all designs</source>
        <translation>Urteil über die Anforderung mit gemeinsamer Konfidenz für alle Entwürfe</translation>
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
        <source>%1 minus that of the same design in “%2”, in percentage points</source>
        <translation>%1 minus Wert desselben Entwurfs in „%2“, in Prozentpunkten</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>Prozentpunkte</translation>
    </message>
    <message>
        <source>%1, mean of runs minus that of the same design in “%2”</source>
        <translation>%1, Mittel der Läufe minus dem desselben Entwurfs in „%2“</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>%1, difference in per cent of the mean in “%2”</source>
        <translation>%1, Differenz in Prozent des Mittels in „%2“</translation>
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
        <source>A project has at most %1 constants.</source>
        <translation>Ein Projekt hat höchstens %1 Konstanten.</translation>
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
        <source>%1 is used by %2 and %3 more. Change them first.</source>
        <translation>%1 wird von %2 und %3 weiteren verwendet. Erst diese ändern.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 is used by %2. Change it first.</source>
        <translation>%1 wird von %2 verwendet. Erst dies ändern.</translation>
    </message>
    <message>
        <source>Remove constant %1</source>
        <translation>Konstante %1 entfernen</translation>
    </message>
    <message>
        <source>Make %1 certain</source>
        <translation>%1 sicher machen</translation>
    </message>
    <message>
        <source>Make %1 uncertain: %2</source>
        <translation>%1 unsicher machen: %2</translation>
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
        <source>The column %1 of %2 is too large to store in the project. Keep the table beside the project file.</source>
        <translation>Die Spalte %1 von %2 ist zu groß, um im Projekt gespeichert zu werden. Die Tabelle neben der Projektdatei aufbewahren.</translation>
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
        <source>Width of the axes. Curves and other lines scale with it</source>
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
        <source>Export with the current zoom, rotation and position; otherwise the default view</source>
        <translation>Mit aktuellem Zoom, Drehung und Lage exportieren; sonst die Standardansicht</translation>
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
        <source>Show the figure as large as on paper, if the screen reports its size correctly</source>
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
        <source>An animation of the run as one numbered picture per frame</source>
        <translation>Animation des Laufs als ein nummeriertes Bild je Einzelbild</translation>
    </message>
    <message>
        <source>s of the run per s</source>
        <translation>s des Laufs je s</translation>
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
        <source>Add this figure in this size to the export jobs of the project</source>
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
        <source>Cancel the film</source>
        <translation>Den Film abbrechen</translation>
    </message>
    <message>
        <source>This figure has no time axis, so it cannot become a film.</source>
        <translation>Diese Abbildung hat keine Zeitachse und kann deshalb kein Film werden.</translation>
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
        <source>There is no figure for the current inputs. Wait for it or correct the inputs.</source>
        <translation>Es gibt keine Abbildung für die aktuellen Eingaben. Warten oder die Eingaben berichtigen.</translation>
    </message>
    <message>
        <source>Figure written to %1. It shows %2.</source>
        <translation>Abbildung nach %1 geschrieben. Sie zeigt %2.</translation>
    </message>
    <message>
        <source>%1. It shows %2; the run from 0 s to %3 s</source>
        <translation>%1. Sie zeigt %2; den Lauf von 0 s bis %3 s</translation>
    </message>
    <message>
        <source>The film was cancelled.</source>
        <translation>Der Film wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Film written to %1.</source>
        <translation>Film nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Figure copied.</source>
        <translation>Abbildung kopiert.</translation>
    </message>
</context>
<context>
    <name>talweg::FigureBoard</name>
    <message>
        <source>Enlarge this figure	F11</source>
        <translation>Diese Abbildung vergrößern	F11</translation>
    </message>
    <message>
        <source>Show only this figure, or all figures again (F11 or double-click)</source>
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
        <source>Talweg ended unexpectedly. Unsaved work on %1 from %2 is in %3, but cannot be read: %4</source>
        <translation>Talweg wurde unerwartet beendet. Ungespeicherte Arbeit an %1 vom %2 ist in %3, lässt sich aber nicht lesen: %4</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Talweg ended unexpectedly. Unsaved work on %1 from %2 can be restored.%3</source>
        <translation>Talweg wurde unerwartet beendet. Ungespeicherte Arbeit an %1 vom %2 lässt sich wiederherstellen.%3</translation>
    </message>
    <message>
        <source>According to %1, the file is open on the computer “%2”. If it is not, remove the lock. Until then, unsaved work is backed up elsewhere.</source>
        <translation>Laut %1 ist die Datei auf dem Rechner „%2“ offen. Falls nicht, die Sperre entfernen. Bis dahin wird ungespeicherte Arbeit anderswo gesichert.</translation>
    </message>
    <message>
        <source>The lock file %1 is empty or damaged, possibly after a crash. If the file is not open anywhere else, remove the lock.</source>
        <translation>Die Sperrdatei %1 ist leer oder beschädigt, vielleicht nach einem Absturz. Ist die Datei nirgends sonst offen, die Sperre entfernen.</translation>
    </message>
    <message>
        <source>Remove lock</source>
        <translation>Sperre entfernen</translation>
    </message>
    <message>
        <source>%1 cannot be removed. Remove it yourself or save the project elsewhere.</source>
        <translation>%1 lässt sich nicht entfernen. Selbst entfernen oder das Projekt anderswo speichern.</translation>
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
        <source>Use new numbers</source>
        <translation>Neue Zahlen verwenden</translation>
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
        <source>Apply a preset or save the current values as one</source>
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
        <source>Experiments to compare from %1</source>
        <translation>Zu vergleichende Experimente aus %1</translation>
    </message>
    <message>
        <source>Experiments of the file</source>
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
        <source>&lt;p&gt;&lt;i&gt;Source: %1&lt;/i&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;i&gt;Quelle: %1&lt;/i&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;li&gt;%1: %2 In the first row: &lt;code&gt;%3&lt;/code&gt;&lt;/li&gt;</source>
        <translation>&lt;li&gt;%1: %2 In der ersten Zeile: &lt;code&gt;%3&lt;/code&gt;&lt;/li&gt;</translation>
    </message>
    <message>
        <source>&lt;li&gt;%1: %2 Allowed: %3. In the first row: &lt;code&gt;%4&lt;/code&gt;&lt;/li&gt;</source>
        <translation>&lt;li&gt;%1: %2 Erlaubt: %3. In der ersten Zeile: &lt;code&gt;%4&lt;/code&gt;&lt;/li&gt;</translation>
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
        <source>Columns of events</source>
        <translation>Spalten der Ereignisse</translation>
    </message>
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
        <source>%1 results</source>
        <translation>%1 Treffer</translation>
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
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorgaben</translation>
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
        <source>Column of x</source>
        <translation>Spalte von x</translation>
    </message>
    <message>
        <source>Unit of x</source>
        <translation>Einheit von x</translation>
    </message>
    <message>
        <source>Column of y</source>
        <translation>Spalte von y</translation>
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
        <source>Writing %1 of %2 figures…</source>
        <translation>%1 von %2 Abbildungen werden geschrieben…</translation>
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
        <source>Remove it from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Cancel it and discard finished runs</source>
        <translation>Abbrechen und fertige Läufe verwerfen</translation>
    </message>
    <message>
        <source>If you close the window, it starts from the beginning: %1</source>
        <translation>Nach dem Schließen des Fensters beginnt sie von vorn: %1</translation>
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
        <source>Write all export jobs</source>
        <translation>Alle Exportaufträge schreiben</translation>
    </message>
    <message>
        <source>Write to the folder last used for this project, or ask for one</source>
        <translation>In den zuletzt für dieses Projekt verwendeten Ordner schreiben, oder nach einem fragen</translation>
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
        <source>Aggregates of the study, one row per design</source>
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
        <source>Show only the figure last used, or all figures again (F11)</source>
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
        <translation>Gespeichert mit %1 = %2. „%3“ im Feld wurde nicht gespeichert. %4</translation>
    </message>
    <message>
        <source>“%1” for %2 was rejected; the value is still %3. %4</source>
        <translation>„%1“ für %2 wurde abgelehnt; der Wert ist weiter %3. %4</translation>
    </message>
    <message>
        <source>Input rejected</source>
        <translation>Eingabe abgelehnt</translation>
    </message>
    <message>
        <source>Close and discard the rejected input?</source>
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
        <source>Export data of the figure</source>
        <translation>Daten der Abbildung exportieren</translation>
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
        <translation>Noch ein Fenster mit einem eigenen Projekt</translation>
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
Ctrl+click opens a new window</source>
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
        <source>Success rate, or mean of a result, for runs with similar values of an input</source>
        <translation>Erfolgsquote oder Mittel einer Kenngröße für Läufe mit ähnlichen Werten einer Eingabe</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Share of the variance that each input explains alone, from the same runs</source>
        <translation>Anteil der Varianz, den jede Eingabe allein erklärt, aus denselben Läufen</translation>
    </message>
    <message>
        <source>Tornado</source>
        <translation>Tornado</translation>
    </message>
    <message>
        <source>One input at a time at its 5th and 95th percentile, the others as in the experiment</source>
        <translation>Jeweils eine Eingabe bei ihrem 5-%- und 95-%-Quantil, die anderen wie im Experiment</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Sobol&apos; indices: share of the variance from each input alone and with interactions, from additional runs</source>
        <translation>Sobol-Indizes: Anteil der Varianz durch jede Eingabe allein und mit Wechselwirkungen, aus zusätzlichen Läufen</translation>
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
        <source>Four times as many runs halve the confidence interval. Runs already solved are kept</source>
        <translation>Viermal so viele Läufe halbieren das Konfidenzintervall. Bereits berechnete Läufe bleiben erhalten</translation>
    </message>
    <message>
        <source>until interval is ±</source>
        <translation>bis zum Intervall ±</translation>
    </message>
    <message>
        <source>Adds runs until the confidence interval of the percentage has this half-width, up to the number of runs beside it</source>
        <translation>Fügt Läufe hinzu, bis das Konfidenzintervall des Prozentsatzes diese halbe Breite hat, höchstens so viele, wie daneben steht</translation>
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
        <source>Sobol’ points</source>
        <translation>Sobol-Punkte</translation>
    </message>
    <message>
        <source>Spreads the runs evenly over the distributions of at least three inputs, so that fewer runs give the same accuracy. Results appear when all runs are solved</source>
        <translation>Verteilt die Läufe gleichmäßig über die Verteilungen von mindestens drei Eingaben, so dass weniger Läufe ebenso genau sind. Ergebnisse erscheinen, wenn alle Läufe berechnet sind</translation>
    </message>
    <message>
        <source>Sobol’ indices need additional runs: for each random run, two more than the number of uncertain inputs</source>
        <translation>Sobol-Indizes brauchen zusätzliche Läufe: je Zufallslauf zwei mehr, als es unsichere Eingaben gibt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop (Esc). Finished runs stay shown</source>
        <translation>Abbrechen (Esc). Fertige Läufe bleiben zu sehen</translation>
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
        <source>the half-width of the interval</source>
        <translation>die halbe Breite des Intervalls</translation>
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
        <source>The half-width of the interval must lie between 0.05 and 50 %.</source>
        <translation>Die halbe Breite des Intervalls muss zwischen 0.05 und 50 % liegen.</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>No input of this experiment can vary by ±5 %. Add an uncertain input in the pane “Uncertainty”.</source>
        <translation>Keine Eingabe dieses Experiments kann um ±5 % schwanken. Im Bereich „Unsicherheit“ eine unsichere Eingabe hinzufügen.</translation>
    </message>
    <message>
        <source>%1, run %2</source>
        <translation>%1, Lauf %2</translation>
    </message>
    <message>
        <source>the whole figure</source>
        <translation>den ganzen x-Bereich</translation>
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
        <source>Solve %1 runs for the indices</source>
        <translation>%1 Läufe für die Indizes berechnen</translation>
    </message>
    <message>
        <source>Outdated:</source>
        <translation>Veraltet:</translation>
    </message>
    <message>
        <source>So far: </source>
        <translation>Bisher: </translation>
    </message>
    <message>
        <source>Stopped after %1 runs.</source>
        <translation>Nach %1 Läufen abgebrochen.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>The results shown are outdated.</source>
        <translation>Die gezeigten Ergebnisse sind veraltet.</translation>
    </message>
    <message>
        <source>Solving the runs of the indices</source>
        <translation>Läufe für die Indizes werden berechnet</translation>
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
        <source>The random runs of the previous inputs are paused. See Study › Background tasks; they resume when you undo.</source>
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
        <source>The job ended without results.</source>
        <translation>Der Auftrag endete ohne Ergebnis.</translation>
    </message>
</context>
<context>
    <name>talweg::NumberEditor</name>
    <message>
        <source>Compute the value: “%1”</source>
        <translation>Den Wert ausrechnen: „%1“</translation>
    </message>
    <message>
        <source>Make uncertain by ±5 %</source>
        <translation>Unsicher machen: ±5 %</translation>
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
        <source>%1, the limit of its range</source>
        <translation>%1, die Grenze ihres Bereichs</translation>
    </message>
    <message>
        <source>The same run at %1 × %2 nearby values: %3, %4. If only some of them succeed, the outcome is sensitive to small changes.</source>
        <translation>Derselbe Lauf bei %1 × %2 benachbarten Werten: %3, %4. Wenn nur einige davon gelingen, hängt der Ausgang von kleinen Änderungen ab.</translation>
    </message>
    <message>
        <source>%1 of them reached the time limit first and count as failures.</source>
        <translation>%1 davon erreichten vorher die Zeitgrenze und zählen als nicht gelungen.</translation>
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
        <source>And %1 more.</source>
        <translation>Und %1 weitere.</translation>
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
        <translation>den ganzen x-Bereich</translation>
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
        <source>%1: from %2 at %3 to %4 at %5, which are its minimum and maximum.</source>
        <translation>%1: von %2 bei %3 bis %4 bei %5; das sind Minimum und Maximum.</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; maximum %6 at %7, minimum %8 at %9.</source>
        <translation>%1: von %2 bei %3 bis %4 bei %5; Maximum %6 bei %7, Minimum %8 bei %9.</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts zu zeigen.</translation>
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
        <source>And %1 more.</source>
        <translation>Und %1 weitere.</translation>
    </message>
    <message>
        <source>“%1” reaches %2. A logarithmic axis needs positive values.</source>
        <translation>„%1“ reicht bis %2. Eine logarithmische Achse braucht positive Werte.</translation>
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
        <source>Equal distances are equal ratios</source>
        <translation>Gleiche Abstände bedeuten gleiche Verhältnisse</translation>
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
        <source>Export the selected presets, or all of them</source>
        <translation>Die ausgewählten oder alle Vorgaben exportieren</translation>
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
        <source>No presets yet. Use “Save as preset…” in the “Presets” menus beside the headings of the inputs.</source>
        <translation>Noch keine Vorgaben. „Als Vorgabe speichern…“ in den Menüs „Vorgaben“ neben den Überschriften der Eingaben legt eine an.</translation>
    </message>
    <message>
        <source>Presets appear in the “Presets” menus beside the headings of the inputs in every project. Double-click a name or source to edit it.</source>
        <translation>Vorgaben stehen in jedem Projekt in den Menüs „Vorgaben“ neben den Überschriften der Eingaben. Ein Doppelklick auf Name oder Quelle ändert sie.</translation>
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
        <source>Some presets in the file have the same names as yours but other values.</source>
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
        <source>More for this experiment</source>
        <translation>Mehr zu diesem Experiment</translation>
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
        <source>%1 is %2 in this project and %3 in the other. If renamed, the other becomes %4.</source>
        <translation>%1 ist %2 in diesem Projekt und %3 im anderen. Beim Umbenennen wird die andere zu %4.</translation>
    </message>
    <message>
        <source>Constants with the same name</source>
        <translation>Konstanten mit demselben Namen</translation>
    </message>
    <message>
        <source>The experiments need constants that have other values in this project.</source>
        <translation>Die Experimente brauchen Konstanten, die in diesem Projekt andere Werte haben.</translation>
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
        <source>Import their constants under other names</source>
        <translation>Deren Konstanten unter anderen Namen importieren</translation>
    </message>
    <message>
        <source>Inputs that use these constants become plain numbers</source>
        <translation>Eingaben mit diesen Konstanten werden zu einfachen Zahlen</translation>
    </message>
    <message>
        <source>%1 has other numbers in this project. The imported ones are stored as %2.</source>
        <translation>%1 hat in diesem Projekt andere Zahlen. Die importierten werden als %2 gespeichert.</translation>
    </message>
    <message>
        <source>From example</source>
        <translation>Aus einem Beispiel</translation>
    </message>
</context>
<context>
    <name>talweg::QuantityEdit</name>
    <message>
        <source>&lt;p&gt;Allowed: %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Erlaubt: %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Enter “%1” to have it computed.&lt;/p&gt;</source>
        <translation>&lt;p&gt;„%1“ eintragen, um den Wert ausrechnen zu lassen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Drag the name sideways to change the value.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Den Namen seitwärts ziehen, um den Wert zu ändern.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;i&gt;Source: %1&lt;/i&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;i&gt;Quelle: %1&lt;/i&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;To make it uncertain, type &lt;b&gt;±5%&lt;/b&gt; or &lt;b&gt;normal:mean:sd&lt;/b&gt; after the number or in its place.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Um sie unsicher zu machen, &lt;b&gt;±5%&lt;/b&gt; oder &lt;b&gt;normal:Mittel:s&lt;/b&gt; hinter der Zahl oder an ihrer Stelle eingeben.&lt;/p&gt;</translation>
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
    <name>talweg::RefusedTexts</name>
    <message>
        <source>The figures show %1 = %2. “%3” is incomplete or invalid: %4</source>
        <translation>Die Abbildungen zeigen %1 = %2. „%3“ ist unvollständig oder ungültig: %4</translation>
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
        <translation>Eine Datei für einen Browser. Die Seitenumbrüche sind ungefähr.</translation>
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
        <source>Indices, from additional runs</source>
        <translation>Indizes, aus zusätzlichen Läufen</translation>
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
        <source>Select adjacent rows to replace them by pasting.</source>
        <translation>Aufeinander folgende Zeilen auswählen, um sie beim Einfügen zu ersetzen.</translation>
    </message>
    <message>
        <source>Select adjacent rows.</source>
        <translation>Aufeinander folgende Zeilen auswählen.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Import a text table whose header names these columns</source>
        <translation>Eine Texttabelle importieren, deren Kopfzeile diese Spalten nennt</translation>
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
        <translation>Neu lesen…</translation>
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
        <source>The pinned run of “%1” could not be solved and is not shown: %2 Unpin it if you do not need it.</source>
        <translation>Der angeheftete Lauf von „%1“ ließ sich nicht berechnen und wird nicht gezeigt: %2 Wird er nicht gebraucht, ihn lösen.</translation>
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
        <source>Waiting for %1</source>
        <translation>Wartet auf %1</translation>
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
        <source>Drag to rotate, Shift+drag or right-drag to move, wheel to zoom</source>
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
        <source>Single runs to show, separated by commas. The nearest values are used</source>
        <translation>Zu zeigende einzelne Läufe, durch Kommas getrennt. Die nächstliegenden Werte werden verwendet</translation>
    </message>
    <message>
        <source>At most %1 single runs can be shown; there are %2.</source>
        <translation>Höchstens %1 einzelne Läufe lassen sich zeigen; es sind %2.</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>better:</source>
        <translation>besser:</translation>
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
        <source>Single runs with their mean and bars</source>
        <translation>Einzelne Läufe mit ihrem Mittel und Balken</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Colours over two inputs with the requirement as a line, or the share of nearby runs that succeed</source>
        <translation>Farben über zwei Eingaben mit der Anforderung als Linie, oder der Anteil der Nachbarläufe, die gelingen</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>All designs and the Pareto-optimal ones</source>
        <translation>Alle Entwürfe und die Pareto-optimalen</translation>
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
        <source>more %1</source>
        <translation>mehr %1</translation>
    </message>
    <message>
        <source>less %1</source>
        <translation>weniger %1</translation>
    </message>
    <message>
        <source>success only</source>
        <translation>nur Erfolg</translation>
    </message>
    <message>
        <source>Of otherwise equal designs, the one with the larger value is better</source>
        <translation>Von sonst gleichen Entwürfen ist der mit dem größeren Wert besser</translation>
    </message>
    <message>
        <source>Of otherwise equal designs, the one with the smaller value is better</source>
        <translation>Von sonst gleichen Entwürfen ist der mit dem kleineren Wert besser</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>Colours show the difference: the value minus that of another study at the same design</source>
        <translation>Die Farben zeigen die Differenz: den Wert minus den einer anderen Studie beim selben Entwurf</translation>
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
        <source>Save this requirement under a name or use a saved one</source>
        <translation>Diese Anforderung unter einem Namen speichern oder eine gespeicherte verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the study. The last results stay shown</source>
        <translation>Die Studie abbrechen. Die letzten Ergebnisse bleiben zu sehen</translation>
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
        <source>The study that the map and tables show</source>
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
        <source>the requirement</source>
        <translation>die Anforderung</translation>
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
        <translation>den ganzen x-Bereich</translation>
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
        <source>For example %1</source>
        <translation>Zum Beispiel %1</translation>
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
        <source>The confidence of %1 % holds for all %2 designs together.</source>
        <translation>Die Konfidenz von %1 % gilt für alle %2 Entwürfe zusammen.</translation>
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
        <source>The study of the previous inputs is paused. See Study › Background tasks; it resumes when you undo.</source>
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
        <source>Study values up to the ends of the distribution</source>
        <translation>Werte bis zu den Enden der Verteilung untersuchen</translation>
    </message>
    <message>
        <source>The designs used %1 of at most %2 runs.</source>
        <translation>Die Entwürfe brauchten %1 von höchstens %2 Läufen.</translation>
    </message>
    <message>
        <source>The confidence of %1 % holds for all %2 combinations of known and unknown inputs together.</source>
        <translation>Die Konfidenz von %1 % gilt für alle %2 Kombinationen bekannter und unbekannter Eingaben zusammen.</translation>
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
        <source>Smallest</source>
        <translation>Kleinster Wert von</translation>
    </message>
    <message>
        <source>Find the smallest value of this input for which it and all larger values meet the requirement</source>
        <translation>Den kleinsten Wert dieser Eingabe suchen, bei dem er und alle größeren Werte die Anforderung erfüllen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Kenngrößen</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
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
        <source>All inputs are varied</source>
        <translation>Alle Eingaben werden variiert</translation>
    </message>
    <message>
        <source>%1, compared: %2 random runs in total.</source>
        <translation>%1, verglichen: %2 Zufallsläufe insgesamt.</translation>
    </message>
    <message>
        <source>%1, %2 random runs in total.</source>
        <translation>%1, %2 Zufallsläufe insgesamt.</translation>
    </message>
    <message>
        <source>%1 with %2 each, compared in %3 variants: %4.</source>
        <translation>%1, je %2, verglichen in %3 Varianten: %4.</translation>
    </message>
    <message>
        <source>%1 with %2 each: %3.</source>
        <translation>%1, je %2: %3.</translation>
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
        <source>%1, %2 combinations of unknown inputs each: %3 random runs in total.</source>
        <translation>%1 mit je %2 Kombinationen unbekannter Eingaben: %3 Zufallsläufe insgesamt.</translation>
    </message>
    <message>
        <source>%1, %2 combinations of unknown inputs each: %3 in total.</source>
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
        <source>&lt;p&gt;From, to and step, such as &lt;b&gt;0.6:1:0.01&lt;/b&gt;, or single values, such as &lt;b&gt;1, 2, 4&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Von, bis und Schritt, etwa &lt;b&gt;0.6:1:0.01&lt;/b&gt;, oder einzelne Werte, etwa &lt;b&gt;1, 2, 4&lt;/b&gt;&lt;/p&gt;</translation>
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
        <source>&lt;p&gt;The values are a range without a distribution. Each design has a p-box: the minimum and maximum of its results over all values of the unknown inputs. Inputs that vary randomly have a distribution instead.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Die Werte sind ein Bereich ohne Verteilung. Jeder Entwurf hat eine p-Box: Minimum und Maximum seiner Kenngrößen über alle Werte der unbekannten Eingaben. Zufällig schwankende Eingaben haben stattdessen eine Verteilung.&lt;/p&gt;</translation>
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
        <source>%1 Enter “%2” to have it computed.</source>
        <translation>%1 „%2“ eintragen, um den Wert ausrechnen zu lassen.</translation>
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
        <source>Tolerance of each input, such as 0.5 in its unit or 5 %. Designs are then run throughout the tolerance range. Leave empty if the input is exact.</source>
        <translation>Toleranz jeder Eingabe, etwa 0.5 in ihrer Einheit oder 5 %. Entwürfe werden dann im ganzen Toleranzbereich gerechnet. Leer lassen, wenn die Eingabe genau ist.</translation>
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
        <source>All inputs are listed</source>
        <translation>Alle Eingaben sind aufgeführt</translation>
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
        <source>An input that varies from run to run. Each design is evaluated with random runs, with the same samples for all designs, and its verdict has a confidence level</source>
        <translation>Eine Eingabe, die von Lauf zu Lauf schwankt. Jeder Entwurf wird mit Zufallsläufen ausgewertet, mit denselben Ziehungen für alle Entwürfe, und sein Urteil hat eine Konfidenz</translation>
    </message>
    <message>
        <source>Uncertain and linked inputs</source>
        <translation>Unsichere und gekoppelte Eingaben</translation>
    </message>
    <message>
        <source>Distribution of the values that designs are evaluated over, inputs linked to a formula, and uncertain inputs</source>
        <translation>Verteilung der Werte, über die Entwürfe ausgewertet werden, mit Formeln gekoppelte Eingaben und unsichere Eingaben</translation>
    </message>
    <message>
        <source>as in the experiment</source>
        <translation>wie im Experiment</translation>
    </message>
    <message>
        <source>all equally</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>&lt;p&gt;A distribution, such as &lt;b&gt;weibull:2:4.5&lt;/b&gt; (shape, scale), &lt;b&gt;normal:6:1&lt;/b&gt; (mean, standard deviation) or &lt;b&gt;triangular:5:6:9&lt;/b&gt;. Designs then have a probability of success in addition to the percentage; a requirement uses it as &lt;b&gt;P(…)&lt;/b&gt;. If empty, all values count equally.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Verteilung, etwa &lt;b&gt;weibull:2:4.5&lt;/b&gt; (Form, Skala), &lt;b&gt;normal:6:1&lt;/b&gt; (Mittel, Standardabweichung) oder &lt;b&gt;triangular:5:6:9&lt;/b&gt;. Entwürfe haben dann neben dem Prozentsatz eine Erfolgswahrscheinlichkeit; eine Anforderung verwendet sie als &lt;b&gt;P(…)&lt;/b&gt;. Leer: alle Werte zählen gleich.&lt;/p&gt;</translation>
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
        <source>Random runs of each design</source>
        <translation>Zufallsläufe je Entwurf</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Four times as many runs halve the confidence interval</source>
        <translation>Viermal so viele Läufe halbieren das Konfidenzintervall</translation>
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
        <source>&lt;p&gt;A formula with the names that other inputs have in files, each a number in its own unit, such as &lt;b&gt;0.8*mu&lt;/b&gt; or &lt;b&gt;beta&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Formel mit den Namen, die andere Eingaben in Dateien haben, jede eine Zahl in ihrer eigenen Einheit, etwa &lt;b&gt;0.8*mu&lt;/b&gt; oder &lt;b&gt;beta&lt;/b&gt;&lt;/p&gt;</translation>
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
        <source>&lt;p&gt;A distribution: &lt;b&gt;±5%&lt;/b&gt; or &lt;b&gt;±0.1&lt;/b&gt; around its own value, &lt;b&gt;normal:0.8:0.05&lt;/b&gt; (mean, standard deviation), &lt;b&gt;triangular:0.7:0.85:0.9&lt;/b&gt;, &lt;b&gt;uniform:0.7:0.9&lt;/b&gt;, … If the input is varied, it lies around the value of each design.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Eine Verteilung: &lt;b&gt;±5%&lt;/b&gt; oder &lt;b&gt;±0.1&lt;/b&gt; um den eigenen Wert, &lt;b&gt;normal:0.8:0.05&lt;/b&gt; (Mittel, Standardabweichung), &lt;b&gt;triangular:0.7:0.85:0.9&lt;/b&gt;, &lt;b&gt;uniform:0.7:0.9&lt;/b&gt;, … Bei einer variierten Eingabe liegt sie um den Wert jedes Entwurfs.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the distribution of %1</source>
        <translation>die Verteilung von %1</translation>
    </message>
    <message>
        <source>Make %1 certain</source>
        <translation>%1 sicher machen</translation>
    </message>
    <message>
        <source>All inputs are varied or linked</source>
        <translation>Alle Eingaben sind variiert oder gekoppelt</translation>
    </message>
    <message>
        <source>Stop decided designs early</source>
        <translation>Entschiedene Entwürfe beenden</translation>
    </message>
    <message>
        <source>&lt;p&gt;The random runs of a design stop when the requirement is decided; the number above is then the maximum. Designs far from the limit need few runs. The intervals hold after any number of runs and are therefore wider.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Die Zufallsläufe eines Entwurfs enden, sobald die Anforderung entschieden ist; die Zahl darüber ist dann das Maximum. Entwürfe fern der Grenze brauchen wenige Läufe. Die Intervalle gelten nach beliebig vielen Läufen und sind deshalb breiter.&lt;/p&gt;</translation>
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
