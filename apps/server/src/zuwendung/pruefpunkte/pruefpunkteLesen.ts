import { darf } from '@foerderportal/contract/shared/permissions'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import type { PruefungStand } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { vermerkStaende } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/staende'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { programmeLesen } from '../kern/programmLesen.ts'
import { fallLaden, schreibhindernis, type BankAntrag } from '../zugang/bankFall.ts'
import { grundlageVon } from './grundlage.ts'
import { pruefakteLesen } from './pruefakte.ts'
import { punktAnsicht } from './punktAnsicht.ts'

const NUR_LESEN = 'Sie lesen mit: Vermerke schreibt, wer Anträge bearbeitet.'

const gesperrtWeil = (fall: BankAntrag, { rollen }: Pick<Principal, 'rollen'>): string | null =>
  darf(rollen, ['SACHBEARBEITUNG', 'SCHREIBEN'])
    ? (schreibhindernis(fall) ??
      vermerkStaende.hindernis('vermerkSchreiben', fall.status, ['BANK'])?.text ??
      null)
    : NUR_LESEN

/** The check of a case (S9-07): each point with what it reads, what the rule proposes and what was said of it. */
export const pruefpunkteLesen = async (
  services: Services,
  { person: principal, params: { guid: geschaeftGuid } }: Aufruf<typeof vertrag.pruefpunkteLesen>,
): Promise<PruefungStand> => {
  const programme = await programmeLesen(services)
  const fall = await fallLaden(services.db, geschaeftGuid, principal.sub)
  const akte = await pruefakteLesen(services.db, fall)
  const { katalog, letzte } = akte
  const jetzt = services.clock.now()
  const grundlage = await grundlageVon(services.db, fall, akte, { programme, jetzt })
  return {
    antragGuid: fall.guid,
    eingangsnummer: letzte.eingangsnummer,
    katalog:
      katalog === undefined ? null : { bezeichnung: katalog.bezeichnung, gueltigAb: katalog.gueltigAb },
    punkte: (katalog?.punkte ?? []).map((punkt) => punktAnsicht(punkt, akte, grundlage)),
    gesperrtWeil: gesperrtWeil(fall, principal),
  }
}
