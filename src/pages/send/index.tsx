export { SendPage as default } from '@/features/tabs/send/SendPage';
