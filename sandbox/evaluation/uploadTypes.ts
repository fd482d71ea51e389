export type UploadBiz = 'EVALUATION' | 'FEEDBACK';

/** A picture as it was received. */
export interface StoredPicture {
  readonly bytes: Buffer;
  /** Detected from its content, whatever the sender declares. */
  readonly mime: string;
}

export type UploadTicketState = 'open' | 'unknown' | 'over' | 'used';
