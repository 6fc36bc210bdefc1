import { list, type Words } from '../words.ts';

export const words: Words = {
  given: {
    male: list(
      '伟=Wei | 建国=Jianguo | 浩然=Haoran | 志强=Zhiqiang | 明=Ming | 文博=Wenbo | 俊杰=Junjie',
    ),
    female: list(
      '静=Jing | 丽华=Lihua | 欣怡=Xinyi | 晓燕=Xiaoyan | 雨桐=Yutong | 敏=Min | 佳慧=Jiahui',
    ),
  },
  family: list(
    '王=Wang | 李=Li | 张=Zhang | 刘=Liu | 陈=Chen | 赵=Zhao | 周=Zhou | 吴=Wu | 徐=Xu | 欧阳=Ouyang | 郑=Zheng | 马=Ma',
  ),
  nameJoin: '',
  towns: list(
    '上海市浦东新区 | 江苏省苏州市工业园区 | 浙江省杭州市滨江区 | 广东省深圳市南山区 | 成都市武侯区 | 湖北省武汉市洪山区 | 北京市海淀区 | 山东省青岛市市北区 | 西安市雁塔区',
  ),
  streets: list(
    '张江路1##号 | 星湖街2#号3幢4##室 | 人民中路#号 | 科技大道8#号5栋1单元6## | 长江路3##弄#号 | 学院路1#号宿舍2#楼',
  ),
  addresses: list('{town}{street} | {town}{street} | {town} {street}'),
  phones: list(
    '138 0000 #### | 1380000#### | 138-0000-#### | +86 138 0000 #### | 021-0000#### | (+86)1380000####',
  ),
  nationalities: [
    ['CN', list('中国 | 中国籍 | 中华人民共和国')],
    ['MY', list('马来西亚 | 马来西亚籍')],
    ['SG', list('新加坡 | 新加坡籍')],
    ['JP', list('日本 | 日本籍')],
  ],
  labels: {
    name: list('姓名 | 姓　名 | 应聘者'),
    birth: list('出生日期 | 出生年月 | 生日'),
    nationality: list('国籍 | 国籍/地区 | 所属国籍'),
    email: list('邮箱 | 电子邮件 | E-mail | 电邮'),
    phone: list('电话 | 手机 | 联系电话 | 联络方式'),
    address: list('地址 | 现居住地 | 通讯地址 | 家住'),
    target: list('应聘职位 | 求职意向 | 期望岗位 | 想应聘的工作'),
    industry: list('所属行业 | 行业 | 从事行业'),
    period: list('时间 | 起止时间 | 在职期间'),
    firm: list('公司名称 | 单位 | 工作单位'),
    title: list('职位 | 岗位 | 担任职务'),
  },
  headings: {
    experience: list(
      '工作经历 | 工作经验 | 我做过的工作 | 职业经历 | 任职情况 | 工作履历 | 过往工作',
    ),
    education: list('教育背景 | 教育经历 | 我的学历 | 学习经历'),
    personal: list('个人信息 | 基本资料 | 如何联系我 | 个人资料'),
    skills: list('技能 | 专业技能 | 我会什么 | 技能证书'),
    languages: list('语言能力 | 外语水平 | 会说的语言'),
    hobbies: list('兴趣爱好 | 业余爱好 | 工作之外'),
    profile: list('自我评价 | 个人简介 | 关于我'),
    clubs: list('志愿者活动 | 社会活动 | 项目经历'),
    references: list('推荐人 | 证明人 | 可以了解我的人'),
  },
  months: list('YYYY.MM | YYYY年M月 | YYYY/MM | YYYY | YYYY-MM | YYYYMM | YYYY年MM月 | YYYY.M'),
  ranges: list(
    '{start} - {end} | {start}—{end} | {start}至{end} | {start}~{end} | {start}-{end} | {start} 到 {end} | 自{start}至{end}',
  ),
  open: list(
    '{start} - 至今 | {start}至今 | {start}—现在 | {start}起 | {start}~至今 | {start} 到目前',
  ),
  days: list('YYYY年M月D日 | YYYY-MM-DD | YYYY.MM.DD | YYYY/M/D | YYYY.MM'),
  born: list('{day}出生 | 生于{day} | {day}生'),
  applications: list(
    '应聘职位：{title} | 求职意向：{title} | 应聘：{title} | 希望应聘贵公司的{title}一职',
  ),
  at: list(
    '{firm}　{title} | {firm}——{title} | {firm} / {title} | {firm}，{title} | {title} @ {firm} | {firm}（{title}） | {title}　{firm}',
  ),
  told: ['{start}至{end}在{firm}担任{title}。', '{start}至今在{firm}担任{title}。'],
  asides: [
    ['性别', '女'],
    ['婚姻状况', '已婚'],
    ['民族', '汉族'],
    ['政治面貌', '群众'],
    ['籍贯', '安徽合肥'],
  ],
  documentTitles: list('个人简历 | 简历 | 求职简历'),
  stems: list('恒瑞 | 华晟 | 金禾 | 东启 | 天翊 | 宏远 | 新川 | 明泽 | 安拓 | 联创 | 海岳 | 正信'),
  legalForms: list('~有限公司 | ~股份有限公司 | ~有限责任公司 | ~集团 | ~公司 | ~'),
  trades: {
    engineering: {
      names: list('机械制造 | 装备制造 | 机械工业'),
      titles: list(
        '机械工程师 | 生产经理 | 数控车工 | 设备维修员 | 工艺工程师 | 质检主管 | 车间主任',
      ),
      firms: list('{stem}机械 | {stem}精密设备 | {stem}重工 | {stem}模具'),
      tasks: list('两年内废品率下降12% | 负责40台设备的保养 | 设计工装夹具 | 带领九人班组'),
    },
    logistics: {
      names: list('物流 | 仓储物流 | 交通运输'),
      titles: list('仓库主管 | 物流专员 | 叉车司机 | 调度员 | 供应链分析师 | 运营副总监 | 仓管员'),
      firms: list('{stem}物流 | {stem}货运 | {stem}速递 | {stem}供应链管理'),
      tasks: list('安排25辆货车的路线 | 每年两次盘点 | 引进扫码系统 | 培训十一名司机'),
    },
    construction: {
      names: list('建筑 | 建筑工程 | 土木工程'),
      titles: list('项目经理 | 造价员 | 瓦工 | 施工员 | 安全员 | 工长 | 土建工程师'),
      firms: list('{stem}建筑 | {stem}建设工程 | {stem}装饰 | {stem}路桥'),
      tasks: list('负责60户住宅工地 | 编制预算 | 按时交付14栋房屋 | 安全交底'),
    },
    trade: {
      names: list('零售 | 批发零售 | 贸易'),
      titles: list('店长 | 销售代表 | 采购员 | 大客户经理 | 收银员 | 区域销售总监 | 导购'),
      firms: list('{stem}商贸 | {stem}百货 | {stem}超市 | {stem}贸易'),
      tasks: list('销售额增长五分之一 | 管理18名员工 | 为六家门店订货 | 与供应商谈判'),
    },
    software: {
      names: list('软件 | 互联网 | 信息技术'),
      titles: list(
        '软件工程师 | 后端开发工程师 | 系统管理员 | 测试工程师 | 技术总监 | 产品经理 | 数据分析师',
      ),
      firms: list('{stem}软件 | {stem}信息技术 | {stem}网络科技 | {stem}数据'),
      tasks: list('把计费系统迁移到PostgreSQL | 代码评审与发布 | 开发手机应用 | 轮流值班'),
    },
    solar: {
      names: list('光伏 | 太阳能 | 新能源'),
      titles: list('光伏安装工 | 光伏设计工程师 | 销售总监 | 电工 | 项目开发经理 | 调试工程师'),
      firms: list('{stem}光伏 | {stem}太阳能 | {stem}新能源 | {stem}光电科技'),
      tasks: list('设计5至400千瓦屋顶 | 调试120个电站 | 拜访客户并报价 | 检查组串与逆变器'),
    },
  },
  schools: list('{stem}大学 | {stem}职业技术学院 | {stem}理工学院 | {stem}中学'),
  degrees: list('机械工程　本科 | 高中 | 物流管理　大专 | 工商管理　硕士 | 建筑施工　中专'),
  clubs: list('{stem}社区图书馆志愿者 | 校足球队教练 | 旧物修理小组'),
  skills: list('Office、SAP、AutoCAD | 叉车证；急救证 | Python、SQL、Git | 谈判、计划'),
  languages: list('普通话（母语）、英语（CET-6） | 英语流利，日语N3 | 粤语、普通话'),
  hobbies: list('骑行、合唱、象棋 | 园艺与老式收音机 | 足球、烹饪'),
  profiles: list(
    '务实沉稳，抓得住重点。 | 从基层做起，从业十二年。 | 喜欢一天结束时看得见成果的工作。',
  ),
  referees: list('{family}经理，{firm}，021-00009999 | {family}老师，{firm}，office@example.org'),
  endings: list('2026年5月3日 | 第1页，共1页 | 以上信息属实'),
};
