import type { Bescheidvorlage, Fristart } from './bescheidvorlage.ts'
import type { EntscheidungInhalt } from './schema.ts'

/**
 * A day that follows from a notice, as it states it ('YYYY-MM-DD'); null where the programme's modules name no such day.
 * AUSZAHLUNG: the last one on which money can be requested, since the request is the proof of use. KAUF: the last one on
 * which to buy and pay.
 */
export const bescheidfrist = (
  { bausteine: alle }: Pick<Bescheidvorlage, 'bausteine'>,
  { bausteine: gewaehlte }: Pick<EntscheidungInhalt, 'bausteine'>,
  welche: Fristart,
): string | null => {
  const tage = gewaehlte.flatMap(({ code, werte }) => {
    const variablen = alle.find((baustein) => baustein.code === code)?.variablen ?? []
    const name = variablen.find(({ frist }) => frist === welche)?.name
    return name === undefined ? [] : (werte[name] ?? [])
  })
  const [tag] = tage
  return typeof tag === 'string' ? tag : null
}
