import { encodeQR } from 'qr'
import { html, type Html } from '../../platform/seiten/html.ts'

/** Empty modules around the code without which cameras don't find it (ISO/IEC 18004, 9.1). */
const RAND = 4

/** One path for all dark modules, each a square of one unit. */
const pfad = (module: readonly (readonly boolean[])[]): string =>
  module.flatMap((zeile, y) => zeile.flatMap((dunkel, x) => (dunkel ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/**
 * A QR code as inline SVG: always dark on white, whatever the theme, because cameras want it so. A screen gets no
 * scratches: with little error correction the modules are larger.
 */
export const qrCode = (text: string, beschreibung: string): Html => {
  const module = encodeQR(text, 'raw', { ecc: 'low', border: RAND })
  return html`<svg
    class="qr"
    viewBox="0 0 ${module.length} ${module.length}"
    width="264"
    height="264"
    role="img"
    aria-label="${beschreibung}"
    shape-rendering="crispEdges"
  >
    <rect width="100%" height="100%" fill="#fff"></rect>
    <path fill="#000" d="${pfad(module)}"></path>
  </svg>`
}
