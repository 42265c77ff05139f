/** Requirements for statistics (`W4`) and their charts (`W7`). */
export const figureCases: Readonly<Record<string, string>> = {
  'W4.1':
    'every mark leads to exactly the counted records: cell, row and column total, comparison, first and last, unknown, other',
  'W4.2': 'figures are the same in browsers at UTC−8, UTC and UTC+8: days and months are those of Asia/Shanghai',
  'W4.3': 'an unfinished period is drawn differently and named in chart, table and print, but not on the comparison',
  'W4.4':
    'a comparison has as many days as are over, or whole months for whole months; heading, file and print show both ranges with their days',
  'W4.5': 'a change from 0 is new, 0 to 0 no change; never NaN, infinite or +100 %',
  'W4.6': 'days and months without records are included: bars are 0, lines fall to 0',
  'W4.7': 'a type, a city or a grade has the same colour on all pages, with any filter or order',
  'W4.8':
    'records without a value are a named group within the total, and small groups are joined as other; a value above zero never shows 0 %; a note appears where shares do not add up to 100',
  'W4.9':
    'both files are equal and contain the shown table with numbers as numbers, and title, period, filters, time and account',
  'W4.10':
    'a picture has a white background, title, period, legend, Chinese labels and light colours, also in the dark theme',
  'W4.11':
    'printing by button and by Ctrl+P has charts as wide as the paper, complete tables with repeated heads and light colours, and restores the page',
  'W4.12': 'filters are in the address; an invalid value falls back to the default with a notice',
  'W4.13': 'a failed load never looks like zero or no data; the last figures stay with their time',
  'W4.14': 'the table serves keyboard and screen reader: each figure is a link with a full name',
  'W7.2': 'animation stays off',
  'W7.3': 'all 14 cities and all kinds have a readable name at 1280 and 400 px, in Chinese and Spanish',
  'W7.4': 'lines are straight and break at gaps, axes of counts have integer ticks, bars start at 0',
  'W7.5':
    'without data a chart shows our own text; a single point is visible; with only zeros there are no “0 auto” ticks',
  'W7.6': 'for assistive technology a chart is one named image with a sentence, and its parts are hidden',
  'W7.7': 'a click into a chart shows no focus ring and focuses nothing in it',
  'W7.8': 'more than about 400 points are grouped by week or month',
  'W7.9': 'print and picture draw a second chart of fixed size; the chart on the screen is unchanged',
  'W7.10': 'no chart code is loaded before a chart is on the screen',
  'W7.11': 'a legend is a readable list of names beside colours',
};
