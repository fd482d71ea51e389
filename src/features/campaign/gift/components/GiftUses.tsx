import { ServiceTiles } from '@/features/campaign/ServiceTiles';

const PAGE = 'giftPage';

/** Where coupons can be used. */
export const GiftUses = () => (
  <ServiceTiles page={PAGE} title="在哪里使用" services={['send', 'myCoupons', 'nearbyCabinetLand']} />
);
