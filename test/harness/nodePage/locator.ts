/**
 * Playwright's `Locator` over a page in Node: the part that this project's tests use, with the same meaning. An
 * unsupported call fails with its name, so that no test passes because a call was ignored.
 */
import { actions, type KeyTarget } from './actions';
import {
  innerTextOf,
  isHidden,
  isInaccessible,
  matcherOf,
  nameOf,
  normalized,
  roleOf,
  textOf,
} from './names';
import type { NodePage } from './page';
import { isTrueWithin } from './waiting';

type Step = (roots: readonly Element[]) => Element[];

interface RoleOptions {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly level?: number;
  readonly includeHidden?: boolean;
}

interface FilterOptions {
  readonly hasText?: string | RegExp;
  readonly hasNotText?: string | RegExp;
  readonly has?: NodeLocator;
  readonly hasNot?: NodeLocator;
  readonly visible?: boolean;
}

interface WaitOptions {
  readonly state?: 'visible' | 'hidden' | 'attached' | 'detached';
  readonly timeout?: number;
}

const inOrder = (elements: Iterable<Element>): Element[] =>
  [...new Set(elements)].sort((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1));

const below = (root: Element): Element[] => Array.from(root.querySelectorAll('*'));

/** The selectors of a list, split at commas outside brackets and quotes. */
const partsOf = (list: string): string[] => list.match(/(?:"[^"]*"|\([^)]*\)|\[[^\]]*\]|[^,])+/g) ?? [list];

/** CSS with Playwright's own `:visible`, `:has-text("…")` and a leading `>`. */
function byCss(selector: string): Step {
  if (selector === 'visible=true') return (roots) => roots.filter((element) => !isHidden(element));
  const parts = partsOf(selector).map(byOneSelector);
  return (roots) => inOrder(parts.flatMap((part) => part(roots)));
}

function byOneSelector(selector: string): Step {
  const own: ((element: Element) => boolean)[] = [];
  const css = selector
    .replace(/:visible/g, () => {
      own.push((element) => !isHidden(element));
      return '';
    })
    .replace(/:has-text\("([^"]*)"\)/g, (_all, text: string) => {
      const matches = matcherOf(text);
      own.push((element) => matches(textOf(element)));
      return '';
    })
    .trim();
  const query = css.startsWith('>') ? `:scope ${css}` : css === '' ? '*' : css;
  return (roots) =>
    roots
      .flatMap((root) => Array.from(root.querySelectorAll(query)))
      .filter((element) => own.every((holds) => holds(element)));
}

/** The innermost elements whose text matches. */
const byText =
  (wanted: string | RegExp, isExact?: boolean): Step =>
  (roots) => {
    const matches = matcherOf(wanted, isExact);
    return inOrder(
      roots.flatMap((root) =>
        below(root).filter(
          (element) =>
            matches(textOf(element)) && !Array.from(element.children).some((child) => matches(textOf(child))),
        ),
      ),
    ).filter((element) => !['SCRIPT', 'STYLE', 'HEAD', 'TITLE', 'META'].includes(element.tagName));
  };

const flag = (element: Element, attribute: string): boolean | undefined => {
  const value = element.getAttribute(attribute);
  return value === null ? undefined : value === 'true';
};

export const isDisabled = (element: Element): boolean =>
  (element as HTMLButtonElement).disabled === true ||
  isAriaDisabled(element.closest('[aria-disabled="true"]'));

/** `aria-disabled` counts only on elements with a role; in a package, roles are `aria-role`, which browsers ignore. */
const isAriaDisabled = (element: Element | null): boolean =>
  element !== null && !element.tagName.startsWith('WX-') && roleOf(element) !== null;

const isChecked = (element: Element): boolean =>
  flag(element, 'aria-checked') ?? (element as HTMLInputElement).checked === true;

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? /^H([1-6])$/.exec(element.tagName)?.[1] ?? 0);

function byRole(role: string, options: RoleOptions = {}): Step {
  const matches = options.name === undefined ? null : matcherOf(options.name, options.exact);
  return (roots) =>
    inOrder(roots.flatMap(below)).filter(
      (element) =>
        roleOf(element) === role &&
        (options.includeHidden === true || !isInaccessible(element)) &&
        (options.checked === undefined || isChecked(element) === options.checked) &&
        (options.disabled === undefined || isDisabled(element) === options.disabled) &&
        (options.expanded === undefined || flag(element, 'aria-expanded') === options.expanded) &&
        (options.pressed === undefined || (flag(element, 'aria-pressed') ?? false) === options.pressed) &&
        (options.selected === undefined || (flag(element, 'aria-selected') ?? false) === options.selected) &&
        (options.level === undefined || levelOf(element) === options.level) &&
        (matches === null || matches(nameOf(element))),
    );
}

const byAttribute =
  (attribute: string, wanted: string | RegExp, isExact?: boolean): Step =>
  (roots) => {
    const matches = matcherOf(wanted, isExact);
    return inOrder(roots.flatMap((root) => Array.from(root.querySelectorAll(`[${attribute}]`)))).filter(
      (element) => matches(normalized(element.getAttribute(attribute) ?? '')),
    );
  };

function byLabel(wanted: string | RegExp, isExact?: boolean): Step {
  const matches = matcherOf(wanted, isExact);
  return (roots) =>
    inOrder(roots.flatMap(below)).filter((element) => {
      const labelledBy = element.getAttribute('aria-labelledby');
      const label = element.getAttribute('aria-label');
      const labels = Array.from((element as HTMLInputElement).labels ?? []).map(textOf);
      if (labelledBy === null && label === null && labels.length === 0) return false;
      return matches(nameOf(element)) || labels.some(matches);
    });
}

export class NodeLocator {
  constructor(
    readonly ownPage: NodePage,
    private readonly steps: readonly Step[],
    private readonly words: string,
  ) {}

  private with(step: Step, words: string): NodeLocator {
    return new NodeLocator(this.ownPage, [...this.steps, step], `${this.words}.${words}`);
  }

  /** The current matches, in document order. */
  elements(): Element[] {
    const root = this.ownPage.documentElement();
    return this.steps.reduce<Element[]>((found, step) => step(found), root === null ? [] : [root]);
  }

  toString(): string {
    return this.words;
  }

  page(): NodePage {
    return this.ownPage;
  }

  // Finding
  locator(selector: string | NodeLocator, options?: FilterOptions): NodeLocator {
    const found =
      typeof selector === 'string'
        ? this.with(byCss(selector), `locator(${selector})`)
        : this.with((roots) => within(roots, selector), `locator(${selector.words})`);
    return options === undefined ? found : found.filter(options);
  }
  getByText(text: string | RegExp, { exact }: { exact?: boolean } = {}): NodeLocator {
    return this.with(byText(text, exact), `getByText(${String(text)})`);
  }
  getByRole(role: string, options?: RoleOptions): NodeLocator {
    return this.with(byRole(role, options), `getByRole(${role}, ${String(options?.name ?? '')})`);
  }
  getByLabel(text: string | RegExp, { exact }: { exact?: boolean } = {}): NodeLocator {
    return this.with(byLabel(text, exact), `getByLabel(${String(text)})`);
  }
  getByPlaceholder(text: string | RegExp, { exact }: { exact?: boolean } = {}): NodeLocator {
    return this.with(byAttribute('placeholder', text, exact), `getByPlaceholder(${String(text)})`);
  }
  getByAltText(text: string | RegExp, { exact }: { exact?: boolean } = {}): NodeLocator {
    return this.with(byAttribute('alt', text, exact), `getByAltText(${String(text)})`);
  }
  getByTitle(text: string | RegExp, { exact }: { exact?: boolean } = {}): NodeLocator {
    return this.with(byAttribute('title', text, exact), `getByTitle(${String(text)})`);
  }
  filter({ hasText, hasNotText, has, hasNot, visible }: FilterOptions): NodeLocator {
    const text = hasText === undefined ? null : matcherOf(hasText);
    const noText = hasNotText === undefined ? null : matcherOf(hasNotText);
    return this.with(
      (roots) =>
        roots.filter(
          (element) =>
            (text === null || text(textOf(element))) &&
            (noText === null || !noText(textOf(element))) &&
            (has === undefined || within([element], has).length > 0) &&
            (hasNot === undefined || within([element], hasNot).length === 0) &&
            (visible === undefined || !isHidden(element) === visible),
        ),
      'filter()',
    );
  }
  and(other: NodeLocator): NodeLocator {
    return this.with((roots) => {
      const others = new Set(other.elements());
      return roots.filter((element) => others.has(element));
    }, `and(${other.words})`);
  }
  or(other: NodeLocator): NodeLocator {
    return this.with((roots) => inOrder([...roots, ...other.elements()]), `or(${other.words})`);
  }
  first(): NodeLocator {
    return this.with((roots) => roots.slice(0, 1), 'first()');
  }
  last(): NodeLocator {
    return this.with((roots) => roots.slice(-1), 'last()');
  }
  nth(index: number): NodeLocator {
    return this.with((roots) => {
      const one = roots.at(index);
      return one === undefined ? [] : [one];
    }, `nth(${index})`);
  }
  all(): Promise<NodeLocator[]> {
    return Promise.resolve(this.elements().map((_element, index) => this.nth(index)));
  }
  count(): Promise<number> {
    return Promise.resolve(this.elements().length);
  }

  // Waiting
  async waitFor({ state = 'visible', timeout }: WaitOptions = {}): Promise<void> {
    await this.until(`to be ${state}`, timeout, () => {
      const found = this.single();
      if (state === 'attached') return found !== null;
      if (state === 'detached') return found === null;
      const isSeen = found !== null && !isHidden(found);
      return state === 'visible' ? isSeen : !isSeen;
    });
  }
  /** The one element; throws if there are several, as Playwright does. */
  private single(): Element | null {
    const found = this.elements();
    if (found.length > 1)
      throw new Error(
        `strict mode violation: ${this.words} resolved to ${found.length} elements:\n${found
          .slice(0, 5)
          .map((element) => element.outerHTML.slice(0, 160))
          .join('\n')}`,
      );
    return found[0] ?? null;
  }
  private async until(what: string, timeout: number | undefined, holds: () => boolean): Promise<void> {
    if (await isTrueWithin(timeout ?? this.ownPage.patienceMs(), holds)) return;
    throw new Error(
      `Timeout: ${this.words} ${what}. The page at ${this.ownPage.url()} reads: ${this.ownPage.readOut()}`,
    );
  }
  private async attached(timeout?: number): Promise<Element> {
    let found: Element | null = null;
    await this.until('to be there', timeout, () => (found = this.single()) !== null);
    return found as unknown as Element;
  }
  private async actionable(timeout?: number): Promise<HTMLElement> {
    let found: Element | null = null;
    await this.until('to be visible and enabled', timeout, () => {
      found = this.single();
      return found !== null && !isHidden(found) && !isDisabled(found);
    });
    return found as unknown as HTMLElement;
  }

  // Reading
  isVisible(): Promise<boolean> {
    const found = this.single();
    return Promise.resolve(found !== null && !isHidden(found));
  }
  async isHidden(): Promise<boolean> {
    return !(await this.isVisible());
  }
  async isDisabled(): Promise<boolean> {
    return isDisabled(await this.attached());
  }
  async isEnabled(): Promise<boolean> {
    return !isDisabled(await this.attached());
  }
  async isChecked(): Promise<boolean> {
    return isChecked(await this.attached());
  }
  async textContent(): Promise<string | null> {
    return (await this.attached()).textContent;
  }
  async innerText(): Promise<string> {
    return innerTextOf(await this.attached());
  }
  async innerHTML(): Promise<string> {
    return (await this.attached()).innerHTML;
  }
  allTextContents(): Promise<string[]> {
    return Promise.resolve(this.elements().map((element) => element.textContent ?? ''));
  }
  allInnerTexts(): Promise<string[]> {
    return Promise.resolve(this.elements().map(innerTextOf));
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.attached()).getAttribute(name);
  }
  async inputValue(): Promise<string> {
    return (((await this.attached()) as HTMLInputElement).value ?? '').toString();
  }
  async evaluate(run: unknown, argument?: unknown): Promise<unknown> {
    return this.ownPage.call(run, [await this.attached(), argument]);
  }
  evaluateAll(run: unknown, argument?: unknown): Promise<unknown> {
    return this.ownPage.call(run, [this.elements(), argument]);
  }

  // Acting
  async click({
    timeout,
    force,
  }: { timeout?: number; force?: boolean; position?: unknown; noWaitAfter?: boolean } = {}): Promise<void> {
    const element = force === true ? await this.attached(timeout) : await this.actionable(timeout);
    await actions(this.ownPage).click(element as HTMLElement);
  }
  async dblclick(): Promise<void> {
    const element = await this.actionable();
    await actions(this.ownPage).click(element);
    await actions(this.ownPage).click(element);
  }
  async tap(): Promise<void> {
    await this.click();
  }
  async hover(): Promise<void> {
    let found: Element | null = null;
    await this.until('to be visible', undefined, () => (found = this.single()) !== null && !isHidden(found));
    actions(this.ownPage).hover(found as unknown as HTMLElement);
  }
  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
  }
  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click();
  }
  async fill(value: string): Promise<void> {
    await actions(this.ownPage).fill(await this.actionable(), value);
  }
  clear(): Promise<void> {
    return this.fill('');
  }
  async focus(): Promise<void> {
    ((await this.attached()) as HTMLElement).focus();
  }
  async blur(): Promise<void> {
    ((await this.attached()) as HTMLElement).blur();
  }
  async press(key: string): Promise<void> {
    ((await this.attached()) as HTMLElement).focus();
    await actions(this.ownPage).press(key);
  }
  async pressSequentially(text: string): Promise<void> {
    const element = await this.actionable();
    element.focus();
    await actions(this.ownPage).type(text, element as KeyTarget);
  }
  async dispatchEvent(type: string, init: object = {}): Promise<void> {
    await actions(this.ownPage).dispatch(await this.attached(), type, init);
  }
  async selectOption(value: string): Promise<void> {
    await actions(this.ownPage).fill(await this.actionable(), value);
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.attached();
  }
}

/** What a locator of the whole page finds inside these elements. */
function within(roots: readonly Element[], locator: NodeLocator): Element[] {
  return locator
    .elements()
    .filter((element) => roots.some((root) => root !== element && root.contains(element)));
}
