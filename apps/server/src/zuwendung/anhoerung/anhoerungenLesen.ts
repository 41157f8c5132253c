import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type * as vertrag from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import type { AnhoerungenAntwort } from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { schreibvorlageAm } from '../programmdaten/schreibvorlagen.ts'
import { bankFallLesen } from '../zugang/bankFall.ts'
import { anhoerenHindernis } from './anhoerenHindernis.ts'
import { anhoerungenVon } from './anhoerungen.ts'
import { beiDerBank } from './anhoerungView.ts'

/** The hearings of a case for the bank, and whether the programme wants one before a rejection. */
export const anhoerungenLesen = async (
  services: Services,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.anhoerungenLesen>,
): Promise<AnhoerungenAntwort> => {
  const { db, clock } = services
  const fall = await bankFallLesen(db, guid, sub)
  const programm = geltendesProgramm(await programmeLesen(services), fall.programm, clock.now())
  const vorlage = await schreibvorlageAm(db, fall.programm, tagInBerlin(clock.now()))
  return {
    vorAblehnung: programm.anhoerungVorAblehnung,
    gesperrtWeil: await anhoerenHindernis(db, fall, clock.now()),
    bausteine: vorlage?.anhoerung.bausteine ?? [],
    anhoerungen: await beiDerBank(db, await anhoerungenVon(db, fall.geschaeft_guid), {
      antragGuid: fall.antrag_guid,
      jetzt: clock.now(),
    }),
  }
}
