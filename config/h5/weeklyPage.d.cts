export const WEEKLY_PAGE: string;
