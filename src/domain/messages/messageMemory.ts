import { literal, number, object, record } from '@/api/decode';
import { ApiError } from '@/api/errors';
import type { StorageArea } from '@/platform/storage/types';
import type { MessageMemory } from './messageRules';

const KEY = 'messageAnswers';
const decodeMemory = record(object({ answer: literal('accept', 'reject', 'ban'), atMs: number }));

/** Decisions stored on this device, whichever account is logged in: the host asks the device's own account. */
export function readMemory(storage: Pick<StorageArea, 'read'>): MessageMemory {
  const text = storage.read(KEY);
  if (text === null) return {};
  try {
    return decodeMemory(JSON.parse(text), KEY);
  } catch (cause) {
    // Foreign text under our key: treated as empty.
    if (cause instanceof SyntaxError || cause instanceof ApiError) return {};
    throw cause;
  }
}

export function writeMemory(storage: Pick<StorageArea, 'write'>, memory: MessageMemory): void {
  storage.write(KEY, JSON.stringify(memory));
}
