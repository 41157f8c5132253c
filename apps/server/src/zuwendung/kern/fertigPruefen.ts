import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { kontaktPruefen } from '@foerderportal/contract/zuwendung/angaben/kontaktPruefen'
import { dateiOrte } from '@foerderportal/contract/zuwendung/unterlagen/dateiorte'
import { antragPruefen } from '@foerderportal/contract/zuwendung/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/antragsformular/formular'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/problems'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import type { Tx } from '../../platform/database/database.ts'
import { dateienLesen, unbrauchbarWeil } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'

/** 412 while the scan has not released every file (S5-02): as sentences, and at each field that names one of them. */
const dateienPruefen = async (tx: Tx, formular: AntragFormular): Promise<void> => {
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

/** Every gap at its field. */
const inhaltPruefen = (formular: AntragFormular, kontext: AntragKontext): void => {
  const errors = [...antragPruefen(formular, kontext), ...kontaktPruefen(formular.ansprechpartner)]
  if (errors.length === 0) return
  const satz =
    errors.length === 1
      ? 'Eine Angabe fehlt noch oder ist zu ändern. Sie steht in der Zusammenfassung.'
      : `${errors.length} Angaben fehlen noch oder sind zu ändern. Sie stehen in der Zusammenfassung.`
  throw absagen(ZUWENDUNG.nichtMoeglich, satz, errors)
}

/** What an application has to stand before it is sent or signed by a second person. */
export const fertigPruefen = async (
  tx: Tx,
  formular: AntragFormular,
  kontext: AntragKontext,
): Promise<void> => {
  inhaltPruefen(formular, kontext)
  await dateienPruefen(tx, formular)
}
