import { useState } from 'react';

let made = 0;

/**
 * An id for one element, unique in the running app. React's own `useId` contains colons, which selectors need escaped.
 */
export function useElementId(prefix: string): string {
  const [id] = useState(() => `${prefix}-${(made += 1)}`);
  return id;
}
