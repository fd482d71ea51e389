/**
 * Component tests render, query and tap through `@tarojs/test-utils-react`. This uses its parts instead of its
 * `ReactTestUtil`: that one renders a frame late, and loads Taro's router for `createApp`, which no test here needs.
 */
import { act, fireEvent, render } from '@tarojs/test-utils-react/dist/pure.js';
import type { ReactNode } from 'react';
import { settle } from './fakeClock';

interface Place {
  /** In the document, so that focus and events work as on a page. New for each test, and after `unmount`. */
  readonly element: HTMLElement;
  /** Renders `node` there, replacing the previous one; effects have run when it returns. */
  render(node: ReactNode): void;
  /** Unmounts the current component; another can be rendered. */
  unmount(): void;
  /** Finds a button by its text or label, including those in dialogs over the page. */
  button(name: string): Element;
  /**
   * Taps the button with this name, or this element, and waits until the work it started has settled as far as it can.
   */
  press(target: string | Element): Promise<void>;
}

/** Where the tests of a file, or of a `describe`, render: created before each test, removed after it. */
export function testPlace(): Place {
  let element: HTMLElement;
  let drawn: ReturnType<typeof render> | null = null;
  const makeElement = (): void => {
    element = document.body.appendChild(document.createElement('div'));
  };
  const leave = (): void => {
    drawn?.unmount();
    drawn = null;
    element.remove();
  };
  const button = (name: string): Element => {
    const found = Array.from(document.querySelectorAll('[role=button],[role=link],[role=tab]')).find(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    );
    if (found === undefined) throw new Error(`no button ${name}`);
    return found;
  };
  beforeEach(makeElement);
  afterEach(leave);
  return {
    get element() {
      return element;
    },
    render(node) {
      if (drawn === null) drawn = render(node, { container: element });
      else drawn.rerender(node);
    },
    unmount() {
      leave();
      makeElement(); // the library renders into an element only once
    },
    button,
    press: async (target) => {
      await act(async () => {
        fireEvent(
          typeof target === 'string' ? button(target) : target,
          new MouseEvent('click', { bubbles: true }),
        );
        await settle();
      });
    },
  };
}
