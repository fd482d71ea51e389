export { WelfarePage as default } from '@/features/welfare';
