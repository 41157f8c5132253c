import { randomUUID } from 'node:crypto'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN as VERWEIGERT } from '@foerderportal/contract/unternehmen/problems'
import { unternehmenPruefen, unternehmenVereinheitlichen } from '@foerderportal/contract/unternehmen/rules'
import type { UnternehmenEingabe, UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { isFreshSignIn } from '../platform/auth/freshSignIn.ts'
import type { Principal } from '../platform/auth/principal.ts'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Tx } from '../platform/database/database.ts'
import { absagen } from '../platform/http/refusal.ts'
import { mailVersenden } from '../platform/mail/mailVersenden.ts'
import type { Services } from '../platform/services.ts'
import { gerichtskenner } from '../verzeichnis/public.ts'
import {
  bankdatenAenderungEinfuegen,
  doppeltesKennzeichen,
  kennzeichenSperren,
  unternehmenSetzen,
  unternehmenSperren,
  verwalterLaden,
  type GesperrterStand,
  type Kennzeichen,
  type NeuerStand,
} from './kern/aenderungen.ts'
import { aenderungMail } from './kern/aenderungMail.ts'
import { istBankdaten, istKennzeichen, protokollAngaben, unterschiede } from './kern/unterschiede.ts'
import { verwaltungPruefen } from './verwaltung.ts'
import { unternehmenHuelle } from './kern/view.ts'

export type Aendern = {
  readonly principal: Pick<Principal, 'sub' | 'authTime'>
  readonly guid: string
  /** The snapshot that was changed. */
  readonly snapshotGuid: string
  readonly benachrichtigen: boolean
  readonly eingabe: UnternehmenEingabe
}

const INZWISCHEN =
  'Jemand hat die Angaben zu diesem Unternehmen inzwischen geändert. Laden Sie den neuen Stand und wiederholen Sie Ihre Änderung.'
const SCHON_DA: Readonly<Record<Kennzeichen, string>> = {
  zidBetriebsnummer: 'Ein anderes Unternehmen hat diese ZID-Betriebsnummer. Prüfen Sie die Nummer.',
  registerNummer: 'Ein anderes Unternehmen hat diesen Registereintrag. Prüfen Sie Gericht und Nummer.',
}

const eingabePruefen = async (services: Services, eingabe: UnternehmenEingabe, am: Date): Promise<void> => {
  const fehler = unternehmenPruefen(eingabe, tagInBerlin(am), await gerichtskenner(services))
  if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
}

/** The locked company, when who asks manages it still, knows its current state and leaves its kind as it is. */
const standPruefen = async (tx: Tx, a: Aendern): Promise<GesperrterStand> => {
  const stand = await unternehmenSperren(tx, a.guid)
  await verwaltungPruefen(tx, a.principal.sub, a.guid)
  if (stand === undefined) throw absagen(ALLGEMEIN.keineBerechtigung)
  if (stand.value.type !== a.eingabe.type)
    throw absagen(ALLGEMEIN.ungueltig, undefined, [
      { pfad: 'type', text: 'Die Art des Unternehmens lässt sich nicht ändern.' },
    ])
  if (stand.snapshotGuid !== a.snapshotGuid) throw absagen(ALLGEMEIN.konkurrierend, INZWISCHEN)
  return stand
}

type Aenderung = {
  readonly stand: GesperrterStand
  readonly neu: NeuerStand
  readonly felder: Felder
  /** Of changed bank data, where nobody proved anew who he is (S1-08). */
  readonly ohneErneuteAnmeldung: boolean
}
type Felder = ReturnType<typeof unterschiede>

const schreiben = async (tx: Tx, { stand, neu, felder, ohneErneuteAnmeldung }: Aenderung): Promise<void> => {
  if (istKennzeichen(felder)) await kennzeichenSperren(tx)
  await unternehmenSetzen(tx, neu)
  if (istBankdaten(felder)) await bankdatenAenderungEinfuegen(tx, neu, ohneErneuteAnmeldung)
  await protokollieren(tx, {
    unternehmenGuid: neu.guid,
    sub: neu.von,
    handlung: 'unternehmenAendern',
    objektGuid: neu.guid,
    angaben: {
      snapshot: neu.snapshotGuid,
      ...protokollAngaben(felder, stand.value, neu.value),
      ...(ohneErneuteAnmeldung && { ohneErneuteAnmeldung }),
    },
  })
}

const mitteilen = async (
  { config }: Services,
  tx: Tx,
  { stand, neu, ...aenderung }: Aenderung,
): Promise<void> => {
  const verwalter = await verwalterLaden(tx, neu.guid)
  const von = verwalter.find(({ sub }) => sub === neu.von)
  const nachricht = { ...aenderung, value: neu.value, von, am: neu.am, demo: stand.demo }
  for (const einer of verwalter) await mailVersenden(tx, aenderungMail(config, nachricht, einer))
}

const aendern = (services: Services, a: Aendern, am: Date): Promise<UnternehmenHuelle> =>
  services.db.transaction().execute(async (tx) => {
    const stand = await standPruefen(tx, a)
    const { guid, snapshotGuid: vorherGuid } = stand
    const value = unternehmenVereinheitlichen(a.eingabe)
    const felder = unterschiede(stand.value, value)
    if (felder.length === 0) return unternehmenHuelle(stand)
    const neu = { guid, vorherGuid, snapshotGuid: randomUUID(), value, am, von: a.principal.sub }
    const ohneErneuteAnmeldung = istBankdaten(felder) && !isFreshSignIn(a.principal, am)
    const aenderung = { stand, neu, felder, ohneErneuteAnmeldung }
    await schreiben(tx, aenderung)
    if (a.benachrichtigen || istBankdaten(felder)) await mitteilen(services, tx, aenderung)
    return unternehmenHuelle({ ...stand, ...neu })
  })

/**
 * R7.1-15. Bank data that come without a fresh sign-in are taken, as the specification has it, and marked (S1-08). State, history of the bank data, audit row and mails commit together. Where nothing differs nothing is
 * written and nobody hears of it. What was submitted keeps the company as it was then; drafts show it as it is.
 */
export const unternehmenAendern = async (services: Services, a: Aendern): Promise<UnternehmenHuelle> => {
  const am = services.clock.now()
  await eingabePruefen(services, a.eingabe, am)
  try {
    return await aendern(services, a, am)
  } catch (error) {
    const pfad = doppeltesKennzeichen(error)
    if (pfad === undefined) throw error
    throw absagen(VERWEIGERT, SCHON_DA[pfad], [{ pfad, text: SCHON_DA[pfad] }])
  }
}
