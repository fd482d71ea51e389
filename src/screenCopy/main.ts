/**
 * H5 only: /js/screen.….js (config/screenCopy.ts), fetched by the HTML's script on the pages of `pages.ts`. Shows the copy of the last visit's
 * first screen while the app loads, and makes the next one when the page is at rest (docs/storage.md "A copy of the
 * first screen"). Works without the app and changes nothing in it: when anything is unexpected, the page comes as on a
 * first visit.
 */
import { buildMark } from '@/platform/dom/appFiles';
import { documentParsed } from '@/platform/dom/documentParsed';
import { frameDrawn } from '@/platform/dom/frameDrawn';
import { peekAddressToken } from '@/platform/dom/hideAddressToken';
import { pageAddress } from '@/platform/dom/pageAddress';
import { reportCopyDrawn } from '@/platform/dom/screenCopy/copyKey';
import { copyOf } from '@/platform/dom/screenCopy/copyOf';
import { pageAtRest, screenSize } from '@/platform/dom/screenCopy/settled';
import { showCopy } from '@/platform/dom/screenCopy/showCopy';
import { pageStyles, stylesLoaded } from '@/platform/dom/screenCopy/styles';
import { readAppToken } from '@/platform/login/appToken';
import { storage } from '@/platform/storage';
import { type CopyPlace, readerOf, readScreenCopy, writeScreenCopy } from './copyStore';

/** When a copy is tried, ms after this script: the first time that the page is at rest at its top. */
const TRIES_MS = [1000, 3000, 6000, 12_000];

const addressNow = (): string => pageAddress().path + pageAddress().search;
const startAddress = addressNow();
const placeNow = (): CopyPlace => ({ build: buildMark(), address: addressNow(), width: screenSize().width });

/**
 * Null too when the app is about to read a login from the address or its host: the screen will be another's. In an app
 * that is always so: no copy is made there, as none would be shown.
 */
const readerNow = (): string | null =>
  peekAddressToken() !== null || readAppToken() !== null ? null : readerOf(storage);

async function show(): Promise<void> {
  const reader = readerNow();
  const copy = reader === null ? null : readScreenCopy(reader, placeNow(), storage, Date.now());
  if (copy === null) return;
  await documentParsed();
  await stylesLoaded(copy.styles);
  if (addressNow() !== startAddress) return;
  showCopy(copy.root);
  await frameDrawn();
}

function keep(): boolean {
  const reader = readerNow();
  const page = addressNow() === startAddress ? pageAtRest() : null;
  const root = reader === null || page === null ? null : copyOf(page, screenSize().height);
  if (reader === null || root === null) return false;
  writeScreenCopy(reader, { ...placeNow(), atMs: Date.now(), styles: pageStyles(), root }, storage);
  return true;
}

show()
  .catch(() => undefined)
  .then(reportCopyDrawn)
  .catch(() => undefined);
let isKept = false;
for (const ms of TRIES_MS)
  setTimeout(() => {
    isKept ||= keep();
  }, ms);
