import { amUm } from '@foerderportal/contract/shared/zeit/datum'
import { VERZICHT_ANZEIGE } from '@foerderportal/contract/zuwendung/antrag/verzicht/staende'
import type { Verzicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'

/** One who signs alone, or both. */
const zeichner = ({ erklaertVon, mitgezeichnetVon }: Verzicht): string =>
  mitgezeichnetVon === null ? erklaertVon : `${erklaertVon} und ${mitgezeichnetVon}`

/** The receipt: 'Ihr Verzicht ist am 23.11.2026 um 10:00:00 Uhr eingegangen'. */
export const eingegangen = ({ status, erklaertAm }: Verzicht): string =>
  status === 'ZUR_UNTERSCHRIFT'
    ? 'Die zweite Unterschrift fehlt'
    : `Ihr Verzicht ist ${amUm(erklaertAm)} eingegangen`

/** Who has signed, and when. */
export const unterschriebenVon = (v: Verzicht): string => {
  if (v.status === 'ZUR_UNTERSCHRIFT') return `Unterschrieben ${amUm(v.erklaertAm)} von ${v.erklaertVon}.`
  return `Erklärt von ${zeichner(v)}.`
}

/** What became of one that is declared no more. */
export const verlaufVon = (v: Verzicht): string => {
  const ende = v.zurueckgenommenAm ?? v.aufgenommenAm
  const wann = ende === null ? '' : ` ${amUm(ende)}`
  const wer = v.zurueckgenommenVon === null ? '' : ` von ${v.zurueckgenommenVon}`
  return `Erklärt ${amUm(v.erklaertAm)} von ${zeichner(v)}. ${VERZICHT_ANZEIGE[v.status].wort}${wann}${wer}.`
}
