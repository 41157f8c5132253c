import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import {
  entscheidungStaende,
  type EntscheidungAktion,
  type EntscheidungStand,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import type {
  EntscheidungAntwort,
  EntscheidungInhalt,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { entscheidungVorschlag } from '@foerderportal/contract/zuwendung/bank/entscheidung/vorschlag'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { bankAkteure } from '../../platform/handlung/bankAkteure.ts'
import { seitVorlageAnders } from '../../platform/freigabe/wieVorgelegt.ts'
import { getan, personenNamen, type Name } from '../../nutzer/public.ts'
import { schreibhindernis } from '../zugang/bankFall.ts'
import { handlungenBefangener } from '../zugang/handlungenBefangener.ts'
import { quellwerte } from './bescheid/bescheidEingaben.ts'
import { bescheideVon } from './bescheid/bescheide.ts'
import type { EntscheidungRow } from './entscheidungen.ts'
import type { Entscheidungsfall } from './entscheidungsfall.ts'
import { nachtraege, wieVorgelegt } from './nachtraege.ts'
import { abweichungenVon, hindernisseZumVorlegen, vorlegelage, type Beitraege } from './vorlegepruefungen.ts'

export type Person = Pick<Principal, 'sub' | 'rollen'>

/** Who had a hand in a decision. */
export type Mitwirkende = Pick<EntscheidungRow, 'bearbeiter' | 'pruefer'>

/** As what somebody acts; of a releaser it matters whether he had a hand in it. */
export const akteureFuer = (person: Person, mitwirkende: Mitwirkende | undefined) => {
  if (mitwirkende?.bearbeiter.includes(person.sub)) return bankAkteure(person, 'BETEILIGT')
  return bankAkteure(person, mitwirkende?.pruefer.includes(person.sub) ? 'PRUEFER' : 'FREIGABE')
}

/** Where a decision stands for the table; a new one can begin where the last one was released. */
export const standVon = (row: EntscheidungRow | undefined): EntscheidungStand => row?.status ?? null

const AKTIONEN = [
  'entscheidungBeginnen',
  'entscheidungSpeichern',
  'entscheidungVorlegen',
  'entscheidungZurueckgeben',
  'entscheidungFreigeben',
  'entwurfVerwerfen',
] as const
type Moeglich = EntscheidungAntwort['moeglich']

/** What holds for the whole case comes first: one's own company, or withdrawn. */
const moeglich = ({ fall, row, person }: Ansicht, veraltet: string | null): Moeglich => {
  const amFall = schreibhindernis(fall.antrag)
  const grund = (aktion: EntscheidungAktion) =>
    amFall ??
    entscheidungStaende.hindernis(aktion, standVon(row), akteureFuer(person, row))?.text ??
    (aktion === 'entscheidungFreigeben' ? veraltet : null)
  return Object.fromEntries(AKTIONEN.map((aktion) => [aktion, grund(aktion)])) as Moeglich // one for each of them
}

export type Antwort = { readonly body: EntscheidungAntwort; readonly version: number }

type Ansicht = {
  readonly fall: Entscheidungsfall
  readonly row: EntscheidungRow | undefined
  readonly person: Person
  readonly beitraege: Beitraege
  readonly jetzt: Date
}

/** Of a case on which nobody has decided anything yet. */
const NICHTS_GETAN = {
  gespeichert: null,
  vorgelegt: null,
  zurueckgegeben: null,
  freigegeben: null,
  bearbeiter: [],
}

const zurueckgegeben = (name: Name, row: EntscheidungRow) => {
  const zurueck = getan(name, row.zurueckgegeben_von, row.zurueckgegeben_am)
  return zurueck && { ...zurueck, grund: row.zurueckgegeben_grund ?? '' }
}

/** Who did what, by name. */
const taten = async (db: Database | Tx, row: EntscheidungRow) => {
  const { geaendert_von, vorbereitet_von, zurueckgegeben_von, freigegeben_von, bearbeiter } = row
  const beteiligte = [geaendert_von, vorbereitet_von, zurueckgegeben_von, freigegeben_von, ...bearbeiter]
  const name = await personenNamen(
    db,
    beteiligte.filter((sub) => sub !== null),
  )
  return {
    gespeichert: getan(name, geaendert_von, row.geaendert_am),
    vorgelegt: getan(name, vorbereitet_von, row.vorgelegt_am),
    zurueckgegeben: zurueckgegeben(name, row),
    freigegeben: getan(name, freigegeben_von, row.freigegeben_am),
    bearbeiter: bearbeiter.map(name),
  }
}

/** What is saved, or what the programme suggests. */
export const inhaltVon = ({ umstaende }: Entscheidungsfall, row: EntscheidungRow | undefined, jetzt: Date) =>
  row?.inhalt ?? entscheidungVorschlag('BEWILLIGUNG', umstaende, tagInBerlin(jetzt))

type Beurteilung = Pick<EntscheidungAntwort, 'hindernisse' | 'abweichungen'> & {
  /** Why what is presented can't be released as it is. */
  readonly veraltet: string | null
}

/** What it is judged by as it stands now, presented or not; what is released says what it said then. */
const beurteilung = async (
  db: Database | Tx,
  { fall, row, beitraege, jetzt }: Ansicht,
  inhalt: EntscheidungInhalt,
): Promise<Beurteilung> => {
  if (row !== undefined && row.status !== 'ENTWURF' && row.status !== 'VORGELEGT')
    return { hindernisse: [], abweichungen: row.abweichungen, veraltet: null }
  const lage = vorlegelage({ fall, row, jetzt }, inhalt)
  const abweichungen = await abweichungenVon(db, lage, row, beitraege)
  if (row?.status === 'VORGELEGT')
    return {
      hindernisse: [],
      abweichungen,
      veraltet: seitVorlageAnders('Die Entscheidung', { vorgelegt: row.abweichungen, jetzt: abweichungen }),
    }
  const hindernisse = [...(await hindernisseZumVorlegen(db, lage, row, beitraege))]
  return { hindernisse, abweichungen, veraltet: null }
}

const fallAnsicht = ({ antrag, formular, umstaende, programm }: Entscheidungsfall) => ({
  geschaeftGuid: antrag.geschaeft_guid,
  antragGuid: antrag.guid,
  geNr: antrag.ge_nr,
  programm: antrag.programm,
  unternehmenName: formular.unternehmen?.unternehmenName ?? '',
  obergrenzen: programm.obergrenzen,
  vorlage: umstaende.vorlage,
})

/** What is shown of a decision, and of a case without one: there stands what the programme suggests. */
export const entscheidungAnsicht = async (db: Database | Tx, ansicht: Ansicht): Promise<Antwort> => {
  const { fall, row, jetzt } = ansicht
  const inhalt = inhaltVon(fall, row, jetzt)
  const { veraltet, ...beurteilt } = await beurteilung(db, ansicht, inhalt)
  const body: EntscheidungAntwort = {
    guid: row?.guid ?? null,
    status: standVon(row),
    ...fallAnsicht(fall),
    gegenstaende: wieVorgelegt(fall.umstaende.gegenstaende, row),
    eingangsnummer: row?.eingangsnummer ?? fall.einreichung.eingangsnummer,
    inhalt,
    quellen: quellwerte(fall, inhalt),
    ...beurteilt,
    inhaltSha256: row?.inhalt_sha256 ?? null,
    ...(row === undefined ? NICHTS_GETAN : await taten(db, row)),
    handlungenBefangener: await handlungenBefangener(db, fall.antrag),
    moeglich: moeglich(ansicht, veraltet),
    nachtraege: nachtraege(fall),
    bescheide: await bescheideVon(db, fall.antrag.geschaeft_guid),
  }
  return { body, version: row?.version ?? 0 }
}
