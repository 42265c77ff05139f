import type { ContentRecord, RecordOperation } from './record.ts';

/** The record as the operation will make it, so that it can be shown before the server has answered; null when it is gone. */
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
    case 'delete':
      return null;
    default:
      return name satisfies never;
  }
}
