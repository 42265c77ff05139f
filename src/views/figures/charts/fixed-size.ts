/** What gives a chart its size without measuring, so that it is drawn at once and also where nothing is laid out (W7.9). */
export const fixedSize = (width: number | undefined, height: number) =>
  width === undefined ? {} : { w: width, attributes: { container: { width, height } } };
