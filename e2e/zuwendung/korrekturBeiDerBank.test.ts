import { expect, test, type Page } from '@playwright/test'
import { pruefungBeginnen } from '@foerderportal/contract/zuwendung/sachbearbeitung/routes'
import { vermerkSchreiben } from '@foerderportal/contract/zuwendung/pruefpunkte/routes'
import { antragEinreichen, antragLesen } from '@foerderportal/contract/zuwendung/routes'
import { vorratLesen } from '@foerderportal/contract/zuwendung/vorrat/routes'
import { mitWert } from '@foerderportal/contract/zuwendung/angaben/stellen'
import { angemeldet, type Angemeldet } from '../src/api.ts'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, oeffnen } from '../src/browser.ts'
import { vollerFall, type Fall } from '../src/antrag/fall.ts'

const UMSATZ = 'produktgruppenDaten.umsatz'
const TAETIGKEIT = 'produktgruppenDaten.haupttaetigkeit'
const SVLFG = 'dokumente.beitragsBescheideSvlfg'
/** Points that fail, each with the place that shows it. */
const FEHLER = [
  ['A2', TAETIGKEIT],
  ['A3', UMSATZ],
  ['A5', SVLFG],
] as const

/** The case of an application, by its number in the list of cases. */
const geschaeftVon = async (sabine: Angemeldet, { wer, guid }: Fall): Promise<string> => {
  const { geNr } = (await wer.rufen(antragLesen, { params: { guid } })).body
  const { body } = await sabine.rufen(vorratLesen, { query: { text: geNr } })
  const [eintrag] = body.zeilen
  if (eintrag === undefined) throw new Error(`no case ${geNr}`)
  return eintrag.geschaeft
}

/** Sabine checks: three points are not met. */
const pruefen = async (sabine: Angemeldet, fall: Fall, geschaeft: string): Promise<void> => {
  await sabine.rufen(pruefungBeginnen, { params: { guid: fall.guid } })
  for (const [punkt, stelle] of FEHLER) {
    const belege = [{ dateiGuid: null, seite: null, zitat: null, stelle }]
    const body = {
      punkt,
      ergebnis: 'NICHT_ERFUELLT' as const,
      text: 'Das passt nicht zu den Unterlagen.',
      belege,
    }
    const { status } = await sabine.rufen(vermerkSchreiben, { params: { guid: geschaeft }, body })
    expect(status).toBe(200)
  }
}

/** The farm mends one of the three, and sends it again. */
const korrigieren = async ({ wer, guid }: Fall): Promise<void> => {
  const { body, etag } = await wer.rufen(antragLesen, { params: { guid } })
  const formular = { ...mitWert(body.formular, UMSATZ, 491_234), fertig: true }
  const r = await wer.rufen(antragEinreichen, {
    params: { guid },
    body: formular,
    ...(etag && { ifMatch: etag }),
  })
  expect(r.status, JSON.stringify(r.body)).toBe(200)
}

const zeile = (page: Page, name: RegExp) => page.getByRole('row', { name })

test('[S9-03] [A-13] Sabine fordert mit wenigen Klicks drei Stellen nach, der Hof korrigiert eine, und sie sieht genau, was sich geändert hat', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const fall = await vollerFall(url, { eingereicht: true })
  const sabine = await angemeldet(url, 'sabine.sachbearbeitung')
  const geschaeft = await geschaeftVon(sabine, fall)
  await pruefen(sabine, fall, geschaeft)
  await anmeldenImBrowser(page, url, 'sabine.sachbearbeitung', `/sachbearbeitung/fall/${geschaeft}/pruefung`)

  await test.step('drei Stellen aus nicht erfüllten Punkten, höchstens neun Klicks', async () => {
    let klicks = 0
    const klicken = async (name: string | RegExp, rolle: 'link' | 'button') => {
      klicks += 1
      await page.getByRole(rolle, { name }).click()
    }
    await klicken('Nachforderung', 'link')
    const vorschau = page.getByRole('region', { name: 'So liest es der Antragsteller' })
    await expect(vorschau.getByRole('listitem')).toHaveCount(3)
    // Nobody outside reads what the bank has noted.
    await expect(vorschau).not.toContainText('passt nicht zu den Unterlagen')
    await pruefer(page)('Nachforderung aus Prüfpunkten')
    await klicken(/^Zurückgeben bis /, 'button')
    await expect(page.getByText('Wartet auf den Antragsteller')).toBeVisible()
    expect(klicks).toBeLessThanOrEqual(9)
  })

  await korrigieren(fall)

  await test.step('die Änderungen stehen in Gruppen, mit dem Stand ihrer Prüfpunkte', async () => {
    await oeffnen(page, `/sachbearbeitung/fall/${geschaeft}/aenderungen`)
    await expect(zeile(page, /^Umsatz/)).toContainText('491.234,00')
    await expect(zeile(page, /^Umsatz/)).toContainText('Erneut prüfen')
    // The others keep what was noted.
    await expect(zeile(page, /^Haupttätigkeit/)).toContainText('Nicht erfüllt')
    await expect(page.getByRole('button', { name: /Nachgefordert und geändert/ })).toContainText('1')
    await expect(page.getByRole('button', { name: /Nachgefordert, unverändert/ })).toContainText('2')
    await pruefer(page)('Änderungen')
  })

  await test.step('der Verlauf erzählt alles, auch welche Mails gingen', async () => {
    await page.getByRole('link', { name: 'Verlauf' }).click()
    const eintraege = page.getByRole('listitem')
    for (const worte of ['Angaben nachgefordert', 'Prüfung begonnen', 'Prüfvermerk geschrieben', 'E-Mail an'])
      await expect(eintraege.filter({ hasText: worte }).first()).toBeVisible()
    await expect(eintraege.filter({ hasText: 'Antrag eingereicht' })).toHaveCount(2)
  })
})
