import { lightColors as colors } from '../typesetting/colors.ts';
import type { Style } from './typesetting.ts';

const ink = { color: colors.ink, leading: 1.35 };
const soft = { color: colors.inkSoft, leading: 1.4 };

/** The site's type, at the sizes of paper. */
export const styles = {
  title: { ...ink, size: 32, weight: 'light', leading: 1.08 },
  lead: { ...ink, size: 11, weight: 'regular', leading: 1.42 },
  kind: { ...soft, size: 9.5, weight: 'regular' },
  siteName: { ...ink, size: 15, weight: 'strong', leading: 1 },
  figure: { ...ink, size: 24, weight: 'light', leading: 1.1 },
  figureUnit: { ...ink, size: 11, weight: 'regular' },
  heading: { ...ink, size: 10.5, weight: 'strong', leading: 1.3 },
  section: { ...ink, size: 17, weight: 'light', leading: 1.2 },
  body: { ...ink, size: 9.5, weight: 'regular', leading: 1.5 },
  bodyStrong: { ...ink, size: 9.5, weight: 'strong', leading: 1.5 },
  cell: { ...ink, size: 8.4, weight: 'regular', leading: 1.3 },
  cellStrong: { ...ink, size: 8.4, weight: 'strong', leading: 1.3 },
  cellSoft: { ...soft, size: 8.4, weight: 'regular', leading: 1.3 },
  small: { ...soft, size: 7.2, weight: 'regular' },
  smallInk: { ...ink, size: 7.2, weight: 'regular' },
  smallStrong: { ...ink, size: 7.2, weight: 'strong' },
} as const satisfies Record<string, Style>;
