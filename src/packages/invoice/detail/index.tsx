import { InvoiceDetail } from '@/features/invoice/detail/InvoiceDetail';
import { pageOf } from '@/frame';

export default pageOf(InvoiceDetail);
