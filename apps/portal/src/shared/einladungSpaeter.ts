/** Names neither person nor company, only the session: nothing on a device that others use too may say whose it was (S10-03). */
const SCHLUESSEL = 'portal-einladung-spaeter'

type Gemerkt = { readonly sitzung: string; readonly guids: readonly string[] }

const gelesen = (): Gemerkt | undefined => {
  try {
    return JSON.parse(localStorage.getItem(SCHLUESSEL) ?? 'null') as Gemerkt | undefined // written below only
  } catch {
    return undefined // storage may be forbidden
  }
}

/** Where storage is forbidden, until the page is loaded anew. */
let imSpeicher: Gemerkt | undefined

/** Puts invitations off until this session ends, in all its windows (S1-12). */
export const spaeterEntscheiden = (sitzung: string | undefined, guids: readonly string[]): void => {
  imSpeicher = { sitzung: sitzung ?? '', guids }
  try {
    localStorage.setItem(SCHLUESSEL, JSON.stringify(imSpeicher))
  } catch {
    // As above; this window knows it all the same.
  }
}

/** What an earlier session put off is of no use to anybody. */
const vergessen = (): void => {
  imSpeicher = undefined
  try {
    localStorage.removeItem(SCHLUESSEL)
  } catch {
    // As above; nothing was kept.
  }
}

/** Whether each of these was put off in this session: one that came since, or the next sign-in, asks again. */
export const alleAufgeschoben = (sitzung: string | undefined, guids: readonly string[]): boolean => {
  const gemerkt = gelesen() ?? imSpeicher
  if (gemerkt === undefined) return false
  if (gemerkt.sitzung === (sitzung ?? '')) return guids.every((guid) => gemerkt.guids.includes(guid))
  vergessen()
  return false
}
