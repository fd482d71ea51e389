/** Meaning of a scanned code: pure. */
import { textParam } from '@/utils/addressParams';

type ScannedCode = { readonly kind: 'cabinet'; readonly cabinetCode: string } | { readonly kind: 'other' };

/** Target of one of our links. */
export interface LinkTarget {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Routes whose links are printed on cabinets. */
const CABINET_ROUTES: readonly string[] = ['pickUp', 'pickOpen'];
/** Format printed on cabinets: letters, digits and hyphens, at most 64 (contract `cabinetCode`). */
const CODE = /^[A-Za-z0-9][A-Za-z0-9-]{2,62}[A-Za-z0-9]$/;

export const isCabinetCode = (text: string): boolean => CODE.test(text);

/**
 * Parses a scanned text: a cabinet's code itself, or one of our links that contains it. Everything else (payment codes,
 * waybills with other characters, foreign links, contact cards) is not a cabinet.
 * @param readLink target of one of our links; null: not ours
 */
export function readScan(text: string, readLink: (link: string) => LinkTarget | null): ScannedCode {
  const code = text.trim();
  if (isCabinetCode(code)) return { kind: 'cabinet', cabinetCode: code };
  const target = readLink(code);
  const carried = target === null ? '' : textParam(target.params, 'cabinetCode');
  return target !== null && CABINET_ROUTES.includes(target.name) && isCabinetCode(carried)
    ? { kind: 'cabinet', cabinetCode: carried }
    : { kind: 'other' };
}

/**
 * Passed from a scan to the opening page, outside its address: a user who has just scanned a cabinet’s code
 * is at it and need not confirm. Anyone can make an address, so an address opens nothing without a tap.
 */
let ticket: string | null = null;

export function issueTicket(cabinetCode: string): void {
  ticket = cabinetCode;
}

/** Whether that cabinet was just scanned; can be taken once. */
export function takeTicket(cabinetCode: string): boolean {
  const isScanned = ticket === cabinetCode;
  ticket = null;
  return isScanned;
}
