import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { MissingState } from '@/components/MissingState';
import { OfflineState } from '@/components/OfflineState';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { DependentQuery } from '@/data/DependentQuery';
import { pageDeps } from '@/data/pageDeps';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import type { AddressEntry } from '@/domain/address/addressTypes';
import { logInHere } from '@/domain/login/logInHere';
import { createAddressApi } from '@/features/send/addressApi';
import { session } from '@/session';
import type { AddressEditProps } from './addressEditProps';
import { AddressForm } from './AddressForm';
import styles from './AddressForm.module.scss';

export const BookedAddress = observer(function BookedAddress(props: AddressEditProps) {
  const { id, scope } = props;
  const [book] = useState(() => {
    const api = createAddressApi(gateway, scope);
    return new DependentQuery<string, readonly AddressEntry[]>({
      ...pageDeps(scope),
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
        <MissingState text={ADDRESS_TEXTS.entryGone} />
      ) : (
        <AddressForm {...props} start={entry} isDefault={entry.isDefault} />
      );
    }
    default:
      return token === null ? (
        <EmptyState
          text={ADDRESS_TEXTS.bookLoggedOut}
          action={{
            text: ADDRESS_TEXTS.logIn,
            onPress: () => logInHere(scope),
          }}
        />
      ) : (
        <SkeletonGroup className={styles['skeleton']}>
          <Skeleton className={styles['addressEditPaste']} />
          <Skeleton className={styles['addressEditCard']} />
        </SkeletonGroup>
      );
  }
});
