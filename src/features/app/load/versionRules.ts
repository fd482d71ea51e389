/** What is told of the app's newest version, by system (product §3.25). */
import type { AppVersion } from '@/api/generated/operations/openApp';
import type { Host, HostOs } from '@/platform/host/types';
import type { Fact } from '@/templates/ResultPage';
import { parseBeijingTime, toDay } from '@/utils/beijingTime';
import { classifyLink, type LinkPolicy } from '@/utils/linkPolicy';

const MEGABYTE = 1024 * 1024;
/** A larger one is a slip of the pen. */
const MAX_BYTES = 10_000 * MEGABYTE;

/** `65.3MB` between the marks; '' when the size is not known. */
export function sizeText(bytes: number, before = '', after = ''): string {
  if (!(bytes > 0 && bytes < MAX_BYTES)) return '';
  return `${before}${(bytes / MEGABYTE).toFixed(1)}MB${after}`;
}

/** Version for everybody; size and date for Android, whose stores do not say them alike. */
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

/** Android's package where a browser can take it and its address is one that links may lead to; '' : none. */
export function packageOf(
  { packageUrl }: Pick<AppVersion, 'packageUrl'>,
  { kind, os }: Pick<Host, 'kind' | 'os'>,
  policy: LinkPolicy,
): string {
  if (os !== 'android' || kind !== 'browser') return '';
  const target = classifyLink(packageUrl, policy);
  return target.kind === 'external' || target.kind === 'internal' ? packageUrl : '';
}
