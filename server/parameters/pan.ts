import type { ModelRecord, ParameterRecord } from './record.ts';

/** What makes a module of PVsyst. */
const essential = [
  'nominalPower',
  'openCircuitVoltage',
  'shortCircuitCurrent',
  'voltageAtMaximumPower',
  'currentAtMaximumPower',
  'length',
  'width',
  'weight',
];

/**
 * Whether the numbers hold for the same thing. Of a kit, where some hold for one module and others
 * for both, a file would describe a module that there is not.
 */
export function isOneModule({ parameters }: ModelRecord): boolean {
  const used = parameters.filter(({ key }) => essential.includes(key));
  return new Set(used.map(({ holdsFor }) => holdsFor)).size <= 1;
}

/**
 * A module file in the text form that PVsyst reads (PAN). What is not known is left out, and what
 * is derived says so in the remarks; so PVsyst completes it, or asks.
 */
export function toPan(record: ModelRecord): string {
  const find = (key: string) => record.parameters.find((one) => one.key === key);
  const used: ParameterRecord[] = [];
  /** A value times a factor, in the unit that PVsyst expects. */
  const line = (name: string, key: string, digits: number, factor = 1): string[] => {
    const parameter = find(key);
    if (typeof parameter?.value !== 'number') return [];
    used.push(parameter);
    return [`${name}=${(parameter.value * factor).toFixed(digits)}`];
  };
  const cells = cellsOf(find('cells'));
  const commercial = [
    'Comment=Made from the product data of the eArc website',
    'Flags=$0041',
    `Manufacturer=${ascii(record.manufacturer)}`,
    `Model=${ascii(record.name)}`,
    `DataSource=eArc website, revision ${record.revision}, ${record.changed.slice(0, 10)}`,
    ...line('Width', 'width', 3, 1 / 1000),
    ...line('Height', 'length', 3, 1 / 1000),
    ...line('Depth', 'thickness', 3, 1 / 1000),
    ...line('Weight', 'weight', 3),
  ];
  const module = [
    ...(cells ? ['Technol=mtSiMono', `NCelS=${cells.series}`, `NCelP=${cells.parallel}`] : []),
    'GRef=1000',
    'TRef=25.0',
    ...line('PNom', 'nominalPower', 1),
    ...line('Isc', 'shortCircuitCurrent', 3),
    ...line('Voc', 'openCircuitVoltage', 2),
    ...line('Imp', 'currentAtMaximumPower', 3),
    ...line('Vmp', 'voltageAtMaximumPower', 2),
    ...line('muVocSpec', 'voltageTemperatureCoefficient', 1, 1000),
    ...line('muPmpReq', 'powerTemperatureCoefficient', 3),
    ...line('VMaxIEC', 'maximumSystemVoltage', 0),
  ];
  const remarks = remarksOf(record, used, cells !== null);
  const lines = [
    'PVObject_=pvModule',
    '  Version=7.2',
    '  Flags=$00900043',
    '',
    '  PVObject_Commercial=pvCommercial',
    ...commercial.map((one) => `    ${one}`),
    `    Remarks, Count=${remarks.length}`,
    ...remarks.map((text, index) => `      Str_${index + 1}=${text}`),
    '    End of Remarks',
    '  End of PVObject pvCommercial',
    '',
    ...module.map((one) => `  ${one}`),
    'End of PVObject pvModule',
    '',
  ];
  return lines.join('\r\n');
}

function remarksOf(record: ModelRecord, used: ParameterRecord[], hasCells: boolean): string[] {
  const examples = used.filter(({ isExample }) => isExample).map(({ name }) => name);
  const approximate = used.filter(({ qualifier }) => qualifier !== 'exactly');
  return [
    `Provenance: product data of the eArc website${record.page ? `, ${record.page}` : ''}`,
    ...(examples.length > 0
      ? [
          'EXAMPLE DATA: the following values are stand-ins and no property of the product.',
          ...inLines(examples),
          'Do not plan with them; ask for the data of your delivery.',
        ]
      : ['None of the values is an example.']),
    ...(approximate.length > 0
      ? ['Approximate:', ...inLines(approximate.map(({ name }) => name))]
      : []),
    ...(hasCells
      ? ['Derived: NCelS and NCelP from the number of half cells, as two equal groups in parallel.']
      : []),
    'Left out as not known: temperature coefficient of Isc, resistances, diode factor, efficiency at low irradiance, incidence angle losses.',
  ].map(ascii);
}

/** Lists names over as many lines as they need. */
function inLines(names: string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length < 90) {
      lines[lines.length - 1] = `${last}; ${name}`;
    } else lines.push(name);
  }
  return lines;
}

/** Half cells are wired as two groups in parallel, each with half of them in series. */
function cellsOf(cells: ParameterRecord | undefined) {
  const [, count] = /(\d+)\s+half-cut/.exec(String(cells?.value ?? '')) ?? [];
  const isEven = count !== undefined && Number(count) % 2 === 0;
  return isEven ? { series: Number(count) / 2, parallel: 2 } : null;
}

/** Older programs read these files in the encoding of the country; letters of ASCII are the same in all. */
function ascii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/[\r\n]+/g, ' ')
    .replace(/[^\x20-\x7e]/g, '');
}
