import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Answers the publish check, for records of the seed that have no picture. */
export const publishAnyway = async (user: UserEvent) => user.click(await screen.findByText('仍要上架'));
