export { WelfarePage as default } from '@/features/tabs/welfare/WelfarePage';
