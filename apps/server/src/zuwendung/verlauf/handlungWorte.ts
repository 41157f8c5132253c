import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { HandlungRow } from './ereignisse.ts'

/** The last day that counts. */
const bis = (frist: unknown): string | null =>
  typeof frist === 'string' ? `bis ${alsDatum(tagInBerlin(letzterMoment(frist)))}` : null

const tag = (wert: unknown): string | null => (typeof wert === 'string' ? alsDatum(wert) : null)

const stellen = (wert: unknown): string | null => {
  if (!Array.isArray(wert)) return null
  return wert.length === 1 ? '1 Stelle' : `${wert.length} Stellen`
}

const punkt = (code: unknown): string | null => (typeof code === 'string' ? `Punkt ${code}` : null)

/** What an act was about, as far as its audit row and what it made say. */
export const dazuVon = (row: HandlungRow): string | null =>
  row.eingangsnummer ??
  row.notiz ??
  row.wiedervorlage ??
  ([
    punkt(row.angaben['punkt']),
    stellen(row.angaben['stellen']),
    bis(row.angaben['frist']),
    tag(row.angaben['termin']),
  ]
    .filter((wort) => wort !== null)
    .join(', ') ||
    null)
