import { ibanPruefen as route } from '@foerderportal/contract/verzeichnis/routes'
import type { IbanAuskunft } from '@foerderportal/contract/verzeichnis/schema'
import { call } from './call.ts'

/** Asks the data directory about an IBAN; a refusal says what is wrong with it. */
export const ibanPruefen = async (iban: string, signal: AbortSignal): Promise<IbanAuskunft> =>
  (await call(route, { query: { iban }, signal, background: true })).body
