import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { PictureRelease } from '@/components/pictureRelease';
import { usePageActive } from '@/hooks/usePageActive';
import { appNews } from './appNews';

/** A hidden page drops its pictures once the phone has sent a memory warning; they return when the page is shown. */
export const PagePictures = observer(function PagePictures({ children }: { readonly children: ReactNode }) {
  const isOnScreen = usePageActive();
  return (
    <PictureRelease.Provider value={appNews.isMemoryLow && !isOnScreen}>{children}</PictureRelease.Provider>
  );
});
