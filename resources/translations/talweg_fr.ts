<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>PhaseContent</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 en fonction de %2</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Ce calcul</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>These indices need additional runs. Start them with the button below.</source>
        <translation>Ces indices demandent des calculs supplémentaires. Les lancer avec le bouton ci-dessous.</translation>
    </message>
    <message>
        <source>The run of the experiment has no value for this result.</source>
        <translation>Le calcul de l’expérience n’a pas de valeur pour ce résultat.</translation>
    </message>
    <message>
        <source>Varying any single input from its 5th to its 95th percentile does not change this result. The result is always %1.</source>
        <translation>Aucune entrée ne change ce résultat si elle seule varie de son 5e à son 95e percentile. Le résultat vaut toujours %1.</translation>
    </message>
    <message>
        <source>Input at its 5th percentile</source>
        <translation>Entrée à son 5e percentile</translation>
    </message>
    <message>
        <source>Input at its 95th percentile</source>
        <translation>Entrée à son 95e percentile</translation>
    </message>
    <message>
        <source>the experiment: %1</source>
        <translation>l’expérience&#x202f;: %1</translation>
    </message>
    <message>
        <source>Share of the variance of %1 (%)</source>
        <translation>Part de la variance de %1 (%)</translation>
    </message>
    <message>
        <source>, confidence interval %1 to %2</source>
        <translation>, intervalle de confiance de %1 à %2</translation>
    </message>
    <message>
        <source>No run has a value for this result.</source>
        <translation>Aucun calcul n’a de valeur pour ce résultat.</translation>
    </message>
    <message>
        <source>5 %: %1</source>
        <translation>5&#x202f;%&#x202f;: %1</translation>
    </message>
    <message>
        <source>median: %1</source>
        <translation>médiane&#x202f;: %1</translation>
    </message>
    <message>
        <source>95 %: %1</source>
        <translation>95&#x202f;%&#x202f;: %1</translation>
    </message>
    <message>
        <source>Share of runs</source>
        <translation>Part des calculs</translation>
    </message>
    <message>
        <source>Mean of runs</source>
        <translation>Moyenne des calculs</translation>
    </message>
    <message>
        <source>%1 % confidence band of the whole curve</source>
        <translation>Bande de confiance à %1 % de la courbe entière</translation>
    </message>
    <message>
        <source>%1 % confidence interval of each mean</source>
        <translation>Intervalle de confiance à %1 % de chaque moyenne</translation>
    </message>
    <message>
        <source>Cumulative share of runs (%)</source>
        <translation>Part cumulée des calculs (%)</translation>
    </message>
    <message>
        <source>In %1 % of the runs, the value is at most %2
%3 % confidence band: %4–%5 %</source>
        <translation>Dans %1&#x202f;% des calculs, la valeur est d’au plus %2
bande de confiance à %3&#x202f;%&#x202f;: %4–%5&#x202f;%</translation>
    </message>
    <message>
        <source>%1 to %2, %3 runs: mean %4, confidence interval %5 to %6</source>
        <translation>%1 à %2, %3 calculs&#x202f;: moyenne %4, intervalle de confiance de %5 à %6</translation>
    </message>
    <message>
        <source>The value is %1 in all runs.</source>
        <translation>La valeur est %1 dans tous les calculs.</translation>
    </message>
    <message>
        <source>%1 % of the runs</source>
        <translation>%1&#x202f;% des calculs</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>moyenne %1</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5&#x202f;%</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95&#x202f;%</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Calculs</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 of %2 runs, %3 %</source>
        <translation>%1 calculs sur %2, %3&#x202f;%</translation>
    </message>
    <message>
        <source>The first %1 of %2 runs</source>
        <translation>Les %1 premiers calculs sur %2</translation>
    </message>
    <message>
        <source>One input at a time</source>
        <translation>Une entrée à la fois</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 calculs</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Calcul %1</translation>
    </message>
    <message>
        <source>Click to open this run as an experiment.</source>
        <translation>Cliquer pour ouvrir ce calcul comme expérience.</translation>
    </message>
    <message>
        <source>mean ± sd</source>
        <translation>moyenne ± σ</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>required %1</source>
        <translation>exigé&#x202f;: %1</translation>
    </message>
    <message>
        <source>met for %1</source>
        <translation>satisfaite pour %1</translation>
    </message>
    <message>
        <source>met from %1 to %2</source>
        <translation>satisfaite de %1 à %2</translation>
    </message>
    <message>
        <source>met for %1, %2 % confidence</source>
        <translation>satisfaite pour %1, confiance de %2 %</translation>
    </message>
    <message>
        <source> from %1</source>
        <translation> à partir de %1</translation>
    </message>
    <message>
        <source> = %1 to %2</source>
        <translation> = %1 à %2</translation>
    </message>
    <message>
        <source>constant up to %1</source>
        <translation>constant jusqu’à %1</translation>
    </message>
    <message>
        <source>%1 nearby runs per point</source>
        <translation>%1 calculs voisins par point</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>of nearby runs</source>
        <translation>des calculs voisins</translation>
    </message>
    <message>
        <source>%1 (ticks point to where it is not met)</source>
        <translation>%1 (traits vers le côté où elle n’est pas satisfaite)</translation>
    </message>
    <message>
        <source>success in %1–%2 % of nearby runs: sensitive to small changes</source>
        <translation>réussite dans %1–%2 % des calculs voisins&#x202f;: sensible aux petits écarts</translation>
    </message>
    <message>
        <source>%1 (colours)</source>
        <translation>%1 (couleurs)</translation>
    </message>
    <message>
        <source>Share of runs (%)</source>
        <translation>Part des calculs (%)</translation>
    </message>
    <message>
        <source>The study has %1 designs. The Pareto figure compares at most %2.</source>
        <translation>L’étude a %1 variantes. La figure de Pareto en compare au plus %2.</translation>
    </message>
    <message>
        <source>Comparing the designs…</source>
        <translation>Comparaison des variantes…</translation>
    </message>
    <message>
        <source>higher %1</source>
        <translation>plus élevé&#x202f;: %1</translation>
    </message>
    <message>
        <source>higher %1 (5th percentile)</source>
        <translation>plus élevé&#x202f;: %1 (5e percentile)</translation>
    </message>
    <message>
        <source>lower %1</source>
        <translation>plus bas&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1; goals: %2</source>
        <translation>%1&#x202f;; buts&#x202f;: %2</translation>
    </message>
    <message>
        <source>Best at this or a larger %1</source>
        <translation>Meilleure valeur à partir de ce %1</translation>
    </message>
    <message>
        <source>Best at this or a smaller %1</source>
        <translation>Meilleure valeur jusqu’à ce %1</translation>
    </message>
    <message>
        <source>%1 designs coincide here.</source>
        <translation>%1 variantes coïncident ici.</translation>
    </message>
    <message>
        <source>No paths to show: %1 is constant, or there are too few runs.</source>
        <translation>Aucune trajectoire à afficher&#x202f;: %1 est constante ou il y a trop peu de calculs.</translation>
    </message>
    <message>
        <source>%1 of %2 paths computed</source>
        <translation>%1 trajectoires calculées sur %2</translation>
    </message>
    <message>
        <source>Share of runs with a value at this time, 0 to 100 %</source>
        <translation>Part des calculs ayant une valeur à cet instant, 0–100&#x202f;%</translation>
    </message>
    <message>
        <source>Share of runs that reach this x value, 0 to 100 %</source>
        <translation>Part des calculs qui atteignent cette valeur de x, 0–100&#x202f;%</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>25 to 75 %</source>
        <translation>25 à 75&#x202f;%</translation>
    </message>
    <message>
        <source>5 to 95 %</source>
        <translation>5 à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Run of the experiment</source>
        <translation>Calcul de l’expérience</translation>
    </message>
    <message>
        <source>%1 single runs</source>
        <translation>%1 calculs individuels</translation>
    </message>
    <message>
        <source>5 %: %1, 25 %: %2, median %3, 75 %: %4, 95 %: %5</source>
        <translation>5&#x202f;%&#x202f;: %1, 25&#x202f;%&#x202f;: %2, médiane %3, 75&#x202f;%&#x202f;: %4, 95&#x202f;%&#x202f;: %5</translation>
    </message>
    <message>
        <source>Runs with a value at this time: %1 of %2</source>
        <translation>Calculs avec une valeur à cet instant&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Runs that reach this x value: %1 of %2</source>
        <translation>Calculs qui atteignent cette valeur de x&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Run of the experiment: %1</source>
        <translation>Calcul de l’expérience&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 values of %3</source>
        <translation>%1 valeurs sur %2 de %3</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, à %2</translation>
    </message>
    <message>
        <source>zero difference (ticks point to smaller values)</source>
        <translation>différence nulle (traits vers les valeurs plus petites)</translation>
    </message>
    <message>
        <source>Undecided at %1 % confidence after %2 random runs per design</source>
        <translation>Indécise au niveau de confiance de %1 % après %2 tirages par variante</translation>
    </message>
    <message>
        <source>Time t (s)</source>
        <translation>Temps t (s)</translation>
    </message>
    <message>
        <source>Mean %1, median %2, 5th percentile %3, 95th percentile %4.</source>
        <translation>Moyenne %1, médiane %2, 5e percentile %3, 95e percentile %4.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs.</source>
        <translation>%1&#x202f;: %2 calculs sur %3.</translation>
    </message>
    <message>
        <source>Points from %1 to %2 on the x axis and from %3 to %4 on the y axis.</source>
        <translation>Points de %1 à %2 sur l’axe x et de %3 à %4 sur l’axe y.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Trajectoire</translation>
    </message>
    <message>
        <source>%1, height y against x</source>
        <translation>%1, hauteur y en fonction de x</translation>
    </message>
    <message>
        <source>Colour scale: %1, for %2 designs.</source>
        <translation>Échelle de couleurs&#x202f;: %1, pour %2 variantes.</translation>
    </message>
    <message>
        <source>Minimum: %1 at %2.</source>
        <translation>Minimum&#x202f;: %1 à %2.</translation>
    </message>
    <message>
        <source>Maximum: %1 at %2.</source>
        <translation>Maximum&#x202f;: %1 à %2.</translation>
    </message>
    <message>
        <source>Pareto-optimal design that succeeds most often: %1.</source>
        <translation>Variante Pareto-optimale qui réussit le plus souvent&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No input is varied. Vary an input to see a figure.</source>
        <translation>Aucune entrée ne varie. Faire varier une entrée pour voir une figure.</translation>
    </message>
    <message>
        <source>Constant result: no input explains it.</source>
        <translation>Résultat constant&#x202f;: aucune entrée ne l’explique.</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>Premier ordre</translation>
    </message>
    <message>
        <source>First order (lower bound)</source>
        <translation>Premier ordre (borne inférieure)</translation>
    </message>
    <message>
        <source>Interaction of the two strongest inputs (lower bound)</source>
        <translation>Interaction des deux entrées les plus fortes (borne inférieure)</translation>
    </message>
    <message>
        <source>Total, with all interactions</source>
        <translation>Total, avec toutes les interactions</translation>
    </message>
    <message>
        <source>range over intermediate values of the input: %1 to %2</source>
        <translation>plage aux valeurs intermédiaires de l’entrée&#x202f;: de %1 à %2</translation>
    </message>
    <message>
        <source>Pareto-optimal: %1 of %2 designs</source>
        <translation>Pareto-optimales&#x202f;: %1 des %2 variantes</translation>
    </message>
    <message>
        <source>Possibly Pareto-optimal: %1</source>
        <translation>Peut-être optimales au sens de Pareto&#x202f;: %1</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Dominées</translation>
    </message>
    <message>
        <source>Pareto-optimal: no design dominates this one.</source>
        <translation>Pareto-optimale&#x202f;: aucune variante ne domine celle-ci.</translation>
    </message>
    <message>
        <source>Possibly Pareto-optimal: the lead of other designs is less than two standard errors.</source>
        <translation>Peut-être optimale au sens de Pareto&#x202f;: l’avance des autres variantes est inférieure à deux erreurs types.</translation>
    </message>
    <message>
        <source>Dominated: another design is at least as good in every goal and better in at least one.</source>
        <translation>Dominée&#x202f;: une autre variante est au moins aussi bonne pour chaque but et meilleure pour au moins l’un d’eux.</translation>
    </message>
    <message>
        <source>Undecided at %1 % confidence after up to %2 random runs per design</source>
        <translation>Indécise au niveau de confiance de %1 % après au plus %2 tirages par variante</translation>
    </message>
    <message>
        <source>%1; bars from minimum to maximum, including sampling error</source>
        <translation>%1&#x202f;; barres du minimum au maximum, erreur d’échantillonnage comprise</translation>
    </message>
    <message>
        <source>%1; bars from minimum to maximum</source>
        <translation>%1&#x202f;; barres du minimum au maximum</translation>
    </message>
    <message>
        <source>met at %1</source>
        <translation>satisfaite à %1</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Untitled project</source>
        <translation>Projet sans titre</translation>
    </message>
    <message>
        <source>No result. %1</source>
        <translation>Pas de résultat. %1</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>The project has no experiments.</source>
        <translation>Le projet n’a pas d’expériences.</translation>
    </message>
    <message>
        <source>Experiments and outcomes.</source>
        <translation>Expériences et issues.</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>* with warnings; see the chapter of the experiment.</source>
        <translation>* avec des avertissements&#x202f;; voir le chapitre de l’expérience.</translation>
    </message>
    <message>
        <source>Requirements of the studies and their answers.</source>
        <translation>Les exigences des études et leurs réponses.</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Exigence</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Constants of the project.</source>
        <translation>Constantes du projet.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Table %1.</source>
        <translation>Tableau %1.</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>Figure %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: meaning of the inputs and sources of the equations.</source>
        <translation>%1&#x202f;: signification des entrées et sources des équations.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>%1: meaning of the results.</source>
        <translation>%1&#x202f;: signification des résultats.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>all values of a grid</source>
        <translation>toutes les valeurs d’une grille</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Methods of the studies.</source>
        <translation>Méthodes des études.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Runs per design</source>
        <translation>Calculs par variante</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Calculs</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Interpreting the results</source>
        <translation>Interprétation des résultats</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Conventions</translation>
    </message>
    <message>
        <source>Lists of inputs in brackets give the symbols first and then the values in the same order: [e, μ] = [0.6, 0.3] means e = 0.6 and μ = 0.3. Inputs without effect are omitted.</source>
        <translation>Les listes d’entrées entre crochets donnent d’abord les symboles, puis les valeurs dans le même ordre&#x202f;: [e, μ] = [0.6, 0.3] signifie e = 0.6 et μ = 0.3. Les entrées sans effet sont omises.</translation>
    </message>
    <message>
        <source>The margin of a design is the amount by which the design meets the requirement, in the unit of the compared quantity. The margin is negative if the requirement is not met.</source>
        <translation>La marge d’une variante est la quantité dont la variante satisfait l’exigence, dans l’unité de la grandeur comparée. Elle est négative si l’exigence n’est pas satisfaite.</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Méthodes</translation>
    </message>
    <message>
        <source>Known limits</source>
        <translation>Limites connues</translation>
    </message>
    <message>
        <source>Bodies and ground are rigid. Results are only as accurate as the values given for restitution, friction, terrain and launch. A percentage over evenly spaced values of an input is not a probability unless the study gives the distribution of the values. Nothing is computed between the values of a grid. A single run can be sensitive to small changes: if nearby runs end differently, its outcome is only one of several possible outcomes.</source>
        <translation>Les corps et le sol sont rigides. Les résultats ne sont pas plus exacts que les valeurs données pour la restitution, le frottement, le terrain et le lancement. Un pourcentage sur des valeurs régulières d’une entrée n’est pas une probabilité, sauf si l’étude donne la loi des valeurs. Rien n’est calculé entre les valeurs d’une grille. Un seul calcul peut être sensible aux petits écarts&#x202f;: si des calculs voisins finissent autrement, son issue n’est que l’une des issues possibles.</translation>
    </message>
    <message>
        <source>Symbols and sources</source>
        <translation>Symboles et sources</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Table des matières</translation>
    </message>
    <message>
        <source>%1 rows are omitted here</source>
        <translation>%1 lignes sont omises ici</translation>
    </message>
    <message>
        <source>%1: points.</source>
        <translation>%1&#x202f;: points.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Inputs computed by expressions.</source>
        <translation>Entrées calculées par des expressions.</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#x202f;:</translation>
    </message>
    <message>
        <source>Always zero: %1.</source>
        <translation>Nul partout&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Results of the run.</source>
        <translation>Résultats du calcul.</translation>
    </message>
    <message>
        <source>Results of the run. %1.</source>
        <translation>Résultats du calcul. %1.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Audit: method and accuracy of the run.</source>
        <translation>Contrôle&#x202f;: méthode et exactitude du calcul.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Bold: the value differs from the default. Grey: the input has no effect with these values.</source>
        <translation>En gras&#x202f;: la valeur diffère de la valeur par défaut. En gris&#x202f;: l’entrée est sans effet avec ces valeurs.</translation>
    </message>
    <message>
        <source>Bold: the value differs from the default.</source>
        <translation>En gras&#x202f;: la valeur diffère de la valeur par défaut.</translation>
    </message>
    <message>
        <source>Inputs of the experiment.</source>
        <translation>Entrées de l’expérience.</translation>
    </message>
    <message>
        <source>Inputs of the experiment. %1.</source>
        <translation>Entrées de l’expérience. %1.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>No result.</source>
        <translation>Pas de résultat.</translation>
    </message>
    <message>
        <source>Outcome.</source>
        <translation>Issue.</translation>
    </message>
    <message>
        <source>Warning.</source>
        <translation>Avertissement.</translation>
    </message>
    <message>
        <source>Doubtful.</source>
        <translation>Douteux.</translation>
    </message>
    <message>
        <source>t (s)</source>
        <translation>t (s)</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Columns omitted for lack of space: %1. See the exported table of events.</source>
        <translation>Colonnes omises faute de place&#x202f;: %1. Voir le tableau exporté des événements.</translation>
    </message>
    <message>
        <source>Events of the run, %1 in total.</source>
        <translation>Événements du calcul, %1 en tout.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Bodies are drawn to scale at their start positions.</source>
        <translation>Les corps sont dessinés à l’échelle à leur position de départ.</translation>
    </message>
    <message>
        <source>the same inputs</source>
        <translation>les mêmes entrées</translation>
    </message>
    <message>
        <source>The run could not be solved.</source>
        <translation>Le calcul n’a pas pu être résolu.</translation>
    </message>
    <message>
        <source>Pinned runs</source>
        <translation>Calculs épinglés</translation>
    </message>
    <message>
        <source>Runs kept as references.</source>
        <translation>Calculs gardés comme références.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>%1 … %2 in steps of %3</source>
        <translation>%1 … %2 par pas de %3</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>varied</source>
        <translation>variée</translation>
    </message>
    <message>
        <source>evaluated over</source>
        <translation>évaluée sur</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>tirée</translation>
    </message>
    <message>
        <source>distribution</source>
        <translation>loi</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>incertaine</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculée</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>tolérance</translation>
    </message>
    <message>
        <source>Each combination of the varied inputs is a design, %1 in total. Each design is evaluated with %2 random runs.</source>
        <translation>Chaque combinaison des entrées variées est une variante, %1 en tout&#x202f;; chacune est évaluée par %2 tirages aléatoires.</translation>
    </message>
    <message>
        <source>Each combination of the varied inputs is a design, %1 in total. Each design is evaluated over %2 runs.</source>
        <translation>Chaque combinaison des entrées variées est une variante, %1 en tout&#x202f;; chacune est évaluée sur %2 calculs.</translation>
    </message>
    <message>
        <source>The same designs are evaluated %1 times, once for each %2 (%3), which gives %4 runs in total.</source>
        <translation>Les mêmes variantes sont évaluées %1 fois, une fois pour chaque %2 (%3), soit %4 calculs en tout.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Inputs of the study.</source>
        <translation>Entrées de l’étude.</translation>
    </message>
    <message>
        <source>Inputs of the study. Other inputs: %1.</source>
        <translation>Entrées de l’étude. Autres entrées&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Answer.</source>
        <translation>Réponse.</translation>
    </message>
    <message>
        <source>Requirement.</source>
        <translation>Exigence.</translation>
    </message>
    <message>
        <source>The confidence level of %1 % applies to all %2 designs jointly.</source>
        <translation>Le niveau de confiance de %1&#x202f;% vaut pour les %2 variantes ensemble.</translation>
    </message>
    <message>
        <source>met</source>
        <translation>satisfaite</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>non satisfaite</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indécise</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Requirements of the project, evaluated for the design of the experiment.</source>
        <translation>Exigences du projet, évaluées pour la variante de l’expérience.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Other varied inputs: %1.</source>
        <translation>Autres entrées variées&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 random runs of each design</source>
        <translation>%1 tirages aléatoires de chaque variante</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 en fonction de %2</translation>
    </message>
    <message>
        <source>Percentage of the runs that end as “%1” against %2</source>
        <translation>Pourcentage des calculs qui finissent par «&#x202f;%1&#x202f;» en fonction de %2</translation>
    </message>
    <message>
        <source>Mean over %1. Error bars show one standard deviation.</source>
        <translation>Moyenne sur %1. Les barres d’erreur montrent un écart type.</translation>
    </message>
    <message>
        <source>Evaluated over %1.</source>
        <translation>Évalué sur %1.</translation>
    </message>
    <message>
        <source>%1 against %2 and %3</source>
        <translation>%1 en fonction de %2 et de %3</translation>
    </message>
    <message>
        <source>The line bounds the designs that meet the requirement.</source>
        <translation>La ligne délimite les variantes qui satisfont l’exigence.</translation>
    </message>
    <message>
        <source>Share of each outcome among all runs, evaluated over %1.</source>
        <translation>Part de chaque issue parmi tous les calculs, évaluée sur %1.</translation>
    </message>
    <message>
        <source>Outcomes against %1</source>
        <translation>Issues en fonction de %1</translation>
    </message>
    <message>
        <source>CI low (%)</source>
        <translation>IC bas (%)</translation>
    </message>
    <message>
        <source>CI high (%)</source>
        <translation>IC haut (%)</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>The best %1 of the %2 designs that meet the requirement.</source>
        <translation>Les %1 meilleures des %2 variantes qui satisfont l’exigence.</translation>
    </message>
    <message>
        <source>Designs that meet the requirement, best first.</source>
        <translation>Les variantes qui satisfont l’exigence, les meilleures d’abord.</translation>
    </message>
    <message>
        <source>No design meets the requirement. These designs are the closest.</source>
        <translation>Aucune variante ne satisfait l’exigence. Voici les plus proches.</translation>
    </message>
    <message>
        <source>Sorted by margin (in the unit of the requirement); sd is the standard deviation.</source>
        <translation>Trié par marge (dans l’unité de l’exigence)&#x202f;; σ est l’écart type.</translation>
    </message>
    <message>
        <source>Sorted by %1, smallest first, then by margin (in the unit of the requirement); sd is the standard deviation.</source>
        <translation>Trié par %1 (la plus petite valeur d’abord), puis par marge (dans l’unité de l’exigence)&#x202f;; σ est l’écart type.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>Problem.</source>
        <translation>Problème.</translation>
    </message>
    <message>
        <source>The file name &quot;%1&quot; must end in .pdf or .html.</source>
        <translation>Le nom de fichier «&#x202f;%1&#x202f;» doit finir par .pdf ou .html.</translation>
    </message>
    <message>
        <source>Requirements of the project and their verdicts.</source>
        <translation>Les exigences du projet et leurs verdicts.</translation>
    </message>
    <message>
        <source>Answers from random runs of the experiments.</source>
        <translation>Réponses des tirages des expériences.</translation>
    </message>
    <message>
        <source>random runs of the experiment</source>
        <translation>tirages de l’expérience</translation>
    </message>
    <message>
        <source>random runs of each design</source>
        <translation>tirages de chaque variante</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <translation>%1, référence</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Outcomes of the compared runs.</source>
        <translation>Issues des calculs comparés.</translation>
    </message>
    <message>
        <source>%1, compared runs</source>
        <translation>%1, calculs comparés</translation>
    </message>
    <message>
        <source>Inputs of the baseline, %1: %2.</source>
        <translation>Entrées de la référence, %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1. Δ is the value of a run minus the value of the baseline. Bold: the difference exceeds rounding errors. Grey: the input has no effect in the run.</source>
        <translation>%1. Δ est la valeur d’un calcul moins la valeur de la référence. En gras&#x202f;: l’écart dépasse les erreurs d’arrondi. En gris&#x202f;: l’entrée est sans effet dans le calcul.</translation>
    </message>
    <message>
        <source>Baseline:</source>
        <translation>Référence&#x202f;:</translation>
    </message>
    <message>
        <source>Differing inputs and results.</source>
        <translation>Entrées et résultats qui diffèrent.</translation>
    </message>
    <message>
        <source>Times of matched events (s). Events are matched by kind and order.</source>
        <translation>Instants des événements appariés (s). Les événements sont appariés par type et par ordre.</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1, épinglé</translation>
    </message>
    <message>
        <source>%1, pinned %2</source>
        <translation>%1, épinglé %2</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>%1, … (%2 values)</source>
        <translation>%1, … (%2 valeurs)</translation>
    </message>
    <message>
        <source>uniform from %1 to %2</source>
        <translation>uniforme de %1 à %2</translation>
    </message>
    <message>
        <source>normal, mean %1, standard deviation %2, truncated at %3 and %4</source>
        <translation>normale, moyenne %1, écart type %2, tronquée à %3 et %4</translation>
    </message>
    <message>
        <source>normal, mean %1, standard deviation %2</source>
        <translation>normale, moyenne %1, écart type %2</translation>
    </message>
    <message>
        <source>equally likely: %1</source>
        <translation>également probables&#x202f;: %1</translation>
    </message>
    <message>
        <source>triangular from %1 to %3, mode %2</source>
        <translation>triangulaire de %1 à %3, mode %2</translation>
    </message>
    <message>
        <source>lognormal, median %1, geometric standard deviation %2</source>
        <translation>lognormale, médiane %1, écart type géométrique %2</translation>
    </message>
    <message>
        <source>Weibull, shape %1, scale %2</source>
        <translation>Weibull, forme %1, échelle %2</translation>
    </message>
    <message>
        <source>gamma, shape %1, scale %2</source>
        <translation>gamma, forme %1, échelle %2</translation>
    </message>
    <message>
        <source>beta, shapes %1 and %2, from %3 to %4</source>
        <translation>bêta, formes %1 et %2, de %3 à %4</translation>
    </message>
    <message>
        <source>values %1 with weights %2</source>
        <translation>valeurs %1 avec les poids %2</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <translation>mesurée&#x202f;: %1</translation>
    </message>
    <message>
        <source>computed: %1</source>
        <translation>calculée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Uncertain inputs.</source>
        <translation>Entrées incertaines.</translation>
    </message>
    <message>
        <source>Uncertain inputs. Other inputs: %1.</source>
        <translation>Entrées incertaines. Autres entrées&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Loi</translation>
    </message>
    <message>
        <source>Specified mean</source>
        <translation>Moyenne spécifiée</translation>
    </message>
    <message>
        <source>Specified sd</source>
        <translation>σ spécifié</translation>
    </message>
    <message>
        <source>Sampled mean</source>
        <translation>Moyenne des tirages</translation>
    </message>
    <message>
        <source>Sampled sd</source>
        <translation>σ des tirages</translation>
    </message>
    <message>
        <source>sd is the standard deviation.</source>
        <translation>σ est l’écart type.</translation>
    </message>
    <message>
        <source>%1 and %2 have a rank correlation of %3.</source>
        <translation>%1 et %2 ont une corrélation de rang de %3.</translation>
    </message>
    <message>
        <source>Statistics of the results of all %1 runs.</source>
        <translation>Statistiques des résultats des %1 calculs.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5&#x202f;%</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50&#x202f;%</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95&#x202f;%</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>“from” and “to” are the limits of the %1 % confidence interval of the mean; sd is the standard deviation; 5 %, 50 % and 95 % are percentiles.</source>
        <translation>«&#x202f;de&#x202f;» et «&#x202f;à&#x202f;» sont les bornes de l’intervalle de confiance à %1 % de la moyenne&#x202f;; σ est l’écart type&#x202f;; 5 %, 50 % et 95 % sont des percentiles.</translation>
    </message>
    <message>
        <source>Paths of random runs</source>
        <translation>Trajectoires des tirages</translation>
    </message>
    <message>
        <source>Median, and bands that contain 50 % and 90 % of the runs. Dashed: the run of the experiment. The strip at the bottom shows the share of runs with a value at each point of the x axis.</source>
        <translation>Médiane et bandes qui contiennent 50&#x202f;% et 90&#x202f;% des calculs. En tirets&#x202f;: le calcul de l’expérience. Le ruban en bas montre la part des calculs ayant une valeur en chaque point de l’axe x.</translation>
    </message>
    <message>
        <source>%1 in random runs</source>
        <translation>%1 dans les tirages</translation>
    </message>
    <message>
        <source>Frequency of values by outcome. Dashed: mean and 5th, 50th and 95th percentiles.</source>
        <translation>Fréquence des valeurs par issue. En tirets&#x202f;: moyenne et 5e, 50e et 95e percentiles.</translation>
    </message>
    <message>
        <source>%1 in random runs, cumulative</source>
        <translation>%1 dans les tirages, cumulée</translation>
    </message>
    <message>
        <source>Cumulative share of runs, with a %1 % confidence band for the whole curve.</source>
        <translation>Part cumulée des calculs, avec une bande de confiance à %1 % de la courbe entière.</translation>
    </message>
    <message>
        <source>%1 against %2 in random runs</source>
        <translation>%1 en fonction de %2 dans les tirages</translation>
    </message>
    <message>
        <source>One dot per run, coloured by outcome.</source>
        <translation>Un point par calcul, coloré selon l’issue.</translation>
    </message>
    <message>
        <source>%1 averaged over similar values of %2</source>
        <translation>%1, moyenne sur des valeurs semblables de %2</translation>
    </message>
    <message>
        <source>Each point is the mean of the runs with similar values of the input. The band shows the confidence interval of each mean.</source>
        <translation>Chaque point est la moyenne des calculs aux valeurs semblables de l’entrée. La bande montre l’intervalle de confiance de chaque moyenne.</translation>
    </message>
    <message>
        <source>Sensitivity of %1</source>
        <translation>Sensibilité de %1</translation>
    </message>
    <message>
        <source>Share of the variance that each input explains alone, computed from the same runs.</source>
        <translation>Part de la variance que chaque entrée explique seule, calculée d’après les mêmes calculs.</translation>
    </message>
    <message>
        <source>%1 for a low and a high value of each input</source>
        <translation>%1 pour une valeur basse et une valeur haute de chaque entrée</translation>
    </message>
    <message>
        <source>Each input in turn is set to its 5th and then to its 95th percentile; the other inputs keep their values in the experiment.</source>
        <translation>Chaque entrée est fixée à son tour à son 5e, puis à son 95e percentile&#x202f;; les autres entrées gardent leurs valeurs dans l’expérience.</translation>
    </message>
    <message>
        <source>Sobol&apos; indices of %1</source>
        <translation>Indices de Sobol’ de %1</translation>
    </message>
    <message>
        <source>Share of the variance due to each input, alone and including its interactions, with %2 % confidence intervals. Estimated from %1 additional runs.</source>
        <translation>Part de la variance due à chaque entrée, seule et avec ses interactions, avec des intervalles de confiance à %2 %. Estimation d’après %1 calculs supplémentaires.</translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation>Tirages aléatoires</translation>
    </message>
    <message>
        <source>%1 independent runs of the experiment with sampled inputs; seed %2.</source>
        <translation>%1 calculs indépendants de l’expérience aux entrées tirées au hasard&#x202f;; graine %2.</translation>
    </message>
    <message>
        <source>The study of “%1” with %2.</source>
        <translation>L’étude de «&#x202f;%1&#x202f;» avec %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Baseline.</source>
        <translation>Référence.</translation>
    </message>
    <message>
        <source>Compared with the baseline.</source>
        <translation>Par rapport à la référence.</translation>
    </message>
    <message>
        <source>%1, compared with the baseline.</source>
        <translation>%1, par rapport à la référence.</translation>
    </message>
    <message>
        <source>Difference from the baseline: %1 against %2 and %3</source>
        <translation>Différence avec la référence&#x202f;: %1 en fonction de %2 et de %3</translation>
    </message>
    <message>
        <source>Difference from the %1. Lines separate positive, zero and negative differences.</source>
        <translation>Écart par rapport à&#x202f;: %1. Les lignes séparent les écarts positifs, nuls et négatifs.</translation>
    </message>
    <message>
        <source>Pareto front: %1 against %2</source>
        <translation>Front de Pareto&#x202f;: %1 selon %2</translation>
    </message>
    <message>
        <source>Angles are in radians, spins in radians per second.</source>
        <translation>Les angles sont en radians, les vitesses de rotation en radians par seconde.</translation>
    </message>
    <message>
        <source>Angles are in degrees, spins in radians per second.</source>
        <translation>Les angles sont en degrés, les vitesses de rotation en radians par seconde.</translation>
    </message>
    <message>
        <source>Spin and rotation angle are positive counter-clockwise, viewed with x to the right and y upward. A body that rolls to the right has a negative spin.</source>
        <translation>La vitesse et l’angle de rotation sont positifs dans le sens trigonométrique, x vers la droite et y vers le haut. Un corps qui roule vers la droite a une vitesse de rotation négative.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of this language, such as de or fr</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>The day of a month, such as 23 November 2026</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Measured tables that the studies sample. The numbers are stored in the project. The last column gives the first digits of the SHA-256 of the file when it was read.</source>
        <translation>Tableaux mesurés dont les études tirent des valeurs. Les nombres sont enregistrés dans le projet. La dernière colonne donne les premiers chiffres du SHA-256 du fichier lors de sa lecture.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Runs are deterministic: the same inputs give the same run. Talweg checks the accuracy of every run. The results are doubtful unless all of these conditions hold: the energy balance closes to within 10⁻⁹ of the energy given to the run, no energy term exceeds the given energy, shorter steps do not change how the run ends, the run does not end on a rejected step, no computation limit was reached, and no feature of the ground is too small for the method to detect. If one condition fails, the results carry a warning. A decaying sequence of impacts is summed as a whole, not followed impact by impact.</source>
        <translation>Les calculs sont déterministes&#x202f;: les mêmes entrées donnent le même calcul. Talweg contrôle l’exactitude de chaque calcul. Les résultats sont douteux si l’une de ces conditions n’est pas remplie&#x202f;: le bilan d’énergie se ferme à 10⁻⁹ près de l’énergie fournie au calcul, aucun terme d’énergie ne dépasse l’énergie fournie, des pas plus courts ne changent pas la fin du calcul, le calcul ne finit pas sur un pas rejeté, aucune limite de calcul n’a été atteinte et aucun détail du terrain n’est trop petit pour la méthode. Si une condition n’est pas remplie, les résultats portent un avertissement. Une suite de chocs qui s’éteint est sommée en bloc et non suivie choc par choc.</translation>
    </message>
    <message>
        <source>Each point is one of the %1 designs; %2 are Pareto-optimal. Designs are evaluated over %3.</source>
        <translation>Chaque point est l’une des %1 variantes&#x202f;; %2 sont Pareto-optimales. Les variantes sont évaluées sur %3.</translation>
    </message>
    <message>
        <source> Rings mark designs that may be Pareto-optimal, given the sampling error (%1 in total).</source>
        <translation> Les anneaux marquent les variantes qui, vu l’erreur d’échantillonnage, peuvent être optimales au sens de Pareto (%1 au total).</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>Each combination of the varied inputs is a design, %1 in total. Each design is evaluated with at most %2 random runs, which stop as soon as they show whether the design meets the requirement. Its confidence interval is valid after any number of runs.</source>
        <translation>Chaque combinaison des entrées variées est une variante, %1 en tout. Chaque variante est évaluée par au plus %2 tirages, qui s’arrêtent dès qu’ils montrent si la variante satisfait l’exigence. Son intervalle de confiance est valable après n’importe quel nombre de tirages.</translation>
    </message>
    <message>
        <source>up to %1 random runs of each design</source>
        <translation>jusqu’à %1 tirages de chaque variante</translation>
    </message>
    <message>
        <source>Worst margin</source>
        <translation>Marge au pire</translation>
    </message>
    <message>
        <source>For each design, unknown inputs take their worst values: the combination with the smallest margin or, if the study has no requirement, with the lowest percentage of successful runs.</source>
        <translation>Pour chaque variante, les entrées inconnues prennent leurs pires valeurs&#x202f;: la combinaison à la plus petite marge ou, si l’étude n’a pas d’exigence, au plus petit pourcentage de calculs réussis.</translation>
    </message>
    <message>
        <source>No design has been shown to meet the requirement. These designs are the closest.</source>
        <translation>Aucune variante ne satisfait l’exigence de façon établie. Ces variantes en sont les plus proches.</translation>
    </message>
    <message>
        <source>Recommended design.</source>
        <translation>Conception recommandée.</translation>
    </message>
    <message>
        <source>The logo %1 is neither a PNG nor a JPEG file.</source>
        <translation>Le logo %1 n’est ni un fichier PNG ni un fichier JPEG.</translation>
    </message>
    <message>
        <source>The logo %1 has %2 × %3 pixels; at most %4 × %4 are allowed.</source>
        <translation>Le logo %1 a %2 × %3 pixels&#x202f;; au plus %4 × %4 sont permis.</translation>
    </message>
    <message>
        <source>The logo %1 is damaged.</source>
        <translation>Le logo %1 est endommagé.</translation>
    </message>
</context>
<context>
    <name>StudyAnswer</name>
    <message>
        <source>, %1 undecided, upper bound %2</source>
        <translation>, %1 indécis, borne supérieure %2</translation>
    </message>
    <message>
        <source>, probability %1</source>
        <translation>, probabilité %1</translation>
    </message>
    <message>
        <source>, %1 of %2</source>
        <translation>, %1 sur %2</translation>
    </message>
    <message>
        <source>Met: %1, margin %2.</source>
        <translation>Satisfaite&#x202f;: %1, marge %2.</translation>
    </message>
    <message>
        <source>Not met: %1, margin %2.</source>
        <translation>Non satisfaite&#x202f;: %1, marge %2.</translation>
    </message>
    <message>
        <source> Also met for %1, except at %2, where one more successful run would be needed.</source>
        <translation> Satisfaite aussi pour %1, sauf à %2, où il faudrait un calcul réussi de plus.</translation>
    </message>
    <message>
        <source>Met at all values from %1 to %2, margin at least %3.</source>
        <translation>Satisfaite à toutes les valeurs de %1 à %2, marge d’au moins %3.</translation>
    </message>
    <message>
        <source>Met for %1 (%2, margin %3).</source>
        <translation>Satisfaite pour %1 (%2, marge %3).</translation>
    </message>
    <message>
        <source>%1 Also met %2 and at some values in between.</source>
        <translation>%1 Satisfaite aussi %2 et à quelques valeurs intermédiaires.</translation>
    </message>
    <message>
        <source>%1 Also met %2, but not in between.</source>
        <translation>%1 Satisfaite aussi %2, mais pas entre les deux.</translation>
    </message>
    <message>
        <source>not met at %1 (%2, margin %3)</source>
        <translation>non satisfaite à %1 (%2, marge %3)</translation>
    </message>
    <message>
        <source>Met %1 and at some larger values; %2.</source>
        <translation>Satisfaite %1 et à quelques valeurs plus grandes&#x202f;; %2.</translation>
    </message>
    <message>
        <source>Met only %1; %2.</source>
        <translation>Satisfaite %1 seulement&#x202f;; %2.</translation>
    </message>
    <message>
        <source>No value of %1 meets the requirement. Best: %2, %3, margin %4.</source>
        <translation>Aucune valeur de %1 ne satisfait l’exigence. La meilleure&#x202f;: %2, %3, marge %4.</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>The percentage</source>
        <translation>Le pourcentage</translation>
    </message>
    <message>
        <source>The mean %1</source>
        <translation>La moyenne de %1</translation>
    </message>
    <message>
        <source>%1 is highest at %2.</source>
        <translation>%1 est maximal à %2.</translation>
    </message>
    <message>
        <source>%1 levels off at %2.</source>
        <translation>%1 n’augmente plus à partir de %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>The requirement uses means or extremes, which have no confidence bounds. Margin of these runs: %1 (%2).</source>
        <translation>L’exigence utilise des moyennes ou des extrêmes, qui n’ont pas de bornes de confiance. Marge de ces calculs&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>Met with %1 % confidence: %2.</source>
        <translation>Satisfaite avec une confiance de %1 %&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Not met with %1 % confidence: %2.</source>
        <translation>Non satisfaite avec une confiance de %1 %&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Undecided: %1. Use more random runs.</source>
        <translation>Indécise&#x202f;: %1. Augmenter le nombre de tirages.</translation>
    </message>
    <message>
        <source>Met for %1 with %2 % confidence (%3).</source>
        <translation>Satisfaite pour %1 avec une confiance de %2&#x202f;% (%3).</translation>
    </message>
    <message>
        <source>Met at %1 with %2 % confidence, but not at every larger value.</source>
        <translation>Satisfaite à %1 avec une confiance de %2 %, mais pas à chaque valeur plus grande.</translation>
    </message>
    <message>
        <source>No value of %1 meets the requirement with %2 % confidence. Best: %3, %4.</source>
        <translation>Aucune valeur de %1 ne satisfait l’exigence avec une confiance de %2 %. La meilleure&#x202f;: %3, %4.</translation>
    </message>
    <message>
        <source> Undecided at %1.</source>
        <translation> Indécise à %1.</translation>
    </message>
    <message>
        <source> Undecided at %1 values from %2 to %3.</source>
        <translation> Indécise à %1 valeurs de %2 à %3.</translation>
    </message>
    <message>
        <source>with %1 values, met for %2</source>
        <translation>avec %1 valeurs, satisfaite pour %2</translation>
    </message>
    <message>
        <source>with %1 values, not met at the upper end of the varied range</source>
        <translation>avec %1 valeurs, non satisfaite à l’extrémité supérieure de la plage variée</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>Checked with more values of %1: %2.</source>
        <translation>Vérifié avec davantage de valeurs de %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Not met at the largest value of %1, as in the baseline.</source>
        <translation>Non satisfaite à la plus grande valeur de %1, comme dans la référence.</translation>
    </message>
    <message>
        <source>Not met at the largest value of %1; in the baseline, met for %2.</source>
        <translation>Non satisfaite à la plus grande valeur de %1&#x202f;; dans la référence, satisfaite pour %2.</translation>
    </message>
    <message>
        <source>Met for %1; in the baseline, not met at the largest value of %2.</source>
        <translation>Satisfaite pour %1&#x202f;; dans la référence, non satisfaite à la plus grande valeur de %2.</translation>
    </message>
    <message>
        <source>Met for %1, as in the baseline.</source>
        <translation>Satisfaite pour %1, comme dans la référence.</translation>
    </message>
    <message>
        <source>Met for %1; in the baseline, met for %2 (%3).</source>
        <translation>Satisfaite pour %1&#x202f;; dans la référence, satisfaite pour %2 (%3).</translation>
    </message>
    <message>
        <source>Margin %1; baseline %2 (%3).</source>
        <translation>Marge %1&#x202f;; référence %2 (%3).</translation>
    </message>
    <message>
        <source>The baseline has no matching designs.</source>
        <translation>La référence n’a pas de variantes correspondantes.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 entre %2 et %3</translation>
    </message>
    <message>
        <source>margin from %1 to %2</source>
        <translation>marge de %1 à %2</translation>
    </message>
    <message>
        <source>, %1 to %2 including sampling error</source>
        <translation>, avec l’erreur d’échantillonnage de %1 à %2</translation>
    </message>
    <message>
        <source>Met for all values of the unknown inputs: %1.</source>
        <translation>Satisfaite pour toutes les valeurs des entrées inconnues&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Not met for any value of the unknown inputs: %1.</source>
        <translation>Non satisfaite, quelle que soit la valeur des entrées inconnues&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Undecided because of unknown inputs: %1. More random runs would not change this.</source>
        <translation>Indécise à cause d’entrées inconnues&#x202f;: %1. Davantage de tirages n’y changeraient rien.</translation>
    </message>
    <message>
        <source> The unknown input %1 has the largest effect; the worst case is %2.</source>
        <translation> L’entrée inconnue %1 a le plus d’effet&#x202f;; le pire cas est %2.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>Undecided: %1, worst-case margin %2.</source>
        <translation>Indécise&#x202f;: %1, marge au pire %2.</translation>
    </message>
    <message>
        <source>worst-case margin %1</source>
        <translation>marge au pire %1</translation>
    </message>
    <message>
        <source>Worst-case margin %1; baseline %2 (%3).</source>
        <translation>Marge au pire %1&#x202f;; référence %2 (%3).</translation>
    </message>
</context>
<context>
    <name>std</name>
    <message>
        <source>%1 cannot be uncertain.</source>
        <translation>%1 ne peut pas être incertaine.</translation>
    </message>
    <message>
        <source>Inputs cannot be uncertain here: runs of %1 have no results to compare.</source>
        <translation>Les entrées ne peuvent pas être incertaines ici&#x202f;: les calculs de %1 n’ont pas de résultats à comparer.</translation>
    </message>
    <message>
        <source>%1 cannot be uncertain because the study links it to %2.</source>
        <translation>%1 ne peut pas être incertaine, car l’étude lie cette entrée à %2.</translation>
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
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>&quot;%1…&quot;</source>
        <translation>«&#x202f;%1…&#x202f;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; does not exist; columns are %2.</source>
        <translation>la colonne «&#x202f;%1&#x202f;» n’existe pas&#x202f;; les colonnes sont %2.</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; contains no numbers.</source>
        <translation>la colonne «&#x202f;%1&#x202f;» n’a pas de nombres.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 runs are doubtful.</source>
        <translation>
            <numerusform>%1 calcul sur %2 est douteux.</numerusform>
            <numerusform>%1 calculs sur %2 sont douteux.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1&#x202f;: aucun</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message numerus="yes">
        <source>%n identical inputs, no differences</source>
        <translation>
            <numerusform>La seule entrée (%n) est identique</numerusform>
            <numerusform>Les %n entrées sont toutes identiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical inputs</source>
        <translation>
            <numerusform>%n entrée est identique</numerusform>
            <numerusform>%n entrées sont identiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inputs differ but have no effect</source>
        <translation>
            <numerusform>%n entrée diffère, mais est sans effet</numerusform>
            <numerusform>%n entrées diffèrent, mais sont sans effet</numerusform>
        </translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Douteux</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Non résolu</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more events</source>
        <translation>
            <numerusform>%n événement de plus</numerusform>
            <numerusform>%n événements de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>The exported file contains all events.</source>
        <translation>Le fichier exporté contient tous les événements.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Time since the start.</source>
        <translation>Temps depuis le départ.</translation>
    </message>
    <message>
        <source>Horizontal position, positive to the right.</source>
        <translation>Position horizontale, positive vers la droite.</translation>
    </message>
    <message>
        <source>Vertical position, positive upward.</source>
        <translation>Position verticale, positive vers le haut.</translation>
    </message>
    <message>
        <source>%1 has no figure &quot;%2&quot;; its figures are %3.</source>
        <translation>%1 n’a pas de figure «&#x202f;%2&#x202f;»&#x202f;; les figures sont %3.</translation>
    </message>
    <message>
        <source>The project has no experiment &quot;%1&quot;.</source>
        <translation>Le projet n’a pas d’expérience «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a figure format; formats are %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un format de figure&#x202f;; les formats sont %2.</translation>
    </message>
    <message>
        <source>The job &quot;%1&quot; writes to the same file, %2. Change the file name of one of the two jobs, for example by adding {job}.</source>
        <translation>La tâche «&#x202f;%1&#x202f;» écrit dans le même fichier, %2. Changer le nom de fichier de l’une des deux tâches, par exemple en ajoutant {job}.</translation>
    </message>
    <message>
        <source>The experiment &quot;%1&quot; has no uncertain inputs.</source>
        <translation>L’expérience «&#x202f;%1&#x202f;» n’a pas d’entrées incertaines.</translation>
    </message>
    <message>
        <source>The experiment &quot;%1&quot; has no study.</source>
        <translation>L’expérience «&#x202f;%1&#x202f;» n’a pas d’étude.</translation>
    </message>
    <message>
        <source>The study has no part %1.</source>
        <translation>L’étude n’a pas de partie %1.</translation>
    </message>
    <message>
        <source>A map of nearby runs is not available for this study.</source>
        <translation>Une carte des calculs voisins n’est pas disponible pour cette étude.</translation>
    </message>
    <message>
        <source>Journal, one column: 80 mm</source>
        <translation>Revue, une colonne&#x202f;: 80 mm</translation>
    </message>
    <message>
        <source>Journal, two columns: 160 mm</source>
        <translation>Revue, deux colonnes&#x202f;: 160 mm</translation>
    </message>
    <message>
        <source>The width of the figure must lie between %2 and %3 mm (you entered %1 mm).</source>
        <translation>La largeur de la figure doit être comprise entre %2 et %3 mm (saisi&#x202f;: %1 mm).</translation>
    </message>
    <message>
        <source>The height of the figure must lie between %2 and %3 mm (you entered %1 mm).</source>
        <translation>La hauteur de la figure doit être comprise entre %2 et %3 mm (saisi&#x202f;: %1 mm).</translation>
    </message>
    <message>
        <source>The resolution must lie between %2 and %3 dpi (you entered %1 dpi).</source>
        <translation>La résolution doit être comprise entre %2 et %3 dpi (saisi&#x202f;: %1 dpi).</translation>
    </message>
    <message>
        <source>The text size must lie between %2 and %3 pt (you entered %1 pt).</source>
        <translation>La taille du texte doit être comprise entre %2 et %3 pt (saisi&#x202f;: %1 pt).</translation>
    </message>
    <message>
        <source>The line width must lie between %2 and %3 pt (you entered %1 pt).</source>
        <translation>L’épaisseur des lignes doit être comprise entre %2 et %3 pt (saisi&#x202f;: %1 pt).</translation>
    </message>
    <message>
        <source>The figure would have %1 × %2 pixels; at most 200 million are allowed. Choose a smaller size or resolution.</source>
        <translation>La figure aurait %1 × %2 pixels&#x202f;; au plus 200 millions sont permis. Choisir une taille ou une résolution plus petite.</translation>
    </message>
    <message>
        <source>The film %1 could not be encoded: %2.</source>
        <translation>Le film %1 n’a pas pu être encodé&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The file name &quot;%1&quot; must end in .webp for a film or in .png for numbered pictures.</source>
        <translation>Le nom de fichier «&#x202f;%1&#x202f;» doit finir par .webp pour un film ou par .png pour des images numérotées.</translation>
    </message>
    <message>
        <source>Each frame would have %1 × %2 pixels; at most 8.8 million pixels are allowed, for example 4096 × 2160. Choose a smaller size or resolution.</source>
        <translation>Chaque image aurait %1 × %2 pixels&#x202f;; au plus 8.8 millions de pixels sont permis, par exemple 4096 × 2160. Choisir une taille ou une résolution plus petite.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Made with Talweg</source>
        <translation>Réalisé avec Talweg</translation>
    </message>
    <message>
        <source>The file name &quot;%1&quot; must end in .png, .svg or .pdf.</source>
        <translation>Le nom de fichier «&#x202f;%1&#x202f;» doit finir par .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>Other outcomes</source>
        <translation>Autres issues</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid option for figures of random runs. Valid options are output=, input= (in figures of paths, against= instead), runs=, within= and sampling=, each with an allowed value.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une option valable pour les figures de tirages aléatoires. Les options valables sont output=, input= (pour les figures de trajectoires, against=), runs=, within= et sampling=, chacune avec une valeur permise.</translation>
    </message>
    <message>
        <source>Random runs have no figure &quot;%1&quot;; their figures are %2.</source>
        <translation>Les tirages aléatoires n’ont pas de figure «&#x202f;%1&#x202f;»&#x202f;; les figures sont %2.</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Rien à afficher pour l’instant</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Rien à afficher</translation>
    </message>
    <message numerus="yes">
        <source>%n compared runs</source>
        <translation>
            <numerusform>%n calcul comparé</numerusform>
            <numerusform>%n calculs comparés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned runs</source>
        <translation>
            <numerusform>%n calcul épinglé</numerusform>
            <numerusform>%n calculs épinglés</numerusform>
        </translation>
    </message>
    <message>
        <source>The frame rate must lie between %2 and %3 per second (you entered %1).</source>
        <translation>La fréquence d’images doit être comprise entre %2 et %3 par seconde (saisi&#x202f;: %1).</translation>
    </message>
    <message>
        <source>The film speed must lie between %2 and %3 seconds of the run per second of film (you entered %1).</source>
        <translation>La vitesse du film doit être comprise entre %2 et %3 secondes du calcul par seconde de film (saisi&#x202f;: %1).</translation>
    </message>
    <message>
        <source>The film must lie within the run, from 0 s to %3 s (you entered %1 s to %2 s).</source>
        <translation>Le film doit être dans le calcul, de 0 s à %3 s (saisi&#x202f;: de %1 s à %2 s).</translation>
    </message>
    <message>
        <source>The film would have more than %1 frames. Choose a higher speed or a lower frame rate, or film only a part of the run.</source>
        <translation>Le film aurait plus de %1 images. Choisir une vitesse plus grande ou une fréquence d’images plus faible, ou ne filmer qu’une partie du calcul.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Isometric</source>
        <translation>Isométrique</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>De côté</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>De dessus</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>De face</translation>
    </message>
    <message>
        <source>A study has no figure &quot;%1&quot;; its figures are %2.</source>
        <translation>Une étude n’a pas de figure «&#x202f;%1&#x202f;»&#x202f;; les figures sont %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid option for figures of this study. Valid options are x=, family=, members= (only in figures with lines), measure=, part=, less=, goals=, over= and @INPUT=, each with a value that is available in the study.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une option valable pour les figures de cette étude. Les options valables sont x=, family=, members= (seulement dans les figures à courbes), measure=, part=, less=, goals=, over= et @ENTRÉE=, chacune avec une valeur disponible dans l’étude.</translation>
    </message>
    <message>
        <source>%1 random runs of each design</source>
        <translation>%1 tirages aléatoires de chaque variante</translation>
    </message>
    <message>
        <source>confidence interval %1–%2</source>
        <translation>intervalle de confiance %1–%2</translation>
    </message>
    <message>
        <source>%1 %2 of %3 (%4)</source>
        <translation>%1 %2 sur %3 (%4)</translation>
    </message>
    <message>
        <source>Probability: %1</source>
        <translation>Probabilité&#x202f;: %1</translation>
    </message>
    <message>
        <source>The picture contains no Talweg project. It was exported without a project or saved by another program.</source>
        <translation>L’image ne contient pas de projet Talweg. Elle a été exportée sans projet ou enregistrée par un autre programme.</translation>
    </message>
    <message>
        <source>The picture is damaged: its embedded project cannot be read.</source>
        <translation>L’image est endommagée&#x202f;: le projet inclus ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The embedded project exceeds the limit of %1 bytes.</source>
        <translation>Le projet inclus dépasse la limite de %1 octets.</translation>
    </message>
    <message>
        <source>The project was not embedded in the picture: it takes %1 bytes even when compressed, but at most %2 are allowed. Keep the project file together with the picture.</source>
        <translation>Le projet n’a pas été inclus dans l’image&#x202f;: il prend %1 octets même compressé, et au plus %2 sont permis. Garder le fichier du projet avec l’image.</translation>
    </message>
    <message>
        <source>This is not a PNG, SVG or PDF picture.</source>
        <translation>Ce n’est pas une image PNG, SVG ou PDF.</translation>
    </message>
    <message>
        <source>Cannot write the file: its name is empty.</source>
        <translation>Impossible d’écrire le fichier&#x202f;: son nom est vide.</translation>
    </message>
    <message>
        <source>Cannot write to standard output: %1.</source>
        <translation>Impossible d’écrire sur la sortie standard&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>Impossible d’écrire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 bytes can be read.</source>
        <translation>%1 est trop grand&#x202f;: au plus %2 octets peuvent être lus.</translation>
    </message>
    <message>
        <source>%1 is too large: it has %2 bytes, and at most %3 can be read.</source>
        <translation>%1 est trop grand&#x202f;: il a %2 octets, et au plus %3 peuvent être lus.</translation>
    </message>
    <message>
        <source>(standard input)</source>
        <translation>(entrée standard)</translation>
    </message>
    <message>
        <source>talweg: The window cannot be opened: %1 Commands do not need a display; &quot;talweg help&quot; lists them.</source>
        <translation>talweg&#x202f;: la fenêtre ne peut pas s’ouvrir&#x202f;: %1 Les commandes n’ont pas besoin d’affichage&#x202f;; «&#x202f;talweg help&#x202f;» les énumère.</translation>
    </message>
    <message>
        <source>there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>il n’y a pas d’affichage, car ni DISPLAY ni WAYLAND_DISPLAY n’est défini.</translation>
    </message>
    <message>
        <source>the display &quot;%1&quot; cannot be reached.</source>
        <translation>l’affichage «&#x202f;%1&#x202f;» est inaccessible.</translation>
    </message>
    <message>
        <source>no fonts are installed. Install a font package, for example fonts-dejavu-core.</source>
        <translation>aucune police n’est installée. Installer un paquet de polices, par exemple fonts-dejavu-core.</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Mars</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Moon (Hartl 2006)</source>
        <translation>Lune (Hartl 2006)</translation>
    </message>
    <message>
        <source>Surface gravity of the Moon, as used by Hartl 2006, section 4.3.</source>
        <translation>Pesanteur à la surface de la Lune, comme utilisée par Hartl 2006, section 4.3.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Vary %1</source>
        <translation>Faire varier %1</translation>
    </message>
    <message>
        <source>Stop varying %1</source>
        <translation>Ne plus faire varier %1</translation>
    </message>
    <message>
        <source>Change the values of %1 to %2</source>
        <translation>Changer les valeurs de %1 en %2</translation>
    </message>
    <message>
        <source>Change the order of the varied inputs</source>
        <translation>Modifier l’ordre des entrées variées</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>Changer %1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>Change %n inputs</source>
        <translation>
            <numerusform>Modifier %n entrée</numerusform>
            <numerusform>Modifier %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1 and %2</source>
        <translation>Modifier %1 et %2</translation>
    </message>
    <message>
        <source>different %1</source>
        <translation>autre %1</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>Add study</source>
        <translation>Ajouter une étude</translation>
    </message>
    <message>
        <source>Remove study</source>
        <translation>Supprimer l’étude</translation>
    </message>
    <message>
        <source>Evaluate designs over %1</source>
        <translation>Évaluer les variantes sur %1</translation>
    </message>
    <message>
        <source>Remove the requirement</source>
        <translation>Supprimer l’exigence</translation>
    </message>
    <message>
        <source>Change the requirement to %1</source>
        <translation>Changer l’exigence en %1</translation>
    </message>
    <message>
        <source>Minimise %1</source>
        <translation>Minimiser %1</translation>
    </message>
    <message>
        <source>Change the selection of results</source>
        <translation>Modifier le choix des résultats</translation>
    </message>
    <message>
        <source>Compare all options in the study</source>
        <translation>Comparer toutes les options dans l’étude</translation>
    </message>
    <message>
        <source>Stop comparing options in the study</source>
        <translation>Ne plus comparer les options dans l’étude</translation>
    </message>
    <message>
        <source>Change the tolerances</source>
        <translation>Modifier les tolérances</translation>
    </message>
    <message>
        <source>Change uncertain inputs</source>
        <translation>Modifier les entrées incertaines</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1, épinglé</translation>
    </message>
    <message>
        <source>the file does not exist.</source>
        <translation>le fichier n’existe pas.</translation>
    </message>
    <message>
        <source>%1 is searched for in the folder of the project file, but the project has not been saved yet. Save the project first, or give the full path of the table.</source>
        <translation>%1 est cherché dans le dossier du fichier du projet, mais le projet n’est pas encore enregistré. Enregistrer d’abord le projet, ou donner le chemin complet du tableau.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n points</source>
        <translation>
            <numerusform>un tableau de %n point</numerusform>
            <numerusform>un tableau de %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 differs.</source>
        <translation>%1&#x202f;: %2 diffère.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 here and %4 in the file.</source>
        <translation>%1&#x202f;: %2 vaut ici %3 et dans le fichier %4.</translation>
    </message>
    <message>
        <source>%1 has a different system in the file.</source>
        <translation>%1 a un autre système dans le fichier.</translation>
    </message>
    <message>
        <source>%1: the expressions of inputs differ.</source>
        <translation>%1&#x202f;: les expressions des entrées diffèrent.</translation>
    </message>
    <message>
        <source>%1: the study differs.</source>
        <translation>%1&#x202f;: l’étude diffère.</translation>
    </message>
    <message>
        <source>The title is %1 here and %2 in the file.</source>
        <translation>Le titre est ici %1 et dans le fichier %2.</translation>
    </message>
    <message>
        <source>The notes differ.</source>
        <translation>Les notes diffèrent.</translation>
    </message>
    <message>
        <source>The experiment %1 exists only here.</source>
        <translation>L’expérience %1 n’existe qu’ici.</translation>
    </message>
    <message>
        <source>The experiment %1 exists only in the file.</source>
        <translation>L’expérience %1 n’existe que dans le fichier.</translation>
    </message>
    <message>
        <source>The named requirements differ.</source>
        <translation>Les exigences nommées diffèrent.</translation>
    </message>
    <message>
        <source>The constants differ.</source>
        <translation>Les constantes diffèrent.</translation>
    </message>
    <message>
        <source>The pinned runs differ.</source>
        <translation>Les calculs épinglés diffèrent.</translation>
    </message>
    <message>
        <source>The export jobs differ.</source>
        <translation>Les tâches d’export diffèrent.</translation>
    </message>
    <message>
        <source>The experiments are in a different order.</source>
        <translation>Les expériences sont dans un autre ordre.</translation>
    </message>
    <message>
        <source>%1 has no input &quot;%2&quot;.</source>
        <translation>%1 n’a pas d’entrée «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Line %1, column %2: &quot;%3&quot; is listed more than once, first in line %4.</source>
        <translation>Ligne %1, colonne %2&#x202f;: «&#x202f;%3&#x202f;» est donné plus d’une fois, d’abord à la ligne %4.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>The file name of a job must not be empty. Use a name such as {figure}.</source>
        <translation>Le nom de fichier d’une tâche ne doit pas être vide. Utiliser un nom comme {figure}.</translation>
    </message>
    <message>
        <source>The file name &quot;%1&quot; contains an unknown placeholder; placeholders are %2.</source>
        <translation>Le nom de fichier «&#x202f;%1&#x202f;» contient un paramètre inconnu&#x202f;; les paramètres sont %2.</translation>
    </message>
    <message>
        <source>The file name &quot;%1&quot; is not allowed: it must not contain / \ : * ? &quot; &lt; &gt; | or begin with a dot.</source>
        <translation>Le nom de fichier «&#x202f;%1&#x202f;» n’est pas permis&#x202f;: il ne doit pas contenir / \&#x202f;: *&#x202f;? &quot; &lt; &gt; | ni commencer par un point.</translation>
    </message>
    <message>
        <source>An export job needs a name.</source>
        <translation>Une tâche d’export a besoin d’un nom.</translation>
    </message>
    <message>
        <source>An export job &quot;%1&quot; already exists; choose another name.</source>
        <translation>Une tâche d’export «&#x202f;%1&#x202f;» existe déjà&#x202f;; choisir un autre nom.</translation>
    </message>
    <message>
        <source>%1 depends on itself.</source>
        <translation>%1 dépend de lui-même.</translation>
    </message>
    <message>
        <source>%1 depends on %2</source>
        <translation>%1 dépend de %2</translation>
    </message>
    <message>
        <source>%1, …</source>
        <translation>%1, …</translation>
    </message>
    <message>
        <source>%1, which depends on %2</source>
        <translation>%1, qui dépend de %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2 is not defined. Use names of constants and ids of inputs.</source>
        <translation>%1&#x202f;: %2 n’est pas défini. Utiliser les noms des constantes et les identifiants des entrées.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Constant %1: %2</source>
        <translation>Constante %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>A constant needs a name.</source>
        <translation>Une constante a besoin d’un nom.</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a constant. A name consists of letters from a to z, digits and _, has at most %2 characters and does not begin with a digit.</source>
        <translation>%1 ne peut pas être le nom d’une constante. Un nom est formé de lettres de a à z, de chiffres et de _, a au plus %2 caractères et ne commence pas par un chiffre.</translation>
    </message>
    <message>
        <source>%1 already has a meaning in expressions; choose another name.</source>
        <translation>%1 a déjà un sens dans les expressions&#x202f;; choisir un autre nom.</translation>
    </message>
    <message>
        <source>%1 is already the id of an input of %2 (%3); choose another name.</source>
        <translation>%1 est déjà l’identifiant d’une entrée de %2 (%3)&#x202f;; choisir un autre nom.</translation>
    </message>
    <message>
        <source>A constant %1 already exists; choose another name.</source>
        <translation>Une constante %1 existe déjà&#x202f;; choisir un autre nom.</translation>
    </message>
    <message>
        <source>%1 has no numeric input %2.</source>
        <translation>%1 n’a pas d’entrée numérique %2.</translation>
    </message>
    <message>
        <source>%1: %2 is %3, which is not a number.</source>
        <translation>%1&#x202f;: %2 est %3, qui n’est pas un nombre.</translation>
    </message>
    <message>
        <source>%1 is not finite.</source>
        <translation>%1 n’a pas de valeur finie.</translation>
    </message>
    <message>
        <source>The embedded project does not specify which figure the picture shows.</source>
        <translation>Le projet inclus n’indique pas quelle figure l’image montre.</translation>
    </message>
    <message>
        <source>The picture was made by a newer version of Talweg (%1) and contains data that this version cannot read.</source>
        <translation>L’image vient d’une version plus récente de Talweg (%1) et contient des données que cette version ne peut pas lire.</translation>
    </message>
    <message>
        <source>The file is damaged at line %1, column %2: %3.</source>
        <translation>Le fichier est endommagé à la ligne %1, colonne %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>version: is missing; it must be a whole number of at least 1.</source>
        <translation>version&#x202f;: manque&#x202f;; ce doit être un entier d’au moins 1.</translation>
    </message>
    <message>
        <source>version: must be a whole number of at least 1, not %1.</source>
        <translation>version&#x202f;: doit être un entier d’au moins 1, et non %1.</translation>
    </message>
    <message>
        <source>The file has format version %1; this version of Talweg reads versions up to %2.</source>
        <translation>Le fichier a la version de format %1&#x202f;; cette version de Talweg lit les versions jusqu’à %2.</translation>
    </message>
    <message>
        <source>This is not a Talweg project.</source>
        <translation>Ce n’est pas un projet Talweg.</translation>
    </message>
    <message>
        <source>The project has %1 experiments; a file can store at most %2. Remove some.</source>
        <translation>Le projet a %1 expériences&#x202f;; un fichier peut en enregistrer au plus %2. En supprimer.</translation>
    </message>
    <message>
        <source>The project has %1 pinned runs; a file can store at most %2. Remove some.</source>
        <translation>Le projet a %1 calculs épinglés&#x202f;; un fichier peut en enregistrer au plus %2. En supprimer.</translation>
    </message>
    <message>
        <source>The project has %1 named requirements; a file can store at most %2. Remove some.</source>
        <translation>Le projet a %1 exigences nommées&#x202f;; un fichier peut en enregistrer au plus %2. En supprimer.</translation>
    </message>
    <message>
        <source>The project has %1 export jobs; a file can store at most %2. Remove some.</source>
        <translation>Le projet a %1 tâches d’export&#x202f;; un fichier peut en enregistrer au plus %2. En supprimer.</translation>
    </message>
    <message>
        <source>The file has format version %1, in which %2 are text. They are now tables, which need format version %3.</source>
        <translation>Le fichier a la version de format %1, dans laquelle %2 sont du texte. Ce sont maintenant des tableaux, qui demandent la version de format %3.</translation>
    </message>
    <message>
        <source>%1 The file has %2.</source>
        <translation>%1 Le fichier a %2.</translation>
    </message>
    <message>
        <source>There are %1 entries; at most %2 can be read.</source>
        <translation>Il y a %1 éléments&#x202f;; au plus %2 peuvent être lus.</translation>
    </message>
    <message>
        <source>must be text, not %1.</source>
        <translation>doit être un texte, et non %1.</translation>
    </message>
    <message>
        <source>must be an experiment, not %1.</source>
        <translation>doit être une expérience, et non %1.</translation>
    </message>
    <message>
        <source>must be a constant, not %1.</source>
        <translation>doit être une constante, et non %1.</translation>
    </message>
    <message>
        <source>must be an object, not %1; its keys are input ids and its values are expressions.</source>
        <translation>doit être un objet, et non %1&#x202f;; ses clés sont des identifiants d’entrées et ses valeurs des expressions.</translation>
    </message>
    <message>
        <source>“%1”: %2 is %3 in the file, but its expression “%4” gives %5. The value of the expression is used.</source>
        <translation>«&#x202f;%1&#x202f;»&#x202f;: %2 vaut %3 dans le fichier, mais l’expression «&#x202f;%4&#x202f;» donne %5. La valeur de l’expression est utilisée.</translation>
    </message>
    <message>
        <source>must be a pinned run, not %1.</source>
        <translation>doit être un calcul épinglé, et non %1.</translation>
    </message>
    <message>
        <source>must be a named requirement, not %1.</source>
        <translation>doit être une exigence nommée, et non %1.</translation>
    </message>
    <message>
        <source>must be an export job, not %1.</source>
        <translation>doit être une tâche d’export, et non %1.</translation>
    </message>
    <message>
        <source>must be a number, not %1.</source>
        <translation>doit être un nombre, et non %1.</translation>
    </message>
    <message>
        <source>must be true or false, not %1.</source>
        <translation>doit être true ou false, et non %1.</translation>
    </message>
    <message>
        <source>The system &quot;%1&quot; does not exist; available systems: %2.</source>
        <translation>Le système «&#x202f;%1&#x202f;» n’existe pas&#x202f;; systèmes disponibles&#x202f;: %2.</translation>
    </message>
    <message>
        <source>must be an object, not %1; its keys are input ids.</source>
        <translation>doit être un objet, et non %1&#x202f;; ses clés sont des identifiants d’entrées.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>must be an object, not %2; it describes one %1, and its keys are column ids.</source>
        <translation>doit être un objet, et non %2&#x202f;; il décrit une ligne (%1), et ses clés sont des identifiants de colonnes.</translation>
    </message>
    <message>
        <source>must be a number or text, not %1.</source>
        <translation>doit être un nombre ou un texte, et non %1.</translation>
    </message>
    <message>
        <source>must be a study, not %1.</source>
        <translation>doit être une étude, et non %1.</translation>
    </message>
    <message>
        <source>must be two inputs with their rank correlation, not %1.</source>
        <translation>doit être deux entrées avec leur corrélation de rang, et non %1.</translation>
    </message>
    <message>
        <source>must be a list, not %1.</source>
        <translation>doit être une liste, et non %1.</translation>
    </message>
    <message>
        <source>is missing; it must be an input with its values.</source>
        <translation>manque&#x202f;; ce doit être une entrée avec ses valeurs.</translation>
    </message>
    <message>
        <source>must be an input with its values, not %1.</source>
        <translation>doit être une entrée avec ses valeurs, et non %1.</translation>
    </message>
    <message>
        <source>%1 is not a result that a study can use; available results are %2.</source>
        <translation>%1 n’est pas un résultat utilisable dans une étude&#x202f;; les résultats disponibles sont %2.</translation>
    </message>
    <message>
        <source>The file has more errors.</source>
        <translation>Le fichier a d’autres erreurs.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>An experiment needs a name.</source>
        <translation>Une expérience a besoin d’un nom.</translation>
    </message>
    <message>
        <source>An experiment &quot;%1&quot; already exists; choose another name.</source>
        <translation>Une expérience «&#x202f;%1&#x202f;» existe déjà&#x202f;; choisir un autre nom.</translation>
    </message>
    <message>
        <source>A requirement needs a name.</source>
        <translation>Une exigence a besoin d’un nom.</translation>
    </message>
    <message>
        <source>The name of a requirement must be a single line without leading or trailing spaces.</source>
        <translation>Le nom d’une exigence doit tenir sur une seule ligne, sans espaces au début ni à la fin.</translation>
    </message>
    <message>
        <source>A requirement &quot;%1&quot; already exists for this system; choose another name.</source>
        <translation>Une exigence «&#x202f;%1&#x202f;» existe déjà pour ce système&#x202f;; choisir un autre nom.</translation>
    </message>
    <message>
        <source>A requirement needs a condition, such as &quot;%1&quot;.</source>
        <translation>Une exigence demande une condition, comme «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>Le tableau n’a pas de lignes.</translation>
    </message>
    <message>
        <source>a range must have the form from:to:step, for example 0.6:1:0.01.</source>
        <translation>un intervalle s’écrit de:à:pas, par exemple 0.6:1:0.01.</translation>
    </message>
    <message>
        <source>%1 is too large or too small to represent.</source>
        <translation>%1 est trop grand ou trop petit pour un nombre.</translation>
    </message>
    <message>
        <source>the step must not be 0.</source>
        <translation>le pas ne doit pas être 0.</translation>
    </message>
    <message>
        <source>the numbers of the range have too many digits; use at most 15 digits.</source>
        <translation>les nombres de l’intervalle ont trop de chiffres&#x202f;; en utiliser au plus 15.</translation>
    </message>
    <message>
        <source>the step %1 leads away from the end %2; change its sign.</source>
        <translation>le pas %1 s’éloigne de la fin %2&#x202f;; changer son signe.</translation>
    </message>
    <message>
        <source>the range has %1 values; at most %2 are allowed.</source>
        <translation>l’intervalle a %1 valeurs&#x202f;; au plus %2 sont permises.</translation>
    </message>
    <message>
        <source>Values of %1: %2 is listed more than once.</source>
        <translation>Valeurs de %1&#x202f;: %2 y figure plus d’une fois&#x202f;; le donner une seule fois.</translation>
    </message>
    <message>
        <source>Values of %1: %2</source>
        <translation>Valeurs de %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is not a numeric input of %2; inputs that can be varied are %3.</source>
        <translation>%1 n’est pas une entrée numérique de %2&#x202f;; celles qui peuvent varier sont %3.</translation>
    </message>
    <message>
        <source>Values of %1 are missing. Write a range from:to:step, for example 0.6:1:0.01, or a list v1,v2,…</source>
        <translation>Les valeurs de %1 manquent. Écrire un intervalle de:à:pas, par exemple 0.6:1:0.01, ou une liste v1,v2,…</translation>
    </message>
    <message>
        <source>Values %2 of %1: %3</source>
        <translation>Valeurs %2 de %1&#x202f;: %3</translation>
    </message>
    <message>
        <source>A study needs at least one result; available results of %1 are %2.</source>
        <translation>Une étude a besoin d’au moins un résultat&#x202f;; les résultats disponibles de %1 sont %2.</translation>
    </message>
    <message>
        <source>%1 is not a result that studies of %2 can use; available results are %3.</source>
        <translation>%1 n’est pas un résultat utilisable dans les études de %2&#x202f;; les résultats disponibles sont %3.</translation>
    </message>
    <message>
        <source>The result %1 is listed more than once.</source>
        <translation>Le résultat %1 est demandé plus d’une fois&#x202f;; un seul suffit.</translation>
    </message>
    <message>
        <source>%1 has no distribution; inputs with a distribution are %2.</source>
        <translation>%1 n’a pas de loi&#x202f;; les entrées qui ont une loi sont %2.</translation>
    </message>
    <message>
        <source>an input cannot be correlated with itself; name two different inputs.</source>
        <translation>une entrée ne peut pas être corrélée avec elle-même&#x202f;; nommer deux entrées différentes.</translation>
    </message>
    <message>
        <source>the coefficient %1 is not allowed; it must be greater than −1 and less than 1.</source>
        <translation>le coefficient %1 n’est pas permis&#x202f;; il doit être supérieur à −1 et inférieur à 1.</translation>
    </message>
    <message>
        <source>the pair is listed more than once.</source>
        <translation>la paire est donnée plus d’une fois&#x202f;; une seule suffit.</translation>
    </message>
    <message>
        <source>Correlation of %1 and %2: %3</source>
        <translation>Corrélation de %1 et %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>The correlations contradict each other: two inputs that are both strongly correlated with a third must also be correlated with each other. Reduce the coefficients, or correlate these two inputs as well.</source>
        <translation>Les corrélations se contredisent&#x202f;: deux entrées fortement corrélées avec une troisième doivent l’être aussi entre elles. Réduire les coefficients, ou corréler aussi ces deux entrées.</translation>
    </message>
    <message>
        <source>write uniform:from:to with two numbers, for example uniform:0.6:0.9.</source>
        <translation>écrire uniform:de:à avec deux nombres, par exemple uniform:0.6:0.9.</translation>
    </message>
    <message>
        <source>write normal:mean:sd with two numbers, for example normal:0.8:0.05, or normal:mean:sd:from:to with four numbers.</source>
        <translation>écrire normal:moyenne:σ avec deux nombres, par exemple normal:0.8:0.05, ou normal:moyenne:σ:de:à avec quatre.</translation>
    </message>
    <message>
        <source>write triangular:min:mode:max with three numbers, for example triangular:0.6:0.8:0.9.</source>
        <translation>écrire triangular:min:mode:max avec trois nombres, par exemple triangular:0.6:0.8:0.9.</translation>
    </message>
    <message>
        <source>write lognormal:median:gsd with the median and the geometric standard deviation. For example, with lognormal:0.2:1.5 about two thirds of the samples lie between 0.2/1.5 and 0.2·1.5.</source>
        <translation>écrire lognormal:médiane:σg avec la médiane et l’écart type géométrique, par exemple lognormal:0.2:1.5&#x202f;: environ deux tirages sur trois sont entre 0.2/1.5 et 0.2·1.5.</translation>
    </message>
    <message>
        <source>write weibull:shape:scale with two numbers, for example weibull:2:5.</source>
        <translation>écrire weibull:forme:échelle avec deux nombres, par exemple weibull:2:5.</translation>
    </message>
    <message>
        <source>write gamma:shape:scale with two numbers, for example gamma:4:0.5, whose mean is 2.</source>
        <translation>écrire gamma:forme:échelle avec deux nombres, par exemple gamma:4:0.5 de moyenne 2.</translation>
    </message>
    <message>
        <source>write beta:a:b:min:max with four numbers, for example beta:2:5:0.6:0.9.</source>
        <translation>écrire beta:a:b:min:max avec quatre nombres, par exemple beta:2:5:0.6:0.9.</translation>
    </message>
    <message>
        <source>the shape %1 is not allowed; it must lie between %2 and %3.</source>
        <translation>la forme %1 n’est pas permise&#x202f;; elle doit être comprise entre %2 et %3.</translation>
    </message>
    <message>
        <source>“from” must be less than “to”.</source>
        <translation>«&#x202f;de&#x202f;» doit être inférieur à «&#x202f;à&#x202f;».</translation>
    </message>
    <message>
        <source>the standard deviation must be greater than 0.</source>
        <translation>l’écart type doit être supérieur à 0.</translation>
    </message>
    <message>
        <source>almost none of the distribution lies between “from” and “to”.</source>
        <translation>presque rien de la loi n’est entre «&#x202f;de&#x202f;» et «&#x202f;à&#x202f;».</translation>
    </message>
    <message>
        <source>minimum, mode and maximum must be in ascending order and not all equal.</source>
        <translation>le minimum, le mode et le maximum doivent être en ordre croissant et non tous égaux.</translation>
    </message>
    <message>
        <source>the median must be greater than 0.</source>
        <translation>la médiane doit être supérieure à 0.</translation>
    </message>
    <message>
        <source>the geometric standard deviation is a factor and must be greater than 1.</source>
        <translation>l’écart type géométrique est un facteur et doit être supérieur à 1.</translation>
    </message>
    <message>
        <source>the scale must be greater than 0.</source>
        <translation>l’échelle doit être supérieure à 0.</translation>
    </message>
    <message>
        <source>min must be less than max.</source>
        <translation>min doit être inférieur à max.</translation>
    </message>
    <message>
        <source>each value needs a weight.</source>
        <translation>chaque valeur a besoin d’un poids.</translation>
    </message>
    <message>
        <source>the weight %1 is not allowed; weights must be greater than 0.</source>
        <translation>le poids %1 n’est pas permis&#x202f;; les poids doivent être supérieurs à 0.</translation>
    </message>
    <message>
        <source>the sum of the weights is too large to represent.</source>
        <translation>la somme des poids est trop grande pour un nombre.</translation>
    </message>
    <message>
        <source>%1 is listed more than once.</source>
        <translation>%1 figure plus d’une fois dans la liste&#x202f;; le donner une seule fois.</translation>
    </message>
    <message>
        <source>at least one value is needed.</source>
        <translation>il faut au moins une valeur.</translation>
    </message>
    <message>
        <source>its mean or standard deviation is too large to represent.</source>
        <translation>sa moyenne ou son écart type est trop grand pour un nombre.</translation>
    </message>
    <message>
        <source>almost none of the distribution lies in the range of the input (%1).</source>
        <translation>presque rien de la loi n’est dans l’intervalle de l’entrée (%1).</translation>
    </message>
    <message>
        <source>Distribution %2 of %1: %3</source>
        <translation>Loi %2 de %1&#x202f;: %3</translation>
    </message>
    <message>
        <source>write a deviation such as ±5% or ±0.1, with a number greater than 0; pm:5% means the same as ±5%.</source>
        <translation>écrire un écart comme ±5% ou ±0.1, avec un nombre supérieur à 0&#x202f;; pm:5% veut dire la même chose que ±5%.</translation>
    </message>
    <message>
        <source>the input has no numeric value, so ± cannot be used; write uniform:from:to instead.</source>
        <translation>l’entrée n’a pas de valeur numérique&#x202f;: ± ne peut pas être employé&#x202f;; écrire plutôt uniform:de:à.</translation>
    </message>
    <message>
        <source>the value of the input is 0, so this deviation is 0, too; enter an absolute deviation, such as ±0.1.</source>
        <translation>la valeur de l’entrée est 0, donc cet écart aussi&#x202f;; saisir un écart absolu, par exemple ±0.1.</translation>
    </message>
    <message>
        <source>write weights:v1=w1,v2=w2,… with numbers, for example weights:0.2=3,0.4=1.</source>
        <translation>écrire weights:v1=p1,v2=p2,… avec des nombres, par exemple weights:0.2=3,0.4=1.</translation>
    </message>
    <message>
        <source>write file:NAME.csv:COLUMN with the name of a table and of one of its columns.</source>
        <translation>écrire file:NOM.csv:COLONNE avec le nom d’un tableau et celui d’une de ses colonnes.</translation>
    </message>
    <message>
        <source>tables cannot be used here.</source>
        <translation>les tableaux ne peuvent pas être utilisés ici.</translation>
    </message>
    <message>
        <source>write one of these forms: %1.</source>
        <translation>écrire l’une de ces formes&#x202f;: %1.</translation>
    </message>
    <message>
        <source>uniform:from:to, ±5%, normal:mean:sd, normal:mean:sd:from:to, triangular:min:mode:max, lognormal:median:gsd, weibull:shape:scale, gamma:shape:scale, beta:a:b:min:max, list:v1,v2,…, weights:v1=w1,v2=w2,… or file:NAME.csv:COLUMN</source>
        <translation>uniform:de:à, ±5%, normal:moyenne:σ, normal:moyenne:σ:de:à, triangular:min:mode:max, lognormal:médiane:σg, weibull:forme:échelle, gamma:forme:échelle, beta:a:b:min:max, list:v1,v2,…, weights:v1=p1,v2=p2,… ou file:NOM.csv:COLONNE</translation>
    </message>
    <message>
        <source>All %1 attempts to sample the inputs of a run gave incompatible inputs; make the distributions narrower.</source>
        <translation>Les %1 tentatives de tirer les entrées d’un calcul ont toutes donné des entrées incompatibles&#x202f;; resserrer les lois.</translation>
    </message>
    <message>
        <source>The run has no result %1.</source>
        <translation>Le calcul n’a pas de résultat %1.</translation>
    </message>
    <message>
        <source>The solver returned no result.</source>
        <translation>Le solveur n’a renvoyé aucun résultat.</translation>
    </message>
    <message>
        <source>designs</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>calculs</translation>
    </message>
    <message>
        <source>random runs</source>
        <translation>tirages aléatoires</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>the file is truncated: its last line is incomplete.</source>
        <translation>le fichier est tronqué&#x202f;: sa dernière ligne est incomplète.</translation>
    </message>
    <message>
        <source>the row was changed after it was written: its checksum is %1, but the file records %2. Write the shard again.</source>
        <translation>la ligne a été modifiée après son écriture&#x202f;: sa somme de contrôle est %1, mais le fichier indique %2. Récrire la partie.</translation>
    </message>
    <message>
        <source>this file is not a shard of a study. Shards are written with --shard i/n; their header begins either with “check-…, study, designs, design” or with “check-…, study, system”.</source>
        <translation>ce fichier n’est pas une partie d’une étude divisée. Les parties s’écrivent avec --shard i/n&#x202f;; leur en-tête commence soit par «&#x202f;check-…, study, designs, design&#x202f;», soit par «&#x202f;check-…, study, system&#x202f;».</translation>
    </message>
    <message>
        <source>this is a table of %1, but %2 is a table of %3.</source>
        <translation>c’est un tableau de %1, mais %2 est un tableau de %3.</translation>
    </message>
    <message>
        <source>the columns differ from those of %1.</source>
        <translation>les colonnes diffèrent de celles de %1.</translation>
    </message>
    <message>
        <source>this shard has no checksums because it was written by an earlier version of Talweg, which sampled other numbers from the same seed. Write all shards again.</source>
        <translation>cette partie n’a pas de sommes de contrôle, car elle vient d’une version antérieure de Talweg, qui tirait d’autres nombres de la même graine. Récrire toutes les parties.</translation>
    </message>
    <message>
        <source>%1 has no checksums because it was written by an earlier version of Talweg, so changed rows cannot be detected.</source>
        <translation>%1 n’a pas de sommes de contrôle, car le fichier vient d’une version antérieure de Talweg&#x202f;; les lignes modifiées ne peuvent donc pas être détectées.</translation>
    </message>
    <message numerus="yes">
        <source>the row has %1 cells, but the header has %2; the file is damaged.</source>
        <translation>
            <numerusform>la ligne a %1 cellule, mais l’en-tête %2&#x202f;; le fichier est endommagé.</numerusform>
            <numerusform>la ligne a %1 cellules, mais l’en-tête %2&#x202f;; le fichier est endommagé.</numerusform>
        </translation>
    </message>
    <message>
        <source>the cells that identify the row are inconsistent; the file is damaged.</source>
        <translation>les cellules qui identifient la ligne se contredisent&#x202f;; le fichier est endommagé.</translation>
    </message>
    <message>
        <source>this row and the row at %1 belong to different studies: their inputs, varied values or results differ.</source>
        <translation>cette ligne et celle de %1 appartiennent à des études différentes&#x202f;: leurs entrées, valeurs variées ou résultats diffèrent.</translation>
    </message>
    <message>
        <source>Run %1 occurs twice: in %2 and in %3. List each shard only once.</source>
        <translation>Le calcul %1 figure deux fois&#x202f;: dans %2 et dans %3. Donner chaque partie une seule fois.</translation>
    </message>
    <message>
        <source>Design %1 occurs twice: in %2 and in %3. List each shard only once.</source>
        <translation>La variante %1 figure deux fois&#x202f;: dans %2 et dans %3. Donner chaque partie une seule fois.</translation>
    </message>
    <message>
        <source>The shards have no rows.</source>
        <translation>Les parties n’ont pas de lignes.</translation>
    </message>
    <message>
        <source>The shards lack %1 of %2 designs; the first missing one is design %3. List all shards of the study.</source>
        <translation>Les parties sont incomplètes&#x202f;: %1 variantes sur %2 manquent, la première est la variante %3. Donner toutes les parties de l’étude.</translation>
    </message>
    <message>
        <source>The shards lack %1 of %2 runs; the first missing one belongs to design %3. List all shards of the study.</source>
        <translation>Les parties sont incomplètes&#x202f;: %1 calculs sur %2 manquent&#x202f;; le premier manquant appartient à la variante %3. Donner toutes les parties de l’étude.</translation>
    </message>
    <message>
        <source>The shards lack %1 of %2 random runs; the first missing one is run %3. List all shards of the study.</source>
        <translation>Les parties sont incomplètes&#x202f;: %1 tirages sur %2 manquent, le premier a le numéro %3. Donner toutes les parties de l’étude.</translation>
    </message>
    <message>
        <source>No input has a distribution. Set one for at least one input.</source>
        <translation>Aucune entrée n’a de loi. Donner une loi à au moins une entrée.</translation>
    </message>
    <message>
        <source>%1 has more than one distribution.</source>
        <translation>%1 a plus d’une loi&#x202f;; en donner une seule.</translation>
    </message>
    <message>
        <source>The number of runs of a Monte-Carlo study must lie between 2 and %2 (you entered %1).</source>
        <translation>Le nombre de calculs d’une étude de Monte-Carlo doit être entre 2 et %2 (valeur saisie&#x202f;: %1).</translation>
    </message>
    <message>
        <source>The confidence must be greater than 0 % and less than 100 % (you entered %1 %).</source>
        <translation>La confiance doit être supérieure à 0&#x202f;% et inférieure à 100&#x202f;% (saisi&#x202f;: %1&#x202f;%).</translation>
    </message>
    <message>
        <source>Sobol&apos; points need at least %1 uncertain inputs; with fewer inputs, accuracy can be overestimated. Use independent runs instead.</source>
        <translation>Les points de Sobol’ demandent au moins %1 entrées incertaines&#x202f;; avec moins, la précision peut être surestimée. Prendre plutôt des tirages indépendants.</translation>
    </message>
    <message>
        <source>Sobol&apos; points allow at most %1 uncertain inputs.</source>
        <translation>Les points de Sobol’ permettent au plus %1 entrées incertaines.</translation>
    </message>
    <message>
        <source>Bounds need independent runs; omit either the bounds or the Sobol&apos; points.</source>
        <translation>Les bornes demandent des tirages indépendants&#x202f;; omettre soit les bornes, soit les points de Sobol’.</translation>
    </message>
    <message>
        <source>Run %1 has %2 = %3, which is outside the bounds %4 to %5.</source>
        <translation>Le calcul %1 a %2 = %3, hors des bornes données, %4 à %5.</translation>
    </message>
    <message>
        <source>A table of runs contains the outcome %1, which %2 does not have.</source>
        <translation>Un tableau de calculs contient l’issue %1, que %2 n’a pas.</translation>
    </message>
    <message>
        <source>A table of runs contains the invalid number %1.</source>
        <translation>Un tableau de calculs contient le nombre non valide %1.</translation>
    </message>
    <message>
        <source>Bounds are set for %1, which is not a result of this study; available results are %2.</source>
        <translation>Des bornes sont données pour %1, qui n’est pas un résultat de cette étude&#x202f;; les résultats disponibles sont %2.</translation>
    </message>
    <message>
        <source>Bounds of %1 are listed more than once.</source>
        <translation>Les bornes de %1 sont données plus d’une fois&#x202f;; une seule suffit.</translation>
    </message>
    <message>
        <source>Bounds of %1: the lower bound %2 must be less than the upper bound %3.</source>
        <translation>Bornes de %1&#x202f;: la borne inférieure %2 doit être plus petite que la borne supérieure %3.</translation>
    </message>
    <message>
        <source>The rank correlation of %1 and %2 must be a number (you entered %3).</source>
        <translation>La corrélation de rang de %1 et %2 doit être un nombre (valeur saisie&#x202f;: %3).</translation>
    </message>
    <message>
        <source>The seed must be a non-negative whole number (you entered %1).</source>
        <translation>La graine doit être un entier positif ou nul (valeur saisie&#x202f;: %1).</translation>
    </message>
    <message>
        <source>the expression mixes angles, such as 5°, and plain numbers; inputs in degrees are treated as plain numbers, so omit the degree sign.</source>
        <translation>l’expression mêle des angles, comme 5°, et des nombres purs&#x202f;; les entrées en degrés sont traitées comme des nombres purs, donc omettre le signe °.</translation>
    </message>
    <message>
        <source>the expression gives an angle, but the input is not an angle.</source>
        <translation>l’expression donne un angle, mais l’entrée n’en est pas un.</translation>
    </message>
    <message>
        <source>sin, cos and tan take radians, but %1 is in degrees; write (%2)°.</source>
        <translation>sin, cos et tan attendent des radians, mais %1 est en degrés&#x202f;; écrire (%2)°.</translation>
    </message>
    <message>
        <source>A design needs at least 2 random runs (you entered %1).</source>
        <translation>Une variante demande au moins 2 tirages (valeur saisie&#x202f;: %1).</translation>
    </message>
    <message>
        <source>%1 designs with %2 random runs each are too many; at most %3 runs are allowed.</source>
        <translation>%1 variantes avec %2 tirages chacune, c’est trop&#x202f;; au plus %3 calculs en tout sont permis.</translation>
    </message>
    <message>
        <source>%1 is varied more than once.</source>
        <translation>%1 varie plus d’une fois&#x202f;; une seule suffit.</translation>
    </message>
    <message>
        <source>%1 is varied, so designs cannot be evaluated over it as well.</source>
        <translation>%1 varie déjà&#x202f;; les variantes ne peuvent donc pas être évaluées aussi sur cette entrée.</translation>
    </message>
    <message>
        <source>Distribution %2 of %1: almost none of the distribution lies between the smallest and the largest value of the study. Add values or remove the distribution.</source>
        <translation>Loi %2 de %1&#x202f;: presque aucune partie de la loi ne se trouve entre la plus petite et la plus grande valeur étudiée. Ajouter des valeurs ou enlever la loi.</translation>
    </message>
    <message>
        <source>%1 is varied, so its distribution must be relative to its value in each design. Write a deviation such as ±5% or ±0.1, or do not vary %1.</source>
        <translation>%1 varie, de sorte que sa loi doit être autour de la valeur de chaque variante. Écrire un écart comme ±5% ou ±0.1, ou ne pas faire varier %1.</translation>
    </message>
    <message>
        <source>The number of random runs of each design must be a whole number (you entered %1).</source>
        <translation>Le nombre de tirages de chaque variante doit être un entier (valeur saisie&#x202f;: %1).</translation>
    </message>
    <message>
        <source>%1 cannot be minimised because it is not varied; varied inputs are %2.</source>
        <translation>%1 ne peut pas être minimisé, car cette entrée ne varie pas&#x202f;; les entrées qui varient sont %2.</translation>
    </message>
    <message>
        <source>The study has no design with this value of %1.</source>
        <translation>L’étude n’a pas de variante avec cette valeur de %1.</translation>
    </message>
    <message>
        <source>A run has no result %1.</source>
        <translation>Un calcul n’a pas de résultat %1.</translation>
    </message>
    <message>
        <source>This claim is about a single run and cannot be checked against a study.</source>
        <translation>Cette affirmation porte sur un seul calcul et ne peut pas être vérifiée sur une étude.</translation>
    </message>
    <message>
        <source>Requirement %1: %2.</source>
        <translation>Exigence %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Requirement %1, position %2: %3.</source>
        <translation>Exigence %1, position %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>one side of the comparison is empty</source>
        <translation>un côté de la comparaison est vide</translation>
    </message>
    <message>
        <source>this condition uses no result of the study, so it is either always or never met</source>
        <translation>cette condition n’utilise aucun résultat de l’étude&#x202f;: elle est toujours ou jamais satisfaite</translation>
    </message>
    <message>
        <source>no result in this comparison has the unit %1</source>
        <translation>aucun résultat de cette comparaison n’est en %1</translation>
    </message>
    <message>
        <source>one side of the comparison is not a finite number</source>
        <translation>l’un des côtés de la comparaison n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>this condition compares percentages, so %1 means %1 %; write %2 % or, if that is what you mean, %1 %</source>
        <translation>cette condition compare des pourcentages, donc %1 y signifie %1 %&#x202f;; écrire %2 % ou, si c’est voulu, %1 %</translation>
    </message>
    <message>
        <source>a comparison is missing; write &gt;=, &gt;, &lt;= or &lt; between two expressions</source>
        <translation>il manque une comparaison&#x202f;; écrire &gt;=, &gt;, &lt;= ou &lt; entre deux expressions</translation>
    </message>
    <message>
        <source>this condition has a second comparison; write &gt;=, &gt;, &lt;= or &lt; only once. Join conditions with &quot;and&quot; or &quot;or&quot;, with spaces around the word</source>
        <translation>cette condition a une deuxième comparaison&#x202f;; écrire &gt;=, &gt;, &lt;= ou &lt; une seule fois. Joindre les conditions par «&#x202f;and&#x202f;» ou «&#x202f;or&#x202f;», entre espaces</translation>
    </message>
    <message>
        <source>%1 is not allowed; compare with &gt;=, &gt;, &lt;= or &lt;, and join conditions with &quot;and&quot; or &quot;or&quot;</source>
        <translation>%1 n’est pas permis&#x202f;; comparer avec &gt;=, &gt;, &lt;= ou &lt;, et joindre les conditions par «&#x202f;and&#x202f;» ou «&#x202f;or&#x202f;»</translation>
    </message>
    <message>
        <source>brackets are nested more than %1 levels deep</source>
        <translation>les parenthèses sont imbriquées à plus de %1 niveaux</translation>
    </message>
    <message>
        <source>expanding the brackets gives more than %1 alternatives joined by &quot;or&quot;; simplify the requirement</source>
        <translation>sans parenthèses, il y a plus de %1 alternatives jointes par «&#x202f;or&#x202f;»&#x202f;; simplifier l’exigence</translation>
    </message>
    <message>
        <source>more than %1 alternatives are joined by &quot;or&quot;; simplify the requirement</source>
        <translation>plus de %1 alternatives sont jointes par «&#x202f;or&#x202f;»&#x202f;; simplifier l’exigence</translation>
    </message>
    <message>
        <source>a &apos;)&apos; is missing for the &apos;(&apos; at position %1</source>
        <translation>il manque une &apos;)&apos; à la &apos;(&apos; en position %1</translation>
    </message>
    <message>
        <source>share(…), quantile(…) or P(…) is used too often; simplify the requirement</source>
        <translation>share(…), quantile(…) ou P(…) est employé trop souvent&#x202f;; simplifier l’exigence</translation>
    </message>
    <message>
        <source>write share(result &gt; number), for example share(%1 &gt; 0)</source>
        <translation>écrire share(résultat &gt; nombre), par exemple share(%1 &gt; 0)</translation>
    </message>
    <message>
        <source>write quantile(result, level), for example quantile(%1, 10 %)</source>
        <translation>écrire quantile(résultat, niveau), par exemple quantile(%1, 10 %)</translation>
    </message>
    <message>
        <source>the level of a quantile must lie between 0 % and 100 %, or between 0 and 1</source>
        <translation>le niveau d’un quantile doit être entre 0 % et 100 %, ou entre 0 et 1</translation>
    </message>
    <message>
        <source>%1 does not define success, so P(…) cannot be used</source>
        <translation>%1 ne définit pas de succès&#x202f;: P(…) ne peut pas être employé</translation>
    </message>
    <message>
        <source>P(…) is available only for success; write P(%1)</source>
        <translation>P(…) n’existe que pour le succès&#x202f;; écrire P(%1)</translation>
    </message>
    <message>
        <source>%1 is not a result of this study; available results are %2</source>
        <translation>%1 n’est pas un résultat de cette étude&#x202f;; les résultats disponibles sont %2</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>%1 must be a number in %2</source>
        <translation>%1 doit être un nombre en %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the first %2 runs have warnings, for example: %3</source>
        <translation>
            <numerusform>%1 des %2 premiers calculs a des avertissements, par exemple&#x202f;: %3</numerusform>
            <numerusform>%1 des %2 premiers calculs ont des avertissements, par exemple&#x202f;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>A sensitivity analysis allows at most %1 uncertain inputs.</source>
        <translation>Une analyse de sensibilité permet au plus %1 entrées incertaines.</translation>
    </message>
    <message>
        <source>A sensitivity analysis of %1 samples needs %2 runs; at most %3 are allowed.</source>
        <translation>Une analyse de sensibilité de %1 échantillons a %2 calculs&#x202f;; au plus %3 sont permis.</translation>
    </message>
    <message>
        <source>A sensitivity analysis needs independent inputs; remove the correlations.</source>
        <translation>Une analyse de sensibilité demande des entrées indépendantes&#x202f;; enlever les corrélations.</translation>
    </message>
    <message>
        <source>Samples in the tails of the distributions have incompatible inputs, but a sensitivity analysis cannot omit samples. %1 Use a uniform distribution or a list of values for this input.</source>
        <translation>Les tirages dans les queues des lois ont des entrées incompatibles, mais une analyse de sensibilité ne peut omettre aucun tirage. %1 Prendre une loi uniforme ou une liste de valeurs pour cette entrée.</translation>
    </message>
    <message>
        <source>A linked input is out of range in some runs, but a sensitivity analysis needs all runs; make the distributions narrower.</source>
        <translation>Une entrée liée est hors de son intervalle dans certains calculs, et une analyse de sensibilité les demande tous&#x202f;; resserrer les lois.</translation>
    </message>
    <message>
        <source>Requirement %1 uses a probability, but %2 has no distribution. Set one, such as weibull:2:4.5; on the command line use --over %2=weibull:2:4.5.</source>
        <translation>L’exigence %1 utilise une probabilité, mais %2 n’a pas de loi. En donner une, par exemple weibull:2:4.5&#x202f;; en ligne de commande avec --over %2=weibull:2:4.5.</translation>
    </message>
    <message>
        <source>A single value of %1 represents %2 % of its distribution, so the computed probability is inaccurate. Use more closely spaced values.</source>
        <translation>Une seule valeur de %1 représente %2 % de sa loi&#x202f;; la probabilité calculée est donc imprécise. Utiliser des valeurs plus rapprochées.</translation>
    </message>
    <message>
        <source>%1 is not a numeric input of %2.</source>
        <translation>%1 n’est pas une entrée numérique de %2.</translation>
    </message>
    <message>
        <source>Values of %1 are missing.</source>
        <translation>Les valeurs de %1 manquent.</translation>
    </message>
    <message>
        <source>The distribution is for %1, but designs are evaluated over %2.</source>
        <translation>La loi est celle de %1, mais les variantes sont évaluées sur %2.</translation>
    </message>
    <message>
        <source>The study has %1 runs; at most %2 are allowed. Use fewer values.</source>
        <translation>L’étude a %1 calculs&#x202f;; au plus %2 sont permis. Utiliser moins de valeurs.</translation>
    </message>
    <message>
        <source>In some designs, the formulas of linked inputs give values out of range: %1.</source>
        <translation>Dans certaines variantes, les formules des entrées liées donnent des valeurs hors de l’intervalle&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 already has its own values or distribution, so it cannot also be linked to a formula.</source>
        <translation>%1 a déjà ses propres valeurs ou une loi et ne peut pas être liée aussi à une formule.</translation>
    </message>
    <message>
        <source>%1 is linked to more than one formula; keep only one.</source>
        <translation>%1 est liée à plus d’une formule&#x202f;; n’en garder qu’une.</translation>
    </message>
    <message>
        <source>%1 is itself linked to a formula; use that formula instead.</source>
        <translation>%1 est elle-même liée à une formule&#x202f;; utiliser plutôt cette formule.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a number; enter a number or make %1 uncertain.</source>
        <translation>%1 est %2, qui n’est pas un nombre&#x202f;; saisir un nombre ou rendre %1 incertaine.</translation>
    </message>
    <message>
        <source>Formula of %1: %2</source>
        <translation>Formule de %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 has more than one tolerance; keep only one.</source>
        <translation>%1 a plus d’une tolérance&#x202f;; en donner une seule.</translation>
    </message>
    <message>
        <source>%1 cannot have a tolerance because every design is evaluated over all values of %1.</source>
        <translation>%1 ne peut pas avoir de tolérance, car chaque variante est évaluée sur toutes les valeurs de %1.</translation>
    </message>
    <message>
        <source>%1 is linked to other inputs; set tolerances for these inputs instead.</source>
        <translation>%1 est liée à d’autres entrées&#x202f;; donner plutôt des tolérances à ces entrées.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a number and cannot have a tolerance.</source>
        <translation>%1 est %2, qui n’est pas un nombre et ne peut pas avoir de tolérance.</translation>
    </message>
    <message>
        <source>%1 is 0, so its tolerance %2 is 0, too; enter an absolute tolerance, such as 0.1.</source>
        <translation>%1 est 0, donc sa tolérance %2 aussi&#x202f;; saisir une tolérance absolue, par exemple 0.1.</translation>
    </message>
    <message>
        <source>Tolerance %2 of %1: %3</source>
        <translation>Tolérance %2 de %1&#x202f;: %3</translation>
    </message>
    <message>
        <source>write a tolerance, such as ±0.5 or 5 %.</source>
        <translation>écrire une tolérance, par exemple ±0.5 ou 5 %.</translation>
    </message>
    <message>
        <source>the tolerance must be greater than 0; omit it if the input is exact.</source>
        <translation>la tolérance doit être supérieure à 0&#x202f;; l’omettre si l’entrée est exacte.</translation>
    </message>
    <message>
        <source>%1 inputs have a tolerance; at most %2 are allowed. Keep only the most important ones.</source>
        <translation>%1 entrées ont une tolérance&#x202f;; au plus %2 sont permises. Ne garder que les plus importantes.</translation>
    </message>
    <message>
        <source>sin, cos and tan take radians; for degrees write tan(15°) or tan(15 deg)</source>
        <translation>sin, cos et tan prennent des radians&#x202f;; pour des degrés écrire tan(15°) ou tan(15 deg)</translation>
    </message>
    <message>
        <source>%1 mixes angles and plain numbers; write 15° for an angle in degrees.</source>
        <translation>%1 mêle des angles et des nombres&#x202f;; pour un angle en degrés écrire 15°.</translation>
    </message>
    <message>
        <source>%1 cannot be converted to %2. Compatible units are %3.</source>
        <translation>%1 ne peut pas être converti en %2. Les unités compatibles sont %3.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Saisir un nombre.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. Write it with one decimal point or comma and without digit grouping, such as 1234.5.</source>
        <translation>%1 est ambigu. L’écrire avec un seul point ou une seule virgule et sans groupes de chiffres, par exemple 1234.5.</translation>
    </message>
    <message>
        <source>The same results exist for the other bodies: replace _1 in the name by the number of the body, for example %1.</source>
        <translation>Les mêmes résultats existent pour les autres corps&#x202f;: remplacer _1 dans le nom par le numéro du corps, par exemple %1.</translation>
    </message>
    <message>
        <source>%1 must be a finite number.</source>
        <translation>%1 doit être un nombre fini.</translation>
    </message>
    <message>
        <source>%1 = %2 is out of range; it must be %3.</source>
        <translation>%1 = %2 est hors de l’intervalle&#x202f;: il faut %3.</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; %3</source>
        <translation>%1 = «&#x202f;%2&#x202f;» %3</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is not valid; enter a number or &quot;%3&quot;.</source>
        <translation>%1 = «&#x202f;%2&#x202f;» n’est pas valide&#x202f;; donner un nombre ou «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is not valid; choices are %3.</source>
        <translation>%1 = «&#x202f;%2&#x202f;» n’est pas valide&#x202f;; les choix sont %3.</translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation>%1 doit être un nombre.</translation>
    </message>
    <message>
        <source>%1 must be a number or &quot;%2&quot;.</source>
        <translation>%1 doit être un nombre ou «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 must be one of %2.</source>
        <translation>%1 doit être l’un de %2.</translation>
    </message>
    <message>
        <source>%1 must be text.</source>
        <translation>%1 doit être un texte.</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is not a number; write it with a decimal point and without digit grouping.</source>
        <translation>%1 = «&#x202f;%2&#x202f;» n’est pas un nombre&#x202f;; l’écrire avec un point décimal et sans groupes de chiffres.</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is neither a number nor &quot;%3&quot;; write a number with a decimal point and without digit grouping.</source>
        <translation>%1 = «&#x202f;%2&#x202f;» n’est ni un nombre ni «&#x202f;%3&#x202f;»&#x202f;; écrire un nombre avec un point décimal et sans groupes de chiffres.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>Mémoire insuffisante.</translation>
    </message>
    <message>
        <source>Internal error in Talweg: %1</source>
        <translation>Erreur interne de Talweg&#x202f;: %1</translation>
    </message>
    <message>
        <source>An unknown error occurred.</source>
        <translation>Une erreur inconnue s’est produite.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>3-D view</source>
        <translation>Dans l’espace</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Vitesse de rotation</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Chaleur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Quantité de mouvement</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Glissement</translation>
    </message>
    <message>
        <source>Slip metric</source>
        <translation>Mesure du glissement</translation>
    </message>
    <message>
        <source>Solid sphere</source>
        <translation>Sphère pleine</translation>
    </message>
    <message>
        <source>Hollow sphere</source>
        <translation>Sphère creuse</translation>
    </message>
    <message>
        <source>Solid cylinder</source>
        <translation>Cylindre plein</translation>
    </message>
    <message>
        <source>Hollow cylinder</source>
        <translation>Cylindre creux</translation>
    </message>
    <message>
        <source>%1, %2 kg</source>
        <translation>%1, %2 kg</translation>
    </message>
    <message>
        <source>Mandala 2025: four bodies race</source>
        <translation>Mandala 2025&#x202f;: quatre corps font la course</translation>
    </message>
    <message>
        <source>Two spheres and two cylinders, solid and hollow, roll down a ramp of 15°; the solid sphere wins after 3.379 s. The other experiments use the published time stepping, which is at most 21 ms early with steps of 10 ms and at most 1 ms early with steps of 0.25 ms. Change the mass of a body: its time stays the same.</source>
        <translation>Deux sphères et deux cylindres, pleins et creux, descendent une rampe de 15° ; la sphère pleine gagne après 3.379 s. Les autres expériences emploient le calcul publié par pas de temps, en avance d’au plus 21 ms avec des pas de 10 ms et d’au plus 1 ms avec des pas de 0.25 ms. Modifier la masse d’un corps : son temps reste le même.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>As published, 1 ms</source>
        <translation>Comme publié, 1 ms</translation>
    </message>
    <message>
        <source>As published, 10 ms</source>
        <translation>Comme publié, 10 ms</translation>
    </message>
    <message>
        <source>As published, 0.25 ms</source>
        <translation>Comme publié, 0.25 ms</translation>
    </message>
    <message>
        <source>Mandala 2025: heavier bodies</source>
        <translation>Mandala 2025&#x202f;: des corps plus lourds</translation>
    </message>
    <message>
        <source>Each body is computed with twice and with ten times its mass by the published method. The figure “Heat” shows the heat of all bodies, which grows with the mass. Compare the experiments: energy and momentum grow, too, but the motion stays the same.</source>
        <translation>Chaque corps est calculé avec deux fois et dix fois sa masse par la méthode publiée. La figure « Chaleur » montre la chaleur de tous les corps, qui croît avec la masse. Comparer les expériences : l’énergie et la quantité de mouvement croissent aussi, mais le mouvement reste le même.</translation>
    </message>
    <message>
        <source>Mandala 2025: time step, mass and tilt</source>
        <translation>Mandala 2025&#x202f;: pas de temps, masse et pente</translation>
    </message>
    <message>
        <source>The studies of the paper vary the time step, the mass and the tilt for the inertia factors of the four bodies. Smaller time steps reduce the slip, the heat and the time error; larger masses increase momentum and heat but do not change the time. Open the tilt study to see how the tilt changes the time and the friction needed to roll.</source>
        <translation>Les études de l’article font varier le pas de temps, la masse et la pente pour les facteurs d’inertie des quatre corps. Des pas de temps plus petits réduisent le glissement, la chaleur et l’erreur du temps ; des masses plus grandes augmentent la quantité de mouvement et la chaleur, mais ne changent pas le temps. Ouvrir l’étude de la pente pour voir comment la pente change le temps et le frottement nécessaire pour rouler.</translation>
    </message>
    <message>
        <source>Time step study</source>
        <translation>Étude du pas de temps</translation>
    </message>
    <message>
        <source>Mass study</source>
        <translation>Étude de la masse</translation>
    </message>
    <message>
        <source>Tilt study</source>
        <translation>Étude de la pente</translation>
    </message>
    <message>
        <source>Rolling or sliding?</source>
        <translation>Rouler ou glisser&#x202f;?</translation>
    </message>
    <message>
        <source>Rolling requires tan α ≤ μ(1+k)/k, so bodies with a larger inertia factor k slide at smaller tilts. In the map of tilt and friction, a line marks the limit between rolling and sliding: with μ = 0.3, a hollow cylinder rolls at tilts of at most 30.96°. Open the inertia study to see the limit for other values of k.</source>
        <translation>Rouler demande tan α ≤ μ(1+k)/k ; les corps de plus grand facteur d’inertie k glissent donc à de plus petites pentes. Sur la carte de la pente et du frottement, une ligne marque la limite entre rouler et glisser : avec μ = 0.3 un cylindre creux roule sur des pentes d’au plus 30.96°. Ouvrir l’étude de l’inertie pour voir la limite pour d’autres valeurs de k.</translation>
    </message>
    <message>
        <source>At 35°</source>
        <translation>À 35°</translation>
    </message>
    <message>
        <source>Inertia study</source>
        <translation>Étude de l’inertie</translation>
    </message>
    <message>
        <source>Incline race</source>
        <translation>Course sur la rampe</translation>
    </message>
    <message>
        <source>Solid and hollow bodies rolling and sliding down a ramp side by side.</source>
        <translation>Des corps pleins et creux descendent une rampe côte à côte, en roulant et en glissant.</translation>
    </message>
    <message>
        <source>Down the ramp</source>
        <translation>En descendant la rampe</translation>
    </message>
    <message>
        <source>All rolled</source>
        <translation>Tous ont roulé</translation>
    </message>
    <message>
        <source>Some slid</source>
        <translation>Certains ont glissé</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>All roll</source>
        <translation>Tous roulent</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Shape of the body. For any other shape, enter the inertia factor.</source>
        <translation>Forme du corps. Pour toute autre forme, saisir le facteur d’inertie.</translation>
    </message>
    <message>
        <source>By lane</source>
        <translation>Selon le couloir</translation>
    </message>
    <message>
        <source>Each lane has its own colour.</source>
        <translation>Chaque couloir a sa propre couleur.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Line colour of the body in figures, as a number.</source>
        <translation>Couleur des lignes du corps dans les figures, par numéro.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name in tables and legends. If empty, the shape is used.</source>
        <translation>Nom dans les tableaux et les légendes. Si vide, la forme est utilisée.</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>The mass has no effect on the motion.</source>
        <translation>La masse n’a pas d’effet sur le mouvement.</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Distance from the axis of the body to the ramp.</source>
        <translation>Distance de l’axe du corps à la rampe.</translation>
    </message>
    <message>
        <source>Inertia factor</source>
        <translation>Facteur d’inertie</translation>
    </message>
    <message>
        <source>J/(m R²), which replaces the inertia factor of the shape. It is 2/5 for a solid sphere and 1 for a hoop.</source>
        <translation>J/(m R²), qui remplace le facteur d’inertie de la forme&#x202f;: 2/5 pour une sphère pleine, 1 pour un cerceau.</translation>
    </message>
    <message>
        <source>Static friction</source>
        <translation>Frottement statique</translation>
    </message>
    <message>
        <source>Coefficient for this body, which replaces that of the ramp.</source>
        <translation>Coefficient de ce corps, qui remplace celui de la rampe.</translation>
    </message>
    <message>
        <source>Kinetic friction</source>
        <translation>Frottement cinétique</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>One to eight bodies, each in its own lane.</source>
        <translation>Un à huit corps, chacun dans son couloir.</translation>
    </message>
    <message>
        <source>Mandala 2025, listing 3</source>
        <translation>Mandala 2025, listing 3</translation>
    </message>
    <message>
        <source>body</source>
        <translation>corps</translation>
    </message>
    <message numerus="yes">
        <source>%n bodies</source>
        <translation>
            <numerusform>%n corps</numerusform>
            <numerusform>%n corps</numerusform>
        </translation>
    </message>
    <message>
        <source>Inverse effective mass</source>
        <translation>Inverse de la masse effective</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>The published method divides the slip by k_t, the inverse of the effective mass, to get the friction impulse that stops the slip. Mandala 2025 gives two definitions of k_t, which it calls the effective mass.</source>
        <translation>La méthode publiée divise le glissement par k_t, l’inverse de la masse effective, pour obtenir l’impulsion de frottement qui l’arrête. Mandala 2025 donne deux définitions de k_t, qu’il appelle masse effective.</translation>
    </message>
    <message>
        <source>Mandala 2025, section 9.4 and equation 7</source>
        <translation>Mandala 2025, section 9.4 et équation 7</translation>
    </message>
    <message>
        <source>Section 9.4</source>
        <translation>Section 9.4</translation>
    </message>
    <message>
        <source>k_t = 1/m + R²/J: the impulse just ends the slip.</source>
        <translation>k_t = 1/m + R²/J&#x202f;: l’impulsion arrête tout juste le glissement.</translation>
    </message>
    <message>
        <source>Equation 7</source>
        <translation>Équation 7</translation>
    </message>
    <message>
        <source>k_t = 1/m, to which the printed equation 7 reduces for these bodies: the impulse reverses the slip.</source>
        <translation>k_t = 1/m, à quoi se réduit l’équation 7 imprimée pour ces corps&#x202f;: l’impulsion renverse le glissement.</translation>
    </message>
    <message>
        <source>Definition of the friction loss in the published method. Mandala 2025 gives two definitions; neither is the work of the impulses.</source>
        <translation>Définition de la perte par frottement de la méthode publiée. Mandala 2025 en donne deux&#x202f;; aucune n’est le travail des impulsions.</translation>
    </message>
    <message>
        <source>Mandala 2025, section 9.6 and listing 8</source>
        <translation>Mandala 2025, section 9.6 et listing 8</translation>
    </message>
    <message>
        <source>Work done</source>
        <translation>Travail accompli</translation>
    </message>
    <message>
        <source>Work of the impulses: energy lost to friction and impacts, in J.</source>
        <translation>Travail des impulsions&#x202f;: énergie perdue par frottement et par chocs, en J.</translation>
    </message>
    <message>
        <source>Section 9.6</source>
        <translation>Section 9.6</translation>
    </message>
    <message>
        <source>The sum of μ |J_n| |slip before the impact| Δt, where J_n is the normal impulse. Because of the factor Δt its unit is J s, but Mandala 2025 adds it to energies in J.</source>
        <translation>La somme de μ |J_n| |glissement avant le choc| Δt, où J_n est l’impulsion normale. À cause du facteur Δt son unité est J s, mais Mandala 2025 l’ajoute à des énergies en J.</translation>
    </message>
    <message>
        <source>Listing 8</source>
        <translation>Listing 8</translation>
    </message>
    <message>
        <source>The sum of μ |J_n| |slip after the impact|, without Δt. The impulse of gravity during the step is subtracted from the normal impulse J_n.</source>
        <translation>La somme de μ |J_n| |glissement après le choc|, sans Δt. L’impulsion de la pesanteur pendant le pas est soustraite de l’impulsion normale J_n.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Solution method.</source>
        <translation>Méthode de résolution.</translation>
    </message>
    <message>
        <source>Closed-form solution for rolling and sliding.</source>
        <translation>Solution sous forme close pour le roulement et le glissement.</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Comme publié</translation>
    </message>
    <message>
        <source>Time stepping of Mandala 2025: symplectic Euler steps, with an impulse when a body penetrates the ramp.</source>
        <translation>Pas de temps de Mandala 2025&#x202f;: pas d’Euler symplectiques, avec une impulsion quand un corps pénètre dans la rampe.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>Rampe</translation>
    </message>
    <message>
        <source>Height of the ramp surface above the ground at the start.</source>
        <translation>Hauteur de la surface de la rampe au-dessus du sol au départ.</translation>
    </message>
    <message>
        <source>Mandala 2025, listing 2</source>
        <translation>Mandala 2025, listing 2</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Pente</translation>
    </message>
    <message>
        <source>Angle of the ramp below the horizontal.</source>
        <translation>Angle de la rampe sous l’horizontale.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Horizontal length of the ramp from the start to the foot.</source>
        <translation>Longueur horizontale de la rampe du départ au pied.</translation>
    </message>
    <message>
        <source>Half-width</source>
        <translation>Demi-largeur</translation>
    </message>
    <message>
        <source>Half the width of the ramp. All lanes are equally wide.</source>
        <translation>La moitié de la largeur de la rampe. Tous les couloirs ont la même largeur.</translation>
    </message>
    <message>
        <source>Coefficient of static friction. A body rolls if tan α ≤ μ (1+k)/k.</source>
        <translation>Coefficient de frottement statique. Un corps roule si tan α ≤ μ (1+k)/k.</translation>
    </message>
    <message>
        <source>Mandala 2025, equation 6</source>
        <translation>Mandala 2025, équation 6</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Coefficient de restitution</translation>
    </message>
    <message>
        <source>Coefficient of restitution of the impacts in the published method. In the exact method, bodies stay in contact with the ramp.</source>
        <translation>Coefficient de restitution des chocs dans la méthode publiée. Dans la méthode exacte, les corps restent en contact avec la rampe.</translation>
    </message>
    <message>
        <source>Mandala 2025, equation 5</source>
        <translation>Mandala 2025, équation 5</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Pesanteur</translation>
    </message>
    <message>
        <source>Surface gravity.</source>
        <translation>Pesanteur à la surface.</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation>Pas de temps</translation>
    </message>
    <message>
        <source>Time step of the published method. Mandala 2025 uses 0.01, 0.001 and 0.00025 s.</source>
        <translation>Pas de temps de la méthode publiée. Mandala 2025 utilise 0.01, 0.001 et 0.00025 s.</translation>
    </message>
    <message>
        <source>Mandala 2025, section 5.2</source>
        <translation>Mandala 2025, section 5.2</translation>
    </message>
    <message>
        <source>The race ends at this time for bodies that have not reached the foot.</source>
        <translation>La course finit à cet instant pour les corps qui n’ont pas atteint le pied.</translation>
    </message>
    <message>
        <source>The shape of body %1 does not determine its inertia factor k. Enter k.</source>
        <translation>La forme du corps %1 ne détermine pas son facteur d’inertie k. Saisir k.</translation>
    </message>
    <message>
        <source>Time step Δt = %1 s gives more than 200000 steps within the time limit of %2 s. Choose a longer step or a shorter limit.</source>
        <translation>Le pas de temps Δt = %1 s fait plus de 200000 pas jusqu’à la limite de temps de %2 s&#x202f;: choisir un pas plus long ou une limite plus courte.</translation>
    </message>
    <message>
        <source>The ramp would end %1 m below the ground. Choose a smaller length or tilt, or a greater height.</source>
        <translation>La rampe finirait %1 m sous le sol&#x202f;: choisir une longueur ou une pente plus petite, ou une hauteur plus grande.</translation>
    </message>
    <message>
        <source>Winning time</source>
        <translation>Temps du vainqueur</translation>
    </message>
    <message>
        <source>Time from the start until the first body reaches the foot.</source>
        <translation>Temps du départ jusqu’à l’arrivée du premier corps au pied.</translation>
    </message>
    <message>
        <source>Energy residual</source>
        <translation>Résidu d’énergie</translation>
    </message>
    <message>
        <source>Body %1, time</source>
        <translation>Corps %1, temps</translation>
    </message>
    <message>
        <source>Time from the start until the body reaches the foot.</source>
        <translation>Temps du départ à l’arrivée du corps au pied.</translation>
    </message>
    <message>
        <source>Body %1, speed at the end</source>
        <translation>Corps %1, vitesse à la fin</translation>
    </message>
    <message>
        <source>Speed of the centre of the body at the foot or at the time limit.</source>
        <translation>Vitesse du centre du corps au pied ou à la limite de temps.</translation>
    </message>
    <message>
        <source>Body %1, friction needed to roll</source>
        <translation>Corps %1, frottement pour rouler</translation>
    </message>
    <message>
        <source>Body %1, angular momentum at the end</source>
        <translation>Corps %1, moment cinétique à la fin</translation>
    </message>
    <message>
        <source>Angular momentum k m R² |ω| about the centre of the body at the end.</source>
        <translation>Moment cinétique k m R² |ω| par rapport au centre du corps à la fin.</translation>
    </message>
    <message>
        <source>Body %1, acceleration</source>
        <translation>Corps %1, accélération</translation>
    </message>
    <message>
        <source>Mean acceleration along the ramp from rest to the end, 2 s/t². It is g sin α/(1+k) if the body rolls.</source>
        <translation>Accélération moyenne le long de la rampe du repos à la fin, 2 s/t². Elle est g sin α/(1+k) si le corps roule.</translation>
    </message>
    <message>
        <source>Body %1, translational energy at the end</source>
        <translation>Corps %1, énergie de translation à la fin</translation>
    </message>
    <message>
        <source>Translational energy m v²/2.</source>
        <translation>Énergie de translation m v²/2.</translation>
    </message>
    <message>
        <source>Body %1, share of rotation at the end</source>
        <translation>Corps %1, part de la rotation à la fin</translation>
    </message>
    <message>
        <source>Share of rotation in the kinetic energy of the body. It is k/(1+k) if the body rolls.</source>
        <translation>Part de la rotation dans l’énergie cinétique du corps. Elle est k/(1+k) si le corps roule.</translation>
    </message>
    <message>
        <source>Body %1, heat</source>
        <translation>Corps %1, chaleur</translation>
    </message>
    <message>
        <source>Energy lost to friction and impacts. For the published method, the input “Heat” selects its definition.</source>
        <translation>Énergie perdue par frottement et par chocs. Pour la méthode publiée, l’entrée «&#x202f;Chaleur&#x202f;» en choisit la définition.</translation>
    </message>
    <message>
        <source>Body %1, greatest slip</source>
        <translation>Corps %1, glissement maximal</translation>
    </message>
    <message>
        <source>Largest slip speed |v + Rω|.</source>
        <translation>Plus grande valeur absolue du glissement, |v + Rω|.</translation>
    </message>
    <message>
        <source>Body %1, energy and losses at the end</source>
        <translation>Corps %1, énergie et pertes à la fin</translation>
    </message>
    <message>
        <source>Sum of the mechanical energy and the losses of the body.</source>
        <translation>Somme de l’énergie mécanique et des pertes du corps.</translation>
    </message>
    <message>
        <source>Body %1, change of energy and losses</source>
        <translation>Corps %1, changement de l’énergie et des pertes</translation>
    </message>
    <message>
        <source>Change of the sum of mechanical energy and losses from start to end; 0 if the method conserves energy.</source>
        <translation>Variation de la somme de l’énergie mécanique et des pertes du départ à la fin&#x202f;; 0 si la méthode conserve l’énergie.</translation>
    </message>
    <message>
        <source>Body %1, time minus exact time</source>
        <translation>Corps %1, temps moins le temps exact</translation>
    </message>
    <message>
        <source>Arrival time in this run minus arrival time in the exact motion; positive if the body arrives late.</source>
        <translation>Temps d’arrivée dans ce calcul moins celui du mouvement exact&#x202f;; positif si le corps arrive trop tard.</translation>
    </message>
    <message>
        <source>Horizontal position</source>
        <translation>Position horizontale</translation>
    </message>
    <message>
        <source>Horizontal distance of the centre of the body from the upper edge of the ramp, positive downhill.</source>
        <translation>Distance horizontale du centre du corps au haut de la rampe, positive vers l’aval.</translation>
    </message>
    <message>
        <source>Centre elevation</source>
        <translation>Altitude du centre</translation>
    </message>
    <message>
        <source>Elevation of the centre of the body above the ground.</source>
        <translation>Hauteur du centre du corps au-dessus du sol.</translation>
    </message>
    <message>
        <source>Rotation angle, counter-clockwise</source>
        <translation>Angle de rotation, sens trigonométrique</translation>
    </message>
    <message>
        <source>Rotation since the start. A body that rolls downhill turns clockwise, so its angle is negative.</source>
        <translation>Rotation depuis le départ. Un corps qui descend en roulant tourne dans le sens horaire&#x202f;: son angle est négatif.</translation>
    </message>
    <message>
        <source>Speed of the centre of the body.</source>
        <translation>Vitesse du centre du corps.</translation>
    </message>
    <message>
        <source>Spin, counter-clockwise</source>
        <translation>Vitesse de rotation, sens trigonométrique</translation>
    </message>
    <message>
        <source>A body that rolls downhill turns clockwise, so its spin is −v/R.</source>
        <translation>Un corps qui descend en roulant tourne dans le sens horaire&#x202f;: sa vitesse de rotation est −v/R.</translation>
    </message>
    <message>
        <source>Slip of the contact point</source>
        <translation>Glissement du point de contact</translation>
    </message>
    <message>
        <source>Velocity of the contact point, v + Rω, positive downhill; 0 while the body rolls.</source>
        <translation>Vitesse du point de contact, v + Rω, positive vers l’aval&#x202f;; 0 tant que le corps roule.</translation>
    </message>
    <message>
        <source>Slip metric of Mandala 2025</source>
        <translation>Mesure du glissement de Mandala 2025</translation>
    </message>
    <message>
        <source>R|ω| − |v| with the sign convention of Mandala 2025: positive if the body spins faster than it rolls. The sign is opposite to that of the slip unless the body bounces or turns back.</source>
        <translation>R|ω| − |v| avec le signe de Mandala 2025&#x202f;: positif quand le corps tourne plus vite qu’il ne roule. Le signe est opposé à celui du glissement, sauf si le corps rebondit ou revient.</translation>
    </message>
    <message>
        <source>Translational energy</source>
        <translation>Énergie de translation</translation>
    </message>
    <message>
        <source>Rotational energy</source>
        <translation>Énergie de rotation</translation>
    </message>
    <message>
        <source>Rotational energy k m R² ω²/2.</source>
        <translation>Énergie de rotation k m R² ω²/2.</translation>
    </message>
    <message>
        <source>Potential energy</source>
        <translation>Énergie potentielle</translation>
    </message>
    <message>
        <source>Potential energy m g y, with y measured from the ground.</source>
        <translation>Énergie potentielle m g y, avec y mesuré depuis le sol.</translation>
    </message>
    <message>
        <source>Mechanical energy</source>
        <translation>Énergie mécanique</translation>
    </message>
    <message>
        <source>Sum of translational, rotational and potential energy.</source>
        <translation>Somme des énergies de translation, de rotation et potentielle.</translation>
    </message>
    <message>
        <source>Lost to friction and impacts</source>
        <translation>Perdue par frottement et chocs</translation>
    </message>
    <message>
        <source>Work of friction at the slipping contact since the start. For the published method, the input “Heat” selects the definition.</source>
        <translation>Travail du frottement au contact qui glisse depuis le départ. Pour la méthode publiée, l’entrée «&#x202f;Chaleur&#x202f;» choisit la définition.</translation>
    </message>
    <message>
        <source>Mechanical energy and losses</source>
        <translation>Énergie mécanique et pertes</translation>
    </message>
    <message>
        <source>Energy of the body plus its losses. The sum is constant if the method conserves energy.</source>
        <translation>Énergie du corps plus ses pertes. La somme est constante si la méthode conserve l’énergie.</translation>
    </message>
    <message>
        <source>Angular momentum</source>
        <translation>Moment cinétique</translation>
    </message>
    <message>
        <source>Angular momentum k m R² |ω| about the centre of the body.</source>
        <translation>Moment cinétique k m R² |ω| par rapport au centre du corps.</translation>
    </message>
    <message>
        <source>Speed of the centre of the body on arrival.</source>
        <translation>Vitesse du centre du corps à l’arrivée.</translation>
    </message>
    <message>
        <source>Spin on arrival, positive counter-clockwise.</source>
        <translation>Vitesse de rotation à l’arrivée, positive dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Time to the foot</source>
        <translation>Temps jusqu’au pied</translation>
    </message>
    <message>
        <source>Final speed</source>
        <translation>Vitesse finale</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Share of rotation</source>
        <translation>Part de la rotation</translation>
    </message>
    <message>
        <source>Friction needed to roll</source>
        <translation>Frottement pour rouler</translation>
    </message>
    <message>
        <source>sliding</source>
        <translation>glissant</translation>
    </message>
    <message>
        <source>rolling</source>
        <translation>roulant</translation>
    </message>
    <message>
        <source>Final angular momentum (kg m²/s)</source>
        <translation>Moment cinétique final (kg m²/s)</translation>
    </message>
    <message>
        <source>Time error</source>
        <translation>Erreur du temps</translation>
    </message>
    <message>
        <source>Change of energy and losses</source>
        <translation>Changement de l’énergie et des pertes</translation>
    </message>
    <message>
        <source>Order of convergence</source>
        <translation>Ordre de convergence</translation>
    </message>
    <message>
        <source>%1 reaches the foot after %2 s at %3 m/s</source>
        <translation>%1 est au pied après %2 s à %3 m/s</translation>
    </message>
    <message>
        <source>%1 wins: it reaches the foot after %2 s at %3 m/s</source>
        <translation>%1 gagne&#x202f;: au pied après %2 s à %3 m/s</translation>
    </message>
    <message>
        <source>Dead heat: %1 and %2 reach the foot after %3 s at %4 m/s</source>
        <translation>Ex æquo&#x202f;: %1 et %2 au pied après %3 s à %4 m/s</translation>
    </message>
    <message>
        <source>%1 wins: it reaches the foot after %2 s at %3 m/s, %4 s before %5</source>
        <translation>%1 gagne&#x202f;: au pied après %2 s à %3 m/s, %4 s avant %5</translation>
    </message>
    <message>
        <source>No body reaches the foot within %1 s.</source>
        <translation>Aucun corps n’atteint le pied en %1 s.</translation>
    </message>
    <message>
        <source>%1; not all bodies roll.</source>
        <translation>%1&#x202f;; tous ne roulent pas.</translation>
    </message>
    <message>
        <source>%1; all bodies roll.</source>
        <translation>%1&#x202f;; tous roulent.</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>%1 arrives, sliding</source>
        <translation>%1 arrive en glissant</translation>
    </message>
    <message>
        <source>%1 arrives, rolling</source>
        <translation>%1 arrive en roulant</translation>
    </message>
    <message>
        <source>The published method does not conserve energy; the energy residual is %1 of the potential energy released between the start and the foot.</source>
        <translation>La méthode publiée ne conserve pas l’énergie&#x202f;; le résidu d’énergie est de %1 de l’énergie potentielle libérée du départ au pied.</translation>
    </message>
    <message>
        <source>Kinetic friction exceeds static friction; the exact method then uses static friction for sliding, too.</source>
        <translation>Le frottement cinétique dépasse le frottement statique&#x202f;; la méthode exacte emploie alors le frottement statique pour le glissement aussi.</translation>
    </message>
    <message>
        <source>%1 slides: rolling needs μ of at least %2.</source>
        <translation>%1 glisse&#x202f;: rouler demande un μ d’au moins %2.</translation>
    </message>
    <message>
        <source>exact: constant accelerations</source>
        <translation>exact&#x202f;: accélérations constantes</translation>
    </message>
    <message>
        <source>as published: symplectic Euler and impulses, Δt = %1 s</source>
        <translation>comme publié&#x202f;: Euler symplectique et impulsions, Δt = %1 s</translation>
    </message>
    <message>
        <source>Use %1 = %2</source>
        <translation>Utiliser %1 = %2</translation>
    </message>
    <message>
        <source>Use %1 %2</source>
        <translation>Utiliser %1 %2</translation>
    </message>
    <message>
        <source>%1 needs at least two points.</source>
        <translation>%1 demande au moins deux points.</translation>
    </message>
    <message>
        <source>%1: the coordinates of point %2 must be finite numbers.</source>
        <translation>%1&#x202f;: les coordonnées du point %2 doivent être des nombres finis.</translation>
    </message>
    <message>
        <source>%1: x must increase from point to point, but point %2 has x = %3 and the point before it has x = %4.</source>
        <translation>%1&#x202f;: x doit croître d’un point à l’autre, mais le point %2 a x = %3 et le précédent x = %4.</translation>
    </message>
    <message>
        <source>%1 must be a list of points x:y.</source>
        <translation>%1 doit être une liste de points x:y.</translation>
    </message>
    <message>
        <source>%1 must be a table.</source>
        <translation>%1 doit être un tableau.</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; is not a list of points; write x:y, x:y, … with decimal points.</source>
        <translation>%1 = «&#x202f;%2&#x202f;» n’est pas une liste de points&#x202f;; écrire x:y, x:y, … avec des points décimaux.</translation>
    </message>
    <message>
        <source>Stays at rest</source>
        <translation>Reste au repos</translation>
    </message>
    <message>
        <source>Comes to rest</source>
        <translation>S’immobilise</translation>
    </message>
    <message>
        <source>Halts and slides back</source>
        <translation>S’arrête et glisse en arrière</translation>
    </message>
    <message>
        <source>Starts to slide</source>
        <translation>Se met à glisser</translation>
    </message>
    <message>
        <source>Pivots on particle %1</source>
        <translation>Pivote sur la particule %1</translation>
    </message>
    <message>
        <source>The pivot starts to slide</source>
        <translation>Le pivot se met à glisser</translation>
    </message>
    <message>
        <source>closed form</source>
        <translation>forme close</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Part</translation>
    </message>
    <message numerus="yes">
        <source>linearly implicit Euler, extrapolated to order 7, in regularised time, %n steps</source>
        <translation>
            <numerusform>Euler linéairement implicite, extrapolé jusqu’à l’ordre 7, en temps régularisé, %n pas</numerusform>
            <numerusform>Euler linéairement implicite, extrapolé jusqu’à l’ordre 7, en temps régularisé, %n pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dormand–Prince 5(4) in regularised time, %n steps</source>
        <translation>
            <numerusform>Dormand–Prince 5(4) en temps régularisé, %n pas</numerusform>
            <numerusform>Dormand–Prince 5(4) en temps régularisé, %n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>1e-12 per step</source>
        <translation>1e-12 par pas</translation>
    </message>
    <message>
        <source>Stops sliding, still spins</source>
        <translation>Ne glisse plus, tourne encore</translation>
    </message>
    <message>
        <source>Stops spinning, still slides</source>
        <translation>Ne tourne plus, glisse encore</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Comme imprimé</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Mass of the particle, which presses on the plane with its own weight.</source>
        <translation>Masse de la particule, qui appuie sur le plan de son propre poids.</translation>
    </message>
    <message>
        <source>Forward offset</source>
        <translation>Position longitudinale</translation>
    </message>
    <message>
        <source>Position of the particle in the direction of the angle θ, relative to an arbitrary origin.</source>
        <translation>Position de la particule dans la direction de l’angle θ, depuis une origine quelconque.</translation>
    </message>
    <message>
        <source>Leftward offset</source>
        <translation>Position transversale</translation>
    </message>
    <message>
        <source>Position of the particle at right angles to the direction of the angle θ, positive to the left, relative to an arbitrary origin.</source>
        <translation>Position de la particule perpendiculairement à la direction de l’angle θ, positive vers la gauche, depuis une origine quelconque.</translation>
    </message>
    <message>
        <source>Particles</source>
        <translation>Particules</translation>
    </message>
    <message>
        <source>Masses and positions of the particles in the axes of the body. The body turns about their common centre of mass.</source>
        <translation>Masses et positions des particules dans les axes du corps. Il tourne autour de leur centre de masse commun.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 2 and 3</source>
        <translation>Eberly 2008, sections 2 et 3</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>particule</translation>
    </message>
    <message numerus="yes">
        <source>%n particles</source>
        <translation>
            <numerusform>%n particule</numerusform>
            <numerusform>%n particules</numerusform>
        </translation>
    </message>
    <message>
        <source>Body that slides on the plane. Rods, boards and boxes lie flat and press evenly on the plane; particles press with their own weights.</source>
        <translation>Corps qui glisse sur le plan. Tiges, planches et boîtes sont à plat et appuient uniformément sur le plan&#x202f;; les particules appuient de leur propre poids.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 1 to 6</source>
        <translation>Eberly 2008, sections 1 à 6</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>Particule</translation>
    </message>
    <message>
        <source>A point, which has no angle and no spin.</source>
        <translation>Un point&#x202f;; il n’a ni angle ni rotation.</translation>
    </message>
    <message>
        <source>Joined particles</source>
        <translation>Particules reliées</translation>
    </message>
    <message>
        <source>Two or more particles, joined by a massless frame.</source>
        <translation>Deux particules ou plus, reliées par une armature sans masse.</translation>
    </message>
    <message>
        <source>Thin rod</source>
        <translation>Tige mince</translation>
    </message>
    <message>
        <source>A straight rod with uniform pressure on the plane along its length.</source>
        <translation>Une tige droite qui appuie uniformément sur le plan sur toute sa longueur.</translation>
    </message>
    <message>
        <source>Flat board</source>
        <translation>Planche plate</translation>
    </message>
    <message>
        <source>A rectangular board with uniform pressure on the plane.</source>
        <translation>Une planche rectangulaire qui appuie uniformément sur le plan.</translation>
    </message>
    <message>
        <source>Solid box</source>
        <translation>Boîte pleine</translation>
    </message>
    <message>
        <source>A board with a height, which affects only the drawing.</source>
        <translation>Une planche avec une hauteur, qui ne change que le dessin.</translation>
    </message>
    <message>
        <source>Forces and energies are proportional to the mass. With Coulomb friction given as a coefficient μ, the mass has no effect on the motion.</source>
        <translation>Les forces et les énergies sont proportionnelles à la masse. Si le frottement sec est donné par un coefficient μ, la masse n’a pas d’effet sur le mouvement.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 4 to 6</source>
        <translation>Eberly 2008, sections 4 à 6</translation>
    </message>
    <message>
        <source>Front length</source>
        <translation>Longueur avant</translation>
    </message>
    <message>
        <source>Distance from the centre of mass to the end that the angle θ points to.</source>
        <translation>Distance du centre de masse à l’extrémité vers laquelle pointe l’angle θ.</translation>
    </message>
    <message>
        <source>Rear length</source>
        <translation>Longueur arrière</translation>
    </message>
    <message>
        <source>Distance from the centre of mass to the other end; equal to L₁ for a uniform rod.</source>
        <translation>Distance du centre de masse à l’autre extrémité&#x202f;; égale à L₁ pour une tige homogène.</translation>
    </message>
    <message>
        <source>Half-length</source>
        <translation>Demi-longueur</translation>
    </message>
    <message>
        <source>Half the length of the side in the direction of the angle θ.</source>
        <translation>La moitié de la longueur du côté dans la direction de l’angle θ.</translation>
    </message>
    <message>
        <source>Half the length of the side at right angles to the direction of the angle θ.</source>
        <translation>La moitié de la longueur du côté perpendiculaire à la direction de l’angle θ.</translation>
    </message>
    <message>
        <source>Half-height</source>
        <translation>Demi-hauteur</translation>
    </message>
    <message>
        <source>Half the height of the box above the plane.</source>
        <translation>La moitié de la hauteur de la boîte au-dessus du plan.</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Angle between the plane and the horizontal. The coordinate w points uphill.</source>
        <translation>Angle entre le plan et l’horizontale. La coordonnée w pointe vers l’amont.</translation>
    </message>
    <message>
        <source>Eberly 2008, section 1</source>
        <translation>Eberly 2008, section 1</translation>
    </message>
    <message>
        <source>Friction given as</source>
        <translation>Frottement donné par</translation>
    </message>
    <message>
        <source>Coulomb friction is given as a coefficient or, as in Eberly 2008, as a force.</source>
        <translation>Le frottement sec est donné par un coefficient ou, comme dans Eberly 2008, par une force.</translation>
    </message>
    <message>
        <source>Coefficient μ</source>
        <translation>Coefficient μ</translation>
    </message>
    <message>
        <source>The force is μ times the normal force on the plane.</source>
        <translation>La force est μ fois la force normale sur le plan.</translation>
    </message>
    <message>
        <source>Force c</source>
        <translation>Force c</translation>
    </message>
    <message>
        <source>Total friction force on the sliding body, independent of its weight, as in Eberly 2008.</source>
        <translation>La force de frottement totale sur le corps qui glisse, indépendante de son poids, comme dans Eberly 2008.</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Frottement</translation>
    </message>
    <message>
        <source>Coefficient of Coulomb friction, both while sliding and at rest. The friction force c of Eberly 2008 is μ m g cos φ.</source>
        <translation>Coefficient du frottement sec (de Coulomb), en glissant comme au repos. La force de frottement c d’Eberly 2008 est μ m g cos φ.</translation>
    </message>
    <message>
        <source>Friction force</source>
        <translation>Force de frottement</translation>
    </message>
    <message>
        <source>Coulomb friction force on the whole body when it slides without spin, μ m g cos φ. At rest, it is the maximum friction force. With c as in Eberly 2008, the force is c times the length for a rod, c times the area for a board or a box, and the sum of the c of all particles for joined particles.</source>
        <translation>Force de frottement sec sur le corps entier quand il glisse sans tourner, μ m g cos φ. Au repos, c’est la force de frottement maximale. Elle est le c d’Eberly 2008 fois la longueur pour une tige, c fois l’aire pour une planche ou une boîte, et la somme des c pour des particules reliées.</translation>
    </message>
    <message>
        <source>Friction split</source>
        <translation>Parts du frottement</translation>
    </message>
    <message>
        <source>Distribution of the Coulomb friction force among the particles.</source>
        <translation>Répartition de la force de frottement sec entre les particules.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 1 and 2</source>
        <translation>Eberly 2008, sections 1 et 2</translation>
    </message>
    <message>
        <source>By weight</source>
        <translation>Selon le poids</translation>
    </message>
    <message>
        <source>All particles are of the same material: each has c = μ m g cos φ with its own mass m.</source>
        <translation>Toutes les particules sont de la même matière&#x202f;: chacune a c = μ m g cos φ avec sa propre masse m.</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>À parts égales</translation>
    </message>
    <message>
        <source>The friction force is the same at each particle regardless of its weight, as in the second sample program of Eberly 2008.</source>
        <translation>La force de frottement est la même sur chaque particule, quel que soit son poids, comme dans le deuxième programme d’exemple d’Eberly 2008.</translation>
    </message>
    <message>
        <source>Viscous friction</source>
        <translation>Frottement visqueux</translation>
    </message>
    <message>
        <source>Coefficient of the viscous model: the friction force is −c v, distributed like the mass of the body.</source>
        <translation>Coefficient du modèle visqueux&#x202f;: la force de frottement est −c v, répartie comme la masse du corps.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Cross-slope position</source>
        <translation>Position de départ, en travers</translation>
    </message>
    <message>
        <source>Position of the centre of mass at the start, measured along the contour line.</source>
        <translation>Position du centre de masse au départ, mesurée le long de la ligne de niveau.</translation>
    </message>
    <message>
        <source>Uphill position</source>
        <translation>Position de départ, vers l’amont</translation>
    </message>
    <message>
        <source>Position of the centre of mass at the start, measured up the plane.</source>
        <translation>Position du centre de masse au départ, mesurée vers le haut du plan.</translation>
    </message>
    <message>
        <source>Start angle</source>
        <translation>Angle de départ</translation>
    </message>
    <message>
        <source>Angle from the x axis to the first axis of the body, counter-clockwise as seen from above.</source>
        <translation>Angle de l’axe x au premier axe du corps, dans le sens trigonométrique vu de dessus.</translation>
    </message>
    <message>
        <source>Cross-slope velocity</source>
        <translation>Vitesse transversale</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass along the contour line at the start.</source>
        <translation>Vitesse du centre de masse le long de la ligne de niveau au départ.</translation>
    </message>
    <message>
        <source>Uphill velocity</source>
        <translation>Vitesse vers l’amont</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass up the plane at the start.</source>
        <translation>Vitesse du centre de masse vers le haut du plan au départ.</translation>
    </message>
    <message>
        <source>Spin at the start, positive counter-clockwise as seen from above.</source>
        <translation>Vitesse de rotation au départ, positive dans le sens trigonométrique vu de dessus.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Model used for the outcome, the animation and the results. The figures show all three models.</source>
        <translation>Modèle de l’issue, de l’animation et des résultats. Les figures montrent les trois modèles.</translation>
    </message>
    <message>
        <source>Eberly 2008, section 4</source>
        <translation>Eberly 2008, section 4</translation>
    </message>
    <message>
        <source>Coupled</source>
        <translation>Couplé</translation>
    </message>
    <message>
        <source>Coulomb friction at every point opposes the motion of that point. Sliding and spinning end together.</source>
        <translation>Le frottement sec en chaque point s’oppose au mouvement de ce point. Glissement et rotation finissent ensemble.</translation>
    </message>
    <message>
        <source>Decoupled</source>
        <translation>Découplé</translation>
    </message>
    <message>
        <source>Approximation of Eberly 2008: sliding is computed as if the body did not spin, and spinning as if it did not slide.</source>
        <translation>Approximation d’Eberly 2008&#x202f;: le glissement est calculé comme si le corps ne tournait pas, et la rotation comme s’il ne glissait pas.</translation>
    </message>
    <message>
        <source>Viscous</source>
        <translation>Visqueux</translation>
    </message>
    <message>
        <source>Friction proportional to the speed, solved in closed form.</source>
        <translation>Frottement proportionnel à la vitesse, sous forme close.</translation>
    </message>
    <message>
        <source>Solution method for the coupled model.</source>
        <translation>Méthode de résolution du modèle couplé.</translation>
    </message>
    <message>
        <source>Eberly 2008, sections 1 and 4</source>
        <translation>Eberly 2008, sections 1 et 4</translation>
    </message>
    <message>
        <source>Closed-form solution if one exists; otherwise numerical integration in a time variable scaled with the speed of the body, so that the stopping time is exact to within rounding error.</source>
        <translation>Solution sous forme close s’il y en a une&#x202f;; sinon, intégration numérique dans un temps mis à l’échelle de la vitesse du corps, de sorte que l’instant de l’arrêt est exact à l’arrondi près.</translation>
    </message>
    <message>
        <source>Method of Eberly 2008: fixed Runge–Kutta steps, and Romberg&apos;s method for the integrals over the body. It cannot bring the body to rest: the velocities oscillate from step to step until the time limit.</source>
        <translation>Méthode d’Eberly 2008&#x202f;: des pas de Runge–Kutta fixes et la méthode de Romberg pour les intégrales sur le corps. Elle n’amène pas le corps au repos&#x202f;: les vitesses oscillent d’un pas à l’autre jusqu’à la limite de temps.</translation>
    </message>
    <message>
        <source>Time step of the published method. The sample programs use 1/60 s, except the last one, which uses 0.0005 s.</source>
        <translation>Pas de temps de la méthode publiée. Les programmes d’exemple utilisent 1/60 s, sauf le dernier, qui utilise 0.0005 s.</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formules</translation>
    </message>
    <message>
        <source>Formulas of the decoupled model. The figures show the corrected formulas; separate figures show the printed formulas.</source>
        <translation>Formules du modèle découplé. Les figures montrent les formules corrigées&#x202f;; d’autres figures montrent les formules imprimées.</translation>
    </message>
    <message>
        <source>Derived from the equations of motion of the model.</source>
        <translation>Déduit des équations du mouvement du modèle.</translation>
    </message>
    <message>
        <source>Formulas of Eberly 2008 including their errors, for a rod, a board or a box. Other bodies use the corrected formulas.</source>
        <translation>Formules d’Eberly 2008 avec leurs erreurs, pour une tige, une planche ou une boîte. Les autres corps emploient les formules corrigées.</translation>
    </message>
    <message>
        <source>Run until</source>
        <translation>Calculer jusqu’à</translation>
    </message>
    <message>
        <source>Condition that ends the run before the time limit.</source>
        <translation>Condition qui termine le calcul avant la limite de temps.</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Repos</translation>
    </message>
    <message>
        <source>Ends when the body comes to rest.</source>
        <translation>Finit quand le corps est au repos.</translation>
    </message>
    <message>
        <source>w is 0 again</source>
        <translation>w de nouveau 0</translation>
    </message>
    <message>
        <source>Ends when the centre of mass comes down to w = 0, as in the first sample program of Eberly 2008, or when the body comes to rest.</source>
        <translation>Finit quand le centre de masse redescend à w = 0, comme dans le premier programme d’exemple d’Eberly 2008, ou quand le corps s’immobilise.</translation>
    </message>
    <message>
        <source>The run ends at this time, or earlier when all three models are at rest.</source>
        <translation>Le calcul finit à cet instant, ou avant si les trois modèles sont au repos.</translation>
    </message>
    <message>
        <source>Viscous stop speed</source>
        <translation>Arrêt visqueux</translation>
    </message>
    <message>
        <source>Speed below which the body is treated as stopped in the viscous model on a level plane, where its motion would otherwise never end.</source>
        <translation>Vitesse sous laquelle le corps compte comme arrêté dans le modèle visqueux sur un plan horizontal, où son mouvement ne finirait sinon jamais.</translation>
    </message>
    <message>
        <source>All particles have the same position. Enter at least two different positions, or choose the body “Particle”.</source>
        <translation>Toutes les particules sont au même endroit. Donner au moins deux positions différentes, ou choisir le corps «&#x202f;Particule&#x202f;».</translation>
    </message>
    <message>
        <source>Friction force cᵣ = %1 N decelerates the mass of %2 kg by more than 1e12 m/s². Choose a smaller force or a greater mass.</source>
        <translation>La force de frottement cᵣ = %1 N ralentit la masse de %2 kg de plus de 1e12 m/s²&#x202f;: choisir une force plus faible ou une masse plus grande.</translation>
    </message>
    <message>
        <source>Time step Δt = %1 s gives more than 10000 steps within the time limit of %2 s. Choose a longer step or a shorter limit.</source>
        <translation>Le pas de temps Δt = %1 s fait plus de 10000 pas jusqu’à la limite de temps de %2 s&#x202f;: choisir un pas plus long ou une limite plus courte.</translation>
    </message>
    <message>
        <source>Half-length a = %1 m and half-width b = %2 m differ by more than a factor of 1000. Make the smaller one at least %3 m, or choose the body “Thin rod”.</source>
        <translation>La demi-longueur a = %1 m et la demi-largeur b = %2 m diffèrent de plus d’un facteur 1000. Donner à la plus petite au moins %3 m, ou choisir le corps «&#x202f;Tige mince&#x202f;».</translation>
    </message>
    <message>
        <source>Cross-slope coordinate</source>
        <translation>Position transversale</translation>
    </message>
    <message>
        <source>Position of the centre of mass along the contour lines, positive to the right.</source>
        <translation>Position du centre de masse le long des lignes de niveau, positive vers la droite.</translation>
    </message>
    <message>
        <source>Uphill coordinate</source>
        <translation>Position vers l’amont</translation>
    </message>
    <message>
        <source>Position of the centre of mass along the slope, positive uphill.</source>
        <translation>Position du centre de masse le long de la pente, positive vers l’amont.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Angle from the contour lines to the first axis of the body, positive counter-clockwise as seen from above, including full turns.</source>
        <translation>Angle du premier axe du corps depuis les lignes de niveau, positif dans le sens trigonométrique vu de dessus, tours entiers compris.</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass along the contour lines, positive to the right.</source>
        <translation>Vitesse du centre de masse le long des lignes de niveau, positive vers la droite.</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass up the slope; negative when the body slides downhill.</source>
        <translation>Vitesse du centre de masse en montant la pente&#x202f;; négative quand le corps glisse vers l’aval.</translation>
    </message>
    <message>
        <source>Spin about the centre of mass, positive counter-clockwise as seen from above.</source>
        <translation>Vitesse de rotation autour du centre de masse, positive dans le sens trigonométrique vu de dessus.</translation>
    </message>
    <message>
        <source>Speed of the centre of mass.</source>
        <translation>Vitesse du centre de masse.</translation>
    </message>
    <message>
        <source>Path length of the centre of mass since the start.</source>
        <translation>Longueur du parcours du centre de masse depuis le départ.</translation>
    </message>
    <message>
        <source>Rotational energy m ρ² ω²/2, with the radius of gyration ρ.</source>
        <translation>Énergie de rotation m ρ² ω²/2, avec le rayon de giration ρ.</translation>
    </message>
    <message>
        <source>Potential energy m g w sin φ, measured from the origin of the plane.</source>
        <translation>Énergie potentielle m g w sin φ, mesurée depuis l’origine du plan.</translation>
    </message>
    <message>
        <source>Lost to friction</source>
        <translation>Perdue par frottement</translation>
    </message>
    <message>
        <source>Work of friction since the start: the time integral of the friction power.</source>
        <translation>Travail du frottement depuis le départ&#x202f;: l’intégrale de sa puissance sur le temps.</translation>
    </message>
    <message>
        <source>Energy of the body plus friction losses. The sum is constant.</source>
        <translation>Énergie du corps plus pertes par frottement. La somme est constante.</translation>
    </message>
    <message>
        <source>Position error of printed formulas</source>
        <translation>Écart de position des formules imprimées</translation>
    </message>
    <message>
        <source>Distance between the centres of mass computed by the printed and by the corrected formulas.</source>
        <translation>Distance entre les centres de masse calculés par les formules imprimées et par les formules corrigées.</translation>
    </message>
    <message>
        <source>Angle error of printed formulas</source>
        <translation>Écart d’angle des formules imprimées</translation>
    </message>
    <message>
        <source>Angle computed by the printed formulas minus the angle computed by the corrected formulas.</source>
        <translation>Angle selon les formules imprimées moins l’angle selon les formules corrigées.</translation>
    </message>
    <message>
        <source>3-D position, x</source>
        <translation>Position dans l’espace, x</translation>
    </message>
    <message>
        <source>Position of the middle of the body along the contour lines.</source>
        <translation>Position du milieu du corps le long des lignes de niveau.</translation>
    </message>
    <message>
        <source>3-D position, y</source>
        <translation>Position dans l’espace, y</translation>
    </message>
    <message>
        <source>Vertical position of the middle of the body, positive upward.</source>
        <translation>Position verticale du milieu du corps, positive vers le haut.</translation>
    </message>
    <message>
        <source>3-D position, z</source>
        <translation>Position dans l’espace, z</translation>
    </message>
    <message>
        <source>Horizontal position of the middle of the body, positive towards the foot of the slope.</source>
        <translation>Position horizontale du milieu du corps, positive vers le pied de la pente.</translation>
    </message>
    <message>
        <source>3-D rotation, w</source>
        <translation>Rotation dans l’espace, w</translation>
    </message>
    <message>
        <source>Real part of the rotation quaternion of the body.</source>
        <translation>Partie réelle du quaternion de rotation du corps.</translation>
    </message>
    <message>
        <source>3-D rotation, x</source>
        <translation>Rotation dans l’espace, x</translation>
    </message>
    <message>
        <source>x component of the rotation quaternion of the body.</source>
        <translation>Composante x du quaternion de rotation du corps.</translation>
    </message>
    <message>
        <source>3-D rotation, y</source>
        <translation>Rotation dans l’espace, y</translation>
    </message>
    <message>
        <source>y component of the rotation quaternion of the body.</source>
        <translation>Composante y du quaternion de rotation du corps.</translation>
    </message>
    <message>
        <source>3-D rotation, z</source>
        <translation>Rotation dans l’espace, z</translation>
    </message>
    <message>
        <source>z component of the rotation quaternion of the body.</source>
        <translation>Composante z du quaternion de rotation du corps.</translation>
    </message>
    <message>
        <source>Stopping time</source>
        <translation>Temps d’arrêt</translation>
    </message>
    <message>
        <source>Time until the body comes to rest in the chosen model; empty if it still moves at the end of the run.</source>
        <translation>Temps jusqu’à l’arrêt du corps dans le modèle choisi&#x202f;; vide s’il bouge encore à la fin du calcul.</translation>
    </message>
    <message>
        <source>Path length of the centre of mass from the start until the body comes to rest or the run ends.</source>
        <translation>Longueur du parcours du centre de masse du départ jusqu’à l’arrêt du corps ou la fin du calcul.</translation>
    </message>
    <message>
        <source>Distance from the start</source>
        <translation>Distance au départ</translation>
    </message>
    <message>
        <source>Straight-line distance between the positions of the centre at the start and at the end.</source>
        <translation>Distance en ligne droite entre les positions du centre au départ et à la fin.</translation>
    </message>
    <message>
        <source>Rotation angle</source>
        <translation>Angle de rotation</translation>
    </message>
    <message>
        <source>Rotation from the start to the end, positive counter-clockwise.</source>
        <translation>Rotation du départ à la fin, positive dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Cross-slope position at the end</source>
        <translation>Position transversale à la fin</translation>
    </message>
    <message>
        <source>Uphill position at the end</source>
        <translation>Position vers l’amont à la fin</translation>
    </message>
    <message>
        <source>Position of the centre of mass, positive uphill.</source>
        <translation>Position du centre de masse, positive vers l’amont.</translation>
    </message>
    <message>
        <source>Angle at the end</source>
        <translation>Angle à la fin</translation>
    </message>
    <message>
        <source>Angle from the contour lines to the first axis of the body at the end, positive counter-clockwise, including full turns.</source>
        <translation>Angle du premier axe du corps depuis les lignes de niveau à la fin, positif dans le sens trigonométrique, tours entiers compris.</translation>
    </message>
    <message>
        <source>Cross-slope velocity at the end</source>
        <translation>Vitesse transversale à la fin</translation>
    </message>
    <message>
        <source>Uphill velocity at the end</source>
        <translation>Vitesse vers l’amont à la fin</translation>
    </message>
    <message>
        <source>Velocity of the centre of mass, negative downhill.</source>
        <translation>Vitesse du centre de masse, négative vers l’aval.</translation>
    </message>
    <message>
        <source>Spin of the body, positive counter-clockwise.</source>
        <translation>Vitesse de rotation du corps, positive dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Greatest w</source>
        <translation>w maximal</translation>
    </message>
    <message>
        <source>Farthest uphill position of the centre of mass.</source>
        <translation>Position la plus haute du centre de masse.</translation>
    </message>
    <message>
        <source>Time of greatest w</source>
        <translation>Temps du w maximal</translation>
    </message>
    <message>
        <source>Time when the centre of mass is farthest uphill.</source>
        <translation>Instant où le centre de masse est le plus haut.</translation>
    </message>
    <message>
        <source>Time of return to w = 0</source>
        <translation>Temps de retour à w = 0</translation>
    </message>
    <message>
        <source>Time when the centre of mass first comes down to w = 0; empty if it never does.</source>
        <translation>Instant où le centre de masse redescend pour la première fois à w = 0&#x202f;; vide s’il ne le fait jamais.</translation>
    </message>
    <message>
        <source>Position x on return to w = 0</source>
        <translation>Position x au retour à w = 0</translation>
    </message>
    <message>
        <source>Position along the contour line at which the centre of mass first comes down to w = 0, positive to the right.</source>
        <translation>Position sur la ligne de niveau où le centre de masse redescend pour la première fois à w = 0, positive vers la droite.</translation>
    </message>
    <message>
        <source>Mechanical energy at the start</source>
        <translation>Énergie mécanique au départ</translation>
    </message>
    <message>
        <source>Sum of kinetic and potential energy. Potential energy is measured from the origin of the plane.</source>
        <translation>Somme des énergies cinétique et potentielle. L’énergie potentielle est mesurée depuis l’origine du plan.</translation>
    </message>
    <message>
        <source>Mechanical energy at the end</source>
        <translation>Énergie mécanique à la fin</translation>
    </message>
    <message>
        <source>Mechanical energy lost</source>
        <translation>Énergie mécanique perdue</translation>
    </message>
    <message>
        <source>Mechanical energy at the start minus that at the end. It must equal the work of friction.</source>
        <translation>Énergie mécanique au départ moins celle à la fin. Elle doit être égale au travail du frottement.</translation>
    </message>
    <message>
        <source>Work of friction</source>
        <translation>Travail du frottement</translation>
    </message>
    <message>
        <source>Time integral of the friction power, computed independently of the energies.</source>
        <translation>Intégrale sur le temps de la puissance du frottement, calculée indépendamment des énergies.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Trajectoire</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Imprimé</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Speed of the centre of mass at the event.</source>
        <translation>Vitesse du centre de masse à l’événement.</translation>
    </message>
    <message>
        <source>Spin at the event, positive counter-clockwise as seen from above.</source>
        <translation>Vitesse de rotation à l’événement, positive dans le sens trigonométrique vu de dessus.</translation>
    </message>
    <message>
        <source>Comes to rest after %1 s; the body has travelled %2 m.</source>
        <translation>S’immobilise après %1 s&#x202f;; le corps a parcouru %2 m.</translation>
    </message>
    <message>
        <source>Sliding and spinning end together after %1 s; the body has turned by %2° and travelled %3 m.</source>
        <translation>Le glissement et la rotation finissent ensemble après %1 s&#x202f;; le corps a tourné de %2° et parcouru %3 m.</translation>
    </message>
    <message>
        <source>Slows to below the stop speed of the viscous model after %1 s; the body has turned by %2° and travelled %3 m.</source>
        <translation>Passe sous la vitesse d’arrêt du modèle visqueux après %1 s&#x202f;; le corps a tourné de %2° et parcouru %3 m.</translation>
    </message>
    <message>
        <source>Comes to rest after %1 s; the body has turned by %2° and travelled %3 m. Before that, at %4 s: %5.</source>
        <translation>S’immobilise après %1 s&#x202f;; le corps a tourné de %2° et parcouru %3 m. Auparavant, à %4 s&#x202f;: %5.</translation>
    </message>
    <message>
        <source>Comes to rest after %1 s; the body has turned by %2° and travelled %3 m.</source>
        <translation>S’immobilise après %1 s&#x202f;; le corps a tourné de %2° et parcouru %3 m.</translation>
    </message>
    <message>
        <source>Returns to w = 0 after %1 s, at x = %2 m with a speed of %3 m/s; the body has travelled %4 m.</source>
        <translation>Revient à w = 0 après %1 s, à x = %2 m et %3 m/s&#x202f;; le corps a parcouru %4 m.</translation>
    </message>
    <message>
        <source>Returns to w = 0</source>
        <translation>Revient à w = 0</translation>
    </message>
    <message>
        <source>The solution of the coupled model was aborted at t = %1 s because it needed too many steps.</source>
        <translation>La résolution du modèle couplé a été abandonnée à t = %1 s, car elle demandait trop de pas.</translation>
    </message>
    <message>
        <source>Still moving at %2 m/s and %3 rad/s when the run ends after %1 s; the body has travelled %4 m.</source>
        <translation>Encore en mouvement à %2 m/s et %3 rad/s quand le calcul finit après %1 s&#x202f;; le corps a parcouru %4 m.</translation>
    </message>
    <message>
        <source>Still moving at %2 m/s when the run ends after %1 s; the body has travelled %3 m.</source>
        <translation>Encore en mouvement à %2 m/s quand le calcul finit après %1 s&#x202f;; le corps a parcouru %3 m.</translation>
    </message>
    <message>
        <source>Aborted after %1 s while still moving at %2 m/s and %3 rad/s; the body has travelled %4 m.</source>
        <translation>Abandonné après %1 s, encore en mouvement à %2 m/s et %3 rad/s&#x202f;; le corps a parcouru %4 m.</translation>
    </message>
    <message>
        <source>Aborted after %1 s while still moving at %2 m/s; the body has travelled %3 m. The body creeps because friction nearly holds it.</source>
        <translation>Abandonné après %1 s, encore en mouvement à %2 m/s&#x202f;; le corps a parcouru %3 m. Le frottement le retient presque, et il rampe.</translation>
    </message>
    <message>
        <source>Aborted after %1 s while still moving at %2 m/s; the body has travelled %3 m.</source>
        <translation>Abandonné après %1 s, encore en mouvement à %2 m/s&#x202f;; le corps a parcouru %3 m.</translation>
    </message>
    <message>
        <source>coupled</source>
        <translation>couplé</translation>
    </message>
    <message>
        <source>decoupled</source>
        <translation>découplé</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>comme imprimé</translation>
    </message>
    <message>
        <source>viscous</source>
        <translation>visqueux</translation>
    </message>
    <message>
        <source>Stays at rest.</source>
        <translation>Reste au repos.</translation>
    </message>
    <message>
        <source>Stays at rest: friction holds the body.</source>
        <translation>Reste au repos&#x202f;: le frottement le retient.</translation>
    </message>
    <message>
        <source>The friction force is the same on all particles although their weights differ. Friction therefore sets the body spinning even if it starts without spin.</source>
        <translation>La force de frottement est la même sur toutes les particules bien que leurs poids diffèrent. Le frottement met donc le corps en rotation même s’il part sans rotation.</translation>
    </message>
    <message>
        <source>L₁ ≠ L₂: as in Eberly 2008, the rod presses evenly on the plane although its centre of mass is not in the middle. Friction therefore sets the rod spinning even if it starts without spin.</source>
        <translation>L₁ ≠ L₂&#x202f;: comme dans Eberly 2008, la tige appuie uniformément sur le plan bien que son centre de masse ne soit pas au milieu. Le frottement la met donc en rotation même si elle part sans rotation.</translation>
    </message>
    <message>
        <source>This run uses the formulas as printed in Eberly 2008, including their errors: positions and angles do not match the velocities.</source>
        <translation>Ce calcul emploie les formules telles qu’imprimées dans Eberly 2008, erreurs comprises&#x202f;: positions et angles ne correspondent pas aux vitesses.</translation>
    </message>
    <message>
        <source>A box this tall could tip over: μ h = %1 m exceeds its shorter half-side. The model assumes that the box stays flat.</source>
        <translation>Une boîte aussi haute pourrait basculer&#x202f;: μ h = %1 m dépasse son plus petit demi-côté. Le modèle suppose qu’elle reste à plat.</translation>
    </message>
    <message>
        <source>μ = %1, friction force %2 N</source>
        <translation>μ = %1, force de frottement %2 N</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>rounding error</source>
        <translation>erreur d’arrondi</translation>
    </message>
    <message>
        <source>Cut-off</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>motion ends below %1 m/s</source>
        <translation>mouvement arrêté sous %1 m/s</translation>
    </message>
    <message>
        <source>Stopping time, path and angle by model</source>
        <translation>Temps d’arrêt, parcours et angle selon chaque modèle</translation>
    </message>
    <message>
        <source>The decoupled model as printed</source>
        <translation>Le modèle découplé comme imprimé</translation>
    </message>
    <message>
        <source>Drag to move the start.</source>
        <translation>Faire glisser pour déplacer le départ.</translation>
    </message>
    <message>
        <source>Drag to change the velocity. The tip of the arrow marks the position of the body after one second without friction.</source>
        <translation>Faire glisser pour modifier la vitesse. La pointe de la flèche marque la position du corps après une seconde sans frottement.</translation>
    </message>
    <message>
        <source>3-D</source>
        <translation>3D</translation>
    </message>
    <message>
        <source>Speed v (m/s)</source>
        <translation>Vitesse v (m/s)</translation>
    </message>
    <message>
        <source>Spin ω (rad/s)</source>
        <translation>Vitesse de rotation ω (rad/s)</translation>
    </message>
    <message>
        <source>Angle θ (°)</source>
        <translation>Angle θ (°)</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Energy (J)</source>
        <translation>Énergie (J)</translation>
    </message>
    <message>
        <source>translational</source>
        <translation>translation</translation>
    </message>
    <message>
        <source>rotational</source>
        <translation>rotation</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>potentielle</translation>
    </message>
    <message>
        <source>lost to friction</source>
        <translation>perdue par frottement</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>Dissipation</source>
        <translation>Dissipation</translation>
    </message>
    <message>
        <source>Lost to friction (J)</source>
        <translation>Perdue par frottement (J)</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>Position as printed</source>
        <translation>Position comme imprimée</translation>
    </message>
    <message>
        <source>Position x (m)</source>
        <translation>Position transversale x (m)</translation>
    </message>
    <message>
        <source>distance between both</source>
        <translation>distance entre les deux</translation>
    </message>
    <message>
        <source>Spin and speed</source>
        <translation>Rotation et vitesse</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneThinRod1 and 2</source>
        <translation>Eberly 2008&#x202f;: RoughPlaneThinRod1 et 2</translation>
    </message>
    <message>
        <source>A rod 118.8 m long, with the values of the sample programs of Eberly 2008, is thrown spinning at right angles to its length. While it spins, little friction is left to stop its centre: at 4 rad/s it travels eight times as far in the coupled model as in the approximation, and sliding and spinning end together. Open the experiment with 0.5 rad/s to see a slower spin.</source>
        <translation>Une tige de 118.8 m, avec les valeurs des programmes d’exemple d’Eberly 2008, est lancée en tournant, perpendiculairement à sa longueur. Pendant qu’elle tourne, il reste peu de frottement pour arrêter son centre : à 4 rad/s elle va huit fois plus loin dans le modèle couplé que dans l’approximation, et le glissement et la rotation finissent ensemble. Ouvrir l’expérience à 0.5 rad/s pour voir une rotation plus lente.</translation>
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
        <translation>84 m, comme publié d’abord</translation>
    </message>
    <message>
        <source>Romberg and Runge–Kutta</source>
        <translation>Selon Romberg et Runge–Kutta</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneParticle1</source>
        <translation>Eberly 2008&#x202f;: RoughPlaneParticle1</translation>
    </message>
    <message>
        <source>A particle, with the values of the first sample program of Eberly 2008, is thrown up a slope of 22.5°; as in that program, the run ends when w returns to 0. Eberly 2008 gives no closed form; Talweg draws the closed form that follows from the hodograph. Compare the models: the viscous particle does not climb as high.</source>
        <translation>Une particule, avec les valeurs du premier programme d’exemple d’Eberly 2008, est lancée vers le haut d’une pente de 22.5° ; comme dans ce programme, le calcul finit quand w revient à 0. Eberly 2008 ne donne pas de forme close ; Talweg dessine celle qui découle de l’hodographe. Comparer les modèles : la particule visqueuse monte moins haut.</translation>
    </message>
    <message>
        <source>RoughPlaneParticle1</source>
        <translation>RoughPlaneParticle1</translation>
    </message>
    <message>
        <source>By Runge–Kutta</source>
        <translation>Selon Runge–Kutta</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneParticle2</source>
        <translation>Eberly 2008&#x202f;: RoughPlaneParticle2</translation>
    </message>
    <message>
        <source>Two joined particles of 10 and 20 kg slide and spin on a level plane, with the values of the second sample program of Eberly 2008. The program gives both particles c = 1 N, although the text of Eberly 2008 assumes that they are of the same material. The experiment “Same material” therefore gives them c = 2/3 N and 4/3 N; compare the spins.</source>
        <translation>Deux particules reliées de 10 et 20 kg glissent et tournent sur un plan horizontal, avec les valeurs du deuxième programme d’exemple d’Eberly 2008. Le programme donne aux deux particules c = 1 N, bien que le texte d’Eberly 2008 suppose qu’elles sont d’une même matière. L’expérience « D’une même matière » leur donne donc c = 2/3 N et 4/3 N ; comparer les rotations.</translation>
    </message>
    <message>
        <source>RoughPlaneParticle2</source>
        <translation>RoughPlaneParticle2</translation>
    </message>
    <message>
        <source>Same material</source>
        <translation>D’une même matière</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneFlatBoard</source>
        <translation>Eberly 2008&#x202f;: RoughPlaneFlatBoard</translation>
    </message>
    <message>
        <source>A board with half-sides of 16 m and 8 m is thrown spinning on level ground, with the values of the sample program of Eberly 2008. In the approximation, which that program uses, sliding ends long before spinning does. Compare with the coupled model in the same figure, in which both end together.</source>
        <translation>Une planche de demi-côtés 16 m et 8 m est lancée en tournant sur un sol horizontal, avec les valeurs du programme d’exemple d’Eberly 2008. Dans l’approximation, qu’emploie ce programme, le glissement finit bien avant la rotation. Comparer avec le modèle couplé dans la même figure, où les deux finissent ensemble.</translation>
    </message>
    <message>
        <source>Eberly 2008: RoughPlaneSolidBox</source>
        <translation>Eberly 2008&#x202f;: RoughPlaneSolidBox</translation>
    </message>
    <message>
        <source>A box slides and spins on a slope of 22.5°, with the values of the sample program of Eberly 2008. With μ = 0.01 it never stops; with μ = 0.5, which exceeds tan φ, it stops and stays at rest. Change μ to find the limit.</source>
        <translation>Une boîte glisse et tourne sur une pente de 22.5°, avec les valeurs du programme d’exemple d’Eberly 2008. Avec μ = 0.01 elle ne s’arrête jamais ; avec μ = 0.5, supérieur à tan φ, elle s’arrête et reste au repos. Modifier μ pour trouver la limite.</translation>
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
        <translation>Particules reliées par une armature</translation>
    </message>
    <message>
        <source>Particles joined by a frame slide and spin on a level plane. Near the end of the run, one of the two particles stops and the other rotates around it; the event list gives the time. Of three particles with different masses, the heaviest becomes the pivot.</source>
        <translation>Des particules reliées par un cadre glissent et tournent sur un plan horizontal. Vers la fin du calcul, l’une des deux particules s’arrête et l’autre tourne autour ; la liste des événements donne l’instant. De trois particules de masses différentes, la plus lourde devient le pivot.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Path length against spin</source>
        <translation>Parcours selon la rotation</translation>
    </message>
    <message>
        <source>A rod of 1 m is thrown at 2.2 m/s on a level plane. Its path length, averaged over the start angle, grows with the spin. Change the requirement to find the least spin for another path length.</source>
        <translation>Une tige de 1 m est lancée à 2.2 m/s sur un plan horizontal. Son parcours, en moyenne sur l’angle de départ, croît avec la rotation. Modifier l’exigence pour trouver la plus petite rotation pour un autre parcours.</translation>
    </message>
    <message>
        <source>Spin varied</source>
        <translation>Rotation variée</translation>
    </message>
    <message>
        <source>Rough plane</source>
        <translation>Plan rugueux</translation>
    </message>
    <message>
        <source>Particles, rods, boards and boxes sliding flat on an inclined plane.</source>
        <translation>Particules, tiges, planches et boîtes qui glissent à plat sur un plan incliné.</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Glisse</translation>
    </message>
    <message>
        <source>Pivots</source>
        <translation>Pivote</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>Au repos</translation>
    </message>
    <message>
        <source>Come to rest</source>
        <translation>S’immobilisent</translation>
    </message>
    <message>
        <source>Back at w = 0</source>
        <translation>De retour à w = 0</translation>
    </message>
    <message>
        <source>Still moving</source>
        <translation>Encore en mouvement</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Runge–Kutta of order 4, %n steps</source>
        <translation>
            <numerusform>Runge–Kutta d’ordre 4, %n pas</numerusform>
            <numerusform>Runge–Kutta d’ordre 4, %n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>none (fixed steps)</source>
        <translation>aucune, les pas sont fixes</translation>
    </message>
    <message>
        <source>fixed steps, Romberg&apos;s rule to 1e-10</source>
        <translation>pas fixes, méthode de Romberg à 1e-10</translation>
    </message>
    <message>
        <source>1e-13 per step</source>
        <translation>1e-13 par pas</translation>
    </message>
    <message>
        <source>Slows to below the viscous stop speed</source>
        <translation>Passe sous la vitesse d’arrêt visqueux</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Type of terrain that the rover crosses.</source>
        <translation>Le type de terrain à traverser.</translation>
    </message>
    <message>
        <source>Hartl 2006, figure 4.1</source>
        <translation>Hartl 2006, figure 4.1</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>Vallée</translation>
    </message>
    <message>
        <source>Level ground, then a decline, a floor, an incline and level ground again.</source>
        <translation>Un plateau, une descente, un fond, une montée, un plateau.</translation>
    </message>
    <message>
        <source>Gully</source>
        <translation>Ravin</translation>
    </message>
    <message>
        <source>A valley without a floor.</source>
        <translation>Une vallée sans fond plat.</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Colline</translation>
    </message>
    <message>
        <source>The hill rises at the incline angle, has a level top and falls at the decline angle. Its height is the absolute value of the depth.</source>
        <translation>La colline monte à l’angle de montée, a un sommet plat et descend à l’angle de descente. Sa hauteur est la valeur absolue de la profondeur.</translation>
    </message>
    <message>
        <source>Single slope</source>
        <translation>Pente seule</translation>
    </message>
    <message>
        <source>One slope: down at the decline angle if the depth is negative, or up at the incline angle if the depth is positive.</source>
        <translation>Une pente, vers le bas à l’angle de descente si la profondeur est négative, vers le haut à l’angle de montée si elle est positive.</translation>
    </message>
    <message>
        <source>Level ground</source>
        <translation>Terrain plat</translation>
    </message>
    <message>
        <source>Level ground whose length is the floor length.</source>
        <translation>Terrain plat de la longueur du fond.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Straight faces between given points, for example a measured elevation profile. The ground before the first point and after the last is level.</source>
        <translation>Des faces entre des points, par exemple un profil mesuré&#x202f;; terrain plat avant et après.</translation>
    </message>
    <message>
        <source>Decline angle</source>
        <translation>Angle de descente</translation>
    </message>
    <message>
        <source>Slope angle of the face that leads down into the valley.</source>
        <translation>Angle de la face qui descend dans la vallée.</translation>
    </message>
    <message>
        <source>Incline angle</source>
        <translation>Angle de montée</translation>
    </message>
    <message>
        <source>Slope angle of the face that leads up out of the valley.</source>
        <translation>Angle de la face qui remonte de la vallée.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Elevation of the floor relative to the plateau; negative values are below the plateau.</source>
        <translation>Altitude du fond par rapport au plateau&#x202f;; négative vers le bas.</translation>
    </message>
    <message>
        <source>Hartl 2006, section 4.2</source>
        <translation>Hartl 2006, section 4.2</translation>
    </message>
    <message>
        <source>Floor length</source>
        <translation>Longueur du fond</translation>
    </message>
    <message>
        <source>Length of the level part: the valley&apos;s floor, the hill&apos;s top, or the ground.</source>
        <translation>Longueur de la partie plate&#x202f;: fond de la vallée, sommet de la colline, ou terrain.</translation>
    </message>
    <message>
        <source>Elevation profile</source>
        <translation>Profil d’altitude</translation>
    </message>
    <message>
        <source>Radius of the sphere.</source>
        <translation>Rayon de la sphère.</translation>
    </message>
    <message>
        <source>Hartl 2006, nomenclature</source>
        <translation>Hartl 2006, nomenclature</translation>
    </message>
    <message>
        <source>Inertia given as</source>
        <translation>Inertie donnée par</translation>
    </message>
    <message>
        <source>Quantity used to enter the moment of inertia about the centre. The choice does not affect the run.</source>
        <translation>Grandeur employée pour saisir le moment d’inertie par rapport au centre. Le choix ne change pas le calcul.</translation>
    </message>
    <message>
        <source>Factor k</source>
        <translation>Facteur k</translation>
    </message>
    <message>
        <source>J/(m b²). The factor stays the same when the radius or the mass changes.</source>
        <translation>J/(m b²). Le facteur reste le même quand le rayon ou la masse change.</translation>
    </message>
    <message>
        <source>J/m</source>
        <translation>J/m</translation>
    </message>
    <message>
        <source>Moment of inertia divided by the mass, the form used in tables of rover designs. It is the square of the radius of gyration.</source>
        <translation>Moment d’inertie divisé par la masse, la forme usuelle des tableaux de variantes de rovers. C’est le carré du rayon de giration.</translation>
    </message>
    <message>
        <source>Moment J</source>
        <translation>Moment J</translation>
    </message>
    <message>
        <source>Moment of inertia as measured or as computed from a CAD model.</source>
        <translation>Moment d’inertie mesuré ou calculé d’après un modèle CAO.</translation>
    </message>
    <message>
        <source>Moment of inertia J divided by m b² (mass times radius squared): 0.4 for a solid sphere, 2/3 for a thin shell, less if mass is concentrated at the centre.</source>
        <translation>Moment d’inertie J divisé par m b² (la masse fois le carré du rayon)&#x202f;: 0.4 pour une sphère pleine, 2/3 pour une coque mince, moins si la masse est concentrée au centre.</translation>
    </message>
    <message>
        <source>Hartl 2006, section 4.3, where J/m = k b²</source>
        <translation>Hartl 2006, section 4.3, où J/m = k b²</translation>
    </message>
    <message>
        <source>Inertia per mass</source>
        <translation>Moment d’inertie massique</translation>
    </message>
    <message>
        <source>Moment of inertia about the centre divided by the mass: k b², at most b².</source>
        <translation>Moment d’inertie par rapport au centre, divisé par la masse&#x202f;: k b². Au plus b².</translation>
    </message>
    <message>
        <source>Hartl 2006, section 4.3</source>
        <translation>Hartl 2006, section 4.3</translation>
    </message>
    <message>
        <source>Moment of inertia</source>
        <translation>Moment d’inertie</translation>
    </message>
    <message>
        <source>Moment of inertia about any axis through the centre: k m b², at most m b².</source>
        <translation>Moment d’inertie autour de tout axe passant par le centre&#x202f;: k m b², au plus m b².</translation>
    </message>
    <message>
        <source>Energies, forces and impulses are proportional to the mass. The mass affects the motion only in air: wind accelerates a light rover more than a heavy one.</source>
        <translation>Les énergies, les forces et les impulsions sont proportionnelles à la masse. La masse ne change le mouvement que dans l’air&#x202f;: le vent accélère plus un rover léger qu’un lourd.</translation>
    </message>
    <message>
        <source>Ratio of the separation speed to the approach speed, both along the normal.</source>
        <translation>Rapport de la vitesse de séparation à la vitesse d’approche, selon la normale.</translation>
    </message>
    <message>
        <source>Hartl 2006, equations 2.8 and 2.92</source>
        <translation>Hartl 2006, équations 2.8 et 2.92</translation>
    </message>
    <message>
        <source>The contact sticks while the tangential impulse or force is below μ times the normal impulse or force.</source>
        <translation>Le contact adhère tant que l’impulsion ou la force tangentielle reste sous μ fois l’impulsion ou la force normale.</translation>
    </message>
    <message>
        <source>Hartl 2006, equation 2.93</source>
        <translation>Hartl 2006, équation 2.93</translation>
    </message>
    <message>
        <source>Friction impulse or force during slip, divided by the normal impulse or force; at most μ.</source>
        <translation>Impulsion ou force de frottement lors du glissement, divisée par l’impulsion ou la force normale&#x202f;; au plus μ.</translation>
    </message>
    <message>
        <source>Hartl 2006, equation 2.95</source>
        <translation>Hartl 2006, équation 2.95</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lancement</translation>
    </message>
    <message>
        <source>Acceleration of free fall.</source>
        <translation>Accélération de la chute libre.</translation>
    </message>
    <message>
        <source>Launch speed</source>
        <translation>Vitesse de lancement</translation>
    </message>
    <message>
        <source>Speed of the centre along the ground at the start; positive is downrange.</source>
        <translation>Vitesse du centre le long du sol au départ&#x202f;; positive vers l’avant.</translation>
    </message>
    <message>
        <source>Upward speed</source>
        <translation>Vitesse vers le haut</translation>
    </message>
    <message>
        <source>Speed of the centre away from the ground at the start, for a throw or jump. Negative values (towards the ground) need a clearance.</source>
        <translation>Vitesse du centre s’éloignant du sol au départ, pour un lancer ou un saut. Les valeurs négatives (vers le sol) demandent une garde au sol.</translation>
    </message>
    <message>
        <source>Hartl 2006, equation 2.2</source>
        <translation>Hartl 2006, équation 2.2</translation>
    </message>
    <message>
        <source>Launch spin</source>
        <translation>Rotation au lancement</translation>
    </message>
    <message>
        <source>Spin at the start, positive counter-clockwise; a positive spin is backspin. Enter “rolling” to start without slip, which means a spin of −u₄/b.</source>
        <translation>Rotation au départ, positive dans le sens trigonométrique&#x202f;; une rotation positive est un effet rétro. «&#x202f;rolling&#x202f;» part sans glissement, donc avec −u₄/b.</translation>
    </message>
    <message>
        <source>Hartl 2006, sections 4.1 and 4.2</source>
        <translation>Hartl 2006, sections 4.1 et 4.2</translation>
    </message>
    <message>
        <source>Lateral speed</source>
        <translation>Vitesse latérale</translation>
    </message>
    <message>
        <source>Speed of the centre across the valley at the start; positive is to the right when facing downrange. If lateral speed, longitudinal spin and pivot spin are all 0, the rover stays in a vertical plane.</source>
        <translation>Vitesse du centre en travers de la vallée au départ&#x202f;; positive vers la droite en regardant vers l’avant. Si vitesse latérale, rotation autour de l’axe longitudinal et rotation de pivotement sont toutes nulles, le rover reste dans un plan vertical.</translation>
    </message>
    <message>
        <source>Spin about the axis that points downrange along the ground. Enter “rolling” to start rolling to the right without slip, which means a spin of u₆/b.</source>
        <translation>Rotation autour de l’axe qui pointe vers l’avant le long du sol. «&#x202f;rolling&#x202f;» part en roulant vers la droite sans glissement, donc avec u₆/b.</translation>
    </message>
    <message>
        <source>Hartl 2006, equation 2.1</source>
        <translation>Hartl 2006, équation 2.1</translation>
    </message>
    <message>
        <source>Pivot spin</source>
        <translation>Rotation de pivotement</translation>
    </message>
    <message>
        <source>Spin about the normal of the ground; a positive spin turns the front to the left. Pivot spin affects the motion on slopes but not on level ground.</source>
        <translation>Rotation autour de la normale du sol&#x202f;; une rotation positive tourne l’avant vers la gauche. Elle influe sur le mouvement sur les pentes, mais pas sur terrain plat.</translation>
    </message>
    <message>
        <source>Start position of the centre; “edge” means the beginning of the terrain.</source>
        <translation>Position de départ du centre&#x202f;; «&#x202f;edge&#x202f;» est le début du terrain.</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Garde au sol</translation>
    </message>
    <message>
        <source>Height above the ground at the start; 0 starts the rover in contact.</source>
        <translation>Hauteur au-dessus du sol au départ&#x202f;; 0 part en contact.</translation>
    </message>
    <message>
        <source>Air density</source>
        <translation>Masse volumique de l’air</translation>
    </message>
    <message>
        <source>Air and ground</source>
        <translation>Air et sol</translation>
    </message>
    <message>
        <source>Density of the air, which pushes or slows the rover; 0 is a vacuum. Typical values are 0.0155 on Mars and 1.225 on the Earth.</source>
        <translation>Masse volumique de l’air, qui pousse ou freine le rover&#x202f;; 0 est le vide. Valeurs typiques&#x202f;: 0.0155 sur Mars et 1.225 sur Terre.</translation>
    </message>
    <message>
        <source>Drag coefficient</source>
        <translation>Coefficient de traînée</translation>
    </message>
    <message>
        <source>Drag coefficient for the cross-section π b²: the drag is ρ C_d π b² W²/2, where W is the speed of the air relative to the rover. C_d is 0.5 for a smooth sphere and about 1 for sails and box kites.</source>
        <translation>Coefficient de traînée rapporté à la section π b²&#x202f;: la traînée est ρ C_d π b² W²/2, où W est la vitesse de l’air par rapport au rover. C_d vaut 0.5 pour une sphère lisse, environ 1 pour des voiles et des cerfs-volants cellulaires.</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Vent</translation>
    </message>
    <message>
        <source>Wind speed, positive downrange. The wind blows parallel to the ground below the rover and has no effect in a vacuum.</source>
        <translation>Vitesse du vent, positive vers l’avant. Le vent souffle parallèlement au sol sous le rover et est sans effet dans le vide.</translation>
    </message>
    <message>
        <source>Wind profile</source>
        <translation>Profil du vent</translation>
    </message>
    <message>
        <source>Variation of the wind speed with the height above the ground.</source>
        <translation>Dépendance du vent avec la hauteur au-dessus du sol.</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Uniforme</translation>
    </message>
    <message>
        <source>The wind speed is the same at every height.</source>
        <translation>La vitesse du vent est la même à toute hauteur.</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmique</translation>
    </message>
    <message>
        <source>The wind speed is U ln(z/z₀)/ln(z_ref/z₀) at the height z of the centre, and 0 below z₀.</source>
        <translation>La vitesse du vent est U ln(z/z₀)/ln(z_ref/z₀) à la hauteur z du centre, et 0 sous z₀.</translation>
    </message>
    <message>
        <source>Reference height of the wind</source>
        <translation>Hauteur de référence du vent</translation>
    </message>
    <message>
        <source>Height above the ground at which the wind has the given speed.</source>
        <translation>Hauteur au-dessus du sol où le vent a la vitesse donnée.</translation>
    </message>
    <message>
        <source>Roughness length</source>
        <translation>Longueur de rugosité</translation>
    </message>
    <message>
        <source>Height below which the wind speed of the logarithmic profile is 0, for example 0.03 m at the Pathfinder site on Mars.</source>
        <translation>Hauteur sous laquelle la vitesse du vent du profil logarithmique est nulle, par exemple 0.03 m au site de Pathfinder sur Mars.</translation>
    </message>
    <message>
        <source>Rolling resistance</source>
        <translation>Résistance au roulement</translation>
    </message>
    <message>
        <source>While the rover touches the ground, a moment of c_rr b times the normal force opposes its spin. On level ground it slows a rolling rover like an uphill slope of gradient c_rr.</source>
        <translation>Tant que le rover touche le sol, un moment de c_rr b fois la force normale s’oppose à sa rotation. Sur terrain plat il freine un rover qui roule comme une montée de pente c_rr.</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>Convention</translation>
    </message>
    <message>
        <source>Two interpretations of the same model. Compare them before you rely on one.</source>
        <translation>Deux lectures du même modèle. Les comparer avant de se fier à l’une.</translation>
    </message>
    <message>
        <source>Hartl 2006, chapters 2 to 4</source>
        <translation>Hartl 2006, chapitres 2 à 4</translation>
    </message>
    <message>
        <source>Consistent</source>
        <translation>Cohérente</translation>
    </message>
    <message>
        <source>The model as its equations define it: spin has the same sign convention throughout, and the sphere rolls over rims.</source>
        <translation>Le modèle tel que ses équations le définissent&#x202f;: un seul signe de rotation partout, et une sphère qui roule sur les bords.</translation>
    </message>
    <message>
        <source>Selects whether the run ends as soon as its outcome is decided or continues until the rover comes to rest.</source>
        <translation>Choisit si le calcul finit dès que l’issue est décidée ou continue jusqu’au repos.</translation>
    </message>
    <message>
        <source>The run ends as soon as the outcome is decided, for example when the rover crosses, rebounds or turns back.</source>
        <translation>Le calcul finit dès que l’issue est décidée, par exemple quand le rover traverse, est rejeté ou fait demi-tour.</translation>
    </message>
    <message>
        <source>The run continues after the rover rebounds or turns back, until the rover comes to rest, crosses at a later attempt or leaves the terrain. The outcome remains “rebounded” or “turned back”; results such as “Final height” describe the end of the run.</source>
        <translation>Le calcul continue après que le rover est rejeté ou fait demi-tour, jusqu’à ce qu’il s’arrête, traverse à un essai suivant ou quitte le terrain. L’issue reste «&#x202f;Rejeté&#x202f;» ou «&#x202f;Demi-tour&#x202f;»&#x202f;; des résultats comme «&#x202f;Hauteur finale&#x202f;» décrivent la fin du calcul.</translation>
    </message>
    <message>
        <source>Method that solves the motion between events.</source>
        <translation>Méthode de résolution entre les événements.</translation>
    </message>
    <message>
        <source>Closed-form solutions between events and for whole bounce trains.</source>
        <translation>Formes closes entre les événements et pour des suites entières de rebonds.</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptatif</translation>
    </message>
    <message>
        <source>Dormand–Prince 5(4) with events located on its dense output, as an independent check.</source>
        <translation>Dormand–Prince 5(4) avec des événements localisés sur sa sortie dense&#x202f;: un contrôle indépendant.</translation>
    </message>
    <message>
        <source>Runge–Kutta</source>
        <translation>Runge–Kutta</translation>
    </message>
    <message>
        <source>Fixed steps as in Hartl 2006, appendices A and B; events are located within the steps.</source>
        <translation>Pas fixes, la méthode de Hartl 2006, annexes A et B&#x202f;; les événements y sont localisés.</translation>
    </message>
    <message>
        <source>Hand-coded RK4</source>
        <translation>RK4 programmé à la main</translation>
    </message>
    <message>
        <source>Fixed steps as in a simple program: an event within a step is treated as if it happened at the end of the step. The method shows the effect of the step size. Its results are doubtful, because the method does not locate events.</source>
        <translation>Pas fixes comme dans un programme simple&#x202f;: un événement dans un pas est traité comme s’il arrivait à la fin du pas. La méthode montre l’effet de la taille du pas. Ses résultats sont douteux, car elle ne localise pas les événements.</translation>
    </message>
    <message>
        <source>Hand-coded Euler</source>
        <translation>Euler programmé à la main</translation>
    </message>
    <message>
        <source>Like “Hand-coded RK4”, but with Euler&apos;s method, which uses the speeds at the beginning of each step.</source>
        <translation>Comme «&#x202f;RK4 programmé à la main&#x202f;», mais par la méthode d’Euler, qui emploie les vitesses du début de chaque pas.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Time step of the fixed-step methods.</source>
        <translation>Pas de temps des méthodes à pas fixes.</translation>
    </message>
    <message>
        <source>Hartl 2006, appendix A</source>
        <translation>Hartl 2006, annexe A</translation>
    </message>
    <message>
        <source>Time at which the run ends if nothing else ends it earlier.</source>
        <translation>Temps auquel le calcul finit si rien d’autre ne l’arrête plus tôt.</translation>
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
        <translation>%1 est hors de l’intervalle&#x202f;: il faut une valeur supérieure à 0 et au plus %2, la valeur si toute la masse est à la distance b de l’axe.</translation>
    </message>
    <message>
        <source>The reference height of the wind, z_ref = %1 m, is out of range: it must be greater than the roughness length of %2 m.</source>
        <translation>La hauteur de référence du vent z_ref = %1 m est hors de l’intervalle&#x202f;: elle doit être supérieure à la longueur de rugosité de %2 m.</translation>
    </message>
    <message>
        <source>The convention “As published” supports neither air nor rolling resistance. Choose “Consistent”, or set air density and rolling resistance to 0.</source>
        <translation>La convention «&#x202f;Comme publié&#x202f;» ne connaît ni l’air ni la résistance au roulement. Choisir «&#x202f;Cohérente », ou mettre la masse volumique de l’air et la résistance au roulement à 0.</translation>
    </message>
    <message>
        <source>The hand-coded methods support neither air nor rolling resistance. Choose another method, or set air density and rolling resistance to 0.</source>
        <translation>Les méthodes programmées à la main ne connaissent ni l’air ni la résistance au roulement. Choisir une autre méthode, ou mettre la masse volumique de l’air et la résistance au roulement à 0.</translation>
    </message>
    <message>
        <source>Air and rolling resistance are supported only for runs in the vertical plane. Set lateral speed, longitudinal spin and pivot spin to 0, or set air density and rolling resistance to 0.</source>
        <translation>L’air et la résistance au roulement ne sont possibles que dans le plan vertical. Mettre la vitesse latérale, la rotation autour de l’axe longitudinal et la rotation de pivotement à 0, ou mettre la masse volumique de l’air et la résistance au roulement à 0.</translation>
    </message>
    <message>
        <source>The hand-coded methods solve only runs in the vertical plane. Choose another method, or set lateral speed, longitudinal spin and pivot spin to 0.</source>
        <translation>Les méthodes programmées à la main ne résolvent que des calculs dans le plan vertical. Choisir une autre méthode, ou mettre la vitesse latérale, la rotation autour de l’axe longitudinal et la rotation de pivotement à 0.</translation>
    </message>
    <message>
        <source>The convention “As published” is defined only for the terrains “Valley” and “Gully”. For other terrains, choose “Consistent”.</source>
        <translation>La convention «&#x202f;Comme publié&#x202f;» n’est définie que pour les terrains «&#x202f;Vallée&#x202f;» et «&#x202f;Ravin&#x202f;». Pour un autre terrain choisir «&#x202f;Cohérente&#x202f;».</translation>
    </message>
    <message>
        <source>half mass: %1 kg</source>
        <translation>demi-masse&#x202f;: %1 kg</translation>
    </message>
    <message>
        <source>double mass: %1 kg</source>
        <translation>masse double&#x202f;: %1 kg</translation>
    </message>
    <message>
        <source>current mass: %1 kg</source>
        <translation>masse actuelle&#x202f;: %1 kg</translation>
    </message>
    <message>
        <source>Steady rolling speed on level ground; 0 if the rover stays at rest.</source>
        <translation>Vitesse de roulement constante sur terrain plat&#x202f;; 0 si le rover reste au repos.</translation>
    </message>
    <message>
        <source>Steepest slope that the wind can push the rover up; empty if the rover stays at rest on level ground.</source>
        <translation>Pente la plus raide que le vent peut faire monter au rover&#x202f;; vide si le rover reste au repos sur terrain plat.</translation>
    </message>
    <message>
        <source>Magnitude of the wind speed at the reference height.</source>
        <translation>Valeur absolue de la vitesse du vent à la hauteur de référence.</translation>
    </message>
    <message>
        <source>wind of %1 m/s</source>
        <translation>vent de %1 m/s</translation>
    </message>
    <message>
        <source>Wind speed of this experiment.</source>
        <translation>Vitesse du vent de cette expérience.</translation>
    </message>
    <message>
        <source>starts at %1 m/s</source>
        <translation>part à %1 m/s</translation>
    </message>
    <message>
        <source>Lowest wind speed that moves the rover from rest on level ground.</source>
        <translation>Vent le plus faible qui met le rover en mouvement depuis le repos sur terrain plat.</translation>
    </message>
    <message>
        <source>steepest terrain, %1°</source>
        <translation>terrain le plus raide, %1°</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>terrain</translation>
    </message>
    <message>
        <source>Slope of the steepest face that rises in the direction of the wind.</source>
        <translation>Pente de la face la plus raide qui monte dans le sens du vent.</translation>
    </message>
    <message>
        <source>Mobility</source>
        <translation>Mobilité</translation>
    </message>
    <message>
        <source>Height above the ground</source>
        <translation>Hauteur au-dessus du sol</translation>
    </message>
    <message>
        <source>Vertical height above the ground.</source>
        <translation>Hauteur verticale au-dessus du sol.</translation>
    </message>
    <message>
        <source>wind, %1 m/s at %2 m</source>
        <translation>vent, %1 m/s à %2 m</translation>
    </message>
    <message>
        <source>wind, %1 m/s</source>
        <translation>vent, %1 m/s</translation>
    </message>
    <message>
        <source>Wind speed along the ground, positive downrange.</source>
        <translation>Vitesse du vent le long du sol, positive vers l’avant.</translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n événement</numerusform>
            <numerusform>%n événements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n integration steps</source>
        <translation>
            <numerusform>%n pas d’intégration</numerusform>
            <numerusform>%n pas d’intégration</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Fixed steps of %2 s are too long for this run.</source>
        <translation>%1 Des pas fixes de %2 s sont trop longs pour cela.</translation>
    </message>
    <message>
        <source>The run was aborted after %1, the limit for one run, so its end is not known.</source>
        <translation>Le calcul a été abandonné après %1, la limite d’un calcul&#x202f;; sa fin est donc inconnue.</translation>
    </message>
    <message>
        <source>In a step of %1 s the rover moves farther than its radius of %2 m, so it can miss rims and corners.</source>
        <translation>En un pas de %1 s le rover avance de plus que son rayon de %2 m et peut sauter des bords et des coins.</translation>
    </message>
    <message>
        <source>The hand-coded methods do not locate events: an event within a step of %1 s is treated as if it happened at the end of the step. The results of this run are therefore doubtful.</source>
        <translation>Les méthodes programmées à la main ne localisent pas les événements&#x202f;: un événement dans un pas de %1 s est traité comme s’il arrivait à la fin du pas. Les résultats de ce calcul sont donc douteux.</translation>
    </message>
    <message>
        <source>The two end points of %1 differ by little more than rounding error, so the motion between them is not resolved.</source>
        <translation>Les deux points extrêmes de %1 ne diffèrent guère plus que de l’erreur d’arrondi&#x202f;; le mouvement entre eux n’est pas résolu.</translation>
    </message>
    <message>
        <source>Downrange velocity before event</source>
        <translation>Vitesse vers l’avant, avant l’événement</translation>
    </message>
    <message>
        <source>Velocity component of the centre just before the event.</source>
        <translation>Composante de la vitesse du centre juste avant l’événement.</translation>
    </message>
    <message>
        <source>Upward velocity before event</source>
        <translation>Vitesse vers le haut, avant l’événement</translation>
    </message>
    <message>
        <source>Spin before event</source>
        <translation>Rotation, avant l’événement</translation>
    </message>
    <message>
        <source>Spin just before the event, positive counter-clockwise.</source>
        <translation>Vitesse de rotation juste avant l’événement, positive dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Downrange velocity after event</source>
        <translation>Vitesse vers l’avant, après l’événement</translation>
    </message>
    <message>
        <source>Velocity component of the centre just after the event.</source>
        <translation>Composante de la vitesse du centre juste après l’événement.</translation>
    </message>
    <message>
        <source>Upward velocity after event</source>
        <translation>Vitesse vers le haut, après l’événement</translation>
    </message>
    <message>
        <source>Spin after event</source>
        <translation>Rotation, après l’événement</translation>
    </message>
    <message>
        <source>Spin just after the event, positive counter-clockwise.</source>
        <translation>Vitesse de rotation juste après l’événement, positive dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Lateral position</source>
        <translation>Position transversale</translation>
    </message>
    <message>
        <source>Lateral position of the centre at the event, positive to the right.</source>
        <translation>Position transversale du centre à l’événement, positive vers la droite.</translation>
    </message>
    <message>
        <source>Lateral velocity before event</source>
        <translation>Vitesse transversale, avant l’événement</translation>
    </message>
    <message>
        <source>Lateral velocity of the centre just before the event, positive to the right.</source>
        <translation>Vitesse transversale du centre juste avant l’événement, positive vers la droite.</translation>
    </message>
    <message>
        <source>Longitudinal spin before event</source>
        <translation>Rotation longitudinale, avant l’événement</translation>
    </message>
    <message>
        <source>Spin about the downrange axis just before the event, positive when the rover rolls to the right.</source>
        <translation>Rotation autour de l’axe longitudinal juste avant l’événement, positive si le rover roule vers la droite.</translation>
    </message>
    <message>
        <source>Spin about the vertical before event</source>
        <translation>Rotation autour de la verticale, avant l’événement</translation>
    </message>
    <message>
        <source>Spin about the vertical just before the event, positive counter-clockwise as seen from above.</source>
        <translation>Rotation autour de la verticale juste avant l’événement, positive dans le sens trigonométrique vue de dessus.</translation>
    </message>
    <message>
        <source>Lateral velocity after event</source>
        <translation>Vitesse transversale, après l’événement</translation>
    </message>
    <message>
        <source>Lateral velocity of the centre just after the event, positive to the right.</source>
        <translation>Vitesse transversale du centre juste après l’événement, positive vers la droite.</translation>
    </message>
    <message>
        <source>Longitudinal spin after event</source>
        <translation>Rotation longitudinale, après l’événement</translation>
    </message>
    <message>
        <source>Spin about the downrange axis just after the event, positive when the rover rolls to the right.</source>
        <translation>Rotation autour de l’axe longitudinal juste après l’événement, positive si le rover roule vers la droite.</translation>
    </message>
    <message>
        <source>Spin about the vertical after event</source>
        <translation>Rotation autour de la verticale, après l’événement</translation>
    </message>
    <message>
        <source>Spin about the vertical just after the event, positive counter-clockwise as seen from above.</source>
        <translation>Rotation autour de la verticale juste après l’événement, positive dans le sens trigonométrique vue de dessus.</translation>
    </message>
    <message>
        <source>Spin about the tangent before impact</source>
        <translation>Rotation autour de la tangente, avant le choc</translation>
    </message>
    <message>
        <source>Spin about the surface tangent that points downrange, positive when the sphere rolls to the right.</source>
        <translation>Rotation autour de la tangente à la surface heurtée, orientée vers l’avant&#x202f;; positive si la sphère roule vers la droite.</translation>
    </message>
    <message>
        <source>Spin about the normal before impact</source>
        <translation>Rotation autour de la normale, avant le choc</translation>
    </message>
    <message>
        <source>Spin about the normal that points out of the ground. Impacts do not change this spin.</source>
        <translation>Rotation autour de la normale orientée vers l’extérieur du sol. Les chocs ne la changent pas.</translation>
    </message>
    <message>
        <source>Spin about the lateral axis before impact</source>
        <translation>Rotation autour de l’axe transversal, avant le choc</translation>
    </message>
    <message>
        <source>Spin about the lateral axis, positive counter-clockwise.</source>
        <translation>Rotation autour de l’axe transversal, positive dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Speed along the face before impact</source>
        <translation>Vitesse le long de la face, avant le choc</translation>
    </message>
    <message>
        <source>Speed of the centre along the struck surface, positive downrange.</source>
        <translation>Vitesse du centre le long de la surface heurtée, positive vers l’avant.</translation>
    </message>
    <message>
        <source>Speed normal to the face before impact</source>
        <translation>Vitesse normale à la face, avant le choc</translation>
    </message>
    <message>
        <source>Speed of the centre normal to the struck surface, positive away from it. The speed is negative before the impact and positive or 0 after it.</source>
        <translation>Vitesse du centre normale à la surface heurtée, positive en s’en éloignant. Elle est négative avant le choc, positive ou nulle après.</translation>
    </message>
    <message>
        <source>Lateral speed before impact</source>
        <translation>Vitesse en travers de la face, avant le choc</translation>
    </message>
    <message>
        <source>Lateral speed of the centre, positive to the right when facing downrange.</source>
        <translation>Vitesse transversale du centre, positive vers la droite en regardant vers l’avant.</translation>
    </message>
    <message>
        <source>Spin about the tangent after impact</source>
        <translation>Rotation autour de la tangente, après le choc</translation>
    </message>
    <message>
        <source>Spin about the normal after impact</source>
        <translation>Rotation autour de la normale, après le choc</translation>
    </message>
    <message>
        <source>Spin about the lateral axis after impact</source>
        <translation>Rotation autour de l’axe transversal, après le choc</translation>
    </message>
    <message>
        <source>Speed along the face after impact</source>
        <translation>Vitesse le long de la face, après le choc</translation>
    </message>
    <message>
        <source>Speed normal to the face after impact</source>
        <translation>Vitesse normale à la face, après le choc</translation>
    </message>
    <message>
        <source>Lateral speed after impact</source>
        <translation>Vitesse en travers de la face, après le choc</translation>
    </message>
    <message>
        <source>Impulse along the face</source>
        <translation>Impulsion le long de la face</translation>
    </message>
    <message>
        <source>Friction impulse on the sphere along the face, positive downrange.</source>
        <translation>Impulsion du frottement sur la sphère le long de la face, positive vers l’avant.</translation>
    </message>
    <message>
        <source>Normal impulse</source>
        <translation>Impulsion normale à la face</translation>
    </message>
    <message>
        <source>Normal impulse of the ground on the sphere: m (1 + e) |u₅⁻|.</source>
        <translation>Impulsion normale du sol sur la sphère&#x202f;: m (1 + e) |u₅⁻|.</translation>
    </message>
    <message>
        <source>Lateral impulse</source>
        <translation>Impulsion en travers de la face</translation>
    </message>
    <message>
        <source>Friction impulse on the sphere across the face, positive to the right.</source>
        <translation>Impulsion du frottement sur la sphère en travers de la face, positive vers la droite.</translation>
    </message>
    <message>
        <source>Fraction of friction used</source>
        <translation>Fraction du frottement mobilisée</translation>
    </message>
    <message>
        <source>√(S₁² + S₃²)/(μ S₂) if the impact sticks; 1 if it slips, because friction is then at its limit μ′ S₂.</source>
        <translation>√(S₁² + S₃²) sur μ S₂ si le choc adhère&#x202f;; 1 s’il glisse, car le frottement a alors sa limite μ′ S₂.</translation>
    </message>
    <message>
        <source>Downrange position</source>
        <translation>Position vers l’avant</translation>
    </message>
    <message>
        <source>Position of the centre of the sphere, positive downrange.</source>
        <translation>Position du centre de la sphère, positive vers l’avant.</translation>
    </message>
    <message>
        <source>Elevation of the centre of the sphere.</source>
        <translation>Altitude du centre de la sphère.</translation>
    </message>
    <message>
        <source>Downrange velocity</source>
        <translation>Vitesse vers l’avant</translation>
    </message>
    <message>
        <source>Downrange velocity of the centre; negative when the rover moves backwards.</source>
        <translation>Vitesse du centre vers l’avant&#x202f;; négative quand le rover revient.</translation>
    </message>
    <message>
        <source>Upward velocity</source>
        <translation>Vitesse vers le haut</translation>
    </message>
    <message>
        <source>Upward velocity of the centre; negative when the rover falls.</source>
        <translation>Vitesse du centre vers le haut&#x202f;; négative quand le rover tombe.</translation>
    </message>
    <message>
        <source>Speed of the centre, including its lateral motion.</source>
        <translation>Vitesse du centre, mouvement en travers compris.</translation>
    </message>
    <message>
        <source>Spin about the lateral axis. The spin is negative when the rover rolls downrange, because the rover then turns clockwise.</source>
        <translation>Rotation autour de l’axe transversal. Elle est négative quand le rover roule vers l’avant, car il tourne alors dans le sens horaire.</translation>
    </message>
    <message>
        <source>Rolling speed</source>
        <translation>Vitesse de roulement</translation>
    </message>
    <message>
        <source>Ground speed at which the rover would roll with its current spin, positive downrange.</source>
        <translation>Vitesse le long du sol à laquelle le rover roulerait avec sa rotation actuelle&#x202f;; positive vers l’avant.</translation>
    </message>
    <message>
        <source>Rotation angle about the lateral axis since the start, including full turns.</source>
        <translation>Angle de rotation autour de l’axe transversal depuis le départ, tours entiers compris.</translation>
    </message>
    <message>
        <source>Slip vₜ + bω, with the velocity vₜ along the ground below the rover; 0 while the rover rolls. In flight, the slip refers to the ground below and jumps when the rover passes from one face to the next.</source>
        <translation>Glissement vₜ + bω, avec la vitesse vₜ le long du sol au-dessous du rover&#x202f;; 0 tant que le rover roule. En vol il se rapporte au sol au-dessous et saute quand le rover passe d’une face à la suivante.</translation>
    </message>
    <message>
        <source>Rotational energy k m b² ω²/2, with the magnitude ω of the spin vector.</source>
        <translation>Énergie de rotation k m b² ω²/2, où ω est la norme du vecteur rotation.</translation>
    </message>
    <message>
        <source>m g times the height of the sphere&apos;s lowest point above the lowest ground.</source>
        <translation>m g fois la hauteur du point le plus bas de la sphère au-dessus du sol le plus bas.</translation>
    </message>
    <message>
        <source>Lost in impacts, restitution</source>
        <translation>Perdue dans les chocs, restitution</translation>
    </message>
    <message>
        <source>Energy of the motion normal to the ground, lost in impacts since the start.</source>
        <translation>Énergie du mouvement normal au sol perdue dans les chocs depuis le départ.</translation>
    </message>
    <message>
        <source>Lost in impacts, friction</source>
        <translation>Perdue dans les chocs, frottement</translation>
    </message>
    <message>
        <source>Energy lost to friction during impacts since the start.</source>
        <translation>Énergie perdue par frottement pendant les chocs depuis le départ.</translation>
    </message>
    <message>
        <source>Lost to sliding</source>
        <translation>Perdue par glissement</translation>
    </message>
    <message>
        <source>Energy lost to friction between impacts since the start.</source>
        <translation>Énergie perdue par frottement entre les chocs depuis le départ.</translation>
    </message>
    <message>
        <source>Lost to rolling resistance</source>
        <translation>Perdue par résistance au roulement</translation>
    </message>
    <message>
        <source>Work of the rolling resistance since the start: the moment c_rr b N times the rotation angle in contact with the ground, where N is the normal force.</source>
        <translation>Travail contre la résistance au roulement depuis le départ&#x202f;: le moment c_rr b N fois l’angle de rotation au contact du sol, où N est la force normale.</translation>
    </message>
    <message>
        <source>Work of the wind</source>
        <translation>Travail du vent</translation>
    </message>
    <message>
        <source>Work of the air on the rover since the start; negative if the air slows the rover.</source>
        <translation>Travail de l’air sur le rover depuis le départ&#x202f;; négatif s’il freine le rover.</translation>
    </message>
    <message>
        <source>Sum of all energies and losses minus the work of the wind. The sum is constant.</source>
        <translation>Somme de toutes les énergies et pertes, moins le travail du vent. La somme est constante.</translation>
    </message>
    <message>
        <source>Lateral position of the centre of the sphere, positive to the right.</source>
        <translation>Position du centre de la sphère, positive vers la droite.</translation>
    </message>
    <message>
        <source>Lateral velocity of the centre, positive to the right.</source>
        <translation>Vitesse du centre, positive vers la droite.</translation>
    </message>
    <message>
        <source>Longitudinal spin</source>
        <translation>Rotation autour de l’axe longitudinal</translation>
    </message>
    <message>
        <source>Spin about the downrange axis, positive when the sphere rolls to the right.</source>
        <translation>Rotation autour de l’axe longitudinal, positive si la sphère roule vers la droite.</translation>
    </message>
    <message>
        <source>Spin about the vertical</source>
        <translation>Rotation autour de la verticale</translation>
    </message>
    <message>
        <source>Spin about the vertical, positive counter-clockwise as seen from above.</source>
        <translation>Rotation autour de la verticale, positive dans le sens trigonométrique vue de dessus.</translation>
    </message>
    <message>
        <source>Lateral slip at the contact</source>
        <translation>Glissement transversal du point de contact</translation>
    </message>
    <message>
        <source>Lateral slip, positive to the right; 0 while the sphere rolls.</source>
        <translation>Glissement transversal, positif vers la droite&#x202f;; 0 tant que la sphère roule.</translation>
    </message>
    <message>
        <source>Downrange contact position</source>
        <translation>Position du contact vers l’avant</translation>
    </message>
    <message>
        <source>Position of the point of the sphere that touches the ground. In flight this is the point nearest to the ground below; its position jumps when the rover passes from one face to the next.</source>
        <translation>Position du point de la sphère qui touche le sol. En vol, c’est le point le plus proche du sol au-dessous&#x202f;; sa position saute quand le rover passe d’une face à la suivante.</translation>
    </message>
    <message>
        <source>Contact point elevation</source>
        <translation>Altitude du point de contact</translation>
    </message>
    <message>
        <source>Elevation of the contact point.</source>
        <translation>Altitude du point qui touche le sol.</translation>
    </message>
    <message>
        <source>Normal force</source>
        <translation>Force normale</translation>
    </message>
    <message>
        <source>Force of the ground on the sphere, normal to the ground and positive away from it; 0 in flight. In a corner, it is the larger of the normal forces on the two faces.</source>
        <translation>Force du sol sur la sphère, normale au sol et positive vers l’extérieur&#x202f;; 0 en vol. Dans un coin, c’est la plus grande des forces normales des deux faces.</translation>
    </message>
    <message>
        <source>Force of the ground on the sphere, tangential to the surface and positive downrange; 0 in flight.</source>
        <translation>Force du sol sur la sphère le long du sol, positive vers l’avant&#x202f;; 0 en vol.</translation>
    </message>
    <message>
        <source>Lateral friction</source>
        <translation>Force de frottement transversale</translation>
    </message>
    <message>
        <source>Lateral force of the ground on the sphere, positive to the right; 0 in flight.</source>
        <translation>Force du sol sur la sphère, positive vers la droite&#x202f;; 0 en vol.</translation>
    </message>
    <message>
        <source>Friction force divided by μ N while the sphere rolls; 1 while the sphere slides, because friction is then at its limit μ′ N; 0 in flight.</source>
        <translation>Force de frottement sur μ N tant que la sphère roule&#x202f;; 1 tant qu’elle glisse, car le frottement a alors sa limite μ′ N&#x202f;; 0 en vol.</translation>
    </message>
    <message>
        <source>Heading of the axle</source>
        <translation>Cap de l’essieu</translation>
    </message>
    <message>
        <source>Rotation of the axle about the vertical, positive to the left. At the start the axle points across the valley. The heading is 0 if the rover stays in the vertical plane.</source>
        <translation>Rotation de l’essieu autour de la verticale, positive vers la gauche. Au départ, l’essieu est en travers de la vallée. Le cap est 0 si le rover reste dans le plan vertical.</translation>
    </message>
    <message>
        <source>Lean of the axle</source>
        <translation>Inclinaison de l’essieu</translation>
    </message>
    <message>
        <source>Tilt of the axle, positive when the top of the sphere leans to the right; 0 if the rover stays in the vertical plane.</source>
        <translation>Inclinaison de l’essieu, positive si le haut de la sphère penche vers la droite&#x202f;; 0 si le rover reste dans le plan vertical.</translation>
    </message>
    <message>
        <source>Rotation about the axle</source>
        <translation>Rotation autour de l’essieu</translation>
    </message>
    <message>
        <source>Rotation of the sphere about the axle, positive counter-clockwise, from −180° to 180°. Heading, lean and rotation, in this order, give the orientation of the sphere (Tait–Bryan angles y-x′-z″).</source>
        <translation>Rotation de la sphère autour de l’essieu, positive dans le sens trigonométrique, de −180° à 180°. Cap, inclinaison et rotation, dans cet ordre, donnent l’orientation de la sphère (angles de Tait–Bryan y-x′-z″).</translation>
    </message>
    <message>
        <source>Orientation, quaternion w</source>
        <translation>Orientation, quaternion w</translation>
    </message>
    <message>
        <source>Real part of the quaternion that describes the rotation of the sphere.</source>
        <translation>Partie réelle du quaternion qui décrit la rotation de la sphère.</translation>
    </message>
    <message>
        <source>Orientation, quaternion x</source>
        <translation>Orientation, quaternion x</translation>
    </message>
    <message>
        <source>Component of the rotation quaternion about the downrange axis.</source>
        <translation>Composante du quaternion de rotation autour de l’axe longitudinal.</translation>
    </message>
    <message>
        <source>Orientation, quaternion y</source>
        <translation>Orientation, quaternion y</translation>
    </message>
    <message>
        <source>Component of the rotation quaternion about the vertical.</source>
        <translation>Composante du quaternion de rotation autour de la verticale.</translation>
    </message>
    <message>
        <source>Orientation, quaternion z</source>
        <translation>Orientation, quaternion z</translation>
    </message>
    <message>
        <source>Component of the rotation quaternion about the lateral axis.</source>
        <translation>Composante du quaternion de rotation autour de l’axe transversal.</translation>
    </message>
    <message>
        <source>Elevation of the lowest point of the sphere when the outcome is decided, or of the far end of the terrain if the rover has crossed; negative below the start plateau.</source>
        <translation>Altitude du point le plus bas de la sphère quand l’issue est décidée, ou du bout opposé du terrain si le rover a traversé&#x202f;; négative sous le plateau de départ.</translation>
    </message>
    <message>
        <source>Height above the lowest ground</source>
        <translation>Hauteur au-dessus du sol le plus bas</translation>
    </message>
    <message>
        <source>Height of the lowest point of the sphere above the lowest ground when the outcome is decided.</source>
        <translation>Hauteur du point le plus bas de la sphère au-dessus du sol le plus bas, quand l’issue est décidée.</translation>
    </message>
    <message>
        <source>Greatest height during the climb</source>
        <translation>Hauteur maximale pendant la montée</translation>
    </message>
    <message>
        <source>Greatest height of the lowest point of the sphere after the sphere first touches rising ground; empty if it never touches rising ground.</source>
        <translation>Hauteur maximale du point le plus bas de la sphère après son premier contact avec un sol qui monte&#x202f;; vide si elle ne touche jamais un sol qui monte.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>If the rover crosses: its kinetic energy at the far rim expressed as a height, (v² + k b² ω²)/(2 g), plus its height above the rim if it is in flight. Otherwise: the height by which the rover falls short of the rim, as a negative number. Empty if the time limit ends the run.</source>
        <translation>Si le rover traverse&#x202f;: son énergie cinétique au bord opposé exprimée en hauteur, (v² + k b² ω²)/(2 g), plus, en vol, sa hauteur au-dessus du bord. Sinon&#x202f;: la hauteur qui manque jusqu’au bord, en négatif. Vide si la limite de temps termine le calcul.</translation>
    </message>
    <message>
        <source>Downrange distance</source>
        <translation>Distance vers l’avant</translation>
    </message>
    <message>
        <source>Downrange position of the centre when the outcome is decided.</source>
        <translation>Position du centre vers l’avant quand l’issue est décidée.</translation>
    </message>
    <message>
        <source>Time from the launch until the outcome is decided.</source>
        <translation>Temps du lancement jusqu’à ce que l’issue soit décidée.</translation>
    </message>
    <message>
        <source>Impacts faster than 1 mm/s</source>
        <translation>Chocs plus rapides que 1 mm/s</translation>
    </message>
    <message>
        <source>Number of impacts faster than 1 mm/s. Slower impacts are numerous and negligible.</source>
        <translation>Nombre de chocs plus rapides que 1 mm/s. Les plus lents sont nombreux et négligeables.</translation>
    </message>
    <message>
        <source>Speed at the end</source>
        <translation>Vitesse à la fin</translation>
    </message>
    <message>
        <source>Spin at the end</source>
        <translation>Rotation à la fin</translation>
    </message>
    <message>
        <source>Spin about the lateral axis when the outcome is decided, positive counter-clockwise.</source>
        <translation>Rotation autour de l’axe transversal quand l’issue est décidée, positive dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Final height</source>
        <translation>Hauteur finale</translation>
    </message>
    <message>
        <source>Elevation of the lowest point of the sphere at the end of the run, even if the outcome is decided earlier.</source>
        <translation>Altitude du point le plus bas de la sphère à la fin du calcul, même si l’issue est décidée plus tôt.</translation>
    </message>
    <message>
        <source>Final downrange distance</source>
        <translation>Distance finale vers l’avant</translation>
    </message>
    <message>
        <source>Downrange position of the centre at the end of the run, even if the outcome is decided earlier.</source>
        <translation>Position du centre vers l’avant à la fin du calcul, même si l’issue est décidée plus tôt.</translation>
    </message>
    <message>
        <source>End time</source>
        <translation>Temps final</translation>
    </message>
    <message>
        <source>Time from the launch to the end of the run, even if the outcome is decided earlier.</source>
        <translation>Temps du lancement à la fin du calcul, même si l’issue est décidée plus tôt.</translation>
    </message>
    <message>
        <source>Crosses eventually</source>
        <translation>Finit par traverser</translation>
    </message>
    <message>
        <source>1 if the rover crosses at the first or a later attempt, otherwise 0. Later attempts occur only if the run continues until rest.</source>
        <translation>1 si le rover traverse au premier essai ou à un essai suivant, sinon 0. Il n’y a d’essais suivants que si le calcul continue jusqu’au repos.</translation>
    </message>
    <message>
        <source>Downrange displacement</source>
        <translation>Déplacement vers l’avant</translation>
    </message>
    <message>
        <source>Distance that the centre moves downrange from the start to the end of the run; negative if the rover ends behind its start.</source>
        <translation>Distance parcourue vers l’avant par le centre, du départ à la fin du calcul&#x202f;; négative si le rover finit derrière son départ.</translation>
    </message>
    <message>
        <source>Mean downrange velocity</source>
        <translation>Vitesse moyenne vers l’avant</translation>
    </message>
    <message>
        <source>Time rolling</source>
        <translation>Temps de roulement</translation>
    </message>
    <message>
        <source>Time in contact with the ground without slip.</source>
        <translation>Temps en contact avec le sol sans glissement.</translation>
    </message>
    <message>
        <source>Time in the air</source>
        <translation>Temps en l’air</translation>
    </message>
    <message>
        <source>Time in flights and bounces.</source>
        <translation>Temps en vols et en rebonds.</translation>
    </message>
    <message>
        <source>Restart wind</source>
        <translation>Vent pour repartir</translation>
    </message>
    <message>
        <source>Wind speed that moves the rover downrange again after it has come to rest. Empty if the rover does not come to rest or if there is no air.</source>
        <translation>Vitesse du vent qui remet le rover en marche vers l’avant après l’arrêt. Vide si le rover ne s’arrête pas ou s’il n’y a pas d’air.</translation>
    </message>
    <message>
        <source>Greatest impact impulse</source>
        <translation>Impulsion maximale d’un choc</translation>
    </message>
    <message>
        <source>Impulse of the ground on the sphere, including friction: m times the change in velocity. The shell must withstand the greatest impulse.</source>
        <translation>Impulsion du sol sur la sphère, frottement compris&#x202f;: m fois la variation de sa vitesse. La coque doit résister à la plus grande.</translation>
    </message>
    <message>
        <source>Greatest impact speed</source>
        <translation>Vitesse maximale d’un choc</translation>
    </message>
    <message>
        <source>Approach speed normal to the surface. The payload must withstand the greatest speed v, which is the impact speed of a fall from a height of v²/(2g).</source>
        <translation>Vitesse d’approche normale à la surface. La charge utile doit résister à la plus grande vitesse v, qui est la vitesse d’impact d’une chute d’une hauteur de v²/(2g).</translation>
    </message>
    <message>
        <source>Greatest normal force</source>
        <translation>Force normale maximale</translation>
    </message>
    <message>
        <source>Largest normal force during rolling, sliding or rest. Impacts are instantaneous, so they have an impulse instead of a force.</source>
        <translation>Force normale maximale pendant le roulement, le glissement ou le repos. Les chocs sont instantanés et ont donc une impulsion au lieu d’une force.</translation>
    </message>
    <message>
        <source>Lateral offset</source>
        <translation>Distance transversale</translation>
    </message>
    <message>
        <source>Lateral position of the centre when the outcome is decided, positive to the right.</source>
        <translation>Position latérale du centre quand l’issue est décidée, positive vers la droite.</translation>
    </message>
    <message>
        <source>Lateral speed at the end</source>
        <translation>Vitesse transversale à la fin</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>Roulement</translation>
    </message>
    <message>
        <source>Sliding</source>
        <translation>Glissement</translation>
    </message>
    <message>
        <source>On a rim</source>
        <translation>Sur un bord</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Ground that the rover touches or, in flight, has left.</source>
        <translation>Sol que le rover touche ou, en vol, qu’il a quitté.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Distance that the centre moves downrange; negative if the rover moves backwards.</source>
        <translation>Distance parcourue vers l’avant par le centre&#x202f;; négative si le rover revient.</translation>
    </message>
    <message>
        <source>Work of gravity</source>
        <translation>Travail de la pesanteur</translation>
    </message>
    <message>
        <source>m g times the height that the centre has lost.</source>
        <translation>m g fois la hauteur perdue par le centre.</translation>
    </message>
    <message>
        <source>Losses in the impacts of this phase and in the impact that ends the phase.</source>
        <translation>Pertes dans les chocs de cette phase et dans le choc qui la finit.</translation>
    </message>
    <message>
        <source>Energy lost to friction between impacts.</source>
        <translation>Énergie perdue par frottement entre les chocs.</translation>
    </message>
    <message>
        <source>Energy lost to rolling resistance.</source>
        <translation>Énergie perdue par résistance au roulement.</translation>
    </message>
    <message>
        <source>Work of the air on the rover; negative if the air slows the rover.</source>
        <translation>Travail de l’air sur le rover&#x202f;; négatif si l’air freine le rover.</translation>
    </message>
    <message>
        <source>%1, %2 m above the floor</source>
        <translation>%1, %2 m au-dessus du fond</translation>
    </message>
    <message>
        <source>%1, %2 m above the lowest ground</source>
        <translation>%1, %2 m au-dessus du sol le plus bas</translation>
    </message>
    <message>
        <source>Impact on %1, sticks</source>
        <translation>Choc sur %1, adhère</translation>
    </message>
    <message>
        <source>Impact on %1, slips</source>
        <translation>Choc sur %1, glisse</translation>
    </message>
    <message numerus="yes">
        <source>%n further impacts on %1</source>
        <translation>
            <numerusform>%n autre choc sur %1</numerusform>
            <numerusform>%n autres chocs sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Bouncing dies out on %1</source>
        <translation>Les rebonds s’éteignent sur %1</translation>
    </message>
    <message>
        <source>Leaves %1</source>
        <translation>Quitte %1</translation>
    </message>
    <message>
        <source>Lifts off %1</source>
        <translation>Décolle depuis %1</translation>
    </message>
    <message>
        <source>Impact on %1 at a corner, sticks</source>
        <translation>Choc dans un coin, sur %1, adhère</translation>
    </message>
    <message>
        <source>Impact on %1 at a corner, slips</source>
        <translation>Choc dans un coin, sur %1, glisse</translation>
    </message>
    <message>
        <source>Rolls on %1</source>
        <translation>Roule sur %1</translation>
    </message>
    <message>
        <source>Slides on %1</source>
        <translation>Glisse sur %1</translation>
    </message>
    <message>
        <source>Stays in contact with %1</source>
        <translation>Reste en contact avec %1</translation>
    </message>
    <message>
        <source>Rolls or slides onto %1</source>
        <translation>Passe sur %1 en roulant ou en glissant</translation>
    </message>
    <message>
        <source>Passes onto %1</source>
        <translation>Passe sur %1</translation>
    </message>
    <message>
        <source>Turns back on %1; outcome decided</source>
        <translation>Fait demi-tour sur %1&#x202f;; issue décidée</translation>
    </message>
    <message>
        <source>End of the run</source>
        <translation>Fin du calcul</translation>
    </message>
    <message numerus="yes">
        <source>Crosses at %2 m/s (%n impacts, %1 s).</source>
        <translation>
            <numerusform>Traverse après %n choc et %1 s, à %2 m/s.</numerusform>
            <numerusform>Traverse après %n chocs et %1 s, à %2 m/s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rebounds on %1 (%n impacts, %2 s).</source>
        <translation>
            <numerusform>Rejeté par %1 après %n choc&#x202f;; %2 s.</numerusform>
            <numerusform>Rejeté par %1 après %n chocs&#x202f;; %2 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turns back on %1 (%n impacts, %2 s).</source>
        <translation>
            <numerusform>S’arrête et fait demi-tour sur %1, après %n choc&#x202f;; %2 s.</numerusform>
            <numerusform>S’arrête et fait demi-tour sur %1, après %n chocs&#x202f;; %2 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stops on %1 (%n impacts, %2 s).</source>
        <translation>
            <numerusform>Reste au repos sur %1, après %n choc&#x202f;; %2 s.</numerusform>
            <numerusform>Reste au repos sur %1, après %n chocs&#x202f;; %2 s.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blown back over %1 at %2 m/s, after %3 s.</source>
        <translation>Repoussé par le vent par-dessus %1 à %2 m/s, après %3 s.</translation>
    </message>
    <message>
        <source>Leaves the terrain over %1 at %2 m/s, after %3 s.</source>
        <translation>Quitte le terrain par %1 à %2 m/s, après %3 s.</translation>
    </message>
    <message>
        <source>Aborted after %1 and %2 s while still moving over %3.</source>
        <translation>Abandonné après %1 et %2 s, encore en mouvement sur %3.</translation>
    </message>
    <message>
        <source>Still moving over %1 at the time limit of %2 s.</source>
        <translation>Encore en mouvement sur %1 quand la limite de temps de %2 s termine le calcul.</translation>
    </message>
    <message>
        <source>%1 With e = 1, bouncing never dies out.</source>
        <translation>%1 Avec e = 1 les rebonds ne s’éteignent jamais.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the left of the start, rolling along the corner at %2 m/s.</source>
        <translation>Le rover finit %1 m à gauche du départ, roulant encore le long du coin à %2 m/s.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the right of the start, rolling along the corner at %2 m/s.</source>
        <translation>Le rover finit %1 m à droite du départ, roulant encore le long du coin à %2 m/s.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the left of the start, spinning on the spot.</source>
        <translation>Le rover finit %1 m à gauche du départ, tournant sur place.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the right of the start, spinning on the spot.</source>
        <translation>Le rover finit %1 m à droite du départ, tournant sur place.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the left of the start.</source>
        <translation>Le rover finit %1 m à gauche du départ.</translation>
    </message>
    <message>
        <source>The rover ends %1 m to the right of the start.</source>
        <translation>Le rover finit %1 m à droite du départ.</translation>
    </message>
    <message>
        <source>the near rim</source>
        <translation>le bord de départ</translation>
    </message>
    <message>
        <source>the far rim</source>
        <translation>le bord opposé</translation>
    </message>
    <message>
        <source>the rim after %1</source>
        <translation>le bord après %1</translation>
    </message>
    <message>
        <source>%1 A wind of %2 m/s would move the rover again.</source>
        <translation>%1 Un vent de %2 m/s remettrait le rover en marche.</translation>
    </message>
    <message>
        <source>The rover then crosses at a later attempt, after %1 s.</source>
        <translation>Le rover continue et traverse à un essai suivant, après %1 s.</translation>
    </message>
    <message>
        <source>The rover then stops on %1, %2 m downrange, after %3 s.</source>
        <translation>Le rover continue et reste au repos sur %1, %2 m vers l’avant, après %3 s.</translation>
    </message>
    <message>
        <source>The rover then leaves the terrain over %1, after %2 s.</source>
        <translation>Le rover continue et quitte le terrain par %1, après %2 s.</translation>
    </message>
    <message>
        <source>The rover is then still moving over %1, %2 m downrange, after %3 s.</source>
        <translation>Le rover continue et se meut encore sur %1, %2 m vers l’avant, après %3 s.</translation>
    </message>
    <message>
        <source>Kinetic friction μ′ = %1 exceeds static friction μ = %2; the run uses μ′ = μ.</source>
        <translation>Le frottement cinétique μ′ = %1 est plus grand que le statique μ = %2&#x202f;; le calcul prend μ′ = μ.</translation>
    </message>
    <message>
        <source>The rover slides on %3: rolling there needs a static friction μ of at least %2, but μ is %1.</source>
        <translation>Le rover glisse sur %3&#x202f;: y rouler demande un frottement statique μ d’au moins %2, mais μ vaut %1.</translation>
    </message>
    <message>
        <source>A sphere of radius %1 m is too large to touch %2.</source>
        <translation>Une sphère de rayon %1 m est trop grande pour toucher %2.</translation>
    </message>
    <message numerus="yes">
        <source>A sphere of radius %1 m is too large to touch %2 and %n other faces.</source>
        <translation>
            <numerusform>Une sphère de rayon %1 m est trop grande pour toucher %2 et %n autre face.</numerusform>
            <numerusform>Une sphère de rayon %1 m est trop grande pour toucher %2 et %n autres faces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phases</translation>
    </message>
    <message>
        <source>as published (Hartl 2006), inferred from its printed results</source>
        <translation>comme publié (Hartl 2006), déduit de ses résultats imprimés</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>cohérente</translation>
    </message>
    <message>
        <source>exact on faces; Taylor series of order %1 in flight and on rims (truncation error below rounding error)</source>
        <translation>exact sur les faces&#x202f;; séries de Taylor d’ordre %1 en vol et sur les bords (erreur de troncature inférieure à l’erreur d’arrondi)</translation>
    </message>
    <message>
        <source>Bounces</source>
        <translation>Rebonds</translation>
    </message>
    <message>
        <source>solved one by one; averaged or summed when successive bounces differ little</source>
        <translation>résolus un par un&#x202f;; moyennés ou sommés si les rebonds successifs diffèrent peu</translation>
    </message>
    <message>
        <source>exact between events; on rims and in corners, integrated by Dormand–Prince 5(4) with tolerance 1e-13</source>
        <translation>exact entre les événements&#x202f;; sur les bords et dans les coins, intégré par Dormand–Prince 5(4), tolérance 1e-13</translation>
    </message>
    <message>
        <source>exact between events; no time step and no cut-off speed on faces</source>
        <translation>exact entre les événements&#x202f;; ni pas de temps ni, sur les faces, seuil de vitesse</translation>
    </message>
    <message>
        <source>Rim cut-off</source>
        <translation>Seuil aux bords</translation>
    </message>
    <message>
        <source>adaptive Dormand–Prince 5(4); events are located on its dense output</source>
        <translation>Dormand–Prince 5(4) adaptatif&#x202f;; les événements sont localisés sur sa sortie dense</translation>
    </message>
    <message>
        <source>rebound speeds below %1 m/s are treated as contact</source>
        <translation>une vitesse de rebond sous %1 m/s vaut contact</translation>
    </message>
    <message>
        <source>hand-coded Euler method, fixed step %1 s; events are not located</source>
        <translation>méthode d’Euler programmée à la main, pas fixe de %1 s&#x202f;; les événements ne sont pas localisés</translation>
    </message>
    <message>
        <source>hand-coded Runge–Kutta method, fixed step %1 s; events are not located</source>
        <translation>méthode de Runge–Kutta programmée à la main, pas fixe de %1 s&#x202f;; les événements ne sont pas localisés</translation>
    </message>
    <message>
        <source>rebound speeds below %1 m/s are treated as contact (flights shorter than two steps)</source>
        <translation>une vitesse de rebond sous %1 m/s vaut contact (vol de moins de deux pas)</translation>
    </message>
    <message>
        <source>Runge–Kutta, fixed step %1 s</source>
        <translation>Runge–Kutta, pas fixe de %1 s</translation>
    </message>
    <message>
        <source>Rover</source>
        <translation>Rover</translation>
    </message>
    <message>
        <source>Drag to move this point of the profile.</source>
        <translation>Faire glisser pour déplacer ce point du profil.</translation>
    </message>
    <message>
        <source>Drag to change the length.</source>
        <translation>Faire glisser pour modifier la longueur.</translation>
    </message>
    <message>
        <source>Drag to change the angle and the depth.</source>
        <translation>Faire glisser pour modifier l’angle et la profondeur.</translation>
    </message>
    <message>
        <source>Drag to change the incline and the height.</source>
        <translation>Faire glisser pour modifier la montée et la hauteur.</translation>
    </message>
    <message>
        <source>Drag to change the decline and the depth.</source>
        <translation>Faire glisser pour modifier la descente et la profondeur.</translation>
    </message>
    <message>
        <source>Drag to change the decline.</source>
        <translation>Faire glisser pour modifier la descente.</translation>
    </message>
    <message>
        <source>Drag to change the incline.</source>
        <translation>Faire glisser pour modifier la montée.</translation>
    </message>
    <message>
        <source>Drag to change the length of the top.</source>
        <translation>Faire glisser pour modifier la longueur du sommet.</translation>
    </message>
    <message>
        <source>Drag to change the floor length and the depth.</source>
        <translation>Faire glisser pour modifier la longueur du fond et la profondeur.</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>Exemple traité</translation>
    </message>
    <message>
        <source>Hartl 2006, section 4.2: decline and incline 30°, depth −10 m, floor length 30 m.</source>
        <translation>Hartl 2006, section 4.2&#x202f;: descente et montée 30°, profondeur −10 m, longueur du fond 30 m.</translation>
    </message>
    <message>
        <source>Shallow valley</source>
        <translation>Vallée peu profonde</translation>
    </message>
    <message>
        <source>Hartl 2006, section 5.1: decline and incline 15°, depth −3 m, floor length 9 m.</source>
        <translation>Hartl 2006, section 5.1&#x202f;: descente et montée 15°, profondeur −3 m, longueur du fond 9 m.</translation>
    </message>
    <message>
        <source>Deep valley</source>
        <translation>Vallée profonde</translation>
    </message>
    <message>
        <source>Hartl 2006, section 5.2: decline and incline 25°, depth −30 m, floor length 90 m.</source>
        <translation>Hartl 2006, section 5.2&#x202f;: descente et montée 25°, profondeur −30 m, longueur du fond 90 m.</translation>
    </message>
    <message>
        <source>Thin shell</source>
        <translation>Coque mince</translation>
    </message>
    <message>
        <source>Thick shell…</source>
        <translation>Coque épaisse…</translation>
    </message>
    <message>
        <source>Ratio of inner to outer radius</source>
        <translation>Rapport des rayons intérieur et extérieur</translation>
    </message>
    <message>
        <source>J/m = %1 b²</source>
        <translation>J/m = %1 b²</translation>
    </message>
    <message>
        <source>One of the values of J/m studied in Hartl 2006, section 4.3.</source>
        <translation>Une des valeurs de J/m étudiées dans Hartl 2006, section 4.3.</translation>
    </message>
    <message>
        <source>Two-metre polar prototype</source>
        <translation>Prototype polaire de deux mètres</translation>
    </message>
    <message>
        <source>Vacuum</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>No air: ρ = 0, as on the Moon.</source>
        <translation>Pas d’air&#x202f;: ρ = 0, comme sur la Lune.</translation>
    </message>
    <message>
        <source>Air of Mars</source>
        <translation>Air de Mars</translation>
    </message>
    <message>
        <source>Denser air on Mars</source>
        <translation>Air plus dense de Mars</translation>
    </message>
    <message>
        <source>Air of the Earth</source>
        <translation>Air de la Terre</translation>
    </message>
    <message>
        <source>Trajectory</source>
        <translation>Trajectoire</translation>
    </message>
    <message>
        <source>lost to restitution</source>
        <translation>perte, restitution</translation>
    </message>
    <message>
        <source>lost to impact friction</source>
        <translation>perte, frottement</translation>
    </message>
    <message>
        <source>lost to sliding</source>
        <translation>perte, glissement</translation>
    </message>
    <message>
        <source>work of the wind</source>
        <translation>travail du vent</translation>
    </message>
    <message>
        <source>slip s, dashed in flight</source>
        <translation>glissement s, en tirets en vol</translation>
    </message>
    <message>
        <source>Speed and spin</source>
        <translation>Vitesse et rotation</translation>
    </message>
    <message>
        <source>Speed (m/s)</source>
        <translation>Vitesse (m/s)</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Forces</translation>
    </message>
    <message>
        <source>Force (N), impulse (N s)</source>
        <translation>Force (N), impulsion (N s)</translation>
    </message>
    <message>
        <source>rolling and sliding</source>
        <translation>rouler et glisser</translation>
    </message>
    <message>
        <source>impacts</source>
        <translation>chocs</translation>
    </message>
    <message>
        <source>Lateral path</source>
        <translation>Trajectoire transversale</translation>
    </message>
    <message>
        <source>Lateral speed (m/s)</source>
        <translation>Vitesse transversale (m/s)</translation>
    </message>
    <message>
        <source>Speed (m/s)
Climbable slope (°)</source>
        <translation>Vitesse (m/s)
Pente franchissable (°)</translation>
    </message>
    <message>
        <source>No wind reaches the rover. Under “Air and ground”, set the air density ρ and the drag coefficient C_d to values above 0. For a logarithmic wind, also set the roughness length to a value below the radius.</source>
        <translation>Aucun vent n’atteint le rover. Sous «&#x202f;Air et sol », donner à la masse volumique ρ de l’air et au coefficient de traînée C_d des valeurs supérieures à 0. Avec un vent logarithmique, donner aussi à la longueur de rugosité une valeur inférieure au rayon.</translation>
    </message>
    <message>
        <source>Longitudinal spin: three rovers that leave the vertical plane</source>
        <translation>Rotation autour de l’axe longitudinal&#x202f;: trois rovers qui quittent le plan vertical</translation>
    </message>
    <message>
        <source>Three rovers leave the vertical plane: by longitudinal spin, by pivot spin, and by lateral sliding. With longitudinal spin, the first impact deflects the rover, which ends 59 m to the right and 0.6 m too low to cross. Choose “From above” in the menu of the figure “3-D view”, then compare the other two experiments.</source>
        <translation>Trois rovers quittent le plan vertical&#x202f;: par rotation autour de l’axe longitudinal, par rotation de pivotement et par glissement latéral. Avec la rotation autour de l’axe longitudinal, le premier choc dévie le rover, qui finit 59 m à droite et 0.6 m trop bas pour traverser. Choisir «&#x202f;De dessus&#x202f;» dans le menu de la figure «&#x202f;Dans l’espace&#x202f;», puis comparer les deux autres expériences.</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>A spherical rover bouncing, sliding and rolling across a valley.</source>
        <translation>Un rover sphérique qui rebondit, glisse et roule à travers une vallée.</translation>
    </message>
    <message>
        <source>Crossed</source>
        <translation>A traversé</translation>
    </message>
    <message>
        <source>Rebounded</source>
        <translation>Rejeté</translation>
    </message>
    <message>
        <source>Turned back</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Left the terrain</source>
        <translation>A quitté le terrain</translation>
    </message>
    <message>
        <source>Wind on Mars: a 6-metre ball of 20 kg</source>
        <translation>Vent sur Mars&#x202f;: une boule de 6 m et 20 kg</translation>
    </message>
    <message>
        <source>JPL describes its tumbleweed rover as a ball of 6 m and 20 kg that rolls at 10 m/s in a Martian wind of 20 m/s and climbs slopes of 25° (A. Behar and others). With a rolling resistance that gives this speed, the same wind pushes the ball up slopes of at most 27.35°; slopes of 25° need a wind of 19.41 m/s. Change the mass, the radius or c_rr and watch the figure “Mobility”.</source>
        <translation>Le JPL décrit son rover tumbleweed comme une boule de 6 m et de 20 kg qui, sur Mars, roule à 10 m/s dans un vent de 20 m/s et monte des pentes de 25° (A. Behar et autres). Avec une résistance au roulement qui donne cette vitesse, le même vent pousse la boule sur des pentes d’au plus 27.35° ; des pentes de 25° demandent un vent de 19.41 m/s. Modifier la masse, le rayon ou c_rr et observer la figure « Mobilité ».</translation>
    </message>
    <message>
        <source>Up 25°</source>
        <translation>Montée de 25°</translation>
    </message>
    <message>
        <source>Up 25°, too little wind</source>
        <translation>Montée de 25°, trop peu de vent</translation>
    </message>
    <message>
        <source>Hartl 2006, case study IV, in air on the Earth</source>
        <translation>Hartl 2006, étude de cas IV, dans l’air de la Terre</translation>
    </message>
    <message>
        <source>The rover of case study IV is launched into the deep valley on Earth: without air, as in the thesis, and in still air, with assumed masses. Without air it turns back 24.8 m above the floor; in air it turns back 0.1 m above the floor with 40 kg and hardly leaves the floor with 20 kg. Compare the paths, then change the mass or the drag coefficient.</source>
        <translation>Le rover de l’étude de cas IV est lancé dans la vallée profonde sur Terre : sans air, comme dans la thèse, et dans l’air calme, avec des masses supposées. Sans air il fait demi-tour à 24.8 m au-dessus du fond ; dans l’air il fait demi-tour à 0.1 m au-dessus du fond avec 40 kg et quitte à peine le fond avec 20 kg. Comparer les trajectoires, puis modifier la masse ou le coefficient de traînée.</translation>
    </message>
    <message>
        <source>Without air</source>
        <translation>Sans air</translation>
    </message>
    <message>
        <source>In air, 40 kg</source>
        <translation>Dans l’air, 40 kg</translation>
    </message>
    <message>
        <source>In air, 20 kg</source>
        <translation>Dans l’air, 20 kg</translation>
    </message>
    <message>
        <source>A five-metre rover in a storm on uneven ground</source>
        <translation>Un rover de cinq mètres dans la tempête sur un sol accidenté</translation>
    </message>
    <message>
        <source>A thin shell of 15 kg starts at rest on an invented elevation profile in a logarithmic wind. In a wind of 16 m/s it crosses; in a wind of 8 m/s it stops on the way, and the outcome gives the wind that would move it again. To use measured ground, import a table of distances and elevations into the field “Elevation profile”.</source>
        <translation>Une coque mince de 15 kg part du repos sur un profil d’altitude inventé dans un vent logarithmique. Dans un vent de 16 m/s elle traverse ; dans un vent de 8 m/s elle s’arrête en chemin, et l’issue donne le vent qui la remettrait en marche. Pour utiliser un terrain mesuré, importer un tableau de distances et d’altitudes dans le champ « Profil d’altitude ».</translation>
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
        <translation>Une boule de deux mètres sur la glace de l’Antarctique</translation>
    </message>
    <message>
        <source>A ball of the size that JPL tested in Antarctica in 2004 (A. Behar and others) rolls in the wind; its mass, the air, c_rr and the winds are assumed. A wind of 6 m/s does not move it; a wind of 12 m/s drives it at 5.6 m/s. The figure “Mobility” also shows half and twice the mass; change c_rr and watch it.</source>
        <translation>Une boule de la taille que le JPL a essayée en Antarctique en 2004 (A. Behar et autres) roule dans le vent ; sa masse, l’air, c_rr et les vents sont supposés. Un vent de 6 m/s ne la déplace pas ; un vent de 12 m/s la pousse à 5.6 m/s. La figure « Mobilité » montre aussi la moitié et le double de la masse ; modifier c_rr et l’observer.</translation>
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
        <translation>Le résidu d’énergie est de %1 de l’énergie fournie au calcul et dépasse la limite de %2. Les résultats de ce calcul sont douteux.</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Selects whether an expression or points define the ground.</source>
        <translation>Choisit si une expression ou des points définissent le sol.</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>The elevation y is a function of x.</source>
        <translation>L’altitude y est une fonction de x.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>A smooth curve through points (natural cubic spline).</source>
        <translation>Une courbe lisse par des points (spline cubique naturelle).</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Altitude</translation>
    </message>
    <message>
        <source>Elevation of the ground as a function of x, both in metres, such as 20*exp(-x/10) + sin(x/3) or x &lt; 50 ? 10 : 10 - (x-50)^2/100. The expression may use + - * / % ^, comparisons, &amp;&amp; || !, c ? a : b, pi, e and %1; log is the natural logarithm.</source>
        <translation>Altitude du sol en fonction de x, en mètres, par exemple 20*exp(-x/10) + sin(x/3) ou x &lt; 50&#x202f;? 10&#x202f;: 10 - (x-50)^2/100. Sont permis + - * / % ^, les comparaisons, &amp;&amp; || !, c&#x202f;? a&#x202f;: b, pi, e et %1&#x202f;; log est le logarithme naturel.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 3</source>
        <translation>The Rolling Ball Simulation, section 3</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Extrémité gauche</translation>
    </message>
    <message>
        <source>x at the left end of the ground.</source>
        <translation>x à l’extrémité gauche du sol.</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Extrémité droite</translation>
    </message>
    <message>
        <source>x at the right end of the ground. The run ends when the body reaches this end.</source>
        <translation>x à l’extrémité droite du sol. Le calcul finit quand le corps atteint cette extrémité.</translation>
    </message>
    <message>
        <source>Points x:y through which the ground passes, in order of increasing x. You can drag the points in the figure.</source>
        <translation>Points x:y par lesquels passe le sol, avec x croissant. On peut faire glisser les points dans la figure.</translation>
    </message>
    <message>
        <source>Radius of the round body.</source>
        <translation>Rayon du corps rond.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 2</source>
        <translation>The Rolling Ball Simulation, section 2</translation>
    </message>
    <message>
        <source>Moment of inertia J divided by m b² (mass times radius squared): 0.4 for a solid sphere, 0.5 for a solid cylinder, 2/3 for a thin shell, 1 for a hoop. For other values the figure shows a ring: the cross-section of a hollow sphere if k is at most 2/3, otherwise of a hollow cylinder.</source>
        <translation>Moment d’inertie J divisé par m b², la masse fois le carré du rayon&#x202f;: 0.4 pour une sphère pleine, 0.5 pour un cylindre plein, 2/3 pour une coque mince, 1 pour un cerceau. Pour d’autres valeurs la figure montre un anneau&#x202f;: la coupe d’une sphère creuse si k est au plus 2/3, sinon celle d’un cylindre creux.</translation>
    </message>
    <message>
        <source>The body rolls as long as the friction force needed for rolling is at most μₛ times the normal force.</source>
        <translation>Le corps roule tant que la force de frottement nécessaire au roulement est d’au plus μₛ fois la force normale.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 5</source>
        <translation>The Rolling Ball Simulation, section 5</translation>
    </message>
    <message>
        <source>While the body slips, a friction force of μₖ times the normal force opposes the slip.</source>
        <translation>Tant que le corps glisse, une force de frottement de μₖ fois la force normale s’oppose au glissement.</translation>
    </message>
    <message>
        <source>A moment of c b times the normal force opposes the rotation. On slopes with tan θ &lt; c, a body at rest stays at rest.</source>
        <translation>Un couple de c b fois la force normale s’oppose à la rotation. Sur une pente où tan θ &lt; c, un corps au repos reste au repos.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 6</source>
        <translation>The Rolling Ball Simulation, section 6</translation>
    </message>
    <message>
        <source>Ratio of the separation speed to the approach speed when the body lands.</source>
        <translation>Rapport de la vitesse de séparation à la vitesse d’approche, quand le corps retombe.</translation>
    </message>
    <message>
        <source>x of the contact point at the start. You can also drag the body in the figure.</source>
        <translation>x du point de contact au départ. On peut aussi faire glisser le corps dans la figure.</translation>
    </message>
    <message>
        <source>Speed of the centre along the ground, positive to the right.</source>
        <translation>Vitesse du centre le long du sol, positive vers la droite.</translation>
    </message>
    <message>
        <source>Spin at the start, positive counter-clockwise. Enter &quot;rolling&quot; to start without slip, which means a spin of −v₀/b.</source>
        <translation>Rotation au départ, positive dans le sens trigonométrique. «&#x202f;rolling&#x202f;» part sans glissement, donc avec −v₀/b.</translation>
    </message>
    <message>
        <source>Friction model</source>
        <translation>Modèle de frottement</translation>
    </message>
    <message>
        <source>Model of friction and contact.</source>
        <translation>Modèle du frottement et du contact.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 5, equation 1</source>
        <translation>The Rolling Ball Simulation, section 5, équation 1</translation>
    </message>
    <message>
        <source>Distinguishes rolling, slipping, flight and rest, and locates the transitions between them.</source>
        <translation>Distingue le roulement, le glissement, le vol et le repos, et localise les transitions entre eux.</translation>
    </message>
    <message>
        <source>Regularised</source>
        <translation>Régularisé</translation>
    </message>
    <message>
        <source>As published: one set of equations in which friction falls from static to kinetic as the slip rises from 0 to a small value, 0.1 m/s in The Rolling Ball Simulation. This model cannot represent a landing: the normal force acts at any height, so energy grows after contact is lost, as the energy residual shows.</source>
        <translation>Comme publié&#x202f;: un seul jeu d’équations où le frottement passe de statique à cinétique quand le glissement croît jusqu’à une petite valeur, 0.1 m/s dans The Rolling Ball Simulation. Ce modèle ne peut pas représenter un atterrissage&#x202f;: la force normale agit à toute hauteur, et l’énergie croît après la perte du contact, comme le montre le résidu d’énergie.</translation>
    </message>
    <message>
        <source>Friction transition slip</source>
        <translation>Glissement de transition</translation>
    </message>
    <message>
        <source>Slip at which the fraction p of the transition from static to kinetic friction is complete.</source>
        <translation>Glissement auquel la fraction p du passage du frottement statique au cinétique est accomplie.</translation>
    </message>
    <message>
        <source>Transition fraction</source>
        <translation>Part de la transition</translation>
    </message>
    <message>
        <source>Fraction of the transition from static to kinetic friction that is complete at the slip v_switch. The Rolling Ball Simulation uses 0.95.</source>
        <translation>Fraction du passage du frottement statique au cinétique accomplie au glissement v_switch. The Rolling Ball Simulation emploie 0.95.</translation>
    </message>
    <message>
        <source>Latest time at which the run ends.</source>
        <translation>Temps auquel le calcul se termine au plus tard.</translation>
    </message>
    <message>
        <source>Ground table step</source>
        <translation>Pas du tableau du sol</translation>
    </message>
    <message>
        <source>Step in x between the rows of the ground table, which you can export on the command line; &quot;auto&quot; is a thousandth of the length of the ground. The step does not affect the run.</source>
        <translation>Pas en x entre les lignes du tableau du sol, que la ligne de commande peut exporter&#x202f;; «&#x202f;auto&#x202f;» est un millième de la longueur du sol. Le pas est sans effet sur le calcul.</translation>
    </message>
    <message>
        <source>is more than 10000 km above or below zero at x = %1.</source>
        <translation>est à plus de 10000 km au-dessus ou au-dessous de zéro à x = %1.</translation>
    </message>
    <message>
        <source>The right end x₂ = %1 m must lie to the right of the left end x₁ = %2 m.</source>
        <translation>L’extrémité droite x₂ = %1 m doit être à droite de l’extrémité gauche x₁ = %2 m.</translation>
    </message>
    <message>
        <source>The ground y(x) %1</source>
        <translation>Le sol y(x) %1</translation>
    </message>
    <message>
        <source>The start x₀ = %1 m is not on the ground, which extends from %2 m to %3 m.</source>
        <translation>Le départ x₀ = %1 m n’est pas sur le sol, qui va de %2 m à %3 m.</translation>
    </message>
    <message>
        <source>The step Δx = %1 m gives too many rows in the ground table; at most %2 are allowed. Choose a step of at least %3 m.</source>
        <translation>Le pas Δx = %1 m donne trop de lignes au tableau du sol&#x202f;; au plus %2 sont admises. Choisir un pas d’au moins %3 m.</translation>
    </message>
    <message>
        <source>A body of radius b = %1 m does not fit on this ground. Choose a smaller radius or a longer stretch of ground.</source>
        <translation>Un corps de rayon b = %1 m ne tient pas sur ce sol. Choisir un rayon plus petit ou un sol plus long.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Abscisse</translation>
    </message>
    <message>
        <source>Horizontal position on the ground, positive to the right.</source>
        <translation>Abscisse sur le sol, positive vers la droite.</translation>
    </message>
    <message>
        <source>Elevation of the ground, positive upward.</source>
        <translation>Altitude du sol, positive vers le haut.</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Pente</translation>
    </message>
    <message>
        <source>Slope of the ground, positive if the ground rises to the right.</source>
        <translation>Pente du sol, positive s’il monte vers la droite.</translation>
    </message>
    <message>
        <source>Second derivative</source>
        <translation>Dérivée seconde</translation>
    </message>
    <message>
        <source>Second derivative of the elevation with respect to x.</source>
        <translation>Dérivée seconde de l’altitude par rapport à x.</translation>
    </message>
    <message>
        <source>Slope angle</source>
        <translation>Angle de pente</translation>
    </message>
    <message>
        <source>Slope angle of the ground, measured counter-clockwise from the horizontal.</source>
        <translation>Angle de pente du sol, depuis l’horizontale dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>Courbure</translation>
    </message>
    <message>
        <source>Curvature of the ground, f″/(1 + f′²)^(3/2), positive in a hollow.</source>
        <translation>Courbure du sol, f″/(1 + f′²)^(3/2), positive dans un creux.</translation>
    </message>
    <message>
        <source>Radius of curvature</source>
        <translation>Rayon de courbure</translation>
    </message>
    <message>
        <source>Radius of curvature of the ground, 1/κ; empty where the ground is straight.</source>
        <translation>Rayon de courbure du sol, 1/κ&#x202f;; vide s’il est droit.</translation>
    </message>
    <message>
        <source>Centre position</source>
        <translation>Abscisse du centre</translation>
    </message>
    <message>
        <source>Horizontal position of the centre of a body that touches the ground at x: x − b sin θ; empty where the body does not fit.</source>
        <translation>Abscisse du centre d’un corps qui touche le sol en x&#x202f;: x − b sin θ&#x202f;; vide là où il ne tient pas.</translation>
    </message>
    <message>
        <source>Elevation of the centre of a body that touches the ground at x: y + b cos θ; empty where the body does not fit.</source>
        <translation>Altitude du centre d’un corps qui touche le sol en x&#x202f;: y + b cos θ&#x202f;; vide là où il ne tient pas.</translation>
    </message>
    <message>
        <source>Curvature of the path of the centre, κ/(1 − b κ), positive in a hollow; empty where the body does not fit.</source>
        <translation>Courbure de la trajectoire du centre, κ/(1 − b κ), positive dans un creux&#x202f;; vide là où le corps ne tient pas.</translation>
    </message>
    <message>
        <source>Magnitude of the slip of the contact point.</source>
        <translation>Valeur absolue du glissement du point de contact.</translation>
    </message>
    <message>
        <source>Fraction of the transition from static to kinetic friction that is complete at this slip. At the slip v_switch it equals p.</source>
        <translation>Fraction du passage du frottement statique au cinétique accomplie à ce glissement. Au glissement v_switch, elle vaut p.</translation>
    </message>
    <message>
        <source>Dry friction over normal force</source>
        <translation>Frottement sec / force normale</translation>
    </message>
    <message>
        <source>Ratio of dry friction to normal force. It decreases with slip from μₛ, the maximum for a body at rest, to μₖ.</source>
        <translation>Rapport du frottement sec à la force normale. Il décroît avec le glissement de μₛ, le maximum pour un corps au repos, à μₖ.</translation>
    </message>
    <message>
        <source>Rolling resistance over normal force</source>
        <translation>Résistance au roulement / force normale</translation>
    </message>
    <message>
        <source>Ratio of rolling resistance to normal force. It decreases with slip from c to 0.</source>
        <translation>Rapport de la résistance au roulement à la force normale. Il décroît avec le glissement de c à 0.</translation>
    </message>
    <message>
        <source>Horizontal position of the body&apos;s centre, positive to the right.</source>
        <translation>Abscisse du centre du corps, positive vers la droite.</translation>
    </message>
    <message>
        <source>Elevation of the centre of the body.</source>
        <translation>Altitude du centre du corps.</translation>
    </message>
    <message>
        <source>Horizontal velocity of the centre, negative to the left.</source>
        <translation>Vitesse horizontale du centre, négative vers la gauche.</translation>
    </message>
    <message>
        <source>Vertical velocity of the centre, negative downward.</source>
        <translation>Vitesse verticale du centre, négative vers le bas.</translation>
    </message>
    <message>
        <source>Speed of the centre.</source>
        <translation>Vitesse du centre.</translation>
    </message>
    <message>
        <source>Velocity along the ground</source>
        <translation>Vitesse le long du sol</translation>
    </message>
    <message>
        <source>Velocity of the centre along the ground at the contact point or, in flight, along the ground below the body; positive to the right.</source>
        <translation>Vitesse du centre le long du sol au point de contact ou, en vol, le long du sol sous le corps&#x202f;; positive vers la droite.</translation>
    </message>
    <message>
        <source>Acceleration of the centre along the ground at the contact point or, in flight, along the ground below the body; positive to the right.</source>
        <translation>Accélération du centre le long du sol au point de contact ou, en vol, le long du sol sous le corps&#x202f;; positive vers la droite.</translation>
    </message>
    <message>
        <source>Spin of the body, positive counter-clockwise. It is negative when the body rolls to the right, because the body then turns clockwise.</source>
        <translation>Vitesse de rotation du corps, positive dans le sens trigonométrique. Elle est négative quand le corps roule vers la droite, car il tourne alors dans le sens horaire.</translation>
    </message>
    <message>
        <source>Speed along the ground at which the body would roll with its current spin; positive to the right.</source>
        <translation>Vitesse le long du sol à laquelle le corps roulerait avec sa rotation actuelle&#x202f;; positive vers la droite.</translation>
    </message>
    <message>
        <source>Rotation since the start, including full turns.</source>
        <translation>Rotation depuis le départ, tours entiers compris.</translation>
    </message>
    <message>
        <source>Slip of the contact point along the ground, vₜ + bω; positive to the right, 0 while the body rolls.</source>
        <translation>Glissement du point de contact le long du sol, vₜ + bω&#x202f;; positif vers la droite, 0 tant que le corps roule.</translation>
    </message>
    <message>
        <source>Normal force per unit mass</source>
        <translation>Force normale massique</translation>
    </message>
    <message>
        <source>Normal force of the ground, per kilogram of the body; 0 in flight.</source>
        <translation>Force normale du sol par kilogramme du corps&#x202f;; 0 en vol.</translation>
    </message>
    <message>
        <source>Dry friction per unit mass</source>
        <translation>Frottement sec massique</translation>
    </message>
    <message>
        <source>Static friction while the body rolls or rests, kinetic friction while it slips; along the ground, positive to the right. 0 in flight, empty in a corner.</source>
        <translation>Frottement statique tant que le corps roule ou repose, cinétique tant qu’il glisse&#x202f;; le long du sol, positif vers la droite. 0 en vol, vide dans un coin.</translation>
    </message>
    <message>
        <source>Rolling resistance per unit mass</source>
        <translation>Résistance au roulement massique</translation>
    </message>
    <message>
        <source>Resisting moment divided by the radius or, in the regularised model, resisting force along the ground; positive to the right. 0 in flight, empty in a corner.</source>
        <translation>Couple opposé à la rotation divisé par le rayon ou, dans le modèle régularisé, force résistante le long du sol&#x202f;; positif vers la droite. 0 en vol, vide dans un coin.</translation>
    </message>
    <message>
        <source>Acceleration along the ground</source>
        <translation>Accélération le long du sol</translation>
    </message>
    <message>
        <source>Angular acceleration, counter-clockwise</source>
        <translation>Accélération angulaire, sens trigonométrique</translation>
    </message>
    <message>
        <source>Rate of change of the spin; 0 in flight.</source>
        <translation>Taux de variation de la vitesse de rotation&#x202f;; 0 en vol.</translation>
    </message>
    <message>
        <source>Contact position</source>
        <translation>Abscisse du contact</translation>
    </message>
    <message>
        <source>Horizontal position of the contact point or, in flight, of the ground point below the body.</source>
        <translation>Abscisse du point de contact ou, en vol, du sol sous le corps.</translation>
    </message>
    <message>
        <source>Contact elevation</source>
        <translation>Altitude du contact</translation>
    </message>
    <message>
        <source>Elevation of the contact point or, in flight, of the ground point below the body.</source>
        <translation>Altitude du point de contact ou, en vol, du sol sous le corps.</translation>
    </message>
    <message>
        <source>Slope of the ground</source>
        <translation>Pente du sol</translation>
    </message>
    <message>
        <source>Slope (rise over run) of the ground at the contact point or, in flight, below the body; positive where the ground rises to the right.</source>
        <translation>Pente du sol (dénivelé sur distance horizontale) au point de contact ou, en vol, sous le corps&#x202f;; positive là où le sol monte vers la droite.</translation>
    </message>
    <message>
        <source>Curvature of the ground</source>
        <translation>Courbure du sol</translation>
    </message>
    <message>
        <source>Curvature of the ground at the contact point, f″/(1 + f′²)^(3/2), positive in a hollow; empty at a kink.</source>
        <translation>Courbure du sol au point de contact, f″/(1 + f′²)^(3/2), positive dans un creux&#x202f;; vide en un point anguleux.</translation>
    </message>
    <message>
        <source>Radius of curvature of the ground</source>
        <translation>Rayon de courbure du sol</translation>
    </message>
    <message>
        <source>Radius of curvature of the ground at the contact point, 1/κ, positive in a hollow; empty where the ground is straight.</source>
        <translation>Rayon de courbure du sol au point de contact, 1/κ, positif dans un creux&#x202f;; vide là où le sol est droit.</translation>
    </message>
    <message>
        <source>Curvature of the centre’s path</source>
        <translation>Courbure de la trajectoire du centre</translation>
    </message>
    <message>
        <source>Curvature of the path of the centre at the distance b from the ground, κ/(1 − b κ), positive in a hollow.</source>
        <translation>Courbure de la trajectoire du centre à la distance b du sol, κ/(1 − b κ), positive dans un creux.</translation>
    </message>
    <message>
        <source>Straight-line distance of the centre from its position at the start.</source>
        <translation>Distance en ligne droite du centre à sa position de départ.</translation>
    </message>
    <message>
        <source>Kinetic energy of translation, v²/2, per kilogram of the body.</source>
        <translation>Énergie cinétique de translation, v²/2, par kilogramme du corps.</translation>
    </message>
    <message>
        <source>Kinetic energy of rotation, k b² ω²/2, per kilogram of the body.</source>
        <translation>Énergie cinétique de rotation, k b² ω²/2, par kilogramme du corps.</translation>
    </message>
    <message>
        <source>Potential energy per kilogram of the body: g times the height of the centre above its lowest possible position.</source>
        <translation>Énergie potentielle par kilogramme du corps&#x202f;: g fois la hauteur du centre au-dessus de sa position la plus basse possible.</translation>
    </message>
    <message>
        <source>Lost to dry friction</source>
        <translation>Perdue par frottement sec</translation>
    </message>
    <message>
        <source>Work done against dry friction by the slipping body since the start.</source>
        <translation>Travail du corps qui glisse contre le frottement sec depuis le départ.</translation>
    </message>
    <message>
        <source>Work done against rolling resistance since the start.</source>
        <translation>Travail dépensé contre la résistance au roulement depuis le départ.</translation>
    </message>
    <message>
        <source>Lost in impacts</source>
        <translation>Perdue dans les chocs</translation>
    </message>
    <message>
        <source>Energy lost in impacts since the start, through inelastic rebound and friction.</source>
        <translation>Énergie perdue dans les chocs depuis le départ, par rebond inélastique et frottement.</translation>
    </message>
    <message>
        <source>Sum of all energies and losses; constant in the exact model.</source>
        <translation>Somme de toutes les énergies et pertes&#x202f;; constante dans le modèle exact.</translation>
    </message>
    <message>
        <source>Change of the sum of energy and losses since the start, as a fraction of the mechanical energy at the start.</source>
        <translation>Variation de la somme de l’énergie et des pertes depuis le départ, en fraction de l’énergie mécanique au départ.</translation>
    </message>
    <message>
        <source>Position at the end</source>
        <translation>Abscisse à la fin</translation>
    </message>
    <message>
        <source>Horizontal position of the centre at the end, positive to the right.</source>
        <translation>Abscisse du centre à la fin, positive vers la droite.</translation>
    </message>
    <message>
        <source>Elevation at the end</source>
        <translation>Altitude à la fin</translation>
    </message>
    <message>
        <source>Elevation of the centre.</source>
        <translation>Altitude du centre.</translation>
    </message>
    <message>
        <source>Upward velocity at the end</source>
        <translation>Vitesse vers le haut à la fin</translation>
    </message>
    <message>
        <source>Time from the start to the end of the run.</source>
        <translation>Temps du départ à la fin du calcul.</translation>
    </message>
    <message>
        <source>Greatest elevation of the centre</source>
        <translation>Altitude maximale du centre</translation>
    </message>
    <message>
        <source>Maximum elevation of the centre during the run.</source>
        <translation>Altitude maximale du centre pendant le calcul.</translation>
    </message>
    <message>
        <source>Total time of all flights.</source>
        <translation>Durée totale de tous les vols.</translation>
    </message>
    <message>
        <source>Time slipping</source>
        <translation>Temps de glissement</translation>
    </message>
    <message>
        <source>Time during which the body is in contact with the ground and slips.</source>
        <translation>Durée pendant laquelle le corps touche le sol et glisse.</translation>
    </message>
    <message>
        <source>Least slip</source>
        <translation>Glissement minimal</translation>
    </message>
    <message>
        <source>Minimum slip of the contact point along the ground, negative to the left.</source>
        <translation>Glissement minimal du point de contact le long du sol, négatif vers la gauche.</translation>
    </message>
    <message>
        <source>Greatest slip</source>
        <translation>Glissement maximal</translation>
    </message>
    <message>
        <source>Maximum slip of the contact point along the ground, positive to the right.</source>
        <translation>Glissement maximal du point de contact le long du sol, positif vers la droite.</translation>
    </message>
    <message>
        <source>Energy lost during the run, per kilogram of the body.</source>
        <translation>Énergie perdue pendant le calcul, par kilogramme du corps.</translation>
    </message>
    <message>
        <source>Largest change of the sum of energy and losses since the start, as a fraction of the mechanical energy at the start.</source>
        <translation>Plus grande variation de la somme de l’énergie et des pertes depuis le départ, en fraction de l’énergie mécanique au départ.</translation>
    </message>
    <message>
        <source>Energy residual at the end</source>
        <translation>Résidu d’énergie à la fin</translation>
    </message>
    <message>
        <source>Change of the sum of energy and losses during the run, as a signed fraction of the mechanical energy at the start.</source>
        <translation>Variation de la somme de l’énergie et des pertes pendant le calcul, avec son signe, en fraction de l’énergie mécanique au départ.</translation>
    </message>
    <message>
        <source>Ground table</source>
        <translation>Tableau du sol</translation>
    </message>
    <message>
        <source>Horizontal velocity before event</source>
        <translation>Vitesse horizontale, avant l’événement</translation>
    </message>
    <message>
        <source>Horizontal velocity after event</source>
        <translation>Vitesse horizontale, après l’événement</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>%1 The energy residual is %2.</source>
        <translation>%1 Le résidu d’énergie est de %2.</translation>
    </message>
    <message>
        <source>Reaches the right end after %1 s at %2 m/s.</source>
        <translation>Atteint l’extrémité droite après %1 s à %2 m/s.</translation>
    </message>
    <message numerus="yes">
        <source>Reaches the right end after %1 s and %n impacts, at %2 m/s.</source>
        <translation>
            <numerusform>Atteint l’extrémité droite après %1 s à %2 m/s, après %n choc.</numerusform>
            <numerusform>Atteint l’extrémité droite après %1 s à %2 m/s, après %n chocs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs off the left end after %1 s at %2 m/s.</source>
        <translation>Sort par l’extrémité gauche après %1 s à %2 m/s.</translation>
    </message>
    <message numerus="yes">
        <source>Runs off the left end after %1 s and %n impacts, at %2 m/s.</source>
        <translation>
            <numerusform>Sort par l’extrémité gauche après %1 s à %2 m/s, après %n choc.</numerusform>
            <numerusform>Sort par l’extrémité gauche après %1 s à %2 m/s, après %n chocs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes to rest with its centre at x = %1 m after %2 s.</source>
        <translation>S’immobilise, son centre à x = %1 m, après %2 s.</translation>
    </message>
    <message numerus="yes">
        <source>Comes to rest with its centre at x = %1 m after %2 s and %n impacts.</source>
        <translation>
            <numerusform>S’immobilise, son centre à x = %1 m, après %2 s et %n choc.</numerusform>
            <numerusform>S’immobilise, son centre à x = %1 m, après %2 s et %n chocs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still moving at %2 m/s at the time limit of %3 s, with its centre at x = %1 m.</source>
        <translation>Encore en mouvement à %2 m/s quand la limite de temps de %3 s termine le calcul, son centre à x = %1 m.</translation>
    </message>
    <message numerus="yes">
        <source>Still moving at %2 m/s at the time limit of %3 s, after %n impacts, with its centre at x = %1 m.</source>
        <translation>
            <numerusform>Encore en mouvement à x = %1 m, à %2 m/s, quand la limite de temps de %3 s termine le calcul, après %n choc.</numerusform>
            <numerusform>Encore en mouvement à x = %1 m, à %2 m/s, quand la limite de temps de %3 s termine le calcul, après %n chocs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aborted after %1 s at x = %2 m: the energy of the regularised model grew without bound.</source>
        <translation>Abandonné après %1 s à x = %2 m&#x202f;: l’énergie du modèle régularisé a crû sans limite.</translation>
    </message>
    <message>
        <source>Aborted after %1 s at x = %2 m: the motion takes too many steps or events.</source>
        <translation>Abandonné après %1 s à x = %2 m&#x202f;: le mouvement demande trop de pas ou d’événements.</translation>
    </message>
    <message>
        <source>A body of radius %1 m only just fits into the hollow at x = %2 m.</source>
        <translation>Un corps de rayon %1 m tient tout juste dans le creux à x = %2 m.</translation>
    </message>
    <message numerus="yes">
        <source>A body of radius %1 m only just fits into the hollow at x = %2 m and into %n more hollows.</source>
        <translation>
            <numerusform>Un corps de rayon %1 m tient tout juste dans le creux à x = %2 m et dans %n autre creux.</numerusform>
            <numerusform>Un corps de rayon %1 m tient tout juste dans le creux à x = %2 m et dans %n autres creux.</numerusform>
        </translation>
    </message>
    <message>
        <source>A body of radius %1 m does not fit into the hollow between x = %2 m and %3 m: it touches the ground at both points at once.</source>
        <translation>Un corps de rayon %1 m ne tient pas dans le creux entre x = %2 m et %3 m&#x202f;: il touche le sol aux deux endroits à la fois.</translation>
    </message>
    <message numerus="yes">
        <source>A body of radius %1 m does not fit into the hollow between x = %2 m and %3 m: it touches the ground at both points at once. There are %n more such hollows.</source>
        <translation>
            <numerusform>Un corps de rayon %1 m ne tient pas dans le creux entre x = %2 m et %3 m&#x202f;: il touche le sol aux deux endroits à la fois. Il y a %n autre creux semblable.</numerusform>
            <numerusform>Un corps de rayon %1 m ne tient pas dans le creux entre x = %2 m et %3 m&#x202f;: il touche le sol aux deux endroits à la fois. Il y a %n autres creux semblables.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kinetic friction μₖ = %1 exceeds static friction μₛ = %2; the run uses μₖ = μₛ.</source>
        <translation>Le frottement cinétique μₖ = %1 dépasse le frottement statique μₛ = %2&#x202f;; le calcul utilise μₖ = μₛ.</translation>
    </message>
    <message>
        <source>The body cannot touch the ground at x₀ = %1 m and starts at x = %2 m instead.</source>
        <translation>Le corps ne peut pas toucher le sol à x₀ = %1 m et part plutôt de x = %2 m.</translation>
    </message>
    <message>
        <source>The body lost contact with the ground. The regularised model cannot represent a landing, so the energies are unreliable from then on.</source>
        <translation>Le corps a perdu le contact avec le sol. Le modèle régularisé ne connaît pas d’atterrissage&#x202f;; dès lors les énergies ne sont plus fiables.</translation>
    </message>
    <message>
        <source>The regularised model does not conserve energy; the energy residual is %1 of the mechanical energy at the start.</source>
        <translation>Le modèle régularisé ne conserve pas l’énergie&#x202f;; le résidu d’énergie est de %1 de l’énergie mécanique au départ.</translation>
    </message>
    <message>
        <source>The body is so small compared with its x coordinate that rounding of x affects the energy. Move the ground closer to x = 0 or choose a larger body.</source>
        <translation>Le corps est si petit par rapport à son abscisse que l’arrondi de celle-ci agit sur l’énergie. Placer le sol plus près de x = 0 ou choisir un corps plus grand.</translation>
    </message>
    <message>
        <source>At x = %1 m the ground bends so sharply that the position of the centre, computed from x, is accurate only to %2 m.</source>
        <translation>À x = %1 m le sol se courbe si fortement que la position du centre, calculée à partir de x, n’est connue qu’à %2 m près.</translation>
    </message>
    <message>
        <source>The run was stopped at a computation limit; the rest of the motion was not computed.</source>
        <translation>Le calcul a été arrêté à une limite de calcul&#x202f;; le reste du mouvement n’a pas été calculé.</translation>
    </message>
    <message>
        <source>The ground has features too fine to resolve; the run may have missed one.</source>
        <translation>Le sol a des détails trop fins pour être résolus&#x202f;; le calcul peut en avoir manqué un.</translation>
    </message>
    <message>
        <source>event by event; contact by Dormand–Prince 8(5,3), tolerance 1e-13</source>
        <translation>d’événement en événement&#x202f;; contact par Dormand–Prince 8(5,3), tolérance 1e-13</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation</source>
        <translation>The Rolling Ball Simulation</translation>
    </message>
    <message>
        <source>Lifts off at %1</source>
        <translation>Décolle à %1</translation>
    </message>
    <message>
        <source>Turns back at %1</source>
        <translation>Fait demi-tour à %1</translation>
    </message>
    <message>
        <source>Reaches the edge at %1</source>
        <translation>Atteint l’arête à %1</translation>
    </message>
    <message>
        <source>Impact at %1, sticks</source>
        <translation>Choc à %1, adhère</translation>
    </message>
    <message>
        <source>Impact at %1, slips</source>
        <translation>Choc à %1, glisse</translation>
    </message>
    <message>
        <source>Double impact at %1, sticks</source>
        <translation>Choc en deux points, à %1, adhère</translation>
    </message>
    <message>
        <source>Double impact at %1, slips</source>
        <translation>Choc en deux points, à %1, glisse</translation>
    </message>
    <message>
        <source>Stays at rest at %1</source>
        <translation>Reste au repos à %1</translation>
    </message>
    <message>
        <source>Stays in contact, slipping</source>
        <translation>Reste en contact en glissant</translation>
    </message>
    <message>
        <source>Stays in contact, rolling</source>
        <translation>Reste en contact en roulant</translation>
    </message>
    <message numerus="yes">
        <source>Bouncing dies out after %n impacts, slipping</source>
        <translation>
            <numerusform>Les rebonds s’éteignent après %n choc, en glissant</numerusform>
            <numerusform>Les rebonds s’éteignent après %n chocs, en glissant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bouncing dies out after %n impacts, rolling</source>
        <translation>
            <numerusform>Les rebonds s’éteignent après %n choc, en roulant</numerusform>
            <numerusform>Les rebonds s’éteignent après %n chocs, en roulant</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins to slip at %1</source>
        <translation>Se met à glisser à %1</translation>
    </message>
    <message>
        <source>Begins to roll at %1</source>
        <translation>Se met à rouler à %1</translation>
    </message>
    <message>
        <source>Drag along the ground to move the start of the body.</source>
        <translation>Faire glisser le long du sol pour modifier le départ du corps.</translation>
    </message>
    <message>
        <source>Drag to change the ground.</source>
        <translation>Faire glisser pour modifier le sol.</translation>
    </message>
    <message>
        <source>Slope with waves</source>
        <translation>Pente ondulée</translation>
    </message>
    <message>
        <source>Incline of 15°</source>
        <translation>Pente de 15°</translation>
    </message>
    <message>
        <source>Bowl</source>
        <translation>Cuvette</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cylindre</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Ondulations</translation>
    </message>
    <message>
        <source>Valley with a kink</source>
        <translation>Vallée anguleuse</translation>
    </message>
    <message>
        <source>Roof</source>
        <translation>Toit</translation>
    </message>
    <message>
        <source>Hoop</source>
        <translation>Cerceau</translation>
    </message>
    <message>
        <source>Energy (J/kg)</source>
        <translation>Énergie (J/kg)</translation>
    </message>
    <message>
        <source>lost to dry friction</source>
        <translation>perte, frottement sec</translation>
    </message>
    <message>
        <source>lost in impacts</source>
        <translation>perte, chocs</translation>
    </message>
    <message>
        <source>Friction forces</source>
        <translation>Forces de frottement</translation>
    </message>
    <message>
        <source>Force per unit mass (m/s²)</source>
        <translation>Force massique (m/s²)</translation>
    </message>
    <message>
        <source>dry</source>
        <translation>sec</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Friction law</source>
        <translation>Loi de frottement</translation>
    </message>
    <message>
        <source>Friction over normal force</source>
        <translation>Frottement / force normale</translation>
    </message>
    <message>
        <source>The exact model has no friction law that varies with slip, because it distinguishes rolling from slipping. Choose the regularised friction model.</source>
        <translation>Le modèle exact n’a pas de loi de frottement selon le glissement, car il distingue le roulement du glissement. Choisir le modèle de frottement régularisé.</translation>
    </message>
    <message>
        <source>Elevation (m)</source>
        <translation>Altitude (m)</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>sol</translation>
    </message>
    <message>
        <source>path of the centre</source>
        <translation>trajectoire du centre</translation>
    </message>
    <message>
        <source>Curvature (1/m)</source>
        <translation>Courbure (1/m)</translation>
    </message>
    <message>
        <source>Rolling ball: down a wavy slope</source>
        <translation>Bille roulante&#x202f;: une pente ondulée</translation>
    </message>
    <message>
        <source>A ball of 2 m radius starts from rest on a wavy slope with the friction coefficients of The Rolling Ball Simulation. It slips where the slope is steep, then rolls, leaves the ground over the first wave and lands again. Compare with the experiment “Regularised, as published”: its normal force acts at any height, so it cannot represent the landing.</source>
        <translation>Une bille de 2 m de rayon part du repos sur une pente ondulée, avec les coefficients de frottement de The Rolling Ball Simulation. Elle glisse où la pente est raide, puis roule, quitte le sol sur la première ondulation et retombe. Comparer avec l’expérience « Régularisé, comme publié » : sa force normale agit à toute hauteur, si bien qu’elle ne peut pas représenter l’atterrissage.</translation>
    </message>
    <message>
        <source>Regularised, as published</source>
        <translation>Régularisé, comme publié</translation>
    </message>
    <message>
        <source>Off a cylinder</source>
        <translation>Du haut d’un cylindre</translation>
    </message>
    <message>
        <source>A ball starts beside the top of a cylinder of 10 m radius. If it rolls without slip, it leaves the cylinder at cos θ = 2/(3+k), where θ is measured from the top; there the normal force reaches 0. Open the other experiments: the lower the friction, the sooner the ball slips.</source>
        <translation>Une bille part à côté du sommet d’un cylindre de 10 m de rayon. Si elle roule sans glisser, elle quitte le cylindre à cos θ = 2/(3+k), où θ est mesuré depuis le sommet ; la force normale y atteint 0. Ouvrir les autres expériences : plus le frottement est faible, plus tôt la bille glisse.</translation>
    </message>
    <message>
        <source>Without slip</source>
        <translation>Sans glissement</translation>
    </message>
    <message>
        <source>Hoop without slip</source>
        <translation>Cerceau sans glissement</translation>
    </message>
    <message>
        <source>Without friction</source>
        <translation>Sans frottement</translation>
    </message>
    <message>
        <source>A pendulum in a bowl</source>
        <translation>Un pendule dans une cuvette</translation>
    </message>
    <message>
        <source>In a circular bowl of radius R a rolling ball swings like a pendulum of length (1+k)(R−b), so a hoop swings more slowly than a sphere. The figure “Phase” shows how rolling resistance brings the ball to rest near the bottom, but not exactly at the bottom. Open the other experiments to compare a sphere and a hoop without it.</source>
        <translation>Dans un bol circulaire de rayon R, une bille qui roule oscille comme un pendule de longueur (1+k)(R−b) ; un cerceau oscille donc plus lentement qu’une sphère. La figure « Phase » montre comment la résistance au roulement arrête la bille près du fond, mais pas exactement au fond. Ouvrir les autres expériences pour comparer une sphère et un cerceau sans elle.</translation>
    </message>
    <message>
        <source>15° incline with rolling resistance</source>
        <translation>Pente de 15° avec résistance au roulement</translation>
    </message>
    <message>
        <source>A ball rolls from rest down a plane of 15° with c = 0.01. In 10 s it covers g (sin 15° − c cos 15°)/(1+k) t²/2 = 87.295 m along the plane. At μₛ = 0.05 the ball slips all the way.</source>
        <translation>Une bille roule du repos sur un plan de 15°, avec c = 0.01. En 10 s elle parcourt g (sin 15° − c cos 15°)/(1+k) t²/2 = 87.295 m le long du plan. À μₛ = 0.05 elle glisse tout du long.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Roule</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Glisse</translation>
    </message>
    <message>
        <source>Waves, slipping and flight</source>
        <translation>Ondulations, glissement et vol</translation>
    </message>
    <message>
        <source>A ball is pushed over waves so fast that it lifts off at the first crest. It lands with slip, bounces, and then rolls and slips in turn. Open the other experiments for a bouncier and for a more slippery ball.</source>
        <translation>Une bille est poussée sur des ondulations si vite qu’elle décolle à la première crête. Elle retombe en glissant, rebondit, puis roule et glisse tour à tour. Ouvrir les autres expériences pour une bille plus rebondissante et pour une bille plus glissante.</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Lancée</translation>
    </message>
    <message>
        <source>Bouncier</source>
        <translation>Plus élastique</translation>
    </message>
    <message>
        <source>Slippery</source>
        <translation>Glissante</translation>
    </message>
    <message>
        <source>Minimum speed to cross a hill</source>
        <translation>Vitesse minimale pour passer une colline</translation>
    </message>
    <message>
        <source>A ball is pushed up a bell-shaped hill 10 m high. The study finds the lowest speed at which the ball gets over the hill whatever its friction. The larger the inertia factor, the lower this speed.</source>
        <translation>Une bille est poussée sur une colline en cloche de 10 m de haut. L’étude trouve la plus petite vitesse à laquelle la bille passe la colline quel que soit le frottement. Plus le facteur d’inertie est grand, plus cette vitesse est petite.</translation>
    </message>
    <message>
        <source>Over the hill</source>
        <translation>Par-dessus la colline</translation>
    </message>
    <message>
        <source>Ball on a surface</source>
        <translation>Bille sur une surface</translation>
    </message>
    <message>
        <source>A round body that rolls, slips, flies and lands on any ground y = f(x).</source>
        <translation>Un corps rond qui roule, glisse, vole et retombe sur un sol quelconque y = f(x).</translation>
    </message>
    <message>
        <source>Slipping</source>
        <translation>Glissement</translation>
    </message>
    <message>
        <source>Reached the right end</source>
        <translation>A atteint l’extrémité droite</translation>
    </message>
    <message>
        <source>Ran off the left end</source>
        <translation>Sorti par l’extrémité gauche</translation>
    </message>
    <message>
        <source>Reaches the right end</source>
        <translation>Atteint l’extrémité droite</translation>
    </message>
    <message>
        <source>%1 does not list the outcome %2.</source>
        <translation>%1 n’énumère pas l’issue %2.</translation>
    </message>
    <message>
        <source>a closing quotation mark is missing.</source>
        <translation>il manque un guillemet fermant.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not have the form %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas la forme %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a column; columns are %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une colonne&#x202f;; les colonnes sont %2.</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1&#x202f;: %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1: at most %2 are allowed, but there are more.</source>
        <translation>%1&#x202f;: au plus %2 sont admis, mais il y en a davantage.</translation>
    </message>
    <message>
        <source>%1: at least %2 is needed, but there is none.</source>
        <translation>%1&#x202f;: il en faut au moins %2, mais il n’y en a pas.</translation>
    </message>
    <message>
        <source>%1: at least %2 are needed.</source>
        <translation>%1&#x202f;: il en faut au moins %2.</translation>
    </message>
    <message>
        <source>%1: at most %2 are allowed, but there are %3.</source>
        <translation>%1&#x202f;: au plus %2 sont admis, mais il y en a %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 must have %n cells: %3.</source>
        <translation>
            <numerusform>%1&#x202f;: %2 doit avoir %n cellule&#x202f;: %3.</numerusform>
            <numerusform>%1&#x202f;: %2 doit avoir %n cellules&#x202f;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>E. Neumann, Roller coaster</source>
        <translation>E. Neumann, Roller coaster</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Piste</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>No further body.</source>
        <translation>Pas d’autre corps.</translation>
    </message>
    <message>
        <source>Second curve</source>
        <translation>Deuxième courbe</translation>
    </message>
    <message>
        <source>Third curve</source>
        <translation>Troisième courbe</translation>
    </message>
    <message>
        <source>Fourth curve</source>
        <translation>Quatrième courbe</translation>
    </message>
    <message>
        <source>Curve of another body of the same kind, which races to the same finish. The start inputs apply to this curve, too.</source>
        <translation>Courbe d’un autre corps de même nature, qui fait la course jusqu’à la même arrivée. Les entrées du départ valent aussi pour cette courbe.</translation>
    </message>
    <message>
        <source>E. Neumann, Brachistochrone</source>
        <translation>E. Neumann, Brachistochrone</translation>
    </message>
    <message>
        <source>Shape of the track. p is the length along the track from its beginning.</source>
        <translation>Forme de la piste. p est la longueur le long de la piste depuis son début.</translation>
    </message>
    <message>
        <source>Height of the hump</source>
        <translation>Hauteur de la bosse</translation>
    </message>
    <message>
        <source>Elevation of the hump, at t = 0.</source>
        <translation>Altitude de la bosse, à t = 0.</translation>
    </message>
    <message>
        <source>Quadratic coefficient</source>
        <translation>Coefficient quadratique</translation>
    </message>
    <message>
        <source>Coefficient in y = h − a t² + c t⁴.</source>
        <translation>Coefficient dans y = h − a t² + c t⁴.</translation>
    </message>
    <message>
        <source>Quartic coefficient</source>
        <translation>Coefficient quartique</translation>
    </message>
    <message>
        <source>Half the width of the track, which extends from x = −w to w.</source>
        <translation>Demi-largeur de la piste, qui va de x = −w à w.</translation>
    </message>
    <message>
        <source>Radius of the circle</source>
        <translation>Rayon du cercle</translation>
    </message>
    <message>
        <source>Radius of the loop. It determines where the circle touches the parabolas.</source>
        <translation>Rayon de la boucle. Il détermine où le cercle touche les paraboles.</translation>
    </message>
    <message>
        <source>Horizontal position at which the track begins.</source>
        <translation>Abscisse où commence la piste.</translation>
    </message>
    <message>
        <source>Horizontal position at which the track ends.</source>
        <translation>Abscisse où finit la piste.</translation>
    </message>
    <message>
        <source>Radius of the circle.</source>
        <translation>Rayon du cercle.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size a of the lemniscate r = a √(2 cos 2φ), which is 2√2 a wide.</source>
        <translation>Taille a de la lemniscate r = a √(2 cos 2φ), large de 2√2 a.</translation>
    </message>
    <message>
        <source>Radius of both semicircles.</source>
        <translation>Rayon des deux demi-cercles.</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Droites</translation>
    </message>
    <message>
        <source>Length of the vertical straights.</source>
        <translation>Longueur des droites verticales.</translation>
    </message>
    <message>
        <source>Pitch per radian</source>
        <translation>Pas par radian</translation>
    </message>
    <message>
        <source>Pitch of the spiral per radian: the point at the angle s is this pitch times s (cos s, sin s). All other dimensions scale with the pitch.</source>
        <translation>Pas de la spirale par radian&#x202f;: le point à l’angle s est ce pas fois s (cos s, sin s). Toutes les autres dimensions lui sont proportionnelles.</translation>
    </message>
    <message>
        <source>Size a of the cardioid, whose arc length is 8 a and whose cusp is at the origin.</source>
        <translation>Taille a de la cardioïde, dont la longueur d’arc est 8 a et la pointe à l’origine.</translation>
    </message>
    <message>
        <source>Finish position</source>
        <translation>Abscisse d’arrivée</translation>
    </message>
    <message>
        <source>Horizontal position of the finish; the start is at the origin.</source>
        <translation>Abscisse de l’arrivée&#x202f;; le départ est l’origine.</translation>
    </message>
    <message>
        <source>Finish elevation</source>
        <translation>Altitude d’arrivée</translation>
    </message>
    <message>
        <source>Elevation of the finish; negative because the finish is below the start.</source>
        <translation>Altitude de l’arrivée&#x202f;; négative, car l’arrivée est sous le départ.</translation>
    </message>
    <message>
        <source>Generating radius</source>
        <translation>Rayon du cercle générateur</translation>
    </message>
    <message>
        <source>Radius r of the circle that generates the cycloid, whose arc length is 8 r.</source>
        <translation>Rayon r du cercle qui engendre la cycloïde, dont la longueur d’arc est 8 r.</translation>
    </message>
    <message>
        <source>Points x:y that the track passes through, in this order.</source>
        <translation>Points x:y par lesquels passe la piste, dans cet ordre.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Extrémités</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverte</translation>
    </message>
    <message>
        <source>A track with two ends, where its curvature is zero.</source>
        <translation>Une piste à deux extrémités, où sa courbure est nulle.</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermée</translation>
    </message>
    <message>
        <source>The last point is joined to the first.</source>
        <translation>Le dernier point est joint au premier.</translation>
    </message>
    <message>
        <source>Open or closed track through the points.</source>
        <translation>Piste ouverte ou fermée par les points.</translation>
    </message>
    <message>
        <source>x of t</source>
        <translation>x de t</translation>
    </message>
    <message>
        <source>Expression in t, in metres, such as 2*cos(t) or t &gt; 0 ? t : -t. Names may have the prefix “Math.”, as in Math.cos(t).</source>
        <translation>Expression en t, en mètres, par exemple 2*cos(t) ou t &gt; 0&#x202f;? t&#x202f;: -t. Les noms peuvent avoir le préfixe «&#x202f;Math. », comme dans Math.cos(t).</translation>
    </message>
    <message>
        <source>y of t</source>
        <translation>y de t</translation>
    </message>
    <message>
        <source>Expression in t, in metres.</source>
        <translation>Expression en t, en mètres.</translation>
    </message>
    <message>
        <source>t from</source>
        <translation>t de</translation>
    </message>
    <message>
        <source>Value of t at the beginning of the track, where p = 0.</source>
        <translation>Valeur de t au début de la piste, où p = 0.</translation>
    </message>
    <message>
        <source>t to</source>
        <translation>t à</translation>
    </message>
    <message>
        <source>Value of t at the end of the track. A curve that ends where it begins is closed.</source>
        <translation>Valeur de t à la fin de la piste. Une courbe qui finit où elle commence est fermée.</translation>
    </message>
    <message>
        <source>Kind of body, which determines whether the body can leave the track.</source>
        <translation>Type de corps, qui détermine s’il peut quitter la piste.</translation>
    </message>
    <message>
        <source>Bead on a wire</source>
        <translation>Perle sur un fil</translation>
    </message>
    <message>
        <source>The bead cannot leave the track except at its ends.</source>
        <translation>La perle ne peut quitter la piste qu’à ses extrémités.</translation>
    </message>
    <message>
        <source>Sliding bead</source>
        <translation>Perle glissante</translation>
    </message>
    <message>
        <source>The track can only push the bead, so the bead can take off, fly and land.</source>
        <translation>La piste ne peut que pousser la perle, qui peut donc décoller, voler et retomber.</translation>
    </message>
    <message>
        <source>Rolling ball</source>
        <translation>Bille roulante</translation>
    </message>
    <message>
        <source>A ball that rolls on one side of the track and can take off and land. It can slip only if friction is finite.</source>
        <translation>Une bille qui roule d’un côté de la piste et peut décoller et retomber. Elle ne peut glisser que si le frottement est fini.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Left side when facing in the direction of increasing p: on top of a track that runs to the right, inside a closed track that runs counter-clockwise.</source>
        <translation>Côté gauche quand on regarde dans le sens des p croissants&#x202f;: dessus sur une piste qui va à droite, dedans sur une piste fermée qui tourne dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Right side when facing in the direction of increasing p.</source>
        <translation>Côté droit quand on regarde dans le sens des p croissants.</translation>
    </message>
    <message>
        <source>Side of the track on which the body moves.</source>
        <translation>Côté de la piste où se déplace le corps.</translation>
    </message>
    <message>
        <source>Radius of the ball; its centre moves at this distance from the track.</source>
        <translation>Rayon de la bille&#x202f;; son centre se déplace à cette distance de la piste.</translation>
    </message>
    <message>
        <source>k = J/(m b²): 0.4 for a solid sphere, 0.667 for a thin shell, 0.5 for a solid cylinder, 1 for a hoop.</source>
        <translation>k = J/(m b²)&#x202f;: 0.4 pour une sphère pleine, 0.667 pour une coque mince, 0.5 pour un cylindre plein, 1 pour un cerceau.</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Illimité</translation>
    </message>
    <message>
        <source>The ball never slips, and it rolls without resistance.</source>
        <translation>La bille ne glisse jamais, et roule sans résistance.</translation>
    </message>
    <message>
        <source>Finite</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>The ball rolls, slips or comes to rest depending on μₛ, μₖ and c_rr.</source>
        <translation>La bille roule, glisse ou s’arrête selon μₛ, μₖ et c_rr.</translation>
    </message>
    <message>
        <source>Friction between the ball and the track.</source>
        <translation>Frottement entre la bille et la piste.</translation>
    </message>
    <message>
        <source>Maximum friction of a rolling ball, as a fraction of the normal force.</source>
        <translation>Le plus grand frottement auquel la bille roule, en fraction de la force normale.</translation>
    </message>
    <message>
        <source>Friction of a slipping ball, as a fraction of the normal force; at most μₛ.</source>
        <translation>Frottement d’une bille qui glisse, en fraction de la force normale&#x202f;; au plus μₛ.</translation>
    </message>
    <message>
        <source>Coefficient of the moment c_rr b N that opposes the rotation, where N is the normal force.</source>
        <translation>Coefficient du couple c_rr b N opposé à la rotation, N étant la force normale.</translation>
    </message>
    <message>
        <source>Arc length at the start</source>
        <translation>Abscisse curviligne au départ</translation>
    </message>
    <message>
        <source>Length along the track from its beginning to the start, or &quot;place&quot; to start at the point of the track nearest to (x₀, y₀).</source>
        <translation>Longueur le long de la piste de son début au départ, ou «&#x202f;place&#x202f;» pour partir du point de la piste le plus proche de (x₀, y₀).</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Abscisse de départ</translation>
    </message>
    <message>
        <source>Horizontal position of the start. &quot;any&quot; takes the first point along the track at the elevation y₀. Used only if p₀ is &quot;place&quot;. You can also drag the start in the figure.</source>
        <translation>Abscisse du départ. «&#x202f;any&#x202f;» prend le premier point de la piste à l’altitude y₀. N’est utilisée que si p₀ est «&#x202f;place&#x202f;». Le départ peut aussi être glissé dans la figure.</translation>
    </message>
    <message>
        <source>Start elevation</source>
        <translation>Altitude de départ</translation>
    </message>
    <message>
        <source>Elevation of the start. Used only if p₀ is &quot;place&quot;.</source>
        <translation>Altitude du départ. N’est utilisée que si p₀ est «&#x202f;place ».</translation>
    </message>
    <message>
        <source>Speed at the start along the track, positive in the direction of increasing p.</source>
        <translation>Vitesse au départ le long de la piste, positive dans le sens des p croissants.</translation>
    </message>
    <message>
        <source>Surface gravity. If it is 0, a bead on a wire keeps its speed.</source>
        <translation>Pesanteur. Si elle est nulle, une perle sur un fil garde sa vitesse.</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Amortissement</translation>
    </message>
    <message>
        <source>Coefficient of the force c v that opposes the motion along the track; there is no damping in flight.</source>
        <translation>Coefficient de la force c v opposée au mouvement le long de la piste&#x202f;; il n’y a pas d’amortissement en vol.</translation>
    </message>
    <message>
        <source>E. Neumann, Roller coaster, equation 2</source>
        <translation>E. Neumann, Roller coaster, équation 2</translation>
    </message>
    <message>
        <source>Coefficient of restitution for landings: normal speed away from the track after the impact, divided by normal speed towards the track before the impact.</source>
        <translation>Coefficient de restitution des retombées&#x202f;: vitesse normale d’éloignement de la piste après le choc, divisée par la vitesse normale d’approche avant le choc.</translation>
    </message>
    <message>
        <source>Rebound threshold</source>
        <translation>Seuil de rebond</translation>
    </message>
    <message>
        <source>Rebound speeds below this threshold are treated as contact.</source>
        <translation>Une vitesse de rebond sous ce seuil vaut contact.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Solution method for a bead on a wire.</source>
        <translation>Méthode de résolution pour une perle sur un fil.</translation>
    </message>
    <message>
        <source>Follows the curve itself and keeps energy plus losses constant at every step.</source>
        <translation>Suit la courbe elle-même et garde l’énergie plus pertes constante à chaque pas.</translation>
    </message>
    <message>
        <source>Follows the chords of a table of the curve with the classic Runge–Kutta method in equal steps. The energy residual shows the effect of these approximations.</source>
        <translation>Suit les cordes d’un tableau de la courbe par la méthode classique de Runge–Kutta à pas égaux. Le résidu d’énergie montre l’effet de ces approximations.</translation>
    </message>
    <message>
        <source>Table step</source>
        <translation>Pas du tableau</translation>
    </message>
    <message>
        <source>Step of the curve parameter t between rows of the track table. It applies to the table in the results and to the table that the published method uses.</source>
        <translation>Pas du paramètre t de la courbe entre les lignes du tableau de la piste. Il vaut pour le tableau des résultats et pour celui qu’utilise la méthode publiée.</translation>
    </message>
    <message>
        <source>Time step of the published method. Neumann gives none; his program uses 25 ms.</source>
        <translation>Pas de temps de la méthode publiée. Neumann n’en donne pas&#x202f;; son programme utilise 25 ms.</translation>
    </message>
    <message>
        <source>t must increase along the track, but its range is from %1 to %2.</source>
        <translation>t doit croître le long de la piste, mais va de %1 à %2.</translation>
    </message>
    <message>
        <source>A closed track needs at least three points.</source>
        <translation>Une piste fermée demande au moins trois points.</translation>
    </message>
    <message>
        <source>A track can have at most %1 points; there are %2.</source>
        <translation>Une piste passe par au plus %1 points&#x202f;; il y en a %2.</translation>
    </message>
    <message>
        <source>Points %1 and %2 have the same position; adjacent points must differ.</source>
        <translation>Les points %1 et %2 coïncident&#x202f;; des points voisins doivent différer.</translation>
    </message>
    <message>
        <source>The track doubles back on itself at (%1, %2). Move a point sideways there.</source>
        <translation>La piste revient sur elle-même à (%1, %2)&#x202f;: y écarter un point.</translation>
    </message>
    <message>
        <source>The track has a corner at (%1, %2). A ball needs a smooth track.</source>
        <translation>La piste a un angle à (%1, %2). Une bille demande une piste lisse.</translation>
    </message>
    <message>
        <source>The radius b = %1 m is too large: at (%2, %3) the track bends with a radius of %4 m. Choose a smaller ball.</source>
        <translation>Le rayon b = %1 m est trop grand&#x202f;: à (%2, %3) le rayon de courbure de la piste est de %4 m. Choisir une bille plus petite.</translation>
    </message>
    <message>
        <source>The descent to the finish is too steep for a cycloid: dx = %1 m must be at least 1/200 of the drop.</source>
        <translation>La descente vers l’arrivée est trop raide pour une cycloïde&#x202f;: dx = %1 m doit être au moins 1/200 de la dénivelée.</translation>
    </message>
    <message>
        <source>Hump</source>
        <translation>Bosse</translation>
    </message>
    <message>
        <source>(t, h − a t² + c t⁴): two valleys with a hump between them.</source>
        <translation>(t, h − a t² + c t⁴)&#x202f;: deux vallées avec une bosse entre elles.</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Boucle</translation>
    </message>
    <message>
        <source>A parabola down, a full circle and a parabola up.</source>
        <translation>Une parabole descendante, un cercle complet et une parabole montante.</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Closed curve; the length p along the track is 0 at the apex and increases counter-clockwise.</source>
        <translation>Courbe fermée&#x202f;; la longueur p le long de la piste vaut 0 au sommet et croît dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Lemniscate</source>
        <translation>Lemniscate</translation>
    </message>
    <message>
        <source>A figure of eight on its side, r = a √(2 cos 2φ).</source>
        <translation>r = a √(2 cos 2φ), un huit couché.</translation>
    </message>
    <message>
        <source>Oval</source>
        <translation>Ovale</translation>
    </message>
    <message>
        <source>Two semicircles joined by vertical straights.</source>
        <translation>Deux demi-cercles joints par des droites verticales.</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>An Archimedean spiral closed by arcs and straights.</source>
        <translation>Une spirale d’Archimède fermée par des arcs et des droites.</translation>
    </message>
    <message>
        <source>Cardioid</source>
        <translation>Cardioïde</translation>
    </message>
    <message>
        <source>a (sin φ (1 + cos φ), −cos φ (1 + cos φ)), with its cusp at the top.</source>
        <translation>a (sin φ (1 + cos φ), −cos φ (1 + cos φ)), avec une pointe en haut.</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Straight line from the origin to the point (dx, dy).</source>
        <translation>Droite de l’origine au point (dx, dy).</translation>
    </message>
    <message>
        <source>Cycloid</source>
        <translation>Cycloïde</translation>
    </message>
    <message>
        <source>Cycloid from the origin to (dx, dy): the fastest way down.</source>
        <translation>Cycloïde de l’origine à (dx, dy)&#x202f;: la descente la plus rapide.</translation>
    </message>
    <message>
        <source>Parabola</source>
        <translation>Parabole</translation>
    </message>
    <message>
        <source>Parabola from the origin to its vertex at (dx, dy).</source>
        <translation>Parabole de l’origine à son sommet en (dx, dy).</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>Arc</translation>
    </message>
    <message>
        <source>Circular arc from the origin to its lowest point at (dx, dy).</source>
        <translation>Arc de cercle de l’origine à son point le plus bas en (dx, dy).</translation>
    </message>
    <message>
        <source>Cycloid bowl</source>
        <translation>Cuvette cycloïdale</translation>
    </message>
    <message>
        <source>A whole arch of a cycloid, upside down: the period of a swing is the same for every amplitude.</source>
        <translation>Une arche entière de cycloïde, à l’envers&#x202f;: la période d’une oscillation est la même pour toute amplitude.</translation>
    </message>
    <message>
        <source>Through points</source>
        <translation>Par des points</translation>
    </message>
    <message>
        <source>A smooth curve through points that you can drag.</source>
        <translation>Une courbe lisse par des points, qu’on peut faire glisser.</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Expressions</translation>
    </message>
    <message>
        <source>Expressions in t for x and y.</source>
        <translation>Expressions en t pour x et y.</translation>
    </message>
    <message>
        <source>The start p₀ = %1 m is beyond the end of the track, which is %2 m long.</source>
        <translation>Le départ p₀ = %1 m est au-delà de la fin de la piste, longue de %2 m.</translation>
    </message>
    <message>
        <source>No point of the track is at the elevation y₀ = %1 m.</source>
        <translation>Aucun point de la piste n’a l’altitude y₀ = %1 m.</translation>
    </message>
    <message>
        <source>With a step of %1 the track table has %2 rows; at most %3 are allowed. Choose a larger step.</source>
        <translation>Avec un pas de %1 le tableau de la piste a %2 lignes&#x202f;; au plus %3 sont admises. Choisir un pas plus grand.</translation>
    </message>
    <message>
        <source>With a step of %1 all rows of the track table have the same position. Choose a smaller step.</source>
        <translation>Avec un pas de %1 toutes les lignes du tableau de la piste ont la même position. Choisir un pas plus petit.</translation>
    </message>
    <message>
        <source>A run of %1 s in steps of %2 s takes %3 steps; at most %4 are allowed. Choose a longer step or a shorter run.</source>
        <translation>Un calcul de %1 s par pas de %2 s demande %3 pas&#x202f;; au plus %4 sont admis. Choisir un pas plus long ou un calcul plus court.</translation>
    </message>
    <message>
        <source>Damping c = %1 kg/s is too strong for steps of %2 s: c Δt/m must be at most %3, otherwise the speed grows from step to step.</source>
        <translation>L’amortissement c = %1 kg/s est trop fort pour des pas de %2 s&#x202f;: c Δt/m doit être d’au plus %3, sinon la vitesse croît de pas en pas.</translation>
    </message>
    <message>
        <source>Kinetic friction μₖ = %1 must not exceed static friction μₛ = %2.</source>
        <translation>Le frottement cinétique μₖ = %1 ne doit pas dépasser le frottement statique μₛ = %2.</translation>
    </message>
    <message>
        <source>Damping c = %1 kg/s is too strong for a run of %2 s: c t/m must stay below 300000.</source>
        <translation>L’amortissement c = %1 kg/s est trop fort pour un calcul de %2 s&#x202f;: c t/m doit rester sous 300000.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Parameter of the curve; for a curve given by expressions, the variable t of the expressions.</source>
        <translation>Paramètre de la courbe&#x202f;; pour une courbe donnée par des expressions, la variable t des expressions.</translation>
    </message>
    <message>
        <source>Arc length</source>
        <translation>Abscisse curviligne</translation>
    </message>
    <message>
        <source>Length of the track from its beginning to this row; with the published method, the length of the chords.</source>
        <translation>Longueur de la piste de son début à cette ligne&#x202f;; avec la méthode publiée, la longueur des cordes.</translation>
    </message>
    <message>
        <source>Horizontal position on the track, positive to the right.</source>
        <translation>Abscisse sur la piste, positive vers la droite.</translation>
    </message>
    <message>
        <source>Elevation of the track.</source>
        <translation>Altitude de la piste.</translation>
    </message>
    <message>
        <source>Slope dy/dx of the track; with the published method, slope of the chord to the next row. Empty where the track is vertical.</source>
        <translation>Pente dy/dx de la piste&#x202f;; avec la méthode publiée, pente de la corde vers la ligne suivante. Vide là où la piste est verticale.</translation>
    </message>
    <message>
        <source>Horizontal velocity</source>
        <translation>Vitesse horizontale</translation>
    </message>
    <message>
        <source>Speed of the centre, on the track and in flight.</source>
        <translation>Vitesse du centre, sur la piste et en vol.</translation>
    </message>
    <message>
        <source>Velocity along the track</source>
        <translation>Vitesse le long de la piste</translation>
    </message>
    <message>
        <source>Speed of the centre, positive in the direction of increasing p; empty in flight.</source>
        <translation>Vitesse du centre, positive dans le sens des p croissants&#x202f;; vide en vol.</translation>
    </message>
    <message>
        <source>Spin of a ball; a bead does not turn.</source>
        <translation>Vitesse de rotation d’une bille&#x202f;; une perle ne tourne pas.</translation>
    </message>
    <message>
        <source>Spin times radius</source>
        <translation>Rotation fois rayon</translation>
    </message>
    <message>
        <source>Spin of a ball times its radius, positive counter-clockwise; a bead does not turn.</source>
        <translation>Vitesse de rotation d’une bille fois son rayon, positive dans le sens trigonométrique&#x202f;; une perle ne tourne pas.</translation>
    </message>
    <message>
        <source>Slip at the contact point of a ball, v + σ ω b, positive in the direction of increasing p; σ is 1 on the left side of the track and −1 on the right. Empty in flight.</source>
        <translation>Glissement au contact d’une bille, v + σ ω b, positif dans le sens des p croissants&#x202f;; σ vaut 1 du côté gauche de la piste et −1 du côté droit. Vide en vol.</translation>
    </message>
    <message>
        <source>Rotation of a ball since the start, including full turns.</source>
        <translation>Rotation d’une bille depuis le départ, tours entiers compris.</translation>
    </message>
    <message>
        <source>Length of the track from its beginning to the contact point; empty in flight.</source>
        <translation>Longueur de la piste de son début au contact&#x202f;; vide en vol.</translation>
    </message>
    <message>
        <source>Slope angle of the track</source>
        <translation>Angle de pente de la piste</translation>
    </message>
    <message>
        <source>Angle of the track in the direction of increasing p, measured counter-clockwise from the horizontal; empty in flight.</source>
        <translation>Angle de la piste dans le sens des p croissants, mesuré depuis l’horizontale dans le sens trigonométrique&#x202f;; vide en vol.</translation>
    </message>
    <message>
        <source>Normal force, positive to the left</source>
        <translation>Force normale, positive vers la gauche</translation>
    </message>
    <message>
        <source>Force of the track on the body. When facing in the direction of increasing p, a positive force points to the left and a negative force to the right.</source>
        <translation>Force de la piste sur le corps. Quand on regarde dans le sens des p croissants, une force positive pointe à gauche et une force négative à droite.</translation>
    </message>
    <message>
        <source>Potential energy m g y, measured from elevation 0.</source>
        <translation>Énergie potentielle m g y, mesurée depuis l’altitude 0.</translation>
    </message>
    <message>
        <source>Kinetic energy of the motion of the centre, m v²/2, without rotation.</source>
        <translation>Énergie cinétique du mouvement du centre, m v²/2, sans la rotation.</translation>
    </message>
    <message>
        <source>Rotational energy k m b² ω²/2 of a ball; a bead has no rotational energy.</source>
        <translation>Énergie de rotation k m b² ω²/2 d’une bille&#x202f;; une perle n’a pas d’énergie de rotation.</translation>
    </message>
    <message>
        <source>Lost to damping</source>
        <translation>Perdue par amortissement</translation>
    </message>
    <message>
        <source>Work done against damping since the start.</source>
        <translation>Travail dépensé contre l’amortissement depuis le départ.</translation>
    </message>
    <message>
        <source>Work done against friction by a slipping ball since the start.</source>
        <translation>Travail d’une bille qui glisse contre le frottement depuis le départ.</translation>
    </message>
    <message>
        <source>Lost in landings</source>
        <translation>Perdue dans les retombées</translation>
    </message>
    <message>
        <source>Energy lost in bounces and landings since the start.</source>
        <translation>Énergie perdue dans les rebonds et les retombées depuis le départ.</translation>
    </message>
    <message>
        <source>Sum of all energies and losses, which is constant.</source>
        <translation>Somme de toutes les énergies et pertes&#x202f;; elle est constante.</translation>
    </message>
    <message>
        <source>Change of the sum of energy and losses since the start, as a fraction of the energy at the start. The potential energy is measured from the lowest point of the track.</source>
        <translation>Variation de la somme de l’énergie et des pertes depuis le départ, en fraction de l’énergie au départ. L’énergie potentielle est mesurée depuis le point le plus bas de la piste.</translation>
    </message>
    <message>
        <source>Centre position at the end</source>
        <translation>Abscisse du centre à la fin</translation>
    </message>
    <message>
        <source>Centre elevation at the end</source>
        <translation>Altitude du centre à la fin</translation>
    </message>
    <message>
        <source>Elevation of the centre at the end, positive upward.</source>
        <translation>Altitude du centre à la fin, positive vers le haut.</translation>
    </message>
    <message>
        <source>Horizontal velocity at the end</source>
        <translation>Vitesse horizontale à la fin</translation>
    </message>
    <message>
        <source>Spin of a ball, positive counter-clockwise.</source>
        <translation>Vitesse de rotation d’une bille, positive dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Arc length at the end</source>
        <translation>Abscisse curviligne à la fin</translation>
    </message>
    <message>
        <source>Length of the track from its beginning to the point where the body touches it or last took off.</source>
        <translation>Longueur de la piste de son début au point où le corps la touche, ou l’a quittée en dernier.</translation>
    </message>
    <message>
        <source>Elevation of the start</source>
        <translation>Altitude du départ</translation>
    </message>
    <message>
        <source>Time at the summit</source>
        <translation>Temps au sommet</translation>
    </message>
    <message>
        <source>Time at which the body first passes the highest crest of the track; empty if it never does.</source>
        <translation>Instant où le corps passe pour la première fois la plus haute crête de la piste&#x202f;; vide s’il ne la passe jamais.</translation>
    </message>
    <message>
        <source>Speed at the summit</source>
        <translation>Vitesse au sommet</translation>
    </message>
    <message>
        <source>Speed at which the body first passes the highest crest; empty if it never does.</source>
        <translation>Vitesse du corps à son premier passage de la plus haute crête&#x202f;; vide s’il ne la passe jamais.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Height gained at last turning point</source>
        <translation>Hauteur gagnée au dernier demi-tour</translation>
    </message>
    <message>
        <source>Elevation of the centre at the last turning point minus its elevation at the start; 0 for a start from rest without losses. Empty if the body never turns back.</source>
        <translation>Altitude du centre au dernier demi-tour moins son altitude au départ&#x202f;; 0 pour un départ du repos sans pertes. Vide si le corps ne fait jamais demi-tour.</translation>
    </message>
    <message>
        <source>Greatest speed</source>
        <translation>Vitesse maximale</translation>
    </message>
    <message>
        <source>Least normal force</source>
        <translation>Force normale minimale</translation>
    </message>
    <message>
        <source>Minimum normal force on the track; negative if the force points to the right when facing in the direction of increasing p.</source>
        <translation>Force normale minimale sur la piste&#x202f;; négative si la force pointe à droite quand on regarde dans le sens des p croissants.</translation>
    </message>
    <message>
        <source>Maximum normal force on the track; positive if the force points to the left when facing in the direction of increasing p.</source>
        <translation>Force normale maximale sur la piste&#x202f;; positive si la force pointe à gauche quand on regarde dans le sens des p croissants.</translation>
    </message>
    <message>
        <source>Flights</source>
        <translation>Vols</translation>
    </message>
    <message>
        <source>Number of take-offs and bounces.</source>
        <translation>Nombre de décollages et de rebonds.</translation>
    </message>
    <message>
        <source>Crests passed</source>
        <translation>Crêtes passées</translation>
    </message>
    <message>
        <source>Number of times the body passes a crest, including the highest one.</source>
        <translation>Nombre de passages d’une crête, la plus haute comprise.</translation>
    </message>
    <message>
        <source>Energy lost</source>
        <translation>Énergie perdue</translation>
    </message>
    <message>
        <source>Length of the track</source>
        <translation>Longueur de la piste</translation>
    </message>
    <message>
        <source>Length of the track from its beginning to its end or, if it is closed, once around.</source>
        <translation>Longueur de la piste du début à la fin ou, si elle est fermée, d’un tour.</translation>
    </message>
    <message>
        <source>Largest change of the sum of energy and losses since the start, as a fraction of the energy at the start. The potential energy is measured from the lowest point of the track.</source>
        <translation>Plus grande variation de la somme de l’énergie et des pertes depuis le départ, en fraction de l’énergie au départ. L’énergie potentielle est mesurée depuis le point le plus bas de la piste.</translation>
    </message>
    <message>
        <source>Track table</source>
        <translation>Tableau de la piste</translation>
    </message>
    <message>
        <source>No body reaches the finish. %1: %2</source>
        <translation>Aucun corps n’atteint l’arrivée. %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Dead heat: %1 and %2 reach the finish after %3 s at %4 m/s.</source>
        <translation>Ex æquo&#x202f;: %1 et %2 atteignent l’arrivée après %3 s à %4 m/s.</translation>
    </message>
    <message>
        <source>%1 wins: it reaches the finish after %2 s at %3 m/s, %4 s before %5.</source>
        <translation>%1 gagne&#x202f;: atteint l’arrivée après %2 s à %3 m/s, %4 s avant %5.</translation>
    </message>
    <message>
        <source>%1 wins as the only body to reach the finish, after %2 s at %3 m/s.</source>
        <translation>%1 gagne et atteint seul l’arrivée, après %2 s à %3 m/s.</translation>
    </message>
    <message>
        <source>at the finish</source>
        <translation>à l’arrivée</translation>
    </message>
    <message>
        <source>back past the start</source>
        <translation>revenu au-delà du départ</translation>
    </message>
    <message>
        <source>flew off</source>
        <translation>envolé</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>still moving</source>
        <translation>encore en mouvement</translation>
    </message>
    <message>
        <source>Curve on which the body moves.</source>
        <translation>Courbe sur laquelle se déplace le corps.</translation>
    </message>
    <message>
        <source>Number of the body, used as a suffix in the names of its quantities.</source>
        <translation>Numéro du corps, par lequel finissent les noms de ses grandeurs.</translation>
    </message>
    <message>
        <source>Path length</source>
        <translation>Longueur du parcours</translation>
    </message>
    <message>
        <source>Length of the track from the start to the finish.</source>
        <translation>Longueur de la piste du départ à l’arrivée.</translation>
    </message>
    <message>
        <source>Outcome of this body.</source>
        <translation>Issue pour ce corps.</translation>
    </message>
    <message>
        <source>Time from the start until the outcome of this body.</source>
        <translation>Temps du départ à l’issue pour ce corps.</translation>
    </message>
    <message>
        <source>Greatest energy residual</source>
        <translation>Plus grand résidu d’énergie</translation>
    </message>
    <message>
        <source>The motion has so little energy that rounding of the track’s coordinates affects the energy.</source>
        <translation>Le mouvement a si peu d’énergie que l’arrondi des coordonnées de la piste agit sur l’énergie.</translation>
    </message>
    <message>
        <source>At t = %1, x or y changes infinitely fast with t, which leaves a gap of %2 m in the track.</source>
        <translation>À t = %1, x ou y varie infiniment vite avec t, ce qui laisse un trou de %2 m dans la piste.</translation>
    </message>
    <message>
        <source>leaves the track at its end after %1 s at %2 m/s.</source>
        <translation>quitte la piste à sa fin après %1 s à %2 m/s.</translation>
    </message>
    <message>
        <source>leaves the track at its beginning after %1 s at %2 m/s.</source>
        <translation>quitte la piste à son début après %1 s à %2 m/s.</translation>
    </message>
    <message>
        <source>flies off without landing again and falls below the track after %1 s.</source>
        <translation>s’envole sans retomber sur la piste et passe au-dessous d’elle après %1 s.</translation>
    </message>
    <message>
        <source>stays at rest: the track is level at the start.</source>
        <translation>reste au repos&#x202f;: la piste est horizontale au départ.</translation>
    </message>
    <message>
        <source>stays at rest: without gravity no force acts on it.</source>
        <translation>reste au repos&#x202f;: sans pesanteur aucune force n’agit.</translation>
    </message>
    <message>
        <source>comes to rest at an elevation of %1 m after %2 s.</source>
        <translation>s’immobilise à une altitude de %1 m après %2 s.</translation>
    </message>
    <message>
        <source>aborted after %1 s: the motion takes too many steps or events.</source>
        <translation>abandonné après %1 s&#x202f;: le mouvement demande trop de pas ou d’événements.</translation>
    </message>
    <message>
        <source>still moving at the time limit of %1 s.</source>
        <translation>encore en mouvement quand la limite de temps de %1 s termine le calcul.</translation>
    </message>
    <message>
        <source>completes a lap every %1 s; the time limit of %2 s ends the run.</source>
        <translation>fait un tour toutes les %1 s&#x202f;; la limite de temps de %2 s termine le calcul.</translation>
    </message>
    <message>
        <source>swings with a period of %1 s; the time limit of %2 s ends the run.</source>
        <translation>oscille avec une période de %1 s&#x202f;; la limite de temps de %2 s termine le calcul.</translation>
    </message>
    <message>
        <source>Passes the summit at %1</source>
        <translation>Passe le sommet à %1</translation>
    </message>
    <message>
        <source>Passes a crest at %1</source>
        <translation>Passe une crête à %1</translation>
    </message>
    <message>
        <source>Passes a corner</source>
        <translation>Passe un angle</translation>
    </message>
    <message>
        <source>Takes off</source>
        <translation>Décolle</translation>
    </message>
    <message>
        <source>Bounces after hitting the track at %1 m/s</source>
        <translation>Rebondit après un impact à %1 m/s</translation>
    </message>
    <message>
        <source>Lands at %1 m/s and stays on the track</source>
        <translation>Retombe à %1 m/s et reste sur la piste</translation>
    </message>
    <message>
        <source>Leaves the track at an end</source>
        <translation>Quitte la piste à une extrémité</translation>
    </message>
    <message>
        <source>Falls below the track</source>
        <translation>Passe au-dessous de la piste</translation>
    </message>
    <message>
        <source>Begins to slip</source>
        <translation>Se met à glisser</translation>
    </message>
    <message>
        <source>Stops slipping</source>
        <translation>Cesse de glisser</translation>
    </message>
    <message>
        <source>Passes the summit after %1 s at %2 m/s; %3</source>
        <translation>Passe le sommet après %1 s à %2 m/s&#x202f;; %3</translation>
    </message>
    <message>
        <source>Takes off after %1 s; %2</source>
        <translation>Décolle après %1 s&#x202f;; %2</translation>
    </message>
    <message>
        <source>Only the first 2000 events are listed.</source>
        <translation>Seuls les 2000 premiers événements sont énumérés.</translation>
    </message>
    <message>
        <source>The track has corners. The bead passes them at constant speed, as in a tight bend.</source>
        <translation>La piste a des angles. La perle les passe sans changer de vitesse, comme dans un virage serré.</translation>
    </message>
    <message>
        <source>With the published method, the energy residual reaches %1 % of the energy at the start, with potential energy measured from the lowest point of the track.</source>
        <translation>Avec la méthode publiée, le résidu d’énergie atteint %1 % de l’énergie au départ&#x202f;; l’énergie potentielle est mesurée depuis le point le plus bas de la piste.</translation>
    </message>
    <message>
        <source>The run reached the limit on steps or flights and was stopped; the rest of the motion was not computed.</source>
        <translation>Le calcul a atteint la limite du nombre de pas ou de vols et a été arrêté&#x202f;; le reste du mouvement n’a pas été calculé.</translation>
    </message>
    <message>
        <source>The track has features too fine to resolve; the run may have missed one.</source>
        <translation>La piste a des détails trop fins pour être résolus&#x202f;; le calcul peut en avoir manqué un.</translation>
    </message>
    <message>
        <source>as published: fourth-order Runge–Kutta method with steps of %1 s; slopes from the chords of the track table (%2 rows)</source>
        <translation>comme publié&#x202f;: méthode de Runge–Kutta d’ordre 4 avec des pas de %1 s&#x202f;; pentes tirées des cordes du tableau de la piste (%2 lignes)</translation>
    </message>
    <message>
        <source>Dormand–Prince 8(5,3), relative tolerance 1e-13; transitions between rolling and slipping are located</source>
        <translation>Dormand–Prince 8(5,3), tolérance relative 1e-13&#x202f;; les transitions entre roulement et glissement sont localisées</translation>
    </message>
    <message>
        <source>speed from the energy, time by Gauss–Kronrod quadrature; where this is inaccurate, Dormand–Prince 8(5,3) with relative tolerance 1e-13</source>
        <translation>vitesse tirée de l’énergie, temps par quadrature de Gauss–Kronrod&#x202f;; là où cela manque de précision, Dormand–Prince 8(5,3) avec une tolérance relative de 1e-13</translation>
    </message>
    <message>
        <source>Dormand–Prince 8(5,3), relative tolerance 1e-13; each step is projected to conserve energy; the energy residual is the error before the projection</source>
        <translation>Dormand–Prince 8(5,3), tolérance relative 1e-13&#x202f;; chaque pas est projeté pour conserver l’énergie&#x202f;; le résidu d’énergie est l’erreur avant la projection</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>%1 m long, closed</source>
        <translation>longue de %1 m, fermée</translation>
    </message>
    <message>
        <source>%1 m long, open</source>
        <translation>longue de %1 m, ouverte</translation>
    </message>
    <message>
        <source>Weight, %1 N</source>
        <translation>Poids, %1 N</translation>
    </message>
    <message>
        <source>Normal force, up to %1 N</source>
        <translation>Force normale, jusqu’à %1 N</translation>
    </message>
    <message>
        <source>Increasing p</source>
        <translation>p croissant</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Bille</translation>
    </message>
    <message>
        <source>Bead</source>
        <translation>Perle</translation>
    </message>
    <message>
        <source>Drag along the track to move the start.</source>
        <translation>Faire glisser le long de la piste pour modifier le départ.</translation>
    </message>
    <message>
        <source>Drag to change the track.</source>
        <translation>Faire glisser pour modifier la piste.</translation>
    </message>
    <message>
        <source>Drag to move the finish.</source>
        <translation>Faire glisser pour déplacer l’arrivée.</translation>
    </message>
    <message>
        <source>Race down four curves</source>
        <translation>Course sur quatre courbes</translation>
    </message>
    <message>
        <source>Expressions: growing swings</source>
        <translation>Expressions&#x202f;: oscillations croissantes</translation>
    </message>
    <message>
        <source>Expressions: V with a corner</source>
        <translation>Expressions&#x202f;: V avec un angle</translation>
    </message>
    <message>
        <source>Expressions: circle</source>
        <translation>Expressions&#x202f;: cercle</translation>
    </message>
    <message>
        <source>lost to damping</source>
        <translation>perdue par amortissement</translation>
    </message>
    <message>
        <source>lost to rolling resistance</source>
        <translation>perdue par résistance au roulement</translation>
    </message>
    <message>
        <source>lost in landings</source>
        <translation>perdue dans les retombées</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Velocity (m/s)</source>
        <translation>Vitesse (m/s)</translation>
    </message>
    <message>
        <source>Distance (m)</source>
        <translation>Distance (m)</translation>
    </message>
    <message>
        <source>The track table would have more than %1 rows. Choose a larger table step.</source>
        <translation>Le tableau de la piste aurait plus de %1 lignes. Choisir de plus grands pas du tableau.</translation>
    </message>
    <message>
        <source>At the apex</source>
        <translation>Au sommet</translation>
    </message>
    <message>
        <source>1e-12 m from apex</source>
        <translation>À 1e-12 m</translation>
    </message>
    <message>
        <source>1e-9 m from apex</source>
        <translation>À 1e-9 m</translation>
    </message>
    <message>
        <source>1e-6 m from apex</source>
        <translation>À 1e-6 m</translation>
    </message>
    <message>
        <source>1 mm from apex</source>
        <translation>À 1 mm</translation>
    </message>
    <message>
        <source>Roller coaster: the classic tracks</source>
        <translation>Montagnes russes&#x202f;: les pistes classiques</translation>
    </message>
    <message>
        <source>On each track of E. Neumann&apos;s Roller coaster, a bead on a wire is released at rest near the upper left. Without damping, it keeps returning to the same height, and the total energy is constant. Open the other experiments for the other tracks and for a damped bead.</source>
        <translation>Sur chaque piste de Roller coaster d’E. Neumann, une perle sur un fil est lâchée au repos en haut à gauche. Sans amortissement elle revient encore et encore à la même hauteur, et l’énergie totale reste constante. Ouvrir les autres expériences pour les autres pistes et pour une perle amortie.</translation>
    </message>
    <message>
        <source>Hump, damped</source>
        <translation>Bosse, amortie</translation>
    </message>
    <message>
        <source>Roller coaster: the apex test</source>
        <translation>Montagnes russes&#x202f;: le test du sommet</translation>
    </message>
    <message>
        <source>A bead released from rest at the apex of the circle or next to it can never cross the apex, because it would have to gain energy. The closer to the apex it starts, the longer it stays close to it; exactly at the apex it stays at rest. Open the other experiments to start closer to the apex.</source>
        <translation>Une perle lâchée sans vitesse au sommet du cercle ou à côté ne peut jamais passer le sommet, car elle devrait gagner de l’énergie. Plus elle part près du sommet, plus elle s’y attarde ; exactement au sommet, elle reste au repos. Ouvrir les autres expériences pour partir plus près du sommet.</translation>
    </message>
    <message>
        <source>Roller coaster: as published</source>
        <translation>Montagnes russes&#x202f;: comme publié</translation>
    </message>
    <message>
        <source>The method of E. Neumann&apos;s Roller coaster, with a table of the track and steps of 25 ms, changes the energy; the exact method does not. The error arises because the slope jumps within a step; a finer table and shorter steps reduce it. Open “Apex, as published”: there the bead gains enough energy to cross the apex.</source>
        <translation>La méthode de Roller coaster d’E. Neumann, avec un tableau de la piste et des pas de 25 ms, change l’énergie ; la méthode exacte ne la change pas. L’erreur vient de ce que la pente saute pendant un pas ; un tableau plus fin et des pas plus courts la réduisent. Ouvrir « Sommet, comme publié » : la perle y gagne assez d’énergie pour passer le sommet.</translation>
    </message>
    <message>
        <source>Hump, exact</source>
        <translation>Bosse, exacte</translation>
    </message>
    <message>
        <source>Hump, as published</source>
        <translation>Bosse, comme publiée</translation>
    </message>
    <message>
        <source>Hump, finer table</source>
        <translation>Bosse, tableau plus fin</translation>
    </message>
    <message>
        <source>Hump, shorter steps</source>
        <translation>Bosse, pas plus courts</translation>
    </message>
    <message>
        <source>Apex, as published</source>
        <translation>Sommet, comme publié</translation>
    </message>
    <message>
        <source>Both step sizes varied</source>
        <translation>Les deux pas variés</translation>
    </message>
    <message>
        <source>Brachistochrone: four curves</source>
        <translation>Brachistochrone&#x202f;: quatre courbes</translation>
    </message>
    <message>
        <source>Four beads, released at rest at the origin, slide along four curves to (3 m, −2 m). The cycloid is the fastest curve, followed by the arc and the parabola; the straight line, although the shortest, is the slowest. Open the other experiments to see each curve alone.</source>
        <translation>Quatre perles, lâchées au repos à l’origine, glissent sur quatre courbes jusqu’à (3 m, −2 m). La cycloïde est la plus rapide, suivie de l’arc et de la parabole ; la droite, bien que la plus courte, est la plus lente. Ouvrir les autres expériences pour voir chaque courbe seule.</translation>
    </message>
    <message>
        <source>Race on all four curves</source>
        <translation>Course sur les quatre courbes</translation>
    </message>
    <message>
        <source>Arc of a circle</source>
        <translation>Arc de cercle</translation>
    </message>
    <message>
        <source>Straight line</source>
        <translation>Ligne droite</translation>
    </message>
    <message>
        <source>Tautochrone: equal periods</source>
        <translation>Tautochrone&#x202f;: chaque oscillation dure autant</translation>
    </message>
    <message>
        <source>A bead swings on an upside-down cycloid: wide, half as wide and narrow. The period is 4π √(r/g), however wide the swing. Compare the periods, then change the start of the bead.</source>
        <translation>Une perle oscille sur une cycloïde renversée : largement, à moitié et étroitement. La période est 4π √(r/g), quelle que soit l’amplitude. Comparer les périodes, puis modifier le départ de la perle.</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Large</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Demie</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Étroite</translation>
    </message>
    <message>
        <source>Loop: minimum start height</source>
        <translation>Boucle&#x202f;: hauteur de départ minimale</translation>
    </message>
    <message>
        <source>The track can only push the bead, so a bead that is too slow at the top of the loop takes off and falls. Released 5/2 radii above the lowest point of a circular loop, it would just stay on; the study finds the height for this loop. Open “Ball, takes off”: part of the energy of a rolling ball is rotational, so it must start higher.</source>
        <translation>La piste ne peut que pousser la perle ; une perle trop lente en haut de la boucle décolle donc et tombe. Lâchée à 5/2 rayons au-dessus du point le plus bas d’une boucle circulaire, elle y tiendrait tout juste ; l’étude trouve la hauteur pour cette boucle. Ouvrir « Bille, décolle » : une bille qui roule a une part de son énergie dans la rotation et doit partir de plus haut.</translation>
    </message>
    <message>
        <source>Bead, takes off</source>
        <translation>Perle, décolle</translation>
    </message>
    <message>
        <source>Bead, stays on</source>
        <translation>Perle, tient</translation>
    </message>
    <message>
        <source>Ball, takes off</source>
        <translation>Bille, décolle</translation>
    </message>
    <message>
        <source>Start height varied</source>
        <translation>Hauteur de départ variée</translation>
    </message>
    <message>
        <source>Loop: rolling and slipping</source>
        <translation>Boucle&#x202f;: rouler et glisser</translation>
    </message>
    <message>
        <source>A ball rolls into the loop with unlimited, normal and low friction. Where the track is too steep for the available friction, the ball slips, spins more slowly than when rolling, and loses height. Compare the energy lost to friction in the experiments.</source>
        <translation>Une bille roule dans la boucle avec un frottement illimité, usuel et faible. Là où la piste est trop raide pour le frottement disponible, la bille glisse, tourne plus lentement qu’en roulant et perd de la hauteur. Comparer l’énergie perdue par frottement dans les expériences.</translation>
    </message>
    <message>
        <source>Unlimited friction</source>
        <translation>Frottement illimité</translation>
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
        <translation>Bosse&#x202f;: décoller et retomber</translation>
    </message>
    <message>
        <source>A bead slides over the hump too fast to stay on it. It flies, lands and bounces with e = 0.5. Start it lower, as in the experiment “Slow, stays on”, to keep it on the track.</source>
        <translation>Une perle glisse trop vite sur la bosse pour y rester. Elle vole, retombe et rebondit avec e = 0.5. La faire partir plus bas, comme dans l’expérience « Lente, tient », pour qu’elle reste sur la piste.</translation>
    </message>
    <message>
        <source>Slow, stays on</source>
        <translation>Lente, tient</translation>
    </message>
    <message>
        <source>Fast, flies</source>
        <translation>Rapide, vole</translation>
    </message>
    <message>
        <source>Ball, flies</source>
        <translation>Bille, vole</translation>
    </message>
    <message>
        <source>A track through points</source>
        <translation>Une piste par des points</translation>
    </message>
    <message>
        <source>Drag the points to reshape the track, and drag the bead along the track to move its start.</source>
        <translation>Faire glisser les points pour modifier la piste, et la perle le long de la piste pour déplacer son départ.</translation>
    </message>
    <message>
        <source>Expressions: a corner</source>
        <translation>Expressions&#x202f;: un angle</translation>
    </message>
    <message>
        <source>A bead or a ball on a curve: wires, loops, jumps.</source>
        <translation>Une perle ou une bille sur une courbe&#x202f;: fils, boucles, sauts.</translation>
    </message>
    <message>
        <source>On the track</source>
        <translation>Sur la piste</translation>
    </message>
    <message>
        <source>Passed the summit</source>
        <translation>A passé le sommet</translation>
    </message>
    <message>
        <source>Ran off an end</source>
        <translation>Sorti par une extrémité</translation>
    </message>
    <message>
        <source>Flew off</source>
        <translation>Envolé</translation>
    </message>
    <message numerus="yes">
        <source>%1 does not exist; there are %2.</source>
        <translation>
            <numerusform>%1 n’existe pas&#x202f;; il y en a %2.</numerusform>
            <numerusform>%1 n’existe pas&#x202f;; il y en a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no effect because %2 is %4; it matters only if %2 is %3.</source>
        <translation>%1 n’a pas d’effet, car %2 est %4&#x202f;; cela ne compte que si %2 est %3.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>inférieur à %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>greater than %1</source>
        <translation>supérieur à %1</translation>
    </message>
    <message>
        <source>%1 is not defined at t = %2: %3.</source>
        <translation>%1 n’est pas défini à t = %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 is not defined from t = %2 to %3: %4.</source>
        <translation>%1 n’est pas défini de t = %2 à %3&#x202f;: %4.</translation>
    </message>
    <message>
        <source>%1 has too many jumps or kinks for a track.</source>
        <translation>%1 a trop de sauts ou de points anguleux pour une piste.</translation>
    </message>
    <message>
        <source>%1 jumps at t = %2 from %3 to %4; a track must be continuous.</source>
        <translation>%1 saute à t = %2 de %3 à %4&#x202f;: une piste doit être continue.</translation>
    </message>
    <message>
        <source>The curve is a single point: x(t) and y(t) do not change.</source>
        <translation>La courbe se réduit à un point&#x202f;: x(t) et y(t) ne changent pas.</translation>
    </message>
    <message>
        <source>The curve stops between t = %1 and t = %2: x(t) and y(t) do not change there.</source>
        <translation>La courbe est immobile entre t = %1 et %2&#x202f;: x(t) et y(t) n’y changent pas.</translation>
    </message>
    <message>
        <source>The curve has too many turns for a track.</source>
        <translation>La courbe a trop de virages pour une piste.</translation>
    </message>
    <message>
        <source>there is no expression</source>
        <translation>il n’y a pas d’expression</translation>
    </message>
    <message>
        <source>this &apos;)&apos; has no matching &apos;(&apos;</source>
        <translation>cette &apos;)&apos; n’a pas de &apos;(&apos; avant elle</translation>
    </message>
    <message>
        <source>a &apos;,&apos; can only separate the arguments of a function; write numbers with a decimal point</source>
        <translation>une &apos;,&apos; ne peut que séparer les arguments d’une fonction&#x202f;; écrire les nombres avec un point décimal</translation>
    </message>
    <message>
        <source>this &apos;:&apos; has no matching &apos;?&apos;</source>
        <translation>ce &apos;:&apos; n’a pas de &apos;?&apos; avant lui</translation>
    </message>
    <message>
        <source>&quot;=&quot; is not an operator; write &quot;==&quot; for comparisons</source>
        <translation>&quot;=&quot; n’est pas un opérateur&#x202f;: les comparaisons s’écrivent &quot;==&quot;</translation>
    </message>
    <message>
        <source>an operator such as &apos;*&apos; is missing before %1</source>
        <translation>il manque un opérateur comme &apos;*&apos; devant %1</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 n’est pas permis ici</translation>
    </message>
    <message>
        <source>%1 is neither a number nor a known function</source>
        <translation>%1 n’est ni un nombre ni une fonction connue</translation>
    </message>
    <message>
        <source>%1 is not defined; the variable is %2, the constants are pi and e, and the functions are %3</source>
        <translation>%1 n’est pas défini&#x202f;; la variable est %2, les constantes sont pi et e, les fonctions %3</translation>
    </message>
    <message>
        <source>%1 is not defined; known names are %2</source>
        <translation>%1 n’est pas défini&#x202f;; les noms connus sont %2</translation>
    </message>
    <message>
        <source>a number or a &apos;(&apos;</source>
        <translation>un nombre ou une &apos;(&apos;</translation>
    </message>
    <message>
        <source>a number, %1 or a &apos;(&apos;</source>
        <translation>un nombre, %1 ou une &apos;(&apos;</translation>
    </message>
    <message>
        <source>a number, a name or a &apos;(&apos;</source>
        <translation>un nombre, un nom ou une &apos;(&apos;</translation>
    </message>
    <message>
        <source>the expression is nested too deeply</source>
        <translation>l’expression est imbriquée trop profondément</translation>
    </message>
    <message>
        <source>the expression is nested more than %1 levels deep</source>
        <translation>l’expression est imbriquée à plus de %1 niveaux</translation>
    </message>
    <message>
        <source>the &apos;?&apos; at position %1 has no matching &apos;:&apos;</source>
        <translation>il manque le &apos;:&apos; du &apos;?&apos; en position %1</translation>
    </message>
    <message>
        <source>comparisons cannot be chained; write a &lt; b &amp;&amp; b &lt; c</source>
        <translation>les comparaisons ne s’enchaînent pas&#x202f;: écrire a &lt; b &amp;&amp; b &lt; c</translation>
    </message>
    <message>
        <source>the expression ends where %1 is needed</source>
        <translation>l’expression finit là où il faut %1</translation>
    </message>
    <message>
        <source>%1 is needed instead of %2</source>
        <translation>il faut %1 à la place de %2</translation>
    </message>
    <message>
        <source>this number is too large or too small</source>
        <translation>ce nombre est trop grand ou trop petit</translation>
    </message>
    <message>
        <source>a digit is missing after the decimal point</source>
        <translation>il manque un chiffre après le point décimal</translation>
    </message>
    <message>
        <source>a number can have only one decimal point</source>
        <translation>un nombre ne peut avoir qu’un seul point décimal</translation>
    </message>
    <message>
        <source>%1 needs its argument in brackets, as in %1(%2)</source>
        <translation>%1 demande son argument entre parenthèses, par exemple %1(%2)</translation>
    </message>
    <message>
        <source>%1 needs two or more arguments, not %2</source>
        <translation>%1 demande deux arguments ou plus, et non %2</translation>
    </message>
    <message>
        <source>%1 needs one argument, not %2</source>
        <translation>%1 demande un argument, et non %2</translation>
    </message>
    <message>
        <source>%1 needs two arguments, not %2</source>
        <translation>%1 demande deux arguments, et non %2</translation>
    </message>
    <message>
        <source>has an error at position %1: %2.</source>
        <translation>a une erreur en position %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>an expression can have at most %1 characters</source>
        <translation>une expression peut avoir au plus %1 caractères</translation>
    </message>
    <message>
        <source>is not defined from x = %1 to %2: %3.</source>
        <translation>n’est pas défini de x = %1 à %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>is not defined at x = %1: %2.</source>
        <translation>n’est pas défini à x = %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>jumps at x = %1 from %2 to %3; the ground must be continuous. Join its parts with a slope.</source>
        <translation>saute à x = %1 de %2 à %3&#x202f;; le sol doit être continu. Joindre ses parties par une pente.</translation>
    </message>
    <message>
        <source>is vertical at x = %1. The slope must be finite, except at the ends of the range.</source>
        <translation>est vertical à x = %1. La pente doit être finie, sauf aux extrémités de l’intervalle.</translation>
    </message>
    <message>
        <source>has too many jumps or kinks.</source>
        <translation>a trop de sauts ou de points anguleux.</translation>
    </message>
    <message>
        <source>changes too quickly for this range. Choose a shorter range.</source>
        <translation>change trop vite pour cet intervalle. Choisir un intervalle plus court.</translation>
    </message>
    <message>
        <source>division by zero at position %1</source>
        <translation>division par zéro en position %1</translation>
    </message>
    <message>
        <source>tangent of a right angle at position %1</source>
        <translation>tangente d’un angle droit en position %1</translation>
    </message>
    <message>
        <source>logarithm of a number that is not positive at position %1</source>
        <translation>logarithme d’un nombre non positif en position %1</translation>
    </message>
    <message>
        <source>square root of a negative number at position %1</source>
        <translation>racine carrée d’un nombre négatif en position %1</translation>
    </message>
    <message>
        <source>power without a finite value at position %1</source>
        <translation>puissance sans valeur finie en position %1</translation>
    </message>
    <message>
        <source>asin, acos or atanh of a number outside −1 … 1 at position %1</source>
        <translation>asin, acos ou atanh d’un nombre hors de −1 … 1 en position %1</translation>
    </message>
    <message>
        <source>acosh of a number below 1 at position %1</source>
        <translation>acosh d’un nombre inférieur à 1 en position %1</translation>
    </message>
    <message>
        <source>number too large at position %1</source>
        <translation>nombre trop grand en position %1</translation>
    </message>
    <message>
        <source>face %1</source>
        <translation>la face %1</translation>
    </message>
    <message>
        <source>the near plateau</source>
        <translation>le plateau de départ</translation>
    </message>
    <message>
        <source>the decline</source>
        <translation>la descente</translation>
    </message>
    <message>
        <source>the floor</source>
        <translation>le fond</translation>
    </message>
    <message>
        <source>the incline</source>
        <translation>la montée</translation>
    </message>
    <message>
        <source>the far plateau</source>
        <translation>le plateau opposé</translation>
    </message>
    <message>
        <source>the near plain</source>
        <translation>la plaine de départ</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>le sommet</translation>
    </message>
    <message>
        <source>the far plain</source>
        <translation>la plaine opposée</translation>
    </message>
    <message>
        <source>the slope</source>
        <translation>la pente</translation>
    </message>
    <message>
        <source>the plain</source>
        <translation>la plaine</translation>
    </message>
    <message numerus="yes">
        <source>Only runs of the same system can be compared. The current system is %1; %n runs belong to other systems. To compare them, select one of their experiments.</source>
        <translation>
            <numerusform>Seuls les calculs d’un même système peuvent être comparés. Le système actuel est %1&#x202f;; %n calcul concerne un autre système. Pour le comparer, choisir son expérience.</numerusform>
            <numerusform>Seuls les calculs d’un même système peuvent être comparés. Le système actuel est %1&#x202f;; %n calculs concernent d’autres systèmes. Pour les comparer, choisir une de leurs expériences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n experiments from %1 belong to other systems. To compare them, select an experiment of the same system.</source>
        <translation>
            <numerusform>%n expérience de %1 concerne un autre système. Elle est comparée quand une expérience de ce système est affichée.</numerusform>
            <numerusform>%n expériences de %1 concernent d’autres systèmes. Elles sont comparées quand une expérience de ce système est affichée.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 You can also enter “%2”.</source>
        <translation>%1 On peut aussi saisir «&#x202f;%2 ».</translation>
    </message>
    <message>
        <source>%1: %2 % of %3 runs; %6 % confidence interval %4–%5 %.</source>
        <translation>%1&#x202f;: %2&#x202f;% de %3 calculs&#x202f;; intervalle de confiance à %6&#x202f;%&#x202f;: %4–%5&#x202f;%.</translation>
    </message>
    <message>
        <source>%1: no mean, because some runs have no value.</source>
        <translation>%1&#x202f;: pas de moyenne, car certains calculs n’ont pas de valeur.</translation>
    </message>
    <message>
        <source>%1: %2 in all runs.</source>
        <translation>%1&#x202f;: %2 dans tous les calculs.</translation>
    </message>
    <message>
        <source>5th percentile %1, median %2, 95th percentile %3.</source>
        <translation>5e percentile %1, médiane %2, 95e percentile %3.</translation>
    </message>
    <message>
        <source>%1: mean %2, %6 % confidence interval %3 to %4; %5</source>
        <translation>%1&#x202f;: moyenne %2, intervalle de confiance à %6 % de %3 à %4&#x202f;; %5</translation>
    </message>
    <message numerus="yes">
        <source>%n named requirements</source>
        <translation>
            <numerusform>%n exigence nommée</numerusform>
            <numerusform>%n exigences nommées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values</source>
        <translation>
            <numerusform>%1 valeur</numerusform>
            <numerusform>%1 valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures were written to %1.</source>
        <translation>
            <numerusform>%n figure a été écrite dans %1.</numerusform>
            <numerusform>%n figures ont été écrites dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>These runs have no quantity &quot;%1&quot;.</source>
        <translation>Ces calculs n’ont pas de grandeur «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The baseline cannot be solved. %1</source>
        <translation>La référence ne peut pas être résolue. %1</translation>
    </message>
    <message>
        <source>No study is pinned as the baseline.</source>
        <translation>Aucune étude n’est épinglée comme référence.</translation>
    </message>
    <message>
        <source>A part of a study cannot be compared with itself. Choose two different parts.</source>
        <translation>Une partie d’une étude ne peut pas être comparée à elle-même. Choisir deux parties différentes.</translation>
    </message>
    <message>
        <source>A map of differences needs two varied inputs.</source>
        <translation>Une carte de différences demande deux entrées variées.</translation>
    </message>
    <message>
        <source>Not solved: %1.</source>
        <translation>%1&#x202f;: non résolu.</translation>
    </message>
    <message>
        <source>The baseline does not have the result %1.</source>
        <translation>La référence n’a pas le résultat %1.</translation>
    </message>
    <message>
        <source>The baseline has no designs at %1.</source>
        <translation>La référence n’a pas de variantes à %1.</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>points de pourcentage</translation>
    </message>
    <message>
        <source>difference from the %1</source>
        <translation>écart par rapport à&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 moins %2</translation>
    </message>
    <message>
        <source>%1: %2 minus %3 is %4</source>
        <translation>%1&#x202f;: %2 moins %3 fait %4</translation>
    </message>
    <message>
        <source>Surface gravity of Mars, as used by Hartl 2006.</source>
        <translation>Pesanteur à la surface de Mars, comme utilisée par Hartl 2006.</translation>
    </message>
    <message>
        <source>Standard gravity of the Earth, 9.80665 m/s², rounded.</source>
        <translation>Pesanteur normale de la Terre, 9.80665 m/s², arrondie.</translation>
    </message>
    <message>
        <source>Surface gravity of the Moon, modern value (NASA, Moon fact sheet).</source>
        <translation>Pesanteur à la surface de la Lune, valeur moderne (NASA, Moon fact sheet).</translation>
    </message>
    <message>
        <source>%1 varied over %2</source>
        <translation>%1 varié sur %2</translation>
    </message>
    <message>
        <source>evaluated over %1 = %2</source>
        <translation>évalué sur %1 = %2</translation>
    </message>
    <message>
        <source>no requirement</source>
        <translation>aucune exigence</translation>
    </message>
    <message>
        <source>required %1</source>
        <translation>exigé&#x202f;: %1</translation>
    </message>
    <message>
        <source>different computed inputs</source>
        <translation>autres entrées calculées</translation>
    </message>
    <message>
        <source>different uncertain inputs</source>
        <translation>autres entrées incertaines</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>baseline: %1 and %2 more</source>
        <translation>référence&#x202f;: %1 et %2 autres</translation>
    </message>
    <message>
        <source>baseline: %1</source>
        <translation>référence&#x202f;: %1</translation>
    </message>
    <message>
        <source>The study pinned as the baseline differs.</source>
        <translation>L’étude épinglée comme référence diffère.</translation>
    </message>
    <message>
        <source>Add &quot;%1&quot;</source>
        <translation>Ajouter «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Duplicate &quot;%1&quot;</source>
        <translation>Dupliquer «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Rename &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Renommer «&#x202f;%1&#x202f;» en «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot;</source>
        <translation>Supprimer «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n experiments</source>
        <translation>
            <numerusform>Supprimer %n expérience</numerusform>
            <numerusform>Supprimer %n expériences</numerusform>
        </translation>
    </message>
    <message>
        <source>A project can have at most %1 experiments.</source>
        <translation>Un projet peut avoir au plus %1 expériences.</translation>
    </message>
    <message>
        <source>A project can have at most %1 constants.</source>
        <translation>Un projet peut avoir au plus %1 constantes.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n experiments</source>
        <translation>
            <numerusform>Ajouter %n expérience</numerusform>
            <numerusform>Ajouter %n expériences</numerusform>
        </translation>
    </message>
    <message>
        <source>Move &quot;%1&quot;</source>
        <translation>Déplacer «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Move %n experiments</source>
        <translation>
            <numerusform>Déplacer %n expérience</numerusform>
            <numerusform>Déplacer %n expériences</numerusform>
        </translation>
    </message>
    <message>
        <source>must be a pinned study, not %1.</source>
        <translation>doit être une étude épinglée, et non %1.</translation>
    </message>
    <message>
        <source>is missing; it must be a study.</source>
        <translation>manque&#x202f;; ce doit être une étude.</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Un préréglage a besoin d’un nom.</translation>
    </message>
    <message>
        <source>The name of a preset must be a single line of at most %1 characters, without leading or trailing spaces.</source>
        <translation>Le nom d’un préréglage doit tenir sur une seule ligne d’au plus %1 caractères, sans espaces au début ni à la fin.</translation>
    </message>
    <message>
        <source>must be a preset, not %1.</source>
        <translation>doit être un préréglage, et non %1.</translation>
    </message>
    <message>
        <source>must give the system of the preset.</source>
        <translation>doit nommer le système du préréglage.</translation>
    </message>
    <message>
        <source>must be a number, text, points or the rows of a table, not %1.</source>
        <translation>doit être un nombre, un texte, des points ou les lignes d’un tableau, et non %1.</translation>
    </message>
    <message>
        <source>This is not a file of Talweg presets.</source>
        <translation>Ce n’est pas un fichier de préréglages Talweg.</translation>
    </message>
    <message>
        <source>Talweg includes a preset &quot;%1&quot;; choose another name.</source>
        <translation>Talweg contient déjà un préréglage «&#x202f;%1&#x202f;»&#x202f;; choisir un autre nom.</translation>
    </message>
    <message>
        <source>A preset &quot;%1&quot; already exists for this system; choose another name. Uppercase and lowercase letters are treated as equal.</source>
        <translation>Un préréglage «&#x202f;%1&#x202f;» existe déjà pour ce système&#x202f;; choisir un autre nom. Majuscules et minuscules ne sont pas distinguées.</translation>
    </message>
    <message>
        <source>The preset &quot;%1&quot; was changed or removed by another window or command. Check the list again.</source>
        <translation>Le préréglage «&#x202f;%1&#x202f;» a été modifié ou supprimé par une autre fenêtre ou commande. Vérifier de nouveau la liste.</translation>
    </message>
    <message>
        <source>At most %1 presets are allowed. Remove some.</source>
        <translation>Au plus %1 préréglages sont permis. En supprimer.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Le dossier %1 ne peut pas être créé.</translation>
    </message>
    <message>
        <source>Another program is changing the presets. Try again in a moment.</source>
        <translation>Un autre programme est en train de modifier les préréglages. Réessayer dans un instant.</translation>
    </message>
    <message>
        <source>%1 cannot be read and was left unchanged. %2</source>
        <translation>%1 ne peut pas être lu et n’a pas été changé. %2</translation>
    </message>
    <message>
        <source>The presets would take %1 bytes; at most %2 are allowed. Remove some.</source>
        <translation>Les préréglages prendraient %1 octets&#x202f;; au plus %2 sont permis. En supprimer.</translation>
    </message>
    <message>
        <source>Another program has just changed the presets. Try again.</source>
        <translation>Un autre programme vient de modifier les préréglages. Réessayer.</translation>
    </message>
    <message>
        <source>The baseline: %1</source>
        <translation>La référence&#x202f;: %1</translation>
    </message>
    <message>
        <source>Uniform from %1 to %2</source>
        <translation>Uniforme de %1 à %2</translation>
    </message>
    <message>
        <source>Normal with mean %1 and standard deviation %2, truncated at %3 and %4</source>
        <translation>Normale de moyenne %1 et d’écart type %2, coupée à %3 et %4</translation>
    </message>
    <message>
        <source>Normal with mean %1 and standard deviation %2</source>
        <translation>Normale de moyenne %1 et d’écart type %2</translation>
    </message>
    <message>
        <source>Triangular from %1 to %3 with mode %2</source>
        <translation>Triangulaire de %1 à %3, de mode %2</translation>
    </message>
    <message>
        <source>Lognormal with median %1 and geometric standard deviation %2</source>
        <translation>Lognormale de médiane %1 et d’écart type géométrique %2</translation>
    </message>
    <message>
        <source>Weibull with shape %1 and scale %2</source>
        <translation>Weibull de forme %1 et d’échelle %2</translation>
    </message>
    <message>
        <source>Gamma with shape %1 and scale %2</source>
        <translation>Gamma de forme %1 et d’échelle %2</translation>
    </message>
    <message>
        <source>Beta with shapes %1 and %2, from %3 to %4</source>
        <translation>Bêta de formes %1 et %2 de %3 à %4</translation>
    </message>
    <message numerus="yes">
        <source>%n equally likely values</source>
        <translation>
            <numerusform>%n valeur, également probable</numerusform>
            <numerusform>%n valeurs, également probables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weighted values</source>
        <translation>
            <numerusform>%n valeur avec son poids</numerusform>
            <numerusform>%n valeurs, chacune avec son poids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measured values from %1</source>
        <translation>
            <numerusform>%n valeur mesurée tirée de %1</numerusform>
            <numerusform>%n valeurs mesurées tirées de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Time since the start of the run.</source>
        <translation>Temps depuis le début du calcul.</translation>
    </message>
    <message>
        <source>The baseline is a study of another system, %1.</source>
        <translation>La référence est une étude d’un autre système, %1.</translation>
    </message>
    <message>
        <source>The designs of the baseline are evaluated over %1, but those of this study over %2.</source>
        <translation>Les variantes de la référence sont évaluées sur %1, mais celles de cette étude sur %2.</translation>
    </message>
    <message>
        <source>The baseline and this study have no value of %1 in common.</source>
        <translation>La référence et cette étude n’ont aucune valeur de %1 en commun.</translation>
    </message>
    <message>
        <source>The baseline does not vary %1. Its fixed value is %2, which is not among the values of this study.</source>
        <translation>La référence ne fait pas varier %1. Sa valeur fixe est %2, qui n’est pas parmi les valeurs de cette étude.</translation>
    </message>
    <message>
        <source>The baseline has no values of %1, which this study varies.</source>
        <translation>La référence n’a pas de valeurs de %1, que cette étude fait varier.</translation>
    </message>
    <message>
        <source>The baseline varies %1 but has no designs at %2, the value in this study.</source>
        <translation>La référence fait varier %1, mais n’a pas de variantes à %2, la valeur dans cette étude.</translation>
    </message>
    <message>
        <source>The baseline varies %1, which has no single value in this study.</source>
        <translation>La référence fait varier %1, qui n’a pas une seule valeur dans cette étude.</translation>
    </message>
    <message>
        <source>%1 of %2 values of %3</source>
        <translation>%1 valeurs sur %2 de %3</translation>
    </message>
    <message>
        <source>The baseline has only %1; designs at other values are omitted.</source>
        <translation>La référence n’a que %1&#x202f;; les variantes à d’autres valeurs sont laissées de côté.</translation>
    </message>
    <message>
        <source>Distribution %2 of %1: none of the distribution lies between the smallest and the largest value of the study. Add values or remove the distribution.</source>
        <translation>Loi %2 de %1&#x202f;: aucune partie de la loi ne se trouve entre la plus petite et la plus grande valeur étudiée. Ajouter des valeurs ou enlever la loi.</translation>
    </message>
    <message>
        <source>ρ = 0.0155 kg/m³: Martian air (43.3 g/mol) as an ideal gas at 6.36 hPa and 214 K.</source>
        <translation>ρ = 0.0155 kg/m³&#x202f;: l’air de Mars (43.3 g/mol) comme gaz parfait à 6.36 hPa et 214 K.</translation>
    </message>
    <message>
        <source>ρ = 0.020 kg/m³: the density at the surface of Mars (NASA, Mars fact sheet).</source>
        <translation>ρ = 0.020 kg/m³&#x202f;: la masse volumique à la surface de Mars (NASA, Mars fact sheet).</translation>
    </message>
    <message>
        <source>ρ = 1.225 kg/m³: dry air at sea level and 15 °C (ISO 2533).</source>
        <translation>ρ = 1.225 kg/m³&#x202f;: air sec au niveau de la mer et à 15 °C (ISO 2533).</translation>
    </message>
    <message>
        <source>Downrange displacement divided by the duration of the run; 0 if the rover does not start to move.</source>
        <translation>Déplacement vers l’avant divisé par la durée du calcul&#x202f;; 0 si le rover ne se met pas en route.</translation>
    </message>
    <message>
        <source>Share of time rolling</source>
        <translation>Part du temps de roulement</translation>
    </message>
    <message>
        <source>Time in this mode of motion as a share of the duration of the whole run; 0 if the rover does not start to move.</source>
        <translation>Temps dans ce mode de mouvement, en part de la durée du calcul entier&#x202f;; 0 si le rover ne se met pas en mouvement.</translation>
    </message>
    <message>
        <source>Share of time in the air</source>
        <translation>Part du temps en l’air</translation>
    </message>
    <message>
        <source>Does not move: stays at rest on %1.</source>
        <translation>Ne se met pas en route&#x202f;: reste au repos sur %1.</translation>
    </message>
    <message>
        <source>Does not move: stays at rest at the foot of %1.</source>
        <translation>Ne se met pas en route&#x202f;: reste au repos au pied, devant %1.</translation>
    </message>
    <message numerus="yes">
        <source>Stuck at the foot of %1 (%n impacts, %2 s).</source>
        <translation>
            <numerusform>Bloqué au pied, devant %1, après %n choc&#x202f;; %2 s.</numerusform>
            <numerusform>Bloqué au pied, devant %1, après %n chocs&#x202f;; %2 s.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 A wind of %2 m/s would move the rover.</source>
        <translation>%1 Un vent de %2 m/s mettrait le rover en route.</translation>
    </message>
    <message>
        <source>%1 A wind of %2 m/s would free the rover.</source>
        <translation>%1 Un vent de %2 m/s libérerait le rover.</translation>
    </message>
    <message>
        <source>The rover then gets stuck at the foot of %1, %2 m downrange, after %3 s.</source>
        <translation>Le rover continue et se bloque au pied, devant %1, %2 m vers l’avant, après %3 s.</translation>
    </message>
    <message>
        <source>The rover is then blown back over %1, after %2 s.</source>
        <translation>Le rover continue et est repoussé par le vent par-dessus %1, après %2 s.</translation>
    </message>
    <message>
        <source>k = 2/5: exact for a solid ball.</source>
        <translation>k = 2/5&#x202f;: exact pour une boule pleine.</translation>
    </message>
    <message>
        <source>k = 2/3: exact for a hollow ball whose wall has no thickness.</source>
        <translation>k = 2/3&#x202f;: exact pour une boule creuse dont la paroi n’a pas d’épaisseur.</translation>
    </message>
    <message>
        <source>k = (2/5)(1 − r⁵)/(1 − r³), where r is the ratio of inner to outer radius. This is exact for a ball with a concentric cavity.</source>
        <translation>k = (2/5)(1 − r⁵)/(1 − r³), où r est le rapport du rayon intérieur au rayon extérieur. C’est exact pour une boule à cavité concentrique.</translation>
    </message>
    <message>
        <source>Radius at which one wind in ten pushes the shell uphill</source>
        <translation>Rayon pour lequel un vent sur dix pousse la coque vers le haut</translation>
    </message>
    <message>
        <source>A thin shell of 20 kg rests on a slope of 15° on Mars, in winds with an invented Weibull distribution of shape 2 and scale 7 m/s. With a radius of 4 m it needs a wind of 10.8 m/s to be pushed uphill, and 9.2 % of the winds are stronger; the study finds the radius at which one wind in ten is enough. To use measured winds, enter file:winds.csv:COLUMN as the distribution, with the name and the column of your own table.</source>
        <translation>Une coque mince de 20 kg repose sur une pente de 15° sur Mars, dans des vents suivant une loi de Weibull inventée, de forme 2 et d’échelle 7 m/s. Avec un rayon de 4 m elle demande un vent de 10.8 m/s pour être poussée vers le haut, et 9.2 % des vents sont plus forts ; l’étude trouve le rayon avec lequel un vent sur dix suffit. Pour utiliser des vents mesurés, écrire file:winds.csv:COLONNE comme loi, avec le nom et la colonne de son propre tableau.</translation>
    </message>
    <message>
        <source>Mass and rolling resistance</source>
        <translation>Masse et résistance au roulement</translation>
    </message>
    <message>
        <source>The mass has an effect only in air, which slows a light body more than a heavy one. Energies and forces are given per kilogram.</source>
        <translation>La masse n’a d’effet que dans l’air, qui freine un corps léger plus qu’un lourd. Énergies et forces sont données par kilogramme.</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Air</translation>
    </message>
    <message>
        <source>Density of the still air, which slows the body on the ground and in flight; 0 is a vacuum. Typical values are 0.0155 on Mars and 1.225 on the Earth.</source>
        <translation>Masse volumique de l’air calme, qui freine le corps au sol et en vol&#x202f;; 0 est le vide. Les valeurs typiques sont 0.0155 sur Mars et 1.225 sur la Terre.</translation>
    </message>
    <message>
        <source>Drag coefficient for the cross-section π b²: the drag ρ C_d π b² v²/2 opposes the velocity. It is 0.5 for a smooth sphere.</source>
        <translation>Coefficient de traînée rapporté à la section π b²&#x202f;: la traînée ρ C_d π b² v²/2 s’oppose à la vitesse. Il vaut 0.5 pour une sphère lisse.</translation>
    </message>
    <message>
        <source>The regularised friction model, as published, does not support air. Choose “Exact”, or set ρ or C_d to 0.</source>
        <translation>Le modèle de frottement régularisé, comme publié, ne connaît pas l’air. Choisir «&#x202f;Exact&#x202f;», ou mettre ρ ou C_d à 0.</translation>
    </message>
    <message>
        <source>The drag K = ρ C_d π b²/(2 m) = %1 1/m is too strong for a run of %2 s: √(g K) t must stay below 300000.</source>
        <translation>La traînée K = ρ C_d π b²/(2 m) = %1 1/m est trop forte pour un calcul de %2 s&#x202f;: √(g K) t doit rester sous 300000.</translation>
    </message>
    <message>
        <source>Drag along the ground, per unit mass</source>
        <translation>Traînée massique, le long du sol</translation>
    </message>
    <message>
        <source>Component of the drag along the ground or, in flight, along the ground below the body; positive to the right.</source>
        <translation>Composante de la traînée le long du sol ou, en vol, le long du sol sous le corps&#x202f;; positive vers la droite.</translation>
    </message>
    <message>
        <source>Lost to drag</source>
        <translation>Perdue par traînée</translation>
    </message>
    <message>
        <source>Work done against drag since the start.</source>
        <translation>Travail dépensé contre la traînée depuis le départ.</translation>
    </message>
    <message>
        <source>event by event; contact by Dormand–Prince 8(5,3), tolerance 1e-13; flight by Taylor series of order 12</source>
        <translation>d’événement en événement&#x202f;; contact par Dormand–Prince 8(5,3), tolérance 1e-13&#x202f;; vol par séries de Taylor d’ordre 12</translation>
    </message>
    <message>
        <source>A wavy slope that flattens out. Made for Talweg.</source>
        <translation>Une pente ondulée qui s’adoucit&#x202f;: un sol de Talweg.</translation>
    </message>
    <message>
        <source>A plane. Made for Talweg.</source>
        <translation>Un plan&#x202f;: un sol de Talweg.</translation>
    </message>
    <message>
        <source>A bell-shaped hill. The body needs a start speed to get over it. Made for Talweg.</source>
        <translation>Une colline en cloche de Talweg&#x202f;; il faut une vitesse de départ au corps pour la franchir.</translation>
    </message>
    <message>
        <source>The lower half of a circle of 10 m radius. Made for Talweg.</source>
        <translation>La moitié inférieure d’un cercle de 10 m de rayon&#x202f;: un sol de Talweg.</translation>
    </message>
    <message>
        <source>The upper half of a circle of 10 m radius. Made for Talweg.</source>
        <translation>La moitié supérieure d’un cercle de 10 m de rayon&#x202f;: un sol de Talweg.</translation>
    </message>
    <message>
        <source>Sinusoidal waves, level on average. Made for Talweg.</source>
        <translation>Des ondulations sinusoïdales, plates dans l’ensemble&#x202f;: un sol de Talweg.</translation>
    </message>
    <message>
        <source>Two planes that meet at a corner. Made for Talweg.</source>
        <translation>Deux plans qui se joignent en un coin&#x202f;: un sol de Talweg.</translation>
    </message>
    <message>
        <source>Two planes that meet at an edge, about which the body turns. Made for Talweg.</source>
        <translation>Deux plans qui se joignent en une arête, autour de laquelle le corps tourne&#x202f;: un sol de Talweg.</translation>
    </message>
    <message>
        <source>k = 1/2: exact for a solid cylinder.</source>
        <translation>k = 1/2&#x202f;: exact pour un cylindre plein.</translation>
    </message>
    <message>
        <source>k = 1: exact for a ring whose wall has no thickness.</source>
        <translation>k = 1&#x202f;: exact pour un anneau dont la paroi n’a pas d’épaisseur.</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>traînée</translation>
    </message>
    <message>
        <source>In air: terminal speed on a long slope</source>
        <translation>Dans l’air&#x202f;: vitesse limite sur une longue pente</translation>
    </message>
    <message>
        <source>A football of 0.43 kg rolls from rest down a plane of 15° with c = 0.01, in air and in a vacuum. In air its speed approaches √(a/K) = 9.50 m/s, where a = g (sin 15° − c cos 15°) and K = ρ C_d π b²/(2 m). With ten times the mass the limit is √10 times as high.</source>
        <translation>Un ballon de football de 0.43 kg roule du repos sur un plan de 15° avec c = 0.01, dans l’air et dans le vide. Dans l’air sa vitesse tend vers √(a/K) = 9.50 m/s, où a = g (sin 15° − c cos 15°) et K = ρ C_d π b²/(2 m). Avec dix fois la masse, la limite est √10 fois plus haute.</translation>
    </message>
    <message>
        <source>In air</source>
        <translation>Dans l’air</translation>
    </message>
    <message>
        <source>In air, ten times the mass</source>
        <translation>Dans l’air, dix fois la masse</translation>
    </message>
    <message>
        <source>In a vacuum</source>
        <translation>Dans le vide</translation>
    </message>
    <message>
        <source>Mass of the body. Without damping and air, the mass affects only energies and forces, which are proportional to it.</source>
        <translation>Masse du corps. Sans amortissement ni air, elle n’agit que sur les énergies et les forces, qui lui sont proportionnelles.</translation>
    </message>
    <message>
        <source>Density of the still air, which slows the body on the track and in flight; 0 is a vacuum. Typical values are 0.0155 on Mars and 1.225 on the Earth.</source>
        <translation>Masse volumique de l’air calme, qui freine le corps sur la piste et en vol&#x202f;; 0 est le vide. Les valeurs typiques sont 0.0155 sur Mars et 1.225 sur la Terre.</translation>
    </message>
    <message>
        <source>Drag coefficient for the cross-section π r² of the body, where r is the radius of the ball or bead: the drag ρ C_d π r² v²/2 opposes the velocity. It is 0.5 for a smooth sphere.</source>
        <translation>Coefficient de traînée rapporté à la section π r² du corps, r étant le rayon de la bille ou de la perle&#x202f;: la traînée ρ C_d π r² v²/2 s’oppose à la vitesse. Il vaut 0.5 pour une sphère lisse.</translation>
    </message>
    <message>
        <source>Radius for drag</source>
        <translation>Rayon dans l’air</translation>
    </message>
    <message>
        <source>Radius that determines the drag of a bead, with the cross-section π r². On the track, a bead is a point.</source>
        <translation>Rayon qui détermine la traînée d’une perle, de section π r². Sur la piste, une perle est un point.</translation>
    </message>
    <message>
        <source>The method “As published” does not support air. Choose “Exact”, or set ρ or C_d to 0.</source>
        <translation>La méthode «&#x202f;Comme publié&#x202f;» ne connaît pas l’air. Choisir «&#x202f;Exact&#x202f;», ou mettre ρ ou C_d à 0.</translation>
    </message>
    <message>
        <source>The drag K = ρ C_d π r²/(2 m) = %1 1/m is too strong for a run of %2 s: √(g K) t must stay below 300000.</source>
        <translation>La traînée K = ρ C_d π r²/(2 m) = %1 1/m est trop forte pour un calcul de %2 s&#x202f;: √(g K) t doit rester sous 300000.</translation>
    </message>
    <message>
        <source>Time after which the motion repeats itself; empty if it does not repeat, as with damping or air.</source>
        <translation>Temps après lequel le mouvement se répète&#x202f;; vide s’il ne se répète pas, comme avec amortissement ou air.</translation>
    </message>
    <message>
        <source>Total energy lost to damping, drag, friction, rolling resistance and landings.</source>
        <translation>Énergie totale perdue par amortissement, traînée, frottement, résistance au roulement et dans les retombées.</translation>
    </message>
    <message>
        <source>Part of the lost energy that is due to drag.</source>
        <translation>Part de l’énergie perdue qui est due à la traînée.</translation>
    </message>
    <message>
        <source>Cycloid, arc, parabola and straight line from the origin to the same finish (E. Neumann, Brachistochrone).</source>
        <translation>Cycloïde, arc, parabole et droite, de l’origine à une même arrivée (E. Neumann, Brachistochrone).</translation>
    </message>
    <message>
        <source>x = t, y = t cos 3t (E. Neumann, Roller coaster).</source>
        <translation>x = t, y = t cos 3t (E. Neumann, Roller coaster).</translation>
    </message>
    <message>
        <source>x = t, y = |t|, entered as t &gt; 0 ? t : -t (E. Neumann, Roller coaster).</source>
        <translation>x = t, y = |t|, saisi comme t &gt; 0&#x202f;? t&#x202f;: -t (E. Neumann, Roller coaster).</translation>
    </message>
    <message>
        <source>Full circle, starting at the apex (E. Neumann, Roller coaster; the original leaves a gap between the ends).</source>
        <translation>Cercle complet à partir du sommet (E. Neumann, Roller coaster&#x202f;; l’original laisse un trou entre les bouts).</translation>
    </message>
    <message>
        <source>lost to drag</source>
        <translation>perdue par traînée</translation>
    </message>
    <message>
        <source>Roller coaster: damping or air</source>
        <translation>Montagnes russes&#x202f;: amortissement ou air</translation>
    </message>
    <message>
        <source>A bead of 0.5 kg and 0.1 m radius swings on a wire in the air of the Earth; a second bead on the same wire is damped instead. Drag is proportional to the square of the speed and reduces small swings by a smaller fraction; damping is proportional to the speed and reduces every swing by the same fraction. Open the experiment “Damped” and compare the figure “Phase”.</source>
        <translation>Une perle de 0.5 kg et 0.1 m de rayon oscille sur un fil dans l’air de la Terre ; une seconde perle sur le même fil est amortie à la place. La traînée est proportionnelle au carré de la vitesse et réduit les petites oscillations d’une fraction plus petite ; l’amortissement est proportionnel à la vitesse et réduit chaque oscillation de la même fraction. Ouvrir l’expérience « Amortie » et comparer la figure « Phase ».</translation>
    </message>
    <message>
        <source>Damped</source>
        <translation>Amortie</translation>
    </message>
    <message>
        <source>Sliding, in air</source>
        <translation>Glissante, dans l’air</translation>
    </message>
    <message>
        <source>Sliding, in a vacuum</source>
        <translation>Glissante, dans le vide</translation>
    </message>
    <message numerus="yes">
        <source>%n inputs</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more inputs</source>
        <translation>
            <numerusform>et %n entrée de plus</numerusform>
            <numerusform>et %n entrées de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n presets were written to %1.</source>
        <translation>
            <numerusform>%n préréglage a été écrit dans %1.</numerusform>
            <numerusform>%n préréglages ont été écrits dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n presets were imported from %1.</source>
        <translation>
            <numerusform>%n préréglage a été importé de %1.</numerusform>
            <numerusform>%n préréglages ont été importés de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished runs take up %1 MB, but at most %2 MB can be saved.</source>
        <translation>Les calculs finis occupent %1 Mo&#x202f;; au plus %2 Mo sont enregistrés.</translation>
    </message>
    <message>
        <source>%1 runs in the background  ·  %2 %  ·  %3</source>
        <translation>%1 calculs en arrière-plan  ·  %2&#x202f;%  ·  %3</translation>
    </message>
    <message>
        <source>%1 runs in the background, resumed at %2 %  ·  %3 %  ·  %4</source>
        <translation>%1 calculs en arrière-plan, repris à %2 %  ·  %3 %  ·  %4</translation>
    </message>
    <message>
        <source>Study of %1</source>
        <translation>Étude de %1</translation>
    </message>
    <message>
        <source>Random runs of %1</source>
        <translation>Tirages de %1</translation>
    </message>
    <message>
        <source>Paused at %1 % of %2 runs</source>
        <translation>Suspendu à %1&#x202f;% de %2 calculs</translation>
    </message>
    <message>
        <source>Outdated, paused at %1 % of %2 runs</source>
        <translation>Périmé, suspendu à %1 % de %2 calculs</translation>
    </message>
    <message>
        <source>%1 runs finished</source>
        <translation>%1 calculs finis</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause and keep finished runs</source>
        <translation>Suspendre et garder les calculs finis</translation>
    </message>
    <message>
        <source>Continue with the remaining runs</source>
        <translation>Continuer avec les calculs restants</translation>
    </message>
    <message>
        <source>Background task: %1 %, %2</source>
        <translation>Tâche de fond&#x202f;: %1 %, %2</translation>
    </message>
    <message>
        <source>Background tasks: %1 running, %2 %</source>
        <translation>Tâches de fond&#x202f;: %1 en cours, %2 %</translation>
    </message>
    <message>
        <source>Background task: failed</source>
        <translation>Tâche de fond&#x202f;: échec</translation>
    </message>
    <message>
        <source>Background task: paused</source>
        <translation>Tâche de fond&#x202f;: suspendue</translation>
    </message>
    <message>
        <source>Background task: finished</source>
        <translation>Tâche de fond&#x202f;: terminée</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>encore quelques secondes</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>encore environ %1</translation>
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
        <translation>estimation du temps restant</translation>
    </message>
    <message>
        <source>The display units differ.</source>
        <translation>Les unités d’affichage diffèrent.</translation>
    </message>
    <message>
        <source>%1 uses inputs, which have their own units, so its result is in %2; omit %3.</source>
        <translation>%1 utilise des entrées, qui ont leurs propres unités, et donne donc une valeur en %2&#x202f;; omettre %3.</translation>
    </message>
    <message>
        <source>must be an object, not %1; its keys are quantities and its values are units.</source>
        <translation>doit être un objet, et non %1&#x202f;; ses clés sont des grandeurs et ses valeurs des unités.</translation>
    </message>
    <message>
        <source>must be %1, not %2.</source>
        <translation>doit être %1, et non %2.</translation>
    </message>
    <message>
        <source>The depth dh = %1 m is out of range: for a valley or gully it must be at most %2 m (negative is down). For rising ground, choose the terrain “Hill”.</source>
        <translation>La profondeur dh = %1 m est hors de l’intervalle&#x202f;: pour une vallée ou un ravin elle doit être au plus de %2 m (négatif vers le bas). Pour un sol qui monte, choisir le terrain «&#x202f;Colline ».</translation>
    </message>
    <message>
        <source>The upward speed u₅ = %1 m/s is out of range: in contact with the ground it must be at least %2 m/s. To throw the rover down, set a clearance greater than 0.</source>
        <translation>La vitesse vers le haut u₅ = %1 m/s est hors de l’intervalle&#x202f;: en contact avec le sol elle doit être d’au moins %2 m/s. Pour lancer le rover vers le bas, donner une garde au sol supérieure à 0.</translation>
    </message>
    <message>
        <source>Without gravity, a body that takes off does not return to the track. Set g above %1 m/s² or choose a bead on a wire.</source>
        <translation>Sans pesanteur, un corps qui décolle ne revient pas sur la piste. Mettre g au-dessus de %1 m/s² ou choisir une perle sur un fil.</translation>
    </message>
    <message>
        <source>Near (%1 m, %2 m) the track bends so sharply that rounding of the curve parameter alone shifts the centre by %3 m.</source>
        <translation>Près de (%1 m, %2 m), la courbure de la piste est si forte que l’arrondi du paramètre de la courbe suffit à déplacer le centre de %3 m.</translation>
    </message>
    <message>
        <source>nouns are in lower case</source>
        <translation>nouns are written small</translation>
    </message>
    <message>
        <source>Stuck at the foot of %1 (no impacts, %2 s).</source>
        <translation>Bloqué au pied, devant %1, sans choc&#x202f;; %2 s.</translation>
    </message>
    <message>
        <source>Stops on %1 (no impacts, %2 s).</source>
        <translation>Reste au repos sur %1, sans choc&#x202f;; %2 s.</translation>
    </message>
    <message>
        <source>Crosses at %2 m/s (no impacts, %1 s).</source>
        <translation>Traverse sans choc après %1 s, à %2 m/s.</translation>
    </message>
    <message>
        <source>Turns back on %1 (no impacts, %2 s).</source>
        <translation>S’arrête et fait demi-tour sur %1, sans choc&#x202f;; %2 s.</translation>
    </message>
    <message>
        <source>%1 Pictures already written: %2.</source>
        <translation>%1 Images déjà écrites&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The name of an experiment must be a single line of text.</source>
        <translation>Le nom d’une expérience doit tenir sur une seule ligne de texte.</translation>
    </message>
    <message>
        <source>Angular deceleration</source>
        <translation>Décélération angulaire</translation>
    </message>
    <message>
        <source>ω at the end</source>
        <translation>ω à la fin</translation>
    </message>
    <message>
        <source>Mean distance of points from centre</source>
        <translation>Distance moyenne des points au centre</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keyboard shortcuts of the window. In menus and dialogs, press Alt and an underlined letter to select that item.</source>
        <translation>Raccourcis clavier de la fenêtre. Dans les menus et les boîtes de dialogue, Alt et une lettre soulignée choisissent l’élément.</translation>
    </message>
    <message>
        <source>Elsewhere in the window</source>
        <translation>Ailleurs dans la fenêtre</translation>
    </message>
    <message>
        <source>%1 is not a known key here; allowed keys are %2.</source>
        <translation>%1 n’est pas une clé connue ici&#x202f;; les clés admises sont %2.</translation>
    </message>
    <message>
        <source>location of the JSON Schema of these files, for editors</source>
        <translation>emplacement du schéma JSON de ces fichiers, pour les éditeurs</translation>
    </message>
    <message>
        <source>always “talweg”</source>
        <translation>toujours «&#x202f;talweg&#x202f;»</translation>
    </message>
    <message>
        <source>version of the file format</source>
        <translation>version du format de fichier</translation>
    </message>
    <message>
        <source>title of the project</source>
        <translation>titre du projet</translation>
    </message>
    <message>
        <source>description of the project, printed at the beginning of the report</source>
        <translation>description du projet, imprimée au début du rapport</translation>
    </message>
    <message>
        <source>display units of the project, if they differ from those of the program; numbers in the file are always in SI units and degrees</source>
        <translation>unités d’affichage du projet, si elles diffèrent de celles du programme&#x202f;; les nombres du fichier sont toujours en unités SI et en degrés</translation>
    </message>
    <message>
        <source>named numbers that expressions in all experiments can use</source>
        <translation>nombres nommés que les expressions de toutes les expériences peuvent utiliser</translation>
    </message>
    <message>
        <source>named requirements</source>
        <translation>exigences nommées</translation>
    </message>
    <message>
        <source>the experiments, in the order of the project</source>
        <translation>les expériences, dans l’ordre du projet</translation>
    </message>
    <message>
        <source>the pinned runs</source>
        <translation>les calculs épinglés</translation>
    </message>
    <message>
        <source>the study used as the baseline for comparisons</source>
        <translation>l’étude qui sert de référence aux comparaisons</translation>
    </message>
    <message>
        <source>export jobs: figures to write repeatedly</source>
        <translation>tâches d’export&#x202f;: figures à écrire de façon répétée</translation>
    </message>
    <message>
        <source>type of experiment, such as “rover”</source>
        <translation>type d’expérience, par exemple «&#x202f;rover&#x202f;»</translation>
    </message>
    <message>
        <source>values by input id: a number, a word, a list of points [x, y] (for a profile) or a list of objects whose keys are column ids (for a table, one object per row); omitted inputs have their default values</source>
        <translation>valeurs par identifiant d’entrée&#x202f;: un nombre, un mot, une liste de points [x, y] (pour un profil) ou une liste d’objets dont les clés sont des identifiants de colonnes (pour un tableau, un objet par ligne)&#x202f;; les entrées omises ont leurs valeurs par défaut</translation>
    </message>
    <message>
        <source>inputs, in the same form as in experiments</source>
        <translation>entrées, sous la même forme que pour les expériences</translation>
    </message>
    <message>
        <source>name of the experiment whose run or study was pinned</source>
        <translation>nom de l’expérience dont le calcul ou l’étude a été épinglé</translation>
    </message>
    <message>
        <source>name of the constant; not blank, unique among the constants</source>
        <translation>nom de la constante&#x202f;; non vide, unique parmi les constantes</translation>
    </message>
    <message>
        <source>name of the requirement; unique among the requirements of its system, without leading or trailing spaces</source>
        <translation>nom de l’exigence&#x202f;; unique parmi les exigences de son système, sans espaces au début ni à la fin</translation>
    </message>
    <message>
        <source>condition, such as “crossed &gt;= 80 %”</source>
        <translation>condition, par exemple «&#x202f;crossed &gt;= 80&#x202f;%&#x202f;»</translation>
    </message>
    <message>
        <source>name of the experiment; not blank, unique in the project</source>
        <translation>nom de l’expérience&#x202f;; non vide, unique dans le projet</translation>
    </message>
    <message>
        <source>expressions for numeric inputs, by input id. An expression either uses constants and other inputs, each in its own unit, such as “0.8*mu”, or uses only numbers and constants and may end with a unit, such as “10/4 ft”. The key “inputs” also contains the values of these inputs, for programs that do not read expressions. If such a value differs from its expression, Talweg uses the expression and reports the difference when it opens the file</source>
        <translation>expressions des entrées numériques, par identifiant d’entrée. Une expression utilise soit des constantes et d’autres entrées, chacune dans sa propre unité, par exemple «&#x202f;0.8*mu », soit seulement des nombres et des constantes, et peut alors finir par une unité, par exemple «&#x202f;10/4 ft ». La clé «&#x202f;inputs&#x202f;» contient aussi les valeurs de ces entrées, pour les programmes qui ne lisent pas les expressions. Si une telle valeur diffère de son expression, Talweg utilise l’expression et signale l’écart à l’ouverture du fichier</translation>
    </message>
    <message>
        <source>study of the experiment</source>
        <translation>étude de l’expérience</translation>
    </message>
    <message>
        <source>the pinned study</source>
        <translation>l’étude épinglée</translation>
    </message>
    <message>
        <source>the id of an input</source>
        <translation>l’identifiant d’une entrée</translation>
    </message>
    <message>
        <source>the inputs that are varied</source>
        <translation>les entrées que l’on fait varier</translation>
    </message>
    <message>
        <source>the input over whose values every design is evaluated</source>
        <translation>l’entrée sur les valeurs de laquelle chaque variante est évaluée</translation>
    </message>
    <message>
        <source>ids of the results, such as “height”</source>
        <translation>identifiants des résultats, par exemple «&#x202f;height&#x202f;»</translation>
    </message>
    <message>
        <source>a condition such as “crossed &gt;= 80”; may be empty</source>
        <translation>une condition telle que «&#x202f;crossed &gt;= 80&#x202f;»&#x202f;; peut être vide</translation>
    </message>
    <message>
        <source>the input to minimise; may be empty</source>
        <translation>l’entrée à minimiser&#x202f;; peut être vide</translation>
    </message>
    <message>
        <source>whether the study compares all options of one input, such as the two conventions of the rover; the system determines the input</source>
        <translation>si l’étude compare toutes les options d’une entrée, par exemple les deux conventions du rover&#x202f;; le système détermine cette entrée</translation>
    </message>
    <message>
        <source>distribution of the values over which designs are evaluated, such as “weibull:2:4.5”</source>
        <translation>loi des valeurs sur lesquelles les variantes sont évaluées, par exemple «&#x202f;weibull:2:4.5&#x202f;»</translation>
    </message>
    <message>
        <source>inputs computed from other inputs</source>
        <translation>entrées calculées à partir d’autres entrées</translation>
    </message>
    <message>
        <source>uncertain inputs, which vary from run to run</source>
        <translation>entrées incertaines, qui varient d’un calcul à l’autre</translation>
    </message>
    <message>
        <source>rank correlations between uncertain inputs</source>
        <translation>corrélations de rang entre entrées incertaines</translation>
    </message>
    <message>
        <source>number of random runs of each design</source>
        <translation>nombre de tirages de chaque variante</translation>
    </message>
    <message>
        <source>seed of the random runs</source>
        <translation>graine des tirages</translation>
    </message>
    <message>
        <source>tolerances of inputs, for the advisor</source>
        <translation>tolérances des entrées, pour le conseiller</translation>
    </message>
    <message>
        <source>values, as “from:to:step” or “v1,v2,…”</source>
        <translation>valeurs, sous la forme «&#x202f;de:à:pas&#x202f;» ou «&#x202f;v1,v2,…&#x202f;»</translation>
    </message>
    <message>
        <source>formula, such as “0.8*mu”</source>
        <translation>formule, comme «&#x202f;0.8*mu&#x202f;»</translation>
    </message>
    <message>
        <source>distribution, such as “±5%”</source>
        <translation>distribution, par exemple «&#x202f;±5%&#x202f;»</translation>
    </message>
    <message>
        <source>the id of another input</source>
        <translation>l’identifiant d’une autre entrée</translation>
    </message>
    <message>
        <source>Spearman&apos;s rank correlation of the two inputs</source>
        <translation>corrélation de rang de Spearman entre les deux entrées</translation>
    </message>
    <message>
        <source>tolerance, such as “0.5” or “5 %”</source>
        <translation>tolérance, par exemple «&#x202f;0.5&#x202f;» ou «&#x202f;5&#x202f;%&#x202f;»</translation>
    </message>
    <message>
        <source>name of the job; not blank, unique among the jobs</source>
        <translation>nom de la tâche&#x202f;; non vide, unique parmi les tâches</translation>
    </message>
    <message>
        <source>the name of the experiment that the figure shows</source>
        <translation>le nom de l’expérience que montre la figure</translation>
    </message>
    <message>
        <source>id of the figure, as for the command “export”</source>
        <translation>identifiant de la figure, comme pour la commande «&#x202f;export&#x202f;»</translation>
    </message>
    <message>
        <source>file format</source>
        <translation>format de fichier</translation>
    </message>
    <message>
        <source>file name without folder or extension; {project}, {experiment}, {figure} and {job} are replaced by names</source>
        <translation>nom du fichier sans dossier ni extension&#x202f;; {project}, {experiment}, {figure} et {job} sont remplacés par des noms</translation>
    </message>
    <message>
        <source>width of the figure on paper</source>
        <translation>largeur de la figure sur papier</translation>
    </message>
    <message>
        <source>height of the figure on paper</source>
        <translation>hauteur de la figure sur papier</translation>
    </message>
    <message>
        <source>resolution of a picture in dots per inch</source>
        <translation>résolution d’une image en points par pouce</translation>
    </message>
    <message>
        <source>text size on paper</source>
        <translation>taille du texte sur papier</translation>
    </message>
    <message>
        <source>width of the axis lines on paper; by default proportional to the text size</source>
        <translation>épaisseur des lignes des axes sur papier&#x202f;; par défaut proportionnelle à la taille du texte</translation>
    </message>
    <message>
        <source>whether the figure is in greyscale</source>
        <translation>si la figure est en niveaux de gris</translation>
    </message>
    <message>
        <source>whether the background is dark</source>
        <translation>si le fond est sombre</translation>
    </message>
    <message>
        <source>whether pinned runs are shown</source>
        <translation>si les calculs épinglés sont montrés</translation>
    </message>
    <message>
        <source>whether the file contains the project</source>
        <translation>si le fichier contient le projet</translation>
    </message>
    <message>
        <source>The run is doubtful.</source>
        <translation>Le calcul est douteux.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs</source>
        <translation>
            <numerusform>%1 calcul</numerusform>
            <numerusform>%1 calculs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 designs</source>
        <translation>
            <numerusform>%1 variante</numerusform>
            <numerusform>%1 variantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n fil d’exécution</numerusform>
            <numerusform>%n fils d’exécution</numerusform>
        </translation>
    </message>
    <message>
        <source>rebound speeds below %1 √(g b) are treated as contact if the bounces have lateral slip</source>
        <translation>pour les rebonds à glissement transversal, une vitesse de rebond sous %1 √(g b) vaut contact</translation>
    </message>
    <message>
        <source>rebound speeds below %1 √(g b) at a rim are treated as contact</source>
        <translation>à un bord, une vitesse de rebond sous %1 √(g b) vaut contact</translation>
    </message>
    <message>
        <source>the step %1 is larger than the range from %2 to %3. Use a step of %4 or %5, or write %2 alone.</source>
        <translation>le pas %1 est plus grand que l’intervalle de %2 à %3. Prendre un pas de %4 ou de %5, ou écrire %2 seul.</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Nothing was changed because the changed project could not be saved and reopened without loss. %1</source>
        <translation>Rien n’a été modifié, car le projet modifié ne pourrait pas être enregistré et rouvert sans perte. %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Coefficient of friction while sliding. The published method uses it for rolling, too: in this method a body rolls if tan α ≤ μ′ (1+k)/k.</source>
        <translation>Coefficient de frottement en glissant. La méthode publiée l’emploie aussi pour le roulement&#x202f;: avec elle, un corps roule si tan α ≤ μ′ (1+k)/k.</translation>
    </message>
    <message>
        <source>Smallest coefficient of friction with which the body rolls, tan α k/(1+k) (Mandala 2025, equation 6). It is compared with static friction or, in the published method, with kinetic friction.</source>
        <translation>Plus petit coefficient de frottement avec lequel le corps roule, tan α k/(1+k) (Mandala 2025, équation 6). Il est comparé au frottement statique ou, dans la méthode publiée, au frottement cinétique.</translation>
    </message>
    <message>
        <source>%1 slides: rolling needs μ′ of at least %2, because the published method uses only kinetic friction.</source>
        <translation>%1 glisse&#x202f;: pour rouler il faut μ′ d’au moins %2, car la méthode publiée n’emploie que le frottement cinétique.</translation>
    </message>
    <message>
        <source>rebound speeds below %1 √(g b) are treated as contact</source>
        <translation>une vitesse de rebond sous %1 √(g b) vaut contact</translation>
    </message>
    <message>
        <source>Relative error allowed in a step of the regularised model. The allowed absolute error is a thousandth of this value, in m, m/s and rad. The Rolling Ball Simulation gives no value; 0.001 is usual for its method.</source>
        <translation>Erreur relative permise dans un pas du modèle régularisé. L’erreur absolue permise est un millième de cette valeur, en m, m/s et rad. The Rolling Ball Simulation ne donne pas de valeur&#x202f;; 0.001 est usuel pour sa méthode.</translation>
    </message>
    <message>
        <source>The Rolling Ball Simulation, section 8</source>
        <translation>The Rolling Ball Simulation, section 8</translation>
    </message>
    <message>
        <source>Longest step</source>
        <translation>Pas maximal</translation>
    </message>
    <message>
        <source>Longest time step of the regularised model; the shortest time step is a hundredth of the longest. The table “Time step” shows the effect of shorter steps.</source>
        <translation>Plus long pas de temps du modèle régularisé&#x202f;; le plus court en est le centième. La table «&#x202f;Pas de temps&#x202f;» montre l’effet de pas plus courts.</translation>
    </message>
    <message>
        <source>Change in speed</source>
        <translation>Changement de la vitesse</translation>
    </message>
    <message>
        <source>Change in final speed relative to the row above, which uses steps twice as long.</source>
        <translation>Variation de la vitesse à la fin par rapport à la ligne du dessus, dont les pas sont deux fois plus longs.</translation>
    </message>
    <message>
        <source>Observed order of convergence q: halving the step divides the change in speed by 2 to the power q.</source>
        <translation>Ordre de convergence observé q&#x202f;: un pas deux fois plus court divise la variation de la vitesse par 2 à la puissance q.</translation>
    </message>
    <message>
        <source>The end of the run depends on the step size: with half the step, the run ends after %1 s at x = %2 m, at %3 m/s.</source>
        <translation>La fin du calcul dépend du pas&#x202f;: avec un pas deux fois plus court, le calcul se termine après %1 s à x = %2 m, à %3 m/s.</translation>
    </message>
    <message>
        <source>%1 already has a unit; omit %2.</source>
        <translation>%1 a déjà une unité&#x202f;; omettre %2.</translation>
    </message>
    <message>
        <source>The unit of %1 is ambiguous: it can be converted to %2 or to %3. Choose another unit.</source>
        <translation>L’unité de %1 est ambiguë&#x202f;: elle peut être convertie en %2 ou en %3. Choisir une autre unité.</translation>
    </message>
    <message>
        <source>%1 mixes numbers with different units. Define each number with its unit as a separate constant.</source>
        <translation>%1 mélange des nombres ayant des unités différentes. Définir chaque nombre avec son unité comme constante distincte.</translation>
    </message>
    <message>
        <source>%1 uses constants with units, so its result is in %2; omit %3.</source>
        <translation>%1 utilise des constantes avec unités et donne donc une valeur en %2&#x202f;; omettre %3.</translation>
    </message>
    <message>
        <source>The result of %1 is a pure number, but %2 is in %3.</source>
        <translation>%1 donne un nombre pur, mais %2 est en %3.</translation>
    </message>
    <message>
        <source>The result of %1 is in %2, but %3 has no unit.</source>
        <translation>%1 donne une valeur en %2, mais %3 n’a pas d’unité.</translation>
    </message>
    <message>
        <source>The result of %1 is in %2, but %3 is in %4.</source>
        <translation>%1 donne une valeur en %2, mais %3 est en %4.</translation>
    </message>
    <message>
        <source>a quantity such as “10 ft” or a pure number; may use other constants but must not depend on itself</source>
        <translation>une grandeur comme «&#x202f;10 ft&#x202f;» ou un nombre pur&#x202f;; peut utiliser d’autres constantes mais ne doit pas dépendre d’elle-même</translation>
    </message>
    <message>
        <source>Body %1, greatest slip metric</source>
        <translation>Corps %1, plus grande mesure du glissement</translation>
    </message>
    <message>
        <source>Largest absolute value of the slip metric R|ω| − |v| (Mandala 2025, section 5.3).</source>
        <translation>Plus grande valeur absolue de la mesure du glissement R|ω| − |v| (Mandala 2025, section 5.3).</translation>
    </message>
    <message>
        <source>Reproduces the printed results of Hartl 2006. The code of the thesis is not public, so this convention was inferred by matching every number that the thesis prints. It differs from the consistent convention in three ways. First, the contact point follows the terrain line with the centre vertically above it, so every rim launches the rover. Second, when rolling or sliding ends in an impact at a corner, the spin enters the impact with its sign reversed (chapter 2 counts spin counter-clockwise, chapter 3 clockwise). Third, figure 4.2 starts with u₃ = +5 rad/s taken literally, which is backspin. The main result of the thesis, that a bouncier rover climbs higher, comes from the reversed sign: with a consistent sign, the trend at low e is the opposite. In figures 4.2 and 6.2 the sign is never reversed; the contact point alone makes the difference.</source>
        <translation>Reproduit les résultats imprimés de Hartl 2006. Le programme de la thèse n’est pas public&#x202f;; la convention a donc été déduite de tous les nombres que la thèse imprime. Elle diffère de la convention cohérente en trois points. Premièrement, le point de contact suit la ligne du terrain avec le centre à sa verticale, de sorte que chaque bord lance le rover. Deuxièmement, quand le roulement ou le glissement finit par un choc dans un coin, la rotation entre dans le choc avec le signe inverse (le chapitre 2 la compte dans le sens trigonométrique, le chapitre 3 dans le sens horaire). Troisièmement, la figure 4.2 part avec u₃ = +5 rad/s pris à la lettre, c’est-à-dire avec un effet rétro. Le résultat principal de la thèse, qu’un rover de plus grande restitution monte plus haut, vient du signe inversé&#x202f;: avec un signe cohérent, la tendance aux petits e est contraire. Dans les figures 4.2 et 6.2 le signe n’est jamais inversé&#x202f;; le point de contact fait à lui seul la différence.</translation>
    </message>
    <message>
        <source>A sphere two metres in diameter, like the rover of the 2004 field tests at the South Pole. The k of that rover is unknown; Hartl 2006, section 6.4, assumes 0.1.</source>
        <translation>Une sphère de deux mètres de diamètre, comme le rover des essais au pôle Sud en 2004. Le k de ce rover n’est pas connu&#x202f;; Hartl 2006, section 6.4, suppose 0.1.</translation>
    </message>
    <message>
        <source>%1 was not found. The numbers stored in the project are used.</source>
        <translation>%1 est introuvable. Les nombres enregistrés dans le projet sont utilisés.</translation>
    </message>
    <message>
        <source>%1 has changed since the project read it. The numbers stored in the project are used.</source>
        <translation>%1 a changé depuis que le projet l’a lu. Les nombres enregistrés dans le projet sont utilisés.</translation>
    </message>
    <message>
        <source>%1 has changed since the project read it and cannot be read now. The numbers stored in the project are used. %2</source>
        <translation>%1 a changé depuis que le projet l’a lu et ne peut pas être lu maintenant. Les nombres enregistrés dans le projet sont utilisés. %2</translation>
    </message>
    <message>
        <source>The numbers read from measured tables differ.</source>
        <translation>Les nombres lus dans les tables de mesures diffèrent.</translation>
    </message>
    <message>
        <source>numbers of the measured tables used by studies, as read when the tables were added to the project</source>
        <translation>nombres des tables mesurées que les études utilisent, tels que lus lors de l’ajout des tables au projet</translation>
    </message>
    <message>
        <source>name of the table as used in distributions, such as “wind.csv”</source>
        <translation>nom de la table tel qu’utilisé dans les distributions, par exemple «&#x202f;wind.csv&#x202f;»</translation>
    </message>
    <message>
        <source>name of the column as used in distributions</source>
        <translation>nom de la colonne tel qu’utilisé dans les distributions</translation>
    </message>
    <message>
        <source>SHA-256 of the table&apos;s file when it was read, in hexadecimal digits</source>
        <translation>SHA-256 du fichier de la table lors de sa lecture, en chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>the numbers of the column, from top to bottom</source>
        <translation>les nombres de la colonne, de haut en bas</translation>
    </message>
    <message>
        <source>must be a column of a table, not %1.</source>
        <translation>doit être une colonne d’une table, et non %1.</translation>
    </message>
    <message>
        <source>The column %1 of %2 is listed more than once.</source>
        <translation>La colonne %1 de %2 est donnée plus d’une fois.</translation>
    </message>
    <message>
        <source>must have at least one number.</source>
        <translation>doit avoir au moins un nombre.</translation>
    </message>
    <message>
        <source>the step %1 misses the end %2; the last value would be %3. Use a step of %4 or %5, or end at %3.</source>
        <translation>le pas %1 n’atteint pas la fin %2&#x202f;; la dernière valeur serait %3. Prendre un pas de %4 ou de %5, ou terminer à %3.</translation>
    </message>
    <message>
        <source>as published: Dormand–Prince 5(4), tolerance %1, steps of at most %2 s; friction smoothed over %3 m/s of slip</source>
        <translation>tel que publié&#x202f;: Dormand–Prince 5(4), tolérance %1, pas d’au plus %2 s&#x202f;; frottement lissé sur %3 m/s de glissement</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 % of the distribution of %2 lies outside the range %3 of the study and is omitted.</source>
        <translation>%1&#x202f;% de la distribution de %2 se trouvent hors de l’intervalle %3 de l’étude et sont omis.</translation>
    </message>
    <message>
        <source>%1 has no effect while %2 is %3.</source>
        <translation>%1 n’a pas d’effet tant que %2 est %3.</translation>
    </message>
    <message>
        <source>Largest energy residual of any body: the change of the sum of mechanical energy and losses since the start, as a fraction of the potential energy released down to the foot.</source>
        <translation>Plus grand résidu d’énergie de tous les corps&#x202f;: la variation de la somme de l’énergie mécanique et des pertes depuis le départ, en fraction de l’énergie potentielle libérée jusqu’au pied.</translation>
    </message>
    <message>
        <source>The race depends on the time step: with half the step, %1 reaches the foot after %2 s at %3 m/s.</source>
        <translation>La course dépend de son pas de temps&#x202f;: avec la moitié, %1 est au pied après %2 s à %3 m/s.</translation>
    </message>
    <message>
        <source>The race depends on the time step: with half the step, %1 does not reach the foot within %2 s, and its speed is %3 m/s.</source>
        <translation>La course dépend de son pas de temps&#x202f;: avec la moitié, %1 n’est pas au pied après %2 s, et sa vitesse est de %3 m/s.</translation>
    </message>
    <message>
        <source>The race depends on the time step: with half the step, %1 slides.</source>
        <translation>La course dépend de son pas de temps&#x202f;: avec la moitié, %1 glisse.</translation>
    </message>
    <message>
        <source>The race depends on the time step: with half the step, %1 rolls.</source>
        <translation>La course dépend de son pas de temps&#x202f;: avec la moitié, %1 roule.</translation>
    </message>
    <message>
        <source>The race depends on the time step: with half the step, %1 wins.</source>
        <translation>La course dépend de son pas de temps&#x202f;: avec la moitié, %1 gagne.</translation>
    </message>
    <message>
        <source>Largest change of the sum of mechanical energy and losses, as a fraction of the available energy. The available energy is the energy at the start plus the maximum that gravity can add.</source>
        <translation>Plus grande variation de la somme de l’énergie mécanique et des pertes, en fraction de l’énergie disponible. L’énergie disponible est celle du départ plus le maximum que la pesanteur peut ajouter.</translation>
    </message>
    <message>
        <source>%1 of the energy given to the run</source>
        <translation>%1 de l’énergie fournie au calcul</translation>
    </message>
    <message>
        <source>Largest error of the energy balance at any event, as a fraction of the energy given to the run. The energy given to the run is the energy at the start plus the maximum energy that the wind can add.</source>
        <translation>Plus grande erreur du bilan d’énergie à l’un des événements, en fraction de l’énergie fournie au calcul. L’énergie fournie au calcul est l’énergie au départ plus l’énergie que le vent peut ajouter au maximum.</translation>
    </message>
    <message>
        <source>A time in this run is outside the duration of the run or out of order. The results of this run are doubtful.</source>
        <translation>Un instant de ce calcul est hors de la durée du calcul ou dans le désordre. Les résultats de ce calcul sont douteux.</translation>
    </message>
    <message>
        <source>An energy loss decreases by %1 of the energy given to the run, although losses can only grow. The results of this run are doubtful.</source>
        <translation>Une perte d’énergie diminue de %1 fois l’énergie fournie au calcul, alors que les pertes ne peuvent que croître. Les résultats de ce calcul sont douteux.</translation>
    </message>
    <message>
        <source>An energy term exceeds the energy given to the run by %1 of that energy. The results of this run are doubtful.</source>
        <translation>Un terme du bilan d’énergie dépasse l’énergie fournie au calcul de %1 fois celle-ci. Les résultats de ce calcul sont douteux.</translation>
    </message>
    <message>
        <source>Mechanical energy increases by %1 of the energy given to the run, without a physical cause. The results of this run are doubtful.</source>
        <translation>L’énergie mécanique augmente sans cause physique de %1 fois l’énergie fournie au calcul. Les résultats de ce calcul sont douteux.</translation>
    </message>
    <message>
        <source>The end of the run depends on the step size. With half the step size: %1</source>
        <translation>La fin du calcul dépend du pas. Avec un pas deux fois plus court&#x202f;: %1</translation>
    </message>
    <message>
        <source>A number in this run is not finite. The results of this run are doubtful.</source>
        <translation>Un nombre de ce calcul n’est pas fini. Les résultats de ce calcul sont douteux.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>A table without a header must have %2 columns, but this one has %1. The columns are %3.</source>
        <translation>Un tableau sans en-tête doit avoir %2 colonnes, mais celui-ci en a %1. Les colonnes sont %3.</translation>
    </message>
    <message>
        <source>Line %1: column %2 is listed more than once.</source>
        <translation>Ligne %1&#x202f;: la colonne %2 est donnée plus d’une fois.</translation>
    </message>
    <message>
        <source>Line %1: column %2 does not exist; columns are %3.</source>
        <translation>Ligne %1&#x202f;: la colonne %2 n’existe pas&#x202f;; les colonnes sont %3.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a valid value of %3.</source>
        <translation>Ligne %1&#x202f;: «&#x202f;%2&#x202f;» n’est pas une valeur valable de %3.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 en %3</translation>
    </message>
    <message>
        <source>This is an Esri grid, not a table. Convert it to CSV with the columns distance and elevation.</source>
        <translation>C’est une grille Esri et non un tableau. Convertissez-la en CSV avec les colonnes distance et elevation.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a table.</source>
        <translation>C’est un document PDF et non un tableau.</translation>
    </message>
    <message>
        <source>Line %1 contains the character U+%2: the file is not text, is damaged or has an unknown encoding. Save it as UTF-8.</source>
        <translation>La ligne %1 a le caractère U+%2&#x202f;: le fichier n’est pas un texte, est endommagé ou a un codage inconnu. Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>This is a spreadsheet (.xlsx, .ods, .xls). Open it in a spreadsheet program and save it as CSV.</source>
        <translation>C’est un classeur (.xlsx, .ods, .xls). Ouvrez-le dans un tableur et enregistrez-le en CSV.</translation>
    </message>
    <message>
        <source>The UTF-16 text is damaged. Save the file as UTF-8.</source>
        <translation>C’est de l’UTF-16 endommagé. Enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; is listed more than once; columns are %2.</source>
        <translation>la colonne «&#x202f;%1&#x202f;» figure plusieurs fois&#x202f;; les colonnes sont %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers</source>
        <translation>
            <numerusform>%n nombre</numerusform>
            <numerusform>%n nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: “%2” in column %3 is not a number.</source>
        <translation>Ligne %1&#x202f;: «&#x202f;%2&#x202f;» dans la colonne %3 n’est pas un nombre.</translation>
    </message>
    <message>
        <source>The table contains no points.</source>
        <translation>Le tableau ne contient pas de points.</translation>
    </message>
    <message>
        <source>%1=%2 must name exactly one column. Columns are %3.</source>
        <translation>%1=%2 doit désigner exactement une colonne. Les colonnes sont %3.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Le tableau est vide.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1, “%2”, has %3 cells, but the lines above have %4.</source>
        <translation>
            <numerusform>La ligne %1, «&#x202f;%2&#x202f;», compte %3 cellule, mais les lignes au-dessus en comptent %4.</numerusform>
            <numerusform>La ligne %1, «&#x202f;%2&#x202f;», compte %3 cellules, mais les lignes au-dessus en comptent %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>point-virgule</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>espaces</translation>
    </message>
    <message>
        <source>no header</source>
        <translation>pas d’en-tête</translation>
    </message>
    <message>
        <source>header in line %1</source>
        <translation>en-tête à la ligne %1</translation>
    </message>
    <message>
        <source>Read %1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Read %1 from %2: %3.</source>
        <translation>%1 de %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Converted: %1.</source>
        <translation>Converti&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows with gaps were omitted.</source>
        <translation>
            <numerusform>%n ligne avec une lacune a été omise.</numerusform>
            <numerusform>%n lignes avec des lacunes ont été omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines outside the table were skipped.</source>
        <translation>
            <numerusform>%n ligne hors du tableau a été ignorée.</numerusform>
            <numerusform>%n lignes hors du tableau ont été ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a valid table option. Valid options are %2. Examples: “decimal=,”, “gaps=skip” and “header=3”.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une option de tableau valable. Les options valables sont %2. Exemples&#x202f;: «&#x202f;decimal=, », «&#x202f;gaps=skip&#x202f;» et «&#x202f;header=3 ».</translation>
    </message>
    <message>
        <source>Line %1 has a quoted cell without a closing quote.</source>
        <translation>La ligne %1 a une cellule entre guillemets sans guillemet fermant.</translation>
    </message>
    <message>
        <source>Line %1 has text after the closing quote of a cell.</source>
        <translation>La ligne %1 a du texte après le guillemet fermant d’une cellule.</translation>
    </message>
    <message>
        <source>Line %1 is not a header row.</source>
        <translation>La ligne %1 n’est pas une ligne d’en-tête.</translation>
    </message>
    <message>
        <source>unit of the numbers, if the table gives a unit; 1 for pure numbers</source>
        <translation>unité des nombres si le tableau en donne une&#x202f;; 1 pour des nombres purs</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; of %2 has the unit %3, but %4 has the unit %5.</source>
        <translation>la colonne «&#x202f;%1&#x202f;» de %2 est en %3, mais %4 est en %5.</translation>
    </message>
    <message>
        <source>%1 from per cent to fractions</source>
        <translation>%1 de pour cent en fractions</translation>
    </message>
    <message>
        <source>x is %1</source>
        <translation>x est %1</translation>
    </message>
    <message>
        <source>y is %1</source>
        <translation>y est %1</translation>
    </message>
    <message>
        <source>Line %1, “%2”, has %3 cells, but the lines above have %4. If numbers have decimal commas, separate the cells with semicolons.</source>
        <translation>La ligne %1, «&#x202f;%2 », a %3 cellules, mais les lignes au-dessus en ont %4. Si les nombres ont des virgules décimales, séparez les cellules par des points-virgules.</translation>
    </message>
    <message>
        <source>decimal points and commas</source>
        <translation>points et virgules décimaux</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>virgule décimale</translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation>point décimal</translation>
    </message>
    <message>
        <source>this condition can never be met because the values are always %1</source>
        <translation>cette condition n’est jamais satisfaite, car les valeurs sont toujours %1</translation>
    </message>
    <message>
        <source>this condition is always met because the values are always %1</source>
        <translation>cette condition est toujours satisfaite, car les valeurs sont toujours %1</translation>
    </message>
    <message>
        <source>this condition can never be met together with the conditions before it</source>
        <translation>cette condition n’est jamais satisfaite en même temps que les conditions qui la précèdent</translation>
    </message>
    <message>
        <source>between %1 and %2 %</source>
        <translation>entre %1 et %2 %</translation>
    </message>
    <message>
        <source>0 or greater</source>
        <translation>supérieures ou égales à 0</translation>
    </message>
    <message>
        <source>both sides of the comparison are the same</source>
        <translation>les deux côtés de la comparaison sont identiques</translation>
    </message>
    <message>
        <source>This is XML, not a table. Convert it to CSV with a header row and one line per record.</source>
        <translation>C’est du XML et non un tableau. Convertissez-le en CSV avec un en-tête et une ligne par enregistrement.</translation>
    </message>
    <message>
        <source>The GPX file is damaged in line %1.</source>
        <translation>Le fichier GPX est endommagé à la ligne %1.</translation>
    </message>
    <message>
        <source>The GPX file has %1 tracks. Save the one you need in a separate file.</source>
        <translation>Le fichier GPX a %1 traces. Enregistrez celle qu’il vous faut dans un fichier à part.</translation>
    </message>
    <message>
        <source>Line %1: the attribute “%2” of a point must be a number from −%3 to %3.</source>
        <translation>Ligne %1&#x202f;: l’attribut «&#x202f;%2&#x202f;» d’un point doit être un nombre de −%3 à %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n points have no elevation; the first is in line %1. Add gaps=skip to omit them.</source>
        <translation>
            <numerusform>%n point n’a pas d’altitude, à la ligne %1. Ajoutez gaps=skip pour l’omettre.</numerusform>
            <numerusform>%n points n’ont pas d’altitude, le premier à la ligne %1. Ajoutez gaps=skip pour les omettre.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPX track; x is the distance along it (WGS 84 ellipsoid), y the elevation</source>
        <translation>trace GPX&#x202f;; x est la distance le long de la trace (ellipsoïde WGS 84), y l’altitude</translation>
    </message>
    <message numerus="yes">
        <source>%n points with the same position as the previous one were omitted.</source>
        <translation>
            <numerusform>%n point à la même position que le précédent a été omis.</numerusform>
            <numerusform>%n points à la même position que le précédent ont été omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points without elevation were omitted.</source>
        <translation>
            <numerusform>%n point sans altitude a été omis.</numerusform>
            <numerusform>%n points sans altitude ont été omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>A GPX track has no columns, so the only option allowed is gaps=skip.</source>
        <translation>Une trace GPX n’a pas de colonnes&#x202f;: seul gaps=skip peut être indiqué.</translation>
    </message>
    <message>
        <source>The GPX file has no track with elevations.</source>
        <translation>Le fichier GPX n’a pas de trace avec des altitudes.</translation>
    </message>
    <message>
        <source>tables from which profiles, points and rows of inputs were read</source>
        <translation>tableaux d’où ont été lus des profils, des points et des lignes d’entrées</translation>
    </message>
    <message>
        <source>the table with its options, such as “survey.csv?x=Distance”</source>
        <translation>le tableau avec ses options, comme «&#x202f;survey.csv?x=Distance&#x202f;»</translation>
    </message>
    <message>
        <source>SHA-256 of the values; inputs whose values have this SHA-256 come from this table</source>
        <translation>SHA-256 des valeurs&#x202f;; les entrées dont les valeurs ont ce SHA-256 viennent de ce tableau</translation>
    </message>
    <message>
        <source>description of the data that were read</source>
        <translation>description des données lues</translation>
    </message>
    <message>
        <source>must be an imported table, not %1.</source>
        <translation>doit être un tableau importé, et non %1.</translation>
    </message>
    <message>
        <source>Column %1 has the unit “%2”; allowed units are %3.</source>
        <translation>La colonne %1 a l’unité «&#x202f;%2&#x202f;»&#x202f;; les unités admises sont %3.</translation>
    </message>
    <message>
        <source>Add %1unit= with one of these units.</source>
        <translation>Ajoutez %1unit= avec l’une de ces unités.</translation>
    </message>
    <message>
        <source>Column %1 is ambiguous: “%2” in line %3 is %4 with a decimal point and %5 with a decimal comma.</source>
        <translation>La colonne %1 peut se lire de deux façons&#x202f;: «&#x202f;%2&#x202f;» à la ligne %3 vaut %4 avec un point décimal et %5 avec une virgule décimale.</translation>
    </message>
    <message>
        <source>Add “decimal=.” or “decimal=,” to choose.</source>
        <translation>Ajoutez «&#x202f;decimal=.&#x202f;» ou «&#x202f;decimal=,&#x202f;» pour le préciser.</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are missing in column %1; the first is in line %2, where “%3” stands for missing data.</source>
        <translation>
            <numerusform>%n nombre manque dans la colonne %1, à la ligne %2&#x202f;: «&#x202f;%3&#x202f;» signifie une absence de données.</numerusform>
            <numerusform>%n nombres manquent dans la colonne %1, le premier à la ligne %2&#x202f;: «&#x202f;%3&#x202f;» signifie une absence de données.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are missing in column %1; the first is in line %2.</source>
        <translation>
            <numerusform>%n nombre manque dans la colonne %1, à la ligne %2.</numerusform>
            <numerusform>%n nombres manquent dans la colonne %1, le premier à la ligne %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add gaps=skip to omit the rows, or gaps=keep to read this value as a number.</source>
        <translation>
            <numerusform>Ajoutez gaps=skip pour omettre la ligne, ou gaps=keep pour le prendre pour un nombre.</numerusform>
            <numerusform>Ajoutez gaps=skip pour omettre les lignes, ou gaps=keep pour le prendre pour un nombre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add gaps=skip to omit the rows.</source>
        <translation>
            <numerusform>Ajoutez gaps=skip pour omettre la ligne.</numerusform>
            <numerusform>Ajoutez gaps=skip pour omettre les lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column for %1 is ambiguous. Columns are %2.</source>
        <translation>La colonne pour %1 est ambiguë. Les colonnes sont %2.</translation>
    </message>
    <message>
        <source>Add %1= with the name or the number of a column.</source>
        <translation>Ajoutez %1= avec le nom ou le numéro d’une colonne.</translation>
    </message>
    <message>
        <source>A table without a header must have 2 columns; this one has %1.</source>
        <translation>Un tableau sans en-tête doit avoir 2 colonnes&#x202f;; celui-ci en a %1.</translation>
    </message>
    <message>
        <source>Add x=1 and y=2 to use the first two columns.</source>
        <translation>Ajoutez x=1 et y=2 pour utiliser les deux premières colonnes.</translation>
    </message>
    <message>
        <source>Line %1, “%2”, contains numbers but is above the header in line %3.</source>
        <translation>La ligne %1, «&#x202f;%2&#x202f;», contient des nombres, mais se trouve au-dessus de l’en-tête de la ligne %3.</translation>
    </message>
    <message>
        <source>If these numbers do not belong to the table, add the option header=%1.</source>
        <translation>Si ces nombres n’appartiennent pas au tableau, ajoutez l’option header=%1.</translation>
    </message>
    <message numerus="yes">
        <source>Table: %n rows</source>
        <translation>
            <numerusform>Tableau&#x202f;: %n ligne</numerusform>
            <numerusform>Tableau&#x202f;: %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Omit rows with gaps (%n rows)</source>
        <translation>
            <numerusform>Omettre les lignes incomplètes (%n ligne)</numerusform>
            <numerusform>Omettre les lignes incomplètes (%n lignes)</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 of the list contains no number.</source>
        <translation>La ligne %1 de la liste ne contient pas de nombre.</translation>
    </message>
    <message>
        <source>%1 overhangs: point %2 has x = %3, left of point %4 with x = %5. Move point %2 to x = %5 for a vertical wall, or remove it.</source>
        <translation>%1&#x202f;: surplomb. Le point %2 a x = %3, à gauche du point %4 avec x = %5. Déplacer le point %2 à x = %5 pour une paroi verticale, ou le supprimer.</translation>
    </message>
    <message>
        <source>%1: points %2 and %3 have the same position. Remove one of them.</source>
        <translation>%1&#x202f;: les points %2 et %3 ont la même position. Supprimer l’un des deux.</translation>
    </message>
    <message>
        <source>%1: the wall at x = %3 reverses direction at point %2. A wall must lead only upward or only downward: remove point %4.</source>
        <translation>%1&#x202f;: la paroi en x = %3 change de sens au point %2. Une paroi doit seulement monter ou seulement descendre&#x202f;: supprimer le point %4.</translation>
    </message>
    <message>
        <source>Smallest static friction with which the rover rolls without sliding on the steepest face that is not a wall: tan θ k/(1+k).</source>
        <translation>Le plus petit frottement statique avec lequel le rover roule sans glisser sur la face la plus raide qui n’est pas une paroi&#x202f;: tan θ k/(1+k).</translation>
    </message>
    <message>
        <source>Points x:y joined by straight faces. x must not decrease; two points with the same x make a vertical wall.</source>
        <translation>Des points x:y joints par des faces droites. x ne doit pas décroître&#x202f;; deux points de même x forment une paroi verticale.</translation>
    </message>
    <message>
        <source>The project has %1 profile points; a file can store at most %2. Shorten profiles, or remove experiments or pinned runs.</source>
        <translation>Le projet a %1 points de profils&#x202f;; un fichier peut en enregistrer au plus %2. Raccourcir des profils, ou supprimer des expériences ou des calculs épinglés.</translation>
    </message>
    <message>
        <source>The project takes %1 bytes without its profile points; a file can store at most %2. Remove pinned runs or shorten the notes.</source>
        <translation>Le projet prend %1 octets sans ses points de profils&#x202f;; un fichier peut en enregistrer au plus %2. Supprimer des calculs épinglés ou raccourcir les notes.</translation>
    </message>
    <message>
        <source>The file has too many values for a project.</source>
        <translation>Le fichier a trop de valeurs pour un projet.</translation>
    </message>
    <message>
        <source>%1 % of the distribution of %2 lies outside the range of the input and is never sampled.</source>
        <translation>%1 % de la distribution de %2 est hors de l’intervalle de l’entrée et n’est jamais tiré.</translation>
    </message>
    <message>
        <source>The sample of %1 has mean %2 and standard deviation %3; its distribution has %4 and %5. The difference exceeds the expected sampling error by %6 % of the standard deviation.</source>
        <translation>L’échantillon de %1 a pour moyenne %2 et pour écart type %3&#x202f;; sa loi a %4 et %5. L’écart dépasse l’erreur d’échantillonnage attendue de %6 % de l’écart type.</translation>
    </message>
    <message>
        <source>%1 is identical in all runs, so no confidence interval of its mean can be given.</source>
        <translation>%1 est identique dans tous les calculs&#x202f;: aucun intervalle de confiance de sa moyenne ne peut être donné.</translation>
    </message>
    <message>
        <source>The values of %1 are strongly skewed: the confidence interval of the mean may be too narrow. Use more runs, or set bounds for %1.</source>
        <translation>Les valeurs de %1 sont très asymétriques&#x202f;: l’intervalle de confiance de la moyenne peut être trop étroit. Augmenter le nombre de calculs ou donner des bornes à %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 values of %2 differ from the most frequent value; at least %3 are needed. The confidence interval of the mean may be too narrow.</source>
        <translation>
            <numerusform>Seule %1 valeur de %2 diffère de la plus fréquente, moins de %3&#x202f;: l’intervalle de confiance de sa moyenne peut être trop étroit.</numerusform>
            <numerusform>Seules %1 valeurs de %2 diffèrent de la plus fréquente, moins de %3&#x202f;: l’intervalle de confiance de sa moyenne peut être trop étroit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs without a value of %3: %1 of %2. The mean of %3 is not defined if it includes such a run.</source>
        <translation>Calculs sans valeur de %3&#x202f;: %1 sur %2. La moyenne de %3 n’est pas définie si elle comprend un tel calcul.</translation>
    </message>
    <message>
        <source>Undecided runs: %1 of %2. They reached the time limit or were aborted; their results are the values at the end of the run. If all of them had succeeded, percentages of successful runs would be higher by the percentage of undecided runs.</source>
        <translation>Calculs indécis&#x202f;: %1 sur %2. Ils ont atteint la limite de temps ou ont été abandonnés&#x202f;; leurs résultats sont les valeurs à la fin du calcul. Si tous avaient réussi, le pourcentage de calculs réussis augmenterait du pourcentage de calculs indécis.</translation>
    </message>
    <message>
        <source>Samples with incompatible inputs were resampled: up to %1 % of the samples of a design (at %2). The sampled distribution therefore differs from the requested one.</source>
        <translation>Les tirages aux entrées incompatibles ont été refaits&#x202f;: jusqu’à %1 % des tirages d’une variante (à %2). La distribution tirée n’est donc pas celle demandée.</translation>
    </message>
    <message>
        <source>part of a distribution omitted</source>
        <translation>partie d’une distribution omise</translation>
    </message>
    <message>
        <source>widely spaced values</source>
        <translation>valeurs trop espacées</translation>
    </message>
    <message>
        <source>input without effect</source>
        <translation>entrée sans effet</translation>
    </message>
    <message>
        <source>resampled inputs</source>
        <translation>entrées tirées à nouveau</translation>
    </message>
    <message>
        <source>sample deviating from its distribution</source>
        <translation>échantillon éloigné de sa distribution</translation>
    </message>
    <message>
        <source>runs with warnings</source>
        <translation>simulations avec avertissements</translation>
    </message>
    <message>
        <source>missing values</source>
        <translation>valeurs manquantes</translation>
    </message>
    <message>
        <source>doubtful confidence interval</source>
        <translation>intervalle de confiance douteux</translation>
    </message>
    <message>
        <source>few events</source>
        <translation>peu d’événements</translation>
    </message>
    <message>
        <source>undecided runs</source>
        <translation>simulations indécises</translation>
    </message>
    <message>
        <source>doubtful runs</source>
        <translation>simulations douteuses</translation>
    </message>
    <message>
        <source>%1 % of the samples had incompatible inputs and were resampled. The sampled distribution therefore differs from the requested one.</source>
        <translation>%1 % des tirages avaient des entrées incompatibles et ont été refaits. La distribution tirée n’est donc pas celle demandée.</translation>
    </message>
    <message>
        <source>Samples with the less frequent outcome (success or failure): %1 of %2; at least %3 are needed. The confidence intervals of the Sobol&apos; indices of success may be too narrow.</source>
        <translation>Tirages de l’issue la plus rare (réussite ou échec)&#x202f;: %1 sur %2&#x202f;; il en faut au moins %3. Les intervalles de confiance des indices de Sobol’ de la réussite peuvent être trop étroits.</translation>
    </message>
    <message>
        <source>%1 unknown, %2</source>
        <translation>%1 inconnue, %2</translation>
    </message>
    <message>
        <source>Mark %1 as unknown</source>
        <translation>Marquer %1 comme inconnue</translation>
    </message>
    <message>
        <source>Mark %1 as known</source>
        <translation>Marquer %1 comme connue</translation>
    </message>
    <message>
        <source>unknown inputs: ranges without a distribution</source>
        <translation>entrées inconnues&#x202f;: intervalles sans loi</translation>
    </message>
    <message>
        <source>%1 is unknown, so designs cannot be evaluated over it: results would be averages over its values instead of worst cases. Evaluate designs over another input.</source>
        <translation>%1 est inconnu. Les variantes ne peuvent pas être évaluées sur cette entrée&#x202f;: les résultats seraient des moyennes sur ses valeurs au lieu des pires cas. Évaluer les variantes sur une autre entrée.</translation>
    </message>
    <message>
        <source>%1 cannot be minimised: it is unknown, and a design cannot choose the value of an unknown input.</source>
        <translation>%1 ne peut pas être minimisé&#x202f;: sa valeur est inconnue, et une variante ne peut pas choisir la valeur d’une entrée inconnue.</translation>
    </message>
    <message>
        <source>up to %1 random runs of each design</source>
        <translation>jusqu’à %1 tirages de chaque variante</translation>
    </message>
    <message>
        <source>Stop runs of decided designs</source>
        <translation>Arrêter les tirages des variantes tranchées</translation>
    </message>
    <message>
        <source>Use the same number of runs for all designs</source>
        <translation>Faire le même nombre de calculs pour toutes les variantes</translation>
    </message>
    <message>
        <source>whether the random runs of a design stop as soon as they show whether the design meets the requirement</source>
        <translation>si les tirages d’une variante s’arrêtent dès qu’ils montrent si la variante satisfait l’exigence</translation>
    </message>
    <message>
        <source>Only %1 of %2 runs%3 succeeded. The estimated probability of success has a coefficient of variation of %4 %; about %5 runs would reduce it to 10 %.</source>
        <translation>Nombre de tirages réussis&#x202f;: seulement %1 sur %2%3. Le coefficient de variation de la probabilité de réussite estimée est de %4 %&#x202f;; environ %5 tirages le ramèneraient à 10 %.</translation>
    </message>
    <message>
        <source>Only %1 of %2 runs%3 failed. The estimated probability of failure has a coefficient of variation of %4 %; about %5 runs would reduce it to 10 %.</source>
        <translation>Nombre de tirages échoués&#x202f;: seulement %1 sur %2%3. Le coefficient de variation de la probabilité d’échec estimée est de %4 %&#x202f;; environ %5 tirages le ramèneraient à 10 %.</translation>
    </message>
    <message>
        <source> of a design (%1)</source>
        <translation> d’une variante (%1)</translation>
    </message>
    <message>
        <source>Without a requirement, runs cannot stop early. Add a requirement, or use a fixed number of runs.</source>
        <translation>Sans exigence, les tirages ne peuvent pas s’arrêter tôt. Ajouter une exigence, ou prendre un nombre fixe de tirages.</translation>
    </message>
    <message>
        <source>With requirement %1, runs cannot stop early: it uses means or extremes, which have no confidence intervals. Use a percentage, share(…) or quantile(…), or a fixed number of runs.</source>
        <translation>Avec l’exigence %1, les tirages ne peuvent pas s’arrêter tôt&#x202f;: elle utilise des moyennes ou des extrêmes, qui n’ont pas d’intervalles de confiance. Utiliser un pourcentage, share(…) ou quantile(…), ou un nombre fixe de tirages.</translation>
    </message>
    <message>
        <source>With unknown inputs, the results of a design are ranges, which cannot be ranked. Show the percentage of successful runs instead.</source>
        <translation>Avec des entrées inconnues, les résultats d’une variante sont des plages, qui ne se classent pas. Afficher plutôt le pourcentage de calculs réussis.</translation>
    </message>
    <message>
        <source>worst case over %1</source>
        <translation>pire cas pour %1</translation>
    </message>
    <message>
        <source>A map needs two varied inputs, each with a grid of values. Unknown inputs do not count as varied inputs.</source>
        <translation>Une carte demande deux entrées variées, chacune avec une grille de valeurs. Les entrées inconnues ne comptent pas comme variées.</translation>
    </message>
    <message>
        <source>The table contains frame numbers instead of times. Give the frames per second (fps=).</source>
        <translation>Le tableau contient des numéros d’image au lieu de temps. Indiquez les images par seconde (fps=).</translation>
    </message>
    <message>
        <source>The table contains times, so the frames per second (fps=%1) have no effect. Omit them.</source>
        <translation>Le tableau contient des temps&#x202f;; les images par seconde (fps=%1) sont donc sans effet. Omettez-les.</translation>
    </message>
    <message>
        <source>“%1=%2” is not a valid option for a measured track. Valid options are %3; examples: fps=240, flip=y and offset=0,1.5.</source>
        <translation>«&#x202f;%1=%2&#x202f;» n’est pas une option valable pour une trajectoire mesurée. Les options valables sont %3&#x202f;; exemples&#x202f;: fps=240, flip=y et offset=0,1.5.</translation>
    </message>
    <message numerus="yes">
        <source>%n identical samples at the start were omitted.</source>
        <translation>
            <numerusform>%n point identique au début a été omis.</numerusform>
            <numerusform>%n points identiques au début ont été omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of every %1 samples was kept.</source>
        <translation>Un point sur %1 a été conservé.</translation>
    </message>
    <message>
        <source>The paths of free flights curve upward. The y axis of the table probably points down (flip=y).</source>
        <translation>Les trajectoires des vols libres sont courbées vers le haut. L’axe y du tableau pointe probablement vers le bas (flip=y).</translation>
    </message>
    <message>
        <source>The table has %1 tracks. Columns are %2. Add the option track= with a number from 1 to %1.</source>
        <translation>Le tableau contient %1 trajectoires. Les colonnes sont %2. Ajoutez l’option track= avec un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>track=%1 is out of range: it must be at least 1 and at most %2.</source>
        <translation>track=%1 est hors limites&#x202f;: il doit être au moins 1 et au plus %2.</translation>
    </message>
    <message>
        <source>The table has no column %1. Columns are %2. Add the option %1= with the name or the number of a column.</source>
        <translation>Le tableau n’a pas de colonne %1. Les colonnes sont %2. Ajoutez l’option %1= avec le nom ou le numéro d’une colonne.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
    <message numerus="yes">
        <source>Only %n rows of the table have numbers in all columns of the track; at least %1 are needed.</source>
        <translation>
            <numerusform>Seule %n ligne du tableau a des nombres dans toutes les colonnes de la trajectoire&#x202f;; il en faut au moins %1.</numerusform>
            <numerusform>Seules %n lignes du tableau ont des nombres dans toutes les colonnes de la trajectoire&#x202f;; il en faut au moins %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: the time %2 must be greater than %3, the time in line %4.</source>
        <translation>Ligne %1&#x202f;: le temps %2 doit être supérieur à %3, le temps de la ligne %4.</translation>
    </message>
    <message>
        <source>All samples of the track have the same position. The body must move.</source>
        <translation>Tous les points de la trajectoire ont la même position. Le corps doit bouger.</translation>
    </message>
    <message>
        <source>All samples of the track have the same position and angle. The body must move.</source>
        <translation>Tous les points de la trajectoire ont la même position et le même angle. Le corps doit bouger.</translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clipboard contains %n numbers, but the table has room for only %1 from the selected cell down.</source>
        <translation>
            <numerusform>Le presse-papiers contient %n nombre, mais le tableau n’a de place que pour %1 à partir de la cellule choisie.</numerusform>
            <numerusform>Le presse-papiers contient %n nombres, mais le tableau n’a de place que pour %1 à partir de la cellule choisie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 designs meet %3.</source>
        <translation>
            <numerusform>%1 variante sur %2 satisfait %3.</numerusform>
            <numerusform>%1 variantes sur %2 satisfont %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tolerances checked for %1 designs: %2 meet the requirement throughout their tolerances.</source>
        <translation>
            <numerusform>Tolérances vérifiées sur %1 variantes&#x202f;: %2 satisfait l’exigence dans toutes ses tolérances.</numerusform>
            <numerusform>Tolérances vérifiées sur %1 variantes&#x202f;: %2 satisfont l’exigence dans toutes leurs tolérances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 points within the tolerances meet the requirement.</source>
        <translation>
            <numerusform>%1 point sur %2 dans les tolérances satisfait l’exigence.</numerusform>
            <numerusform>%1 points sur %2 dans les tolérances satisfont l’exigence.</numerusform>
        </translation>
    </message>
    <message>
        <source>The study has %1 designs. The Pareto figure compares at most %2.</source>
        <translation>L’étude a %1 variantes. La figure de Pareto en compare au plus %2.</translation>
    </message>
    <message>
        <source>Lateral velocity</source>
        <translation>Vitesse transversale</translation>
    </message>
    <message>
        <source>%1: the measured tracks differ.</source>
        <translation>%1&#x202f;: les trajectoires mesurées diffèrent.</translation>
    </message>
    <message>
        <source>The project has %1 measured tracks; a file can store at most %2. Remove some.</source>
        <translation>Le projet a %1 trajectoires mesurées&#x202f;; un fichier peut en enregistrer au plus %2. En supprimer.</translation>
    </message>
    <message>
        <source>name of the track; unique among the tracks of its experiment</source>
        <translation>nom de la trajectoire mesurée&#x202f;; unique parmi celles de son expérience</translation>
    </message>
    <message>
        <source>the file of the track with its options, such as “drop.csv,fps=240”</source>
        <translation>le fichier de la trajectoire mesurée avec ses options, par exemple «&#x202f;drop.csv,fps=240&#x202f;»</translation>
    </message>
    <message>
        <source>SHA-256 of the file when it was read, in hexadecimal digits</source>
        <translation>SHA-256 du fichier lors de sa lecture, en chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>standard deviation of the positions (m); omitted if unknown</source>
        <translation>écart type des positions (m)&#x202f;; omis s’il est inconnu</translation>
    </message>
    <message>
        <source>standard deviation of the angle (rad); omitted if unknown</source>
        <translation>écart type de l’angle (rad)&#x202f;; omis s’il est inconnu</translation>
    </message>
    <message>
        <source>angle between the axes of the camera and of the experiment (rad)</source>
        <translation>angle entre les axes de la caméra et ceux de l’expérience (rad)</translation>
    </message>
    <message>
        <source>whether the positions are in pixels</source>
        <translation>si les positions sont en pixels</translation>
    </message>
    <message>
        <source>whether fits ignore the vertical positions</source>
        <translation>si les ajustements ignorent les positions verticales</translation>
    </message>
    <message>
        <source>whether fits ignore the horizontal positions</source>
        <translation>si les ajustements ignorent les positions horizontales</translation>
    </message>
    <message>
        <source>increasing times since the start of the run (s); 5 to 20,000 numbers</source>
        <translation>temps croissants depuis le début du calcul (s)&#x202f;; de 5 à 20&#x202f;000 nombres</translation>
    </message>
    <message>
        <source>downrange positions of the centre (m); omitted if not measured</source>
        <translation>positions du centre vers l’avant (m)&#x202f;; omises si elles ne sont pas mesurées</translation>
    </message>
    <message>
        <source>elevations of the centre (m); omitted if not measured</source>
        <translation>altitudes du centre (m)&#x202f;; omises si elles ne sont pas mesurées</translation>
    </message>
    <message>
        <source>counter-clockwise rotation angles (rad); omitted if not measured</source>
        <translation>angles de rotation dans le sens trigonométrique (rad)&#x202f;; omis s’ils ne sont pas mesurés</translation>
    </message>
    <message>
        <source>measured tracks, which the run is compared with</source>
        <translation>trajectoires mesurées auxquelles le calcul est comparé</translation>
    </message>
    <message>
        <source>%1 cannot have measured tracks; only rover experiments can.</source>
        <translation>%1 ne peut pas avoir de trajectoires mesurées&#x202f;; seules les expériences du rover le peuvent.</translation>
    </message>
    <message>
        <source>must be a track, not %1.</source>
        <translation>doit être une trajectoire mesurée, et non %1.</translation>
    </message>
    <message>
        <source>Another track has this name.</source>
        <translation>Une autre trajectoire mesurée a ce nom.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message numerus="yes">
        <source>%n rows without numbers</source>
        <translation>
            <numerusform>%n ligne sans nombres</numerusform>
            <numerusform>%n lignes sans nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>stage 1: the track has no impact between two flights</source>
        <translation>étape 1&#x202f;: la trajectoire mesurée n’a aucun choc entre deux vols</translation>
    </message>
    <message>
        <source>stage 1: t_s, impact speed (%1), e with 95 % interval, e from apex heights, e from flight durations</source>
        <translation>étape 1&#x202f;: t_s, vitesse d’impact (%1), e avec intervalle à 95&#x202f;%, e d’après les sommets, e d’après les durées de vol</translation>
    </message>
    <message>
        <source>%1 has no effect on these tracks.</source>
        <translation>%1 est sans effet sur ces trajectoires mesurées.</translation>
    </message>
    <message>
        <source>The tracks determine only a combination of %1: (g sin φ − c_rr g cos φ)/(1 + k) = %2 m/s².</source>
        <translation>Les trajectoires mesurées ne déterminent qu’une combinaison de %1&#x202f;: (g sin φ − c_rr g cos φ)/(1 + k) = %2 m/s².</translation>
    </message>
    <message>
        <source>The tracks do not separate %1: changing them in the ratio %2 does not change the fit.</source>
        <translation>Les trajectoires mesurées ne séparent pas %1&#x202f;: les modifier dans le rapport %2 ne change pas l’ajustement.</translation>
    </message>
    <message>
        <source>e is %1 at an impact speed of %2 m/s and %3 at %4 m/s.</source>
        <translation>e vaut %1 à une vitesse d’impact de %2 m/s et %3 à %4 m/s.</translation>
    </message>
    <message>
        <source>Law %1: %2law_v = %3 m/s, χ²/dof = %4, AIC = %5.</source>
        <translation>Loi %1&#x202f;: %2law_v = %3 m/s, χ²/dof = %4, AIC = %5.</translation>
    </message>
    <message>
        <source>A constant restitution does not describe these tracks: χ²/dof = %1.</source>
        <translation>Un coefficient de restitution constant ne décrit pas ces trajectoires mesurées&#x202f;: χ²/dof = %1.</translation>
    </message>
    <message>
        <source>The model does not describe these tracks: χ²/dof = %1.</source>
        <translation>Le modèle ne décrit pas ces trajectoires mesurées&#x202f;: χ²/dof = %1.</translation>
    </message>
    <message>
        <source>A fit needs the convention “Consistent” and the method “Exact” (convention=consistent, solver=event).</source>
        <translation>Un ajustement demande la convention «&#x202f;Cohérente&#x202f;» et la méthode «&#x202f;Exact&#x202f;» (convention=consistent, solver=event).</translation>
    </message>
    <message>
        <source>%1 ≥ %2 (lower bound only)</source>
        <translation>%1 ≥ %2 (borne inférieure seulement)</translation>
    </message>
    <message>
        <source>%1: not separable</source>
        <translation>%1&#x202f;: non séparable</translation>
    </message>
    <message>
        <source>, bootstrap %1 to %2</source>
        <translation>, bootstrap de %1 à %2</translation>
    </message>
    <message>
        <source>%1 ≥ %2 is only a lower bound: the body does not slide in any impact.</source>
        <translation>%1 ≥ %2 n’est qu’une borne inférieure&#x202f;: le corps ne glisse dans aucun choc.</translation>
    </message>
    <message>
        <source>The fit has too few data for reliable intervals: dof = %1; at least %2 are needed.</source>
        <translation>L’ajustement a trop peu de données pour des intervalles fiables&#x202f;: dof = %1&#x202f;; il en faut au moins %2.</translation>
    </message>
    <message>
        <source>The name of a track must be a single line of text.</source>
        <translation>Le nom d’une trajectoire mesurée doit tenir sur une seule ligne de texte.</translation>
    </message>
    <message>
        <source>%1 Check the units, the frames per second (fps=), the metres per pixel (scale=) and the offset (offset=).</source>
        <translation>%1 Vérifiez les unités, les images par seconde (fps=), les mètres par pixel (scale=) et le décalage (offset=).</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Résidus</translation>
    </message>
    <message>
        <source>±σ of the track</source>
        <translation>±σ de la mesure</translation>
    </message>
    <message>
        <source>Measured tracks</source>
        <translation>Trajectoires mesurées</translation>
    </message>
    <message>
        <source>Name of the measured track.</source>
        <translation>Nom de la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Compared samples</source>
        <translation>Points comparés</translation>
    </message>
    <message>
        <source>Number of samples of the track within the duration of the run.</source>
        <translation>Nombre de points de la trajectoire mesurée pendant la durée du calcul.</translation>
    </message>
    <message>
        <source>RMS deviation</source>
        <translation>Écart RMS</translation>
    </message>
    <message>
        <source>Root mean square of the distance between the run and the track.</source>
        <translation>Moyenne quadratique de la distance entre le calcul et la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>χ² per coordinate</source>
        <translation>χ² par coordonnée</translation>
    </message>
    <message>
        <source>Mean of the squared residuals of the coordinates, divided by σ². About 1 if the run agrees with the track. Requires the σ of the track.</source>
        <translation>Moyenne des carrés des résidus des coordonnées, divisée par σ². Environ 1 si le calcul est d’accord avec la trajectoire mesurée. Nécessite le σ de celle-ci.</translation>
    </message>
    <message>
        <source>Residuals of “%1”</source>
        <translation>Résidus de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Residual, downrange</source>
        <translation>Résidu, vers l’avant</translation>
    </message>
    <message>
        <source>x of the run minus x of the track.</source>
        <translation>x du calcul moins x de la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Residual, elevation</source>
        <translation>Résidu, altitude</translation>
    </message>
    <message>
        <source>y of the run minus y of the track.</source>
        <translation>y du calcul moins y de la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Standard deviation of the coordinates of the track.</source>
        <translation>Écart type des coordonnées de la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Standard deviation, negative</source>
        <translation>Écart type, négatif</translation>
    </message>
    <message>
        <source>Standard deviation of the coordinates of the track, as a negative number.</source>
        <translation>Écart type des coordonnées de la trajectoire mesurée, en nombre négatif.</translation>
    </message>
    <message>
        <source>Impacts of “%1” and of the run</source>
        <translation>Chocs de «&#x202f;%1&#x202f;» et du calcul</translation>
    </message>
    <message>
        <source>Time, track</source>
        <translation>Temps, mesure</translation>
    </message>
    <message>
        <source>Time of the impact in the track.</source>
        <translation>Instant du choc dans la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Time, run</source>
        <translation>Temps, calcul</translation>
    </message>
    <message>
        <source>Time of the nearest impact of the run.</source>
        <translation>Instant du choc le plus proche dans le calcul.</translation>
    </message>
    <message>
        <source>Position, track</source>
        <translation>Position, mesure</translation>
    </message>
    <message>
        <source>Downrange position of the impact in the track.</source>
        <translation>Position vers l’avant du choc dans la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Position, run</source>
        <translation>Position, calcul</translation>
    </message>
    <message>
        <source>Downrange position of the impact in the run.</source>
        <translation>Position vers l’avant du choc dans le calcul.</translation>
    </message>
    <message>
        <source>Approach speed, track</source>
        <translation>Vitesse d’approche, mesure</translation>
    </message>
    <message>
        <source>Speed normal to the ground just before the impact, from the track.</source>
        <translation>Vitesse normale au sol juste avant le choc, d’après la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Approach speed, run</source>
        <translation>Vitesse d’approche, calcul</translation>
    </message>
    <message>
        <source>Speed normal to the ground just before the impact, in the run.</source>
        <translation>Vitesse normale au sol juste avant le choc, dans le calcul.</translation>
    </message>
    <message>
        <source>Rebound speed, track</source>
        <translation>Vitesse de rebond, mesure</translation>
    </message>
    <message>
        <source>Speed normal to the ground just after the impact, from the track.</source>
        <translation>Vitesse normale au sol juste après le choc, d’après la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Rebound speed, run</source>
        <translation>Vitesse de rebond, calcul</translation>
    </message>
    <message>
        <source>Speed normal to the ground just after the impact, in the run.</source>
        <translation>Vitesse normale au sol juste après le choc, dans le calcul.</translation>
    </message>
    <message>
        <source>Restitution, track</source>
        <translation>Restitution, mesure</translation>
    </message>
    <message>
        <source>Rebound speed divided by approach speed, from the track.</source>
        <translation>Vitesse de rebond divisée par la vitesse d’approche, d’après la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Standard deviation of e</source>
        <translation>Écart type de e</translation>
    </message>
    <message>
        <source>Standard deviation of the restitution from the track.</source>
        <translation>Écart type du coefficient de restitution d’après la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>A track needs %1 to %2 samples; this one has %3.</source>
        <translation>Une trajectoire mesurée demande de %1 à %2 points&#x202f;; celle-ci en a %3.</translation>
    </message>
    <message>
        <source>The standard deviations of a track must lie between 0 and 10⁹.</source>
        <translation>Les écarts types d’une trajectoire mesurée doivent être compris entre 0 et 10⁹.</translation>
    </message>
    <message>
        <source>A fit must use at least one coordinate of the track, x or y.</source>
        <translation>Un ajustement doit utiliser au moins une coordonnée de la trajectoire mesurée, x ou y.</translation>
    </message>
    <message>
        <source>Run minus track (m)</source>
        <translation>Calcul moins mesure (m)</translation>
    </message>
    <message>
        <source>Measured track</source>
        <translation>Trajectoire mesurée</translation>
    </message>
    <message>
        <source>The columns t and y of a track, and x and angle if present, must have the same length.</source>
        <translation>Les colonnes t et y d’une trajectoire mesurée, et x et angle le cas échéant, doivent avoir la même longueur.</translation>
    </message>
    <message>
        <source>A number of the track is too large; numbers may not exceed 10⁹.</source>
        <translation>Un nombre de la trajectoire mesurée est trop grand&#x202f;; aucun nombre ne peut dépasser 10⁹.</translation>
    </message>
    <message>
        <source>The times of a track must increase; two are equal or too close together.</source>
        <translation>Les temps d’une trajectoire mesurée doivent croître&#x202f;; deux sont égaux ou trop proches.</translation>
    </message>
    <message>
        <source>“%1” has no impact between two flights.</source>
        <translation>«&#x202f;%1&#x202f;» ne contient aucun choc entre deux vols.</translation>
    </message>
    <message>
        <source>Impacts of “%1”: e = %2 at impact speeds of %3 %4. The heights of the flights give %5, their durations %6.</source>
        <translation>Chocs de «&#x202f;%1&#x202f;»&#x202f;: e = %2 à des vitesses de choc de %3 %4. Les hauteurs des vols donnent %5, leurs durées %6.</translation>
    </message>
    <message>
        <source>The run agrees with the tracks within their noise.</source>
        <translation>Le calcul concorde avec les trajectoires mesurées, à leur bruit près.</translation>
    </message>
    <message>
        <source>Coefficient of restitution e</source>
        <translation>Coefficient de restitution e</translation>
    </message>
    <message>
        <source>track</source>
        <translation>mesure</translation>
    </message>
    <message>
        <source>95 % interval of the track</source>
        <translation>intervalle à 95 % de la mesure</translation>
    </message>
    <message>
        <source>run</source>
        <translation>calcul</translation>
    </message>
    <message>
        <source>Filmed ball: find restitution and friction</source>
        <translation>Balle filmée&#x202f;: trouver la restitution et le frottement</translation>
    </message>
    <message>
        <source>The dots are the centre of a ball, as a camera at 120 frames per second would measure them with an error of 2 mm; the run is a guess. In “Tracks”, tick e and μ, press “Fit”, then “Use these values”: the run follows the dots, which were simulated with e = 0.72 and μ = 0.12. “Use as uncertainty” passes the intervals to random runs.</source>
        <translation>Les points sont le centre d’une balle, tel qu’une caméra à 120 images par seconde le mesurerait avec une erreur de 2 mm&#x202f;; le calcul est une estimation. Dans «&#x202f;Trajectoires mesurées&#x202f;», cochez e et μ, appuyez sur «&#x202f;Ajuster&#x202f;», puis sur «&#x202f;Utiliser ces valeurs&#x202f;»&#x202f;: le calcul suit les points, simulés avec e = 0,72 et μ = 0,12. «&#x202f;Utiliser comme incertitude&#x202f;» transmet les intervalles aux calculs aléatoires.</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>Restitution, lower limit</source>
        <translation>Restitution, limite inférieure</translation>
    </message>
    <message>
        <source>Lower limit of the 95 % confidence interval of the restitution from the track.</source>
        <translation>Limite inférieure de l’intervalle de confiance à 95 % du coefficient de restitution d’après la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Restitution, upper limit</source>
        <translation>Restitution, limite supérieure</translation>
    </message>
    <message>
        <source>Upper limit of the 95 % confidence interval of the restitution from the track.</source>
        <translation>Limite supérieure de l’intervalle de confiance à 95 % du coefficient de restitution d’après la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Restitution, run</source>
        <translation>Restitution, calcul</translation>
    </message>
    <message>
        <source>Rebound speed divided by approach speed, in the run.</source>
        <translation>Vitesse de rebond divisée par la vitesse d’approche, dans le calcul.</translation>
    </message>
    <message>
        <source>Case study</source>
        <translation>Étude de cas</translation>
    </message>
    <message>
        <source>Consistent, launched rolling</source>
        <translation>Cohérente, lancé en roulant</translation>
    </message>
    <message>
        <source>Hartl 2006, figure 4.2: the worked example</source>
        <translation>Hartl 2006, figure 4.2&#x202f;: l’exemple détaillé</translation>
    </message>
    <message>
        <source>A rover of one metre radius enters a valley ten metres deep on Mars. The thesis finds that it rebounds off the incline 3.25 m above the floor; as published it reaches 3.29 m, with the consistent convention 4.27 m. Open “Consistent, launched rolling”: without the thesis&apos;s backspin of +5 rad/s, the rover crosses.</source>
        <translation>Un rover d’un mètre de rayon entre dans une vallée de dix mètres de profondeur sur Mars. Selon la thèse, il rebondit sur la montée à 3.25 m au-dessus du fond&#x202f;; comme publié il atteint 3.29 m, avec la convention cohérente 4.27 m. Ouvrir «&#x202f;Cohérente, lancé en roulant&#x202f;»&#x202f;: sans l’effet rétro de +5 rad/s de la thèse, le rover traverse.</translation>
    </message>
    <message>
        <source>Hartl 2006, figure 6.1: the deep valley on Mars</source>
        <translation>Hartl 2006, figure 6.1&#x202f;: la vallée profonde sur Mars</translation>
    </message>
    <message>
        <source>Case study III: the design [2 m, 0.1 b², 0.71] is launched at 6.4 m/s into the deep valley on Mars. The thesis finds a height of −14.69 m; as published −14.97 m, consistent −7.86 m. Compare the paths, then change e or the launch speed.</source>
        <translation>Étude de cas III&#x202f;: la variante [2 m, 0.1 b², 0.71] est lancée à 6.4 m/s dans la vallée profonde sur Mars. La thèse trouve une hauteur de −14.69 m&#x202f;; comme publié on obtient −14.97 m, avec la convention cohérente −7.86 m. Comparer les trajectoires, puis modifier e ou la vitesse de lancement.</translation>
    </message>
    <message>
        <source>Hartl 2006, figure 6.2: the deep valley on Earth</source>
        <translation>Hartl 2006, figure 6.2&#x202f;: la vallée profonde sur Terre</translation>
    </message>
    <message>
        <source>Case study IV: the design [1 m, 0.1 b², 0.87] is launched at 8.3 m/s into the deep valley on Earth. The thesis finds a height of −7.28 m; as published −7.17 m, consistent −5.22 m. Compare the paths, then change e or the launch speed.</source>
        <translation>Étude de cas IV&#x202f;: la variante [1 m, 0.1 b², 0.87] est lancée à 8.3 m/s dans la vallée profonde sur Terre. La thèse trouve une hauteur de −7.28 m&#x202f;; comme publié on obtient −7.17 m, avec la convention cohérente −5.22 m. Comparer les trajectoires, puis modifier e ou la vitesse de lancement.</translation>
    </message>
    <message>
        <source>Hartl 2006, case study I: a shallow valley on Mars</source>
        <translation>Hartl 2006, étude de cas I&#x202f;: une vallée peu profonde sur Mars</translation>
    </message>
    <message>
        <source>Which restitution makes a rover of b = 2 m and J/m = 0.3 b² cross the valley [15°, 15°, −3 m, 9 m] at 80 % of the speeds from 2 to 7 m/s? The thesis reads from figure 5.1 that e ≥ 0.85 is enough; as published e ≥ 0.86 is needed, and with the consistent convention every e of the study is enough. Change the requirement or J/m and compare the conventions.</source>
        <translation>Quel coefficient de restitution fait traverser à un rover de b = 2 m et J/m = 0.3 b² la vallée [15°, 15°, −3 m, 9 m] à 80 % des vitesses de 2 à 7 m/s&#x202f;? La thèse lit sur la figure 5.1 que e ≥ 0.85 suffit&#x202f;; comme publié il faut e ≥ 0.86, et avec la convention cohérente chaque e de l’étude suffit. Modifier l’exigence ou J/m et comparer les conventions.</translation>
    </message>
    <message>
        <source>Hartl 2006, case study II: a shallow valley on Earth</source>
        <translation>Hartl 2006, étude de cas II&#x202f;: une vallée peu profonde sur Terre</translation>
    </message>
    <message>
        <source>Case study I with the gravity of Earth: which restitution makes the rover cross at 80 % of the speeds? The thesis reads from figure 5.2 that e above 0.95 is needed; as published e ≥ 0.96 is needed, and with the consistent convention every e of the study is enough. Change the requirement or J/m and compare the conventions.</source>
        <translation>Étude de cas I avec la pesanteur de la Terre&#x202f;: quel coefficient de restitution fait traverser le rover à 80 % des vitesses&#x202f;? La thèse lit sur la figure 5.2 qu’il faut e au-dessus de 0.95&#x202f;; comme publié il faut e ≥ 0.96, et avec la convention cohérente chaque e de l’étude suffit. Modifier l’exigence ou J/m et comparer les conventions.</translation>
    </message>
    <message>
        <source>Hartl 2006, case study III: a deep valley on Mars</source>
        <translation>Hartl 2006, étude de cas III&#x202f;: une vallée profonde sur Mars</translation>
    </message>
    <message>
        <source>Which restitution keeps the mean height minus one standard deviation above −15 m, for a rover of b = 2 m and J/m = 0.1 b² in the valley [25°, 25°, −30 m, 90 m] at 5 to 10 m/s? The thesis reads from figure 5.3 that e ≥ 0.71 is needed; as published this is confirmed, and with the consistent convention every e of the study is enough. Change the requirement or J/m and compare the conventions.</source>
        <translation>Quel coefficient de restitution garde la hauteur moyenne moins un écart-type au-dessus de −15 m, pour un rover de b = 2 m et J/m = 0.1 b² dans la vallée [25°, 25°, −30 m, 90 m] de 5 à 10 m/s&#x202f;? La thèse lit sur la figure 5.3 qu’il faut e ≥ 0.71&#x202f;; comme publié cela se confirme, et avec la convention cohérente chaque e de l’étude suffit. Modifier l’exigence ou J/m et comparer les conventions.</translation>
    </message>
    <message>
        <source>Hartl 2006, case study IV: a deep valley on Earth</source>
        <translation>Hartl 2006, étude de cas IV&#x202f;: une vallée profonde sur Terre</translation>
    </message>
    <message>
        <source>Case study III with the gravity of Earth and the two-metre rover of the field tests, b = 1 m. The thesis reads from figure 5.18 that e ≥ 0.87 is needed; as published this is confirmed except for e ≥ 0.98, and with the consistent convention only e = 0.99 fails. Change the requirement or J/m and compare the conventions.</source>
        <translation>Étude de cas III avec la pesanteur de la Terre et le rover de deux mètres des essais sur le terrain, b = 1 m. La thèse lit sur la figure 5.18 qu’il faut e ≥ 0.87&#x202f;; comme publié cela se confirme sauf pour e ≥ 0.98, et avec la convention cohérente seul e = 0.99 échoue. Modifier l’exigence ou J/m et comparer les conventions.</translation>
    </message>
    <message>
        <source>Titan</source>
        <translation>Titan</translation>
    </message>
    <message>
        <source>Surface gravity of Titan, GM/R² with GM = 8978.1 km³/s² and R = 2574.8 km (JPL, Planetary Satellite Physical Parameters).</source>
        <translation>Pesanteur à la surface de Titan, GM/R² avec GM = 8978.1 km³/s² et R = 2574.8 km (JPL, Planetary Satellite Physical Parameters).</translation>
    </message>
    <message>
        <source>Air of Titan</source>
        <translation>Air de Titan</translation>
    </message>
    <message>
        <source>ρ = 5.28 kg/m³: nitrogen as an ideal gas at 1467 hPa and 93.65 K, as measured by Huygens (M. Fulchignoni and others, Nature, 2005). Methane is neglected.</source>
        <translation>ρ = 5.28 kg/m³&#x202f;: azote comme gaz parfait à 1467 hPa et 93.65 K, mesurés par Huygens (M. Fulchignoni et autres, Nature, 2005). Le méthane est négligé.</translation>
    </message>
    <message>
        <source>Rubber on dry asphalt</source>
        <translation>Caoutchouc sur asphalte sec</translation>
    </message>
    <message>
        <source>μ = μ′ = 0.65: tyres on dry asphalt (R. K. Noon, Engineering Analysis of Vehicular Accidents, 1994). Other tables give up to 0.8.</source>
        <translation>μ = μ′ = 0.65&#x202f;: pneus sur asphalte sec (R. K. Noon, Engineering Analysis of Vehicular Accidents, 1994). D’autres tables donnent jusqu’à 0.8.</translation>
    </message>
    <message>
        <source>Rough rock</source>
        <translation>Roche rugueuse</translation>
    </message>
    <message>
        <source>μ = 0.6: granite on granite with rough surfaces (J. D. Byerlee, The Frictional Characteristics of Westerly Granite, thesis, MIT, 1966). The same source gives 0.2 for finely ground surfaces. μ′ is set to the same value.</source>
        <translation>μ = 0.6&#x202f;: granite sur granite à surfaces rugueuses (J. D. Byerlee, The Frictional Characteristics of Westerly Granite, thèse, MIT, 1966). La même source donne 0.2 pour des surfaces finement rectifiées. μ′ reçoit la même valeur.</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Glace</translation>
    </message>
    <message>
        <source>μ = 0.1 and μ′ = 0.05: shoes on ice (OpenStax, College Physics, table 5.1). For tyres on ice, Noon 1994 gives 0.10 to 0.15.</source>
        <translation>μ = 0.1 et μ′ = 0.05&#x202f;: chaussures sur glace (OpenStax, College Physics, table 5.1). Pour des pneus sur glace, Noon 1994 donne de 0.10 à 0.15.</translation>
    </message>
    <message>
        <source>Martian soil</source>
        <translation>Sol martien</translation>
    </message>
    <message>
        <source>μ = μ′ = tan 36.5° = 0.74: soil at the Pathfinder site, whose friction angles are 34° to 39° (H. J. Moore and others, Journal of Geophysical Research, 1999). A smooth skin slides sooner than the soil shears.</source>
        <translation>μ = μ′ = tan 36.5° = 0.74&#x202f;: sol du site de Pathfinder, dont les angles de frottement vont de 34° à 39° (H. J. Moore et autres, Journal of Geophysical Research, 1999). Une enveloppe lisse glisse avant que le sol ne se cisaille.</translation>
    </message>
    <message>
        <source>Martian dust drift</source>
        <translation>Amas de poussière martienne</translation>
    </message>
    <message>
        <source>μ = μ′ = tan 27° = 0.51: drifts at the Pathfinder site, whose friction angles are 26° to 28° (H. J. Moore and others, Journal of Geophysical Research, 1999). A smooth skin slides sooner than the drift shears.</source>
        <translation>μ = μ′ = tan 27° = 0.51&#x202f;: amas de poussière du site de Pathfinder, dont les angles de frottement vont de 26° à 28° (H. J. Moore et autres, Journal of Geophysical Research, 1999). Une enveloppe lisse glisse avant que l’amas ne se cisaille.</translation>
    </message>
    <message>
        <source>Lunar regolith</source>
        <translation>Régolithe lunaire</translation>
    </message>
    <message>
        <source>μ = μ′ = tan 37° = 0.75: the mean of the friction angles from boulder tracks, most of which are 24° to 47° (Boulder tracks and nature of lunar soil, NTRS 19730039283, 1973). A smooth skin slides sooner than the regolith shears.</source>
        <translation>μ = μ′ = tan 37° = 0.75&#x202f;: moyenne des angles de frottement tirés de traces de blocs, la plupart entre 24° et 47° (Boulder tracks and nature of lunar soil, NTRS 19730039283, 1973). Une enveloppe lisse glisse avant que le régolithe ne se cisaille.</translation>
    </message>
    <message>
        <source>Rolling on asphalt</source>
        <translation>Roulement sur asphalte</translation>
    </message>
    <message>
        <source>c_rr = 0.02: car tyres on asphalt (The Engineering ToolBox, Rolling Resistance).</source>
        <translation>c_rr = 0.02&#x202f;: pneus de voiture sur asphalte (The Engineering ToolBox, Rolling Resistance).</translation>
    </message>
    <message>
        <source>Rolling on firm sand or gravel</source>
        <translation>Roulement sur sable ferme ou gravier</translation>
    </message>
    <message>
        <source>c_rr = 0.06: car tyres on solid sand, loose gravel or medium hard soil, for which the source gives 0.04 to 0.08 (The Engineering ToolBox, Rolling Resistance).</source>
        <translation>c_rr = 0.06&#x202f;: pneus de voiture sur sable ferme, gravier meuble ou sol moyennement dur, pour lesquels la source donne de 0.04 à 0.08 (The Engineering ToolBox, Rolling Resistance).</translation>
    </message>
    <message>
        <source>Rolling on loose sand</source>
        <translation>Roulement sur sable meuble</translation>
    </message>
    <message>
        <source>c_rr = 0.3: car tyres on loose sand, for which the source gives 0.2 to 0.4 (The Engineering ToolBox, Rolling Resistance).</source>
        <translation>c_rr = 0.3&#x202f;: pneus de voiture sur sable meuble, pour lequel la source donne de 0.2 à 0.4 (The Engineering ToolBox, Rolling Resistance).</translation>
    </message>
    <message>
        <source>JPL tumbleweed</source>
        <translation>Tumbleweed du JPL</translation>
    </message>
    <message>
        <source>A ball with a diameter of 6 m and a mass of 20 kg, as JPL describes its tumbleweed rover (A. Behar and others). The k of a thin shell, 2/3, is assumed.</source>
        <translation>Une boule de 6 m de diamètre et de 20 kg de masse, comme le JPL décrit son rover tumbleweed (A. Behar et autres). Le k d’une coque mince, 2/3, est supposé.</translation>
    </message>
    <message>
        <source>Team Tumbleweed testbed</source>
        <translation>Rover d’essai de Team Tumbleweed</translation>
    </message>
    <message>
        <source>A prototype with a diameter of 2.7 m (J. Kingsnorth and others, EGU General Assembly 2025, abstract 18773). The abstract gives neither mass nor inertia, which stay unchanged.</source>
        <translation>Un prototype de 2.7 m de diamètre (J. Kingsnorth et autres, EGU General Assembly 2025, résumé 18773). Le résumé ne donne ni la masse ni l’inertie, qui restent inchangées.</translation>
    </message>
    <message>
        <source>not decidable</source>
        <translation>indécidable</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>vérifiée</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>réfutée</translation>
    </message>
    <message>
        <source>holds: %1</source>
        <translation>vérifiée&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, compared run (%2)</source>
        <translation>%1, calcul comparé (%2)</translation>
    </message>
    <message>
        <source>Cross-slope force</source>
        <translation>Force en travers de la pente</translation>
    </message>
    <message>
        <source>Generalized force of x: the force of friction along the contour lines, positive to the right.</source>
        <translation>Force généralisée de x&#x202f;: la force de frottement le long des lignes de niveau, positive vers la droite.</translation>
    </message>
    <message>
        <source>Uphill force</source>
        <translation>Force vers le haut</translation>
    </message>
    <message>
        <source>Generalized force of w: the force of friction and gravity along the slope, negative downhill.</source>
        <translation>Force généralisée de w&#x202f;: la force du frottement et de la pesanteur le long de la pente, négative vers le bas.</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>Couple</translation>
    </message>
    <message>
        <source>Generalized force of θ: the torque of friction about the centre of mass, positive counter-clockwise.</source>
        <translation>Force généralisée de θ&#x202f;: le couple du frottement autour du centre de masse, positif dans le sens trigonométrique.</translation>
    </message>
    <message>
        <source>Force (N)</source>
        <translation>Force (N)</translation>
    </message>
    <message>
        <source>cross-slope, F_x</source>
        <translation>en travers, F_x</translation>
    </message>
    <message>
        <source>uphill, F_w</source>
        <translation>vers le haut, F_w</translation>
    </message>
    <message>
        <source>Torque and spin</source>
        <translation>Couple et vitesse de rotation</translation>
    </message>
    <message>
        <source>Force of the ramp normal to its surface. For the published method, the mean over a time step.</source>
        <translation>Force de la rampe perpendiculaire à sa surface. Pour la méthode publiée, la moyenne sur un pas de temps.</translation>
    </message>
    <message>
        <source>Force of friction along the ramp, positive downhill. For the published method, the mean over a time step.</source>
        <translation>Force de frottement le long de la rampe, positive vers le bas. Pour la méthode publiée, la moyenne sur un pas de temps.</translation>
    </message>
    <message>
        <source>Normal impulse since the start</source>
        <translation>Impulsion normale depuis le départ</translation>
    </message>
    <message>
        <source>Time integral of the normal force, with the impulses of impacts.</source>
        <translation>Intégrale de la force normale dans le temps, avec les impulsions des chocs.</translation>
    </message>
    <message>
        <source>Friction impulse since the start</source>
        <translation>Impulsion de frottement depuis le départ</translation>
    </message>
    <message>
        <source>Time integral of the friction force, with the impulses of impacts, positive downhill.</source>
        <translation>Intégrale de la force de frottement dans le temps, avec les impulsions des chocs, positive vers le bas.</translation>
    </message>
    <message>
        <source>Distance of the middle of the lane from the middle of the ramp, as in the 3-D view.</source>
        <translation>Distance entre le milieu du couloir et le milieu de la rampe, comme dans la vue 3-D.</translation>
    </message>
    <message>
        <source>video camera measured track calibrate calibration fit bounce</source>
        <translation>vidéo caméra mesurée trajectoire calibrer calibration ajuster rebond</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>g from the flights: %1 %2</source>
        <translation>g d’après les vols&#x202f;: %1 %2</translation>
    </message>
    <message>
        <source>The flights of “%1” show g = %2 m/s², but g is set to %3 m/s². Check g, the frames per second, the scale and the drag.</source>
        <translation>Les vols de «&#x202f;%1&#x202f;» montrent g = %2 m/s², mais g vaut %3 m/s². Vérifiez g, les images par seconde, l’échelle et la traînée.</translation>
    </message>
    <message>
        <source>%1: sigma is not given; it is estimated as %2 %3 from the noise of y.</source>
        <translation>%1&#x202f;: sigma n’est pas indiqué&#x202f;; le bruit de y donne %2 %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n measured tracks</source>
        <translation>
            <numerusform>%n trajectoire mesurée</numerusform>
            <numerusform>%n trajectoires mesurées</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Residuals of the measured tracks</source>
        <translation>Résidus des trajectoires mesurées</translation>
    </message>
    <message>
        <source>Impacts of the measured tracks and of the run</source>
        <translation>Chocs des trajectoires mesurées et du calcul</translation>
    </message>
    <message>
        <source>half-velocity</source>
        <translation>demi-vitesse</translation>
    </message>
    <message>
        <source>pfeiffer</source>
        <translation>Pfeiffer</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>The values cannot be used: the restitution of the rover is constant, but the law of the fit is “%1”.</source>
        <translation>Les valeurs ne peuvent pas être utilisées&#x202f;: la restitution du rover est constante, mais la loi de l’ajustement est «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Centre line</source>
        <translation>Ligne du centre</translation>
    </message>
    <message>
        <source>Forces c₁ and c₂</source>
        <translation>Forces c₁ et c₂</translation>
    </message>
    <message>
        <source>The friction forces on two particles are given separately, as in the equations of Eberly 2008.</source>
        <translation>Les forces de frottement sur deux particules sont données séparément, comme dans les équations d’Eberly 2008.</translation>
    </message>
    <message>
        <source>Eberly 2008, section 2</source>
        <translation>Eberly 2008, section 2</translation>
    </message>
    <message>
        <source>Friction at particle 1</source>
        <translation>Frottement sur la particule 1</translation>
    </message>
    <message>
        <source>Coulomb friction force on the first particle while it slides. At rest, it is the maximum friction force.</source>
        <translation>Force de frottement sec sur la première particule quand elle glisse. Au repos, c’est la force de frottement maximale.</translation>
    </message>
    <message>
        <source>Friction at particle 2</source>
        <translation>Frottement sur la particule 2</translation>
    </message>
    <message>
        <source>Coulomb friction force on the second particle while it slides. At rest, it is the maximum friction force.</source>
        <translation>Force de frottement sec sur la seconde particule quand elle glisse. Au repos, c’est la force de frottement maximale.</translation>
    </message>
    <message>
        <source>Friction forces c₁ and c₂ need two particles, but there are %1. Choose another friction split, or enter two particles.</source>
        <translation>Les forces de frottement c₁ et c₂ demandent deux particules, mais il y en a %1. Choisir d’autres parts du frottement, ou saisir deux particules.</translation>
    </message>
    <message>
        <source>Friction forces c₁ = %1 N and c₂ = %2 N decelerate the mass of %3 kg by more than 1e12 m/s². Choose smaller forces or a greater mass.</source>
        <translation>Les forces de frottement c₁ = %1 N et c₂ = %2 N ralentissent la masse de %3 kg de plus de 1e12 m/s²&#x202f;: choisir des forces plus faibles ou une masse plus grande.</translation>
    </message>
    <message>
        <source>Friction forces c₁ and c₂ are not in the ratio of the particles’ weights. Friction therefore sets the body spinning even if it starts without spin.</source>
        <translation>Les forces de frottement c₁ et c₂ ne sont pas dans le rapport des poids des particules. Le frottement met donc le corps en rotation même s’il part sans rotation.</translation>
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
        <translation>χ² par degré de liberté vaut %1 (%2).</translation>
    </message>
    <message>
        <source>The run follows the tracks, but the residuals are not random (runs test, %1).</source>
        <translation>Le calcul suit les trajectoires mesurées, mais les résidus ne sont pas aléatoires (test des suites, %1).</translation>
    </message>
    <message>
        <source>χ²/dof = %1, dof = %2, %3, runs test %4</source>
        <translation>χ²/dof = %1, dof = %2, %3, test des suites %4</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Planète</translation>
    </message>
    <message>
        <source>Rubber ball on dry asphalt</source>
        <translation>Balle de caoutchouc sur asphalte sec</translation>
    </message>
    <message>
        <source>e = 0.75: a tennis ball that rebounds to 135 to 147 cm from 254 cm (ITF, Rules of Tennis, appendix I). μ = μ′ = 0.65: tyres on dry asphalt (R. K. Noon, Engineering Analysis of Vehicular Accidents, 1994). c_rr = 0.02: car tyres on asphalt (The Engineering ToolBox, Rolling Resistance).</source>
        <translation>e = 0.75&#x202f;: balle de tennis, qui rebondit de 254 cm à une hauteur de 135 à 147 cm (ITF, Rules of Tennis, annexe I). μ = μ′ = 0.65&#x202f;: pneus sur asphalte sec (R. K. Noon, Engineering Analysis of Vehicular Accidents, 1994). c_rr = 0.02&#x202f;: pneus de voiture sur asphalte (The Engineering ToolBox, Rolling Resistance).</translation>
    </message>
    <message>
        <source>Rubber ball on dry concrete</source>
        <translation>Balle de caoutchouc sur béton sec</translation>
    </message>
    <message>
        <source>e = 0.75: a tennis ball that rebounds to 135 to 147 cm from 254 cm (ITF, Rules of Tennis, appendix I). μ = 1 and μ′ = 0.7: rubber on dry concrete (OpenStax, College Physics, table 5.1).</source>
        <translation>e = 0.75&#x202f;: balle de tennis, qui rebondit de 254 cm à une hauteur de 135 à 147 cm (ITF, Rules of Tennis, annexe I). μ = 1 et μ′ = 0.7&#x202f;: caoutchouc sur béton sec (OpenStax, College Physics, table 5.1).</translation>
    </message>
    <message>
        <source>Rock on rock</source>
        <translation>Roche sur roche</translation>
    </message>
    <message>
        <source>e = 0.83 ± 0.06: granite spheres of 1 m at about 1 m/s (D. D. Durda and others, Icarus, 2011). μ = 0.6: granite on granite with rough surfaces (J. D. Byerlee, The Frictional Characteristics of Westerly Granite, thesis, MIT, 1966). μ′ is set to the same value.</source>
        <translation>e = 0.83 ± 0.06&#x202f;: boules de granite de 1 m à environ 1 m/s (D. D. Durda et autres, Icarus, 2011). μ = 0.6&#x202f;: granite sur granite à surfaces rugueuses (J. D. Byerlee, The Frictional Characteristics of Westerly Granite, thèse, MIT, 1966). μ′ reçoit la même valeur.</translation>
    </message>
    <message>
        <source>g = 3.71 m/s², as used by Hartl 2006. ρ = 0.0155 kg/m³: Martian air (43.3 g/mol) as an ideal gas at 6.36 hPa and 214 K.</source>
        <translation>g = 3.71 m/s², comme utilisée par Hartl 2006. ρ = 0.0155 kg/m³&#x202f;: l’air de Mars (43.3 g/mol) comme gaz parfait à 6.36 hPa et 214 K.</translation>
    </message>
    <message>
        <source>g = 9.81 m/s²: standard gravity, rounded. ρ = 1.225 kg/m³: dry air at sea level and 15 °C (ISO 2533).</source>
        <translation>g = 9.81 m/s²&#x202f;: pesanteur normale, arrondie. ρ = 1.225 kg/m³&#x202f;: air sec au niveau de la mer et à 15 °C (ISO 2533).</translation>
    </message>
    <message>
        <source>g = 1.62 m/s² (NASA, Moon fact sheet). ρ = 0: no air.</source>
        <translation>g = 1.62 m/s² (NASA, Moon fact sheet). ρ = 0&#x202f;: pas d’air.</translation>
    </message>
    <message>
        <source>g = 1.35 m/s² from GM/R² (JPL, Planetary Satellite Physical Parameters). ρ = 5.28 kg/m³: nitrogen as an ideal gas at 1467 hPa and 93.65 K (M. Fulchignoni and others, Nature, 2005).</source>
        <translation>g = 1.35 m/s² d’après GM/R² (JPL, Planetary Satellite Physical Parameters). ρ = 5.28 kg/m³&#x202f;: azote comme gaz parfait à 1467 hPa et 93.65 K (M. Fulchignoni et autres, Nature, 2005).</translation>
    </message>
    <message>
        <source>Gravity: %1</source>
        <translation>Pesanteur&#x202f;: %1</translation>
    </message>
    <message>
        <source>NC State tumbleweed</source>
        <translation>Tumbleweed de NC State University</translation>
    </message>
    <message>
        <source>A diameter of 6 m, the smallest that does not get stuck in rock fields on Mars (A. E. Hartl and A. P. Mazzoleni, Journal of Spacecraft and Rockets, 2012, as reported by NC State University). Mass and inertia stay unchanged.</source>
        <translation>Un diamètre de 6 m, le plus petit qui ne reste pas bloqué dans les champs de rochers de Mars (A. E. Hartl et A. P. Mazzoleni, Journal of Spacecraft and Rockets, 2012, selon un communiqué de NC State University). La masse et l’inertie restent inchangées.</translation>
    </message>
</context>
<context>
    <name>talweg::AdviceModel</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Pire cas</translation>
    </message>
    <message>
        <source>Points met</source>
        <translation>Points satisfaits</translation>
    </message>
    <message>
        <source>Margin by which the design meets the requirement</source>
        <translation>Marge avec laquelle la variante satisfait l’exigence</translation>
    </message>
    <message>
        <source>Smallest margin within the tolerances of the inputs; “none” if any values within the tolerances are out of range or incompatible</source>
        <translation>Plus petite marge dans les tolérances des entrées&#x202f;; «&#x202f;aucun&#x202f;» si des valeurs dans ces tolérances sont hors de leur intervalle ou incompatibles</translation>
    </message>
    <message>
        <source>Number of points within the tolerances that meet the requirement, and number of points checked</source>
        <translation>Nombre de points dans les tolérances qui satisfont l’exigence, et nombre de points vérifiés</translation>
    </message>
    <message>
        <source>Worst margin</source>
        <translation>Marge au pire</translation>
    </message>
</context>
<context>
    <name>talweg::AdvisorPanel</name>
    <message>
        <source>The advisor ranks the designs of a study.</source>
        <translation>Le conseiller classe les variantes d’une étude.</translation>
    </message>
    <message>
        <source>Add study</source>
        <translation>Ajouter une étude</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Input ranges</source>
        <translation>Intervalles des entrées</translation>
    </message>
    <message>
        <source>Prefer</source>
        <translation>Préférer</translation>
    </message>
    <message>
        <source>Designs that meet the requirement, best first</source>
        <translation>Variantes qui satisfont l’exigence, les meilleures d’abord</translation>
    </message>
    <message>
        <source>Use this design</source>
        <translation>Utiliser cette variante</translation>
    </message>
    <message>
        <source>Copy the design to the experiment and show its run</source>
        <translation>Copier la variante dans l’expérience et montrer son calcul</translation>
    </message>
    <message>
        <source>the values of %1</source>
        <translation>les valeurs de %1</translation>
    </message>
    <message>
        <source>Range with step, or single values</source>
        <translation>Intervalle avec pas, ou valeurs seules</translation>
    </message>
    <message>
        <source>As in the experiment</source>
        <translation>Comme dans l’expérience</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Fixer %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 au moins</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 au plus</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>smallest %1</source>
        <translation>le plus petit %1</translation>
    </message>
    <message>
        <source>largest margin</source>
        <translation>la plus grande marge</translation>
    </message>
    <message>
        <source>Designs are ranked for %1 = %2. &lt;a href=&quot;change&quot; style=&quot;color:%3&quot;&gt;Change…&lt;/a&gt;</source>
        <translation>Les variantes sont classées pour %1 = %2. &lt;a href=&quot;change&quot; style=&quot;color:%3&quot;&gt;Modifier…&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Set a goal above to see the designs that meet it.</source>
        <translation>Fixer un but ci-dessus pour voir les variantes qui l’atteignent.</translation>
    </message>
    <message>
        <source>No design meets %1.</source>
        <translation>Aucune variante ne satisfait %1.</translation>
    </message>
    <message>
        <source>Best: %1, margin %2.</source>
        <translation>La meilleure&#x202f;: %1, marge %2.</translation>
    </message>
    <message>
        <source>the nominal values</source>
        <translation>les valeurs nominales</translation>
    </message>
    <message>
        <source>The tolerances cannot be read, so the margins assume exact inputs.</source>
        <translation>Les tolérances ne peuvent pas être lues. Les marges supposent des entrées exactes.</translation>
    </message>
    <message>
        <source>No tolerances are set, so the margins assume exact inputs.</source>
        <translation>Aucune tolérance n’est fixée. Les marges supposent des entrées exactes.</translation>
    </message>
    <message>
        <source>The tolerances could not be checked: %1</source>
        <translation>Les tolérances n’ont pas pu être vérifiées&#x202f;: %1</translation>
    </message>
    <message>
        <source>Checking tolerances: %1 of %2 designs.</source>
        <translation>Vérification des tolérances&#x202f;: %1 variantes sur %2.</translation>
    </message>
    <message>
        <source>The first design meets the requirement within all tolerances; the second does not.</source>
        <translation>La première variante satisfait l’exigence dans toutes les tolérances, la deuxième non.</translation>
    </message>
    <message>
        <source>The first design ranks above the second because its worst margin is larger.</source>
        <translation>La première variante précède la deuxième, car sa plus petite marge est plus grande.</translation>
    </message>
    <message>
        <source>The first design ranks above the second because its margin is larger.</source>
        <translation>La première variante précède la deuxième, car sa marge est plus grande.</translation>
    </message>
    <message>
        <source>The first two designs have equal margins and are ranked by mean %1: %2 and %3.</source>
        <translation>Les deux premières variantes ont des marges égales et sont classées selon la moyenne de %1&#x202f;: %2 et %3.</translation>
    </message>
    <message>
        <source>The first two designs have equal margins and are listed in the order of the study.</source>
        <translation>Les deux premières variantes ont des marges égales et suivent l’ordre de l’étude.</translation>
    </message>
    <message>
        <source>Check more designs…</source>
        <translation>Vérifier plus de variantes…</translation>
    </message>
    <message>
        <source>Smallest margin %1, at %2.</source>
        <translation>Plus petite marge %1, pour %2.</translation>
    </message>
    <message>
        <source>Points that cannot be run and are counted as failures: %1. The first one is at %2: %3</source>
        <translation>Points impossibles à calculer, comptés comme échecs&#x202f;: %1. Le premier apparaît pour %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Mean %1: %2</source>
        <translation>Moyenne de %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Tolerances are not checked if inputs are uncertain.</source>
        <translation>Les tolérances ne sont pas vérifiées si des entrées sont incertaines.</translation>
    </message>
    <message>
        <source>No design has been shown to meet %1.</source>
        <translation>Il n’est démontré pour aucune variante qu’elle satisfait %1.</translation>
    </message>
    <message>
        <source>Tolerances are not checked if inputs are unknown.</source>
        <translation>Les tolérances ne sont pas vérifiées si des entrées sont inconnues.</translation>
    </message>
</context>
<context>
    <name>talweg::BaselineButton</name>
    <message>
        <source>Pin this study as baseline</source>
        <translation>Épingler cette étude comme référence</translation>
    </message>
    <message>
        <source>Unpin the baseline</source>
        <translation>Détacher la référence</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Pin a study as the baseline for comparisons</source>
        <translation>Épingler une étude comme référence des comparaisons</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Pin this study with its inputs. The figures, the answer and the designs then show differences from it (Ctrl+B)</source>
        <translation>Épingler cette étude avec ses entrées. Figures, réponse et variantes montrent alors les écarts par rapport à elle (Ctrl+B)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+B</source>
        <translation>Ctrl+Shift+B</translation>
    </message>
    <message>
        <source>Stop comparing with the pinned study (Ctrl+Shift+B)</source>
        <translation>Ne plus comparer à l’étude épinglée (Ctrl+Maj+B)</translation>
    </message>
    <message>
        <source>Pin the study of “%1”</source>
        <translation>Épingler l’étude de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>baseline: %1</source>
        <translation>référence&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>same inputs</source>
        <translation>mêmes entrées</translation>
    </message>
    <message>
        <source>Baseline (%1):</source>
        <translation>Référence (%1)&#x202f;:</translation>
    </message>
    <message>
        <source>solving, %1 %.</source>
        <translation>est en cours, %1&#x202f;%.</translation>
    </message>
    <message>
        <source>cannot be solved. %1</source>
        <translation>ne peut pas être résolue. %1</translation>
    </message>
    <message>
        <source>%1 %2:</source>
        <translation>%1 %2&#x202f;:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#x202f;:</translation>
    </message>
</context>
<context>
    <name>talweg::ButtonRows</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Show the buttons that do not fit into the row</source>
        <translation>Afficher les boutons qui ne tiennent pas sur la ligne</translation>
    </message>
</context>
<context>
    <name>talweg::ClaimsModel</name>
    <message>
        <source>Where</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Affirmation</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Imprimé</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
</context>
<context>
    <name>talweg::ComparePage</name>
    <message>
        <source>Add from file…</source>
        <translation>Ajouter depuis un fichier…</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>Calculs à comparer</translation>
    </message>
    <message>
        <source>Compare with experiments from another file. The project is not changed</source>
        <translation>Comparer avec les expériences d’un autre fichier. Le projet reste inchangé</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>The run that the others are compared with</source>
        <translation>Le calcul auquel les autres sont comparés</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Differences from the baseline, shown beside each of the other runs</source>
        <translation>Écarts à la référence, à côté de chacun des autres calculs</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Quantity to compare at each event. Events are matched by kind and order</source>
        <translation>Grandeur comparée des événements. Les événements sont appariés par type et par ordre</translation>
    </message>
    <message>
        <source>Copy the table or the selected cells as tab-separated text (Ctrl+C)</source>
        <translation>Copier le tableau ou les cellules choisies en texte séparé par des tabulations (Ctrl+C)</translation>
    </message>
    <message>
        <source>Export the whole comparison, one row per value</source>
        <translation>Exporter toute la comparaison, une ligne par valeur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>absolues</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relatives</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (référence)</translation>
    </message>
    <message>
        <source>At most %1 runs can be compared. Remove one first.</source>
        <translation>Au plus %1 calculs peuvent être comparés. En retirer d’abord un autre.</translation>
    </message>
    <message>
        <source>Compare with this run</source>
        <translation>Comparer à ce calcul</translation>
    </message>
    <message>
        <source>Remove from comparison</source>
        <translation>Retirer de la comparaison</translation>
    </message>
    <message>
        <source>There is only one run. To compare runs, duplicate the experiment and change an input, pin the run (Ctrl+P) before you change an input, or add experiments from another file.</source>
        <translation>Il n’y a qu’un calcul. Dupliquer l’expérience et modifier une entrée, épingler le calcul (Ctrl+P) avant de modifier une entrée, ou ajouter des expériences d’un autre fichier.</translation>
    </message>
    <message>
        <source>Select at least two runs in the list above.</source>
        <translation>Choisir au moins deux calculs dans la liste ci-dessus.</translation>
    </message>
    <message>
        <source>“%1” could not be solved: %2</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas pu être résolu&#x202f;: %2</translation>
    </message>
    <message>
        <source>“%1” is outdated: %2</source>
        <translation>«&#x202f;%1&#x202f;» est périmé&#x202f;: %2</translation>
    </message>
    <message>
        <source>“%1” is outdated: the run with the current inputs is being solved.</source>
        <translation>«&#x202f;%1&#x202f;» est périmé&#x202f;: le calcul avec les entrées actuelles est en cours.</translation>
    </message>
    <message>
        <source>Add from file</source>
        <translation>Ajouter depuis un fichier</translation>
    </message>
    <message>
        <source>Projects (*.talweg)</source>
        <translation>Projets (*.talweg)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#x202f;: %2</translation>
    </message>
    <message>
        <source>No experiment from %1 was added.</source>
        <translation>Aucune expérience de %1 n’a été ajoutée.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
</context>
<context>
    <name>talweg::ComparedRuns</name>
    <message>
        <source>%1, pinned</source>
        <translation>%1, épinglé</translation>
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
        <translation>%1, la référence de la comparaison</translation>
    </message>
    <message>
        <source>%1 minus the baseline</source>
        <translation>%1 moins la référence</translation>
    </message>
    <message>
        <source>%1 minus the baseline, in per cent of the baseline&apos;s absolute value</source>
        <translation>%1 moins la référence, en pour cent de la valeur absolue de celle-ci</translation>
    </message>
    <message>
        <source>Outdated.</source>
        <translation>Périmé.</translation>
    </message>
    <message>
        <source>%1
outdated</source>
        <translation>%1
périmé</translation>
    </message>
    <message>
        <source>%1
baseline</source>
        <translation>%1
référence</translation>
    </message>
</context>
<context>
    <name>talweg::ComparisonView</name>
    <message>
        <source>Comparison of runs</source>
        <translation>Comparaison des calculs</translation>
    </message>
    <message>
        <source>Compare with this run</source>
        <translation>Comparer à ce calcul</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Show identical inputs</source>
        <translation>Afficher les entrées identiques</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
</context>
<context>
    <name>talweg::ConstantRow</name>
    <message>
        <source>Name of the constant</source>
        <translation>Nom de la constante</translation>
    </message>
    <message>
        <source>Value of the constant</source>
        <translation>Valeur de la constante</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>le nom d’une constante</translation>
    </message>
    <message>
        <source>the constant %1</source>
        <translation>la constante %1</translation>
    </message>
    <message>
        <source>Remove the constant %1 from the project</source>
        <translation>Supprimer la constante %1 du projet</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>A quantity with its unit, such as 10 ft, or a pure number, which takes the unit of the field that uses it</source>
        <translation>Une grandeur avec son unité, comme 10 ft, ou un nombre pur, qui prend l’unité du champ qui l’utilise</translation>
    </message>
    <message>
        <source>a pure number</source>
        <translation>un nombre pur</translation>
    </message>
    <message>
        <source>= %1, a pure number</source>
        <translation>= %1, un nombre pur</translation>
    </message>
</context>
<context>
    <name>talweg::ConstantsEdit</name>
    <message>
        <source>Named numbers that expressions in all experiments can use</source>
        <translation>Nombres nommés, utilisables dans les expressions de toutes les expériences</translation>
    </message>
    <message>
        <source>Add constant</source>
        <translation>Ajouter une constante</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>déplié</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>Constants (%1)</source>
        <translation>Constantes (%1)</translation>
    </message>
</context>
<context>
    <name>talweg::CorrelationsEdit</name>
    <message>
        <source>Enter a number between −1 and 1, such as 0.5.</source>
        <translation>Saisir un nombre entre −1 et 1, comme 0.5.</translation>
    </message>
    <message>
        <source>Correlate two inputs</source>
        <translation>Corréler deux entrées</translation>
    </message>
    <message>
        <source>Correlate two uncertain inputs: both rise together, or one rises as the other falls</source>
        <translation>Corréler deux entrées incertaines&#x202f;: les deux augmentent ensemble, ou l’une augmente quand l’autre diminue</translation>
    </message>
    <message>
        <source>%1 with %2: rank correlation</source>
        <translation>%1 avec %2&#x202f;: corrélation de rang</translation>
    </message>
    <message>
        <source>&lt;p&gt;Spearman&apos;s rank correlation: 0 if the inputs are unrelated, near &lt;b&gt;1&lt;/b&gt; if they rise together, near &lt;b&gt;−1&lt;/b&gt; if one falls as the other rises&lt;/p&gt;</source>
        <translation>&lt;p&gt;Corrélation de rang de Spearman&#x202f;: 0 sans lien, près de &lt;b&gt;1&lt;/b&gt; si elles augmentent ensemble, près de &lt;b&gt;−1&lt;/b&gt; si l’une diminue quand l’autre augmente&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the correlation of %1 with %2</source>
        <translation>la corrélation de %1 avec %2</translation>
    </message>
    <message>
        <source>Remove the correlation of %1 and %2</source>
        <translation>Supprimer la corrélation de %1 et %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>All pairs are already correlated</source>
        <translation>Toutes les paires sont déjà corrélées</translation>
    </message>
</context>
<context>
    <name>talweg::DensityMark</name>
    <message>
        <source>Changing the number in the field shifts the distribution.</source>
        <translation>Un nouveau nombre dans le champ déplace la loi.</translation>
    </message>
    <message>
        <source>Changing the number in the field affects only the run, not the distribution.</source>
        <translation>Un nouveau nombre dans le champ ne change que le calcul, pas la loi.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Uncertain: %1&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Incertaine&#x202f;: %1&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Mean %1, 5th percentile %2, 95th percentile %3.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Moyenne %1, 5e percentile %2, 95e percentile %3.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Click to show this input among the uncertain inputs. To make it certain, use the context menu of the field.</source>
        <translation>Cliquer pour montrer cette entrée parmi les entrées incertaines. Le menu contextuel du champ la rend certaine.</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>Incertaine</translation>
    </message>
</context>
<context>
    <name>talweg::DesignsModel</name>
    <message>
        <source>met</source>
        <translation>satisfaite</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>non satisfaite</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indécise</translation>
    </message>
    <message>
        <source>Share of runs</source>
        <translation>Part des calculs</translation>
    </message>
    <message>
        <source>Probability of success, weighted by the distribution of the input over which designs are evaluated</source>
        <translation>Probabilité de succès, pondérée par la loi de l’entrée sur laquelle les variantes sont évaluées</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>Lower limit of the confidence interval. The confidence level applies to all designs jointly</source>
        <translation>Borne inférieure de l’intervalle de confiance. Le niveau de confiance vaut pour toutes les variantes ensemble</translation>
    </message>
    <message>
        <source>Upper limit of the confidence interval. The confidence level applies to all designs jointly</source>
        <translation>Borne supérieure de l’intervalle de confiance. Le niveau de confiance vaut pour toutes les variantes ensemble</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>%1, mean over the runs</source>
        <translation>%1, moyenne des calculs</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>%1, standard deviation</source>
        <translation>%1, écart type</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>%1, minimum over the runs</source>
        <translation>%1, minimum des calculs</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>%1, maximum over the runs</source>
        <translation>%1, maximum des calculs</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Margin by which the requirement is met, in the worst case within the confidence interval</source>
        <translation>Marge avec laquelle l’exigence est satisfaite, au pire cas de l’intervalle de confiance</translation>
    </message>
    <message>
        <source>Margin by which the requirement is met; negative if it is not met</source>
        <translation>Marge avec laquelle l’exigence est satisfaite&#x202f;; négative si elle ne l’est pas</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Verdict on the requirement. The confidence level applies to all designs jointly</source>
        <translation>Verdict sur l’exigence. Le niveau de confiance vaut pour toutes les variantes ensemble</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>%1, difference from the same design in “%2”, in percentage points</source>
        <translation>%1, écart à la même variante dans «&#x202f;%2 », en points de pourcentage</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>points de pourcentage</translation>
    </message>
    <message>
        <source>%1, mean minus the mean of the same design in “%2”</source>
        <translation>%1, moyenne moins celle de la même variante dans «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>%1, mean minus the mean of the same design in “%2”, in per cent of that mean</source>
        <translation>%1, moyenne moins celle de la même variante dans «&#x202f;%2&#x202f;», en pour cent de cette dernière</translation>
    </message>
    <message>
        <source>Worst margin</source>
        <translation>Marge au pire</translation>
    </message>
</context>
<context>
    <name>talweg::DesignsTable</name>
    <message>
        <source>Double-click a design to copy it to the experiment and see its run</source>
        <translation>Double-cliquer sur une variante pour la copier dans l’expérience et voir son calcul</translation>
    </message>
</context>
<context>
    <name>talweg::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Another program has changed %1, so it was not overwritten. Save again to see the differences.</source>
        <translation>Un autre programme a modifié %1, qui n’a pas été écrasé. Enregistrer de nouveau pour voir les différences.</translation>
    </message>
    <message>
        <source>Change %1 to a number</source>
        <translation>Convertir %1 en nombre</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>Changer %1 en %2</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Modifier le titre</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Modifier les notes</translation>
    </message>
    <message>
        <source>Pin a run of &quot;%1&quot;</source>
        <translation>Épingler un calcul de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Unpin a run of &quot;%1&quot;</source>
        <translation>Détacher un calcul de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Unpin all runs</source>
        <translation>Détacher tous les calculs</translation>
    </message>
    <message>
        <source>Add export job &quot;%1&quot;</source>
        <translation>Ajouter la tâche d’export «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Rename export job &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Renommer la tâche d’export «&#x202f;%1&#x202f;» en «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Change the file of export job &quot;%1&quot;</source>
        <translation>Modifier le fichier de la tâche d’export «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Remove export job &quot;%1&quot;</source>
        <translation>Supprimer la tâche d’export «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Exigence</translation>
    </message>
    <message>
        <source>Add requirement &quot;%1&quot;</source>
        <translation>Ajouter l’exigence «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Rename requirement &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Renommer l’exigence «&#x202f;%1&#x202f;» en «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Change requirement &quot;%1&quot;</source>
        <translation>Modifier l’exigence «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Remove requirement &quot;%1&quot;</source>
        <translation>Supprimer l’exigence «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«&#x202f;%1&#x202f;»&#x202f;: %2</translation>
    </message>
    <message>
        <source>A project can have at most %1 constants.</source>
        <translation>Un projet peut avoir au plus %1 constantes.</translation>
    </message>
    <message>
        <source>Add constant %1</source>
        <translation>Ajouter la constante %1</translation>
    </message>
    <message>
        <source>Rename constant %1 to %2</source>
        <translation>Renommer la constante %1 en %2</translation>
    </message>
    <message>
        <source>Change constant %1 to %2</source>
        <translation>Changer la constante %1 en %2</translation>
    </message>
    <message>
        <source>the constant %1</source>
        <translation>la constante %1</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>%1 de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 is used by %2 and %3 more. Remove the constant from these expressions first.</source>
        <translation>%1 est utilisée par %2 et %3 autres. Retirer d’abord la constante de ces expressions.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 is used by %2. Remove the constant from every expression first.</source>
        <translation>%1 est utilisée par %2. Retirer d’abord la constante de toutes les expressions.</translation>
    </message>
    <message>
        <source>Remove constant %1</source>
        <translation>Supprimer la constante %1</translation>
    </message>
    <message>
        <source>Make %1 certain</source>
        <translation>Traiter %1 comme certaine</translation>
    </message>
    <message>
        <source>Make %1 uncertain: %2</source>
        <translation>Traiter %1 comme incertaine&#x202f;: %2</translation>
    </message>
    <message>
        <source>Pin the study of &quot;%1&quot; as baseline</source>
        <translation>Épingler l’étude de «&#x202f;%1&#x202f;» comme référence</translation>
    </message>
    <message>
        <source>Unpin the baseline</source>
        <translation>Détacher la référence</translation>
    </message>
    <message>
        <source>Change the units</source>
        <translation>Modifier les unités</translation>
    </message>
    <message>
        <source>The column %1 of %2 is too large to store in the project. Keep the table together with the project file.</source>
        <translation>La colonne %1 de %2 est trop grande pour être enregistrée dans le projet. Garder le tableau avec le fichier du projet.</translation>
    </message>
    <message>
        <source>Reload the numbers of %1</source>
        <translation>Recharger les nombres de %1</translation>
    </message>
</context>
<context>
    <name>talweg::Draft</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>This value is now allowed. Press Enter in the field to use it.</source>
        <translation>Cette valeur est maintenant permise. Appuyer sur Entrée dans le champ pour l’utiliser.</translation>
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
        <translation>Événement</translation>
    </message>
</context>
<context>
    <name>talweg::ExampleGallery</name>
    <message>
        <source>No picture</source>
        <translation>Pas d’image</translation>
    </message>
    <message>
        <source>No example matches.</source>
        <translation>Aucun exemple ne correspond.</translation>
    </message>
    <message>
        <source>Example filter</source>
        <translation>Filtre des exemples</translation>
    </message>
    <message>
        <source>Filter by title or description</source>
        <translation>Filtrer par titre ou description</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>New experiment with default values:</source>
        <translation>Nouvelle expérience avec les valeurs par défaut&#x202f;:</translation>
    </message>
    <message>
        <source>Or open an example:</source>
        <translation>Ou ouvrir un exemple&#x202f;:</translation>
    </message>
</context>
<context>
    <name>talweg::ExamplesDialog</name>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>talweg::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Exporter la figure</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Sizes for journal columns, with matching text size and line width</source>
        <translation>Tailles pour les colonnes de revues, avec taille de texte et épaisseur de ligne adaptées</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Épaisseur</translation>
    </message>
    <message>
        <source>Line width of the axes. Curves and other lines are scaled to match</source>
        <translation>Épaisseur des axes. Les courbes et autres lignes suivent</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Current view only</source>
        <translation>Vue actuelle seulement</translation>
    </message>
    <message>
        <source>Export with the current zoom, rotation and position. If off, the default view is exported</source>
        <translation>Exporter avec le zoom, la rotation et la position actuels. Sinon, la vue par défaut est exportée</translation>
    </message>
    <message>
        <source>Time cursor</source>
        <translation>Curseur de temps</translation>
    </message>
    <message>
        <source>Show the time cursor with its values and the bodies at that time</source>
        <translation>Afficher le curseur de temps avec ses valeurs et les corps à cet instant</translation>
    </message>
    <message>
        <source>Dark background</source>
        <translation>Fond sombre</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Niveaux de gris</translation>
    </message>
    <message>
        <source>For printing without colours: distinct greys on white</source>
        <translation>Pour imprimer sans couleurs&#x202f;: des gris distincts sur blanc</translation>
    </message>
    <message>
        <source>Include project in file</source>
        <translation>Inclure le projet</translation>
    </message>
    <message>
        <source>Embeds the experiment, so that Talweg can open it from the figure. Notes and other experiments are not included</source>
        <translation>Inclut l’expérience, pour que Talweg puisse l’ouvrir depuis la figure. Les notes et les autres expériences n’y sont pas</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>Show the figure at its printed size, if the screen reports its own size correctly</source>
        <translation>Afficher la figure à la taille du papier, si l’écran indique correctement la sienne</translation>
    </message>
    <message>
        <source>WebP film</source>
        <translation>Film WebP</translation>
    </message>
    <message>
        <source>An animation of the run in one file that browsers can play</source>
        <translation>Animation du calcul en un seul fichier que lisent les navigateurs</translation>
    </message>
    <message>
        <source>PNG film</source>
        <translation>Film PNG</translation>
    </message>
    <message>
        <source>An animation of the run as a series of numbered PNG files, one per frame</source>
        <translation>Animation du calcul en une série de fichiers PNG numérotés, un par image</translation>
    </message>
    <message>
        <source>simulated s per s</source>
        <translation>s simulées par s</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisée</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>The figure does not rely on colour.</source>
        <translation>La figure ne dépend pas des couleurs.</translation>
    </message>
    <message>
        <source>%1 colours become greys that differ by at least %2 % in lightness. Lines have markers and areas have hatching.</source>
        <translation>%1 couleurs deviennent des gris dont la clarté diffère d’au moins %2 %. Les lignes ont des marques, les aires des hachures.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Add as job</source>
        <translation>Ajouter aux tâches</translation>
    </message>
    <message>
        <source>Add this figure at this size to the export jobs of the project</source>
        <translation>Ajouter cette figure à cette taille aux tâches d’export du projet</translation>
    </message>
    <message>
        <source>Jobs…</source>
        <translation>Tâches…</translation>
    </message>
    <message>
        <source>Manage the export jobs of the project</source>
        <translation>Gérer les tâches d’export du projet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop writing the film</source>
        <translation>Arrêter d’écrire le film</translation>
    </message>
    <message>
        <source>This figure has no time axis and cannot be exported as a film.</source>
        <translation>Cette figure n’a pas d’axe de temps et ne peut pas être exportée en film.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>%1 frames of %2, %3 s long</source>
        <translation>%1 images de %2, %3 s</translation>
    </message>
    <message>
        <source>Vector graphics, sharp at any size</source>
        <translation>Graphique vectoriel, net à toute taille</translation>
    </message>
    <message>
        <source>A losslessly compressed picture of up to %1, with lines and text as vector graphics</source>
        <translation>Une image compressée sans perte d’au plus %1, avec lignes et texte en graphique vectoriel</translation>
    </message>
    <message>
        <source>Shows %1.</source>
        <translation>Montre %1.</translation>
    </message>
    <message>
        <source>There is no figure for the current inputs. Wait until it is drawn, or correct the inputs.</source>
        <translation>Il n’y a pas de figure pour les entrées actuelles. Attendre qu’elle soit tracée, ou corriger les entrées.</translation>
    </message>
    <message>
        <source>Figure written to %1. It shows %2.</source>
        <translation>Figure écrite dans %1. Elle montre %2.</translation>
    </message>
    <message>
        <source>The film was cancelled.</source>
        <translation>Le film a été abandonné.</translation>
    </message>
    <message>
        <source>Figure copied.</source>
        <translation>Figure copiée.</translation>
    </message>
    <message>
        <source>Film written to %1. It shows %2 and covers the run from 0 s to %3 s.</source>
        <translation>Film écrit dans %1. Il montre %2 et couvre le calcul de 0 s à %3 s.</translation>
    </message>
</context>
<context>
    <name>talweg::FigureBoard</name>
    <message>
        <source>Enlarge this figure	F11</source>
        <translation>Agrandir cette figure	F11</translation>
    </message>
    <message>
        <source>Show only this figure, or show all figures again (F11 or double-click)</source>
        <translation>Afficher cette figure seule, ou toutes de nouveau (F11 ou double clic)</translation>
    </message>
    <message>
        <source>Show or hide this figure</source>
        <translation>Afficher ou masquer cette figure</translation>
    </message>
</context>
<context>
    <name>talweg::FigureView</name>
    <message>
        <source>The figure appears when the run is solved.</source>
        <translation>La figure apparaît dès que le calcul est résolu.</translation>
    </message>
    <message>
        <source>the time t = %1 s</source>
        <translation>l’instant t = %1 s</translation>
    </message>
</context>
<context>
    <name>talweg::FileController</name>
    <message>
        <source>Talweg projects (*.talweg)</source>
        <translation>Projets Talweg (*.talweg)</translation>
    </message>
    <message>
        <source>Figures made with Talweg (*.png *.svg *.pdf)</source>
        <translation>Figures de Talweg (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>an untitled project</source>
        <translation>un projet sans titre</translation>
    </message>
    <message>
        <source> The file no longer exists.</source>
        <translation> Le fichier n’existe plus.</translation>
    </message>
    <message>
        <source> The file was changed later.</source>
        <translation> Le fichier a été modifié plus tard.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up: %1</source>
        <translation>Le travail non enregistré ne peut pas être sauvegardé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>%1 n’a pas été ouvert. %2</translation>
    </message>
    <message>
        <source>This is the project embedded in %1. It has no file yet.</source>
        <translation>Voici le projet contenu dans %1. Il n’a pas encore de fichier.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Talweg ended unexpectedly. Unsaved work on %1, backed up on %2, is in %3 but cannot be read: %4</source>
        <translation>Talweg s’est arrêté de façon inattendue. Le travail non enregistré sur %1, sauvegardé le %2, est dans %3, mais ne peut pas être lu&#x202f;: %4</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Talweg ended unexpectedly. Unsaved work on %1, backed up on %2, can be restored.%3</source>
        <translation>Talweg s’est arrêté de façon inattendue. Le travail non enregistré sur %1, sauvegardé le %2, peut être restauré.%3</translation>
    </message>
    <message>
        <source>According to the lock file %1, the project is open on the computer “%2”. If it is not, remove the lock. Until then, unsaved work is backed up in Talweg&apos;s own folder.</source>
        <translation>D’après le fichier de verrou %1, le projet est ouvert sur l’ordinateur «&#x202f;%2&#x202f;». Si ce n’est pas le cas, supprimer le verrou. D’ici là, le travail non enregistré est sauvegardé dans le dossier de Talweg.</translation>
    </message>
    <message>
        <source>The lock file %1 is empty or damaged, possibly after a crash. If the project is not open anywhere else, remove the lock.</source>
        <translation>Le fichier de verrou %1 est vide ou endommagé, peut-être après un plantage. Si le projet n’est ouvert nulle part ailleurs, supprimer le verrou.</translation>
    </message>
    <message>
        <source>Remove lock</source>
        <translation>Supprimer le verrou</translation>
    </message>
    <message>
        <source>%1 cannot be removed. Remove it yourself or save the project in another folder.</source>
        <translation>%1 ne peut pas être supprimé. Le supprimer vous-même ou enregistrer le projet dans un autre dossier.</translation>
    </message>
    <message>
        <source>%1 is also open in another window (process %2). Talweg asks before it overwrites changes saved there.</source>
        <translation>%1 est aussi ouvert dans une autre fenêtre (processus %2). Talweg demande avant d’écraser les changements enregistrés là-bas.</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Enregistrer le projet</translation>
    </message>
    <message>
        <source>The project was not saved: %1 is not a regular file.</source>
        <translation>Le projet n’a pas été enregistré&#x202f;: %1 n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Un autre programme a modifié %1.</translation>
    </message>
    <message>
        <source>Show differences…</source>
        <translation>Montrer les différences…</translation>
    </message>
    <message>
        <source>The file is not a readable project.</source>
        <translation>Le fichier n’est pas un projet lisible.</translation>
    </message>
    <message>
        <source>The file was changed</source>
        <translation>Le fichier a été modifié</translation>
    </message>
    <message>
        <source>Another program has changed %1 since you opened or saved it.</source>
        <translation>Un autre programme a modifié %1 depuis que vous l’avez ouvert ou enregistré.</translation>
    </message>
    <message>
        <source>Save as &amp;copy…</source>
        <translation>Enregistrer une &amp;copie sous…</translation>
    </message>
    <message>
        <source>&amp;Reload the file</source>
        <translation>&amp;Relire le fichier</translation>
    </message>
    <message>
        <source>&amp;Overwrite the file</source>
        <translation>R&amp;emplacer le fichier</translation>
    </message>
    <message>
        <source>Your unsaved changes are lost</source>
        <translation>Vos changements non enregistrés sont perdus</translation>
    </message>
    <message>
        <source>The changes of the other program are lost</source>
        <translation>Les changements de l’autre programme sont perdus</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Changements non enregistrés</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Enregistrer les changements de «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Les changements non enregistrés seront perdus.</translation>
    </message>
    <message>
        <source>%1 is already open in this window.</source>
        <translation>%1 est déjà ouvert dans cette fenêtre.</translation>
    </message>
    <message>
        <source>The project was not saved: %1 is open in another window. Save under another name or close that window first.</source>
        <translation>Le projet n’a pas été enregistré&#x202f;: %1 est ouvert dans une autre fenêtre. Enregistrer sous un autre nom ou fermer d’abord cette fenêtre.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Looking for unsaved work…</source>
        <translation>Recherche de travail non enregistré…</translation>
    </message>
    <message>
        <source>%1 was not removed: another program is using it. Close that program first.</source>
        <translation>%1 n’a pas été supprimé&#x202f;: un autre programme l’utilise. Fermer d’abord ce programme.</translation>
    </message>
    <message>
        <source>%1 is also open in another program or container. Talweg asks before it overwrites changes saved there.</source>
        <translation>%1 est aussi ouvert dans un autre programme ou conteneur. Talweg demande avant d’écraser les changements enregistrés là-bas.</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>La lecture a été annulée.</translation>
    </message>
    <message>
        <source>Use the new numbers</source>
        <translation>Utiliser les nouveaux nombres</translation>
    </message>
</context>
<context>
    <name>talweg::GroupHeader</name>
    <message>
        <source>Presets ▾</source>
        <translation>Préréglages ▾</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply a preset, or save the current values as a preset</source>
        <translation>Appliquer un préréglage ou enregistrer les valeurs actuelles comme préréglage</translation>
    </message>
</context>
<context>
    <name>talweg::GuestDialog</name>
    <message>
        <source>Compare with another file</source>
        <translation>Comparer avec un autre fichier</translation>
    </message>
    <message>
        <source>Experiments from %1 to compare</source>
        <translation>Expériences de %1 à comparer</translation>
    </message>
    <message>
        <source>Experiments in the file</source>
        <translation>Expériences du fichier</translation>
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
        <translation>Aide de Talweg</translation>
    </message>
    <message>
        <source>Inputs: %1</source>
        <translation>Entrées&#x202f;: %1</translation>
    </message>
    <message>
        <source>Results: %1</source>
        <translation>Résultats&#x202f;: %1</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Chercher (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Chercher dans toutes les pages</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats de recherche</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Search results: %1</source>
        <translation>Résultats de la recherche&#x202f;: %1</translation>
    </message>
    <message>
        <source>First %1 results</source>
        <translation>Les %1 premiers résultats</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of this language, such as de or fr</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>talweg::ImportDialog</name>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Auto (%1)</source>
        <translation>Automatique (%1)</translation>
    </message>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>Coller un tableau</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importer %1</translation>
    </message>
    <message>
        <source>Options for reading the text</source>
        <translation>Options de lecture du texte</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Séparateur</translation>
    </message>
    <message>
        <source>Decimal separator</source>
        <translation>Signe décimal</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>Column for x</source>
        <translation>Colonne pour x</translation>
    </message>
    <message>
        <source>Unit of x</source>
        <translation>Unité de x</translation>
    </message>
    <message>
        <source>Column for y</source>
        <translation>Colonne pour y</translation>
    </message>
    <message>
        <source>Unit of y</source>
        <translation>Unité de y</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non utilisée</translation>
    </message>
    <message>
        <source>default value</source>
        <translation>valeur par défaut</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>lacune</translation>
    </message>
    <message>
        <source>gap: %1</source>
        <translation>lacune&#x202f;: %1</translation>
    </message>
    <message>
        <source>Columns without a unit are read in the units shown: %1.</source>
        <translation>Les colonnes sans unité sont lues dans les unités affichées&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Columns without a unit are read in SI units: %1.</source>
        <translation>Les colonnes sans unité sont lues en unités SI&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Caractère</translation>
    </message>
</context>
<context>
    <name>talweg::Inspector</name>
    <message>
        <source>Add an experiment to see its inputs.</source>
        <translation>Ajouter une expérience pour voir ses entrées.</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Fixer %1</translation>
    </message>
    <message>
        <source>My presets</source>
        <translation>Mes préréglages</translation>
    </message>
    <message>
        <source>Presets cannot be read</source>
        <translation>Préréglages illisibles</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Enregistrer comme préréglage…</translation>
    </message>
    <message>
        <source>Manage my presets…</source>
        <translation>Gérer mes préréglages…</translation>
    </message>
    <message>
        <source>“%1” was not applied. %2</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas été appliqué. %2</translation>
    </message>
    <message>
        <source>“%1” was saved as a preset. It is available in every project.</source>
        <translation>«&#x202f;%1&#x202f;» a été enregistré comme préréglage. Il est disponible dans chaque projet.</translation>
    </message>
</context>
<context>
    <name>talweg::JobsDialog</name>
    <message>
        <source>Export jobs</source>
        <translation>Tâches d’export</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File name without extension. You can use {project}, {experiment}, {figure} and {job}</source>
        <translation>Nom de fichier sans extension. {project}, {experiment}, {figure} et {job} sont remplacés</translation>
    </message>
    <message>
        <source>Run…</source>
        <translation>Exécuter…</translation>
    </message>
    <message>
        <source>Write the figure of the selected job to a folder</source>
        <translation>Écrire la figure de la tâche choisie dans un dossier</translation>
    </message>
    <message>
        <source>Run all…</source>
        <translation>Tout exécuter…</translation>
    </message>
    <message>
        <source>Write the figures of all jobs to a folder</source>
        <translation>Écrire les figures de toutes les tâches dans un dossier</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename the selected job</source>
        <translation>Renommer la tâche choisie</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove the selected job from the project</source>
        <translation>Retirer la tâche choisie du projet</translation>
    </message>
    <message>
        <source>Writing figure %1 of %2…</source>
        <translation>Écriture de la figure %1 sur %2…</translation>
    </message>
    <message>
        <source>No export jobs yet. Use “Add as job” in the export dialog.</source>
        <translation>Aucune tâche d’export. Utiliser «&#x202f;Ajouter aux tâches&#x202f;» dans le dialogue d’export.</translation>
    </message>
    <message>
        <source>Writes %1.</source>
        <translation>Écrit %1.</translation>
    </message>
    <message>
        <source>Folder for the figures</source>
        <translation>Dossier pour les figures</translation>
    </message>
    <message>
        <source>“%1” was not written. %2</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas été écrit. %2</translation>
    </message>
</context>
<context>
    <name>talweg::LongJobRow</name>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show the experiment with the results</source>
        <translation>Montrer l’expérience avec les résultats</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove this task from the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Cancel this task and discard its finished runs</source>
        <translation>Annuler et abandonner les calculs finis</translation>
    </message>
    <message>
        <source>After you close the window, this task must start again from the beginning, because its finished runs cannot be saved: %1</source>
        <translation>Après la fermeture de la fenêtre, cette tâche doit reprendre du début, car ses calculs finis ne peuvent pas être enregistrés&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>talweg::LongJobsDialog</name>
    <message>
        <source>Background tasks</source>
        <translation>Tâches de fond</translation>
    </message>
    <message>
        <source>No background tasks. Studies and random runs that take more than a few seconds continue here while you do something else.</source>
        <translation>Aucune tâche de fond. Les études et les tirages qui durent plus de quelques secondes continuent ici pendant que vous faites autre chose.</translation>
    </message>
</context>
<context>
    <name>talweg::MainWindow</name>
    <message>
        <source>Run</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation>Tirages aléatoires</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Projets récents</translation>
    </message>
    <message>
        <source>Export table as CSV</source>
        <translation>Exporter un tableau en CSV</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Calcul</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>É&amp;tude</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Panes</source>
        <translation>Volets</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Study set-up</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Incertitude</translation>
    </message>
    <message>
        <source>Designs</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New project (Ctrl+N)</source>
        <translation>Nouveau projet (Ctrl+N)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a project (Ctrl+O)</source>
        <translation>Ouvrir un projet (Ctrl+O)</translation>
    </message>
    <message>
        <source>Examples…</source>
        <translation>Exemples…</translation>
    </message>
    <message>
        <source>Open an example from the gallery</source>
        <translation>Ouvrir un exemple de la galerie</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save the project (Ctrl+S)</source>
        <translation>Enregistrer le projet (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>Preview and export a report of the project as PDF or HTML</source>
        <translation>Prévisualiser et exporter un rapport du projet en PDF ou HTML</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Exporter la figure…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export a figure as PDF, SVG or PNG (Ctrl+E)</source>
        <translation>Exporter une figure en PDF, SVG ou PNG (Ctrl+E)</translation>
    </message>
    <message>
        <source>Export jobs…</source>
        <translation>Tâches d’export…</translation>
    </message>
    <message>
        <source>Manage the figures that the project exports together</source>
        <translation>Gérer les figures que le projet exporte ensemble</translation>
    </message>
    <message>
        <source>Run all export jobs</source>
        <translation>Exécuter toutes les tâches d’export</translation>
    </message>
    <message>
        <source>Write the figures to the folder last used for this project. If there is none, Talweg asks for a folder</source>
        <translation>Écrire les figures dans le dossier utilisé en dernier pour ce projet. S’il n’y en a pas, Talweg en demande un</translation>
    </message>
    <message>
        <source>Export run as CSV…</source>
        <translation>Exporter le calcul en CSV…</translation>
    </message>
    <message>
        <source>All quantities over time, with units in the column names</source>
        <translation>Toutes les grandeurs au cours du temps, avec les unités dans les noms de colonnes</translation>
    </message>
    <message>
        <source>Export events as CSV…</source>
        <translation>Exporter les événements en CSV…</translation>
    </message>
    <message>
        <source>Table of events</source>
        <translation>Tableau des événements</translation>
    </message>
    <message>
        <source>Export designs as CSV…</source>
        <translation>Exporter les variantes en CSV…</translation>
    </message>
    <message>
        <source>Aggregated results of the study, one row per design</source>
        <translation>Valeurs agrégées de l’étude, une ligne par variante</translation>
    </message>
    <message>
        <source>Export all runs of the study as CSV…</source>
        <translation>Exporter tous les calculs de l’étude en CSV…</translation>
    </message>
    <message>
        <source>One row per run of the study</source>
        <translation>Une ligne par calcul de l’étude</translation>
    </message>
    <message>
        <source>Export random runs as CSV…</source>
        <translation>Exporter les tirages en CSV…</translation>
    </message>
    <message>
        <source>One row per random run: sampled inputs and results</source>
        <translation>Une ligne par tirage&#x202f;: entrées tirées et résultats</translation>
    </message>
    <message>
        <source>Add study</source>
        <translation>Ajouter une étude</translation>
    </message>
    <message>
        <source>Run this experiment for many values of its inputs</source>
        <translation>Calculer cette expérience pour de nombreuses valeurs de ses entrées</translation>
    </message>
    <message>
        <source>Remove study</source>
        <translation>Supprimer l’étude</translation>
    </message>
    <message>
        <source>Use the selected design</source>
        <translation>Utiliser la variante choisie</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Copy the selected design to the experiment and show its run (Ctrl+Enter)</source>
        <translation>Copier la variante choisie dans l’expérience et montrer son calcul (Ctrl+Entrée)</translation>
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
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Pin run</source>
        <translation>Épingler le calcul</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Keep this run as a reference in the figures (Ctrl+P)</source>
        <translation>Garder ce calcul comme référence dans les figures (Ctrl+P)</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation>Tout détacher</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Remove all reference runs from the figures (Ctrl+Shift+P)</source>
        <translation>Retirer des figures tous les calculs de référence (Ctrl+Maj+P)</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Réinitialiser le zoom</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Show the whole figure (Ctrl+0)</source>
        <translation>Afficher toute la figure (Ctrl+0)</translation>
    </message>
    <message>
        <source>Enlarge figure</source>
        <translation>Agrandir la figure</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Show only the figure last used, or show all figures again (F11)</source>
        <translation>Afficher seulement la figure utilisée en dernier, ou toutes de nouveau (F11)</translation>
    </message>
    <message>
        <source>Tables below figures</source>
        <translation>Tableaux sous les figures</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Open or close the tables below the figures (Ctrl+T)</source>
        <translation>Ouvrir ou fermer les tableaux sous les figures (Ctrl+T)</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>Copier la figure</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy the figure last used (Ctrl+Shift+C)</source>
        <translation>Copier la figure utilisée en dernier (Ctrl+Maj+C)</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Réglage du système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Rétablir la disposition par défaut</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Switch between light and dark</source>
        <translation>Passer du clair au sombre</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Input reference</source>
        <translation>Référence des entrées</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>Meaning of the inputs and effect of each convention (Shift+F1)</source>
        <translation>Signification des entrées et effet de chaque convention (Maj+F1)</translation>
    </message>
    <message>
        <source>About Talweg</source>
        <translation>À propos de Talweg</translation>
    </message>
    <message>
        <source>An internal error stopped the last action: %1 Your work is kept. Undo the last step if the result looks wrong.</source>
        <translation>Une erreur interne a arrêté la dernière action&#x202f;: %1 Votre travail est gardé. Annuler la dernière étape si le résultat semble faux.</translation>
    </message>
    <message>
        <source>Saved with %1 = %2. The entry “%3” was not saved. %4</source>
        <translation>Enregistré avec %1 = %2. La saisie «&#x202f;%3&#x202f;» n’a pas été enregistrée. %4</translation>
    </message>
    <message>
        <source>“%1” for %2 was rejected; the value is still %3. %4</source>
        <translation>«&#x202f;%1&#x202f;» pour %2 a été refusé&#x202f;; la valeur reste %3. %4</translation>
    </message>
    <message>
        <source>Entry rejected</source>
        <translation>Saisie refusée</translation>
    </message>
    <message>
        <source>Close and discard the rejected entry?</source>
        <translation>Fermer et abandonner la saisie refusée&#x202f;?</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Remove reference runs from the figures</source>
        <translation>Retirer des figures les calculs de référence</translation>
    </message>
    <message>
        <source>Export figure data</source>
        <translation>Exporter les données de la figure</translation>
    </message>
    <message>
        <source>random runs figure</source>
        <translation>figure de tirages aléatoires</translation>
    </message>
    <message>
        <source>Export random runs</source>
        <translation>Exporter les tirages</translation>
    </message>
    <message>
        <source>random runs</source>
        <translation>tirages aléatoires</translation>
    </message>
    <message>
        <source>The results shown are outdated and cannot be used. Wait for the current results, or correct the inputs if they are incompatible.</source>
        <translation>Les résultats affichés sont périmés et ne peuvent pas être utilisés. Attendre les résultats actuels, ou corriger les entrées si elles sont incompatibles.</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>Exporter le calcul</translation>
    </message>
    <message>
        <source>run</source>
        <translation>calcul</translation>
    </message>
    <message>
        <source>Export events</source>
        <translation>Exporter les événements</translation>
    </message>
    <message>
        <source>events</source>
        <translation>événements</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Exporter la comparaison</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparaison</translation>
    </message>
    <message>
        <source>Export designs</source>
        <translation>Exporter les variantes</translation>
    </message>
    <message>
        <source>designs</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>Export runs of the study</source>
        <translation>Exporter les calculs de l’étude</translation>
    </message>
    <message>
        <source>study runs</source>
        <translation>calculs de l’étude</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figure</translation>
    </message>
    <message>
        <source>“%1” was added to the export jobs.</source>
        <translation>«&#x202f;%1&#x202f;» a été ajouté aux tâches d’export.</translation>
    </message>
    <message>
        <source>Table written to %1.</source>
        <translation>Tableau écrit dans %1.</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Talweg %1&lt;/h3&gt;&lt;p&gt;A workbench for bodies that roll, slide and bounce across terrain.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Talweg %1&lt;/h3&gt;&lt;p&gt;Un atelier pour les corps qui roulent, glissent et rebondissent sur un terrain.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The language changes when you restart Talweg.</source>
        <translation>La langue change au prochain démarrage de Talweg.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Open another window with its own project</source>
        <translation>Ouvrir une autre fenêtre avec son propre projet</translation>
    </message>
    <message>
        <source>Open in new window…</source>
        <translation>Ouvrir dans une nouvelle fenêtre…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>My presets…</source>
        <translation>Mes préréglages…</translation>
    </message>
    <message>
        <source>&amp;Background tasks…</source>
        <translation>Tâches de &amp;fond…</translation>
    </message>
    <message>
        <source>Studies and random runs that continue in the background</source>
        <translation>Études et tirages qui continuent en arrière-plan</translation>
    </message>
    <message>
        <source>%1
Ctrl+click to open in a new window</source>
        <translation>%1
Ctrl+clic ouvre une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Finished runs of background tasks cannot be saved: %1</source>
        <translation>Les calculs finis des tâches de fond ne peuvent pas être enregistrés&#x202f;: %1</translation>
    </message>
    <message>
        <source>The experiment “%1” no longer exists.</source>
        <translation>L’expérience «&#x202f;%1&#x202f;» n’existe plus.</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Unités</translation>
    </message>
    <message>
        <source>High contrast, black on white</source>
        <translation>Contraste élevé, noir sur blanc</translation>
    </message>
    <message>
        <source>High contrast, white on black</source>
        <translation>Contraste élevé, blanc sur noir</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Table format</source>
        <translation>Format des tableaux</translation>
    </message>
    <message>
        <source>The designs of a study are listed here with their results.</source>
        <translation>Les variantes d’une étude s’affichent ici avec leurs résultats.</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Trajectoires mesurées</translation>
    </message>
    <message>
        <source>Add measured track…</source>
        <translation>Ajouter une trajectoire mesurée…</translation>
    </message>
    <message>
        <source>Compare the run with measured positions, and fit inputs to them</source>
        <translation>Comparer le calcul à des positions mesurées et y ajuster des entrées</translation>
    </message>
    <message>
        <source>Published works…</source>
        <translation>Publications…</translation>
    </message>
    <message>
        <source>Compare the claims of published works with Talweg&apos;s results</source>
        <translation>Comparer les affirmations de publications avec les résultats de Talweg</translation>
    </message>
</context>
<context>
    <name>talweg::MeasuresModel</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
</context>
<context>
    <name>talweg::MeasuresPane</name>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>talweg::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>%1 (%2 more)</source>
        <translation>%1 (encore %2)</translation>
    </message>
</context>
<context>
    <name>talweg::MessageList</name>
    <message>
        <source>No messages. Warnings and errors are listed here with their time.</source>
        <translation>Aucun message. Les avertissements et les erreurs s’affichent ici avec leur heure.</translation>
    </message>
</context>
<context>
    <name>talweg::MonteCarloFigureBar</name>
    <message>
        <source>of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>against</source>
        <translation>selon</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Frequency of the values of a result, by outcome</source>
        <translation>Fréquence des valeurs d’un résultat, par issue</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Cumulée</translation>
    </message>
    <message>
        <source>Cumulative share of runs, with a confidence band for the whole curve</source>
        <translation>Part cumulée des calculs, avec une bande de confiance de la courbe entière</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Nuage</translation>
    </message>
    <message>
        <source>A result against an uncertain input, one dot for each run. Click a dot to open its run</source>
        <translation>Un résultat selon une entrée incertaine, un point par calcul. Cliquer sur un point pour ouvrir son calcul</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Success rate, or mean of a result, against an input; each point averages over runs with similar values of the input</source>
        <translation>Taux de succès, ou moyenne d’un résultat, selon une entrée&#x202f;; chaque point est une moyenne sur des calculs aux valeurs semblables de l’entrée</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>Share of a result&apos;s variance that each input explains alone, estimated from the random runs</source>
        <translation>Part de la variance d’un résultat que chaque entrée explique seule, estimée d’après les tirages</translation>
    </message>
    <message>
        <source>Tornado</source>
        <translation>Tornade</translation>
    </message>
    <message>
        <source>Change in a result when each input in turn is set to its 5th and 95th percentile, while the other inputs keep their values in the experiment</source>
        <translation>Variation d’un résultat quand chaque entrée prend tour à tour son 5e et son 95e percentile, les autres gardant leurs valeurs de l’expérience</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Sobol&apos; indices: share of a result&apos;s variance due to each input, alone and with interactions, estimated from additional runs</source>
        <translation>Indices de Sobol’&#x202f;: part de la variance d’un résultat due à chaque entrée, seule et avec ses interactions, estimée d’après des calculs supplémentaires</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Trajectoires</translation>
    </message>
    <message>
        <source>Paths of the runs: percentiles of a quantity at every position or time</source>
        <translation>Trajectoires des calculs&#x202f;: percentiles d’une grandeur à chaque position ou à chaque instant</translation>
    </message>
    <message>
        <source>Time t</source>
        <translation>Temps t</translation>
    </message>
</context>
<context>
    <name>talweg::MonteCarloPage</name>
    <message>
        <source>Set uncertain inputs</source>
        <translation>Définir des entrées incertaines</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Calculs</translation>
    </message>
    <message>
        <source>Quadrupling the number of runs halves the width of the confidence interval. Runs already solved are kept</source>
        <translation>Quadrupler le nombre de calculs divise par deux la largeur de l’intervalle de confiance. Les calculs déjà résolus sont gardés</translation>
    </message>
    <message>
        <source>until interval is ±</source>
        <translation>jusqu’à un intervalle de ±</translation>
    </message>
    <message>
        <source>Adds runs until the confidence interval of the percentage has this half-width, up to the number of runs entered</source>
        <translation>Ajoute des calculs jusqu’à ce que l’intervalle de confiance du pourcentage ait cette demi-largeur, sans dépasser le nombre saisi</translation>
    </message>
    <message>
        <source>Half-width of the confidence interval, %</source>
        <translation>Demi-largeur de l’intervalle de confiance, %</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Sobol&apos; points</source>
        <translation>Points de Sobol’</translation>
    </message>
    <message>
        <source>Spreads the runs evenly over the distributions, so that fewer runs give the same accuracy. At least three uncertain inputs are needed, and results appear when all runs are solved</source>
        <translation>Répartit les calculs régulièrement sur les lois, de sorte que moins de calculs donnent la même précision. Il faut au moins trois entrées incertaines, et les résultats paraissent quand tous les calculs sont résolus</translation>
    </message>
    <message>
        <source>Sobol&apos; indices need additional runs: d + 2 for each random run, where d is the number of uncertain inputs</source>
        <translation>Les indices de Sobol’ demandent des calculs supplémentaires&#x202f;: d + 2 par tirage, pour d entrées incertaines</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop (Esc). Finished runs remain visible</source>
        <translation>Arrêter (Échap). Les calculs finis restent visibles</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Recalculer</translation>
    </message>
    <message>
        <source>Solve all random runs again</source>
        <translation>Résoudre de nouveau tous les tirages</translation>
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
        <translation>le nombre de tirages</translation>
    </message>
    <message>
        <source>the half-width of the confidence interval</source>
        <translation>la demi-largeur de l’intervalle de confiance</translation>
    </message>
    <message>
        <source>The figure could not be computed: %1</source>
        <translation>La figure n’a pas pu être calculée&#x202f;: %1</translation>
    </message>
    <message>
        <source>The random runs could not be solved: %1</source>
        <translation>Les tirages n’ont pas pu être résolus&#x202f;: %1</translation>
    </message>
    <message>
        <source>The number of runs must be a whole number from 2 to %1. Use the command line for more.</source>
        <translation>Le nombre de calculs doit être un entier de 2 à %1. Pour davantage, utiliser la ligne de commande.</translation>
    </message>
    <message>
        <source>The half-width of the confidence interval must lie between 0.05 and 50 %.</source>
        <translation>La demi-largeur de l’intervalle de confiance doit être comprise entre 0.05 et 50 %.</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>No input of this experiment can vary by ±5 %. Add an uncertain input in the “Uncertainty” pane.</source>
        <translation>Aucune entrée de cette expérience ne peut varier de ±5 %. Ajouter une entrée incertaine dans le volet «&#x202f;Incertitude&#x202f;».</translation>
    </message>
    <message>
        <source>%1, run %2</source>
        <translation>%1, calcul %2</translation>
    </message>
    <message>
        <source>the whole figure</source>
        <translation>toute la figure</translation>
    </message>
    <message>
        <source>How likely is success?</source>
        <translation>Quelle est la probabilité de succès&#x202f;?</translation>
    </message>
    <message>
        <source>No uncertain inputs possible</source>
        <translation>Pas d’entrées incertaines possibles</translation>
    </message>
    <message>
        <source>Random runs sample the uncertain inputs thousands of times. They show how often the experiment succeeds, how its results spread and which input matters most.</source>
        <translation>Les tirages échantillonnent les entrées incertaines des milliers de fois. Ils montrent combien de fois l’expérience réussit, comment ses résultats se dispersent et quelle entrée compte le plus.</translation>
    </message>
    <message>
        <source>Add an experiment to begin.</source>
        <translation>Ajouter une expérience pour commencer.</translation>
    </message>
    <message>
        <source>Runs of this experiment have no results to compare.</source>
        <translation>Les calculs de cette expérience n’ont pas de résultats à comparer.</translation>
    </message>
    <message>
        <source>Solve %1 runs for Sobol&apos; indices</source>
        <translation>Résoudre %1 calculs pour les indices de Sobol’</translation>
    </message>
    <message>
        <source>Outdated:</source>
        <translation>Périmé&#x202f;:</translation>
    </message>
    <message>
        <source>Preliminary: </source>
        <translation>Provisoire&#x202f;: </translation>
    </message>
    <message>
        <source>Stopped after %1 runs.</source>
        <translation>Arrêté après %1 calculs.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>The results shown are outdated.</source>
        <translation>Les résultats affichés sont périmés.</translation>
    </message>
    <message>
        <source>Solving runs for Sobol&apos; indices</source>
        <translation>Résolution des calculs pour les indices de Sobol’</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 calculs sur %2</translation>
    </message>
    <message>
        <source>Solving %1 runs</source>
        <translation>Résolution de %1 calculs</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>The random runs for the previous inputs are paused. They resume if you undo the change. See Study › Background tasks.</source>
        <translation>Les tirages des entrées précédentes sont suspendus (Étude › Tâches de fond). Ils reprennent si vous annulez la modification.</translation>
    </message>
    <message>
        <source>Live  ·  %1  ·  seed %2  ·  %3</source>
        <translation>En direct  ·  %1  ·  graine %2  ·  %3</translation>
    </message>
</context>
<context>
    <name>talweg::MonteCarloView</name>
    <message>
        <source>The figure appears after the first runs.</source>
        <translation>La figure apparaît après les premiers calculs.</translation>
    </message>
</context>
<context>
    <name>talweg::NamedRequirementRow</name>
    <message>
        <source>Name of the requirement</source>
        <translation>Nom de l’exigence</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>the name of a requirement</source>
        <translation>le nom d’une exigence</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>the requirement “%1”</source>
        <translation>l’exigence «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Remove the requirement “%1” from the project</source>
        <translation>Supprimer l’exigence «&#x202f;%1&#x202f;» du projet</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>The study uses this requirement</source>
        <translation>L’étude utilise cette exigence</translation>
    </message>
    <message>
        <source>Use this requirement in the study</source>
        <translation>Utiliser cette exigence dans l’étude</translation>
    </message>
</context>
<context>
    <name>talweg::NamedRequirementsEdit</name>
    <message>
        <source>Named requirements of the project, each with its verdict for the current design</source>
        <translation>Exigences nommées du projet, chacune avec son verdict pour la variante actuelle</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>déplié</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Exigence</translation>
    </message>
    <message>
        <source>%1 met</source>
        <translation>%1 satisfaites</translation>
    </message>
    <message>
        <source>%1 not met</source>
        <translation>%1 non satisfaites</translation>
    </message>
    <message>
        <source>%1 undecided</source>
        <translation>%1 indécises</translation>
    </message>
    <message>
        <source>%1 not evaluated</source>
        <translation>%1 non évaluées</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>talweg::NewestJob</name>
    <message>
        <source>The computation ended without results.</source>
        <translation>Le calcul s’est terminé sans résultat.</translation>
    </message>
</context>
<context>
    <name>talweg::NumberEditor</name>
    <message>
        <source>Set the value automatically: enter “%1”</source>
        <translation>Fixer la valeur automatiquement&#x202f;: saisir «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Make uncertain (±5 %)</source>
        <translation>Rendre incertaine (±5 %)</translation>
    </message>
    <message>
        <source>Show among the uncertain inputs</source>
        <translation>Montrer parmi les entrées incertaines</translation>
    </message>
    <message>
        <source>Make certain</source>
        <translation>Rendre certaine</translation>
    </message>
</context>
<context>
    <name>talweg::OutcomeBanner</name>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 à %3</translation>
    </message>
    <message>
        <source>%1: all %2 nearby runs</source>
        <translation>%1&#x202f;: tous les %2 calculs voisins</translation>
    </message>
    <message>
        <source>%1: none of %2 nearby runs</source>
        <translation>%1&#x202f;: aucun des %2 calculs voisins</translation>
    </message>
    <message>
        <source>%1: %2 % of %3 nearby runs</source>
        <translation>%1&#x202f;: %2&#x202f;% des %3 calculs voisins</translation>
    </message>
    <message>
        <source>%1, cut off at the limit of its range</source>
        <translation>%1, coupé à la limite de son intervalle</translation>
    </message>
    <message>
        <source>The run is repeated at %1 × %2 nearby values of two inputs: %3, %4. If only some of these runs succeed, the outcome is sensitive to small changes.</source>
        <translation>Le calcul est répété à %1 × %2 valeurs voisines de deux entrées&#x202f;: %3, %4. Si une partie seulement de ces calculs réussit, l’issue est sensible aux petits écarts.</translation>
    </message>
    <message>
        <source>Runs that were still undecided at the time limit and are counted as failures: %1.</source>
        <translation>Calculs encore indécis à la limite de temps, qui comptent comme non réussis&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Add an experiment to begin.</source>
        <translation>Ajouter une expérience pour commencer.</translation>
    </message>
    <message>
        <source>Use “Add” in the project list on the left.</source>
        <translation>Utiliser «&#x202f;Ajouter&#x202f;» dans la liste du projet à gauche.</translation>
    </message>
    <message>
        <source>These inputs are incompatible.</source>
        <translation>Ces entrées sont incompatibles.</translation>
    </message>
    <message>
        <source>These inputs are incompatible. The results shown are outdated.</source>
        <translation>Ces entrées sont incompatibles. Les résultats affichés sont périmés.</translation>
    </message>
    <message>
        <source>The run could not be solved.</source>
        <translation>Le calcul n’a pas pu être résolu.</translation>
    </message>
    <message>
        <source>The run could not be solved. The results shown are outdated.</source>
        <translation>Le calcul n’a pas pu être résolu. Les résultats affichés sont périmés.</translation>
    </message>
    <message>
        <source>Solving… The results shown are outdated.</source>
        <translation>En cours… Les résultats affichés sont périmés.</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>%1: … of %2 nearby runs</source>
        <translation>%1&#x202f;: … des %2 calculs voisins</translation>
    </message>
    <message>
        <source>%1; outdated</source>
        <translation>%1&#x202f;; périmé</translation>
    </message>
</context>
<context>
    <name>talweg::PhaseView</name>
    <message>
        <source>Axes</source>
        <translation>Axes</translation>
    </message>
    <message>
        <source>Choose the quantities of the axes</source>
        <translation>Choisir les grandeurs des axes</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>Vertical</translation>
    </message>
</context>
<context>
    <name>talweg::PlainLabels</name>
    <message>
        <source>Further entries not described: %1.</source>
        <translation>Autres éléments non décrits&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>talweg::Player</name>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Lecture ou pause (Espace)</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>Retour au début</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
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
        <translation>x de %1 à %2 et y de %3 à %4</translation>
    </message>
    <message>
        <source>the whole figure</source>
        <translation>toute la figure</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Réinitialiser le zoom</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Copy to clipboard</source>
        <translation>Copier dans le presse-papiers</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export data…</source>
        <translation>Exporter les données…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <translation>%1&#x202f;: %2 à %3.</translation>
    </message>
    <message>
        <source>%1: constant %2 from %3 to %4.</source>
        <translation>%1&#x202f;: constante à %2 de %3 à %4.</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; these are its extreme values.</source>
        <translation>%1&#x202f;: de %2 à %3 jusqu’à %4 à %5&#x202f;; ce sont ses valeurs extrêmes.</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; maximum %6 at %7, minimum %8 at %9.</source>
        <translation>%1&#x202f;: de %2 à %3 jusqu’à %4 à %5&#x202f;; maximum %6 à %7, minimum %8 à %9.</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Rien à afficher pour l’instant.</translation>
    </message>
    <message>
        <source>This figure is outdated.</source>
        <translation>Cette figure est périmée.</translation>
    </message>
    <message>
        <source>Vertical axis: %1. Horizontal axis: %2.</source>
        <translation>Axe vertical&#x202f;: %1. Axe horizontal&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Further entries not described: %1.</source>
        <translation>Autres éléments non décrits&#x202f;: %1.</translation>
    </message>
    <message>
        <source>“%1” has values down to %2. A logarithmic axis needs positive values.</source>
        <translation>«&#x202f;%1&#x202f;» a des valeurs descendant jusqu’à %2. Un axe logarithmique demande des valeurs positives.</translation>
    </message>
    <message>
        <source>logarithmic x axis</source>
        <translation>axe x logarithmique</translation>
    </message>
    <message>
        <source>logarithmic y axis</source>
        <translation>axe y logarithmique</translation>
    </message>
    <message>
        <source>The y axis is logarithmic.</source>
        <translation>L’axe y est logarithmique.</translation>
    </message>
    <message>
        <source>The x axis is logarithmic.</source>
        <translation>L’axe x est logarithmique.</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Axe x logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Axe y logarithmique</translation>
    </message>
    <message>
        <source>On a logarithmic axis, equal distances represent equal ratios</source>
        <translation>Sur un axe logarithmique, des distances égales représentent des rapports égaux</translation>
    </message>
</context>
<context>
    <name>talweg::PointsModel</name>
    <message>
        <source>%1 of point %2</source>
        <translation>%1 du point %2</translation>
    </message>
</context>
<context>
    <name>talweg::PresetsDialog</name>
    <message>
        <source>Talweg presets (*.talweg-presets)</source>
        <translation>Préréglages Talweg (*.talweg-presets)</translation>
    </message>
    <message>
        <source>My presets</source>
        <translation>Mes préréglages</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>D’où</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename the selected preset</source>
        <translation>Renommer le préréglage choisi</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Remove the selected presets from every project</source>
        <translation>Supprimer les préréglages choisis de tous les projets</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export the selected presets, or all presets if none is selected</source>
        <translation>Exporter les préréglages choisis, ou tous si aucun n’est choisi</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import presets from a file</source>
        <translation>Importer des préréglages d’un fichier</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>Exporter les préréglages</translation>
    </message>
    <message>
        <source>presets</source>
        <translation>préréglages</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>Importer des préréglages</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left unchanged. %2</source>
        <translation>%1 ne peut pas être lu et reste inchangé. %2</translation>
    </message>
    <message>
        <source>No presets yet. To create a preset, use “Save as preset…” in a “Presets” menu beside a heading of the inputs.</source>
        <translation>Aucun préréglage. Pour en créer un, utiliser «&#x202f;Enregistrer comme préréglage…&#x202f;» dans un menu «&#x202f;Préréglages&#x202f;» à côté d’un titre des entrées.</translation>
    </message>
    <message>
        <source>In every project, presets appear in the “Presets” menus beside the headings of the inputs. Double-click a name or source to edit it.</source>
        <translation>Dans chaque projet, les préréglages sont dans les menus «&#x202f;Préréglages&#x202f;» à côté des titres des entrées. Double-cliquer sur un nom ou une source pour les modifier.</translation>
    </message>
    <message>
        <source>Remove presets</source>
        <translation>Supprimer des préréglages</translation>
    </message>
    <message>
        <source>Remove “%1” from all projects?</source>
        <translation>Supprimer «&#x202f;%1&#x202f;» de tous les projets&#x202f;?</translation>
    </message>
    <message>
        <source>Remove these %1 presets from all projects?</source>
        <translation>Supprimer ces %1 préréglages de tous les projets&#x202f;?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Names already in use</source>
        <translation>Noms déjà utilisés</translation>
    </message>
    <message>
        <source>Some presets in the file have the same names as your presets but different values.</source>
        <translation>Certains préréglages du fichier ont le même nom que les vôtres, mais d’autres valeurs.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Replace mine</source>
        <translation>Remplacer les miens</translation>
    </message>
    <message>
        <source>Adds a number to the names of imported presets</source>
        <translation>Ajoute un numéro au nom des préréglages importés</translation>
    </message>
    <message>
        <source>The values of your presets are lost</source>
        <translation>Les valeurs de vos préréglages sont perdues</translation>
    </message>
    <message>
        <source>Nothing was imported from %1. %2</source>
        <translation>Rien n’a été importé de %1. %2</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
</context>
<context>
    <name>talweg::ProjectPanel</name>
    <message>
        <source>Project title</source>
        <translation>Titre du projet</translation>
    </message>
    <message>
        <source>Title of the project</source>
        <translation>Titre du projet</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add an experiment</source>
        <translation>Ajouter une expérience</translation>
    </message>
    <message>
        <source>More actions for this experiment</source>
        <translation>Autres actions pour cette expérience</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Description of the project</source>
        <translation>Description du projet</translation>
    </message>
    <message>
        <source>Add experiment</source>
        <translation>Ajouter une expérience</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Copy, paste, duplicate, rename, delete, move</source>
        <translation>Copier, coller, dupliquer, renommer, supprimer, déplacer</translation>
    </message>
    <message>
        <source>Cut experiments</source>
        <translation>Couper des expériences</translation>
    </message>
    <message>
        <source>Copy experiments</source>
        <translation>Copier des expériences</translation>
    </message>
    <message>
        <source>Paste experiments</source>
        <translation>Coller des expériences</translation>
    </message>
    <message>
        <source>The clipboard is empty.</source>
        <translation>Le presse-papiers est vide.</translation>
    </message>
    <message>
        <source>No experiments were added. %1</source>
        <translation>Aucune expérience n’a été ajoutée. %1</translation>
    </message>
    <message>
        <source>The data exceed the maximum size of a project.</source>
        <translation>Les données dépassent la taille maximale d’un projet.</translation>
    </message>
    <message>
        <source>The data contain no experiments.</source>
        <translation>Les données ne contiennent pas d’expériences.</translation>
    </message>
    <message>
        <source>The constant %1 is %2 in this project, but %3 in the imported experiments. If renamed, the imported constant is called %4.</source>
        <translation>La constante %1 vaut %2 dans ce projet, mais %3 dans les expériences importées. Si elle est renommée, la constante importée s’appelle %4.</translation>
    </message>
    <message>
        <source>Constants with the same name</source>
        <translation>Constantes du même nom</translation>
    </message>
    <message>
        <source>The imported experiments use constants that have different values in this project.</source>
        <translation>Les expériences importées utilisent des constantes qui ont d’autres valeurs dans ce projet.</translation>
    </message>
    <message>
        <source>Rename imported</source>
        <translation>Renommer les importées</translation>
    </message>
    <message>
        <source>Convert to numbers</source>
        <translation>Convertir en nombres</translation>
    </message>
    <message>
        <source>Import these constants under other names</source>
        <translation>Importer ces constantes sous d’autres noms</translation>
    </message>
    <message>
        <source>Inputs that use these constants become plain numbers</source>
        <translation>Les entrées qui utilisent ces constantes deviennent de simples nombres</translation>
    </message>
    <message>
        <source>The project already contains a table %1 with different values. The imported table is stored as %2.</source>
        <translation>Le projet contient déjà un tableau %1 avec d’autres valeurs. Le tableau importé est enregistré sous %2.</translation>
    </message>
    <message>
        <source>From example</source>
        <translation>D’un exemple</translation>
    </message>
</context>
<context>
    <name>talweg::PublishedWorksDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Published works</source>
        <translation>Publications</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation>Avancement du calcul</translation>
    </message>
    <message>
        <source>Cancel the computation</source>
        <translation>Annuler le calcul</translation>
    </message>
    <message>
        <source>Compute the claims of the selected work</source>
        <translation>Calculer les affirmations de la publication sélectionnée</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Affirmations</translation>
    </message>
    <message>
        <source>Reading of the opened experiment:</source>
        <translation>Lecture de l’expérience ouverte&#x202f;:</translation>
    </message>
    <message>
        <source>The interpretation of the published model that the opened experiment uses</source>
        <translation>L’interprétation du modèle publié que l’expérience ouverte utilise</translation>
    </message>
    <message>
        <source>Open as experiment</source>
        <translation>Ouvrir comme expérience</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Copy all claims with exact numbers, for a spreadsheet</source>
        <translation>Copier toutes les affirmations avec les nombres exacts, pour un tableur</translation>
    </message>
    <message>
        <source>Computing the claims…</source>
        <translation>Calcul des affirmations…</translation>
    </message>
    <message>
        <source>The claims cannot be computed: %1</source>
        <translation>Les affirmations ne peuvent pas être calculées&#x202f;: %1</translation>
    </message>
    <message>
        <source>The claims are not computed.</source>
        <translation>Les affirmations ne sont pas calculées.</translation>
    </message>
    <message>
        <source>Holds: %1. Holds in some readings: %2. Refuted: %3. Not decidable: %4.</source>
        <translation>Vérifiées&#x202f;: %1. Vérifiées dans certaines lectures&#x202f;: %2. Réfutées&#x202f;: %3. Indécidables&#x202f;: %4.</translation>
    </message>
    <message>
        <source>Add the run or study behind the selected claim to the project</source>
        <translation>Ajouter au projet le calcul ou l’étude à l’origine de l’affirmation sélectionnée</translation>
    </message>
    <message>
        <source>Select one claim to open the run or study behind it</source>
        <translation>Sélectionnez une affirmation pour ouvrir le calcul ou l’étude à son origine</translation>
    </message>
</context>
<context>
    <name>talweg::QuantityEdit</name>
    <message>
        <source>&lt;p&gt;Allowed: %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Permis&#x202f;: %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Enter “%1” to set the value automatically.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Saisir «&#x202f;%1&#x202f;» pour fixer la valeur automatiquement.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Drag the name of the input left or right to change the value.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Faire glisser le nom de l’entrée vers la gauche ou la droite pour changer la valeur.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;i&gt;Source: %1&lt;/i&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;i&gt;Source&#x202f;: %1&lt;/i&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;To make the input uncertain, type &lt;b&gt;±5%&lt;/b&gt; or &lt;b&gt;normal:mean:sd&lt;/b&gt; after the number or instead of it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Pour rendre l’entrée incertaine, saisir &lt;b&gt;±5%&lt;/b&gt; ou &lt;b&gt;normal:moyenne:σ&lt;/b&gt; après le nombre ou à sa place.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>talweg::RandomInputs</name>
    <message>
        <source>Add uncertain inputs to see how likely each outcome is.</source>
        <translation>Ajouter des entrées incertaines pour voir la probabilité de chaque issue.</translation>
    </message>
    <message>
        <source>Set uncertain inputs</source>
        <translation>Définir des entrées incertaines</translation>
    </message>
</context>
<context>
    <name>talweg::RangeFields</name>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>First value of %1</source>
        <translation>Première valeur de %1</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Last value of %1</source>
        <translation>Dernière valeur de %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Step of %1</source>
        <translation>Pas de %1</translation>
    </message>
</context>
<context>
    <name>talweg::RefusedTexts</name>
    <message>
        <source>The figures still show %1 = %2, because the entry “%3” is incomplete or invalid: %4</source>
        <translation>Les figures montrent toujours %1 = %2, car la saisie «&#x202f;%3&#x202f;» est incomplète ou non valable&#x202f;: %4</translation>
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
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Report pages</source>
        <translation>Pages du rapport</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Table des matières</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Études</translation>
    </message>
    <message>
        <source>Symbols, sources, methods</source>
        <translation>Symboles, sources, méthodes</translation>
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
        <translation>Le projet n’a pas d’expériences.</translation>
    </message>
    <message>
        <source>Select at least one experiment.</source>
        <translation>Choisir au moins une expérience.</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>En cours…</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>One file for a browser. The page breaks are approximate.</source>
        <translation>Un seul fichier pour un navigateur. Les sauts de page sont approximatifs.</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exporter le rapport</translation>
    </message>
    <message>
        <source>The report is not ready yet.</source>
        <translation>Le rapport n’est pas encore prêt.</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>Report written to %1.</source>
        <translation>Rapport écrit dans %1.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Cumulée</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Nuage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>Tornado</source>
        <translation>Tornade</translation>
    </message>
    <message>
        <source>Sobol&apos; indices (additional runs)</source>
        <translation>Indices de Sobol’ (calculs supplémentaires)</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Trajectoires</translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation>Tirages aléatoires</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Number of random runs</source>
        <translation>Nombre de tirages</translation>
    </message>
    <message>
        <source>Number of random runs of each experiment with uncertain inputs</source>
        <translation>Nombre de tirages de chaque expérience à entrées incertaines</translation>
    </message>
    <message>
        <source>Figures of random runs in the report</source>
        <translation>Figures de tirages dans le rapport</translation>
    </message>
    <message>
        <source>Experiments and pinned runs to compare, and the baseline</source>
        <translation>Expériences et calculs épinglés à comparer, et la référence</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 calculs sur %2</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the exported report</source>
        <translation>Ouvrir le rapport exporté</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Printed below the title</source>
        <translation>Imprimé sous le titre</translation>
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
        <translation>Fichier PNG ou JPEG, imprimé au-dessus du titre</translation>
    </message>
    <message>
        <source>Select the file of the logo</source>
        <translation>Choisir le fichier du logo</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Images (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>talweg::RequirementEdit</name>
    <message>
        <source>standard deviations</source>
        <translation>écarts types</translation>
    </message>
    <message>
        <source>Edit as text</source>
        <translation>Modifier le texte</translation>
    </message>
    <message>
        <source>the requirement</source>
        <translation>l’exigence</translation>
    </message>
    <message>
        <source>the required percentage</source>
        <translation>le pourcentage exigé</translation>
    </message>
    <message>
        <source>the number of standard deviations</source>
        <translation>le nombre d’écarts types</translation>
    </message>
    <message>
        <source>the required level</source>
        <translation>le niveau exigé</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Exigence</translation>
    </message>
    <message>
        <source>Kind of requirement</source>
        <translation>Type d’exigence</translation>
    </message>
    <message>
        <source>Percentage of runs</source>
        <translation>Pourcentage des calculs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Compare the mean minus or plus a number of standard deviations with the limit</source>
        <translation>Comparer à la limite la moyenne moins ou plus un certain nombre d’écarts types</translation>
    </message>
    <message>
        <source>Standard deviations</source>
        <translation>Écarts types</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>% of runs:</source>
        <translation>% des calculs&#x202f;:</translation>
    </message>
    <message>
        <source>The percentage must lie between 0 and 100 %.</source>
        <translation>Le pourcentage doit être compris entre 0 et 100&#x202f;%.</translation>
    </message>
    <message>
        <source>The number of standard deviations must be greater than 0.</source>
        <translation>Le nombre d’écarts types doit être supérieur à 0.</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Par exemple %1</translation>
    </message>
    <message>
        <source>No requirement</source>
        <translation>Aucune exigence</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>More than</source>
        <translation>Plus de</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Less than</source>
        <translation>Moins de</translation>
    </message>
    <message>
        <source>Mean of</source>
        <translation>Moyenne de</translation>
    </message>
    <message>
        <source>%1 (probability)</source>
        <translation>%1 (probabilité)</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>above</source>
        <translation>au-dessus de</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>below</source>
        <translation>au-dessous de</translation>
    </message>
    <message>
        <source>Show the requirement as text, which can combine conditions with “and” and “or”</source>
        <translation>Afficher l’exigence sous forme de texte, qui peut combiner des conditions avec «&#x202f;and&#x202f;» et «&#x202f;or&#x202f;»</translation>
    </message>
    <message>
        <source>This requirement can be edited only as text.</source>
        <translation>Cette exigence ne peut être modifiée que sous forme de texte.</translation>
    </message>
    <message>
        <source>Minimum of</source>
        <translation>Minimum de</translation>
    </message>
    <message>
        <source>Maximum of</source>
        <translation>Maximum de</translation>
    </message>
</context>
<context>
    <name>talweg::RowsEditor</name>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Add a %1 below</source>
        <translation>Ajouter une ligne dessous&#x202f;: %1</translation>
    </message>
    <message>
        <source>Remove the selected %1 (Delete)</source>
        <translation>Supprimer la ligne choisie (Suppr)&#x202f;: %1</translation>
    </message>
    <message>
        <source>Move the selected %1 up (Alt+Up)</source>
        <translation>Monter la ligne choisie (Alt+Haut)&#x202f;: %1</translation>
    </message>
    <message>
        <source>Move the selected %1 down (Alt+Down)</source>
        <translation>Descendre la ligne choisie (Alt+Bas)&#x202f;: %1</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importer&#x202f;: %1</translation>
    </message>
    <message>
        <source>To replace rows by pasting, select adjacent rows.</source>
        <translation>Pour remplacer des lignes par collage, choisir des lignes consécutives.</translation>
    </message>
    <message>
        <source>To move rows together, select adjacent rows.</source>
        <translation>Pour déplacer plusieurs lignes, choisir des lignes consécutives.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Import a text table whose header contains the column names of this table</source>
        <translation>Importer un tableau texte dont l’en-tête contient les noms de colonnes de ce tableau</translation>
    </message>
    <message>
        <source>Import a text table with columns for x and y</source>
        <translation>Importer un tableau texte avec des colonnes x et y</translation>
    </message>
    <message>
        <source>Reading clipboard…</source>
        <translation>Lecture du presse-papiers…</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Relire le fichier</translation>
    </message>
    <message>
        <source>Reload…</source>
        <translation>Relire…</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv *.dat *.xy *.gpx);;All files (*)</source>
        <translation>Tableaux (*.csv *.txt *.tsv *.dat *.xy *.gpx);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>talweg::RunPage</name>
    <message>
        <source>The run could not be solved: %1</source>
        <translation>Le calcul n’a pas pu être résolu&#x202f;: %1</translation>
    </message>
    <message>
        <source>The pinned run of “%1” could not be solved and is not shown: %2 Unpin the run if you do not need it.</source>
        <translation>Le calcul épinglé de «&#x202f;%1&#x202f;» n’a pas pu être résolu et n’est pas affiché&#x202f;: %2 Détacher ce calcul s’il est inutile.</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Détacher %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>talweg::RunStatus</name>
    <message>
        <source>Not solved</source>
        <translation>Non résolu</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>Invalid entry: %1</source>
        <translation>Saisie non valable&#x202f;: %1</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
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
        <translation>Enregistrer comme préréglage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Source of the values (optional)</source>
        <translation>Source des valeurs (facultatif)</translation>
    </message>
    <message>
        <source>Inputs in the preset</source>
        <translation>Entrées du préréglage</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The preset needs a name.</source>
        <translation>Le préréglage doit avoir un nom.</translation>
    </message>
    <message>
        <source>Select at least one input.</source>
        <translation>Choisir au moins une entrée.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>You already have a preset with this name. It will be replaced.</source>
        <translation>Un préréglage de ce nom existe déjà. Il sera remplacé.</translation>
    </message>
    <message>
        <source>The preset is available in every project. Expressions are saved as numbers.</source>
        <translation>Le préréglage est disponible dans chaque projet. Les expressions sont enregistrées comme nombres.</translation>
    </message>
</context>
<context>
    <name>talweg::SliceBar</name>
    <message>
        <source>%1 of the designs shown</source>
        <translation>%1 des variantes visibles</translation>
    </message>
</context>
<context>
    <name>talweg::SpaceView</name>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Drag to rotate, Shift+drag or right-drag to move, scroll to zoom</source>
        <translation>Glisser pour tourner, Maj+glisser ou bouton droit pour déplacer, molette pour zoomer</translation>
    </message>
    <message>
        <source>the scene in its current view, from azimuth %1° and elevation %2°</source>
        <translation>la scène dans sa vue actuelle, à %1° d’azimut et %2° d’élévation</translation>
    </message>
    <message>
        <source>the whole scene, “%1”</source>
        <translation>toute la scène, «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Suivre %1</translation>
    </message>
</context>
<context>
    <name>talweg::StudyFigureBar</name>
    <message>
        <source>Comma-separated values at which single runs are shown. The nearest values of the study are used</source>
        <translation>Valeurs, séparées par des virgules, auxquelles montrer des calculs individuels. Les valeurs les plus proches de l’étude sont utilisées</translation>
    </message>
    <message>
        <source>At most %1 single runs can be shown; you entered %2.</source>
        <translation>Au plus %1 calculs individuels peuvent être montrés&#x202f;; %2 ont été saisis.</translation>
    </message>
    <message>
        <source>against</source>
        <translation>selon</translation>
    </message>
    <message>
        <source>Goals:</source>
        <translation>Buts&#x202f;:</translation>
    </message>
    <message>
        <source>of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Share of runs that succeed</source>
        <translation>Part des calculs qui réussissent</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Shares of all outcomes</source>
        <translation>Parts de toutes les issues</translation>
    </message>
    <message>
        <source>Mean ± sd</source>
        <translation>Moyenne ± σ</translation>
    </message>
    <message>
        <source>Mean of a result with bars of one standard deviation</source>
        <translation>Moyenne d’un résultat avec des barres d’un écart type</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>Means without bars, for comparing many lines</source>
        <translation>Moyennes sans barres, pour comparer de nombreuses lignes</translation>
    </message>
    <message>
        <source>Single runs</source>
        <translation>Individuels</translation>
    </message>
    <message>
        <source>Single runs, with their mean and bars of one standard deviation</source>
        <translation>Calculs individuels, avec leur moyenne et des barres d’un écart type</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Colour map over two inputs: either the results of the study, with a line along the limit of the requirement, or the share of nearby runs that succeed</source>
        <translation>Carte en couleurs sur deux entrées&#x202f;: soit les résultats de l’étude, avec une ligne à la limite de l’exigence, soit la part des calculs voisins qui réussissent</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>All designs, with the Pareto-optimal designs highlighted</source>
        <translation>Toutes les variantes, avec les variantes Pareto-optimales mises en évidence</translation>
    </message>
    <message>
        <source>Inputs to minimise or maximise. A higher success rate is always better</source>
        <translation>Entrées à minimiser ou à maximiser. Un taux de succès plus élevé est toujours mieux</translation>
    </message>
    <message>
        <source>the single runs</source>
        <translation>les calculs individuels</translation>
    </message>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <source>for each</source>
        <translation>pour chaque</translation>
    </message>
    <message>
        <source>%1: nearby runs</source>
        <translation>%1&#x202f;: calculs voisins</translation>
    </message>
    <message>
        <source>higher %1</source>
        <translation>plus élevé&#x202f;: %1</translation>
    </message>
    <message>
        <source>lower %1</source>
        <translation>plus bas&#x202f;: %1</translation>
    </message>
    <message>
        <source>success only</source>
        <translation>succès seul</translation>
    </message>
    <message>
        <source>If designs are otherwise equal, the one with the larger value is better</source>
        <translation>De variantes égales par ailleurs, celle à la plus grande valeur est meilleure</translation>
    </message>
    <message>
        <source>If designs are otherwise equal, the one with the smaller value is better</source>
        <translation>De variantes égales par ailleurs, celle à la plus petite valeur est meilleure</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>Colours show the difference from another study: the value minus the value of the same design in that study</source>
        <translation>Les couleurs montrent l’écart à une autre étude&#x202f;: la valeur moins celle de la même variante dans cette étude</translation>
    </message>
    <message>
        <source>Comma-separated values whose lines are shown; empty for all. The nearest values of the study are used</source>
        <translation>Valeurs séparées par des virgules dont les courbes sont affichées&#x202f;; vide pour toutes. Les valeurs de l’étude les plus proches sont utilisées</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>the lines shown</source>
        <translation>les courbes affichées</translation>
    </message>
</context>
<context>
    <name>talweg::StudyPage</name>
    <message>
        <source>Add study</source>
        <translation>Ajouter une étude</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Exigence</translation>
    </message>
    <message>
        <source>Save this requirement under a name, or use a saved requirement</source>
        <translation>Enregistrer cette exigence sous un nom ou en utiliser une enregistrée</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the study. The previous results remain visible</source>
        <translation>Annuler l’étude. Les résultats précédents restent visibles</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Recalculer</translation>
    </message>
    <message>
        <source>Run the cancelled study again</source>
        <translation>Recalculer l’étude annulée</translation>
    </message>
    <message>
        <source>Designs for</source>
        <translation>Variantes de</translation>
    </message>
    <message>
        <source>Study shown in the map and the tables</source>
        <translation>Étude que montrent la carte et les tableaux</translation>
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
        <translation>Exigences nommées</translation>
    </message>
    <message>
        <source>The study could not be solved: %1</source>
        <translation>L’étude n’a pas pu être résolue&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 has changed. The study uses its current values.</source>
        <translation>%1 a changé. L’étude utilise ses valeurs actuelles.</translation>
    </message>
    <message>
        <source>%1 is missing. The study cannot read its values.</source>
        <translation>%1 est introuvable. L’étude ne peut pas en lire les valeurs.</translation>
    </message>
    <message>
        <source>the whole figure</source>
        <translation>toute la figure</translation>
    </message>
    <message>
        <source>Use the design %1</source>
        <translation>Utiliser la variante %1</translation>
    </message>
    <message>
        <source>Which designs meet your requirement?</source>
        <translation>Quelles variantes satisfont votre exigence&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing to study</source>
        <translation>Rien à étudier</translation>
    </message>
    <message>
        <source>A study runs this experiment at many values of its inputs and finds the values that meet a requirement.</source>
        <translation>Une étude calcule cette expérience à de nombreuses valeurs de ses entrées et trouve celles qui satisfont une exigence.</translation>
    </message>
    <message>
        <source>Add an experiment to begin.</source>
        <translation>Ajouter une expérience pour commencer.</translation>
    </message>
    <message>
        <source>Runs of this experiment have no results to compare.</source>
        <translation>Les calculs de cette expérience n’ont pas de résultats à comparer.</translation>
    </message>
    <message>
        <source>Require</source>
        <translation>Exiger</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Save this requirement under a name</source>
        <translation>Enregistrer cette exigence sous un nom</translation>
    </message>
    <message>
        <source>Add a named requirement</source>
        <translation>Ajouter une exigence nommée</translation>
    </message>
    <message>
        <source>Outdated:</source>
        <translation>Périmé&#x202f;:</translation>
    </message>
    <message>
        <source>The confidence level of %1 % applies to all %2 designs jointly.</source>
        <translation>Le niveau de confiance de %1&#x202f;% vaut pour les %2 variantes ensemble.</translation>
    </message>
    <message>
        <source>Cancelled. The results shown are outdated.</source>
        <translation>Annulé. Les résultats affichés sont périmés.</translation>
    </message>
    <message>
        <source>The results shown are outdated.</source>
        <translation>Les résultats affichés sont périmés.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>The study of the previous inputs is paused. It resumes if you undo the change. See Study › Background tasks.</source>
        <translation>L’étude des entrées précédentes est suspendue (Étude › Tâches de fond). Elle reprend si vous annulez la modification.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>la référence</translation>
    </message>
    <message>
        <source>Live  ·  %1  ·  %2  ·  %3</source>
        <translation>En direct  ·  %1  ·  %2  ·  %3</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>En cours&#x202f;: %1</translation>
    </message>
    <message>
        <source>Extend range</source>
        <translation>Étendre l’intervalle</translation>
    </message>
    <message>
        <source>Extend the studied values to the ends of the distribution</source>
        <translation>Étudier les valeurs jusqu’aux extrémités de la loi</translation>
    </message>
    <message>
        <source>%1 of at most %2 random runs were needed.</source>
        <translation>%1 tirages sur %2 au plus ont été nécessaires.</translation>
    </message>
    <message>
        <source>The confidence level of %1 % applies to all %2 combinations of known and unknown inputs jointly.</source>
        <translation>Le niveau de confiance de %1 % vaut pour les %2 combinaisons d’entrées connues et inconnues ensemble.</translation>
    </message>
    <message>
        <source>The study evaluates designs from %1 to %2, but the experiment has %3. Its run may end differently.</source>
        <translation>L’étude évalue les variantes de %1 à %2, mais l’expérience a %3. Son calcul peut donc finir autrement.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Prendre %1</translation>
    </message>
</context>
<context>
    <name>talweg::StudySetup</name>
    <message>
        <source>Add a study to choose the inputs that vary.</source>
        <translation>Ajouter une étude pour choisir les entrées qui varient.</translation>
    </message>
    <message>
        <source>Add study</source>
        <translation>Ajouter une étude</translation>
    </message>
    <message>
        <source>Designs: all combinations of</source>
        <translation>Variantes&#x202f;: toutes les combinaisons de</translation>
    </message>
    <message>
        <source>Vary another input</source>
        <translation>Faire varier une autre entrée</translation>
    </message>
    <message>
        <source>Add an input to the study</source>
        <translation>Ajouter une entrée à l’étude</translation>
    </message>
    <message>
        <source>Each evaluated over</source>
        <translation>Chacune évaluée sur</translation>
    </message>
    <message>
        <source>Evaluated over</source>
        <translation>Évaluées sur</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimiser</translation>
    </message>
    <message>
        <source>Find the smallest value of this input such that this and all larger values meet the requirement</source>
        <translation>Chercher la plus petite valeur de cette entrée telle qu’elle et toutes les plus grandes satisfont l’exigence</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Compare variants</source>
        <translation>Comparer les formes</translation>
    </message>
    <message>
        <source>Remove study</source>
        <translation>Supprimer l’étude</translation>
    </message>
    <message>
        <source>Another body</source>
        <translation>Un autre corps</translation>
    </message>
    <message>
        <source>Results of the other bodies in the race</source>
        <translation>Résultats des autres corps de la course</translation>
    </message>
    <message>
        <source>– none</source>
        <translation>– aucun</translation>
    </message>
    <message>
        <source>Body %1</source>
        <translation>Corps %1</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <translation>%1&#x202f;: %2 et %3</translation>
    </message>
    <message>
        <source>All inputs are already varied</source>
        <translation>Toutes les entrées sont déjà variées</translation>
    </message>
    <message>
        <source>%1, solved for each variant compared: %2 random runs in total.</source>
        <translation>%1, calculées sous chaque forme comparée&#x202f;: %2 tirages au total.</translation>
    </message>
    <message>
        <source>%1, %2 random runs in total.</source>
        <translation>%1, %2 tirages au total.</translation>
    </message>
    <message>
        <source>%1 with %2 each, in each of %3 compared variants: %4 in total.</source>
        <translation>%1 de %2 chacune, sous chacune des %3 formes comparées&#x202f;: %4 au total.</translation>
    </message>
    <message>
        <source>%1 with %2 each: %3 in total.</source>
        <translation>%1 de %2 chacune&#x202f;: %3 au total.</translation>
    </message>
    <message>
        <source>Extend range</source>
        <translation>Étendre l’intervalle</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>%1, each at %2 combinations of unknown inputs: %3 random runs in total.</source>
        <translation>%1, %2 combinaisons d’entrées inconnues chacune&#x202f;: %3 tirages au total.</translation>
    </message>
    <message>
        <source>%1, each at %2 combinations of unknown inputs: %3 in total.</source>
        <translation>%1, %2 combinaisons d’entrées inconnues chacune&#x202f;: %3 au total.</translation>
    </message>
</context>
<context>
    <name>talweg::StudyView</name>
    <message>
        <source>The figure appears when the study is solved.</source>
        <translation>La figure apparaît dès que l’étude est résolue.</translation>
    </message>
    <message>
        <source>Use this design</source>
        <translation>Utiliser cette variante</translation>
    </message>
</context>
<context>
    <name>talweg::SweptEdit</name>
    <message>
        <source>&lt;p&gt;Start, end and step, such as &lt;b&gt;0.6:1:0.01&lt;/b&gt;, or single values, such as &lt;b&gt;1, 2, 4&lt;/b&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Début, fin et pas, comme &lt;b&gt;0.6:1:0.01&lt;/b&gt;, ou valeurs seules, comme &lt;b&gt;1, 2, 4&lt;/b&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the values of %1</source>
        <translation>les valeurs de %1</translation>
    </message>
    <message>
        <source>Stop varying %1</source>
        <translation>Ne plus faire varier %1</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnue</translation>
    </message>
    <message>
        <source>&lt;p&gt;The input is known to lie in this range, but has no distribution. Each design then has a p-box: the minimum and maximum of its results over all values of the unknown inputs. If the input varies randomly, set a distribution instead.&lt;/p&gt;</source>
        <translation>&lt;p&gt;L’entrée est dans cet intervalle, mais n’a pas de loi. Chaque variante a alors une p-box&#x202f;: le minimum et le maximum de ses résultats sur toutes les valeurs des entrées inconnues. Si l’entrée varie au hasard, définir plutôt une loi.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Single values</source>
        <translation>Valeurs isolées</translation>
    </message>
    <message>
        <source>Type single values, such as 1, 2, 4, or a range as text, such as 0.6:1:0.01</source>
        <translation>Saisir des valeurs isolées, comme 1, 2, 4, ou un intervalle sous forme de texte, comme 0.6:1:0.01</translation>
    </message>
</context>
<context>
    <name>talweg::SystemPages</name>
    <message>
        <source>&lt;p&gt;&lt;i&gt;Source: %1&lt;/i&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;i&gt;Source&#x202f;: %1&lt;/i&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;li&gt;%1: %2 Column name in the header of a file: &lt;code&gt;%3&lt;/code&gt;&lt;/li&gt;</source>
        <translation>&lt;li&gt;%1&#x202f;: %2 Nom de la colonne dans l’en-tête d’un fichier&#x202f;: &lt;code&gt;%3&lt;/code&gt;&lt;/li&gt;</translation>
    </message>
    <message>
        <source>&lt;li&gt;%1: %2 Allowed: %3. Column name in the header of a file: &lt;code&gt;%4&lt;/code&gt;&lt;/li&gt;</source>
        <translation>&lt;li&gt;%1&#x202f;: %2 Permis&#x202f;: %3. Nom de la colonne dans l’en-tête d’un fichier&#x202f;: &lt;code&gt;%4&lt;/code&gt;&lt;/li&gt;</translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation>Permis&#x202f;: %1.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Source: %1&lt;/i&gt;</source>
        <translation>&lt;i&gt;Source&#x202f;: %1&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;br&gt;In files and on the command line: &lt;code&gt;%1&lt;/code&gt;&lt;/p&gt;</source>
        <translation>&lt;br&gt;Dans les fichiers et en ligne de commande&#x202f;: &lt;code&gt;%1&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>In files: &lt;code&gt;%1&lt;/code&gt;&lt;/p&gt;</source>
        <translation>Dans les fichiers&#x202f;: &lt;code&gt;%1&lt;/code&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Quantities</source>
        <translation>Grandeurs</translation>
    </message>
    <message>
        <source>Quantities of each body</source>
        <translation>Grandeurs de chaque corps</translation>
    </message>
    <message>
        <source>Event columns</source>
        <translation>Colonnes des événements</translation>
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
        <translation>%1 Permis&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 Enter “%2” to set the value automatically.</source>
        <translation>%1 Saisir «&#x202f;%2&#x202f;» pour fixer la valeur automatiquement.</translation>
    </message>
</context>
<context>
    <name>talweg::TableTools</name>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Semicolons, decimal commas</source>
        <translation>Points-virgules, virgules décimales</translation>
    </message>
    <message>
        <source>Tabs, decimal points</source>
        <translation>Tabulations, points décimaux</translation>
    </message>
    <message>
        <source>Commas, decimal points</source>
        <translation>Virgules, points décimaux</translation>
    </message>
</context>
<context>
    <name>talweg::TolerancesEdit</name>
    <message>
        <source>Tolerances</source>
        <translation>Tolérances</translation>
    </message>
    <message>
        <source>Tolerances of the inputs of the selected design</source>
        <translation>Tolérances des entrées de la variante choisie</translation>
    </message>
    <message>
        <source>Enter the tolerance of each input as a value in the unit of the input, such as 0.5, or as a percentage, such as 5 %. Each design is then also run at points within its tolerances. Leave the field empty if the input is exact.</source>
        <translation>Saisir la tolérance de chaque entrée comme valeur dans l’unité de l’entrée, par exemple 0.5, ou comme pourcentage, par exemple 5 %. Chaque variante est alors aussi calculée en des points dans ses tolérances. Laisser le champ vide si l’entrée est exacte.</translation>
    </message>
    <message>
        <source>Another input</source>
        <translation>Une autre entrée</translation>
    </message>
    <message>
        <source>Tolerance of %1</source>
        <translation>Tolérance de %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacte</translation>
    </message>
    <message>
        <source>the tolerance of %1</source>
        <translation>la tolérance de %1</translation>
    </message>
    <message>
        <source>All inputs are already listed</source>
        <translation>Toutes les entrées sont déjà listées</translation>
    </message>
</context>
<context>
    <name>talweg::TrackDialog</name>
    <message>
        <source>The y axis points down</source>
        <translation>L’axe y pointe vers le bas</translation>
    </message>
    <message>
        <source>The lowest point was tracked, not the centre</source>
        <translation>Le point le plus bas a été suivi, et non le centre</translation>
    </message>
    <message>
        <source>Add measured track: %1</source>
        <translation>Ajouter une trajectoire mesurée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the track in legends and tables.</source>
        <translation>Nom de la trajectoire mesurée dans les légendes et les tableaux.</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Images par seconde</translation>
    </message>
    <message>
        <source>if the table has frame numbers</source>
        <translation>si le tableau a des numéros d’image</translation>
    </message>
    <message>
        <source>Frame rate of the camera (1/s). Only for tables with frame numbers instead of times.</source>
        <translation>Fréquence d’images de la caméra (1/s). Seulement pour les tableaux avec des numéros d’image au lieu de temps.</translation>
    </message>
    <message>
        <source>Metres per pixel</source>
        <translation>Mètres par pixel</translation>
    </message>
    <message>
        <source>if the table is in pixels</source>
        <translation>si le tableau est en pixels</translation>
    </message>
    <message>
        <source>Offset x, y, t</source>
        <translation>Décalage x, y, t</translation>
    </message>
    <message>
        <source>Added to x and y (m) after scaling and rotation, to move the track to its position on the terrain. The third number is optional: the run time (s) at which the time of the table is 0. Without it, the run starts with the first sample.</source>
        <translation>Ajouté à x et y (m) après l’échelle et la rotation, pour placer la trajectoire mesurée sur le terrain. Le troisième nombre est facultatif&#x202f;: le temps du calcul (s) auquel le temps du tableau vaut 0. Sans lui, le calcul commence au premier point.</translation>
    </message>
    <message>
        <source>Rotation angle</source>
        <translation>Angle de rotation</translation>
    </message>
    <message>
        <source>Angle in degrees by which the track is rotated counter-clockwise, to correct a tilted camera.</source>
        <translation>Angle en degrés dont la trajectoire mesurée est tournée dans le sens trigonométrique, pour corriger une caméra inclinée.</translation>
    </message>
    <message>
        <source>Standard deviation σ</source>
        <translation>Écart type σ</translation>
    </message>
    <message>
        <source>estimated by the fit</source>
        <translation>estimé par l’ajustement</translation>
    </message>
    <message>
        <source>Standard deviation of one coordinate (m).</source>
        <translation>Écart type d’une coordonnée (m).</translation>
    </message>
    <message>
        <source>Other options</source>
        <translation>Autres options</translation>
    </message>
    <message>
        <source>More options as on the command line: t, x, y and theta name columns; unit, tunit, separator, decimal and header describe the table; track=2 takes the second track; use=y fits only that coordinate.</source>
        <translation>Autres options, comme en ligne de commande&#x202f;: t, x, y et theta nomment des colonnes&#x202f;; unit, tunit, separator, decimal et header décrivent le tableau&#x202f;; track=2 prend la deuxième trajectoire&#x202f;; use=y n’ajuste que cette coordonnée.</translation>
    </message>
    <message>
        <source>Scale of the picture. Only for tables in pixels. Without a scale, the track is not drawn with the run, and “Fit” gives only the restitution of its impacts.</source>
        <translation>Échelle de l’image. Seulement pour les tableaux en pixels. Sans échelle, la trajectoire mesurée n’est pas dessinée avec le calcul, et «&#x202f;Ajuster&#x202f;» ne donne que la restitution de ses chocs.</translation>
    </message>
    <message>
        <source>From two samples</source>
        <translation>D’après deux points</translation>
    </message>
    <message>
        <source>Find the scale: click two samples in the plot whose distance you know</source>
        <translation>Trouver l’échelle&#x202f;: cliquer dans le graphique sur deux points dont la distance est connue</translation>
    </message>
    <message>
        <source>Distance between the two samples (m):</source>
        <translation>Distance entre les deux points (m)&#x202f;:</translation>
    </message>
    <message>
        <source>Click the first of two samples whose distance you know.</source>
        <translation>Cliquez sur le premier de deux points dont la distance est connue.</translation>
    </message>
    <message>
        <source>Click the second sample.</source>
        <translation>Cliquez sur le second point.</translation>
    </message>
</context>
<context>
    <name>talweg::TrackPane</name>
    <message>
        <source>Drag per length K</source>
        <translation>Traînée par longueur K</translation>
    </message>
    <message>
        <source>Add track…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Use these values</source>
        <translation>Utiliser ces valeurs</translation>
    </message>
    <message>
        <source>Use as uncertainty</source>
        <translation>Utiliser comme incertitude</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Trajectoire</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Points</translation>
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
        <translation>Trajectoires mesurées</translation>
    </message>
    <message>
        <source>Measured tracks of the experiment. Double-click a name to change it. RMS is the root mean square of the distance between the run and the track.</source>
        <translation>Trajectoires mesurées de l’expérience. Double-cliquez sur un nom pour le modifier. RMS est la moyenne quadratique de la distance entre le calcul et la trajectoire mesurée.</translation>
    </message>
    <message>
        <source>Fitted input</source>
        <translation>Entrée ajustée</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Fit, 95 % interval</source>
        <translation>Ajustement, intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Inputs to fit</source>
        <translation>Entrées à ajuster</translation>
    </message>
    <message>
        <source>Set the inputs of the experiment to the fitted values, including the start</source>
        <translation>Donner aux entrées de l’expérience les valeurs ajustées, départ compris</translation>
    </message>
    <message>
        <source>Let the fitted inputs vary in random runs and studies, with normal distributions and correlations from the fit</source>
        <translation>Faire varier les entrées ajustées dans les tirages et les études, avec les lois normales et les corrélations de l’ajustement</translation>
    </message>
    <message>
        <source>The fit failed: %1</source>
        <translation>L’ajustement a échoué&#x202f;: %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Add measured track</source>
        <translation>Ajouter une trajectoire mesurée</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv *.dat);;All files (*)</source>
        <translation>Tableaux (*.csv *.txt *.tsv *.dat);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Only rover experiments can have measured tracks.</source>
        <translation>Seules les expériences du rover peuvent avoir des trajectoires mesurées.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Add the track &quot;%1&quot;</source>
        <translation>Ajouter la trajectoire mesurée «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>A track &quot;%1&quot; already exists; choose another name.</source>
        <translation>Une trajectoire mesurée «&#x202f;%1&#x202f;» existe déjà&#x202f;; choisir un autre nom.</translation>
    </message>
    <message>
        <source>Rename a track to &quot;%1&quot;</source>
        <translation>Renommer une trajectoire mesurée en «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Remove the track &quot;%1&quot;</source>
        <translation>Supprimer la trajectoire mesurée «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add a table of measured positions, for example from a film of a test. Its points are drawn with the run, and the fit finds inputs for which the run agrees with them.</source>
        <translation>Ajoutez un tableau de positions mesurées, par exemple tirées d’un film d’un test. Ses points sont dessinés avec le calcul, et l’ajustement trouve les entrées pour lesquelles le calcul est d’accord avec eux.</translation>
    </message>
    <message>
        <source>Use the values of the fit</source>
        <translation>Utiliser les valeurs de l’ajustement</translation>
    </message>
    <message>
        <source>Use the fit as uncertainty</source>
        <translation>Utiliser l’ajustement comme incertitude</translation>
    </message>
    <message>
        <source>Keep start values</source>
        <translation>Conserver le départ</translation>
    </message>
    <message>
        <source>Result of the fit</source>
        <translation>Résultat de l’ajustement</translation>
    </message>
    <message>
        <source>The tracks have too few samples for the unknowns. Tick fewer inputs, or tick “Keep start values”.</source>
        <translation>Les trajectoires mesurées ont trop peu de points pour les inconnues. Cochez moins d’entrées ou cochez «&#x202f;Conserver le départ&#x202f;».</translation>
    </message>
    <message>
        <source>Tracks in pixels are not compared with the run. “Fit” gives only the restitution of their impacts. To compare them, add the track again and enter the metres per pixel.</source>
        <translation>Les trajectoires mesurées en pixels ne sont pas comparées au calcul. «&#x202f;Ajuster&#x202f;» ne donne que la restitution de leurs chocs. Pour les comparer, ajoutez de nouveau la trajectoire et saisissez les mètres par pixel.</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>Tick the inputs to fit. All others keep their values, including the start values. Exception: if μ is ticked but μ′ is not, μ′ is set equal to μ.</source>
        <translation>Cochez les entrées à ajuster. Toutes les autres gardent leur valeur, y compris celles du départ. Exception&#x202f;: si μ est coché mais pas μ′, μ′ est rendu égal à μ.</translation>
    </message>
    <message>
        <source>Keep the start position, clearance, speeds and spin of the experiment. To fit only some of them, tick them in the list.</source>
        <translation>Conserve la position de départ, la garde au sol, les vitesses et la rotation de l’expérience. Pour n’en ajuster que certaines, cochez-les dans la liste.</translation>
    </message>
    <message>
        <source>Reference speed law_v</source>
        <translation>Vitesse de référence law_v</translation>
    </message>
    <message>
        <source>Restitution:</source>
        <translation>Restitution&#x202f;:</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Restitution</translation>
    </message>
    <message>
        <source>Restitution at the normal impact speed a: e for “constant”, v/(a + v) for “half-velocity”, e/(1 + (a/v)²) for “pfeiffer”; v is the reference speed law_v.</source>
        <translation>Restitution à la vitesse normale de choc a&#x202f;: e pour «&#x202f;constante&#x202f;», v/(a + v) pour «&#x202f;demi-vitesse&#x202f;», e/(1 + (a/v)²) pour «&#x202f;Pfeiffer&#x202f;»&#x202f;; v est la vitesse de référence law_v.</translation>
    </message>
</context>
<context>
    <name>talweg::UncertaintyEdit</name>
    <message>
        <source>The seed must be at most 18446744073709551615.</source>
        <translation>La graine doit être au plus 18446744073709551615.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Saisir un entier.</translation>
    </message>
    <message>
        <source>Link an input to a formula</source>
        <translation>Lier une entrée à une formule</translation>
    </message>
    <message>
        <source>Computes an input from others, for example kinetic friction as 0.8 times static friction</source>
        <translation>Calcule une entrée à partir d’autres, par exemple le frottement cinétique comme 0.8 fois le statique</translation>
    </message>
    <message>
        <source>Add uncertain input</source>
        <translation>Ajouter une entrée incertaine</translation>
    </message>
    <message>
        <source>An input that varies from run to run</source>
        <translation>Une entrée qui varie d’un calcul à l’autre</translation>
    </message>
    <message>
        <source>An input that varies from run to run. Each design is then evaluated by random runs, with the same samples for all designs, and its verdict has a confidence level</source>
        <translation>Une entrée qui varie d’un calcul à l’autre. Chaque variante est évaluée par tirages, avec les mêmes échantillons pour toutes, et son verdict a un niveau de confiance</translation>
    </message>
    <message>
        <source>Uncertain and linked inputs</source>
        <translation>Entrées incertaines et liées</translation>
    </message>
    <message>
        <source>Uncertain inputs, inputs linked to a formula, and the distribution of the values over which designs are evaluated</source>
        <translation>Entrées incertaines, entrées liées à une formule et loi des valeurs sur lesquelles les variantes sont évaluées</translation>
    </message>
    <message>
        <source>as in the experiment</source>
        <translation>comme dans l’expérience</translation>
    </message>
    <message>
        <source>equal weights</source>
        <translation>poids égaux</translation>
    </message>
    <message>
        <source>&lt;p&gt;A distribution, such as &lt;b&gt;weibull:2:4.5&lt;/b&gt; (shape, scale), &lt;b&gt;normal:6:1&lt;/b&gt; (mean, standard deviation) or &lt;b&gt;triangular:5:6:9&lt;/b&gt;. Designs then have a probability of success in addition to the percentage; in a requirement, write this probability as &lt;b&gt;P(…)&lt;/b&gt;. If the field is empty, all values have equal weight.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Une loi, comme &lt;b&gt;weibull:2:4.5&lt;/b&gt; (forme, échelle), &lt;b&gt;normal:6:1&lt;/b&gt; (moyenne, écart type) ou &lt;b&gt;triangular:5:6:9&lt;/b&gt;. Les variantes ont alors une probabilité de succès en plus du pourcentage&#x202f;; une exigence l’utilise comme &lt;b&gt;P(…)&lt;/b&gt;. Si le champ est vide, toutes les valeurs ont le même poids.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the distribution of the values</source>
        <translation>la loi des valeurs</translation>
    </message>
    <message>
        <source>the number of random runs</source>
        <translation>le nombre de tirages</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>la graine</translation>
    </message>
    <message>
        <source>Random runs per design</source>
        <translation>Tirages de chaque variante</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Quadrupling the number of runs halves the width of the confidence interval</source>
        <translation>Quadrupler le nombre de tirages divise par deux la largeur de l’intervalle de confiance</translation>
    </message>
    <message>
        <source>The same seed gives the same random numbers</source>
        <translation>La même graine donne les mêmes nombres aléatoires</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>déplié</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>Distribution of %1</source>
        <translation>Loi de %1</translation>
    </message>
    <message>
        <source>Distribution of the values of %1</source>
        <translation>Loi des valeurs de %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;A formula that uses other inputs, such as &lt;b&gt;0.8*mu&lt;/b&gt; or &lt;b&gt;beta&lt;/b&gt;. Use the names that the inputs have in files. In the formula, the value of each input is a number in the unit of that input.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Une formule qui utilise d’autres entrées, comme &lt;b&gt;0.8*mu&lt;/b&gt; ou &lt;b&gt;beta&lt;/b&gt;. Utiliser les noms que les entrées ont dans les fichiers. Dans la formule, la valeur de chaque entrée est un nombre dans l’unité de cette entrée.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the formula of %1</source>
        <translation>la formule de %1</translation>
    </message>
    <message>
        <source>Unlink %1</source>
        <translation>Délier %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;A distribution: &lt;b&gt;±5%&lt;/b&gt; or &lt;b&gt;±0.1&lt;/b&gt; around the input&apos;s own value, &lt;b&gt;normal:0.8:0.05&lt;/b&gt; (mean, standard deviation), &lt;b&gt;triangular:0.7:0.85:0.9&lt;/b&gt;, &lt;b&gt;uniform:0.7:0.9&lt;/b&gt;, … If the study varies the input, only ± is allowed; it then applies to the value in each design.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Une loi&#x202f;: &lt;b&gt;±5%&lt;/b&gt; ou &lt;b&gt;±0.1&lt;/b&gt; autour de la valeur de l’entrée, &lt;b&gt;normal:0.8:0.05&lt;/b&gt; (moyenne, écart type), &lt;b&gt;triangular:0.7:0.85:0.9&lt;/b&gt;, &lt;b&gt;uniform:0.7:0.9&lt;/b&gt;, … Si l’étude fait varier l’entrée, seul ± est permis&#x202f;; il s’applique alors à la valeur de chaque variante.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the distribution of %1</source>
        <translation>la loi de %1</translation>
    </message>
    <message>
        <source>Make %1 certain</source>
        <translation>Traiter %1 comme certaine</translation>
    </message>
    <message>
        <source>All inputs are already varied or linked</source>
        <translation>Toutes les entrées sont déjà variées ou liées</translation>
    </message>
    <message>
        <source>Stop runs of decided designs</source>
        <translation>Arrêter les tirages des variantes tranchées</translation>
    </message>
    <message>
        <source>&lt;p&gt;The random runs of a design stop as soon as they show whether the design meets the requirement; the number above is then the maximum. Designs that clearly meet or miss the requirement need few runs. The confidence intervals remain valid after any number of runs and are therefore wider.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Les tirages d’une variante s’arrêtent dès qu’ils permettent de dire si elle satisfait l’exigence&#x202f;; le nombre ci-dessus est alors le maximum. Les variantes qui satisfont ou manquent nettement l’exigence en demandent peu. Les intervalles de confiance valent après n’importe quel nombre de tirages et sont donc plus larges.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>talweg::UnitsMenu</name>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Degrees (°)</source>
        <translation>Degrés (°)</translation>
    </message>
    <message>
        <source>Radians (rad)</source>
        <translation>Radians (rad)</translation>
    </message>
    <message>
        <source>Metres (m)</source>
        <translation>Mètres (m)</translation>
    </message>
    <message>
        <source>Feet (ft)</source>
        <translation>Pieds (ft)</translation>
    </message>
    <message>
        <source>Metres per second (m/s)</source>
        <translation>Mètres par seconde (m/s)</translation>
    </message>
    <message>
        <source>Kilometres per hour (km/h)</source>
        <translation>Kilomètres par heure (km/h)</translation>
    </message>
    <message>
        <source>Feet per second (ft/s)</source>
        <translation>Pieds par seconde (ft/s)</translation>
    </message>
    <message>
        <source>Kilograms (kg)</source>
        <translation>Kilogrammes (kg)</translation>
    </message>
    <message>
        <source>Pounds (lb)</source>
        <translation>Livres (lb)</translation>
    </message>
    <message>
        <source>Standard gravity, 9.80665 m/s² (g)</source>
        <translation>Pesanteur normale, 9.80665 m/s² (g)</translation>
    </message>
    <message>
        <source>Feet per second squared (ft/s²)</source>
        <translation>Pieds par seconde carrée (ft/s²)</translation>
    </message>
    <message>
        <source>Metres per second squared (m/s²)</source>
        <translation>Mètres par seconde carrée (m/s²)</translation>
    </message>
    <message>
        <source>&amp;SI, angles in degrees</source>
        <translation>&amp;SI, angles en degrés</translation>
    </message>
    <message>
        <source>&amp;US customary</source>
        <translation>Unités &amp;américaines usuelles</translation>
    </message>
</context>
<context>
    <name>talweg::Veil</name>
    <message>
        <source>outdated</source>
        <translation>périmé</translation>
    </message>
</context>
<context>
    <name>talweg::WaitingBar</name>
    <message>
        <source>Go to the field</source>
        <translation>Aller au champ</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Restore the value that the figures show</source>
        <translation>Rétablir la valeur que montrent les figures</translation>
    </message>
</context>
</TS>
