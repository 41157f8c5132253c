import { nutzerVereinheitlichen } from '@foerderportal/contract/nutzer/rules'
import type { NutzerEingabe } from '@foerderportal/contract/nutzer/schema'
import { sql } from 'kysely'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Tx } from '../platform/database/database.ts'
import { nutzerEinfuegen } from './repository.ts'

const gemeinsames = {
  titel: null,
  agiertFuerMehrereUnternehmen: false,
  telefon: '04626 180 120',
} as const
const landwirt = {
  ...gemeinsames,
  type: 'LandwirtNutzer',
  postAnschrift: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
} as const

/** The registered users of the demo world, by user name; 'neu.nutzer' is missing on purpose. */
const DEMO_NUTZER = {
  'lena.lindenau': {
    ...landwirt,
    anrede: 'FRAU',
    vorname: 'Lena',
    nachname: 'Lindenau',
    geburtstag: '1984-04-12',
  },
  'max.mehrfach': {
    ...landwirt,
    anrede: 'HERR',
    titel: 'DR',
    vorname: 'Max',
    nachname: 'Mehrfach',
    geburtstag: '1971-09-30',
    agiertFuerMehrereUnternehmen: true,
    telefon: '0461 840 220',
    postAnschrift: { strasse: 'Speicherlinie', hausnummer: '40', plz: '24937', ort: 'Flensburg' },
  },
  'paul.partner': {
    ...landwirt,
    anrede: 'HERR',
    vorname: 'Paul',
    nachname: 'Partner',
    geburtstag: '1979-01-23',
  },
  'ohne.unternehmen': {
    ...landwirt,
    anrede: 'DIVERS',
    vorname: 'Ohne',
    nachname: 'Unternehmen',
    geburtstag: '1990-06-15',
  },
  'eva.eingeladen': {
    ...landwirt,
    anrede: 'FRAU',
    vorname: 'Eva',
    nachname: 'Eingeladen',
    geburtstag: '1993-11-02',
  },
  'udo.unidentifiziert': {
    ...landwirt,
    anrede: 'HERR',
    vorname: 'Udo',
    nachname: 'Unidentifiziert',
    geburtstag: '1966-02-28',
  },
  'gisela.genobank': {
    ...gemeinsames,
    type: 'GpNutzer',
    anrede: 'FRAU',
    vorname: 'Gisela',
    nachname: 'Genobank',
    telefon: '0461 860 100',
  },
  'stefan.startup': {
    ...landwirt,
    anrede: 'HERR',
    vorname: 'Stefan',
    nachname: 'Startup',
    geburtstag: '1995-05-05',
  },
  'nora.nurlesen': {
    ...landwirt,
    anrede: 'FRAU',
    vorname: 'Nora',
    nachname: 'Nurlesen',
    geburtstag: '1988-08-17',
  },
  'keine.rechte': {
    ...landwirt,
    anrede: 'DIVERS',
    vorname: 'Keine',
    nachname: 'Rechte',
    geburtstag: '1982-12-24',
  },
} as const satisfies Record<string, NutzerEingabe>
type DemoName = keyof typeof DEMO_NUTZER

/** The accounts of these users at the identity provider: user name → `sub`. */
export type DemoKonten = Readonly<Record<DemoName, string>>

const NICHT_IDENTIFIZIERT: ReadonlySet<DemoName> = new Set([
  'ohne.unternehmen',
  'eva.eingeladen',
  'udo.unidentifiziert',
])

/** Constant, so that a second start finds them again. */
const snapshot = (nummer: number) => `de000000-0000-4000-8001-${String(nummer).padStart(12, '0')}`

/** Seeds the users of the demo world that are missing; what was changed by hand stays. */
export const demoNutzer = async (tx: Tx, konten: DemoKonten, am: Date): Promise<void> => {
  // The keys of a constant object; TypeScript widens them to string.
  for (const [i, username] of (Object.keys(DEMO_NUTZER) as DemoName[]).entries()) {
    const sub = konten[username]
    const neu = await nutzerEinfuegen(tx, {
      sub,
      guid: snapshot(i + 1),
      username,
      email: `${username}@demo.example`,
      value: nutzerVereinheitlichen(DEMO_NUTZER[username]),
      identifiziert: !NICHT_IDENTIFIZIERT.has(username),
      am,
      demo: true,
    })
    if (neu)
      await protokollieren(tx, { unternehmenGuid: null, sub, handlung: 'nutzerAnlegen', objektGuid: sub })
  }
}

/** Somebody whom only papers of the demo world name: registered, with no account to sign in with. */
export type DemoPerson = {
  /** Its number makes its ids. */
  readonly nummer: number
  readonly anrede: 'FRAU' | 'HERR'
  readonly vorname: string
  readonly nachname: string
  readonly postAnschrift: NonNullable<Extract<NutzerEingabe, { type: 'LandwirtNutzer' }>['postAnschrift']>
}

const OHNE_KONTO = 100
const ascii = (wort: string) =>
  wort.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

/** Adds such a person once; answers who that is. */
export const demoPersonAnlegen = async (tx: Tx, { nummer, ...person }: DemoPerson, am: Date) => {
  const sub = `de000000-0000-4000-8000-${String(OHNE_KONTO + nummer).padStart(12, '0')}`
  const username = `${ascii(person.vorname)}.${ascii(person.nachname)}`
  const email = `${username}@betriebe.example`
  const value = nutzerVereinheitlichen({ ...landwirt, ...person, geburtstag: '1975-06-01' })
  const guid = snapshot(OHNE_KONTO + nummer)
  const neu = await nutzerEinfuegen(tx, {
    sub,
    guid,
    username,
    email,
    value,
    identifiziert: true,
    am,
    demo: true,
  })
  if (neu)
    await protokollieren(tx, { unternehmenGuid: null, sub, handlung: 'nutzerAnlegen', objektGuid: sub })
  return { sub, vorname: person.vorname, nachname: person.nachname, email }
}

type DemoBankperson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly rollen: readonly string[]
}

/** The bank's people as if they had signed in once, so that cases name them; a real sign-in puts its own in place. */
export const demoBankpersonen = async (
  tx: Tx,
  personen: readonly DemoBankperson[],
  am: Date,
): Promise<void> => {
  for (const { id, name, email, rollen } of personen)
    await sql`insert into bankperson (sub, name, email, rollen, zuletzt)
      values (${id}, ${name}, ${email}, ${[...rollen]}::text[], ${am}) on conflict do nothing`.execute(tx)
}
