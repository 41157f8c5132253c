import { nachAlphabet } from '../../../shared/alphabet.ts'
import { alsDatum } from '../../../shared/zeit/datum.ts'
import type { BescheidAnsicht } from './schema.ts'

/** An approved case whose notice was given, and the first day on which money can be requested of it. */
export type KuenftigeAuszahlung = { readonly geNr: string; readonly ab: string }

type Bescheid = Pick<BescheidAnsicht, 'art' | 'geNr' | 'bekanntAm'>

/**
 * Cases of which payouts become possible on a day that is certain and still to come (S6-01): the notice of approval has
 * reached the company and has its effect from the day that it names. `heute`: 'YYYY-MM-DD' in Berlin.
 */
export const kuenftigeAuszahlungen = (bescheide: readonly Bescheid[], heute: string): KuenftigeAuszahlung[] =>
  bescheide
    .flatMap(({ art, geNr, bekanntAm: ab }) =>
      art === 'BEWILLIGUNG' && ab !== null && ab > heute ? { geNr, ab } : [],
    )
    .toSorted((a, b) => nachAlphabet(a.ab, b.ab))

/** The same words in case, menu, payout page and dashboard. */
export const auszahlungAbText = (ab: string): string => `Auszahlung möglich ab ${alsDatum(ab)}`

/**
 * Until when money can be requested, as the notice states it. Nobody refuses a later request by itself: what follows from
 * it the bank decides (ANBest-P 8), so the sentence says whom to ask (ADR 0108). `heute` as above.
 */
export const auszahlungBisText = (bis: string, heute: string): string =>
  heute <= bis
    ? `Auszahlung möglich bis ${alsDatum(bis)}`
    : `Die Frist für Auszahlungen endete am ${alsDatum(bis)}. Schreiben Sie der Bank, bevor Sie eine beantragen`
