import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { antragEinreichen, antragLesen } from '@foerderportal/contract/zuwendung/routes'
import { expect, test, type Page } from '@playwright/test'
import { angemeldet } from '../src/api.ts'
import {
  gegenstandHinzufuegen,
  hochladen,
  maschineAusfuellen,
  weiterNach,
  zeichnungAusfuellen,
} from '../src/antrag/assistent.ts'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { andersSpeichern } from '../src/antrag/entwurf.ts'
import { nachDemLetztenKlick } from '../src/klicken.ts'
import { BERATER, vollerFall, vorgaengeVon } from '../src/antrag/fall.ts'

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
}

const quittungPruefen = async (page: Page): Promise<string> => {
  await expect(page.getByRole('heading', { name: 'Ihr Antrag ist eingegangen' })).toBeVisible()
  const inhalt = page.getByRole('main')
  await expect(inhalt).toContainText(/Eingegangen am\s*\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d Uhr/)
  await expect(inhalt).toContainText(/Prüfsumme \(SHA-256\)\s*[0-9a-f]{64}/)
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

test('[S4-08] der Server stirbt, als der Antrag gerade angekommen ist: das Portal sagt, was es nicht weiß, und der nächste Versuch zeigt die eine Nummer; auch ein Doppelklick', async ({
  page,
  baseURL,
}) => {
  const fall = await vollerFall(baseURL ?? '')
  await page.clock.install()
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('zusammenfassung'))
  let angekommen = 0
  const einreichruf = `**${antragEinreichen.path.replace(':guid', fall.guid)}`
  await page.route(einreichruf, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    if (angekommen === 0) angekommen = (await route.fetch()).status()
    return route.abort()
  })
  await page.getByRole('button', { name: EINREICHEN }).click()
  await page.getByRole('button', { name: 'Verbindlich einreichen', exact: true }).dblclick()
  const absage = page.getByRole('main').getByText('Wir wissen noch nicht, ob Ihr Antrag angekommen ist.')
  await expect(async () => {
    await page.clock.runFor('00:20')
    await expect(absage).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('region', { name: 'Verbindung' })).toHaveCount(0)
  expect(angekommen).toBe(200)
  await page.unroute(einreichruf)
  await nachDemLetztenKlick()
  await bestaetigen(page)
  const nummer = await quittungPruefen(page)
  await page.reload()
  expect(await quittungPruefen(page)).toBe(nummer)
  const { body } = await fall.wer.rufen(antragLesen, { params: { guid: fall.guid } })
  expect(body.eingang?.eingangsnummer).toBe(nummer)
})

test('[S11-05] hat jemand anderes ihn inzwischen eingereicht, löscht niemand den Entwurf, den er noch sieht', async ({
  page,
  baseURL,
}) => {
  const fall = await vollerFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('zusammenfassung'))
  const params = { guid: fall.guid }
  const { body: entwurf } = await fall.wer.rufen(antragLesen, { params })
  await fall.wer.rufen(antragEinreichen, { params, body: { ...entwurf.formular, fertig: true } })
  await page.getByRole('button', { name: 'Entwurf löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf löschen' }).click()
  await quittungPruefen(page)
  const { body } = await fall.wer.rufen(antragLesen, { params })
  expect(body.geschaeftStatus).toBe('NEUANTRAG_ABGESENDET')
})

test('[S11-05] hat jemand anderes inzwischen gespeichert, wird nichts Ungesehenes eingereicht: der neue Stand steht da, danach geht es', async ({
  page,
  baseURL,
}) => {
  const fall = await vollerFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('zusammenfassung'))
  await andersSpeichern(fall, (f) => ({
    ...f,
    produktgruppenDaten: { ...f.produktgruppenDaten, haupttaetigkeit: 'Schafe auf dem Deich' },
  }))
  await bestaetigen(page)
  const absage = page.getByRole('alert')
  await expect(absage).toContainText('Neu ist: Haupttätigkeit.')
  await expect(page.getByRole('main')).toContainText('HaupttätigkeitSchafe auf dem Deich')
  const [vorgang] = await vorgaengeVon(fall)
  expect(vorgang?.geschaeftStatus).toBe('NEUANTRAG_IN_BEARBEITUNG')
  await nachDemLetztenKlick()
  await bestaetigen(page)
  await quittungPruefen(page)
  const { body } = await fall.wer.rufen(antragLesen, { params: { guid: fall.guid } })
  expect(body.formular.produktgruppenDaten.haupttaetigkeit).toBe('Schafe auf dem Deich')
})

const UNTERSCHRIFT = 'Dürfen Sie für das Unternehmen allein unterschreiben?'

test('[S4-07] wer nicht allein unterschreibt, dessen Antwort ist gespeichert, und die Zusammenfassung sagt, was fehlt', async ({
  page,
  baseURL,
}) => {
  const fall = await vollerFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('zeichnung'))
  await zeichnungAusfuellen(page, 'Nein')
  await expect(page.getByText('Zurzeit kann niemand mit Ihnen unterschreiben')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Eine Person einladen' })).toBeVisible()
  await weiterNach(page, 'Zusammenfassung')
  await page.reload()
  await expect(page.getByRole('main')).toContainText(`${UNTERSCHRIFT}Nein`)
  await expect(
    page.getByRole('link', { name: 'Wählen Sie die Person, die mit unterschreibt' }).first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: EINREICHEN })).toBeDisabled()
  const { body } = await fall.wer.rufen(antragLesen, { params: { guid: fall.guid } })
  expect(body.formular.alleineZeichnungsberechtigt).toBe(false)
})

test('[S4-07] ist die zweite Person schon benannt, sagt die Zusammenfassung, worauf der Antrag wartet', async ({
  page,
  baseURL,
}) => {
  const fall = await vollerFall(baseURL ?? '', { alleine: false })
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('zusammenfassung'))
  await expect(page.getByRole('button', { name: EINREICHEN })).toBeDisabled()
  // Whom the form names has left the company: said where one asks him, with what to do.
  await page.getByRole('button', { name: 'Paul Partner um Unterschrift bitten' }).click()
  await expect(page.getByRole('alert')).toContainText('Paul Partner gehört nicht zu Ihrem Unternehmen')
  const [vorgang] = await vorgaengeVon(fall)
  expect(vorgang?.geschaeftStatus).toBe('NEUANTRAG_IN_BEARBEITUNG')
})
