/** Texts about the app's newest version, per operating system (product §3.25). */
import type { AppVersion } from '@/api/generated/operations/openApp';
import type { Host, HostOs } from '@/platform/host/types';
import type { Fact } from '@/templates/ResultPage';
import { parseBeijingTime, toDay } from '@/utils/beijingTime';
import { classifyLink, type LinkPolicy } from '@/utils/linkPolicy';

const MEGABYTE = 1024 * 1024;
/** Larger sizes are treated as a data error. */
const MAX_BYTES = 10_000 * MEGABYTE;

/** `65.3MB`, wrapped in `before` and `after`; '' if the size is unknown. */
export function sizeText(bytes: number, before = '', after = ''): string {
  if (!(bytes > 0 && bytes < MAX_BYTES)) return '';
  return `${before}${(bytes / MEGABYTE).toFixed(1)}MB${after}`;
}

/** Version for every system; size and date for Android only, because its stores do not show them consistently. */
export function versionFacts(
  { versionName, packageBytes, releaseTm }: AppVersion,
  os: HostOs,
): readonly Fact[] {
  const facts: Fact[] = versionName === '' ? [] : [{ label: '最新版本', value: versionName }];
  if (os !== 'android') return facts;
  const size = sizeText(packageBytes);
  if (size !== '') facts.push({ label: '大小', value: size });
  if (parseBeijingTime(releaseTm) !== null) facts.push({ label: '更新日期', value: toDay(releaseTm) });
  return facts;
}

/** Android package URL if a browser can download it and links may lead to its address; otherwise ''. */
export function packageOf(
  { packageUrl }: Pick<AppVersion, 'packageUrl'>,
  { kind, os }: Pick<Host, 'kind' | 'os'>,
  policy: LinkPolicy,
): string {
  if (os !== 'android' || kind !== 'browser') return '';
  const target = classifyLink(packageUrl, policy);
  return target.kind === 'external' || target.kind === 'internal' ? packageUrl : '';
}
