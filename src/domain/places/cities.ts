/**
 * A city of Guangxi: its code (GB/T 2260), its name, its centre (WGS84), its bounding box (GCJ-02) and its tile on the schematic
 * map.
 */
export interface City {
  code: string;
  /** As records store it, whatever the language of the screen. */
  name: string;
  lng: number;
  lat: number;
  box: readonly [west: number, south: number, east: number, north: number];
  column: number;
  row: number;
}

/** The 14 cities. Their names are `tourism:city.<code>`. */
export const cities: readonly City[] = [
  {
    code: '450100',
    name: '南宁市',
    lng: 108.316023,
    lat: 22.826792,
    box: [107.3301, 22.2051, 109.6221, 24.0332],
    column: 1,
    row: 1,
  },
  {
    code: '450200',
    name: '柳州市',
    lng: 109.407096,
    lat: 24.317301,
    box: [108.5879, 23.9072, 110.1777, 26.0479],
    column: 2,
    row: 0,
  },
  {
    code: '450300',
    name: '桂林市',
    lng: 110.294528,
    lat: 25.277044,
    box: [109.6182, 24.2598, 111.4922, 26.3857],
    column: 3,
    row: 0,
  },
  {
    code: '450400',
    name: '梧州市',
    lng: 111.292469,
    lat: 23.477378,
    box: [110.3174, 22.6084, 111.668, 24.4053],
    column: 3,
    row: 2,
  },
  {
    code: '450500',
    name: '北海市',
    lng: 109.11496,
    lat: 21.475725,
    box: [108.8506, 20.8994, 109.7891, 21.9199],
    column: 1,
    row: 3,
  },
  {
    code: '450600',
    name: '防城港市',
    lng: 108.341509,
    lat: 21.617115,
    box: [107.4824, 21.4902, 108.5977, 22.373],
    column: 0,
    row: 3,
  },
  {
    code: '450700',
    name: '钦州市',
    lng: 108.620479,
    lat: 21.970055,
    box: [108.1846, 21.5889, 109.8711, 22.6816],
    column: 1,
    row: 2,
  },
  {
    code: '450800',
    name: '贵港市',
    lng: 109.597956,
    lat: 23.096507,
    box: [109.208, 22.6533, 110.6602, 24.043],
    column: 2,
    row: 2,
  },
  {
    code: '450900',
    name: '玉林市',
    lng: 110.149866,
    lat: 22.634109,
    box: [109.5508, 21.6279, 110.8994, 23.127],
    column: 2,
    row: 3,
  },
  {
    code: '451000',
    name: '百色市',
    lng: 106.612881,
    lat: 23.900649,
    box: [104.4502, 22.8564, 107.8848, 25.0996],
    column: 0,
    row: 1,
  },
  {
    code: '451100',
    name: '贺州市',
    lng: 111.546909,
    lat: 24.417145,
    box: [110.5684, 23.6523, 112.0625, 25.1523],
    column: 3,
    row: 1,
  },
  {
    code: '451200',
    name: '河池市',
    lng: 108.057879,
    lat: 24.698683,
    box: [106.5713, 23.5537, 109.1582, 25.6094],
    column: 1,
    row: 0,
  },
  {
    code: '451300',
    name: '来宾市',
    lng: 109.225473,
    lat: 23.736405,
    box: [108.416, 23.2666, 110.459, 24.4678],
    column: 2,
    row: 1,
  },
  {
    code: '451400',
    name: '崇左市',
    lng: 107.3498,
    lat: 22.406885,
    box: [106.5605, 21.5938, 108.1162, 23.3516],
    column: 0,
    row: 2,
  },
];

/** The city that the text of a region names first: `柳州市鱼峰区`, `柳州鱼峰区`, `柳州` and `广西柳州市` are in 柳州市. */
export function cityNamedIn(region: string): City | undefined {
  const place = region.replace(/\s/g, '').replace(/^广西(?:壮族自治区|省|区)?/, '');
  return cities.find(({ name }) => {
    const short = name.slice(0, -1);
    return place.startsWith(name) || place === short || (place.startsWith(short) && /[区县市镇乡]$/.test(place));
  });
}

/** The choices of a field that stores a city by its name. */
export const cityChoices = cities.map(({ code, name }) => ({ value: name, label: `tourism:city.${code}` }));
