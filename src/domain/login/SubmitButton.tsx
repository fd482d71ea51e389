import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import type { LoginFlow } from '@/session/login/LoginFlow';

/** Disabled unless phone, code and agreement are all present (product §1.5). */
export const SubmitButton = observer(function SubmitButton({ flow, label, onSubmit }: SubmitButtonProps) {
  const isSubmitting = flow.step === 'submitting';
  return (
    <Button isBlock isDisabled={!flow.canSubmit && !isSubmitting} isLoading={isSubmitting} onClick={onSubmit}>
      {label}
    </Button>
  );
});

interface SubmitButtonProps {
  readonly flow: LoginFlow;
  readonly label: string;
  readonly onSubmit: () => Promise<void>;
}
