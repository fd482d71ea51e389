import { InvoiceHome } from '@/features/invoice/home/InvoiceHome';
import { pageOf } from '@/frame';

export default pageOf(InvoiceHome);
