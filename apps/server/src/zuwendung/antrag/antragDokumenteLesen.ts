import type * as vertrag from '@foerderportal/contract/zuwendung/antrag/routes'
import { dateiOrte, type DateiOrt } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import { dokumentArten } from '@foerderportal/contract/zuwendung/antrag/unterlagen/dokumentliste'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { Unterlage } from '@foerderportal/contract/formular/unterlage'
import type { Database } from '../../platform/database/database.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { einreichungenVon, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { gefunden } from '../kern/policy.ts'
import { antragFinden } from '../kern/repository.ts'

type Fund = { readonly uuid: string; readonly wozu: string }

/** Documents in the order of the screen, whatever order they are stored in; after them the papers of the items. */
const inReihenfolge = (formular: AntragFormular): readonly DateiOrt[] => {
  const arten: readonly string[] = dokumentArten(formular.produktgruppenDaten.type)
  const rang = ({ pfad }: DateiOrt) => {
    const [ort, art = ''] = pfad.split('.')
    return ort === 'dokumente' ? arten.indexOf(art) : arten.length
  }
  return dateiOrte(formular).toSorted((a, b) => rang(a) - rang(b))
}

const funde = (formular: AntragFormular): Fund[] =>
  inReihenfolge(formular).map(({ datei, wozu }) => ({ uuid: datei.uuid, wozu }))

/** What was sent and is no longer named: a correction does not make it unsent. */
const gesendete = (e: EinreichungRow): Fund[] =>
  funde(gesendetesFormular(e)).map(({ uuid, wozu }) => ({
    uuid,
    wozu: `${wozu}, eingereicht mit ${e.eingangsnummer}`,
  }))

const beleg = ({ beleg_guid, eingangsnummer }: EinreichungRow): Fund[] =>
  beleg_guid === null ? [] : [{ uuid: beleg_guid, wozu: `Eingangsbestätigung ${eingangsnummer}` }]

/** Each file once, with everything that it is for. */
const zusammengefasst = (alle: readonly Fund[]): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(alle, ({ uuid }) => uuid)].map(([uuid, hier]) => [
      uuid,
      [...new Set(hier.map(({ wozu }) => wozu))].join('; '),
    ]),
  )

/** What belongs to an application whose answers are these, in an order that does not change from call to call. */
export const unterlagenZu = async (
  db: Database,
  guid: string,
  formular: AntragFormular,
): Promise<Unterlage[]> => {
  const einreichungen = (await einreichungenVon(db, guid)).toReversed()
  const heutige = funde(formular)
  const genannt = new Set(heutige.map(({ uuid }) => uuid))
  const fruehere = einreichungen.flatMap(gesendete).filter(({ uuid }) => !genannt.has(uuid))
  const worte = zusammengefasst([...heutige, ...fruehere, ...einreichungen.flatMap(beleg)])
  const dateien = await dateienLesen(db, [...worte.keys()])
  return dateien.map((datei) => ({ ...datei, wozu: worte.get(datei.uuid) ?? '' }))
}

/** Everything that belongs to an application (R7.2-31), for the members of its company. */
export const antragDokumenteLesen = async (
  { db }: Services,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.antragDokumenteLesen>,
): Promise<Unterlage[]> => {
  const { formular } = gefunden(await antragFinden(db, guid, sub))
  return unterlagenZu(db, guid, formular)
}
