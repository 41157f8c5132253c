import { expect, test, type Page } from '@playwright/test'
import { ANTRAG_SCHRITTE } from '../src/antrag/assistent.ts'
import { anmeldenImBrowser, kontoAnlegen, oeffnen, titel } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'
import { groesseSetzen } from '../src/bilder/fenstergroesse.ts'
import { unsichtbarerFokus } from '@foerderportal/ui/testing/fokus'
import { identifizierungPasstZurSeite } from '../src/identifizierung.ts'
import { maengel } from '../src/barrierefrei/maengel.ts'
import { HANDY, kontomenue, unternehmensmenue } from '../src/rahmen.ts'
import { ANSICHTEN, type Ansicht } from '@foerderportal/ui/testing/ansichten'
import { inJedemThema } from '../src/barrierefrei/themen.ts'
import { unternehmenVon } from '../src/wege.ts'
import { personRegistrieren } from '../src/registrieren.ts'

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
      await page.setViewportSize(GROESSEN[0])
    })

/** Every page of table 2.1 that the frame surrounds, but for the registration, which needs somebody new. */
const SEITEN = [
  '/dashboard',
  '/unternehmen-einladung-bestaetigung',
  '/nutzer-aendern/logindaten',
  '/nutzer-aendern/nutzer',
  '/unternehmen-aendern/unternehmen',
  '/unternehmen-aendern/nutzer-uebersicht',
  '/unternehmen-aendern/nutzer-anlegen',
  '/unternehmen-anlegen',
  '/identifizierung/erfolgreich',
  '/identifizierung/in-arbeit',
  '/identifizierung/in-pruefung',
  '/identifizierung/nicht-erfolgreich',
  '/interessenbekundung/uebersicht',
  '/zuwendung/uebersicht',
  '/auszahlung/uebersicht',
  '/mitteilungen/uebersicht',
] as const

test.describe.configure({ mode: 'parallel' })

test.describe('kein Überlauf, kein Verstoß, jeder Fokus zu sehen:', () => {
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
    await oeffnen(page, '/zuschussklimabilanz')
    await pruefen('Klimabilanz')
    await page.goto('/start')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(titel(page, 'Anmelden')).toBeVisible()
    await pruefen('Anmeldung')
  })

  for (const [teil, seiten] of [
    SEITEN.slice(0, 4),
    SEITEN.slice(4, 8),
    SEITEN.slice(8, 12),
    SEITEN.slice(12),
  ].entries())
    test(`jede Seite im Rahmen (${teil + 1})`, async ({ page, baseURL }) => {
      test.setTimeout(240_000)
      const pruefen = pruefer(page)
      const id = await unternehmenVon(baseURL ?? '', BERATER, 'Hof Altmoor KG')
      await identifizierungPasstZurSeite(page)
      await anmeldenImBrowser(page, baseURL ?? '', BERATER, `/dashboard?unternehmenId=${id}`)
      for (const pfad of seiten) {
        await oeffnen(page, `${pfad}?unternehmenId=${id}`)
        await page.waitForLoadState('networkidle')
        await pruefen(pfad)
      }
    })

  test('die Registrierung', async ({ page }) => {
    test.slow()
    const pruefen = pruefer(page)
    await kontoAnlegen(page)
    await pruefen('Registrierung der Person')
    await personRegistrieren(page)
    await pruefen('Registrierung des Unternehmens')
  })

  test('die Frage nach zehn Minuten', async ({ page, baseURL }) => {
    test.slow()
    const pruefen = pruefer(page)
    await page.clock.install()
    await anmeldenImBrowser(page, baseURL ?? '', 'udo.unidentifiziert')
    await page.clock.fastForward('08:01')
    await expect(fenster(page)).toBeVisible()
    await pruefen('Achtung')
    await expect(fenster(page)).toBeVisible()
  })

  test('jeder Schritt des Antrags und die Menüs', async ({ page, baseURL }) => {
    test.setTimeout(240_000)
    const pruefen = pruefer(page)
    const fall = await vollerFall(baseURL ?? '')
    await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('unternehmen'))
    for (const schritt of ANTRAG_SCHRITTE) {
      await oeffnen(page, fall.pfad(schritt))
      await page.waitForLoadState('networkidle')
      await pruefen(`Schritt ${schritt}`)
    }
    for (const menue of [kontomenue(page), unternehmensmenue(page)]) {
      await menue.click()
      await pruefen('Menü offen', [GROESSEN[0]])
      await page.keyboard.press('Escape')
    }
    await page.setViewportSize(HANDY)
    await kontomenue(page).click()
    await pruefen('Kontomenü auf dem Telefon', [HANDY])
  })
})

test('wer weniger Bewegung will, bekommt keine', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await oeffnen(page, '/start')
  const bewegt = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((el) => ({ el, stil: getComputedStyle(el) }))
      .filter(({ stil }) =>
        [stil.animationDuration, stil.transitionDuration]
          .flatMap((dauern) => dauern.split(', '))
          .some((dauer) => Number.parseFloat(dauer) > 0.01),
      )
      .map(({ el }) => el.outerHTML.slice(0, 120)),
  )
  expect(bewegt).toEqual([])
})
