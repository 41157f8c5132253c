import { FORT } from '@foerderportal/contract/shared/lauf/lauf'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { AUSZAHLUNG_ANZEIGE, type AuszahlungStatus } from '@foerderportal/contract/auszahlung/staende'
import {
  ENTSCHEIDUNG_ARTEN,
  entscheidungWort,
  type EntscheidungArt,
} from '@foerderportal/contract/zuwendung/entscheidung/arten'
import {
  NACHFORDERUNG_ANZEIGE,
  STATUS_ANZEIGE,
  antragStaende,
  type Aktion,
} from '@foerderportal/contract/zuwendung/staende'
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

/** Which kind it is, how much it is about, and why it rejects. */
const entscheidung = ({ angaben, ablehnung }: Handlungszeile): string[] => {
  const { art, summeCent, wegfallCent } = angaben
  if (!istArt(art)) return []
  const betrag = centVon(summeCent) > 0 ? ` über ${alsEuro(centVon(summeCent))}` : ''
  const was = `${entscheidungWort(art, centVon(wegfallCent))}${betrag}`
  return ablehnung === null ? [was] : [was, `Grund: ${ablehnung.join(', ')}`]
}

/** Number and day of a notice, as they stand on it. */
const bescheid = ({ bescheid: nummer, bescheid_am: am }: Handlungszeile): string[] =>
  nummer === null || am === null ? [] : [`Bescheid ${nummer} vom ${alsDatum(tagInBerlin(am))}`]

const istAuszahlungStatus = (wert: unknown): wert is AuszahlungStatus =>
  typeof wert === 'string' && Object.hasOwn(AUSZAHLUNG_ANZEIGE, wert)

const auszahlung = ({
  handlung,
  auszahlung: nummer,
  auszahlung_grund: grund,
  angaben,
}: Handlungszeile): string[] => {
  const status = angaben['status']
  return [
    ...(nummer === null ? [] : [nummer]),
    ...(handlung === 'auszahlungFreigeben' && istAuszahlungStatus(status)
      ? [
          AUSZAHLUNG_ANZEIGE[status].wort,
          ...(status === 'ABGELEHNT' && grund !== null ? [`Grund: ${grund}`] : []),
        ]
      : []),
  ]
}

/** What an act was about and what it changed, as far as its audit row and what it made say; null where it says no more. */
export const dazuVon = (row: Handlungszeile, quellen: Wortquellen): string | null =>
  row.notiz ??
  row.wiedervorlage ??
  ([
    ...(row.eingangsnummer === null ? auszahlung(row) : [row.eingangsnummer]),
    ...(row.betreff === null ? [] : [`„${row.betreff}“`]),
    ...zuweisung(row, quellen),
    ...stufe(row),
    ...entscheidung(row),
    ...bescheid(row),
    ...angabenInWorten(row.angaben, quellen),
    ...(row.nachforderung_grund === null ? [] : [`Grund: ${row.nachforderung_grund}`]),
  ].join(', ') ||
    null)
