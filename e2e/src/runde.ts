import { expect } from '@playwright/test'
import { bekundungAnlegen, bekundungSpeichern } from '@foerderportal/contract/interessenbekundung/routes'
import { ziehungSchreiben } from '@foerderportal/contract/interessenbekundung/reihung/ziehungsformen'
import {
  reihungVorbereiten,
  rundeLesen,
  rundenaktFreigeben,
} from '@foerderportal/contract/interessenbekundung/bank/routes'
import { ziehungstag } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { angemeldet, type Angemeldet } from './api.ts'
import type { Sql } from './portal/portalMitDatenbank.ts'

/** The result of a round's draw: it names its day. */
export const gezogen = async (wer: Angemeldet, guid: string): Promise<string> => {
  const { ziehung } = (await wer.rufen(rundeLesen, { params: { guid } })).body
  return ziehungSchreiben('LOTTO-6AUS49', ziehungstag(ziehung?.am ?? ''), [[4, 11, 19, 27, 38, 44], [7]])
}

/** The day on which everything of a round happens, so many days earlier: as if so many had passed. */
export const tageVergehen = async (sql: Sql, runde: string, tage: number): Promise<void> => {
  // a round of the demo world alone moves with the calendar (migration 0085)
  await sql('update ibk_meta set demo = true where guid = $1', [runde])
  const frueher = ['von', 'bis', 'ziehung_am', 'veroeffentlicht_am'].map(
    (spalte) => `${spalte} = ${spalte} - make_interval(days => $2)`,
  )
  await sql(`update ibk_meta set ${frueher.join(', ')} where guid = $1`, [runde, tage])
}

/** The list freezes by its own job; until its draw some days pass. */
export const bisZurZiehung = async (sql: Sql, wer: Angemeldet, runde: string): Promise<void> => {
  await sql(`select graphile_worker.add_job('runde-einfrieren', '{}'::json)`)
  const stand = async () => (await wer.rufen(rundeLesen, { params: { guid: runde } })).body.stand
  await expect.poll(stand).toBe('EINGEFROREN')
  await sql(`update ibk_meta set ziehung_am = now() - interval '1 hour' where guid = $1`, [runde])
}

/** Frank releases what lies before him of a round, over HTTP. */
export const rundenaktFreigegeben = async (frank: Angemeldet, guid: string): Promise<void> => {
  const { akte } = (await frank.rufen(rundeLesen, { params: { guid } })).body
  const akt = akte.find((eine) => eine.status === 'VORGELEGT')
  const params = { guid: akt?.guid ?? '' }
  const { status, body } = await frank.rufen(rundenaktFreigeben, {
    params,
    body: { sha256: akt?.sha256 ?? '' },
  })
  if (status !== 200) throw new Error(`Freigabe: ${status} ${JSON.stringify(body)}`)
}

type Wunsch = { readonly runde: string; readonly unternehmenGuid: string; readonly betrag: number }

/** A declaration that is sent, over HTTP; answers its guid. */
export const bekundet = async (hof: Angemeldet, { runde, unternehmenGuid, betrag }: Wunsch) => {
  const neu = await hof.rufen(bekundungAnlegen, { params: { ibkMetaGuid: runde, unternehmenGuid } })
  const { guid } = neu.body
  const investitionen = [{ investitionBereich: 'B.1', betragInEuro: betrag }]
  const { status, body } = await hof.rufen(bekundungSpeichern, {
    body: { guid, fertig: true, investitionen },
  })
  if (status !== 200) throw new Error(`Bekundung: ${status} ${JSON.stringify(body)}`)
  return guid
}

/** Petra types the draw, freshly signed in. */
export const gereiht = async (url: string, guid: string): Promise<void> => {
  const petra = await angemeldet(url, 'petra.programme')
  const { status, body } = await petra.rufen(reihungVorbereiten, {
    params: { guid },
    body: { zufall: await gezogen(petra, guid) },
  })
  if (status !== 200) throw new Error(`Reihung: ${status} ${JSON.stringify(body)}`)
}
