export const CARD_STYLES = ['list', 'columns', 'line'] as const;

export type CardStyle = (typeof CARD_STYLES)[number];

export const CARD_STYLE_TITLES: Readonly<Record<CardStyle, string>> = {
  list: '列表',
  columns: '并排',
  line: '单行',
};

/** The card style in a URL; null: show all styles. An unknown value is read as the first style. */
export function cardStyleOf(style: string | undefined): CardStyle | null {
  if (style === undefined || style === '') return null;
  return CARD_STYLES.find((known) => known === style) ?? CARD_STYLES[0];
}
