import { useIsPhone } from '#src/views/page/phone-query.ts';

/** On a phone the tooltip begins at the edge of the chart, because it has too little room beside the names of the axis. */
export const useTooltipPlace = () => (useIsPhone() ? { position: { x: 0 } } : {});
