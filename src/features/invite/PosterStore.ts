/** Store of a poster page: its data, the picture drawn from it once, and saving it. No navigation or toasts here. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Gateway } from '@/api';
import { posterInfo, type PosterInfo } from '@/api/generated/operations/poster';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import type { DrawingCapability } from '@/platform/drawing/types';
import type { SaveImageCapability, SaveImageOutcome } from '@/platform/saveImage/types';
import type { PosterInfoRequest } from '../../../contract/types';
import type { paintPoster } from './paintPoster';
import { POSTER, type Poster } from './posterRules';

export type PosterScene = PosterInfoRequest['scene'];

interface PosterDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly drawing: DrawingCapability;
  readonly saveImage: SaveImageCapability;
  /** Loads the drawing module with its library. @throws if it fails to load */
  readonly loadPaint: () => Promise<typeof paintPoster>;
  readonly scene: PosterScene;
  readonly inviteCode: string;
  /** What the code on it opens: one of our pages. */
  readonly link: string;
  /** '' for a picture whose address is not allowed. */
  readonly pictureAddress: (url: string) => string;
  /** In a mini program the poster shows the server's own code of its page, if there is one. */
  readonly isMini: boolean;
}

type Drawn =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'drawn'; readonly src: string; readonly isFile: boolean };

const POSTER_HINT = '长按识别二维码参加';
export const CANVAS_ID = 'poster';

export class PosterStore {
  readonly query: Query<PosterInfo>;
  picture: Drawn = { kind: 'drawing' };
  isSaving = false;
  /** The app may not write to the album: offers the settings. */
  isDenied = false;

  constructor(private readonly deps: PosterDeps) {
    const { gateway, scene, inviteCode } = deps;
    this.query = new Query({
      ...deps,
      fetch: async (scope) => (await gateway.call(posterInfo, { scene, inviteCode }, scope)).data,
      isForAll: true,
      failedText: '海报加载失败，请重试',
    });
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, query: false, picture: observableRef },
      { autoBind: true },
    );
  }

  /** Draws the picture; again only after a failure. */
  async draw(info: PosterInfo): Promise<void> {
    if (this.picture.kind === 'drawn') return;
    this.picture = { kind: 'drawing' };
    let drawn: Drawn = { kind: 'failed' };
    try {
      const paint = await this.deps.loadPaint();
      const outcome = await this.deps.drawing.draw(CANVAS_ID, POSTER.width, POSTER.height, (pen, load) =>
        paint(pen, load, this.posterOf(info), POSTER_HINT),
      );
      if (outcome.kind === 'drawn') drawn = outcome;
    } catch {
      // The module failed to load: same as a failed drawing, with 重试.
    }
    if (this.deps.scope.isCancelled) return;
    runInAction(() => {
      this.picture = drawn;
    });
  }

  /** Saves the drawn picture, one save at a time. @returns null: nothing was done */
  async save(): Promise<SaveImageOutcome['kind'] | null> {
    const { picture } = this;
    if (picture.kind !== 'drawn' || this.isSaving) return null;
    this.isSaving = true;
    const { kind } = await this.deps.saveImage.save(picture.src, { isFile: picture.isFile });
    runInAction(() => {
      this.isSaving = false;
      this.isDenied = kind === 'denied';
    });
    return kind;
  }

  private posterOf({ title, highlight, inviterName, headImgUrl, miniCodeUrl }: PosterInfo): Poster {
    const { pictureAddress, isMini, link } = this.deps;
    return {
      title,
      highlight,
      inviterName,
      headImgUrl: pictureAddress(headImgUrl),
      miniCodeUrl: isMini ? pictureAddress(miniCodeUrl) : '',
      link,
    };
  }
}
