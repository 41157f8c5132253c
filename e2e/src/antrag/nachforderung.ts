import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import type { NachforderungEingabe } from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import { nachfordern, pruefungBeginnen } from '@foerderportal/contract/zuwendung/bank/routes'
import { angemeldet } from '../api.ts'

/** The bank checks a sent application and asks for something, as its caseworker over HTTP. */
export const bankFordertNach = async (
  url: string,
  guid: string,
  was: Pick<NachforderungEingabe, 'felder' | 'dokumente'>,
): Promise<void> => {
  const sabine = await angemeldet(url, 'sabine.sachbearbeitung')
  const params = { guid }
  const geprueft = await sabine.rufen(pruefungBeginnen, { params })
  const frist = tagNach(new Date(), 14)
  const gefordert = await sabine.rufen(nachfordern, {
    params,
    body: { grund: 'Das Angebot und der Preis passen noch nicht zusammen.', frist, ...was },
  })
  if (geprueft.status !== 200 || gefordert.status !== 200)
    throw new Error(JSON.stringify([geprueft.body, gefordert.body]))
}
