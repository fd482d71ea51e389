import { useEffect } from 'react';
import { refusalToast } from '@/domain/messages/messageTexts';
import { useMessages } from '@/domain/messages/useMessages';
import { useModulePage } from '../page/modulePageContext';

/**
 * Gives the page's reminders the host's permission prompt for messages (mini programs); renders nothing. Loaded after
 * the first screen.
 */
export function MessagesPart() {
  const { page, messages, scope } = useModulePage();
  const ask = useMessages('WELFARE', page, scope);
  useEffect(() => {
    messages.ask = () => ask().then(refusalToast);
    return () => {
      delete messages.ask;
    };
  });
  return null;
}
