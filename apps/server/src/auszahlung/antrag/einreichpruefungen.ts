import type { AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import { dateiOrte } from '@foerderportal/contract/auszahlung/antrag/dateiorte'
import type { AuszahlungKontext } from '@foerderportal/contract/auszahlung/antrag/daten'
import { nachweisePruefen, restPruefen } from '@foerderportal/contract/auszahlung/antrag/pruefung/pruefung'
import { ALLGEMEIN, type Feldfehler } from '@foerderportal/contract/shared/problem'
import type { Tx } from '../../platform/database/database.ts'
import { dateienLesen, unbrauchbarWeil } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { nichtMoeglich } from '../kern/policy.ts'

/** What is sent, and what it is judged against. */
export type Einreichlage = {
  readonly tx: Tx
  readonly formular: AuszahlungFormular
  readonly kontext: AuszahlungKontext
}

/** What is wrong in the form itself: 400, every fault at its field. */
const inhaltPruefen = ({ formular, kontext }: Einreichlage): void => {
  const errors = nachweisePruefen({ formular, kontext })
  if (errors.length === 0) return
  const satz =
    errors.length === 1
      ? 'Eine Angabe fehlt noch oder ist zu ändern. Sie steht in der Zusammenfassung.'
      : `${errors.length} Angaben fehlen noch oder sind zu ändern. Sie stehen in der Zusammenfassung.`
  throw absagen(ALLGEMEIN.ungueltig, satz, errors)
}

/** What others hold meanwhile: 412 with how much is left. */
const restAbwarten = ({ formular, kontext }: Einreichlage): void => {
  const errors = restPruefen({ formular, kontext })
  if (errors.length > 0) throw nichtMoeglich(errors.map(({ text }) => text).join(' '), errors)
}

/** 412 while the scan has not released every file (S5-02), also at each field that names one of them. */
const dateienPruefen = async ({ tx, formular }: Einreichlage): Promise<void> => {
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
  throw nichtMoeglich(grund, [...errors])
}

/** In the order in which somebody would mend it. */
export const EINREICHPRUEFUNGEN: readonly ((lage: Einreichlage) => void | Promise<void>)[] = [
  inhaltPruefen,
  restAbwarten,
  dateienPruefen,
]
