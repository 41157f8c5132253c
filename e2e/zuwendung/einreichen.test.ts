import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { antragLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect, test, type Page } from '@playwright/test'
import { angemeldet } from '../src/api.ts'
import {
  gegenstandHinzufuegen,
  hochladen,
  maschineAusfuellen,
  mitDerPost,
  weiterNach,
} from '../src/antrag/assistent.ts'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'

const feld = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const EINREICHEN = 'Antrag verbindlich einreichen'

const bestaetigen = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: EINREICHEN }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Antrag verbindlich einreichen?' })
  await expect(dialog).toContainText('Danach können Sie nichts mehr ändern.')
  await dialog.getByRole('button', { name: 'Verbindlich einreichen' }).click()
}

/** Lena's draft of the demo world is half done; what is missing stands in the summary. */
const entwurfFertigstellen = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^Antrag .+ fertig ausfüllen$/ }).click()
  await expect(titel(page, 'Fördergegenstände')).toBeVisible()
  await gegenstandHinzufuegen(page, 'B.1 Mulchgerät (Zuschuss 40 %)')
  await feld(page, 'Nettopreis für ein Stück').fill('10.000')
  await maschineAusfuellen(page)
  await weiterNach(page, 'Finanzierung')
  await feld(page, 'Darlehen').fill('0')
  await feld(page, 'Eigenmittel').fill('12.000')
  await weiterNach(page, 'Dokumente')
  for (const art of [
    'Selbsterklärung zu vergaberechtlichen Vorgaben',
    'Beitragsbescheide der SVLFG',
    'Gesellschaftsvertrag',
  ])
    await hochladen(page, art, `${art}.pdf`)
  await weiterNach(page, 'Ansprechperson und Unterschrift')
  await weiterNach(page, 'Zusammenfassung')
  await mitDerPost(page)
}

const quittungPruefen = async (page: Page): Promise<string> => {
  await expect(page.getByRole('heading', { name: 'Ihr Antrag ist eingegangen' })).toBeVisible()
  const inhalt = page.getByRole('main')
  await expect(inhalt).toContainText(/Eingegangen am\s*\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d\sUhr/)
  await expect(inhalt).toContainText(/Prüfsumme der Angaben \(SHA-256\)\s*[0-9a-f]{64}/)
  const nummer = /ANK-\d{4}-\d{6}/.exec((await inhalt.textContent()) ?? '')?.[0] ?? ''
  expect(nummer).not.toBe('')
  return nummer
}

/** What the server says of the PDF of the application that the page shows. */
const pruefsummeDesBelegs = async (page: Page): Promise<string | undefined> => {
  const { origin, pathname } = new URL(page.url())
  const guid = pathname.split('/').at(-2) ?? ''
  const lena = await angemeldet(origin, 'lena.lindenau')
  const { body } = await lena.rufen(antragLesen, { params: { guid } })
  return body.eingang?.beleg?.sha256
}

test('[S4-08] [R7.2-31] Lena reicht ihren Antrag ein: Eingangsnummer, Zeit auf die Sekunde, Prüfsumme, Beleg, E-Mail, Stand', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await entwurfFertigstellen(page)
  const zweiter = await page.context().newPage()
  await oeffnen(zweiter, page.url())
  await expect(zweiter.getByText('Alles ist ausgefüllt.')).toBeVisible()
  await bestaetigen(page)
  const nummer = await quittungPruefen(page)

  await test.step('der Beleg entsteht und lässt sich herunterladen', async () => {
    const herunterladen = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Beleg als PDF herunterladen' }).click()
    const download = await herunterladen
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    const inhalt = await readFile(await download.path())
    expect(inhalt.subarray(0, 5).toString()).toBe('%PDF-')
    expect(createHash('sha256').update(inhalt).digest('hex')).toBe(await pruefsummeDesBelegs(page))
  })
  await test.step('alle Unterlagen stehen da, auch der Beleg, und lassen sich herunterladen', async () => {
    const unterlagen = page.getByRole('table', { name: 'Alle Unterlagen zu diesem Antrag' })
    await expect(unterlagen.getByRole('row').last()).toContainText(`Eingangsbestätigung ${nummer}`)
    const zeile = unterlagen.getByRole('row').filter({ hasText: 'Beitragsbescheide der SVLFG' })
    const herunterladen = page.waitForEvent('download')
    await zeile.getByRole('button', { name: /herunterladen$/ }).click()
    expect((await herunterladen).suggestedFilename()).toBe('Beitragsbescheide der SVLFG.pdf')
  })
  await test.step('ein zweites Fenster, das noch den Entwurf zeigt, bekommt dieselbe Nummer', async () => {
    await bestaetigen(zweiter)
    expect(await quittungPruefen(zweiter)).toBe(nummer)
  })
  await test.step('die Übersicht sagt Eingegangen', async () => {
    await page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Anträge' })
      .click()
    await expect(page.getByRole('row').filter({ hasText: 'Eingegangen' })).toHaveCount(1)
  })
  await test.step('die Bestätigung ist verschickt', async () => {
    await page.goto('/demo/postausgang?an=lena.lindenau%40demo.example')
    await expect(page.getByRole('article').filter({ hasText: nummer })).toHaveCount(1)
  })
})
