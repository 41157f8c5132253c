import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { expect, test } from 'vitest'
import { konfliktworte } from '@foerderportal/assistent/konflikt/konfliktworte'
import { TAFEL } from '@foerderportal/contract/zuwendung/antrag/tafel/tafel'

const ID = '7f3c1c8e-6f0b-4c5e-9d7e-0a4b8f1c2d3e'
const formular: AntragFormular = {
  guid: ID,
  classVersion: 1,
  produktgruppenDaten: { type: 'AnkNabo' },
  foerdergegenstandSeiten: [
    {
      kategorie: 'A',
      foerdergegenstandKlasse: 'A1',
      foerdergegenstaende: [
        { type: 'Maschine', id: 'm1', hersteller: 'Pistenbully' },
        { type: 'Maschine', id: 'm2' },
        { type: 'Beratungsdienstleistung', id: 'b1', bezeichnung: 'Moorberatung' },
      ],
    },
  ],
}
const gegenstand = ['foerdergegenstandSeiten', 'A/A1', 'foerdergegenstaende']

test.each<[readonly string[], string]>([
  [['produktgruppenDaten', 'finanzamt'], 'Zuständiges Finanzamt'],
  [['alleineZeichnungsberechtigt'], 'Dürfen Sie für das Unternehmen allein unterschreiben?'],
  [[...gegenstand, 'm1', 'anzahl'], 'Anzahl (Pistenbully)'],
  [[...gegenstand, 'm2', 'anbieter'], 'Anbieter (Gegenstand 2)'],
  [[...gegenstand, 'b1', 'kosten'], 'Nettokosten der Beratung (Moorberatung)'],
  [[...gegenstand, 'm1'], 'Fördergegenstand (Pistenbully)'],
  [['foerdergegenstandSeiten', 'A/A1'], 'Fördergegenstände'],
  [['zweitePerson', 'email'], 'Wer unterschreibt mit?'],
  [['produktgruppenDaten', 'wasNeues'], 'Angabe'],
])('[S10-03] %j heißt %s', (pfad, frage) => {
  expect(konfliktworte(TAFEL, formular, { pfad }).frage).toBe(frage)
})

const FINANZAMT = ['produktgruppenDaten', 'finanzamt']
const UMSATZ = ['produktgruppenDaten', 'umsatz']
const ALLEIN = ['alleineZeichnungsberechtigt']

test.each<[readonly string[], unknown, string]>([
  [UMSATZ, '12,,5', '12,,5'],
  [UMSATZ, '12,5', '12,50\u00a0€'],
  [UMSATZ, '', 'leer'],
  [FINANZAMT, null, 'leer'],
  [FINANZAMT, undefined, 'entfernt'],
  [FINANZAMT, 'Kiel', 'Kiel'],
  [ALLEIN, true, 'Ja'],
  [ALLEIN, false, 'Nein'],
  [['neues'], true, 'Ja'],
  [['neues'], false, 'Nein'],
  [['produktgruppenDaten', 'antragstellerArt'], 'PRIMAERPRODUZENT', 'Landwirtschaftlicher Primärproduzent'],
  [['produktgruppenDaten', 'kmuBestaetigt'], 'KLEINST', 'Kleinstunternehmen'],
  [[...gegenstand, 'm1', 'anzahl'], '2', '2\u00a0Stück'],
  [['dokumente', 'sonstige'], [], 'leer'],
  [
    ['dokumente', 'sonstige'],
    [
      { uuid: ID, dateiname: 'Angebot.pdf' },
      { uuid: ID, dateiname: 'Plan.pdf' },
    ],
    'Angebot.pdf\nPlan.pdf',
  ],
  [
    [...gegenstand, 'm1'],
    { type: 'Maschine', kennung: ID, hersteller: 'Pistenbully', anzahl: '2', anbieter: '' },
    'Maschine, Pistenbully, 2',
  ],
])('[S10-03] in %j steht %j da als: %s', (pfad, wert, text) => {
  expect(konfliktworte(TAFEL, formular, { pfad }).schreiben(wert)).toBe(text)
})
