import type { StaffSettingsMessages } from '../en/staff-settings.ts';

export const messages: StaffSettingsMessages = {
  companyLegalName: 'Vollständiger Firmenname',
  companyLegalNameHelp:
    'So, wie er im Register steht. Fußzeile, Rechtstexte und die Einwilligung in eine Übermittlung ins Ausland nennen ihn; Texte verweisen mit {companyName} darauf. Bleibt das Feld leer, gilt der englische.',
  companyLegalNameIsExample: 'Der Firmenname gehört zu den Beispieldaten',
  serviceHotline: 'Service-Hotline',
  serviceHotlineHelp:
    'Mit Landesvorwahl, in der Schreibweise dieser Sprache. Texte verweisen mit {hotline} darauf, Links mit tel:{hotline}. Bleibt das Feld leer, gilt die englische Nummer.',
  serviceHotlineIsExample: 'Die Hotline-Nummer gehört zu den Beispieldaten',
  workingHours: 'Servicezeiten',
  workingHoursHelp:
    'Nennen Sie die Zeitzone, denn Anrufe kommen auch aus anderen Zeitzonen: Montag bis Freitag, 9:00–17:30 Uhr (MEZ).',
  pressPhone: 'Pressetelefon',
  pressPhoneHelp:
    'Mit Landesvorwahl. Texte verweisen mit {pressPhone} darauf, Links mit tel:{pressPhone}. Bleibt das Feld leer, gilt die englische Nummer; fehlt auch sie, entfallen Links darauf.',
  pressPhoneIsExample: 'Das Pressetelefon gehört zu den Beispieldaten',
  listSites: 'Websites ohne Karten',
  listSitesHelp:
    'Diese Websites zeigen die Länder der Vertriebskarte als Liste; die Rechner bieten Namen und Koordinaten, aber keine Karte zur Wahl des Ortes. In China gezeigte Karten brauchen eine behördliche Genehmigung; deshalb sind die chinesischen Websites zunächst ausgewählt.',
  mainlandSite: '简体中文 (cn, Festlandchina)',
  analytics: 'Besuchszählung durch fremde Dienste',
  analyticsHelp:
    'Eine ID von Google Analytics 4 (G-…), für China wahlweise eine von Baidu Tongji (32 Zeichen). Wer die Website besucht, wird vorher gefragt; ohne ID wird niemand gefragt und nichts geladen. Bitte schalten Sie in Google Analytics „Seitenänderungen auf Grundlage von Ereignissen im Browserverlauf“ aus: Die Website meldet jede Seite selbst.',
  analyticsDefault: 'ID für alle übrigen Websites',
  analyticsGermany: 'ID für die deutsche Website',
  analyticsJapan: 'ID für die japanische Website',
  analyticsChina: 'ID für die chinesischen Websites',
  analyticsIdInvalid: 'Bitte geben Sie eine ID wie G-ABC1234567 ein oder lassen Sie das Feld leer.',
  analyticsIdInvalidInChina:
    'Bitte geben Sie eine ID wie G-ABC1234567 oder die 32 Zeichen von Baidu Tongji ein oder lassen Sie das Feld leer.',
  registrationNumber: 'ICP-Registrierungsnummer (auf dem chinesischen Festland gehostete Websites)',
  publicSecurityNumber:
    'Registrierungsnummer der Behörde für öffentliche Sicherheit (auf dem chinesischen Festland gehostete Websites)',
  registrationNumberIsExample: 'Die Registrierungsnummer gehört zu den Beispieldaten',
  securityContact: 'Kontakt für Meldungen von Sicherheitslücken',
  securityContactHelp:
    'Eine E-Mail-Adresse, eine Telefonnummer mit + oder eine https-Adresse. Steht öffentlich unter /.well-known/security.txt; leer lassen, wenn es keinen Kontakt gibt.',
  securityContactInvalid:
    'Bitte eine E-Mail-Adresse, eine Telefonnummer mit + am Anfang oder eine Adresse mit https:// am Anfang eingeben.',
  securityContactIsExample: 'Der Kontakt für Sicherheitslücken gehört zu den Beispieldaten',
  securityPolicy: 'Seite zum Umgang mit solchen Meldungen',
  securityPolicyInvalid: 'Bitte eine Adresse mit https:// am Anfang eingeben.',
};
