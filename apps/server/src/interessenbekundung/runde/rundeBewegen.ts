import type { RundeAktion } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { rundeAnsehen, type Antwort } from './rundeAnsehen.ts'
import { erlauben, umstaendeLesen, type Lage } from './rundeHindernisse.ts'
import { gefunden } from './rundePolicy.ts'
import type { Rundenaufruf, Rundendienste } from './rundendienste.ts'
import { rundennaehe } from './rundennaehe.ts'
import { rundeFinden, rundeSperren, versionErhoehen, type RundeRow } from './runden.ts'

/** The round as whoever moves it finds it, locked. */
export const lageLaden = async (
  services: Rundendienste,
  tx: Tx,
  { guid, person }: Rundenaufruf,
): Promise<Lage> => {
  const runde = gefunden(await rundeSperren(tx, guid))
  const jetzt = services.clock.now()
  const naehe = await rundennaehe(tx, person.sub, guid)
  return { runde, umstaende: await umstaendeLesen(tx, guid, jetzt), person, naehe, jetzt }
}

/** Joins a row to the chain of the round (S3-07). */
export const rundeProtokollieren = (
  tx: Tx,
  runde: Pick<RundeRow, 'guid'>,
  eintrag: {
    readonly sub: string
    readonly handlung: string
    readonly objektGuid?: string
    readonly angaben: object
  },
): Promise<void> =>
  protokollieren(tx, {
    unternehmenGuid: null,
    rundeGuid: runde.guid,
    sub: eintrag.sub,
    handlung: eintrag.handlung,
    objektGuid: eintrag.objektGuid ?? runde.guid,
    angaben: { ...eintrag.angaben },
  })

/** The round as it is after an act, which made it a new version. */
export const nachher = async (tx: Tx, { runde, person, jetzt }: Lage): Promise<Antwort> => {
  await versionErhoehen(tx, runde.guid)
  return rundeAnsehen(tx, gefunden(await rundeFinden(tx, runde.guid)), person, jetzt)
}

/** Refuses an act on another version than the one that was read. */
export const versionPruefen = ({ version }: RundeRow, ifMatch: number | undefined): void => {
  if (ifMatch !== undefined && ifMatch !== version)
    throw absagen(
      ALLGEMEIN.konkurrierend,
      'Die Runde wurde inzwischen geändert. Laden Sie sie neu, und ändern Sie sie noch einmal.',
    )
}

type Bewegung = Rundenaufruf & { readonly aktion: RundeAktion; readonly ifMatch?: number | undefined }

/** An act on a round under its lock: allowed by the table, done, logged, and answered with the round as it is then. */
export const rundeBewegen = (
  services: Rundendienste,
  { aktion, ifMatch, ...aufruf }: Bewegung,
  tun: (tx: Tx, lage: Lage) => Promise<object>,
): Promise<Antwort> =>
  services.db.transaction().execute(async (tx) => {
    const lage = await lageLaden(services, tx, aufruf)
    erlauben(aktion, lage)
    versionPruefen(lage.runde, ifMatch)
    const angaben = await tun(tx, lage)
    await rundeProtokollieren(tx, lage.runde, { sub: aufruf.person.sub, handlung: aktion, angaben })
    return nachher(tx, lage)
  })
