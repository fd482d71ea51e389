import { createRoot } from 'react-dom/client';
import { ModalLayer } from './ModalLayer';
import { currentQuestion } from './openLayers';

/** As in the app, unlike in `act`: effects that may wait run after the paint. */
const env = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const before = env.IS_REACT_ACT_ENVIRONMENT;

afterEach(() => {
  env.IS_REACT_ACT_ENVIRONMENT = before;
});

it('what is pressed as soon as a layer can be seen belongs to the layer', async () => {
  env.IS_REACT_ACT_ENVIRONMENT = false;
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const seen = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role=dialog]') !== null) resolve(currentQuestion());
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  root.render(
    <ModalLayer isOpen label="确认">
      内容
    </ModalLayer>,
  );
  expect(await seen).not.toBeNull();
  root.unmount();
  element.remove();
});
