import { describe, expect, test } from 'vitest';
import { withRuntimeConfig } from '#src/app/runtime-config.ts';
import type { Config } from '#src/app/config.ts';
import { misconfigured } from '#src/i18n/last-resort.ts';
import { expectConsole } from '#tests/setup/console.ts';

const built: Config = {
  apiUrl: '/backApi',
  authorizationPrefix: '',
  mapKey: '',
  publicAddresses: {},
  idleMinutes: 30,
  mock: false,
  provider: null,
  defaultLanguage: 'en',
};

const rightStages =
  'approvals: {"/home/scienceKnowledge": ["role", "role"]}, for /home/scienceKnowledge, /home/informationCenter, ' +
  '/home/scienceJourney, /home/excellentCourses, /basic/carousel, /basic/scenicSpots, /basic/hotels, /basic/restaurants, ' +
  '/business/tickets, /business/guestRooms, /business/food, /business/destinations, /service/strategies, /service/activities';

/** The resulting configuration; a refusal throws here. */
const configure = (text: string, to = built): Config | null =>
  withRuntimeConfig(to, text, (_, corrections) => {
    throw new Error(corrections);
  });

describe('settings of config.json override those of the build (decision 054)', () => {
  test('all settings', () => {
    const text =
      '{"apiBase": "/gw/backApi", "authorizationPrefix": "Bearer ", "mapKey": "key", "idleMinutes": 0, "publicAddresses": {"/home/hotels": "https://www.example.cn/h/{id}"}, "checksOff": ["vagueLink"]}';
    expect(configure(text, { ...built, mapKey: 'other' })).toEqual({
      ...built,
      apiUrl: '/gw/backApi',
      authorizationPrefix: 'Bearer ',
      mapKey: 'key',
      idleMinutes: 0,
      publicAddresses: { '/home/hotels': 'https://www.example.cn/h/{id}' },
      checksOff: ['vagueLink'],
    });
  });

  test('stages of the review before publishing (decision 067)', () => {
    const approvals = { '/home/scienceKnowledge': ['科室负责人', '办公室'], '/home/informationCenter': [] };
    expect(configure(JSON.stringify({ approvals }))).toEqual({ ...built, approvals });
  });

  test('missing settings keep the value of the build', () => {
    expect(configure('{"idleMinutes": 15}', { ...built, mapKey: 'key' })).toEqual({
      ...built,
      mapKey: 'key',
      idleMinutes: 15,
    });
  });

  test('a path of the API stays on the host of the build', () => {
    const elsewhere = { ...built, apiUrl: 'https://api.example.org:8443/backApi' };
    expect(configure('{"apiBase": "/gw"}', elsewhere)?.apiUrl).toBe('https://api.example.org:8443/gw');
  });

  test.each([
    ['{"apiBase": "https://elsewhere.example/backApi"}', 'apiBase: "/backApi"'],
    ['{"apiBase": "//elsewhere/backApi"}', 'apiBase: "/backApi"'],
    ['{"apiBase": "/\\\\elsewhere.example/backApi"}', 'apiBase: "/backApi"'],
    ['{"apiBase": "/backApi/"}', 'apiBase: "/backApi"'],
    ['{"apiBase": null}', 'apiBase: "/backApi"'],
    ['{"authorizationPrefix": 1}', 'authorizationPrefix: "Bearer "'],
    ['{"authorizationPrefix": "Bearer\\n"}', 'authorizationPrefix: "Bearer "'],
    ['{"mapKey": false}', 'mapKey: "0123456789abcdef"'],
    [
      '{"publicAddresses": "https://www.example.cn/"}',
      'publicAddresses: {"/home/hotels": "https://www.example.cn/{id}.html"}',
    ],
    ['{"checksOff": "vagueLink"}', 'checksOff: ["vagueLink"]'],
    ['{"idleMinutes": "30"}', 'idleMinutes: 0 … 1440'],
    ['{"idleMinutes": 1441}', 'idleMinutes: 0 … 1440'],
    ['{"idleMinutes": 0.5}', 'idleMinutes: 0 … 1440'],
    ['{"idleMinutes": -1, "mapKey": 1}', 'idleMinutes: 0 … 1440; mapKey: "0123456789abcdef"'],
    ['{"approvals": ["办公室"]}', rightStages],
    ['{"approvals": {"/home/scienceKnowledge": "办公室"}}', rightStages],
    ['{"approvals": {"/home/scienceKnowledge": [""]}}', rightStages],
    ['{"approvals": {"/home/scienceKnowledge": ["一", "二", "三"]}}', rightStages],
    ['{"approvals": {"/home/unknown": ["办公室"]}}', rightStages],
    // Experts review bases.
    ['{"approvals": {"/home/baseResources": ["办公室"]}}', rightStages],
    ['{"idleMinutes": 30,}', '{"idleMinutes": 30}'],
    ['[30]', '{"idleMinutes": 30}'],
    ['null', '{"idleMinutes": 30}'],
  ])('%s is reported with the correction', (text, corrections) => {
    expectConsole('error', /config\.json is not usable/);
    const refusals: unknown[] = [];
    const config = withRuntimeConfig(built, text, (lines, wrong) => refusals.push([lines, wrong]));
    expect([config, refusals]).toEqual([null, [[misconfigured, corrections]]]);
  });

  test('a build without a map key ignores one, because the policy of its page blocks the map service', () => {
    expectConsole('error', /config\.json: mapKey needs a build that was made with VITE_MAP_KEY/);
    expect(configure('{"mapKey": "key", "idleMinutes": 15}')).toEqual({ ...built, idleMinutes: 15 });
  });

  test.each(['{"idleMinuts": 15}', '{"__proto__": {"idleMinutes": 15}}', '{"mock": true}'])(
    '%s is unknown to this build: it is reported and changes nothing',
    (text) => {
      expectConsole('error', /config\.json: this build knows no (idleMinuts|__proto__|mock)/);
      expect(configure(text)).toEqual(built);
    },
  );
});
