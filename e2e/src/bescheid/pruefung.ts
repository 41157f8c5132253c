import { expect, type Page } from '@playwright/test'
import { pruefpunkteLesen, vermerkSchreiben } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import { angemeldet } from '../api.ts'
import { titel } from '../browser.ts'
import { dokument, type AmTisch } from '../tisch.ts'

/** Points that fail beside the one that is checked in the browser, each with the place that shows it. */
const FEHLER = [
  ['A3', 'produktgruppenDaten.umsatz'],
  ['A5', 'dokumente.beitragsBescheideSvlfg'],
] as const

const punkt = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const zeile = (page: Page, name: RegExp) => page.getByRole('row', { name })

/** S1, R1: the next case of all, and one by its number. */
export const findenUndBeginnen = async (
  { page, klicken, gezaehlt }: AmTisch,
  geNr: string,
): Promise<void> => {
  await klicken('button', /^Nächsten Fall öffnen/)
  // It lies open where its next step is, whichever that is of the case that has waited longest.
  await expect(titel(page, /^GE-/)).toBeVisible()
  expect(gezaehlt()).toBe(1)
  await klicken('searchbox', 'Fälle suchen: Nummer, Name oder ZID')
  await page.keyboard.type(`${geNr}\n`)
  await expect(titel(page, new RegExp(geNr))).toBeVisible()
  expect(gezaehlt()).toBe(1)
  await klicken('button', 'Prüfung beginnen')
  await expect(page.getByRole('group', { name: 'Ergebnis' }).getByRole('button').first()).toBeEnabled()
}

/** S2, and a place of the document that says something else than the application. */
export const pruefen = async ({ page, klicken, gezaehlt }: AmTisch): Promise<void> => {
  await page.getByRole('button', { name: /Neu, kein Leasing/ }).click()
  await expect(dokument(page)).toContainText('Summe netto 9.500,00')
  gezaehlt()
  await klicken('button', /^Seite 1 von Angebot/)
  await klicken('button', '1 Erfüllt')
  expect(gezaehlt()).toBe(2)
  await page.keyboard.press('Control+Enter')
  await expect(punkt(page, 'A9 Drei Angebote, wirtschaftlich')).toBeFocused()
  await page.getByRole('button', { name: /Angaben wie Unterlagen/ }).click()
  await page.getByRole('searchbox', { name: 'Im Dokument suchen' }).fill('9.500,00')
  await page.keyboard.press('Enter')
  await expect(page.getByText('auf 1 von 1')).toBeVisible()
  await page.getByRole('button', { name: /Beleg aus dem Dokument zu: Nettopreis/ }).click()
  await expect(page.getByText('weicht ab')).toBeVisible()
  await page.getByRole('button', { name: '2 Nicht erfüllt' }).click()
  await page.getByRole('textbox', { name: 'Vermerk' }).fill('Angebot nennt 9.500,00 €.')
  await page.keyboard.press('Control+Enter')
  await expect(punkt(page, 'A16 Betrag neu berechnet')).toBeFocused()
}

/** What the server has of it, and two more points that fail. */
export const nachpruefen = async (url: string, geschaeft: string): Promise<void> => {
  const sabine = await angemeldet(url, 'sabine.sachbearbeitung')
  const params = { guid: geschaeft }
  const { punkte } = (await sabine.rufen(pruefpunkteLesen, { params })).body
  const von = (code: string) => punkte.find((p) => p.code === code)
  expect(von('A8')).toMatchObject({ stand: 'ERFUELLT', vermerke: [{ belege: [{ seite: 1 }] }] })
  expect(von('A15')).toMatchObject({
    stand: 'NICHT_ERFUELLT',
    vermerke: [
      {
        text: 'Angebot nennt 9.500,00 €.',
        person: { name: 'Sabine Sachbearbeitung' },
        belege: [{ seite: 1, zitat: '9.500,00', stelle: expect.stringContaining('anschaffungskosten') }],
      },
    ],
  })
  for (const [code, stelle] of FEHLER) {
    const belege = [{ dateiGuid: null, seite: null, zitat: null, stelle }]
    const body = {
      punkt: code,
      ergebnis: 'NICHT_ERFUELLT' as const,
      text: 'Passt nicht zu den Unterlagen.',
      belege,
    }
    await sabine.rufen(vermerkSchreiben, { params, body, ifMatch: `"${von(code)?.version ?? 0}"` })
  }
}

/** After a reload all of it stands there, and the applicant's view reads as his. */
export const wiederlesen = async ({ page, klicken }: AmTisch): Promise<void> => {
  await page.reload()
  await page.getByRole('button', { name: /Angaben wie Unterlagen/ }).click()
  await expect(page.getByText('weicht ab')).toBeVisible()
  await klicken('link', 'Ansicht des Antragstellers')
  await expect(titel(page, /^Ansicht des Antragstellers/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Umsatz im letzten Geschäftsjahr')
  await page.goBack()
}

/** S3: three places from points that failed. */
export const nachfordern = async ({ page, klicken, gezaehlt }: AmTisch): Promise<void> => {
  await expect(page.getByText('3 Punkte nicht erfüllt.')).toBeVisible()
  gezaehlt()
  await klicken('link', 'Nachfordern')
  const vorschau = page.getByRole('region', { name: 'So liest es der Antragsteller' })
  await expect(vorschau.getByRole('listitem')).toHaveCount(3)
  // Each reason is what was noted at its point, and can be changed before it goes out.
  await expect(vorschau).toContainText('Passt nicht zu den Unterlagen.')
  await expect(vorschau).toContainText('Angebot nennt 9.500,00 €.')
  await klicken('button', /^Zurückgeben bis /)
  await expect(page.getByText('Wartet auf den Antragsteller')).toBeVisible()
  expect(gezaehlt()).toBeLessThanOrEqual(9)
}

export const aenderungenLesen = async ({ page, klicken }: AmTisch): Promise<void> => {
  await page.reload()
  await klicken('link', 'Änderungen')
  await expect(zeile(page, /^Umsatz/)).toContainText('491.234,00')
  await expect(zeile(page, /^Umsatz/)).toContainText('Erneut prüfen')
  // The others keep what was noted.
  await expect(zeile(page, /^Nettopreis/)).toContainText('Nicht erfüllt')
  await expect(page.getByRole('button', { name: /Nachgefordert und geändert/ })).toContainText('1')
  await expect(page.getByRole('button', { name: /Nachgefordert, unverändert/ })).toContainText('2')
  await klicken('link', 'Prüfung')
  await klicken('button', 'Prüfung beginnen')
  await expect(page.getByText('Die Prüfung hat begonnen.')).toBeAttached()
}
