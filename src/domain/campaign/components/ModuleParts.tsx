import { type ReactNode, useMemo } from 'react';
import { Picture, type PictureProps } from '@/components/Picture';
import { env } from '@/env';
import { pictureAddress } from '@/session/links';
import { thumbnailAddress, type ThumbnailSize } from '@/utils/thumbnail';
import { useCampaign } from '../campaignContext';
import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import styles from './ModuleParts.module.scss';
import { Card } from '@/components/Card';

interface CampaignPictureProps extends Omit<PictureProps, 'src'> {
  /** As the gateway wrote it. */
  readonly src: string;
  /** A smaller copy will do; none: the picture as it is. */
  readonly thumbnail?: ThumbnailSize;
}

/** A picture of the page's config: only from hosts that may be asked, and no larger than needed (product §2.9). */
export function CampaignPicture({ src, thumbnail, ...rest }: CampaignPictureProps) {
  const { visit } = useCampaign();
  const { areThumbnailsOff } = visit;
  const address = useMemo(() => {
    const allowed = pictureAddress(src);
    return thumbnail === undefined || areThumbnailsOff
      ? allowed
      : thumbnailAddress(allowed, thumbnail, env.imageHost);
  }, [src, thumbnail, areThumbnailsOff]);
  return <Picture src={address} {...rest} />;
}

export interface ModuleTitleProps {
  /** The title as a picture; as the gateway wrote it, '' for none. */
  readonly imageUrl?: string;
  /** The title in words: what the picture says, and what is shown without one or when it does not come. */
  readonly text: string;
  /** Under the words, '' for none; a picture carries its own. */
  readonly subText?: string;
}

/** Shape of the title pictures, in the 750-wide design. */
const RATIO = 702 / 88;

/**
 * Title of a module. A picture is made for the page's own ground, so it stands over the module's card; words have no
 * ground of their own and stand in it. `ModuleCard` puts both where they belong. Nothing without words and picture.
 */
export function ModuleTitle({ imageUrl = '', text, subText = '' }: ModuleTitleProps) {
  if (imageUrl === '') return <Words text={text} subText={subText} />;
  return (
    <View className={styles['picture']} {...markup.access({ role: 'heading' })}>
      <CampaignPicture
        src={imageUrl}
        alt={text}
        ratio={RATIO}
        fit="contain"
        isPlain
        fallback={<View className={styles['lost']}>{text}</View>}
      />
    </View>
  );
}

function Words({ text, subText }: { readonly text: string; readonly subText: string }) {
  if (text === '' && subText === '') return null;
  return (
    <View className={styles['words']}>
      {text !== '' && (
        <View className={styles['text']} {...markup.access({ role: 'heading' })}>
          {text}
        </View>
      )}
      {subText !== '' && <View className={styles['sub']}>{subText}</View>}
    </View>
  );
}

interface ModuleCardProps {
  readonly titleImageUrl?: string;
  readonly title: string;
  readonly subTitle?: string;
  /** Brings its own room at the card's edges. */
  readonly children: ReactNode;
}

/**
 * A module's card with its title: a picture over it, on the page's ground, or words in it. No element of its own around
 * them: every level makes the path longer with which each countdown's text is sent.
 */
export function ModuleCard({ titleImageUrl = '', title, subTitle, children }: ModuleCardProps) {
  const heading = <ModuleTitle imageUrl={titleImageUrl} text={title} subText={subTitle} />;
  const isOver = titleImageUrl !== '';
  return (
    <>
      {isOver && heading}
      <Card isFlush>
        {!isOver && heading}
        {children}
      </Card>
    </>
  );
}
