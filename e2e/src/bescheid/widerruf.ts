import { expect, type Page } from '@playwright/test'
import { alsDatum, tagInBerlin, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { oeffnen } from '../browser.ts'
import { dokument, type AmTisch } from '../tisch.ts'

const vorTagen = (tage: number) => alsDatum(tageSpaeter(tagInBerlin(new Date()), -tage))
const gespeichert = (page: Page) => expect(page.getByText(/^Gespeichert /)).toBeVisible()

/** Of the approved item less, since a day, for a reason; nobody is burdened unheard. */
export const widerrufBeginnen = async ({ page, klicken }: AmTisch): Promise<void> => {
  await klicken('button', 'Widerruf')
  await expect(page.getByText(/zum Bescheid BE-/)).toBeVisible()
  const kuenftig = page.getByRole('textbox', { name: /^künftig bewilligt/ }).first()
  await kuenftig.fill('1.000,00')
  await page.getByRole('textbox', { name: 'Die Bank weiß davon seit' }).fill(vorTagen(3))
  await bausteinHinzufuegen(page, 'T-440')
  await page.getByRole('textbox', { name: 'Grund', exact: true }).fill('Eine Auflage ist nicht erfüllt.')
  await gespeichert(page)
  await expect(page.getByText('Vor einem Widerruf ist das Unternehmen anzuhören.')).toBeVisible()
}

const bausteinHinzufuegen = async (page: Page, code: string) => {
  const wahl = page.getByRole('combobox', { name: 'Textbaustein hinzufügen' })
  const name = await wahl.getByRole('option').filter({ hasText: code }).textContent()
  await wahl.selectOption({ label: name ?? '' })
}

export const anhoeren = async ({ page, klicken }: AmTisch): Promise<void> => {
  await klicken('link', 'Anhörung')
  await page
    .getByRole('textbox', { name: 'Was die Bank beabsichtigt und warum' })
    .fill('Wir wollen den Zuschuss zum Teil widerrufen, weil eine Auflage nicht erfüllt ist.')
  await klicken('button', 'Anhörung beginnen')
  await expect(page.getByText('Anhörung läuft').first()).toBeVisible()
}

/** The farm reads on the phone what the bank is about to do, and says what it thinks of it. */
export const stellungNehmen = async (hof: Page, unternehmenGuid: string): Promise<void> => {
  await oeffnen(hof, `/dashboard?unternehmenId=${unternehmenGuid}`)
  await hof
    .getByRole('region', { name: 'Aufgaben' })
    .getByRole('link', { name: /Stellung nehmen$/ })
    .tap()
  await expect(hof.getByText('Wir wollen den Zuschuss zum Teil widerrufen')).toBeVisible()
  await hof.getByRole('textbox', { name: 'Was möchten Sie dazu sagen?' }).fill('Die Auflage ist erfüllt.')
  await hof.getByRole('button', { name: 'Stellungnahme senden' }).tap()
  await expect(hof.getByRole('heading', { name: 'Ihre Stellungnahme ist bei der Bank' })).toBeVisible()
}

/** The reasons deal with the answer; then a second person has it before him. */
export const widerrufVorlegen = async ({ page, klicken }: AmTisch): Promise<void> => {
  await page.reload()
  await expect(page.getByText('Die Auflage ist erfüllt.')).toBeVisible()
  await klicken('link', 'Entscheidung')
  await expect(page.getByText(/^Gehen Sie in der Begründung auf die Stellungnahme/)).toBeVisible()
  await bausteinHinzufuegen(page, 'T-404')
  await page
    .getByRole('textbox', { name: 'Antwort auf die Äußerung' })
    .fill('Der Nachweis dafür fehlt weiterhin.')
  await gespeichert(page)
  await expect(dokument(page)).toContainText('Widerruf')
  await expect(page.getByText('Vor dem Vorlegen')).toBeHidden()
  await klicken('button', 'Zur Freigabe vorlegen')
  await expect(page.getByText(/Zur Freigabe vorgelegt/)).toBeVisible()
}

/** Who releases reads what was, what goes and what remains; the case stays approved, with two notices. */
export const widerrufFreigeben = async ({ page, klicken }: AmTisch): Promise<void> => {
  await expect(page.getByRole('row', { name: /1\.000,00/ }).first()).toBeVisible()
  await klicken('button', /^Freigeben \([0-9a-f]{4} [0-9a-f]{4}\)$/)
  await klicken('button', 'Freigeben')
  await expect(page.getByRole('button', { name: /^Bescheid BE-.*, Widerruf$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Bescheid BE-/ })).toHaveCount(2)
}

/** The farm's tasks name both notices; what the second says, nobody reads before it is retrieved. */
export const zweiterBescheid = async (hof: Page, unternehmenGuid: string): Promise<void> => {
  const main = hof.getByRole('main')
  const abrufe = main
    .getByRole('region', { name: 'Aufgaben' })
    .getByRole('link', { name: /^Bescheid BE-.* abrufen$/ })
  await expect(async () => {
    await oeffnen(hof, `/dashboard?unternehmenId=${unternehmenGuid}`)
    await expect(abrufe).toHaveCount(2, { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(main).not.toContainText('Widerruf')
}
