import { useMemo } from 'react';
import { type PictureProps, Picture } from '@/components/Picture';
import { env } from '@/env';
import { pictureAddress } from '@/session/links';
import { type ThumbnailSize, thumbnailAddress } from '@/utils/thumbnail';
import { useModulePage } from '../modulePageContext';

interface ModulePictureProps extends Omit<PictureProps, 'src'> {
  /** As sent by the gateway. */
  readonly src: string;
  /** Loads a smaller copy; left out: the original size. */
  readonly thumbnail?: ThumbnailSize;
}

/** A picture from the page's config: only from allowed hosts, and no larger than needed (product §2.9). */
export function ModulePicture({ src, thumbnail, ...rest }: ModulePictureProps) {
  const { visit } = useModulePage();
  const { areThumbnailsOff } = visit;
  const address = useMemo(() => {
    const allowed = pictureAddress(src);
    return thumbnail === undefined || areThumbnailsOff
      ? allowed
      : thumbnailAddress(allowed, thumbnail, env.imageHost);
  }, [src, thumbnail, areThumbnailsOff]);
  return <Picture src={address} {...rest} />;
}
