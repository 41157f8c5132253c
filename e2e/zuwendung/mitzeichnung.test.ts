import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { mailAusPostausgang } from '../src/anmeldedienst/postausgang.ts'
import { zeichnungAusfuellen, weiterNach } from '../src/antrag/assistent.ts'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { eintragungen, wiederhergestellt } from '../src/antrag/entwurf.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'
import { mitgliedEinfuegen, neueFirma } from '../src/firma.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { test } from '../src/portal/portalMitDatenbank.ts'

type Sql = (text: string, werte?: readonly unknown[]) => Promise<unknown>

/** In a browser of its own: somebody new, identified, who may sign for this company. */
const zweitePerson = async (browser: Browser, { url, sql }: { url: string; sql: Sql }, firma: string) => {
  const kontext = await browser.newContext({ baseURL: url, locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  const page = await kontext.newPage()
  const { chefin } = await neueFirma(page, url)
  await sql(
    `insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
      select $1, sub, false, true, '2025-03-01' from nutzer where email = $2`,
    [firma, chefin.email],
  )
  await sql(`update nutzer set identifiziert = true where email = $1`, [chefin.email])
  return { page, name: `${chefin.vorname} ${chefin.nachname}`, email: chefin.email, kontext }
}

const bestaetigen = async (page: Page, knopf: string, frage: string, antwort: string) => {
  await page.getByRole('button', { name: knopf, exact: true }).click()
  await page.getByRole('alertdialog', { name: frage }).getByRole('button', { name: antwort }).click()
}
/** What a screen reader says of what has just happened. */
const gesagt = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
/** The list of files comes last, and with it what stands below it. */
const unterlagenDa = (page: Page) =>
  expect(page.getByRole('button', { name: 'Nachweis.pdf herunterladen' }).first()).toBeVisible()
const unterschreiben = (page: Page) =>
  bestaetigen(
    page,
    'Antrag unterschreiben',
    'Antrag verbindlich unterschreiben?',
    'Verbindlich unterschreiben',
  )

/** So often a page that is looked at asks what the other one did. */
const viertelminuteVergeht = (page: Page) => page.clock.fastForward('00:15')

test('[S4-07] [R7.2-26] zwei Personen, zwei Browser: wählen, bitten, ablehnen, ändern, unterschreiben, einreichen', async ({
  page,
  browser,
  portal,
}) => {
  test.slow()
  const { url } = portal
  const fall = await vollerFall(url)
  const zweite = await zweitePerson(browser, portal, fall.unternehmenGuid)
  await mitgliedEinfuegen(portal.sql, fall.unternehmenGuid, 'Aaron')
  const pruefen = pruefer(page)
  // In the test's hands for what the page asks by itself; otherwise it goes on as it does.
  await page.clock.install()

  // Choosing: the members of the company, not oneself. Who may not sign comes last.
  await anmeldenImBrowser(page, url, BERATER, fall.pfad('zeichnung'))
  await zeichnungAusfuellen(page, 'Nein')
  const wahl = page.getByRole('radiogroup', { name: 'Wer unterschreibt mit?' })
  await expect(wahl.getByRole('radio')).toHaveCount(2)
  await expect(wahl.getByRole('radio').last()).toBeDisabled()
  await weiterNach(page, 'Zusammenfassung')
  await page.getByRole('link', { name: 'Wählen Sie die Person, die mit unterschreibt.' }).first().click()
  await expect(wahl.getByRole('radio', { name: zweite.name })).toBeFocused()
  await wahl.getByRole('radio', { name: zweite.name }).check()
  await pruefen('Ansprechperson und Unterschrift')
  await weiterNach(page, 'Zusammenfassung')

  // Asking: the application then stands still.
  const einreichen = page.getByRole('button', { name: 'Antrag verbindlich einreichen' })
  await expect(einreichen).toBeDisabled()
  await page.getByRole('button', { name: `${zweite.name} um Unterschrift bitten` }).click()
  await expect(page.getByText(`${zweite.name} wurde um Unterschrift gebeten`)).toBeVisible()
  // The button that was pressed is gone: it is said what happened, and the keyboard goes on at the title of the page.
  await expect(gesagt(page, `${zweite.name} ist um Unterschrift gebeten.`)).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pruefen('Zusammenfassung, die Unterschrift fehlt')
  await oeffnen(page, `/dashboard?unternehmenId=${fall.unternehmenGuid}`)
  await expect(page.getByRole('article')).toContainText(`Zuerst unterschreibt ${zweite.name}`)
  await expect(page.getByRole('region', { name: 'Aufgaben' })).toContainText('Nichts wartet auf Sie.')
  await oeffnen(page, fall.pfad('finanzierung'))
  await expect(page.getByRole('textbox', { name: 'Darlehen' })).toBeDisabled()

  // The other one: mail, task, page; says no first.
  const mail = await mailAusPostausgang(url, zweite.email)
  const verweis = /\/zuwendung\/antrag\/\S+/.exec(mail.text)?.[0] ?? ''
  await oeffnen(zweite.page, `/dashboard?unternehmenId=${fall.unternehmenGuid}`)
  await zweite.page.getByRole('link', { name: /lesen und unterschreiben$/ }).click()
  await expect(titel(zweite.page, /^Antrag GE-.+ unterschreiben$/)).toBeVisible()
  await unterlagenDa(zweite.page)
  await pruefer(zweite.page)('Antrag unterschreiben')
  await zweite.page.getByRole('button', { name: 'Nicht unterschreiben' }).click()
  await expect(zweite.page.getByRole('textbox', { name: 'Warum unterschreiben Sie nicht?' })).toBeFocused()
  await zweite.page.getByRole('button', { name: 'Nicht unterschreiben und Grund senden' }).click()
  await expect(zweite.page.getByText('Schreiben Sie, warum Sie nicht unterschreiben.')).toBeVisible()
  await zweite.page
    .getByRole('textbox', { name: 'Warum unterschreiben Sie nicht?' })
    .fill('Das Darlehen fehlt.')
  // What is typed survives the page, and is not looked for behind a button.
  await expect.poll(() => eintragungen(zweite.page)).toBe(1)
  await zweite.page.reload()
  await unterlagenDa(zweite.page)
  await expect(wiederhergestellt(zweite.page)).toBeVisible()
  await expect(zweite.page.getByRole('textbox', { name: 'Warum unterschreiben Sie nicht?' })).toHaveValue(
    'Das Darlehen fehlt.',
  )
  await nochmalKlicken(zweite.page.getByRole('button', { name: 'Nicht unterschreiben und Grund senden' }))
  await expect(zweite.page.getByRole('heading', { name: 'Sie haben nicht unterschrieben' })).toBeVisible()
  await expect.poll(() => eintragungen(zweite.page)).toBe(0)

  // The first one learns the reason without doing anything, asks again, and the other one signs.
  await viertelminuteVergeht(page)
  await expect(page.getByText('Das Darlehen fehlt.')).toBeVisible()
  await expect(gesagt(page, `${zweite.name} hat nicht unterschrieben`)).toBeAttached()
  await expect(page.getByRole('textbox', { name: 'Darlehen' })).toBeEnabled()
  await oeffnen(page, fall.pfad('zusammenfassung'))
  await page.getByRole('button', { name: `${zweite.name} um Unterschrift bitten` }).click()
  await expect(page.getByText(`${zweite.name} wurde um Unterschrift gebeten`)).toBeVisible()
  await oeffnen(zweite.page, verweis)
  await unterlagenDa(zweite.page)
  await unterschreiben(zweite.page)
  await expect(zweite.page.getByRole('heading', { name: 'Sie haben unterschrieben' })).toBeVisible()
  await viertelminuteVergeht(page)
  await expect(page.getByRole('main').getByText(`${zweite.name} hat unterschrieben`)).toBeVisible()

  // Sent with both names.
  await bestaetigen(
    page,
    'Antrag verbindlich einreichen',
    'Antrag verbindlich einreichen?',
    'Verbindlich einreichen',
  )
  await expect(page.getByText('Bei Fragen nennen Sie', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(zweite.name)
  await zweite.kontext.close()
})
