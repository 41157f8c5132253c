import { entscheidungAendern, vorhandene } from './entscheidungAendern.ts'
import type { Antwort } from './entscheidungAnsicht.ts'
import type { Entscheidungsaufruf, Entscheidungsdienste } from './entscheidungZeigen.ts'
import { rueckgabeFesthalten } from './entscheidungen.ts'

/** Gives a decision back to who prepares it, with a reason (S9-04); giving back is no editing. */
export const entscheidungZurueckgeben = (
  dienste: Entscheidungsdienste,
  { grund, ...aufruf }: Entscheidungsaufruf & { readonly grund: string },
): Promise<Antwort> =>
  entscheidungAendern(dienste, aufruf, 'entscheidungZurueckgeben', async (tx, { row, jetzt }) => {
    const { guid } = vorhandene('entscheidungZurueckgeben', row, aufruf.person)
    await rueckgabeFesthalten(tx, { guid, sub: aufruf.person.sub, jetzt, grund })
    return { entscheidung: guid }
  })
