/** An address for which the host found no page, as it tells of it. */
export interface NotFound {
  readonly path: string;
  /** Values as they stand in the address, percent-encoded. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** Keys that Taro adds. */
const TARO_KEYS: readonly string[] = ['$taroTimestamp', 'stamp'];

/** The address in one piece. */
export function addressNotFound({ path, query }: NotFound): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    typeof value === 'string' && !TARO_KEYS.includes(key) ? [`${key}=${value}`] : [],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
