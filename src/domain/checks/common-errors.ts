/** A word that a text must not contain, and the right one; without one, the word is only shown. */
export interface CheckedWord {
  wrong: string;
  right: string;
  /** Longer words that contain it and are right. */
  exceptions?: readonly string[];
  /** Publishing it needs a reason. */
  isForbidden?: boolean;
}

/** A wrong word, the right one, and right words that contain the wrong one. */
const error = (wrong: string, right: string, ...exceptions: readonly string[]): CheckedWord => ({
  wrong,
  right,
  exceptions,
});

/**
 * Common errors of texts on forestry and of official texts. Words that are right somewhere else are left out or have
 * exceptions: blanks and punctuation between their characters do not count, so a list of such cases is long.
 */
export const commonErrors: readonly CheckedWord[] = [
  // Forestry.
  error('红豆衫', '红豆杉'),
  error('银衫', '银杉', '白银衫', '金银衫'),
  error('云衫', '云杉', '祥云衫'),
  error('冷衫', '冷杉'),
  error('金丝候', '金丝猴'),
  error('白头叶候', '白头叶猴'),
  error('穿山岬', '穿山甲'),
  error('红树淋', '红树林'),
  error('喀斯待', '喀斯特'),
  error('植树照林', '植树造林'),
  error('封山玉林', '封山育林'),
  error('退耕还淋', '退耕还林'),
  error('森林覆盖律', '森林覆盖率'),
  error('病虫害防制', '病虫害防治'),
  error('生物多样姓', '生物多样性'),
  error('生态文名', '生态文明'),
  error('自然保护曲', '自然保护区'),
  error('林下经挤', '林下经济'),
  error('青山绿水就是金山银山', '绿水青山就是金山银山'),
  error('绿水青山就是金山银行', '绿水青山就是金山银山'),
  error('负氧离孑', '负氧离子'),
  error('驯养繁值', '驯养繁殖'),
  error('滥砍乱伐', '乱砍滥伐'),
  // Official texts.
  error(
    '按装',
    '安装',
    '按装置',
    '按装备',
    '按装修',
    '按装机',
    '按装载',
    '按装订',
    '按装箱',
    '按装饰',
    '按装配',
    '按装车',
  ),
  error('部暑', '部署', '部暑期', '部暑假', '部暑热'),
  error('布署', '部署', '公布署', '发布署', '颁布署', '宣布署', '布署名'),
  error('渡假', '度假', '过渡假'),
  error('竟争', '竞争', '究竟争', '毕竟争'),
  error('必竞', '毕竟', '必竞争', '必竞选', '必竞赛', '必竞价', '必竞技', '必竞拍', '必竞聘'),
  error('幅射', '辐射'),
  error('气慨', '气概'),
  error('震憾', '震撼'),
  error('松驰', '松弛'),
  error('脉博', '脉搏'),
  error('针贬', '针砭'),
  error('寒喧', '寒暄'),
  error('粗旷', '粗犷'),
  error('编篡', '编纂'),
  error('膺品', '赝品'),
  error('入场卷', '入场券'),
  error('优惠卷', '优惠券'),
  error('迫不急待', '迫不及待'),
  error('再接再励', '再接再厉'),
  error('美仑美奂', '美轮美奂'),
  error('鬼斧神功', '鬼斧神工'),
  error('谈笑风声', '谈笑风生'),
  error('有持无恐', '有恃无恐'),
  error('走头无路', '走投无路'),
  error('趋之若骛', '趋之若鹜'),
  error('一愁莫展', '一筹莫展'),
  error('默守成规', '墨守成规'),
  error('甘败下风', '甘拜下风'),
  error('世外桃园', '世外桃源'),
  error('不径而走', '不胫而走'),
  error('出奇不意', '出其不意'),
  error('穿流不息', '川流不息'),
  error('因地治宜', '因地制宜'),
  error('与日具增', '与日俱增'),
];
