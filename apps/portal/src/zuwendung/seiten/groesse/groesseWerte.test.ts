import { antragPruefen } from '@foerderportal/contract/zuwendung/antrag/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { KONTEXT, daten, formular } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { describe, expect, test } from 'vitest'
import { groesseLesen, groesseSchreiben } from './groesseWerte.ts'

const zahlen = (anzahlMitarbeiter: number | null, umsatz: number | null, bilanzsumme: number | null) => ({
  anzahlMitarbeiter,
  umsatz,
  bilanzsumme,
})
const FIGUREN = {
  KLEINST: zahlen(3, 1, 1),
  KLEIN: zahlen(20, 1, 1),
  MITTEL: zahlen(100, 1, 1),
  GROSS: zahlen(300, 1, 1),
  keine: zahlen(null, null, null),
  eine: zahlen(3, null, null),
}
const ARTEN = ['PRIMAERPRODUZENT', 'ANERKANNTE_NATURSCHUTZVEREINIGUNG'] as const
const WERTE = [true, false, null]

const ALLE = Object.entries(FIGUREN).flatMap(([name, figuren]) =>
  ARTEN.flatMap((antragstellerArt) =>
    [null, 'Erst 2026.'].flatMap((groessenErklaerung) =>
      WERTE.flatMap((mu) =>
        WERTE.flatMap((ku) =>
          WERTE.map((kmu) => ({
            name: `${name}, ${antragstellerArt}, ${groessenErklaerung}, ${mu}/${ku}/${kmu}`,
            form: formular({
              produktgruppenDaten: daten({
                ...figuren,
                antragstellerArt,
                groessenErklaerung,
                muBestaetigt: mu,
                kuBestaetigt: ku,
                kmuBestaetigt: kmu,
              }),
            }),
          })),
        ),
      ),
    ),
  ),
)

/** What the page makes of a form that it shows and writes back, with nothing touched. */
const durchDieSeite = (form: AntragFormular): AntragFormular => groesseSchreiben(groesseLesen(form), form)
const luecken = (form: AntragFormular) => antragPruefen(form, KONTEXT)

describe('[S4-03] the page and the server say the same of a size', () => {
  test(`all ${ALLE.length} ways to have confirmed, figures, kinds of applicant, explained or not`, () => {
    expect(ALLE).toHaveLength(648)
    const verschieden = ALLE.filter(
      ({ form }) => JSON.stringify(luecken(durchDieSeite(form))) !== JSON.stringify(luecken(form)),
    )
    expect(verschieden.map(({ name }) => name)).toEqual([])
  })

  test('what is seen as chosen is never demanded', () => {
    const gefordert = ALLE.filter(
      ({ form }) =>
        groesseLesen(form).produktgruppenDaten.kmuBestaetigt !== '' &&
        luecken(form).some(({ text }) => /^(Bestätigen|Wählen) Sie/.test(text)),
    )
    expect(gefordert.map(({ name }) => name)).toEqual([])
  })

  test.each([
    ['only an SME, figures of a micro enterprise', FIGUREN.KLEINST, [null, null, true], 'KLEINST'],
    ['only an SME, figures of a small one', FIGUREN.KLEIN, [null, null, true], 'KLEIN'],
    ['only an SME, figures above it', FIGUREN.GROSS, [null, null, true], 'MITTEL'],
    ['only an SME, no figures: not to be guessed', FIGUREN.keine, [null, null, true], ''],
    [
      'an SME that is no micro enterprise, with the figures of one',
      FIGUREN.KLEINST,
      [false, null, true],
      'MITTEL',
    ],
    ['only a small enterprise, figures of a micro one', FIGUREN.KLEINST, [null, true, null], 'KLEINST'],
    ['only a small enterprise, figures of a medium one', FIGUREN.MITTEL, [null, true, null], 'KLEIN'],
    ['only a micro enterprise', FIGUREN.keine, [true, null, null], 'KLEINST'],
    ['only that it is no micro enterprise', FIGUREN.KLEIN, [false, null, null], ''],
    ['no SME', FIGUREN.keine, [null, null, false], 'GROSS'],
    ['a contradiction', FIGUREN.KLEINST, [true, false, true], ''],
  ] as const)('%s', (_, figuren, [mu, ku, kmu], wahl) => {
    const angaben = { ...figuren, muBestaetigt: mu, kuBestaetigt: ku, kmuBestaetigt: kmu }
    const form = formular({ produktgruppenDaten: daten(angaben) })
    expect(groesseLesen(form).produktgruppenDaten.kmuBestaetigt).toBe(wahl)
  })
})
