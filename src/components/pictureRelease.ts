import { createContext } from 'react';

/** True where pictures are given up for the moment: a page that nobody sees, on a phone that runs out of memory. */
export const PictureRelease = createContext(false);
