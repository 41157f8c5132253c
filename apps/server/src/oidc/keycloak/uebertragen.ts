import type { Logger } from 'pino'
import type { Database } from '../../platform/database/database.ts'
import { ort, type AdminRest } from './adminRest.ts'
import { auftraegeFallenLassen, auftragErledigt, naechsterAuftrag, type Auftrag } from './auftraege.ts'
import { benutzerLesen, nameAendern, type BenutzerDeps } from './benutzer.ts'
import { rollenAendern } from './rollen.ts'
import { KeycloakError } from './senden.ts'

export type UebertragenDeps = BenutzerDeps & { readonly log: Logger; readonly portalClient: string }

const abmelden = (rest: AdminRest, id: string) =>
  rest.rufen('POST', ort`/users/${id}/logout`, { erwartet: [204, 404] })

const loeschen = async (rest: AdminRest, id: string) => {
  // First: only a logout tells us which sessions ended; with a deleted user they end without a word.
  await abmelden(rest, id)
  await rest.rufen('DELETE', ort`/users/${id}`, { erwartet: [200, 204, 404] })
}

const ausfuehren = async (deps: UebertragenDeps, db: Database, id: string, auftrag: Auftrag) => {
  const { rest, portalClient } = deps
  if (auftrag.art === 'name') {
    const { firstName, lastName } = auftrag
    await nameAendern(deps, db, id, { firstName, lastName })
  } else if (auftrag.art === 'rollen') await rollenAendern(rest, id, auftrag)
  else if (auftrag.art === 'abmelden') await abmelden(rest, id)
  else if (auftrag.art === 'loeschen') await loeschen(rest, id)
  else {
    const mail = ort`/users/${id}/send-verify-email?client_id=${portalClient}`
    await rest.rufen('PUT', mail, { erwartet: [200, 204] })
  }
}

/**
 * Whether it can never succeed: the user is gone, or Keycloak refuses the order itself (no address to write to). All
 * else, missing rights too, is mended one day, and the order waits for it.
 */
const istVergeblich = async ({ rest }: UebertragenDeps, id: string, error: unknown): Promise<boolean> => {
  if (!(error instanceof KeycloakError)) return false
  if (error.status === 400 || error.status === 409) return true
  return error.status === 404 && (await benutzerLesen(rest, id)) === undefined
}

/** The next order of this user; false when none waits. What it does is safe to repeat, if its end gets lost. */
const einen = (deps: UebertragenDeps, db: Database, id: string): Promise<boolean> =>
  deps.einzeln(db, id, async (tx) => {
    const offen = await naechsterAuftrag(tx, id)
    if (offen === undefined) return false
    try {
      await ausfuehren(deps, tx, id, offen.auftrag)
    } catch (error) {
      if (!(await istVergeblich(deps, id, error))) throw error
      deps.log.error({ err: error, auftrag: offen.auftrag.art }, 'given up: Keycloak will never do this')
    }
    if (offen.auftrag.art === 'loeschen') await auftraegeFallenLassen(tx, id)
    else await auftragErledigt(tx, offen.id)
    return true
  })

/** Carries out what waits for this user, in the order in which it was asked for; stops at the first that fails. */
export const uebertragen = async (deps: UebertragenDeps, db: Database, id: string): Promise<void> => {
  while (await einen(deps, db, id)) continue
}
