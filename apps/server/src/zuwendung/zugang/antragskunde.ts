import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Antragskunde } from '../../fragebogen/public.ts'
import type { Services } from '../../platform/services.ts'
import { gefunden, stichtagVon } from '../kern/policy.ts'
import { geltendesProgramm, programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { antragFinden } from '../kern/repository.ts'

/** Of each programme what holds today; its versions come the latest first. */
const heutige = (programme: Programme, heute: string) =>
  [...Map.groupBy(programme, ({ programm }) => programm)].flatMap(
    ([, fassungen]) => fassungen.find(({ gueltig_ab }) => gueltig_ab <= heute) ?? [],
  )

/** What applications say of questionnaires (S8-02): slice fragebogen knows none of them. */
export const antragskunde = (services: Services): Antragskunde => ({
  vorbereiten: async () => {
    const programme = await programmeLesen(services)
    return {
      antragFuer: async (tx, guid, sub) => {
        const antrag = gefunden(await antragFinden(tx, guid, sub))
        const moment = stichtagVon(antrag, services.clock.now())
        const { fragebogen } = geltendesProgramm(programme, antrag.programm, moment)
        return { unternehmenGuid: antrag.unternehmen_guid, umfrageUuid: fragebogen }
      },
      verlangtVon: Map.groupBy(
        heutige(programme, tagInBerlin(services.clock.now())).flatMap(({ programm, daten }) =>
          daten.fragebogen === null ? [] : [{ programm, umfrage: daten.fragebogen }],
        ),
        ({ umfrage }) => umfrage,
      ),
    }
  },
})
