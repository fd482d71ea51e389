export const PAGE = 'orderDetail';
