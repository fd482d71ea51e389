import { Product } from '@/features/contrast/product/Product';
import { pageOf } from '@/frame';

export default pageOf(Product);
