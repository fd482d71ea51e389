export type { MessageScene } from './MessageStore';
export type { AskOutcome } from './MessageStore';
export { useMessages } from './useMessages';
export { MessageRow } from './MessageRow';
