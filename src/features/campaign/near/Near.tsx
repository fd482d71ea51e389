import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Pressable } from '@/components/Pressable';
import { pageDeps } from '@/data/pageDeps';
import type { CityName } from '@/domain/address/cityRules';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import type { PageVisit } from '@/navigation/usePage';
import { location } from '@/platform/location';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { NearPicture } from './components/NearPicture';
import { PlaceBar } from './components/PlaceBar';
import { NearCities } from './NearCities';
import { emptyText, type NearRow } from './nearRules';
import { NearStore } from './NearStore';
import type { NearTopProps } from './nearTopProps';
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

function Top(props: NearTopProps) {
  return (
    <View className={styles['top']}>
      <NearPicture store={props.store} />
      <PlaceBar {...props} />
    </View>
  );
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
      <Pressable className={styles['map']} label={`导航到${row.name}`} onPress={() => openMap(row)}>
        导航
      </Pressable>
    )}
  </View>
);

async function report({ id }: NearRow): Promise<void> {
  tracker.click(PAGE, 'report');
  await navigator.goTo('cabinetScanIssues', { cabinetCode: id });
}

async function openMap({ name, about, point }: NearRow): Promise<void> {
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
