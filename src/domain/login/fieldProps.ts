import type { LoginFlow } from '@/session/login/LoginFlow';

export interface FieldProps {
  readonly flow: LoginFlow;
}
