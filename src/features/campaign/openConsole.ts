import { useEffect } from 'react';
import { devConsole } from '@/platform/devConsole';
import { isSwitchedOn } from '@/utils/query';

/** Shows the console on the page when its address asks for one; browsers only. */
export function useDevConsole(value: string | undefined): void {
  const isWanted = isSwitchedOn(value);
  useEffect(() => {
    if (isWanted) void devConsole.open();
  }, [isWanted]);
}
