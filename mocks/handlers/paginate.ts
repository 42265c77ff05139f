import { Refusal } from '#mocks/server/refusal.ts';

const largestPage = 200;

interface Paging {
  pageNum: number;
  pageSize: number;
}

/** One page of a list (decision 010). A page past the end is empty. */
export function paginate<Item>(items: readonly Item[], { pageNum, pageSize }: Paging) {
  if (!Number.isInteger(pageNum) || pageNum < 1) throw new Refusal(400, '页码应为正整数');
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > largestPage) {
    throw new Refusal(400, `每页条数应为1至${largestPage}的整数`);
  }
  const start = (pageNum - 1) * pageSize;
  return { list: items.slice(start, start + pageSize), total: items.length, pageNum, pageSize };
}
