import type { Order } from '@/features/send/orderTypes';

type State = Order['state'];

/** How far the parcel has come, in percent of the way; null: it is on no way, or the state is unknown. */
const PERCENT: Readonly<Record<State, number | null>> = {
  WAIT_PICKUP: 0,
  PICKED_UP: 15,
  IN_TRANSIT: 50,
  DELIVERING: 85,
  SIGNED: 100,
  CANCELLED: null,
  unknown: null,
};

interface Route {
  /** '' if the gateway names none. */
  readonly from: string;
  readonly to: string;
  readonly percent: number | null;
}

/** The way of a parcel from city to city. */
export function routeOf({ sender, receiver, state }: Pick<Order, 'sender' | 'receiver' | 'state'>): Route {
  const cityOf = ({ city, province }: Order['sender']): string => city || province;
  return { from: cityOf(sender), to: cityOf(receiver), percent: PERCENT[state] };
}
