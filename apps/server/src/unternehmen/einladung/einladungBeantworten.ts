import { KEIN_NUTZER } from '@foerderportal/contract/nutzer/problems'
import type { NutzerStatus } from '@foerderportal/contract/nutzer/schema'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { nutzerSperren, nutzerStatusLesen, type GesperrterNutzer } from '../../nutzer/public.ts'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { requireFreshSignIn } from '../../platform/auth/freshSignIn.ts'
import { provenEmail, type Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { keineEinladung } from '../kern/eingeladen.ts'
import { einladungSchliessen } from '../kern/einladungen.ts'
import { mitgliedschaftEinfuegen } from '../kern/repository.ts'
import { rollenErgaenzen } from '../kern/rollen.ts'

export type Beantworten = { readonly principal: Principal; readonly guid: string; readonly annehmen: boolean }

/** Who is invited becomes a member without further rights: signing authority is the company's to give (S1-03). */
const aufnehmen = async (
  services: Services,
  tx: Tx,
  m: { readonly unternehmenGuid: string; readonly sub: string; readonly nutzer: GesperrterNutzer },
): Promise<void> => {
  const rechte = { istAdmin: false, zeichnungsberechtigung: false }
  const seit = tagInBerlin(services.clock.now())
  await mitgliedschaftEinfuegen(tx, { unternehmenGuid: m.unternehmenGuid, sub: m.sub, ...rechte, seit })
  await rollenErgaenzen(services, tx, { sub: m.sub, nutzer: m.nutzer, istAdmin: false })
}

/**
 * R7.1-06. Accepts or declines; membership, roles and audit row commit together with the answer. Of two answers at once
 * the second waits for the user's row and finds nothing left to answer (404).
 */
export const einladungBeantworten = async (
  services: Services,
  { principal, guid, annehmen }: Beantworten,
): Promise<NutzerStatus> => {
  const { db, clock, identity } = services
  const { sub } = principal
  const email = provenEmail(principal)
  requireFreshSignIn(principal, clock.now())
  await db.transaction().execute(async (tx) => {
    const nutzer = await nutzerSperren(tx, sub)
    if (nutzer === undefined) throw absagen(KEIN_NUTZER)
    const unternehmenGuid = await einladungSchliessen(tx, { guid, email, sub, annehmen, jetzt: clock.now() })
    if (unternehmenGuid === undefined) throw keineEinladung(principal)
    if (annehmen) await aufnehmen(services, tx, { unternehmenGuid, sub, nutzer })
    const handlung = annehmen ? 'einladungAnnehmen' : 'einladungAblehnen'
    await protokollieren(tx, { unternehmenGuid, sub, handlung, objektGuid: guid })
  })
  await identity.settled(sub)
  return nutzerStatusLesen(services, principal)
}
