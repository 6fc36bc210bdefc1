import type { CertificateTexts } from './text.ts';

export const certificateTexts: CertificateTexts = {
  iec61215: 'Kwalifikacja konstrukcji i aprobata typu',
  iec61730: 'Kwalifikacja bezpieczeństwa',
  ul61730: 'Kwalifikacja bezpieczeństwa dla Ameryki Północnej',
  tuv: 'Jednostka badawcza, Niemcy',
  vde: 'Instytut badań i certyfikacji, Niemcy',
  cgc: 'Jednostka certyfikująca, Chiny',
  csa: 'Organizacja normalizacyjna i badawcza, Kanada',
  jet: 'Laboratorium badawcze, Japonia',
  testsTitle: 'Badania trwałości',
  saltMist: { name: 'Mgła solna', text: 'Wilgotne, słone powietrze jak nad morzem.' },
  ammonia: {
    name: 'Korozja amoniakalna',
    text: 'Powietrze w budynkach inwentarskich i wokół nich.',
  },
  fire: { name: 'Ogień', text: 'Zachowanie laminatu, gdy dosięgną go płomienie.' },
  blownSand: {
    name: 'Piasek niesiony wiatrem',
    text: 'Ziarna ścierające powierzchnię, która nie ma szkła.',
  },
  pid: {
    name: 'Degradacja indukowana potencjałem (PID)',
    text: 'Wysokie napięcie między ogniwami a ziemią w wilgotnym cieple.',
  },
};
