export { PickPage as default } from '@/features/pick/waiting/PickPage';
