import { randomUUID } from 'node:crypto'
import { BENUTZER_VORHANDEN } from '@foerderportal/contract/nutzer/problems'
import { nutzerPruefen, nutzerVereinheitlichen } from '@foerderportal/contract/nutzer/rules'
import type { NutzerEingabe, NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { tagInBerlin } from '@foerderportal/contract/shared/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Principal } from '../platform/auth/principal.ts'
import { absagen } from '../platform/http/refusal.ts'
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

/** Registers whoever is signed in. Twice, also at the same moment: 412. */
export const nutzerAnlegen = async (
  services: Services,
  principal: Principal,
  eingabe: NutzerEingabe,
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
    const angaben = { type: value.type, snapshot: guid }
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'nutzerAnlegen',
      objektGuid: sub,
      angaben,
    })
  })
  return nutzerHuelle(services, { ...NEU, guid, value }, principal)
}
