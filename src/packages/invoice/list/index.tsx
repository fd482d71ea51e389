import { InvoiceList } from '@/features/invoice/list/InvoiceList';
import { pageOf } from '@/frame';

export default pageOf(InvoiceList);
