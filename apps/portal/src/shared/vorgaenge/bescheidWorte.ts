import { tageSpaeter, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import {
  auszahlungAbText,
  kuenftigeAuszahlungen,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/auszahlungAb'
import { mitternachtInBerlin } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/fristen'
import {
  bescheidAnzeige,
  bescheidVorgang,
  istZuTun,
  wartenderBescheid,
  wirkung,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bescheidWorte'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { pfade } from '../../paths.ts'
import type { Vorgang } from './vorgaengeSammeln.ts'

/** Until when the reader can retrieve what waits for him. */
export const abruffristen = (bescheide: readonly BescheidAnsicht[]) =>
  bescheide.filter(istZuTun).flatMap((b) =>
    b.endetAm === null
      ? []
      : {
          was: `Bescheid zum ${bescheidVorgang(b)} abrufen`,
          href: pfade.bescheid(b.guid),
          bis: b.endetAm,
          dringend: 'immer' as const,
        },
  )

/** Until when a remedy can be lodged against what was made known, as far as one can tell. */
const rechtsbehelfe = (bescheide: readonly BescheidAnsicht[]) =>
  bescheide.flatMap((b) =>
    b.rechtsbehelfBis === null
      ? []
      : {
          was: `Rechtsbehelf gegen den Bescheid zum ${bescheidVorgang(b)}`,
          href: pfade.bescheid(b.guid),
          bis: mitternachtInBerlin(tageSpaeter(b.rechtsbehelfBis, 1)).toISOString(),
        },
  )

/** What the notices of a company let end. */
export const bescheidfristen = (bescheide: readonly BescheidAnsicht[]) => [
  ...abruffristen(bescheide),
  ...rechtsbehelfe(bescheide),
]

type Aufgabe = NonNullable<Vorgang['weitereAufgaben']>[number]

/** To retrieve each that waits for the reader; of several each by its number. */
const abrufe = (bescheide: readonly BescheidAnsicht[], jetzt: Date): Aufgabe[] => {
  const wartende = bescheide.filter(istZuTun)
  return wartende.map((b) => ({
    text: `Bescheid ${wartende.length > 1 ? `${b.nummer} ` : ''}zum ${bescheidVorgang(b)} abrufen`,
    dazu: (b.endetAm && alsFrist(b.endetAm, jetzt)) ?? '',
    href: pfade.bescheid(b.guid),
  }))
}

/** What waited in the case before stays beside it: whoever is heard may have to answer sooner. */
const mitAbrufen = (vorgang: Vorgang, [erster, ...weitere]: readonly Aufgabe[]): Vorgang => {
  if (erster === undefined) return vorgang
  const { aufgabe: bisher, entwurf, href, weitereAufgaben = [] } = vorgang
  return {
    ...vorgang,
    entwurf: true,
    href: erster.href,
    aufgabe: erster,
    weitereAufgaben: [...weitere, ...(entwurf && bisher ? [{ ...bisher, href }] : []), ...weitereAufgaben],
  }
}

/** What a notice is on, and what a case is: the payout request, or else the application. */
const gehoertZu = ({ antragGuid, auszahlung }: BescheidAnsicht, v: Vorgang): boolean =>
  auszahlung === null ? antragGuid === v.antragGuid : auszahlung.guid === v.auszahlungGuid

/** The case with its notices: one that was retrieved changes it as well. */
const zuletzt = ({ letzteAenderung }: Vorgang, bescheide: readonly BescheidAnsicht[]): string =>
  bescheide
    .flatMap(({ abgerufenAm }) => abgerufenAm ?? [])
    .reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a), letzteAenderung)

/** From when money can be requested, unless something else of the case waits for the user. */
const mitAuszahlungAb = (v: Vorgang, bescheide: readonly BescheidAnsicht[], jetzt: Date): Vorgang => {
  const [erste] = kuenftigeAuszahlungen(bescheide, tagInBerlin(jetzt))
  if (erste === undefined || v.entwurf) return v
  return { ...v, status: { ...v.status, weiter: `${auszahlungAbText(erste.ab)}.` } }
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
    .map((vorgang) => {
      const ihre = bescheide.filter((b) => gehoertZu(b, vorgang))
      const v = { ...vorgang, letzteAenderung: zuletzt(vorgang, ihre) }
      const wartend = wartenderBescheid(ihre)
      if (wartend === undefined) return mitAuszahlungAb(v, ihre, jetzt)
      const { bescheid, weiterer } = wartend
      const status = { ...v.status, ton: bescheidAnzeige(bescheid).ton, weiter: wirkung(bescheid, weiterer) }
      return { ...mitAbrufen(v, abrufe(ihre, jetzt)), status }
    })
    .toSorted((a, b) => Number(b.entwurf) - Number(a.entwurf))
