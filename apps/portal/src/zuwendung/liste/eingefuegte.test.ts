import { maschine } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { expect, test } from 'vitest'
import { verbleib } from './eingefuegte.ts'
import { entfernen, hinzufuegen, kennungen, mitDateien, seitenLesen } from '../gegenstand/gegenstandWerte.ts'

test('undoing a pasted table takes only what nobody has touched since: a changed text, an added file stay', () => {
  const vorher = seitenLesen([
    { kategorie: 'B.1', foerdergegenstandKlasse: 'mulch', foerdergegenstaende: [maschine()] },
  ])
  const neue = seitenLesen([
    {
      kategorie: 'B.1',
      foerdergegenstandKlasse: 'mulch',
      foerdergegenstaende: [maschine(), maschine(), maschine(), maschine()],
    },
  ])
  const [unberuehrt, getippt, mitDatei, geloescht] = [...kennungen(neue)]
  const mit = mitDateien(entfernen(hinzufuegen(vorher, neue), new Set([String(geloescht)])), [
    { feld: `${mitDatei}.dokumentAngebot`, datei: { uuid: 'neu' } },
  ])
  const jetzt = structuredClone(mit)
  for (const g of jetzt.flatMap((s) => s.foerdergegenstaende))
    if (g.type === 'Maschine' && g.kennung === getippt) g.anbieter = 'Landtechnik Süd'
  expect(verbleib(jetzt, neue)).toEqual({ da: 3, unberuehrt: new Set([unberuehrt]) })
  expect(verbleib(vorher, neue)).toEqual({ da: 0, unberuehrt: new Set() })
})
