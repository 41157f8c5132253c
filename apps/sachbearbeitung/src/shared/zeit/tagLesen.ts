import { serverJetzt } from '@foerderportal/client/serverzeit'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { datumLesen } from '@foerderportal/schreibweise/datum'
import type { Gelesen } from '@foerderportal/schreibweise/ergebnis'

/** Which days a field takes; `heute` is the day in Berlin. The server asks the same. */
export type Tagesregel = (tag: string, heute: string) => readonly Feldfehler[]

/** The day that somebody typed, if its field takes it; else what is possible, as the server would say it. */
export const tagLesen =
  (regel: Tagesregel, was?: string) =>
  (text: string): Gelesen<string> => {
    const gelesen = datumLesen(text, was)
    if (!gelesen.ok) return gelesen
    const [fehler] = regel(gelesen.wert, tagInBerlin(serverJetzt()))
    return fehler === undefined ? gelesen : { ok: false, fehler: fehler.text }
  }

/** What is wrong with it, at the field of that name. */
export const tagFehlerAn = (pfad: string, text: string, regel: Tagesregel): Feldfehler[] => {
  const gelesen = tagLesen(regel)(text)
  return gelesen.ok ? [] : [{ pfad, text: gelesen.fehler }]
}
