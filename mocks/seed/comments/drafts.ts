import type { CommentTarget } from '#src/domain/comments/comment.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { baseRecordsAt } from '#mocks/seed/content/base-resources.ts';
import { courseRecordsAt } from '#mocks/seed/content/excellent-courses.ts';
import { journeyRecordsAt } from '#mocks/seed/content/science-journey.ts';
import { articleRecordsAt } from '#mocks/seed/content/science-knowledge.ts';
import { pick } from '#mocks/seed/shared/bodies.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { onlineOf } from '#mocks/seed/shared/records.ts';
import type { CommentRow } from '#mocks/store/collections.ts';
import { randomVisitor, type Visitor } from './people.ts';
import { visitorReplies, general, harmless, long, offences, type Opinion, opinions, thanks } from './texts.ts';

/** A relative time: a second of a day before today. */
export interface OnDay {
  days: number;
  second: number;
}

/** A relative time: a number of minutes ago. */
export interface Ago {
  minutes: number;
}

/** A comment with relative times, which `comments.ts` converts. */
export interface CommentDraft
  extends
    Visitor,
    Pick<CommentRow, 'id' | 'target' | 'parent' | 'isOffice' | 'text' | 'status' | 'handledBy' | 'reason'> {
  at: OnDay | Ago;
  handledAt: OnDay | null;
}

type Written = Omit<CommentDraft, 'id' | 'parent'> & {
  answers?: readonly Written[];
  /** The comment that it answers, if that is much older. */
  after?: Written;
};

interface About {
  target: CommentTarget;
  base: string;
}

const chance = createChance(20261313);

/** Only ids, titles and states are used, which are the same for each start. */
const anyStart = 0;
const baseRecords = baseRecordsAt(anyStart);

/** The records that visitors can comment on. */
const subjects: readonly (readonly [path: string, record: ContentRecord])[] = [
  ...onlineOf(articleRecordsAt(anyStart)).map((record) => ['/home/scienceKnowledge', record] as const),
  ...onlineOf(courseRecordsAt(anyStart)).map((record) => ['/home/excellentCourses', record] as const),
  ...onlineOf(journeyRecordsAt(anyStart)).map((record) => ['/home/scienceJourney', record] as const),
  ...onlineOf(baseRecords)
    .slice(0, 40)
    .map((record) => ['/home/baseResources', record] as const),
];

const baseNames = new Map(baseRecords.map((record) => [record.id, textOf(record, 'name').replace(/（.*）/, '')]));

const titleOf = (record: ContentRecord): string => textOf(record, 'mainTitle') || textOf(record, 'name');

/** Picks a record and its base. The first records are picked most often. */
function randomSubject(): About {
  const last = chance.happens(40) ? Math.floor(subjects.length / 6) : subjects.length - 1;
  const [path, record] = pick(subjects, chance.between(0, last) * 7);
  const base = baseNames.get(textOf(record, 'homeBase') || record.id) ?? '基地';
  return { target: { path, id: record.id, title: titleOf(record) }, base };
}

const hour = 60 * 60;

/** A time of visitors, more often in the evening than by day. */
const leisure = (days: number): OnDay => ({
  days,
  second: chance.happens(60) ? chance.between(18 * hour, 22 * hour + 1800) : chance.between(8 * hour, 18 * hour),
});

/** A time in office hours. */
const office = (days: number): OnDay => ({ days, second: chance.between(8.5 * hour, 17 * hour) });

const moderator = (): string => (chance.happens(75) ? 'service' : 'service2');

const any = <Item>(items: readonly Item[]): Item => pick(items, chance.between(0, items.length - 1));

/** The age of a comment in days. Recent comments are most frequent; a few are older than ninety days. */
const randomAge = (from: number): number => {
  const share = chance.between(0, 1000) / 1000;
  return from + Math.floor(share * share * 125);
};

/** An opinion about a record. */
function opinionOn({ target, base }: About): Opinion {
  const [text, answer] = chance.happens(82) ? any(opinions[target.path] ?? general) : any(general);
  const filled = text.replaceAll('{base}', base);
  return answer === undefined ? [filled] : [filled, answer.replaceAll('{base}', base)];
}

/** Different replies of visitors to a comment. */
function repliesTo(text: string, count: number): readonly string[] {
  const texts = /[？?]/.test(text) ? visitorReplies.toQuestion : visitorReplies.toStatement;
  const first = chance.between(0, texts.length - 1);
  return Array.from({ length: count }, (_, index) => pick(texts, first + index));
}

function shown(text: string, { target }: About, days = randomAge(2)): Written {
  return {
    ...randomVisitor(chance),
    target,
    isOffice: false,
    text,
    status: 'shown',
    at: leisure(days),
    handledBy: moderator(),
    handledAt: office(days - 1),
    reason: null,
  };
}

function answered([text, answer]: Opinion, subject: About): Written {
  const days = randomAge(5);
  const byOffice = answer !== undefined && chance.happens(80) ? [answerOf(answer, subject, days)] : [];
  const byVisitors = repliesTo(text, chance.between(byOffice.length === 0 ? 1 : 0, 2));
  return {
    ...shown(text, subject, days),
    answers: [...byVisitors.map((one) => shown(one, subject, days - 1)), ...byOffice],
  };
}

function answerOf(text: string, { target }: About, days: number): Written {
  const at = office(days - 2);
  return {
    author: '平台管理员',
    phone: '',
    target,
    isOffice: true,
    text,
    status: 'shown',
    at,
    handledBy: 'admin',
    handledAt: at,
    reason: null,
  };
}

function hidden({ text, reason }: (typeof offences)[number]): Written {
  return { ...shown(text, randomSubject()), status: 'hidden', reason };
}

/** A deleted comment with replies, which remains as their parent. */
function deleted(text: string): Written {
  const subject = randomSubject();
  const answers = repliesTo(text, 2).map((one) => shown(one, subject, 9));
  return { ...shown(text, subject, 10), status: 'deleted', handledAt: office(6), answers };
}

function pending(text: string, { target }: Pick<About, 'target'>, minutes: number): Written {
  return {
    ...randomVisitor(chance),
    target,
    isOffice: false,
    text,
    status: 'pending',
    at: { minutes },
    handledBy: null,
    handledAt: null,
    reason: null,
  };
}

const usual = Array.from({ length: 175 }, (_, index) => {
  const subject = randomSubject();
  const opinion = opinionOn(subject);
  return index % 5 < 2 ? answered(opinion, subject) : shown(opinion[0], subject);
});

const longOnes = [...long, ...long].map((text, index) => {
  const subject = randomSubject();
  const opinion: Opinion = [text.replaceAll('{base}', subject.base), thanks];
  return index < 2 ? answered(opinion, subject) : shown(opinion[0], subject);
});

const harmlessOnes = harmless.map((text) => {
  const subject = randomSubject();
  return shown(text.replaceAll('{base}', subject.base), subject);
});

/** Comments that the same visitor sent again. */
const repeated = usual.slice(10, 20).map((one) => {
  const days = randomAge(2);
  return { ...one, at: leisure(days), handledAt: office(days - 1), answers: [] };
});

const waiting: readonly Written[] = Array.from({ length: 33 }, (_, index) => {
  const subject = randomSubject();
  const minutes = 3 + Math.floor((index / 32) ** 2 * 36 * 60) + chance.between(0, 5);
  const text =
    index % 5 === 2
      ? pick(offences, Math.floor(index / 5) * 7).text
      : index % 9 === 4
        ? pick(harmless, index).replaceAll('{base}', subject.base)
        : index % 17 === 6
          ? pick(long, index).replaceAll('{base}', subject.base)
          : opinionOn(subject)[0];
  return pending(text, subject, minutes);
}).toReversed();

/** An advert that one visitor sent three times. */
const repeatedAdverts: readonly Written[] = [41, 38, 35].map((minutes) => ({
  ...pending(offences[0]?.text ?? '', randomSubject(), minutes),
  author: '农石生',
  phone: '12000388888',
}));

/** Pending replies to comments that are already shown. */
const pendingReplies: readonly Written[] = usual
  .slice(30, 36)
  .map((one, index) => ({ ...pending(repliesTo(one.text, 1).join(''), one, 17 + index * 173), after: one }));

const age = ({ at }: Written): number =>
  'minutes' in at ? at.minutes / (24 * 60) : at.days + 1 - at.second / (24 * hour);

const written: readonly Written[] = [
  ...usual,
  ...longOnes,
  ...harmlessOnes,
  ...repeated,
  ...offences.flatMap((offence) => [hidden(offence), hidden(offence)]),
  ...['你们是不是收了钱才这么写？', '我家孩子的照片请删掉，没有经过我同意。', '（重复提交，请忽略）'].map(deleted),
  ...waiting,
  ...repeatedAdverts,
  ...pendingReplies,
].toSorted((a, b) => age(b) - age(a));

/** All seeded comments. Replies follow the comments that they answer. */
export const commentDrafts: readonly CommentDraft[] = (() => {
  const drafts: CommentDraft[] = [];
  const ids = new Map<Written, string>();
  const put = (one: Written, parent: string | null) => {
    const { answers = [], after, ...draft } = one;
    const id = String(drafts.length + 1);
    ids.set(one, id);
    drafts.push({ ...draft, id, parent: (after && ids.get(after)) ?? parent });
    for (const answer of answers) put(answer, id);
  };
  for (const one of written) put(one, null);
  return drafts;
})();
