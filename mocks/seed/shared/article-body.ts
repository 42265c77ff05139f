import { bodyOf } from './bodies.ts';

/** The sections after the summary of an article, by its kind. */
const sections: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  treesAndPlants: [
    '# 辨认要点',
    ['看整体：树形、树皮和分枝方式', '看叶片：着生方式、叶缘和叶脉', '看花果：花期、果形和成熟颜色'],
    '# 观察建议',
    '请沿步道观察，不采摘花果、不刻划树干。拍照时记录日期和海拔，便于与物候资料对照。',
  ],
  wildlife: [
    '# 遇见时怎么做',
    ['保持距离，不投喂、不追赶', '放低声音，关闭闪光灯', '发现受伤个体，联系当地林业主管部门'],
    '# 为什么要保护',
    '一个物种的存续依赖完整的栖息地。连片的森林、干净的溪流和不被打扰的繁殖季节，缺一不可。',
  ],
  wetlandAndCoast: [
    '# 湿地的作用',
    ['涵养水源、调节洪峰', '净化水质、固定碳', '为候鸟和鱼虾提供栖息地'],
    '# 参观须知',
    '退潮时请走栈道，不踩踏滩涂上的幼苗和洞穴；观鸟请使用望远镜，穿着与环境相近的颜色。',
  ],
  fireSafety: [
    '# 请记住',
    ['进山不带火种，不在林区吸烟', '高火险期服从封山管控', '发现火情拨打12119，说清地点和火势'],
    '# 自救要领',
    '遇火时向下风向两侧或已烧过的地方撤离，用湿布捂住口鼻，不往山顶和草丛跑。',
  ],
  forestryTechnique: [
    '# 技术要点',
    ['选用良种壮苗，适地适树', '按坡度整地，保留草带防止水土流失', '抚育、施肥和采收各有时节，做好记录'],
    '# 常见问题',
    '同一块林地连续多年使用同一种除草剂，容易造成土壤板结，建议与人工抚育交替进行。',
  ],
  ecoCulture: [
    '# 山林与生活',
    '节气、歌谣、手艺和饮食里，都有人与森林相处的经验。了解这些经验，是理解一方水土的开始。',
    '# 可以这样参与',
    ['参加一次自然教育活动', '记录家乡的一棵古树', '向孩子讲一个关于森林的故事'],
  ],
};

/** The text of an article: its summary, then the sections of its kind. */
export const articleBody = (type: string, summary: string): string => bodyOf(summary, ...(sections[type] ?? []));
