import {
  bankdatenAenderungenLesen,
  bankUnternehmenLesen,
} from '@foerderportal/contract/unternehmen/bank/routes'
import {
  beihilfeErfassen,
  beihilfeStreichen,
  deMinimisKontoLesen,
  verbindungErfassen,
  verbindungLoesen,
} from '@foerderportal/contract/zuwendung/kern/deminimis/kontoRoutes'
import type { DeMinimisKonto } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { titel } from '../testing/frame.ts'
import { RITA, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import type { Tisch } from '../testing/tisch.ts'

const GUID = 'a0000000-0000-4000-8000-000000000001'
const BEIHILFE = 'a0000000-0000-4000-8000-000000000002'

const konto = (angaben: Partial<DeMinimisKonto> = {}): DeMinimisKonto => ({
  verbundene: [{ guid: BEIHILFE, name: 'Hof Altmoor KG', grundlage: 'Mehrheit der Stimmen' }],
  grenzen: [{ verordnung: 'AGRAR', hoechstbetrag: 50_000, jahre: 3, vergeben: 12_900, frei: 37_100 }],
  zeilen: [
    {
      beihilfe: null,
      unternehmen: 'Moorhof',
      verordnung: 'AGRAR',
      betrag: 900,
      gewaehrtAm: null,
      geber: 'GE-2026-000123',
    },
    {
      beihilfe: BEIHILFE,
      unternehmen: 'Hof Altmoor KG',
      verordnung: 'AGRAR',
      betrag: 12_000,
      gewaehrtAm: '2026-03-15',
      geber: 'Land',
    },
  ],
  ...angaben,
})

const oeffnen = async (tisch: Tisch, wer = SABINE, stand = konto()) => {
  tisch.server.answer(bankUnternehmenLesen, 200, {
    stand: {
      guid: GUID,
      value: {
        type: 'LandwirtschaftlichesUnternehmen',
        name: 'Moorhof',
        gpNr: '1000007',
        adresseBetriebssitz: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
        ansprechpartner: { ansprechpartnerName: 'Lena', email: 'hof@moor.example', telefon: '04626 1' },
        antragstellerArt: 'PRIMAERPRODUZENT',
        gruendungsDatum: '1998-07-01',
        kontoInformationen: [
          { iban: 'DE89370400440532013000', geschaeftsKonto: true, produktgruppe: 'standard' },
        ],
        korrespondenzadresse: null,
        rechtsform: 'EINZELUNTERNEHMER',
        registerArt: null,
        registerGericht: null,
        registerNummer: null,
        steuernummer: '15/123/45678',
        zidBetriebsnummer: '010590123456',
        wirtschaftsIdentifikationsnummer: null,
      },
    },
    mitglieder: [],
    eigenes: false,
    staende: [],
  })
  tisch.server.answer(bankdatenAenderungenLesen, 200, [])
  tisch.server.answer(deMinimisKontoLesen, 200, stand)
  await tisch.open(`/sachbearbeitung/unternehmen/${GUID}`, wer)
  await expect.element(titel('Moorhof')).toBeVisible()
  await expect.element(page.getByText('37.100,00')).toBeVisible()
}
const feld = (name: string) => page.getByRole('textbox', { name })
const knopf = (name: string | RegExp) => page.getByRole('button', { name })

test('[S9-06] the account says what is free and where it went, for all linked companies together', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  const beihilfen = page.getByRole('list', { name: 'De-minimis-Beihilfen' }).getByRole('listitem')
  await expect.element(beihilfen.first()).toMatchTextContent('noch nicht wirksam')
  await expect.element(beihilfen.last()).toMatchTextContent('Land, Hof Altmoor KG')
  await istZugaenglich('De-minimis-Konto')
})

test('[S9-06] aid of another authority is entered with three answers; what lacks is said at its field', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  tisch.server.answer(beihilfeErfassen, 200, konto({ zeilen: [] }))
  await userEvent.click(page.getByText('Beihilfe einer anderen Stelle erfassen'))
  await userEvent.click(knopf('Beihilfe erfassen'))
  await expect.element(page.getByText('Geben Sie ein, wer die Beihilfe gewährt hat.').first()).toBeVisible()
  await feld('Betrag').fill('1.500,00')
  await feld('Gewährt am').fill('15.03.2026')
  await feld('Wer hat sie gewährt?').fill('Land')
  await clickAgain(knopf('Beihilfe erfassen'))
  await expect.element(page.getByText(/^Noch keine Beihilfe/)).toBeVisible()
  expect(tisch.server.calls(beihilfeErfassen).at(-1)?.body).toEqual({
    verordnung: 'AGRAR',
    betrag: 1_500,
    gewaehrtAm: '2026-03-15',
    geber: 'Land',
  })
})

test('[S9-06] a wrong one is struck out with a reason; a link is entered by a number', async ({ tisch }) => {
  await oeffnen(tisch)
  tisch.server.answer(beihilfeStreichen, 200, konto({ zeilen: [] }))
  await userEvent.click(knopf(/von Land streichen$/))
  await page.getByRole('dialog').getByRole('textbox', { name: 'Grund' }).fill('Doppelt erfasst')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Beihilfe streichen' }))
  await expect.element(page.getByText(/^Noch keine Beihilfe/)).toBeVisible()
  tisch.server.answer(verbindungErfassen, 200, konto({ verbundene: [] }))
  await userEvent.click(page.getByText('Verbundenes Unternehmen erfassen'))
  await userEvent.click(knopf('Verbindung erfassen'))
  await expect
    .element(page.getByText('Geben Sie an, woraus sich die Verbindung ergibt.').first())
    .toBeVisible()
  await feld('ZID-Betriebsnummer oder Geschäftspartnernummer').fill('1000008')
  await feld('Woraus ergibt sich die Verbindung?').fill('Mehrheit der Stimmen')
  await clickAgain(knopf('Verbindung erfassen'))
  await expect.element(page.getByText('Kein Unternehmen ist verbunden.')).toBeVisible()
})

test('[S9-06] a link is taken apart where it is this company’s own; one over others is only named', async ({
  tisch,
}) => {
  const ueber = { guid: GUID, name: 'Hof Geest', grundlage: null }
  const [direkt] = konto().verbundene
  await oeffnen(tisch, SABINE, konto({ verbundene: [...konto().verbundene, ueber] }))
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Hof Geest' }))
    .toMatchTextContent('über andere')
  await expect.element(knopf('Verbindung mit Hof Geest lösen')).not.toBeInTheDocument()
  tisch.server.answer(verbindungLoesen, 200, konto({ verbundene: [] }))
  await userEvent.click(knopf('Verbindung mit Hof Altmoor KG lösen'))
  await expect.element(page.getByText('Kein Unternehmen ist verbunden.')).toBeVisible()
  expect(tisch.server.calls(verbindungLoesen).at(-1)?.params).toEqual({ guid: GUID, anderes: direkt?.guid })
})

test('[S9-01] who only reads changes nothing', async ({ tisch }) => {
  await oeffnen(tisch, RITA)
  await expect.element(page.getByText('Beihilfe einer anderen Stelle erfassen')).not.toBeInTheDocument()
  await expect.element(knopf(/streichen$/)).not.toBeInTheDocument()
})
