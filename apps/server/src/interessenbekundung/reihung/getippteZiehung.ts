import {
  ziehungLesen,
  ziehungsformVon,
} from '@foerderportal/contract/interessenbekundung/reihung/ziehungLesen'
import { ziehungstag } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen } from '../../platform/http/refusal.ts'
import { nichtMoeglich } from '../runde/rundePolicy.ts'
import type { RundeRow } from '../runde/runden.ts'

/** What was typed as the draw of a round, in the one spelling of its published form and day (S3-03); refuses all else. */
export const getippteZiehung = (
  { ziehung_form: veroeffentlicht, ziehung_am: am }: RundeRow,
  text: string,
): string => {
  const form = veroeffentlicht === null ? null : ziehungsformVon(veroeffentlicht)
  if (form === null || am === null)
    throw nichtMoeglich(
      `Diese Runde nennt für ihre Ziehung eine Form, die das Portal nicht lesen kann: „${veroeffentlicht ?? ''}“. Annullieren Sie die Runde.`,
    )
  const { zufall, fehler } = ziehungLesen(form, ziehungstag(am.toISOString()), text)
  if (zufall === null) throw absagen(ALLGEMEIN.ungueltig, undefined, [{ pfad: 'zufall', text: fehler }])
  return zufall
}
