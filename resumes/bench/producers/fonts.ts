import { execFileSync } from 'node:child_process';
import type { Person } from '../person.ts';

interface Fonts {
  /** For HTML and word processors; Chromium and LibreOffice embed what they use. */
  sans: string;
  serif: string;
  /** For pdfkit: a file, and the face in it. */
  files: { regular: [file: string, face?: string]; bold: [file: string, face?: string] };
}

const noto = '/usr/share/fonts/opentype/noto/NotoSansCJK';
const cjk = (key: 'jp' | 'sc' | 'tc'): Fonts => ({
  sans: `Noto Sans CJK ${key.toUpperCase()}`,
  serif: `Noto Serif CJK ${key.toUpperCase()}`,
  files: {
    regular: [`${noto}-Regular.ttc`, `NotoSansCJK${key}-Regular`],
    bold: [`${noto}-Bold.ttc`, `NotoSansCJK${key}-Bold`],
  },
});

/** From Debian's packages fonts-liberation, fonts-crosextra-carlito and fonts-noto-cjk. */
export function fontsFor({
  language,
  traditional,
}: Pick<Person, 'language' | 'traditional'>): Fonts {
  if (language === 'ja') return cjk('jp');
  if (language === 'zh') return cjk(traditional ? 'tc' : 'sc');
  const liberation = '/usr/share/fonts/truetype/liberation/LiberationSans';
  return {
    sans: 'Carlito',
    serif: 'Liberation Serif',
    files: { regular: [`${liberation}-Regular.ttf`], bold: [`${liberation}-Bold.ttf`] },
  };
}

/** Without them a browser prints in wider faces: lines break elsewhere, and less is read right. */
export function requireFonts(): void {
  const installed = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  const missing = ['Carlito', 'Liberation Sans', 'Noto Sans CJK SC'].filter(
    (family) => !installed.includes(family),
  );
  if (missing.length > 0) throw new Error(`fonts are missing: ${missing.join(', ')}`);
}
