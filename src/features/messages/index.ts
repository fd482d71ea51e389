export type { MessageScene } from './messageApi';
export type { AskOutcome } from './MessageStore';
export { useMessages } from './useMessages';
export { MessageRow } from './MessageRow';
