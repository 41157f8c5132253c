import type { Verlaufseintrag } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'

/** So many alike in a row are one line: a check leaves a dozen. */
const AB = 3

const traegtMehr = ({ dateien, zustellung }: Verlaufseintrag) => dateien.length > 0 || zustellung !== null

const gleich = (a: Verlaufseintrag, b: Verlaufseintrag | undefined): boolean =>
  b !== undefined && a.worte === b.worte && a.person === b.person && !traegtMehr(a) && !traegtMehr(b)

/** The entries in their order: what one person did several times in a row stands together. */
export const gleicheZusammen = (eintraege: readonly Verlaufseintrag[]): Verlaufseintrag[][] => {
  const reihen: Verlaufseintrag[][] = []
  for (const eintrag of eintraege) {
    const letzte = reihen.at(-1)
    if (letzte && gleich(eintrag, letzte[0])) letzte.push(eintrag)
    else reihen.push([eintrag])
  }
  return reihen.flatMap((reihe) => (reihe.length >= AB ? [reihe] : reihe.map((eintrag) => [eintrag])))
}
