import { expect, test, type Page } from '@playwright/test'
import {
  antragstellerAusfuellen,
  gegenstandHinzufuegen,
  groesseAusfuellen,
  hochladen,
  istGespeichert,
  maschineAusfuellen,
  mitDerPost,
  weiterNach,
  zeichnungAusfuellen,
} from '../src/antrag/assistent.ts'
import { anmeldenMitFormular, DEMO_PASSWORT, kontoAnlegen, titel, type Konto } from '../src/browser.ts'
import { nutzerAusfuellen, unternehmenAusfuellen } from '../src/registrieren.ts'

const feld = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** From the dashboard's first steps into a new application. */
const antragBeginnen = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Zu den Anträgen' }).click()
  await expect(titel(page, 'Anträge')).toBeVisible()
  await page.getByRole('button', { name: 'Neuen Antrag beginnen' }).click()
  await expect(titel(page, 'Antragsteller')).toBeVisible()
}

/** 2 × 50.000,50 € at 65 %: 65.000,65 €. */
const gegenstaendeAusfuellen = async (page: Page): Promise<void> => {
  const summen = page.getByRole('main')
  await gegenstandHinzufuegen(page, 'A.1 Raupenfahrzeug (Zuschuss 65 %)')
  await maschineAusfuellen(page)
  await expect(summen).not.toContainText('65.000,65 €')
  await feld(page, 'Nettopreis für ein Stück').pressSequentially('50000,50')
  await expect(summen).toContainText('Gesamtkosten netto100.001,00 €')
  await expect(summen).toContainText('Voraussichtlicher Zuschuss65.000,65 €')
}

const DOKUMENTE = [
  'Selbsterklärung zu vergaberechtlichen Vorgaben',
  'Beitragsbescheide der SVLFG',
  'Gesellschaftsvertrag oder Satzung',
  'Registerauszug',
  'Nachweis der bewirtschafteten Moorflächen',
  'Amtlicher Nachweis der Moorflächen',
]

const antragAusfuellen = async (page: Page): Promise<void> => {
  await antragstellerAusfuellen(page)
  await weiterNach(page, 'Unternehmensgröße')
  await istGespeichert(page)
  await groesseAusfuellen(page)
  await weiterNach(page, 'Fördergegenstände')
  await gegenstaendeAusfuellen(page)
  await weiterNach(page, 'Moorflächen')
  await feld(page, 'Landwirtschaftlich genutzte Fläche').fill('86,4')
  await feld(page, 'Davon nasse oder wiedervernässte Moorböden').fill('12,5')
  await weiterNach(page, 'Finanzierung')
  await istGespeichert(page)
  await feld(page, 'Darlehen').fill('30.000')
  await feld(page, 'Eigenmittel').pressSequentially('5000,35')
  await expect(page.getByText('Ihre Finanzierung geht auf.')).toBeVisible()
  await weiterNach(page, 'Dokumente')
  for (const art of DOKUMENTE) await hochladen(page, art, `${art}.pdf`)
  await weiterNach(page, 'Ansprechperson und Unterschrift')
  await istGespeichert(page)
  await zeichnungAusfuellen(page, 'Ja')
  await weiterNach(page, 'Zusammenfassung')
  await istGespeichert(page)
}

/** The summary answers in the words of the questions, in German notation. */
const zusammenfassungPruefen = async (page: Page): Promise<void> => {
  await expect(page.getByText('Alles ist ausgefüllt.')).toBeVisible()
  const inhalt = page.getByRole('main')
  for (const antwort of [
    'HaupttätigkeitGrünland auf Moor',
    'Zahl der Mitarbeitenden4,5',
    'Umsatz im letzten Geschäftsjahr480.000,00 €',
    'Gründungsdatum01.04.2001',
    'KontoDE02 1203 0000 0000 2020 51',
    'Nettopreis für ein Stück50.000,50 €',
    'Voraussichtlicher Zuschuss65.000,65 €',
    'Davon nasse oder wiedervernässte Moorböden12,5 ha',
    'RegisterauszugRegisterauszug.pdf',
  ])
    await expect(inhalt).toContainText(antwort)
}

const andererBrowser = async (page: Page, konto: Pick<Konto, 'benutzername' | 'passwort'>): Promise<Page> => {
  const kontext = await page.context().browser()?.newContext({
    viewport: page.viewportSize(),
    locale: 'de-DE',
  })
  if (kontext === undefined) throw new Error('Der Browser ist schon beendet.')
  const anderer = await kontext.newPage()
  await anmeldenMitFormular(anderer, page.url(), konto.benutzername, '/dashboard', konto.passwort)
  return anderer
}

/** Leaves in the middle, takes the case up elsewhere, finds everything again. */
const woandersWeiter = async (page: Page, konto: Pick<Konto, 'benutzername' | 'passwort'>): Promise<void> => {
  const anderer = await andererBrowser(page, konto)
  await anderer.getByRole('link', { name: /^Antrag .+ fertig ausfüllen$/ }).click()
  await expect(titel(anderer, 'Zusammenfassung')).toBeVisible()
  await zusammenfassungPruefen(anderer)
  await anderer.getByRole('link', { name: /^Ändern.+Darlehen$/ }).click()
  await expect(feld(anderer, 'Darlehen')).toHaveValue('30.000,00')
  await anderer.context().close()
}

const registrieren = async (page: Page): Promise<void> => {
  await expect(titel(page, 'Registrierung')).toBeVisible()
  await nutzerAusfuellen(page)
  await page.getByRole('button', { name: 'Registrieren und weiter' }).click()
  await expect(titel(page, 'Unternehmen registrieren')).toBeVisible()
  const name = await unternehmenAusfuellen(page)
  await expect(feld(page, 'IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51')
  await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
  await expect(titel(page, /^Guten Tag, /)).toBeVisible()
  await expect(page.getByText(`Sie handeln für ${name}.`)).toBeVisible()
}

const ganzerWeg = async (page: Page, konto: Pick<Konto, 'benutzername' | 'passwort'>): Promise<void> => {
  await registrieren(page)
  await antragBeginnen(page)
  await antragAusfuellen(page)
  await mitDerPost(page)
  await zusammenfassungPruefen(page)
  await woandersWeiter(page, konto)
}

test('[R1-02] neu.nutzer registriert sich, füllt am Rechner einen Antrag aus und macht in einem anderen Browser weiter', async ({
  page,
  baseURL,
}) => {
  await anmeldenMitFormular(page, baseURL ?? '', 'neu.nutzer')
  await ganzerWeg(page, { benutzername: 'neu.nutzer', passwort: DEMO_PASSWORT })
})

test.describe('auf dem Telefon', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('wer sich selbst ein Konto anlegt, geht denselben Weg', async ({ page }) => {
    await ganzerWeg(page, await kontoAnlegen(page))
  })
})
