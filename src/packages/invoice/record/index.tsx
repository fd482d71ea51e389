import { InvoiceRecords } from '@/features/invoice/record/InvoiceRecords';
import { pageOf } from '@/frame';

export default pageOf(InvoiceRecords);
