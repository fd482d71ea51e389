/** The app's instance; separate from `session`, so that only pages that ask for the agreements carry it. */
import { storage } from '@/platform/storage';
import { AgreementStore } from './AgreementStore';
import { session } from './index';

export const agreement = new AgreementStore({ session, storage });
