import { expect, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../browser.ts'
import { dokument } from '../tisch.ts'
import type { Bild, Weg } from './bild.ts'

/** The pictures of the bank's desk. */

const DESK = '/sachbearbeitung'
const SABINE = 'sabine.sachbearbeitung'
const FRANK = 'frank.freigabe'
const PETRA = 'petra.programme'
const LUDWIG = 'ludwig.leitung'
const RITA = 'rita.revision'

const dialog = (page: Page) => page.getByRole('dialog')
const ersteZeile = (page: Page) => page.getByRole('row').nth(1)

/** At a page of the desk that is a list, once its first row is there. */
const beiListe =
  (wer: string, pfad: string): Weg =>
  async (page, url) => {
    await anmeldenImBrowser(page, url, wer, `${DESK}${pfad}`)
    await expect(ersteZeile(page)).toBeVisible()
  }

/** The cases of the demo world have their number in their address (`apps/server/src/zuwendung/demo/faelle`). */
const fallDer = (nr: number) => `d2000000-0000-4000-8000-${String(nr).padStart(12, '0')}`

/**
 * A case of the demo world at one of its tabs; `stand` is what its head says, so that no picture shows another. Two people
 * have no case in common: its head would name who else is there.
 */
const imFall =
  (nr: number, stand: string, reiter: string, wer = SABINE): Weg =>
  async (page, url) => {
    await anmeldenImBrowser(page, url, wer, `${DESK}/fall/${fallDer(nr)}/${reiter.toLowerCase()}`)
    await expect(titel(page, /^GE-/)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(stand)
  }

const danach =
  (davor: Weg, tun: (page: Page) => Promise<unknown>): Weg =>
  async (page, url) => {
    await davor(page, url)
    await tun(page)
  }
const mitDokument = (davor: Weg): Weg => danach(davor, (page) => expect(dokument(page)).toBeVisible())
const klick = (davor: Weg, name: string | RegExp): Weg =>
  danach(davor, (page) => page.getByRole('button', { name }).first().click())

const arbeitsvorrat = beiListe(SABINE, '?ansicht=alle')

const tasten = danach(arbeitsvorrat, async (page) => {
  await page.keyboard.press('?')
  await expect(dialog(page)).toBeVisible()
})

const beimPunkt = (nr: number, wer: string) =>
  danach(imFall(nr, 'In Prüfung', 'pruefung', wer), async (page) => {
    await page.getByRole('button', { name: /Neu, kein Leasing/ }).click()
    await expect(dokument(page)).toBeVisible()
  })
const pruefung = beimPunkt(22, SABINE)
const mitlesen = beimPunkt(24, PETRA)

const zuweisen = danach(beiListe(LUDWIG, '?ansicht=neu'), async (page) => {
  await ersteZeile(page).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Zuweisen' }).click()
  await expect(dialog(page)).toBeVisible()
})

const unternehmen = danach(imFall(22, 'In Prüfung', 'verlauf'), async (page) => {
  await page.getByRole('link', { name: 'Unternehmen', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Mitglieder' })).toBeVisible()
})

const personen: Weg = async (page, url) => {
  await anmeldenImBrowser(page, url, SABINE, `${DESK}/personen?text=Lindenau`)
  await expect(page.getByRole('heading', { name: 'Lena Lindenau' })).toBeVisible()
}

const unterhaltung = danach(beiListe(SABINE, '/mitteilungen'), async (page) => {
  await ersteZeile(page).getByRole('link').click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

/** The longer questionnaire of the demo world (`apps/server/src/fragebogen/demo.ts`), copied once so that it can be written. */
const imEditor: Weg = async (page, url) => {
  await anmeldenImBrowser(page, url, PETRA, `${DESK}/frageboegen`)
  await page.getByRole('link', { name: 'Betrieb und Umwelt' }).click()
  const neu = page.getByRole('button', { name: 'Neue Fassung', exact: true })
  const weiter = page.getByRole('link', { name: 'Entwurf bearbeiten' })
  await expect(neu.or(weiter)).toBeVisible()
  if (await weiter.isVisible()) await weiter.click()
  else {
    await neu.click()
    await page.getByRole('textbox', { name: 'Was sich ändert' }).fill('Genauer nach dem Moor gefragt')
    await page.getByRole('button', { name: 'Neue Fassung anlegen' }).click()
  }
  await page.getByRole('link', { name: /^3\. / }).click()
  await expect(page.getByRole('heading', { name: 'Frage 3' })).toBeVisible()
}
const inDerProbe = danach(imEditor, async (page) => {
  await page.getByRole('link', { name: 'Ausprobieren' }).click()
  await expect(page.getByTitle('So sieht es der Antragsteller')).toBeVisible()
})

/** What is told after the application in the demo world (`apps/server/src/fragebogen/demo.ts`). */
const auswertung: Weg = async (page, url) => {
  const fassung = 'd0000000-0000-4000-8000-000000011202'
  await anmeldenImBrowser(page, url, PETRA, `${DESK}/frageboegen/fassung/${fassung}/auswertung`)
  await expect(page.getByRole('table', { name: 'Wie leicht war der Antrag?' })).toBeVisible()
}

export const BANKBILDER: readonly Bild[] = [
  { name: 'bank/arbeitsvorrat', breiten: [1280], hoehe: 560, weg: arbeitsvorrat },
  { name: 'bank/tasten', breiten: [1280], weg: tasten, ausschnitt: dialog },
  { name: 'bank/pruefung', breiten: [1280], hoehe: 720, weg: pruefung },
  { name: 'bank/nachforderung', breiten: [1280], hoehe: 720, weg: imFall(26, 'In Prüfung', 'nachforderung') },
  { name: 'bank/aenderungen', breiten: [1280], hoehe: 600, weg: imFall(38, 'Eingegangen', 'aenderungen') },
  { name: 'bank/anhoerung', breiten: [1280], hoehe: 640, weg: imFall(27, 'In Prüfung', 'anhoerung') },
  {
    name: 'bank/entscheidung',
    breiten: [1280],
    hoehe: 700,
    weg: mitDokument(imFall(45, 'In Prüfung', 'entscheidung')),
  },
  {
    name: 'bank/zurueckgegeben',
    breiten: [1280],
    hoehe: 560,
    weg: mitDokument(imFall(53, 'Zurückgegeben', 'entscheidung')),
  },
  { name: 'bank/freigaben', breiten: [1280], hoehe: 400, weg: beiListe(FRANK, '/freigaben') },
  {
    name: 'bank/freigeben',
    breiten: [1280],
    hoehe: 620,
    weg: mitDokument(imFall(49, 'Vorgelegt', 'entscheidung', FRANK)),
  },
  {
    name: 'bank/zurueckgeben',
    breiten: [1280],
    weg: klick(mitDokument(imFall(49, 'Vorgelegt', 'entscheidung', FRANK)), 'Zurückgeben'),
    ausschnitt: dialog,
  },
  { name: 'bank/nachtrag', breiten: [1280], hoehe: 640, weg: imFall(67, 'Bewilligt', 'entscheidung') },
  { name: 'bank/verzicht', breiten: [1280], hoehe: 680, weg: imFall(69, 'Verzicht erklärt', 'entscheidung') },
  { name: 'bank/bekanntgabe', breiten: [1280], hoehe: 740, weg: imFall(55, 'Bewilligt', 'bekanntgabe') },
  { name: 'bank/verlauf', breiten: [1280], hoehe: 560, weg: imFall(55, 'Bewilligt', 'verlauf') },
  {
    name: 'bank/befangen',
    breiten: [1280],
    weg: klick(imFall(22, 'In Prüfung', 'verlauf'), 'Befangen?'),
    ausschnitt: dialog,
  },
  { name: 'bank/befangenheiten', breiten: [1280], hoehe: 360, weg: beiListe(LUDWIG, '/befangenheiten') },
  { name: 'bank/protokoll', breiten: [1280], hoehe: 720, weg: imFall(54, 'Bewilligt', 'protokoll', RITA) },
  {
    name: 'bank/zuweisen',
    breiten: [1280],
    weg: zuweisen,
    ausschnitt: dialog,
  },
  { name: 'bank/unternehmen', breiten: [1280], hoehe: 720, weg: unternehmen },
  { name: 'bank/personen', breiten: [1280], hoehe: 480, weg: personen },
  { name: 'bank/mitlesen', breiten: [1280], hoehe: 600, weg: mitlesen },
  { name: 'fragebogen/fragebogen', breiten: [1280], hoehe: 720, weg: imEditor },
  { name: 'fragebogen/fragebogen-probe', breiten: [1280], hoehe: 720, weg: inDerProbe },
  { name: 'fragebogen/auswertung', breiten: [1280], hoehe: 720, weg: auswertung },
  {
    name: 'fragebogen/fallfragebogen',
    breiten: [1280],
    hoehe: 640,
    weg: imFall(20, 'In Prüfung', 'fragebogen'),
  },
  { name: 'bank/unterhaltung', breiten: [1280], hoehe: 720, weg: unterhaltung },
  {
    name: 'bank/mitteilungen',
    breiten: [1280],
    hoehe: 360,
    weg: beiListe(SABINE, '/mitteilungen?zeige=alle'),
  },
]
