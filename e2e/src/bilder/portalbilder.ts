import { expect, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen, titel } from '../browser.ts'
import {
  andersSpeichern,
  finanzamt,
  haupttaetigkeit,
  kopieIstBereit,
  OFFLINE,
  speicherstand,
} from '../antrag/entwurf.ts'
import { BERATER, entwurfVon } from '../antrag/fall.ts'
import { hauptnavigation, kontomenue, unternehmensmenue } from '../rahmen.ts'
import { unternehmenVon } from '../wege.ts'
import type { Bild, Weg } from './bild.ts'
import { BREITEN, THEMEN } from './knipsen.ts'

/** The pictures of the portal's frame and of an application. */

const LENA = 'lena.lindenau'
const OHNE_VORGAENGE = 'stefan.startup'

const alsLena: Weg = async (page, url) => {
  await anmeldenImBrowser(page, url, LENA)
  await expect(page.getByRole('heading', { name: 'Vorgänge' })).toBeVisible()
}

const alsBerater: Weg = async (page, url) => {
  const guid = await unternehmenVon(url, BERATER, 'Hof Altmoor KG')
  await anmeldenImBrowser(page, url, BERATER, `/dashboard?unternehmenId=${guid}`)
}

const gesperrterPunkt: Weg = async (page, url) => {
  await anmeldenImBrowser(page, url, OHNE_VORGAENGE)
  await hauptnavigation(page).getByRole('link', { name: 'Auszahlungen' }).focus()
}

const imMenue =
  (knopf: typeof kontomenue): Weg =>
  async (page, url) => {
    await alsBerater(page, url)
    await knopf(page).click()
  }

const aufDemHandy: Weg = async (page, url) => {
  await alsLena(page, url)
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
}

const hilfe =
  (davor: Weg): Weg =>
  async (page, url) => {
    await davor(page, url)
    await hauptnavigation(page).getByRole('link', { name: 'Hilfe' }).click()
    await expect(page.getByRole('dialog').frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  }

const barriereMelden: Weg = async (page, url) => {
  await alsLena(page, url)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barriere melden' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
}

const nachRuhe =
  (...zeiten: readonly string[]): Weg =>
  async (page, url) => {
    await page.clock.install()
    await alsLena(page, url)
    for (const zeit of zeiten) await page.clock.fastForward(zeit)
  }

const achtung: Weg = async (page, url) => {
  await nachRuhe('08:10')(page, url)
  await expect(page.getByRole('alertdialog', { name: 'Achtung' })).toBeVisible()
}

const abgemeldet: Weg = async (page, url) => {
  await nachRuhe('12:00')(page, url)
  await expect(page.getByRole('button', { name: 'Wieder anmelden' })).toBeVisible()
}

const groesse: Weg = async (page, url) => {
  const fall = await entwurfVon(url, LENA)
  await anmeldenImBrowser(page, url, LENA, fall.pfad('groesse'))
  await expect(titel(page, 'Unternehmensgröße')).toBeVisible()
}

const imAntrag = async (page: Page, url: string) => {
  const fall = await entwurfVon(url, LENA)
  await anmeldenImBrowser(page, url, LENA, fall.pfad('antragsteller'))
  await kopieIstBereit(page)
}

const ohneNetz: Weg = async (page, url) => {
  await imAntrag(page, url)
  await page.context().setOffline(true)
  await haupttaetigkeit(page).fill('Grünland und Mutterkühe')
  await speicherstand(page, OFFLINE)
}

const mitAngaben =
  (haupttaetigkeit: string, finanzamt: string): Parameters<typeof andersSpeichern>[1] =>
  (f) => ({ ...f, produktgruppenDaten: { ...f.produktgruppenDaten, haupttaetigkeit, finanzamt } })

const zweiFassungen: Weg = async (page, url) => {
  const fall = await entwurfVon(url, LENA)
  await andersSpeichern(fall, mitAngaben('Ackerbau', 'Flensburg'))
  await imAntrag(page, url)
  await andersSpeichern(fall, mitAngaben('Schafhaltung', 'Husum'))
  await haupttaetigkeit(page).fill('Obstbau')
  await finanzamt(page).fill('Schleswig')
  await page.getByRole('button', { name: 'Fassungen vergleichen' }).click()
  await page.getByRole('radio', { name: 'Ihre Eingabe Obstbau' }).check()
}

const start: Weg = async (page) => {
  await oeffnen(page, '/start')
  await expect(titel(page, 'Willkommen')).toBeVisible()
}

/** What changes the demo world stands last. */
export const PORTALBILDER: readonly Bild[] = [
  { name: 'rahmen/start', breiten: [1280], weg: start },
  { name: 'rahmen/dashboard', breiten: BREITEN, themen: THEMEN, weg: alsLena },
  { name: 'rahmen/gesperrter-punkt', breiten: [1280], weg: gesperrterPunkt },
  { name: 'rahmen/unternehmensmenue', breiten: [1280], weg: imMenue(unternehmensmenue) },
  { name: 'rahmen/kontomenue', breiten: BREITEN, weg: imMenue(kontomenue) },
  { name: 'rahmen/menue', breiten: [390], weg: aufDemHandy },
  { name: 'rahmen/hilfe', breiten: [1280], hoehe: 560, weg: hilfe(alsLena) },
  { name: 'rahmen/hilfe', breiten: [390], weg: hilfe(aufDemHandy) },
  { name: 'rahmen/barriere-melden', breiten: [1280], weg: barriereMelden },
  { name: 'rahmen/achtung', breiten: [1280], weg: achtung },
  { name: 'rahmen/abgemeldet', breiten: [1280], weg: abgemeldet },
  { name: 'rahmen/antrag', breiten: [1280], weg: groesse },
  { name: 'rahmen/ohne-netz', breiten: [390], weg: ohneNetz },
  { name: 'rahmen/zwei-fassungen', breiten: [390], weg: zweiFassungen },
]
