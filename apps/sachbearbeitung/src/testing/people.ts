import type { Bankperson } from '@foerderportal/contract/nutzer/bank/schema'
import { BANKROLLEN, type Rolle } from '@foerderportal/contract/shared/permissions'

/** Somebody at the desk: what his token says. */
export type Person = {
  readonly sub: string
  readonly vorname: string
  readonly nachname: string
  readonly rollen: readonly Rolle[]
}

const person = (vorname: string, nachname: string, ...rollen: Rolle[]): Person => ({
  sub: `sub-${vorname.toLowerCase()}`,
  vorname,
  nachname,
  rollen: ['DATADIRECTORY_LESEN', ...rollen],
})

/** The same people as in the demo world, as far as a screen can tell. */
export const SABINE = person(
  'Sabine',
  'Sachbearbeitung',
  'SACHBEARBEITUNG_LESEN',
  'SACHBEARBEITUNG_SCHREIBEN',
)
export const FRANK = person('Frank', 'Freigabe', 'SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN')
export const PETRA = person('Petra', 'Programme', 'SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_PROGRAMME')
export const LUDWIG = person('Ludwig', 'Leitung', 'SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_LEITUNG')
export const RITA = person('Rita', 'Revision', 'SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_REVISION')
/** A farmer. */
export const LENA = person('Lena', 'Lindenau', 'NUTZERSERVICE_BASIS', 'ZUWENDUNGEN_LESEN')

export const tokenVon = ({ sub, vorname, nachname, rollen }: Person) => ({
  sub,
  preferred_username: `${vorname}.${nachname}`.toLowerCase(),
  given_name: vorname,
  family_name: nachname,
  email: `${vorname}@bank.example`.toLowerCase(),
  email_verified: true,
  realm_access: { roles: rollen },
})

export const bankpersonVon = ({ sub, vorname, nachname, rollen }: Person): Bankperson => ({
  sub,
  name: `${vorname} ${nachname}`,
  rollen: BANKROLLEN.filter((rolle) => rollen.includes(rolle)),
  zuletzt: '2026-11-23T08:00:00.000Z',
})
