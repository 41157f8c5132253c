import type { AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import { dateiOrte } from '@foerderportal/contract/auszahlung/antrag/dateiorte'
import type { AuszahlungKontext } from '@foerderportal/contract/auszahlung/antrag/daten'
import { nachweisePruefen, restPruefen } from '@foerderportal/contract/auszahlung/antrag/pruefung/pruefung'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Tx } from '../../platform/database/database.ts'
import { dateihindernis, offenSatz } from '../../platform/einreichung/vollstaendig.ts'
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
  throw absagen(ALLGEMEIN.ungueltig, offenSatz(errors), errors)
}

/** What others hold meanwhile: 412 with how much is left. */
const restAbwarten = ({ formular, kontext }: Einreichlage): void => {
  const errors = restPruefen({ formular, kontext })
  if (errors.length > 0) throw nichtMoeglich(errors.map(({ text }) => text).join(' '), errors)
}

/** 412 while the scan has not released every file (S5-02). */
const dateienPruefen = async ({ tx, formular }: Einreichlage): Promise<void> => {
  const hindernis = await dateihindernis(tx, dateiOrte(formular))
  if (hindernis !== undefined) throw nichtMoeglich(hindernis.satz, hindernis.errors)
}

/** In the order in which somebody would mend it. */
export const EINREICHPRUEFUNGEN: readonly ((lage: Einreichlage) => void | Promise<void>)[] = [
  inhaltPruefen,
  restAbwarten,
  dateienPruefen,
]
