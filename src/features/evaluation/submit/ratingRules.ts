/**
 * Form rules: what an evaluation consists of and when it can be sent (product §3.22). Pure functions; the gateway
 * decides.
 */
import { array, boolean, number, object, string } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import type { Evaluation, EvaluationForm, EvaluationTag } from '@/api/generated/operations/evaluation';
import { decodeUploaded, type UploadedPicture } from '@/domain/upload/UploadStore';

export const MAX_WORDS = 200;
export const MAX_PICTURES = 6;

export interface Rating {
  /** The order that the draft belongs to. */
  readonly orderNo: string;
  /** 0: not chosen. */
  readonly serviceStar: number;
  readonly courierStar: number;
  readonly serviceTagIds: readonly string[];
  readonly courierTagIds: readonly string[];
  readonly content: string;
  readonly pictures: readonly UploadedPicture[];
  readonly isAnonymous: boolean;
}

export type RatedTarget = 'SERVICE' | 'COURIER';

export const emptyRating = (orderNo: string): Rating => ({
  orderNo,
  serviceStar: 0,
  courierStar: 0,
  serviceTagIds: [],
  courierTagIds: [],
  content: '',
  pictures: [],
  isAnonymous: false,
});

const decodeRating = object({
  orderNo: string,
  serviceStar: number,
  courierStar: number,
  serviceTagIds: array(string),
  courierTagIds: array(string),
  content: string,
  pictures: decodeUploaded,
  isAnonymous: boolean,
});

/** Decodes a draft of this order; a draft of another order is ignored. */
export const ratingOf =
  (orderNo: string): Decoder<Rating> =>
  (value, path) => {
    const rating = decodeRating(value, path);
    if (rating.orderNo !== orderNo) throw new Error('a draft of another order');
    return rating;
  };

/**
 * Whether the order's evaluation is the one whose response was lost, not an earlier one (from another device). Compares
 * stars and text only: tags come back as texts, pictures with other URLs.
 */
export const isRatingOf = (
  { serviceStar, courierStar, content }: Pick<Evaluation, 'serviceStar' | 'courierStar' | 'content'>,
  rating: Pick<Rating, 'serviceStar' | 'courierStar' | 'content'>,
): boolean =>
  serviceStar === rating.serviceStar &&
  courierStar === rating.courierStar &&
  content.trim() === rating.content.trim();

/** Validation problems of the form, by field. */
export function ratingProblems(
  { serviceStar, courierStar }: Rating,
  picturesProblem: string,
): Partial<Record<keyof Rating, string>> {
  return {
    ...(serviceStar > 0 ? {} : { serviceStar: '请为寄件服务打分' }),
    ...(courierStar > 0 ? {} : { courierStar: '请为快递员打分' }),
    ...(picturesProblem === '' ? {} : { pictures: picturesProblem }),
  };
}

/** The tags for this number of stars, without duplicates. */
export function tagsFor(
  { tagGroups }: Pick<EvaluationForm, 'tagGroups'>,
  target: RatedTarget,
  star: number,
): readonly EvaluationTag[] {
  const tags = tagGroups.find((group) => group.target === target && group.star === star)?.tags ?? [];
  return tags.filter(
    ({ tagId, text }, index) => text !== '' && tags.findIndex((each) => each.tagId === tagId) === index,
  );
}

export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
