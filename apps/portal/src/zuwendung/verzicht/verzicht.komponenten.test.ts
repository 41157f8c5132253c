import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import {
  verzichtErklaeren,
  verzichtLesen,
  verzichtMitzeichnen,
  verzichtZuruecknehmen,
} from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import type { VerzichtAnsicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { antraege } from '../../testing/overviews.ts'
import { LENA, NORA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { mitVerzicht, verzicht, verzichtbar, wartend } from '../../testing/verzichte.ts'

const GUID = 'a0000000-0000-4000-8000-000000000001'
const [MASCHINE, PFLUG] = verzichtbar().gegenstaende.map(({ gegenstand }) => gegenstand)
const main = () => page.getByRole('main')
const wahl = (gegenstand: string) => page.getByRole('radiogroup', { name: gegenstand })
const knopf = (name: string) => page.getByRole('button', { name })
const betrag = () => page.getByRole('textbox', { name: 'Auf wie viel verzichten Sie bei' })
const bestaetigen = async () => {
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Verzicht erklären' }).click()
}

const oeffnen = async (portal: Portal, ansicht: VerzichtAnsicht, wer = LENA) => {
  portal.server.answer(verzichtLesen, 200, ansicht)
  await portal.open(`/zuwendung/antrag/${GUID}/verzicht`, wer)
}

test('[S9-04] a signer waives a part and the rest of another item by keyboard alone, and reads when it arrived', async ({
  portal,
}) => {
  await oeffnen(portal, verzichtbar())
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Verzicht auf Förderung, Antrag GE-2026-000123')
  await expect.element(main()).toMatchTextContent('Bis dahin können Sie den Verzicht zurücknehmen')
  ;(
    wahl('Beispiel & Söhne MP 300').getByRole('radio', { name: 'Kein Verzicht' }).element() as HTMLElement
  ).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}4.000,40{Tab}{ArrowDown}')
  await expect
    .element(wahl('Pflugwerk P 1'))
    .toHaveAccessibleDescription(/^Bewilligt: 2\.500,00\s€, davon binden Auszahlungen 500,00\s€$/)
  await expect
    .element(main())
    .toMatchTextContent('Sie verzichten zusammen auf 6.000,40 €. Bewilligt bleiben 4.500,39 €.')
  await istZugaenglich('Verzicht, Formular')
  portal.server.answer(verzichtErklaeren, 200, mitVerzicht())
  await userEvent.keyboard('{Tab}Nur eine Maschine.{Tab}{Enter}')
  const dialog = page.getByRole('alertdialog', { name: 'Auf 6.000,40 € verzichten?' })
  await expect.element(dialog).toBeVisible()
  await bestaetigen()
  await expect
    .element(
      page.getByRole('heading', { name: 'Ihr Verzicht ist am 23.11.2026 um 10:00:00 Uhr eingegangen' }),
    )
    .toBeVisible()
  await expect.element(main()).toMatchTextContent('Beispiel & Söhne MP 3004.000,40 € von 8.000,79 €')
  expect(portal.server.calls(verzichtErklaeren)[0]?.body).toEqual({
    verzichtGuid: expect.any(String) as string,
    betraege: [
      { gegenstand: MASCHINE, verzicht: 4_000.4 },
      { gegenstand: PFLUG, verzicht: 2_000 },
    ],
    begruendung: 'Nur eine Maschine.',
  })
  await istZugaenglich('Verzicht, Quittung')
})

test('[S9-04] nothing, too much or no amount is said at its field; who thinks again sends nothing', async ({
  portal,
}) => {
  await oeffnen(portal, verzichtbar())
  await knopf('Verzicht erklären').click()
  await expect
    .element(wahl('Beispiel & Söhne MP 300'))
    .toHaveAccessibleDescription(/Geben Sie bei mindestens einem Gegenstand an/)
  await wahl('Pflugwerk P 1').getByRole('radio', { name: 'Verzicht auf einen Teil' }).click()
  for (const [getippt, satz] of [
    ['viel', 'Schreiben Sie den Betrag mit Ziffern'],
    ['0', 'Geben Sie an, auf wie viel Sie verzichten.'],
    ['2.000,01', 'Verzichten lässt sich auf höchstens 2.000,00 €.'],
  ] as const) {
    await betrag().fill(getippt)
    await clickAgain(knopf('Verzicht erklären'))
    await expect
      .element(betrag())
      .toHaveAccessibleDescription(new RegExp(satz.replaceAll(' ', String.raw`\s`)))
  }
  await betrag().fill('2000')
  await clickAgain(knopf('Verzicht erklären'))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Noch nicht' }).click()
  expect(portal.server.calls(verzichtErklaeren)).toEqual([])
})

test('[S9-04] what did not get through goes again under the same guid; another declaration gets its own', async ({
  portal,
}) => {
  await oeffnen(portal, verzichtbar())
  const absenden = async (wie: RegExp) => {
    await wahl('Pflugwerk P 1').getByRole('radio', { name: wie }).click()
    await clickAgain(knopf('Verzicht erklären'))
    await bestaetigen()
  }
  portal.server.answer(verzichtErklaeren, 200, mitVerzicht())
  portal.server.refuse(verzichtErklaeren, 500, undefined, { times: 2 })
  await absenden(/^Verzicht auf 2\.000/)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Das hat noch nicht geklappt')
  await absenden(/^Verzicht auf 2\.000/)
  await wahl('Beispiel & Söhne MP 300')
    .getByRole('radio', { name: /^Verzicht auf 8\.000/ })
    .click()
  await absenden(/^Kein/)
  await expect.element(page.getByRole('heading', { name: /eingegangen/ })).toBeVisible()
  const [eine, dieselbe, andere] = portal.server.calls(verzichtErklaeren).map(({ body }) => body.verzichtGuid)
  expect(dieselbe).toBe(eine)
  expect(andere).not.toBe(eine)
})

test('[S9-04] somebody was faster: the page says so, and shows what was declared', async ({ portal }) => {
  await oeffnen(portal, verzichtbar())
  const { status, ...problem } = ZUWENDUNG.nichtMoeglich
  portal.server.refuse(verzichtErklaeren, status, { ...problem, detail: 'Ein Verzicht ist schon erklärt.' })
  portal.server.answer(verzichtLesen, 200, mitVerzicht(verzicht({ erklaertVon: 'Paul Partner' })))
  await wahl('Pflugwerk P 1')
    .getByRole('radio', { name: /^Verzicht auf 2\.000/ })
    .click()
  await knopf('Verzicht erklären').click()
  await bestaetigen()
  await expect.element(main()).toMatchTextContent('Erklärt von Paul Partner.')
})

test('[S9-04] it can be taken back; then it is told among what was declared before', async ({ portal }) => {
  await oeffnen(portal, mitVerzicht())
  const zurueck = verzicht({
    status: 'ZURUECKGENOMMEN',
    zurueckgenommenAm: '2026-11-23T10:00:00.000Z',
    zurueckgenommenVon: 'Paul Partner',
  })
  portal.server.answer(verzichtZuruecknehmen, 200, verzichtbar({ verzichte: [zurueck] }))
  await knopf('Verzicht zurücknehmen').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect.element(page.getByRole('heading', { name: 'Frühere Erklärungen' })).toBeVisible()
  await expect
    .element(main())
    .toMatchTextContent('Zurückgenommen am 23.11.2026 um 11:00:00 Uhr von Paul Partner.')
  await expect.element(wahl('Pflugwerk P 1')).toBeVisible()
})

test('[S9-04] taken up in that moment it stays: the page says why', async ({ portal }) => {
  await oeffnen(portal, mitVerzicht())
  const { status, ...problem } = ZUWENDUNG.nichtMoeglich
  portal.server.refuse(verzichtZuruecknehmen, status, { ...problem, detail: 'schon aufgenommen' })
  const aufgenommen = verzicht({ status: 'AUFGENOMMEN', aufgenommenAm: '2026-11-23T10:00:00.000Z' })
  portal.server.answer(verzichtLesen, 200, verzichtbar({ verzichte: [aufgenommen] }))
  await knopf('Verzicht zurücknehmen').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect.element(main()).toMatchTextContent('Von der Bank aufgenommen am 23.11.2026 um 11:00:00 Uhr.')
})

for (const [was, wer, erklaerenHindernis, satz] of [
  [
    'who may not sign reads who may',
    NORA,
    { text: 'Nur Personen mit Zeichnungsberechtigung.', pfad: 'zeichnungsberechtigung' },
    'Das sind Lena Lindenau und Paul Partner.',
  ],
  ['who may only read is told so', NORA, null, 'wer in Ihrem Unternehmen Anträge bearbeitet'],
  ['what is not possible has its reason', LENA, { text: 'Alles Bewilligte ist gebunden.' }, 'ist gebunden.'],
] as const)
  test(`[S9-04] ${was}`, async ({ portal }) => {
    await oeffnen(portal, verzichtbar({ erklaerenHindernis }), wer)
    await expect.element(main()).toMatchTextContent(satz)
    expect(page.getByRole('radiogroup').elements()).toEqual([])
    expect(page.getByRole('button', { name: 'Verzicht erklären' }).elements()).toEqual([])
  })

test('[S9-04] who is not identified finds the way, and back', async ({ portal }) => {
  const text = 'Bestätigen Sie zuerst Ihre Identität.'
  await oeffnen(portal, verzichtbar({ erklaerenHindernis: { text, pfad: 'identifizierung' } }))
  const hier = portal.address()
  await page.getByRole('link', { name: 'Identität bestätigen' }).click()
  await page.getByRole('link', { name: 'Zurück zum Verzicht' }).click()
  await expect.element(main()).toMatchTextContent(text)
  expect(portal.address()).toBe(hier)
  await page.getByRole('link', { name: 'Identität bestätigen' }).click()
  await expect.element(page.getByRole('link', { name: 'Zurück zum Verzicht' })).toBeVisible()
  history.back()
  await expect.element(main()).toMatchTextContent(text)
  // Whoever comes by another way needs it no more either.
  expect(sessionStorage.getItem('portal-rueckweg')).toBeNull()
})

test('[S9-04] [S4-07] zu zweit: die erste Unterschrift sagt, dass die zweite fehlt, und wer sie geben kann', async ({
  portal,
}) => {
  await oeffnen(portal, verzichtbar({ zuZweit: true }))
  await expect.element(main()).toMatchTextContent('Für Ihr Unternehmen unterschreiben zwei Personen.')
  await expect.element(knopf('Verzicht unterschreiben')).toBeVisible()
  const wartend = verzicht({ status: 'ZUR_UNTERSCHRIFT' })
  const hindernis = { text: 'Sie haben schon unterschrieben.' }
  await oeffnen(portal, { ...mitVerzicht(wartend), zuZweit: true, mitzeichnenHindernis: hindernis })
  await expect.element(page.getByRole('heading', { name: 'Die zweite Unterschrift fehlt' })).toBeVisible()
  await expect
    .element(main())
    .toMatchTextContent('Unterschrieben am 23.11.2026 um 10:00:00 Uhr von Lena Lindenau.')
  await expect.element(main()).toMatchTextContent('Sie haben schon unterschrieben.')
  await expect.element(knopf('Verzicht unterschreiben')).not.toBeInTheDocument()
  await expect.element(knopf('Verzicht zurücknehmen')).toBeVisible()
})

test('[S9-04] [S4-07] die zweite Person liest, worauf verzichtet wird, und unterschreibt', async ({
  portal,
}) => {
  const wartend = verzicht({ status: 'ZUR_UNTERSCHRIFT', erklaertVon: 'Paul Partner' })
  await oeffnen(portal, { ...mitVerzicht(wartend), zuZweit: true, mitzeichnenHindernis: null })
  await expect.element(main()).toMatchTextContent(/4\.000,40\s€ von 8\.000,79\s€/)
  await expect
    .element(page.getByText('Worauf Ihr Unternehmen verzichtet, und was damit geschieht.'))
    .toBeVisible()
  await expect.element(page.getByText('Sie brauchen weniger')).not.toBeInTheDocument()
  await istZugaenglich('Verzicht, zweite Unterschrift')
  const erklaert = verzicht({ erklaertVon: 'Paul Partner', mitgezeichnetVon: 'Lena Lindenau' })
  portal.server.answer(verzichtMitzeichnen, 200, { ...mitVerzicht(erklaert), zuZweit: true })
  await knopf('Verzicht unterschreiben').click()
  const dialog = page.getByRole('alertdialog', { name: 'Auf 4.000,40 € verzichten?' })
  await dialog.getByRole('button', { name: 'Verzicht unterschreiben' }).click()
  await expect
    .element(main())
    .toMatchTextContent('Erklärt von Paul Partner und Lena Lindenau. Bis die Bank den Verzicht')
  expect(portal.server.calls(verzichtMitzeichnen)[0]?.params).toMatchObject({ verzichtGuid: wartend.guid })
})

test('[S4-07] die Startseite und die Übersicht führen die zweite Person hin; unterschrieben wartet nichts mehr', async ({
  portal,
}) => {
  const uebersicht = (angaben: Partial<GeschaeftDetail>) => {
    const eintrag = antraege()
    const details = eintrag.details.map((d) => ({
      ...d,
      geschaeftStatus: 'BEWILLIGT' as const,
      antraege: [{ guid: GUID, typ: 'AnkNabo' as const }],
      ...angaben,
    }))
    portal.server.answer(antragUebersichtLesen, 200, [{ ...eintrag, details }])
  }
  uebersicht({ verzicht: wartend() })
  await portal.open('/zuwendung/uebersicht', LENA)
  await expect.element(main()).toMatchTextContent('Am Zug: Sie')
  await expect
    .element(page.getByRole('link', { name: 'Verzicht unterschreiben: GE-2026-0001' }))
    .toBeVisible()
  await portal.open('/', LENA)
  const aufgaben = page.getByRole('region', { name: 'Aufgaben' })
  await expect
    .element(aufgaben)
    .toMatchTextContent(
      'Verzicht zum Antrag GE-2026-0001 lesen und unterschreibenPaul Partner hat am 20.11.2026 unterschrieben',
    )
  await istZugaenglich('Startseite, Verzicht zu unterschreiben')
  const zuUnterschreiben = verzicht({ status: 'ZUR_UNTERSCHRIFT', erklaertVon: 'Paul Partner' })
  portal.server.answer(verzichtLesen, 200, {
    ...mitVerzicht(zuUnterschreiben),
    zuZweit: true,
    mitzeichnenHindernis: null,
  })
  await aufgaben.getByRole('link', { name: /^Verzicht zum Antrag/ }).click()
  const erklaert = verzicht({ erklaertVon: 'Paul Partner', mitgezeichnetVon: 'Lena Lindenau' })
  portal.server.answer(verzichtMitzeichnen, 200, { ...mitVerzicht(erklaert), zuZweit: true })
  uebersicht({})
  await clickAgain(knopf('Verzicht unterschreiben'))
  const dialog = page.getByRole('alertdialog')
  await clickAgain(dialog.getByRole('button', { name: 'Verzicht unterschreiben' }))
  await expect.element(main()).toMatchTextContent('Erklärt von Paul Partner und Lena Lindenau.')
  await clickAgain(page.getByRole('link', { name: 'Start' }).first())
  await expect.element(aufgaben).toMatchTextContent('Nichts wartet auf Sie.')
})
