import { useEffect } from 'react';
import { devConsole } from '@/platform/devConsole';

/** `open_v_console`, `open_v_console=1`, `=true`: by being there, unless it says no (spec 2 §2). */
export const wantsConsole = (value: string | undefined): boolean =>
  value !== undefined && value !== '0' && value !== 'false';

/** Shows the console on the page when its address asks for one; browsers only. */
export function useDevConsole(value: string | undefined): void {
  const isWanted = wantsConsole(value);
  useEffect(() => {
    if (isWanted) void devConsole.open();
  }, [isWanted]);
}
