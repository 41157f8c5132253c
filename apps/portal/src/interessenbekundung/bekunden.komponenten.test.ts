import {
  bekundungSpeichern,
  bekundungZurueckziehen,
} from '@foerderportal/contract/interessenbekundung/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { eintragungen, liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { istGespeichert } from '../testing/fields.ts'
import { titel } from '../testing/frame.ts'
import { LENA, NORA } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import { bekundungsdienst, GUID } from './testing/bekundungsdienst.ts'

const kosten = (kategorie: string) =>
  page.getByRole('textbox', { name: new RegExp(`Kosten netto für ${kategorie}`) })
const knopf = (name: string) => page.getByRole('button', { name, exact: true })

test('[R2.4-01] [R3.4-01] von der offenen Runde bis zur Eingangsnummer: Summen beim Tippen, Bestätigung, Beleg', async ({
  portal,
}) => {
  bekundungsdienst(portal)
  await portal.open('/interessenbekundung/uebersicht', LENA)
  await knopf('Interessenbekundung starten').click()
  await expect.element(titel('Ihr Vorhaben')).toBeVisible()
  await kosten('Technik B.1').fill('20.000')
  const summe = page.getByRole('main')
  await expect.element(summe).toMatchTextContent(/Erhoffter Zuschuss\s*8\.000,00/)
  await knopf('Weiter').click()
  await expect.element(titel('Zusammenfassung')).toBeVisible()
  await clickAgain(knopf('Interessenbekundung absenden'))
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('neu absenden oder zurückziehen')
  await knopf('Absenden').click()
  await expect.element(page.getByText('IBK-2026-000001')).toBeVisible()
  await expect.element(knopf('Beleg als PDF herunterladen')).toBeVisible()
  const gesendet = portal.server.calls(bekundungSpeichern).filter(({ body }) => body.fertig === true)
  expect(gesendet).toHaveLength(1)
})

test('[R3.2-01] auf der Seite des Vorhabens steht, was der kurze Name des Programms heißt', async ({
  portal,
}) => {
  bekundungsdienst(portal).anlegen()
  await portal.open(`/interessenbekundung/${GUID}/vorhaben`, LENA)
  await expect.element(page.getByText(/^ANK NaBo fördert Maschinen/)).toBeVisible()
})

test('[S3-02] wer Änderungen nicht abgesendet hat, liest nicht, dass nichts zu tun ist', async ({
  portal,
}) => {
  const { absenden, aendern } = bekundungsdienst(portal)
  absenden()
  await portal.open(`/interessenbekundung/${GUID}/eingang`, LENA)
  await expect.element(page.getByRole('main')).toMatchTextContent('Sie müssen nichts tun')
  aendern()
  await portal.reload()
  await expect
    .element(page.getByRole('heading', { name: 'Ihre Änderungen sind nicht abgesendet' }))
    .toBeVisible()
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Sie müssen nichts tun')
})

test('[R5-05] ein Betrag außerhalb der Grenzen wird gespeichert und am Feld genannt, aber nicht abgesendet', async ({
  portal,
}) => {
  bekundungsdienst(portal).anlegen()
  await portal.open(`/interessenbekundung/${GUID}/vorhaben`, LENA)
  await kosten('Technik B.1').fill('4.999,99')
  await knopf('Weiter').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Geben Sie einen Betrag von')
  await istGespeichert()
  await expect.element(titel('Ihr Vorhaben')).toBeVisible()
})

test('[R5-05] ein Betrag, den niemand lesen kann, ist beim Verlassen am Feld markiert und heißt beim Weiter genauso', async ({
  portal,
}) => {
  bekundungsdienst(portal).anlegen()
  await portal.open(`/interessenbekundung/${GUID}/vorhaben`, LENA)
  const satz = 'Schreiben Sie den Betrag nur mit Ziffern, ohne „ca“, zum Beispiel 12.500,00.'
  await kosten('Technik B.1').fill('ca. 80.000')
  await userEvent.tab()
  await expect.element(kosten('Technik B.1')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(satz)).toBeVisible()
  await knopf('Weiter').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(satz)
  await expect.element(titel('Ihr Vorhaben')).toBeVisible()
})

test('[S10-03] was wiederhergestellt und nicht zu lesen war, heißt nach der Berichtigung nicht mehr so', async ({
  portal,
}) => {
  bekundungsdienst(portal).anlegen()
  await portal.open(`/interessenbekundung/${GUID}/vorhaben`, LENA)
  await kosten('Technik B.1').fill('viel')
  await liegtAufDemGeraet()
  await portal.reload()
  const wieder = page.getByText(/konnten wir nicht lesen/)
  await expect.element(wieder).toBeVisible()
  await kosten('Technik B.1').fill('20.000')
  await expect.element(wieder).not.toBeInTheDocument()
  await knopf('Weiter').click()
  await expect.element(page.getByText('Alles ist ausgefüllt.')).toBeVisible()
  await expect.element(page.getByText(/wiederhergestellt/)).not.toBeInTheDocument()
})

test('[S3-02] ein Entwurf lässt sich verwerfen, nach einer Rückfrage', async ({ portal }) => {
  bekundungsdienst(portal).anlegen()
  await portal.open(`/interessenbekundung/${GUID}/vorhaben`, LENA)
  await knopf('Entwurf verwerfen').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf verwerfen' }).click()
  await expect.element(titel('Interessenbekundungen')).toBeVisible()
  expect(portal.server.calls(bekundungZurueckziehen)).toHaveLength(1)
})

test('[S3-02] [S10-03] die Frist endet, als etwas nur auf dem Gerät lag: wer wiederkommt, liest es', async ({
  portal,
}) => {
  const { anlegen, ranken } = bekundungsdienst(portal)
  anlegen()
  await portal.open(`/interessenbekundung/${GUID}/vorhaben`, LENA)
  const wiederDa = portal.server.cut(bekundungSpeichern)
  await kosten('Technik B.1').fill('20.000')
  await liegtAufDemGeraet()
  ranken()
  wiederDa()
  await portal.reload()
  const ungespeichert = page.getByRole('region', { name: 'Nicht gespeichert' })
  await expect
    .element(page.getByText('Nicht alles, was Sie getippt haben, steht in der Interessenbekundung'))
    .toBeVisible()
  await expect
    .element(ungespeichert)
    .toMatchTextContent(/Voraussichtliche Kosten netto \(Kategorie B\.1\)\s*20\.000,00/)
  await expect.element(page.getByText('Es gilt, was in der Interessenbekundung steht.')).toBeVisible()
  await istZugaenglich('Interessenbekundung, Getipptes liegt auf dem Gerät')
  expect(await eintragungen()).toBe(1)
})

test('[S3-02] [S10-03] ohne Netz steht der Zuschuss da, wie ihn der Server rechnen wird: in den Angaben, daneben und vor dem Absenden', async ({
  portal,
}) => {
  bekundungsdienst(portal).anlegen()
  await portal.open(`/interessenbekundung/${GUID}/vorhaben`, LENA)
  const wiederDa = portal.server.cut(bekundungSpeichern)
  await kosten('Technik B.1').fill('20.000')
  await liegtAufDemGeraet()
  await knopf('Weiter').click()
  await expect.element(titel('Zusammenfassung')).toBeVisible()
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/Erhoffter Zuschuss\s*8\.000,00.*Erhoffter Zuschuss zusammen\s*8\.000,00/)
  await expect.element(page.getByRole('complementary')).toMatchTextContent(/Erhoffter Zuschuss\s*8\.000,00/)
  await clickAgain(knopf('Interessenbekundung absenden'))
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Erhoffter Zuschuss\s*8\.000,00/)
  wiederDa()
})

test('wer nur lesen darf, sieht die Runde und kann nicht beginnen', async ({ portal }) => {
  bekundungsdienst(portal)
  await portal.open('/interessenbekundung/uebersicht', NORA)
  await expect.element(knopf('Interessenbekundung starten')).toHaveAttribute('aria-disabled', 'true')
})
