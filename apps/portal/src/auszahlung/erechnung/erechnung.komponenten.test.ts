import { LESEGRUENDE } from '@foerderportal/contract/auszahlung/rechnung/gruende'
import { rechnungAuslesen } from '@foerderportal/contract/auszahlung/rechnung/routes'
import type { Rechnungsangaben } from '@foerderportal/contract/auszahlung/rechnung/schema'
import { KEINE_FELDER, rechnungUebernehmen } from '@foerderportal/contract/auszahlung/rechnung/uebernahme'
import { DATEI_NICHT_MOEGLICH, dateiHochladen } from '@foerderportal/contract/shared/datei'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { feld } from '../../testing/fields.ts'
import { choose } from '../../testing/files.ts'
import { LENA, LINDENAU } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { auszahlungsdienst } from '../testing/auszahlungsdienst.ts'

const RECHNUNG: Rechnungsangaben = {
  art: '380',
  artWort: 'Rechnung',
  waehrung: 'EUR',
  nummer: 'RE 4711/26',
  datum: '2026-02-01',
  faelligAm: '2026-03-01',
  steller: 'Landtechnik Nord GmbH',
  stellerUstId: 'DE123456789',
  kaeufer: LINDENAU.name,
  netto: 20_000,
  steuer: 3_800,
  brutto: 23_800,
  zahlbar: 23_800,
  zeilen: [{ bezeichnung: 'Beispielwerk MP 300', menge: '1', netto: 20_000 }],
  weitereZeilen: 0,
}
const AUS = 'aus der E-Rechnung'

const main = () => page.getByRole('main')
/** Exactly: the row of a numbered invoice is called after it. */
const rechnung = () => page.getByRole('group', { name: 'Rechnung', exact: true })
const xml = (name: string) => new File(['<Invoice/>'], name, { type: 'application/xml' })
/** Where the field says that its value comes from. */
const herkunft = (name: string) => feld(name).element().closest('.kern-form-input')?.textContent ?? ''

const liest = ({ server }: Portal, angaben: Partial<Rechnungsangaben> = {}) => {
  const gelesen: Rechnungsangaben = { ...RECHNUNG, ...angaben }
  const { felder, hinweise, gruende } = rechnungUebernehmen(gelesen, {
    unternehmen: LINDENAU.name,
    heute: '2026-03-01',
  })
  server.serve(rechnungAuslesen, ({ params }) => ({
    body: {
      datei: params.dateiUuid,
      format: 'UBL' as const,
      felder,
      angaben: gelesen,
      hinweise: [...hinweise],
      gruende: [...gruende],
    },
  }))
}

const beginnen = async (portal: Portal) => {
  const { ablegen, dateien } = auszahlungsdienst(portal)
  const { formular } = ablegen()
  // The server tells the type by the content.
  portal.server.serve(dateiHochladen, ({ query: { fileName } }) => ({
    body: dateien.ablegen(fileName, fileName.endsWith('.xml') ? { mimeType: 'application/xml' } : {}),
  }))
  await portal.open(`/auszahlung/antrag/${formular.guid}/gegenstand-1?unternehmenId=${LINDENAU.id}`, LENA)
  await page.getByRole('button', { name: 'Rechnung angeben' }).click()
}

const hochladen = async (datei: File) => {
  const gruppe = rechnung()
  await choose(() => clickAgain(gruppe.getByRole('button', { name: 'Dateien auswählen' })), datei)
  await expect.element(gruppe.getByRole('button', { name: `${datei.name} entfernen` })).toBeVisible()
}

test('[S6-05] [A-35] eine E-Rechnung füllt die leeren Felder und sagt es, bis jemand sie ändert', async ({
  portal,
}) => {
  await beginnen(portal)
  liest(portal)
  await hochladen(xml('rechnung.xml'))
  await expect.element(feld('Rechnungssteller')).toHaveValue('Landtechnik Nord GmbH')
  await expect.element(feld('Rechnungsnummer')).toHaveValue('RE 4711/26')
  await expect.element(feld('Rechnungsdatum')).toHaveValue('01.02.2026')
  await expect.element(feld('Rechnungsbetrag brutto')).toHaveValue('23.800,00')
  await expect.element(feld('Darin enthaltene Umsatzsteuer')).toHaveValue('3.800,00')
  // What follows from them is proposed as if they were typed.
  await expect.element(feld('Beantragte Auszahlung')).toHaveValue('8.000,00')
  await expect.poll(() => main().getByText(AUS).elements().length).toBe(5)
  expect(herkunft('Rechnungsnummer')).toContain(AUS)
  await istZugaenglich('E-Rechnung')
  await feld('Rechnungsnummer').fill('RE 4711')
  await expect.poll(() => herkunft('Rechnungsnummer')).not.toContain(AUS)
  await expect.element(main().getByText('Rechnungsnummer: in der E-Rechnung steht RE 4711/26.')).toBeVisible()
  // Emptied is emptied, also where the row is closed and opened again.
  await feld('Rechnungssteller').fill('')
  const zeile = page.getByRole('button', { name: /Rechnung RE 4711/ })
  await zeile.first().click()
  await expect.element(feld('Rechnungsnummer')).not.toBeInTheDocument()
  await zeile.first().click()
  await expect.element(feld('Rechnungsnummer')).toHaveValue('RE 4711')
  await expect.element(feld('Rechnungssteller')).toHaveValue('')
  expect(herkunft('Rechnungsdatum')).toContain(AUS)
})

test('[S6-05] was jemand getippt hat, bleibt, auch wenn die Antwort spät kommt', async ({ portal }) => {
  await beginnen(portal)
  liest(portal)
  const weiter = portal.server.hold(rechnungAuslesen)
  await hochladen(xml('rechnung.xml'))
  await feld('Rechnungssteller').fill('Landtechnik Süd')
  await feld('Rechnungsbetrag brutto').fill('11.900')
  weiter()
  await expect.element(feld('Rechnungsnummer')).toHaveValue('RE 4711/26')
  await expect.element(feld('Rechnungssteller')).toHaveValue('Landtechnik Süd')
  await expect
    .element(main().getByText('Rechnungsbetrag brutto: in der E-Rechnung steht 23.800,00.'))
    .toBeVisible()
  expect(herkunft('Rechnungssteller')).not.toContain(AUS)
})

test('[S6-05] eine andere Rechnung tritt an die Stelle der entfernten', async ({ portal }) => {
  await beginnen(portal)
  liest(portal)
  await hochladen(xml('falsch.xml'))
  await expect.element(feld('Rechnungsnummer')).toHaveValue('RE 4711/26')
  await feld('Rechnungssteller').fill('Landtechnik Nord')
  await rechnung().getByRole('button', { name: 'falsch.xml entfernen' }).click()
  liest(portal, { nummer: 'RE 4712/26', steller: 'Andere GmbH' })
  await hochladen(xml('richtig.xml'))
  await expect.element(feld('Rechnungsnummer')).toHaveValue('RE 4712/26')
  await expect.element(feld('Rechnungssteller')).toHaveValue('Landtechnik Nord')
})

test.for<[string, Partial<Rechnungsangaben>, string]>([
  ['eine andere Währung', { waehrung: 'CHF' }, 'Diese Rechnung lautet auf CHF, nicht auf Euro.'],
  ['eine Gutschrift', { art: '381', artWort: 'Gutschrift' }, 'Das ist eine Gutschrift, keine Rechnung.'],
])('[S6-05] %s füllt nichts und sagt, warum', async ([, angaben, satz], { portal }) => {
  await beginnen(portal)
  liest(portal, angaben)
  await hochladen(xml('rechnung.xml'))
  await expect.element(main().getByText(satz)).toBeVisible()
  for (const name of ['Rechnungssteller', 'Rechnungsbetrag brutto', 'Darin enthaltene Umsatzsteuer'])
    await expect.element(feld(name)).toHaveValue('')
  await expect.element(main().getByText(AUS)).not.toBeInTheDocument()
})

test('[S6-05] die Rechnung lässt sich ansehen, und was auffällt, steht da', async ({ portal }) => {
  await beginnen(portal)
  liest(portal, { kaeufer: 'Hof Altmoor' })
  await hochladen(xml('rechnung.xml'))
  await expect.element(main().getByText(/Die Rechnung ist an „Hof Altmoor“ gerichtet/)).toBeVisible()
  await page.getByRole('button', { name: 'Rechnung ansehen' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-Rechnung' })
  await expect.element(dialog.getByText('DE123456789')).toBeVisible()
  await expect.element(dialog.getByRole('table', { name: 'Positionen' })).toMatchTextContent('MP 300')
  await istZugaenglich('Rechnung ansehen')
})

test.for<[string, string, (portal: Portal) => void]>([
  ['eine gewöhnliche PDF', 'scan.pdf', () => undefined],
  ['ein gestörter Server', 'rechnung.xml', ({ server }) => void server.refuse(rechnungAuslesen, 500)],
])('[S6-05] %s steht niemandem im Weg', async ([, name, vorbereiten], { portal }) => {
  await beginnen(portal)
  vorbereiten(portal)
  await hochladen(new File(['%PDF-1.7\n%%EOF\n'], name))
  await expect.poll(() => portal.server.calls(rechnungAuslesen).length).toBe(1)
  await feld('Rechnungsnummer').fill('RE 1')
  await expect.element(feld('Rechnungsnummer')).toHaveValue('RE 1')
  await expect.element(main().getByText(/E-Rechnung/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('[S6-05] eine XML-Datei, die sich nicht auslesen lässt, sagt es', async ({ portal }) => {
  await beginnen(portal)
  portal.server.serve(rechnungAuslesen, ({ params }) => ({
    body: {
      datei: params.dateiUuid,
      format: null,
      felder: KEINE_FELDER,
      angaben: null,
      hinweise: [],
      gruende: [LESEGRUENDE.unlesbar],
    },
  }))
  await hochladen(xml('kaputt.xml'))
  await expect.element(main().getByText(LESEGRUENDE.unlesbar)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Rechnung ansehen' })).not.toBeInTheDocument()
})

test('[S6-05] [S5-02] solange die Virenprüfung läuft, fragt das Portal wieder', async ({ portal }) => {
  await beginnen(portal)
  liest(portal)
  portal.server.refuse(rechnungAuslesen, 412, DATEI_NICHT_MOEGLICH, { times: 1 })
  await hochladen(xml('rechnung.xml'))
  await expect.element(feld('Rechnungsnummer')).toHaveValue('RE 4711/26')
})
