import {
  serieLesen,
  serienLesen,
  serieSenden,
  serieVorschauLesen,
  serieWiederholen,
} from '@foerderportal/contract/mitteilungen/serie/routes'
import type {
  Serie,
  Serienempfaenger,
  Serienergebnis,
} from '@foerderportal/contract/mitteilungen/serie/schema'
import { vorratLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { titel } from '../../testing/frame.ts'
import { FRANK, SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { zeile, zeilen } from '../testing/vorrat.ts'

const LENA = { name: 'Lena Lindenau', email: 'lena@hof.example' }
const PAUL = { name: 'Paul Partner', email: 'paul@hof.example' }
const fassung = { stand: 'IN_PRUEFUNG', letzte: null, an: [LENA.email] } as const

const empfaenger = (i: number, angaben: Partial<Serienempfaenger> = {}): Serienempfaenger => ({
  geschaeft: zeile(i).geschaeft,
  geNr: zeile(i).geNr,
  unternehmenName: zeile(i).unternehmen.name,
  stand: 'IN_PRUEFUNG',
  empfaenger: [LENA],
  hindernis: null,
  fassung: { ...fassung, an: [...fassung.an] },
  ...angaben,
})
const ergebnis = (i: number, angaben: Partial<Serienergebnis> = {}): Serienergebnis => ({
  geschaeft: zeile(i).geschaeft,
  geNr: zeile(i).geNr,
  unternehmenName: zeile(i).unternehmen.name,
  stand: 'GESENDET',
  grund: null,
  fassung: null,
  ...angaben,
})
const GESCHEITERT = ergebnis(2, {
  stand: 'GESCHEITERT',
  grund: 'In dieser Unterhaltung wurde inzwischen geschrieben.',
  fassung: { stand: 'IN_PRUEFUNG', letzte: 'b0000000-0000-4000-8000-000000000001', an: [LENA.email] },
})
const serie = (faelle: Serienergebnis[], angaben: Partial<Serie> = {}): Serie => ({
  guid: 'd0000000-0000-4000-8000-000000000001',
  betreff: 'Neue Frist',
  inhalt: 'Guten Tag, die Frist endet später.',
  gesendetAm: '2026-11-23T10:00:00.000Z',
  gesendetVon: 'Sabine Sachbearbeitung',
  eigene: true,
  faelle,
  ...angaben,
})
const KEINER =
  'Für dieses Unternehmen handeln Sie selbst. Jemand anderes aus der Sachbearbeitung schreibt ihm.'
const vorschau = ({ server }: Tisch, faelle: Serienempfaenger[], fehlen = 0) =>
  server.answer(serieVorschauLesen, 200, {
    faelle,
    fehlen,
    bausteine: [{ titel: 'Frist', text: 'Neue Frist.' }],
  })
const knopf = (name: string | RegExp) => page.getByRole('button', { name })
const feld = (name: string) => page.getByRole('textbox', { name })
const neue = (tisch: Tisch, ...nr: number[]) =>
  tisch.open(
    `/sachbearbeitung/serienmitteilung/neu?faelle=${nr.map((i) => zeile(i).geschaeft).join(',')}`,
    SABINE,
  )
const eine = (tisch: Tisch) =>
  tisch.open('/sachbearbeitung/serienmitteilung/d0000000-0000-4000-8000-000000000001', SABINE)

test('[S9-08] von der Auswahl im Arbeitsvorrat zur Vorschau, die je Fall sagt, ob es geht und wer es erfährt', async ({
  tisch,
}) => {
  tisch.server.answer(vorratLesen, 200, { zeilen: zeilen(3), weiter: null, gesamt: { anzahl: 3, betrag: 0 } })
  vorschau(tisch, [
    empfaenger(1, { empfaenger: [LENA, PAUL] }),
    empfaenger(2, { hindernis: KEINER, fassung: null }),
  ])
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  for (const i of [1, 2]) await page.getByRole('checkbox', { name: `${zeile(i).geNr}, ` }).click()
  await knopf('Anschreiben').click()
  await expect.element(titel('Serienmitteilung')).toBeVisible()
  expect(tisch.server.calls(serieVorschauLesen)[0]?.query).toEqual({
    faelle: [1, 2].map((i) => zeile(i).geschaeft).join(','),
  })
  const reihe = (i: number) => page.getByRole('row', { name: zeile(i).geNr })
  await expect.element(reihe(1)).toMatchTextContent(/ja.*Lena Lindenau, Paul Partner/)
  await expect.element(reihe(2)).toMatchTextContent(/nein.*Für dieses Unternehmen handeln Sie selbst/)
  await expect
    .element(page.getByText('1 Mitteilung, 2 E-Mails ohne den Inhalt an 2 Personen').first())
    .toBeVisible()
  await istZugaenglich('Serienmitteilung, Vorschau')
})

test('[S7-04] [S9-08] gesendet wird, was zu sehen war, auch noch einmal unter demselben Schlüssel', async ({
  tisch,
}) => {
  vorschau(tisch, [empfaenger(1), empfaenger(2)])
  await neue(tisch, 1, 2)
  await knopf('An 2 Fälle senden').click()
  await expect.element(feld('Betreff')).toHaveAccessibleDescription(/Geben Sie einen Betreff ein/)
  await userEvent.fill(feld('Betreff'), 'Neue Frist')
  await page.getByRole('combobox', { name: 'Textbaustein anfügen' }).selectOptions('Frist')
  await expect.element(feld('Text')).toHaveValue('Neue Frist.')
  tisch.server.answer(serieLesen, 200, serie([ergebnis(1), ergebnis(2)]))
  tisch.server.answer(serieSenden, 200, serie([ergebnis(1, { stand: 'WARTET' })]))
  tisch.server.lose(serieSenden, { times: 1 })
  await clickAgain(knopf('An 2 Fälle senden'))
  await expect.element(page.getByText('2 von 2 angekommen.')).toBeVisible()
  const [erster, zweiter] = tisch.server.calls(serieSenden)
  expect(erster?.body).toEqual({
    betreff: 'Neue Frist',
    inhalt: 'Neue Frist.',
    faelle: [1, 2].map((i) => ({ geschaeft: zeile(i).geschaeft, fassung })),
  })
  expect([zweiter?.params, zweiter?.body]).toEqual([erster?.params, erster?.body])
})

test('[S9-08] geht sie an keinen, sagt es der Knopf; was es nicht mehr gibt, nennt nur die Zahl', async ({
  tisch,
}) => {
  vorschau(tisch, [empfaenger(1, { hindernis: KEINER, fassung: null })], 2)
  await neue(tisch, 1, 2, 3)
  await expect.element(page.getByText('2 der ausgewählten Fälle gibt es für Sie nicht mehr.')).toBeVisible()
  await expect
    .element(knopf('An 0 Fälle senden'))
    .toHaveAccessibleDescription('Die Mitteilung geht an keinen der ausgewählten Fälle.')
})

test('[S9-08] der Fortschritt läuft mit; nur die Gescheiterten werden wiederholt', async ({ tisch }) => {
  let stand = serie([ergebnis(1), ergebnis(2, { stand: 'WARTET' })])
  tisch.server.serve(serieLesen, () => ({ body: stand }))
  await eine(tisch)
  await expect.element(page.getByText('1 von 2', { exact: true })).toBeVisible()
  stand = serie([ergebnis(1), GESCHEITERT])
  await expect.element(page.getByText('1 von 2 angekommen. 1 gescheitert.')).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: zeile(2).geNr }))
    .toMatchTextContent(/gescheitert.*In dieser Unterhaltung wurde inzwischen geschrieben/)
  await istZugaenglich('Serienmitteilung, Ergebnis')
  stand = serie([ergebnis(1), ergebnis(2)])
  tisch.server.answer(serieWiederholen, 200, stand)
  await knopf('Nur die Gescheiterten wiederholen').click()
  await expect.element(page.getByText('2 von 2 angekommen.')).toBeVisible()
  expect(tisch.server.calls(serieWiederholen)[0]?.body).toEqual({
    faelle: [{ geschaeft: GESCHEITERT.geschaeft, fassung: GESCHEITERT.fassung }],
  })
})

test('[S9-08] wer sie nicht gesendet hat, liest nur, wer sie wiederholt', async ({ tisch }) => {
  tisch.server.answer(serieLesen, 200, serie([GESCHEITERT], { eigene: false }))
  await eine(tisch)
  await expect
    .element(knopf('Nur die Gescheiterten wiederholen'))
    .toHaveAccessibleDescription('Das wiederholt, wer sie gesendet hat: Sabine Sachbearbeitung.')
})

test('[S9-08] gesendete stehen in einer Liste; ohne eine sagt sie, wo man beginnt', async ({ tisch }) => {
  tisch.server.answer(serienLesen, 200, [])
  await tisch.open('/sachbearbeitung/serienmitteilung', FRANK)
  await expect.element(page.getByText(/Noch keine Serienmitteilung/)).toBeVisible()
  const { guid, betreff, gesendetAm, gesendetVon } = serie([])
  tisch.server.answer(serienLesen, 200, [
    { guid, betreff, gesendetAm, gesendetVon, gesendet: 48, gescheitert: 2, wartet: 0 },
  ])
  await tisch.reload()
  await expect
    .element(page.getByRole('row', { name: /Neue Frist/ }))
    .toMatchTextContent(/Sabine Sachbearbeitung.*48.*2.*0/)
  const lang = 'Fehlende Nachweise zu Niedermoorflächen nach der Aktualisierung der Bodenkarte'
  tisch.server.answer(serienLesen, 200, [
    { guid, betreff: lang, gesendetAm, gesendetVon, gesendet: 48, gescheitert: 2, wartet: 0 },
  ])
  await tisch.reload()
  await expect.element(page.getByRole('link', { name: lang })).toBeVisible()
  await istZugaenglich('Serienmitteilungen')
})

test('[S9-08] mehr als 50 Fälle auf einmal schreibt niemand an', async ({ tisch }) => {
  tisch.server.answer(vorratLesen, 200, {
    zeilen: zeilen(51),
    weiter: null,
    gesamt: { anzahl: 51, betrag: 0 },
  })
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  await page.getByRole('checkbox', { name: 'Alle gezeigten auswählen' }).click()
  await expect.element(knopf('Anschreiben')).toHaveAccessibleDescription('Höchstens 50 Fälle auf einmal.')
})

test('[S9-08] ohne Auswahl gibt es nichts zu schreiben; die Seite sagt, wo man auswählt', async ({
  tisch,
}) => {
  await tisch.open('/sachbearbeitung/serienmitteilung/neu', SABINE)
  await expect.element(page.getByText(/Kein Fall ist ausgewählt\. Wählen Sie im Arbeitsvorrat/)).toBeVisible()
  expect(tisch.server.calls(serieVorschauLesen)).toEqual([])
})
