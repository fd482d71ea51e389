import { emptyRating, ratingOf, ratingProblems, tagsFor, toggled } from './ratingRules';

const RATING = { ...emptyRating('O-1'), serviceStar: 5, courierStar: 4 };

test.each([
  ['nothing', RATING, '', []],
  ['no stars', emptyRating('O-1'), '', ['serviceStar', 'courierStar']],
  ['pictures on their way', RATING, '图片还在上传，请稍候', ['pictures']],
])('%s is missing', (_name, rating, pictures, wrong) =>
  expect(Object.keys(ratingProblems(rating, pictures))).toEqual(wrong),
);

test('tags depend on target and stars; a tag occurs once, one without text not at all', () => {
  const tag = (tagId: string, text = tagId) => ({ tagId, text });
  const tagGroups = [
    { target: 'SERVICE' as const, star: 5, tags: [tag('a'), tag('a', 'again'), tag('b', '')] },
    { target: 'unknown' as const, star: 5, tags: [tag('c')] },
    { target: 'COURIER' as const, star: 5, tags: [tag('d')] },
  ];
  expect(tagsFor({ tagGroups }, 'SERVICE', 5)).toEqual([tag('a')]);
  expect(tagsFor({ tagGroups }, 'COURIER', 5)).toEqual([tag('d')]);
  expect(tagsFor({ tagGroups }, 'SERVICE', 4)).toEqual([]);
});

test('tapping a tag again removes it', () => {
  expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
});

test('a draft belongs to one order', () => {
  expect(ratingOf('O-1')(JSON.parse(JSON.stringify(RATING)), '')).toEqual(RATING);
  expect(() => ratingOf('O-2')(RATING, '')).toThrow();
  expect(() => ratingOf('O-1')({ ...RATING, pictures: [{ key: 1 }] }, '')).toThrow();
});
