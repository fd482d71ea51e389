import { POSTERS } from '../fixtures/posters';
import { NO_SUCH_ACTIVITY } from './activityRules';
import { succeed, type Handlers } from './call';

/** Bodies of this call, as they are once the contract has been checked. */
export interface PosterBodies {
  readonly posterInfo: {
    readonly inviteCode: string;
    readonly scene: 'BARGAIN' | 'INVITE_V1' | 'INVITE_V2';
  };
}

/** What a poster shows of somebody's link. */
export const posterOperations: Pick<Handlers, keyof PosterBodies> = {
  posterInfo({ body, origin }) {
    const poster = POSTERS.find(({ code }) => code === body.inviteCode);
    if (poster === undefined) return Promise.resolve(NO_SUCH_ACTIVITY);
    const { title, highlight, inviterName, headImgUrl, miniCodeUrl } = poster;
    return Promise.resolve(
      succeed('0', {
        title,
        highlight,
        inviterName,
        headImgUrl: headImgUrl.replace('{origin}', origin),
        miniCodeUrl: miniCodeUrl.replace('{origin}', origin),
      }),
    );
  },
};
