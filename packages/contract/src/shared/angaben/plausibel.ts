import * as z from 'zod/mini'

const MARKE = 'plausibel'

/**
 * A check of what comes in that says nothing of what is stored: a bound that is newer than the rows of the database. An
 * answer tells what stands there (`wieGespeichert`).
 */
export const plausibel = <T>(passt: (wert: T) => boolean, satz: string, path: PropertyKey[] = []) =>
  z.refine<T>(passt, { error: satz, path, params: { [MARKE]: true } })

/** The number between two bounds of plausibility. */
export const plausiblesMass = (mindestens: number, hoechstens: number, satz: string) =>
  plausibel<number>((wert) => wert >= mindestens && wert <= hoechstens, satz)

const istUnplausibel = (fehler: z.core.$ZodIssue): boolean =>
  fehler.code === 'invalid_union'
    ? fehler.errors.some((zweig) => zweig.length > 0 && zweig.every(istUnplausibel))
    : fehler.code === 'custom' && fehler.params?.[MARKE] === true

/**
 * Reads what the database holds: as `z.parse`, but what was plausible once stays readable. Checks of plausibility take
 * nothing from the value, so it is there in spite of them.
 */
export const wieGespeichert = <S extends z.ZodMiniType>(schema: S, wert: unknown): z.output<S> => {
  const gelesen = z.safeParse(schema, wert)
  if (gelesen.success) return gelesen.data
  if (!gelesen.error.issues.every(istUnplausibel)) throw gelesen.error
  const trotzdem = schema._zod.run({ value: wert, issues: [] }, { async: false })
  if (trotzdem instanceof Promise) throw gelesen.error
  return trotzdem.value as z.output<S> // every issue left the value as it is
}
