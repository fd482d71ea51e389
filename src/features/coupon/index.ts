export { ReceiveActivity } from './receive/ReceiveActivity';
