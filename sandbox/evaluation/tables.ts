import type { TableTools } from '../core/tableTools';
import { EvaluationTable } from './evaluationTable';
import { UploadTable } from './uploadTable';

export function evaluationTables({ clock, random }: TableTools) {
  const uploads = new UploadTable(clock, random);
  return { uploads, evaluations: new EvaluationTable(clock, uploads) };
}
