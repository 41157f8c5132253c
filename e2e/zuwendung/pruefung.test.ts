import { gegenstaendeIn } from '@foerderportal/contract/zuwendung/antragsformular/gegenstaende'
import { pruefpunkteLesen } from '@foerderportal/contract/zuwendung/pruefpunkte/routes'
import { antragEinreichen, antragLesen, antragSpeichern } from '@foerderportal/contract/zuwendung/routes'
import { pruefungBeginnen } from '@foerderportal/contract/zuwendung/sachbearbeitung/routes'
import { vorratLesen } from '@foerderportal/contract/zuwendung/vorrat/routes'
import { expect, test, type Page } from '@playwright/test'
import { vollerFall } from '../src/antrag/fall.ts'
import { angemeldet } from '../src/api.ts'
import { anmeldenImBrowser } from '../src/browser.ts'
import { pdfMit } from '../src/pdf.ts'

/** A farm has filed an application with a real offer, and the bank has begun to check it. */
const fallInPruefung = async (url: string): Promise<string> => {
  const { wer, guid } = await vollerFall(url)
  const angebot = await wer.hochladen(
    'Angebot.pdf',
    pdfMit('Landtechnik Muster GmbH', 'Summe netto 9.500,00 EUR'),
  )
  const { body } = await wer.rufen(antragLesen, { params: { guid } })
  const [maschine] = gegenstaendeIn(body.formular.foerdergegenstandSeiten)
  if (maschine?.type === 'Maschine') maschine.dokumentAngebot = [angebot]
  const gespeichert = await wer.rufen(antragSpeichern, { body: body.formular })
  const formular = { ...gespeichert.body.formular, fertig: true }
  await wer.rufen(antragEinreichen, { params: { guid }, body: formular })
  const sabine = await angemeldet(url, 'sabine.sachbearbeitung')
  await sabine.rufen(pruefungBeginnen, { params: { guid } })
  const liste = await sabine.rufen(vorratLesen, { query: { text: gespeichert.body.geNr } })
  return liste.body.zeilen[0]?.geschaeft ?? ''
}

const punkt = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('[S9-07] [S9-03] Sabine prüft einen Punkt mit dem Beleg neben dem echten PDF', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const geschaeft = await fallInPruefung(url)
  const verweigert: string[] = []
  page.on('console', (m) => /Security Policy|Trusted/.test(m.text()) && verweigert.push(m.text()))
  await anmeldenImBrowser(page, url, 'sabine.sachbearbeitung', `/sachbearbeitung/fall/${geschaeft}/pruefung`)

  await test.step('der erste offene Punkt steht da, das Dokument daneben', async () => {
    await expect(punkt(page, 'A1 Einladung deckt Kategorie')).toBeVisible()
    await page.getByRole('button', { name: /Angaben wie Unterlagen/ }).click()
    await expect(page.getByRole('region', { name: /Seite 1/ })).toContainText('Summe netto 9.500,00')
  })

  await test.step('die Stelle im Dokument wird Beleg zum Feld: sie weicht ab', async () => {
    await page.getByRole('searchbox', { name: 'Im Dokument suchen' }).fill('9.500,00')
    await page.keyboard.press('Enter')
    await expect(page.getByText('auf 1 von 1')).toBeVisible()
    await page.getByRole('button', { name: /Beleg aus dem Dokument zu: Nettopreis/ }).click()
    await expect(page.getByText('weicht ab')).toBeVisible()
  })

  await test.step('nicht erfüllt, mit Grund; gespeichert und weiter', async () => {
    await page.getByRole('group', { name: 'Ergebnis' }).getByRole('button', { name: 'Nicht erfüllt' }).click()
    await page.getByRole('textbox', { name: 'Vermerk' }).fill('Angebot nennt 9.500,00 €.')
    await page.keyboard.press('Control+Enter')
    await expect(punkt(page, 'A16 Betrag neu berechnet')).toBeFocused()
    await expect(page.getByText('1 Punkt nicht erfüllt.')).toBeVisible()
  })

  await test.step('der Server hat es, mit Seite, Worten und Stelle', async () => {
    const sabine = await angemeldet(url, 'sabine.sachbearbeitung')
    const { body } = await sabine.rufen(pruefpunkteLesen, { params: { guid: geschaeft } })
    expect(body.punkte.find(({ code }) => code === 'A15')).toMatchObject({
      stand: 'NICHT_ERFUELLT',
      vermerke: [
        {
          text: 'Angebot nennt 9.500,00 €.',
          person: { name: 'Sabine Sachbearbeitung' },
          belege: [{ seite: 1, zitat: '9.500,00', stelle: expect.stringContaining('anschaffungskosten') }],
        },
      ],
    })
  })

  await test.step('nach dem Neuladen steht alles da; die Ansicht des Antragstellers liest sich wie seine', async () => {
    await page.reload()
    await page.getByRole('button', { name: /Angaben wie Unterlagen/ }).click()
    await expect(page.getByText('weicht ab')).toBeVisible()
    await page.getByRole('link', { name: 'Ansicht des Antragstellers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Ansicht des Antragstellers/ })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Umsatz im letzten Geschäftsjahr')
  })
  // The page's policy lets the viewer work: nothing of it was refused.
  expect(verweigert).toEqual([])
})
