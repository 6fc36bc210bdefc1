import type {
  BlockDataReader,
  BlockOf,
  ModelContent,
  SpaceContent,
  SpaceMeasure,
  SpaceModule,
} from '../../../cms/interface.ts';
import { catalogues } from '../../i18n/catalogues.ts';

type Filled = Pick<BlockOf<'moduleInSpace'>, 'models' | 'sections' | 'glass'>;
type Section = NonNullable<Filled['sections']>[number];

export const moduleInSpace: BlockDataReader<'moduleInSpace'> = ({ block, language }) => {
  const { nominalPower, thickness, weight, bendRadius } = catalogues[language].parameters.names;
  return {
    space: spaceOf(block),
    messages: {
      ...catalogues[language].moduleInSpace,
      ...{ nominalPower, thickness, weight, bendRadius },
    },
  };
};

/** @returns null where the size of the module is not known, or its layers are not filled in. */
export function spaceOf({ models, sections, glass }: Filled): SpaceContent | null {
  const [model] = models;
  const [ours, other] = sections ?? [];
  if (!model || !ours?.layers?.length) return null;
  const read = (key: string) => measureOf(model, key);
  const [length, width] = [read('length'), read('width')];
  if (!length || !width) return null;
  // The longer side is the one that bends.
  const [long, short] = [length.value, width.value].sort((a, b) => b - a);
  if (long === undefined || !short) return null;
  const squareMetres = (long * short) / 1e6;
  const perArea = read('weightPerArea');
  const derived = perArea && {
    ...perArea,
    value: Math.round(perArea.value * squareMetres * 10) / 10,
  };
  return {
    ...{ length: long, width: short, isSizeExample: length.isExample || width.isExample },
    power: read('nominalPower'),
    bendRadius: read('bendRadius'),
    ours: {
      ...sectionOf(ours, read('thickness')),
      name: model.name,
      weight: read('weight') ?? derived,
    },
    glass: other?.layers?.length ? glassOf(other, squareMetres, glass) : null,
  };
}

function glassOf(
  section: Section,
  squareMetres: number,
  glass: Filled['glass'],
): NonNullable<SpaceContent['glass']> {
  const perArea = glass?.value ?? null;
  const isExample = section.isExample === true || glass?.isExample === true;
  return {
    ...sectionOf(section, null),
    weightPerArea: perArea,
    weight:
      perArea === null
        ? null
        : {
            value: Math.round(perArea * squareMetres),
            qualifier: glass?.qualifier ?? 'about',
            isExample,
          },
  };
}

/** @param thickness from the product data, which know better than the section. */
function sectionOf(section: Section, thickness: SpaceMeasure | null): SpaceModule {
  return {
    name: section.name,
    weight: null,
    thickness: thickness ?? {
      ...{ value: section.thickness, qualifier: 'exactly', isExample: section.isExample === true },
    },
    layers: (section.layers ?? []).map(
      ({ id, name, thickness: each, material, isExample }, index) => ({
        ...{ id: id ?? String(index), name, thickness: each, material },
        isExample: isExample === true,
      }),
    ),
  };
}

/** Kits have the power and the weight of all their modules: what is said of several is not read. */
function measureOf({ groups }: ModelContent, key: string): SpaceMeasure | null {
  const row = groups.flatMap(({ rows }) => rows).find((one) => one.key === key);
  if (row?.number === undefined || (row.note && key !== 'thickness')) return null;
  return { value: row.number, qualifier: row.qualifier, isExample: row.isExample };
}
