import { ABSAGE_ORTE } from '@foerderportal/contract/zuwendung/nachforderung/absageOrte'
import { antragPruefen } from '@foerderportal/contract/zuwendung/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/problems'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { dateienPruefen } from '../kern/dateienPruefen.ts'
import type { Einreichpruefung } from '../kern/einreichlage.ts'
import { korrekturPruefen } from '../kern/korrekturPruefen.ts'
import { mitzeichnungPruefen } from '../mitzeichnung/mitzeichnungPruefen.ts'
import { erlauben, fristPruefen, nichtMoeglich } from '../kern/policy.ts'

/**
 * Who sends must be known to the bank (S2-03) and still have signing authority: it may have been taken from him while
 * the call waited for the application.
 */
const personPruefen: Einreichpruefung = ({ antrag, mitglieder, sub }) => {
  const mitglied = mitglieder.find((m) => m.sub === sub)
  if (mitglied?.identifiziert !== true)
    throw nichtMoeglich(
      'Bestätigen Sie zuerst Ihre Identität. Erst danach können Sie einen Antrag einreichen.',
      ABSAGE_ORTE.person,
    )
  erlauben('einreichen', { ...antrag, zeichnungsberechtigung: mitglied.zeichnungsberechtigung })
}

/** Every gap at its field. */
const inhaltPruefen = (formular: AntragFormular, kontext: AntragKontext): void => {
  const errors = antragPruefen(formular, kontext)
  if (errors.length === 0) return
  const anzahl = errors.length === 1 ? 'Eine Angabe fehlt' : `${errors.length} Angaben fehlen`
  throw absagen(
    ZUWENDUNG.nichtMoeglich,
    `${anzahl} noch oder ist zu ändern. Sie stehen in der Zusammenfassung.`,
    errors,
  )
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

/** S4-07, in the order in which somebody would mend it. */
export const EINREICHPRUEFUNGEN: readonly Einreichpruefung[] = [
  ({ antrag, eingang }) => fristPruefen(antrag, eingang),
  personPruefen,
  ({ antrag, korrektur }) => korrekturPruefen(korrektur, antrag.formular),
  ({ tx, antrag, kontext }) => fertigPruefen(tx, antrag.formular, kontext),
  mitzeichnungPruefen,
]
