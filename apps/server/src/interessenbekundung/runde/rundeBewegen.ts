import type { RundeAktion } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { handeln, handelnIn, type Handlungsart } from '../../platform/handlung/handeln.ts'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { rundeAnsehen, type Antwort } from './rundeAnsehen.ts'
import { hindernis, umstaendeLesen, type Lage } from './rundeHindernisse.ts'
import { gefunden, nichtMoeglich } from './rundePolicy.ts'
import type { Rundenaufruf, Rundendienste } from './rundendienste.ts'
import { rundennaehe, unbeteiligtPruefen } from './rundennaehe.ts'
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
const versionPruefen = ({ version }: RundeRow, ifMatch: number): void => {
  if (ifMatch !== version)
    throw absagen(
      ALLGEMEIN.konkurrierend,
      'Die Runde wurde inzwischen geändert. Laden Sie sie neu, und ändern Sie sie noch einmal.',
    )
}

const RUNDE: Handlungsart<Rundendienste, Rundenaufruf, Lage, RundeAktion> = {
  laden: async (tx, dienste, aufruf) => {
    const lage = await lageLaden(dienste, tx, aufruf)
    unbeteiligtPruefen(lage.naehe)
    return lage
  },
  hindernis,
  nichtMoeglich,
  fassung: (_tx, { runde }, ifMatch) => versionPruefen(runde, ifMatch),
  eintrag: ({ runde: { guid } }, { person }) => ({
    unternehmenGuid: null,
    rundeGuid: guid,
    sub: person.sub,
    objektGuid: guid,
  }),
}

/** One act on a round in a transaction that there is. */
export const rundeHandeln = handelnIn(RUNDE)

/** The same in one of its own, answered with the round as it is then. */
export const rundeBewegen = handeln({ ...RUNDE, antwort: nachher })
