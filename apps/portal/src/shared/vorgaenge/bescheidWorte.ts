import type { StatusAnzeige } from '@foerderportal/contract/shared/lebenslauf'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { BEKANNTGABE_ANZEIGE } from '@foerderportal/contract/zuwendung/bekanntgabe/bekanntgabeLauf'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bekanntgabe/schema'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { pfade } from '../../paths.ts'
import type { Vorgang } from './vorgaengeSammeln.ts'

const UNTERWEGS: StatusAnzeige = {
  wort: 'Noch nicht auf dem Weg',
  ton: 'info',
  weiter: 'Der Bescheid kommt als Brief zu Ihnen.',
}

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

/** 'Bekannt gegeben am 01.12.2026.', or why it has no effect yet. */
export const wirkung = (b: BescheidAnsicht): string =>
  b.bekanntAm === null
    ? `Noch nicht wirksam: ${bescheidAnzeige(b).weiter}`
    : `Bekannt gegeben am ${alsDatum(b.bekanntAm)}.`

const mitBescheid = (vorgang: Vorgang, b: BescheidAnsicht, jetzt: Date): Vorgang => ({
  ...vorgang,
  href: b.abrufbar ? pfade.bescheid(b.guid) : vorgang.href,
  status: { ...vorgang.status, ton: bescheidAnzeige(b).ton, weiter: wirkung(b) },
  entwurf: b.abrufbar,
  aufgabe: {
    text: `Bescheid zum ${vorgang.titel} abrufen`,
    dazu: (b.endetAm && alsFrist(b.endetAm, jetzt)) ?? '',
  },
})

/**
 * The cases with what their notices say of them: what was decided has no effect before it was made known, and who may
 * retrieve the notice has that to do.
 */
export const mitBescheiden = (
  vorgaenge: readonly Vorgang[],
  bescheide: readonly BescheidAnsicht[],
  jetzt: Date,
): Vorgang[] =>
  vorgaenge
    .map((v) => {
      const b = bescheide.find(({ antragGuid }) => pfade.eingang(antragGuid) === v.href)
      return b === undefined || istWirksam(b) ? v : mitBescheid(v, b, jetzt)
    })
    .toSorted((a, b) => Number(b.entwurf) - Number(a.entwurf))
