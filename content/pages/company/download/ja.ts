import type { DownloadText } from './text.ts';

export const ja: DownloadText = {
  title: '資料ダウンロード',
  description:
    'eArcのデータシート、施工ガイド、プログラム用パラメーター、プレス素材です。認証書はお問い合わせに応じてお送りします。言語、サイズ、日付を記しています。',
  documents: {
    title: '資料',
    text: '言語、サイズ、版、日付を記しています。登録は不要です。プレビューでは、このページを離れずに中身をご覧いただけます。',
  },
  mediaKit: {
    title: 'プレス素材',
    text: 'eArcについて伝える方のためのロゴ、CGイメージ、利用条件です。画像はコンピューターで作成したものです。「CGイメージ：eArc」と明記してください。トリミングと拡大・縮小はできますが、写っている内容とロゴは変えないでください。',
    action: 'プレス素材を見る',
    alternative: '取材のお問い合わせ',
  },
  body: [
    { heading: 'プログラム用パラメーター' },
    'すべての型式のパラメーターを、JSONとCSVでご用意しています。モジュール1枚の型式には、PAN（PVsyst）もあります。[全型式をまとめたファイル](/parameters.json)と[項目のスキーマ](/parameters/schema.json)は、どのプログラムからも読み込めます。値がサンプルかどうかは一つずつ示しています。わからない値はPANファイルに含めず、その旨を備考に記しています。',
    { heading: '認証書' },
    'モジュールはIEC 61215、IEC 61730、UL 61730に基づいて試験されています。当社の認証マークはTÜV、VDE、CGC、CSA、JETです。電力会社や保険会社によって求められる書類が異なるため、認証書は、対象型式を明記したものをご請求に応じてお送りします。設置する国をお知らせください。',
    { heading: 'ページで見られる値' },
    '各型式の値は、製品のページにもあります。サンプルデータには印が付いています。',
    {
      list: [
        '[SMF 520](/product_data#parameters)と[SMF 430](/product_data_430#parameters)',
        '[SMH Dragonfly](/dragonfly#parameters)',
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
