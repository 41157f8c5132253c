import type { RundeAngaben } from '@foerderportal/contract/interessenbekundung/bank/angaben'
import { rundentageFehler } from '@foerderportal/contract/interessenbekundung/bank/rundentage'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Gelesen } from '../../platform/handlung/handeln.ts'
import { ohneFehler } from '../../platform/http/refusal.ts'
import type { Antwort } from './rundeAnsehen.ts'
import { rundeBewegen } from './rundeBewegen.ts'
import type { Rundenaufruf, Rundendienste } from './rundendienste.ts'
import { rundeUeberschreiben } from './runden.ts'

type Aendern = Rundenaufruf & Gelesen & { readonly angaben: RundeAngaben }

/** S9-05: changes a planned round; once it is published its Vorgaben are locked (S3-01). */
export const rundeAendern = (services: Rundendienste, { angaben, ...aufruf }: Aendern): Promise<Antwort> =>
  rundeBewegen(services, aufruf, 'rundeAendern', async (tx, { runde, person: { sub }, jetzt }) => {
    ohneFehler(rundentageFehler(angaben, tagInBerlin(jetzt)))
    await rundeUeberschreiben(tx, { guid: runde.guid, angaben, sub, jetzt })
    return angaben
  })
