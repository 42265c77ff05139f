import { useIsPhone } from '#src/views/page/phone-query.ts';

/** On a phone the tooltip starts at the edge of the chart, because there is too little space beside the axis labels. */
export const useTooltipPlace = () => (useIsPhone() ? { position: { x: 0 } } : {});
