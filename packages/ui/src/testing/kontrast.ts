type Farbe = readonly [rot: number, gruen: number, blau: number, deckung: number]

/** What the browser paints for a colour, in whatever way it is written. */
const gemalt = (farbe: string): Farbe => {
  const malen = new OffscreenCanvas(1, 1).getContext('2d')
  if (malen === null) throw new Error('no canvas')
  malen.fillStyle = farbe
  malen.fillRect(0, 0, 1, 1)
  const [rot = 0, gruen = 0, blau = 0, deckung = 0] = malen.getImageData(0, 0, 1, 1).data
  return [rot, gruen, blau, deckung]
}

const grundVon = (el: Element): Farbe => {
  const grund = gemalt(getComputedStyle(el).backgroundColor)
  return grund[3] === 255 || el.parentElement === null ? grund : grundVon(el.parentElement)
}

/** Relative luminance as WCAG 2.2 defines it. */
const leuchtdichte = ([rot, gruen, blau]: Farbe): number => {
  const linear = (kanal: number) => {
    const anteil = kanal / 255
    return anteil <= 0.04045 ? anteil / 12.92 : ((anteil + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(rot) + 0.7152 * linear(gruen) + 0.0722 * linear(blau)
}

/** How much the text of an element stands out from what is under it: axe passes over what it cannot measure in silence. */
export const kontrastVon = (el: Element): number => {
  const [dunkler = 0, heller = 0] = [gemalt(getComputedStyle(el).color), grundVon(el)]
    .map(leuchtdichte)
    .toSorted((a, b) => a - b)
  return (heller + 0.05) / (dunkler + 0.05)
}
