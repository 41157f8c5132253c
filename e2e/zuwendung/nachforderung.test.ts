import { expect, test, type Page } from '@playwright/test'
import { dateifeld, hochladen, zeichnungAusfuellen } from '../src/antrag/assistent.ts'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER, vollerFall, vorgaengeVon } from '../src/antrag/fall.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { bankFordertNach } from '../src/antrag/nachforderung.ts'

const TELEFON = { width: 390, height: 844 }
const ANGEBOT = 'foerdergegenstandSeiten.0.foerdergegenstaende.0'
const feld = (page: Page, name: string) => page.getByRole('textbox', { name })

const GRUENDE = [
  'Im Angebot steht ein anderer Preis.',
  'Seite 2 fehlt.',
  'Welches Finanzamt ist zuständig?',
  'Die Unterschrift fehlt.',
  'Unter welcher Nummer erreichen wir Sie?',
]

const SVLFG = 'Beitragsbescheide der SVLFG'
type Datei = { readonly uuid: string; readonly scanStatus: string }
/** So much of an answer as the test changes. */
type Antwort = {
  readonly formular: { readonly dokumente: { readonly beitragsBescheideSvlfg: readonly Datei[] } }
  readonly nachforderung: { readonly offen: readonly unknown[] }
}

/** What the server answers when the virus scan has locked a file that the bank does not ask about. */
const mitGesperrter = (antwort: Antwort) => {
  const { formular, nachforderung } = antwort
  const gesperrt = formular.dokumente.beitragsBescheideSvlfg.map((datei) => ({
    ...datei,
    scanStatus: 'infiziert',
  }))
  const stelle = { pfad: 'dokumente.beitragsBescheideSvlfg', grund: null, eingereicht: gesperrt }
  return {
    ...antwort,
    formular: { ...formular, dokumente: { ...formular.dokumente, beitragsBescheideSvlfg: gesperrt } },
    nachforderung: { ...nachforderung, offen: [...nachforderung.offen, stelle] },
  }
}

const ZU_ZWEIT = 'Unterschreibt noch jemand?'

/** One application of the adviser about which the bank asks six things. */
const gefragterFall = async (url: string) => {
  const fall = await vollerFall(url, { eingereicht: true })
  await bankFordertNach(url, fall.guid, {
    felder: [
      { pfad: `${ANGEBOT}.anschaffungskostenNettoEinzeln`, grund: 'Im Angebot steht ein anderer Preis.' },
      { pfad: `${ANGEBOT}.dokumentAngebot`, grund: 'Seite 2 fehlt.' },
      { pfad: 'produktgruppenDaten.finanzamt', grund: 'Welches Finanzamt ist zuständig?' },
      { pfad: 'ansprechpartner.telefon', grund: 'Unter welcher Nummer erreichen wir Sie?' },
      { pfad: 'zeichnungsberechtigter', grund: ZU_ZWEIT },
    ],
    dokumente: [{ art: 'selbsterklaerungVergaberechtlicheVorgaben', grund: 'Die Unterschrift fehlt.' }],
  })
  return fall
}

const weiter = (page: Page) => nochmalKlicken(page.getByRole('button', { name: 'Weiter', exact: true }))

test('[S11-13] [S4-10] die Bank fragt nach, der Antragsteller ergänzt am Telefon nur das und reicht noch einmal ein', async ({
  page,
  baseURL,
}) => {
  const fall = await gefragterFall(baseURL ?? '')
  await page.setViewportSize(TELEFON)
  await anmeldenImBrowser(page, baseURL ?? '', BERATER)

  await test.step('Startseite und Übersicht sagen es mit der Frist', async () => {
    await oeffnen(page, `/dashboard?unternehmenId=${fall.unternehmenGuid}`)
    const aufgabe = page.getByRole('listitem').filter({ hasText: /Antrag GE-.+: Ihre Angaben fehlen/ })
    await expect(aufgabe).toContainText(/noch 1[345] Tage \(bis /)
    await oeffnen(page, `/zuwendung/uebersicht?unternehmenId=${fall.unternehmenGuid}`)
    await expect(page.getByRole('main')).toContainText('Ihre Angaben fehlen')
  })

  await test.step('die erste Seite nennt alles mit Grund und führt zu jedem Feld', async () => {
    await oeffnen(page, fall.pfad('weiter'))
    await expect(titel(page, 'Was die Bank noch braucht')).toBeVisible()
    const inhalt = page.getByRole('main')
    await expect(inhalt).toContainText('Das Angebot und der Preis passen noch nicht zusammen.')
    for (const grund of GRUENDE) await expect(inhalt).toContainText(grund)
    await page.getByRole('link', { name: 'Telefon der Ansprechperson' }).click()
    await expect(feld(page, 'Telefon')).toBeFocused()
    await page.goBack()
    await page.getByRole('link', { name: /^Angebot \(/ }).click()
    await expect(dateifeld(page, 'Angebot').getByRole('button', { name: 'Dateien auswählen' })).toBeFocused()
    await page.goBack()
    await page.getByRole('link', { name: /^Nettopreis für ein Stück/ }).click()
    await expect(titel(page, 'Fördergegenstände')).toBeVisible()
    await expect(feld(page, 'Nettopreis für ein Stück')).toBeFocused()
  })

  await test.step('eine gesperrte Datei lässt sich ersetzen, auch ungefragt', async () => {
    const antrag = `**/formular/${fall.guid}`
    await page.route(antrag, async (route) => {
      const antwort = await route.fetch()
      await route.fulfill({ response: antwort, json: mitGesperrter((await antwort.json()) as Antwort) })
    })
    await oeffnen(page, fall.pfad('weiter'))
    const eintrag = page
      .getByRole('listitem')
      .filter({ hasText: 'Unsere Virenprüfung hat hier eine Datei gesperrt' })
    await eintrag.getByRole('link', { name: SVLFG }).click()
    await expect(dateifeld(page, SVLFG).getByRole('button', { name: 'Dateien auswählen' })).toBeFocused()
    await expect(dateifeld(page, SVLFG)).toContainText(
      'Danach fragt die Bank nicht. Sie können die Datei ersetzen',
    )
    await page.unroute(antrag)
    await oeffnen(page, fall.pfad('foerdergegenstaende'))
  })

  await test.step('offen ist nur, was gefragt ist; dort steht der Grund', async () => {
    await expect(page.getByRole('textbox')).toHaveCount(1)
    await expect(feld(page, 'Nettopreis für ein Stück')).toHaveAccessibleDescription(
      /Im Angebot steht ein anderer/,
    )
    await expect(page.getByText('Landtechnik Nord')).toBeVisible()
    await feld(page, 'Nettopreis für ein Stück').fill('9.000')
    await hochladen(page, 'Angebot', 'Angebot neu.pdf')
    await pruefer(page)('Fördergegenstände in der Korrektur')
    await weiter(page)
  })

  await test.step('was vom Preis abhängt, ist mit offen', async () => {
    await expect(titel(page, 'Finanzierung')).toBeVisible()
    await feld(page, 'Darlehen').fill('10.800')
    await feld(page, 'Eigenmittel').fill('0')
    await weiter(page)
    await expect(titel(page, 'Dokumente')).toBeVisible()
    await expect(page.getByText('Beitragsbescheide der SVLFG')).toBeVisible()
    await expect(page.getByText(/Dateien auswählen/)).toHaveCount(1)
    await weiter(page)
    await expect(titel(page, 'Ansprechperson und Unterschrift')).toBeVisible()
    await expect(feld(page, 'Telefon')).toHaveAccessibleDescription(
      'Die Bank schreibt: Unter welcher Nummer erreichen wir Sie?',
    )
    // The reason stands there once: at its field, in no box above the form.
    await expect(page.getByText('Unter welcher Nummer erreichen wir Sie?')).toHaveCount(1)
  })

  await test.step('wo niemand mit unterschreiben kann, steht es mit dem Grund der Bank, und Verweise führen hin', async () => {
    await zeichnungAusfuellen(page, 'Nein')
    await weiter(page)
    await page.getByRole('link', { name: 'Wählen Sie die Person, die mit unterschreibt.' }).first().click()
    const stelle = page.getByRole('group', { name: 'Wer unterschreibt mit?' })
    await expect(stelle).toBeFocused()
    await expect(stelle).toContainText(`Die Bank schreibt: ${ZU_ZWEIT}`)
    await expect(stelle).toContainText('Zurzeit kann niemand mit Ihnen unterschreiben')
    await pruefer(page)('Unterschrift in der Korrektur')
    await zeichnungAusfuellen(page, 'Ja')
    await weiter(page)
  })

  await test.step('die Zusammenfassung zeigt alt neben neu und was noch wie eingereicht ist', async () => {
    await expect(titel(page, 'Zusammenfassung')).toBeVisible()
    const inhalt = page.getByRole('main')
    await expect(inhalt).toContainText(/9\.000,00\s€\s*bisher: 10\.000,99\s€/)
    await expect(inhalt.getByRole('link', { name: 'Zuständiges Finanzamt' })).toBeVisible()
    await inhalt.getByRole('link', { name: 'Zuständiges Finanzamt' }).click()
    await expect(feld(page, 'Zuständiges Finanzamt')).toBeFocused()
    await page.goBack()
    await pruefer(page)('Zusammenfassung der Korrektur')
    await page.getByRole('button', { name: 'Antrag verbindlich einreichen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verbindlich einreichen' }).click()
  })

  await test.step('eine neue Eingangsnummer, die frühere bleibt', async () => {
    await expect(page.getByRole('heading', { name: 'Ihre Ergänzungen sind eingegangen' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Frühere Einreichungen' })).toBeVisible()
    const nummern = ((await page.getByRole('main').textContent()) ?? '').match(/ANK-\d{4}-\d{6}/g)
    expect(new Set(nummern).size).toBe(2)
  })
})

test('[S4-10] [R4-06] ein eingereichter Antrag wird zurückgezogen: nach einer Frage, die sagt, was verloren geht', async ({
  page,
  baseURL,
}) => {
  const fall = await vollerFall(baseURL ?? '', { eingereicht: true })
  await anmeldenImBrowser(page, baseURL ?? '', BERATER)
  await oeffnen(page, fall.pfad('eingang'))
  await pruefer(page)('Eingangsseite')
  const knopf = page.getByRole('main').getByRole('button', { name: 'Antrag zurückziehen' })
  await knopf.click()
  const dialog = page.getByRole('alertdialog', { name: /^Antrag GE-.* zurückziehen\?$/ })
  await expect(dialog).toContainText('Sie bekommen dafür keinen Zuschuss')
  await dialog.getByRole('button', { name: 'Behalten' }).click()
  await expect(dialog).toBeHidden()
  await nochmalKlicken(knopf)
  await dialog.getByRole('button', { name: 'Antrag zurückziehen' }).click()
  await expect(titel(page, 'Anträge')).toBeVisible()
  // Said once, to eyes and ears, and gone with the next page.
  const abschied = page
    .getByRole('main')
    .getByText(/^Der Antrag GE-\d{4}-\d{6} ist zurückgezogen \(heute, .*\sUhr\)\. Die Eingangsnummer ANK-/)
  await expect(abschied).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'ist zurückgezogen' })).toHaveCount(1)
  expect(await vorgaengeVon(fall)).toEqual([])
  await page.getByRole('link', { name: 'Vor dem Antrag: Fragen, Unterlagen und Fördersätze' }).first().click()
  await expect(titel(page, 'Vor dem Antrag')).toBeVisible()
  await page.goBack()
  await expect(titel(page, 'Anträge')).toBeVisible()
  await expect(abschied).toHaveCount(0)
})
