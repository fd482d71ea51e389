export { MePage as default } from '@/features/account/me/MePage';
