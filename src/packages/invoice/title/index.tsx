import { InvoiceTitles } from '@/features/invoice/title/InvoiceTitles';
import { pageOf } from '@/frame';

export default pageOf(InvoiceTitles);
