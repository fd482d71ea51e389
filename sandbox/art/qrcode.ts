import QRCode from 'qrcode-terminal/vendor/QRCode';
import { svg } from './parts';

const LEVEL_M = 0; // the encoder's constant for 15 % error correction
const QUIET_ZONE = 4;

/** A scannable QR code of `text`, 480 x 480. */
export function qrCode(text: string): string {
  const code = new QRCode(-1, LEVEL_M);
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const size = count + QUIET_ZONE * 2;
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  return svg(
    480,
    480,
    '二维码',
    `<rect width="480" height="480" rx="16" fill="#fff"/><g transform="scale(${480 / size})" shape-rendering="crispEdges"><path d="${path}" fill="#1f2329"/></g>`,
  );
}
