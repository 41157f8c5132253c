import { kontaktPruefen } from '@foerderportal/contract/zuwendung/antrag/angaben/kontaktPruefen'
import { dateiOrte } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import { antragPruefen } from '@foerderportal/contract/zuwendung/antrag/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { Tx } from '../../platform/database/database.ts'
import { dateihindernis, offenSatz } from '../../platform/einreichung/vollstaendig.ts'
import { absagen } from '../../platform/http/refusal.ts'

/** 412 while the scan has not released every file (S5-02). */
const dateienPruefen = async (tx: Tx, formular: AntragFormular): Promise<void> => {
  const hindernis = await dateihindernis(tx, dateiOrte(formular))
  if (hindernis !== undefined) throw absagen(ZUWENDUNG.nichtMoeglich, hindernis.satz, hindernis.errors)
}

/** Every gap at its field. */
const inhaltPruefen = (formular: AntragFormular, kontext: AntragKontext): void => {
  const errors = [...antragPruefen(formular, kontext), ...kontaktPruefen(formular.ansprechpartner)]
  if (errors.length === 0) return
  throw absagen(ZUWENDUNG.nichtMoeglich, offenSatz(errors), errors)
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
