import { Tiles } from '@/domain/services/Tiles';
import { navigator, type RouteName } from '@/navigation';
import { Section } from '@/templates/GuideSection';
import { tracker } from '@/tracking';

const SERVICES = {
  send: { text: '寄快递', hint: '下单用券抵扣' },
  pickUp: { text: '取快递', hint: '待取包裹' },
  myCoupons: { text: '我的优惠券', hint: '到账的都在这' },
  reductionFunds: { text: '减免金', hint: '余额和明细' },
  nearbyCabinetLand: { text: '附近快递柜', hint: '自助寄取' },
} as const;

type ServiceName = keyof typeof SERVICES;

interface ServiceTilesProps {
  readonly page: RouteName;
  /** What the services are for, e.g. where a coupon can be used. */
  readonly title: string;
  /** Three fit next to one another. */
  readonly services: readonly ServiceName[];
}

/** A card of links to services: a drawing, the name, what is there. */
export const ServiceTiles = ({ page, title, services }: ServiceTilesProps) => (
  <Section title={title}>
    <Tiles
      tiles={services.map((service) => ({
        ...SERVICES[service],
        icon: service,
        onPress: () => open(page, service),
      }))}
    />
  </Section>
);

async function open(page: RouteName, service: ServiceName): Promise<void> {
  tracker.click(page, service);
  await navigator.goTo(service);
}
