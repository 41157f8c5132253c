import type { Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import type { Tx } from '../../../platform/database/database.ts'
import type { Seeddienste } from '../rundendienste.ts'
import type { Lage } from '../rundeHindernisse.ts'
import type { Aktart, Wirkung } from './aktart.ts'
import { annullierung } from './annullierung.ts'
import { einladungsverlaengerung } from './einladungsverlaengerung.ts'
import { entfallen } from './entfallen.ts'
import { fristverlaengerung } from './fristverlaengerung.ts'
import { mittelerhoehung } from './mittelerhoehung.ts'
import type { AktRow } from './rundenakte.ts'
import { veroeffentlichung } from './veroeffentlichung.ts'

/** Every act that needs two people; ranking and batches have tables of their own. */
export const AKTARTEN: { readonly [A in Rundenaktart]: Aktart<A> } = {
  rundeVeroeffentlichen: veroeffentlichung,
  fristVerlaengern: fristverlaengerung,
  mittelErhoehen: mittelerhoehung,
  rundeAnnullieren: annullierung,
  bekundungEntfallen: entfallen,
  einladungVerlaengern: einladungsverlaengerung,
}

/** What an act does, as a sentence. */
export const aktText = <A extends Rundenaktart>({ art, angaben }: AktRow<A>): string =>
  AKTARTEN[art].text(angaben)

/** Why an act can't be released now, as a sentence. */
export const aktHindernis = <A extends Rundenaktart>(
  tx: Tx,
  lage: Lage,
  { art, objekt_guid: objekt, angaben }: AktRow<A>,
): Promise<string | null> => AKTARTEN[art].hindernis(tx, lage, { objekt, angaben })

/** What its release needs before the transaction, and then does. */
export const aktWirkung = <A extends Rundenaktart>(services: Seeddienste, akt: AktRow<A>): Promise<Wirkung> =>
  AKTARTEN[akt.art].wirkung(services, akt)
