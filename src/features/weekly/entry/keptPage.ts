/**
 * The weekly page of the last visit, shown at once by the next one while the current page is requested (docs/storage.md
 * "A page that is shown again at once").
 *
 * Kept is what the campaign shows to everyone: header, bars, and the modules from the top down to the first that is
 * about the user, with their rights as things to look at. Modules from there on keep their places only, so that nothing
 * above moves when they come. Not kept: statuses, reminders, the coupon of an acquired right, the number of a sale page,
 * rules (HTML), sharing. It is stored in the form of the gateway's response and read by the same decoders.
 */
import { number, object, rawObject, string } from '@/api/decode';
import { fittingText, isRecent, MAX_ROWS } from '@/data/lastAnswerRules';
import type { Session, SessionCoupon, SessionRight } from '@/features/weekly/flashSale/sessionTypes';
import type { ModuleType, PageModule } from '@/features/weekly/page/catalog';
import type { KeptPages } from '@/features/weekly/page/ModulePageStore';
import type { ModulePageVisit, PageTabs } from '@/features/weekly/page/modulePageTypes';
import { type ModulePageData, parseModulePage } from '@/features/weekly/page/parsePage';
import { visibleModules, visibleTabs } from '@/features/weekly/page/visibleModules';
import type { KeptMemory } from '@/session/keptMemory';
import { beijingDate, beijingDay } from '@/utils/beijingClock';
import type { Clock } from '@/utils/clock';

const entryOf = object({ atMs: number, about: string, data: rawObject });

export function makeKeptPages(
  memory: KeptMemory,
  { configId, channelId }: ModulePageVisit,
  clock: Pick<Clock, 'nowMs'>,
): KeptPages {
  const about = JSON.stringify([configId, channelId]);
  return {
    reader: memory.reader,
    forget: memory.forget,
    read() {
      const text = memory.read();
      if (text === null) return null;
      try {
        const entry = entryOf(JSON.parse(text), '');
        // Another campaign's: stays until this one's replaces it.
        if (entry.about !== about) return null;
        const page = parseModulePage(entry.data, 'data');
        // The decoders of responses are tolerant: what they leave out or guess is not read back as it was written.
        const isWhole = JSON.stringify(publicPart(page, MAX_ROWS)) === JSON.stringify(entry.data);
        if (isWhole && page.modules.length > 0 && isRecent(entry.atMs, clock.nowMs()))
          return { page, atMs: entry.atMs };
      } catch {
        // Truncated, or another version's: removed like one that is too old.
      }
      memory.forget();
      return null;
    },
    write(page, reader) {
      const atMs = clock.nowMs();
      const text =
        page.modules.length === 0
          ? null
          : fittingText((rights) => JSON.stringify({ atMs, about, data: publicPart(page, rights) }));
      if (text === null) memory.forget();
      else memory.write(text, reader);
    },
  };
}

/**
 * What everyone may see of the page, in the form of the response.
 * @param rights at most this many of each session
 */
export function publicPart(page: ModulePageData, rights: number): Readonly<Record<string, unknown>> {
  const { base, guideBar, locationBar } = page;
  const modules = visibleModules(page);
  const personal = modules.findIndex(isPersonal);
  const shown = personal < 0 ? modules : modules.slice(0, personal);
  const held = modules.slice(shown.length);
  return {
    baseInfo: {
      pageName: base.pageName,
      statusCode: base.isFinished ? 'FINISHED' : 'PROCESSING',
      clientList: base.clients,
      headImgUrl: base.headerUrl,
      bottomColor: base.groundColor,
    },
    guideBarModule: guideBar && {
      guideBarSwitch: true,
      imgUrl: guideBar.imageUrl,
      linkUrl: guideBar.linkUrl,
    },
    locationModule: locationBar && { locationComponentSwitch: true },
    pageIndicatorModule: tabsPart(visibleTabs(page)),
    seckillModule: shown.filter(isSeckill).map((module) => seckillPart(module, rights))[0],
    inclusiveModule: shown.filter(isInclusive).map((module) => inclusivePart(module, rights))[0],
    independentModuleList: [
      ...shown.filter(isPicture).map(({ place, view }) => ({
        ...place,
        imgUrl: view.imageUrl,
        appUrl: view.linkUrl,
      })),
      ...held.map(({ place }) => ({ ...place, imgUrl: '', appUrl: '' })),
    ],
  };
}

type Typed<T extends ModuleType> = Extract<PageModule, { readonly type: T }>;
const isSeckill = (module: PageModule): module is Typed<'seckill'> => module.type === 'seckill';
const isInclusive = (module: PageModule): module is Typed<'inclusive'> => module.type === 'inclusive';
const isPicture = (module: PageModule): module is Typed<'independent'> => module.type === 'independent';
const isPersonal = (module: PageModule): boolean =>
  !isSeckill(module) && !isInclusive(module) && !isPicture(module);

const seckillPart = ({ place, view }: Typed<'seckill'>, rights: number): object => ({
  ...place,
  titleImgUrl: view.titleImageUrl,
  desc: view.desc,
  associatedRightsImgFlag: view.look.hasChips,
  couponButtonStyle: view.look.couponButton,
  couponPkgButtonStyle: view.look.packageButton,
  itemList: view.sessions.map((session) => sessionPart(session, rights)),
});

const inclusivePart = ({ place, view }: Typed<'inclusive'>, rights: number): object => ({
  ...place,
  titleImgUrl: view.titleImageUrl,
  seckillItem: sessionPart(view.session, rights),
});

const sessionPart = ({ id, name, startMs, endMs, rights }: Session, most: number): object => ({
  id,
  name,
  startTm: beijingTime(startMs),
  endTm: beijingTime(endMs),
  rightsItemList: rights.slice(0, most).map(rightPart),
});

const beijingTime = (ms: number): string =>
  `${beijingDay(ms)} ${beijingDate(ms).toISOString().slice(11, 19)}`;

/** The same status for all: the decoders want one, and no button of a kept page shows it. */
const rightPart = (right: SessionRight): object => ({
  rightsNo: right.rightsNo,
  status: 'AVAILABLE',
  ...(right.kind === 'coupon'
    ? { type: 'COUPON', couponInfo: couponPart(right.coupon) }
    : {
        type: 'COUPON_SALE',
        couponSaleInfo: {
          title: right.sale.title,
          tag: right.sale.tag,
          purchasePrice: right.sale.priceFen,
          originalPrice: right.sale.originalPriceFen,
          totalNum: right.sale.count,
          couponList: right.sale.coupons.map(couponPart),
        },
      }),
});

const couponPart = (coupon: SessionCoupon): object => ({
  type: coupon.type,
  costStr: coupon.cost,
  title: coupon.title,
  tag: coupon.tag,
  limitBizList: coupon.businesses,
  bizStr: coupon.businessText,
  totalNum: coupon.count,
});

const tabsPart = (bar: PageTabs | null): object | null =>
  bar && {
    pageModuleList: bar.tabs.map(({ moduleId, title }) => ({
      moduleUniqueId: moduleId,
      moduleDisplayName: title,
    })),
    textAndColor: {
      selectedButtonColor: bar.colors.selectedGround,
      selectedTextColor: bar.colors.selectedText,
      notSelectedButtonColor: bar.colors.ground,
      notSelectedTextColor: bar.colors.text,
    },
  };
