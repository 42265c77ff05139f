import * as React from 'react';

/**
 * In development React notes with each element the stack that made it, ten thousand times in a while; for the tests that
 * draw, this is a fifth of their time. Here the number is used up from the start. Warnings still name the component.
 */
const internals = (React as Record<string, unknown>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
