/** Corrects paths: removes what messengers, mail programs and careless partners add to an address. Pure. */
import { decodeText, encodeText } from './addressQuery';
import { cleanText } from './text';

/** Longer paths stay unchanged: no page has one. */
const MAX_LENGTH = 4096;

/**
 * The same path without spaces and invisible characters around its segments (`/fcFriday%20`, `/list/A%E2%80%8B`),
 * without empty segments (`//list//A`), and with percent signs escaped that encode nothing: Taro's router throws at
 * `/list/%zz` and shows nothing. A path without any of these stays exactly the same.
 */
export function plainPath(path: string): string {
  if (path.length > MAX_LENGTH) return path;
  const segments = path.split('/').map(plainSegment);
  const last = segments.length - 1;
  return segments.filter((segment, index) => segment !== '' || index === 0 || index === last).join('/');
}

function plainSegment(segment: string): string {
  // In a path, `+` is a literal plus sign.
  const escaped = segment.replace(/\+/g, '%2B');
  const decoded = decodeText(escaped);
  const isUndecodable = decoded === escaped && escaped.includes('%');
  const text = isUndecodable ? segment : decoded;
  const plain = cleanText(text).trim();
  return plain === text && !isUndecodable ? segment : encodeText(plain);
}
