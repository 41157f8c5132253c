import { entscheidungSpeichern } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { bewegen } from '@foerderportal/client/rufen'
import { isProblem } from '@foerderportal/client/problem'
import { entscheidungLaden, type EntscheidungStand } from '@foerderportal/client/zuwendung/entscheidung'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Bauplan, Entwurfsseite, Fassung, Roh } from '@foerderportal/entwurf/types'
import { saveOutcome } from '@foerderportal/shell/entwurf/saveOutcome'

/** The one page of it. */
export const SEITE = 'entscheidung'

const ALLES: Entwurfsseite<EntscheidungInhalt> = {
  lesen: (inhalt) => inhalt,
  // what the page says is the content: nobody else writes it
  schreiben: (roh: Roh) => () => roh as EntscheidungInhalt,
}

export const PLAN: Bauplan<EntscheidungInhalt> = {
  seite: (name) => (name === SEITE ? ALLES : undefined),
  kennung: ({ gegenstand, code }) =>
    [gegenstand, code].find((name): name is string => typeof name === 'string'),
}

/** Somebody else was faster: both are merged field by field. Any other refusal with this status is one. */
const deuten = (fehler: unknown) =>
  isProblem(fehler) && fehler.status === 409 && fehler.problem.type !== ALLGEMEIN.konkurrierend.type
    ? ({ art: 'abgelehnt' } as const)
    : saveOutcome(fehler)

type Umgebung = {
  readonly geschaeft: string
  readonly anfang: EntscheidungStand
  /** What the server has now. */
  readonly gespeichert: (stand: EntscheidungStand) => void
}

/** What is written of a decision, until the server has it. */
export const entscheidungsentwurf = (u: Umgebung): Entwurf<EntscheidungInhalt> => {
  const fassung = (stand: EntscheidungStand, wert = stand.wert.inhalt): Fassung<EntscheidungInhalt> => ({
    wert,
    version: stand.version,
    um: undefined,
  })
  /** Refused because somebody presented it: shows how it stands now, with what was typed here. */
  const nachsehen = async (fehler: unknown): Promise<never> => {
    if (isProblem(fehler, 412)) {
      const stand = await entscheidungLaden(u.geschaeft)
      if (stand.wert.moeglich.entscheidungSpeichern !== null) u.gespeichert(stand)
    }
    throw fehler
  }
  return new Entwurf(fassung(u.anfang), PLAN, {
    speichern: async (inhalt, version) => {
      const stand = await bewegen(entscheidungSpeichern, {
        params: { guid: u.geschaeft },
        body: inhalt,
        ifMatch: version,
      }).catch(nachsehen)
      u.gespeichert(stand)
      return fassung(stand, inhalt)
    },
    laden: async () => {
      const stand = await entscheidungLaden(u.geschaeft)
      u.gespeichert(stand)
      return fassung(stand)
    },
    deuten,
  })
}
