import { expect, test } from 'vitest'
import type { Bauplan, Fund, Roh } from './types.ts'
import { unsaved } from './unsaved.ts'

type Dokument = { ort: string; preis: number | null; teile: { id: string; name: string }[] }

const dokument: Dokument = { ort: 'Husum', preis: 12, teile: [{ id: 'a', name: 'Egge' }] }
const lesen = ({ ort, preis, teile }: Dokument): Roh => ({
  ort,
  preis: preis === null ? '' : `${preis},00`,
  teile,
})
const zahl = (text: unknown) => (/^\d+(,00)?$/.test(String(text)) ? Number.parseInt(String(text), 10) : null)
const PLAN: Bauplan<Dokument> = {
  seite: (name) =>
    name === 'eine'
      ? {
          lesen,
          schreiben: (roh) => (wert) => ({ ...wert, ...roh, preis: zahl(roh['preis']) }),
          unlesbar: ({ preis }) => (preis === '' || zahl(preis) !== null ? [] : ['preis']),
        }
      : undefined,
}
const BASIS: Roh = { ort: '', preis: '', teile: [] }
const fund = (roh: Roh, id = '1', seite = 'eine'): Fund => ({
  id,
  seite,
  zeit: 0,
  basis: BASIS,
  roh: { ...BASIS, ...roh },
})
const ungespeichert = (eines: Fund) =>
  unsaved(dokument, PLAN, eines).map(({ pfad, neu }) => [pfad.join('.'), neu])

test('[S10-03] what was typed and stands otherwise in the document is told, and nothing else', () => {
  expect(ungespeichert(fund({ ort: 'Kiel', preis: '12' }))).toEqual([['ort', 'Kiel']])
  expect(ungespeichert(fund({ preis: '12,,5' }))).toEqual([['preis', '12,,5']])
})

test('[S10-03] an element that is new is told as a whole', () => {
  const neu = { id: 'b', name: 'Pflug' }
  expect(ungespeichert(fund({ teile: [neu] }))).toEqual([['teile.b', neu]])
})

test('[S10-03] of a page that the form does not have nobody can say what of it was saved', () => {
  expect(() => ungespeichert(fund({ ort: 'Kiel' }, '1', 'andere'))).toThrow('keine Seite andere')
})
