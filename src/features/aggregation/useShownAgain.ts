import { useEffect, useRef } from 'react';
import { usePageShown } from '@/hooks/usePageShown';
import { pageVisibility } from '@/platform/pageVisibility';

/**
 * Calls back when the page leaves the screen (another page, tab or app comes over it) and when it is back.
 * Both sources are needed: a browser's tab switch is no page event, a covered page is still a visible tab.
 */
export function useShownAgain(onAgain: () => void, onHidden: () => void): void {
  const latest = useRef({ onAgain, onHidden });
  latest.current = { onAgain, onHidden };
  const isHidden = useRef(false);
  const note = useRef((isShown: boolean): void => {
    if (isShown !== isHidden.current) return;
    isHidden.current = !isShown;
    if (isShown) latest.current.onAgain();
    else latest.current.onHidden();
  }).current;
  usePageShown(
    () => note(true),
    () => note(false),
  );
  useEffect(() => pageVisibility.subscribe(note), [note]);
}
