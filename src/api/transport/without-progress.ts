// A stub for the progress reports of axios, which no call uses (scripts/surgery/replaced-modules.ts).
export const trackStream = null;
export const progressEventReducer = null;
export const progressEventDecorator = null;
export const asyncDecorator = null;
