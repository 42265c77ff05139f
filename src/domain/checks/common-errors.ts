/** A word that a text must not contain, and the right one. */
interface CommonError {
  wrong: string;
  right: string;
  /** Longer words that contain it and are right. */
  exceptions: readonly string[];
}

/** A wrong word, the right one, and right words that contain the wrong one. */
const error = (wrong: string, right: string, ...exceptions: readonly string[]): CommonError => ({
  wrong,
  right,
  exceptions,
});

/**
 * Common errors of texts on forestry and of official texts. A text has no blanks between its words, so two right words can
 * make a wrong one where they meet: 黄山松驰名中外. Where that is likely the word is left out, or has exceptions.
 */
export const commonErrors: readonly CommonError[] = [
  // Forestry.
  error('红豆衫', '红豆杉'),
  error('银衫', '银杉', '白银衫', '金银衫'),
  error('云衫', '云杉', '祥云衫'),
  error('冷衫', '冷杉'),
  error('金丝候', '金丝猴'),
  error('白头叶候', '白头叶猴'),
  error('喀斯待', '喀斯特'),
  error('退耕还淋', '退耕还林'),
  error('森林覆盖律', '森林覆盖率'),
  error('病虫害防制', '病虫害防治'),
  error('生物多样姓', '生物多样性'),
  error('生态文名', '生态文明'),
  error('林下经挤', '林下经济'),
  error('青山绿水就是金山银山', '绿水青山就是金山银山'),
  error('绿水青山就是金山银行', '绿水青山就是金山银山'),
  error('负氧离孑', '负氧离子'),
  error('驯养繁值', '驯养繁殖'),
  error('滥砍乱伐', '乱砍滥伐'),
  // Official texts.
  error('布署', '部署', '公布署', '发布署', '颁布署', '宣布署', '布署名'),
  error('英雄气慨', '英雄气概'),
  error('震憾', '震撼', '震憾事', '地震憾'),
  error('针贬时弊', '针砭时弊'),
  error('粗旷', '粗犷'),
  error('编篡', '编纂', '编篡改'),
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
