import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import {
  ansichtAnlegen,
  ansichtLoeschen,
  betriebslageLesen,
  naechstenFallLesen,
  vorratLesen,
  vorratZaehlerLesen,
} from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { entscheidungsfreigabenLesen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import {
  anwesenheitMelden,
  bearbeitendeLesen,
  fallZuweisen,
} from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import { ZAEHLT_BIS } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain, expectNoOverflow, nextFrame, resize } from '@foerderportal/shell/testing/browser'
import { baumPruefen } from '@foerderportal/shell/testing/tree'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fuss, leiste, titel, ueberschrift } from '../../testing/frame.ts'
import { FRANK, LUDWIG, SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { GESCHAEFT } from '../testing/faelle.ts'
import { entscheidungsdienst, vorlage } from '../testing/entscheidungsdienst.ts'
import { entscheidungszeile } from '../../testing/freigaben.ts'
import { pruefdienst } from '../testing/pruefdienst.ts'
import { zeile, zeilen } from '../testing/vorrat.ts'

const liste = (alle: readonly VorratZeile[], gesamt = alle.length) => ({
  zeilen: [...alle],
  weiter: null,
  gesamt: { anzahl: gesamt, betrag: 1_184_270.5 },
})
const mitFaellen = ({ server }: Tisch, alle: readonly VorratZeile[]) =>
  server.answer(vorratLesen, 200, liste(alle))
const gefragt = ({ server }: Tisch) => server.calls(vorratLesen).at(-1)?.query
const suche = () => Object.fromEntries(new URLSearchParams(location.search))
const chip = (name: string | RegExp) =>
  page.getByRole('list', { name: 'Filter' }).getByRole('button', { name })
const ansicht = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Ansichten' }).getByRole('link', { name })
const PRUEFBAR = { stand: 'IN_PRUEFUNG', amZug: 'BANK', hinweise: [] } satisfies Partial<VorratZeile>
const verweis = (i: number) => page.getByRole('link', { name: zeile(i).geNr })

test('[S9-02] die Liste beginnt mit den eigenen offenen Fällen und nennt, wie viele und wie viel Geld', async ({
  tisch,
}) => {
  mitFaellen(tisch, zeilen(3))
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(titel('Meine Fälle')).toBeVisible()
  await expect.element(page.getByText('3 Fälle, 1.184.270,50 € beantragt')).toBeVisible()
  expect(gefragt(tisch)).toEqual({ zugewiesen: 'ich', amZug: 'BANK,FREIGABE,ANTRAGSTELLER' })
  await expect
    .element(page.getByRole('row', { name: /GE-2026-000002/ }))
    .toMatchTextContent('Thomas Kern ist im Fall')
})

test('[S5-02] [S9-14] ohne Virenprüfung sagt es die Liste der Leitung, in einer Zeile, und sonst niemandem', async ({
  tisch,
}) => {
  const zeileDarueber = () => page.getByText(/^Hochgeladene Dateien werden nicht auf Viren geprüft\./)
  mitFaellen(tisch, zeilen(3))
  tisch.server.answer(betriebslageLesen, 200, { virenpruefung: false })
  await tisch.open('/sachbearbeitung', LUDWIG)
  await expect.element(zeileDarueber()).toBeVisible()
  await istZugaenglich('Arbeitsvorrat ohne Virenprüfung')
  tisch.server.answer(betriebslageLesen, 200, { virenpruefung: true })
  await tisch.open('/sachbearbeitung?ansicht=alle', LUDWIG)
  await expect.element(verweis(1)).toBeVisible()
  await expect.element(zeileDarueber()).not.toBeInTheDocument()
  const bisher = tisch.server.calls(betriebslageLesen).length
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(verweis(1)).toBeVisible()
  expect(tisch.server.calls(betriebslageLesen)).toHaveLength(bisher)
})

test('[S9-02] eine Ansicht ist ein Verweis mit Zahl; die Adresse sagt alles', async ({ tisch }) => {
  tisch.server.answer(vorratZaehlerLesen, 200, {
    ansichten: [
      { id: 'neu', anzahl: 12 },
      { id: 'alle', anzahl: 5000 },
    ],
    eigene: [
      { guid: 'e1', name: 'Hessen', suche: { land: '06' }, anzahl: 4 },
      { guid: 'e2', name: 'Alles von je', suche: {}, anzahl: ZAEHLT_BIS + 1 },
    ],
  })
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(ansicht(/Alle Fälle/)).toMatchTextContent('5.000')
  await expect.element(ansicht(/Alles von je/)).toMatchTextContent('9.999+')
  await ansicht(/^Neu/).click()
  await expect.element(titel('Neue Fälle')).toBeVisible()
  expect(suche()).toEqual({ ansicht: 'neu' })
  await expect.poll(() => gefragt(tisch)).toEqual({ zugewiesen: 'niemand', stand: 'EINGEGANGEN' })
  await ansicht(/Hessen/).click()
  await expect.element(titel('Hessen')).toBeVisible()
  expect(suche()).toEqual({ ansicht: 'e1', land: '06' })
  await expect.element(chip('Land: Hessen')).toBeVisible()
})

test('[S9-02] Filter: jede Wahl gilt sofort, mehrere weiten, ein Kreuz nimmt sie weg', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  await chip('Stand').click()
  await page.getByRole('checkbox', { name: 'In Prüfung' }).click()
  await page.getByRole('checkbox', { name: 'Vorgelegt' }).click()
  await expect.poll(() => gefragt(tisch)).toEqual({ stand: 'IN_PRUEFUNG,VORGELEGT' })
  await expect.element(chip('Stand: In Prüfung oder Vorgelegt')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await chip('Filter Stand entfernen').click()
  await expect.poll(suche).toEqual({ ansicht: 'alle' })
  await expect.element(chip(/^Stand$/)).toBeVisible()
})

test('[S9-02] Filter: Beträge, wie man sie schreibt; was keiner ist, sagt es am Feld', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  await chip('Betrag').click()
  const ab = page.getByRole('textbox', { name: 'ab Euro' })
  await ab.fill('15000.50')
  await page.getByRole('button', { name: 'Anwenden' }).click()
  await expect.element(page.getByText(/Schreiben Sie den Betrag mit Komma/)).toBeVisible()
  await ab.fill('15.000')
  await clickAgain(page.getByRole('button', { name: 'Anwenden' }))
  await expect.poll(() => gefragt(tisch)).toEqual({ betragVon: '15000' })
  await expect.element(chip('Betrag: ab 15.000 €')).toBeVisible()
})

test('[S9-02] ein Filter kommt dazu und ist gleich offen', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  await chip('Filter').click()
  await page.getByRole('button', { name: 'Land', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Hessen' }).click()
  await expect.poll(() => gefragt(tisch)).toEqual({ land: '06' })
})

test('[S9-02] sortiert wird am Kopf, hin und zurück; Spalten lassen sich weglassen', async ({ tisch }) => {
  mitFaellen(tisch, zeilen(3))
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  const kopf = () => page.getByRole('button', { name: 'Betrag €' })
  await kopf().click()
  await expect.poll(() => gefragt(tisch)).toEqual({ sortierung: 'betrag' })
  await kopf().click()
  await expect.poll(() => gefragt(tisch)).toEqual({ sortierung: '-betrag' })
  await page.getByRole('button', { name: 'Spalten' }).click()
  await page.getByRole('checkbox', { name: 'Betrag' }).click()
  await expect.element(kopf()).not.toBeInTheDocument()
  expect(suche()['spalten']).not.toContain('betrag')
  await tisch.reload()
  await expect.element(page.getByRole('columnheader', { name: 'Kategorie' })).toBeVisible()
  await expect.element(kopf()).not.toBeInTheDocument()
})

test('[S9-02] 5.000 Fälle kommen seitenweise; wie viele es sind, steht im Fuß', async ({ tisch }) => {
  tisch.server.serve(vorratLesen, ({ query }) => ({
    body: {
      zeilen: query?.nach === undefined ? zeilen(50) : zeilen(50, 51),
      weiter: 'seite',
      gesamt: query?.nach === undefined ? { anzahl: 5000, betrag: 0 } : null,
    },
  }))
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  await expect.element(fuss()).toMatchTextContent('1 bis 50 von 5.000')
  await page.getByRole('button', { name: 'Weitere laden' }).click()
  await expect.element(fuss()).toMatchTextContent('1 bis 100 von 5.000')
  expect(gefragt(tisch)).toEqual({ nach: 'seite' })
  await expect.element(verweis(100)).toBeInTheDocument()
})

test('[S9-02] der nächste Fall: ein Klick öffnet ihn an seiner Prüfung, mit dem ersten offenen Punkt', async ({
  tisch,
}) => {
  pruefdienst(tisch)
  tisch.server.answer(naechstenFallLesen, 200, { fall: zeile(1, { geschaeft: GESCHAEFT, ...PRUEFBAR }) })
  await tisch.open('/sachbearbeitung?ansicht=neu', SABINE)
  await page.getByRole('button', { name: /Nächsten Fall öffnen/ }).click()
  await expect.element(titel('GE-2026-000123, Hof Lindenau GbR')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'A1 Einladung deckt Kategorie' })).toBeVisible()
  expect(location.pathname).toBe(`/sachbearbeitung/fall/${GESCHAEFT}/pruefung`)
  expect(tisch.server.calls(naechstenFallLesen)[0]?.query).toEqual({
    zugewiesen: 'niemand',
    stand: 'EINGEGANGEN',
  })
})

test('[S9-02] wartet kein Fall, sagt es ein Satz, mit der Eingabetaste auch', async ({ tisch }) => {
  tisch.server.answer(naechstenFallLesen, 200, { fall: null })
  await tisch.open('/sachbearbeitung?ansicht=neu', SABINE)
  await expect.element(titel('Neue Fälle')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('In dieser Liste wartet kein Fall auf Sie.')).toBeVisible()
})

test('[S9-04] wer nur freigibt, ist mit einem Druck in der Vorlage, die am längsten auf ihn wartet', async ({
  tisch,
}) => {
  entscheidungsdienst(tisch, vorlage())
  const bearbeitet = 'Sie haben diese Entscheidung selbst bearbeitet.'
  const zeilen = [entscheidungszeile(2, { gesperrtWeil: bearbeitet }), entscheidungszeile(1)]
  tisch.server.answer(entscheidungsfreigabenLesen, 200, { zeilen: [], anzahl: 0, fuerMich: 0, nach: null })
  await tisch.open('/sachbearbeitung', FRANK)
  await expect.element(titel('Meine Fälle')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Nächsten Fall/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Nichts wartet auf Ihre Freigabe.')).toBeVisible()
  tisch.server.answer(entscheidungsfreigabenLesen, 200, { zeilen, anzahl: 2, fuerMich: 1, nach: null })
  await clickAgain(page.getByRole('button', { name: /Nächste Vorlage öffnen/ }))
  await expect.element(page.getByText('Fall 2 von 2')).toBeVisible()
  expect(location.pathname).toBe(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`)
})

test('[S9-02] j, Eingabe, u: in den Fall und zurück zu seiner Zeile', async ({ tisch }) => {
  pruefdienst(tisch)
  mitFaellen(tisch, [zeile(1), zeile(2, { geschaeft: GESCHAEFT, ...PRUEFBAR }), zeile(3)])
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  await expect.element(verweis(1)).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(verweis(2)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Fall 2 von 3')).toBeVisible()
  await userEvent.keyboard('u')
  await expect.element(titel('Alle Fälle')).toBeVisible()
  await expect.element(verweis(2)).toHaveFocus()
})

test('[S9-02] im Fall steht, wer ihn noch offen hat, und die anderen sehen einen selbst', async ({
  tisch,
}) => {
  pruefdienst(tisch)
  tisch.server.answer(anwesenheitMelden, 200, { anwesend: ['Thomas Kern'] })
  await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/pruefung`, SABINE)
  await expect.element(page.getByText('Thomas Kern liest mit')).toBeVisible()
  expect(tisch.server.calls(anwesenheitMelden)[0]?.params).toEqual({ guid: GESCHAEFT })
})

/** Both cases of the list, about to be given to Frank, the first of which is refused once. */
const zweiFuerFrank = async (
  tisch: Tisch,
  absage: (typeof ALLGEMEIN)[keyof typeof ALLGEMEIN],
  fragen = () => userEvent.keyboard('z'),
) => {
  mitFaellen(tisch, zeilen(2))
  tisch.server.answer(bearbeitendeLesen, 200, [{ sub: FRANK.sub, name: 'Frank Freigabe' }])
  tisch.server.answer(fallZuweisen, 200, { zugewiesen: null, nr: 3 })
  tisch.server.refuse(fallZuweisen, absage.status, absage, { times: 1 })
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  await page.getByRole('checkbox', { name: 'Alle gezeigten auswählen' }).click()
  await fragen()
  const dialog = page.getByRole('dialog', { name: '2 Fälle zuweisen' })
  await dialog.getByRole('combobox').selectOptions('Frank Freigabe')
  return { dialog, knopf: dialog.getByRole('button', { name: 'Zuweisen', exact: true }) }
}

test('[S9-02] zuweisen: gewählte Fälle einem Menschen; wer zu spät kommt, erfährt es je Fall', async ({
  tisch,
}) => {
  const { dialog, knopf } = await zweiFuerFrank(tisch, ALLGEMEIN.konkurrierend, () =>
    page.getByRole('button', { name: 'Zuweisen', exact: true }).click(),
  )
  await knopf.click()
  await expect.element(dialog).toMatchTextContent('1 von 2 sind zugewiesen')
  await expect.element(dialog).toMatchTextContent('GE-2026-000001: Jemand war schneller')
  expect(tisch.server.calls(fallZuweisen).map(({ body }) => body)).toEqual([
    { an: FRANK.sub },
    { an: FRANK.sub },
  ])
  await clickAgain(knopf)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(ueberschrift()).toHaveFocus()
})

test('[S9-02] zuweisen nennt nur, wer alle gewählten Fälle bearbeiten kann', async ({ tisch }) => {
  const { dialog } = await zweiFuerFrank(tisch, ALLGEMEIN.konkurrierend)
  const wahl = dialog.getByRole('combobox').element()
  expect([...wahl.children].map(({ textContent }) => textContent)).toEqual([
    'Bitte wählen',
    'niemand',
    'Frank Freigabe',
  ])
  expect(tisch.server.calls(bearbeitendeLesen)[0]?.query).toEqual({
    faelle: [zeile(1).geschaeft, zeile(2).geschaeft].join(','),
  })
})

test('[S9-02] zuweisen: kann niemand alle bearbeiten, steht da, was zu tun ist', async ({ tisch }) => {
  mitFaellen(tisch, zeilen(2))
  tisch.server.answer(bearbeitendeLesen, 200, [])
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  await page.getByRole('checkbox', { name: 'Alle gezeigten auswählen' }).click()
  await userEvent.keyboard('z')
  await expect
    .element(page.getByRole('dialog', { name: '2 Fälle zuweisen' }))
    .toMatchTextContent('Niemand kann alle diese Fälle bearbeiten. Wählen Sie weniger Fälle aus.')
})

test('[S9-02] die Liste nennt Programm und Runde, und eine Spalte, in der nichts steht, nimmt keinen Platz', async ({
  tisch,
}) => {
  await resize(1280, 800)
  const name = 'Landwirtschaftliche Betriebsgemeinschaft Ährenfeld-Müller und Söhne GbR'
  mitFaellen(tisch, [
    {
      ...zeile(1),
      unternehmen: { guid: zeile(1).unternehmen.guid, name },
      hinweise: [],
      anwesend: [],
      eigenes: false,
    },
  ])
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  const reihe = page.getByRole('row', { name: /GE-2026-000001/ })
  await expect.element(reihe).toMatchTextContent('ANK NaBo, Herbstrunde 2026')
  const runden = () =>
    reihe
      .getByText(/^ANK NaBo, Herbstrunde 2026/)
      .elements()
      .filter((stelle) => stelle.checkVisibility())
  expect(runden()).toHaveLength(1)
  await resize(1920, 800)
  expect(runden()).toHaveLength(1)
  await resize(1280, 800)
  await expect.element(page.getByRole('columnheader', { name: 'Hinweise' })).not.toBeInTheDocument()
  // All of the name can be read, in its column.
  const wert = reihe.getByText(name).element()
  expect(wert.scrollWidth).toBeLessThanOrEqual(wert.clientWidth + 1)
  expect(wert.closest('td')?.getBoundingClientRect().width ?? 0).toBeGreaterThanOrEqual(16 * 14)
})

test('[S9-02] zuweisen: was scheitert, geht mit derselben Wahl noch einmal, das Übrige nicht', async ({
  tisch,
}) => {
  const { dialog, knopf } = await zweiFuerFrank(tisch, ALLGEMEIN.serverfehler)
  await knopf.click()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect.element(dialog).toMatchTextContent('1 von 2 sind zugewiesen')
  await expect.element(dialog.getByRole('combobox')).toHaveValue(FRANK.sub)
  await istZugaenglich('Zuweisen gescheitert')
  await clickAgain(knopf)
  await expect.element(dialog).not.toBeInTheDocument()
  const rufe = tisch.server.calls(fallZuweisen)
  expect(rufe.map(({ params }) => params)).toEqual([rufe[0], rufe[1], rufe[0]].map((ruf) => ruf?.params))
})

test('[S9-02] wer nur liest, wählt nichts aus', async ({ tisch }) => {
  mitFaellen(tisch, zeilen(2))
  await tisch.open('/sachbearbeitung?ansicht=alle', FRANK)
  await expect.element(verweis(1)).toBeVisible()
  await expect.element(page.getByRole('checkbox').first()).not.toBeInTheDocument()
})

test('[S9-02] eine eigene Ansicht: speichern, löschen, zurückholen', async ({ tisch }) => {
  const neu = { guid: 'a5000000-0000-4000-8000-000000000001', name: 'Große', suche: { betragVon: '15000' } }
  tisch.server.answer(ansichtAnlegen, 200, neu)
  tisch.server.answer(ansichtLoeschen, 200, neu)
  await tisch.open('/sachbearbeitung?ansicht=alle&betragVon=15000', SABINE)
  await page.getByRole('button', { name: 'Ansicht speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ansicht speichern' })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(dialog).toMatchTextContent('Geben Sie der Ansicht einen Namen.')
  await dialog.getByRole('textbox', { name: 'Name der Ansicht' }).fill('Große')
  tisch.server.answer(vorratZaehlerLesen, 200, { ansichten: [], eigene: [{ ...neu, anzahl: 7 }] })
  await clickAgain(dialog.getByRole('button', { name: 'Speichern' }))
  await expect.element(titel('Große')).toBeVisible()
  expect(suche()).toEqual({ ansicht: neu.guid, betragVon: '15000' })
  await page.getByRole('button', { name: 'Ansicht Große löschen' }).click()
  await expect.element(titel('Alle Fälle')).toBeVisible()
  await expect.element(page.getByText('Ansicht „Große“ gelöscht.')).toBeVisible()
  await clickAgain(page.getByRole('button', { name: 'Rückgängig' }))
  await expect.poll(() => tisch.server.calls(ansichtAnlegen).length).toBe(2)
})

test('[S9-02] die Suche der Leiste: getippte Buchstaben sind keine Tasten', async ({ tisch }) => {
  mitFaellen(tisch, zeilen(2))
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(verweis(1)).toBeVisible()
  await userEvent.keyboard('/')
  const feld = leiste().getByRole('searchbox')
  await expect.element(feld).toHaveFocus()
  await userEvent.keyboard('jx?{Enter}')
  await expect.poll(() => gefragt(tisch)).toEqual({ text: 'jx?' })
  await expect.element(page.getByText('Suche: „jx?“')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('[S10-06] findet die Suche der Leiste genau einen Fall, öffnet sie ihn; findet sie keine Antwort, sagt es die Liste', async ({
  tisch,
}) => {
  pruefdienst(tisch)
  mitFaellen(tisch, zeilen(1))
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(verweis(1)).toBeVisible()
  const suchen = async (text: string) => {
    await leiste().getByRole('searchbox').fill(text)
    await userEvent.keyboard('{Enter}')
  }
  await suchen('BE-2026-000007')
  await expect.poll(() => location.pathname).toBe(`/sachbearbeitung/fall/${zeile(1).geschaeft}/pruefung`)
  expect(gefragt(tisch)).toEqual({ text: 'BE-2026-000007', anzahl: '2' })
  tisch.server.refuse(vorratLesen, 500)
  await suchen('Walesa')
  await expect.element(page.getByText('Nicht geladen: die Fälle')).toBeInTheDocument()
  expect(suche()).toEqual({ ansicht: 'alle', text: 'Walesa' })
})

test('[S10-06] wer inzwischen etwas anderes sucht, bekommt nur das', async ({ tisch }) => {
  pruefdienst(tisch)
  tisch.server.answer(vorratLesen, 200, ({ query }) => liste(zeilen(query.text === 'Lindenau' ? 1 : 2)))
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(verweis(1)).toBeVisible()
  const weiter = tisch.server.hold(vorratLesen)
  for (const text of ['Lindenau', 'Walesa']) {
    await leiste().getByRole('searchbox').fill(text)
    await userEvent.keyboard('{Enter}')
  }
  weiter()
  await expect.poll(suche).toEqual({ ansicht: 'alle', text: 'Walesa' })
  expect(tisch.server.log.filter((aufruf) => aufruf.includes(zeile(1).geschaeft))).toEqual([])
})

test('[S10-06] wer inzwischen woanders hinging, bleibt dort', async ({ tisch }) => {
  mitFaellen(tisch, zeilen(1))
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(verweis(1)).toBeVisible()
  const weiter = tisch.server.hold(vorratLesen)
  await leiste().getByRole('searchbox').fill('Lindenau')
  await userEvent.keyboard('{Enter}')
  await leiste().getByRole('link', { name: 'Freigaben' }).click()
  await expect.element(titel('Freigaben')).toBeVisible()
  weiter()
  await nextFrame()
  await nextFrame()
  await expect.element(titel('Freigaben')).toBeVisible()
  expect(location.pathname).toBe('/sachbearbeitung/freigaben')
})

test('[S9-02] leere Listen sagen, was hier steht und wie es kommt; ein Filter, der alles nimmt, lässt sich lösen', async ({
  tisch,
}) => {
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(page.getByText('Ihnen ist gerade kein offener Fall zugewiesen.')).toBeVisible()
  await istZugaenglich('Arbeitsvorrat, leer')
  await tisch.open('/sachbearbeitung?ansicht=neu&land=06')
  await expect.element(page.getByText('Kein Fall passt zu diesem Filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect.element(titel('Alle Fälle')).toBeVisible()
})

test('[S9-02] was sich nicht laden lässt, sagt warum, und ein zweiter Versuch hilft', async ({ tisch }) => {
  const wieder = tisch.server.refuse(vorratLesen, 500)
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(page.getByText('Nicht geladen: die Fälle')).toBeInTheDocument()
  wieder()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(page.getByText('Ihnen ist gerade kein offener Fall zugewiesen.')).toBeVisible()
})

test('[S9-02] 60 Fälle: je eine Zeile von 32 px, im schmalen Fenster zwei; kein Name ist abgeschnitten und nichts breiter als das Fenster', async ({
  tisch,
}) => {
  mitFaellen(tisch, zeilen(60))
  await tisch.open('/sachbearbeitung?ansicht=alle', SABINE)
  await expect.element(verweis(60)).toBeInTheDocument()
  baumPruefen('Alle Fälle')
  const reihen = () => page.getByRole('row').elements()
  const kurze = () => reihen().filter(({ textContent }) => !textContent.includes('Produktionsgenossenschaft'))
  expect(kurze().length).toBeGreaterThan(40)
  const hoechste = () => Math.max(...kurze().map((reihe) => reihe.getBoundingClientRect().height))
  // Programme and round stand in a second line, where the window has no room for their column.
  expect(hoechste()).toBeLessThanOrEqual(52)
  await resize(1920, 800)
  expect(hoechste()).toBeLessThanOrEqual(34)
  for (const breite of [1280, 1920, 390]) {
    await resize(breite, 800)
    await expectNoOverflow(`${breite} px`)
    const tabelle = page.getByRole('table').element()
    expect(tabelle.scrollWidth, `${breite} px`).toBeLessThanOrEqual(tabelle.clientWidth)
    // A name is never cut off.
    for (const wert of page.getByText(/^Landwirtschaftliche Produktionsgenossenschaft/).elements())
      expect(wert.scrollWidth, `${breite} px: the name in full`).toBeLessThanOrEqual(wert.clientWidth + 1)
    const nummer = verweis(60).element()
    expect(nummer.scrollWidth, `${breite} px: the number in full`).toBeLessThanOrEqual(nummer.clientWidth)
  }
})

test('[S9-02] die Liste ist zugänglich, mit offenem Filter auch, in drei Themen', async ({ tisch }) => {
  mitFaellen(tisch, zeilen(9))
  await tisch.open('/sachbearbeitung?ansicht=alle&land=06', SABINE)
  await expect.element(verweis(1)).toBeVisible()
  await istZugaenglich('Arbeitsvorrat')
  await chip('Stand').click()
  await istZugaenglich('Arbeitsvorrat, offener Filter')
})
