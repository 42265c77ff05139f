import * as React from 'react';

/**
 * In development React records the creation stack of up to ten thousand elements per interval; in the tests that
 * render, this takes a fifth of the time. Here the limit is reached from the start. Warnings still name the component.
 */
const internals = (React as Record<string, unknown>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
