import type { StaffSettingsMessages } from '../en/staff-settings.ts';

export const messages: StaffSettingsMessages = {
  companyLegalName: 'Pełna nazwa firmy',
  companyLegalNameHelp:
    'Tak jak w rejestrze. Pokazują ją stopka, strony prawne i zgoda na przekazanie danych za granicę; teksty odwołują się do niej przez {companyName}. Puste pole oznacza nazwę angielską.',
  companyLegalNameIsExample: 'Nazwa firmy to dane przykładowe',
  serviceHotline: 'Infolinia serwisowa',
  serviceHotlineHelp:
    'Z numerem kierunkowym kraju, w zapisie tego języka. Teksty odwołują się do niego przez {hotline}, linki przez tel:{hotline}. Puste pole oznacza numer angielski.',
  serviceHotlineIsExample: 'Numer infolinii to dane przykładowe',
  workingHours: 'Godziny pracy',
  workingHoursHelp:
    'Proszę podać strefę czasową, bo dzwonią też osoby z innych stref: od poniedziałku do piątku w godz. 9:00–17:30 (CET).',
  pressPhone: 'Telefon dla mediów',
  pressPhoneHelp:
    'Z numerem kierunkowym kraju. Teksty odwołują się do niego przez {pressPhone}, linki przez tel:{pressPhone}. Puste pole oznacza numer angielski; gdy i jego brak, linki są pomijane.',
  pressPhoneIsExample: 'Telefon dla mediów to dane przykładowe',
  listSites: 'Witryny bez map',
  listSitesHelp:
    'Te witryny pokazują kraje z mapy sprzedaży jako listę, a kalkulatory pozwalają podać nazwę lub współrzędne, lecz nie pokazują mapy do wyboru miejsca. Mapy pokazywane w Chinach wymagają zgody władz, dlatego witryny chińskie są wybrane domyślnie.',
  mainlandSite: '简体中文 (cn, Chiny kontynentalne)',
  analytics: 'Liczenie odwiedzin przez usługę zewnętrzną',
  analyticsHelp:
    'Identyfikator Google Analytics 4 (G-…) albo, dla Chin, Baidu Tongji (32 znaki). Odwiedzający są najpierw pytani o zgodę; bez identyfikatora nikt nie jest pytany i nic się nie ładuje. W Google Analytics proszę wyłączyć „Zmiany stron na podstawie zdarzeń z historii przeglądarki”: witryna sama zgłasza każdą stronę.',
  analyticsDefault: 'Identyfikator pozostałych witryn',
  analyticsGermany: 'Identyfikator witryny niemieckiej',
  analyticsJapan: 'Identyfikator witryny japońskiej',
  analyticsChina: 'Identyfikator witryn chińskich',
  analyticsIdInvalid: 'Proszę podać identyfikator taki jak G-ABC1234567 albo zostawić pole puste.',
  analyticsIdInvalidInChina:
    'Proszę podać identyfikator taki jak G-ABC1234567 albo 32 znaki Baidu Tongji, albo zostawić pole puste.',
  registrationNumber: 'Numer rejestracyjny ICP (witryny hostowane w Chinach kontynentalnych)',
  publicSecurityNumber:
    'Policyjny numer rejestracyjny (witryny hostowane w Chinach kontynentalnych)',
  registrationNumberIsExample: 'Numer rejestracyjny to dane przykładowe',
  securityContact: 'Kontakt do zgłaszania luk w zabezpieczeniach',
  securityContactHelp:
    'Adres e-mail, numer telefonu z + albo adres https. Publikowany pod /.well-known/security.txt; puste pole oznacza brak.',
  securityContactInvalid:
    'Proszę podać adres e-mail, numer telefonu zaczynający się od + albo adres zaczynający się od https://.',
  securityContactIsExample: 'Kontakt do zgłaszania luk to dane przykładowe',
  securityPolicy: 'Strona opisująca, jak traktowane są takie zgłoszenia',
  securityPolicyInvalid: 'Proszę podać adres zaczynający się od https://.',
};
