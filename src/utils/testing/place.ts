/**
 * Component tests draw, find and press through `@tarojs/test-utils-react`. Its parts and not its `ReactTestUtil`: that
 * one draws a frame later than it is asked to, and loads Taro's router for `createApp`, which no test here wants.
 */
import { act, fireEvent, render } from '@tarojs/test-utils-react/dist/pure.js';
import type { ReactNode } from 'react';
import { settle } from './fakeClock';

export interface Place {
  /** In the document, so that focus and events work as on a page. New for each test, and after `unmount`. */
  readonly element: HTMLElement;
  /** What is drawn there from now on; effects have run when it returns. */
  render(node: ReactNode): void;
  /** Whoever was there leaves; another may come. */
  unmount(): void;
  /** Buttons that are there now, dialogs over the page among them, by the words on them or their label. */
  button(name: string): Element;
  /** A tap on the button with this name, or on this element; what it started has gone as far as it goes by itself. */
  press(target: string | Element): Promise<void>;
}

/** Where the tests of a file, or of a `describe`, draw: made before each test, empty and gone after it. */
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
      makeElement(); // the library draws into an element once
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
