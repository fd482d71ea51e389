import type { WaitingParcel } from '@/domain/parcel/pickRules';
import { testPlace } from '@/utils/testing/place';
import { parcelElementId } from './parcelElementId';
import { PickParcelCard } from './PickParcelCard';

const PARCEL: WaitingParcel = {
  id: 'P/1 号',
  carrierName: '中通快递',
  waybillTail: '6208',
  cabinet: { code: 'CAB-1', name: '柜', address: '', isOnline: true, longitude: 114, latitude: 22 },
  cellNo: 'A03',
  code: '70316208',
  arrivedAt: '2026-11-21 10:00',
  freeUntil: '2026-11-22 10:00',
  freeUntilMs: 1_000,
  feeFen: 0,
  reductionFen: 0,
  payFen: 0,
  feeRule: '',
};

const place = testPlace();

const show = (changes: Partial<WaitingParcel> = {}, nowMs = 0, isOld = false): void =>
  place.render(
    <PickParcelCard parcel={{ ...PARCEL, ...changes }} isMarked={false} nowMs={nowMs} isOld={isOld} />,
  );
const links = (): string[] =>
  [...place.element.querySelectorAll('[role=link]')].map(({ textContent }) => textContent ?? '');

test('a screen reader reads the whole code, and selectors accept the element id', () => {
  show();
  expect(place.element.querySelector('[role=button]')?.getAttribute('aria-label')).toBe(
    '取件码 7031 6208，复制',
  );
  expect(parcelElementId(PARCEL.id)).toMatch(/^[\w-]+$/);
  expect(place.element.querySelector(`#${parcelElementId(PARCEL.id)}`)).not.toBeNull();
});

test.each([
  ['nothing prevents it', {}, 0, ['放大']],
  ['the fee is paid', {}, 2_000, ['放大']],
  ['an old list does not know', {}, 2_000, ['放大', '去处理'], true],
  ['the fund covers it', { feeFen: 300, reductionFen: 300 }, 2_000, ['放大', '去处理']],
  ['it is to be paid', { feeFen: 300, payFen: 300 }, 2_000, ['放大', '去支付']],
])(
  '%s: links to the code in full screen, and to the fee if there is one',
  (_name, changes, nowMs, expected, isOld = false) => {
    show(changes, nowMs, isOld);
    expect(links()).toEqual(expected);
  },
);
