/**
 * Store for changing the name under which parcels are handed out, once per account (product §3.19). No navigation or
 * toasts here.
 */
import { makeAutoObservable } from 'mobx';
import type { Gateway } from '@/api';
import { changePickName, pickName as pickNameCall } from '@/api/generated/operations/pickName';
import { pickNameSwitch } from '@/api/generated/operations/pickTab';
import { ClaimOnce, type ClaimOutcome, outcomeOf } from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';

export const NAME_TEXTS = {
  failed: '姓名加载失败，请重试',
  changeFailed: '修改失败，请稍后重试',
  had: '每个账号只能修改一次，您已经修改过了',
  missing: '请填写真实姓名',
  length: '姓名为 2 到 20 个字',
  letters: '姓名只能包含汉字、字母和间隔点',
} as const;

const MAX_PICK_NAME = 20;
const MIN_PICK_NAME = 2;
const LETTERS = /^[\u3400-\u9fffA-Za-z][\u3400-\u9fffA-Za-z· ]*$/;

/** The problem of a name, as a text; '': none. */
export function nameProblem(typed: string): string {
  const name = typed.trim();
  if (name === '') return NAME_TEXTS.missing;
  if (!LETTERS.test(name)) return NAME_TEXTS.letters;
  return name.length < MIN_PICK_NAME || name.length > MAX_PICK_NAME ? NAME_TEXTS.length : '';
}

interface NameDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
}

export class NameStore {
  /** The current name, partly masked; '' if there is none. */
  readonly query: Query<string>;
  typed = '';
  /** '' until the field loses focus or the form is sent. */
  problem = '';
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: NameDeps) {
    const { gateway } = deps;
    this.query = new Query({
      ...deps,
      fetch: async (scope) => (await gateway.call(pickNameCall, {}, scope)).data.name,
      isForAll: false,
      failedText: NAME_TEXTS.failed,
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      { deps: false, claims: false, query: false },
      { autoBind: true },
    );
  }

  get isChanging(): boolean {
    return this.claims.isBusy;
  }

  /** An error disappears as soon as the input is valid. */
  type(text: string): void {
    this.typed = text;
    if (this.problem !== '') this.problem = nameProblem(text);
  }

  leave(): void {
    if (this.typed !== '') this.problem = nameProblem(this.typed);
  }

  /** Changes it once; after a lost response the switch shows whether it can still be changed. */
  async change(): Promise<ClaimOutcome> {
    this.problem = nameProblem(this.typed);
    if (this.problem !== '') return { kind: 'nothing' };
    const { gateway, scope } = this.deps;
    const name = this.typed.trim();
    return this.claims.run<unknown, ClaimOutcome>(
      {
        key: 'name',
        login: { asksFirst: true },
        send: (requestNo) => gateway.call(changePickName, { name, requestNo }, scope),
        checkStatus: async () =>
          (await gateway.call(pickNameSwitch, {}, scope)).data ? 'available' : 'claimed',
      },
      (end) =>
        // Changed earlier, on another account's login: the typed name is not applied.
        end.kind === 'claimed'
          ? { kind: 'message', text: NAME_TEXTS.had }
          : outcomeOf(end, NAME_TEXTS.changeFailed),
    );
  }
}
