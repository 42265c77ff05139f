/** On such narrow screens the actions of a page are in one menu, not beside its title. */
export const phoneQuery = '(max-width: 600px)';
