import type { StoreTools } from '../core/storeTools';
import { EvaluationStore } from './evaluationStore';
import { UploadStore } from './uploadStore';

export function evaluationStores({ clock, random }: StoreTools) {
  const uploads = new UploadStore(clock, random);
  return { uploads, evaluations: new EvaluationStore(clock, uploads) };
}
