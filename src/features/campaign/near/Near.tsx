import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Skeleton } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import type { CityName } from '@/domain/address/cityRules';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import type { PageVisit } from '@/navigation/usePage';
import { location } from '@/platform/location';
import { map } from '@/platform/map';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { pictureAddress } from '@/session/links';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { NearCities } from './NearCities';
import { emptyText, type NearRow, placeText } from './nearRules';
import { HERE, NearStore } from './NearStore';
import styles from './Near.module.scss';

const PAGE = 'nearbyCabinetLand';

const loadCities = () => import('@/domain/address/CityPopup');
const loadMap = () => import('./NearMap');

/**
 * Nearby cabinets: `/nearbyCabinet/land?configId=` (product §3.18).
 *
 * | state | shown |
 * |---|---|
 * | loading; failed, offline | skeleton of rows; sentence and 重试 |
 * | cabinets | name, distance, address, free cells by size, 导航 |
 * | no permission, no location, none nearby | sentence, cities to choose from, the first cabinets of one of them |
 * | map (H5, if the build has one) | loading; the cabinets, with the tapped one below; sentence and 重试 |
 */
export function Near({ params, scope, setTitle }: Pick<PageVisit, 'params' | 'scope' | 'setTitle'>) {
  const configId = textParam(params, 'configId');
  const [store] = useState(() => new NearStore({ ...pageDeps(scope), gateway, location, configId }));
  const [isChoosing, setChoosing] = useState(false);
  const cities = useLoaded(loadCities, isChoosing, () => setChoosing(false));
  const [isMapOpen, setMapOpen] = useState(false);
  const board = useLoaded(loadMap, isMapOpen, () => setMapOpen(false));
  useShownAgain(() => void store.shownAgain());
  const openCities = (): void => {
    tracker.click(PAGE, 'city');
    setChoosing(true);
  };
  const chooseCity = ({ province, city }: CityName): Promise<void> => {
    tracker.click(PAGE, 'hotCity');
    return store.chooseCity(province, city);
  };
  const openMap = (): void => {
    tracker.click(PAGE, 'mapView');
    setMapOpen(true);
  };
  return (
    <>
      <ListPage
        list={store.list}
        label="附近快递柜"
        renderRow={renderRow}
        rowShape={styles['shape']}
        rowsPerScreen={6}
        top={<Top store={store} onCity={openCities} onMap={openMap} />}
        empty={(wanted) => ({
          view: (
            <NearCities
              {...emptyText(wanted, store.whereabouts)}
              configId={configId}
              except={wanted.kind === 'city' ? wanted.city : ''}
              scope={scope}
              renderRow={renderRow}
              onChoose={chooseCity}
              onMore={openCities}
            />
          ),
        })}
        loggedOutText="登录后查看附近快递柜"
        footer={<Foot store={store} />}
      />
      <Title store={store} setTitle={setTitle} />
      <View>
        {cities !== null && (
          <cities.CityPopup
            isOpen={isChoosing}
            current={store.list.filter.kind === 'city' ? store.list.filter.city : ''}
            scope={scope}
            onClose={() => setChoosing(false)}
            onChoose={({ province, city }) => {
              setChoosing(false);
              void store.chooseCity(province, city);
            }}
          />
        )}
      </View>
      <View>
        {board !== null && (
          <board.NearMap
            isOpen={isMapOpen}
            rows={store.list.rows}
            renderRow={renderRow}
            onClose={() => setMapOpen(false)}
          />
        )}
      </View>
    </>
  );
}

interface StoreProps {
  readonly store: NearStore;
}

const Title = observer(function Title({ store, setTitle }: StoreProps & Pick<PageVisit, 'setTitle'>) {
  const title = store.landing?.title ?? '';
  useEffect(() => {
    if (title !== '') setTitle(title);
  }, [title, setTitle]);
  return null;
});

interface TopProps extends StoreProps {
  readonly onCity: () => void;
  readonly onMap: () => void;
}

function Top(props: TopProps) {
  return (
    <View className={styles['top']}>
      <Head store={props.store} />
      <PlaceBar {...props} />
    </View>
  );
}

/** The page's picture; without one a drawn street with a cabinet. */
const Head = observer(function Head({ store }: StoreProps) {
  const { landing, list } = store;
  const address = pictureAddress(landing?.headImgUrl ?? '');
  const isUnknown = landing === null && list.phase === 'loading';
  return (
    <View className={styles['head']}>
      {isUnknown ? (
        <Skeleton className={styles['picture']} />
      ) : address === '' ? (
        <Street />
      ) : (
        <Picture className={styles['picture']} src={address} alt="" isLazy={false} fallback={<Street />} />
      )}
    </View>
  );
});

const Street = () => (
  <View className={styles['street']} {...markup.access({ isHidden: true })}>
    <View className={styles['slogan']}>家门口的快递柜</View>
    <View className={styles['promise']}>24 小时自助寄取</View>
  </View>
);

/** The place the cabinets belong to: the user's location or a city. */
const PlaceBar = observer(function PlaceBar({ store, onCity, onMap }: TopProps) {
  const { list, whereabouts } = store;
  const isDenied = list.filter === HERE && whereabouts === 'denied';
  return (
    <View className={styles['bar']}>
      <View className={styles['place']} {...markup.access({ live: 'polite' })}>
        {placeText(list.filter, whereabouts)}
      </View>
      <Pressable className={styles['way']} onPress={() => (isDenied ? enable(store) : again(store))}>
        {isDenied ? '去开启' : '重新定位'}
      </Pressable>
      {/* Without cabinets the page itself offers the cities. */}
      {list.phase !== 'empty' && (
        <Pressable className={styles['way']} onPress={onCity}>
          切换城市
        </Pressable>
      )}
      {map.isThere && list.rows.some(({ point }) => point !== null) && (
        <Pressable className={styles['way']} onPress={onMap}>
          看地图
        </Pressable>
      )}
    </View>
  );
});

async function again(store: NearStore): Promise<void> {
  tracker.click(PAGE, 'locate');
  await store.locateAgain();
}

async function enable(store: NearStore): Promise<void> {
  tracker.click(PAGE, 'settings');
  if (!(await store.openSettings())) toast.show('请在手机或浏览器的设置中允许获取位置信息');
}

/** Few elements with short class names: the first screen of rows must fit the setData size limit of mini programs. */
const renderRow = (row: NearRow, place: number) => (
  <View key={row.id} className={styles['row']} {...markup.access({ role: 'listitem', place })}>
    <View className={styles['about']}>
      <View className={styles['name']}>{row.name}</View>
      <View className={styles['at']}>{row.about}</View>
      <View className={row.isUsable ? styles['free'] : styles['none']}>{row.cells}</View>
    </View>
    {row.isOffline && (
      <Pressable className={styles['map']} label={`报障 ${row.name}`} onPress={() => report(row)}>
        报障
      </Pressable>
    )}
    {row.point !== null && (
      <Pressable className={styles['map']} label={`导航到${row.name}`} onPress={() => openWay(row)}>
        导航
      </Pressable>
    )}
  </View>
);

async function report({ id }: NearRow): Promise<void> {
  tracker.click(PAGE, 'report');
  await navigator.goTo('cabinetScanIssues', { cabinetCode: id });
}

async function openWay({ name, about, point }: NearRow): Promise<void> {
  if (point === null) return;
  tracker.click(PAGE, 'map');
  // Loaded on first use, because few users open the route.
  const { otherApp } = await import('@/platform/otherApp');
  const outcome = await otherApp.openMap({ name, address: about, ...point });
  if (outcome.kind !== 'opened' && outcome.kind !== 'cancelled') toast.show('地图打不开，请稍后再试');
}

function Foot({ store }: StoreProps) {
  return (
    <Button
      isBlock
      onClick={() => followSend(store.landing?.sendUrl ?? '', { page: PAGE, component: 'send' })}
    >
      去寄件
    </Button>
  );
}
