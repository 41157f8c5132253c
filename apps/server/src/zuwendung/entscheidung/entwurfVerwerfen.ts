import { fassungPruefen } from '../../nutzer/public.ts'
import { entscheidungAendern, vorhandene } from './entscheidungAendern.ts'
import type { Antwort } from './entscheidungAnsicht.ts'
import { entwurfAufgeben } from './entscheidungen.ts'
import type { Entscheidungsaufruf, Entscheidungsdienste } from './entscheidungZeigen.ts'

/** Lets a draft be (S9-04): it is kept, and what was decided before holds as it did. */
export const entwurfVerwerfen = (
  dienste: Entscheidungsdienste,
  { ifMatch, ...aufruf }: Entscheidungsaufruf & { readonly ifMatch: number | undefined },
): Promise<Antwort> =>
  entscheidungAendern(dienste, aufruf, 'entwurfVerwerfen', async (tx, lage) => {
    const row = vorhandene('entwurfVerwerfen', lage.row, aufruf.person)
    await fassungPruefen(tx, 'Die Entscheidung', row, ifMatch)
    await entwurfAufgeben(tx, { guid: row.guid, jetzt: lage.jetzt })
    return { entscheidung: row.guid, art: row.art }
  })
