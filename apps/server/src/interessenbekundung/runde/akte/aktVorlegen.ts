import type { Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import type { Antwort } from '../rundeAnsehen.ts'
import type { Seeddienste } from '../rundendienste.ts'
import type { Angemeldet } from '../rundePolicy.ts'
import { RUNDENAKT, type Angaben } from './rundenakt.ts'

type Vorlegen<A extends Rundenaktart> = {
  readonly guid: string
  readonly person: Angemeldet
  readonly art: A
  /** The declaration or invitation; without it the act is about the round itself. */
  readonly objekt?: string
  /** What the act is about, as it stands under the lock. */
  readonly angaben: Angaben<A>
}

/** S9-01: lays an act before a second person. Nothing of it holds until it is released. */
export const aktVorlegen = <A extends Rundenaktart>(
  services: Seeddienste,
  { guid, person, art, objekt = guid, angaben }: Vorlegen<A>,
): Promise<Antwort> =>
  RUNDENAKT[art].vorlegen(services, { adresse: { runde: guid, objekt }, person, eingabe: angaben })
