import type { BankpruefungInhalt } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { same } from '@foerderportal/values/same'

/** Points that are answered otherwise than before, also in other words or with other evidence. */
const punkteIn = (inhalt: BankpruefungInhalt, vorher: BankpruefungInhalt) =>
  inhalt.punkte
    .filter((punkt) => {
      const alt = vorher.punkte.find(({ code }) => code === punkt.code)
      return !same(alt, punkt)
    })
    .map(({ code, ergebnis }) => ({ punkt: code, ergebnis }))

/** Invoices, by their place in what was sent, of which another amount is paid than before, or for another reason. */
const rechnungenIn = (
  inhalt: BankpruefungInhalt,
  vorher: BankpruefungInhalt,
  nachweise: readonly (string | null | undefined)[],
) =>
  inhalt.positionen.flatMap((position) => {
    const { nachweis, betrag, grund } = position
    const alt = vorher.positionen.find((p) => p.nachweis === nachweis)
    if (same(alt, position)) return []
    return [
      {
        rechnung: nachweise.indexOf(nachweis) + 1,
        ...(alt?.betrag === betrag ? {} : { cent: inCent(betrag) }),
        ...(alt?.grund === grund ? {} : { grund: true }),
      },
    ]
  })

/**
 * What one save of a check changes, for its audit row: which points are answered how, which invoice is paid how much, and
 * that a reason was changed. The wording itself stands in the check, and only as it was saved last.
 */
export const geaendertes = (
  inhalt: BankpruefungInhalt,
  vorher: BankpruefungInhalt,
  nachweise: readonly (string | null | undefined)[],
): Readonly<Record<string, unknown>> => ({
  ...(inhalt.ergebnis === vorher.ergebnis ? {} : { ausgang: inhalt.ergebnis }),
  punkte: punkteIn(inhalt, vorher),
  rechnungen: rechnungenIn(inhalt, vorher, nachweise),
  ...(inhalt.begruendung === vorher.begruendung ? {} : { begruendung: true }),
})
