import { formatFen } from '@/utils/money';

export const yuan = (fen: number): string => `￥${formatFen(fen)}`;
