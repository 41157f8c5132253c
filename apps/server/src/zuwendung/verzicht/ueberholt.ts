import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { verzichtFehler, type Verzichtet } from '@foerderportal/contract/zuwendung/verzicht/betraege'
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

/** Both who sign may do it when the second one does (ADR 0025, 0117). */
const erstePersonGrund = (mitglieder: readonly Mitglied[], { erklaert_von }: VerzichtRow): string | null => {
  const erste = mitglieder.find(({ sub }) => sub === erklaert_von)
  if (erste === undefined) return 'Wer zuerst unterschrieben hat, gehört nicht mehr zu Ihrem Unternehmen.'
  if (!erste.zeichnungsberechtigung)
    return `${nutzerName(erste)} hat zuerst unterschrieben, ist aber nicht mehr zeichnungsberechtigt.`
  if (!erste.identifiziert)
    return `${nutzerName(erste)} hat zuerst unterschrieben, aber die eigene Identität jetzt nicht nachgewiesen.`
  return null
}

/** What was approved, and who may sign. */
type Jetzt = { readonly bewilligtes: readonly Bewilligtes[]; readonly mitglieder: readonly Mitglied[] }

/** What stands against a waiver since its first signature, and what to do then; null where nothing does, or none waits. */
export const ueberholt = (
  { bewilligtes, mitglieder }: Jetzt,
  row: VerzichtRow | undefined,
): string | null => {
  if (row?.status !== 'ZUR_UNTERSCHRIFT') return null
  const text = grund(bewilligtes, row) ?? erstePersonGrund(mitglieder, row)
  return text === null ? null : `${text} Der Verzicht muss zurückgenommen und neu erklärt werden.`
}
