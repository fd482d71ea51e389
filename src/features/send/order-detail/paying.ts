/** Paying for an order; loaded once the freight is due. */
export { OrderPaying } from './components/OrderPaying';
