import { useLoaded } from '@/hooks/useLoaded';
import type { OfferGuideProps } from './OfferGuide';

const loadGuide = () => import('./OfferGuide');

/** The guide below the coupons, loaded after the page, whose JavaScript has no room for it. */
export function OfferMore(props: OfferGuideProps) {
  const guide = useLoaded(loadGuide, true);
  return guide === null ? null : <guide.OfferGuide {...props} />;
}
