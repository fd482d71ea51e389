/** Paying for an order, and the receipt; loaded once the freight is known. */
export { OrderPaying } from './components/OrderPaying';
