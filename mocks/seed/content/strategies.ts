import type { ContentRecord } from '#src/domain/content/record.ts';
import { textOf } from '#src/domain/content/record.ts';
import { bodyOf, pick } from '#mocks/seed/shared/bodies.ts';
import { destinationRecordsAt } from './destinations.ts';
import { onlineOf, seedRecordsOf, releaseOf } from '#mocks/seed/shared/records.ts';
import { perStart } from '#mocks/seed/shared/start.ts';

const themes = [
  { theme: 'family', word: '亲子慢游', tip: '每天安排不超过两个点，午后留出休息时间', keys: ['亲子', '自然教育'] },
  { theme: 'hiking', word: '徒步', tip: '结伴而行，告知他人路线，带足饮水', keys: ['徒步', '步道'] },
  { theme: 'drive', word: '自驾', tip: '山路弯多，避免夜间行车，提前查好充电站', keys: ['自驾', '公路'] },
  { theme: 'forest', word: '森林康养', tip: '清晨与傍晚负氧离子较高，适合散步和静坐', keys: ['康养', '森林浴'] },
  { theme: 'study', word: '研学', tip: '出发前先读资料，带好记录本和放大镜', keys: ['研学', '科普'] },
  { theme: 'village', word: '民俗体验', tip: '尊重当地习惯，拍摄人物前先征得同意', keys: ['民俗', '节庆'] },
] as const;

const dayWords = ['一', '两', '三', '四'];

/** Sixty travel guides to the seeded destinations. */
export const strategyRecordsAt = perStart((start): readonly ContentRecord[] => {
  const destinations = onlineOf(destinationRecordsAt(start));
  return seedRecordsOf(
    start,
    Array.from({ length: 60 }, (_, index) => {
      const destination = pick(destinations, index);
      const { theme, word, tip, keys } = pick(themes, index + Math.floor(index / destinations.length));
      const [place = '', known = ''] = textOf(destination, 'name').split('·');
      const days = (index % 4) + 1;
      const summary = `${place}${dayWords[days - 1]}日${word}线路，围绕${known}展开，包含交通、住宿和餐饮建议。`;
      return {
        title: `${place}${dayWords[days - 1]}日${word}攻略`,
        destination: destination.id,
        theme,
        days: String(days),
        budget: String(days * 260 + (index % 5) * 40),
        season: textOf(destination, 'season'),
        keyword: [place, known, ...keys].join(','),
        summary,
        cover: '',
        content: bodyOf(
          summary,
          ...Array.from({ length: days }, (__, past) => [
            `# 第${['一', '二', '三', '四'][past]}天`,
            pick(
              [
                `上午抵达${place}，午后走访${known}核心区，晚上品尝当地菜。`,
                '清晨入林观察，中午在林场食堂用餐，下午参加讲解活动。',
                '沿绿道骑行到古村，与手艺人学做一件小物。',
                '早市采买特产，午后返程。',
              ],
              past + index,
            ),
          ]).flat(),
          '# 小贴士',
          tip,
        ),
      };
    }),
    { path: '/service/strategies', seed: 20260408, flags: false },
    (draft, creation) => ({
      author: pick(['文旅编辑部', '科普宣传科', '自然教育中心'], draft['title']?.length ?? 0),
      releaseTime: releaseOf(draft, creation)['releaseTime'] ?? '',
    }),
  );
});
