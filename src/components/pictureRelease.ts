import { createContext } from 'react';

/** True while pictures are unmounted to save memory: on a hidden page, when the phone runs out of memory. */
export const PictureRelease = createContext(false);
