import { useEffect, useState } from 'react';
import { gateway } from '@/api/gateway';
import { AMOUNT_ROW_SHAPE, AmountRow } from '@/components/AmountRow';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { toWelfare } from '@/domain/activity/moreOffers';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { formatFen } from '@/utils/money';
import { monthText } from '@/utils/month';
import { type RecordKind, type RecordRow, recordsOf } from './helpRecordsApi';
import { RECORD_WORDS, recordNote } from './recordTexts';

const PAGE = 'helpRecords';

/** The user's own rounds of cash or, with `kind=bargain`, of bargains: `/help/records` (product §3.11). */
export function HelpRecords({ params, scope, setTitle }: PageVisit) {
  const kind: RecordKind = textParam(params, 'kind') === 'bargain' ? 'BARGAIN' : 'FISSION';
  const words = RECORD_WORDS[kind];
  const [list] = useState(() => new PagedQuery({ ...pageDeps(scope), ...recordsOf(gateway, kind) }));
  useEffect(() => setTitle(words.title), [setTitle, words]);
  useShownAgain(() => void list.seenAgain());
  const activityCode = textParam(params, 'activityCode');
  const goOn = (): Promise<unknown> => {
    tracker.click(PAGE, 'start');
    return kind === 'FISSION'
      ? navigator.goTo('fissionOfCash', { activityCode: activityCode || undefined })
      : navigator.goTo('couponBargainInvite', { activityCode });
  };
  // The page of a bargain needs its code.
  const isLost = kind === 'BARGAIN' && activityCode === '';
  const nextStep = (text: string) => (isLost ? toWelfare(PAGE) : { text, onPress: goOn });
  return (
    <ListPage
      list={list}
      label={words.title}
      renderRow={RENDER_ROW[kind]}
      rowShape={AMOUNT_ROW_SHAPE}
      headOf={monthOf}
      rowsPerScreen={8}
      isFocusable
      empty={() => ({ text: words.none, action: nextStep(words.start) })}
      next={nextStep(words.more)}
      loggedOutText={words.loggedOut}
    />
  );
}

const monthOf = ({ startedAt }: RecordRow): string => monthText(startedAt);

const renderOf = (kind: RecordKind) => (record: RecordRow, place: number) => (
  <AmountRow
    key={record.id}
    place={place}
    title={record.title || RECORD_WORDS[kind].title}
    note={recordNote(record, RECORD_WORDS[kind])}
    amount={`${RECORD_WORDS[kind].sign}￥${formatFen(record.sumFen)}`}
    isEarned={record.state === 'REACHED' || record.state === 'BOUGHT'}
  />
);

/** The same functions at every render (`ListPage`). */
const RENDER_ROW: Readonly<Record<RecordKind, ReturnType<typeof renderOf>>> = {
  FISSION: renderOf('FISSION'),
  BARGAIN: renderOf('BARGAIN'),
};
