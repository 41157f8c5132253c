import type { Fehler } from './typ.ts'

export const DATEN: readonly Fehler[] = [
  {
    nr: 'D1',
    was: 'nicht gefragte Angaben bleiben beim Einreichen stehen',
    vorher: 'formular: antragBereinigen(formular, kontext) }',
    nachher: 'formular }',
    test: 'antragEinreichen.test',
  },
  {
    nr: 'D2',
    was: 'Unterschrift deckt geänderten Inhalt',
    vorher: 'if (sha256Von(zeichentext(art, formular)) === row.sha256) return',
    nachher: 'return',
    test: 'mitzeichnung.test',
  },
  {
    nr: 'D3',
    was: 'Korrektur ändert, wonach nicht gefragt ist',
    vorher: '({ antrag, korrektur }) => korrekturPruefen(korrektur, antrag.formular),',
    nachher: '',
    test: 'korrektur.test',
  },
  {
    nr: 'D4',
    was: 'Mischen verliert die eigene Seite',
    vorher: `return run.wahl(konflikt) === 'fremd' ? fremd : eigen`,
    nachher: 'return fremd',
    test: 'entwurf/src/merge.test',
  },
  {
    nr: 'D5',
    was: 'Gerätekopie wird nie geschrieben',
    vorher: 'return store.put({ ...sealed,',
    nachher: 'return void ({ ...sealed,',
    test: 'geraetekopie.test',
  },
  {
    nr: 'D6',
    was: 'hochgeladene leere Datei wird angenommen',
    vorher: 'if (bytes === 0) throw ungueltig(LEER)',
    nachher: '',
    test: 'files/dateien.test',
  },
  {
    nr: 'D7',
    was: 'auf der Eingangsbestätigung einer Auszahlung fehlt der Betrag',
    vorher: "    ['Beantragt', alsEuro(beantragtSummeCent(formular))],\n",
    nachher: '',
    test: 'auszahlungEinreichen.test',
  },
]
