import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import { pointerReleased } from './pointer.ts'

/** Anything that can say what is wrong with a value: every schema of the contract (Standard Schema). */
export type Schema = {
  readonly '~standard': {
    readonly validate: (
      wert: unknown,
    ) => { readonly issues?: readonly Beanstandung[] | undefined } | Promise<unknown>
  }
}
type Beanstandung = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

const pfadVon = ({ path = [] }: Beanstandung) =>
  path.map((teil) => String(typeof teil === 'object' ? teil.key : teil)).join('.')

/** What a schema of the contract refuses, field by field. */
export const schemaFehler = (schema: Schema, wert: unknown): Feldfehler[] => {
  const ergebnis = schema['~standard'].validate(wert)
  if (ergebnis instanceof Promise) throw new TypeError('Schemas of the contract are synchronous.')
  return (ergebnis.issues ?? []).map((issue) => ({ pfad: pfadVon(issue), text: issue.message }))
}

/**
 * The first message of each field, for one sentence is enough to act on; in the order of the check. What is wrong in
 * an element comes before what its list lacks: where a text can't be read, the check of the list sees only a gap.
 */
const jeFeldEiner = (fehler: readonly Feldfehler[]): Feldfehler[] =>
  fehler.filter(
    ({ pfad }, i) =>
      fehler.findIndex((erster) => erster.pfad === pfad) === i &&
      !fehler.some((innerer) => innerer.pfad.startsWith(`${pfad}.`)),
  )

/** A resolver of react-hook-form from a check of the contract; names of fields are the paths of the request. */
export const pruefer =
  <W extends FieldValues>(
    pruefen: (werte: W) => readonly Feldfehler[] | Promise<readonly Feldfehler[]>,
  ): Resolver<W> =>
  async (werte) => {
    await pointerReleased()
    const errors: FieldErrors<W> = {}
    for (const { pfad, text } of jeFeldEiner(await pruefen(werte)))
      set(errors, pfad, { type: 'pruefung', message: text })
    return Object.keys(errors).length === 0 ? { values: werte, errors: {} } : { values: {}, errors }
  }
