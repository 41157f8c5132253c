import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
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
import { BREITEN, fensterOeffnen, mitPortal, THEMEN, type Breite, type Thema } from './knipsen.ts'
import { netzruheVon } from '../netzruhe.ts'
import { hauptnavigation, kontomenue, unternehmensmenue } from '../rahmen.ts'
import { unternehmenVon } from '../wege.ts'

/**
 * `node e2e/src/bilder/handbuchbilder.ts`: the pictures of docs/handbuch and of the README, made anew from the demo world. With
 * PORTAL_TEST_URL of a portal that runs already.
 */

const ZIEL = join(import.meta.dirname, '../../../docs/bilder')
/** A page of the handbook is read on the telephone, too. */
const HOECHSTENS_BYTE = 120_000

const LENA = 'lena.lindenau'
const OHNE_VORGAENGE = 'stefan.startup'

/** What leads to a picture; the page is a fresh one, nobody is signed in. */
type Weg = (page: Page, url: string) => Promise<unknown>
type Bild = {
  readonly name: string
  readonly breiten: readonly Breite[]
  readonly themen?: readonly Thema[]
  /** Where a whole screen of text would weigh too much. */
  readonly hoehe?: number
  readonly weg: Weg
}

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
const BILDER: readonly Bild[] = [
  { name: 'start', breiten: [1280], weg: start },
  { name: 'dashboard', breiten: BREITEN, themen: THEMEN, weg: alsLena },
  { name: 'gesperrter-punkt', breiten: [1280], weg: gesperrterPunkt },
  { name: 'unternehmensmenue', breiten: [1280], weg: imMenue(unternehmensmenue) },
  { name: 'kontomenue', breiten: BREITEN, weg: imMenue(kontomenue) },
  { name: 'menue', breiten: [390], weg: aufDemHandy },
  { name: 'hilfe', breiten: [1280], hoehe: 560, weg: hilfe(alsLena) },
  { name: 'hilfe', breiten: [390], weg: hilfe(aufDemHandy) },
  { name: 'barriere-melden', breiten: [1280], weg: barriereMelden },
  { name: 'achtung', breiten: [1280], weg: achtung },
  { name: 'abgemeldet', breiten: [1280], weg: abgemeldet },
  { name: 'antrag', breiten: [1280], weg: groesse },
  { name: 'ohne-netz', breiten: [390], weg: ohneNetz },
  { name: 'zwei-fassungen', breiten: [390], weg: zweiFassungen },
]

/** In the page: a picture shows its top, no scroll bar, and keeps no place for one. */
const vonOben = () => {
  document.documentElement.style.scrollbarGutter = 'auto'
  scrollTo(0, 0)
}

const knipsen = async (browser: Browser, url: string, bild: Bild, breite: Breite, thema: Thema) => {
  const { name, hoehe, weg } = bild
  const fenster = await fensterOeffnen(browser, url, thema, breite)
  const page = await fenster.newPage()
  if (hoehe !== undefined) await page.setViewportSize({ width: breite, height: hoehe })
  const ruhe = await netzruheVon(page)
  await weg(page, url)
  await ruhe()
  await page.evaluate(vonOben)
  const path = join(ZIEL, `${name}-${breite}-${thema}.png`)
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  await fenster.close()
  const { size } = await stat(path)
  if (size > HOECHSTENS_BYTE) throw new Error(`${path}: ${size} Byte, höchstens ${HOECHSTENS_BYTE}`)
}

/** Only those whose name is given, else all. */
const main = async (gewuenscht: readonly string[]): Promise<void> => {
  await mkdir(ZIEL, { recursive: true })
  const bilder = BILDER.filter(({ name }) => gewuenscht.length === 0 || gewuenscht.includes(name))
  await mitPortal(async (browser, url) => {
    for (const bild of bilder)
      for (const thema of bild.themen ?? ['light'])
        for (const breite of bild.breiten) await knipsen(browser, url, bild, breite, thema)
  })
}

await main(process.argv.slice(2))
