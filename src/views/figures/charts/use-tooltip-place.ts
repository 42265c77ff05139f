import { useIsPhone } from '#src/views/page/phone-query.ts';

/** On a phone what is told at a point begins at the edge of the chart: beside the names of the axis it has too little room. */
export const useTooltipPlace = () => (useIsPhone() ? { position: { x: 0 } } : {});
