/** Store of a campaign's offer: its coupons, what this user may claim, one claim. No navigation or toasts here. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Gateway, Scope } from '@/api';
import type { Operation } from '@/api/call';
import type { CouponV2Info } from '@/api/generated/operations/couponV2';
import type { ClaimResult as WireClaim } from '@/api/generated/schemas/ClaimResult';
import type { ReceiveCheck } from '@/api/generated/schemas/ReceiveCheck';
import { type ClaimEnd, ClaimOnce, claimFailureText, type ClaimState } from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import type { Client } from '@/domain/activity/clientMatching';
import { type Coupon, toCoupon } from '@/domain/coupon/receivedCoupon';
import { endCodeOf, judgeClaim } from '@/domain/coupon/receiveRules';
import { RECEIVE_TEXTS } from '@/domain/coupon/receiveTexts';
import type { CheckResult } from '@/domain/coupon/receiveTypes';
import type { PlatformCode } from '@/platform/host/types';
import { maskPhone } from '@/utils/phone';
import type { ActivityInfoRequest, CouponV2ClaimRequest, ReceiveRequest } from '../../../contract/types';
import { type Offer, type OfferState, offerState } from './offerRules';

/** The calls of one kind of campaign. */
export interface OfferCalls {
  readonly info: Operation<ActivityInfoRequest, CouponV2Info>;
  readonly check: Operation<ReceiveRequest, ReceiveCheck>;
  readonly receive: Operation<CouponV2ClaimRequest, WireClaim>;
}

interface OfferDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly calls: OfferCalls;
  readonly code: string;
  readonly client: Client & { readonly platformCode: PlatformCode };
  /** Code of the friend's link that led here. */
  readonly shareCode?: string;
}

/**
 * `refused`: the gateway's text or ours, with its code. `message`: the result is unknown, or the claim did not happen;
 * it can be tapped again.
 */
type OfferOutcome =
  | { readonly kind: 'won' | 'held' | 'nothing' }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string; readonly code: string };

const CLAIM = 'claim';

export class OfferStore {
  readonly query: Query<Offer>;
  /** What the last claim gave or found, for the dialog; null: closed. */
  result: {
    readonly isNew: boolean;
    readonly coupons: readonly Coupon[];
    readonly maskedPhone: string;
  } | null = null;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: OfferDeps) {
    this.query = new Query({
      ...deps,
      fetch: (scope) => this.fetch(scope),
      isForAll: true,
      failedText: RECEIVE_TEXTS.infoFailed,
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      { deps: false, claims: false, query: false, result: observableRef },
      { autoBind: true },
    );
  }

  get isClaiming(): boolean {
    return this.claims.isBusy;
  }

  get state(): OfferState | null {
    const { value } = this.query;
    return value === null ? null : offerState(value, this.deps.client);
  }

  /** Claims once, after login if needed; after a lost response the check is refetched to learn the result. */
  async claim(): Promise<OfferOutcome> {
    const activity = this.query.value?.activity ?? null;
    if (activity === null) return { kind: 'nothing' };
    const { gateway, calls, scope, shareCode } = this.deps;
    let seen: CheckResult | null = null;
    return this.claims.run<WireClaim & { readonly msg: string }, OfferOutcome>(
      {
        key: CLAIM,
        login: { asksFirst: true },
        send: async (requestNo) => {
          const body = {
            ...this.payload(activity),
            requestNo,
            ...(shareCode === undefined ? {} : { shareCode }),
          };
          const { data, msg } = await gateway.call(calls.receive, body, scope);
          return { ...data, msg };
        },
        checkStatus: async (): Promise<ClaimState> => {
          seen = await this.check(activity, scope);
          if (seen.canReceive) return 'available';
          return seen.coupons.length > 0 ? 'claimed' : 'closed';
        },
      },
      (end) => this.report(end, seen),
    );
  }

  /** Shows the coupons that the user already has. */
  showHeld(): void {
    const check = this.query.value?.check ?? null;
    if (check !== null) this.open(false, check.coupons, check.maskedPhone);
  }

  /** Ids of the coupons for 去使用: those from the claim, or after a refresh the ones the user has. */
  get usableIds(): readonly string[] {
    return (this.result ?? this.query.value?.check)?.coupons.map(({ id }) => id) ?? [];
  }

  closeResult(): void {
    this.result = null;
  }

  private async fetch(scope: Scope): Promise<Offer> {
    const { gateway, calls, code, token } = this.deps;
    let activity: CouponV2Info;
    try {
      activity = (await gateway.call(calls.info, { code }, scope)).data;
    } catch (cause) {
      endCodeOf(cause);
      return { activity: null, check: null };
    }
    return { activity, check: token() === null ? null : await this.check(activity, scope) };
  }

  private payload({ biz, scene }: CouponV2Info): ReceiveRequest {
    const { code, client } = this.deps;
    return { biz, scene, code, client: client.platformCode };
  }

  /** @throws ApiError */
  private async check(activity: CouponV2Info, scope: Scope): Promise<CheckResult> {
    const { data } = await this.deps.gateway.call(this.deps.calls.check, this.payload(activity), scope);
    return {
      maskedPhone: maskPhone(data.phone),
      canReceive: data.isCanReceive,
      coupons: data.couponInfos.map(toCoupon),
      reasonCode: data.reasonCode ?? '',
      reasonMsg: data.reasonMsg ?? '',
    };
  }

  private async report(
    end: ClaimEnd<WireClaim & { readonly msg: string }>,
    seen: CheckResult | null,
  ): Promise<OfferOutcome> {
    if (end.kind === 'nothing') return { kind: 'nothing' };
    await this.query.refetch();
    const check = this.query.value?.check ?? seen;
    switch (end.kind) {
      case 'done': {
        const { result, couponInfos, reasonCode, reasonMsg, msg } = end.answer;
        const code = reasonCode ?? '';
        const verdict = judgeClaim({
          isClaimed: result,
          coupons: couponInfos.map(toCoupon),
          reasonCode: code,
          reasonMsg: reasonMsg ?? '',
          msg,
        });
        if (verdict.kind === 'refused') return { kind: 'refused', text: verdict.message, code };
        if (verdict.kind === 'finished')
          return { kind: 'refused', text: reasonMsg || RECEIVE_TEXTS.finished, code };
        // The response may omit the won coupons.
        const coupons = verdict.coupons.length > 0 ? verdict.coupons : (check?.coupons ?? []);
        this.open(verdict.kind === 'won', coupons, check?.maskedPhone ?? '');
        return { kind: verdict.kind === 'won' ? 'won' : 'held' };
      }
      case 'found':
      case 'claimed':
        this.open(end.kind === 'found', check?.coupons ?? [], check?.maskedPhone ?? '');
        return { kind: end.kind === 'found' ? 'won' : 'held' };
      case 'closed':
        return {
          kind: 'refused',
          text: check?.reasonMsg || RECEIVE_TEXTS.claimFailed,
          code: check?.reasonCode ?? '',
        };
      case 'refused':
        return { kind: 'refused', text: end.message || RECEIVE_TEXTS.claimFailed, code: end.code };
      case 'lost':
      case 'unknown':
      case 'earlier':
      case 'unauthorized':
        return { kind: 'message', text: claimFailureText(end, RECEIVE_TEXTS.claimFailed) };
    }
  }

  private open(isNew: boolean, coupons: readonly Coupon[], maskedPhone: string): void {
    runInAction(() => {
      this.result = { isNew, coupons, maskedPhone };
    });
  }
}
