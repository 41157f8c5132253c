import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import type { Tx } from '../database/database.ts'
import { dateienLesen, unbrauchbarWeil } from '../files/public.ts'

/** What keeps something from being sent: a sentence, and each place that it is about. */
export type Hindernis = { readonly satz: string; readonly errors: readonly Feldfehler[] }

/** A file, and the field that names it. */
export type Dateiort = { readonly pfad: string; readonly datei: { readonly uuid: string } }

/** Files that the scan has not released (S5-02), also at each field that names one of them. */
export const dateihindernis = async (tx: Tx, orte: readonly Dateiort[]): Promise<Hindernis | undefined> => {
  const dateien = await dateienLesen(tx, [...new Set(orte.map(({ datei }) => datei.uuid))])
  const satz = unbrauchbarWeil(dateien)
  if (satz === undefined) return undefined
  const errors = Map.groupBy(orte, ({ pfad }) => pfad)
    .entries()
    .flatMap(([pfad, hier]): Feldfehler[] => {
      const uuids = new Set(hier.map(({ datei }) => datei.uuid))
      const text = unbrauchbarWeil(dateien.filter(({ uuid }) => uuids.has(uuid)))
      return text === undefined ? [] : [{ pfad, text }]
    })
  return { satz, errors: [...errors] }
}

/** Above the gaps that its summary lists. */
export const offenSatz = ({ length }: readonly Feldfehler[]): string =>
  length === 1
    ? 'Eine Angabe fehlt noch oder ist zu ändern. Sie steht in der Zusammenfassung.'
    : `${length} Angaben fehlen noch oder sind zu ändern. Sie stehen in der Zusammenfassung.`
