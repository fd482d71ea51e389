/**
 * Scroll offset of a row that shows cell `index` in its middle, in the unit of both widths; 0 for the first cells.
 * @param cell width of each cell
 * @param row visible width of the row
 */
export const centredStart = (index: number, cell: number, row: number): number =>
  Math.max(0, Math.round(index * cell - (row - cell) / 2));
