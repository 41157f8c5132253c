import { rundenLesen } from '@foerderportal/contract/interessenbekundung/bank/routes'
import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import { vorratLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { resize } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { rundenzeile } from './interessenbekundung/testing/runden.ts'
import { titel } from './testing/frame.ts'
import { freigabenseite, freigabezeile } from './testing/freigaben.ts'
import { FRANK, SABINE } from './testing/people.ts'
import { test } from './testing/test.ts'
import type { Tisch } from './testing/tisch.ts'
import { entscheidung, entscheidungsdienst, vorlage } from './zuwendung/testing/entscheidungsdienst.ts'
import { GESCHAEFT } from './zuwendung/testing/faelle.ts'
import { zeile } from './zuwendung/testing/vorrat.ts'

const LANG = 'Landwirtschaftliche Betriebsgemeinschaft Ährenfeld-Müller und Söhne GbR'
const SATZ = 'Größe weicht ab, erklärt; Kürzung 800,00 €; Auflage zur Bezahlung unbar bis 30.11.2027'

/** Cells whose words do not all show. */
const abgeschnitten = (): string[] =>
  [...document.querySelectorAll('main :is(td, th, .d-liste__wert, .d-betraege__rahmen)')]
    .filter((el) => el.checkVisibility() && el.scrollWidth > el.clientWidth + 1 && el.clientWidth > 0)
    .filter((el) => getComputedStyle(el).overflowX !== 'visible')
    .map((el) => el.textContent)
    .filter((text) => text !== '')

/** Words of the heads that go on in a second line. */
const zerbrochen = (): string[] =>
  [...document.querySelectorAll('main thead th')].flatMap((kopf) => {
    const texte = document.createTreeWalker(kopf, NodeFilter.SHOW_TEXT)
    const gefunden: string[] = []
    for (let text = texte.nextNode(); text; text = texte.nextNode())
      for (const wort of text.nodeValue?.matchAll(/\S+/g) ?? []) {
        const stelle = document.createRange()
        stelle.setStart(text, wort.index)
        stelle.setEnd(text, wort.index + wort[0].length)
        const zeilen = new Set([...stelle.getClientRects()].map(({ top }) => Math.round(top)))
        if (zeilen.size > 1) gefunden.push(wort[0])
      }
    return gefunden
  })

const liste = {
  arbeitsvorrat: async (tisch: Tisch) => {
    const hinweise = ['BESCHEID_ANDERER_WEG', 'MITTEILUNG_UNBEANTWORTET', 'BANKDATEN_NEU'] as const
    const fall = zeile(1, { hinweise: [...hinweise] })
    tisch.server.answer(vorratLesen, 200, {
      zeilen: [{ ...fall, unternehmen: { ...fall.unternehmen, name: LANG } }],
      gesamt: { anzahl: 1, betrag: fall.betrag },
      weiter: null,
    })
    await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
    await expect.element(titel('Alle Fälle')).toBeVisible()
    await expect.element(page.getByText('Anderer Weg')).toBeVisible()
  },
  freigaben: async (tisch: Tisch) => {
    const eine = freigabezeile(1, { wer: LANG, abweichungen: SATZ.split('; ') })
    tisch.server.answer(freigabenLesen, 200, freigabenseite([eine]))
    await tisch.open('/sachbearbeitung/freigaben', FRANK)
    await expect.element(page.getByRole('columnheader', { name: 'Abweichungen' })).toBeVisible()
  },
  runden: async (tisch: Tisch) => {
    tisch.server.answer(rundenLesen, 200, { zeilen: [rundenzeile()], programme: [], anzahl: 1, nach: null })
    await tisch.open('/sachbearbeitung/runden', SABINE)
    await expect.element(page.getByRole('columnheader', { name: 'Bekundungen' })).toBeVisible()
  },
  entwurf: async (tisch: Tisch) => {
    entscheidungsdienst(tisch, entscheidung())
    await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`, SABINE)
    await expect.element(page.getByRole('columnheader', { name: 'bewilligt €' })).toBeVisible()
  },
  vorlage: async (tisch: Tisch) => {
    entscheidungsdienst(tisch, vorlage())
    await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`, FRANK)
    await expect.element(page.getByRole('columnheader', { name: 'bewilligt €' })).toBeVisible()
  },
}

for (const breite of [1280, 1920])
  for (const [name, oeffnen] of Object.entries(liste))
    test(`[S9-14] ${name} bei ${breite} Punkten: nichts ist abgeschnitten, kein Wort der Köpfe zerbricht`, async ({
      tisch,
    }) => {
      await resize(breite, 900)
      await oeffnen(tisch)
      expect([abgeschnitten(), zerbrochen()]).toEqual([[], []])
    })

test.for([1280, 1920])(
  '[S9-04] Freigaben bei %i Punkten: die Abweichungen haben den Platz',
  async (breite, { tisch }) => {
    await resize(breite, 900)
    await liste.freigaben(tisch)
    const spalte = (kopf: string) =>
      page.getByRole('columnheader', { name: kopf }).element().getBoundingClientRect().width
    expect(spalte('Abweichungen')).toBeGreaterThan(spalte('Unternehmen'))
  },
)
