/**
 * Pictures of a form: chosen, shrunk, and uploaded one after the other; each can be cancelled or retried separately.
 * The form sends the keys of the uploaded ones, in the order of choosing. No navigation or toasts here.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Gateway } from '@/api';
import { array, object, string } from '@/api/decode';
import { uploadKeySign } from '@/api/generated/operations/upload';
import type { PageDeps } from '@/data/pageDeps';
import type { LocalPicture, PendingUpload, ShrinkOutcome, UploadCapability } from '@/platform/upload/types';
import type { UploadKeySignRequest } from '../../../contract/types';
import { UPLOAD_TEXTS } from './uploadTexts';

/** A picture stored by the gateway, by its key; `url`: where to view it, '' if unknown. */
export interface UploadedPicture {
  readonly key: string;
  readonly url: string;
}

/** As stored in drafts. */
export const decodeUploaded = array(object({ key: string, url: string }));

type UploadBiz = UploadKeySignRequest['bizType'];

export interface UploadDeps extends Pick<PageDeps, 'runGated' | 'toCallFailure' | 'scope' | 'clock'> {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly upload: UploadCapability;
  readonly biz: UploadBiz;
  readonly max: number;
  /** '' if uploading to, or showing from, that address is not allowed. */
  readonly allowedAddress: (url: string) => string;
  /** Initial pictures (from a draft). */
  readonly initial: readonly UploadedPicture[];
  /** Called when the uploaded pictures have changed. */
  readonly onChange: (pictures: readonly UploadedPicture[]) => void;
}

/** Progress in per cent changes in steps: a mini program sends each change to its page. */
const STEP = 10;
/** A device that takes longer for one picture will not finish, and the next ones are waiting. */
export const SHRINK_LIMIT_MS = 30_000;

/** One picture of the row. */
export class UploadItem {
  state: 'waiting' | 'sending' | 'done' | 'failed' = 'waiting';
  percent = 0;
  previewUrl: string;
  /** Text of the failure. */
  failedText = '';
  /** False: the file itself is invalid. */
  canRetry = true;
  uploaded: UploadedPicture | null = null;
  /** Shrunk and ready to be sent. */
  picture: LocalPicture | null = null;
  pending: PendingUpload | null = null;
  isRemoved = false;
  /** Not a valid picture; a retry would fail too. */
  isRefused = false;

  constructor(
    readonly id: number,
    readonly chosen: LocalPicture | null,
    previewUrl: string,
  ) {
    this.previewUrl = previewUrl;
    makeAutoObservable<this>(
      this,
      {
        id: false,
        chosen: false,
        picture: false,
        pending: false,
        isRemoved: false,
        isRefused: false,
        uploaded: observableRef,
      },
      { autoBind: true },
    );
  }

  fail(text: string, canRetry: boolean): void {
    this.state = 'failed';
    this.failedText = text;
    this.canRetry = canRetry;
  }

  progress(part: number): void {
    const percent = Math.min(100, Math.floor((part * 100) / STEP) * STEP);
    if (percent > this.percent) this.percent = percent;
  }
}

export class UploadStore {
  items: readonly UploadItem[] = [];
  private count = 0;
  private isRunning = false;

  constructor(private readonly deps: UploadDeps) {
    this.items = deps.initial.slice(0, deps.max).map((uploaded) => {
      const item = new UploadItem(this.nextId(), null, deps.allowedAddress(uploaded.url));
      item.state = 'done';
      item.uploaded = uploaded;
      return item;
    });
    deps.scope.onCancel(() => this.items.forEach(({ pending }) => pending?.cancel()));
    makeAutoObservable<this, 'deps' | 'count' | 'isRunning'>(
      this,
      { deps: false, count: false, isRunning: false, items: observableRef },
      { autoBind: true },
    );
  }

  get max(): number {
    return this.deps.max;
  }

  get room(): number {
    return this.deps.max - this.items.length;
  }

  /** Why the form cannot be sent now; '': it can. */
  get problem(): string {
    if (this.items.some(({ state }) => state === 'waiting' || state === 'sending')) return UPLOAD_TEXTS.busy;
    return this.items.some(({ state }) => state === 'failed') ? UPLOAD_TEXTS.someFailed : '';
  }

  /** @returns the message to show; '': none */
  async add(): Promise<string> {
    if (this.room <= 0) return '';
    const outcome = await this.deps.upload.pick(this.room);
    switch (outcome.kind) {
      case 'picked':
        runInAction(() => {
          const added = outcome.pictures
            .slice(0, this.room)
            .map((chosen) => new UploadItem(this.nextId(), chosen, chosen.previewUrl));
          this.items = [...this.items, ...added];
        });
        void this.run();
        return '';
      case 'cancelled':
        return '';
      case 'denied':
        return UPLOAD_TEXTS.denied;
      case 'failed':
        return UPLOAD_TEXTS.pickFailed;
      case 'unsupported':
        return UPLOAD_TEXTS.unsupported;
    }
  }

  /** Also removes a running upload, which is cancelled immediately. */
  remove(item: UploadItem): void {
    item.isRemoved = true;
    item.pending?.cancel();
    this.items = this.items.filter((each) => each !== item);
    this.report();
  }

  retry(item: UploadItem): void {
    if (item.state !== 'failed' || !item.canRetry) return;
    item.state = 'waiting';
    item.percent = 0;
    void this.run();
  }

  private nextId(): number {
    this.count += 1;
    return this.count;
  }

  private report(): void {
    this.deps.onChange(this.items.flatMap(({ uploaded }) => (uploaded === null ? [] : [uploaded])));
  }

  /** One after the other, so that a phone decodes one picture at a time. */
  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      for (let next = this.next(); next !== undefined; next = this.next()) {
        await this.send(next);
        if (this.deps.scope.isCancelled) return;
      }
    } finally {
      this.isRunning = false;
    }
  }

  private next(): UploadItem | undefined {
    return this.items.find(({ state }) => state === 'waiting');
  }

  private async send(item: UploadItem): Promise<void> {
    runInAction(() => {
      item.state = 'sending';
    });
    const text = await this.attempt(item);
    runInAction(() => {
      if (item.isRemoved) return;
      if (text === '') {
        item.state = 'done';
        item.percent = 100;
        this.report();
      } else item.fail(text, !item.isRefused);
    });
  }

  /** @returns why the upload failed, as a text; '': it succeeded, or the picture was removed */
  private async attempt(item: UploadItem): Promise<string> {
    const { upload, allowedAddress } = this.deps;
    if (item.picture === null) {
      const made = item.chosen === null ? { kind: 'empty' as const } : await this.shrink(item.chosen);
      if (made.kind === 'failed') return UPLOAD_TEXTS.failed;
      if (made.kind !== 'ready') {
        item.isRefused = true;
        return UPLOAD_TEXTS.refused[made.kind];
      }
      item.picture = made.picture;
      runInAction(() => {
        item.previewUrl = made.picture.previewUrl;
      });
    }
    if (item.isRemoved) return '';
    const ticket = await this.ticket();
    if (typeof ticket === 'string') return ticket;
    if (item.isRemoved) return '';
    const url = allowedAddress(ticket.uploadUrl);
    if (url === '') return UPLOAD_TEXTS.failed;
    const { key, sign, viewUrl } = ticket;
    item.pending = upload.send(item.picture, { url, fields: { key, sign } }, item.progress);
    const outcome = await item.pending.outcome;
    item.pending = null;
    if (outcome.kind !== 'sent') return UPLOAD_TEXTS.failed;
    runInAction(() => {
      item.uploaded = { key, url: viewUrl };
    });
    return '';
  }

  private shrink(chosen: LocalPicture): Promise<ShrinkOutcome> {
    const { upload, clock, scope } = this.deps;
    return new Promise((resolve) => {
      const giveUp = (): void => resolve({ kind: 'failed', message: 'the picture was not made smaller' });
      const stop = clock.after(SHRINK_LIMIT_MS, giveUp);
      const forget = scope.onCancel(stop);
      void upload.shrink(chosen).then((outcome) => {
        stop();
        forget();
        resolve(outcome);
      });
    });
  }

  /** Upload address and key, after login if needed; a text: why there is none. */
  private async ticket() {
    const { gateway, biz, runGated, toCallFailure, scope } = this.deps;
    try {
      const answer = await runGated(() => gateway.call(uploadKeySign, { bizType: biz }, scope), {
        asksFirst: true,
      });
      return answer.kind === 'done' ? answer.value.data : UPLOAD_TEXTS.needsLogin;
    } catch (cause) {
      const failure = toCallFailure(cause);
      return failure.kind === 'business'
        ? failure.message.trim() || UPLOAD_TEXTS.failed
        : UPLOAD_TEXTS.failed;
    }
  }
}
