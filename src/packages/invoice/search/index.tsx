import { InvoiceSearch } from '@/features/invoice/search/InvoiceSearch';
import { pageOf } from '@/frame';

export default pageOf(InvoiceSearch);
