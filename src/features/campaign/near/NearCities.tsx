import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { DependentQuery } from '@/data/DependentQuery';
import { pageDeps } from '@/data/pageDeps';
import type { CityName } from '@/domain/address/cityRules';
import { ServiceTiles } from '@/features/campaign/ServiceTiles';
import { markup } from '@/platform/markup';
import { Section } from '@/templates/GuideSection';
import { type CityOffer, type CityQuestion, fetchCityOffer } from './nearCitiesApi';
import type { NearRow } from './nearRules';
import styles from './Near.module.scss';

interface NearCitiesProps extends CityQuestion {
  /** Why there is no cabinet. */
  readonly text: string;
  readonly hint?: string;
  readonly scope: Scope;
  readonly renderRow: (row: NearRow, place: number) => ReactNode;
  readonly onChoose: (city: CityName) => void | Promise<unknown>;
  /** Opens the list of all cities. */
  readonly onMore: () => void;
}

/** In place of the list, where there is no cabinet: why, cities to choose from, and what is in the first of them. */
export function NearCities({ text, hint, configId, except, scope, onMore, ...props }: NearCitiesProps) {
  const [offer] = useState(
    () =>
      new DependentQuery<CityQuestion, CityOffer>({
        ...pageDeps(scope),
        fetch: (question, own) => fetchCityOffer(gateway, question, own),
        failedText: '',
      }),
  );
  useEffect(() => offer.want({ configId, except }), [offer, configId, except]);
  return (
    <View className={styles['nowhere']}>
      <Card>
        <View className={styles['why']} {...markup.access({ role: 'status' })}>
          <View className={styles['name']}>{text}</View>
          {hint !== undefined && <View className={styles['at']}>{hint}</View>}
        </View>
        <Chips offer={offer} onMore={onMore} onChoose={props.onChoose} />
      </Card>
      <Sample offer={offer} {...props} />
      <ServiceTiles page="nearbyCabinetLand" title="还可以看看" services={['send', 'pickUp', 'myCoupons']} />
    </View>
  );
}

interface OfferProps extends Pick<NearCitiesProps, 'onChoose'> {
  readonly offer: DependentQuery<CityQuestion, CityOffer>;
}

const isLoading = ({ phase }: OfferProps['offer']): boolean => phase === 'idle' || phase === 'loading';

const SKELETONS = [1, 2, 3, 4];
/** Two lines; the others are in the list of all cities. */
const MAX_CHIPS = 8;

const Chips = observer(function Chips({
  offer,
  onChoose,
  onMore,
}: OfferProps & Pick<NearCitiesProps, 'onMore'>) {
  return (
    <View>
      {isLoading(offer) ? (
        <SkeletonGroup className={styles['chips']}>
          {SKELETONS.map((key) => (
            <Skeleton key={key} className={styles['chip']} />
          ))}
        </SkeletonGroup>
      ) : (
        <View className={styles['chips']} {...markup.access({ role: 'group', label: '热门城市' })}>
          {(offer.current?.cities ?? []).slice(0, MAX_CHIPS).map(({ province, city }) => (
            <Pressable key={city} className={styles['chip']} onPress={() => onChoose({ province, city })}>
              {city}
            </Pressable>
          ))}
        </View>
      )}
      <Button kind="secondary" isBlock onClick={onMore}>
        选择城市
      </Button>
    </View>
  );
});

/** The first cabinets of a city. */
const Sample = observer(function Sample({
  offer,
  renderRow,
  onChoose,
}: OfferProps & Pick<NearCitiesProps, 'renderRow'>) {
  if (isLoading(offer))
    return (
      <SkeletonGroup>
        <Skeleton className={styles['skeleton']} />
      </SkeletonGroup>
    );
  const sample = offer.current?.sample ?? null;
  if (sample === null) return null;
  const { city, rows, total } = sample;
  const title = `${city.city}的快递柜`;
  return (
    <Section title={title}>
      <View className={styles['sample']} {...markup.access({ role: 'list', label: title })}>
        {rows.map((row, index) => renderRow(row, index + 1))}
      </View>
      {total > rows.length && (
        <Button kind="secondary" isBlock onClick={() => onChoose(city)}>
          {`查看全部 ${total} 个`}
        </Button>
      )}
    </Section>
  );
});
