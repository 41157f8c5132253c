import { useSyncExternalStore } from 'react'

let ansage = ''
const hoerer = new Set<() => void>()
const abonnieren = (melden: () => void) => {
  hoerer.add(melden)
  return () => hoerer.delete(melden)
}

/** Has a screen reader say `text` at its next pause; nothing is seen. Needs one `<Ansagebereich>` on the page. */
export function ansagen(text: string): void {
  // A no-break space makes the same sentence a new one; otherwise it would not be said twice.
  ansage = text === ansage ? `${text}\u00A0` : text
  for (const melden of hoerer) melden()
}

/** Where announcements are spoken; stands once in the page, Seitengeruest has it. */
export function Ansagebereich() {
  const text = useSyncExternalStore(abonnieren, () => ansage)
  return <output className="p-nur-vorlesen">{text}</output>
}
