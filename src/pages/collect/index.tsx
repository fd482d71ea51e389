export { PickPage as default } from '@/features/tabs/pick/PickPage';
