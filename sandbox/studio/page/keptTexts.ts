import { isObject, list } from '../../core/contract/json';

/** A draft as this browser has last sent it: a restarted sandbox has forgotten it. */
interface KeptText {
  readonly code: string;
  readonly fixture: string;
  readonly text: string;
  readonly original: string;
}

const KEY = 'lab-studio-drafts';
const MAX_KEPT = 8;

export function keptText(code: string): KeptText | null {
  return all().find((kept) => kept.code === code) ?? null;
}

export function keepText(kept: KeptText): void {
  try {
    const others = all().filter(({ code }) => code !== kept.code);
    localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MAX_KEPT)));
  } catch {
    // Full or refused: the sandbox has the draft all the same.
  }
}

function all(): readonly KeptText[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return list(stored).filter(isKept);
  } catch {
    return []; // not ours, or refused
  }
}

const isKept = (value: unknown): value is KeptText =>
  isObject(value) && ['code', 'fixture', 'text', 'original'].every((name) => typeof value[name] === 'string');
