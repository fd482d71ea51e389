/** View rules of the home services page: pure functions. */
import type { SendActivityPageInfo } from '@/api/generated/operations/homeServices';
import type { PageModule } from '@/features/weekly/page/catalog';
import type { Place } from '@/features/weekly/page/modulePageTypes';
import { formatFen } from '@/utils/money';

/** Whether any service is available here; groups that report themselves as unserved do not count. */
export const hasServices = (modules: readonly PageModule[]): boolean =>
  modules.some((module) => module.type !== 'goodsGroup' || module.view.content.kind !== 'unserved');

export interface PlaceFacts {
  /** `place` is the requested place; `shownPlace` the one whose services are on the page. */
  readonly place: Place;
  readonly shownPlace: Place;
  readonly lastOutcome: 'asking' | 'answered' | 'failed' | 'offline';
  readonly modules: readonly PageModule[];
}

/**
 * What replaces the modules; null shows the modules themselves. Services of one city never appear under another city's
 * name. When the first place is found, its response replaces the page loaded without a place directly, with no skeleton
 * in between.
 */
export function standIn({
  place,
  shownPlace,
  lastOutcome,
  modules,
}: PlaceFacts): 'asking' | 'failed' | 'offline' | 'empty' | null {
  if (place.city !== shownPlace.city) {
    if (lastOutcome === 'failed' || lastOutcome === 'offline') return lastOutcome;
    if (shownPlace.city !== '') return 'asking';
  }
  return hasServices(modules) ? null : 'empty';
}

interface BannerText {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** Texts of the cash banner; null hides it. The amounts come unchanged from the gateway. */
export function bannerText(info: SendActivityPageInfo): BannerText | null {
  const { title, subTitle, buttonText, statusCode, goalFen, sumFen } = info;
  if (title === '' || statusCode === 'FINISHED') return null;
  switch (statusCode) {
    case 'RUNNING':
      return {
        title,
        text:
          goalFen > 0
            ? `已攒 ${formatFen(sumFen)} 元，满 ${formatFen(goalFen)} 元到账`
            : `已攒 ${formatFen(sumFen)} 元`,
        button: '继续邀请',
      };
    case 'REACHED':
      return { title, text: `${formatFen(sumFen)} 元已到账`, button: '去查看' };
    case 'OVER':
      return { title, text: '上次助力已结束，可以再来一次', button: '再来一次' };
    case 'NONE':
    case 'unknown':
      return { title, text: subTitle, button: buttonText || '去看看' };
  }
}
