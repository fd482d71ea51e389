import { View } from '@tarojs/components';
import { useMemo } from 'react';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import { pictureAddress } from '@/session/links';
import { ModulePicture } from '../../page/components/ModulePicture';
import { groundTone } from '../../page/groundTone';
import type { ModuleProps } from '../../page/moduleProps';
import { MODULE_TEXTS } from '../moduleTexts';
import type { GoodsGroupView } from './goodsGroupModule';
import { GroupColumns } from './GroupColumns';
import { GroupNotice } from './GroupNotice';
import { GroupRow } from './GroupRow';
import goodsGroupStyles from './GoodsGroup.module.scss';

/** Goods of one kind of service, on the campaign's own colour (product §2.3 "goodsGroupModuleList"). */
export function GoodsGroup({ view }: ModuleProps<'goodsGroup'>) {
  const { groundColor, content } = view;
  const ground = useMemo(() => {
    // Without its own colour the group uses the card's text and background colours, which change together in dark mode.
    return groundTone(groundColor) === 'own' ? undefined : { backgroundColor: groundColor };
  }, [groundColor]);
  return (
    <View className={goodsGroupStyles['group']} style={ground}>
      <Head view={view} />
      {content.kind !== 'goods' ? (
        <GroupNotice kind={content.kind} imageUrl={content.imageUrl} />
      ) : content.layout === 'row' ? (
        <GroupRow goods={content.goods} />
      ) : (
        <GroupColumns goods={content.goods} />
      )}
    </View>
  );
}

function Head({ view }: { readonly view: GoodsGroupView }) {
  const { title, subTitle, kind, titleImageUrl, groundColor } = view;
  const kindText = MODULE_TEXTS.groupKind[kind];
  const hasPicture = pictureAddress(titleImageUrl) !== '';
  const tone = groundTone(groundColor);
  return (
    <View className={cx(goodsGroupStyles['head'], hasPicture && goodsGroupStyles['pictured'])}>
      {hasPicture && (
        <ModulePicture
          className={goodsGroupStyles['backdrop']}
          src={titleImageUrl}
          alt=""
          fallback=" "
          isPlain
        />
      )}
      {/* The picture's colours are unknown, so text on it gets its own background. */}
      <View
        className={cx(
          goodsGroupStyles['words'],
          hasPicture ? goodsGroupStyles['paper'] : tone !== 'own' && goodsGroupStyles[tone],
        )}
      >
        <View className={goodsGroupStyles['line']}>
          <View className={goodsGroupStyles['title']} {...markup.access({ role: 'heading' })}>
            {title || kindText}
          </View>
          {title !== '' && title !== kindText && <View className={goodsGroupStyles['kind']}>{kindText}</View>}
        </View>
        {subTitle !== '' && <View className={goodsGroupStyles['sub']}>{subTitle}</View>}
      </View>
    </View>
  );
}
