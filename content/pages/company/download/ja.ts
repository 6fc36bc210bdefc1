import type { DownloadText } from './text.ts';

export const ja: DownloadText = {
  title: '資料ダウンロード',
  description:
    'eArcモジュールのデータシート、施工マニュアル、認証書、PANファイルです。各型式の値はページでもご覧いただけます。',
  documents: {
    title: '資料',
    text: 'データシート、施工マニュアル、認証書、PANファイル、図面です。言語とファイルサイズを記しています。登録は要りません。',
  },
  body: [
    { heading: 'ページで見られる値' },
    '各型式の値は、製品のページにもあります。サンプルデータには印が付いています。',
    {
      list: [
        '[SMF 520](/product_data#parameters)と[SMF 430](/product_data_430#parameters)',
        '[SMH「Dragonfly」](/dragonfly#parameters)',
        '[オフグリッドシリーズ](/off_series#parameters)',
        '[バルコニー400](/balcony_item/400#parameters)と[バルコニー800](/balcony_item/800#parameters)',
      ],
    },
    '接着とクランプ固定の手順は[施工方法](/eArc_install)に、認証の一覧は[eArcの技術](/eArc#certificates)にあります。',
  ],
  next: {
    title: '必要な資料がないときは',
    text: '型式、資料の種類、ご希望の言語をお知らせください。',
    action: '資料について問い合わせる',
    alternative: 'よくあるご質問',
  },
};
