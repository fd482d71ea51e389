export { SendPage as default } from '@/features/send';
