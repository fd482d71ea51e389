import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { ModuleCard } from '../../page/components/ModuleCard';
import { ModulePicture } from '../../page/components/ModulePicture';
import { useModulePage } from '../../page/modulePageContext';
import { MODULE_PAGE_TEXTS } from '../../page/modulePageTexts';
import type { ModuleProps } from '../../page/moduleProps';
import { useItemExposure } from '../../page/useExposure';
import { cellWidth, type LinkedPicture } from './commonModule';
import styles from './Common.module.scss';

interface CellProps {
  readonly picture: LinkedPicture;
  /** Accessible name. */
  readonly name: string;
  /** Sets its width. */
  readonly className: string;
}

function Cell({ picture: { imageUrl, linkUrl }, name, className }: CellProps) {
  const { follow } = useModulePage();
  const id = useItemExposure('commonPicture', { imageUrl, linkUrl });
  const picture = (
    <ModulePicture
      className={styles['picture']}
      src={imageUrl}
      alt={linkUrl === '' ? name : ''}
      fallback={name}
      isPlain
    />
  );
  if (linkUrl === '')
    return (
      <View id={id} className={className}>
        {picture}
      </View>
    );
  return (
    <Pressable
      id={id}
      role="link"
      label={name}
      className={className}
      onPress={() => follow(linkUrl, 'common')}
    >
      {picture}
    </Pressable>
  );
}

/** Pictures with links under a title (product §2.3 "commonModuleList"). */
export function Common({ view }: ModuleProps<'common'>) {
  const { title, subTitle, pictures } = view;
  return (
    <ModuleCard title={title} subTitle={subTitle}>
      <View className={styles['grid']}>
        {pictures.map((picture, index) => (
          <Cell
            key={index}
            picture={picture}
            name={`${title || MODULE_PAGE_TEXTS.picture} ${pictures.length > 1 ? index + 1 : ''}`.trim()}
            className={cx(styles['cell'], styles[cellWidth(index, pictures.length)])}
          />
        ))}
      </View>
    </ModuleCard>
  );
}
