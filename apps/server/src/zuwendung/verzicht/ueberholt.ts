import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { verzichtFehler, type Verzichtet } from '@foerderportal/contract/zuwendung/antrag/verzicht/betraege'
import type { Mitglied } from '../../unternehmen/public.ts'
import type { Bewilligtes } from './bewilligtes.ts'
import type { VerzichtRow } from './verzichte.ts'
import { gegenstandAnsicht } from './verzichtView.ts'

/** What a waiver says, in euros. */
export const betraegeVon = ({ betraege }: Pick<VerzichtRow, 'betraege'>): Verzichtet[] =>
  betraege.map(({ gegenstand, verzichtCent }) => ({ gegenstand, verzicht: inEuro(verzichtCent) }))

/** Of each item as much is approved as when it was signed first: that stands in what is signed. */
const unveraendert = (bewilligtes: readonly Bewilligtes[], { betraege }: VerzichtRow): boolean =>
  betraege.every(({ gegenstand, bewilligtCent }) =>
    bewilligtes.some((b) => b.guid === gegenstand && b.bewilligtCent === bewilligtCent),
  )

const grund = (bewilligtes: readonly Bewilligtes[], row: VerzichtRow): string | null => {
  const [fehler] = verzichtFehler(bewilligtes.map(gegenstandAnsicht), betraegeVon(row))
  if (fehler !== undefined) return fehler.text
  return unveraendert(bewilligtes, row)
    ? null
    : 'Seit der ersten Unterschrift hat die Bank geändert, was bewilligt ist.'
}

/** What was approved, who belongs to the company, and who of them asks. */
type Jetzt = {
  readonly bewilligtes: readonly Bewilligtes[]
  readonly mitglieder: readonly Mitglied[]
  readonly sub: string
}

const NEU = ' Der Verzicht muss zurückgenommen und neu erklärt werden.'

/** Both who sign may do it when the second one does (ADR 0025, 0117). Nobody is told so of himself: what he lacks is said to him. */
const erstePersonGrund = ({ mitglieder, sub }: Jetzt, { erklaert_von }: VerzichtRow): string | null => {
  if (erklaert_von === sub) return null
  const erste = mitglieder.find((mitglied) => mitglied.sub === erklaert_von)
  if (erste === undefined)
    return `Wer zuerst unterschrieben hat, gehört nicht mehr zu Ihrem Unternehmen.${NEU}`
  const name = nutzerName(erste)
  if (!erste.zeichnungsberechtigung)
    return `${name} hat zuerst unterschrieben, ist aber nicht mehr zeichnungsberechtigt.${NEU}`
  if (!erste.identifiziert)
    return `${name} hat zuerst unterschrieben, aber die eigene Identität jetzt nicht nachgewiesen. Sobald sie wieder nachgewiesen ist, gilt die Unterschrift wieder.`
  return null
}

/** What stands against a waiver since its first signature, and what to do then; null where nothing does, or none waits. */
export const ueberholt = (jetzt: Jetzt, row: VerzichtRow | undefined): string | null => {
  if (row?.status !== 'ZUR_UNTERSCHRIFT') return null
  const geaendert = grund(jetzt.bewilligtes, row)
  return geaendert === null ? erstePersonGrund(jetzt, row) : geaendert + NEU
}
