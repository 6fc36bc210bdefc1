import type { JobsText } from './text.ts';

export const de: JobsText = {
  location: 'Beispielort',
  engineer: {
    title: 'Beispiel: Anwendungstechnik Verkleben und Klemmen (m/w/d)',
    description: [
      'Dies ist ein Beispiel und keine echte Stelle: Zurzeit wird niemand dafür gesucht. Es zeigt, wie eine Ausschreibung auf dieser Seite aussieht. Eine [Initiativbewerbung](/resume_submit) ist jederzeit möglich.',
      { heading: 'Aufgaben' },
      {
        list: [
          'Dächer nach Plänen und Bildern beurteilen: Blech, Beschichtung, Neigung, Falzabstand',
          'Haftprüfungen vor Ort begleiten und protokollieren',
          'Nein sagen, wo eine Montageart nicht passt',
        ],
      },
      { heading: 'Profil' },
      {
        list: [
          'Erfahrung mit Metalldächern, Klebstoffen oder Fassaden',
          'Reisebereitschaft und Bereitschaft zur Arbeit auf Dächern',
        ],
      },
      'Eine echte Ausschreibung nennt auch Gehaltsspanne, Arbeitsort und Vertragsart.',
    ],
  },
  tester: {
    title: 'Beispiel: Prüftechnik für Alterung im Freien (m/w/d)',
    description: [
      'Dies ist ein Beispiel und keine echte Stelle: Zurzeit wird niemand dafür gesucht. Es zeigt, wie eine Ausschreibung auf dieser Seite aussieht. Eine [Initiativbewerbung](/resume_submit) ist jederzeit möglich.',
      { heading: 'Aufgaben' },
      {
        list: [
          'Module vor und nach Prüfungen messen: Salznebel, Ammoniakkorrosion, Flugsand, PID',
          'Messungen auswerten und aufschreiben, was schiefging',
        ],
      },
      { heading: 'Profil' },
      {
        list: [
          'Abschluss in Werkstoffkunde, Elektrotechnik oder Physik',
          'Geduld mit Messungen, die Monate dauern',
        ],
      },
      'Eine echte Ausschreibung nennt auch Gehaltsspanne, Arbeitsort und Vertragsart.',
    ],
  },
};
