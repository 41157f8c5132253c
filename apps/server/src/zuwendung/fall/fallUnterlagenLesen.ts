import type * as vertrag from '@foerderportal/contract/zuwendung/bank/fall/routes'
import type { FallUnterlage } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { stelleVon } from '@foerderportal/contract/zuwendung/antrag/nachforderung/nachforderung'
import { dateiOrte } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import { einreichungenVon, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { PORTAL, dateienMitHerkunftLesen, type DateiMitHerkunft } from '../../platform/files/public.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { nutzerNamen } from '../../nutzer/public.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { mitteilungDateienLesen } from '../zugang/mitteilungDateien.ts'
import { fallLaden } from '../zugang/bankFall.ts'
import { bankDateiUrl } from '../kern/bankDateiUrl.ts'

/** A file where a submission names it, or a message brought it. */
type Fund = {
  readonly uuid: string
  readonly wozu: string
  readonly art: string
  /** null: a receipt, or what came with a message, stands nowhere in the form. */
  readonly stelle: string | null
  /** null: of a message. */
  readonly eingangsnummer: string | null
}

const funde = (e: EinreichungRow): Fund[] => {
  const formular = gesendetesFormular(e)
  const { eingangsnummer } = e
  const genannte = dateiOrte(formular).map(({ pfad, wozu, datei: { uuid } }) => {
    const stelle = stelleVon(formular, pfad)
    return { uuid, wozu, art: pfad.slice(pfad.lastIndexOf('.') + 1), stelle, eingangsnummer }
  })
  const beleg = { wozu: `Eingangsbestätigung ${eingangsnummer}`, art: 'beleg', stelle: null, eingangsnummer }
  return e.beleg_guid === null ? genannte : [...genannte, { ...beleg, uuid: e.beleg_guid }]
}

const MITTEILUNG = 'mitteilung'

const ausMitteilung = ({ uuid, am }: { readonly uuid: string; readonly am: Date }): Fund => ({
  uuid,
  wozu: `Mitteilung vom ${alsDatum(tagInBerlin(am))}`,
  art: MITTEILUNG,
  stelle: null,
  eingangsnummer: null,
})

const einzeln = <T>(werte: readonly T[]): T[] => [...new Set(werte)]

/** Papers of what was sent last first, then those of messages, what the last one leaves out, receipts. */
const rang = (hier: readonly Fund[], letzte: string): number => {
  if (hier.some(({ art }) => art === 'beleg')) return 3
  if (hier.some(({ eingangsnummer }) => eingangsnummer === letzte)) return 0
  return hier.some(({ art }) => art === MITTEILUNG) ? 1 : 2
}

type Umgebung = {
  readonly antragGuid: string
  readonly letzte: string
  readonly namen: ReadonlyMap<string, string>
  readonly dateien: readonly DateiMitHerkunft[]
}

const ansicht = (
  { hochgeladenVon, ...datei }: DateiMitHerkunft,
  hier: readonly Fund[],
  { antragGuid, letzte, namen, dateien }: Umgebung,
): FallUnterlage => ({
  ...datei,
  downloadUrl: bankDateiUrl(antragGuid, datei.uuid),
  wozu: einzeln(hier.map(({ wozu }) => wozu)).join('; '),
  art: hier[0]?.art ?? '',
  stellen: einzeln(hier.flatMap(({ stelle, eingangsnummer: e }) => (e === letzte && stelle ? [stelle] : []))),
  von: hochgeladenVon === PORTAL ? 'Portal' : (namen.get(hochgeladenVon) ?? ''),
  eingangsnummern: einzeln(hier.flatMap(({ eingangsnummer }) => eingangsnummer ?? [])),
  dieselbeWie: dateien.flatMap(({ uuid, sha256 }) =>
    uuid !== datei.uuid && sha256 === datei.sha256 ? [uuid] : [],
  ),
})

/** Every file of a case (S9-03): what any submission names, what came with messages, and the receipts, each once. */
export const fallUnterlagenLesen = async (
  { db }: Services,
  { person: { sub }, params: { guid: geschaeftGuid } }: Aufruf<typeof vertrag.fallUnterlagenLesen>,
): Promise<FallUnterlage[]> => {
  const { guid: antragGuid } = await fallLaden(db, geschaeftGuid, sub)
  const einreichungen = await einreichungenVon(db, antragGuid)
  const letzte = einreichungen[0]?.eingangsnummer ?? ''
  const nachrichten = (await mitteilungDateienLesen(db, geschaeftGuid)).map(ausMitteilung)
  const jeDatei = Map.groupBy([...einreichungen.flatMap(funde), ...nachrichten], ({ uuid }) => uuid)
  const nachRang = [...jeDatei].toSorted(([, a], [, b]) => rang(a, letzte) - rang(b, letzte))
  const dateien = await dateienMitHerkunftLesen(
    db,
    nachRang.map(([uuid]) => uuid),
  )
  const namen = await nutzerNamen(db, einzeln(dateien.map(({ hochgeladenVon }) => hochgeladenVon)))
  return dateien.map((datei) =>
    ansicht(datei, jeDatei.get(datei.uuid) ?? [], { antragGuid, letzte, namen, dateien }),
  )
}
