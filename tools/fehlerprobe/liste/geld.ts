import type { Fehler } from './typ.ts'

export const GELD: readonly Fehler[] = [
  {
    nr: 'G1',
    was: 'Anteil kaufmännisch gerundet statt abgerundet',
    vorher: 'Number((BigInt(kostenCent) * BigInt(Math.round(prozent * 100))) / 10_000n)',
    nachher: 'Math.round((kostenCent * prozent) / 100)',
    test: 'zuwendung/antrag/rules.test',
  },
  {
    nr: 'G2',
    was: 'Obergrenze je Gegenstand fehlt',
    vorher:
      'return kosten === null ? 0 : Math.min(anteilCent(kosten, prozent), inCent(grenzen.jeGegenstand))',
    nachher: 'return kosten === null ? 0 : anteilCent(kosten, prozent)',
    test: 'zuwendung/antrag/rules.test',
  },
  {
    nr: 'G3',
    was: 'Obergrenze des Antrags gilt je Gegenstand neu',
    vorher: 'restCent -= cent',
    nachher: '',
    test: 'zuwendung/antrag/rules.test',
  },
  {
    nr: 'G4',
    was: 'Finanzierungsplan zieht die Zuwendung nicht ab',
    vorher: 'return kostenCent - zuwendung',
    nachher: 'return kostenCent',
    test: 'zuwendung/antrag/rules.test',
  },
  {
    nr: 'G5',
    was: 'Stückzahl zählt bei den Kosten nicht',
    vorher: '? anzahl * inCent(einzeln) : null',
    nachher: '? inCent(einzeln) : null',
    test: 'zuwendung/antrag/rules.test',
  },
]
