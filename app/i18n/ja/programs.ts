import type { ProgramMessages } from '../en/programs.ts';

export const messages: ProgramMessages = {
  markdownHint:
    'どのページにも Markdown 版があります。アドレスの末尾に「.md」を付けてください。以下のリンクは Markdown 版に移動します。',
  examplesHint:
    'サンプルデータと記された値は、仕様値でも実測値でもありません。事実として引用しないでください。',
  languagesHint: '他の言語のサイト：',
  otherPages: 'その他のページ',
  newestArticles: '最新の記事',
  data: 'データ',
  allParameters: '全モデルの技術パラメーター',
  allAddresses: '全アドレスと最終更新日',
};
