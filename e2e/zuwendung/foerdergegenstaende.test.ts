import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import {
  dateifeld,
  gegenstandHinzufuegen,
  istGespeichert,
  maschineAusfuellen,
  pdf,
  weiterNach,
} from '../src/antrag/assistent.ts'
import { strengerPruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'
import { nochmalKlicken } from '../src/klicken.ts'

const feld = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const zeile = (page: Page, name: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, expanded: false }) })
const kopf = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const schritte = (page: Page) => page.getByRole('complementary', { name: 'Ihr Antrag' })

test('[R3.2-04] Fördergegenstände: eine Seite je Kategorie, eine Zeile je Gegenstand, eine davon offen', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('foerdergegenstaende'))
  const istZugaenglich = strengerPruefer(page, [1280, 390])
  await expect(titel(page, 'Fördergegenstände')).toBeVisible()
  await expect(schritte(page).getByRole('link', { name: 'Mulch- und Pflanztechnik' })).toHaveCount(0)

  await test.step('was man wählt, öffnet die Seite seiner Kategorie', async () => {
    await gegenstandHinzufuegen(page, 'B.1 Mulchgerät (Zuschuss 40 %)')
    await expect(titel(page, 'Mulch- und Pflanztechnik')).toBeVisible()
    await expect(feld(page, 'Hersteller')).toBeFocused()
    await expect(schritte(page).getByRole('link', { name: 'Mulch- und Pflanztechnik' })).toBeVisible()
    await maschineAusfuellen(page)
    await feld(page, 'Nettopreis für ein Stück').fill('10.000')
    await expect(kopf(page, '1. Pistenbully 300 GreenTech')).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('Vollständig', { exact: true })).toBeVisible()
  })

  await test.step('als Vorlage: alles außer den Dateien, und man schreibt dort weiter', async () => {
    // Before the next picture: on a slow machine a second click would meet the button while the new one is drawn.
    const vorlage = page.getByRole('button', { name: 'Als Vorlage für einen weiteren' })
    await vorlage.focus()
    const nocheinmal = await vorlage.evaluate(async (knopf: HTMLElement) => {
      knopf.click()
      await Promise.resolve()
      return knopf.isConnected && knopf.closest('[inert]') === null
    })
    expect(nocheinmal).toBe(false)
    await expect(kopf(page, /^2\. Pistenbully/)).toHaveAttribute('aria-expanded', 'true')
    await expect(kopf(page, /^1\. Pistenbully/)).toHaveAttribute('aria-expanded', 'false')
    await expect(feld(page, 'Hersteller')).toBeFocused()
    await feld(page, 'Hersteller').fill('Fendt')
    await expect(feld(page, 'Nettopreis für ein Stück')).toHaveValue('10.000,00')
    await expect(page.getByRole('button', { name: 'Angebot.pdf entfernen' })).toHaveCount(0)
    await expect(zeile(page, /^1\. Pistenbully/)).toContainText(
      '2 Stück · 20.000,00 € netto · Zuschuss 8.000,00 € · 2 Dateien',
    )
    await expect(page.getByRole('main')).toContainText('Voraussichtlicher Zuschuss16.000,00 €')
  })

  await test.step('was für einen Gegenstand ankommt, der zu ist, steht in ihm', async () => {
    const halt = Promise.withResolvers<void>()
    await page.route('**/Zuwendungen/api/public/file?*', async (route) => {
      await halt.promise
      await route.continue()
    })
    const auswahl = page.waitForEvent('filechooser')
    await dateifeld(page, 'Bestätigung des Herstellers')
      .getByRole('button', { name: 'Dateien auswählen' })
      .click()
    await (await auswahl).setFiles(pdf('Nachweis.pdf'))
    await expect(page.getByRole('button', { name: 'Nachweis.pdf: Hochladen abbrechen' })).toBeVisible()
    await kopf(page, /^2\. Fendt/).click()
    await expect(zeile(page, /^2\. Fendt/)).toContainText('keine Dateien')
    halt.resolve()
    await expect(zeile(page, /^2\. Fendt/)).toContainText('1 Datei')
    await nochmalKlicken(kopf(page, /^2\. Fendt/))
    await expect(page.getByRole('button', { name: 'Nachweis.pdf entfernen' })).toBeVisible()
    await nochmalKlicken(page.getByRole('button', { name: 'Nachweis.pdf entfernen' }))
  })

  await test.step('ein Fehler führt in den Gegenstand, der zu ist', async () => {
    await nochmalKlicken(kopf(page, /^2\. Fendt/))
    await expect(feld(page, 'Hersteller')).toHaveCount(0)
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    const fehler = page.getByRole('alert').getByRole('link', { name: 'Laden Sie das Angebot hoch.' })
    // Whoever opens another one before the link has led him there stays in it.
    const anderer = await kopf(page, /^1\. Pistenbully/).elementHandle()
    await fehler.evaluate(async (link: HTMLElement, knopf) => {
      link.click()
      await Promise.resolve()
      knopf?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await new Promise((bild) => requestAnimationFrame(() => requestAnimationFrame(bild)))
    }, anderer)
    await expect(feld(page, 'Hersteller')).toHaveValue('Pistenbully')
    await expect(kopf(page, /^2\. Fendt/)).toHaveAttribute('aria-expanded', 'false')
    await fehler.click()
    await expect(kopf(page, /^2\. Fendt/)).toHaveAttribute('aria-expanded', 'true')
    await expect(
      page.getByRole('group', { name: 'Angebot' }).getByRole('button', { name: 'Dateien auswählen' }),
    ).toBeFocused()
    await istZugaenglich('zwei Maschinen, mit Fehlern')
  })

  await test.step('die Übersicht nennt jeden und führt zu ihm', async () => {
    await schritte(page).getByRole('link', { name: 'Fördergegenstände' }).click()
    await expect(titel(page, 'Fördergegenstände')).toBeVisible()
    await istZugaenglich('die Übersicht')
    await page.getByRole('main').getByRole('link', { name: 'Fendt 300 GreenTech' }).click()
    await expect(titel(page, 'Mulch- und Pflanztechnik')).toBeVisible()
    await expect(feld(page, 'Hersteller')).toBeFocused()
    await expect(feld(page, 'Hersteller')).toHaveValue('Fendt')
  })

  await test.step('in einem niedrigen Fenster kommt auch der letzte Schritt in Sicht', async () => {
    await page.setViewportSize({ width: 1280, height: 480 })
    const letzter = schritte(page).getByRole('link', { name: 'Zusammenfassung' })
    await letzter.focus()
    await expect(letzter).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('löschen fragt nach; der Fokus steht danach beim Nachbarn', async () => {
    await page.getByRole('button', { name: 'Fördergegenstand löschen' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Fendt 300 GreenTech löschen?' })
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await expect(kopf(page, /Fendt/)).toHaveCount(0)
    await expect(kopf(page, /^1\. Pistenbully/)).toBeFocused()
    await weiterNach(page, 'Finanzierung')
  })

  await test.step('Beratung, die nur neben einer Maschine möglich ist', async () => {
    await page.goto(fall.pfad('kategorie-B-4'))
    await gegenstandHinzufuegen(page, 'B.4 Beratung zum Boden (Zuschuss 50 %)')
    await feld(page, 'Wozu werden Sie beraten?').fill('Wasserstand')
    await feld(page, 'Nettokosten der Beratung').fill('1.000')
    await expect(page.getByRole('main')).toContainText('Voraussichtlicher Zuschuss8.500,00 €')
    await weiterNach(page, 'Finanzierung')
  })
})

const TABELLE = [
  'Klasse\tMarke\tModell\tHändler\tStück\tPreis\tKauf',
  'Mulchgeraet\tFendt\tM 1\tNord GmbH\t2\t10.000,50 €\t1.6.2031',
  'Traktor\tFendt\tVario\tNord GmbH\t1\t1\t',
  'Strohstriegel\tHorsch\tS 9\tNord GmbH\t1\t9000\t2031-07-01',
].join('\r\n')

/** Pastes beside all fields. */
const aufSeiteEinfuegen = (page: Page, tabelle: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, tabelle)

test('[R3.2-04] viele Maschinen aus einer Tabelle: Fehler je Zeile, das Gute wird übernommen, und es geht zurück', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('foerdergegenstaende'))
  await expect(page.getByRole('button', { name: 'Aus einer Tabelle einfügen' })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Aus einer Tabelle einfügen' })

  await test.step('eingefügt wird auch neben den Feldern', async () => {
    await aufSeiteEinfuegen(page, TABELLE)
    await expect(dialog).toContainText('2 von 3 Zeilen können übernommen werden.')
    // What a screen reader hears, within the dialog: beside it nothing is heard.
    await expect(dialog.getByRole('status')).toContainText('2 von 3 Zeilen können übernommen werden.')
    await expect(dialog.getByRole('row', { name: /Traktor/ })).toContainText(
      'steht nicht in Ihrer Positivliste',
    )
    await expect(dialog.getByRole('row', { name: /Fendt M 1/ })).toContainText('10.000,50')
    await strengerPruefer(page, [1280, 390])('der Dialog mit Vorschau')
  })

  await test.step('was nicht stimmt, bleibt stehen und wird dort berichtigt', async () => {
    await dialog.getByRole('button', { name: '2 Zeilen übernehmen' }).click()
    const text = dialog.getByRole('textbox', { name: 'Zeilen Ihrer Tabelle' })
    await expect(text).toHaveValue(/^Klasse\tMarke.*\nTraktor\tFendt/)
    await expect(dialog.getByRole('status')).toContainText('2 Zeilen sind übernommen. Noch kann keine')
    await text.fill((await text.inputValue()).replace('Traktor', 'Kompostwender'))
    await nochmalKlicken(dialog.getByRole('button', { name: '1 Zeile übernehmen' }))
    await expect(dialog).toBeHidden()
  })

  await test.step('die Vorlage nennt die Spalten und die Klassen', async () => {
    await page.getByRole('button', { name: 'Aus einer Tabelle einfügen' }).click()
    const herunter = page.waitForEvent('download')
    await dialog.getByRole('button', { name: /^Vorlage/ }).click()
    const datei = await readFile(await (await herunter).path(), 'utf8')
    expect(datei).toMatch(/^\uFEFFKlasse;Hersteller;.*\r\nRaupenfahrzeug;/)
    await nochmalKlicken(dialog.getByRole('button', { name: 'Abbrechen' }))
  })

  await test.step('zurück, solange man will', async () => {
    const main = page.getByRole('main')
    await expect(main).toContainText('3 Fördergegenstände sind übernommen')
    await expect(main).toContainText('Gesamtkosten netto29.002,00 €')
    await expect(main.getByRole('link', { name: 'Horsch S 9' })).toBeVisible()
    await istGespeichert(page)
    await main.getByRole('button', { name: 'Rückgängig machen' }).click()
    await expect(main).toContainText('Gesamtkosten netto0,00 €')
    await expect(main.getByRole('link', { name: 'Horsch S 9' })).toHaveCount(0)
    await expect(main.getByRole('button', { name: 'Rückgängig machen' })).toHaveCount(0)
    await expect(main.getByRole('button', { name: 'Aus einer Tabelle einfügen' })).toBeFocused()
  })

  await test.step('was seitdem geändert wurde, bleibt, und das steht da, bevor man zurückgeht', async () => {
    await page.goto(fall.pfad('kategorie-B-3'))
    await expect(titel(page, 'Mechanische Pflege')).toBeVisible()
    const zeilen = ['Klasse\tHersteller\tTyp', 'Strohstriegel\tHorsch\tS 1', 'Strohstriegel\tHorsch\tS 2']
    await aufSeiteEinfuegen(page, zeilen.join('\n'))
    await nochmalKlicken(dialog.getByRole('button', { name: '2 Zeilen übernehmen' }))
    await kopf(page, /S 1/).click()
    await feld(page, 'Anbieter').fill('Nord GmbH')
    const main = page.getByRole('main')
    await expect(main).toContainText('Einen davon haben Sie seitdem geändert')
    await main.getByRole('button', { name: 'Rückgängig machen' }).click()
    await expect(kopf(page, /S 2/)).toHaveCount(0)
    await expect(feld(page, 'Anbieter')).toHaveValue('Nord GmbH')
  })
})
