import type { VorhandeneDatei } from '@foerderportal/contract/formular/dateien'
import { passtZu } from '@foerderportal/values/suche/schlicht'

/** The files that hold every word of the search in their name, kind or the number of their form. */
export const suchen = (alle: readonly VorhandeneDatei[], suche: string): readonly VorhandeneDatei[] =>
  alle.filter(({ datei, verwendungen }) =>
    passtZu([datei.dateiname, ...verwendungen.flatMap(({ geNr, wozu }) => [geNr, wozu])].join(' '), suche),
  )
