import type { DownloadMessages } from '../en/downloads.ts';

export const messages: DownloadMessages = {
  product: '製品',
  kind: '資料の種類',
  language: 'ファイルの言語',
  allLanguages: 'すべての言語',
  total: '資料：{value}件',
  none: 'この条件に合う資料はありません。',
  empty: '公開中の資料はまだありません。',
  version: '第{value}版',
  preview: 'プレビュー',
  openFile: 'ファイルを開く',
  closePreview: 'プレビューを閉じる',
  previewPage: '{title}、{pages}ページ中{page}ページ',
  previewFailed: 'この資料はここでは表示できません。ファイルを直接開いてください。',
  previewShortened: 'プレビューは最初の{value}ページです。全ページはファイルでご覧ください。',
  older: '過去の版',
  allDownloads: 'ダウンロードできる資料の一覧',
  mediaKitAll: 'プレス素材：ロゴ、画像、利用条件',
  mediaKitTerms: 'ロゴと画像の利用条件',
  wordmarkLight: 'ロゴ（明るい背景用）',
  wordmarkDark: 'ロゴ（暗い背景用）',
};
