import * as contract from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { resize } from '@foerderportal/shell/testing/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { titel } from '../../testing/frame.ts'
import { FRANK, SABINE } from '../../testing/people.ts'
import { frage } from '../../testing/freigabefrage.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { GUID, bankpruefungsdienst, listenzeile } from './testing/bankpruefungsdienst.ts'

const LISTE = '/sachbearbeitung/auszahlungen'
const ADRESSE = `${LISTE}/${GUID}`
/** The points of the demo world's climate balance; of these the rules propose an answer (server: vorschlaege.test.ts). */
const PUNKTE = 'Z1 Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9 Z10 Z11 K1 K2 K3 K4'.split(' ')
const VORGESCHLAGEN = ['Z4', 'Z6', 'Z7', 'Z9', 'Z11', 'K2', 'K3', 'K4']

const KLIMABILANZ: Partial<Bankpruefung> = {
  programm: 'ZUKLB',
  katalog: PUNKTE.map((code) => ({
    code,
    titel: 'Punkt',
    text: 'Stimmt es?',
    grundlage: 'Richtlinie',
    liest: [],
    regel: null,
    vermerkBei: ['NICHT_ERFUELLT', 'NICHT_ANWENDBAR'],
  })),
  vorschlaege: [
    ...VORGESCHLAGEN.map((code) => ({
      code,
      ergebnis: 'ERFUELLT' as const,
      text: `${code} ist in Ordnung.`,
    })),
    { code: 'K1', ergebnis: null, text: 'Lesen Sie, nach welcher Norm.' },
  ],
}
const knopf = (name: string | RegExp) => page.getByRole('button', { name })
const punkttitel = (code: string) =>
  page.getByRole('heading', { level: 2, name: `${code} Punkt`, exact: true })
/** A row of the list of points, with where it stands. */
const zeile = (code: string) => knopf(new RegExp(`^${code} Punkt `))

/** Somebody at the desk who counts what he clicks. */
const zaehler = () => {
  let klicks = 0
  return {
    klicken: async (was: Locator) => {
      await was.click()
      klicks += 1
    },
    gezaehlt: () => klicks,
  }
}

const listen = ({ server }: Tisch) =>
  server.answer(contract.auszahlungenLesen, 200, {
    zeilen: [listenzeile(1, { guid: GUID, programm: 'ZUKLB' })],
    anzahl: 1,
    nach: null,
  })

test('[S9-07] [S6-06] [R1-06] the payout of a climate balance: proposals confirmed with one click, the rest read, decided with at most 14 clicks', async ({
  tisch,
}) => {
  const { klicken, gezaehlt } = zaehler()
  listen(tisch)
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], KLIMABILANZ)
  await tisch.open(LISTE, SABINE)
  await klicken(page.getByRole('link', { name: 'Nächste öffnen' }))
  await expect.element(page.getByText('K4 ist in Ordnung.').first()).toBeVisible()
  await istZugaenglich('Vorschläge einer kleinen Auszahlung')
  await klicken(knopf('8 Vorschläge bestätigen'))
  await expect.element(punkttitel('Z1')).toHaveFocus()
  await expect.element(knopf(/Vorschläge bestätigen/)).not.toBeInTheDocument()
  // What has to be read is answered by keys, as in the check of a case: two for each.
  for (const punkt of PUNKTE.filter((code) => !VORGESCHLAGEN.includes(code))) {
    await expect.element(punkttitel(punkt)).toHaveFocus()
    if (punkt === 'K1') await expect.element(page.getByText('Lesen Sie, nach welcher Norm.')).toBeVisible()
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
  }
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ergebnis' })).toHaveFocus()
  await klicken(knopf('Zur Freigabe vorlegen'))
  await expect.element(page.getByText('Zur Freigabe vorgelegt', { exact: true })).toBeVisible()
  const gespeichert = tisch.server.calls(contract.auszahlungPruefen).at(-1)
  expect(gespeichert?.body.punkte.map(({ ergebnis }) => ergebnis)).toEqual(PUNKTE.map(() => 'ERFUELLT'))
  expect(gespeichert?.body.punkte.find(({ code }) => code === 'K2')?.text).toBe('K2 ist in Ordnung.')

  bankpruefungsdienst(tisch, ['FREIGABE'], {
    ...KLIMABILANZ,
    stand: 'VORGELEGT',
    ...(gespeichert && { inhalt: gespeichert.body }),
  })
  await tisch.open(ADRESSE, FRANK)
  await klicken(knopf(/^Freigeben/))
  await klicken(frage('Auszahlung freigeben?').getByRole('button', { name: 'Freigeben' }))
  await expect.element(page.getByText(/Uhr von Frank Freigabe/)).toBeVisible()
  // He opens it with one more.
  expect(gezaehlt() + 1).toBeLessThanOrEqual(14)
})

test('[S9-07] what is answered already stays as it is, and a proposal against it says so', async ({
  tisch,
}) => {
  const vorschlaege = [
    { code: 'Z1', ergebnis: 'NICHT_ERFUELLT' as const, text: 'Das Konto fehlt.' },
    { code: 'Z2', ergebnis: 'ERFUELLT' as const, text: 'Der Bescheid ist wirksam.' },
    { code: 'Z3', ergebnis: 'ERFUELLT' as const, text: 'Die Tage stimmen.' },
  ]
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { ...KLIMABILANZ, vorschlaege })
  await tisch.open(ADRESSE, SABINE)
  await expect.element(page.getByRole('listitem').getByText('Nicht erfüllt: Das Konto fehlt.')).toBeVisible()
  await zeile('Z2').click()
  await userEvent.keyboard('3')
  await expect.element(zeile('Z2')).toMatchTextContent('Offen')
  await userEvent.keyboard('nBraucht es nicht.')
  await expect.element(zeile('Z2')).toMatchTextContent('Entfällt')
  await knopf('2 Vorschläge bestätigen').click()
  await expect.element(zeile('Z1')).toMatchTextContent('Nicht erfüllt')
  await expect.element(zeile('Z2')).toMatchTextContent('Entfällt')
  await zeile('Z1').click()
  await expect.element(page.getByRole('textbox', { name: 'Vermerk' })).toHaveValue('Das Konto fehlt.')
  // Its columns scroll, and the page itself does not.
  await resize(1280, 800)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight)
})

test('[S9-07] of a large sum each proposal stands at its point, and nothing is confirmed at once', async ({
  tisch,
}) => {
  bankpruefungsdienst(tisch, ['SACHBEARBEITUNG'], { ...KLIMABILANZ, programm: 'AnkNabo' })
  await tisch.open(ADRESSE, SABINE)
  await expect.element(titel('Auszahlung 1 zu GE-2026-000042')).toBeVisible()
  await expect.element(zeile('Z4')).toMatchTextContent('Vorschlag')
  await expect.element(knopf(/Vorschläge bestätigen/)).not.toBeInTheDocument()
  await zeile('K1').click()
  await expect.element(page.getByText('Lesen Sie, nach welcher Norm.')).toBeVisible()
  await expect.element(knopf(/Vorschlag bestätigen/)).not.toBeInTheDocument()
  await zeile('Z4').click()
  await expect.element(page.getByText('Vorschlag der Regel: Erfüllt. Z4 ist in Ordnung.')).toBeVisible()
  await istZugaenglich('Vorschläge einer großen Auszahlung')
  await knopf(/^Vorschlag bestätigen/).click()
  await expect.element(punkttitel('Z5')).toHaveFocus()
  await expect.element(zeile('Z4')).toMatchTextContent('Erfüllt')
  await zeile('Z4').click()
  await expect.element(page.getByRole('textbox', { name: 'Vermerk' })).toHaveValue('Z4 ist in Ordnung.')
  await expect.element(page.getByText('Vorschlag der Regel: Erfüllt. Z4 ist in Ordnung.')).toBeVisible()
})
