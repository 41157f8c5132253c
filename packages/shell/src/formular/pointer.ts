/**
 * Leaving a field by pressing the mouse elsewhere checks it at once; an error that appears or goes then moves what
 * the pointer aims at, and the click hits something else or nothing. So checks wait until the pointer is up.
 */
let unten = false
const wartend: (() => void)[] = []

const losgelassen = () => {
  unten = false
  // After the click that follows the release.
  setTimeout(() => {
    for (const weiter of wartend.splice(0)) weiter()
  })
}

if (typeof document !== 'undefined') {
  const frueh = { capture: true, passive: true }
  document.addEventListener('pointerdown', () => (unten = true), frueh)
  document.addEventListener('pointerup', losgelassen, frueh)
  document.addEventListener('pointercancel', losgelassen, frueh)
}

/** Resolves at once, or when the pointer that is pressed now has been released. */
export const pointerReleased = (): Promise<void> =>
  unten ? new Promise((weiter) => wartend.push(weiter)) : Promise.resolve()
