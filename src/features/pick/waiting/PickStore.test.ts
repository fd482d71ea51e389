import { runInAction } from 'mobx';
import { pickBench, wireParcel } from '@/domain/parcel/testing/pickBench';
import { settle } from '@/utils/testing/fakeClock';

const OTHER = { parcelId: 'P-2', cabinetCode: 'CAB-1002' };

test('parcels by cabinet; the location is found in parallel and not sent', async () => {
  const { pick, transport } = pickBench({ position: { longitude: 113.9535, latitude: 22.5392 } });
  void pick.visitorChanged();
  await settle();
  await transport.last.ok({ parcelList: [wireParcel(), wireParcel(OTHER)] });
  expect(pick.groups.map(({ cabinet, distanceM }) => [cabinet.code, distanceM])).toEqual([
    ['CAB-1001', 0],
    ['CAB-1002', 0],
  ]);
  expect(JSON.parse(transport.last.body ?? '')).toEqual({ longitude: '', latitude: '' });
});

test('a picked-up parcel leaves the list on refetch; a failure keeps the list', async () => {
  const { pick, transport, list } = pickBench();
  await list(wireParcel(), wireParcel(OTHER));
  const failing = pick.refresh();
  await settle();
  await transport.last.fail('1');
  expect([await failing, pick.groups.length]).toEqual(['failed', 2]);
  void pick.refresh();
  await settle();
  await transport.last.ok({ parcelList: [wireParcel(OTHER)] });
  expect(pick.groups.map(({ cabinet }) => cabinet.code)).toEqual(['CAB-1002']);
});

test('sends nothing when not logged in', async () => {
  const { pick, transport } = pickBench({ token: null });
  await pick.visitorChanged();
  expect([pick.parcels.phase, transport.sent]).toEqual(['logged-out', []]);
});

describe('a link to a parcel', () => {
  test.each([
    ['P-1', 'there', 'P-1'],
    ['P-9', 'gone', ''],
    ['', null, ''],
  ])('%p: %p, known once the list has loaded', async (id, answer, markedId) => {
    const { pick, list } = pickBench();
    pick.want(id);
    expect(pick.linkResult).toBeNull();
    await list(wireParcel());
    expect(pick.linkResult).toBe(answer);
    pick.linkHandled();
    expect([pick.linkResult, pick.markedId]).toEqual([null, markedId]);
  });

  test('a parcel found and then picked up is no news; a new link to it is', async () => {
    const { pick, list, transport } = pickBench();
    pick.want('P-1');
    await list(wireParcel());
    pick.linkHandled();
    pick.want('P-1');
    expect(pick.linkResult).toBe('there');
    pick.linkHandled();
    void pick.refresh();
    await settle();
    await transport.last.ok({ parcelList: [] });
    expect([pick.groups, pick.linkResult]).toEqual([[], null]);
  });

  test('a list older than the link does not decide that the parcel is gone', async () => {
    const { pick, list, transport } = pickBench();
    await list(wireParcel());
    pick.want('P-2');
    void pick.refresh();
    await settle();
    expect([pick.linkResult, transport.sent.length]).toEqual([null, 2]);
    await transport.last.fail('1');
    expect(pick.linkResult).toBeNull();
    void pick.refresh();
    await settle();
    await transport.last.ok({ parcelList: [wireParcel(), wireParcel(OTHER)] });
    expect([pick.linkResult, pick.markedId]).toEqual(['there', 'P-2']);
  });

  test('a list from before the network was lost does not decide that the parcel is gone', async () => {
    const { pick, list, transport } = pickBench();
    await list(wireParcel());
    pick.want('P-2');
    await settle();
    await transport.last.ok({ parcelList: [wireParcel()] });
    expect(pick.linkResult).toBe('gone');
    runInAction(() => (pick.parcels.staleSince = 1));
    expect(pick.linkResult).toBeNull();
  });

  test('a link without a page refresh fetches the list itself', async () => {
    const { pick, list, transport } = pickBench();
    await list(wireParcel());
    pick.want('P-9');
    await settle();
    await transport.last.ok({ parcelList: [wireParcel()] });
    expect(pick.linkResult).toBe('gone');
  });

  test('an expired login keeps the link', async () => {
    const { pick, list, account } = pickBench();
    pick.want('P-1');
    account.token = null;
    await pick.visitorChanged();
    account.token = 'second';
    await list(wireParcel());
    expect(pick.linkResult).toBe('there');
  });
});
