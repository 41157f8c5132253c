import {
  BANKPRUEFUNG_UEBERGAENGE,
  bankpruefungHindernis,
  istOhnePruefung,
  OHNE_PRUEFUNG,
  type BankpruefungAkteur,
  type BankpruefungAktion,
  type BankpruefungStand,
} from '@foerderportal/contract/auszahlung/bankpruefung/bankpruefungLauf'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Principal } from '../../platform/auth/principal.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { akteureVon } from '../zahllauf/zahllaufPolicy.ts'
import type { PruefungRow } from './pruefungen.ts'
import type { Pruefungsfall } from './pruefungsfall.ts'

/** What of a check decides who may do what. */
type Pruefstand = Pick<PruefungRow, 'status' | 'bearbeiter' | 'pruefer'> | undefined

export type Person = Pick<Principal, 'sub' | 'rollen' | 'vorname' | 'nachname'>

const EIGENER =
  'Dieser Auszahlungsantrag ist von einem Unternehmen, für das Sie selbst handeln. Jemand anderes aus der Bank bearbeitet ihn.'

type Fall = Pick<Pruefungsfall, 'eigener' | 'status'>

/** It was decided before the bank checked payouts here. */
export const ohnePruefung = ({ status }: Fall, row: Pruefstand): boolean =>
  istOhnePruefung({ stand: row?.status ?? null, status })

/** As what somebody can act on a check; of a releaser it matters whether he had a hand in it. */
const akteureFuer = (row: Pruefstand, person: Person): BankpruefungAkteur[] => {
  const akteure = akteureVon(person, row?.bearbeiter.includes(person.sub) === true)
  if (row?.pruefer.includes(person.sub) !== true) return akteure
  return akteure.map((akteur) => (akteur === 'FREIGABE' ? 'PRUEFER' : akteur))
}

/** Why this person can't do it now, as a sentence; null where he can. */
export const hindernisFuer = (
  aktion: BankpruefungAktion,
  fall: Fall,
  row: Pruefstand,
  person: Person,
): string | null => {
  if (fall.eigener) return EIGENER
  if (ohnePruefung(fall, row)) return OHNE_PRUEFUNG
  return bankpruefungHindernis(aktion, row?.status ?? null, akteureFuer(row, person))
}

/** 412 in another state, 403 for whoever has no part in the act or acts for the company himself (S9-01). */
export const erlauben = (aktion: BankpruefungAktion, fall: Fall, row: Pruefstand, person: Person): void => {
  const grund = hindernisFuer(aktion, fall, row, person)
  if (grund === null) return
  const von: readonly BankpruefungStand[] = BANKPRUEFUNG_UEBERGAENGE[aktion].von
  const liegtAnIhm = fall.eigener || (!ohnePruefung(fall, row) && von.includes(row?.status ?? null))
  throw liegtAnIhm ? absagen(ALLGEMEIN.keineBerechtigung, grund) : nichtMoeglich(grund)
}
