import { nachAlphabet } from '@foerderportal/contract/shared/alphabet'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type * as vertrag from '@foerderportal/contract/zuwendung/antrag/routes'
import { dateiOrte, type MitDateien } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import type { VorhandeneDatei } from '@foerderportal/contract/formular/dateien'
import { dateienLesen } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { dateiNennungen, type Nennung } from './nennungen.ts'

/** As many as somebody looks through; who has more finds the older ones in their applications. */
const HOECHSTENS = 500

const formularVon = ({ dokumente, seiten }: Nennung): MitDateien => ({
  dokumente,
  foerdergegenstandSeiten: seiten,
})

/** The files that these applications name, each once, with all its places. */
const sammeln = (nennungen: readonly Nennung[]): Map<string, VorhandeneDatei['verwendungen']> => {
  const orte = nennungen.flatMap((n) =>
    dateiOrte(formularVon(n)).map(({ datei, wozu }) => ({ uuid: datei.uuid, geNr: n.ge_nr, wozu })),
  )
  return new Map(
    [...Map.groupBy(orte, ({ uuid }) => uuid)].map(([uuid, hier]) => [
      uuid,
      hier.map(({ geNr, wozu }) => ({ geNr, wozu })),
    ]),
  )
}

/** What can be used again in another application of the same company (S4-11), the youngest first. */
export const vorhandeneDateienLesen = async (
  { db }: Services,
  { person: { sub }, params: { unternehmenGuid } }: Aufruf<typeof vertrag.vorhandeneDateienLesen>,
): Promise<VorhandeneDatei[]> => {
  const nennungen = await dateiNennungen(db, unternehmenGuid, sub)
  if (nennungen === undefined) throw absagen(ALLGEMEIN.keineBerechtigung)
  const verwendet = sammeln(nennungen)
  const dateien = await dateienLesen(db, [...verwendet.keys()])
  return dateien
    .toSorted((a, b) => nachAlphabet(b.angelegtAm, a.angelegtAm) || nachAlphabet(a.dateiname, b.dateiname))
    .slice(0, HOECHSTENS)
    .map((datei) => ({ datei, verwendungen: verwendet.get(datei.uuid) ?? [] }))
}
