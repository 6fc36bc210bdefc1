import { describe, expect, it } from 'vitest';
import { clausesOf, softBreak, textOf } from '../../app/i18n/text.ts';
import type { PageContent } from '../../cms/interface.ts';
import { markPhrases, withWordBreaks } from '../../server/pages/word-breaks.ts';

const words = (text: string) => markPhrases(text, 'zh').split(softBreak);
const phrases = (text: string) => markPhrases(text, 'ja').split(softBreak);

describe('The words of a Chinese title', () => {
  it('stay whole, with what belongs to them', () => {
    expect(words('我们做不用玻璃的光伏组件')).toEqual(['我们做', '不用玻璃的', '光伏组件']);
    expect(words('eArc：晶硅组件，不用玻璃')).not.toContain('件，');
    expect(words('高温损失功率')).toEqual(expect.arrayContaining(['高温', '损失', '功率']));
  });

  it('are whole where a noun ends in a word of its own', () => {
    for (const word of ['工程师', '发电量', '太阳能', '体育馆', '第一块']) {
      expect(words(`示例：${word}估算`).join('|')).toContain(word);
    }
    expect(words('在车顶上粘接')).toContain('在车顶上');
  });

  it('are whole where they are words of the trade', () => {
    expect(words('承受不了玻璃组件的建筑')).toEqual(['承受不了', '玻璃组件的', '建筑']);
    expect(words('怎样逐行读懂光伏组件的产品规格书')).toContain('光伏组件的');
    expect(words('我们2019年手册中的安装数据')).toContain('手册');
    expect(words('把组件粘接到型材上')).toEqual(['把组件', '粘接', '到型材上']);
  });

  it('end no line with a word that leans on the next, and begin none with a lone character', () => {
    expect(words('一个组串能接多少块组件？')).toEqual(['一个', '组串', '能接', '多少块', '组件？']);
    expect(words('SMF：粘接，不打孔')).toEqual(['SMF：', '粘接，', '不打孔']);
    expect(words('数据从哪里来')).toEqual(['数据', '从哪里来']);
  });

  it('keep a short aside whole, on a line of its own where it has to', () => {
    expect(words('应用工程师（粘接与夹具）')).toEqual(['应用', '工程师', '（粘接与夹具）']);
    expect(words('致日本的访问者（APPI）').at(-1)).toBe('（APPI）');
  });

  it('do not begin a line with a mark that ends a phrase, nor end one with an opening mark', () => {
    for (const part of words('SMH“蜻蜓”组件：屋面，也能装（光伏）。')) {
      expect(part).not.toMatch(/^[”：，）。]/u);
      expect(part).not.toMatch(/[“（]$/u);
    }
  });

  it('keep a number with what is counted', () => {
    for (const part of words('每兆瓦要花费10万到25万欧元')) expect(part).not.toMatch(/\d$/);
  });

  it('keep a number with what says how exact it is', () => {
    for (const [number, found] of [
      ['约2.8', words('组件重约2.8千克')],
      ['15～20', words('组件重15～20千克')],
      ['約2.8', phrases('重さは約2.8キロです')],
      ['15～20', phrases('重さは15～20キロです')],
    ] as const) {
      expect(found.some((part) => part.includes(number))).toBe(true);
    }
  });

  it('leave the words of other languages apart', () => {
    expect(words('由 eArc International 制造')).toEqual(['由 ', 'eArc ', 'International ', '制造']);
  });

  it('are the same text without the marks', () => {
    const text = '2017年12月，在澳大利亚拜伦湾，列车自己的车顶上装有6.5 kW光伏组件。';
    expect(words(text).join('')).toBe(text);
    expect(words('Without a word of Chinese')).toEqual(['Without a word of Chinese']);
  });
});

describe('The phrases of a Japanese title', () => {
  it('stay whole: a noun with its particle, a number with its counter, a loanword', () => {
    expect(phrases('クランプの位置に印を付ける')).toEqual([
      'クランプの',
      '位置に',
      '印を',
      '付ける',
    ]);
    expect(phrases('カスタマーサービスへのお問い合わせ')).toEqual([
      'カスタマーサービスへの',
      'お問い合わせ',
    ]);
    expect(phrases('2019年のマニュアル')).toEqual(['2019年の', 'マニュアル']);
  });

  it('do not begin a line with a mark that ends a phrase, nor end one with an opening mark', () => {
    for (const part of phrases('接着の前に：ご自身の屋根で「付着」を試す（概算）。')) {
      expect(part).not.toMatch(/^[：、。」）]/u);
      expect(part).not.toMatch(/[「（]$/u);
    }
    expect(phrases('創業者：何よりもまず研究者')[0]).toBe('創業者：');
  });

  it('begin no line with a particle, however narrow the window', () => {
    expect(phrases('ガラスを使わない太陽電池モジュールを作っています')).toEqual([
      'ガラスを',
      '使わない',
      '太陽電池',
      'モジュールを',
      '作っています',
    ]);
  });

  it('are parted where they are wider than a narrow window', () => {
    expect(phrases('例：アプリケーションエンジニア（接着・クランプ）')).toEqual([
      '例：',
      'アプリケーションエンジニア',
      '（接着・クランプ）',
    ]);
    expect(phrases('屋根の補強だけで10万～25万ユーロかかる').at(-1)).toContain('万ユーロ');
  });

  it('do not begin a line with a word that says little by itself', () => {
    expect(phrases('モジュールについての三つの質問')[0]).toBe('モジュールについての');
    expect(phrases('ガラスのない屋根')).toEqual(['ガラスのない', '屋根']);
    expect(phrases('eArcをお使いになる前に')).toEqual(['eArcを', 'お使いになる', '前に']);
    expect(phrases('荷重の余裕がなければ')).toEqual(['荷重の', '余裕がなければ']);
    expect(phrases('経験者の方')).toEqual(['経験者の方']);
    expect(phrases('設置の方法')).toEqual(['設置の', '方法']);
    expect(phrases('主張すること、しないこと')).toEqual(['主張すること、', 'しないこと']);
  });

  it('are no longer for that than a line of a phone', () => {
    expect(phrases('バルコニーキットについて問い合わせる')).toEqual([
      'バルコニーキットに',
      'ついて',
      '問い合わせる',
    ]);
  });

  it('are the same text without the marks', () => {
    const text =
      '2017年12月、オーストラリアのバイロンベイの列車は、自らの屋根に6.5 kWの太陽電池モジュールを載せていました。';
    expect(phrases(text).join('')).toBe(text);
    expect(phrases('')).toEqual(['']);
  });
});

describe('The titles of a page in Chinese', () => {
  const body = {
    html: '<p>在屋面上粘接</p><h2>我们2019年手册中的安装数据</h2><h3>SMF &amp; <em>SMH</em></h3>',
  };
  const page: PageContent = {
    ...{ path: '/x', title: '光伏', description: null, breadcrumbs: [], translatedInto: [] },
    blocks: [
      { blockType: 'richText', body },
      {
        ...{ blockType: 'relatedProducts', title: '便携式产品' },
        series: [
          {
            ...{ id: '1', key: 'charger', name: '便携式太阳能充电器', href: '/off_grid' },
            ...{ summary: null, highlight: null },
          },
        ],
      },
    ],
  };
  const [text, related] = withWordBreaks(page, 'zh').blocks;

  it('have their words marked in running text too, and nothing else there', () => {
    const html = text?.blockType === 'richText' ? text.body.html : '';
    expect(html).toContain('<span class="title-word">手册</span>');
    expect(html.replaceAll(/<.?span[^>]*>/g, '')).toBe(body.html);
    expect(html).toContain('<p>在屋面上粘接</p>');
  });

  it('include the names of products', () => {
    const [one] = related?.blockType === 'relatedProducts' ? related.series : [];
    expect(one?.name).toBe(['便携式', '太阳能', '充电器'].join(softBreak));
  });

  it('are left as they are in languages with spaces', () => {
    expect(withWordBreaks(page, 'en')).toEqual(page);
  });
});

describe('The clauses of a title', () => {
  const clauses = (title: string, language: 'en' | 'zh' | 'ja') => {
    const page = { path: '/x', title, description: null, breadcrumbs: [], translatedInto: [] };
    const marked = withWordBreaks({ ...page, blocks: [] }, language).title;
    expect(textOf(marked)).toBe(title);
    return clausesOf(marked).map((words) => words.join(''));
  };

  it('end after the marks of a language, with the blank between them', () => {
    const inTwo = ['How many modules in series?', ' ', 'Plan for the coldest morning'];
    expect(clauses(inTwo.join(''), 'en')).toEqual(inTwo);
    expect(clauses('Gigafactory: the first gigawatt', 'en')).toHaveLength(3);
    expect(clauses('我们做光伏组件，不用玻璃', 'zh')).toEqual(['我们做光伏组件，', '不用玻璃']);
    expect(clauses('eArc：ガラスのない結晶', 'ja')).toEqual(['eArc：', 'ガラスのない結晶']);
  });

  it('are not torn off where they are short, quoted, or only listed', () => {
    for (const title of ['NB: it fits', '“Does it fit here?”', 'SMF, SMH, glass', 'at 2.8 kg']) {
      expect(clauses(title, 'en')).toEqual([title]);
    }
    expect(clauses('例：応用技術者', 'ja')).toHaveLength(1);
    expect(clauses('名称（“能放下吗？”）', 'zh')).toHaveLength(1);
  });
});
