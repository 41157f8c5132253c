import {
  bankdatenAenderungenLesen,
  bankdatenAenderungSichten,
  bankUnternehmenLesen,
  offeneBankdatenLesen,
  verwaltungAendern,
} from '@foerderportal/contract/unternehmen/bank/routes'
import type { BankdatenAenderung, BankUnternehmen } from '@foerderportal/contract/unternehmen/bank/schema'
import type { KontoInformation } from '@foerderportal/contract/shared/geld/konto'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { kettePruefen } from '@foerderportal/contract/zuwendung/bank/protokoll/routes'
import { befangenheitAmUnternehmenErklaeren } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickable, resize } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { titel } from '../testing/frame.ts'
import { FRANK, RITA, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import type { Tisch } from '../testing/tisch.ts'

const GUID = 'a0000000-0000-4000-8000-000000000001'
const STAND = 'b0000000-0000-4000-8000-000000000001'
const AM = '2026-11-20T09:00:00.000Z'
const konto = (iban: string): KontoInformation => ({
  iban,
  bic: null,
  kontofuehrendesInstitut: 'Dorfbank',
  abweichenderKontoinhaber: null,
  geschaeftsKonto: true,
  produktgruppe: 'standard',
})
const AENDERUNG: BankdatenAenderung = {
  id: 'c0000000-0000-4000-8000-000000000001',
  geaendertAm: AM,
  geaendertVon: 'Lena Lindenau',
  ohneErneuteAnmeldung: true,
  vorher: [konto('DE89 3704 0044 0532 0130 00')],
  nachher: [konto('DE02 1203 0000 0000 2020 51')],
  gesehen: null,
}
const firma = (angaben: Partial<BankUnternehmen> = {}): BankUnternehmen => ({
  stand: { guid: STAND, value: { type: 'Startup', name: 'Moorwerk', gpNr: '1000007' } },
  mitglieder: [
    {
      email: 'lena@hof.example',
      gpNr: '1000007',
      identifiziert: true,
      identifizierungsUrl: null,
      isAdmin: false,
      nachname: 'Lindenau',
      vorname: 'Lena',
      selbst: false,
      subjectId: 'sub-lena',
      telefon: '0461 1',
      username: 'lena.lindenau',
      unternehmen: [],
      nutzerZuUnternehmenSnapshot: {
        guid: STAND,
        value: { zeichnungsberechtigung: true, zugeordnetSeit: '2024-03-01' },
      },
    },
  ],
  eigenes: false,
  staende: [{ am: AM, von: 'Lena Lindenau' }],
  ...angaben,
})
const oeffnen = async (tisch: Tisch, was = firma(), wer = SABINE) => {
  tisch.server.answer(bankUnternehmenLesen, 200, was)
  tisch.server.answer(bankdatenAenderungenLesen, 200, [AENDERUNG])
  await tisch.open(`/sachbearbeitung/unternehmen/${GUID}`, wer)
  await expect.element(titel('Moorwerk')).toBeVisible()
}

test('[S9-06] a company shows its cases, who acts for it, its data and its changed accounts', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  await expect.element(page.getByText('Noch kein Fall. Eingereichte Anträge erscheinen hier.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Lena Lindenau/ })).toMatchTextContent('01.03.2024')
  await expect.element(page.getByText('1000007')).toBeVisible()
  await expect.element(page.getByText(/DE02 1203/)).toBeVisible()
  await expect.element(page.getByText('ohne erneute Anmeldung geändert')).toBeVisible()
  await istZugaenglich('Unternehmen')
})

test('[S1-03] [S9-06] who works on cases gives the management; the page reads who has it now', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  tisch.server.answer(verwaltungAendern, 200, [])
  await page.getByRole('button', { name: 'Lena Lindenau die Verwaltung geben' }).click()
  await expect
    .poll(() => tisch.server.calls(verwaltungAendern).map(({ body }) => body))
    .toEqual([{ guid: STAND, subjectId: 'sub-lena', isAdmin: true }])
})

test('[S9-06] on a phone each of the base data stands apart from the next', async ({ tisch }) => {
  await oeffnen(tisch)
  await resize(390, 844)
  const [erste, zweite] = [...document.querySelectorAll('.d-angaben > div')].map((e) =>
    e.getBoundingClientRect(),
  )
  expect((zweite?.top ?? 0) - (erste?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
})

test('[S9-06] on a phone a long mail address breaks at its @', async ({ tisch }) => {
  const email = 'lena.lindenau.altenhagen@moorhof.example'
  const { mitglieder, ...rest } = firma()
  await oeffnen(tisch, { ...rest, mitglieder: mitglieder.map((eines) => ({ ...eines, email })) })
  await resize(390, 844)
  const text = page.getByText(email, { exact: true }).element().lastChild
  if (text === null) throw new Error('no text')
  const hinten = document.createRange()
  hinten.setStart(text, text.textContent?.lastIndexOf('@') ?? 0)
  hinten.setEndAfter(text)
  expect(new Set([...hinten.getClientRects()].map(({ top }) => top)).size).toBe(1)
})

test('[S9-01] of the own company, and without the right to write, nothing is changed', async ({ tisch }) => {
  await oeffnen(tisch, firma({ eigenes: true }))
  await expect.element(page.getByText('Ihr Unternehmen: hier ändern Sie nichts')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Lena Lindenau/ })).not.toBeInTheDocument()
})

test('[S9-01] whoever is partial says so of the company and all its cases, and stands at the work list', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  await page.getByRole('button', { name: 'Befangen?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Befangenheit für Moorwerk erklären' })
  await expect.element(dialog).toMatchTextContent('alle seine Fälle danach nicht mehr, auch künftige')
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Mein Bruder ist Geschäftsführer.')
  tisch.server.answer(befangenheitAmUnternehmenErklaeren, 200, { erklaertAm: AM })
  await dialog.getByRole('button', { name: 'Befangenheit erklären' }).click()
  await expect.element(titel('Meine Fälle')).toBeVisible()
  const [erklaert] = tisch.server.calls(befangenheitAmUnternehmenErklaeren)
  expect([erklaert?.params, erklaert?.body]).toEqual([
    { guid: GUID },
    { grund: 'Mein Bruder ist Geschäftsführer.' },
  ])
  // Nothing of it is left in this tab: the page asks anew, and is refused.
  const detail = 'Sie haben für dieses Unternehmen Befangenheit erklärt.'
  const nein = { ...ALLGEMEIN.keineBerechtigung, detail }
  for (const ruf of [bankUnternehmenLesen, bankdatenAenderungenLesen]) tisch.server.refuse(ruf, 403, nein)
  history.back()
  await expect.element(page.getByText(detail)).toBeVisible()
  await expect.element(page.getByText('Dorfbank')).not.toBeInTheDocument()
})

test('[S9-06] [A-40] rita has the chain of a company worked out with one press, and reads a break at its number', async ({
  tisch,
}) => {
  await oeffnen(tisch, firma(), RITA)
  const knopf = page.getByRole('button', { name: 'Kette prüfen' })
  const kette = { kette: `unternehmen:${GUID}`, zeilen: 17, brueche: [], ausserhalb: null }
  tisch.server.answer(kettePruefen, 200, kette)
  await knopf.click()
  await expect
    .element(page.getByText('Die Kette hält: 17 Zeilen des Unternehmens nachgerechnet'))
    .toBeVisible()
  await istZugaenglich('Unternehmen mit Kette')
  const brueche = [{ nr: 12, grund: 'der Inhalt wurde verändert' }]
  tisch.server.answer(kettePruefen, 200, { ...kette, brueche })
  await clickable()
  await knopf.click()
  await expect.element(page.getByText('Nr. 12: der Inhalt wurde verändert')).toBeVisible()
  await oeffnen(tisch, firma(), SABINE)
  await expect.element(page.getByRole('heading', { name: 'Geänderte Bankdaten' })).toBeVisible()
  await expect.element(knopf).not.toBeInTheDocument()
})

test('[S9-06] changed accounts of all companies: before and after, until somebody has looked', async ({
  tisch,
}) => {
  tisch.server.answer(offeneBankdatenLesen, 200, [
    { unternehmen: { guid: GUID, name: 'Moorwerk' }, aenderung: AENDERUNG },
  ])
  await tisch.open('/sachbearbeitung/bankdaten', SABINE)
  await expect.element(titel('Geänderte Bankdaten')).toBeVisible()
  await istZugaenglich('Bankdaten')
  // the company stands above: the button says it to those who hear it without that
  const knopf = page.getByRole('button', { name: 'Als gesichtet vermerken für Moorwerk' })
  expect(knopf.element().getBoundingClientRect().width).toBeLessThan(240)
  await resize(1920, 1080)
  const [vorher, nachher] = ['Vorher', 'Nachher'].map((wort) =>
    page.getByText(wort, { exact: true }).element().getBoundingClientRect(),
  )
  expect((nachher?.left ?? 0) - (vorher?.left ?? 0)).toBeLessThan(600)
  tisch.server.answer(bankdatenAenderungSichten, 200, { ...AENDERUNG, gesehen: { am: AM, von: 'Sabine' } })
  tisch.server.answer(offeneBankdatenLesen, 200, [])
  await page.getByRole('button', { name: 'Als gesichtet vermerken für Moorwerk' }).click()
  await expect
    .element(page.getByText('Nichts zu sichten. Geänderte Bankverbindungen erscheinen hier sofort.'))
    .toBeVisible()
})

test('[S9-06] who only releases sees them and notes nothing', async ({ tisch }) => {
  tisch.server.answer(offeneBankdatenLesen, 200, [
    { unternehmen: { guid: GUID, name: 'Moorwerk' }, aenderung: AENDERUNG },
  ])
  await tisch.open('/sachbearbeitung/bankdaten', FRANK)
  await expect.element(page.getByText('noch nicht gesichtet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /gesichtet/ })).not.toBeInTheDocument()
})
