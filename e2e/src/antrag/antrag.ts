import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { antragAnlegen, antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import type { Angemeldet } from '../api.ts'
import { pdfMit } from '../pdf.ts'
import { hof } from '../portal/daten.ts'

/** The smallest PDF that opens. */
export const PDF = Buffer.from(pdfMit())

/** Registers a farm and returns its guid. */
export const hofAnlegen = async (wer: Angemeldet, nr: number): Promise<string> => {
  const huelle = await wer.rufen(unternehmenAnlegen, { body: hof(nr) })
  if (huelle.status !== 200)
    throw new Error(`Unternehmen ${nr}: ${huelle.status} ${JSON.stringify(huelle.body)}`)
  const { body } = await wer.rufen(nutzerStatusLesen)
  const guid = body.unternehmenStatus.find((u) => u.name === `Hof Prüfstein ${nr}`)?.id
  if (guid === undefined) throw new Error(`Unternehmen ${nr} fehlt im Status`)
  return guid
}

/** A new draft in the open round. */
export const entwurfAnlegen = async (wer: Angemeldet, unternehmenGuid: string): Promise<AntragFormular> => {
  const { body } = await wer.rufen(antragUebersichtLesen, { params: { unternehmenGuid }, query: {} })
  const metaGuid = body[0]?.guid ?? ''
  const neu = await wer.rufen(antragAnlegen, { params: { metaGuid, unternehmenGuid } })
  if (neu.status !== 200) throw new Error(`Antrag: ${neu.status} ${JSON.stringify(neu.body)}`)
  return neu.body.formular
}
