import { ZAHLLAUF } from '@foerderportal/contract/auszahlung/zahllauf/problems'
import {
  umstandHindernis,
  zahllaufStaende,
  type ZahllaufAktion,
  type ZahllaufAkteur,
  type ZahllaufUmstaende,
} from '@foerderportal/contract/auszahlung/zahllauf/staende'
import type { Laufhindernis } from '@foerderportal/contract/shared/lauf/lauf'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Principal } from '../../platform/auth/principal.ts'
import { bankAkteure } from '../../platform/handlung/bankAkteure.ts'
import { absagen, type Refusal } from '../../platform/http/refusal.ts'
import type { VerfallRow } from './verfaelle.ts'
import type { ZahllaufRow } from './zahllaeufe.ts'
import type { PostenRow } from './zahlposten.ts'

export type Person = Pick<Principal, 'sub' | 'rollen' | 'authTime'>

export const nichtMoeglich = (grund: string): Refusal => absagen(ZAHLLAUF.nichtMoeglich, grund)

export const vorhanden = (row: ZahllaufRow | undefined): ZahllaufRow => {
  if (row === undefined) throw absagen(ALLGEMEIN.nichtGefunden, 'Diesen Zahllauf gibt es nicht.')
  return row
}

/** As what somebody can act on a run; nothing: he reads. */
export const akteureVon = (person: Pick<Person, 'rollen'>, beteiligt: boolean): readonly ZahllaufAkteur[] =>
  bankAkteure(person, beteiligt ? 'BETEILIGT' : 'FREIGABE')

const EIGENER =
  'In diesem Zahllauf steht ein Unternehmen, für das Sie selbst handeln. Jemand anderes aus der Bank führt ihn.'
const BEFANGEN =
  'In diesem Zahllauf steht ein Fall, zu dem Sie Befangenheit erklärt haben. Jemand anderes aus der Bank führt ihn.'

/** S9-01: to whoever has a conflict of interest on one of its cases, a run says nothing at all. */
export const unbefangenPruefen = (posten: readonly PostenRow[]): void => {
  if (posten.some(({ befangen }) => befangen)) throw absagen(ALLGEMEIN.keineBerechtigung, BEFANGEN)
}

/** S9-01: whoever acts for one of its companies reads it, and leaves the whole run alone. */
export const eigenerWeil = (posten: readonly Pick<PostenRow, 'eigener'>[]): string | null =>
  posten.some(({ eigener }) => eigener) ? EIGENER : null

export type Lage = {
  readonly row: ZahllaufRow
  readonly posten: readonly PostenRow[]
  readonly verfall: VerfallRow | undefined
  readonly jetzt: Date
}

/** S6-08: what lets a run go on, or end. */
export const umstaendeVon = ({ row, verfall, jetzt }: Omit<Lage, 'posten'>): ZahllaufUmstaende => ({
  tagVorbei: row.ausfuehrung_am !== null && row.ausfuehrung_am < tagInBerlin(jetzt),
  verfallVorgelegt: verfall?.status === 'VORGELEGT',
  mitDatei: row.datei_sha256 !== null,
})

/** S6-08: it may go out no more, since its day is over before anybody has noted that it did. */
export const istTagVerpasst = (lage: Omit<Lage, 'posten'>): boolean =>
  lage.row.status === 'FREIGEGEBEN' && umstaendeVon(lage).tagVorbei

/** Why this person can't do it now: the table, and in its states the circumstances; whose run it is comes first. */
export const hindernis = (aktion: ZahllaufAktion, lage: Lage, person: Person): Laufhindernis | null => {
  const { row, posten } = lage
  const eigener = eigenerWeil(posten)
  if (eigener !== null) return { liegtAn: 'PERSON', text: eigener }
  const umstand = umstandHindernis(aktion, umstaendeVon(lage))
  return (
    zahllaufStaende.hindernis(aktion, row.status, akteureVon(person, row.beteiligt)) ??
    (umstand === null ? null : { liegtAn: 'STAND', text: umstand })
  )
}
