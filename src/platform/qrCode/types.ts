/** Draws a text as a QR code for another device: a computer shows a page's address, a phone scans it. */
export interface QrCodeCapability {
  /**
   * Loads the drawing code, about 10 KB.
   * @returns address of the picture (`data:`), including the white border; null where none is drawn
   * @throws the error of a chunk that fails to load
   */
  draw(text: string): Promise<string | null>;
}
