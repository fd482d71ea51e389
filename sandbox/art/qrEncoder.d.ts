/** The encoder inside qrcode-terminal, which publishes no types (Kazuhiko Arase's, MIT). */
declare module 'qrcode-terminal/vendor/QRCode' {
  class QRCode {
    /** @param typeNumber 1 to 40, or -1 for the smallest that fits */
    constructor(typeNumber: number, errorCorrectLevel: number);
    addData(text: string): void;
    make(): void;
    getModuleCount(): number;
    isDark(row: number, column: number): boolean;
  }
  export = QRCode;
}
