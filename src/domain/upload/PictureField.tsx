import type { FormField } from '@/data/FormModel';
import { useElementId } from '@/hooks/useElementId';
import { FieldRow } from '@/templates/FieldRow';
import { UploadGrid } from './UploadGrid';
import type { UploadStore } from './UploadStore';

interface PictureFieldProps {
  readonly field: FormField<unknown>;
  readonly uploads: UploadStore;
}

/** The pictures of a form, with the reason why they cannot be sent yet. */
export function PictureField({ field, uploads }: PictureFieldProps) {
  const problemId = useElementId('field-problem');
  return (
    <FieldRow field={field} label="图片（选填）" problemId={problemId}>
      <UploadGrid store={uploads} label="图片" />
    </FieldRow>
  );
}
