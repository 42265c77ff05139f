import { describe, expect, test } from 'vitest';
import { readConfig } from '#src/app/config.ts';
import { languages } from '#src/i18n/languages.ts';

const defaults = {
  apiUrl: '/backApi',
  authorizationPrefix: '',
  publicAddresses: {},
  mapKey: '',
  idleMinutes: 30,
  mock: false,
  provider: null,
  defaultLanguage: 'en',
};

const messageOf = (environment: Record<string, unknown>): string => {
  try {
    readConfig(environment);
    return 'accepted';
  } catch (error) {
    return String(error);
  }
};

describe('the configuration', () => {
  test('works without any settings', () => {
    expect(readConfig({})).toEqual(defaults);
  });

  test('fault L1: a mock build calls only its mock, whatever the other settings', () => {
    const environment = { VITE_MOCK: '1', VITE_API_HOST: 'https://api.example.org', VITE_API_BASE: '/api' };
    expect(readConfig(environment)).toEqual({ ...defaults, mock: true });
  });

  test('reads every variable', () => {
    const environment = {
      VITE_API_HOST: 'https://api.example.org:8443',
      VITE_API_BASE: '/gateway/backApi',
      VITE_AUTH_PREFIX: 'Bearer ',
      VITE_MAP_KEY: 'key',
      VITE_IDLE_MINUTES: '0',
      VITE_MOCK: '0',
      VITE_PROVIDER: 'ruoyi-like',
      VITE_DEFAULT_LANGUAGE: 'zh',
    };
    expect(readConfig(environment)).toEqual({
      apiUrl: 'https://api.example.org:8443/gateway/backApi',
      authorizationPrefix: 'Bearer ',
      publicAddresses: {},
      mapKey: 'key',
      idleMinutes: 0,
      mock: false,
      provider: 'ruoyi-like',
      defaultLanguage: 'zh',
    });
  });

  test.each([
    ['VITE_API_HOST', 'api.example.org', 'must be a scheme and a host, such as https://api.example.org'],
    ['VITE_API_HOST', 'https://api.example.org/', 'must be a scheme and a host, such as https://api.example.org'],
    ['VITE_API_BASE', 'backApi', 'must begin with a slash and not end with one'],
    ['VITE_API_BASE', '//elsewhere/backApi', 'must begin with a slash and not end with one'],
    ['VITE_API_BASE', '/backApi/', 'must begin with a slash and not end with one'],
    ['VITE_PROVIDER', 'nobody', 'must be one of ruoyi-like'],
    ['VITE_IDLE_MINUTES', 'half an hour', 'must be a whole number of minutes'],
    ['VITE_IDLE_MINUTES', '-1', 'must be a whole number of minutes'],
    ['VITE_IDLE_MINUTES', '99999', 'must be at most 1440'],
    ['VITE_MOCK', 'yes', 'must be 0 or 1'],
    ['VITE_DEFAULT_LANGUAGE', 'fr', `must be one of ${languages.join(', ')}`],
  ])('%s=%s is reported with the expected value', (name, value, expected) => {
    expect(messageOf({ [name]: value })).toBe(`ConfigError: The configuration is not usable.\n${name}: ${expected}`);
  });

  test('reports every wrong variable at once', () => {
    expect(messageOf({ VITE_MOCK: 'yes', VITE_DEFAULT_LANGUAGE: 'fr' })).toBe(
      `ConfigError: The configuration is not usable.\nVITE_MOCK: must be 0 or 1\nVITE_DEFAULT_LANGUAGE: must be one of ${languages.join(', ')}`,
    );
  });
});
