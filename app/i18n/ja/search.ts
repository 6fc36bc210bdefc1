import type { SearchMessages } from '../en/search.ts';

export const messages: SearchMessages = {
  keywords: 'キーワード',
  keywordsPlaceholder: 'キーワードを入力してください',
  submit: '検索する',
  resultsFor: '「{query}」の検索結果',
  total: {
    other: '全{value}件',
  },
  similar: 'キーワードに完全に一致する内容はありません。近い結果を表示しています。',
  none: '該当する内容が見つかりません。表記を確認するか、言葉を減らすか、より一般的な言葉でお試しください。',
  nearest: 'もしかして：',
  kinds: '結果の絞り込み',
  kindAll: 'すべて',
  kindNews: 'ニュース',
  kindProduct: '製品',
  kindPage: 'ページ',
  kindDocument: 'ダウンロード',
  kindPosition: '募集職種',
  more: '{kind}：全{value}件を見る',
  pages: '検索結果のページ',
  page: '{page}／{pages}ページ',
  previous: '前の結果',
  next: '次の結果',
  suggestions: '検索候補',
  suggestionCount: '検索候補：{value}件。矢印キーで選択できます。',
};
