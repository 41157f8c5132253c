import {
  bescheidAnzeige,
  istZuTun,
  wartenderBescheid,
  wirkung,
} from '@foerderportal/contract/zuwendung/bekanntgabe/bescheidWorte'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bekanntgabe/schema'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { pfade } from '../../paths.ts'
import type { Vorgang } from './vorgaengeSammeln.ts'

/** Until when the reader can retrieve what waits for him. */
export const abruffristen = (bescheide: readonly BescheidAnsicht[]) =>
  bescheide
    .filter(istZuTun)
    .flatMap(({ guid, geNr, endetAm }) =>
      endetAm === null
        ? []
        : { was: `Bescheid zum Antrag ${geNr} abrufen`, href: pfade.bescheid(guid), bis: endetAm },
    )

type Aufgabe = NonNullable<Vorgang['weitereAufgaben']>[number]

/** To retrieve each that waits for the reader; of several each by its number. */
const abrufe = (bescheide: readonly BescheidAnsicht[], jetzt: Date): Aufgabe[] => {
  const wartende = bescheide.filter(istZuTun)
  return wartende.map(({ guid, nummer, geNr, endetAm }) => ({
    text: `Bescheid ${wartende.length > 1 ? `${nummer} ` : ''}zum Antrag ${geNr} abrufen`,
    dazu: (endetAm && alsFrist(endetAm, jetzt)) ?? '',
    href: pfade.bescheid(guid),
  }))
}

/** What waited in the case before stays beside it: whoever is heard may have to answer sooner. */
const mitAbrufen = (vorgang: Vorgang, [erster, ...weitere]: readonly Aufgabe[]): Vorgang => {
  if (erster === undefined) return vorgang
  const { aufgabe: bisher, entwurf, href } = vorgang
  return {
    ...vorgang,
    entwurf: true,
    href: erster.href,
    aufgabe: erster,
    weitereAufgaben: [...weitere, ...(entwurf && bisher ? [{ ...bisher, href }] : [])],
  }
}

/**
 * The cases with what their notices say of them: what was decided has no effect before it was made known, and who may
 * retrieve the notice has that to do.
 */
export const mitBescheiden = (
  vorgaenge: readonly Vorgang[],
  bescheide: readonly BescheidAnsicht[],
  jetzt: Date,
): Vorgang[] =>
  vorgaenge
    .map((v) => {
      const ihre = bescheide.filter(({ antragGuid }) => antragGuid === v.antragGuid)
      const wartend = wartenderBescheid(ihre)
      if (wartend === undefined) return v
      const { bescheid, weiterer } = wartend
      const status = { ...v.status, ton: bescheidAnzeige(bescheid).ton, weiter: wirkung(bescheid, weiterer) }
      return { ...mitAbrufen(v, abrufe(ihre, jetzt)), status }
    })
    .toSorted((a, b) => Number(b.entwurf) - Number(a.entwurf))
