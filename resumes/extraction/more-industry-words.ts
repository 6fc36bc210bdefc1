/** Words of English, Japanese and Chinese CVs, for the industries by their English names. */
export const moreIndustryWords: Record<string, RegExp> = {
  'Mining and raw materials':
    /\bgeolog(?:ist|y)|\bplatinum|\bcoal\b|\bgold mine|\bopencast|\bdrill(?:er|ing)\b|采矿|地质|選鉱|採掘/giu,

  'Renewable energy':
    /\bwind (?:turbine|technician|farm)|\bheat pumps?\b|hydropower|geothermal|biogas|energy storage|battery storage|\bBESS\b|蓄電(?:池|システム)|風車|地熱|水力发电|水電站|光储|充电桩/giu,
  Energy:
    /供电|国网|电厂|热力公司|fernwärme|strom(?:anbieter|versorg|konzern)|\bpipelines?\b|\bsubstation|grid operator|\bboiler operator|送電|配電|ガス会社|供热|供電|供电局|电网|水电厂/giu,
  'Information technology':
    /フロントエンド|バックエンド|インフラエンジニア|ネットワークエンジニア|サーバー?エンジニア|Web(?:エンジニア|コーダー|開発|制作|アプリ|デザイナー)|アプリ(?:開発|エンジニア)|IT(?:エンジニア|企業|コンサル)|クラウド|ゲーム|通販サイト|程序开发|开发工程师|运维|大数据|人工智能|云计算|全栈|游戏|遊戲|电子竞技|game (?:develop|design|studio)|full[- ]?stack|web app|machine learning|site reliability|help ?desk|systems? administrator|scrum master|product owner|\bQA (?:engineer|analyst|tester)/giu,
  Automotive:
    /auto parts|\bgarage\b|\bdealership|\btyres?\b|\btires?\b(?! of)|motor vehicle|motorcycle|タイヤ|整備士|カーディーラー|汽修|4S店|轮胎|摩托/giu,
  'Mechanical engineering':
    /\bforgings?\b|\bcastings?\b|machine tools?|\bmillwright|\bmachinist|\bCNC\b|\bHVAC\b|hydraulics|turbines?\b|maintenance (?:engineer|technician|supervisor|superintendent|manager|planner|fitter)|reliability (?:engineer|technician)|ベアリング|軸受|精密(?:機械|加工)|金型|ロボット|昇降機|エレベーター|工作機|油圧|锻造|铸造|模具|机器人|機器人|自动化|自動化|电梯|數控|数控|工装/giu,
  'Electrical and electronics':
    /\belectrician|\bbatter(?:y|ies)\b|circuit board|\bsensors?\b|\bLED\b|lighting|consumer electronics|プリント基板|照明|電子部品|電池|センサー?|計測器|照明|安防|锂电|鋰電|电池|電池|电路板|電路板|传感器|线束|连接器|變壓器|变压器/giu,
  Construction:
    /bau(?:wirtschaft|branche|industrie|wesen|gewerbe|konzern|technik)|中铁|中建|中交|水泥|混凝土|建材|\bquantity surveyor|\bsurveyor|\bplumb(?:er|ing)|\bcarpent(?:er|ry)|\bbricklay|\bscaffold|\bjoiner|groundworks|site (?:manager|engineer|foreman)|\bcontractors?\b|\bcivil\b|\bBIM\b|リフォーム|住宅|工務店|設備工事|電気工事|土木|建材|家装|装修|裝修|装饰|土建|监理|監造|造价|造價|幕墙/giu,
  Logistics:
    /verkehrsbetrieb|umschlag|hafenbetrieb|\bcourier|\bfreight|\bforwarding|customs (?:clearance|broker)|\bdispatcher|last[- ]mile|container terminal|\bports? (?:authority|operator)|宅配|港湾|倉庫|配送|フォワーディング|通関|货代|貨代|報關|报关|冷链|码头|仓库/giu,
  'Finance and insurance':
    /\binvestment|\basset management|wealth management|\bactuar|\bbookkeep|\btax (?:consultant|advisor|associate|manager)|\bmortgage|\bcredit (?:analyst|risk|officer)|private equity|hedge fund|\bpayroll|経理|財務|审计|審計|核數|理财|理財|税务|稅務|出纳|投资|投資|基金|信托/giu,
  Healthcare:
    /senioren|altenheim|pflegedienst|sanitätshaus|augenoptik|\boptik\b|hörakust|\bcaregiver|care (?:assistant|worker|home)|\bveterinary|\bmidwife|\bparamedic|\bphysiotherap|\boptic(?:al|ian)|\bradiograph|歯科衛生|看護|介護|リハビリ|口腔|牙醫|诊所|診所|兽医|獸醫|宠物医院|康复|体检/giu,
  'Pharmaceuticals and chemicals':
    /chemie(?:branche|industrie|unternehm|park|werk|konzern)|\bchemist\b|\bcoatings?\b|\badhesives?\b|\bresins?\b|lab(?:oratory)? technician|\brubber\b|ゴム|ラバー|橡胶|橡膠|\bclinical (?:trial|research)|薬局|塗料|接着剤|製剤|日化|涂料|塗料|胶粘|胶膜|农药|试剂|生物科技/giu,
  Retail:
    /\bcashier|\bshop (?:assistant|manager)|\bstore (?:manager|associate)|\bdepartment store|\bfranchise|スーパー|コンビニ|量販店|ドラッグストア|書店|便利店|门店|門市|珠宝|珠寶|母婴|家电卖场|导购/giu,
  'Wholesale and trade':
    /\bimport(?:s|er)?\b|\bexport|\bdistributor|\btrading\b|\bprocurement agenc|輸出入|卸売|专卖|经销|經銷|商贸|商貿|贸易/giu,
  Education:
    /\btutor(?:ing)?\b|\bnursery (?:school|teacher)|\blecturer|\bheadteacher|\bkindergarten|\bcurriculum develop|専門学校|講師|予備校|日本語学校|英会話|小学|中学(?:教|老)|幼儿园|幼兒園|补习|補習|培训机构|教務/giu,
  Research:
    /\bpostdoc|\bresearch (?:fellow|associate|assistant|scientist)|\bprincipal investigator|研究員|研究员|博士后/giu,
  Hospitality:
    /\bchef\b|\bsous[- ]chef|\bkitchen|\bcatering|\bbarista|\bbartender|\bhousekeep|\bfront desk|\bpub\b|カフェ|料理|厨房|ブライダル|婚礼|厨师|廚師|咖啡|奶茶|餐厅|餐廳|宾馆|民宿/giu,
  'Media and marketing':
    /新闻|报业|广播电|电视台|brand(?:ing)? (?:design|manager|strateg|identit)|visual design|creative director|copywrit|art director|event (?:agency|manage|planner)|\bfilm\b|\btelevision|video (?:editor|production)|\bSEO\b|品牌(?:运营|策划|推广|实习)|内容运营|用户运营|营销|行銷企劃|影视|影視|活动策划|會展|会展|短视频|直播|広報|宣伝|編集者|ライター|映像制作|イベント/giu,
  Telecommunications:
    /call-?center|kundencenter|客服中心|\bcall cent(?:re|er)|\bbroadband|\b5G\b|\bmobile network|コールセンター|携帯ショップ|呼叫中心|基站/giu,
  'Public administration':
    /\bcivil serv|\bgovernment\b|\bpolice\b|\barmy\b|\bnavy\b|\bair force|\bcounty council|\bcity council|\bcity of \p{Lu}|\bmunicipal|\bministry of|\bdefen[cs]e\b|自衛隊|公務員|警察|消防|军队|部隊|公务员|街道办|派出所/giu,
  'Agriculture and food':
    /快消|养殖|畜牧|饲料|乳业|乳品|粮食|lebensmittel|nahrungsmittel|fleischwaren|backwaren|süßwaren|\bFMCG\b|\bbottling|\bbrew(?:ing|ery)|\bbeverage|\bconfection|\bdistillery|\bwinery|\bmeat\b|\bseafood|\bsnacks?\b|\bfarm(?:er|ing)\b|\bhorticult|酒造|醸造|水産|製パン|菓子|農園|白酒|酿酒|烟草|粮油|水产|果业|茶业|调味|烘焙|種苗/giu,
  'Social services':
    /\bcharit(?:y|able)\b|\bnon-?profit|\bNGO\b|\bfood bank|\bsocial work|\byouth work|NPO法人|老人ホーム|福祉|児童|公益|社工|養老/giu,
  'Textiles and fashion':
    /\bgarments?\b|\bfabrics?\b|\bdenim|\bfootwear|\bjewell?ery|繊維|縫製|ブティック|婦人服|制衣|成衣|布料|鞋厂|箱包/giu,
  'Shipbuilding and maritime':
    /造船|船厂|船级|\bdeck officer|\bseafarer|\bship(?:ping|yard|management)|\bmarine engineer|海運|船舶|远洋|海事/giu,
  'Environmental services':
    /(?:ab)?wasser(?:verband|werk|zweckverband)|kläranlage|abfallwirtschaft|entsorgung|stadtreinigung|\bwaste (?:management|water|collection)|\brecycling|\bwater treatment|\bcleaning (?:services|company)|清掃|水道|リサイクル|廃棄物|保洁|垃圾|污水|固废|环卫/giu,
  'Metal industry':
    /zerspan|drehteile|stanz(?:werk|technik)|blech(?:bearb|verarb)|metallbau|\bwelder|\bwelding|\bsheet metal|\bfoundry|\bsmelt|\baluminium|\baluminum|板金|溶接|鋳造|アルミ|焊接|钣金|鈑金|铝业|冶金|铸铁/giu,
  Plastics: /\binjection mould|\binjection mold|\bextrusion|樹脂|射出成形|注塑|塑胶|塑膠/giu,
  'Skilled trades':
    /\bhandyman|\blocksmith|\bhairdress|\bbeautician|\bbarber|美容師|理容|エステ|美容院|美发/giu,
  'Paper, packaging and printing':
    /druck(?:haus|zentrum|industrie)|(?:offset|sieb|digital)druck|\bpaper (?:mill|machine|& board|and board)|\bcorrugated|\bprinters?\b(?! driver)|印刷|紙業/giu,
  'Glass and ceramics': /\bglass\b(?! ceiling)|\btiles?\b|硝子|ガラス/giu,
  'Furniture and wood': /\bjoinery|\bwoodwork|家具/giu,
  'Sports and leisure':
    /\bpersonal trainer|\bsports? coach|\bfootball club|\bswimming|\bfitness|\btoys?\b|玩具|ジム|フィットネス|体育|俱乐部/giu,
  Publishing: /\bpublish(?:er|ing)|出版社|雑誌/giu,
  'Culture and arts':
    /\borchestra|\btheat(?:re|er)|\bgallery|\bmusician|\bmuseum|劇団|美術館|博物馆|剧院|音乐/giu,
  Law: /\bsolicitor|\bbarrister|\bparalegal|\battorney|\bconveyanc|法務|弁護士|法务|律师/giu,
  'Human resources':
    /\btalent acquisition|\brecruitment (?:agency|consult)|\bstaffing\b|人材|招聘|劳务派遣/giu,
  Railways:
    /(?:eisen|straßen|stadt|regional|küsten|hoch|staats|bundes)bahn|\bbahn (?:AG|GmbH)|铁路|铁道|中铁|\brail(?:way|road)?s?\b|\brolling stock|\btrain driver|新幹線|地铁|輕軌|高铁/giu,
  Tourism: /\btravel (?:agen|consult)|\btour (?:guide|operator)|\bcruise|添乗|旅行社|景区/giu,
  Aerospace: /flughafen|fluggesellschaft|\bairport|\bairline|\baircraft|机场|航空公司|空港/giu,
};
