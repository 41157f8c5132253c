import {
  adressePruefen as adressePruefenRoute,
  adresseSuchen,
  finanzaemterLesen as finanzaemterRoute,
  gerichtssitzeLesen as gerichtssitzeRoute,
  ibanPruefen as ibanRoute,
  orteNachNameFinden,
  orteNachPlzFinden,
} from '@foerderportal/contract/verzeichnis/routes'
import type { AdressAuskunft, AdresseGefragt } from '@foerderportal/contract/verzeichnis/adresseSchema'
import type { IbanAuskunft, Ort } from '@foerderportal/contract/verzeichnis/schema'
import type { RegisterArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { call } from '../call.ts'

/** All that is asked while somebody types: what fails is told at the field and opens no dialog. */
const NEBENBEI = { background: true } as const

/** Asks the data directory about an IBAN; a refusal says what is wrong with it. */
export const ibanPruefen = async (iban: string, signal: AbortSignal): Promise<IbanAuskunft> =>
  (await call(ibanRoute, { query: { iban }, signal, ...NEBENBEI })).body

type Adresssuche = {
  readonly worte: readonly string[]
  /** Of one search field: its newer search ends an older one. */
  readonly session: string
  readonly hoechstens: number
}

/**
 * Addresses for what was typed.
 * @returns undefined when the search was ended by a newer one of its session (204).
 */
export const adressenSuchen = async (
  { worte, session, hoechstens }: Adresssuche,
  signal: AbortSignal,
): Promise<AdressAuskunft | undefined> => {
  const correlation = crypto.randomUUID()
  const body = {
    correlation,
    session,
    mode: 'STR_HNR_PLZ_ORT' as const,
    pageSize: hoechstens,
    searchWords: [...worte],
  }
  const antwort = (await call(adresseSuchen, { body, signal, ...NEBENBEI })).body
  // An answer to another question is none.
  return antwort?.correlation === correlation ? antwort : undefined
}

/** How many entries of the directory an address has; 0: it is not there. */
export const adresseZaehlen = async (
  address: AdresseGefragt['address'],
  signal: AbortSignal,
): Promise<number> => {
  const body = { correlation: crypto.randomUUID(), address }
  return (await call(adressePruefenRoute, { body, signal, ...NEBENBEI })).body.count
}

/** Places of a postal code, or of its beginning. */
export const orteZurPlz = async (plz: string, signal: AbortSignal): Promise<readonly Ort[]> =>
  (await call(orteNachPlzFinden, { body: { plz }, signal, ...NEBENBEI })).body

/** Places whose names begin so. */
export const orteZumNamen = async (ort: string, signal: AbortSignal): Promise<readonly Ort[]> =>
  (await call(orteNachNameFinden, { body: { ort }, signal, ...NEBENBEI })).body

/** Seats of the courts that keep a register. */
export const gerichtssitze = async (registerArt: RegisterArt): Promise<readonly string[]> =>
  (await call(gerichtssitzeRoute, { query: { registerArt }, ...NEBENBEI })).body

export const finanzaemter = async (): Promise<readonly string[]> =>
  (await call(finanzaemterRoute, NEBENBEI)).body
