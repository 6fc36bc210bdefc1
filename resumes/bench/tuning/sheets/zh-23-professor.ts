import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A professor: university posts, papers, grants with their years. */
export const sheet: Sheet = {
  language: 'zh',
  font: 'serif',
  facts: {
    name: '戚继远',
    dateOfBirth: '1984-11',
    nationality: null,
    email: 'qijiyuan@example.edu.cn',
    phone: '021-55550199',
    currentAddress: ['上海市松江区龙源路555号材料学院3208室', null],
    positionAppliedFor: ['首席科学家', '首席科学家（钙钛矿方向）'],
    pastIndustry: [...industry('zh', 'solar', 'chemistry'), '科研', '研究', '教育', '高校'],
  },
  positions: [
    {
      title: '副教授',
      organisation: '东江理工大学',
      start: '2018-09',
      end: 'present',
      accepted: { organisation: ['东江理工大学材料学院', '东江理工大学 材料学院'] },
    },
    {
      title: '博士后',
      organisation: '新加坡狮城大学',
      start: '2014-10',
      end: '2018-08',
      accepted: { organisation: ['新加坡狮城大学化学系'] },
    },
    { title: '助理研究员', organisation: '华宇光电研究院', start: '2012-07', end: '2014-09' },
  ],
  text: `
^ # 戚继远 博士
^ 申请职位：首席科学家（钙钛矿方向）
1984年11月出生，中共党员，副教授，硕士生导师
联系电话：021-55550199，E-mail：qijiyuan@example.edu.cn
办公地址：上海市松江区龙源路555号材料学院3208室
**一、工作经历**
2018.09—至今　　东江理工大学　材料学院　副教授
2014.10—2018.08　新加坡狮城大学　化学系　博士后
2012.07—2014.09　华宇光电研究院　助理研究员
**二、教育经历**
2007.09—2012.06　中原科技大学　材料学　博士（硕博连读）
2003.09—2007.06　中原科技大学　应用化学　学士
**三、主持科研项目**
2021.01—2024.12　国家自然科学基金面上项目，高效钙钛矿叠层电池界面调控，58万元，主持
2019.06—2021.06　上海市自然科学基金，20万元，主持
**四、代表性论文**
[1] J. Qi, et al. Adv. Mater. 2022, 34, 2100000.
[2] J. Qi, et al. Joule 2020, 4, 100.
**五、学术兼职**
2020—至今　《太阳能学报》青年编委
`,
};
