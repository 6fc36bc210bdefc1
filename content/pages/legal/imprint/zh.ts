import { operator } from '../operator.ts';
import type { ImprintText } from './text.ts';

export const zh: ImprintText = {
  title: '网站信息',
  description: '谁在运营本网站，如何联系运营者：德国《数字服务法》（DDG）第五条要求提供的信息。',
  placeholder: {
    title: '示例数据：发布前须替换',
    text: '本页信息均为占位内容，不代表任何真实的公司。网站发布之前，由运营者逐项替换为自己的信息，并由律师确认本页。',
  },
  operator: [
    '依据德国《数字服务法》（DDG）第五条提供的信息。',
    { heading: '运营者' },
    {
      list: [
        `公司名称与法律形式：${operator.name}（示例数据）`,
        `地址：${operator.street}, ${operator.city}，德国（示例数据）`,
        '代表人：某某，总经理（示例数据）',
      ],
    },
    { heading: '联系方式' },
    {
      list: [
        `电话：${operator.phone}（示例数据）`,
        `电子邮箱：${operator.email}（示例数据）`,
        '在线留言：[联系表单](/about#contact)',
      ],
    },
    { heading: '登记与税务' },
    {
      list: [
        `商业登记：${operator.registerCourt}, ${operator.registerNumber}（示例数据）`,
        `增值税识别号：${operator.vatNumber}（示例数据）`,
        `企业识别号（如已分配）：${operator.businessNumber}（示例数据）`,
      ],
    },
    { heading: '仅在适用时填写' },
    {
      list: [
        '监管机构（业务须经许可时）：不适用（示例数据）',
        '行业协会、职业名称和执业规则（受监管职业）：不适用（示例数据）',
        '解散或清算说明：不适用（示例数据）',
      ],
    },
  ],
  further: [
    { heading: '内容编辑负责人' },
    '某某，地址同上（示例数据）。',
    { heading: '消费者争议' },
    '运营者是否参加消费者调解机构的争议解决程序，在此说明（示例数据：不参加）。',
    { heading: '中国大陆' },
    '设在中国大陆的网站由境内主办单位备案，页脚标明ICP备案号和公安备案号，并链接至beian.miit.gov.cn和beian.mps.gov.cn。',
    {
      list: [
        '主办单位：某某（上海）有限公司（示例数据）',
        '地址：上海市某区某路1号（示例数据）',
        '网站负责人：某某（示例数据）',
      ],
    },
  ],
  ending: {
    title: '想直接留言？',
    text: '客户服务、媒体合作和意见反馈各有专用表单。',
    action: '联系我们',
    alternative: '使用条款',
  },
};
