import { decodeText } from '@/utils/addressQuery';

/** How the platform reports that the mini program was launched or shown again. */
export interface AppEntry {
  readonly query: Readonly<Record<string, unknown>>;
  /** Number of the entry scene; the payment app sends it as text. */
  readonly scene: unknown;
}

/** Scenes of the messaging app in which `query` belongs to this scan and not to the last launch. */
const SCANS: readonly string[] = ['1011', '1012', '1013', '1047', '1048', '1049'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The address of a scanned code, null when the mini program was opened another way. Ordinary-link codes arrive as `q`
 * (messaging app) or `qrCode` (payment app) with the whole link; the messaging app's own round codes have a text of 32
 * characters, `scene`. Decision: that text is an H5 path (`/list/RC-1?channel=a`); other texts are not ours (the weekly
 * page's `scene` is one).
 */
export function scannedLink({ query, scene }: AppEntry): string | null {
  const payment = text(query['qrCode']);
  if (payment !== '') return decodeText(payment);
  if (!SCANS.includes(String(scene))) return null;
  const messaging = text(query['q']);
  if (messaging !== '') return decodeText(messaging);
  const own = decodeText(text(query['scene']));
  return own.startsWith('/') ? own : null;
}

/**
 * A scan that is reported twice has the same key; the messaging app adds the time of the scan to ordinary-link codes.
 */
export const scanKey = ({ query }: AppEntry, link: string): string =>
  `${text(query['scancode_time'])} ${link}`;

export const hasScanTime = ({ query }: AppEntry): boolean => text(query['scancode_time']) !== '';
