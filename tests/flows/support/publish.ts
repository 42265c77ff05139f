import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Confirms the publish check, which appears for seeded records without a picture. */
export const publishAnyway = async (user: UserEvent) => user.click(await screen.findByText('仍要上架'));
