import {
  bescheidAbrufBestaetigen,
  bescheidAbrufen as abrufen,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { hex } from '@foerderportal/values/hex'
import { call } from '../../call.ts'
import { dateiHolen, dateiSichern } from '../../datei.ts'

/**
 * Retrieves a notice and hands it to the browser: begun, loaded, and confirmed by the hash of what has arrived. It counts
 * only then; what broke off before counts for nothing and is begun anew.
 * @throws ProblemError; every refusal is shown at the button.
 */
export const bescheidAbrufen = async (guid: string): Promise<BescheidAnsicht> => {
  const { body: begonnen } = await call(abrufen, { params: { guid }, ignore: 'alle' })
  const { versuch, downloadUrl, dateiname } = begonnen
  const inhalt = await dateiHolen(downloadUrl)
  const sha256 = hex(await crypto.subtle.digest('SHA-256', await inhalt.arrayBuffer()))
  const { body } = await call(bescheidAbrufBestaetigen, {
    params: { guid, versuch },
    body: { sha256 },
    ignore: 'alle',
    repeatable: true,
  })
  dateiSichern(inhalt, dateiname)
  return body
}
