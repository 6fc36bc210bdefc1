import type { ArticleText } from '../../seed-article.ts';

export const pl: ArticleText = {
  title: 'Dachy płaskie z membraną TPO lub PVC: co ustalić wcześniej',
  summary:
    'Na miękkiej membranie moduły eArc potrzebują podkonstrukcji aluminiowej. O jej budowie decydują obciążenie, wiatr i odwodnienie, a głos ma także producent membrany.',
  body: [
    'Membrany dachowe TPO i PVC zatrzymują wodę, ale nie dają cienkiemu modułowi sztywności. Na dachach płaskich moduły układa się więc na podkonstrukcji aluminiowej. Bezramowe moduły SMF klei się do jej profili; próbę przyczepności wykonuje się na takim samym profilu. SMH „Dragonfly” można tam przymocować klemami, jeśli pozwalają na to rezerwa nośności i obliczenia wiatrowe. Przez membranę nic nie przechodzi.',
    { heading: 'Obciążenie: moduł to tylko część' },
    'Moduł SMF waży około {smf-520.weightPerArea}, SMH {smh-520.weightPerArea}. Do tego dochodzą podkonstrukcja, klej lub klemy i przewody. Jeśli potrzebny jest balast, też się liczy i może zużyć to, co zaoszczędził lekki moduł. Na dach naciskają również śnieg i stojąca woda. Podkonstrukcja przekazuje to wszystko punktowo, więc izolacja pod membraną musi trwale wytrzymać taki nacisk. Konstruktor sprawdza całość i podaje rezerwę nośności w kg/m².',
    { heading: 'Wiatr: decydują naroża i krawędzie' },
    'Na dachu płaskim ssanie wiatru jest największe w narożach i przy krawędziach, a lekki moduł niewiele może mu przeciwstawić. Obliczenia wskazują, które strefy pozostają wolne, gdzie są punkty podparcia i co utrzymuje podkonstrukcję na miejscu. Uwzględniają też, co trzyma samą membranę: klej, mocowanie mechaniczne czy dociążenie.',
    { heading: 'Odwodnienie: sprawdzić po deszczu' },
    'Kałuże pokazują, gdzie brakuje spadku. Nie stawia się tam punktów podparcia, a żaden profil nie może zatrzymywać wody w drodze do wpustu. Wpusty i przelewy awaryjne pozostają wolne i dostępne, aby można było usunąć liście i brud. Jeśli duża kałuża nie znika, trzeba ustalić przyczynę, zanim doda się obciążenie: dach, który się ugina, zbiera więcej wody, a więcej wody ugina go jeszcze bardziej.',
    { heading: 'Sześć pytań do producenta membrany' },
    {
      list: [
        'Czy wyrażają Państwo pisemną zgodę na podkonstrukcję na tej membranie i czy gwarancja pozostaje w mocy?',
        'W jakim stanie musi być membrana i kto wcześniej sprawdza jej wiek, zgrzewy i naprawy?',
        'Jaki nacisk membrana i izolacja mogą trwale przenosić w jednym punkcie?',
        'Jaką warstwę ochronną ułożyć pod punktami podparcia? Plastyfikatory z PVC mogą przenikać do innych tworzyw, więc nie każda mata się nadaje.',
        'Jak można zabezpieczyć podkonstrukcję przed wiatrem bez przebijania membrany?',
        'Jak później kontrolować i naprawiać membranę pod modułami?',
      ],
    },
    'Odpowiedzi warto zebrać przed zamówieniem, a zużytą membranę najpierw odnowić. Dalsze kroki są w części [dach płaski](/eArc_install#flat-roof). Jeśli znają Państwo rodzaj membrany i rok budowy, prosimy [opisać nam dach](/app_two#quote): odpowiemy propozycją metody i listą prób do wykonania.',
  ],
};
