import { list, type Words } from '../words.ts';

export const words: Words = {
  given: {
    male: list('Andreas | Lukas | Matthias | Jürgen | Felix | Sebastian | Tim | Holger | Emre'),
    female: list('Sabine | Katharina | Lena | Ursula | Anja | Miriam | Ayşe | Birgit | Johanna'),
  },
  family: list(
    'Krüger | Lindemann | Bauer | Schäfer | Hoffmann | von der Heide | Yılmaz | Brandt | Weiß | Petersen | Albrecht | Seidel',
  ),
  nameJoin: ' ',
  towns: list(
    '04229 Leipzig | 79100 Freiburg | 26121 Oldenburg | D-99084 Erfurt | 8010 Graz | 3012 Bern | 52062 Aachen | 18055 Rostock | 63739 Aschaffenburg',
  ),
  streets: list(
    'Ahornweg 1# | Lange Straße 2#a | An der Mühle # | Goethestr. 4# | Am Alten Markt 3 | Hinter den Gärten 1#',
  ),
  addresses: list('{street}\\n{town} | {street}, {town} | {street} · {town}'),
  phones: list(
    '0171 39200## | +49 171 39200## | 030 23125 ### | 030/23125### | +49 (0)30 23125-### | 0049 171 39200##',
  ),
  nationalities: [
    ['DE', list('deutsch | Deutsch | Deutschland')],
    ['AT', list('österreichisch | Österreich')],
    ['CH', list('Schweizer Staatsbürgerschaft | schweizerisch')],
    ['TR', list('türkisch | Türkei')],
    ['PL', list('polnisch | Polen')],
  ],
  labels: {
    name: list('Name | Vor- und Nachname | Ich heiße'),
    birth: list('Geburtsdatum | geboren am | Geb.-Datum'),
    nationality: list('Staatsangehörigkeit | Nationalität | Staatsbürgerschaft'),
    email: list('E-Mail | Mail | E-Mail-Adresse'),
    phone: list('Telefon | Mobil | Tel. | Handy'),
    address: list('Anschrift | Adresse | Wohnhaft in'),
    target: list(
      'Bewerbung als | Angestrebte Position | Gewünschte Stelle | Wofür ich mich bewerbe',
    ),
    industry: list('Branche | Bisherige Branche | Wirtschaftszweig'),
    period: list('Zeitraum | Dauer | Wann'),
    firm: list('Arbeitgeber | Firma | Wo'),
    title: list('Position | Tätigkeit | Als was'),
  },
  headings: {
    experience: list(
      'Berufserfahrung | Beruflicher Werdegang | Wo ich gearbeitet habe | Berufspraxis | Bisherige Arbeitgeber | Meine Stationen im Beruf | Berufliches',
    ),
    education: list('Ausbildung | Schule und Studium | Was ich gelernt habe | Bildungsweg'),
    personal: list('Persönliche Daten | Kontakt | Angaben zu mir | Zur Person'),
    skills: list('Kenntnisse | Was ich kann | EDV | Fähigkeiten'),
    languages: list('Sprachen | Sprachkenntnisse | Ich spreche'),
    hobbies: list('Interessen | Freizeit | Nach Feierabend'),
    profile: list('Profil | Kurz gesagt | Über mich'),
    clubs: list('Ehrenamt | Engagement | Im Verein'),
    references: list('Referenzen | Auskunft geben gern | Ansprechpartner'),
  },
  months: list('MM/YYYY | MM.YYYY | MMMM YYYY | YYYY | MM/YY | MMM YYYY | YYYY-MM | YYYYMM'),
  ranges: list(
    '{start} – {end} | {start} bis {end} | {start}-{end} | von {start} bis {end} | {start} — {end} | {start} / {end}',
  ),
  open: list(
    '{start} – heute | seit {start} | {start} bis dato | {start} - jetzt | ab {start} | {start} – aktuell',
  ),
  days: list('DD.MM.YYYY | LONG | D.M.YYYY | YYYY-MM-DD'),
  born: list('geboren am {day} | geb. {day} in Neustadt | *{day} in Altdorf'),
  applications: list(
    'Bewerbung als {title} | Bewerbung um die Stelle als {title} | Bewerbung: {title} | Ich möchte bei Ihnen als {title} arbeiten',
  ),
  at: list(
    '{title} bei {firm} | {title}, {firm} | {firm} – {title} | {title} · {firm} | {firm}: {title} | {firm}, {title} | {title} ({firm})',
  ),
  told: [
    'Von {start} bis {end} war ich als {title} bei {firm} tätig.',
    'Seit {start} arbeite ich als {title} bei {firm}.',
  ],
  asides: [
    ['Familienstand', 'verheiratet'],
    ['Geburtsort', 'Neustadt'],
    ['Führerschein', 'B, BE'],
    ['Kinder', '2'],
  ],
  documentTitles: list('Lebenslauf | Curriculum Vitae | Tabellarischer Lebenslauf'),
  stems: list(
    'Nord | Hell | Brun | Saal | Tann | Wies | Elb | Kranz | Ober | Mark | Lahn | Fichtel',
  ),
  legalForms: list('~ GmbH | ~ AG | ~ GmbH & Co. KG | ~ KG | ~ e.K. | ~ SE | ~'),
  trades: {
    engineering: {
      names: list('Maschinenbau | Anlagenbau | Metallindustrie'),
      titles: list(
        'Konstrukteur~Konstrukteurin | Produktionsleiter~Produktionsleiterin | Zerspanungsmechaniker~Zerspanungsmechanikerin | Instandhalter~Instandhalterin | Fertigungsplaner~Fertigungsplanerin | Leiter Qualität, Werk 2~Leiterin Qualität, Werk 2 | Industriemechaniker~Industriemechanikerin',
      ),
      firms: list(
        '{stem}maschinen | {stem}tal Anlagenbau | Gebr. {family} Metallbau | {stem}werke',
      ),
      tasks: list(
        'Ausschuss um 12 % gesenkt | Wartung von 40 Maschinen geplant | Vorrichtungen konstruiert | Schicht mit neun Leuten geführt',
      ),
    },
    logistics: {
      names: list('Logistik | Spedition und Lager | Transport'),
      titles: list(
        'Lagerleiter~Lagerleiterin | Disponent~Disponentin | Staplerfahrer~Staplerfahrerin | Fachkraft für Lagerlogistik | Berufskraftfahrer~Berufskraftfahrerin | Teamleiter Versand~Teamleiterin Versand | Versandmitarbeiter~Versandmitarbeiterin',
      ),
      firms: list(
        '{stem}trans Logistik | Spedition {family} | {stem}kurier | {stem}hafen Lagerhaus',
      ),
      tasks: list(
        'Touren für 25 Lkw geplant | Inventur zweimal im Jahr | Scanner eingeführt | Elf Fahrer eingearbeitet',
      ),
    },
    construction: {
      names: list('Bauwesen | Hoch- und Tiefbau | Baugewerbe'),
      titles: list(
        'Bauleiter~Bauleiterin | Maurer~Maurerin | Dachdecker~Dachdeckerin | Polier~Polierin | Kalkulator~Kalkulatorin | Bauzeichner~Bauzeichnerin | Zimmerer~Zimmerin',
      ),
      firms: list('{stem}bau | {family} Hochbau | Zimmerei {family} | {stem}berg Tiefbau'),
      tasks: list(
        'Baustellen bis 60 Wohnungen | Aufmaß und Abrechnung | 14 Häuser pünktlich übergeben | Unterweisung in Arbeitssicherheit',
      ),
    },
    trade: {
      names: list('Einzelhandel | Großhandel | Handel'),
      titles: list(
        'Filialleiter~Filialleiterin | Verkäufer~Verkäuferin | Einkäufer~Einkäuferin | Key Account Manager~Key Account Managerin | Kassierer~Kassiererin | Gebietsleiter Süd~Gebietsleiterin Süd | Kaufmann im Einzelhandel~Kauffrau im Einzelhandel',
      ),
      firms: list(
        '{stem}markt | {family} Handels | Buchhandlung {family} | {stem}kost Lebensmittel',
      ),
      tasks: list(
        'Umsatz um ein Fünftel gesteigert | 18 Mitarbeiter geführt | Bestellungen für sechs Filialen | Verhandlung mit Lieferanten',
      ),
    },
    software: {
      names: list('Softwareentwicklung | IT-Dienstleistungen | Informationstechnik'),
      titles: list(
        'Softwareentwickler~Softwareentwicklerin | Systemadministrator~Systemadministratorin | IT-Projektleiter~IT-Projektleiterin | Testanalyst~Testanalystin | Scrum Master | Datenbankentwickler~Datenbankentwicklerin',
      ),
      firms: list('{stem}soft | {stem}data Systeme | {family} IT-Beratung | {stem}web Software'),
      tasks: list(
        'Abrechnung auf PostgreSQL umgestellt | Code-Reviews und Releases | Mobile App entwickelt | Rufbereitschaft',
      ),
    },
    solar: {
      names: list('Solarenergie | Photovoltaik | Erneuerbare Energien'),
      titles: list(
        'Solarteur~Solarteurin | Projektierer Photovoltaik~Projektiererin Photovoltaik | Vertriebsleiter~Vertriebsleiterin | Elektroniker~Elektronikerin | Monteur~Monteurin | Inbetriebnehmer~Inbetriebnehmerin',
      ),
      firms: list(
        '{stem}sonne Solar | {stem}strom Energie | {family} Solartechnik | {stem}licht Photovoltaik',
      ),
      tasks: list(
        'Dächer von 5 bis 400 kWp geplant | 120 Anlagen in Betrieb genommen | Kundenbesuche und Angebote | Strings und Wechselrichter geprüft',
      ),
    },
  },
  schools: list(
    'Hochschule {stem}stadt | {stem}gymnasium | Berufsschule {stem}heim | Universität {stem}burg',
  ),
  degrees: list(
    'Studium Maschinenbau, Diplom | Abitur | Lehre zum Mechatroniker | Bachelor of Engineering | Realschulabschluss',
  ),
  clubs: list(
    'Kassenwart, Ruderverein {stem}see | Trainerin der Jugend, SV {stem}dorf | Freiwillige Feuerwehr {stem}hausen',
  ),
  skills: list(
    'MS Office, SAP, AutoCAD | Staplerschein, Ersthelfer | Python, SQL, Git | Verhandlung, Planung',
  ),
  languages: list(
    'Deutsch (Muttersprache), Englisch (B2) | Englisch fließend, Französisch Grundkenntnisse | Türkisch, Deutsch',
  ),
  hobbies: list('Radfahren, Chor, Schach | Garten und alte Radios | Fußball, Kochen'),
  profiles: list(
    'Praktisch und ruhig, mit Sinn für das Wesentliche. | Zwölf Jahre im Fach, von der Pike auf. | Ich mag Arbeit, die man am Abend sieht.',
  ),
  referees: list(
    'Frau {family}, Geschäftsführerin, {firm}, 030 23125 999, {family}@example.org | Dr. {family}, {firm}, buero@example.org',
  ),
  endings: list('{town}, den 3. Mai 2026 | Seite 1 von 1 | Stand: Mai 2026'),
};
