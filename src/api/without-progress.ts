// In place of what axios reports the progress of a call with (vite.config.ts): no call of ours asks for it.
export const trackStream = null;
export const progressEventReducer = null;
export const progressEventDecorator = null;
export const asyncDecorator = null;
