// jest's Node environment, plus Playwright, loaded once for all test files of a worker: each file would load it again.
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.__chromium = chromium;
  }
}
