import type { AuswahlNutzer } from '@foerderportal/contract/formular/mitzeichnung'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import {
  auswahlNutzerLesen,
  mitzeichnungAnfordern,
} from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import { antragEinreichen, antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { clickable } from '@foerderportal/shell/testing/browser'
import { zurAuswahl } from '../../testing/companies.ts'
import { antraege } from '../../testing/overviews.ts'
import { LENA, MAX } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { weiterNach } from '../testing/antragsseiten.ts'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { mitAntworten, vollenAntragOeffnen, vollerAntrag } from '../testing/offenerAntrag.ts'

const EINREICHEN = 'Antrag verbindlich einreichen'
const einreichen = () => page.getByRole('button', { name: EINREICHEN })
const main = () => page.getByRole('main')

const bestaetigen = async (): Promise<void> => {
  await einreichen().click()
  const dialog = page.getByRole('alertdialog', { name: 'Antrag verbindlich einreichen?' })
  await expect
    .element(dialog)
    .toMatchTextContent(/NummerGE-\d{4}-\d{6}Zuschuss[\d.]+,\d\d\s€Danach können Sie/)
  await expect.element(dialog.getByRole('button', { name: 'Noch nicht' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Verbindlich einreichen' }).click()
}

const quittungPruefen = async (nummer: string | undefined): Promise<void> => {
  await expect.element(page.getByRole('heading', { name: 'Ihr Antrag ist eingegangen' })).toBeVisible()
  await expect.element(main()).toMatchTextContent(/Eingegangen am\s*\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d Uhr/)
  await expect.element(main()).toMatchTextContent(/Prüfsumme der Angaben \(SHA-256\)\s*[0-9a-f]{64}/)
  expect(nummer).toMatch(/^ANK-\d{4}-\d{6}$/)
  await expect.element(main()).toMatchTextContent(nummer ?? '')
}

test('[S4-08] die Antwort geht verloren, als der Antrag gerade angekommen ist: das Portal sagt, was es nicht weiß, und der nächste Versuch zeigt die eine Nummer; auch ein Doppelklick', async ({
  portal,
}) => {
  const { antrag, uhr } = await vollenAntragOeffnen(portal, 'zusammenfassung')
  const wiederDa = portal.server.lose(antragEinreichen)
  await einreichen().click()
  await page.getByRole('button', { name: 'Verbindlich einreichen', exact: true }).dblClick()
  const absage = main().getByText('Wir wissen noch nicht, ob Ihr Antrag angekommen ist.')
  await expect
    .poll(async () => {
      await uhr.run(20_000)
      return absage.elements().length
    })
    .toBe(1)
  await expect.element(page.getByRole('region', { name: 'Verbindung' })).not.toBeInTheDocument()
  const nummer = antrag().eingang?.eingangsnummer
  expect(antrag().status).toBe('NEUANTRAG_ABGESENDET')
  wiederDa()
  await clickable()
  await bestaetigen()
  await quittungPruefen(nummer)
  await portal.reload()
  await quittungPruefen(nummer)
  expect(antrag().eingang).toMatchObject({ eingangsnummer: nummer, fruehere: [] })
})

test('[S11-05] hat jemand anderes ihn inzwischen eingereicht, löscht niemand den Entwurf, den er noch sieht', async ({
  portal,
}) => {
  const fall = await vollenAntragOeffnen(portal, 'zusammenfassung')
  await expect.element(einreichen()).toBeEnabled()
  fall.einreichen()
  await page.getByRole('button', { name: 'Entwurf löschen' }).click()
  // One sentence, not a column for each of its parts.
  const frage = page.getByRole('alertdialog').getByRole('heading', { name: /^Antrag GE-.+ löschen\?$/ })
  expect(frage.element().childNodes).toHaveLength(1)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf löschen' }).click()
  await quittungPruefen(fall.antrag().eingang?.eingangsnummer)
  expect(fall.antrag().status).toBe('NEUANTRAG_ABGESENDET')
})

test('[S11-05] hat jemand anderes inzwischen gespeichert, wird nichts Ungesehenes eingereicht: der neue Stand steht da, danach geht es', async ({
  portal,
}) => {
  const { andersSpeichern, antrag, daten } = await vollenAntragOeffnen(portal, 'zusammenfassung')
  await expect.element(einreichen()).toBeEnabled()
  andersSpeichern(mitAntworten({ haupttaetigkeit: 'Schafe auf dem Deich' }))
  await bestaetigen()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Neu ist: Haupttätigkeit.')
  await expect.element(main()).toMatchTextContent('HaupttätigkeitSchafe auf dem Deich')
  expect(antrag().status).toBe('NEUANTRAG_IN_BEARBEITUNG')
  await clickable()
  await bestaetigen()
  await quittungPruefen(antrag().eingang?.eingangsnummer)
  expect(daten().haupttaetigkeit).toBe('Schafe auf dem Deich')
})

/** What the company says of Lena from now on. */
const lenaIst = (portal: Portal, was: Partial<AuswahlNutzer>, ...andere: readonly AuswahlNutzer[]) =>
  portal.server.answer(auswahlNutzerLesen, 200, [zurAuswahl(LENA, { selbst: true, ...was }), ...andere])

test('[S2-03] wer die Identität noch nicht nachgewiesen hat, liest es vor dem letzten Schritt und kommt danach hierher zurück', async ({
  portal,
}) => {
  lenaIst(portal, { identifiziert: false })
  const { antrag, pfad } = await vollenAntragOeffnen(portal, 'zusammenfassung')
  await expect.element(page.getByText('Die Bank muss noch wissen, wer Sie sind')).toBeVisible()
  await expect.element(main()).not.toMatchTextContent('bevor Sie den Antrag verbindlich einreichen')
  await expect.element(einreichen()).toBeDisabled()
  await expect
    .element(einreichen())
    .toHaveAccessibleDescription(expect.stringContaining('Die Bank muss zuerst wissen, wer Sie sind.'))
  await page.getByRole('link', { name: 'Zu Ihrer Identifikation' }).click()
  await expect.element(page.getByRole('heading', { name: 'Erfolgreich identifiziert' })).toBeVisible()
  lenaIst(portal, {})
  // The service's pages lie between: the portal begins anew.
  await portal.reload()
  await page.getByRole('link', { name: 'Zurück zum Antrag' }).click()
  await expect.element(einreichen()).toBeEnabled()
  expect(portal.address()).toBe(pfad('zusammenfassung'))
  // Used, it is gone: nobody finds it there another day.
  expect(sessionStorage.getItem('portal-rueckweg')).toBeNull()
  await bestaetigen()
  await quittungPruefen(antrag().eingang?.eingangsnummer)
})

test('[S4-07] wer nicht zeichnen darf, liest vor dem letzten Schritt, wer es kann; wird es gegeben, geht es ohne Neuladen weiter', async ({
  portal,
}) => {
  lenaIst(portal, { zeichnungsberechtigung: false })
  const { uhr } = await vollenAntragOeffnen(portal, 'zusammenfassung')
  await expect.element(page.getByText('Sie dürfen nicht für das Unternehmen zeichnen')).toBeVisible()
  await expect.element(main()).toMatchTextContent('In Ihrem Unternehmen darf das noch niemand.')
  lenaIst(portal, { zeichnungsberechtigung: false }, zurAuswahl(MAX))
  await uhr.run(15_000)
  await expect.element(main()).toMatchTextContent('Das ist Max Mehrfach.')
  await expect.element(einreichen()).toBeDisabled()
  lenaIst(portal, {})
  await uhr.run(15_000)
  await expect.element(einreichen()).toBeEnabled()
  const gesagt = page
    .getByRole('status')
    .filter({ hasText: 'Sie dürfen jetzt für das Unternehmen zeichnen.' })
  await expect.element(gesagt).toHaveLength(1)
})

test('[S2-03] sagt das Unternehmen nichts, hält das niemanden auf: der Server urteilt', async ({
  portal,
}) => {
  const { status, ...problem } = ALLGEMEIN.keineBerechtigung
  portal.server.refuse(auswahlNutzerLesen, status, problem)
  await vollenAntragOeffnen(portal, 'zusammenfassung')
  await expect.element(einreichen()).toBeEnabled()
  await expect.element(main()).toMatchTextContent('bevor Sie den Antrag verbindlich einreichen')
})

const UNTERSCHRIFT = 'Dürfen Sie für das Unternehmen allein unterschreiben?'

test('[S4-07] wer nicht allein unterschreibt, dessen Antwort ist gespeichert, und die Zusammenfassung sagt, was fehlt', async ({
  portal,
}) => {
  const { antrag } = await vollenAntragOeffnen(portal, 'zeichnung')
  await page.getByRole('radiogroup', { name: UNTERSCHRIFT }).getByRole('radio', { name: 'Nein' }).click()
  await expect.element(page.getByText('Zurzeit kann niemand mit Ihnen unterschreiben')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Eine Person einladen' })).toBeVisible()
  await weiterNach('Zusammenfassung')
  await portal.reload()
  await expect.element(main()).toMatchTextContent(`${UNTERSCHRIFT}Nein`)
  await expect
    .element(page.getByRole('link', { name: 'Wählen Sie die Person, die mit unterschreibt' }).first())
    .toBeVisible()
  await expect.element(einreichen()).toBeDisabled()
  expect(antrag().formular.alleineZeichnungsberechtigt).toBe(false)
})

test('[S4-07] ist die zweite Person schon benannt, sagt die Zusammenfassung, worauf der Antrag wartet', async ({
  portal,
}) => {
  const { andersSpeichern, antrag } = await vollenAntragOeffnen(portal, 'zusammenfassung')
  andersSpeichern((f) => ({
    ...f,
    alleineZeichnungsberechtigt: false,
    zeichnungsberechtigter: { subjectId: 'sub-paul', vorname: 'Paul', nachname: 'Partner' },
  }))
  const { status, ...problem } = ZUWENDUNG.nichtMoeglich
  const detail = 'Paul Partner gehört nicht zu Ihrem Unternehmen.'
  portal.server.refuse(mitzeichnungAnfordern, status, { ...problem, detail })
  await portal.reload()
  await expect.element(einreichen()).toBeDisabled()
  // Whom the form names has left the company: said where one asks him, with what to do.
  await page.getByRole('button', { name: 'Paul Partner um Unterschrift bitten' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(detail)
  expect(antrag().status).toBe('NEUANTRAG_IN_BEARBEITUNG')
})

test('[S4-08] [S8-02] wartet ein Fragebogen, sagt die Seite des Antrags nicht, dass nichts zu tun ist', async ({
  portal,
}) => {
  const fall = vollerAntrag(antragsdienst(portal))
  fall.einreichen()
  await portal.open(fall.pfad('eingang'), LENA)
  await expect.element(page.getByRole('heading', { name: 'So geht es weiter' })).toBeVisible()
  const details = antraege().details.map((detail) => ({
    ...detail,
    geschaeftStatus: 'NEUANTRAG_ABGESENDET' as const,
    inBefragung: true,
    antraege: [{ guid: fall.guid, typ: 'AnkNabo' as const }],
  }))
  portal.server.answer(antragUebersichtLesen, 200, [antraege({ details })])
  await portal.reload()
  await expect.element(main()).toMatchTextContent('Von Ihnen fehlt noch der Fragebogen dazu.')
  await expect.element(main()).not.toMatchTextContent('nichts tun')
})
