import { randomUUID } from 'node:crypto'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN as VERWEIGERT } from '@foerderportal/contract/unternehmen/problems'
import { unternehmenPruefen, unternehmenVereinheitlichen } from '@foerderportal/contract/unternehmen/rules'
import type { UnternehmenEingabe, UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { nutzerSperren, type GesperrterNutzer } from '../nutzer/public.ts'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Tx } from '../platform/database/database.ts'
import { absagen } from '../platform/http/refusal.ts'
import type { Services } from '../platform/services.ts'
import { gerichtskenner } from '../verzeichnis/public.ts'
import { anlegenVerweigert } from './kern/policy.ts'
import type { NachAnlegen } from './public.ts'
import {
  anzahlUnternehmen,
  istVerwalterVon,
  mitgliedschaftEinfuegen,
  unternehmenEinfuegen,
  type UnternehmenStand,
} from './kern/repository.ts'
import { rollenErgaenzen } from './kern/rollen.ts'
import { unternehmenHuelle } from './kern/view.ts'

const SCHON_DA =
  'Ein Unternehmen mit dieser ZID-Betriebsnummer oder diesem Registereintrag gibt es schon. Lassen Sie sich von dessen Verwaltung einladen.'

/** A kind without numbers of its own is told apart by nothing else: sent twice, it would be there twice. */
const SCHON_ANGELEGT =
  'Ein Unternehmen mit genau diesen Angaben haben Sie schon angelegt. Sie finden es in Ihrer Unternehmensauswahl.'

/** The user's row is locked first: two companies at once can't slip past S1-05. */
const anlegerPruefen = async (tx: Tx, sub: string): Promise<GesperrterNutzer> => {
  const nutzer = await nutzerSperren(tx, sub)
  const grund = anlegenVerweigert(nutzer, await anzahlUnternehmen(tx, sub))
  if (nutzer === undefined || grund !== undefined) throw absagen(VERWEIGERT, grund)
  return nutzer
}

const einfuegen = async (
  tx: Tx,
  eingabe: UnternehmenEingabe,
  sub: string,
  am: Date,
): Promise<UnternehmenStand> => {
  const neu = { guid: randomUUID(), snapshotGuid: randomUUID(), value: unternehmenVereinheitlichen(eingabe) }
  if (await istVerwalterVon(tx, sub, neu.value)) throw absagen(VERWEIGERT, SCHON_ANGELEGT)
  const gpNr = await unternehmenEinfuegen(tx, { ...neu, am, von: sub })
  if (gpNr === undefined) throw absagen(VERWEIGERT, SCHON_DA)
  const rechte = { istAdmin: true, zeichnungsberechtigung: true }
  await mitgliedschaftEinfuegen(tx, { unternehmenGuid: neu.guid, sub, ...rechte, seit: tagInBerlin(am) })
  return { ...neu, gpNr }
}

/**
 * Registers a company; its creator becomes admin with signing authority (S1-03). Members, roles, audit and what other
 * slices add (`nachAnlegen`) commit together.
 */
export const unternehmenAnlegen = async (
  services: Services,
  nachAnlegen: readonly NachAnlegen[],
  sub: string,
  eingabe: UnternehmenEingabe,
): Promise<UnternehmenHuelle> => {
  const am = services.clock.now()
  const fehler = unternehmenPruefen(eingabe, tagInBerlin(am), await gerichtskenner(services))
  if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
  const huelle = await services.db.transaction().execute(async (tx) => {
    const nutzer = await anlegerPruefen(tx, sub)
    const stand = await einfuegen(tx, eingabe, sub, am)
    const { guid, snapshotGuid, value } = stand
    await rollenErgaenzen(services, tx, { sub, nutzer, istAdmin: true })
    const angaben = { type: value.type, snapshot: snapshotGuid }
    await protokollieren(tx, {
      unternehmenGuid: guid,
      sub,
      handlung: 'unternehmenAnlegen',
      objektGuid: guid,
      angaben,
    })
    for (const weiteres of nachAnlegen) await weiteres(tx, { guid, type: value.type })
    return unternehmenHuelle(stand)
  })
  await services.identity.settled(sub)
  return huelle
}
