import { randomUUID } from 'node:crypto'
import { BENUTZER_VORHANDEN } from '@foerderportal/contract/nutzer/problems'
import type * as vertrag from '@foerderportal/contract/nutzer/routes'
import { nutzerPruefen, nutzerVereinheitlichen } from '@foerderportal/contract/nutzer/rules'
import type { NutzerEingabe, NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Principal } from '../platform/auth/principal.ts'
import type { Tx } from '../platform/database/database.ts'
import { absagen } from '../platform/http/refusal.ts'
import type { Aufruf } from '../platform/http/tueren.ts'
import type { Services } from '../platform/services.ts'
import { nutzerEinfuegen } from './repository.ts'
import { nutzerHuelle } from './view.ts'

/** What the server says of somebody who has just registered. */
const NEU = {
  identifiziert: false,
  gpNr: null,
  gpAdmin: false,
  stand: 'NICHT_BEGONNEN',
  versuche: 0,
  videoStatus: null,
  videoGeaendertAm: null,
} as const

/** The account was named when it was made, before anybody asked for a person's name as it is in his passport. */
const kontoBenennen = async (
  { identity }: Services,
  tx: Tx,
  principal: Principal,
  { vorname, nachname }: NutzerEingabe,
): Promise<void> => {
  if (vorname !== principal.vorname || nachname !== principal.nachname)
    await identity.updateName(tx, principal.sub, { firstName: vorname, lastName: nachname })
}

/**
 * Registers whoever is signed in. Twice, also at the same moment: 412. The name goes to the identity provider with the
 * commit, as in nutzerAendern.
 */
export const nutzerAnlegen = async (
  services: Services,
  { person: principal, body: eingabe }: Aufruf<typeof vertrag.nutzerAnlegen>,
): Promise<NutzerHuelle> => {
  const { db, clock } = services
  const am = clock.now()
  const fehler = nutzerPruefen(eingabe, tagInBerlin(am))
  if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
  const { sub, username, email } = principal
  const guid = randomUUID()
  const value = nutzerVereinheitlichen(eingabe)
  await db.transaction().execute(async (tx) => {
    if (!(await nutzerEinfuegen(tx, { sub, guid, username, email, value, am })))
      throw absagen(BENUTZER_VORHANDEN)
    await kontoBenennen(services, tx, principal, eingabe)
    const angaben = { type: value.type, snapshot: guid }
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'nutzerAnlegen',
      objektGuid: sub,
      angaben,
    })
  })
  await services.identity.settled(sub)
  return nutzerHuelle(services, { ...NEU, guid, value }, principal)
}
