import type { ArticleText } from '../../seed-article.ts';

export const en: ArticleText = {
  title: 'How to read the data sheet of a solar module, line by line',
  summary:
    'Power, voltages, coefficients, weight: what each line says, under which conditions it holds, and what “example data” means on our pages.',
  body: [
    'A data sheet describes a module in the laboratory. It promises nothing about your roof, but it is what lets you compare two modules, provided you know under which conditions a figure holds.',
    { heading: 'Power and efficiency' },
    'Nominal power holds at standard test conditions (STC): fixed irradiance and cells at 25 °C. Outdoors a module seldom meets them. Efficiency is this power divided by the area of the module and by the irradiance of the test. A higher efficiency saves area, not necessarily money. For the 520 W class, {smf-520.efficiency} has been published (unitedpowerpartners.com).',
    { heading: 'Voltages, currents, coefficients' },
    {
      list: [
        'Open-circuit voltage: the voltage without load. Together with the lowest temperature it limits the number of [modules in a string](/product_data#strings).',
        'Short-circuit current: cables and fuses are sized with it. Our 2019 manual asks for 1.25 times its value (manualshive.com).',
        'Voltage and current at maximum power: multiplied, they give the nominal power, apart from rounding. If they do not, ask.',
        'Temperature coefficients: the change per kelvin. A bonded module gets warmer than one with an air gap, so its coefficient of power counts for more.',
      ],
    },
    { heading: 'Weight: per area, not per module' },
    'A large module is heavier than a small one, which tells you nothing. A roof is calculated per square metre, so compare the weight per area, and work it out yourself: weight divided by length times width. For SMF 520 we state about {smf-520.weightPerArea}. The published {smf-520.weight} on {smf-520.length} × {smf-520.width} come to about 2.9 kg/m². That weight was converted from whole pounds (unitedpowerpartners.com), and rounding alone can account for the difference. Ask which value holds for your delivery. Adhesive, clamps and cables come on top.',
    { heading: 'Certificates and example data' },
    'A certificate says that samples of a type have passed the tests of a standard, such as IEC 61215 or IEC 61730. It covers the types it names and says nothing about your adhesive, your roof or the years to come. A mark on a data sheet does not replace it: ask for the document.',
    'Where we have not published a value of a module, our pages may show one that is marked as example data. The electrical values of SMF 520 come from a glass module of the same class in the CEC list of NREL SAM; others merely show what belongs in that place. They are good for following a calculation, and neither for a design nor for ordering cable.',
    'What has been published is in the [download centre](/download). If a document for your model is missing, you can ask for it there.',
  ],
};
