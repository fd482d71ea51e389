import { scrollerOf } from '../dom/scrollerOf';
import { beginPull, FAR_PX, movePull, NO_PULL, type Gesture, type Point } from './pullGesture';
import type { PullRefreshCapability } from './types';

const fingersOf = (event: TouchEvent): Point[] =>
  Array.from(event.touches, ({ clientX, clientY }) => ({ x: clientX, y: clientY }));

export const pullRefresh: PullRefreshCapability = {
  isDrawnByHost: false,

  watch(elementId, onPull) {
    const element = document.getElementById(elementId);
    if (element === null) return () => undefined;
    const scroller = scrollerOf(element);
    const box = scroller ?? document.documentElement;
    let gesture: Gesture = NO_PULL;

    const onStart = (event: TouchEvent): void => {
      const scrolledPx = scroller === null ? window.pageYOffset : scroller.scrollTop;
      gesture = beginPull(fingersOf(event), scrolledPx <= 0);
    };
    const onMove = (event: TouchEvent): void => {
      const before = gesture;
      gesture = movePull(gesture, fingersOf(event));
      if (gesture.kind === 'pulling') {
        // Otherwise the browser overscrolls the page (iOS) or reloads it.
        if (event.cancelable) event.preventDefault();
        const { distancePx } = gesture;
        onPull({ kind: 'pulling', distancePx, isFar: distancePx >= FAR_PX });
      } else if (before.kind === 'pulling') {
        onPull({ kind: 'released', isFar: false });
      }
    };
    const end = (isLetGo: boolean): void => {
      const last = gesture;
      gesture = NO_PULL;
      if (last.kind === 'pulling') onPull({ kind: 'released', isFar: isLetGo && last.distancePx >= FAR_PX });
    };
    const onEnd = (): void => end(true);
    const onCancel = (): void => end(false);

    const passive = { passive: true };
    element.addEventListener('touchstart', onStart, passive);
    // The only listener that cannot be passive: it has to prevent the browser's own pull.
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd, passive);
    element.addEventListener('touchcancel', onCancel, passive);
    const overscroll = box.style.getPropertyValue('overscroll-behavior-y');
    box.style.setProperty('overscroll-behavior-y', 'contain');
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onCancel);
      box.style.setProperty('overscroll-behavior-y', overscroll);
    };
  },

  finish: () => undefined,
} satisfies PullRefreshCapability;
