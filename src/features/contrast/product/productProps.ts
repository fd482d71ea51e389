import type { ContrastProductData } from '@/api/generated/operations/contrastProduct';
import type { ClaimOnce } from '@/data/ClaimOnce';
import type { ContrastQuestion } from '@/features/contrast/contrastQuestion';

export interface AskedProduct {
  readonly question: ContrastQuestion;
  readonly carrierCode: string;
}

export interface ProductProps {
  readonly product: ContrastProductData;
  readonly asked: AskedProduct;
  readonly share: ClaimOnce;
  readonly setTitle: (title: string) => void;
}
