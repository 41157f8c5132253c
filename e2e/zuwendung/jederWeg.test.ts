import { RECHTSFORMEN } from '@foerderportal/contract/unternehmen/werte/enums'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { expect, test, type Page } from '@playwright/test'
import { weiterNach } from '../src/antrag/assistent.ts'
import { oeffnen, titel } from '../src/browser.ts'
import { neueBeraterin } from '../src/firma.ts'
import { wegeMit, type Weg } from '../src/antrag/jederWeg.ts'

type Gesehen = {
  readonly titel: string | undefined
  readonly schritte: readonly string[]
  readonly fehlend: readonly string[]
}

/**
 * Runs in the page, which goes from step to step as with a click on the list of steps: nothing is loaded again, and
 * nothing has to be told to the test in between. Answers what was to be seen at each.
 */
const begehen = async (stationen: readonly { pfad: string; titel: string; ids: string[] }[]) => {
  const text = (wo: string) => document.querySelector(wo)?.textContent
  const warten = () => new Promise((weiter) => setTimeout(weiter, 5))
  const gesehen: Gesehen[] = []
  for (const { pfad, titel, ids } of stationen) {
    history.pushState(null, '', pfad)
    const ende = performance.now() + 20_000
    const da = () => text('main h1') === titel && text('.p-schritte [aria-current=step]') === titel
    const vollstaendig = () => da() && ids.every((id) => document.getElementById(id))
    while (!vollstaendig() && performance.now() < ende) await warten()
    gesehen.push({
      titel: text('main h1'),
      schritte: [...document.querySelectorAll('.p-schritt__titel')].map((s) => s.textContent),
      fehlend: ids.filter((id) => document.getElementById(id) === null),
    })
    if (!vollstaendig()) break
  }
  return gesehen
}

const besuchen = async (page: Page, { name, stationen }: Weg): Promise<void> => {
  const schritte = stationen.map(({ titel }) => titel)
  const gesehen = await page.evaluate(
    begehen,
    stationen.map(({ fragen, ...s }) => ({ ...s, ids: fragen.map(feldId) })),
  )
  expect(gesehen, name).toEqual(stationen.map(({ titel }) => ({ titel, schritte, fehlend: [] })))
}

const mitWeiter = async (page: Page, { stationen }: Weg): Promise<void> => {
  const [erste, ...weitere] = stationen
  await page.evaluate((ziel) => history.pushState(null, '', ziel), erste?.pfad ?? '')
  await expect(titel(page, erste?.titel ?? '')).toBeVisible()
  for (const station of weitere) await weiterNach(page, station.titel)
}

test('[S4-06] jede Seite des Assistenten, für jede Art von Antragsteller und jede Rechtsform: keine Sackgasse', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(360_000)
  const url = baseURL ?? ''
  const { api } = await neueBeraterin(page, url, 1)
  const fehler: string[] = []
  page.on('pageerror', (e) => void fehler.push(e.message))
  page.on('console', (m) => void (m.type() === 'error' && fehler.push(m.text())))
  const wege: Weg[] = []
  for (const rechtsform of RECHTSFORMEN) wege.push(...(await wegeMit(api, rechtsform)))
  await oeffnen(page, wege[0]?.stationen[0]?.pfad ?? '')
  for (const weg of wege) await besuchen(page, weg)
  // The way that everybody goes, once with moor and once without.
  for (const weg of wege.slice(0, 2)) await mitWeiter(page, weg)
  expect(fehler).toEqual([])
})
