import type { RouteName } from '@/navigation';

/** A page of ours as others are sent it (product §1.3, product §2.9). */
export interface SharedPage {
  /** The page whose menu or button sends it. */
  readonly from: RouteName;
  /** The page that it leads to. */
  readonly route: RouteName;
  /** Path parameters and query. */
  readonly params: Readonly<Record<string, string>>;
  /** Further query, of the mini programs' path alone. */
  readonly miniParams?: Readonly<Record<string, string>>;
  readonly title: string;
  readonly summary: string;
  readonly imageUrl: string;
}
