import { miniToast } from './mini';
import type { ToastCapability } from './types';

export const toast: ToastCapability = miniToast satisfies ToastCapability;
