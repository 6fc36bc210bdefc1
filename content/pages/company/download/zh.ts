import type { DownloadText } from './text.ts';

export const zh: DownloadText = {
  title: '下载中心',
  description: 'eArc组件的产品规格书、安装手册、认证证书和PAN文件，各型号参数也可在线查看。',
  documents: {
    title: '资料',
    text: '产品规格书、安装手册、认证证书、PAN文件和图纸，均注明语言和文件大小，无需注册。',
  },
  body: [
    { heading: '不下载也能查的数值' },
    '各型号的数值也在产品页面上，示例数据均有标注。',
    {
      list: [
        '[SMF 520](/product_data#parameters)和[SMF 430](/product_data_430#parameters)',
        '[SMH“Dragonfly”](/dragonfly#parameters)',
        '[离网系列](/off_series#parameters)',
        '[阳台400](/balcony_item/400#parameters)和[阳台800](/balcony_item/800#parameters)',
      ],
    },
    '组件怎样粘接、怎样用夹具固定，请看[安装方式](/eArc_install)；认证标志列在[eArc技术](/eArc#certificates)里。',
  ],
  next: {
    title: '缺少某份资料？',
    text: '请告诉我们型号、资料类型和需要的语言。',
    action: '索取资料',
    alternative: '常见问题',
  },
};
