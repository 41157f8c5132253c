import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain, nextFrame, resize } from '@foerderportal/shell/testing/browser'
import { feld, istGespeichert } from '../../testing/fields.ts'
import { choose, dateifeld, pdf } from '../../testing/files.ts'
import { titel } from '../../testing/frame.ts'
import { LENA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { gegenstandHinzufuegen, maschineAusfuellen, weiter, weiterNach } from '../testing/antragsseiten.ts'

const kopf = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const zeile = (name: RegExp): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, expanded: false }) })
const schritte = () => page.getByRole('complementary', { name: 'Ihr Antrag' })
const main = () => page.getByRole('main')

/** An empty draft, on the browser's own clock: axe looks around in many small steps. */
const leererAntrag = async (portal: Portal, seite = 'foerdergegenstaende') => {
  const fall = antragsdienst(portal).ablegen()
  await portal.open(fall.pfad(seite), LENA)
  return fall
}

test('[R3.2-04] Fördergegenstände: eine Seite je Kategorie, eine Zeile je Gegenstand, eine davon offen', async ({
  portal,
}) => {
  const { pfad } = await leererAntrag(portal)
  await expect.element(titel('Fördergegenstände')).toBeVisible()
  await expect
    .element(schritte().getByRole('link', { name: 'Mulch- und Pflanztechnik' }))
    .not.toBeInTheDocument()

  // What one chooses opens the page of its category.
  await gegenstandHinzufuegen('B.1 Mulchgerät (Zuschuss 40 %)')
  await expect.element(titel('Mulch- und Pflanztechnik')).toBeVisible()
  await expect.element(feld('Hersteller')).toHaveFocus()
  await expect.element(schritte().getByRole('link', { name: 'Mulch- und Pflanztechnik' })).toBeVisible()
  await maschineAusfuellen()
  await feld('Nettopreis für ein Stück').fill('10.000')
  await expect.element(kopf('1. Pistenbully 300 GreenTech')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByText('Vollständig', { exact: true })).toBeVisible()

  // As a template: all but the files, and one goes on there. A second click would meet the button while the new one
  // is drawn.
  const vorlage = page
    .getByRole('button', { name: 'Als Vorlage für einen weiteren' })
    .element() as HTMLElement
  vorlage.focus()
  await nextFrame()
  vorlage.click()
  await Promise.resolve()
  expect(vorlage.isConnected && vorlage.closest('[inert]') === null).toBe(false)
  await expect.element(kopf(/^2\. Pistenbully/)).toHaveAttribute('aria-expanded', 'true')
  await expect.element(kopf(/^1\. Pistenbully/)).toHaveAttribute('aria-expanded', 'false')
  await expect.element(feld('Hersteller')).toHaveFocus()
  await feld('Hersteller').fill('Fendt')
  await expect.element(feld('Nettopreis für ein Stück')).toHaveValue('10.000,00')
  await expect.element(page.getByRole('button', { name: 'Angebot.pdf entfernen' })).not.toBeInTheDocument()
  await expect
    .element(zeile(/^1\. Pistenbully/))
    .toMatchTextContent('2 Stück · 20.000,00 € netto · Zuschuss 8.000,00 € · 2 Dateien')
  await expect.element(main()).toMatchTextContent('Voraussichtlicher Zuschuss16.000,00 €')

  // What arrives for an item that is closed stands in it.
  const ankommen = portal.server.hold(dateiHochladen)
  await choose(
    () => dateifeld('Bestätigung des Herstellers').getByRole('button', { name: 'Dateien auswählen' }).click(),
    pdf('Nachweis.pdf'),
  )
  await expect.element(page.getByRole('button', { name: 'Nachweis.pdf: Hochladen abbrechen' })).toBeVisible()
  await kopf(/^2\. Fendt/).click()
  await expect.element(zeile(/^2\. Fendt/)).toMatchTextContent('keine Dateien')
  ankommen()
  await expect.element(zeile(/^2\. Fendt/)).toMatchTextContent('1 Datei')
  await clickAgain(kopf(/^2\. Fendt/))
  await clickAgain(page.getByRole('button', { name: 'Nachweis.pdf entfernen' }))

  // An error leads into the item that is closed.
  await clickAgain(kopf(/^2\. Fendt/))
  await expect.element(feld('Hersteller')).not.toBeInTheDocument()
  await weiter().click()
  const fehler = page.getByRole('alert').getByRole('link', { name: 'Laden Sie das Angebot hoch.' })
  await expect.element(fehler).toBeVisible()
  // Whoever opens another one before the link has led him there stays in it.
  const anderer = kopf(/^1\. Pistenbully/).element()
  ;(fehler.element() as HTMLElement).click()
  await Promise.resolve()
  anderer.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await nextFrame()
  await expect.element(feld('Hersteller')).toHaveValue('Pistenbully')
  await expect.element(kopf(/^2\. Fendt/)).toHaveAttribute('aria-expanded', 'false')
  await fehler.click()
  await expect.element(kopf(/^2\. Fendt/)).toHaveAttribute('aria-expanded', 'true')
  await expect.element(dateifeld('Angebot').getByRole('button', { name: 'Dateien auswählen' })).toHaveFocus()
  await istZugaenglich('zwei Maschinen, mit Fehlern')

  // The overview names each and leads to it.
  await schritte().getByRole('link', { name: 'Fördergegenstände' }).click()
  await expect.element(titel('Fördergegenstände')).toBeVisible()
  await istZugaenglich('die Übersicht')
  await main().getByRole('link', { name: 'Fendt 300 GreenTech' }).click()
  await expect.element(titel('Mulch- und Pflanztechnik')).toBeVisible()
  await expect.element(feld('Hersteller')).toHaveFocus()
  await expect.element(feld('Hersteller')).toHaveValue('Fendt')

  // In a low window the last step comes into view, too.
  await resize(1280, 480)
  await expect.poll(() => innerHeight).toBe(480)
  await nextFrame()
  const letzter = schritte().getByRole('link', { name: 'Zusammenfassung' })
  // A focus scrolls to what the layout of that moment hides: the column is as low as the window one frame later.
  await expect.poll(() => letzter.element().closest('aside')?.clientHeight).toBeLessThan(480)
  ;(letzter.element() as HTMLElement).focus()
  await expect.element(letzter).toBeInViewport({ ratio: 1 })
  await resize(1280, 800)

  // Deleting asks; afterwards the focus is at the neighbour.
  await page.getByRole('button', { name: 'Fördergegenstand löschen' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Fendt 300 GreenTech löschen?' })
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect.element(kopf(/Fendt/)).not.toBeInTheDocument()
  await expect.element(kopf(/^1\. Pistenbully/)).toHaveFocus()
  await weiterNach('Finanzierung')

  // Consultancy, which is possible only beside a machine.
  await portal.open(pfad('kategorie-B-4'))
  await gegenstandHinzufuegen('B.4 Beratung zum Boden (Zuschuss 50 %)')
  await feld('Wozu werden Sie beraten?').fill('Wasserstand')
  await feld('Nettokosten der Beratung').fill('1.000')
  await expect.element(main()).toMatchTextContent('Voraussichtlicher Zuschuss8.500,00 €')
  await weiterNach('Finanzierung')
})

const TABELLE = [
  'Klasse\tMarke\tModell\tHändler\tStück\tPreis\tKauf',
  'Mulchgeraet\tFendt\tM 1\tNord GmbH\t2\t10.000,50 €\t1.6.2031',
  'Traktor\tFendt\tVario\tNord GmbH\t1\t1\t',
  'Strohstriegel\tHorsch\tS 9 mit Nachlaufwalzeneinheit und Frontpacker\tNord GmbH\t1\t9000\t2031-07-01',
].join('\r\n')

/** Pastes beside all fields. */
const aufSeiteEinfuegen = (tabelle: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', tabelle)
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}

test('[R3.2-04] viele Maschinen aus einer Tabelle: Fehler je Zeile, das Gute wird übernommen, und es geht zurück', async ({
  portal,
}) => {
  const { pfad } = await leererAntrag(portal)
  await expect.element(page.getByRole('button', { name: 'Aus einer Tabelle einfügen' })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Aus einer Tabelle einfügen' })

  // Pasted beside the fields, too.
  aufSeiteEinfuegen(TABELLE)
  await expect.element(dialog).toMatchTextContent('2 von 3 Zeilen können übernommen werden.')
  // What a screen reader hears, within the dialog: beside it nothing is heard.
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent('2 von 3 Zeilen können übernommen werden.')
  await expect
    .element(dialog.getByRole('row', { name: /Traktor/ }))
    .toMatchTextContent('steht nicht in Ihrer Positivliste')
  await expect.element(dialog.getByRole('row', { name: /Fendt M 1/ })).toMatchTextContent('10.000,50')
  // Whoever has a table needs no empty one: the preview has its place.
  await expect.element(dialog.getByRole('button', { name: /^Vorlage/ })).not.toBeInTheDocument()
  await istZugaenglich('der Dialog mit Vorschau')
  for (const breite of [1280, 1024, 768, 390]) {
    await resize(breite, 800)
    await nextFrame()
    const { scrollWidth, clientWidth } = dialog.getByRole('region').element()
    expect(scrollWidth, `${breite} px: die Vorschau passt in den Dialog`).toBe(clientWidth)
  }
  await resize(1280, 800)

  // What is wrong stays, and is mended there.
  await dialog.getByRole('button', { name: '2 Zeilen übernehmen' }).click()
  const text = dialog.getByRole('textbox', { name: 'Zeilen Ihrer Tabelle' })
  await expect.element(text).toHaveValue(expect.stringMatching(/^Klasse\tMarke.*\nTraktor\tFendt/))
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Noch kann keine')
  // What was done and what is left is said, and one is done with it whenever one wants.
  const gesagt = dialog.getByText('2 übernommen, 1 offen')
  await expect.element(gesagt).toBeVisible()
  await expect.poll(() => document.activeElement?.contains(gesagt.element())).toBe(true)
  await expect.element(dialog.getByRole('button', { name: 'Fertig' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Abbrechen' })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'übernehmen' })).not.toBeInTheDocument()
  // The row is called as in the spreadsheet, where the third is the tractor's.
  await expect.element(dialog.getByRole('rowheader')).toHaveTextContent('Zeile 3')
  await text.fill((text.element() as HTMLTextAreaElement).value.replace('Traktor', 'Kompostwender'))
  await clickAgain(dialog.getByRole('button', { name: '1 Zeile übernehmen' }))
  await expect.element(dialog).not.toBeInTheDocument()

  // Back, as long as one wants.
  await expect.element(main()).toMatchTextContent('3 Fördergegenstände sind übernommen')
  await expect.element(main()).toMatchTextContent('Gesamtkosten netto29.002,00 €')
  await expect.element(main().getByRole('link', { name: /^Horsch S 9/ })).toBeVisible()
  await istGespeichert()
  await main().getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect.element(main()).toMatchTextContent('Gesamtkosten netto0,00 €')
  await expect.element(main().getByRole('link', { name: /^Horsch S 9/ })).not.toBeInTheDocument()
  await expect.element(main().getByRole('button', { name: 'Rückgängig machen' })).not.toBeInTheDocument()
  await expect.element(main().getByRole('button', { name: 'Aus einer Tabelle einfügen' })).toHaveFocus()

  // What was changed since stays, and that stands there before one goes back.
  await portal.open(pfad('kategorie-B-3'))
  await expect.element(titel('Mechanische Pflege')).toBeVisible()
  aufSeiteEinfuegen(
    ['Klasse\tHersteller\tTyp', 'Strohstriegel\tHorsch\tS 1', 'Strohstriegel\tHorsch\tS 2'].join('\n'),
  )
  await clickAgain(dialog.getByRole('button', { name: '2 Zeilen übernehmen' }))
  await kopf(/S 1/).click()
  await feld('Anbieter').fill('Nord GmbH')
  await expect.element(main()).toMatchTextContent('Einen davon haben Sie seitdem geändert')
  await main().getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect.element(kopf(/S 2/)).not.toBeInTheDocument()
  await expect.element(feld('Anbieter')).toHaveValue('Nord GmbH')
})
