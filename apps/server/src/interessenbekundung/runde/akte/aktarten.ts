import type { Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import type { Aktart } from './aktart.ts'
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
export const aktText = <A extends Rundenaktart>({
  art,
  angaben,
}: Pick<AktRow<A>, 'art' | 'angaben'>): string => AKTARTEN[art].text(angaben)
