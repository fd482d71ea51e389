import { View } from '@tarojs/components';
import { useState } from 'react';
import { gateway, serverClock } from '@/api/gateway';
import { contrastCard, type ContrastCardData } from '@/api/generated/operations/contrastCard';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { CARD_STYLE_TITLES, CARD_STYLES, cardStyleOf, type CardStyle } from '@/features/contrast/cardStyle';
import { ContrastCard } from '@/features/contrast/ContrastCard';
import { ContrastPage } from '@/features/contrast/ContrastPage';
import { parcelParams } from '@/features/contrast/parcelParams';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import styles from './CardTest.module.scss';

const PAGE = 'contrastPriceCardTest';

/**
 * The comparison card alone, as other pages embed it: `/contrastPriceCardTest?style=` (product §3.27). Without a style
 * it shows all designs, each under its name.
 */
export function CardTest({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const style = cardStyleOf(textParam(params, 'style'));
  const [query] = useState(
    () =>
      new Query<ContrastCardData>({
        ...pageDeps(scope),
        fetch: async (asking) => (await gateway.call(contrastCard, {}, asking)).data,
        isForAll: true,
        failedText: '报价加载失败，请重试',
      }),
  );
  useShownAgain(() => void query.refresh());
  return (
    <ContrastPage>
      <QueryView query={query} isCompact={false} skeleton={<CardSkeleton style={style} />}>
        {(card) =>
          style === null ? (
            CARD_STYLES.map((each) => (
              <View key={each}>
                <View className={styles['name']} {...markup.access({ role: 'heading' })}>
                  {CARD_STYLE_TITLES[each]}
                </View>
                <One card={card} style={each} />
              </View>
            ))
          ) : (
            <One card={card} style={style} />
          )
        }
      </QueryView>
      <FollowVisitor query={query} />
    </ContrastPage>
  );
}

interface OneProps {
  readonly card: ContrastCardData;
  readonly style: CardStyle;
}

function One({ card, style }: OneProps) {
  const params = parcelParams(card.parcel);
  return (
    <ContrastCard
      style={style}
      title={card.title}
      parcel={card.parcel}
      offers={card.offerList}
      nowMs={serverClock.nowMs()}
      onOffer={({ carrierCode }) => {
        tracker.click(PAGE, 'offer', { carrier: carrierCode });
        return navigator.goTo('productDetail', { ...params, carrier: carrierCode });
      }}
      onAll={() => {
        tracker.click(PAGE, 'all', { style });
        return navigator.goTo('contrastPrice', params);
      }}
    />
  );
}

const CardSkeleton = ({ style }: { readonly style: CardStyle | null }) => (
  <SkeletonGroup>
    <Skeleton className={style === 'line' ? styles['line'] : styles['skeleton']} />
  </SkeletonGroup>
);
