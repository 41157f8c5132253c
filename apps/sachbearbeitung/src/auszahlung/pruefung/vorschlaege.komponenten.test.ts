import * as contract from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { resize } from '@foerderportal/shell/testing/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
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
    regel: null,
    vermerkBei: ['NICHT_ERFUELLT'],
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
const antwort = (punkt: string, wort: string) =>
  page
    .getByRole('radiogroup', { name: `${punkt} Punkt`, exact: true })
    .getByRole('radio', { name: wort, exact: true })

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
  await expect.element(page.getByText('Lesen Sie, nach welcher Norm.')).toBeVisible()
  await istZugaenglich('Vorschläge einer kleinen Auszahlung')
  await klicken(knopf('8 Vorschläge bestätigen'))
  await expect.element(antwort('Z1', 'Erfüllt')).toHaveFocus()
  await expect.element(knopf(/Vorschläge bestätigen/)).not.toBeInTheDocument()
  for (const punkt of PUNKTE.filter((code) => !VORGESCHLAGEN.includes(code)))
    await klicken(antwort(punkt, 'Erfüllt'))
  await klicken(knopf('Zur Freigabe vorlegen'))
  await expect.element(page.getByText('Zur Freigabe vorgelegt', { exact: true })).toBeVisible()
  const [gespeichert] = tisch.server.calls(contract.auszahlungPruefen)
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
  await antwort('Z2', 'Entfällt').click()
  await knopf('2 Vorschläge bestätigen').click()
  await expect.element(antwort('Z1', 'Nicht erfüllt')).toBeChecked()
  await expect.element(page.getByRole('textbox', { name: /^Vermerk zu Z1/ })).toHaveValue('Das Konto fehlt.')
  await expect.element(antwort('Z2', 'Entfällt')).toBeChecked()
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
  await expect.element(page.getByText('Vorschlag der Regel: Erfüllt. Z4 ist in Ordnung.')).toBeVisible()
  await expect.element(knopf(/Vorschläge bestätigen/)).not.toBeInTheDocument()
  await expect.element(knopf('Vorschlag zu K1 übernehmen')).not.toBeInTheDocument()
  await istZugaenglich('Vorschläge einer großen Auszahlung')
  await knopf('Vorschlag zu Z4 übernehmen').click()
  await expect.element(antwort('Z4', 'Erfüllt')).toBeChecked()
  const vermerk = page.getByRole('textbox', { name: /^Vermerk zu Z4/ })
  await expect.element(vermerk).toHaveValue('Z4 ist in Ordnung.')
  await expect.element(vermerk).toHaveFocus()
  await antwort('Z6', 'Entfällt').click()
  await expect.element(page.getByText('Vorschlag der Regel: Erfüllt. Z6 ist in Ordnung.')).toBeVisible()
  await expect.element(knopf('Vorschlag zu Z6 übernehmen')).not.toBeInTheDocument()
})
