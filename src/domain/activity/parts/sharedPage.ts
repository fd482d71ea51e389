import type { RouteName } from '@/navigation';

/** A page of ours in the form in which it is shared (product §1.3, product §2.9). */
export interface SharedPage {
  /** The page that is shared from. */
  readonly from: RouteName;
  /** The page that the link opens. */
  readonly route: RouteName;
  /** Path parameters and query. */
  readonly params: Readonly<Record<string, string>>;
  /** Additional query parameters, only for the mini programs' path. */
  readonly miniParams?: Readonly<Record<string, string>>;
  readonly title: string;
  readonly summary: string;
  readonly imageUrl: string;
}
