import { ueberschrift } from './testing/frame.ts'
import { zahllaufFreigeben, zahllaufLesen } from '@foerderportal/contract/auszahlung/zahllauf/routes'
import * as runden from '@foerderportal/contract/interessenbekundung/bank/routes'
import { bankpersonenLesen } from '@foerderportal/contract/nutzer/bank/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import {
  befangenheitAufheben,
  befangenheitenLesen,
} from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import { liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { lauf, ADRESSE as LAUF } from './auszahlung/zahllauf/testing/laeufe.ts'
import { REIHUNG, RUNDE, erhoehung, rundeAntwort } from './interessenbekundung/testing/runden.ts'
import { bestaetigen, frage } from './testing/freigabefrage.ts'
import { FRANK, LUDWIG, PETRA, type Person } from './testing/people.ts'
import { test } from './testing/test.ts'
import type { Tisch } from './testing/tisch.ts'
import { befangenheit } from './zuwendung/testing/befangenheiten.ts'
import type { FrischeHandlung } from './shared/anmeldung/frisch.ts'

type Fall = {
  readonly wer: Person
  readonly adresse: string
  /** What lies there, and that the act is refused for want of a sign-in of this moment. */
  readonly dienst: (tisch: Tisch) => void
  /** From the page to the refusal. */
  readonly bisZurAbsage: () => Promise<void>
  /** What stands there again. */
  readonly wiederDa: () => Promise<void>
}

const knopf = (name: string) => page.getByRole('button', { name, exact: true })
const feld = (name: string) => page.getByRole('textbox', { name })
const tippen = async (wo: Locator, text: string) => {
  await wo.fill(text)
  await liegtAufDemGeraet()
}

const ZUFALL = 'LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44 S7'
const GRUND = 'Der Bruder hat verkauft.'
const AM_RUNDE = `/sachbearbeitung/runden/${RUNDE}`
const runde = (angaben: Parameters<typeof rundeAntwort>[0]) => (tisch: Tisch) =>
  tisch.server.answer(runden.rundeLesen, 200, rundeAntwort({ staffeln: [], ...angaben }))
const OFFENE_REIHUNG = { ...REIHUNG, status: 'GEOEFFNET' as const, freigegeben: null }
const VERSIEGELT = {
  ...OFFENE_REIHUNG,
  status: 'VORGELEGT' as const,
  geoeffnet: null,
  zufall: null,
  sha256: null,
}
const LAUF_FRAGE = 'Zahllauf ZL-2026-000007 freigeben?'

const FAELLE: Readonly<Record<FrischeHandlung, Fall>> = {
  befangenheitAufheben: {
    wer: LUDWIG,
    adresse: '/sachbearbeitung/befangenheiten',
    dienst: (tisch) => {
      tisch.server.answer(befangenheitenLesen, 200, [befangenheit()])
      tisch.server.answer(bankpersonenLesen, 200, [])
      tisch.server.refuse(befangenheitAufheben, 401, ALLGEMEIN.neuAnmelden)
    },
    bisZurAbsage: async () => {
      await page.getByRole('button', { name: /^Aufheben für/ }).click()
      await tippen(feld('Grund'), GRUND)
      await page.getByRole('dialog').getByRole('button', { name: 'Aufheben' }).click()
    },
    wiederDa: async () => {
      await expect
        .element(page.getByRole('dialog').getByRole('textbox', { name: 'Grund' }))
        .toHaveValue(GRUND)
    },
  },
  rundeAnnullieren: {
    wer: PETRA,
    adresse: AM_RUNDE,
    dienst: (tisch) => {
      runde({ moeglich: { rundeAnnullieren: null } })(tisch)
      tisch.server.refuse(runden.rundeAnnullieren, 401, ALLGEMEIN.neuAnmelden)
    },
    bisZurAbsage: async () => {
      await knopf('Annullieren').click()
      await tippen(feld('Grund'), GRUND)
      await knopf('Zur Freigabe vorlegen').click()
    },
    wiederDa: async () => {
      await expect.element(frage('Runde annullieren').getByRole('textbox')).toHaveValue(GRUND)
    },
  },
  mittelErhoehen: {
    wer: PETRA,
    adresse: AM_RUNDE,
    dienst: (tisch) => {
      runde({ moeglich: { mittelErhoehen: null } })(tisch)
      tisch.server.refuse(runden.mittelErhoehen, 401, ALLGEMEIN.neuAnmelden)
    },
    bisZurAbsage: async () => {
      await knopf('Mittel erhöhen').click()
      await feld('Neue Mittel der Runde').fill('13.000.000')
      await tippen(feld('Grund'), GRUND)
      await knopf('Zur Freigabe vorlegen').click()
    },
    wiederDa: async () => {
      await expect.element(frage('Mittel erhöhen').getByRole('textbox', { name: 'Grund' })).toHaveValue(GRUND)
    },
  },
  rundenaktFreigeben: {
    wer: FRANK,
    adresse: AM_RUNDE,
    dienst: (tisch) => {
      runde({ akte: [erhoehung()] })(tisch)
      tisch.server.refuse(runden.rundenaktFreigeben, 401, ALLGEMEIN.neuAnmelden)
    },
    bisZurAbsage: async () => {
      await knopf('Freigeben').click()
      await bestaetigen('Vorgang freigeben?')
    },
    wiederDa: async () => {
      await expect.element(frage('Vorgang freigeben?')).toBeVisible()
    },
  },
  reihungVorbereiten: {
    wer: PETRA,
    adresse: AM_RUNDE,
    dienst: (tisch) => {
      runde({ stand: 'EINGEFROREN', reihung: null, moeglich: { reihungVorbereiten: null } })(tisch)
      tisch.server.refuse(runden.reihungVorbereiten, 401, ALLGEMEIN.neuAnmelden)
    },
    bisZurAbsage: async () => {
      await knopf('Reihung vorbereiten').click()
      await tippen(feld('Ergebnis der Ziehung'), ZUFALL)
      await knopf('Versiegelt zur Freigabe vorlegen').click()
    },
    wiederDa: async () => {
      await expect.element(frage('Reihung vorbereiten').getByRole('textbox')).toHaveValue(ZUFALL)
    },
  },
  reihungOeffnen: {
    wer: FRANK,
    adresse: AM_RUNDE,
    dienst: (tisch) => {
      runde({ stand: 'REIHUNG_VORGELEGT', reihung: VERSIEGELT, moeglich: { reihungOeffnen: null } })(tisch)
      tisch.server.refuse(runden.reihungOeffnen, 401, ALLGEMEIN.neuAnmelden)
    },
    bisZurAbsage: async () => {
      await tippen(feld('Ergebnis der Ziehung'), ZUFALL)
      await knopf('Vergleichen und öffnen').click()
    },
    wiederDa: async () => {
      await expect.element(feld('Ergebnis der Ziehung')).toHaveValue(ZUFALL)
    },
  },
  reihungFreigeben: {
    wer: FRANK,
    adresse: AM_RUNDE,
    dienst: (tisch) => {
      runde({ stand: 'REIHUNG_GEOEFFNET', reihung: OFFENE_REIHUNG, moeglich: { reihungFreigeben: null } })(
        tisch,
      )
      tisch.server.refuse(runden.reihungFreigeben, 401, ALLGEMEIN.neuAnmelden)
    },
    bisZurAbsage: async () => {
      await knopf('Reihung freigeben').click()
      await bestaetigen('Reihung freigeben?')
    },
    wiederDa: async () => {
      await expect.element(frage('Reihung freigeben?')).toBeVisible()
    },
  },
  zahllaufFreigeben: {
    wer: FRANK,
    adresse: LAUF,
    dienst: (tisch) => {
      tisch.server.answer(zahllaufLesen, 200, lauf(['FREIGABE'], { status: 'VORGELEGT' }))
      tisch.server.refuse(zahllaufFreigeben, 401, ALLGEMEIN.neuAnmelden)
    },
    bisZurAbsage: async () => {
      await page.getByRole('checkbox', { name: 'Nr. 2 angesehen' }).click()
      await knopf('Freigeben').click()
      await bestaetigen(LAUF_FRAGE)
    },
    wiederDa: async () => {
      await expect.element(frage(LAUF_FRAGE)).toBeVisible()
      expect(page.getByRole('checkbox', { name: 'Nr. 2 angesehen' }).element()).toHaveProperty(
        'checked',
        true,
      )
    },
  },
}

test.for(Object.entries(FAELLE))(
  '[S10-03] back from the sign-in that %s asks for, what was typed or looked at is there, and the act open',
  async ([, { wer, adresse, dienst, bisZurAbsage, wiederDa }], { tisch }) => {
    dienst(tisch)
    await tisch.open(adresse, wer)
    await bisZurAbsage()
    await knopf('Noch einmal anmelden').click()
    await expect.poll(() => tisch.departures).toHaveLength(1)
    await tisch.follow()
    await wiederDa()
    // neither the act nor, once it is let be, what is below it leaves the focus nowhere
    const offen = page.getByRole('dialog')
    if (offen.query() !== null) {
      await expect.poll(() => offen.element().contains(document.activeElement)).toBe(true)
      await offen.getByRole('button', { name: 'Abbrechen' }).first().click()
    }
    await expect.element(ueberschrift()).toHaveFocus()
    // Whoever comes to it another way finds nothing opened that he has not asked for.
    await tisch.open(adresse)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test('[S10-03] whoever gives the sign-in up and comes back finds no act open', async ({ tisch }) => {
  const { wer, adresse, dienst, bisZurAbsage } = FAELLE.zahllaufFreigeben
  dienst(tisch)
  await tisch.open(adresse, wer)
  await bisZurAbsage()
  await knopf('Noch einmal anmelden').click()
  await expect.poll(() => tisch.departures).toHaveLength(1)
  await tisch.open(adresse)
  await expect.element(page.getByRole('checkbox', { name: 'Nr. 2 angesehen' })).toBeChecked()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
