import { rounded } from './rounded';

describe('figures', () => {
  it('are whole numbers, layout shifts have three digits, and what was not measured stays absent', () => {
    expect(rounded({ lcp: 1204.5, cls: 0.012_51, longTasks: 0, inp: undefined })).toEqual({
      lcp: 1205,
      cls: 0.013,
      longTasks: 0,
    });
  });
});
