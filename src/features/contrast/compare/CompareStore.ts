/**
 * Store of the price comparison: the compared parcel, its offers and their order (product §3.27). Each tap on 比价 sends
 * one request; the offers belong to the parcel that was requested, whatever the form says later. No navigation or
 * toasts here.
 */
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { object, shortText } from '@/api/decode';
import type { CallFailure } from '@/api/errors';
import { contrastOffers, type ContrastOffersData } from '@/api/generated/operations/contrast';
import { goodsTypes } from '@/api/generated/operations/send';
import { withDefault } from '@/api/lenient';
import { DependentQuery, type DependentOutcome } from '@/data/DependentQuery';
import { FormModel, type Problems } from '@/data/FormModel';
import {
  NO_PARCEL,
  NO_SIZE,
  PARCEL_FIELDS,
  PARCEL_SHAPE,
  parcelProblems,
  parcelQuestion,
  type ParcelValues,
} from '@/domain/send/parcelForm';
import { type ContrastQuestion, parcelSize, questionOf } from '@/features/contrast/contrastQuestion';
import type { Sort } from '@/features/contrast/offerOrder';
import { recordsNoted } from '@/features/contrast/recordsNoted';
import type { Draft } from '@/session/drafts';
import type { Clock } from '@/utils/clock';

export interface CompareValues extends ParcelValues {
  /** Id of the goods type; '' if none is chosen. */
  readonly goods: string;
}

interface CompareGoods {
  readonly id: string;
  readonly name: string;
  /** Kilograms. */
  readonly maxWeight: number;
}

/** The coupons depend on the user: the token is not part of the body, but another user's response differs. */
type Asked = ContrastQuestion & { readonly token: string | null };

interface CompareStoreDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly draft: Draft;
  /** The parcel given by the page's URL; null for none. */
  readonly wanted: ContrastQuestion | null;
  /** Current login token; null when not logged in. */
  readonly token: () => string | null;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  /** Page scope; cancelled on unmount. */
  readonly scope: Scope;
}

/** Decision: prices older than this are refetched when the page is shown again. */
const STALE_MS = 60_000;
const NO_GOODS = '请选择物品类型';

export class CompareStore {
  readonly form: FormModel<CompareValues>;
  readonly goods: DependentQuery<'all', readonly CompareGoods[]>;
  readonly offers: DependentQuery<Asked, ContrastOffersData>;
  sort: Sort = 'price';
  /** The parcel of the current offers; null before the first comparison. */
  asked: ContrastQuestion | null;
  private askedAtMs = 0;

  constructor(private readonly deps: CompareStoreDeps) {
    const { gateway, draft, wanted } = deps;
    this.goods = new DependentQuery({
      ...deps,
      failedText: '物品类型加载失败，请重试',
      fetch: async (_all: 'all', life) =>
        (await gateway.call(goodsTypes, {}, life)).data.goodsTypeList.map(({ goodsType, ...rest }) => ({
          ...rest,
          id: goodsType,
        })),
    });
    this.offers = new DependentQuery({
      ...deps,
      failedText: '报价加载失败，请重试',
      fetch: async ({ token: _token, ...question }: Asked, life) => {
        const { data } = await gateway.call(contrastOffers, question, life);
        recordsNoted.count += 1;
        return data;
      },
    });
    this.form = new FormModel<CompareValues>({
      id: 'contrast',
      initial: { ...NO_PARCEL, goods: '' },
      fields: [...PARCEL_FIELDS.slice(0, 2), 'goods', 'size'],
      check: (values) => this.problemsOf(values),
      draft: { kept: draft, decode: decodeValues },
    });
    if (wanted !== null) this.form.patch(valuesOf(wanted));
    this.asked = wanted;
    makeAutoObservable<this, 'deps' | 'askedAtMs'>(
      this,
      { deps: false, askedAtMs: false, form: false, goods: false, offers: false, asked: observableRef },
      { autoBind: true },
    );
  }

  /** Fetches prices for the parcel in the URL, and again on login or logout; the returned function stops this. */
  start(): () => void {
    this.goods.want('all');
    return reaction(() => this.question, this.ask, { fireImmediately: true });
  }

  choose(sort: Sort): void {
    this.sort = sort;
  }

  /** 比价, with a valid form. Comparing the same parcel again refetches. */
  async compare(values: CompareValues): Promise<{ readonly kind: 'asked' }> {
    const question = parcelQuestion(values, values.goods);
    const asked = question === null ? null : questionOf(question);
    const isSame = JSON.stringify(asked) === JSON.stringify(this.asked);
    this.asked = asked;
    if (isSame) await this.offers.refresh();
    return { kind: 'asked' };
  }

  refresh(): Promise<DependentOutcome> {
    this.askedAtMs = this.deps.clock.nowMs();
    return this.offers.refresh();
  }

  /** The page is shown again. */
  async seenAgain(): Promise<void> {
    if (this.asked !== null && this.deps.clock.nowMs() - this.askedAtMs >= STALE_MS) await this.refresh();
  }

  private get question(): Asked | null {
    return this.asked === null ? null : { ...this.asked, token: this.deps.token() };
  }

  private ask(question: Asked | null): void {
    this.askedAtMs = this.deps.clock.nowMs();
    this.offers.want(question);
  }

  private problemsOf(values: CompareValues): Problems<CompareValues> {
    const kind = this.goods.value?.find(({ id }) => id === values.goods);
    const wrong =
      values.goods === ''
        ? NO_GOODS
        : kind !== undefined && values.weight > kind.maxWeight
          ? `${kind.name}单件最多 ${kind.maxWeight} 公斤`
          : '';
    return { ...parcelProblems(values), ...(wrong === '' ? {} : { goods: wrong }) };
  }
}

/** The freight page stores the same parcel, without a goods type. */
const decodeValues = object({ ...PARCEL_SHAPE, goods: withDefault(shortText(64), '') });

function valuesOf(question: ContrastQuestion): CompareValues {
  const size = parcelSize(question);
  return {
    from: { province: question.senderProvince, city: question.senderCity },
    to: { province: question.receiverProvince, city: question.receiverCity },
    weight: question.weight,
    goods: question.goodsType,
    size:
      size === null
        ? NO_SIZE
        : { length: String(size.lengthCm), width: String(size.widthCm), height: String(size.heightCm) },
  };
}
