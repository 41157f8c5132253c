import type { AuszahlungFormular, Verwendungsnachweis } from '@foerderportal/contract/auszahlung/formular'
import { rechnungsschluessel } from '@foerderportal/contract/auszahlung/antrag/rechnungsschluessel'
import { beantragtCent, foerderfaehigCent } from '@foerderportal/contract/auszahlung/rules'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import type { Posten } from './auszahlungen.ts'
import type { Position } from './positionen.ts'

const anspruch = (n: Verwendungsnachweis): Position => ({
  nachweis: n.id ?? '',
  gegenstand: n.foerdergegenstandId ?? '',
  beantragtCent: beantragtCent(n),
  foerderfaehigCent: foerderfaehigCent(n),
  schluessel: rechnungsschluessel(n.rechnungsNummer, n.rechnungsSteller),
  nummer: n.rechnungsNummer ?? null,
  datum: n.rechnungsDatum ?? null,
  steller: n.rechnungsSteller ?? null,
  rechnungCent: typeof n.rechnungsBetrag === 'number' ? inCent(n.rechnungsBetrag) : null,
})

/** What a form claims, proof by proof. */
export const ansprueche = ({ verwendungsnachweise }: AuszahlungFormular): Position[] =>
  (verwendungsnachweise ?? []).map(anspruch)

const betraege = (formular: AuszahlungFormular): string =>
  JSON.stringify(
    ansprueche(formular).map(({ nachweis, gegenstand, beantragtCent: cent }) => [nachweis, gegenstand, cent]),
  )

/** Whether two states of a form hold the same amounts: then a save has nothing to do but to write the form. */
export const gleicheAnsprueche = (a: AuszahlungFormular, b: AuszahlungFormular): boolean =>
  betraege(a) === betraege(b)

/**
 * What a draft holds: what it claims, as far as it is there (S6-02). Typing more than that is no reason to lose what was
 * typed: it is refused when it is sent. An item that is not approved here holds nothing.
 */
export const gehalteneAnsprueche = (formular: AuszahlungFormular, posten: readonly Posten[]): Position[] => {
  const frei = new Map(posten.map(({ guid, restCent }) => [guid, restCent]))
  return ansprueche(formular).flatMap((p) => {
    const rest = frei.get(p.gegenstand)
    if (rest === undefined) return []
    const gehalten = Math.min(p.beantragtCent, Math.max(0, rest))
    frei.set(p.gegenstand, rest - gehalten)
    return [{ ...p, beantragtCent: gehalten }]
  })
}
