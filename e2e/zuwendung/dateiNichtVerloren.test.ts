import { antragDokumenteLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect, test, type Page } from '@playwright/test'
import { dateifeld, istGespeichert, pdf } from '../src/antrag/assistent.ts'
import { eintragungen } from '../src/antrag/entwurf.ts'
import { BERATER, leererFall, type Fall } from '../src/antrag/fall.ts'
import { anmeldeformularAbsenden, anmeldenMitFormular, kannGehen, titel } from '../src/browser.ts'
import { nachDemLetztenKlick } from '../src/klicken.ts'

/** What the browser's own line, store and reload do, and the server; the rest: dateiNichtVerloren.komponenten.test.ts. */

const FELD = 'Sonstige Unterlagen'
const HOCHLADEN = '**/api/public/file?*'

const auswaehlen = async (page: Page, name: string): Promise<void> => {
  await nachDemLetztenKlick()
  const auswahl = page.waitForEvent('filechooser')
  await dateifeld(page, FELD).getByRole('button', { name: 'Dateien auswählen' }).click()
  await (await auswahl).setFiles(pdf(name))
}
const eintrag = (page: Page, name: string) =>
  dateifeld(page, FELD).getByRole('listitem').filter({ hasText: name })

/** Head and contents lie here, and the browser would not ask any more. */
const liegtHier = async (page: Page): Promise<void> => {
  await expect.poll(() => eintragungen(page)).toBe(2)
  await kannGehen(page)
}

const imAntrag = async ({ wer, guid }: Fall) => {
  const { body } = await wer.rufen(antragDokumenteLesen, { params: { guid } })
  return body.map(({ uuid, dateiname }) => ({ uuid, dateiname }))
}

/** The file has come by itself: at the field, in the application, and nothing of it lies here. */
const istAngekommen = async (page: Page, fall: Fall, name: string): Promise<void> => {
  await expect(page.getByRole('button', { name: `${name} entfernen` })).toBeVisible()
  await istGespeichert(page)
  expect((await imAntrag(fall)).map(({ dateiname }) => dateiname)).toEqual([name])
  await expect.poll(() => eintragungen(page)).toBe(0)
}

const oeffnen = async (page: Page, baseURL = ''): Promise<Fall> => {
  const fall = await leererFall(baseURL)
  await anmeldenMitFormular(page, baseURL, BERATER, fall.pfad('dokumente'))
  return fall
}

test('[S10-03] [R4-14] die Sitzung endet nach zehn Minuten Ruhe mitten im Hochladen: nach der Anmeldung ist die Datei da', async ({
  page,
  context,
  baseURL,
}) => {
  await context.clock.install()
  // All of it is in sight: a page that moves below a line that comes is scrolled, and that counts as somebody's doing.
  await page.setViewportSize({ width: 1280, height: 3000 })
  const fall = await oeffnen(page, baseURL)
  // It takes longer than anybody waits.
  await page.route(HOCHLADEN, () => undefined)
  await auswaehlen(page, 'Lageplan.pdf')
  await expect(eintrag(page, 'Lageplan.pdf').getByRole('progressbar')).toBeVisible()
  await liegtHier(page)
  const erneuert = page.waitForResponse((r) => r.url().endsWith('/token') && r.ok())
  await context.clock.fastForward('08:10')
  await (await erneuert).finished()
  await expect(page.getByRole('alertdialog', { name: 'Achtung' })).toBeVisible()
  await context.clock.fastForward('02:00')
  await expect(page.getByRole('heading', { name: 'Sie sind abgemeldet' })).toBeVisible()
  await expect(page.getByText('sind auf diesem Gerät verschlüsselt gesichert')).toBeVisible()
  expect(await imAntrag(fall)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clock.setSystemTime(new Date())
  await page.getByRole('button', { name: 'Wieder anmelden' }).click()
  await expect(titel(page, 'Anmelden')).toBeVisible()
  await anmeldeformularAbsenden(page, BERATER)
  await expect(titel(page, 'Dokumente')).toBeVisible()
  await istAngekommen(page, fall, 'Lageplan.pdf')
})

test('[S10-03] die Leitung bricht ab, und die Seite wird neu geladen: die Datei ist da', async ({
  page,
  baseURL,
}) => {
  const fall = await oeffnen(page, baseURL)
  await page.route(HOCHLADEN, (route) => route.abort('connectionreset'))
  await auswaehlen(page, 'Lageplan.pdf')
  await expect(eintrag(page, 'Lageplan.pdf')).toContainText('Keine Verbindung. Es geht von selbst weiter.')
  await liegtHier(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await istAngekommen(page, fall, 'Lageplan.pdf')
})

/** The server gets the file, and its answer gets lost; gives what it had answered. */
const antwortVerlieren = async (page: Page): Promise<() => Promise<string>> => {
  const cdp = await page.context().newCDPSession(page)
  const verloren = new Promise<string>((fertig) => {
    cdp.on('Fetch.requestPaused', ({ requestId }) => {
      const antwort = cdp.send('Fetch.getResponseBody', { requestId }).then(({ body, base64Encoded }) => {
        fertig(base64Encoded ? Buffer.from(body, 'base64').toString() : body)
        return cdp.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      })
      // The page may be gone by then.
      antwort.catch(() => undefined)
    })
  })
  await cdp.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/public/file?*', requestStage: 'Response' }],
  })
  return async () => {
    const antwort = await verloren
    await cdp.send('Fetch.disable')
    await cdp.detach()
    return antwort
  }
}

test('[S10-05] die Datei kam an, nur die Antwort nicht: nach dem Neuladen nennt der Server dieselbe', async ({
  page,
  baseURL,
}) => {
  const fall = await oeffnen(page, baseURL)
  const verloren = await antwortVerlieren(page)
  await auswaehlen(page, 'Lageplan.pdf')
  await expect(eintrag(page, 'Lageplan.pdf')).toContainText('Keine Verbindung')
  await liegtHier(page)
  const { uuid } = JSON.parse(await verloren()) as { uuid: string }
  await page.reload()
  await istAngekommen(page, fall, 'Lageplan.pdf')
  expect((await imAntrag(fall)).map((datei) => datei.uuid)).toEqual([uuid])
})
