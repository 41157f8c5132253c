import { ABSAGE_ORTE } from '@foerderportal/contract/shared/problem'
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

/** It waits for the reader: he may retrieve it, or may as soon as he has confirmed who he is. */
export const istZuTun = ({ abrufbar, hindernis }: BescheidAnsicht): boolean =>
  abrufbar || hindernis?.pfad === ABSAGE_ORTE.person

/** Until when the reader can retrieve what waits for him. */
export const abruffristen = (bescheide: readonly BescheidAnsicht[]) =>
  bescheide
    .filter(istZuTun)
    .flatMap(({ guid, geNr, endetAm }) =>
      endetAm === null
        ? []
        : { was: `Bescheid zum Antrag ${geNr} abrufen`, href: pfade.bescheid(guid), bis: endetAm },
    )

/**
 * 'Bekannt gegeben am 01.12.2026.', or why it has no effect yet. What a further notice says stays unsaid before it is
 * retrieved; what was given before goes on having its effect.
 */
export const wirkung = (b: BescheidAnsicht, weiterer = false): string => {
  if (b.bekanntAm !== null) return `Bekannt gegeben am ${alsDatum(b.bekanntAm)}.`
  return `${weiterer ? 'Ein weiterer Bescheid ist noch nicht bekannt' : 'Noch nicht wirksam'}: ${bescheidAnzeige(b).weiter}`
}

const mitBescheid = (vorgang: Vorgang, b: BescheidAnsicht, { jetzt, weiterer }: Umstaende): Vorgang => ({
  ...vorgang,
  href: istZuTun(b) ? pfade.bescheid(b.guid) : vorgang.href,
  status: { ...vorgang.status, ton: bescheidAnzeige(b).ton, weiter: wirkung(b, weiterer) },
  entwurf: istZuTun(b),
  aufgabe: {
    text: `Bescheid zum ${vorgang.titel} abrufen`,
    dazu: (b.endetAm && alsFrist(b.endetAm, jetzt)) ?? '',
  },
})
type Umstaende = { readonly jetzt: Date; readonly weiterer: boolean }

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
      const ihre = bescheide.filter(({ antragGuid }) => antragGuid === v.antragGuid)
      const b = ihre.find((einer) => !istWirksam(einer))
      return b === undefined ? v : mitBescheid(v, b, { jetzt, weiterer: ihre.some(istWirksam) })
    })
    .toSorted((a, b) => Number(b.entwurf) - Number(a.entwurf))
