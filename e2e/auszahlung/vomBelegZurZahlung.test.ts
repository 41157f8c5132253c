import { auszahlungLesen } from '@foerderportal/contract/auszahlung/antrag/routes'
import { expect, test } from '@playwright/test'
import { angemeldet } from '../src/api.ts'
import { BERATER } from '../src/antrag/fall.ts'
import { amTelefon } from '../src/bescheid/hof.ts'
import { einreichen, entscheidungLesen, fotoStattPdf, xrechnungDazu } from '../src/auszahlung/hof.ts'
import { auszahlungFreigeben, auszahlungPruefen } from '../src/auszahlung/pruefung.ts'
import { laufAnlegen, laufFreigeben } from '../src/auszahlung/zahllauf.ts'
import { fensterDanachSchliessen } from '../src/fenster.ts'
import { amTisch } from '../src/tisch.ts'
import { unternehmenVon } from '../src/wege.ts'

const RING = 'Maschinenring Süd GmbH'

fensterDanachSchliessen()

test('[R7.2-07] [S6-02] [S6-05] [S6-06] [S6-07] vom Beleg zur Zahlung: der Betrieb beantragt am Telefon mit einem Foto und einer XRechnung, Sabine kürzt, Frank gibt frei, und die Zahlungsdatei hat den Betrag auf den Cent', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const url = baseURL ?? ''
  const ring = await unternehmenVon(url, BERATER, RING)
  const hof = await amTelefon(browser, url, `/auszahlung/uebersicht?unternehmenId=${ring}`)
  await test.step('eine Rechnung als Foto statt als PDF', () => fotoStattPdf(hof))
  await test.step('eine zweite als XRechnung: das Portal füllt sie aus', () => xrechnungDazu(hof, url))
  const { guid, nummer } = await test.step('eingereicht, mit Eingangsnummer und Beleg', () => einreichen(hof))
  const max = await angemeldet(url, BERATER)
  const { body } = await max.rufen(auszahlungLesen, { params: { guid } })
  expect([body.status, body.eingang?.beleg?.sha256]).toEqual([
    'ABGESENDET',
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ])
  const sabine = await amTisch(
    browser,
    url,
    'sabine.sachbearbeitung',
    `/sachbearbeitung/auszahlungen/${guid}`,
  )
  await test.step('Sabine kürzt die zweite und legt vor', () => auszahlungPruefen(sabine.page))
  const frank = await amTisch(browser, url, 'frank.freigabe', `/sachbearbeitung/auszahlungen/${guid}`)
  await test.step('Frank gibt frei, was er gelesen hat', () => auszahlungFreigeben(frank.page))
  const lauf = await test.step('Sabine nimmt sie in einen Zahllauf', () => laufAnlegen(sabine.page, nummer))
  const datei = await test.step('Frank gibt ihn frei und lädt die Datei herunter', async () =>
    laufFreigeben((await amTisch(browser, url, 'frank.freigabe', lauf)).page))
  const posten = datei.split('<CdtTrfTxInf>').find((teil) => teil.includes(`<EndToEndId>${nummer}<`))
  expect(posten).toContain('<InstdAmt Ccy="EUR">7000.50</InstdAmt>')
  await test.step('der Betrieb liest, was er bekommt, und dass der Bescheid sagt, warum weniger', () =>
    entscheidungLesen(hof, ring))
})
