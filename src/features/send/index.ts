export { SendPage } from './SendPage';
export { forgetSendDraft } from './theDraft';
