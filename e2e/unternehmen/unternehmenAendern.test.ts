import { ANTRAGSTELLER_ART_TEXT, RECHTSFORM_TEXT } from '@foerderportal/contract/unternehmen/werte/enums'
import { expect, type Locator } from '@playwright/test'
import { neuePerson } from '../src/anmeldedienst/person.ts'
import { mailAusPostausgang } from '../src/anmeldedienst/postausgang.ts'
import { eigeneNummer } from '../src/browser.ts'
import { neueFirma } from '../src/firma.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { test } from '../src/portal/portalMitDatenbank.ts'
import { tabBis } from '../src/barrierefrei/tastatur.ts'
import { feld } from '../src/felder.ts'
import {
  abschnitt,
  beiKleinerArt,
  beiUnternehmensdaten,
  datenOeffnen,
  eigenerBrowser,
  freiwillig,
  gespeichert,
  kopf,
  speichern,
  speichernBis,
  ueberHttp,
  zuordnen,
} from '../src/unternehmensdaten.ts'

const ADRESSE = { strasse: 'Speicherlinie', hausnummer: '7 b', plz: '24937', ort: 'Flensburg' }
const IBAN_ALT = 'DE02 1203 0000 0000 2020 51'
const IBAN_NEU = 'DE06 2175 0000 0000 1000 23'

const adresseAusfuellen = async (wo: Locator): Promise<void> => {
  await feld(wo, 'Straße').fill(ADRESSE.strasse)
  await feld(wo, 'Hausnummer').fill(ADRESSE.hausnummer)
  await feld(wo, 'Postleitzahl').fill(ADRESSE.plz)
  await feld(wo, 'Ort').fill(ADRESSE.ort)
}

test('[R3.1-04] [R3.1-05] [R7.1-15] [S1-08] [R1-05] jede Angabe eines Betriebs lässt sich ändern; der neue Name steht sofort oben', async ({
  page,
  portal: { url },
}) => {
  test.slow()
  const { guid, chefin } = await beiUnternehmensdaten(page, url)
  const nummer = eigeneNummer()
  const name = `Lohnbetrieb Petersen ${nummer} GmbH`
  await feld(page, 'Name des Unternehmens').fill(name)
  const arten = page.getByRole('radiogroup', { name: 'Art des Unternehmens' })
  for (const text of Object.values(ANTRAGSTELLER_ART_TEXT))
    await expect(arten.getByRole('radio', { name: text, exact: true })).toBeVisible()
  const formen = page.getByRole('combobox', { name: 'Rechtsform' })
  await expect(formen.getByRole('option')).toHaveText(['Bitte auswählen', ...Object.values(RECHTSFORM_TEXT)])
  await expect(page.getByRole('combobox', { name: 'Registergericht' })).toHaveCount(0)
  await arten
    .getByRole('radio', { name: 'Landwirtschaftliches Lohn- und Dienstleistungsunternehmen' })
    .check()
  await formen.selectOption('GmbH')
  const gericht = page.getByRole('combobox', { name: 'Registergericht', exact: true })
  await gericht.pressSequentially('flensb')
  await page.getByRole('option', { name: 'Flensburg' }).click()
  await feld(page, 'Nummer im Handelsregister B').fill(`hrb ${nummer % 1_000_000} fl`)
  await feld(page, 'Gründungsdatum').fill('2.5.2003')
  await feld(page, 'Steuernummer').fill('2112034567890')
  await freiwillig(page, 'ZID-Betriebsnummer').fill('')
  await freiwillig(page, 'Wirtschafts-Identifikationsnummer').fill('de301590422-00001')
  await adresseAusfuellen(abschnitt(page, 'Betriebssitz'))
  await page.getByRole('checkbox', { name: 'Post soll an eine andere Adresse gehen' }).check()
  await adresseAusfuellen(abschnitt(page, 'Adresse für die Post'))
  await feld(abschnitt(page, 'Adresse für die Post'), 'Hausnummer').fill('9')
  const person = abschnitt(page, 'Ansprechperson')
  await feld(person, 'Name').fill('Kaja Petersen-Ârçon')
  await feld(person, 'E-Mail-Adresse').fill('kaja@demo.example')
  await feld(person, 'Telefon').fill('0461 99 88 77')
  await page.getByRole('button', { name: 'Weiteres Konto hinzufügen' }).click()
  const zweites = page.getByRole('group', { name: 'Konto 2' })
  await feld(zweites, 'IBAN').fill(IBAN_NEU.replaceAll(' ', ''))
  await freiwillig(zweites, 'Abweichende Kontoinhaberin oder abweichender Kontoinhaber').fill('Kim Muster')
  await zweites.getByRole('radio', { name: 'Nein' }).check()
  await zweites.getByRole('combobox').selectOption('Zuschuss Klimabilanz')
  await page.getByRole('checkbox', { name: 'Alle Verwaltenden per E-Mail benachrichtigen' }).check()
  const alles = gespeichert(page, 'Name des Unternehmens, Art des Unternehmens, Rechtsform')
  await speichernBis(page, chefin, alles)
  await expect(kopf(page)).toContainText(name)
  await expect(page.getByText(`So kennen wir ${name}.`)).toBeVisible()

  const erwartet = {
    type: 'LandwirtschaftlichesUnternehmen',
    name,
    antragstellerArt: 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN',
    rechtsform: 'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG',
    registerArt: 'HANDELSREGISTER_B',
    registerGericht: 'Flensburg',
    registerNummer: `${nummer % 1_000_000} FL`,
    gruendungsDatum: '2003-05-02',
    steuernummer: '2112034567890',
    zidBetriebsnummer: null,
    wirtschaftsIdentifikationsnummer: 'DE301590422-00001',
    adresseBetriebssitz: ADRESSE,
    korrespondenzadresse: { ...ADRESSE, hausnummer: '9' },
    ansprechpartner: {
      ansprechpartnerName: 'Kaja Petersen-Ârçon',
      email: 'kaja@demo.example',
      telefon: '0461 99 88 77',
    },
    kontoInformationen: [
      { iban: IBAN_ALT, geschaeftsKonto: true, produktgruppe: 'standard' },
      {
        iban: IBAN_NEU,
        abweichenderKontoinhaber: 'Kim Muster',
        geschaeftsKonto: false,
        produktgruppe: 'ZUKLB',
      },
    ],
  }
  const firma = await ueberHttp(url, chefin, guid)
  expect((await firma.lesen()).value).toMatchObject(erwartet)
  const mail = await mailAusPostausgang(url, chefin.email)
  expect(mail.betreff).toBe(`Neue Bankverbindung von „${name}“ (Förderportal)`)

  // Read anew, it says the same; and taken back, register and second account are gone.
  await page.reload()
  await expect(gericht).toHaveValue('Flensburg')
  await expect(feld(zweites, 'IBAN')).toHaveValue(IBAN_NEU)
  await formen.selectOption('GbR')
  await expect(gericht).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Post soll an eine andere Adresse gehen' }).uncheck()
  await page.getByRole('button', { name: 'Konto 2 entfernen' }).click()
  const frage = page.getByRole('alertdialog', { name: 'Konto 2 entfernen?' })
  await expect(frage).toContainText(IBAN_NEU)
  await frage.getByRole('button', { name: 'Entfernen' }).click()
  await expect(zweites).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Weiteres Konto hinzufügen' })).toBeFocused()
  const weniger = gespeichert(page, 'Rechtsform, Registergericht, Registernummer, Adresse für die Post')
  await speichernBis(page, chefin, weniger)
  expect((await firma.lesen()).value).toMatchObject({
    rechtsform: 'GESELLSCHAFT_BUERGERLICHEN_RECHTS',
    registerArt: null,
    registerNummer: null,
    korrespondenzadresse: null,
    kontoInformationen: [{ iban: IBAN_ALT }],
  })
})

test('[S1-06] [S1-07] was nicht stimmt, steht an seinem Feld, und nichts davon ist gespeichert', async ({
  page,
  portal: { url },
}) => {
  test.slow()
  const fremd = await neueFirma(page, url)
  const andere = await (await ueberHttp(url, fremd.chefin, fremd.guid)).lesen()
  const zid = andere.value.type === 'LandwirtschaftlichesUnternehmen' ? andere.value.zidBetriebsnummer : null
  await page.context().clearCookies()
  await page.goto('about:blank')
  const { guid, chefin, name } = await beiUnternehmensdaten(page, url)
  const angaben: readonly (readonly [Locator, string, RegExp])[] = [
    [feld(page, 'Name des Unternehmens'), '', /Geben Sie den Namen des Unternehmens ein/],
    [feld(page, 'Gründungsdatum'), '01.01.2099', /nicht in der Zukunft/],
    [feld(page, 'Steuernummer'), '12', /13 Ziffern wie in ELSTER/],
    [feld(page, 'ZID-Betriebsnummer'), '99', /mit zwölf Ziffern/],
    [freiwillig(page, 'Wirtschafts-Identifikationsnummer'), 'DE1', /vollständig ein/],
    [feld(page, 'Postleitzahl'), '2493', /fünf Ziffern/],
    [feld(abschnitt(page, 'Ansprechperson'), 'E-Mail-Adresse'), 'kim', /E-Mail/],
    [feld(page, 'IBAN'), 'DE88 3704 0044 0532 0130 00', /Prüfziffer stimmt nicht/],
  ]
  for (const [eingabe, text] of angaben) await eingabe.fill(text)
  await page.getByRole('combobox', { name: 'Rechtsform' }).selectOption('e.V.')
  await speichern(page).click()
  const uebersicht = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie 10 Angaben' })
  await expect(uebersicht).toBeFocused()
  for (const [eingabe, , fehler] of angaben) await expect(eingabe).toHaveAccessibleDescription(fehler)
  await expect(feld(page, 'Nummer im Vereinsregister')).toHaveAccessibleDescription(/VR 12345/)

  // What only the server knows stands at its field too.
  await page.reload()
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect(feld(page, 'Name des Unternehmens')).toHaveValue(name)
  await feld(page, 'ZID-Betriebsnummer').fill(`276 ${zid}`)
  await feld(page, 'Steuernummer').fill('15/999/45679')
  await nochmalKlicken(speichern(page))
  await expect(feld(page, 'ZID-Betriebsnummer')).toHaveAccessibleDescription(
    /Ein anderes Unternehmen hat diese ZID-Betriebsnummer/,
  )
  await expect(feld(page, 'Steuernummer')).toHaveValue('15/999/45679')
  expect((await (await ueberHttp(url, chefin, guid)).lesen()).value).toMatchObject({
    name,
    steuernummer: '12/345/67890',
  })
})

for (const [type, etikett] of [
  ['Kreditinstitut', 'Name des Kreditinstituts'],
  ['Startup', 'Name des Start-ups'],
] as const)
  test(`[R3.1-04] [R7.1-15] ein ${type} ändert seinen Namen, mehr hat es nicht`, async ({
    page,
    portal: { url },
  }) => {
    const { guid, chefin, name } = await beiKleinerArt(page, url, type)
    await expect(feld(page, etikett)).toHaveValue(name)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.getByText('Bankverbindung')).toHaveCount(0)
    await feld(page, etikett).fill(`${name} neu`)
    await page.getByRole('checkbox', { name: 'Alle Verwaltenden per E-Mail benachrichtigen' }).check()
    await speichern(page).click()
    await expect(gespeichert(page, 'Alle Verwaltenden bekommen eine E-Mail.')).toBeVisible()
    await expect(kopf(page)).toContainText(`${name} neu`)
    expect((await (await ueberHttp(url, chefin, guid)).lesen()).value).toMatchObject({
      type,
      name: `${name} neu`,
    })
    expect((await mailAusPostausgang(url, chefin.email)).betreff).toBe(
      `Angaben zu „${name} neu“ geändert (Förderportal)`,
    )
  })

test('[R7.1-15] [S1-03] wer nicht verwaltet, liest die Daten und erfährt, wer sie ändert', async ({
  page,
  browser,
  portal: { url, sql },
}) => {
  test.slow()
  const { guid, name } = await neueFirma(page, url)
  for (const verwaltetAnderes of [false, true]) {
    const ihrer = await eigenerBrowser(browser, url)
    const mia = verwaltetAnderes
      ? (await neueFirma(ihrer.page, url)).chefin
      : await neuePerson(ihrer.page, url)
    await zuordnen(sql, guid, mia, false)
    await datenOeffnen(ihrer.page, guid)
    await expect(ihrer.page.getByText(`Ändern kann diese Angaben nur, wer ${name} verwaltet`)).toBeVisible()
    await expect(ihrer.page.getByText('Bitten Sie die Person darum, die Sie eingeladen hat.')).toBeVisible()
    await expect(ihrer.page.getByText(IBAN_ALT)).toBeVisible()
    await expect(ihrer.page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(speichern(ihrer.page)).toHaveCount(0)
    await ihrer.schliessen()
  }
})

test('[S10-03] allein mit der Tastatur: was getippt ist, übersteht das Neuladen und ist dann gespeichert', async ({
  page,
  portal: { url },
}) => {
  const { guid, chefin } = await beiUnternehmensdaten(page, url)
  const telefon = feld(page, 'Telefon')
  await tabBis(page, telefon)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('0461 55555')
  await expect(page.getByText(/liegt auf diesem Gerät/)).toBeVisible()
  await page.reload()
  await expect(telefon).toHaveValue('0461 55555')
  await expect(page.getByText(/wiederhergestellt/)).toBeVisible()
  await tabBis(page, speichern(page))
  await page.keyboard.press('Enter')
  await expect(gespeichert(page, 'Ansprechperson.')).toBeVisible()
  await page.reload()
  await expect(telefon).toHaveValue('0461 55555')
  await expect(page.getByText(/wiederhergestellt/)).toHaveCount(0)
  const { value } = await (await ueberHttp(url, chefin, guid)).lesen()
  expect(value).toMatchObject({ ansprechpartner: { telefon: '0461 55555' } })
})
