import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import {
  erklaerenHindernis,
  mitzeichnenHindernis,
  zuruecknehmenHindernis,
  type Verzichtslage,
} from '@foerderportal/contract/zuwendung/antrag/verzicht/lage'
import type { VerzichtAnsicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { gefunden } from '../kern/policy.ts'
import { antragFinden, type AntragRow } from '../kern/repository.ts'
import { bewilligtesLaden, istWirksam, type Bewilligtes } from './bewilligtes.ts'
import { ueberholt } from './ueberholt.ts'
import { laufenderUnter, verzichteVon, type VerzichtRow } from './verzichte.ts'
import { gegenstandAnsicht, verzichteAnsehen } from './verzichtView.ts'

/** All that a waiver depends on, as it stands now. */
export type Verzichtsfall = {
  readonly antrag: AntragRow
  readonly bewilligtes: readonly Bewilligtes[]
  readonly verzichte: readonly VerzichtRow[]
  readonly lage: Verzichtslage
  /** Who may sign for the company, by name. */
  readonly zeichnende: readonly string[]
}

/** Who asks, and when. */
type Frage = { readonly sub: string; readonly jetzt: Date }

/** What the application says of who signs for the company holds for what it declares later (S4-07). */
const zuZweit = ({ formular }: AntragRow): boolean => formular.alleineZeichnungsberechtigt === false

export const verzichtsfallLaden = async (
  db: Database | Tx,
  antrag: AntragRow,
  { sub, jetzt }: Frage,
): Promise<Verzichtsfall> => {
  const geschaeft = antrag.geschaeft_guid
  const mitglieder = await mitgliederLaden(db, antrag.unternehmen_guid)
  const ich = mitglieder.find((m) => m.sub === sub)
  const bewilligtes = await bewilligtesLaden(db, geschaeft)
  const verzichte = await verzichteVon(db, geschaeft)
  const laufender = laufenderUnter(verzichte)
  const zeichnende = mitglieder.filter((m) => m.zeichnungsberechtigung).map(nutzerName)
  return {
    antrag,
    bewilligtes,
    verzichte,
    zeichnende,
    lage: {
      status: antrag.status,
      wirksam: await istWirksam(db, geschaeft, jetzt),
      etwasFrei: bewilligtes.some(({ bewilligtCent, gebundenCent }) => bewilligtCent > gebundenCent),
      zuZweit: zuZweit(antrag),
      anzahlZeichnende: zeichnende.length,
      stand: laufender?.status ?? null,
      ueberholt: ueberholt({ bewilligtes, mitglieder, sub }, laufender),
      selbst: laufender?.erklaert_von === sub,
      zeichnungsberechtigt: ich?.zeichnungsberechtigung ?? false,
      identifiziert: ich?.identifiziert ?? false,
    },
  }
}

/** The same as the company reads it: what it is granted only once it was told (S9-10). */
export const verzichtsfallAnsehen = async (
  db: Database | Tx,
  { antrag, bewilligtes, verzichte, lage, zeichnende }: Verzichtsfall,
): Promise<VerzichtAnsicht> => ({
  unternehmenGuid: antrag.unternehmen_guid,
  geNr: antrag.ge_nr,
  gegenstaende: lage.wirksam ? bewilligtes.map(gegenstandAnsicht) : [],
  verzichte: await verzichteAnsehen(db, verzichte),
  zeichnende: [...zeichnende],
  zuZweit: lage.zuZweit,
  erklaerenHindernis: erklaerenHindernis(lage),
  mitzeichnenHindernis: mitzeichnenHindernis(lage),
  zuruecknehmenHindernis: zuruecknehmenHindernis(lage),
})

/** What of an approval can be waived, and what was, for every member of the company. */
export const verzichtLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { sub, guid }: { readonly sub: string; readonly guid: string },
): Promise<VerzichtAnsicht> => {
  const antrag = gefunden(await antragFinden(db, guid, sub))
  return verzichtsfallAnsehen(db, await verzichtsfallLaden(db, antrag, { sub, jetzt: clock.now() }))
}
