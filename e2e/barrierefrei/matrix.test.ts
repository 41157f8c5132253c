import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'
import { groesseSetzen } from '../src/bilder/fenstergroesse.ts'
import { unsichtbarerFokus } from '@foerderportal/ui/testing/fokus'
import { maengel } from '../src/barrierefrei/maengel.ts'
import { ANSICHTEN, type Ansicht } from '@foerderportal/ui/testing/ansichten'
import { textBleibt } from '../src/barrierefrei/text.ts'
import { imThema, inJedemThema } from '../src/barrierefrei/themen.ts'

/** Widths of the acceptance; the last is 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const GROESSEN = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 320, height: 256 },
] as const

const weich = expect.configure({ soft: true })
const ueberlauf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Down to where no sticky bar lies over the foot; what a new size moves comes to rest before. */
const ganzNachUnten = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { scrollHeight } = document.documentElement
        scrollTo(0, scrollHeight)
        await new Promise((weiter) => requestAnimationFrame(() => requestAnimationFrame(weiter)))
        return (
          scrollHeight === document.documentElement.scrollHeight && scrollHeight - innerHeight - scrollY < 2
        )
      }),
    )
    .toBe(true)

const fenster = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

type Groesse = { readonly width: number; readonly height: number }
type Pruefer = (was: string, groessen?: readonly Groesse[]) => Promise<void>

/** On narrower screens what all themes have in common is looked at in one, on a phone. */
const regelnFuer = ({ name }: Ansicht, width: number) =>
  width === 1280 || (name === 'hell' && width === 390) ? 'alle' : 'farbe und größe'

/** Dark differs from light in colours alone (tools/dunkel.test.ts): 1280 and 390 px show all that there are. */
const ansichtenFuer = (width: number) =>
  ANSICHTEN.filter(({ name }) => name !== 'dunkel' || width === 1280 || width === 390)

const imThemaPruefen = async (page: Page, was: string, ansicht: Ansicht, { width, height }: Groesse) => {
  const hier = `${was}, ${ansicht.name}, ${width} × ${height} px`
  // A page may need a frame or two to settle into a new size.
  await weich.poll(() => ueberlauf(page), `${hier}: Überlauf in px`).toBeLessThanOrEqual(0)
  if (height === 256) return // the same width as before, only lower
  // What is above the page stays in place, and scrolling would be a sign of life to the idle dialog.
  if ((await fenster(page).count()) === 0) await ganzNachUnten(page)
  expect.soft(await maengel(page, regelnFuer(ansicht, width)), hier).toEqual([])
  if (width === 1280 || width === 320)
    expect.soft(await page.evaluate(unsichtbarerFokus), `${hier}: Fokus nicht zu sehen`).toEqual([])
}

/** Turns the window through all sizes and themes: nothing runs over, axe finds nothing, every focus can be seen. */
const pruefer =
  (page: Page): Pruefer =>
  (was, groessen = GROESSEN) =>
    test.step(was, async () => {
      for (const groesse of groessen) {
        await groesseSetzen(page, groesse)
        const welche = ansichtenFuer(groesse.width)
        await inJedemThema(page, (ansicht) => imThemaPruefen(page, was, ansicht, groesse), welche)
      }
      await textBleibt(page, was)
      await imThema(page, ANSICHTEN[0])
      await page.setViewportSize(GROESSEN[0])
    })

test.describe.configure({ mode: 'parallel' })

test.describe('kein Überlauf, kein Verstoß, jeder Fokus zu sehen:', () => {
  // '/zuschussklimabilanz' and each page and step that needs somebody: apps/portal/src/shell/matrix.komponenten.test.ts.
  test('öffentliche Seiten und ihre Fenster', async ({ page }) => {
    test.slow()
    const pruefen = pruefer(page)
    await oeffnen(page, '/start')
    await pruefen('Start')
    for (const inhalt of ['Hilfe', 'Impressum']) {
      await page.getByRole('contentinfo').getByRole('link', { name: inhalt }).click()
      await expect(fenster(page)).toBeVisible()
      await pruefen(`Fenster ${inhalt}`)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(titel(page, 'Anmelden')).toBeVisible()
    await pruefen('Anmeldung')
  })

  test('die Startseite und eine Seite des Antrags, wie sie der Server ausliefert', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const pruefen = pruefer(page)
    const fall = await vollerFall(baseURL ?? '')
    await anmeldenImBrowser(page, baseURL ?? '', BERATER, `/dashboard?unternehmenId=${fall.unternehmenGuid}`)
    await page.waitForLoadState('networkidle')
    await pruefen('Dashboard')
    await oeffnen(page, fall.pfad('finanzierung'))
    await page.waitForLoadState('networkidle')
    await pruefen('Schritt Finanzierung')
  })
})
