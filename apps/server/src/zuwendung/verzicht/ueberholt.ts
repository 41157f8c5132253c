import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { verzichtFehler, type Verzichtet } from '@foerderportal/contract/zuwendung/verzicht/betraege'
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

/** What stands against a waiver since its first signature, and what to do then; null where nothing does, or none waits. */
export const ueberholt = (
  bewilligtes: readonly Bewilligtes[],
  row: VerzichtRow | undefined,
): string | null => {
  const text = row?.status === 'ZUR_UNTERSCHRIFT' ? grund(bewilligtes, row) : null
  return text === null ? null : `${text} Der Verzicht muss zurückgenommen und neu erklärt werden.`
}
