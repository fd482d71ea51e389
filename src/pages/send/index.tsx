export { SendPage as default } from '@/features/send/form/SendPage';
