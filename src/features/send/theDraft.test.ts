import { EMPTY_FORM } from './draftForm';
import { forgetSendDraft, sendDraft } from './theDraft';
import { ANNA } from './testing/contacts';

it('a log-out takes the form along while no send page is there', () => {
  sendDraft().setContact('SENDER', ANNA);
  forgetSendDraft();
  expect(sendDraft().form).toEqual(EMPTY_FORM);
});
