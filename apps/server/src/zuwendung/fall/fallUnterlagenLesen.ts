import type { FallUnterlage } from '@foerderportal/contract/zuwendung/fall/schema'
import { stelleVon } from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'
import { dateiOrte } from '@foerderportal/contract/zuwendung/unterlagen/dateiorte'
import { einreichungenVon, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { PORTAL, dateienMitHerkunftLesen, type DateiMitHerkunft } from '../../platform/files/public.ts'
import type { Services } from '../../platform/services.ts'
import { nutzerNamen } from '../../nutzer/public.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { fallLaden } from '../zugang/bankFall.ts'
import { bankDateiUrl } from '../kern/bankDateiUrl.ts'

/** A file where a submission names it. */
type Fund = {
  readonly uuid: string
  readonly wozu: string
  readonly art: string
  /** null: a receipt stands nowhere in the form. */
  readonly stelle: string | null
  readonly eingangsnummer: string
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

const einzeln = <T>(werte: readonly T[]): T[] => [...new Set(werte)]

/** Papers of what was sent last first, then what it leaves out, then receipts. */
const rang = (hier: readonly Fund[], letzte: string): number => {
  if (hier.some(({ art }) => art === 'beleg')) return 2
  return hier.some(({ eingangsnummer }) => eingangsnummer === letzte) ? 0 : 1
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
  eingangsnummern: einzeln(hier.map(({ eingangsnummer }) => eingangsnummer)),
  dieselbeWie: dateien.flatMap(({ uuid, sha256 }) =>
    uuid !== datei.uuid && sha256 === datei.sha256 ? [uuid] : [],
  ),
})

/** Every file of a case (S9-03): what any submission names, and the receipts, each once. */
export const fallUnterlagenLesen = async (
  { db }: Services,
  sub: string,
  geschaeftGuid: string,
): Promise<FallUnterlage[]> => {
  const { guid: antragGuid } = await fallLaden(db, geschaeftGuid, sub)
  const einreichungen = await einreichungenVon(db, antragGuid)
  const letzte = einreichungen[0]?.eingangsnummer ?? ''
  const jeDatei = Map.groupBy(einreichungen.flatMap(funde), ({ uuid }) => uuid)
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
