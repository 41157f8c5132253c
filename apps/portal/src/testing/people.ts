import type { NutzerHuelle, NutzerStatus, UnternehmenStatus } from '@foerderportal/contract/nutzer/schema'
import type { Rolle } from '@foerderportal/contract/shared/permissions'

/** Somebody who uses the portal: what his token says, and what the server knows of him. */
export type Person = {
  readonly sub: string
  readonly username: string
  readonly vorname: string
  readonly nachname: string
  readonly rollen: readonly Rolle[]
  readonly firmen: readonly UnternehmenStatus[]
  readonly fuerMehrere: boolean
}

const firma = (nummer: number, name: string): UnternehmenStatus => ({
  id: `f1000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`,
  name,
  type: 'LandwirtschaftlichesUnternehmen',
})

export const LINDENAU = firma(1, 'Hof Lindenau GbR')
export const ALTMOOR = firma(2, 'Hof Altmoor KG')
export const LOHNBETRIEB = firma(3, 'Lohnbetrieb Nord GmbH')
export const RING = firma(4, 'Maschinenring Süd GmbH')

const ALLE_ROLLEN = [
  'NUTZERSERVICE_BASIS',
  'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE',
  'ZUWENDUNGEN_LESEN',
  'ZUWENDUNGEN_SCHREIBEN',
  'DATADIRECTORY_LESEN',
] as const

const person = (vorname: string, nachname: string, rest: Partial<Person> = {}): Person => ({
  sub: `sub-${vorname.toLowerCase()}`,
  username: `${vorname}.${nachname}`.toLowerCase(),
  vorname,
  nachname,
  rollen: ALLE_ROLLEN,
  firmen: [LINDENAU],
  fuerMehrere: false,
  ...rest,
})

/** The same people as in the demo world, as far as a screen can tell. */
export const LENA = person('Lena', 'Lindenau')
export const MAX = person('Max', 'Mehrfach', {
  firmen: [ALTMOOR, LOHNBETRIEB, RING],
  fuerMehrere: true,
})
export const GISELA = person('Gisela', 'Genobank', {
  firmen: [{ ...firma(5, 'Raiffeisenbank Demo eG'), type: 'Kreditinstitut' }],
})
export const NORA = person('Nora', 'Nurlesen', {
  rollen: ['NUTZERSERVICE_BASIS', 'ZUWENDUNGEN_LESEN', 'DATADIRECTORY_LESEN'],
})
/** May do no more than who has just registered. */
export const KEINE = person('Keine', 'Rechte', {
  rollen: ['NUTZERSERVICE_BASIS', 'DATADIRECTORY_LESEN'],
  firmen: [LOHNBETRIEB],
})
/** Works for the bank and is nobody's customer. */
export const SABINE = person('Sabine', 'Sachbearbeitung', {
  rollen: ['DATADIRECTORY_LESEN', 'SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'],
  firmen: [],
})
export const NEU = person('Wiebke', 'Petersen', { firmen: [] })

export const alsEmail = (username: string) => `${username}@demo.example`

/** The sign-in that the usual tokens come from. */
const SITZUNG = 'sitzung-1'

export const tokenVon = ({ sub, username, vorname, nachname, rollen }: Person) => ({
  sub,
  sid: SITZUNG,
  preferred_username: username,
  given_name: vorname,
  family_name: nachname,
  name: `${vorname} ${nachname}`,
  email: alsEmail(username),
  email_verified: true,
  realm_access: { roles: rollen },
})

export const statusVon = ({
  sub,
  username,
  vorname,
  nachname,
  firmen,
  fuerMehrere,
}: Person): NutzerStatus => ({
  agiertFuerMehrereUnternehmen: fuerMehrere,
  einladungen: [],
  email: alsEmail(username),
  id: sub,
  nachname,
  vorname,
  username,
  unternehmenStatus: [...firmen],
})

export const nutzerVon = ({ username, vorname, nachname, fuerMehrere }: Person): NutzerHuelle => ({
  guid: 'a6000000-0000-4000-8000-000000000001',
  value: {
    type: 'LandwirtNutzer',
    anrede: 'FRAU',
    titel: null,
    vorname,
    nachname,
    agiertFuerMehrereUnternehmen: fuerMehrere,
    ansprechpartnerName: null,
    telefon: '04626 1234',
    geburtstag: '1984-04-12',
    postAnschrift: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
    email: alsEmail(username),
    username,
    identifiziert: true,
    identifizierungsUrl: null,
    unternehmenGpNr: null,
    videoDownloadStatus: null,
    videoDownloadStatusChangeDate: null,
  },
})
