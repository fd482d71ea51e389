/** How pages become one list: pure. */

/** What every row of a paged list has. */
export interface PagedRow {
  readonly id: string;
}

/** A row that comes meanwhile shifts the pages: what is shown already is not shown again. */
export function mergeRows<Row extends PagedRow>(shown: readonly Row[], page: readonly Row[]): readonly Row[] {
  const seen = new Set(shown.map(({ id }) => id));
  return [...shown, ...page.filter(({ id }) => !seen.has(id) && seen.add(id))];
}

/** An empty page ends the list whatever the total says, or it would never end. @param pageNo from 1 */
export const hasMore = (pageNo: number, pageSize: number, received: number, total: number): boolean =>
  received > 0 && pageNo * pageSize < total;
