import { html, type Html } from '../../platform/seiten/html.ts'

/** Lots of the protocol's test vector (section 4.3), in their order. */
const REIHE = [
  { y: 372, rang: '1', los: '0570af6a…' },
  { y: 440, rang: '2', los: '17c1c6e2…' },
  { y: 474, rang: '3', los: '1cabcd1a…' },
  { y: 540, rang: '4', los: '4f9d24f4…' },
] as const

const quelle = (x: number, name: string, wann: string, zeichen: Html): Html =>
  html`<rect class="kasten" x="${x}" y="2" width="112" height="126" rx="6" />
    ${zeichen}
    <text class="fett" x="${x + 56}" y="92">${name}</text>
    <text x="${x + 56}" y="115">${wann}</text>`

const umschlag = html`<path class="strich" d="M34 30h50v36h-50z M34 30l25 20 25-20" />`
const blatt = html`<path class="strich" d="M160 24h40v46h-40z M168 36h24 M168 47h24 M168 58h24" />`
const kugeln = html`<circle class="strich" cx="283" cy="47" r="13" />
  <circle class="strich" cx="302" cy="33" r="13" />
  <circle class="strich" cx="321" cy="47" r="13" />`

/**
 * What a lot is made of, and what becomes of it: upright, so that its words can be read on a telephone. The words below
 * it say the same; whoever does not see it hears them twice at most.
 */
export const losBild: Html = html`<svg
  class="losbild"
  viewBox="0 0 362 566"
  role="img"
  aria-labelledby="losbild-titel losbild-text"
>
  <title id="losbild-titel">So entsteht die Reihenfolge</title>
  <desc id="losbild-text">
    Drei Dinge ergeben zusammen ein Los für jede Zeile der Liste: der Startwert von vor der Frist, die Liste
    vom Ende der Frist und die Ziehung danach. Die Lose werden geordnet: zuerst Vorrang 1, dann Vorrang 2,
    darin das kleinere vor dem größeren. Eingeladen wird von oben, bis die Mittel enden.
  </desc>
  ${quelle(3, 'Startwert', 'vor der Frist', umschlag)} ${quelle(125, 'Liste', 'Ende der Frist', blatt)}
  ${quelle(247, 'Ziehung', 'danach', kugeln)}
  <path class="strich" d="M59 128v28h122 M303 128v28h-122 M181 128v56 M173 175l8 10 8-10" />
  <rect class="los" x="61" y="188" width="240" height="84" rx="6" />
  <text class="fett" x="181" y="222">Für jede Zeile ein Los</text>
  <text class="zahl" x="181" y="252">17c1c6e2…</text>
  <path class="strich" d="M181 272v38 M173 301l8 10 8-10" />
  <text class="fett links" x="61" y="344">Vorrang 1</text>
  <text class="fett links" x="61" y="412">Vorrang 2</text>
  ${REIHE.map(
    ({ y, rang, los }) =>
      html`<text class="links" x="77" y="${y}">${rang}.</text>
        <text class="zahl links" x="107" y="${y}">${los}</text>`,
  )}
  <path class="ende" d="M61 490h240" />
  <text class="links" x="77" y="510">hier enden die Mittel</text>
</svg>`
