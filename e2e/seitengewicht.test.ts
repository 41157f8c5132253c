import { expect, test, type Locator, type Page } from '@playwright/test'
import { anmeldenMitFormular, titel } from './src/browser.ts'
import { nichtVorladen } from './src/antrag/entwurf.ts'
import { BERATER, vollerFall } from './src/antrag/fall.ts'
import { clsBeobachten, gewichtMessen, waage, type Gewicht } from './src/gewicht.ts'

/** Budgets of rule L-01: gzip bytes until the network is idle, nothing cached. */
const KB = 1000

type Budget = { readonly skriptKB: number; readonly anfragen: number }

const pruefen = (gewicht: Gewicht, { skriptKB, anfragen }: Budget): void => {
  const { skript, stil, schrift, anfragen: gezaehlt, cls, gesprungen } = gewicht
  expect.soft(skript, 'JavaScript').toBeLessThanOrEqual(skriptKB * KB)
  expect.soft(skript + stil + schrift, 'JavaScript, CSS und Schriften').toBeLessThanOrEqual(320 * KB)
  expect.soft(gezaehlt, 'Anfragen').toBeLessThanOrEqual(anfragen)
  expect.soft(cls, `Verschiebung des Bildes (CLS): ${gesprungen.join('; ')}`).toBeLessThan(0.001)
}

const gemessen = async (page: Page, pfad: string, name: string | RegExp, ohne?: RegExp): Promise<Gewicht> => {
  const oeffnen = async () => {
    await page.goto(pfad)
    await expect(titel(page, name)).toBeVisible()
  }
  const gewicht = await gewichtMessen(page, oeffnen, ohne)
  test.info().annotations.push({ type: 'Gewicht', description: JSON.stringify(gewicht) })
  return gewicht
}

test.beforeEach(({ page }) => clsBeobachten(page))

for (const width of [1280, 390])
  test.describe(`bei ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('Start: höchstens 125 kB JavaScript, nichts springt', async ({ page }) => {
      pruefen(await gemessen(page, '/start', 'Willkommen'), { skriptKB: 125, anfragen: 25 })
    })

    test('Dashboard: höchstens 164 kB JavaScript, nichts springt', async ({ page, baseURL }) => {
      await anmeldenMitFormular(page, baseURL ?? '', 'lena.lindenau')
      pruefen(await gemessen(page, '/dashboard', 'Guten Tag, Lena'), { skriptKB: 164, anfragen: 40 })
    })

    test('eine Seite des Antrags: höchstens 215,5 kB JavaScript, nichts springt', async ({
      page,
      baseURL,
    }) => {
      const seite = (await vollerFall(baseURL ?? '')).pfad('foerdergegenstaende')
      await anmeldenMitFormular(page, baseURL ?? '', BERATER, seite)
      pruefen(await gemessen(page, seite, 'Fördergegenstände'), { skriptKB: 215.5, anfragen: 60 })
    })

    test('[S9-02] Sachbearbeitung, Liste und Fall: höchstens 209 kB JavaScript, nichts springt', async ({
      page,
      baseURL,
    }) => {
      const liste = '/sachbearbeitung?ansicht=alle&text=Lindenau'
      await anmeldenMitFormular(page, baseURL ?? '', 'sabine.sachbearbeitung', liste)
      const fall = page.getByRole('row').getByRole('link').first()
      // The heaviest tab, wherever the next step of this case is.
      const adresse = ((await fall.getAttribute('href')) ?? '').replace(/[^/]+$/, 'pruefung')
      pruefen(await gemessen(page, liste, 'Alle Fälle'), { skriptKB: 209, anfragen: 40 })
      // The viewer comes late, with the first document; what its worker fetches ends where nobody here sees it.
      await page.route(/\/pdf\.worker/, (anfrage) => anfrage.abort())
      const viewer = /\/PdfAnsicht-/
      pruefen(await gemessen(page, adresse, /^GE-/, viewer), { skriptKB: 209, anfragen: 60 })
    })
  })

type Waage = Awaited<ReturnType<typeof waage>>

/** What following a link loads beyond what pointing at it has loaded, and what both load together. */
const schritt = async ({ messen }: Waage, page: Page, ziel: Locator, name: string | RegExp) => {
  const zeigen = await messen(() => ziel.hover())
  const folgen = await messen(async () => {
    await ziel.click()
    await expect(titel(page, name)).toBeVisible()
  })
  return { nachDemKlick: folgen.skript, zusammen: zeigen.skript + folgen.skript }
}

test('weitere Schritte: keiner lädt nach dem Klick mehr als 20 kB JavaScript', async ({ page, baseURL }) => {
  // What comes by itself while somebody rests is not what his click loads.
  await nichtVorladen(page)
  const fall = await vollerFall(baseURL ?? '')
  await anmeldenMitFormular(page, baseURL ?? '', BERATER, `/dashboard?unternehmenId=${fall.unternehmenGuid}`)
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  const neben = page.getByRole('complementary', { name: 'Ihr Antrag' })
  const entwurf = page.getByRole('row').filter({ hasText: 'Entwurf' }).getByRole('link')
  const wege: readonly (readonly [Locator, string])[] = [
    [navigation.getByRole('link', { name: 'Anträge' }), 'Anträge'],
    // Into the first form, for which the form library comes: while one points at the link.
    [entwurf, 'Zusammenfassung'],
    [neben.getByRole('link', { name: 'Fördergegenstände' }), 'Fördergegenstände'],
    [neben.getByRole('link', { name: 'Finanzierung' }), 'Finanzierung'],
    [neben.getByRole('link', { name: 'Dokumente' }), 'Dokumente'],
    [navigation.getByRole('link', { name: 'Anträge' }), 'Anträge'],
    [navigation.getByRole('link', { name: 'Start' }), 'Guten Tag'],
  ]
  const dieWaage = await waage(page)
  for (const [ziel, name] of wege) {
    const gewicht = await schritt(dieWaage, page, ziel, new RegExp(name))
    test.info().annotations.push({ type: name, description: JSON.stringify(gewicht) })
    expect.soft(gewicht.nachDemKlick, name).toBeLessThanOrEqual(20 * KB)
    expect.soft(gewicht.zusammen, `${name}, mit dem Vorladen`).toBeLessThanOrEqual(60 * KB)
  }
})
