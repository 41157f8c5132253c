import { enterableSteps, reachablePages, type Flow, type Page, type Step } from '@foerderportal/flow/flow'
import type { Feldfehler } from '../shared/problem.ts'
import { liegtIn } from './pfad.ts'

/** A page of a form: what the engine needs, and its check, whose errors the page shows itself. */
export type Formularseite<D> = Page<D> & {
  readonly pruefen: (daten: D) => Feldfehler[]
  /** The part that an answer or error belongs to, on a page that has parts; undefined for those of no part. */
  readonly teilZu?: (daten: D, pfad: string) => string | undefined
}

/** The pages of a form with their transitions; the address of a page is its step (ADR 0011). */
export type Formularflow<D, S extends string = string> = Flow<S, D> & {
  readonly pages: Readonly<Record<S, Formularseite<D>>>
}

/** Everything that keeps a form from being sent, in the order of the pages. */
export const formularPruefen = <D>(flow: Formularflow<D>, daten: D): Feldfehler[] =>
  reachablePages(flow, daten).flatMap((name) => flow.pages[name]?.pruefen(daten) ?? [])

/** Whether an answer or error of its page belongs to a step: the parts have all of the page in hand, and speak of their own. */
export const gehoertZu = <D>(
  { pages }: Formularflow<D>,
  { key, part }: Step<string>,
  daten: D,
  pfad: string,
): boolean => {
  const teilZu = pages[key]?.teilZu
  return teilZu === undefined || teilZu(daten, pfad) === part?.id
}

/** What a step lacks: each error belongs to one step only. */
export const schrittPruefen = <D>(flow: Formularflow<D>, schritt: Step<string>, daten: D): Feldfehler[] =>
  (flow.pages[schritt.key]?.pruefen(daten) ?? []).filter(({ pfad }) => gehoertZu(flow, schritt, daten, pfad))

/** Hundreds of errors ask for the steps of the same form, and each step has to be checked to be known. */
const bekannte = new WeakMap<object, readonly Step<string>[]>()
const schritteVon = <D extends object>(flow: Formularflow<D>, daten: D): readonly Step<string>[] => {
  const schritte = bekannte.get(daten) ?? enterableSteps(flow, daten)
  bekannte.set(daten, schritte)
  return schritte
}

/** The step on which an answer is given, or an error mended; undefined when nothing asks for it. */
export const schrittZuPfad = <D extends object>(
  flow: Formularflow<D>,
  daten: D,
  pfad: string,
): Step<string> | undefined =>
  schritteVon(flow, daten).find(
    (schritt) =>
      flow.pages[schritt.key]?.felder.some((feld) => liegtIn(pfad, feld)) &&
      gehoertZu(flow, schritt, daten, pfad),
  )
