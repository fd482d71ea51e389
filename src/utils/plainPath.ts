/** Paths as they were meant: what messengers, mail programs and careless partners add to an address goes. Pure. */
import { decodeText, encodeText } from './query';
import { cleanText } from './text';

/** Longer paths are left as they are: no page has one. */
const MAX_LENGTH = 4096;

/**
 * The same path without blanks and unseen marks around its segments (`/fcFriday%20`, `/list/A%E2%80%8B`), without empty
 * segments (`//list//A`), and with percent signs that encode nothing escaped: Taro's router throws at `/list/%zz` and
 * shows nothing. A path that has none of that stays to the letter.
 */
export function plainPath(path: string): string {
  if (path.length > MAX_LENGTH) return path;
  const segments = path.split('/').map(plainSegment);
  const last = segments.length - 1;
  return segments.filter((segment, index) => segment !== '' || index === 0 || index === last).join('/');
}

function plainSegment(segment: string): string {
  // A plus sign is itself in a path.
  const escaped = segment.replace(/\+/g, '%2B');
  const decoded = decodeText(escaped);
  const isUndecodable = decoded === escaped && escaped.includes('%');
  const text = isUndecodable ? segment : decoded;
  const plain = cleanText(text).trim();
  return plain === text && !isUndecodable ? segment : encodeText(plain);
}
