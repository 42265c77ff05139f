import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './react.ts';
import './jsdom.ts';
import './media.ts';
import { endTest } from './after-each.ts';

// A setup file runs once per test file. Its imports are evaluated once per worker, like the environment.

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  cleanup();
  await endTest();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  document.title = '';
  window.history.replaceState(null, '', '/');
});

// A chunk that is still loading when a file ends would fail in the next one, which would report the error.
afterAll(() => vi.dynamicImportSettled());
