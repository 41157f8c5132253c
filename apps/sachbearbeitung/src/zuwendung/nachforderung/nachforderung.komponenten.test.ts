import type {
  FallNachforderung,
  NachforderungenAntwort,
} from '@foerderportal/contract/zuwendung/antrag/nachforderung/fallSchema'
import { resize } from '@foerderportal/shell/testing/browser'
import {
  nachfordern,
  nachforderungVerlaengern,
  nachforderungZuruecknehmen,
  nachforderungenLesen,
  pruefungBeginnen,
} from '@foerderportal/contract/zuwendung/bank/routes'
import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { vorratLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { fallkopf, pruefung, vermerk } from '../testing/faelle.ts'
import { fallumfeld } from '../testing/fallumfeld.ts'
import { pruefdienst } from '../testing/pruefdienst.ts'

const FALL = 'c0000000-0000-4000-8000-000000000001'
const ANTRAG = 'a0000000-0000-4000-8000-000000000001'
const UMSATZ = 'produktgruppenDaten.umsatz'
const stelle = (pfad: string, frage: string, dokument: string | null = null) => ({
  pfad,
  frage,
  seite: dokument ? 'Dokumente' : 'Unternehmensgröße',
  dokument,
})
const antwort = (angaben: Partial<NachforderungenAntwort> = {}): NachforderungenAntwort => ({
  antragGuid: ANTRAG,
  moeglich: true,
  empfaenger: ['Lena Lindenau', 'Paul Partner'],
  vorab: 'Wir brauchen noch etwas von Ihnen.',
  gruende: [{ titel: 'Unterlage zu alt', text: 'Die Unterlage ist zu alt.' }],
  nachforderungen: [],
  stellen: [
    stelle(UMSATZ, 'Umsatz'),
    stelle('produktgruppenDaten.finanzamt', 'Finanzamt'),
    stelle('dokumente.gesellschaftsvertrag', 'Gesellschaftsvertrag', 'gesellschaftsvertrag'),
  ],
  ...angaben,
})
const wartend: FallNachforderung = {
  guid: 'b0000000-0000-4000-8000-000000000001',
  grund: 'Es fehlt noch etwas.',
  gestelltAm: '2026-11-14T09:00:00.000Z',
  gestelltVon: 'Sabine Sachbearbeitung',
  frist: '2026-12-05T23:00:00.000Z',
  stellen: [{ pfad: UMSATZ, frage: 'Umsatz', grund: 'Passt nicht.' }],
  verlaengerungen: [],
  erledigtAm: null,
  zurueckgenommen: null,
}
const oeffnen = async (tisch: Tisch, was = antwort(), suche = '') => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
  fallumfeld(tisch)
  tisch.server.answer(nachforderungenLesen, 200, was)
  await tisch.open(`/sachbearbeitung/fall/${FALL}/nachforderung${suche}`, SABINE)
}
const zurueckgeben = () => page.getByRole('button', { name: 'Zurückgeben bis 14.12.2026' })
const gesendet = {
  guid: wartend.guid,
  geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG' as const,
  grund: '',
  gestelltAm: wartend.gestelltAm,
  frist: wartend.frist,
  felder: [],
  dokumente: [],
}

test('[S9-03] three places of failed points: preset reasons and 21 days, one click gives it back', async ({
  tisch,
}) => {
  await oeffnen(
    tisch,
    antwort(),
    `?stellen=${UMSATZ},produktgruppenDaten.finanzamt,dokumente.gesellschaftsvertrag`,
  )
  await expect.element(zurueckgeben()).toBeVisible()
  const vorschau = page.getByRole('region', { name: 'So liest es der Antragsteller' })
  await expect
    .element(vorschau)
    .toMatchTextContent(
      /Ihre Angaben fehlen.*brauchen noch etwas.*noch 21 Tage \(bis 14\.12\.2026, 23:59\sUhr\)/,
    )
  await expect.element(vorschau).toMatchTextContent(/Umsatz.*Finanzamt.*Gesellschaftsvertrag/)
  await expect
    .element(page.getByText('Eine E-Mail ohne Inhalt bekommen: Lena Lindenau, Paul Partner.'))
    .toBeVisible()
  await istZugaenglich('Nachforderung, neu')
  await resize(390, 844)
  const textbaustein = page
    .getByRole('combobox', { name: /^Textbaustein zu/ })
    .first()
    .element()
  // one may be longer than the window is wide
  textbaustein.append(
    new Option('Eine Begründung, deren Titel breiter ist als jedes Telefon, auf dem sie steht'),
  )
  expect(textbaustein.getBoundingClientRect().right).toBeLessThanOrEqual(390 - 16)
  const kopf = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  expect(vorschau.element().closest('.d-spalte')?.firstElementChild?.getBoundingClientRect().left).toBe(
    kopf.left,
  )
  await resize(1280, 800)
  tisch.server.answer(nachfordern, 200, gesendet)
  tisch.server.answer(nachforderungenLesen, 200, antwort({ moeglich: false, nachforderungen: [wartend] }))
  await zurueckgeben().click()
  await expect.element(page.getByText('Wartet auf den Antragsteller')).toBeVisible()
  expect(tisch.server.calls(nachfordern)[0]).toMatchObject({
    params: { guid: ANTRAG },
    body: {
      frist: '2026-12-14',
      felder: [{ pfad: UMSATZ }, { pfad: 'produktgruppenDaten.finanzamt' }],
      dokumente: [{ art: 'gesellschaftsvertrag' }],
    },
  })
})

test('[S9-03] by keyboard alone: a place is taken, its reason written, the preview says it, Strg+Enter sends', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  const wahl = page.getByRole('combobox', { name: 'Angabe oder Dokument' })
  await expect.element(wahl).toBeVisible()
  wahl.element().focus()
  await userEvent.keyboard('umsatz{ArrowDown}{Enter}')
  await expect.element(wahl).toHaveValue('')
  const grund = page.getByRole('textbox', { name: 'Umsatz', exact: true })
  await expect.element(grund).toHaveFocus()
  await userEvent.fill(grund, 'Der Abschluss sagt etwas anderes.')
  await expect
    .element(page.getByRole('region', { name: 'So liest es' }))
    .toMatchTextContent('Der Abschluss sagt etwas anderes.')
  page.getByRole('button', { name: 'Umsatz weglassen' }).element().focus()
  tisch.server.answer(nachfordern, 200, gesendet)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => tisch.server.calls(nachfordern).length).toBe(1)
})

test('[S9-03] [S10-06] places stand below the headings of the application and are found however they are spelt', async ({
  tisch,
}) => {
  const alle = Array.from({ length: 50 }, (_, i) => stelle(`weitere.${i}`, `Weitere Angabe ${i + 1}`))
  await oeffnen(tisch, antwort({ stellen: [...antwort().stellen, ...alle] }))
  const wahl = page.getByRole('combobox', { name: 'Angabe oder Dokument' })
  await wahl.click()
  const dokumente = page.getByRole('group', { name: 'Dokumente' })
  await expect.element(dokumente.getByRole('option')).toMatchTextContent('Gesellschaftsvertrag')
  const groesse = page.getByRole('group', { name: 'Unternehmensgröße' })
  // Below headings one looks through all of them.
  expect(groesse.getByRole('option').elements()).toHaveLength(52)
  await istZugaenglich('Nachforderung, Stellen offen')
  await resize(390, 844)
  const liste = page.getByRole('listbox').element().getBoundingClientRect()
  expect(liste.right).toBeLessThanOrEqual(390)
  await resize(1280, 800)
  await userEvent.fill(wahl, 'Gesellschäftsvertrag')
  await expect.element(groesse).not.toBeInTheDocument()
  await userEvent.fill(wahl, 'dokumente')
  await expect.poll(() => page.getByRole('option').elements()).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Gesellschaftsvertrag', exact: true })).toBeVisible()
  await wahl.click()
  await expect.element(groesse).toBeVisible()
  await expect.element(dokumente).not.toBeInTheDocument()
})

test('[S9-03] a failed point begins with its place and its Vermerk, which says that the applicant reads it', async ({
  tisch,
}) => {
  const stand = pruefung()
  const [erster, zweiter] = stand.punkte
  if (erster === undefined || zweiter === undefined) throw new Error('two points')
  const gescheitert = { stand: 'NICHT_ERFUELLT' as const }
  pruefdienst(tisch, {
    ...stand,
    punkte: [
      {
        ...erster,
        ...gescheitert,
        zuFordern: [UMSATZ],
        vermerke: [vermerk({ text: 'Der Abschluss fehlt.' })],
      },
      { ...zweiter, ...gescheitert, zuFordern: [], vermerke: [vermerk({ text: 'Keine Einladung.' })] },
    ],
  })
  tisch.server.answer(nachforderungenLesen, 200, antwort())
  await tisch.open(`/sachbearbeitung/fall/${FALL}/nachforderung`, SABINE)
  const grund = page.getByRole('textbox', { name: 'Umsatz', exact: true })
  await expect.element(grund).toHaveValue('Der Abschluss fehlt.')
  await expect
    .element(grund)
    .toHaveAccessibleDescription(/Vermerk zu A1 Einladung deckt Kategorie.*Der Antragsteller liest/)
  await expect
    .element(page.getByRole('region', { name: 'So liest es' }))
    .toMatchTextContent('Der Abschluss fehlt.')
  await expect.element(page.getByText(/Zu „A15 Angaben wie Unterlagen“ gibt es nichts/)).toBeVisible()
  await userEvent.fill(grund, 'x'.repeat(2001))
  await page.getByRole('button', { name: /^Zurückgeben bis/ }).click()
  await expect.element(grund).toHaveAccessibleDescription(/Kürzen Sie den Grund/)
})

test('[S9-03] nothing is sent without a reason; what the server refuses stands at the day', async ({
  tisch,
}) => {
  await oeffnen(tisch, antwort(), `?stellen=${UMSATZ}`)
  const grund = page.getByRole('textbox', { name: 'Umsatz', exact: true })
  await userEvent.clear(grund)
  await zurueckgeben().click()
  await expect.element(grund).toHaveAccessibleDescription(/Geben Sie einen Grund an/)
  expect(tisch.server.calls(nachfordern)).toEqual([])
})

test('[S9-03] one that waits is lengthened, with a reason, or taken back', async ({ tisch }) => {
  await oeffnen(tisch, antwort({ moeglich: false, nachforderungen: [wartend] }))
  await expect.element(page.getByText('noch 12 Tage (bis 05.12.2026, 23:59 Uhr)')).toBeVisible()
  await istZugaenglich('Nachforderung, wartet')
  await page.getByText('Frist verlängern').first().click()
  const form = page.getByRole('form', { name: 'Frist verlängern' })
  await userEvent.fill(form.getByRole('textbox', { name: 'Neuer letzter Tag' }), '20.12.2026')
  await userEvent.fill(form.getByRole('textbox', { name: 'Grund' }), 'Ernte.')
  tisch.server.answer(nachforderungVerlaengern, 200, {
    guid: wartend.guid,
    frist: '2026-12-20T23:00:00.000Z',
  })
  await form.getByRole('button', { name: 'Frist verlängern' }).click()
  await expect
    .poll(() => tisch.server.calls(nachforderungVerlaengern)[0]?.body)
    .toEqual({ frist: '2026-12-20', grund: 'Ernte.' })
  await page.getByText('Nachforderung zurücknehmen').first().click()
  const zurueck = page.getByRole('form', { name: 'Nachforderung zurücknehmen' })
  await userEvent.fill(zurueck.getByRole('textbox', { name: 'Grund' }), 'Kam per Post.')
  tisch.server.answer(nachforderungZuruecknehmen, 200, {
    geschaeftStatus: 'IN_PRUEFUNG',
    seit: wartend.gestelltAm,
  })
  await zurueck.getByRole('button', { name: 'Nachforderung zurücknehmen' }).click()
  await expect
    .poll(() => tisch.server.calls(nachforderungZuruecknehmen)[0]?.body)
    .toEqual({ grund: 'Kam per Post.' })
})

test('[S9-03] where none can be made the page says when one can', async ({ tisch }) => {
  await oeffnen(tisch, antwort({ moeglich: false }))
  await expect
    .element(page.getByText('Nachfordern lässt sich, während der Antrag geprüft wird.'))
    .toBeVisible()
})

test('[S9-03] three places of failed points with a reason of the programme each: nine clicks from the work list', async ({
  tisch,
}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
  const stand = pruefung()
  const punkte = stand.punkte.map((punkt, i) => ({
    ...punkt,
    stand: 'NICHT_ERFUELLT' as const,
    zuFordern: [antwort().stellen[i]?.pfad ?? ''],
    vermerke: [vermerk({ ergebnis: 'NICHT_ERFUELLT', text: 'Fehlt.' })],
  }))
  pruefdienst(tisch, { ...stand, punkte })
  tisch.server.answer(nachforderungenLesen, 200, antwort())
  const { zeile } = fallkopf()
  tisch.server.answer(vorratLesen, 200, {
    zeilen: [zeile],
    weiter: null,
    gesamt: { anzahl: 1, betrag: 1 },
  })
  await tisch.open('/sachbearbeitung', SABINE)
  let klicks = 0
  const klicken = async (wohin: Locator) => {
    await wohin.click()
    klicks += 1
  }
  await klicken(page.getByRole('link', { name: /GE-2026-000123/ }).first())
  await klicken(page.getByRole('link', { name: 'Nachfordern', exact: true }))
  for (const frage of ['Umsatz', 'Finanzamt', 'Gesellschaftsvertrag']) {
    // Opens the list, and takes one.
    await page.getByRole('combobox', { name: `Textbaustein zu ${frage}` }).selectOptions('Unterlage zu alt')
    klicks += 2
    await expect
      .element(page.getByRole('textbox', { name: frage, exact: true }))
      .toHaveValue('Die Unterlage ist zu alt.')
  }
  tisch.server.answer(nachfordern, 200, gesendet)
  await klicken(zurueckgeben())
  await expect.poll(() => tisch.server.calls(nachfordern).length).toBe(1)
  expect(klicks).toBeLessThanOrEqual(9)
  expect(tisch.server.calls(nachfordern)[0]?.body).toMatchObject({
    grund: 'Wir brauchen noch etwas von Ihnen.',
    felder: [{ grund: 'Die Unterlage ist zu alt.' }, { grund: 'Die Unterlage ist zu alt.' }],
    dokumente: [{ grund: 'Die Unterlage ist zu alt.' }],
  })
})

test('[S9-03] nobody answered in time: the page says so, and the check goes on with what was sent last', async ({
  tisch,
}) => {
  const vorbei = { ...wartend, frist: '2026-11-22T23:00:00.000Z' }
  await oeffnen(tisch, antwort({ moeglich: false, nachforderungen: [vorbei] }))
  tisch.server.answer(fallLesen, 200, fallkopf({ stand: 'NACHFORDERUNG', amZug: 'BANK' }))
  await tisch.open(`/sachbearbeitung/fall/${FALL}/nachforderung`, SABINE)
  await expect.element(page.getByText('Ohne Antwort abgelaufen')).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent('endete am 22.11.2026, 23:59 Uhr.')
  tisch.server.answer(pruefungBeginnen, 200, {
    geschaeftStatus: 'IN_PRUEFUNG',
    seit: '2026-11-23T10:00:00.000Z',
  })
  await page.getByRole('button', { name: 'Weiterprüfen' }).click()
  await expect.poll(() => tisch.server.calls(pruefungBeginnen)).toHaveLength(1)
})
