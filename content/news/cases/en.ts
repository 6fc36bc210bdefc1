import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
  title: 'Two roofs of 2019: what reports show, and what they do not',
  summary:
    'A museum in Sydney and a sports hall in Waldkirch are two publicly reported projects with eArc modules of that year. We have read the reports again.',
  body: [
    'Both projects were described by others, not by us. That makes them valuable, and it means that we repeat only what was published.',
    { heading: 'Sydney: Wharf 7, maritime museum' },
    'On a steep roof, 812 modules with 235 kW in all were fitted. The saving is put at about 50,000 Australian dollars a year (Clean Energy Regulator, cer.gov.au).',
    { heading: 'Waldkirch, Germany: sports hall' },
    'Here framed modules are clamped to a roof of titanium-zinc. Some reports said that they had been bonded; we had those reports corrected. The power is given as 245 kW (pv-magazine.de, 5 April 2019); another report says 190 kW (leichtbauwelt.de).',
    { heading: 'What can be learned' },
    {
      list: [
        'A steep roof in Sydney, a metal roof in Waldkirch: light modules have found their place on both, in Waldkirch with clamps.',
        'Figures differ between reports. We name both rather than choose the nicer one.',
        'Weights of that time are not those of today: 2.5 kg/m² according to the founder, 3.5 kg/m² bonded and 4.5 kg/m² framed according to an earlier report. Today’s SMF weighs about {smf-520.weightPerArea}.',
      ],
    },
    { heading: 'What remains open' },
    'None of the reports gives yields over several years, damage or the condition today. If you have such data, please [write to us](/about#media). The other dates are in the [timeline](/about#history).',
  ],
};
