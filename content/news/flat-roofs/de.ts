import type { ArticleText } from '../../seed-article.ts';

export const de: ArticleText = {
  title: 'Flachdach mit TPO oder PVC: was vorher zu klären ist',
  summary:
    'Auf weichen Dachbahnen brauchen eArc-Module eine Aluminium-Unterkonstruktion. Last, Wind und Entwässerung bestimmen sie, und der Dachbahnhersteller redet mit.',
  body: [
    'Dachbahnen aus TPO und PVC halten Wasser ab, geben einem dünnen Modul aber keine Steifigkeit. Auf Flachdächern kommen die Module deshalb auf eine Aluminium-Unterkonstruktion. Rahmenlose SMF-Module werden auf deren Profilen verklebt; die Haftprüfung findet auf demselben Profil statt. SMH „Dragonfly“ lässt sich dort klemmen, wenn Traglastreserve und Windberechnung es zulassen. Durch die Dachbahn geht nichts hindurch.',
    { heading: 'Last: Das Modul ist nur ein Teil' },
    'Ein SMF-Modul wiegt rund {smf-520.weightPerArea}, SMH {smh-520.weightPerArea}. Unterkonstruktion, Klebstoff oder Klemmen und Kabel kommen hinzu. Ist Ballast nötig, zählt auch er und kann aufzehren, was das leichte Modul erspart hat. Schnee und stehendes Wasser drücken ebenfalls auf das Dach. Die Unterkonstruktion leitet alles punktweise ab, die Dämmung unter der Dachbahn muss diesen Druck also auf Dauer aushalten. Die Tragwerksplanung prüft das Ganze und nennt die Traglastreserve in kg/m².',
    { heading: 'Wind: Ecken und Ränder entscheiden' },
    'An Ecken und Rändern eines Flachdachs saugt der Wind am stärksten, und ein leichtes Modul hat ihm wenig Gewicht entgegenzusetzen. Die Berechnung sagt, welche Zonen frei bleiben, wo die Auflager liegen und was die Unterkonstruktion am Platz hält. Sie berücksichtigt auch, wie die Dachbahn selbst gehalten wird: verklebt, mechanisch befestigt oder beschwert.',
    { heading: 'Entwässerung: nach dem Regen nachsehen' },
    'Pfützen zeigen, wo das Gefälle fehlt. Dort gehört kein Auflager hin, und kein Profil darf das Wasser auf dem Weg zum Ablauf stauen. Abläufe und Notüberläufe bleiben frei und erreichbar, damit sich Laub und Schmutz entfernen lassen. Bleibt eine große Pfütze stehen, klären Sie den Grund, bevor Last hinzukommt: Ein durchhängendes Dach sammelt mehr Wasser, und mehr Wasser lässt es weiter durchhängen.',
    { heading: 'Sechs Fragen an den Dachbahnhersteller' },
    {
      list: [
        'Stimmen Sie einer Unterkonstruktion auf dieser Dachbahn schriftlich zu, und bleibt Ihre Garantie bestehen?',
        'In welchem Zustand muss die Dachbahn sein, und wer prüft vorab Alter, Schweißnähte und Reparaturen?',
        'Wie viel Druck dürfen Dachbahn und Dämmung an einem Punkt dauerhaft aufnehmen?',
        'Welche Schutzlage gehört unter die Auflager? Weichmacher aus PVC können in andere Kunststoffe wandern, deshalb eignet sich nicht jede Matte.',
        'Wie darf die Unterkonstruktion gegen den Wind gehalten werden, ohne die Dachbahn zu durchdringen?',
        'Wie lässt sich die Dachbahn unter den Modulen später prüfen und reparieren?',
      ],
    },
    'Holen Sie die Antworten ein, bevor etwas bestellt wird, und erneuern Sie eine verschlissene Dachbahn zuerst. Wie es danach weitergeht, steht unter [Flachdach](/eArc_install#flat-roof). Kennen Sie Bahnentyp und Baujahr, dann [beschreiben Sie uns Ihr Dach](/app_two#quote): Sie erhalten einen Vorschlag zur Montageart und eine Liste, was zu prüfen ist.',
  ],
};
