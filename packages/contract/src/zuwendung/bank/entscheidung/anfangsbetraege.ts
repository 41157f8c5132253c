import type { EntscheidungArt } from './arten.ts'
import type { Betragsangabe, Entscheidungsgegenstand } from './schema.ts'

/** Every item as it was applied for: where a decision without findings begins. */
export const volleBetraege = (gegenstaende: readonly Entscheidungsgegenstand[]): Betragsangabe[] =>
  gegenstaende.map(({ gegenstand, kosten, beantragt }) => ({
    gegenstand,
    foerderfaehig: kosten,
    bewilligt: beantragt,
  }))

/** Every item with nothing: a rejection. */
export const keineBetraege = (gegenstaende: readonly Entscheidungsgegenstand[]): Betragsangabe[] =>
  gegenstaende.map(({ gegenstand }) => ({ gegenstand, foerderfaehig: 0, bewilligt: 0 }))

/** Approved items as they are, or as the company wants them after a waiver: where an act after the approval begins. */
const bisherigeBetraege = (gegenstaende: readonly Entscheidungsgegenstand[]): Betragsangabe[] =>
  gegenstaende.map(({ gegenstand, nachtrag }) => ({
    gegenstand,
    bewilligt: nachtrag?.erklaert ?? nachtrag?.bisher ?? 0,
  }))

const ANFANG: Record<EntscheidungArt, typeof volleBetraege> = {
  BEWILLIGUNG: volleBetraege,
  ABLEHNUNG: keineBetraege,
  AENDERUNG: bisherigeBetraege,
  WIDERRUF: bisherigeBetraege,
  RUECKNAHME: bisherigeBetraege,
  VERZICHT: bisherigeBetraege,
}

/** The amounts with which a decision of a kind begins. */
export const anfangsbetraege = (
  art: EntscheidungArt,
  gegenstaende: readonly Entscheidungsgegenstand[],
): Betragsangabe[] => ANFANG[art](gegenstaende)
