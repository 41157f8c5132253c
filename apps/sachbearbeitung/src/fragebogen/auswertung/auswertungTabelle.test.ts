import type { Auswertung } from '@foerderportal/contract/fragebogen/bank/schema'
import { expect, test } from 'vitest'
import { AUSWERTUNG } from '../testing/auswertungen.ts'
import { auswertungTabelle } from './auswertungTabelle.ts'

const zeilen = (auswertung: Auswertung) => auswertungTabelle(auswertung).replace('\uFEFF', '').split('\r\n')

test('[S9-05] the table says what the pictures say, and hides what they hide', () => {
  expect(zeilen(AUSWERTUNG)).toEqual([
    'Block;Frage;Was;Angabe;Zahl;Prozent',
    'Ihr Betrieb;Wie wirtschaften Sie?;gefragt;;23;',
    'Ihr Betrieb;Wie wirtschaften Sie?;geantwortet;;23;',
    'Ihr Betrieb;Wie wirtschaften Sie?;Antwort;Ackerbau;12;52',
    'Ihr Betrieb;Wie wirtschaften Sie?;Antwort;Obstbau;verdeckt;verdeckt',
    'Ihr Betrieb;Wie wirtschaften Sie?;Antwort;Weinbau;verdeckt;verdeckt',
    'Ihr Betrieb;Wie viele Hektar?;gefragt;;23;',
    'Ihr Betrieb;Wie viele Hektar?;geantwortet;;20;',
    'Ihr Betrieb;Wie viele Hektar?;Mittel;;86,45;',
    'Ihr Betrieb;Wie viele Hektar?;Median;;71;',
    'Ihr Betrieb;Seit wann Weinbau?;gefragt;;verdeckt;',
    'Ihr Betrieb;Seit wann Weinbau?;geantwortet;;verdeckt;',
    'Zum Schluss;Was fehlt Ihnen?;gefragt;;23;',
    'Zum Schluss;Was fehlt Ihnen?;geantwortet;;12;',
    ...AUSWERTUNG.fragen.flatMap(({ texte }) =>
      // What begins like a formula is text to whoever opens the table.
      texte.map((text) => `Zum Schluss;Was fehlt Ihnen?;Text;${text.startsWith('=') ? "'" : ''}${text};;`),
    ),
    '',
  ])
})
