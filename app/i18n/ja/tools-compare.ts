import type { CompareMessages } from '../en/tools-compare.ts';

/** The words of the comparison in Japanese; see ../en/tools-compare.ts. */
export const messages: CompareMessages = {
  title: 'モジュールを比べる',
  description: '最大4種のモジュールを同じ単位で並べ、ガラスモジュールとも比べられます。',
  model: 'モジュール{number}',
  none: 'なし',
  compare: '比べる',
  table: '比較表',
  differences: '値が異なる行は太字で示します。',
  differs: '異なる',
  print: '印刷する',
  glass: 'ガラスモジュール',
  glassMounting: 'レールまたはフックに固定（重さは取付部材を含まない）',
  glassBasis:
    'ガラスモジュールは同じ出力クラス、同じ寸法の例です。重さは換算値で、取付部材を含みません。{smf-520.weightPerArea}が約{glassModule}の{lighterThanGlass}にあたることによります。電気的な値はSAM（NREL）のCECモジュールリストによります。',
};
