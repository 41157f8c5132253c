import { firmaHeisstGleich } from '../../shared/angaben/firma.ts'
import { alsEuro, inCent } from '../../shared/geld/betrag.ts'
import { alsDatum } from '../../shared/zeit/datum.ts'
import { erfuellt, nachlesen, nichtErfuellt } from '../../zuwendung/bank/pruefpunkte/regel.ts'
import type { Verwendungsnachweis } from '../formular.ts'
import { nichtFoerderfaehigVorschlagCent } from '../rules.ts'
import { nachweise, type Auszahlungsurteil } from './regel.ts'

const tage = (n: Verwendungsnachweis): string[] => [n.rechnungsDatum, n.zahlungsDatum].flatMap((t) => t ?? [])

/** Z4 */
export const tageImZeitraum: Auszahlungsurteil = (g) => {
  const zuFrueh = nachweise(g)
    .flatMap(tage)
    .find((tag) => tag < g.fruehesterTag)
  const ab = alsDatum(g.fruehesterTag)
  return zuFrueh === undefined
    ? erfuellt(
        `Jede Rechnung und Zahlung ist vom ${ab} oder später. Bestätigen Sie, dass auch nicht früher bestellt wurde.`,
      )
    : nichtErfuellt(`Eine Rechnung oder Zahlung ist vom ${alsDatum(zuFrueh)}, erlaubt war sie ab dem ${ab}.`)
}

/** Z6. By the same sum that proposed the amount to the applicant. */
export const kostenHerausgerechnet: Auszahlungsurteil = (g) => {
  const kosten = nachweise(g).map((n) => ({
    soll: nichtFoerderfaehigVorschlagCent(n),
    ist: inCent(n.nichtFoerderfaehigeKosten ?? 0),
  }))
  if (kosten.some(({ soll }) => soll === null)) return null
  const zuWenig = kosten.find(({ soll, ist }) => ist < (soll ?? 0))
  return zuWenig === undefined
    ? erfuellt(
        `Herausgerechnet sind ${alsEuro(kosten.reduce((cent, { ist }) => cent + ist, 0))}: Umsatzsteuer, Anderes und nicht Gezahltes, wie angegeben.`,
      )
    : nachlesen(
        `Nach den Angaben sind ${alsEuro(zuWenig.soll ?? 0)} nicht förderfähig, herausgerechnet sind ${alsEuro(zuWenig.ist)}.`,
      )
}

/** Z7. The same invoice may pay for two items: a person decides. */
export const keineDublette: Auszahlungsurteil = ({ positionen, dublettenGanz }) => {
  if (positionen.some(({ dubletten }) => dubletten.length > 0))
    return nachlesen('Eine Rechnung oder Datei steht auch anderswo. Die Fälle stehen bei der Rechnung.')
  return dublettenGanz
    ? erfuellt('Keine Rechnung und keine Datei steht in einem anderen Auszahlungsantrag.')
    : null
}

/** Z9 */
export const kontoDesUnternehmens: Auszahlungsurteil = ({ bankdaten, unternehmenName }) => {
  const { iban, hindernis, inhaber, ungesichtet } = bankdaten
  if (iban === null) return nichtErfuellt('Es ist kein Konto hinterlegt.')
  if (hindernis !== null) return nachlesen(hindernis)
  if (ungesichtet > 0) return nachlesen('Geänderte Bankdaten sind noch nicht gesichtet.')
  return firmaHeisstGleich(inhaber ?? '', unternehmenName)
    ? erfuellt('Das Konto lautet auf das Unternehmen, jede Änderung ist gesichtet.')
    : nachlesen(`Das Konto lautet auf ${inhaber}, das Unternehmen heißt ${unternehmenName}.`)
}

/** Z11 */
export const bescheidWirksam: Auszahlungsurteil = ({ wirksamAb, positionen }) => {
  if (wirksamAb === null) return nichtErfuellt('Der Bescheid ist noch nicht bekannt gegeben.')
  return positionen.every(({ gegenstand }) => gegenstand.bewilligt > 0)
    ? erfuellt(`Der Bescheid ist wirksam seit dem ${alsDatum(wirksamAb)} und gilt für jeden Gegenstand.`)
    : nachlesen('Für einen Gegenstand ist nichts mehr bewilligt. Lesen Sie den letzten Bescheid.')
}
