import { ServiceTiles } from '@/features/campaign/ServiceTiles';

const PAGE = 'giftPage';

export const MoreServices = () => (
  <ServiceTiles page={PAGE} title="还可以看看" services={['send', 'myCoupons', 'nearbyCabinetLand']} />
);
