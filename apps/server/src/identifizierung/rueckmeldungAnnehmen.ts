import { meldungAnwenden } from '@foerderportal/contract/identifizierung/staende'
import type { IdentMeldung } from '@foerderportal/contract/identifizierung/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { identifizierungVermerken, nutzerSperren } from '../nutzer/public.ts'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Tx } from '../platform/database/database.ts'
import { absagen } from '../platform/http/refusal.ts'
import { jobEinreihen } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { AUFZEICHNUNG_HOLEN } from './aufzeichnungHolen.ts'
import { ergebnisMelden } from './ergebnisMelden.ts'
import {
  aufzeichnungVormerken,
  letzterVersuch,
  versuchLaden,
  versuchSetzen,
  type VersuchZeile,
} from './repository.ts'

const gefunden = (versuch: VersuchZeile | undefined): VersuchZeile => {
  if (versuch === undefined) throw absagen(ALLGEMEIN.nichtGefunden)
  return versuch
}

/** S2-04: the recording is fetched afterwards, when the service has one. */
const aufzeichnungEinplanen = async (
  tx: Tx,
  { vorgang, aufzeichnung }: IdentMeldung,
  am: Date,
): Promise<void> => {
  if (aufzeichnung && (await aufzeichnungVormerken(tx, vorgang, am)))
    await jobEinreihen(tx, AUFZEICHNUNG_HOLEN, { vorgang }, { key: `${AUFZEICHNUNG_HOLEN}:${vorgang}` })
}

/** An attempt that another one has followed says nothing about the user any more. */
const nutzerNachfuehren = async (services: Services, tx: Tx, versuch: VersuchZeile): Promise<void> => {
  const { sub, stand, nummer } = versuch
  if ((await letzterVersuch(tx, sub))?.nummer !== nummer) return
  await identifizierungVermerken(tx, sub, stand === 'ERFOLGREICH')
  await ergebnisMelden(services, tx, versuch)
}

const annehmen = async (services: Services, tx: Tx, sub: string, meldung: IdentMeldung): Promise<void> => {
  const am = services.clock.now()
  await nutzerSperren(tx, sub)
  const vorher = gefunden(await versuchLaden(tx, meldung.vorgang))
  await aufzeichnungEinplanen(tx, meldung, am)
  const danach = meldungAnwenden(vorher, meldung)
  if (danach === null) return
  await versuchSetzen(tx, vorher.guid, danach, am)
  await protokollieren(tx, {
    unternehmenGuid: null,
    sub,
    handlung: 'identifizierungMelden',
    objektGuid: vorher.guid,
    angaben: { von: vorher.stand, gemeldet: meldung.stand, folge: meldung.folge },
  })
  if (danach.stand !== vorher.stand) await nutzerNachfuehren(services, tx, { ...vorher, ...danach })
}

/**
 * Takes a message of the service, already known to be its own. The user's row is locked, so that messages which arrive
 * at once follow one another; one that came before, or too late, changes nothing and is answered all the same.
 */
export const rueckmeldungAnnehmen = async (services: Services, meldung: IdentMeldung): Promise<void> => {
  const { sub } = gefunden(await versuchLaden(services.db, meldung.vorgang))
  await services.db.transaction().execute((tx) => annehmen(services, tx, sub, meldung))
}
