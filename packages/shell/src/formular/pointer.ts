/**
 * Leaving a field by pressing elsewhere checks it at once; an error that appears or goes then moves what the pointer aims
 * at, and the click hits something else or nothing. So checks wait until the press is over.
 */
let unten = false
let uhr: ReturnType<typeof setTimeout> | undefined
const wartend: (() => void)[] = []

/** A finger leaves the field and clicks only after it was lifted; where it has moved on, no click comes. */
const KLICK_MS = 400

const vorbei = () => {
  unten = false
  clearTimeout(uhr)
  // After what the click does.
  setTimeout(() => {
    for (const weiter of wartend.splice(0)) weiter()
  })
}

const gedrueckt = () => {
  unten = true
  clearTimeout(uhr)
}
const gehoben = ({ pointerType }: PointerEvent) => {
  if (pointerType === 'mouse') vorbei()
  else uhr = setTimeout(vorbei, KLICK_MS)
}

if (typeof document !== 'undefined') {
  const frueh = { capture: true, passive: true }
  document.addEventListener('pointerdown', gedrueckt, frueh)
  document.addEventListener('pointerup', gehoben, frueh)
  for (const ende of ['click', 'pointercancel']) document.addEventListener(ende, vorbei, frueh)
}

/** Resolves at once, or when the press that goes on now is over. */
export const pointerReleased = (): Promise<void> =>
  unten ? new Promise((weiter) => wartend.push(weiter)) : Promise.resolve()
