/** @jest-environment jsdom */
import * as appFiles from '@/platform/dom/appFiles';
import * as documentParts from '@/platform/dom/documentParsed';
import * as earlyPicture from '@/platform/dom/earlyPicture';
import { startApp } from './startApp';

let steps: string[];
const part = (name: string) => () => void steps.push(name);
const parts = {
  fetchPage: () => {
    steps.push('page');
    return Promise.reject(new Error('chunk lost'));
  },
  runLibraries: [part('first library'), part('second library')],
  runApp: () => Promise.resolve(part('app')()),
};

let draw: () => void;
beforeEach(() => {
  steps = [];
  jest.spyOn(earlyPicture, 'earlyPicturePainted').mockImplementation(() => {
    steps.push('picture');
    return new Promise((resolve) => (draw = resolve));
  });
});
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('any page: a separate task for each part, without waiting for a picture', async () => {
  window.history.replaceState(null, '', '/receiveCoupon/A');
  const started = startApp(parts);
  for (let microtask = 0; microtask < 10; microtask += 1) await Promise.resolve();
  expect(steps).toEqual(['first library']);
  await turn();
  expect(steps).toEqual(['first library', 'second library']);
  await started;
  expect(steps).toEqual(['first library', 'second library', 'app']);
});

test('waits for the document and its style sheets, in this order', async () => {
  window.history.replaceState(null, '', '/receiveCoupon/A');
  const open: Record<string, () => void> = {};
  const held = (name: string) => () => {
    steps.push(name);
    return new Promise<void>((resolve) => (open[name] = resolve));
  };
  jest.spyOn(documentParts, 'documentParsed').mockImplementationOnce(held('document'));
  jest.spyOn(appFiles, 'stylesSettled').mockImplementationOnce(held('styles'));
  const started = startApp(parts);
  await turn();
  expect(steps).toEqual(['document']);
  open['document']!();
  await turn();
  expect(steps).toEqual(['document', 'styles']);
  open['styles']!();
  await started;
  expect(steps.slice(2)).toEqual(['first library', 'second library', 'app']);
});

test('the weekly page: its picture first, then its code is requested; a failure of that has no effect', async () => {
  window.history.replaceState(null, '', '/fcFriday?configId=A');
  const started = startApp(parts);
  await turn();
  expect(steps).toEqual(['picture']);
  draw();
  await started;
  expect(steps).toEqual(['picture', 'page', 'first library', 'second library', 'app']);
});

test('an app that fails to start rejects', async () => {
  window.history.replaceState(null, '', '/');
  await expect(startApp({ ...parts, runApp: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
});
