import { randomUUID } from 'node:crypto'
import type { RundeAngaben } from '@foerderportal/contract/interessenbekundung/bank/angaben'
import { rundentageFehler } from '@foerderportal/contract/interessenbekundung/bank/rundentage'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { ohneFehler } from '../../platform/http/refusal.ts'
import { rundeAnsehen, type Antwort } from './rundeAnsehen.ts'
import { rundeProtokollieren } from './rundeBewegen.ts'
import type { Rundendienste } from './rundendienste.ts'
import { gefunden, nichtMoeglich, type Person } from './rundePolicy.ts'
import { programmeLesen, rundeEinfuegen, rundeFinden } from './runden.ts'

type Anlegen = {
  readonly angaben: RundeAngaben
  readonly person: Person
  /** Of the demo world: fixed, so that links can name it. */
  readonly guid?: string
}

/**
 * S9-05: plans a round. Its programme need only exist as data (S9-05): a new one is a matter of data, not of a new version
 * of the portal.
 */
export const rundeAnlegen = (
  { db, clock }: Rundendienste,
  { angaben, person, guid = randomUUID() }: Anlegen,
): Promise<Antwort> =>
  db.transaction().execute(async (tx) => {
    if (!(await programmeLesen(tx)).includes(angaben.programm))
      throw nichtMoeglich(
        `Für das Programm „${programmName(angaben.programm)}“ gibt es noch keine Daten. Legen Sie zuerst seine Fassung an.`,
      )
    const jetzt = clock.now()
    ohneFehler(rundentageFehler(angaben, tagInBerlin(jetzt)))
    await rundeEinfuegen(tx, { guid, angaben, jetzt, sub: person.sub })
    await rundeProtokollieren(tx, { guid }, { sub: person.sub, handlung: 'rundeAnlegen', angaben })
    return rundeAnsehen(tx, gefunden(await rundeFinden(tx, guid)), person, jetzt)
  })
