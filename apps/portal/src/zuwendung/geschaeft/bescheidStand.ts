import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import {
  auszahlungAbText,
  kuenftigeAuszahlungen,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/auszahlungAb'
import {
  bescheidAnzeige,
  istZuTun,
  wartenderBescheid,
  wirkung,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bescheidWorte'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { BANK, RANG, SIE, type GeschaeftStand } from './stand.ts'

/** Whose turn it is while a notice has not been given. */
const amZug = (b: BescheidAnsicht): string => {
  if (istZuTun(b)) return SIE
  return b.status === 'BENACHRICHTIGT' ? mitUnd(b.zeichnende) : BANK
}

const rang = ({ rang: bisher }: GeschaeftStand, lage: { zuTun: boolean; weiterer: boolean }): number => {
  if (lage.zuTun) return RANG.dringend
  return lage.weiterer ? bisher : RANG.wartet
}

/** Between the retrieval and the day on which the notice takes effect: from when money can be requested (S6-01). */
const mitAuszahlungAb = (
  stand: GeschaeftStand,
  bescheide: readonly BescheidAnsicht[],
  jetzt: Date,
): GeschaeftStand => {
  const [erste] = kuenftigeAuszahlungen(bescheide, tagInBerlin(jetzt))
  if (erste === undefined) return stand
  const mit = { ...stand, auszahlungAb: erste.ab }
  // What is more urgent keeps its own sentence: a hearing, a waiver that waits.
  return stand.rang === RANG.bewilligt ? { ...mit, weiter: `${auszahlungAbText(erste.ab)}.` } : mit
}

/**
 * How a decided case stands with its notices, the latest first: before one of them is given nothing follows from what was
 * decided; a further one that waits changes nothing of what was given before (S9-10).
 */
export const mitBescheiden = (
  bisher: GeschaeftStand,
  bescheide: readonly BescheidAnsicht[],
  jetzt: Date,
): GeschaeftStand => {
  const [neuester] = bescheide
  if (neuester === undefined) return bisher
  const stand = mitAuszahlungAb(bisher, bescheide, jetzt)
  const offen = wartenderBescheid(bescheide)
  if (offen === undefined) return { ...stand, bescheid: { guid: neuester.guid, zuTun: false } }
  const { bescheid: wartend, weiterer } = offen
  const zuTun = istZuTun(wartend)
  return {
    ...stand,
    ton: TOENE[bescheidAnzeige(wartend).ton],
    weiter: wirkung(wartend, weiterer),
    amZug: amZug(wartend),
    rang: rang(stand, { zuTun, weiterer }),
    ...(wartend.endetAm && { frist: wartend.endetAm }),
    bescheid: { guid: wartend.guid, zuTun },
    ...(!weiterer && { unwirksam: true }),
  }
}

/** Those of one application, without what was decided of its payouts. */
export const bescheideZu = (
  bescheide: readonly BescheidAnsicht[],
  antragGuid: string | undefined,
): BescheidAnsicht[] => bescheide.filter((b) => b.auszahlung === null && b.antragGuid === antragGuid)
