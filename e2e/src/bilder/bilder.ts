import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { dienst } from '../anmeldedienst/dienst.ts'
import { beiLoginDaten, personMitHof } from '../anmeldedienst/person.ts'
import { textfeld } from '../anmeldedienst/wege.ts'
import { ANTRAG_SCHRITTE } from '../antrag/assistent.ts'
import {
  anmeldeformularAbsenden,
  anmeldenImBrowser,
  eigeneNummer,
  kontoAnlegen,
  oeffnen,
  registrieren,
  titel,
} from '../browser.ts'
import { BERATER, leererFall, vollerFall, type Fall } from '../antrag/fall.ts'
import { identifizierungPasstZurSeite } from '../identifizierung.ts'
import { BREITEN, fensterOeffnen, mitPortal, THEMEN, type Breite, type Thema } from './knipsen.ts'
import { netzruheVon } from '../netzruhe.ts'
import { personRegistrieren } from '../registrieren.ts'

/**
 * `node e2e/src/bilder/bilder.ts ZIEL`: pictures of every screen at two widths in three themes, for the eye before a release.
 * With PORTAL_TEST_URL of a portal that runs already.
 */

type Welt = { readonly url: string; readonly voll: Fall; readonly leer: Fall; readonly eingereicht: Fall }
type Knipser = (name: string) => Promise<void>
type Rundgang = (page: Page, welt: Welt, bild: Knipser) => Promise<void>

const anmeldung: Rundgang = async (page, _welt, bild) => {
  await oeffnen(page, '/start')
  await bild('start')
  await oeffnen(page, '/version')
  await bild('version')
  await page.goto('/start')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await bild('anmeldung-fehler')
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await bild('passwort-vergessen')
  await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click()
  await page.getByRole('link', { name: 'Konto anlegen' }).click()
  await bild('konto-anlegen')
  await registrieren(page, `wiebke.${eigeneNummer()}`)
  await bild('email-bestaetigen')
}

const registrierung: Rundgang = async (page, _welt, bild) => {
  await kontoAnlegen(page)
  await bild('registrierung-nutzer')
  await page.getByRole('button', { name: 'Registrieren und weiter' }).click()
  await bild('registrierung-nutzer-fehler')
  await personRegistrieren(page)
  await page.getByRole('radio', { name: 'Kreditinstitut' }).check()
  await bild('registrierung-kreditinstitut')
  await page.getByRole('radio', { name: 'Landwirtschaftliches Unternehmen' }).check()
  await page.getByRole('combobox', { name: 'Rechtsform' }).selectOption('GmbH')
  await bild('registrierung-unternehmen')
  await page.getByRole('combobox', { name: 'Registergericht' }).pressSequentially('ber')
  await bild('registrierung-unternehmen-vorschlaege')
}

const antrag: Rundgang = async (page, { url, voll, leer, eingereicht }, bild) => {
  await anmeldenImBrowser(page, url, BERATER, `/dashboard?unternehmenId=${voll.unternehmenGuid}`)
  await bild('dashboard')
  await page.getByRole('button', { name: /^Konto/ }).click()
  await bild('dashboard-menue')
  await oeffnen(page, `/zuwendung/uebersicht?unternehmenId=${voll.unternehmenGuid}`)
  await bild('antraege')
  for (const seite of ANTRAG_SCHRITTE) {
    await oeffnen(page, voll.pfad(seite))
    await bild(`antrag-${seite}`)
  }
  await page.getByRole('button', { name: 'Antrag verbindlich einreichen' }).click()
  await bild('antrag-dialog')
  await oeffnen(page, leer.pfad('foerdergegenstaende'))
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await bild('antrag-fehler')
  await oeffnen(page, leer.pfad('zusammenfassung'))
  await bild('antrag-zusammenfassung-offen')
  await oeffnen(page, eingereicht.pfad('eingang'))
  await page.getByRole('button', { name: 'Beleg als PDF herunterladen' }).waitFor()
  await bild('eingang')
  await oeffnen(page, eingereicht.pfad('eingang').replace(eingereicht.guid, crypto.randomUUID()))
  await bild('gibt-es-nicht')
}

const loginDaten: Rundgang = async (page, { url }, bild) => {
  const konto = await beiLoginDaten(page, url)
  await bild('logindaten')
  await page.getByRole('button', { name: 'Login-Daten ändern' }).click()
  await textfeld(page, 'Benutzername').fill('a@b')
  await page.getByRole('button', { name: 'Login-Daten speichern' }).click()
  await page.getByRole('alert').waitFor()
  await bild('logindaten-fehler')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click()
  await dienst.aktionErreichen(page, konto, 'zweiterFaktor')
  await bild('zweiter-faktor')
  await dienst.totpEinrichten(page, konto, 'Telefon von Gesine')
  await page.getByText('ist eingerichtet').waitFor()
  await bild('logindaten-zweiter-faktor')
  await page.getByRole('button', { name: 'Löschen Telefon von Gesine' }).click()
  await page.getByRole('alertdialog').waitFor()
  await bild('logindaten-loeschen')
}

const sonst: Rundgang = async (page, { url }, bild) => {
  await page.goto('/unternehmen-auswahl')
  await bild('anmeldung')
  await anmeldeformularAbsenden(page, 'lena.lindenau')
  await oeffnen(page, '/dashboard')
  await bild('dashboard-lena')
  await oeffnen(page, '/nutzer-aendern/nutzer')
  await bild('persoenliche-daten')
  await oeffnen(page, '/unternehmen-aendern/nutzer-uebersicht')
  await bild('nutzer-uebersicht')
  await oeffnen(page, '/unternehmen-aendern/nutzer-anlegen')
  await bild('nutzer-hinzufuegen')
  await oeffnen(page, '/zuwendung/uebersicht')
  await bild('antraege-lena')
  await page.goto(`${url}/demo/postausgang`)
  await bild('postausgang')
}

const identifizierung: Rundgang = async (page, { url }, bild) => {
  await personMitHof(page, url)
  await oeffnen(page, '/identifizierung/in-arbeit')
  await page.getByRole('link', { name: 'Identifikation beginnen' }).click()
  await titel(page, 'Identifizierungsdienst der Vorführung').waitFor()
  await bild('identifizierung-dienst')
  await identifizierungPasstZurSeite(page)
  for (const stand of ['in-arbeit', 'in-pruefung', 'erfolgreich', 'nicht-erfolgreich']) {
    await oeffnen(page, `/identifizierung/${stand}`)
    await bild(`identifizierung-${stand}`)
  }
}

const knipsen = async (browser: Browser, welt: Welt, ziel: string, thema: Thema, breite: Breite) => {
  for (const rundgang of [anmeldung, registrierung, antrag, loginDaten, identifizierung, sonst]) {
    const kontext = await fensterOeffnen(browser, welt.url, thema, breite)
    const page = await kontext.newPage()
    const ruhe = await netzruheVon(page)
    await rundgang(page, welt, async (name) => {
      await ruhe()
      await page.screenshot({ path: join(ziel, `${name}-${breite}-${thema}.png`), fullPage: true })
    })
    await kontext.close()
  }
}

const main = async (ziel: string | undefined): Promise<void> => {
  if (ziel === undefined) throw new Error('Aufruf: node e2e/src/bilder/bilder.ts ZIEL')
  await mkdir(ziel, { recursive: true })
  await mitPortal(async (browser, url) => {
    const welt = {
      url,
      voll: await vollerFall(url),
      leer: await leererFall(url),
      eingereicht: await vollerFall(url, { eingereicht: true }),
    }
    for (const thema of THEMEN)
      for (const breite of BREITEN) await knipsen(browser, welt, ziel, thema, breite)
  })
}

await main(process.argv[2])
