import type { Zahllauf, Zahlposten } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { useState } from 'react'

/** Posts that somebody has to look at before the release. */
export const auffaelligeVon = ({ posten }: Zahllauf): Zahlposten[] =>
  posten.filter(({ status, auffaelligkeiten }) => status === 'OFFEN' && auffaelligkeiten.length > 0)

/** What somebody who releases has looked at: posts by their number, and the bank's account. */
export type Bestaetigt = {
  readonly posten: readonly number[]
  readonly konto: boolean
  readonly postenSetzen: (nr: number, an: boolean) => void
  readonly kontoSetzen: (an: boolean) => void
}
type Stand = Pick<Bestaetigt, 'posten' | 'konto'>

const LEER: Stand = { posten: [], konto: false }
/** By the presentation: what is presented anew is looked at anew, even where nothing in it has changed. */
const schluesselVon = ({ guid, vorgelegt, inhaltSha256 }: Zahllauf) =>
  `zahllauf/${guid}/${vorgelegt?.am ?? ''}/${inhaltSha256 ?? ''}`

const lesen = (schluessel: string): Stand => {
  const gemerkt = sessionStorage.getItem(schluessel)
  return gemerkt === null ? LEER : (JSON.parse(gemerkt) as Stand) // written below only
}

/** Kept for this window, for the release asks to sign in once more: nobody looks at everything twice. */
export const useBestaetigt = (lauf: Zahllauf): Bestaetigt => {
  const schluessel = schluesselVon(lauf)
  const [stand, setStand] = useState(() => lesen(schluessel))
  const merken = (neu: Stand) => {
    sessionStorage.setItem(schluessel, JSON.stringify(neu))
    setStand(neu)
  }
  return {
    ...stand,
    postenSetzen: (nr, an) =>
      merken({ ...stand, posten: an ? [...stand.posten, nr] : stand.posten.filter((einer) => einer !== nr) }),
    kontoSetzen: (konto) => merken({ ...stand, konto }),
  }
}
