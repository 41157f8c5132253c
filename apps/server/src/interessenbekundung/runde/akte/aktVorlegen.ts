import type { Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import type { Tx } from '../../../platform/database/database.ts'
import type { Antwort } from '../rundeAnsehen.ts'
import { lageLaden, nachher, rundeProtokollieren } from '../rundeBewegen.ts'
import type { Rundenaufruf, Rundendienste } from '../rundendienste.ts'
import { nichtMoeglich } from '../rundePolicy.ts'
import type { Lage } from '../rundeHindernisse.ts'
import { unbeteiligtPruefen } from '../rundennaehe.ts'
import { AKTARTEN } from './aktarten.ts'
import { aktEinfuegen, aktLiegtVor, type Aktangaben } from './rundenakte.ts'

type Vorlegen<A extends Rundenaktart> = Rundenaufruf & {
  readonly art: A
  /** The declaration or invitation; without it the act is about the round itself. */
  readonly objekt?: string
  /** What the act is about, as it stands under the lock. */
  readonly angaben: (tx: Tx, lage: Lage) => Promise<Aktangaben[A]> | Aktangaben[A]
}

/** S9-01: lays an act before a second person. Nothing of it holds until it is released. */
export const aktVorlegen = <A extends Rundenaktart>(
  services: Rundendienste,
  { art, objekt, angaben: rechnen, ...aufruf }: Vorlegen<A>,
): Promise<Antwort> =>
  services.db.transaction().execute(async (tx) => {
    const lage = await lageLaden(services, tx, aufruf)
    unbeteiligtPruefen(lage.naehe)
    const { runde, person, jetzt } = lage
    const worum = objekt ?? runde.guid
    const angaben = await rechnen(tx, lage)
    const hindernis = (await aktLiegtVor(tx, art, worum))
      ? 'Das liegt schon zur Freigabe vor.'
      : await AKTARTEN[art].hindernis(tx, lage, { objekt: worum, angaben })
    if (hindernis !== null) throw nichtMoeglich(hindernis)
    const guid = await aktEinfuegen(tx, {
      runde: runde.guid,
      art,
      objekt: worum,
      angaben,
      sub: person.sub,
      jetzt,
    })
    await rundeProtokollieren(tx, runde, {
      sub: person.sub,
      handlung: 'rundenaktVorlegen',
      objektGuid: guid,
      angaben: { art, objekt: worum, ...angaben },
    })
    return nachher(tx, lage)
  })
