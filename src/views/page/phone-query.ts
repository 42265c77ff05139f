import { useMediaQuery } from '@mantine/hooks';

const phoneQuery = '(max-width: 600px)';

/** Whether the screen is narrow, so that the actions of a page are in one menu instead of beside its title. */
export const useIsPhone = (): boolean => useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
