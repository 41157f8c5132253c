/** Shows what hides a field, when the id is of one of its own. */
type Oeffner = (id: string) => void

const alle = new Set<Oeffner>()
/** Where one wants to go while it is not there yet: its part of the page is still on its way. */
let ziel: string | undefined
/** Where it is looked for: a form may be drawn into a window within the page. */
let dokument: Document

const springen = (): void => {
  if (ziel === undefined) return
  for (const oeffnen of alle) oeffnen(ziel)
  const feld = dokument.getElementById(ziel)
  if (!feld) return
  ziel = undefined
  // The label should be seen too.
  const stelle = feld.closest('.p-feld') ?? feld
  stelle.scrollIntoView({ block: 'center' })
  feld.focus({ preventScroll: true })
}

/** Whoever goes on by himself meanwhile is not fetched back. */
const selbstWeiter = (ereignis: Event): void => {
  if (!(ereignis instanceof KeyboardEvent) || ereignis.key === 'Tab') ziel = undefined
}

/** Goes to the field with this id, also when it is closed away or only just coming. Gives the function that gives it up. */
export const zumFeld = (id: string, wo = document): (() => void) => {
  ziel = id
  dokument = wo
  for (const art of ['click', 'keydown']) document.addEventListener(art, selbstWeiter, true)
  springen()
  requestAnimationFrame(springen)
  return () => (ziel = ziel === id ? undefined : ziel)
}

/** For whoever closes fields away: `oeffnen` is asked. Registering anew, with what it has drawn, goes on to the field. */
export const feldOeffner = (oeffnen: Oeffner): (() => void) => {
  alle.add(oeffnen)
  requestAnimationFrame(springen)
  return () => void alle.delete(oeffnen)
}
