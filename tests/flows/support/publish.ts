import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { TestServer } from './server.ts';

/** Confirms the publish check, which appears for seeded records without a picture. */
export const publishAnyway = async (user: UserEvent) => user.click(await screen.findByText('仍要上架'));

/** The server refuses once to publish an article. */
export const refusePublishing = ({ faults }: TestServer) =>
  faults.add({
    kind: 'status',
    path: '/home/scienceKnowledge/updown',
    status: 500,
    body: { success: false, rCode: 500, rMsg: '系统繁忙' },
  });
