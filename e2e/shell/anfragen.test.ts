import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER } from '../src/antrag/fall.ts'
import { hauptnavigation, unternehmensmenue } from '../src/rahmen.ts'
import { unternehmenVon } from '../src/wege.ts'

/** Fetched once a page, some seconds after it: the frame of the session check. */
const STATUS = '/realms/portal/protocol/openid-connect/login-status-iframe.html'

/** Every call of the page to the server but its own files, as 'GET /path'. */
const aufrufeVon = (page: Page): string[] => {
  const aufrufe: string[] = []
  page.on('request', (anfrage) => {
    const { pathname, protocol } = new URL(anfrage.url())
    const eigene = pathname.startsWith('/assets/') || pathname === '/zeichen.svg' || pathname === STATUS
    if (protocol.startsWith('http') && !eigene) aufrufe.push(`${anfrage.method()} ${pathname}`)
  })
  return aufrufe
}

/** What `tun` asks the server for until the network is idle. */
const waehrend = async (page: Page, aufrufe: string[], tun: () => Promise<unknown>): Promise<string[]> => {
  await page.waitForLoadState('networkidle')
  aufrufe.length = 0
  await tun()
  await page.waitForLoadState('networkidle')
  return aufrufe.toSorted()
}

test('[R2.2-02] [R4-16] wer umhergeht, löst keinen einzigen Aufruf aus', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  const aufrufe = aufrufeVon(page)
  for (const punkt of ['Anträge', 'Auszahlungen', 'Anträge', 'Start']) {
    const gefragt = await waehrend(page, aufrufe, async () => {
      await hauptnavigation(page).getByRole('link', { name: punkt }).click()
      await expect(titel(page, punkt === 'Start' ? /^Guten/ : punkt)).toBeVisible()
    })
    expect(gefragt, punkt).toEqual([])
  }
})

test('[R4-16] ein anderes Unternehmen: vier Listen und der Zähler, sonst nichts', async ({
  page,
  baseURL,
}) => {
  const [hof, lohnbetrieb] = await Promise.all(
    ['Hof Altmoor KG', 'Lohnbetrieb Nord GmbH'].map((name) => unternehmenVon(baseURL ?? '', BERATER, name)),
  )
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, `/dashboard?unternehmenId=${hof}`)
  const aufrufe = aufrufeVon(page)
  await unternehmensmenue(page).click()
  await page.getByRole('link', { name: 'Unternehmen wechseln' }).click()
  await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
  const gefragt = await waehrend(page, aufrufe, async () => {
    await page.getByRole('main').getByRole('link', { name: 'Lohnbetrieb Nord GmbH' }).click()
    await expect(titel(page, /^Guten/)).toBeVisible()
  })
  const listen = [
    `auszahlung/${lohnbetrieb}`,
    `auszahlung/auszahlbare-geschaefte/${lohnbetrieb}`,
    `ibk/${lohnbetrieb}`,
    `mitteilung/${lohnbetrieb}/anzahl`,
    `zuschussantrag/${lohnbetrieb}`,
  ]
  expect(gefragt).toEqual(listen.map((pfad) => `GET /Zuwendungen/api/public/${pfad}`).toSorted())
})
