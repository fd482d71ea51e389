import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { OfflineState } from '@/components/OfflineState';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { KeyedPart } from '@/features/keyed';
import { network } from '@/platform/network';
import { loginGate, session } from '@/session';
import { gatedBy } from '@/session/gated';
import { systemClock } from '@/utils/clock';
import { createAddressApi } from '../addressApi';
import { NO_CONTACT } from '../addressRules';
import { ADDRESS_TEXTS } from '../addressTexts';
import type { AddressEntry, AddressKind, PickedContact } from '../addressTypes';
import { AddressForm } from './AddressForm';
import { AddressFormStore } from './AddressFormStore';
import styles from './AddressEdit.module.scss';

interface AddressEditProps {
  readonly kind: AddressKind;
  readonly purpose: 'choose' | 'book';
  /** Entry of the book to edit; '': `initial`, or a new one. */
  readonly id: string;
  /** What the form begins with; null: nothing. */
  readonly initial: PickedContact | null;
  readonly onDone: (contact: PickedContact) => Promise<unknown>;
  readonly scope: Scope;
}

/** The address form, and before it the entry that it is about. */
export function AddressEdit(props: AddressEditProps) {
  return props.id === '' ? (
    <Form {...props} start={props.initial} isDefault={false} />
  ) : (
    <OfBook {...props} />
  );
}

const shared = (scope: Scope) => ({
  api: createAddressApi(gateway, scope),
  sortError: (cause: unknown) => sortError(cause, network.isOnline()),
  clock: systemClock,
  scope,
});

const OfBook = observer(function OfBook(props: AddressEditProps) {
  const { id, scope } = props;
  const [book] = useState(() => {
    const { api, ...deps } = shared(scope);
    return new KeyedPart<string, readonly AddressEntry[]>({
      ...deps,
      fetch: (_token, life) => api.fetchBook('', life),
      failedText: ADDRESS_TEXTS.bookFailed,
    });
  });
  const { token } = session;
  useEffect(() => book.want(token), [book, token]);
  switch (book.phase) {
    case 'failed':
      return <FailedState text={book.failureText} onRetry={book.load} />;
    case 'offline':
      return <OfflineState onRetry={book.load} />;
    case 'ready': {
      const entry = book.value?.find((each) => each.id === id);
      return entry === undefined ? (
        <EmptyState text={ADDRESS_TEXTS.entryGone} />
      ) : (
        <Form {...props} start={entry} isDefault={entry.isDefault} />
      );
    }
    default:
      return token === null ? (
        <EmptyState
          text={ADDRESS_TEXTS.bookLoggedOut}
          action={{
            text: ADDRESS_TEXTS.logIn,
            onPress: () => loginGate.whenLoggedIn(() => Promise.resolve(), { scope }),
          }}
        />
      ) : (
        <SkeletonGroup className={styles['skeleton']}>
          <Skeleton className={styles['paste']} />
          <Skeleton className={styles['card']} />
        </SkeletonGroup>
      );
  }
});

interface FormProps extends AddressEditProps {
  readonly start: PickedContact | null;
  readonly isDefault: boolean;
}

function Form({ kind, purpose, scope, start, isDefault, onDone }: FormProps) {
  const [store] = useState(() => {
    const { id, name, mobile, province, city, district, detail } = start ?? NO_ENTRY;
    return new AddressFormStore({
      ...shared(scope),
      kind,
      purpose,
      initial: { id, name, mobile, province, city, district, detail },
      isDefault,
      isLoggedIn: () => session.isLoggedIn,
      runGated: gatedBy(loginGate, scope),
    });
  });
  return <AddressForm store={store} purpose={purpose} onDone={onDone} />;
}

const NO_ENTRY: PickedContact = { ...NO_CONTACT, id: '' };
