import { dateiOrte } from '@foerderportal/contract/auszahlung/antrag/dateiorte'
import { auszahlungDateiOeffnen } from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { FallUnterlage } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import type { Database, Tx } from '../../platform/database/database.ts'
import { dateienMitHerkunftLesen } from '../../platform/files/public.ts'
import { nutzerNamen } from '../../nutzer/public.ts'
import type { Auszahlungsbescheidstand } from '../../zuwendung/public.ts'
import type { Pruefungsfall } from './pruefungsfall.ts'
import { antwortdateienLesen } from './rueckfragen.ts'

type Herkunft = Pick<FallUnterlage, 'wozu' | 'art' | 'stellen' | 'eingangsnummern'>

/** What each file is for: as the request names it, or else where it came from; papers first, then answers, the receipt, the notice. */
const herkuenfte = async (
  db: Database | Tx,
  { guid, formular, beleg_guid, eingangsnummer }: Pruefungsfall,
  bescheid: Auszahlungsbescheidstand | null,
): Promise<ReadonlyMap<string, Herkunft>> => {
  const eingangsnummern = [eingangsnummer]
  const alle = new Map<string, Herkunft>()
  for (const [uuid, orte] of Map.groupBy(dateiOrte(formular), ({ datei }) => datei.uuid)) {
    const wozu = [...new Set(orte.map((ort) => ort.wozu))].join('; ')
    alle.set(uuid, { wozu, art: 'rechnungen', stellen: orte.map(({ pfad }) => pfad), eingangsnummern })
  }
  for (const { uuid, am } of await antwortdateienLesen(db, guid)) {
    const wozu = `Mitteilung vom ${alsDatum(tagInBerlin(am))}`
    if (!alle.has(uuid)) alle.set(uuid, { wozu, art: 'mitteilung', stellen: [], eingangsnummern: [] })
  }
  if (beleg_guid !== null) {
    const wozu = `Eingangsbestätigung ${eingangsnummer}`
    alle.set(beleg_guid, { wozu, art: 'beleg', stellen: [], eingangsnummern })
  }
  if (bescheid?.datei) {
    const wozu = `Bescheid ${bescheid.nummer}`
    alle.set(bescheid.datei, { wozu, art: 'beleg', stellen: [], eingangsnummern })
  }
  return alle
}

/** Files that an answer may name as evidence: what the request names, what the company sent about it since, the receipt. */
export const belegbareDateien = async (
  db: Database | Tx,
  fall: Pruefungsfall,
): Promise<ReadonlySet<string>> => new Set((await herkuenfte(db, fall, null)).keys())

/** The papers of a request beside its check: what it names, what the company sent about it since, receipt and notice. */
export const unterlagenLesen = async (
  db: Database | Tx,
  fall: Pruefungsfall,
  bescheid: Auszahlungsbescheidstand | null,
): Promise<FallUnterlage[]> => {
  const alle = await herkuenfte(db, fall, bescheid)
  const dateien = await dateienMitHerkunftLesen(db, [...alle.keys()])
  const namen = await nutzerNamen(
    db,
    dateien.map(({ hochgeladenVon }) => hochgeladenVon),
  )
  return dateien.flatMap(({ hochgeladenVon, ...datei }) => {
    const herkunft = alle.get(datei.uuid)
    if (herkunft === undefined) return []
    return {
      ...datei,
      ...herkunft,
      downloadUrl: auszahlungDateiOeffnen.path.replace(':guid', fall.guid).replace(':dateiGuid', datei.uuid),
      von: namen.get(hochgeladenVon) ?? 'Portal',
      dieselbeWie: dateien.flatMap(({ sha256, uuid }) =>
        sha256 === datei.sha256 && uuid !== datei.uuid ? [uuid] : [],
      ),
    }
  })
}
