import { mangelWorte, untauglichWeil } from '@foerderportal/contract/shared/pruefstand'
import { formularPruefen, schrittZuPfad } from '@foerderportal/contract/formular/flow'
import {
  elementAn,
  gesperrteDateienIn,
  teilAn,
  type Antwortteil,
} from '@foerderportal/contract/formular/angaben/orte'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { type Feldfehler } from '@foerderportal/contract/shared/problem'
import { feldId } from '@foerderportal/ui/felder/feldId'
import type { Daten, Formularart, Formularantwort } from '../formularart.ts'
import { elementname } from '../liste/elementname.ts'
import { inReihenfolge } from './reihenfolge.ts'

/** Something to mend, and where; without `href` there is nothing that the applicant could do himself. */
export type OffeneStelle = {
  readonly text: string
  readonly href: string | undefined
  /** Of which element of a list, as it is called on its page. */
  readonly ding?: string
  /** Not in the form, and a way leads back from there. */
  readonly umweg?: true
  /** The field is on this very page: it is gone to, not navigated to. */
  readonly hier?: string
}
export type OffeneSeite = { readonly titel: string; readonly stellen: readonly OffeneStelle[] }

/** Where an answer is given: the field on its page. */
export const feldHref = <V extends Formularantwort, K>(
  { flow, wege }: Formularart<V, K>,
  daten: Daten<V, K>,
  pfad: string,
): string | undefined => {
  const schritt = schrittZuPfad(flow, daten, pfad)
  return schritt && `${wege.seite(daten.formular.guid, schritt.path)}#${feldId(pfad)}`
}

/** How an answer's field is found; a correction has fields of its own. */
export type Feldweg<V extends Formularantwort, K> = (daten: Daten<V, K>, pfad: string) => string | undefined

const wegZuFeldern =
  <V extends Formularantwort, K>(art: Formularart<V, K>): Feldweg<V, K> =>
  (daten, pfad) =>
    feldHref(art, daten, pfad)

const teilname = (teil: Antwortteil | undefined): string | undefined =>
  teil?.nummer === undefined ? teil?.titel : elementname(teil.titel, teil.nummer, teil.name ?? '')

/** What the item of a question is called: by its kind, its number and its name. */
const dingAn = <V extends Formularantwort, K>(
  { tafel }: Formularart<V, K>,
  daten: Daten<V, K>,
  pfad: string,
): string | undefined => {
  const { element, worte } = elementAn(tafel, daten.formular, pfad) ?? {}
  if (element === undefined || worte === undefined) return teilname(teilAn(tafel, daten.formular, pfad))
  // Each list knows its elements.
  if (worte.ding !== undefined) return worte.ding(element.wert as never, daten)
  const { titel } = worte.kopf(element.wert as never, element.aussen as never, daten)
  return elementname(titel, Number(element.pfad.split('.').at(-1)) + 1, worte.name(element.wert as never))
}

/** A refusal of a submit with the way to where it can be mended, in the form or elsewhere. */
export const absageStelle = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  daten: Daten<V, K>,
  { pfad, text }: Feldfehler,
  weg = wegZuFeldern(art),
): OffeneStelle => {
  const ding = dingAn(art, daten, pfad)
  const href = art.wege.anderswo[pfad] ?? weg(daten, pfad)
  return {
    text,
    href,
    ...(ding !== undefined && { ding }),
    ...(pfad === ABSAGE_ORTE.person && { umweg: true }),
  }
}

const gesperrteDateien = <V extends Formularantwort, K>(
  { tafel }: Formularart<V, K>,
  { formular }: Daten<V, K>,
): Feldfehler[] =>
  gesperrteDateienIn(tafel, formular).map(({ datei, pfad }) => ({
    pfad,
    text: `Entfernen Sie die ${mangelWorte(datei.scanStatus) ? '' : 'gesperrte '}Datei „${datei.dateiname ?? ''}“: ${untauglichWeil(datei.scanStatus) ?? ''}`,
  }))

/** Everything that keeps the form from being sent, page by page as they are asked, each with the way to its field. */
export const offeneSeiten = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  daten: Daten<V, K>,
  weg = wegZuFeldern(art),
): OffeneSeite[] => {
  const seiten = new Map<string, OffeneStelle[]>()
  const alle = [...formularPruefen(art.flow, daten), ...gesperrteDateien(art, daten)]
  for (const fehler of inReihenfolge(art, daten, alle)) {
    const titel = schrittZuPfad(art.flow, daten, fehler.pfad)?.titel ?? 'Weiteres'
    seiten.set(titel, [...(seiten.get(titel) ?? []), absageStelle(art, daten, fehler, weg)])
  }
  return [...seiten].map(([titel, stellen]) => ({ titel, stellen }))
}
