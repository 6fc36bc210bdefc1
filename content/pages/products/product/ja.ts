import { certificateTexts } from '../shared/ja.ts';
import type { ProductText } from './text.ts';

export const ja: ProductText = {
  title: '産業用・商業用シリーズ：SMFとSMH',
  description:
    'SMFは接着、SMH「Dragonfly」はクランプで固定。産業用・商業用屋根向けの二つのガラスレスモジュールの違いと、ガラスモジュールとの違いを示します。',
  hero: {
    title: '余裕の少ない屋根に、二つのモジュール',
    text: '従来のガラスモジュールは、屋根の耐荷重に{minimumRoofLoad}以上の余裕を求めます。その余裕がない産業用・商業用屋根は約{excludedRoofs}（当社の推計、2026年）。このシリーズは、結晶シリコンを二つの方法でそうした屋根に載せます。SMFは接着、SMH「Dragonfly」はクランプです。',
    ask: '屋根について相談する',
    compare: 'ガラスと比べる',
  },
  smf: {
    title: 'SMF：穴を開けずに接着',
    text: 'フレームもレールもガラスもありません。厚さ{smf-520.thickness}のラミネートで、約{smf-520.weightPerArea}。重さはガラスモジュールの{lighterThanGlass}です。構造用シリコーンで屋根に固定するため、屋根への穴開けは一切ありません。耐荷重の余裕が最も小さく、接着に適した表面の屋根では、SMFが第一候補です。SMF 520とSMF 430があり、SMF 430にはフレーム付きもあります。',
    data520: 'SMF 520のデータ',
    data430: 'SMF 430のデータ',
  },
  smh: {
    title: 'SMH「Dragonfly」：フレームは組み込み済み',
    text: '屋根に届いたとき、取付フレームはすでにモジュールの一部です。現場ではクランプで機械的に固定するだけなので、施工時間を{installationTimeSaving}短縮できます。{smh-520.weightPerArea}とSMFよりは重いものの、フレーム付きガラスモジュールより{dragonflyLighterThanGlass}軽量です。ハゼやレールのある屋根、接着に不安のある表面に向いています。',
    data: 'Dragonflyを詳しく見る',
  },
  roofs: {
    title: 'どの屋根に、どのモジュールか',
    text: '最初の目安です。決め手になるのは屋根そのもの、つまり構造、表面、そして端部に吹く風です。',
    weight: {
      criterion: '単位面積あたりの重さ',
      ours: '約{smf-520.weightPerArea}',
      other: '{smh-520.weightPerArea}',
    },
    trapezoidal: {
      criterion: '折板屋根',
      ours: '折板に直接接着',
      other: '折板に合う掴み金具があれば固定可能',
    },
    standingSeam: {
      criterion: '立平葺き屋根',
      ours: 'ハゼの間に接着',
      other: 'ハゼにクランプで固定、穴開けなし',
    },
    flat: {
      criterion: '陸屋根、TPO・PVC防水シート',
      ours: 'アルミ架台に接着',
      other: '検討のうえ、架台にクランプで固定',
    },
    coated: {
      criterion: 'フッ素樹脂（PVDF）塗装の鋼板',
      ours: '接着試験に合格した場合のみ。PVDFへの接着は不安定',
      other: 'クランプは塗装の影響を受けない',
    },
    assumptions: [
      '発注の前に、風と雪を含めた耐荷重の余裕を構造設計者が確認すること。',
      '接着の前に、実際の屋根の表面で接着力を試験すること。',
    ],
  },
  scale: {
    title: 'SMF、SMH、ガラスを同じ縮尺で',
    text: 'いずれも1平方メートルあたりを、正しい比率で描いています。線は、ある屋根を例にとった限界です。',
    smf: 'SMF',
    smh: 'SMH「Dragonfly」',
    glassModule: 'ガラスモジュール単体（換算値）',
    smfSystem: 'SMF、接着剤とケーブル込み',
    glassSystem: 'ガラスモジュールのシステムに必要な耐荷重の余裕',
    limit: '例とした屋根の耐荷重の余裕',
    basis:
      'SMFとSMH：モジュールのみで、接着剤、クランプ、ケーブルを含みません。ガラスモジュール：当社の数値からの換算で、{smf-520.weightPerArea}が約{glassModule}の{lighterThanGlass}にあたることによります。ガラスモジュールのシステム：屋根に必要な耐荷重の余裕。Dragonflyの「{dragonflyLighterThanGlass}軽量」は、約{framedGlassModule}のフレーム付きガラスモジュールとの比較です。接着剤とケーブルは、例として0.8 kg/m²としています。',
  },
  glass: {
    title: 'eArcとガラスの比較',
    text: 'ガラスにはガラスの出番があります。重さに耐えられる屋根や、モジュールの裏に風を通したい場所です。判断の分かれ目となる違いを挙げます。',
    ours: 'SMF（接着）',
    other: 'レール上のガラスモジュール',
    weight: {
      criterion: 'モジュールの重さ',
      ours: '約{smf-520.weightPerArea}',
      other: '約{glassModule}',
      note: 'ガラスの値は換算値です。上の比較図をご覧ください。',
    },
    fixing: {
      criterion: '固定方法',
      ours: '構造用シリコーン、屋根への穴開けなし',
      other: 'レールとクランプを、ねじ、置き基礎、ウエイトで固定',
    },
    heat: {
      criterion: 'モジュール裏の空気層',
      ours: 'なし。セルの温度が高くなる',
      other: 'あり。熱を逃がす',
      note: '出力がどれだけ下がるかは、eArcの技術ページの実測値をご覧ください。',
    },
    reinforcement: {
      criterion: '屋根がガラスに耐えられない場合',
      ours: '構造設計者に相談してみる価値がある場合が多い',
      other: '補強：1 MWあたり10万～25万ユーロ',
      note: '費用は、別の太陽電池モジュールメーカーであるLONGiの公表値です。',
    },
    assumptions: [
      'SMF 520を折板屋根に接着。接着剤の重さは含みません。',
      'ガラス：フレーム付きモジュールを屋根と平行に設置。レールとウエイトの重さは含みません。',
      'どちらも結晶シリコンのセルで、標準試験条件による比較です。立地、勾配、影は考慮していません。',
    ],
  },
  installation: {
    title: '屋根に載せる四つの方法',
    bonding: {
      name: '接着',
      text: '清掃し、接着力を試験し、接着剤ビードを引いて、モジュールを押し付けます。穴は開けません。',
    },
    standingSeam: {
      name: '立平葺き',
      text: 'SMFはハゼの間に敷き、SMHはハゼにクランプで固定します。',
    },
    flatRoof: {
      name: '陸屋根',
      text: 'アルミ架台が、防水シートの上でモジュールを支えます。',
    },
    clamps: {
      name: 'クランプ',
      text: 'フレーム付きモジュールを機械的に固定します。塗装や硬化時間に左右されません。',
    },
  },
  certificates: {
    title: '試験と認証',
    text: '産業用・商業用シリーズの認証マークです。どの認証書にも対象の型式が記載されています。ご検討中の型式の写しをご請求ください。',
  },
  certificateTexts,
  faq: {
    title: '屋根をお持ちの方からの三つの質問',
    questions: [
      {
        question: 'この屋根に載せられますか？',
        answer:
          '判断できるのは構造設計者だけです。耐荷重の余裕がわかればお知らせください。わからない場合は、屋根の築年数と構造をお聞かせください。検討の材料として、モジュール、接着剤またはクランプ、ケーブルの荷重をお伝えします。',
      },
      {
        question: '接着剤はどんな屋根にも付きますか？',
        answer:
          'いいえ。接着しにくい塗膜もあり、どの塗膜も古くなります。付くかどうかは、実際の屋根で試験しなければわかりません。ご注文の前に試験を行い、不合格の場合はクランプを使うことをお勧めします。',
      },
      {
        question: 'ガラスのほうがよいのはどんなときですか？',
        answer:
          '屋根の耐荷重に余裕があり、気候が非常に暑い場合です。空気層のあるガラスモジュールは、接着したモジュールより温度が低く保たれます。ガラスレスの利点が生きるのは、重さ、高さ、屋根への穴開けが問題になる場合です。',
      },
    ],
    applications: '産業用・商業用の活用シーン',
    moreApplications: 'その他の活用シーン',
  },
  otherSeries: '屋根以外の場所に：ほかの三つのシリーズ',
  quote: {
    title: 'SMFかSMHか、ご相談ください',
    text: '屋根の種類と広さ、わかれば耐荷重の余裕をお知らせください。モジュールと固定方法をご提案します。',
  },
};
