import type { Fragetyp } from '@foerderportal/contract/fragebogen/arten'
import { expect, test } from 'vitest'
import { NEUER_ZUSATZ, neueFrage, neuerTeil, type Frageform } from '../formular.ts'
import { artwechsel } from './artwechsel.ts'

const beschrieben = { ...neuerTeil('Schafe'), zusatz: NEUER_ZUSATZ }

test.each<[string, Frageform, Fragetyp, string]>([
  [
    'descriptions',
    { ...neueFrage('AuswahlFrage'), teile: [beschrieben, neuerTeil('Ziegen')] },
    'PrioritaetFrage',
    'Die Art ist jetzt „Rangfolge“. Damit entfällt: 1 Beschreibung.',
  ],
  [
    'answers with their descriptions',
    { ...neueFrage('AuswahlFrage'), teile: [beschrieben, neuerTeil('Ziegen')] },
    'FreitextFrage',
    'Die Art ist jetzt „Text“. Damit entfällt: 2 Antworten, 1 Beschreibung.',
  ],
  [
    'unit and limits',
    { ...neueFrage('DezimalFrage'), einheit: 'ha' },
    'AuswahlFrage',
    'Die Art ist jetzt „Auswahl, eine Antwort“. Damit entfällt: Einheit und Grenzen.',
  ],
  [
    'limits of one number of a group',
    { ...neueFrage('DezimalGruppeFrage'), teile: [{ ...neuerTeil('Acker'), max: '7' }] },
    'PrioritaetFrage',
    'Die Art ist jetzt „Rangfolge“. Damit entfällt: Einheit und Grenzen.',
  ],
  [
    'hint and lengths',
    neueFrage('FreitextFrage'),
    'DezimalFrage',
    'Die Art ist jetzt „Zahl“. Damit entfällt: Hinweis und Längen.',
  ],
  [
    'nothing',
    { ...neueFrage('AuswahlFrage'), teile: [beschrieben] },
    'MehrfachAuswahlFrage',
    'Die Art ist jetzt „Auswahl, mehrere Antworten“.',
  ],
])('[S9-05] another kind says what goes with the one before: %s', (_, frage, neu, satz) => {
  expect(artwechsel(frage, neu)).toBe(satz)
})
