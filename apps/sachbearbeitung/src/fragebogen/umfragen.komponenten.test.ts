import {
  fassungAnlegen,
  fassungenVergleichen,
  fassungVerwerfen,
  umfrageAnlegen,
  umfrageLesen,
  umfragenLesen,
} from '@foerderportal/contract/fragebogen/bank/routes'
import { definitionAus, FRAGE, jedeArt } from '@foerderportal/contract/fragebogen/testing/fragen'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { leiste, titel } from '../testing/frame.ts'
import { PETRA, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import {
  ENTWURF,
  fassungsdienst,
  fassungszeile,
  GELTEND,
  UMFRAGE,
  umfrage,
} from './testing/fassungsdienst.ts'

const knopf = (name: string) => page.getByRole('button', { name })
const feld = (name: string | RegExp) => page.getByRole('textbox', { name })
/** What has the focus in the window of a try-out. */
const imBild = (rahmen: Element) =>
  rahmen instanceof HTMLIFrameElement ? rahmen.contentDocument?.activeElement : undefined
const OHNE_ENTWURF = umfrage({ fassungen: umfrage().fassungen.slice(1) })

test('[S9-05] alle Fragebögen: was gilt, was entsteht, wer antwortet; ein neuer öffnet seinen Entwurf', async ({
  tisch,
}) => {
  fassungsdienst(tisch.server, definitionAus([]))
  tisch.server.answer(umfragenLesen, 200, { umfragen: [umfrage()] })
  await tisch.open('/sachbearbeitung/frageboegen', PETRA)
  await expect.element(titel('Fragebögen')).toBeVisible()
  const zeile = page.getByRole('row', { name: /Betrieb und Umwelt/ })
  await expect.element(zeile).toMatchTextContent('Fassung 1, seit')
  await expect.element(zeile).toMatchTextContent('Fassung 2, Petra Programme')
  await expect.element(zeile).toMatchTextContent('3 in Arbeit, 12 abgeschlossen')
  await istZugaenglich('Fragebögen')
  await knopf('Fragebogen anlegen').click()
  await clickAgain(page.getByRole('dialog').getByRole('button', { name: 'Fragebogen anlegen' }))
  await expect.element(page.getByText('Geben Sie dem Fragebogen einen Namen.')).toBeVisible()
  tisch.server.answer(umfrageAnlegen, 200, umfrage({ fassungen: [fassungszeile()] }))
  await feld('Name des Fragebogens').fill('Tierwohl')
  await clickAgain(page.getByRole('dialog').getByRole('button', { name: 'Fragebogen anlegen' }))
  await expect.element(titel('Betrieb und Umwelt, Fassung 2')).toBeVisible()
  expect(tisch.server.calls(umfrageAnlegen)[0]?.body).toEqual({ bezeichnung: 'Tierwohl', vorlage: null })
})

test('[S9-05] ein Fragebogen: seine Fassungen, eine neue mit Anlass, eine Kopie als neuer', async ({
  tisch,
}) => {
  fassungsdienst(tisch.server, jedeArt())
  tisch.server.answer(umfrageLesen, 200, OHNE_ENTWURF)
  await tisch.open(`/sachbearbeitung/frageboegen/${UMFRAGE}`, PETRA)
  await expect.element(titel('Betrieb und Umwelt')).toBeVisible()
  await expect.element(page.getByText('Es gilt Fassung 1.')).toBeVisible()
  await istZugaenglich('Fassungen')
  await knopf('Als neuen Fragebogen kopieren').click()
  await expect.element(page.getByText('mit allen Fragen von Betrieb und Umwelt, Fassung 1.')).toBeVisible()
  await knopf('Abbrechen').first().click()
  await clickAgain(knopf('Neue Fassung'))
  tisch.server.answer(fassungAnlegen, 200, {
    ...fassungszeile(),
    umfrageUuid: UMFRAGE,
    bezeichnung: 'Betrieb und Umwelt',
    definition: jedeArt(),
  })
  await feld('Was sich ändert').fill('Fragen zum Moor')
  await clickAgain(knopf('Neue Fassung anlegen'))
  await expect.element(titel('Betrieb und Umwelt, Fassung 2')).toBeVisible()
  expect(tisch.server.calls(fassungAnlegen)[0]?.body).toEqual({ anlass: 'Fragen zum Moor', vorlage: GELTEND })
})

test('[S9-05] zwei Fassungen im Vergleich, in Worten', async ({ tisch }) => {
  tisch.server.answer(umfrageLesen, 200, umfrage())
  tisch.server.answer(fassungenVergleichen, 200, {
    unterschiede: [
      { art: 'NEU', id: 'f9', name: 'Wie viel Moor?', was: '', vorher: null, nachher: null },
      { art: 'GEAENDERT', id: 'f1', name: 'Welche Tiere?', was: 'Pflicht', vorher: 'ja', nachher: 'nein' },
    ],
  })
  await tisch.open(`/sachbearbeitung/frageboegen/${UMFRAGE}`, SABINE)
  await page.getByRole('link', { name: 'Fassungen vergleichen' }).click()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Wie viel Moor?' }))
    .toMatchTextContent('neu')
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Welche Tiere?' }))
    .toMatchTextContent('vorher: ja')
  expect(tisch.server.calls(fassungenVergleichen)[0]?.query).toEqual({ von: GELTEND, nach: ENTWURF })
  await istZugaenglich('Vergleich')
  await page.getByRole('combobox', { name: 'von' }).selectOptions('Fassung 2')
  await expect
    .poll(() => tisch.server.calls(fassungenVergleichen).at(-1)?.query)
    .toMatchObject({ von: ENTWURF })
})

test('[S9-05] ein Entwurf wird verworfen, einmal gefragt; wer nicht pflegt, findet keinen Eintrag', async ({
  tisch,
}) => {
  fassungsdienst(tisch.server, jedeArt())
  tisch.server.answer(umfragenLesen, 200, { umfragen: [OHNE_ENTWURF] })
  tisch.server.answer(fassungVerwerfen, 200, { umfragen: [OHNE_ENTWURF] })
  await tisch.open(`/sachbearbeitung/frageboegen/fassung/${ENTWURF}`, PETRA)
  await expect.element(leiste().getByRole('link', { name: 'Fragebögen' })).toBeVisible()
  await knopf('Entwurf verwerfen').click()
  await expect.element(page.getByText('7 Fragen gehen damit verloren.')).toBeVisible()
  await clickAgain(page.getByRole('dialog').getByRole('button', { name: 'Entwurf verwerfen' }))
  await expect.element(titel('Fragebögen')).toBeVisible()
  expect(tisch.server.calls(fassungVerwerfen)).toHaveLength(1)
  await tisch.open('/sachbearbeitung/frageboegen', SABINE)
  await expect.element(titel('Fragebögen')).toBeVisible()
  await expect.element(leiste().getByRole('link', { name: 'Fragebögen' })).not.toBeInTheDocument()
  await expect.element(knopf('Fragebogen anlegen')).not.toBeInTheDocument()
})

test('[S9-05] wer nur liest: ein Entwurf ohne Auswertung, und ohne Fragebogen keine Aufforderung', async ({
  tisch,
}) => {
  fassungsdienst(tisch.server, jedeArt())
  const reiter = (name: string) =>
    page.getByRole('navigation', { name: 'Fassung' }).getByRole('link', { name })
  for (const seite of ['', '/ausprobieren']) {
    await tisch.open(`/sachbearbeitung/frageboegen/fassung/${ENTWURF}${seite}`, SABINE)
    await expect.element(reiter('Inhalt')).toBeVisible()
    await expect.element(reiter('Auswertung')).not.toBeInTheDocument()
  }
  tisch.server.answer(umfragenLesen, 200, { umfragen: [] })
  await tisch.open('/sachbearbeitung/frageboegen', SABINE)
  await expect.element(page.getByText('Noch kein Fragebogen.')).toBeVisible()
  await expect.element(page.getByText(/Legen Sie den ersten an/)).not.toBeInTheDocument()
})

test('[S9-05] [R2.4-01] ausprobiert, wie der Antragsteller ihn sieht: auf dem Telefon und am Schreibtisch', async ({
  tisch,
}) => {
  const wenn = {
    verknuepfung: 'ALLE' as const,
    teile: [{ art: 'OPTION' as const, frage: 'f0', optionen: ['o2'], gewaehlt: true }],
  }
  fassungsdienst(
    tisch.server,
    definitionAus([FRAGE.AuswahlFrage('f0'), { ...FRAGE.FreitextFrage('f4'), wenn }]),
  )
  await tisch.open(`/sachbearbeitung/frageboegen/fassung/${ENTWURF}/ausprobieren`, PETRA)
  const rahmen = page.getByTitle('So sieht es der Antragsteller')
  const bild = page.frameLocator(rahmen)
  const weiter = () => clickAgain(bild.getByRole('button', { name: 'Weiter' }))
  const breite = () => rahmen.element().getBoundingClientRect().width
  await expect.element(bild.getByRole('heading', { level: 1 })).toHaveTextContent('Betrieb und Umwelt')
  expect(breite()).toBe(392)
  await istZugaenglich('Ausprobieren')
  await weiter()
  const fehler = bild.getByRole('link', { name: 'Wählen Sie eine Antwort.' })
  await expect.element(fehler).toBeVisible()
  await fehler.click()
  await expect.poll(() => imBild(rahmen.element())?.getAttribute('type')).toBe('radio')
  expect(document.title).toMatch(/^Betrieb und Umwelt, Fassung 2 - /)
  await bild.getByRole('radio', { name: 'f0: Antwort 2' }).click()
  await page.getByRole('radio', { name: 'Schreibtisch' }).click()
  expect(breite()).toBeGreaterThanOrEqual(1024)
  await expect.element(bild.getByRole('radio', { name: 'f0: Antwort 2' })).toBeChecked()
  await weiter()
  await expect.element(bild.getByRole('textbox', { name: 'Frage f4' })).toBeVisible()
  await weiter()
  await bild.getByRole('textbox', { name: 'Frage f4' }).fill('Seit 1950.')
  await weiter()
  await clickAgain(bild.getByRole('button', { name: 'Fragebogen abschließen' }))
  await expect.element(bild.getByText('Vielen Dank.')).toBeVisible()
  await expect.element(bild.getByText('Seit 1950.')).toBeVisible()
  await knopf('Von vorn beginnen').click()
  await expect.element(bild.getByRole('radio', { name: 'f0: Antwort 2' })).not.toBeChecked()
})

test('[S9-05] [R3.6-02] ausprobiert mit der Tastatur: Wer einordnet oder verschiebt, steht danach an der Stelle', async ({
  tisch,
}) => {
  fassungsdienst(tisch.server, definitionAus([FRAGE.PrioritaetFrage('f5')]))
  await tisch.open(`/sachbearbeitung/frageboegen/fassung/${ENTWURF}/ausprobieren`, PETRA)
  const rahmen = page.getByTitle('So sieht es der Antragsteller')
  const bild = page.frameLocator(rahmen)
  const hier = () => expect.poll(() => imBild(rahmen.element())?.textContent)
  for (const ziel of [0, 1]) {
    await bild.getByRole('button', { name: `Ziel ${ziel}` }).click()
    await hier().toBe(`${ziel + 1}. Ziel ${ziel}`)
  }
  await bild.getByRole('button', { name: 'Ziel 1: nach oben' }).click()
  await expect.element(bild.getByText('1. Ziel 1')).toBeVisible()
  await hier().toBe('Ziel 1: nach oben')
  await bild.getByRole('button', { name: 'Ziel 0: herausnehmen' }).click()
  await hier().toMatch(/^Ziel 0/)
})

test('[S9-05] [R3.6-02] ausprobiert: was zu prüfen ist, steht in der Reihenfolge der Seite, auch was später leer wurde', async ({
  tisch,
}) => {
  const fragen = ['f0', 'f1'].map((id) => FRAGE.FreitextFrage(id))
  fassungsdienst(tisch.server, definitionAus(fragen, { seiten: 'BLOCK' }))
  await tisch.open(`/sachbearbeitung/frageboegen/fassung/${ENTWURF}/ausprobieren`, PETRA)
  const bild = page.frameLocator(page.getByTitle('So sieht es der Antragsteller'))
  const ziele = () =>
    bild
      .getByRole('alert')
      .getByRole('link')
      .elements()
      .map((verweis) => verweis.getAttribute('href')?.replace(/^#feld-(f\d).*/, '$1'))
  const antworten = async (text: string) => {
    await bild.getByRole('textbox', { name: 'Frage f0' }).fill(text)
    await bild.getByRole('textbox', { name: 'Frage f1' }).click()
  }
  await clickAgain(bild.getByRole('button', { name: 'Weiter' }))
  await expect.poll(ziele).toEqual(['f0', 'f1'])
  await antworten('Seit 1950.')
  await expect.poll(ziele).toEqual(['f1'])
  await antworten('')
  await expect.poll(ziele).toEqual(['f0', 'f1'])
})
