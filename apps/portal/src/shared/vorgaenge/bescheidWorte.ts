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

const mitBescheid = (vorgang: Vorgang, b: BescheidAnsicht, { jetzt, weiterer }: Umstaende): Vorgang => ({
  ...vorgang,
  href: istZuTun(b) ? pfade.bescheid(b.guid) : vorgang.href,
  status: { ...vorgang.status, ton: bescheidAnzeige(b).ton, weiter: wirkung(b, weiterer) },
  entwurf: istZuTun(b),
  aufgabe: {
    text: `Bescheid zum ${vorgang.titel} abrufen`,
    dazu: (b.endetAm && alsFrist(b.endetAm, jetzt)) ?? '',
  },
})
type Umstaende = { readonly jetzt: Date; readonly weiterer: boolean }

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
      const wartend = wartenderBescheid(bescheide.filter(({ antragGuid }) => antragGuid === v.antragGuid))
      return wartend === undefined
        ? v
        : mitBescheid(v, wartend.bescheid, { jetzt, weiterer: wartend.weiterer })
    })
    .toSorted((a, b) => Number(b.entwurf) - Number(a.entwurf))
