import { FORT } from '@foerderportal/contract/shared/lauf/lauf'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { AUSZAHLUNG_ANZEIGE, type AuszahlungStatus } from '@foerderportal/contract/auszahlung/staende'
import {
  ENTSCHEIDUNG_ARTEN,
  entscheidungWort,
  type EntscheidungArt,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import {
  NACHFORDERUNG_ANZEIGE,
  STATUS_ANZEIGE,
  antragStaende,
  type Aktion,
} from '@foerderportal/contract/zuwendung/kern/staende'
import { angabenInWorten, type Wortquellen } from './angabenWorte.ts'
import type { Handlungszeile } from './handlungQuellen.ts'

const NIEMAND = 'niemand'
const nameVon = (sub: unknown, { name }: Wortquellen): string =>
  typeof sub === 'string' ? name(sub) : NIEMAND

/** Who had it → who has it. */
const zuweisung = ({ handlung, angaben }: Handlungszeile, quellen: Wortquellen): string[] =>
  handlung === 'fallZuweisen'
    ? [`${nameVon(angaben['vorher'], quellen)} → ${nameVon(angaben['an'], quellen)}`]
    : []

type Status = keyof typeof STATUS_ANZEIGE
const istAktion = (handlung: string): handlung is Aktion => handlung in antragStaende.zeilen

/** What the bank gives back is no draft any more. */
const wort = (status: Status): string =>
  status === 'NEUANTRAG_IN_BEARBEITUNG' ? NACHFORDERUNG_ANZEIGE.wort : STATUS_ANZEIGE[status].wort

/** What the case was → what it is, of an act of the bank that leads from one state to another. */
const stufe = ({ handlung }: Handlungszeile): string[] => {
  if (!istAktion(handlung)) return []
  const [vorher, ...weitere] = antragStaende.zeilen[handlung].von
  if (weitere.length > 0 || antragStaende.hindernis(handlung, vorher, ['BANK']) !== null) return []
  const nachher = antragStaende.danach(handlung, vorher, 'BANK')
  return nachher === FORT || nachher === vorher ? [] : [`${wort(vorher)} → ${wort(nachher)}`]
}

const istArt = (wert: unknown): wert is EntscheidungArt => ENTSCHEIDUNG_ARTEN.some((art) => art === wert)
const centVon = (wert: unknown): number => (typeof wert === 'number' ? wert : 0)

/** Which kind it is, and how much it is about. */
const entscheidung = ({ angaben }: Handlungszeile): string[] => {
  const { art, summeCent, wegfallCent } = angaben
  if (!istArt(art)) return []
  const betrag = centVon(summeCent) > 0 ? ` über ${alsEuro(centVon(summeCent))}` : ''
  return [`${entscheidungWort(art, centVon(wegfallCent))}${betrag}`]
}

/** Number and day of a notice, as they stand on it. */
const bescheid = ({ bescheid: nummer, bescheid_am: am }: Handlungszeile): string[] =>
  nummer === null || am === null ? [] : [`Bescheid ${nummer} vom ${alsDatum(tagInBerlin(am))}`]

const istAuszahlungStatus = (wert: unknown): wert is AuszahlungStatus =>
  typeof wert === 'string' && Object.hasOwn(AUSZAHLUNG_ANZEIGE, wert)

/** Of a payout request its number, and what became of it. */
const auszahlung = ({ handlung, auszahlung: nummer, angaben: { status } }: Handlungszeile): string[] => [
  ...(nummer === null ? [] : [nummer]),
  ...(handlung === 'auszahlungFreigeben' && istAuszahlungStatus(status)
    ? [AUSZAHLUNG_ANZEIGE[status].wort]
    : []),
]

/** Why, in the words of what it made; a sentence, and so the last of all. */
const gruende = (row: Handlungszeile): string[] => {
  const abgelehnt = row.handlung === 'auszahlungFreigeben' && row.angaben['status'] === 'ABGELEHNT'
  const worte = [row.ablehnung?.join(', '), abgelehnt ? row.auszahlung_grund : null, row.nachforderung_grund]
  return worte.flatMap((grund) => (grund ? [`Grund: ${grund}`] : []))
}

/** A note that is pinned or taken down is told with what happens to it. */
const notiz = ({ handlung, notiz: text, angaben }: Handlungszeile, quellen: Wortquellen): string | null =>
  text !== null && handlung === 'notizAnheften'
    ? [...angabenInWorten(angaben, quellen), text].join(': ')
    : text

/** What an act was about and what it changed, as far as its audit row and what it made say; null where it says no more. */
export const dazuVon = (row: Handlungszeile, quellen: Wortquellen): string | null =>
  notiz(row, quellen) ??
  row.wiedervorlage ??
  ([
    ...(row.eingangsnummer === null ? auszahlung(row) : [row.eingangsnummer]),
    ...(row.betreff === null ? [] : [`„${row.betreff}“`]),
    ...zuweisung(row, quellen),
    ...stufe(row),
    ...entscheidung(row),
    ...bescheid(row),
    ...angabenInWorten(row.angaben, quellen),
    ...gruende(row),
  ].join(', ') ||
    null)
