import type { Readable } from 'node:stream'
import { dateiLiefern, type Lieferung } from '../../platform/files/public.ts'
import { readThrough } from '../../platform/files/readThrough.ts'
import type { Services } from '../../platform/services.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { ABRUF_GILT_MS, abrufFinden, abrufGesendet } from './abrufe.ts'
import { bescheidLaden } from './bekanntgaben.ts'
import { bescheidGefunden } from './bekanntgabePolicy.ts'

export type Versuch = { readonly sub: string; readonly guid: string; readonly versuch: string }

export const VERFALLEN = 'Dieser Abruf ist älter als eine Stunde. Beginnen Sie ihn noch einmal.'

/** Notes what went out, also where the line broke. */
const gezaehlt = (services: Services, versuch: string, source: Readable): Readable => {
  const stuecke = async function* () {
    let bytes = 0
    let ganz = false
    try {
      for await (const stueck of source as AsyncIterable<Buffer>) {
        bytes += stueck.length
        yield stueck
      }
      ganz = true
    } finally {
      const gesendetAm = ganz ? services.clock.now() : null
      await abrufGesendet(services.db, versuch, { bytes, gesendetAm }).catch((err: unknown) =>
        services.log.error({ err }, 'attempt of a retrieval not noted'),
      )
    }
  }
  return readThrough(source, stuecke())
}

/** The bytes of a retrieval that has begun, for who began it. That they went out is no proof that they arrived. */
export const bescheidAbrufLaden = async (services: Services, v: Versuch): Promise<Lieferung> => {
  const abruf = bescheidGefunden(await abrufFinden(services.db, v))
  if (abruf.begonnen_am.getTime() + ABRUF_GILT_MS <= services.clock.now().getTime())
    throw nichtMoeglich(VERFALLEN)
  const { datei_guid: datei } = bescheidGefunden(await bescheidLaden(services.db, v.guid))
  const { stream, headers } = await dateiLiefern(services, datei ?? '', true)
  return {
    stream: gezaehlt(services, v.versuch, stream),
    headers: { ...headers, 'cache-control': 'no-store' },
  }
}
