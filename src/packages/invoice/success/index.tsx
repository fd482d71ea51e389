import { InvoiceSuccess } from '@/features/invoice/success/InvoiceSuccess';
import { pageOf } from '@/frame';

export default pageOf(InvoiceSuccess);
