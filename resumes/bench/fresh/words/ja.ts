import { list, type Words } from '../words.ts';

export const words: Words = {
  given: {
    male: list('健太=Kenta | 大輔=Daisuke | 翔=Sho | 誠=Makoto | 拓也=Takuya | 浩二=Koji | 亮=Ryo'),
    female: list(
      '美咲=Misaki | 由美子=Yumiko | 彩=Aya | 真由美=Mayumi | 恵=Megumi | 陽子=Yoko | 奈々=Nana',
    ),
  },
  family: list(
    '佐藤=Sato | 田中=Tanaka | 高橋=Takahashi | 中村=Nakamura | 小林=Kobayashi | 斎藤=Saito | 長谷川=Hasegawa | 森=Mori | 石井=Ishii | 松本=Matsumoto | 岡田=Okada | 五十嵐=Igarashi',
  ),
  nameJoin: ' ',
  towns: list(
    '〒231-0000 神奈川県横浜市中区 | 〒460-0000 愛知県名古屋市中区 | 東京都練馬区 | 〒530-0000 大阪府大阪市北区 | 福岡県福岡市博多区 | 〒980-0000 宮城県仙台市青葉区 | 北海道札幌市白石区 | 〒600-0000 京都府京都市下京区 | 広島県広島市南区',
  ),
  streets: list(
    '若葉町#-#-1# | 緑ヶ丘2丁目#番1#号 | 本町1-#-# サンハイツ2## | 桜台4-2# コーポ花 1## | 栄町#番地 | 東#丁目1-2 グリーンマンション5##号室',
  ),
  addresses: list('{town}{street} | {town}{street} | {town} {street}'),
  phones: list(
    '090-0000-#### | 0900000#### | 090 0000 #### | 03-0000-#### | +81 90-0000-#### | 080(0000)####',
  ),
  nationalities: [
    ['JP', list('日本 | 日本国 | 日本国籍')],
    ['CN', list('中国 | 中華人民共和国')],
    ['VN', list('ベトナム | ベトナム国籍')],
    ['KR', list('韓国 | 大韓民国')],
  ],
  labels: {
    name: list('氏名 | 氏　名 | 名前'),
    birth: list('生年月日 | 誕生日 | 生まれ'),
    nationality: list('国籍 | 国籍・地域 | 国　籍'),
    email: list('メール | E-mail | メールアドレス | 電子メール'),
    phone: list('電話 | 携帯電話 | 電話番号 | TEL'),
    address: list('現住所 | 住所 | 居住地 | お住まい'),
    target: list('希望職種 | 応募職種 | 志望ポジション | 応募する仕事'),
    industry: list('業界 | 業種 | 経験業界'),
    period: list('期間 | 在籍期間 | いつ'),
    firm: list('会社名 | 勤務先 | 企業名'),
    title: list('職種 | 役職 | 担当した仕事'),
  },
  headings: {
    experience: list(
      '職務経歴 | 職歴 | これまでの仕事 | 業務経験 | 勤務先と仕事 | 経歴 | 働いてきた会社',
    ),
    education: list('学歴 | 教育 | 学んだこと | 最終学歴'),
    personal: list('個人情報 | 連絡先 | 基本事項 | 本人について'),
    skills: list('スキル | 資格 | できること | 免許・資格'),
    languages: list('語学 | 語学力 | 話せる言葉'),
    hobbies: list('趣味 | 趣味・特技 | 休日の過ごし方'),
    profile: list('自己PR | 職務要約 | 私について'),
    clubs: list('ボランティア | 社会活動 | その他の活動'),
    references: list('推薦者 | 照会先 | 私を知る人'),
  },
  months: list('YYYY年M月 | YYYY/MM | ERA | YYYY年 | YYYY.MM | YYYYMM | YYYY年MM月 | YYYY-MM'),
  ranges: list(
    '{start}～{end} | {start} - {end} | {start}から{end}まで | {start}〜{end} | {start}－{end} | {start}より{end}',
  ),
  open: list(
    '{start}～現在 | {start} - 現在 | {start}から現在まで | {start}〜 | {start}～在職中 | {start}より現在',
  ),
  days: list('YYYY年M月D日 | YYYY/MM/DD | YYYY.M.D | ERADAY'),
  born: list('{day}生まれ | {day}生 | 生年月日：{day}'),
  applications: list(
    '希望職種：{title} | 応募職種：{title} | 応募ポジション {title} | 貴社で{title}として働きたいと考えております',
  ),
  at: list(
    '{firm}　{title} | {firm}／{title} | {firm}（{title}） | {firm}にて{title} | {title}　{firm} | {firm} {title} | {firm}・{title}',
  ),
  told: [
    '{start}から{end}まで{firm}にて{title}として勤務。',
    '{start}から現在まで{firm}にて{title}として勤務。',
  ],
  asides: [
    ['性別', '女'],
    ['配偶者', '有'],
    ['最寄駅', '若葉駅'],
    ['扶養家族', '1名'],
  ],
  documentTitles: list('履歴書 | 職務経歴書 | 履 歴 書'),
  stems: list('光洋 | 東和 | 日新 | 大栄 | 三協 | 北斗 | 明和 | 共栄 | 山城 | 富岳 | 新星 | 瑞穂'),
  legalForms: list('株式会社~ | ~株式会社 | 有限会社~ | ~工業所 | （株）~ | 合同会社~ | ~'),
  trades: {
    engineering: {
      names: list('機械 | 製造業 | 機械メーカー'),
      titles: list('機械設計 | 生産技術 | 製造課長 | 旋盤工 | 品質管理 | 設備保全担当 | 工場長'),
      firms: list('{stem}機械 | {stem}精機 | {stem}製作所 | {stem}工業'),
      tasks: list('不良率を12%削減 | 設備40台の保全 | 治具の設計 | 9名の班をまとめる'),
    },
    logistics: {
      names: list('物流 | 運輸 | 倉庫・物流'),
      titles: list(
        '倉庫管理 | 配車係 | フォークリフト運転手 | 物流企画担当 | トラックドライバー | 物流センター長 | 在庫管理担当',
      ),
      firms: list('{stem}運輸 | {stem}物流 | {stem}倉庫 | {stem}通商'),
      tasks: list('車両25台の配車 | 年2回の棚卸 | バーコード管理の導入 | 運転手11名の指導'),
    },
    construction: {
      names: list('建設 | 建設業 | 土木建築'),
      titles: list('現場監督 | 施工管理 | 大工 | 積算担当 | 屋根職人 | 工事主任 | 設計士'),
      firms: list('{stem}建設 | {stem}工務店 | {stem}土木 | {stem}ハウス'),
      tasks: list('60戸の現場を担当 | 見積りと積算 | 14棟を期日どおり引き渡し | 安全教育'),
    },
    trade: {
      names: list('小売 | 卸売 | 流通・小売'),
      titles: list('店長 | 販売員 | 営業 | 仕入担当 | レジ係 | エリアマネージャー | 法人営業'),
      firms: list('{stem}商店 | {stem}商事 | {stem}ストア | {stem}書店'),
      tasks: list('売上を2割増やす | 従業員18名の管理 | 6店舗の発注 | 仕入先との交渉'),
    },
    software: {
      names: list('IT | ソフトウェア | 情報サービス'),
      titles: list(
        'システムエンジニア | プログラマー | 社内SE | テストエンジニア | プロジェクトマネージャー | インフラエンジニア | データアナリスト',
      ),
      firms: list('{stem}ソフト | {stem}情報システム | {stem}システムズ | {stem}データ'),
      tasks: list(
        '課金システムをPostgreSQLへ移行 | コードレビューとリリース | スマートフォンアプリの開発 | 夜間対応',
      ),
    },
    solar: {
      names: list('太陽光発電 | 再生可能エネルギー | ソーラー'),
      titles: list(
        '太陽光施工 | 設計エンジニア | 営業部長 | 電気工事士 | 開発担当 | 試運転エンジニア',
      ),
      firms: list('{stem}ソーラー | {stem}太陽光 | {stem}エネルギー | {stem}電工'),
      tasks: list('5～400kWの屋根の設計 | 120か所の試運転 | 訪問と見積り | パワコンの点検'),
    },
  },
  schools: list('{stem}大学 工学部 | {stem}高等学校 | {stem}専門学校 | {stem}短期大学'),
  degrees: list('卒業 | 機械工学科 卒業 | 普通科 卒業 | 経営学部 卒業 | 建築科 修了'),
  clubs: list('{stem}図書館 読み聞かせ | 少年サッカー コーチ | おもちゃ病院'),
  skills: list(
    'Word、Excel、AutoCAD | 普通自動車免許、フォークリフト | Python、SQL、Git | 交渉、計画',
  ),
  languages: list('英語（TOEIC 700） | 日本語、英語 | 中国語（日常会話）'),
  hobbies: list('自転車、合唱、将棋 | 園芸とラジオ | サッカー、料理'),
  profiles: list(
    '落ち着いて要点をつかむ性格です。 | 現場から始めて十二年。 | 一日の終わりに形が残る仕事が好きです。',
  ),
  referees: list('{family}部長、{firm}、03-0000-9999 | {family}様、{firm}、office@example.org'),
  endings: list('以上 | 2026年5月3日現在 | 1 / 1 ページ'),
};
