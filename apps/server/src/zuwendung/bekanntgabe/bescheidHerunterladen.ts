import { istGegeben } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { dateiLiefern, type Lieferung } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { bescheidLaden, type Bescheid } from './bekanntgaben.ts'
import { bescheidFehlt, bescheidGefunden, standAm } from './bekanntgabePolicy.ts'
import { abrufHindernis, leserLaden, type Leser } from './bescheidAnsicht.ts'

const RUFEN = 'Rufen Sie den Bescheid zuerst im Portal ab.'

/** Not given yet: while it lies ready 403 with who may retrieve it, else there is nothing here. */
const nochNicht = (b: Bescheid, leser: Leser, jetzt: Date) =>
  standAm(b, jetzt) === 'BENACHRICHTIGT'
    ? absagen(ALLGEMEIN.keineBerechtigung, abrufHindernis(leser)?.text ?? RUFEN)
    : bescheidFehlt()

/** The notice for every member of the company, for as long as it is kept, once it was given. Never a retrieval itself. */
export const bescheidHerunterladen = async (
  services: Services,
  { sub, guid, download }: { readonly sub: string; readonly guid: string; readonly download: boolean },
): Promise<Lieferung> => {
  const b = bescheidGefunden(await bescheidLaden(services.db, guid))
  const leser = bescheidGefunden(await leserLaden(services.db, b.unternehmen_guid, sub))
  const jetzt = services.clock.now()
  if (!istGegeben(standAm(b, jetzt))) throw nochNicht(b, leser, jetzt)
  return dateiLiefern(services, b.datei_guid ?? '', download)
}
