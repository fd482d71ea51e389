import { useEffect, useState } from 'react';
import { gateway } from '@/api/gateway';
import { ENTRY_SHAPE, EntryRow } from '@/components/EntryRow';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { formatFen } from '@/utils/money';
import { monthWords } from '@/utils/month';
import { type RecordKind, type RecordRow, recordsOf } from './recordsApi';
import { RECORD_WORDS, recordNote } from './recordTexts';

const PAGE = 'helpRecords';

/** The user's own rounds of cash or, with `kind=bargain`, of bargains: `/help/records` (product §3.11). */
export function HelpRecords({ params, scope, setTitle }: PageVisit) {
  const kind: RecordKind = textParam(params, 'kind') === 'bargain' ? 'BARGAIN' : 'FISSION';
  const words = RECORD_WORDS[kind];
  const [list] = useState(() => new PagedQuery({ ...pageDeps(scope), ...recordsOf(gateway, kind) }));
  useEffect(() => setTitle(words.title), [setTitle, words]);
  const goOn = (): Promise<unknown> => {
    tracker.click(PAGE, 'start');
    const activityCode = textParam(params, 'activityCode');
    if (kind === 'FISSION')
      return navigator.goTo('fissionOfCash', { activityCode: activityCode || undefined });
    // Without a code: the bargain of the day.
    return navigator.openLink(
      activityCode === '' ? '/couponBargain' : `/couponBargain/invite/${activityCode}`,
    );
  };
  return (
    <ListPage
      list={list}
      label={words.title}
      renderRow={RENDER_ROW[kind]}
      rowShape={ENTRY_SHAPE}
      headOf={monthOf}
      rowsPerScreen={8}
      isFocusable
      empty={() => ({ text: words.none, action: { text: words.start, onPress: goOn } })}
      next={{ text: words.more, onPress: goOn }}
      loggedOutText={words.loggedOut}
    />
  );
}

const monthOf = ({ startedAt }: RecordRow): string => monthWords(startedAt);

const renderOf = (kind: RecordKind) => (record: RecordRow, place: number) => (
  <EntryRow
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
