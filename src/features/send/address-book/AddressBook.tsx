import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import type { Scope } from '@/api/scope';
import { Button } from '@/components/Button';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { tabId, Tabs } from '@/components/Tabs';
import { pageDeps } from '@/data/pageDeps';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import type { AddressEntry, AddressKind } from '@/domain/address/addressTypes';
import { KIND_NAMES } from '@/domain/address/contactTexts';
import { createAddressApi } from '@/features/send/addressApi';
import { useElementId } from '@/hooks/useElementId';
import { useShownAgain } from '@/hooks/useShownAgain';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { StatePage } from '@/templates/StatePage';
import { AddressBookStore } from './AddressBookStore';
import { AddressRow } from './AddressRow';
import { RemoveAddressDialog } from './RemoveAddressDialog';
import styles from './AddressBook.module.scss';

const TABS = (['SENDER', 'RECEIVER'] as const).map((name) => ({ name, title: KIND_NAMES[name] }));

interface AddressBookProps {
  /** The kind shown first. */
  readonly kind: AddressKind;
  /** Called when an entry is tapped; absent: entries cannot be selected. */
  readonly onChoose?: (entry: AddressEntry) => Promise<unknown>;
  readonly onEdit: (entry: AddressEntry) => Promise<unknown>;
  readonly onAdd: (kind: AddressKind) => Promise<unknown>;
  readonly scope: Scope;
}

/**
 * The address book.
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of rows |
 * | content | entries with 编辑, 设为默认, 删除 |
 * | empty | sentence and 新增地址 |
 * | failed, offline | what happened and 重试 |
 * | logged out | sentence and 去登录; 新增地址 asks for login when it saves |
 */
export function AddressBook({ kind, scope, onAdd, ...actions }: AddressBookProps) {
  const [store] = useState(
    () =>
      new AddressBookStore({
        api: createAddressApi(gateway, scope),
        kind,
        ...pageDeps(scope),
      }),
  );
  const panelId = useElementId('addresses');
  useShownAgain(() => void store.refresh());
  return (
    <View className={styles['page']}>
      <Visitor store={store} />
      <Kinds store={store} panelId={panelId} />
      <PullToRefresh onRefresh={() => refresh(store)}>
        <Panel store={store} panelId={panelId} {...actions} />
      </PullToRefresh>
      <View className={styles['foot']}>
        <Button isBlock onClick={() => onAdd(store.kind)}>
          {ADDRESS_TEXTS.add}
        </Button>
      </View>
      <RemoveAddressDialog store={store} />
    </View>
  );
}

interface StoreProps {
  readonly store: AddressBookStore;
}

/**
 * Loads for the current user, and again when that changes; separate from the page, which has nothing to render then.
 */
const Visitor = observer(function Visitor({ store }: StoreProps) {
  const { token } = session;
  useEffect(() => store.visitorChanged(), [store, token]);
  return null;
});

const Kinds = observer(function Kinds({ store, panelId }: StoreProps & { readonly panelId: string }) {
  return (
    <View className={styles['header']}>
      <Tabs
        tabs={TABS}
        active={store.kind}
        onSelect={store.selectKind}
        label={ADDRESS_TEXTS.kinds}
        panelId={panelId}
      />
    </View>
  );
});

type PanelProps = StoreProps & { readonly panelId: string } & Pick<AddressBookProps, 'onChoose' | 'onEdit'>;

const Panel = observer(function Panel({ store, panelId, onChoose, onEdit }: PanelProps) {
  return (
    <View
      id={panelId}
      className={styles['panel']}
      {...markup.access({ role: 'tabpanel', labelledBy: tabId(panelId, store.kind) })}
    >
      <Content store={store} onChoose={onChoose} onEdit={onEdit} />
    </View>
  );
});

const Content = observer(function Content({ store, onChoose, onEdit }: Omit<PanelProps, 'panelId'>) {
  return (
    <StatePage
      phase={store.phase}
      skeleton={
        <SkeletonGroup>
          {['1', '2', '3'].map((key) => (
            <Skeleton key={key} className={styles['skeleton']} />
          ))}
        </SkeletonGroup>
      }
      failedText={store.book.failureText}
      onRetry={store.book.load}
      loggedOut={{
        text: ADDRESS_TEXTS.bookLoggedOut,
        action: { text: ADDRESS_TEXTS.logIn, onPress: store.logIn },
      }}
      empty={{ text: ADDRESS_TEXTS.bookEmpty }}
    >
      {() => (
        <View {...markup.access({ role: 'list', label: KIND_NAMES[store.kind] })}>
          {store.entries.map((entry) => (
            <AddressRow
              key={entry.id}
              entry={entry}
              onChoose={onChoose}
              onEdit={onEdit}
              onDefault={() => setDefault(store, entry)}
              onRemove={() => store.askRemove(entry)}
            />
          ))}
        </View>
      )}
    </StatePage>
  );
});

async function setDefault(store: AddressBookStore, entry: AddressEntry): Promise<void> {
  const outcome = await store.setDefault(entry);
  if (outcome.kind === 'message') toast.show(outcome.text);
}

async function refresh(store: AddressBookStore): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show(ADDRESS_TEXTS.refreshFailed);
}
