/** The receipt; loaded once an order is paid. */
export { OrderReceipt } from './components/OrderReceipt';
