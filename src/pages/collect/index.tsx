export { PickPage as default } from '@/features/pick';
