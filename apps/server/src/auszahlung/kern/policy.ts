import {
  auszahlungStaende,
  type AuszahlungAktion,
  type AuszahlungStatus,
} from '@foerderportal/contract/auszahlung/staende'
import { AUSZAHLUNG_PROBLEME } from '@foerderportal/contract/auszahlung/problems'
import { anlegbarkeit, anlegbarkeitText } from '@foerderportal/contract/auszahlung/rules'
import type { Akteur } from '@foerderportal/contract/shared/lauf/akteure'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { type Feldfehler } from '@foerderportal/contract/shared/problem'
import { absagen, type Refusal } from '../../platform/http/refusal.ts'
import type { Bewilligung } from './bewilligungen.ts'

/** 412 with the reason, and the fields that it is about. */
export const nichtMoeglich = (grund: string, errors?: readonly Feldfehler[]): Refusal =>
  absagen(AUSZAHLUNG_PROBLEME.nichtMoeglich, grund, errors)

/** A foreign request is answered like an unknown one (S1-02). */
export const gefunden = <T>(auszahlung: T | undefined): T => {
  if (auszahlung === undefined) throw absagen(AUSZAHLUNG_PROBLEME.auszahlungFehlt)
  return auszahlung
}

/** Nothing is paid out of an approval before it takes effect, nor after it ended (S6-01). */
const NICHT_WIRKSAM =
  'Der Antrag ist nicht bewilligt, oder der Bescheid ist noch nicht wirksam. Sehen Sie unter „Anträge“ nach, wie es steht.'

export const wirksamPruefen = (wirksamAb: Date | null | undefined, jetzt: Date): void => {
  if (wirksamAb === null || wirksamAb === undefined || wirksamAb > jetzt) throw nichtMoeglich(NICHT_WIRKSAM)
}

/** 412 with the reason unless one more request of the case is possible (S6-01). */
export const anlegbarPruefen = (b: Omit<Bewilligung, 'geschaeft_guid'>, jetzt: Date): void => {
  wirksamPruefen(b.wirksam_ab, jetzt)
  const stand = anlegbarkeit({ restCent: b.rest_cent, anzahl: b.anzahl, maxAnzahl: b.max_auszahlungen })
  if (stand !== 'ANLEGBAR') throw nichtMoeglich(anlegbarkeitText(stand, b.bewilligt_cent))
}

type Stand = { readonly status: AuszahlungStatus; readonly zeichnungsberechtigung: boolean }

const akteur = ({ zeichnungsberechtigung }: Stand): Akteur =>
  zeichnungsberechtigung ? 'ZEICHNUNGSBERECHTIGT' : 'MITGLIED'

/** 412 with the reason unless the life cycle allows it; who is not entitled to sign is shown who is. */
export const erlauben = (aktion: AuszahlungAktion, stand: Stand): void => {
  const grund = auszahlungStaende.hindernis(aktion, stand.status, [akteur(stand)])
  if (grund === null) return
  const { liegtAn, text } = grund
  throw nichtMoeglich(text, liegtAn === 'PERSON' ? [{ pfad: ABSAGE_ORTE.zeichnung, text }] : undefined)
}

/** Whether a save would be taken from a member with the permission to write: travels with every answer. */
export const istAenderbar = (stand: Stand): boolean =>
  auszahlungStaende.hindernis('bearbeiten', stand.status, [akteur(stand)]) === null

/** Who sends must be known to the bank (S2-03) and have signing authority at this moment. */
export const personPruefen = (
  stand: Pick<Stand, 'status'>,
  mitglied: { readonly identifiziert: boolean; readonly zeichnungsberechtigung: boolean } | undefined,
): void => {
  const grund =
    'Bestätigen Sie zuerst Ihre Identität. Erst danach können Sie einen Auszahlungsantrag einreichen.'
  if (mitglied?.identifiziert !== true)
    throw nichtMoeglich(grund, [{ pfad: ABSAGE_ORTE.person, text: grund }])
  erlauben('einreichen', { ...stand, zeichnungsberechtigung: mitglied.zeichnungsberechtigung })
}
