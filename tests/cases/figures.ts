/** What statistics must be like (`W4`), and the charts in them (`W7`). */
export const figureCases: Readonly<Record<string, string>> = {
  'W4.1':
    'every mark leads to exactly its number: cell, row and column total, comparison, first and last, unknown, other',
  'W4.2': 'the same figures in browsers at UTC−8, UTC and UTC+8: days and months are those of Asia/Shanghai',
  'W4.3': 'a period that is not over is drawn differently and named in chart, table and print, not on the comparison',
  'W4.4':
    'a comparison takes as many days as have passed, whole months against whole months; both ranges with their days stand in heading, file and print',
  'W4.5': 'a change from 0 is new, 0 to 0 no change; never NaN, infinite or +100 %',
  'W4.6': 'days and months without records are there: bars 0, lines fall to 0',
  'W4.7': 'a type, a city or a grade has one colour on all pages, whatever is filtered or sorted',
  'W4.8':
    'records without a value are a named group inside the total, small groups join as other; what is not zero never reads 0 %; a note where shares need not add to 100',
  'W4.9':
    'both files have what the table shows, numbers as numbers, with title, period, filters, time and account, and are equal',
  'W4.10':
    'a picture has white ground, title, period, legend, Chinese labels and light colours, also from a dark screen',
  'W4.11':
    'print by button and by Ctrl+P: charts as wide as the paper, whole tables with repeated heads, light colours, the page as before afterwards',
  'W4.12': 'filters live in the address; an impossible value falls back and says so',
  'W4.13': 'what could not be loaded never looks like zero or no data; the last figures stay with their time',
  'W4.14': 'the table is the way for keyboard and screen reader: each figure a link with a full name',
  'W7.2': 'animation stays off',
  'W7.3': 'all 14 cities and all kinds have a readable name at 1280 and 400 px, in Chinese and Spanish',
  'W7.4': 'lines break at gaps and run straight, axes of counts have whole ticks, bars start at 0',
  'W7.5': 'no data, all zero, one point: a text of our own, one visible dot, no “0 auto” ticks',
  'W7.6': 'to assistive technology a chart is one named image with a sentence, its parts are silent',
  'W7.7': 'a click into a chart paints no focus ring and focuses nothing in it',
  'W7.8': 'more than about 400 points are grouped by week or month',
  'W7.9': 'print and picture draw a second chart of fixed size; that of the screen is not touched',
  'W7.10': 'no chart code before a chart is on the screen',
  'W7.11': 'a legend can be read: names beside colours, as a list',
};
