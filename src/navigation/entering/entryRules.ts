import { decodeText } from '@/utils/query';

/** How the platform says that the mini program was opened, or shown again. */
export interface AppEntry {
  readonly query: Readonly<Record<string, unknown>>;
  /** Number that stands for the way in; the payment app gives it as text. */
  readonly scene: unknown;
}

/** Ways in of the messaging app on which `query` is this scan's and not that of the last opening. */
const SCANS: readonly string[] = ['1011', '1012', '1013', '1047', '1048', '1049'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The address that a scanned code brought, null when the mini program was opened otherwise. Ordinary-link codes come as
 * `q` (messaging app) or `qrCode` (payment app) with the whole link; the messaging app's own round codes have a text of
 * 32 characters, `scene`. Decision: that text is an H5 path (`/list/RC-1?channel=a`); other texts there are not ours
 * (the weekly page's `scene` is one).
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

/** The same scan told of twice has the same key; the messaging app puts the time of the scan into ordinary-link codes. */
export const scanKey = ({ query }: AppEntry, link: string): string =>
  `${text(query['scancode_time'])} ${link}`;

export const hasScanTime = ({ query }: AppEntry): boolean => text(query['scancode_time']) !== '';
