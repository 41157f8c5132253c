import { anhoeren, anhoerungenLesen } from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import { nachforderungenLesen } from '@foerderportal/contract/zuwendung/bank/routes'
import { notizSchreiben, verlaufLesen } from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import { goOffline } from '@foerderportal/shell/testing/browser'
import { eintragungen, liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { FRANK, SABINE, type Person } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import type { Tisch } from '../testing/tisch.ts'
import { entscheidung, entscheidungsdienst, vorlage } from './testing/entscheidungsdienst.ts'
import { ANTRAG, GESCHAEFT, pruefung, vermerk } from './testing/faelle.ts'
import { fallumfeld } from './testing/fallumfeld.ts'
import { pruefdienst } from './testing/pruefdienst.ts'

type Ort = {
  /** What lies there for it to be asked. */
  readonly dienst: (tisch: Tisch) => unknown
  readonly pfad: string
  readonly wer?: Person
  /** The way from the page to the field. */
  readonly weg?: () => Promise<void>
  readonly dialog?: true
  readonly feld: () => Locator
}

const textfeld = (name: string) => () => page.getByRole('textbox', { name, exact: true })
const knopf = (name: string) => page.getByRole('button', { name, exact: true })
const LEERER_VERLAUF = { eintraege: [], nach: null, personen: [], angeheftet: [], wiedervorlagen: [] }
const verlauf = (tisch: Tisch) => {
  fallumfeld(tisch)
  tisch.server.answer(verlaufLesen, 200, LEERER_VERLAUF)
}
const anhoerung = (tisch: Tisch) => {
  fallumfeld(tisch)
  tisch.server.answer(anhoerungenLesen, 200, {
    vorAblehnung: true,
    gesperrtWeil: null,
    bausteine: [],
    anhoerungen: [],
  })
}
const wartend = {
  guid: 'b0000000-0000-4000-8000-000000000001',
  grund: 'Es fehlt noch etwas.',
  gestelltAm: '2026-11-14T09:00:00.000Z',
  gestelltVon: 'Sabine Sachbearbeitung',
  frist: '2126-12-05T23:00:00.000Z',
  stellen: [],
  verlaengerungen: [],
  erledigtAm: null,
  zurueckgenommen: null,
}
const nachforderung = (offen: boolean) => (tisch: Tisch) => {
  fallumfeld(tisch)
  tisch.server.answer(nachforderungenLesen, 200, {
    antragGuid: ANTRAG,
    moeglich: !offen,
    empfaenger: ['Lena Lindenau'],
    vorab: null,
    gruende: [],
    nachforderungen: offen ? [wartend] : [],
    stellen: [{ pfad: 'produktgruppenDaten.umsatz', frage: 'Umsatz', seite: 'Größe', dokument: null }],
  })
}
const mitVermerk = (tisch: Tisch) => {
  const stand = pruefung()
  const punkte = stand.punkte.map((p) => (p.code === 'A15' ? { ...p, vermerke: [vermerk()], version: 1 } : p))
  pruefdienst(tisch, { ...stand, punkte })
}

const ORTE: Record<string, Ort> = {
  'a Vermerk': { dienst: (tisch) => pruefdienst(tisch), pfad: 'pruefung#A15', feld: textfeld('Vermerk') },
  'why a Vermerk is struck through': {
    dienst: mitVermerk,
    pfad: 'pruefung#A15',
    weg: () => knopf('Streichen').click(),
    dialog: true,
    feld: textfeld('Grund'),
  },
  'a note': { dienst: verlauf, pfad: 'verlauf', feld: textfeld('Notiz') },
  'what a case is looked at again for': {
    dienst: verlauf,
    pfad: 'verlauf',
    weg: () => page.getByText('Neue Wiedervorlage', { exact: true }).click(),
    feld: textfeld('Wozu'),
  },
  'why a place is asked about': {
    dienst: nachforderung(false),
    pfad: 'nachforderung?stellen=produktgruppenDaten.umsatz',
    feld: textfeld('Umsatz'),
  },
  'why a Nachforderung is taken back': {
    dienst: nachforderung(true),
    pfad: 'nachforderung',
    weg: () => page.getByText('Nachforderung zurücknehmen').first().click(),
    feld: () => page.getByRole('form', { name: 'Nachforderung zurücknehmen' }).getByRole('textbox'),
  },
  'what is heard': {
    dienst: anhoerung,
    pfad: 'anhoerung',
    feld: textfeld('Was die Bank beabsichtigt und warum'),
  },
  'why it is decided so': {
    dienst: (tisch) => entscheidungsdienst(tisch, entscheidung()),
    pfad: 'entscheidung',
    feld: textfeld('bewilligt: Mulchpflanzmaschine'),
  },
  'why a decision goes back': {
    dienst: (tisch) => entscheidungsdienst(tisch, vorlage()),
    pfad: 'entscheidung',
    wer: FRANK,
    weg: () => knopf('Zurückgeben').click(),
    dialog: true,
    feld: textfeld('Grund'),
  },
}

test.for(Object.entries(ORTE))(
  '[S10-03] [S9-03] no connection and a window that crashes: %s is there again',
  async ([, { dienst, pfad, wer = SABINE, weg, dialog, feld }], { tisch }) => {
    dienst(tisch)
    const adresse = `/sachbearbeitung/fall/${GESCHAEFT}/${pfad}`
    await tisch.open(adresse, wer)
    await weg?.()
    await expect.element(feld()).toBeVisible()
    await expect.poll(eintragungen).toBe(0)
    const wiederDa = goOffline(tisch)
    await userEvent.fill(feld(), '17.000,00')
    await liegtAufDemGeraet()
    tisch.crash()
    wiederDa()
    await tisch.open(adresse)
    // What is closed opens by itself; a dialog is asked for again.
    if (dialog) await weg?.()
    await expect.element(feld()).toHaveValue('17.000,00')
  },
)

test('[S10-03] what was sent is on this device no more', async ({ tisch }) => {
  verlauf(tisch)
  await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/verlauf`, SABINE)
  await userEvent.fill(textfeld('Notiz')(), 'Rückruf bis Freitag.')
  await liegtAufDemGeraet()
  tisch.server.answer(notizSchreiben, 200, {
    guid: 'b0000000-0000-4000-8000-000000000001',
    text: 'Rückruf bis Freitag.',
    angeheftet: false,
    dateien: [],
    am: '2026-11-20T09:00:00.000Z',
    von: 'Sabine Sachbearbeitung',
  })
  await knopf('Notiz speichern').click()
  await expect.element(textfeld('Notiz')()).toHaveValue('')
  await liegtAufDemGeraet(0)
})

test('[S10-03] a hearing that was begun leaves nothing on this device', async ({ tisch }) => {
  anhoerung(tisch)
  await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/anhoerung`, SABINE)
  await userEvent.fill(textfeld('Was die Bank beabsichtigt und warum')(), 'Ablehnung.')
  await liegtAufDemGeraet()
  tisch.server.answer(anhoeren, 200, {
    guid: wartend.guid,
    text: 'Ablehnung.',
    gestelltAm: wartend.gestelltAm,
    gestelltVon: wartend.gestelltVon,
    frist: wartend.frist,
    stand: 'OFFEN',
    antwort: null,
  })
  await knopf('Anhörung beginnen').click()
  await liegtAufDemGeraet(0)
})
