import { laeuft } from '@foerderportal/contract/formular/mitzeichnungStaende'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import type { Tx } from '../database/database.ts'
import { sha256Von } from '../einreichung/kanonisch.ts'
import { mitzeichnungLaden, type MitzeichnungRow } from './mitzeichnungen.ts'
import type { GezeichnetesDokument, Mitzeichnungsart, Zeichner } from './mitzeichnungsart.ts'
import { zeichentext } from './sendefassung.ts'
import { amFeld, zweitePersonHindernis } from './zweitePerson.ts'

export const gezeichnetesFormular = <D extends GezeichnetesDokument>({
  inhalt,
}: MitzeichnungRow): D['formular'] | undefined =>
  // What was signed was a form of this kind when it was written, and nobody can change it (migration 0037).
  inhalt === null ? undefined : (JSON.parse(inhalt) as D['formular'])

type Wort<D extends GezeichnetesDokument, U> = Pick<Mitzeichnungsart<D, U>, 'name'>

/** 'Seit der Unterschrift …', with what was changed where the words of the form can say it. */
const seitDerUnterschrift = <D extends GezeichnetesDokument, U>(
  { name: { der, wort } }: Wort<D, U>,
  geaendert: readonly string[],
): string =>
  geaendert.length === 0
    ? `Seit der Unterschrift wurde ${der} ${wort} geändert.`
    : `Seit der Unterschrift wurde geändert: ${geaendert.join('; ')}.`

const ERNEUT = 'Bitten Sie die Person noch einmal um ihre Unterschrift.'

const ohneUnterschrift = <D extends GezeichnetesDokument, U>(
  art: Wort<D, U>,
  row: MitzeichnungRow | undefined,
  name: string,
): string => {
  if (row?.status === 'ANGEFRAGT')
    return `${name} ist um die Unterschrift gebeten, hat aber noch nicht unterschrieben.`
  if (row?.status === 'HINFAELLIG') return `${seitDerUnterschrift(art, row.geaendert)} ${ERNEUT}`
  if (row?.status === 'ABGELEHNT')
    return `${name} hat nicht unterschrieben. Den Grund lesen Sie in der Zusammenfassung.`
  return `Laut Ihren Angaben unterschreiben Sie nicht allein. Bitten Sie ${name} in der Zusammenfassung um die Unterschrift.`
}

/** The signature holds for what is sent, byte for byte of its canonical form (ADR 0025). */
const inhaltVergleichen = <D extends GezeichnetesDokument, U>(
  art: Mitzeichnungsart<D, U>,
  row: MitzeichnungRow,
  formular: D['formular'],
): void => {
  if (sha256Von(zeichentext(art, formular)) === row.sha256) return
  const alt = gezeichnetesFormular<D>(row)
  const geaendert = alt === undefined ? [] : art.formular.aenderungen(alt, formular)
  throw amFeld(art, `${seitDerUnterschrift(art, geaendert)} ${ERNEUT}`)
}

/** A document that is to be sent: its form is what would be sent. */
export type Einreichende<D extends GezeichnetesDokument> = {
  readonly tx: Tx
  readonly dokument: D
  readonly mitglieder: readonly Zeichner[]
  /** Who sends. */
  readonly sub: string
}

/**
 * S4-07: who does not sign alone sends only what a second person has signed: the one whom the form names, who is still
 * entitled to it, and who is not the one that sends.
 */
export const mitzeichnungPruefen = async <D extends GezeichnetesDokument, U>(
  art: Mitzeichnungsart<D, U>,
  { tx, dokument, mitglieder, sub }: Einreichende<D>,
): Promise<void> => {
  const formular: D['formular'] = dokument.formular
  if (!art.formular.zuZweit(formular)) return
  const genannt = art.formular.person(formular)
  const person = genannt?.subjectId
  const name = nutzerName(genannt) || 'Die genannte Person'
  if (person === sub)
    throw amFeld(
      art,
      'Sie sind selbst als zweite Person genannt. Einreichen muss eine andere Person mit Zeichnungsberechtigung.',
    )
  const hindernis = zweitePersonHindernis(
    mitglieder.find((m) => m.sub === person),
    name,
  )
  if (hindernis !== null) throw amFeld(art, hindernis)
  const row = await mitzeichnungLaden(tx, dokument)
  if (row?.status !== 'UNTERSCHRIEBEN' || row.person !== person) {
    const gilt = row !== undefined && laeuft(row.status) && row.person !== person ? undefined : row
    throw amFeld(art, ohneUnterschrift(art, gilt, name))
  }
  inhaltVergleichen(art, row, formular)
}
