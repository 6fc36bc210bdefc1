import { operator } from '../operator.ts';
import type { ImprintText } from './text.ts';

export const ja: ImprintText = {
  title: '運営者情報',
  description:
    '本サイトの運営者と連絡先です。ドイツのデジタルサービス法（Digitale-Dienste-Gesetz、DDG）第5条が求める事項を記載します。',
  placeholder: {
    title: 'サンプルデータ：公開前に差し替えてください',
    text: 'このページの記載は仮のもので、実在の会社を表すものではありません。サイトを公開する前に、運営者がすべての項目を自社の情報に差し替え、弁護士がページを確認します。',
  },
  operator: [
    'ドイツのデジタルサービス法（Digitale-Dienste-Gesetz、DDG）第5条に基づく表示です。2026年11月時点の内容で、サイト運営者による確認を要します。',
    { heading: '運営者' },
    {
      list: [
        `商号と会社形態：${operator.name}（サンプルデータ）`,
        `所在地：${operator.street}, ${operator.city}（ドイツ）（サンプルデータ）`,
        '代表者：〇〇〇〇（サンプルデータ）',
      ],
    },
    { heading: '連絡先' },
    {
      list: [
        `電話：${operator.phone}（サンプルデータ）`,
        `メール：${operator.email}（サンプルデータ）`,
        'フォーム：[お問い合わせフォーム](/about#contact)',
      ],
    },
    { heading: '登記と税務' },
    {
      list: [
        `商業登記：${operator.registerCourt}, ${operator.registerNumber}（サンプルデータ）`,
        `付加価値税識別番号：${operator.vatNumber}（サンプルデータ）`,
        `事業者識別番号（付与されている場合）：${operator.businessNumber}（サンプルデータ）`,
      ],
    },
    { heading: '該当する場合のみ' },
    {
      list: [
        '監督官庁（許認可が必要な事業の場合）：該当なし（サンプルデータ）',
        '所属団体、職業名、職業規則（規制職種の場合）：該当なし（サンプルデータ）',
        '解散または清算の表示：該当なし（サンプルデータ）',
      ],
    },
  ],
  further: [
    { heading: '編集責任者' },
    '〇〇〇〇、住所は上記と同じ（サンプルデータ）。',
    { heading: '消費者との紛争' },
    '消費者調停機関による紛争解決手続きに参加するかどうかを、ここに記載します（サンプルデータ：参加しない）。',
    { heading: '中国本土' },
    '中国本土で運営するサイトは、フッターにICP登録番号を表示し、beian.miit.gov.cnへのリンクを付けています。',
  ],
  ending: {
    title: 'お探しの窓口へ',
    text: 'カスタマーサービス、取材、ご意見・ご要望には、それぞれ専用のフォームがあります。',
    action: 'お問い合わせ',
    alternative: '利用規約',
  },
};
