import { miniClipboard } from './mini';
import type { ClipboardCapability } from './types';

export const clipboard: ClipboardCapability = miniClipboard satisfies ClipboardCapability;
