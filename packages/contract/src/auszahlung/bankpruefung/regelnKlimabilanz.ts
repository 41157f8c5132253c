import { alsEuro, inCent } from '../../shared/geld/betrag.ts'
import { alsDatum, monateSpaeter } from '../../shared/zeit/datum.ts'
import { freierRest } from '../../zuwendung/kern/deminimis/deMinimis.ts'
import { erfuellt, nachlesen, nichtErfuellt } from '../../zuwendung/bank/pruefpunkte/regel.ts'
import { nachweise, type Auszahlungsgrundlage, type Auszahlungsurteil } from './regel.ts'

const fehlt = (g: Auszahlungsgrundlage, feld: 'klimabilanzen' | 'evaluierungsboegen'): boolean =>
  nachweise(g).some((n) => (n[feld] ?? []).length === 0)

/** K1. Standard and scope stand in the balance alone. */
export const klimabilanzLiegtVor: Auszahlungsurteil = (g) =>
  fehlt(g, 'klimabilanzen')
    ? nichtErfuellt('Die Klimabilanz fehlt.')
    : nachlesen('Die Klimabilanz liegt vor. Lesen Sie, nach welcher Norm und für welchen Umfang.')

/** K2. Whoever advised could not begin before the approval: the balance is as young as the invoice. */
export const klimabilanzNichtZuAlt: Auszahlungsurteil = (g, { jahre }) => {
  if (jahre === undefined || fehlt(g, 'klimabilanzen')) return null
  const aelteste = nachweise(g)
    .flatMap((n) => n.rechnungsDatum ?? [])
    .toSorted()[0]
  if (aelteste === undefined)
    return nachlesen('Zu keiner Rechnung ist ein Datum angegeben. Lesen Sie den Tag der Klimabilanz.')
  if (aelteste < monateSpaeter(g.eingegangen, -12 * jahre))
    return nachlesen(`Die Rechnung ist älter als ${jahre} Jahre. Lesen Sie den Tag der Klimabilanz.`)
  return erfuellt(
    `Die Beratung ist vom ${alsDatum(aelteste)} berechnet. Bestätigen Sie, dass die Klimabilanz nicht älter als ${jahre} Jahre ist.`,
  )
}

/** K3 */
export const evaluierungLiegtVor: Auszahlungsurteil = (g) =>
  fehlt(g, 'evaluierungsboegen')
    ? nichtErfuellt('Der Evaluierungsbogen fehlt.')
    : erfuellt('Der Evaluierungsbogen liegt vor. Bestätigen Sie, dass er vollständig ist.')

/** K4. This grant counts already: what came to the account since its release shows here. */
export const deMinimisEingehalten: Auszahlungsurteil = ({ deMinimis }) => {
  if (deMinimis === undefined) return null
  const { grenze, vergebenCent } = deMinimis
  const [hoechst, vergeben] = [alsEuro(inCent(grenze.hoechstbetrag)), alsEuro(vergebenCent)]
  return vergebenCent <= inCent(grenze.hoechstbetrag)
    ? erfuellt(
        `Mit diesem Zuschuss sind ${vergeben} von ${hoechst} in ${grenze.jahre} Jahren vergeben, frei sind ${alsEuro(freierRest(grenze, vergebenCent))}.`,
      )
    : nichtErfuellt(
        `Auf dem Konto stehen jetzt ${vergeben}, erlaubt sind ${hoechst} in ${grenze.jahre} Jahren.`,
      )
}
