import { View } from '@tarojs/components';
import { MODULE_TEXTS } from '../moduleTexts';
import { CardStrip, GoodsCard, Slab, useSlabs } from '../shared/CardStrip';
import { groupGoodsAddress } from '../shared/mallGoodsAddress';
import type { GoodsGroupView, GroupGoodsView } from './goodsGroupModule';
import { type ReactNode, useMemo } from 'react';
import { Button } from '@/components/Button';
import { Pressable } from '@/components/Pressable';
import { useCampaign } from '../../campaignContext';
import { CampaignPicture } from '../../components/ModuleParts';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import { pictureAddress } from '@/session/links';
import type { ModuleProps } from '../../moduleProps';
import { groundTone } from '../../groundTone';
import goodsGroupStyles from './GoodsGroup.module.scss';
import styles from './GoodsGroupParts.module.scss';

interface ServiceCardProps {
  readonly goods: GroupGoodsView;
  /** Gives it its width. */
  readonly className?: string;
}

/** Goods of a group: what they are, of which business, and whether sold to groups. */
export function ServiceCard({ goods, className }: ServiceCardProps) {
  const { imageUrl, name, productId, attribute, label, isGroupBuy } = goods;
  return (
    <GoodsCard
      imageUrl={imageUrl}
      name={name}
      goodsId={productId}
      url={groupGoodsAddress(goods)}
      component="goodsGroup"
      className={className}
    >
      {attribute !== '' && <View className={styles['attribute']}>{attribute}</View>}
      <View className={styles['label']}>{label}</View>
      {isGroupBuy && <View className={styles['badge']}>{MODULE_TEXTS.groupBuy}</View>}
    </GoodsCard>
  );
}

/** Three rows: what stands below on the page stays within reach. */
const SLAB_CARDS = 6;

/** `displayStyle` 1: two columns, three rows at a time. */
export function GroupColumns({ goods }: { readonly goods: readonly GroupGoodsView[] }) {
  const { slabs, shown, hasMore, more } = useSlabs(goods, SLAB_CARDS);
  return (
    <View className={styles['columns']}>
      {slabs.map((slab, index) => (
        <Slab
          key={index}
          items={slab}
          isMounted={index < shown}
          renderCard={renderGoods}
          className={styles['slab']}
        />
      ))}
      <View className={styles['foot']}>
        {hasMore && (
          <Button kind="secondary" size="small" onClick={more} isReading>
            {MODULE_TEXTS.more}
          </Button>
        )}
      </View>
    </View>
  );
}

const renderGoods = (goods: GroupGoodsView, index: number): ReactNode => (
  <ServiceCard key={index} goods={goods} className={styles['card']} />
);

interface GroupNoticeProps {
  readonly kind: 'unlocated' | 'unserved';
  readonly imageUrl: string;
}

const WORDS = { unlocated: MODULE_TEXTS.placeUnknown, unserved: MODULE_TEXTS.placeUnserved } as const;

/**
 * `displayType` 2 and others: a picture in place of the goods, and words where it does not come. Where the place is not
 * known a press asks for it.
 */
export function GroupNotice({ kind, imageUrl }: GroupNoticeProps) {
  const { askForPlace, click } = useCampaign();
  const words = WORDS[kind];
  const canAsk = kind === 'unlocated' && askForPlace !== undefined;
  const picture = (
    <CampaignPicture
      className={styles['picture']}
      src={imageUrl}
      alt={canAsk ? '' : words}
      fallback={<View className={styles['words']}>{words}</View>}
    />
  );
  if (!canAsk) return <View className={styles['notice']}>{picture}</View>;
  return (
    <Pressable
      className={styles['notice']}
      label={words}
      onPress={() => {
        click('askForPlace');
        return askForPlace();
      }}
    >
      {picture}
    </Pressable>
  );
}

/** `displayStyle` 2: one row that scrolls sideways. */
export function GroupRow({ goods }: { readonly goods: readonly GroupGoodsView[] }) {
  return <CardStrip items={goods} renderCard={groupRowRenderGoods} className={styles['row']} />;
}

const groupRowRenderGoods = (goods: GroupGoodsView, index: number): ReactNode => (
  <ServiceCard key={index} goods={goods} className={styles['groupRowCard']} />
);

/** Goods of one kind of service, on the campaign's own colour (product §2.3 "goodsGroupModuleList"). */
export function GoodsGroup({ view }: ModuleProps<'goodsGroup'>) {
  const { groundColor, content } = view;
  const ground = useMemo(() => {
    // Without a colour of their own, words and ground are the card's: they change together in dark mode.
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
        <CampaignPicture
          className={goodsGroupStyles['backdrop']}
          src={titleImageUrl}
          alt=""
          fallback=" "
          isPlain
        />
      )}
      {/* What a picture shows behind them nobody knows: words on one have a ground of their own. */}
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
