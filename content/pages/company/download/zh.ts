import type { DownloadText } from './text.ts';

export const zh: DownloadText = {
  title: '下载中心',
  description:
    'eArc组件的产品规格书、安装指南、供软件读取的参数、媒体资料，均注明语言、大小和日期；认证证书可索取。',
  documents: {
    title: '资料',
    text: '均注明语言、大小、版本和日期，无需注册。点击预览，即可在本页查看内容。',
  },
  mediaKit: {
    title: '媒体资料',
    text: '供报道eArc的媒体使用的标识、效果图和使用条款。图片由计算机制作，请注明“效果图：eArc”。图片可以裁切和缩放，但不得更改所展示的内容；标识请保持原样。',
    action: '查看媒体资料',
    alternative: '媒体联系',
  },
  body: [
    { heading: '供软件读取的参数' },
    '每个型号的参数均提供JSON和CSV格式，单块组件的型号另有PAN（PVsyst）格式。[所有型号的汇总文件](/parameters.json)和[字段说明（Schema）](/parameters/schema.json)对任何程序开放。每个数值都注明是否为示例；未知参数不写入PAN文件，并在备注中说明。',
    { heading: '认证证书' },
    '组件按IEC 61215、IEC 61730和UL 61730测试，我们的认证标志有TÜV、VDE、CGC、CSA和JET。各地电网公司和保险公司要求不同，证书及其适用型号可向我们索取，请告知项目所在国家或地区。',
    { heading: '在网页上查看参数' },
    '各型号的数值也在产品页面上，示例数据均有标注。',
    {
      list: [
        '[SMF 520](/product_data#parameters)和[SMF 430](/product_data_430#parameters)',
        '[SMH Dragonfly](/dragonfly#parameters)',
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
