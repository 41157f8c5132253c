import { entscheidungssummen } from './betraege.ts'
import type { Baustein, Bescheidvorlage } from './bescheidvorlage.ts'
import type { EntscheidungInhalt, Entscheidungsgegenstand, Werte } from './schema.ts'

/** What a draft is judged against. */
export type Entscheidungsumstaende = {
  readonly gegenstaende: readonly Entscheidungsgegenstand[]
  readonly vorlage: Bescheidvorlage
}

export type AktiverBaustein = { readonly baustein: Baustein; readonly werte: Werte }

/** The modules of the notice in the order of the programme: the mandatory ones of its kind and the chosen ones. */
export const aktiveBausteine = (
  { art, betraege: angaben, bausteine: gewaehlte }: EntscheidungInhalt,
  { gegenstaende, vorlage }: Entscheidungsumstaende,
): AktiverBaustein[] => {
  const gekuerzt = entscheidungssummen(gegenstaende, angaben).wegfallCent > 0
  return vorlage.bausteine
    .filter(({ arten, nurBei }) => arten.includes(art) && (nurBei === undefined || gekuerzt))
    .flatMap((baustein) => {
      const gewaehlt = gewaehlte.find(({ code }) => code === baustein.code)
      return baustein.pflicht || gewaehlt !== undefined ? [{ baustein, werte: gewaehlt?.werte ?? {} }] : []
    })
}
