export { WelfarePage as default } from '@/features/home/welfare/WelfarePage';
