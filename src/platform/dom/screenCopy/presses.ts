/** What is pressed on a copy happens on the app's page as soon as that is there, once. */

const PRESSABLE = '[role=button],[role=link],[role=tab]';

export interface Press {
  /** Place of the pressed element below the root, as child numbers. */
  readonly place: readonly number[];
  /** What it said. */
  readonly name: string;
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';

/** The press of an event's target; null: it is on nothing that can be pressed. */
export function pressOf(root: Element, target: EventTarget | null): Press | null {
  const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
  if (pressed === null || !root.contains(pressed)) return null;
  const place: number[] = [];
  for (let each = pressed; each !== root && each.parentElement !== null; each = each.parentElement)
    place.unshift(Array.from(each.parentElement.children).indexOf(each));
  return { place, name: nameOf(pressed) };
}

export const isSamePress = (one: Press, other: Press): boolean =>
  one.name === other.name && one.place.join() === other.place.join();

const at = (root: Element, place: readonly number[]): Element | undefined =>
  place.reduce<Element | undefined>((each, index) => each?.children[index], root);

/**
 * The element of the app's page that a press meant: at the same place with the same name, otherwise the only one of
 * that name. Null: the page shows something else now, and nothing must happen that the user has not seen.
 */
export function meantBy({ place, name }: Press, page: Element): HTMLElement | null {
  const same = at(page, place);
  if (same instanceof HTMLElement && same.matches(PRESSABLE) && nameOf(same) === name) return same;
  const named = Array.from(page.querySelectorAll<HTMLElement>(PRESSABLE)).filter(
    (each) => nameOf(each) === name,
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}
