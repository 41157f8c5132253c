import {
  entscheidungFreigeben,
  entscheidungLesen,
  entscheidungSpeichern,
  entscheidungVorlegen,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { antragEinreichen, antragLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { pruefungBeginnen } from '@foerderportal/contract/zuwendung/bank/routes'
import { angemeldet } from '../api.ts'
import type { Fall } from '../antrag/fall.ts'
import { fallDerBank, punkteBeantworten } from '../tisch.ts'
import { hofMitAngebot } from './hof.ts'

const gelungen = <A extends { readonly status: number; readonly body: unknown }>(antwort: A): A => {
  if (antwort.status !== 200) throw new Error(`${antwort.status} ${JSON.stringify(antwort.body)}`)
  return antwort
}

export type Bewilligt = { readonly fall: Fall; readonly geschaeft: string; readonly geNr: string }

/** What journeys after the approval begin with: sent, checked, decided and released over HTTP. */
export const bewilligterFall = async (url: string): Promise<Bewilligt> => {
  const fall = await hofMitAngebot(url)
  const params = { guid: fall.guid }
  const { formular } = (await fall.wer.rufen(antragLesen, { params })).body
  gelungen(await fall.wer.rufen(antragEinreichen, { params, body: { ...formular, fertig: true } }))
  const sabine = await angemeldet(url, 'sabine.sachbearbeitung')
  const { geschaeft, geNr } = await fallDerBank(sabine, fall)
  gelungen(await sabine.rufen(pruefungBeginnen, { params }))
  await punkteBeantworten(url, geschaeft)
  const amFall = { params: { guid: geschaeft } }
  const { inhalt } = gelungen(await sabine.rufen(entscheidungLesen, amFall)).body
  gelungen(await sabine.rufen(entscheidungSpeichern, { ...amFall, body: inhalt }))
  const { inhaltSha256 } = gelungen(await sabine.rufen(entscheidungVorlegen, amFall)).body
  const frank = await angemeldet(url, 'frank.freigabe')
  gelungen(
    await frank.rufen(entscheidungFreigeben, { ...amFall, body: { inhaltSha256: inhaltSha256 ?? '' } }),
  )
  return { fall, geschaeft, geNr }
}
