import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { closedText, helpState } from '@/features/invite/helpRules';
import { HelpText } from '@/features/invite/HelpText';
import { navigator } from '@/navigation';
import { press, leave } from '../bargainActions';
import type { BargainPartProps } from '../bargainProps';

export const FriendActions = observer(function FriendActions({ page, store, home }: BargainPartProps) {
  if (helpState(home) === 'can-help')
    return (
      <Button isBlock isLoading={store.isBusy} onClick={() => press(page, 'assist', store.assist)}>
        帮TA砍一刀
      </Button>
    );
  const { activityCode, helpedFen } = home;
  return (
    <>
      {helpedFen === 0 && <HelpText>{closedText(home)}</HelpText>}
      <Button isBlock onClick={() => leave(page, 'own', () => openOwn(activityCode))}>
        我也要砍
      </Button>
    </>
  );
});

/** A response may lack the activity: then there is none to open. */
const openOwn = (activityCode: string): Promise<unknown> =>
  activityCode === '' ? navigator.goTo('welfare') : navigator.goTo('couponBargainInvite', { activityCode });
