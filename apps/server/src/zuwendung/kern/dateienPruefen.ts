import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { dateiOrte } from '@foerderportal/contract/zuwendung/unterlagen/dateiorte'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/problems'
import type { Tx } from '../../platform/database/database.ts'
import { dateienLesen, unbrauchbarWeil } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'

/** 412 while the scan has not released every file (S5-02): as sentences, and at each field that names one of them. */
export const dateienPruefen = async (tx: Tx, formular: AntragFormular): Promise<void> => {
  const orte = dateiOrte(formular)
  const dateien = await dateienLesen(tx, [...new Set(orte.map(({ datei }) => datei.uuid))])
  const grund = unbrauchbarWeil(dateien)
  if (grund === undefined) return
  const errors = Map.groupBy(orte, ({ pfad }) => pfad)
    .entries()
    .flatMap(([pfad, hier]): Feldfehler[] => {
      const uuids = new Set(hier.map(({ datei }) => datei.uuid))
      const text = unbrauchbarWeil(dateien.filter(({ uuid }) => uuids.has(uuid)))
      return text === undefined ? [] : [{ pfad, text }]
    })
  throw absagen(ZUWENDUNG.nichtMoeglich, grund, [...errors])
}
