/** Words of English, Japanese and Chinese CVs, for the industries by their English names. */
export const moreIndustryWords: Record<string, RegExp> = {
  'Information technology':
    /フロントエンド|バックエンド|インフラエンジニア|ネットワークエンジニア|サーバー?エンジニア|Web(?:エンジニア|コーダー|開発|制作|アプリ)|アプリ(?:開発|エンジニア)|IT(?:エンジニア|企業|コンサル)|クラウド|程序开发|开发工程师|运维|大数据|人工智能|云计算|全栈|game develop|full[- ]?stack|web app|machine learning|site reliability/giu,
  'Media and marketing':
    /brand(?:ing)? (?:design|manager|strateg|identit)|visual design|creative director|copywrit|illustrator\b(?= for)|art director|event agency|品牌(?:运营|策划|推广|实习)|内容运营|用户运营|营销|行銷企劃|広報|宣伝|編集者|ライター/giu,
  'Mechanical engineering':
    /\bforgings?\b|\bcastings?\b|machine tools?|ベアリング|軸受|精密(?:機械|加工)|锻造|铸造|模具/giu,
};
