import type { Visitor } from './rewardTypes';

export type UploadBiz = 'EVALUATION' | 'FEEDBACK';

/** A picture as it was received. */
export interface StoredPicture {
  readonly bytes: Buffer;
  /** By its content, whatever its sender calls it. */
  readonly mime: string;
}

export type UploadTicketState = 'open' | 'unknown' | 'over' | 'used';

/** Pictures that visitors send, each under a key that was handed out for it. */
export interface UploadStore {
  /** A key for one picture, good for ten minutes; null: too many today. */
  issueUpload(
    visitor: Visitor,
    biz: UploadBiz,
  ): Promise<{ readonly key: string; readonly sign: string } | null>;
  /** Whether a picture may be put under this key. */
  uploadTicket(key: string, sign: string): Promise<UploadTicketState>;
  /** Puts it there, once; false: another one was faster. */
  putPicture(key: string, picture: StoredPicture): Promise<boolean>;
  /** Null: there is none. */
  pictureOf(key: string): Promise<StoredPicture | null>;
}
