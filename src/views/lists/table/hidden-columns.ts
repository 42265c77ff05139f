import { adopt } from '#src/views/trusted/adopted-style.ts';
import classes from './list-table.module.css';

/** Columns are hidden by their position, so that no row renders again when they come and go with the room. */
const hide = (position: number) =>
  `.${classes.table}[data-without~='${position}']:not([data-measured]) tr > :nth-child(${position}) { display: none; }`;

const mostColumns = 40;

adopt(Array.from({ length: mostColumns }, (_, index) => hide(index + 1)).join('\n'));
