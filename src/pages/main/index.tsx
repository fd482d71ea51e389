export { HomePage as default } from '@/features/tabs/home/HomePage';
