import { feldId } from '@foerderportal/ui/felder/feldId'

/** Leads into a field of the form; what stands there is marked, so that typing writes over it. */
export const feldMarkieren = (name: string): void => {
  const feld = document.getElementById(feldId(name))
  if (feld instanceof HTMLInputElement) feld.select()
}
