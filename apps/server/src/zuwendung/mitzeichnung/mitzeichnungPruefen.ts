import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/problems'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { laeuft } from '@foerderportal/contract/formular/mitzeichnungLauf'
import { nutzerName } from '@foerderportal/contract/zuwendung/formular/nutzerName'
import { absagen, type Refusal } from '../../platform/http/refusal.ts'
import type { Mitglied } from '../../unternehmen/public.ts'
import type { Einreichlage, Einreichpruefung } from '../kern/einreichlage.ts'
import { aenderungenInWorten } from './mitzeichnungAenderungen.ts'
import { mitzeichnungLaden, type MitzeichnungRow } from '../kern/mitzeichnungen.ts'
import { sha256Von } from '../../platform/einreichung/kanonisch.ts'
import { zeichentext } from '../kern/sendefassung.ts'

const PFAD = 'zeichnungsberechtigter'

/** 412 with the reason, at the field that names the second person. */
export const amFeld = (text: string): Refusal =>
  absagen(ZUWENDUNG.nichtMoeglich, text, [{ pfad: PFAD, text }])

const ANDERE = 'Wählen Sie eine andere Person.'

/**
 * Why this person can't sign second, with what to do; null when he can. `name`: what he is called where he is no
 * member any more.
 */
export const zweitePersonHindernis = (mitglied: Mitglied | undefined, name: string): string | null => {
  if (mitglied === undefined) return `${name} gehört nicht zu Ihrem Unternehmen. ${ANDERE}`
  if (!mitglied.zeichnungsberechtigung)
    return `${nutzerName(mitglied)} hat keine Zeichnungsberechtigung. ${ANDERE}`
  if (!mitglied.identifiziert)
    return `${nutzerName(mitglied)} hat die eigene Identität noch nicht nachgewiesen. Das geht im Portal und dauert wenige Minuten.`
  return null
}

const genannt = ({ zeichnungsberechtigter: z }: AntragFormular): string =>
  nutzerName(z) || 'Die genannte Person'

export const gezeichnetesFormular = ({ inhalt }: MitzeichnungRow): AntragFormular | undefined =>
  // What was signed was an AntragFormular when it was written, and nobody can change it (migration 0037).
  inhalt === null ? undefined : (JSON.parse(inhalt) as AntragFormular)

/** 'Seit der Unterschrift …', with what was changed where the words of the form can say it. */
const seitDerUnterschrift = (geaendert: readonly string[]): string =>
  geaendert.length === 0
    ? 'Seit der Unterschrift wurde der Antrag geändert.'
    : `Seit der Unterschrift wurde geändert: ${geaendert.join('; ')}.`

const ERNEUT = 'Bitten Sie die Person noch einmal um ihre Unterschrift.'

const ohneUnterschrift = (row: MitzeichnungRow | undefined, name: string): string => {
  if (row?.status === 'ANGEFRAGT')
    return `${name} ist um die Unterschrift gebeten, hat aber noch nicht unterschrieben.`
  if (row?.status === 'HINFAELLIG') return `${seitDerUnterschrift(row.geaendert)} ${ERNEUT}`
  if (row?.status === 'ABGELEHNT')
    return `${name} hat nicht unterschrieben. Den Grund lesen Sie in der Zusammenfassung.`
  return `Laut Ihren Angaben unterschreiben Sie nicht allein. Bitten Sie ${name} in der Zusammenfassung um die Unterschrift.`
}

/** The signature holds for what is sent, byte for byte of its canonical form (ADR 0025). */
const inhaltVergleichen = (row: MitzeichnungRow, { antrag }: Einreichlage): void => {
  if (sha256Von(zeichentext(antrag.formular)) === row.sha256) return
  const alt = gezeichnetesFormular(row)
  const geaendert = alt === undefined ? [] : aenderungenInWorten(alt, antrag.formular)
  throw amFeld(`${seitDerUnterschrift(geaendert)} ${ERNEUT}`)
}

/**
 * S4-07: who does not sign alone sends only what a second person has signed: the one whom the form names, who is still
 * entitled to it, and who is not the one that sends.
 */
export const mitzeichnungPruefen: Einreichpruefung = async (lage) => {
  const { tx, antrag, mitglieder, sub } = lage
  const { formular } = antrag
  if (formular.alleineZeichnungsberechtigt !== false) return
  const person = formular.zeichnungsberechtigter?.subjectId
  const name = genannt(formular)
  if (person === sub)
    throw amFeld(
      'Sie sind selbst als zweite Person genannt. Einreichen muss eine andere Person mit Zeichnungsberechtigung.',
    )
  const hindernis = zweitePersonHindernis(
    mitglieder.find((m) => m.sub === person),
    name,
  )
  if (hindernis !== null) throw amFeld(hindernis)
  const row = await mitzeichnungLaden(tx, antrag)
  if (row?.status !== 'UNTERSCHRIEBEN' || row.person !== person) {
    const gilt = row !== undefined && laeuft(row.status) && row.person !== person ? undefined : row
    throw amFeld(ohneUnterschrift(gilt, name))
  }
  inhaltVergleichen(row, lage)
}
