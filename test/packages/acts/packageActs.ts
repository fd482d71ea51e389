/**
 * Where a user of a package performs an act differently than on H5 (`test/acts/h5Acts`), and the ways that do not apply
 * in a package.
 */
import type { Page } from 'playwright-core';
import type { H5ActName, Way } from '../../acts/h5Acts';
import { visiblePage } from '../../engines/host';
import { toLastLogOffStep } from '../../engines/logOffSteps';
import { eventually } from '../../harness';

/** As on H5, without the second tab: a mini program runs once on a phone. */
export const PACKAGE_WAYS = ['lost', 'loaded', 'closed', 'other', 'twice'] as const satisfies readonly Way[];
type PackageWay = (typeof PACKAGE_WAYS)[number];

export const isPackageWay = (way: Way): way is PackageWay => PACKAGE_WAYS.some((own) => own === way);

export interface PackageAct {
  /** What leads from the opened page to the first tap, where the way is different from H5. */
  readonly lead?: (page: Page) => Promise<void>;
  /** What is typed before the first tap, where H5 finds its result in another way. */
  readonly fill?: (page: Page) => Promise<void>;
  /** The button of the host's own question after the last tap. */
  readonly answer?: RegExp;
  /** Ways that do not apply here, with the reason; `all`: not in a package. */
  readonly without?: Readonly<Partial<Record<PackageWay | 'all', string>>>;
}

export const PACKAGE_ACTS: Readonly<Partial<Record<H5ActName, PackageAct>>> = {
  submitLogOff: {
    lead: toLastLogOffStep,
  },
  contrastShare: { without: { all: 'the host’s share menu asks for the link' } },
  addressSave: {
    async fill(page) {
      const form = visiblePage(page);
      await form.locator('wx-textarea textarea').fill('李建国 13700002222 北京市海淀区中关村大街28号');
      await form.getByText('识别', { exact: true }).first().click();
      await eventually(
        'the name that was read',
        () => form.locator('wx-input input').nth(0).inputValue(),
        (read) => read === '李建国',
      );
    },
  },
  subscribePush: {
    answer: /^(允许|同意)$/,
  },
  couponSaleOrder: {
    answer: /^模拟支付$/,
  },
  pickFeeOrder: {
    answer: /^模拟支付$/,
  },
  freightOrder: {
    answer: /^模拟支付$/,
  },
};
