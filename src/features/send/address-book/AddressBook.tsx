import { pageDeps } from '@/data/pageDeps';
import { Text, View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { markup } from '@/platform/markup';
import { maskPhone } from '@/utils/text';
import { regionText } from '@/domain/address/addressRules';
import { type AddressEntry, type AddressKind } from '@/domain/address/addressTypes';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import { KIND_NAMES } from '@/domain/address/contactTexts';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { Scope } from '@/api/scope';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { StatePage } from '@/templates/StatePage';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { tabId, Tabs } from '@/components/Tabs';
import { useElementId } from '@/hooks/useElementId';
import { useShownAgain } from '@/hooks/useShownAgain';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { createAddressApi } from '@/domain/address/addressApi';
import { AddressBookStore } from './AddressBookStore';
import styles from './AddressBook.module.scss';

interface AddressRowProps {
  readonly entry: AddressEntry;
  /** Absent: the row itself leads nowhere. */
  readonly onChoose?: (entry: AddressEntry) => Promise<unknown>;
  readonly onEdit: (entry: AddressEntry) => Promise<unknown>;
  readonly onDefault: () => Promise<void>;
  readonly onRemove: () => void;
}

export function AddressRow({ entry, onChoose, onEdit, onDefault, onRemove }: AddressRowProps) {
  const where = `${regionText(entry)} ${entry.detail}`.trim();
  const words = (
    <View>
      <View className={styles['who']}>
        <Text className={styles['name']}>{entry.name}</Text>
        <Text className={styles['mobile']}>{maskPhone(entry.mobile)}</Text>
        {entry.isDefault && <Tag>{ADDRESS_TEXTS.isDefault}</Tag>}
      </View>
      <View className={styles['where']}>{where}</View>
    </View>
  );
  return (
    <View className={styles['entry']} {...markup.access({ role: 'listitem' })}>
      {onChoose === undefined ? (
        <View className={styles['main']}>{words}</View>
      ) : (
        <Pressable
          className={styles['main']}
          label={`选择${entry.name}，${maskPhone(entry.mobile)}，${where}`}
          onPress={() => onChoose(entry)}
        >
          {words}
        </Pressable>
      )}
      <View className={styles['actions']}>
        <Pressable
          className={styles['action']}
          label={`${entry.isDefault ? ADDRESS_TEXTS.unsetDefault : ADDRESS_TEXTS.setDefault}，${entry.name}`}
          onPress={onDefault}
        >
          {entry.isDefault ? ADDRESS_TEXTS.unsetDefault : ADDRESS_TEXTS.setDefault}
        </Pressable>
        <View className={styles['room']} />
        <Pressable
          className={styles['action']}
          label={`${ADDRESS_TEXTS.edit}，${entry.name}`}
          onPress={() => onEdit(entry)}
        >
          {ADDRESS_TEXTS.edit}
        </Pressable>
        <Pressable
          className={styles['action']}
          label={`${ADDRESS_TEXTS.remove}，${entry.name}`}
          onPress={onRemove}
        >
          {ADDRESS_TEXTS.remove}
        </Pressable>
      </View>
    </View>
  );
}

const TABS = (['SENDER', 'RECEIVER'] as const).map((name) => ({ name, title: KIND_NAMES[name] }));

interface AddressBookProps {
  /** Which kind is shown first. */
  readonly kind: AddressKind;
  /** An entry was pressed; absent: nothing is chosen here. */
  readonly onChoose?: (entry: AddressEntry) => Promise<unknown>;
  readonly onEdit: (entry: AddressEntry) => Promise<unknown>;
  readonly onAdd: (kind: AddressKind) => Promise<unknown>;
  readonly scope: Scope;
}

/**
 * The address book.
 *
 * | state | seen |
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
      <RemoveDialog store={store} />
    </View>
  );
}

interface StoreProps {
  readonly store: AddressBookStore;
}

/** Asks for whoever is logged in, and anew when that changes; apart from the page, which has nothing to render then. */
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
            <Skeleton key={key} className={styles['bone']} />
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

const RemoveDialog = observer(function RemoveDialog({ store }: StoreProps) {
  return (
    <Dialog
      isOpen={store.removing !== null}
      title={ADDRESS_TEXTS.removeTitle}
      onClose={store.cancelRemove}
      cancel={{ text: ADDRESS_TEXTS.cancel, onPress: store.cancelRemove }}
      confirm={{ text: ADDRESS_TEXTS.remove, onPress: () => remove(store) }}
    >
      {store.removing === null ? '' : ADDRESS_TEXTS.removeQuestion(store.removing.name)}
    </Dialog>
  );
});

async function remove(store: AddressBookStore): Promise<void> {
  const outcome = await store.remove();
  if (outcome.kind !== 'nothing') toast.show(outcome.kind === 'done' ? ADDRESS_TEXTS.removed : outcome.text);
}

async function setDefault(store: AddressBookStore, entry: AddressEntry): Promise<void> {
  const outcome = await store.setDefault(entry);
  if (outcome.kind === 'message') toast.show(outcome.text);
}

async function refresh(store: AddressBookStore): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show(ADDRESS_TEXTS.refreshFailed);
}
