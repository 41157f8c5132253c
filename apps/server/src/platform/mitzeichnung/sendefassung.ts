import type { Database, Tx } from '../database/database.ts'
import { kanonisch, sha256Von } from '../einreichung/kanonisch.ts'
import type { Gesendet, GezeichnetesDokument, Mitzeichnungsart } from './mitzeichnungsart.ts'

type Formularart<D extends GezeichnetesDokument, U> = Pick<Mitzeichnungsart<D, U>, 'formular'>

/** What a second signature covers: the form as it would be sent, in its canonical form (ADR 0025). */
export const zeichentext = <D extends GezeichnetesDokument, U>(
  { formular: { gedeckt } }: Formularart<D, U>,
  formular: D['formular'],
): string => kanonisch(gedeckt(formular))

export type Sendefassung<D extends GezeichnetesDokument> = Gesendet<D['formular']> & {
  readonly inhalt: string
  readonly sha256: string
}

/** The document as it would be sent at a moment, with what a signature under it covers. */
export const sendefassung = async <D extends GezeichnetesDokument, U>(
  db: Database | Tx,
  art: Mitzeichnungsart<D, U>,
  { dokument, umstaende }: { readonly dokument: D; readonly umstaende: U },
  moment: Date,
): Promise<Sendefassung<D>> => {
  const fassung = await art.sendefassung(db, dokument, umstaende, moment)
  const inhalt = zeichentext(art, fassung.formular)
  return { ...fassung, inhalt, sha256: sha256Von(inhalt) }
}
