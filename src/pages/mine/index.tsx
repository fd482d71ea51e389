export { MePage as default } from '@/features/tabs/me/MePage';
