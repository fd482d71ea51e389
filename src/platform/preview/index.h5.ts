import type { PreviewCapability } from './types';

const ID = 'early-picture';

/** The page's column (features/frame/PageFrame.module.scss, 828 of 750-wide px) in the root's own size. */
const STYLE =
  'position:absolute;z-index:1;top:0;right:0;left:0;max-width:20.7rem;margin:0 auto;pointer-events:none';
const PICTURE_STYLE = 'display:block;width:100%;aspect-ratio:750/620;object-fit:cover';

export const preview: PreviewCapability = {
  show(url) {
    // The HTML's script may run while the body is still to come.
    const body = document.querySelector('body');
    if (body === null)
      return document.addEventListener('DOMContentLoaded', () => preview.show(url), { once: true });
    if (document.getElementById(ID) !== null) return;
    const box = document.createElement('div');
    box.id = ID;
    box.style.cssText = STYLE;
    box.setAttribute('aria-hidden', 'true');
    const picture = document.createElement('img');
    picture.alt = '';
    picture.style.cssText = PICTURE_STYLE;
    picture.setAttribute('fetchpriority', 'high');
    picture.src = url;
    box.appendChild(picture);
    body.appendChild(box);
  },
  remove() {
    document.getElementById(ID)?.remove();
  },
} satisfies PreviewCapability;
