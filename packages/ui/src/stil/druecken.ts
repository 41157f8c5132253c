/**
 * Marks the document while a mouse button or a finger is down, for grund.css: a pressed button gets the focus before it
 * is let go, and when the browser then makes room for it (`scroll-padding`), the click hits what has moved below it.
 * The mark goes with the click, before anybody hears of it: where that leads, there is room again.
 */
export const druckMerken = (): void => {
  const { dataset } = document.documentElement
  const frueh = { capture: true, passive: true }
  const vergessen = () => delete dataset['gedrueckt']
  document.addEventListener('pointerdown', () => (dataset['gedrueckt'] = ''), frueh)
  for (const ende of ['click', 'keydown', 'pointercancel']) document.addEventListener(ende, vergessen, frueh)
}
