import type { AuszahlungFormular, Verwendungsnachweis } from '../formular.ts'
import type { AuszahlungAntwort, AuszahlungGegenstand } from '../schema.ts'

/** What a request is judged against besides itself; it comes with the form answer. */
export type AuszahlungKontext = Pick<
  AuszahlungAntwort,
  'gegenstaende' | 'fruehesterTag' | 'produktGruppe'
> & {
  /** Today in Berlin, 'YYYY-MM-DD'. */
  readonly heute: string
}
export type AuszahlungDaten = {
  readonly formular: AuszahlungFormular
  readonly kontext: AuszahlungKontext
}

/** The item of a proof; undefined where it is not approved in this case. */
export const gegenstandZu = (
  { gegenstaende }: Pick<AuszahlungKontext, 'gegenstaende'>,
  { foerdergegenstandId: id }: Pick<Verwendungsnachweis, 'foerdergegenstandId'>,
): AuszahlungGegenstand | undefined =>
  gegenstaende.find(({ foerdergegenstand }) => foerdergegenstand.id === id)
