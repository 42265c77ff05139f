/** The adapters in `adapters/` by the names that `VITE_PROVIDER` takes. */
export const providerNames = ['ruoyi-like'] as const;
export type ProviderName = (typeof providerNames)[number];
