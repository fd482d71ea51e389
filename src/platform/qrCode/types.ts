/** A text as a QR code for another device: a computer shows a page's address, a phone reads it. */
export interface QrCodeCapability {
  /**
   * Loads what draws it, about 10 KB.
   * @returns address of the picture (`data:`), white border included; null where none is drawn
   * @throws what a chunk that does not load throws
   */
  draw(text: string): Promise<string | null>;
}
