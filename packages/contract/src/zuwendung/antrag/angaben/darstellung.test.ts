import { expect, test } from 'vitest'
import { GROESSE_TEXT, GROESSENKLASSEN, bestaetigungen } from '../../kern/groesse/groesse.ts'
import { KONTEXT, daten, formular, moorSeite } from '../../testing/testFormular.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { antragDarstellen } from './darstellung.ts'

const angaben = (f: AntragFormular) =>
  antragDarstellen({ formular: f, kontext: KONTEXT }).flatMap(({ gruppen }) =>
    gruppen.flatMap((gruppe) => gruppe.angaben),
  )
const antwortAuf = (f: AntragFormular, frage: string) => angaben(f).find((a) => a.frage === frage)?.antwort

test('[S4-08] areas and staff stand there with all their digits, as they were entered', () => {
  const f = formular({
    foerdergegenstandSeiten: [moorSeite],
    produktgruppenDaten: daten({
      moorflaeche: 12.3456,
      nutzflaeche: 1_080.0001,
      anzahlMitarbeiter: 3.255,
      groessenrechnung: {
        eigene: { anzahlMitarbeiter: 1.005, umsatz: 0.1, bilanzsumme: 999_999_999.99 },
        weitere: [{ name: 'Biogas', beziehung: 'PARTNER', anteil: 33.335, anzahlMitarbeiter: 0.125 }],
      },
    }),
  })
  expect(antwortAuf(f, 'Davon nasse oder wiedervernässte Moorböden')).toBe('12,3456\u00a0ha')
  expect(antwortAuf(f, 'Landwirtschaftlich genutzte Fläche')).toBe('1.080,0001\u00a0ha')
  expect(antwortAuf(f, 'Zahl der Mitarbeitenden')).toBe('3,255')
  expect(antwortAuf(f, 'Partner- und verbundene Unternehmen')).toBe(
    'eigene Zahlen: 1,005 Mitarbeitende, 0,10\u00a0€ Umsatz, 999.999.999,99\u00a0€ Bilanzsumme\n' +
      'Biogas (Partnerunternehmen zu 33,335\u00a0%): 0,125 Mitarbeitende',
  )
})

test.each(GROESSENKLASSEN)('[S4-03] the size %s is one answer with its name', (klasse) => {
  const f = formular({ produktgruppenDaten: daten({ umsatz: null, ...bestaetigungen(klasse) }) })
  expect(antwortAuf(f, 'Größe Ihres Unternehmens')).toBe(GROESSE_TEXT[klasse])
  const groessen = angaben(f).filter(({ pfad }) => pfad.endsWith('Bestaetigt'))
  expect(groessen).toHaveLength(1)
})

test('[S4-08] each item is a group of its own, their sum another; nothing is summed up where there is none', () => {
  const gruppen = (f: AntragFormular) =>
    antragDarstellen({ formular: f, kontext: KONTEXT }).find(({ seite }) => seite === 'foerdergegenstaende')
      ?.gruppen
  expect(gruppen(formular())?.map(({ titel, name }) => [titel, name])).toEqual([
    ['Klasse mulch', 'Beispielwerk MP 300'],
    ['Summe', undefined],
  ])
  expect(gruppen(formular({ foerdergegenstandSeiten: [] }))?.flatMap(({ angaben: a }) => a)).toEqual([
    { pfad: 'foerdergegenstandSeiten', frage: 'Fördergegenstände', antwort: null },
  ])
})

test('[S4-08] two persons of one name are told apart, and every account is named with its bank', () => {
  const f = formular({
    alleineZeichnungsberechtigt: false,
    zeichnungsberechtigter: {
      subjectId: 'p',
      vorname: 'Paul',
      nachname: 'Partner',
      email: 'paul@hof.example',
    },
    unternehmen: {
      ...formular().unternehmen,
      kontoInformationen: [
        { iban: 'DE56 2176 3542 0000 1000 15', bic: 'NOLADE21NOS', kontofuehrendesInstitut: 'Sparkasse' },
        { iban: 'DE02 1203 0000 0000 2020 51', abweichenderKontoinhaber: 'Ida Feld' },
      ],
    },
  })
  expect(antwortAuf(f, 'Wer unterschreibt mit?')).toBe('Paul Partner, paul@hof.example')
  expect(antwortAuf(f, 'Konto')).toBe(
    'DE56 2176 3542 0000 1000 15, Sparkasse, BIC NOLADE21NOS\nDE02 1203 0000 0000 2020 51, lautet auf Ida Feld',
  )
})
