import type { Visitor } from '../core/rewardTypes';

export type UploadBiz = 'EVALUATION' | 'FEEDBACK';

/** A picture as it was received. */
export interface StoredPicture {
  readonly bytes: Buffer;
  /** Detected from its content, whatever the sender declares. */
  readonly mime: string;
}

export type UploadTicketState = 'open' | 'unknown' | 'over' | 'used';

/** Pictures uploaded by users, each under a key that was issued for it. */
export interface UploadStore {
  /** A key for one picture, valid for ten minutes; null: too many today. */
  issueUpload(
    visitor: Visitor,
    biz: UploadBiz,
  ): Promise<{ readonly key: string; readonly sign: string } | null>;
  /** Whether a picture may be uploaded under this key. */
  uploadTicket(key: string, sign: string): Promise<UploadTicketState>;
  /** Stores it, once; false: another upload was faster. */
  putPicture(key: string, picture: StoredPicture): Promise<boolean>;
  /** Null: there is none. */
  pictureOf(key: string): Promise<StoredPicture | null>;
}
