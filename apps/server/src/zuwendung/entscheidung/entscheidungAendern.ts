import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import {
  ENTSCHEIDUNG_UEBERGAENGE,
  entscheidungHindernis,
  type EntscheidungAktion,
  type EntscheidungStand,
} from '@foerderportal/contract/zuwendung/entscheidung/entscheidungLauf'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { personenNamen } from '../../nutzer/public.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { programmeLesen } from '../kern/programmLesen.ts'
import { fallSperren } from '../zugang/bankAntrag.ts'
import { akteurFuer, entscheidungAnsicht, standVon, type Antwort } from './entscheidungAnsicht.ts'
import { entscheidungFinden, type EntscheidungRow } from './entscheidungen.ts'
import { entscheidungsfallLaden, type Entscheidungsfall } from './entscheidungsfall.ts'
import type { Beitraege } from './vorlegepruefungen.ts'

/** What the use cases of this room are given: the portal, and what other rooms contribute. */
export type Entscheidungsdienste = {
  readonly services: Services
  readonly beitraege: Beitraege
}

export type Entscheidungsaufruf = { readonly person: Principal; readonly geschaeft: string }

export type Lage = {
  readonly fall: Entscheidungsfall
  readonly row: EntscheidungRow | undefined
  readonly jetzt: Date
}

/** The decision as the table lets this person act on it: 412 in another state, 403 for whoever has no part in the act. */
export const erlauben = (
  aktion: EntscheidungAktion,
  row: EntscheidungRow | undefined,
  person: Principal,
): void => {
  const stand = standVon(row)
  const grund = entscheidungHindernis(aktion, stand, akteurFuer(aktion, person, row?.bearbeiter ?? []))
  if (grund === null) return
  const von: readonly EntscheidungStand[] = ENTSCHEIDUNG_UEBERGAENGE[aktion].von
  throw von.includes(stand) ? absagen(ALLGEMEIN.keineBerechtigung, grund) : nichtMoeglich(grund)
}

/** The same of one that exists. */
export const vorhandene = (
  aktion: EntscheidungAktion,
  row: EntscheidungRow | undefined,
  person: Principal,
): EntscheidungRow => {
  erlauben(aktion, row, person)
  if (row === undefined) throw new Error(`${aktion} goes without a decision`)
  return row
}

/** A write that builds on an older version is refused, and says whose change was in between (S11-05). */
export const fassungPruefen = async (
  tx: Tx,
  row: EntscheidungRow | undefined,
  ifMatch: number | undefined,
): Promise<void> => {
  if (row === undefined || ifMatch === undefined || ifMatch === row.version) return
  const name = await personenNamen(tx, [row.geaendert_von])
  throw absagen(
    ALLGEMEIN.konkurrierend,
    `Die Entscheidung wurde am ${alsZeitpunkt(row.geaendert_am.toISOString())} Uhr von ${name(row.geaendert_von)} geändert.`,
  )
}

/** One act of the table: the case locked, its audit row under the act's name, the decision as it then stands. */
export const entscheidungAendern = async (
  { services, beitraege }: Entscheidungsdienste,
  { person, geschaeft }: Entscheidungsaufruf,
  handlung: EntscheidungAktion,
  tun: (tx: Tx, lage: Lage) => Promise<Readonly<Record<string, unknown>>>,
): Promise<Antwort> => {
  const programme = await programmeLesen(services)
  return services.db.transaction().execute(async (tx) => {
    const antrag = await fallSperren(tx, geschaeft, person.sub)
    const jetzt = services.clock.now()
    const fall = await entscheidungsfallLaden(tx, antrag, { programme, jetzt })
    const angaben = await tun(tx, { fall, row: await entscheidungFinden(tx, geschaeft), jetzt })
    await protokollieren(tx, {
      unternehmenGuid: antrag.unternehmen_guid,
      sub: person.sub,
      handlung,
      objektGuid: antrag.guid,
      angaben,
    })
    const row = await entscheidungFinden(tx, geschaeft)
    return entscheidungAnsicht(tx, { fall, row, person, beitraege, jetzt })
  })
}
