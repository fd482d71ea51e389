import { createScope } from '@/api';
import { settle } from '@/utils/testing/fakeClock';
import { forgetPickName, loadPickName, pickName } from './pickNameState';
import { pickBench } from './testing/pickBench';

describe('the name switch', () => {
  afterEach(forgetPickName);

  test.each([
    [true, true],
    [false, false],
  ])('%p offers it: %p', async (data, isOn) => {
    const { gateway, transport, scope } = pickBench();
    void loadPickName(gateway, scope);
    await settle();
    await transport.last.ok(data);
    expect([transport.last.method, pickName.pickChangeNameSwitch]).toEqual(['GET', isOn]);
  });

  test('a failure offers nothing, and neither does a logged-out user', async () => {
    const { gateway, transport, scope } = pickBench();
    void loadPickName(gateway, scope);
    await settle();
    await transport.last.ok(true);
    expect(pickName.pickChangeNameSwitch).toBe(true);
    void loadPickName(gateway, scope);
    await settle();
    await transport.last.fail('1');
    expect(pickName.pickChangeNameSwitch).toBe(false);
  });

  test('a page unmounted during its request keeps another page’s result', async () => {
    const { gateway, transport, scope } = pickBench();
    void loadPickName(gateway, createScope());
    await settle();
    await transport.last.ok(true);
    void loadPickName(gateway, scope);
    await settle();
    scope.cancel();
    await settle();
    expect([transport.last.isCancelled, pickName.pickChangeNameSwitch]).toEqual([true, true]);
  });
});
