import { fragebogenFehlt } from '@foerderportal/contract/fragebogen/antragStelle'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import type { Einreichpruefung } from '../kern/einreichlage.ts'
import { fertigPruefen } from '../kern/fertigPruefen.ts'
import { korrekturPruefen } from '../kern/korrekturPruefen.ts'
import { mitzeichnungPruefen } from '../../platform/mitzeichnung/mitzeichnungPruefen.ts'
import { ANTRAG_MITZEICHNUNG } from '../mitzeichnung/antragMitzeichnung.ts'
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

/** What the programme requires besides, or the bank has given back (S8-02). */
const fragebogenPruefen: Einreichpruefung = ({ kontext }) => {
  const [fehlt] = fragebogenFehlt(kontext.fragebogen)
  if (fehlt !== undefined) throw nichtMoeglich(fehlt.text, fehlt.pfad)
}

/** S4-07, in the order in which somebody would mend it. */
export const EINREICHPRUEFUNGEN: readonly Einreichpruefung[] = [
  ({ antrag, eingang }) => fristPruefen(antrag, eingang),
  personPruefen,
  fragebogenPruefen,
  ({ antrag, korrektur }) => korrekturPruefen(korrektur, antrag.formular),
  ({ tx, antrag, kontext }) => fertigPruefen(tx, antrag.formular, kontext),
  ({ antrag, ...lage }) => mitzeichnungPruefen(ANTRAG_MITZEICHNUNG, { ...lage, dokument: antrag }),
]
