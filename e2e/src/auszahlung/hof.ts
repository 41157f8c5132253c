import { expect, type Page } from '@playwright/test'
import { dateifeld, hochladen, weiterNach } from '../antrag/assistent.ts'
import { oeffnen, titel } from '../browser.ts'
import { feld } from '../felder.ts'
import { nochmalKlicken } from '../klicken.ts'

type Datei = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const rechnungHochladen = async (hof: Page, datei: Datei): Promise<void> => {
  const gruppe = dateifeld(hof, 'Rechnung').last()
  const auswahl = hof.waitForEvent('filechooser')
  await gruppe.getByRole('button', { name: 'Dateien auswählen' }).tap()
  await (await auswahl).setFiles(datei)
  await expect(gruppe.getByRole('button', { name: `${datei.name} entfernen` })).toBeVisible()
}

/** The draft of the demo world holds an invoice of 11,900.00: 4,000.00 at 40 %. */
export const fotoStattPdf = async (hof: Page): Promise<void> => {
  await hof.getByRole('link', { name: /^Entwurf vom/ }).tap()
  await hof.getByRole('link', { name: 'Beispielwerk MP 300', exact: true }).tap()
  await expect(titel(hof, 'Beispielwerk MP 300')).toBeVisible()
  await hof.getByRole('button', { name: 'Rechnung LS-1044.pdf entfernen' }).tap()
  // As a phone takes it: a JPEG of whatever lies before it.
  const foto = await hof.screenshot({ type: 'jpeg' })
  await rechnungHochladen(hof, { name: 'Foto der Rechnung.jpg', mimeType: 'image/jpeg', buffer: foto })
}

/** A second invoice of 11,900.00, out of the demo world's e-invoices: what it declares is filled in. */
export const xrechnungDazu = async (hof: Page, url: string): Promise<void> => {
  const antwort = await fetch(`${url}/demo/e-rechnungen/maschinenring.xml`)
  const buffer = Buffer.from(await antwort.arrayBuffer())
  await hof.getByRole('button', { name: 'Weitere Rechnung angeben' }).tap()
  await rechnungHochladen(hof, { name: 'maschinenring.xml', mimeType: 'application/xml', buffer })
  await expect(feld(hof, 'Rechnungsnummer')).toHaveValue('LN-2304')
  await expect(feld(hof, 'Rechnungsbetrag brutto')).toHaveValue('11.900,00')
  const bezahltAm = await feld(hof, 'Rechnungsdatum').inputValue()
  await hof
    .getByRole('radiogroup', { name: 'Weniger gezahlt als berechnet?' })
    .getByRole('radio', { name: 'Nein' })
    .check()
  await expect(feld(hof, 'Beantragte Auszahlung')).toHaveValue('4.000,00')
  await feld(hof, 'Gezahlt am').fill(bezahltAm)
  await hochladen(hof, 'Zahlungsnachweis', 'Kontoauszug.pdf')
}

/** Answers the request and the number that it has got. */
export const einreichen = async (hof: Page): Promise<{ guid: string; nummer: string }> => {
  await weiterNach(hof, 'Zusammenfassung')
  await nochmalKlicken(hof.getByRole('button', { name: 'Auszahlungsantrag verbindlich einreichen' }))
  const dialog = hof.getByRole('alertdialog', { name: 'Auszahlungsantrag verbindlich einreichen?' })
  await expect(dialog).toContainText(/8\.000,00\s€/)
  await dialog.getByRole('button', { name: 'Verbindlich einreichen' }).tap()
  await expect(hof.getByRole('heading', { name: 'Ihr Auszahlungsantrag ist eingegangen' })).toBeVisible()
  await expect(hof.getByRole('button', { name: 'Beleg als PDF herunterladen' })).toBeVisible()
  const text = await hof.getByRole('main').textContent()
  const nummer = /AZ-\d{4}-\d{6}/.exec(text ?? '')?.[0] ?? ''
  expect(nummer).not.toBe('')
  return { guid: new URL(hof.url()).pathname.split('/').at(-2) ?? '', nummer }
}

export const entscheidungLesen = async (hof: Page, unternehmen: string): Promise<void> => {
  await oeffnen(hof, `/auszahlung/uebersicht?unternehmenId=${unternehmen}`)
  const zeile = hof.getByRole('row').filter({ hasText: /7\.000,50\s€/ })
  await expect(zeile).toContainText('Bewilligt')
  await zeile.getByRole('link').tap()
  // The reasons are the notice's, which is on its way.
  await expect(hof.getByRole('main')).toContainText(
    'Das ist weniger als beantragt. Warum, steht im Bescheid.',
  )
  await expect(hof.getByRole('region', { name: 'Bescheid', exact: true })).toContainText(/BE-\d{4}-\d{6}/)
}
