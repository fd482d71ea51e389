import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { PictureRelease } from '@/components/pictureRelease';
import { usePageActive } from '@/hooks/usePageActive';
import { appNews } from './appNews';

/** A page that lies under another gives its pictures up once the phone has warned; they come back with the page. */
export const PagePictures = observer(function PagePictures({ children }: { readonly children: ReactNode }) {
  const isOnScreen = usePageActive();
  return (
    <PictureRelease.Provider value={appNews.isMemoryLow && !isOnScreen}>{children}</PictureRelease.Provider>
  );
});
