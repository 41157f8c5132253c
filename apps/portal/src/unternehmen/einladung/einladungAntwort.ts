import {
  unterbrechungLesen,
  unterbrechungMerken,
  unterbrechungVergessen,
} from '@foerderportal/shell/rahmen/unterbrechung'

/** An answer that waits for a fresh sign-in (S1-04). */
export type Antwort = { readonly einladungId: string; readonly annehmen: boolean }

const SCHLUESSEL = 'portal-einladung'

/** Keeps an answer while the browser goes through the sign-in; gives the hash to come back with. */
export const antwortMerken = (antwort: Antwort): string => unterbrechungMerken(SCHLUESSEL, antwort)

/** The answer to finish, once; undefined unless one came back from the sign-in that was asked for it. */
export const antwortNehmen = (hash: string): Antwort | undefined => {
  const gemerkt = unterbrechungLesen<Antwort>(SCHLUESSEL, hash)
  unterbrechungVergessen(SCHLUESSEL)
  return gemerkt?.zurueck ? gemerkt.inhalt : undefined
}
