import { mitUnd } from '../../../shared/aufzaehlung.ts'
import type { StatusAnzeige } from '../../../shared/lauf/lauf.ts'
import { ABSAGE_ORTE } from '../../../shared/absage/orte.ts'
import { alsDatum, momentVon, tagInBerlin } from '../../../shared/zeit/datum.ts'
import { BEKANNTGABE_ANZEIGE } from './staende.ts'
import type { BescheidAnsicht } from './schema.ts'

const UNTERWEGS: StatusAnzeige = {
  wort: 'Noch nicht auf dem Weg',
  ton: 'info',
  weiter: 'Der Bescheid kommt als Brief zu Ihnen.',
}

/** What a notice is on: 'Antrag GE-2026-000123', or the payout request with its Eingangsnummer. */
export const bescheidVorgang = ({ geNr, auszahlung }: Pick<BescheidAnsicht, 'geNr' | 'auszahlung'>): string =>
  auszahlung === null ? `Antrag ${geNr}` : `Auszahlungsantrag ${auszahlung.eingangsnummer}`

/** The day of a decision: the one that its notice bears, to the bank and to the company alike. */
export const bescheidDatum = ({ erlassenAm }: Pick<BescheidAnsicht, 'erlassenAm'>): string =>
  alsDatum(tagInBerlin(momentVon(erlassenAm)))

/** How a notice stands, what happens next and who acts (rule G-02). */
export const bescheidAnzeige = ({
  status,
  abrufbar,
  zeichnende,
  hindernis,
}: BescheidAnsicht): StatusAnzeige => {
  const anzeige = status === null ? UNTERWEGS : BEKANNTGABE_ANZEIGE[status]
  if (status !== 'BENACHRICHTIGT' || abrufbar) return anzeige
  return { ...anzeige, weiter: hindernis?.text ?? `Der Bescheid liegt bereit für ${mitUnd(zeichnende)}.` }
}

/** Whether the notice has reached the company: before that a decision has no effect. */
export const istWirksam = ({ bekanntAm }: BescheidAnsicht): boolean => bekanntAm !== null

/** It waits for the reader: he may retrieve it, or may as soon as he has confirmed who he is. */
export const istZuTun = ({ abrufbar, hindernis }: BescheidAnsicht): boolean =>
  abrufbar || hindernis?.pfad === ABSAGE_ORTE.person

const nochNicht = ({ auszahlung }: BescheidAnsicht, weiterer: boolean): string => {
  if (weiterer) return 'Ein weiterer Bescheid ist noch nicht bekannt'
  // What is paid of a cut request is paid all the same.
  return auszahlung === null ? 'Noch nicht wirksam' : 'Der Bescheid ist noch nicht bekannt'
}

/**
 * 'Bekannt gegeben am 01.12.2026.', or why it has no effect yet. What a further notice says stays unsaid before it is
 * retrieved; what was given before goes on having its effect.
 */
export const wirkung = (b: BescheidAnsicht, weiterer = false): string => {
  if (b.bekanntAm !== null) return `Bekannt gegeben am ${alsDatum(b.bekanntAm)}.`
  return `${nochNicht(b, weiterer)}: ${bescheidAnzeige(b).weiter}`
}

/** Of the notices of a case the one that has not reached the company; `weiterer`: another one has before it. */
export const wartenderBescheid = (
  bescheide: readonly BescheidAnsicht[],
): { readonly bescheid: BescheidAnsicht; readonly weiterer: boolean } | undefined => {
  const bescheid = bescheide.find((b) => !istWirksam(b))
  return bescheid && { bescheid, weiterer: bescheide.some(istWirksam) }
}
