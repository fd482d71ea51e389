/** What can be tapped on a page of any target, and which layers cover it. */
import type { Locator, Page } from 'playwright-core';
import { miniName } from '../../config/miniNames.cjs';
import { LAYERS } from '../../src/components/layers';

export interface Control {
  readonly name: string;
  /** Among all elements of the selector. */
  readonly index: number;
}

interface Screen {
  readonly controls: readonly Control[];
  /** Open layers, in document order. */
  readonly layers: readonly string[];
}

export interface ScreenRules {
  /** Everything that can be tapped. */
  readonly controls: string;
  /** What hides its content. */
  readonly hidden: string;
  readonly dialogs: string;
  /** A question of the host, above everything else. */
  readonly question: string;
}

/** Longer lists repeat their rows. */
const MOST_CONTROLS = 60;
/** Each rank with its class in a package; on H5 the class begins with the rank. */
const RANKS = LAYERS.map((rank) => [rank, miniName(rank, 'src/components/ModalLayer.module.scss')] as const);

/** The controls of the host's question, else of the app's topmost dialog, else of the page. */
export const readScreen = (page: Page, rules: ScreenRules): Promise<Screen> =>
  page.evaluate(
    ([{ controls, hidden, dialogs, question }, ranks, most]) => {
      const isShown = (element: Element): boolean => element.closest(hidden) === null;
      // The layer is the dialog's parent (components/ModalLayer).
      const rankOf = (dialog: Element): number =>
        ranks.findIndex(([rank, short]) =>
          (dialog.parentElement?.className ?? '')
            .split(' ')
            .some((name) => name === short || name.split('_')[0] === rank),
        );
      const open = Array.from(document.querySelectorAll(dialogs)).filter(isShown);
      const top = open.reduce<Element | null>(
        (best, each) => (best === null || rankOf(each) >= rankOf(best) ? each : best),
        null,
      );
      const all = Array.from(document.querySelectorAll<HTMLElement>(controls));
      const shown = all.filter(
        (element) => isShown(element) && element.getAttribute('aria-disabled') !== 'true',
      );
      const asked = shown.filter((element) => question !== '' && element.closest(question) !== null);
      const inDialog = shown.filter((element) => top?.contains(element) === true);
      const own = asked.length > 0 ? asked : top !== null ? inDialog : shown;
      return {
        controls: own.slice(0, most).map((element) => {
          // A package has an empty label where there is none.
          const label = element.getAttribute('aria-label') ?? '';
          const text = label === '' ? (element.textContent ?? '') : label;
          return { name: text.replace(/\s+/g, ' ').trim().slice(0, 40), index: all.indexOf(element) };
        }),
        layers: open.map((dialog) => ranks[rankOf(dialog)]?.[0] ?? ''),
      };
    },
    [rules, RANKS, MOST_CONTROLS] as const,
  );

/** Taps without waiting between two taps. */
export async function tap(control: Locator, times: number): Promise<void> {
  await control.evaluate((element: HTMLElement, count) => {
    for (let tapped = 0; tapped < count; tapped += 1)
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }, times);
}

/** What the user reads at each text field: its label, else its placeholder. */
export const namesOfFields = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((inputs) =>
    inputs.map((input) => {
      const label = input.closest('[aria-label]')?.getAttribute('aria-label') ?? '';
      return label === '' ? (input.getAttribute('placeholder') ?? '') : label;
    }),
  );
