/**
 * Marks the document while a mouse button or a finger is down, for grund.css: a pressed button gets the focus before it
 * is let go, and when the browser then makes room for it (`scroll-padding`), the click hits what has moved below it.
 * The mark goes with the click, before anybody hears of it: where that leads, there is room again.
 */
const merken = (): void => {
  const { dataset } = document.documentElement
  const frueh = { capture: true, passive: true }
  const vergessen = () => delete dataset['gedrueckt']
  document.addEventListener('pointerdown', () => (dataset['gedrueckt'] = ''), frueh)
  for (const ende of ['click', 'keydown', 'pointercancel']) document.addEventListener(ende, vergessen, frueh)
}

/** So far a finger slips that means to stay; who goes further takes the press back. */
const RUTSCHEN_PX = 10

/**
 * A press counts where it began (rule G-13): what moved away below the finger is pressed, and what came there is not.
 * Forms hold back what they know would move; a file that has arrived or a save that is refused asks nobody.
 */
const amAnfangZaehlen = (): void => {
  let druck: { readonly knopf: HTMLElement; readonly x: number; readonly y: number } | undefined
  const beginnen = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const knopf = target instanceof Element && target.closest<HTMLElement>('button, a[href]')
    druck = knopf ? { knopf, x, y } : undefined
  }
  const zaehlen = (klick: MouseEvent) => {
    if (druck === undefined || klick.detail === 0) return
    const { knopf, x, y } = druck
    druck = undefined
    const dort = klick.target instanceof Node && knopf.contains(klick.target)
    if (dort || !knopf.isConnected || Math.hypot(klick.clientX - x, klick.clientY - y) > RUTSCHEN_PX) return
    klick.preventDefault()
    klick.stopImmediatePropagation()
    knopf.click()
  }
  document.addEventListener('pointerdown', beginnen, { capture: true, passive: true })
  document.addEventListener('click', zaehlen, true)
}

/** Sees to it, for the whole document, that a button can be hit. */
export const druckMerken = (): void => {
  merken()
  amAnfangZaehlen()
}
