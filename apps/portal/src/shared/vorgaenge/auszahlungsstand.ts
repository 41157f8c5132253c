import { NICHTS_MEHR_BEWILLIGT } from '@foerderportal/contract/auszahlung/staende'
import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'

/** Whose turn it is in an approved case of which nothing more can be claimed, and what there is to say. */
export type Auszahlungsstand = { readonly amZug: 'SIE' | 'BANK' | null; readonly weiter: string }

type Wartendes = Auszahlungsstand & {
  readonly bei: (eintrag: AuszahlungUebersicht['details'][number]) => boolean
}

/** What of its requests waits for somebody, in the order in which it is said. */
const WARTENDES: readonly Wartendes[] = [
  {
    bei: ({ zahlungZurueck }) => zahlungZurueck !== null,
    amZug: 'SIE',
    weiter: 'Eine Zahlung kam zurück. Prüfen Sie die Bankverbindung.',
  },
  {
    bei: ({ status }) => status === 'IN_BEARBEITUNG',
    amZug: 'SIE',
    weiter: 'Reichen Sie den Auszahlungsantrag ein, den Sie begonnen haben.',
  },
  {
    bei: ({ status }) => status === 'ABGESENDET',
    amZug: 'BANK',
    weiter: 'Jetzt prüft die Bank Ihren Auszahlungsantrag.',
  },
]

const ENTSCHIEDEN: Auszahlungsstand = {
  amZug: null,
  weiter: 'Die Bank hat über alle Auszahlungen entschieden.',
}
/** Revoked or waived altogether, before anything was claimed. */
const NICHTS_BEWILLIGT: Auszahlungsstand = { amZug: null, weiter: NICHTS_MEHR_BEWILLIGT }

/** Why nothing more can be claimed. */
const WARUM = {
  NICHT_ANLEGBAR_KEINE_RESTBETRAEGE: 'Alles ist beantragt.',
  NICHT_ANLEGBAR_MAX_ANZAHL_AUSZAHLUNGEN_ERREICHT: 'Mehr Auszahlungen sind nicht möglich.',
}

/** Undefined while something can be claimed, or nothing is known of its payouts. */
export const auszahlungsstand = (
  auszahlungen: readonly AuszahlungUebersicht[],
  geNr: string,
): Auszahlungsstand | undefined => {
  const fall = auszahlungen.find(({ geschaeftNr }) => geschaeftNr === geNr)
  if (fall === undefined || fall.auszahlungAnlegbar === 'ANLEGBAR') return undefined
  if (fall.bewilligterBetrag === 0) return NICHTS_BEWILLIGT
  const { amZug, weiter } = WARTENDES.find(({ bei }) => fall.details.some(bei)) ?? ENTSCHIEDEN
  return { amZug, weiter: amZug === 'SIE' ? weiter : `${WARUM[fall.auszahlungAnlegbar]} ${weiter}` }
}
