import {
  bankpruefungStaende,
  istOhnePruefung,
  OHNE_PRUEFUNG,
  type BankpruefungAkteur,
  type BankpruefungAktion,
} from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import type { Laufhindernis } from '@foerderportal/contract/shared/lauf/lauf'
import type { Principal } from '../../platform/auth/principal.ts'
import { bankAkteure } from '../../platform/handlung/bankAkteure.ts'
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
const akteureFuer = (row: Pruefstand, person: Person): readonly BankpruefungAkteur[] => {
  if (row?.bearbeiter.includes(person.sub)) return bankAkteure(person, 'BETEILIGT')
  return bankAkteure(person, row?.pruefer.includes(person.sub) ? 'PRUEFER' : 'FREIGABE')
}

/** Why this person can't do it now: in another state, or whoever has no part in the act or acts for the company himself (S9-01). */
export const hindernis = (
  aktion: BankpruefungAktion,
  fall: Fall,
  row: Pruefstand,
  person: Person,
): Laufhindernis | null => {
  if (fall.eigener) return { liegtAn: 'PERSON', text: EIGENER }
  if (ohnePruefung(fall, row)) return { liegtAn: 'STAND', text: OHNE_PRUEFUNG }
  return bankpruefungStaende.hindernis(aktion, row?.status ?? null, akteureFuer(row, person))
}

/** Why this person can't do it now, as a sentence; null where he can. */
export const hindernisFuer = (...frage: Parameters<typeof hindernis>): string | null =>
  hindernis(...frage)?.text ?? null
