import type { DownloadMessages } from '../en/downloads.ts';

export const messages: DownloadMessages = {
  product: '产品',
  kind: '资料类型',
  language: '文件语言',
  allLanguages: '所有语言',
  total: '资料：{value}份',
  none: '没有符合所选条件的资料。',
  empty: '尚未发布任何资料。',
  version: '版本{value}',
  preview: '预览',
  openFile: '打开文件',
  closePreview: '关闭预览',
  previewPage: '{title}，第{page}页，共{pages}页',
  previewFailed: '该资料无法在此显示，请直接打开文件。',
  previewShortened: '预览显示前{value}页，完整内容请见文件。',
  older: '旧版本',
  allDownloads: '全部可下载资料',
  mediaKitAll: '媒体资料：标识、图片和使用条款',
  mediaKitTerms: '标识与图片使用条款',
  wordmarkLight: '标识（浅色背景）',
  wordmarkDark: '标识（深色背景）',
};
