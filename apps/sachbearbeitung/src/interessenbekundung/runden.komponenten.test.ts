import {
  fristVerlaengern,
  reihungFreigeben,
  reihungLesen,
  reihungOeffnen,
  reihungVorbereiten,
  reihungZurueckgeben,
  rundeAnlegen,
  rundeLesen,
  rundenaktFreigeben,
  rundenaktZurueckholen,
  rundenLesen,
  rundeVerwerfen,
  rundeVorschlagLesen,
  staffelFreigeben,
  staffelVorbereiten,
} from '@foerderportal/contract/interessenbekundung/bank/routes'
import { RUNDE as RUNDE_PROBLEM } from '@foerderportal/contract/interessenbekundung/bank/problems'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { clickAgain, resize } from '@foerderportal/shell/testing/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { titel, ueberschrift } from '../testing/frame.ts'
import { FRANK, PETRA } from '../testing/people.ts'
import { bestaetigen, frage } from '../testing/freigabefrage.ts'
import { test } from '../testing/test.ts'
import {
  REIHUNG,
  RUNDE,
  STAFFEL,
  erhoehung,
  reihungszeile,
  rundeAngaben,
  rundeAntwort,
  rundenzeile,
} from './testing/runden.ts'

const ADRESSE = `/sachbearbeitung/runden/${RUNDE}`
const ZUFALL = 'LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44 S7'
const knopf = (name: string) => page.getByRole('button', { name })
const knopfAlsVerweis = (name: string) => page.getByRole('link', { name })
const PERSON = { name: 'Petra Programme', am: '2027-01-04T09:12:00.000Z' }

test('[S9-05] the list of rounds: state, money and what waits, filtered and sorted by its address', async ({
  tisch,
}) => {
  tisch.server.answer(rundenLesen, 200, {
    zeilen: [rundenzeile({ wartetAufFreigabe: true })],
    anzahl: 1,
    nach: null,
    programme: ['AnkNabo', 'ZUKLB'],
  })
  await tisch.open('/sachbearbeitung/runden', PETRA)
  await expect.element(titel('Runden')).toBeVisible()
  const zeile = page.getByRole('row', { name: /Runde 2026\/2/ })
  await expect.element(zeile).toMatchTextContent('Reihung öffentlich, zur Freigabe')
  await expect.element(zeile).toMatchTextContent('2.640.000,00 € von 12.000.000,00 € frei')
  await page.getByRole('combobox', { name: 'Stand' }).selectOptions('Reihung öffentlich')
  await expect.poll(() => tisch.server.calls(rundenLesen).at(-1)?.query).toMatchObject({ stand: 'GEREIHT' })
  await page.getByRole('button', { name: 'Bezeichnung' }).click()
  await expect
    .poll(() => tisch.server.calls(rundenLesen).at(-1)?.query)
    .toMatchObject({ stand: 'GEREIHT', sortierung: 'bezeichnung' })
  await istZugaenglich('Runden')
  await resize(390, 844)
  const unter = knopfAlsVerweis('Runde anlegen').element().getBoundingClientRect().bottom
  const darunter = page.getByRole('combobox', { name: 'Programm' }).element().getBoundingClientRect().top
  expect(darunter - unter).toBeGreaterThanOrEqual(8)
  const balken = document.querySelector('.d-mittel')
  expect(balken?.getBoundingClientRect().width).toBeGreaterThan(100)
})

test('[S9-05] without a round who plans them reads how to begin, everybody else who will', async ({
  tisch,
}) => {
  tisch.server.answer(rundenLesen, 200, { zeilen: [], anzahl: 0, nach: null, programme: [] })
  await tisch.open('/sachbearbeitung/runden', PETRA)
  await expect.element(page.getByText(/Legen Sie die erste an/)).toBeVisible()
  await tisch.open('/sachbearbeitung/runden', FRANK)
  await expect.element(page.getByText(/sobald die Programmpflege sie plant/)).toBeVisible()
})

test('[S9-05] a round that is over is read again by itself, until its list is frozen', async ({ tisch }) => {
  const beendet = { reihung: null, staffeln: [] }
  tisch.server.answer(rundeLesen, 200, rundeAntwort({ ...beendet, stand: 'ABGELAUFEN' }))
  await tisch.open(ADRESSE, PETRA)
  await expect.element(titel('ANK NaBo, Runde 2026/2')).toBeVisible()
  await expect.element(knopf('Reihung vorbereiten')).not.toBeInTheDocument()
  const moeglich = { reihungVorbereiten: null }
  tisch.server.answer(rundeLesen, 200, rundeAntwort({ ...beendet, stand: 'EINGEFROREN', moeglich }))
  await expect.element(knopf('Reihung vorbereiten')).toBeVisible()
})

test('[S9-05] a round shows its days, its money, what became of the declarations, and every published hash', async ({
  tisch,
}) => {
  tisch.server.answer(rundeLesen, 200, rundeAntwort())
  await tisch.open(ADRESSE, FRANK)
  await expect.element(titel('ANK NaBo, Runde 2026/2')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /eingeladen/ }).first()).toMatchTextContent('611')
  await expect.element(page.getByText('6fd4a2cd edc1798a … f1e723f4')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'protokoll.json' }))
    .toHaveAttribute('href', `/reihung/${RUNDE}/protokoll.json`)
  await expect
    .element(
      page.getByText('1.482 Bekundungen vom 09.11.2026 bis 20.12.2026, die meisten am 09.11.2026 (900).'),
    )
    .toBeVisible()
  await expect.element(page.getByText('12 offen, 471 genutzt, 40 verfallen, 5 verzichtet')).toBeVisible()
  const inhalt = page.getByRole('region', { name: 'Runde 2026/2' }).first()
  await expect.element(inhalt).toHaveAttribute('tabindex', '0')
  await istZugaenglich('Runde')
})

test('[S3-01] a later end needs a day, a reason and a second person; refused, it says why at the day', async ({
  tisch,
}) => {
  const offen = rundeAntwort({ stand: 'ERFASSUNG', moeglich: { fristVerlaengern: null } })
  tisch.server.answer(rundeLesen, 200, offen)
  await tisch.open(ADRESSE, PETRA)
  await knopf('Frist verlängern').click()
  await knopf('Zur Freigabe vorlegen').click()
  await expect.element(page.getByText('Geben Sie an, warum die Frist länger wird.').first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Neuer letzter Tag' })).toHaveFocus()
  await page.getByRole('textbox', { name: 'Neuer letzter Tag' }).fill('19.12.2026')
  await page.getByRole('textbox', { name: 'Grund' }).fill('Der Anmeldedienst war einen Tag lang gestört.')
  await clickAgain(knopf('Zur Freigabe vorlegen'))
  await expect
    .element(page.getByText(/Sie endet frühestens am 21\.12\.2026 und spätestens am 20\.12\.2027\./).first())
    .toBeVisible()
  await userEvent.type(page.getByRole('textbox', { name: 'Neuer letzter Tag' }), '{Backspace}')
  await expect.element(page.getByText(/Sie endet frühestens am 21/)).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Neuer letzter Tag' }).fill('19.12.2026')
  expect(tisch.server.calls(fristVerlaengern)).toHaveLength(0)
  await page.getByRole('textbox', { name: 'Neuer letzter Tag' }).fill('21.12.2026')
  tisch.server.refuse(fristVerlaengern, 400, {
    ...ALLGEMEIN.ungueltig,
    errors: [{ pfad: 'letzterTag', text: 'Verlängert wird nur nach hinten.' }],
  })
  await clickAgain(knopf('Zur Freigabe vorlegen'))
  await expect.element(page.getByText('Verlängert wird nur nach hinten.').first()).toBeVisible()
  tisch.server.answer(fristVerlaengern, 200, {
    ...offen,
    akte: [
      {
        guid: 'd0000000-0000-4000-8000-000000000700',
        art: 'fristVerlaengern',
        status: 'VORGELEGT',
        text: 'Die Frist endet erst am 31.12.2026.',
        grund: 'Der Anmeldedienst war einen Tag lang gestört.',
        sha256: 'a'.repeat(64),
        vorgelegt: PERSON,
        freigegeben: null,
        zurueckgegeben: null,
        zurueckgeholt: null,
        eigener: true,
        gesperrtWeil: 'Sie haben das selbst vorgelegt. Freigeben kann es nur eine andere Person.',
      },
    ],
  })
  await page.getByRole('textbox', { name: 'Neuer letzter Tag' }).fill('31.12.2026')
  await clickAgain(knopf('Zur Freigabe vorlegen'))
  await expect.element(page.getByText('Die Frist endet erst am 31.12.2026.')).toBeVisible()
  await expect
    .poll(() => tisch.server.calls(fristVerlaengern).at(-1)?.body)
    .toEqual({ letzterTag: '2026-12-31', grund: 'Der Anmeldedienst war einen Tag lang gestört.' })
  await expect.element(page.getByText('Sie haben das selbst vorgelegt.')).toBeVisible()
})

test('[S9-05] a second person releases an act where it stands, exactly as it was read', async ({ tisch }) => {
  const akt = erhoehung()
  tisch.server.answer(rundeLesen, 200, rundeAntwort({ akte: [akt] }))
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByText('Am Zug: Freigabe')).toBeVisible()
  const freigegeben = { name: 'Frank Freigabe', am: '2027-01-12T09:00:00.000Z' }
  tisch.server.answer(
    rundenaktFreigeben,
    200,
    rundeAntwort({ akte: [{ ...akt, status: 'FREIGEGEBEN', freigegeben }] }),
  )
  await knopf('Freigeben').click()
  await expect.element(frage('Vorgang freigeben?')).toMatchTextContent('ANK NaBo, Runde 2026/2')
  await expect.element(frage('Vorgang freigeben?')).toMatchTextContent('12.000.000,00')
  await istZugaenglich('Vorgang freigeben')
  expect(tisch.server.calls(rundenaktFreigeben)).toEqual([])
  await bestaetigen('Vorgang freigeben?')
  await expect.element(page.getByText(/Freigegeben .* von Frank Freigabe/)).toBeVisible()
  await expect.element(page.getByText('Am Zug: Freigabe')).not.toBeInTheDocument()
  expect(tisch.server.calls(rundenaktFreigeben).at(-1)).toMatchObject({
    params: { guid: akt.guid },
    body: { sha256: akt.sha256 },
  })
})

test('[S9-13] presented anew behind the question, it is to be read again', async ({ tisch }) => {
  const akt = erhoehung()
  tisch.server.answer(rundeLesen, 200, rundeAntwort({ akte: [akt] }))
  await tisch.open(ADRESSE, FRANK)
  await knopf('Freigeben').click()
  tisch.server.refuse(rundenaktFreigeben, 409, ALLGEMEIN.konkurrierend)
  const neuer = { ...akt, text: 'Die Mittel steigen auf 14.000.000,00 €.', sha256: 'e'.repeat(64) }
  tisch.server.answer(rundeLesen, 200, rundeAntwort({ akte: [neuer] }))
  await bestaetigen('Vorgang freigeben?')
  await knopf('Neu lesen').click()
  await expect.element(page.getByText(neuer.text)).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('[S9-13] whoever presented an act calls it back; nobody else is offered that', async ({ tisch }) => {
  const akt = erhoehung({ eigener: true, gesperrtWeil: 'Sie haben das selbst vorbereitet.' })
  tisch.server.answer(rundeLesen, 200, rundeAntwort({ akte: [akt] }))
  await tisch.open(ADRESSE, PETRA)
  const geholt = { ...akt, status: 'ZURUECKGEHOLT' as const, zurueckgeholt: PERSON }
  tisch.server.answer(rundenaktZurueckholen, 200, rundeAntwort({ akte: [geholt] }))
  await knopf('Zurückholen').click()
  await expect.element(page.getByText(/^Zurückgeholt .* von/)).toBeVisible()
  expect(tisch.server.calls(rundenaktZurueckholen).at(-1)?.params).toEqual({ guid: akt.guid })
  tisch.server.answer(rundeLesen, 200, rundeAntwort({ akte: [erhoehung()] }))
  await tisch.open(ADRESSE, FRANK)
  await expect.element(knopf('Freigeben')).toBeVisible()
  expect(knopf('Zurückholen').elements()).toEqual([])
})

test('[S3-03] the first person types the draw; what can’t be one is said at the field, a fresh sign-in has a way on', async ({
  tisch,
}) => {
  const eingefroren = rundeAntwort({
    stand: 'EINGEFROREN',
    reihung: null,
    staffeln: [],
    moeglich: { reihungVorbereiten: null },
  })
  tisch.server.answer(rundeLesen, 200, eingefroren)
  await tisch.open(ADRESSE, PETRA)
  await knopf('Reihung vorbereiten').click()
  const feld = page.getByRole('textbox', { name: 'Ergebnis der Ziehung' })
  await expect.element(feld).toHaveFocus()
  const vorlegen = knopf('Versiegelt zur Freigabe vorlegen')
  await vorlegen.click()
  const fehler = page.getByText('Geben Sie ein, was gezogen wurde.')
  await expect.element(fehler).toBeVisible()
  // as every error of the desk: a picture beside the words
  expect(fehler.element().closest('.kern-error')?.querySelector('.kern-icon')).toBeTruthy()
  await feld.fill('WUERFEL 3')
  await clickAgain(vorlegen)
  await expect.element(page.getByText('Diese Runde nennt LOTTO 6aus49.', { exact: false })).toBeVisible()
  await feld.fill(ZUFALL.replace('04 11', '11 04'))
  await clickAgain(vorlegen)
  await expect
    .element(page.getByText('Schreiben Sie die Zahlen aufsteigend: 4 steht hinter 11.'))
    .toBeVisible()
  await userEvent.type(feld, '{Backspace}')
  await expect.element(page.getByText(/^Schreiben Sie die Zahlen aufsteigend/)).not.toBeInTheDocument()
  expect(tisch.server.calls(reihungVorbereiten)).toEqual([])
  await istZugaenglich('Reihung vorbereiten')
  await feld.fill(` ${ZUFALL.toLowerCase().replaceAll(' ', '  ')}`)
  tisch.server.refuse(reihungVorbereiten, 401, ALLGEMEIN.neuAnmelden)
  await clickAgain(vorlegen)
  await clickAgain(knopf('Noch einmal anmelden'))
  await expect.poll(() => tisch.departures.length).toBeGreaterThan(0)
  expect(tisch.server.calls(reihungVorbereiten).at(-1)?.body).toEqual({ zufall: ZUFALL })
})

const VORGELEGT = {
  ...REIHUNG,
  status: 'VORGELEGT' as const,
  freigegeben: null,
  geoeffnet: null,
  zufall: null,
  sha256: null,
}
const versiegelt = rundeAntwort({
  stand: 'REIHUNG_VORGELEGT',
  reihung: VORGELEGT,
  staffeln: [],
  moeglich: { reihungOeffnen: null, reihungZurueckgeben: null },
})

test('[S3-03] what stands at the field is no result that could be drawn', async ({ tisch }) => {
  tisch.server.answer(rundeLesen, 200, versiegelt)
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByRole('textbox', { name: 'Ergebnis der Ziehung' })).toBeVisible()
  await expect
    .element(page.getByText('LOTTO-6AUS49 2026-12-23 __ __ __ __ __ __ S_', { exact: true }).first())
    .toBeVisible()
  expect(document.body.textContent).not.toContain('04 11 19 27 38 44')
})

test('[S3-03] the second person types it blind; equal, it opens the result, and the release names its hash', async ({
  tisch,
}) => {
  tisch.server.answer(rundeLesen, 200, versiegelt)
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByText('Reihung liegt versiegelt zur Freigabe vor')).toBeVisible()
  await page.getByRole('textbox', { name: 'Ergebnis der Ziehung' }).fill(ZUFALL)
  const geoeffnet = { name: 'Frank Freigabe', am: '2027-01-04T14:38:00.000Z' }
  tisch.server.answer(
    reihungOeffnen,
    200,
    rundeAntwort({
      stand: 'REIHUNG_GEOEFFNET',
      reihung: { ...REIHUNG, status: 'GEOEFFNET', freigegeben: null, geoeffnet },
      staffeln: [],
      moeglich: { reihungFreigeben: null, reihungZurueckgeben: null },
    }),
  )
  await istZugaenglich('Reihung vorgelegt')
  await knopf('Vergleichen und öffnen').click()
  await expect.element(page.getByText('Reihung geöffnet, noch nicht freigegeben')).toBeVisible()
  expect(tisch.server.calls(reihungOeffnen).at(-1)?.body).toEqual({ zufall: ZUFALL })
  await expect
    .element(page.getByRole('link', { name: 'Ergebnis ansehen' }))
    .toHaveAttribute('href', `/sachbearbeitung/runden/${RUNDE}/reihung`)
  await istZugaenglich('Reihung geöffnet')
  tisch.server.answer(reihungFreigeben, 200, rundeAntwort())
  await knopf('Reihung freigeben').click()
  await expect.element(frage('Reihung freigeben?')).toMatchTextContent('12.000.000,00')
  await bestaetigen('Reihung freigeben?')
  await expect.element(page.getByText('Reihung freigegeben', { exact: true })).toBeVisible()
  expect(tisch.server.calls(reihungFreigeben).at(-1)?.body).toEqual({ sha256: REIHUNG.sha256 })
  await expect.element(ueberschrift()).toHaveFocus()
})

test('[S3-03] [A-19] typed otherwise it is given back: the round says so, how often, and that it is public', async ({
  tisch,
}) => {
  tisch.server.answer(rundeLesen, 200, versiegelt)
  await tisch.open(ADRESSE, FRANK)
  await page.getByRole('textbox', { name: 'Ergebnis der Ziehung' }).fill(ZUFALL.replace('11', '12'))
  const grund = 'Die beiden Eingaben der Ziehung stimmen nicht überein.'
  const am = '2027-01-04T14:38:00.000Z'
  tisch.server.refuse(reihungOeffnen, 412, { ...RUNDE_PROBLEM.nichtMoeglich, detail: grund })
  tisch.server.answer(
    rundeLesen,
    200,
    rundeAntwort({
      stand: 'EINGEFROREN',
      staffeln: [],
      reihung: {
        ...VORGELEGT,
        status: 'ZURUECKGEGEBEN',
        zurueckgegeben: { name: 'Frank Freigabe', am, grund },
      },
      rueckgaben: [{ nr: 1, am, durch: 'ABGLEICH', geoeffnet: false, grund }],
    }),
  )
  await knopf('Vergleichen und öffnen').click()
  await expect
    .element(
      page.getByText(/^Versuch 1, .* zurückgegeben vom Portal, beim Vergleich beider Eingaben: Die beiden/),
    )
    .toBeVisible()
  await expect
    .element(page.getByText('Das steht auch auf der öffentlichen Seite.', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Ergebnis der Ziehung' })).not.toBeInTheDocument()
  await istZugaenglich('Reihung zurückgegeben')
})

test('[S3-03] whoever gives it back reads at the field that the reason is public', async ({ tisch }) => {
  tisch.server.answer(rundeLesen, 200, versiegelt)
  await tisch.open(ADRESSE, FRANK)
  await knopf('Zurückgeben').click()
  const dialog = page.getByRole('dialog', { name: 'Reihung zurückgeben' })
  await expect.element(dialog.getByText(/Ihr Grund steht auf der öffentlichen Seite/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Gezogen wurde am Samstag.')
  tisch.server.answer(
    reihungZurueckgeben,
    200,
    rundeAntwort({ stand: 'EINGEFROREN', reihung: null, staffeln: [] }),
  )
  await knopf('Öffentlich zurückgeben').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(tisch.server.calls(reihungZurueckgeben).at(-1)?.body).toEqual({ grund: 'Gezogen wurde am Samstag.' })
})

test('[S9-05] a planned round is discarded once it was said what goes with it', async ({ tisch }) => {
  const geplant = rundeAntwort({
    stand: 'GEPLANT',
    oeffentlich: null,
    reihung: null,
    staffeln: [],
    moeglich: { rundeVerwerfen: null },
  })
  tisch.server.answer(rundeLesen, 200, geplant)
  await tisch.open(ADRESSE, PETRA)
  await knopf('Verwerfen').click()
  const dialog = page.getByRole('dialog', { name: 'Runde verwerfen?' })
  await expect
    .element(dialog)
    .toMatchTextContent(
      /„Runde 2026\/2“ .* 09\.11\.2026 bis 20\.12\.2026, Mittel 12\.000\.000,00\s€, eine Hauptgruppe/,
    )
  await istZugaenglich('Runde verwerfen')
  tisch.server.answer(rundeVerwerfen, 204, undefined)
  tisch.server.answer(rundenLesen, 200, { zeilen: [], anzahl: 0, nach: null, programme: ['AnkNabo'] })
  await knopf('Runde verwerfen').click()
  await expect.element(titel('Runden')).toBeVisible()
  expect(tisch.server.calls(rundeVerwerfen).at(-1)?.params).toEqual({ guid: RUNDE })
})

test('[S9-05] a published round offers no discarding', async ({ tisch }) => {
  tisch.server.answer(rundeLesen, 200, rundeAntwort())
  await tisch.open(ADRESSE, PETRA)
  await expect.element(page.getByText('Reihung freigegeben', { exact: true })).toBeVisible()
  await expect.element(knopf('Verwerfen')).not.toBeInTheDocument()
})

test('[S9-05] another draw brings its own name; one that somebody has written stays', async ({ tisch }) => {
  tisch.server.answer(rundeVorschlagLesen, 200, { angaben: null, ausRunde: null, programme: ['AnkNabo'] })
  await tisch.open('/sachbearbeitung/runden/neu', PETRA)
  const welche = page.getByRole('combobox', { name: 'Welche Ziehung' })
  const name = page.getByRole('textbox', { name: 'So heißt sie öffentlich' })
  await welche.selectOptions('LOTTO 6aus49')
  await expect.element(name).toHaveValue('LOTTO 6aus49 vom {tag}, mit Superzahl')
  await expect.element(page.getByText(/^Ihr Ergebnis: 6 Zahlen von 1 bis 49/)).toBeVisible()
  await welche.selectOptions('Eurojackpot')
  await expect.element(name).toHaveValue('Eurojackpot vom {tag}, mit Eurozahlen')
  await name.fill('Der Eurojackpot vom {tag}')
  await welche.selectOptions('KENO')
  await expect.element(name).toHaveValue('Der Eurojackpot vom {tag}')
})

test('[S3-04] another batch than the one that was shown is not presented; it is shown first', async ({
  tisch,
}) => {
  tisch.server.answer(rundeLesen, 200, rundeAntwort({ moeglich: { staffelVorbereiten: null } }))
  tisch.server.answer(reihungLesen, 200, {
    zeilen: [reihungszeile(532, { betrag: 40_000 })],
    anzahl: 1,
    nach: null,
  })
  const detail = 'Lesen Sie die Staffel noch einmal, und legen Sie sie dann vor.'
  tisch.server.refuse(staffelVorbereiten, 409, { ...ALLGEMEIN.konkurrierend, detail })
  await tisch.open(ADRESSE, PETRA)
  await knopf('Staffel 2 zur Freigabe vorlegen').click()
  const vorschau = frage('Staffel 2 zur Freigabe vorlegen')
  await expect.element(vorschau.getByRole('row', { name: /Hof 532/ })).toBeVisible()
  tisch.server.answer(reihungLesen, 200, {
    zeilen: [reihungszeile(533, { betrag: 30_000 })],
    anzahl: 1,
    nach: null,
  })
  await vorschau.getByRole('button', { name: 'Zur Freigabe vorlegen' }).click()
  await expect.element(vorschau.getByText(detail)).toBeVisible()
  await expect.element(vorschau.getByRole('row', { name: /Hof 533/ })).toBeVisible()
  await expect.element(vorschau.getByRole('row', { name: /Hof 532/ })).not.toBeInTheDocument()
})

test('[S3-04] a batch is presented by one and released by another, with the hash that was read', async ({
  tisch,
}) => {
  tisch.server.answer(rundeLesen, 200, rundeAntwort({ moeglich: { staffelVorbereiten: null } }))
  await tisch.open(ADRESSE, PETRA)
  const zweite = {
    ...STAFFEL,
    guid: 'd0000000-0000-4000-8000-000000000616',
    nr: 2,
    status: 'VORGELEGT' as const,
    freigegeben: null,
    vonRang: 532,
    bisRang: 615,
    sha256: 'e'.repeat(64),
    einladungen: { OFFEN: 0, GENUTZT: 0, VERFALLEN: 0, VERZICHTET: 0 },
  }
  const mitZweiter = rundeAntwort({ staffeln: [STAFFEL, zweite] })
  tisch.server.answer(staffelVorbereiten, 200, mitZweiter)
  const seite = {
    zeilen: [
      reihungszeile(532, { betrag: 40_000 }),
      reihungszeile(533, { ausgang: 'ENTFALLEN', betrag: 2_999_999.99 }),
      // more than the 2.640.000 € that are free: here it stops
      reihungszeile(534, { betrag: 2_600_000.01 }),
      reihungszeile(535, { betrag: 5_000 }),
    ],
    anzahl: 4,
  }
  tisch.server.answer(reihungLesen, 200, { ...seite, nach: 535 })
  await knopf('Staffel 2 zur Freigabe vorlegen').click()
  const vorschau = frage('Staffel 2 zur Freigabe vorlegen')
  await expect.element(vorschau.getByRole('row', { name: /Hof 532/ })).toMatchTextContent('eingeladen')
  await expect.element(vorschau.getByRole('row', { name: /Hof 533/ })).toMatchTextContent('übergangen')
  await expect.element(vorschau.getByRole('row', { name: /Hof 534/ })).not.toBeInTheDocument()
  await expect.element(vorschau).toMatchTextContent('40.000,00 € von 2.640.000,00 € freien Mitteln')
  await istZugaenglich('Staffel vorlegen')
  expect(tisch.server.calls(reihungLesen).map(({ query }) => query)).toEqual([{ nach: '531' }])
  expect(tisch.server.calls(staffelVorbereiten)).toEqual([])
  await vorschau.getByRole('button', { name: 'Zur Freigabe vorlegen' }).click()
  await expect.element(page.getByText('Staffel 2 liegt zur Freigabe vor')).toBeVisible()
  expect(tisch.server.calls(staffelVorbereiten).map(({ body }) => body)).toEqual([
    { bisRang: 533, summe: 40_000 },
  ])
  await knopf('Zurückgeben').click()
  const dialog = page.getByRole('dialog', { name: 'Staffel 2 zurückgeben' })
  // as large as the title of every dialog, wherever it is opened
  const groesse = getComputedStyle(dialog.getByRole('heading', { level: 2 }).element()).fontSize
  expect(Number.parseFloat(groesse)).toBeGreaterThan(20)
  await userEvent.keyboard('{Escape}')
  tisch.server.answer(reihungLesen, 200, { ...seite, nach: null })
  await page.getByText('Zeilen der Staffel ansehen').click()
  await expect.element(page.getByRole('row', { name: /Hof 532/ })).toBeVisible()
  tisch.server.answer(staffelFreigeben, 200, rundeAntwort())
  await knopf('Staffel 2 freigeben und einladen').click()
  await expect.element(frage('Staffel 2 freigeben?')).toMatchTextContent('11.988.400,00')
  await bestaetigen('Staffel 2 freigeben?', 'Freigeben und einladen')
  await expect.element(page.getByText('Staffel 2 liegt zur Freigabe vor')).not.toBeInTheDocument()
  await expect.element(ueberschrift()).toHaveFocus()
  expect(tisch.server.calls(staffelFreigeben).at(-1)?.body).toEqual({ sha256: zweite.sha256 })
})

test('[S3-06] the ranking line by line: place, lot, sum so far, and what came of it', async ({ tisch }) => {
  tisch.server.answer(rundeLesen, 200, rundeAntwort())
  tisch.server.answer(reihungLesen, 200, {
    zeilen: [
      {
        rang: 1,
        rangInGruppe: 1,
        hauptgruppe: 'A',
        bekundungGuid: 'd0000000-0000-4000-8000-000000000800',
        unternehmenName: 'Hof Lindenau GbR',
        los: '0570af6a'.repeat(8),
        betrag: 42_000,
        summe: 42_000,
        ausgang: 'OFFEN',
        staffel: 1,
        einladung: { guid: 'd0000000-0000-4000-8000-000000000801', bis: '2027-03-12T23:00:00.000Z' },
      },
      {
        rang: 2,
        rangInGruppe: 1,
        hauptgruppe: 'B',
        bekundungGuid: 'd0000000-0000-4000-8000-000000000802',
        unternehmenName: null,
        los: '17c1c6e2'.repeat(8),
        betrag: 3_000,
        summe: 45_000,
        ausgang: 'WARTET',
        staffel: null,
        einladung: null,
      },
    ],
    anzahl: 2,
    nach: null,
  })
  await tisch.open(`${ADRESSE}/reihung`, PETRA)
  await expect
    .element(page.getByRole('row', { name: /Hof Lindenau GbR/ }))
    .toMatchTextContent('eingeladen bis 12.03.2027, Staffel 1')
  await expect.element(page.getByText('0570af6a', { exact: true })).toBeVisible()
  await istZugaenglich('Reihung')
  await knopf('Verlängern').click()
  await expect.element(page.getByRole('dialog', { name: 'Einladung auf Rang 1 verlängern' })).toBeVisible()
})

test('[S3-03] a sealed ranking offers nothing to choose from', async ({ tisch }) => {
  tisch.server.answer(rundeLesen, 200, versiegelt)
  tisch.server.refuse(reihungLesen, 412, RUNDE_PROBLEM.nichtMoeglich)
  await tisch.open(`${ADRESSE}/reihung`, PETRA)
  await expect.element(page.getByText('Noch nicht zu sehen')).toBeVisible()
  await expect.element(page.getByLabelText('Hauptgruppe')).not.toBeInTheDocument()
})

test('[S3-03] a ranking that could not be loaded keeps what is chosen', async ({ tisch }) => {
  tisch.server.answer(rundeLesen, 200, rundeAntwort())
  tisch.server.refuse(reihungLesen, 500, ALLGEMEIN.serverfehler)
  await tisch.open(`${ADRESSE}/reihung`, PETRA)
  await expect.element(page.getByText('Nicht geladen: die Reihung')).toBeVisible()
  await expect.element(page.getByLabelText('Hauptgruppe')).toBeVisible()
})

test('[S9-05] a new round begins as a copy of the last one; what is missing is named at its field; nothing typed is lost', async ({
  tisch,
}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-20T10:00:00Z') })
  tisch.server.answer(rundeVorschlagLesen, 200, {
    angaben: rundeAngaben({ bezeichnung: 'Runde 2027/1' }),
    ausRunde: { guid: RUNDE, bezeichnung: 'Runde 2026/2' },
    programme: ['AnkNabo', 'ZUKLB'],
  })
  await tisch.open('/sachbearbeitung/runden/neu', PETRA)
  await expect.element(page.getByText('nach dem Vorbild von Runde 2026/2')).toBeVisible()
  const bezeichnung = page.getByRole('textbox', { name: 'Bezeichnung' }).first()
  await bezeichnung.fill('Runde 2027/1, Moor')
  const mittel = page.getByRole('textbox', { name: 'Mittel der Runde' })
  await mittel.fill('')
  await userEvent.keyboard('{Tab}')
  await knopf('Runde anlegen').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Bitte prüfen Sie 1 Angabe')
  await istZugaenglich('Runde anlegen')
  await tisch.reload()
  await expect.element(bezeichnung).toHaveValue('Runde 2027/1, Moor')
  await mittel.fill('8000000')
  await knopf('Hauptgruppe hinzufügen').click()
  await knopf('Hauptgruppe 2 entfernen').click()
  tisch.server.answer(rundeAnlegen, 200, rundeAntwort({ stand: 'GEPLANT', oeffentlich: null }))
  tisch.server.answer(rundeLesen, 200, rundeAntwort({ stand: 'GEPLANT', oeffentlich: null }))
  await knopf('Runde anlegen').click()
  await expect.element(titel('ANK NaBo, Runde 2026/2')).toBeVisible()
  expect(tisch.server.calls(rundeAnlegen).at(-1)?.body).toEqual(
    rundeAngaben({ bezeichnung: 'Runde 2027/1, Moor', budgetInEuro: 8_000_000 }),
  )
})

test('[S9-05] an empty round says in one go what is missing, each field by its name', async ({ tisch }) => {
  tisch.server.answer(rundeVorschlagLesen, 200, { angaben: null, ausRunde: null, programme: ['AnkNabo'] })
  await tisch.open('/sachbearbeitung/runden/neu', PETRA)
  await knopf('Runde anlegen').click()
  const uebersicht = page.getByRole('alert')
  await expect.element(uebersicht).toBeVisible()
  const verweise = uebersicht.getByRole('link').elements()
  const namen = verweise.map((verweis) => verweis.ariaLabel ?? verweis.textContent)
  expect(new Set(namen).size).toBe(namen.length)
  expect(namen).toContain('Erster Tag der Erfassung: Geben Sie das Datum als TT.MM.JJJJ ein.')
  expect(namen).toContain('Geben Sie der Runde eine Bezeichnung.')
  // each says what to do
  expect(namen.filter((name) => !/(Geben|Nennen|Wählen|Beschreiben) Sie /.test(name ?? ''))).toEqual([])
  expect(namen).toContain('Hauptgruppe 1, Kategorie 1: Geben Sie eine Zahl ein.')
})

test('[S9-05] the fields of a round stand in rows, whether a hint of theirs takes a line or two', async ({
  tisch,
}) => {
  tisch.server.answer(rundeVorschlagLesen, 200, { angaben: null, ausRunde: null, programme: ['AnkNabo'] })
  await resize(1280, 800)
  await tisch.open('/sachbearbeitung/runden/neu', PETRA)
  const unten = (name: string) =>
    page.getByRole('textbox', { name, exact: true }).first().element().getBoundingClientRect().bottom
  await expect.element(page.getByRole('textbox', { name: 'Mittel der Runde' })).toBeVisible()
  expect(unten('Erster Tag der Erfassung')).toBeCloseTo(unten('Bezeichnung'), 0)
  expect(unten('Anträge je Einladung')).toBeCloseTo(unten('Mittel der Runde'), 0)
})
