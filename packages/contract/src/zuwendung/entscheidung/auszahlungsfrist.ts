import type { Bescheidvorlage } from './bescheidvorlage.ts'
import type { EntscheidungInhalt } from './schema.ts'

/**
 * The last day on which money can be requested of an approval, as its notice states it ('YYYY-MM-DD'); null where the
 * programme's modules name no such day. The payout request is the proof of use, so it is the day by which that lies there.
 */
export const auszahlungsfrist = (
  { bausteine: alle }: Pick<Bescheidvorlage, 'bausteine'>,
  { bausteine: gewaehlte }: Pick<EntscheidungInhalt, 'bausteine'>,
): string | null => {
  const tage = gewaehlte.flatMap(({ code, werte }) => {
    const variablen = alle.find((baustein) => baustein.code === code)?.variablen ?? []
    const name = variablen.find(({ frist }) => frist === 'AUSZAHLUNG')?.name
    return name === undefined ? [] : (werte[name] ?? [])
  })
  const [tag] = tage
  return typeof tag === 'string' ? tag : null
}
