import { chromium, type Browser, type Page } from '@playwright/test'
import { mitteilungSenden } from '@foerderportal/contract/mitteilungen/konversation/routes'
import { angemeldet } from '../../e2e/src/api.ts'
import { klickBisBild } from '../../e2e/src/bisZumBild.ts'
import { anmeldenMitFormular } from '../../e2e/src/browser.ts'
import { portalStarten } from '../../e2e/src/portal/portalStarten.ts'
import { CHROMIUM_ARGUMENTE, chromiumPfad } from '../../tools/chromium.ts'

export const LANGE_UNTERHALTUNG = 'Unterhaltung mit 300 Mitteilungen'

const MITTEILUNGEN = 300
const DURCHGAENGE = Number(process.env['BENCH_DURCHGAENGE'] ?? 5)
/** As slow as a cheap phone; 1 does not slow down. */
const DROSSEL = Number(process.env['BENCH_DROSSEL'] ?? 4)
/** The farm of lena.lindenau in the demo world. */
const HOF = 'de000000-0000-4000-9000-000000000001'

const TEXT =
  'Guten Tag, zu unserer Maschine haben wir noch eine Frage. Der Händler liefert erst im März; reicht die Rechnung bis dahin?\n\n'

const schreiben = async (url: string): Promise<void> => {
  const lena = await angemeldet(url, 'lena.lindenau')
  for (let nr = 1; nr <= MITTEILUNGEN; nr++) {
    const { status } = await lena.rufen(mitteilungSenden, {
      params: { unternehmenGuid: HOF, konversationId: HOF },
      body: { betreff: `Frage ${nr}`, inhalt: `${nr}. ${TEXT.repeat(1 + (nr % 4))}`, anhaenge: [] },
    })
    if (status !== 200) throw new Error(`Mitteilung ${nr}: ${status}`)
  }
}

const einmal = async (page: Page): Promise<number> => {
  await page.goto('/mitteilungen/uebersicht') // what an earlier visit fetched is forgotten
  const faden = page.getByRole('row').getByRole('link', { name: `Frage ${MITTEILUNGEN}` })
  await faden.waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
  return klickBisBild(page, faden, 'main article')
}

const durchgehen = async (browser: Browser, url: string): Promise<number[]> => {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: url })
  const page = await context.newPage()
  await anmeldenMitFormular(page, url, 'lena.lindenau', '/dashboard')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: DROSSEL })
  const zeiten: number[] = []
  for (let i = 0; i < DURCHGAENGE; i++) zeiten.push(await einmal(page))
  await context.close()
  return zeiten
}

/** Opens a long conversation from the list on a slow machine, several times. */
export const langeUnterhaltungMessen = async (): Promise<string> => {
  const portal = await portalStarten({ env: { DEMO: '1' } })
  const browser = await chromium.launch({ executablePath: chromiumPfad(), args: [...CHROMIUM_ARGUMENTE] })
  try {
    await schreiben(portal.url)
    const zeiten = await durchgehen(browser, portal.url)
    return `${LANGE_UNTERHALTUNG}, Rechenkern ${DROSSEL}-fach gedrosselt, vom Klick in der Liste bis zum Bild (Ziel ≤ 200 ms): ${zeiten.map((ms) => Math.round(ms)).join(', ')} ms.`
  } finally {
    await browser.close()
    await portal.entfernen()
  }
}
