import { adopt } from '#src/views/trusted/adopted-style.ts';
import { widthSteps } from './column.ts';
import classes from './list-table.module.css';

/** The frame of a table whose columns all have room. A container query cannot read its width from a variable. */
const roomy = (step: number) => `@container list (min-width: ${step}px) {
  .${classes.scroller}[data-least='${step}'] {
    --overflow: clip;
    --most: none;
    --head-top: var(--header-bottom, 0px);
    --edge: 0px;
  }
}`;

adopt(widthSteps.map(roomy).join('\n'));
