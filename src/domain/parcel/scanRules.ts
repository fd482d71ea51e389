/** What a scanned code means: pure. */
import { textParam } from '@/utils/addressParams';

export type ScannedCode =
  { readonly kind: 'cabinet'; readonly cabinetCode: string } | { readonly kind: 'other' };

/** What one of our links leads to; null: no link of ours. */
export interface LinkTarget {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Routes whose links stand on cabinets. */
const CABINET_ROUTES: readonly string[] = ['pickUp', 'pickOpen'];
/** As cabinets have it printed: letters, digits and hyphens, at most 64 (contract `cabinetCode`). */
const CODE = /^[A-Za-z0-9][A-Za-z0-9-]{2,62}[A-Za-z0-9]$/;

export const isCabinetCode = (text: string): boolean => CODE.test(text);

/**
 * A scanned text: a cabinet's code as it is, or one of our links that carries it. Everything else (payment codes,
 * waybills with other signs, links of others, cards of people) is no cabinet.
 * @param readLink what a link of ours leads to
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
 * What a scan hands to the opening page, beside its address: who has just scanned a cabinet's code stands before it
 * and need not be asked again. Addresses come from anybody; they open nothing without a press.
 */
let ticket: string | null = null;

export function issueTicket(cabinetCode: string): void {
  ticket = cabinetCode;
}

/** Whether that cabinet was scanned just now; once. */
export function takeTicket(cabinetCode: string): boolean {
  const isScanned = ticket === cabinetCode;
  ticket = null;
  return isScanned;
}
