import { jedeArt } from '@foerderportal/contract/fragebogen/testing/fragen'
import { expect, test } from 'vitest'
import { neueFrage, neuerTeil } from './formular.ts'
import { formularAus } from './formularZeigen.ts'
import { entfernt, frageAendern, frageHinzu } from './umbau.ts'
import { ungespeichertes } from './ungespeichertes.ts'

const gespeichert = formularAus(jedeArt())

test('[S9-05] nothing is left over where all was saved', () => {
  expect(ungespeichertes(gespeichert, gespeichert)).toEqual([])
})

test('[S9-05] what is chosen from a list is called as it is there', () => {
  const geaendert = frageAendern({ ...gespeichert, seiten: 'BLOCK' }, 'f2', (f) => ({
    ...f,
    type: 'FreitextFrage',
  }))
  expect(ungespeichertes(geaendert, { ...gespeichert, seiten: 'FRAGE' })).toEqual(
    expect.arrayContaining([
      { feld: 'Allgemeines, Seiten', text: 'ein Block je Seite' },
      { feld: 'Frage 3: Frage f2, Art', text: 'Text' },
    ]),
  )
})

test('[S9-05] each text that was not saved stands at its place, whole', () => {
  const neu = {
    ...neueFrage('AuswahlFrage'),
    id: 'f9',
    frage: 'Wie wirtschaften Sie?',
    teile: [neuerTeil('Ackerbau'), neuerTeil('Moor')],
  }
  const getippt = frageAendern(entfernt(gespeichert, 'f6'), 'f2', (f) => ({
    ...f,
    frage: 'Wie viele Hektar?',
    max: 'viel',
  }))
  const mitAntwort = frageAendern(getippt, 'f0', (f) => ({ ...f, teile: [...f.teile, neuerTeil('Obstbau')] }))
  expect(ungespeichertes(frageHinzu(mitAntwort, 'f2', neu), gespeichert)).toEqual(
    expect.arrayContaining([
      { feld: expect.stringMatching(/^Frage 1: /), text: 'Obstbau' },
      { feld: 'Frage 3: Wie viele Hektar?, Text der Frage', text: 'Wie viele Hektar?' },
      { feld: 'Frage 3: Wie viele Hektar?, Größte Zahl', text: 'viel' },
      { feld: 'Frage 4: Wie wirtschaften Sie?', text: 'Wie wirtschaften Sie?\nAckerbau\nMoor' },
      { feld: expect.stringMatching(/^Frage 7: /), text: 'gelöscht' },
    ]),
  )
})
