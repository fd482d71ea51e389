import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

export interface Place {
  /** In the document, so that focus and events work as on a page. New for each test. */
  readonly element: HTMLElement;
  /** What is drawn there from now on; effects have run when it returns. */
  render(node: ReactNode): void;
  /** Whoever was there leaves; another may come. */
  unmount(): void;
}

/** Where the tests of a file, or of a `describe`, draw: made before each test, empty and gone after it. */
export function testPlace(): Place {
  let element: HTMLElement;
  let root: Root | null = null;
  const unmount = (): void => {
    const leaving = root;
    root = null;
    if (leaving !== null) act(() => leaving.unmount());
  };
  beforeEach(() => {
    element = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    unmount();
    element.remove();
  });
  return {
    get element() {
      return element;
    },
    render(node) {
      const drawing = (root ??= createRoot(element));
      act(() => drawing.render(node));
    },
    unmount,
  };
}
