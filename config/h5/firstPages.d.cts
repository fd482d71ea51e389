export const WEEKLY_PAGE: string;
export const FIRST_PAGES: Readonly<Record<string, string>>;
