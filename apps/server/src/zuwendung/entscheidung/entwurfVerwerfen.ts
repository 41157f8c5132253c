import { entscheidungAendern, vorhandene } from './entscheidungAendern.ts'
import type { Antwort } from './entscheidungAnsicht.ts'
import { entwurfAufgeben } from './entscheidungen.ts'
import type { Entscheidungsaufruf, Entscheidungsdienste } from './entscheidungZeigen.ts'

/** Lets a draft be (S9-04): it is kept, and what was decided before holds as it did. */
export const entwurfVerwerfen = (
  dienste: Entscheidungsdienste,
  aufruf: Entscheidungsaufruf & { readonly ifMatch: number | undefined },
): Promise<Antwort> =>
  entscheidungAendern(dienste, aufruf, 'entwurfVerwerfen', async (tx, lage) => {
    const row = vorhandene(lage)
    await entwurfAufgeben(tx, { guid: row.guid, jetzt: lage.jetzt })
    return { entscheidung: row.guid, art: row.art }
  })
