import { TAG_MS } from '@foerderportal/values/time'
import { antragLesen, antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import type {
  AntragAntwort,
  AntragUebersicht,
  GeschaeftDetail,
} from '@foerderportal/contract/zuwendung/antrag/schema'
import { expect, test, type Page } from '@playwright/test'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER, leererFall, vollerFall } from '../src/antrag/fall.ts'
import { groesseSetzen } from '../src/bilder/fenstergroesse.ts'

const inTagen = (tage: number) => new Date(Date.now() + tage * TAG_MS).toISOString()

const fall = (nr: number, angaben: Partial<GeschaeftDetail> = {}): GeschaeftDetail => ({
  geNr: `GE-2026-${String(nr).padStart(6, '0')}`,
  geschaeftStatus: 'NEUANTRAG_ABGESENDET',
  inBefragung: false,
  antraege: [{ guid: crypto.randomUUID(), typ: 'AnkNabo' }],
  statusSeit: inTagen(-nr),
  letzteAenderung: inTagen(-nr),
  eingereichtAm: inTagen(-nr),
  zuwendungsBetrag: 12_480,
  mitzeichnung: null,
  nachforderung: null,
  ...angaben,
})

const eintrag = (angaben: Partial<AntragUebersicht>): AntragUebersicht => ({
  guid: crypto.randomUUID(),
  ibkMetaGuid: crypto.randomUUID(),
  ibkRunde: 'Runde im Herbst',
  maxAnzahlGeschaefte: 50,
  erlaubteKategorien: ['B.1', 'B.4'],
  erfassungsZeitraum: { von: inTagen(-10), bis: inTagen(10) },
  details: [],
  programm: 'AnkNabo',
  programmbezeichnung: 'ANK NaBo',
  kategorieTitel: ['Mulch- und Pflanztechnik (B.1)', 'Beratung (B.4)'],
  mitVorlage: false,
  ...angaben,
})

/** What the server would answer for a company with that much behind it. */
const uebersichtZeigen = async (page: Page, pfad: string, eintraege: readonly AntragUebersicht[]) => {
  const adresse = `**${antragUebersichtLesen.path.replace(':unternehmenGuid', '*')}?*`
  const ohneFrage = adresse.slice(0, -2)
  for (const url of [adresse, ohneFrage]) await page.unroute(url)
  for (const url of [adresse, ohneFrage]) await page.route(url, (route) => route.fulfill({ json: eintraege }))
  await oeffnen(page, pfad)
}

const VORBEI = { von: inTagen(-100), bis: inTagen(-50) }
const ENTWURF = { geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG', eingereichtAm: null } as const

test('[R2.4-01] [R3.2-01] die Übersicht: keine, viele und vergangene Anträge, jeder mit Stand, nächstem Schritt und wer am Zug ist', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const eingereicht = await vollerFall(baseURL ?? '', { eingereicht: true })
  const { unternehmenGuid } = eingereicht
  const pfad = `/zuwendung/uebersicht?unternehmenId=${unternehmenGuid}`
  const istZugaenglich = pruefer(page)
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, pfad)

  await test.step('ohne Einladung: was dann hier steht, und was man schon ansehen kann', async () => {
    await uebersichtZeigen(page, pfad, [])
    await expect(page.getByText('Noch keine Einladung')).toBeVisible()
    await page.getByRole('link', { name: 'Ansehen, was ein Antrag verlangt' }).click()
    await expect(titel(page, 'Vor dem Antrag')).toBeVisible()
    await expect(page.getByText('Zum Antrag brauchen Sie eine Einladung')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Antrag beginnen' })).toHaveCount(0)
  })

  const viele = Array.from({ length: 38 }, (_, i) => fall(i + 1))
  await uebersichtZeigen(page, pfad, [
    eintrag({ ibkRunde: 'Runde im Frühjahr', erfassungsZeitraum: VORBEI, details: [fall(90, ENTWURF)] }),
    eintrag({
      details: [
        ...viele,
        fall(91, ENTWURF),
        fall(92, { ...ENTWURF, nachforderung: { frist: inTagen(3) } }),
        fall(93, { geschaeftStatus: 'BEWILLIGT', inBefragung: true }),
      ],
    }),
  ])
  const runde = page.getByRole('region', { name: 'ANK NaBo, Runde im Herbst' })
  const zeile = (nr: number) => page.getByRole('row').filter({ hasText: fall(nr).geNr })

  await test.step('die Runde: Frist, Zahl der Anträge, Kategorien in Worten', async () => {
    await expect(runde).toContainText(/Einreichen: noch 10 Tage \(bis .*\) · 41 von höchstens 50 Anträgen/)
    await expect(runde).toContainText('Eingeladen für: Mulch- und Pflanztechnik (B.1) und Beratung (B.4)')
  })
  await test.step('was auf mich wartet, steht zuerst; jeder Antrag sagt, wer am Zug ist', async () => {
    const nummern = await runde.getByRole('rowheader').allTextContents()
    expect(nummern).toHaveLength(41)
    expect(nummern.slice(0, 4)).toEqual([92, 91, 93, 1].map((nr) => fall(nr).geNr))
    await expect(zeile(92)).toContainText('Ihre Angaben fehlen')
    await expect(zeile(92)).toContainText(/Am Zug: Sie.*Ergänzen Sie.*noch 3 Tage/)
    await expect(zeile(91)).toContainText(/Entwurf.*seit .*\sUhr.*Am Zug: Sie.*Vervollständigen Sie/)
    await expect(zeile(1)).toContainText(/Eingegangen.*Am Zug: die Bank.*12\.480,00\s€/)
    await expect(zeile(90)).toContainText('Die Frist ist abgelaufen.')
    await expect(zeile(90)).not.toContainText('Am Zug')
  })
  await test.step('Auszahlung und Fragebogen stehen nur dort, wo es sie gibt', async () => {
    await expect(zeile(93).getByRole('link', { name: 'Zur Auszahlung' })).toHaveAttribute(
      'href',
      /auszahlung/,
    )
    await expect(zeile(93).getByRole('link', { name: 'Fragebogen beantworten' })).toHaveAttribute(
      'href',
      /eingang/,
    )
    await expect(page.getByRole('link', { name: /Zur Auszahlung|Fragebogen beantworten/ })).toHaveCount(2)
  })
  await test.step('die abgelaufene Runde lässt nichts mehr beginnen', async () => {
    const alte = page.getByRole('region', { name: 'ANK NaBo, Runde im Frühjahr' })
    await expect(alte).toContainText(/Die Frist ist abgelaufen \(.*\sUhr\) · 1 von höchstens 50 Anträgen/)
    await expect(alte.getByRole('button')).toHaveCount(0)
    await expect(runde.getByRole('button', { name: 'Neuen Antrag beginnen' })).toBeEnabled()
  })
  await istZugaenglich('Übersicht mit 42 Anträgen')
  await test.step('auf dem Telefon Karten mit denselben Angaben', async () => {
    await groesseSetzen(page, { width: 390, height: 844 })
    await expect(zeile(92)).toContainText(/Am Zug: Sie/)
    await expect(zeile(92).getByRole('rowheader')).toBeVisible()
    const breite = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(breite).toBeLessThanOrEqual(390)
  })
  await test.step('die Seite des Antrags: Auszahlung und Fragebogen erst, wenn es sie gibt', async () => {
    const wege = page.getByRole('main').getByRole('link', { name: /Zur Auszahlung|Fragebogen beantworten/ })
    await oeffnen(page, eingereicht.pfad('eingang'))
    await expect(page.getByText('Bei Fragen nennen Sie', { exact: true })).toBeVisible()
    await expect(wege).toHaveCount(0)
    await page.route(`**${antragLesen.path.replace(':guid', eingereicht.guid)}`, async (route) => {
      const antwort = await route.fetch()
      const antrag = (await antwort.json()) as AntragAntwort // the route's own answer
      const bewilligt = { ...antrag, geschaeftStatus: 'BEWILLIGT', fragebogenUrl: '/fragebogen/7' }
      return route.fulfill({ response: antwort, json: bewilligt })
    })
    await oeffnen(page, eingereicht.pfad('eingang'))
    await expect(wege).toHaveText(['Zur Auszahlung', 'Fragebogen beantworten'])
  })
})

test('[S4-06] vor dem Antrag: Unterlagen, Fördersätze und Fragen für diesen Betrieb, als Seite und als PDF; von dort beginnt der Antrag', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const { wer, unternehmenGuid } = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(
    page,
    baseURL ?? '',
    BERATER,
    `/zuwendung/uebersicht?unternehmenId=${unternehmenGuid}`,
  )
  const weg = page.getByRole('link', { name: 'Vor dem Antrag: Fragen, Unterlagen und Fördersätze' }).first()
  await weg.focus()
  await page.keyboard.press('Enter')
  await expect(titel(page, 'Vor dem Antrag')).toBeFocused()

  const abschnitt = (name: string) => page.getByRole('region', { name })
  await expect(page.getByText(/dauert der Antrag etwa \d+ Minuten/)).toBeVisible()
  await expect(page.getByText(/jederzeit aufhören/)).toBeVisible()
  const unterlagen = abschnitt('Diese Unterlagen brauchen Sie')
  await expect(
    unterlagen.getByRole('listitem').filter({ hasText: 'Beitragsbescheide der SVLFG' }),
  ).toContainText(
    'Die Bescheide der Sozialversicherung für Landwirtschaft, Forsten und Gartenbau belegen Ihren Betrieb.',
  )
  await expect(
    unterlagen.getByRole('listitem').filter({ hasText: 'Nachweis der bewirtschafteten Moorflächen' }),
  ).toContainText('Nur bei: Technik für nasse und wiedervernässte Moorböden.')
  const foerderung = abschnitt('Das wird gefördert')
  await foerderung.getByText('Mulch- und Pflanztechnik (B.1): 40 %').click()
  await expect(foerderung.getByRole('row').filter({ hasText: 'Mulchgerät' })).toContainText('40 %')
  const fragen = abschnitt('Das fragen wir')
  await expect(fragen).toContainText('Schon ausgefüllt: Name, Betriebssitz')
  await expect(fragen.getByRole('listitem').filter({ hasText: /^Haupttätigkeit$/ })).toBeVisible()
  await pruefer(page)('Vor dem Antrag')

  const geladen = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als PDF zum Ausfüllen herunterladen' }).click()
  expect((await geladen).suggestedFilename()).toBe('Checkliste zum Antrag.pdf')

  await test.step('geht die Antwort verloren, fragt das Portal noch einmal, und es bleibt ein Antrag', async () => {
    const antworten: number[] = []
    await page.route('**/zuschussantrag/*/formular/*', async (route) => {
      const antwort = await route.fetch()
      antworten.push(antwort.status())
      await (antworten.length === 1 ? route.abort() : route.fulfill({ response: antwort }))
    })
    await page.getByRole('button', { name: 'Antrag beginnen', exact: true }).click()
    await expect(page).toHaveURL(/\/zuwendung\/antrag\/[^/]+\//)
    expect(antworten).toEqual([200, 200])
    const { body } = await wer.rufen(antragUebersichtLesen, { params: { unternehmenGuid } })
    // One was there before.
    expect(body.flatMap(({ details }) => details)).toHaveLength(2)
  })

  await test.step('eine fremde Einladung', async () => {
    await oeffnen(page, `/zuwendung/vor-dem-antrag/${crypto.randomUUID()}?unternehmenId=${unternehmenGuid}`)
    await expect(page.getByText('Diese Einladung gibt es nicht')).toBeVisible()
  })
})
