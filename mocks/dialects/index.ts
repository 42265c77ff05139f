import type { Dialect } from './dialect.ts';
import { ruoyiLike } from './ruoyi-like.ts';

export const dialectNames = ['ruoyi-like'] as const;
export type DialectName = (typeof dialectNames)[number];

/** The languages that the HTTP mock speaks, by the names of the adapters for them. */
export const dialects: Readonly<Record<DialectName, Dialect>> = { 'ruoyi-like': ruoyiLike };
