import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'IEC 61215 i IEC 61730: co mówią te dwie normy',
  summary:
    'Jedna pyta, czy moduł nadal działa, druga, czy jest bezpieczny. Żadna nie odpowiada, jak długo wytrzyma na konkretnym dachu.',
  body: [
    'Niemal każda karta katalogowa modułu fotowoltaicznego podaje te dwa numery. Często czyta się je jak jeden znak jakości. To jednak dwa różne pytania.',
    { heading: 'IEC 61215: czy nadal działa?' },
    'Norma dotyczy kwalifikacji konstrukcji i aprobaty typu. Moduły próbne przechodzą badania, które naśladują obciążenia na zewnątrz, takie jak upał, mróz, wilgoć i obciążenie mechaniczne, a ich moc mierzy się przed badaniem i po nim.',
    { heading: 'IEC 61730: czy jest bezpieczny?' },
    'Ta norma dotyczy bezpieczeństwa: jedna część budowy i materiałów, druga badań. Chodzi o porażenie prądem, pożar i zagrożenia mechaniczne. UL 61730 to jej wydanie dla Stanów Zjednoczonych. Nasza instrukcja z 2019 roku podaje dla ówczesnych modułów klasę zastosowania A, klasę ochronności II i klasę ogniową C.',
    { heading: 'Co bada się osobno' },
    'Mgła solna, korozja amoniakalna, ogień, piasek niesiony wiatrem i degradacja indukowana potencjałem (PID) to osobne badania. Które z nich są ważne, zależy od miejsca: obora to nie port.',
    { heading: 'Czego nie powie żaden certyfikat' },
    {
      list: [
        'Ile lat wytrzyma moduł w danym miejscu: badanie typu nie jest badaniem trwałości.',
        'Czy klej trzyma na danej powłoce: pokaże to tylko próba na dachu.',
        'Czy certyfikat dotyczy danego modelu: należy porównać oznaczenie typu i poprosić o dokument.',
      ],
    },
    'Nasze dokumenty są na stronie [Do pobrania](/download). Certyfikaty przesyłamy na życzenie.',
  ],
};
