import type { ContentRecord, RecordOperation } from './record.ts';

/** The record after the operation, to show it before the server has answered; null after a deletion. */
export function afterOperation(record: ContentRecord, { name }: RecordOperation): ContentRecord | null {
  switch (name) {
    case 'goOnline':
    case 'publish':
      return { ...record, status: 'online' };
    case 'unpublish':
      return { ...record, status: 'offline', isTop: false, isBanner: false };
    case 'pin':
    case 'unpin':
      return { ...record, isTop: name === 'pin' };
    case 'addBanner':
    case 'removeBanner':
      return { ...record, isBanner: name === 'addBanner' };
    case 'submit':
      return { ...record, status: 'submitted' };
    case 'return':
      return { ...record, status: 'returned' };
    case 'delete':
      return null;
    default:
      return name satisfies never;
  }
}
