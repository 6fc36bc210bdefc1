import type { ArticleText } from '../../seed-article.ts';

export const zh: ArticleText = {
  title: '为什么重量起决定作用：用数字说明荷载问题',
  summary: '如果光伏系统更轻，许多屋顶都可以发电。一道简短的算术题，附出处，也说明局限。',
  body: [
    '厂房的结构按屋面自重、积雪和风来设计，此外所剩不多。剩下的部分就是荷载余量。如果光伏组件需要的超过这个余量，屋顶就要加固，否则只能空着。',
    { heading: '数字' },
    {
      list: [
        '常规玻璃组件系统一般带来{minimumRoofLoad}的附加荷载（我们的数据）。',
        'SMF组件约重{smf-520.weightPerArea}，比玻璃组件轻{lighterThanGlass}。胶粘剂和电缆的重量另计。',
        '约{excludedRoofs}的工商业屋顶因此无法安装（我们的估算，2026年）。其他来源的说法是30～40%的建筑（couleenergy.com），或2019年时60%的工业屋顶（vwi.org）。',
        '欧洲有超过85 GW的屋顶因重量受阻（pv-magazine.com，2026年3月11日）。',
        '加固费用为每兆瓦10万至25万欧元（eu.longi.com）。',
      ],
    },
    { heading: '这笔账的局限' },
    '重量轻不能代替计算。风更容易掀起轻的组件，雪的重量不会改变，而没有空气间隙的组件会更热，功率随之下降（见[使用eArc前须知](/eArc#limits)）。',
    '所以，实事求是的说法是：在玻璃组件太重的地方，轻组件也许可行。是否真的可行，要由结构工程师逐个屋顶判断。带上您的图纸，我们可以[开始讨论](/home#quote)。',
  ],
};
