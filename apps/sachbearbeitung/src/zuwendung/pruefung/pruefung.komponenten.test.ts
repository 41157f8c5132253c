import type { Pruefstand } from '@foerderportal/contract/shared/pruefstand'
import { fallUnterlagenLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { vermerkSchreiben } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import { nextFrame, resize } from '@foerderportal/shell/testing/browser'
import { nachforderungenLesen } from '@foerderportal/contract/zuwendung/bank/routes'
import { verlaufLesen } from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { rahmenIstSichtbar } from '@foerderportal/shell/testing/keyboard'
import { expect, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { listenwegMerken } from '../../shared/liste/listenweg.ts'
import { titel } from '../../testing/frame.ts'
import { SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { ANGEBOT, ANTRAG, GESCHAEFT, UNTERLAGEN, pruefung, vermerk } from '../testing/faelle.ts'
import { pruefdienst } from '../testing/pruefdienst.ts'

const KEINE_NACHFORDERUNG = {
  antragGuid: ANTRAG,
  moeglich: true,
  empfaenger: ['Lena Lindenau'],
  vorab: null,
  gruende: [],
  nachforderungen: [],
  stellen: [],
}
const LEERER_VERLAUF = { eintraege: [], nach: null, personen: [], angeheftet: [], wiedervorlagen: [] }

const ADRESSE = `/sachbearbeitung/fall/${GESCHAEFT}/pruefung`
const oeffnen = async (tisch: Tisch, punkt = '', anfang = pruefung()) => {
  const dienst = pruefdienst(tisch, anfang)
  await tisch.open(`${ADRESSE}${punkt}`, SABINE)
  await expect.element(titel('GE-2026-000123, Hof Lindenau GbR')).toBeVisible()
  return dienst
}
const punkttitel = (name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true })
const ergebnis = (name: string): Locator =>
  page.getByRole('group', { name: 'Ergebnis' }).getByRole('button', { name })
const text = (): Locator => page.getByRole('textbox', { name: 'Vermerk' })
const weiter = (): Locator => page.getByRole('button', { name: /nächster Punkt/ })
const dokument = (): Locator => page.getByRole('region', { name: /Seite/ })

test('[S9-03] the head says whose case it is, where it stands and who acts', async ({ tisch }) => {
  await oeffnen(tisch)
  for (const worte of [
    'In Prüfung',
    'seit 18.11.2026',
    'Am Zug: Bank',
    'beantragt 27.800,00',
    'bei Sabine Sachbearbeitung',
  ])
    await expect.element(page.getByCss('.d-seite__stand')).toMatchTextContent(worte)
})

test('[S9-07] it begins at the first point that waits; a proposal of a rule waits for a person', async ({
  tisch,
}) => {
  const { geschrieben } = await oeffnen(tisch)
  await expect.element(punkttitel('A1 Einladung deckt Kategorie')).toBeVisible()
  await expect.element(page.getByText('Vorschlag der Regel: Erfüllt.')).toBeVisible()
  await expect.element(page.getByText('0 von 3 beantwortet')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /Vorschlag bestätigen/ }))
  await expect.element(punkttitel('A15 Angaben wie Unterlagen')).toHaveFocus()
  expect(geschrieben).toMatchObject([
    { punkt: 'A1', ergebnis: 'ERFUELLT', text: expect.stringContaining('B.1') },
  ])
})

test.for(['1 Erfüllt', 'Nicht erfüllt', 'Entfällt'])(
  '[S9-07] an answer, here „%s“, takes nothing for evidence that nobody chose',
  async (antwort, { tisch }) => {
    const { geschrieben } = await oeffnen(tisch, '#A15')
    await expect.element(dokument()).toMatchTextContent('Terravia MP 300')
    await userEvent.fill(text(), 'Gelesen.')
    await userEvent.click(ergebnis(antwort))
    await userEvent.click(weiter())
    await expect.element(punkttitel('A3 KMU mit Verbund')).toHaveFocus()
    expect(geschrieben.at(-1)).toMatchObject({ punkt: 'A15', belege: [] })
  },
)

test('[S9-07] two clicks answer a point with the page beside it as evidence', async ({ tisch }) => {
  const { geschrieben } = await oeffnen(tisch, '#A15')
  await expect.element(dokument()).toMatchTextContent('Terravia MP 300')
  await userEvent.click(page.getByRole('button', { name: 'Seite 1 von Angebot Terravia MP 300' }))
  await userEvent.click(ergebnis('1 Erfüllt'))
  await userEvent.click(weiter())
  await expect.element(punkttitel('A3 KMU mit Verbund')).toHaveFocus()
  expect(geschrieben.at(-1)).toEqual({
    punkt: 'A15',
    ergebnis: 'ERFUELLT',
    text: '',
    belege: [{ dateiGuid: ANGEBOT, seite: 1, zitat: null, stelle: null }],
  })
})

test('[S9-07] a no needs words: the sentence stands at the field, and the cursor in it', async ({
  tisch,
}) => {
  const { geschrieben } = await oeffnen(tisch, '#A15')
  await userEvent.click(ergebnis('Nicht erfüllt'))
  await userEvent.click(weiter())
  await expect
    .element(page.getByText('Zu „Nicht erfüllt“ gehört ein Vermerk: Schreiben Sie, warum.'))
    .toBeVisible()
  await expect.element(text()).toHaveFocus()
  await userEvent.keyboard('Preis weicht ab.{Control>}{Enter}{/Control}')
  await expect.element(punkttitel('A3 KMU mit Verbund')).toHaveFocus()
  expect(geschrieben.at(-1)).toMatchObject({ ergebnis: 'NICHT_ERFUELLT', text: 'Preis weicht ab.' })
  await expect.element(page.getByText('1 Punkt nicht erfüllt.')).toBeVisible()
})

test('[S9-07] nothing is written of a point of which nothing is said: it says so, and the focus is at the answers', async ({
  tisch,
}) => {
  const { geschrieben } = await oeffnen(tisch, '#A15')
  await expect.element(punkttitel('A15 Angaben wie Unterlagen')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const satz = page.getByText('Wählen Sie ein Ergebnis, oder schreiben Sie einen Vermerk.')
  await expect.element(satz).toBeVisible()
  await expect.element(ergebnis('1 Erfüllt')).toHaveFocus()
  expect(geschrieben).toEqual([])
  await userEvent.keyboard('1')
  await expect.element(satz).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(punkttitel('A3 KMU mit Verbund')).toHaveFocus()
  expect(geschrieben).toMatchObject([{ punkt: 'A15', ergebnis: 'ERFUELLT' }])
})

test('[S9-07] the last point leads on: to the decision, and where something failed to what is asked for', async ({
  tisch,
}) => {
  const stand = pruefung()
  const punkte = stand.punkte.map((p) => (p.code === 'A15' ? p : { ...p, stand: 'ERFUELLT' as const }))
  await oeffnen(tisch, '', { ...stand, punkte })
  await expect.element(page.getByText('2 von 3 beantwortet')).toBeVisible()
  await userEvent.keyboard('1{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('link', { name: 'Zur Entscheidung' })).toHaveFocus()
  await oeffnen(tisch, '', { ...stand, punkte })
  await expect.element(page.getByText('2 von 3 beantwortet')).toBeVisible()
  await userEvent.keyboard('2nPreis weicht ab.{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('1 Punkt nicht erfüllt.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Nachfordern', exact: true })).toHaveFocus()
})

test('[S9-07] whoever chooses another point while one is being saved stays there', async ({ tisch }) => {
  const { geschrieben } = await oeffnen(tisch, '#A15')
  await expect.element(dokument()).toMatchTextContent('Terravia MP 300')
  await userEvent.click(ergebnis('1 Erfüllt'))
  const ankommen = tisch.server.hold(vermerkSchreiben)
  await userEvent.click(weiter())
  await page.getByRole('button', { name: /Einladung deckt/ }).click()
  await expect.element(punkttitel('A1 Einladung deckt Kategorie')).toBeVisible()
  ankommen()
  await expect.poll(() => geschrieben).toMatchObject([{ punkt: 'A15', ergebnis: 'ERFUELLT' }])
  await expect.element(page.getByText('1 von 3 beantwortet')).toBeVisible()
  await nextFrame()
  await expect.element(punkttitel('A1 Einladung deckt Kategorie')).toBeVisible()
})

test('[S9-07] what is typed saves itself, with the version that it builds on', async ({ tisch }) => {
  const { geschrieben } = await oeffnen(tisch, '#A15')
  await userEvent.fill(text(), 'Noch zu klären.')
  await expect.element(page.getByText(/Gespeichert um .*\sUhr, Fassung 1/)).toBeVisible()
  expect(geschrieben).toMatchObject([{ punkt: 'A15', ergebnis: null, text: 'Noch zu klären.' }])
})

test('[S9-07] [A-01] where somebody else was first both texts stand there, and nothing is lost', async ({
  tisch,
}) => {
  const { setzen, stand, geschrieben } = await oeffnen(tisch, '#A15')
  await userEvent.fill(text(), 'Mein Text.')
  const alt = stand().punkte[1]
  if (alt === undefined) throw new Error('no second point')
  const thomas = { sub: 'sub-thomas', name: 'Thomas Kern' }
  setzen({
    ...alt,
    stand: 'ERFUELLT',
    vermerke: [vermerk({ person: thomas, text: 'Sein Text.' })],
    version: 1,
  })
  await userEvent.click(weiter())
  await expect.element(page.getByText('Jemand anderes war schneller')).toBeVisible()
  await expect.element(page.getByText('Dort steht jetzt: „Sein Text.“')).toBeVisible()
  await expect.element(page.getByText('Ihr Text, noch nicht gespeichert: „Mein Text.“')).toBeVisible()
  expect(geschrieben).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Meinen Vermerk daneben speichern' }))
  await expect.element(page.getByText(/Gespeichert um/)).toBeVisible()
  await expect
    .poll(() => stand().punkte[1]?.vermerke.map((v) => v.text))
    .toEqual(['Mein Text.', 'Sein Text.'])
})

test('[S9-07] [A-13] a point that has to be looked at again says so, with what stood there before', async ({
  tisch,
}) => {
  await oeffnen(tisch, '#A3')
  await expect.element(page.getByText(/Erneut prüfen: Seit dem letzten Vermerk/)).toBeVisible()
  const stellen = page.getByRole('list', { name: 'Angaben im Antrag' })
  await expect.element(stellen).toMatchTextContent('500.000,00')
  await expect.element(stellen).toMatchTextContent('vorher')
  await expect.element(page.getByText('Erfüllt: Zahlen gelesen.')).toBeVisible()
})

test('[S9-07] [S9-03] by keyboard alone: points, answer, search, the place as evidence, save', async ({
  tisch,
}) => {
  const { geschrieben } = await oeffnen(tisch)
  await userEvent.keyboard('j')
  await expect.element(punkttitel('A15 Angaben wie Unterlagen')).toBeVisible()
  await expect.element(dokument()).toMatchTextContent('46.200,00')
  const suche = page.getByRole('searchbox', { name: 'Im Dokument suchen' })
  await userEvent.click(suche)
  await userEvent.keyboard('46.200,00{Enter}')
  await expect.element(page.getByText('auf 1 von 2')).toBeVisible()
  await expect.element(page.getByCss('.d-marke--fund')).toBeInTheDocument()
  const belegen = page.getByRole('button', { name: 'Beleg aus dem Dokument zu: Nettopreis' })
  while (document.activeElement !== belegen.element()) await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  rahmenIstSichtbar()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('weicht ab')).toBeVisible()
  await expect.element(page.getByCss('.d-marke--anders')).toMatchTextContent('2')
  await userEvent.keyboard('2n')
  await expect.element(text()).toHaveFocus()
  await userEvent.keyboard('Angebot nach Nachlass.{Control>}{Enter}{/Control}')
  await expect.element(punkttitel('A3 KMU mit Verbund')).toHaveFocus()
  expect(geschrieben.at(-1)).toMatchObject({
    ergebnis: 'NICHT_ERFUELLT',
    text: 'Angebot nach Nachlass.',
    belege: [{ dateiGuid: ANGEBOT, seite: 1, zitat: '46.200,00', stelle: expect.stringContaining('Netto') }],
  })
})

test('[S9-03] a search that comes before its document says so and is made as soon as it is read', async ({
  tisch,
}) => {
  const gelesen = Promise.withResolvers<undefined>()
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function (this: Blob) {
    await gelesen.promise
    return new Response(this).arrayBuffer()
  })
  await oeffnen(tisch, '#A15')
  await userEvent.click(page.getByRole('searchbox', { name: 'Im Dokument suchen' }))
  await userEvent.keyboard('46.200,00{Enter}')
  await expect.element(page.getByText('Das Dokument lädt noch')).toBeVisible()
  gelesen.resolve(undefined)
  await expect.element(page.getByText('auf 1 von 2')).toBeVisible()
  await expect.element(page.getByCss('.d-marke--fund')).toBeInTheDocument()
})

test('[S10-06] words of a paper are found however they are spelt, and framed as they stand there', async ({
  tisch,
}) => {
  await oeffnen(tisch, '#A15')
  await expect.element(dokument()).toMatchTextContent('Terravia')
  await userEvent.click(page.getByRole('searchbox', { name: 'Im Dokument suchen' }))
  await userEvent.keyboard('Térravia-mp  300{Enter}')
  await expect.element(page.getByText('auf 1 von 2')).toBeVisible()
  await expect.element(page.getByCss('.d-marke--fund')).toBeInTheDocument()
})

test('[S9-03] a paper with a page that is broken says that it cannot be searched', async ({ tisch }) => {
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function (this: Blob) {
    const ganz = await new Response(this).text()
    return new Response(ganz.replace('Kids[3 0 R 5 0 R]', 'Kids[3 0 R 9 0 R]')).arrayBuffer()
  })
  await oeffnen(tisch, '#A15')
  await expect.element(dokument()).toMatchTextContent('Terravia')
  await userEvent.click(page.getByRole('searchbox', { name: 'Im Dokument suchen' }))
  await userEvent.keyboard('46.200,00{Enter}')
  await expect.element(page.getByText('Lässt sich nicht durchsuchen')).toBeVisible()
})

test('[S9-03] with each point comes what proves it, never what lay beside another; what is missing says so', async ({
  tisch,
}) => {
  const [angebot] = UNTERLAGEN
  if (angebot === undefined) throw new Error('no offer')
  const uuid = '60000000-0000-4000-8000-000000000009'
  const eingang = {
    ...angebot,
    uuid,
    dateiname: 'Eingang.xml',
    mimeType: 'text/xml',
    art: 'beleg',
    stellen: [],
  }
  const wozu = 'Eingangsbestätigung ANK-2026-000042'
  const zurueck = tisch.server.answer(fallUnterlagenLesen, 200, [...UNTERLAGEN, { ...eingang, wozu }])
  const stand = pruefung()
  const fehlt = { pfad: 'dokumente.registerauszug', frage: 'Registerauszug', dateien: [] }
  const punkte = stand.punkte.map((p) => (p.code === 'A3' ? { ...p, nachweise: [fehlt] } : p))
  await oeffnen(tisch, '', { ...stand, punkte })
  const gezeigt = page.getByRole('list', { name: 'Alle Dateien' }).getByCss('[aria-current="true"]')
  await expect.element(gezeigt).toMatchTextContent(wozu)
  await userEvent.keyboard('j')
  await expect.element(gezeigt).toMatchTextContent('Angebot Terravia MP 300')
  const eigene = page.getByRole('list', { name: 'Unterlagen zu diesem Punkt' })
  await userEvent.keyboard('[BracketRight]')
  await expect.element(gezeigt).toMatchTextContent('Sonstige Unterlagen')
  await eigene.getByRole('button', { name: 'Angebot Terravia MP 300' }).click()
  await expect.element(gezeigt).toMatchTextContent('Angebot Terravia MP 300')
  await userEvent.keyboard('j')
  await expect.element(eigene).toMatchTextContent('Registerauszug liegt nicht bei')
  await expect.element(gezeigt).toMatchTextContent(wozu)
  zurueck()
})

test('[S9-03] documents go by [ and ]; each keeps its page; what has no preview says so', async ({
  tisch,
}) => {
  await oeffnen(tisch, '#A15')
  await expect.element(dokument()).toMatchTextContent('Terravia')
  await userEvent.click(page.getByRole('button', { name: 'Nächste Seite' }))
  await expect.element(dokument()).toMatchTextContent('Lieferzeit')
  await userEvent.keyboard('[BracketRight]')
  await expect.element(page.getByText(/wird hier nicht angezeigt/)).toBeVisible()
  await userEvent.keyboard('[BracketRight]')
  await expect.element(page.getByText(/noch auf Viren geprüft/)).toBeVisible()
  await userEvent.keyboard('[BracketLeft][BracketLeft]')
  await expect.element(dokument()).toMatchTextContent('Lieferzeit')
})

test('[S5-04] what does not open says why and can be downloaded', async ({ tisch }) => {
  const [angebot, ...andere] = UNTERLAGEN
  if (angebot === undefined) throw new Error('no offer')
  const unterlagen = (scanStatus: Pruefstand) => [{ ...angebot, scanStatus }, ...andere]
  const zurueck = tisch.server.answer(fallUnterlagenLesen, 200, unterlagen('mit Kennwort'))
  await oeffnen(tisch, '#A15')
  await expect.element(page.getByText(/Diese Datei ist mit einem Kennwort geschützt\. Deshalb/)).toBeVisible()
  await expect.element(page.getByText('Mit Kennwort geschützt')).toBeVisible()
  await expect.element(page.getByRole('button', { name: angebot.dateiname })).toBeVisible()
  zurueck()
})

test.for(['wird geprüft', 'noch nicht geöffnet'] as const)(
  '[S5-02] [S9-03] a file of which it says „%s“ is asked about by itself, until what it is is known',
  async (noch, { tisch }) => {
    const [angebot] = UNTERLAGEN
    if (angebot === undefined) throw new Error('no offer')
    const zurueck = tisch.server.answer(fallUnterlagenLesen, 200, [{ ...angebot, scanStatus: noch }])
    await oeffnen(tisch, '#A15')
    const kennwort = page.getByText(/Diese Datei ist mit einem Kennwort geschützt\. Deshalb/)
    await expect.element(page.getByRole('list', { name: 'Alle Dateien' })).toBeVisible()
    await expect.element(kennwort).not.toBeInTheDocument()
    const zuletzt = tisch.server.answer(fallUnterlagenLesen, 200, [
      { ...angebot, scanStatus: 'mit Kennwort' },
    ])
    await expect.element(kennwort).toBeVisible()
    zuletzt()
    zurueck()
  },
)

test('[S9-07] who may not write reads why, and finds no button for it', async ({ tisch }) => {
  const grund = 'Sie lesen mit: Vermerke schreibt, wer Anträge bearbeitet.'
  await oeffnen(tisch, '#A15', pruefung({ gesperrtWeil: grund }))
  await expect.element(page.getByText(grund)).toBeVisible()
  expect(weiter().elements()).toEqual([])
  await expect.element(text()).toHaveAttribute('readonly')
})

test('[S9-07] a programme without a catalogue says so', async ({ tisch }) => {
  await oeffnen(tisch, '', pruefung({ katalog: null, punkte: [] }))
  await expect.element(page.getByText('Für dieses Programm gibt es noch keinen Prüfkatalog.')).toBeVisible()
})

test('[S9-07] the screen of a check is accessible in three themes', async ({ tisch }) => {
  await oeffnen(tisch, '#A15')
  await expect.element(dokument()).toMatchTextContent('Terravia')
  await userEvent.click(ergebnis('Nicht erfüllt'))
  await userEvent.fill(text(), 'Preis weicht ab.')
  await istZugaenglich('Prüfung eines Falls')
})

const BEISPIELE = ['a', 'b', 'c'].map((name) => `50000000-0000-4000-8000-00000000000${name}`)
const adresse = (tisch: Tisch) => tisch.address().replace('/sachbearbeitung', '')

type Taste = readonly [taste: string, was: string, geschehen: (tisch: Tisch) => PromiseLike<unknown>]

const gedrueckt = (name: string) => expect.element(ergebnis(name)).toHaveAttribute('aria-pressed', 'true')

/** What the keys do that stay with the case, one after the other; the last leads into a field, where keys are letters. */
const AM_FALL: readonly Taste[] = [
  [']', 'the next document', () => expect.element(page.getByText(/wird hier nicht angezeigt/)).toBeVisible()],
  ['[[', 'and back', () => expect.element(dokument()).toMatchTextContent('Terravia')],
  ['1', 'met', () => gedrueckt('1 Erfüllt')],
  ['2', 'not met', () => gedrueckt('Nicht erfüllt')],
  ['3', 'does not apply', () => gedrueckt('Entfällt')],
  ['0', 'open', () => gedrueckt('Offen')],
  ['j', 'the next point', () => expect.element(punkttitel('A3 KMU mit Verbund')).toBeVisible()],
  ['kk', 'the points before', () => expect.element(punkttitel('A1 Einladung deckt Kategorie')).toBeVisible()],
  [
    'jb',
    'the next point, and its page as evidence',
    () =>
      expect
        .element(page.getByRole('button', { name: 'Angebot Terravia MP 300, S. 1', exact: true }))
        .toBeVisible(),
  ],
  ['n', 'into the Vermerk', () => expect.element(text()).toHaveFocus()],
]

/** What leads away from the case or into another field. */
const FORT: readonly Taste[] = [
  ['}', 'the next case', (t) => expect.poll(() => adresse(t)).toContain(`/fall/${BEISPIELE[2]}/pruefung`)],
  ['{{', 'the case before', (t) => expect.poll(() => adresse(t)).toContain(`/fall/${BEISPIELE[0]}/pruefung`)],
  ['u', 'back to the list', (t) => expect.poll(() => adresse(t)).toBe('/?ansicht=neu')],
  ['f', 'ask for it', (t) => expect.poll(() => adresse(t)).toContain(`/${GESCHAEFT}/nachforderung`)],
  ['w', 'look at it again', () => expect.element(page.getByRole('textbox', { name: 'Am' })).toHaveFocus()],
  ['gf', 'to what waits for release', (t) => expect.poll(() => adresse(t)).toBe('/freigaben')],
  [
    '1{Control>}{Enter}{/Control}',
    'met, and save',
    () => expect.element(punkttitel('A3 KMU mit Verbund')).toHaveFocus(),
  ],
]

/** One point of a case that lies between two others of the list, with its document in sight. */
const zwischenZweien = async (tisch: Tisch) => {
  const [davor, , danach] = BEISPIELE
  listenwegMerken({
    href: '/?ansicht=neu',
    faelle: [davor ?? '', GESCHAEFT, danach ?? ''],
    zuletzt: GESCHAEFT,
  })
  tisch.server.otherwise(nachforderungenLesen, 200, KEINE_NACHFORDERUNG)
  tisch.server.otherwise(verlaufLesen, 200, LEERER_VERLAUF)
  await oeffnen(tisch, '#A15')
  await expect.element(dokument()).toMatchTextContent('Terravia')
}

test('[S9-03] the keys of a check: documents, answers, points, the Vermerk', async ({ tisch }) => {
  await zwischenZweien(tisch)
  for (const [taste, , geschehen] of AM_FALL) {
    await userEvent.keyboard(taste)
    await geschehen(tisch)
  }
})

test.for(FORT)('[S9-03] the key %s: %s', async ([taste, , geschehen], { tisch }) => {
  await zwischenZweien(tisch)
  await userEvent.keyboard(taste)
  await geschehen(tisch)
})

test('[S9-03] 1440×900, five evidence places: one line of answers, and the button to save is in sight', async ({
  tisch,
}) => {
  await resize(1440, 900)
  const stand = pruefung()
  const belege = ['1', '2', '3', '4', '5'].map((zitat) => ({
    dateiGuid: ANGEBOT,
    seite: 1,
    zitat: `Summe der Position ${zitat}`,
    stelle: null,
  }))
  const punkte = stand.punkte.map((p) =>
    p.code === 'A15' ? { ...p, vermerke: [vermerk({ belege, text: 'Zeile\n'.repeat(8) })], version: 1 } : p,
  )
  await oeffnen(tisch, '#A15', { ...stand, punkte })
  await expect.element(weiter()).toBeInViewport({ ratio: 1 })
  const zeilen = new Set(
    page
      .getByRole('group', { name: 'Ergebnis' })
      .getByRole('button')
      .elements()
      .map((knopf) => knopf.getBoundingClientRect().top),
  )
  expect(zeilen.size).toBe(1)
})

test('[S9-03] a failed point is asked for from where it stands: what was chosen is saved first', async ({
  tisch,
}) => {
  const { geschrieben } = await oeffnen(tisch, '#A15')
  tisch.server.otherwise(nachforderungenLesen, 200, {
    ...KEINE_NACHFORDERUNG,
    stellen: pruefung().punkte.flatMap(({ nachweise }) =>
      nachweise.map(({ pfad, frage }) => ({ pfad, frage, seite: 'Fördergegenstände', dokument: null })),
    ),
  })
  await expect.element(dokument()).toMatchTextContent('Terravia')
  await userEvent.click(ergebnis('Nicht erfüllt'))
  await userEvent.fill(text(), 'Preis weicht ab.')
  await userEvent.click(page.getByRole('button', { name: 'Nachfordern' }))
  await expect.element(page.getByRole('form', { name: 'Nachforderung' })).toBeVisible()
  // Its own place, with what was noted there.
  const grund = page.getByRole('textbox', { name: 'Angebot (Terravia MP 300)', exact: true })
  await expect.element(grund).toHaveValue('Preis weicht ab.')
  expect(geschrieben.at(-1)).toMatchObject({ punkt: 'A15', ergebnis: 'NICHT_ERFUELLT' })
})
