import { isProblem } from '@foerderportal/client/problem'
import { entscheidungSpeichern, type EntscheidungStand } from '@foerderportal/client/zuwendung/entscheidung'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Bauplan, Fassung, Roh } from '@foerderportal/entwurf/types'
import { saveOutcome } from '@foerderportal/shell/entwurf/saveOutcome'

/** The one page of it. */
export const SEITE = 'entscheidung'

const PLAN: Bauplan<EntscheidungInhalt> = {
  seite: () => ({
    lesen: (inhalt) => inhalt,
    // what the page says is the content: nobody else writes it
    schreiben: (roh: Roh) => () => roh as EntscheidungInhalt,
  }),
  kennung: ({ gegenstand, code }) =>
    [gegenstand, code].find((name): name is string => typeof name === 'string'),
}

/** Somebody else was faster: nothing is overwritten unseen, and whoever reads it decides whose draft holds. */
const deuten = (fehler: unknown) =>
  isProblem(fehler) && fehler.status === 409 ? ({ art: 'abgelehnt' } as const) : saveOutcome(fehler)

type Umgebung = {
  readonly geschaeft: string
  readonly anfang: EntscheidungStand
  readonly gespeichert: (stand: EntscheidungStand) => void
  /** Once: what is here holds, whoever was faster. */
  readonly erzwungen: () => boolean
}

/** What is written of a decision, until the server has it. */
export const entscheidungsentwurf = (u: Umgebung): Entwurf<EntscheidungInhalt> => {
  const fassung = (stand: EntscheidungStand, wert = stand.wert.inhalt): Fassung<EntscheidungInhalt> => ({
    wert,
    version: stand.version,
    um: undefined,
  })
  const entwurf: Entwurf<EntscheidungInhalt> = new Entwurf(fassung(u.anfang), PLAN, {
    speichern: async (inhalt, version) => {
      const stand = await entscheidungSpeichern(u.geschaeft, inhalt, u.erzwungen() ? undefined : version)
      u.gespeichert(stand)
      return fassung(stand, inhalt)
    },
    // Asked for after a conflict only, which is shown instead.
    laden: () => Promise.resolve(entwurf.basis()),
    deuten,
  })
  return entwurf
}
