import { useEffect } from 'react';
import { wordsOfRefusal } from '@/domain/messages/MessageStore';
import { useMessages } from '@/domain/messages/useMessages';
import { useCampaign } from '../campaign/campaignContext';

/**
 * Gives the page's reminders the host's permission prompt for messages (mini programs); renders nothing. Loaded after
 * the first screen.
 */
export function MessagesPart() {
  const { page, messages, scope } = useCampaign();
  const ask = useMessages('WELFARE', page, scope);
  useEffect(() => {
    messages.ask = () => ask().then(wordsOfRefusal);
    return () => {
      delete messages.ask;
    };
  });
  return null;
}
