import type { ContentFault } from '#src/domain/scoring/content-faults.ts';

const parts = { template: '模板', group: '分组', criterion: '评分指标', grade: '等级', veto: '一票否决条件' } as const;

/** The server's text for a fault of a template. */
export function faultInWords(fault: ContentFault): string {
  switch (fault.kind) {
    case 'empty':
      return `分组${fault.group}没有评分指标`;
    case 'points':
      return `评分指标${fault.criterion}的分值须大于0且为0.5的倍数`;
    case 'twice':
      return `编号重复：${fault.criterion}`;
    case 'noLowestGrade':
      return '须有一个从0分起的等级';
    case 'groupSum':
      return `分组${fault.group}满分${fault.points}，评分指标合计${fault.sum}`;
    case 'total':
      return `各组满分合计${fault.total}，应为100`;
    case 'noName':
      return `${parts[fault.of]}${fault.code}没有名称`;
    case 'gradeRange':
      return `等级${fault.grade}的起点须在0至100之间`;
    case 'sameGrade':
      return `等级${fault.grade}的起点与其他等级相同`;
    case 'floorRange':
      return '分组最低得分率须在1%至100%之间';
    case 'tooFewExperts':
      return `评审专家不能少于${fault.fewest}人`;
    default:
      return fault satisfies never;
  }
}
