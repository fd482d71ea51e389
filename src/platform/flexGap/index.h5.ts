import './h5.scss';
import { type FlexGapCapability, NO_FLEX_GAP } from './types';

/** `CSS.supports` does not help: engines that support `gap` only in grids return true. */
function hasFlexGap(): boolean {
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;display:flex;flex-direction:column;row-gap:1px';
  box.append(document.createElement('div'), document.createElement('div'));
  document.body.appendChild(box);
  const { scrollHeight } = box;
  box.remove();
  return scrollHeight === 1;
}

export const flexGap: FlexGapCapability = {
  pageClass: () => '',
  markDocument() {
    if (!hasFlexGap()) document.documentElement.classList.add(NO_FLEX_GAP);
  },
} satisfies FlexGapCapability;
