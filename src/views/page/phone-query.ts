/** Too narrow for actions beside the title: there they are all in one menu. */
export const phoneQuery = '(max-width: 600px)';
