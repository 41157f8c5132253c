import type { Fehler } from './typ.ts'

export const BROWSER: readonly Fehler[] = [
  {
    nr: 'B1',
    was: 'Wächter lässt ohne Recht eintreten',
    vorher: `recht === undefined || darf(rollen ?? [], recht) ? undefined : { art: 'verweigern' }`,
    nachher: 'undefined',
    test: 'shell/waechter.test',
  },
  {
    nr: 'B2',
    was: 'Fehlgeschlagener Aufruf wird keinem gezeigt',
    vorher: 'else if (!isIgnored(error, ignore)) reportProblem(error)',
    nachher: '',
    test: 'client/src/call.test',
  },
  {
    nr: 'B3',
    was: 'Speichern nach Konflikt sendet, bevor entschieden ist',
    vorher: `return this.#stand.art === 'konflikt' ? false : this.#speichern()`,
    nachher: 'return this.#speichern()',
    test: 'entwurf/src/entwurf.test',
  },
  {
    nr: 'B4',
    was: 'nach neuem Cookie wird nicht wiederholt',
    vorher: `if (!renewed || route.method === 'GET') return response`,
    nachher: 'if (response) return response',
    test: 'client/src/csrf.test',
  },
  {
    nr: 'B5',
    was: 'ein Menü sagt nicht, ob es offen ist',
    vorher: 'p-menue__knopf"\n        aria-expanded={offen}',
    nachher: 'p-menue__knopf"',
    test: 'shell/menues.komponenten.test',
  },
  {
    nr: 'B6',
    was: 'nach Mitteilungen wird auch gefragt, wenn niemand hinsieht',
    vorher: 'refetchInterval: UNGELESEN_ABFRAGE_MS,\n    refetchIntervalInBackground: false,',
    nachher: 'refetchInterval: UNGELESEN_ABFRAGE_MS,\n    refetchIntervalInBackground: true,',
    test: 'shell/listen.komponenten.test',
  },
  {
    nr: 'B7',
    was: 'Fristen gehen nach der Uhr des Rechners, nicht nach der des Servers',
    vorher: 'serverzeitMerken(antwort)\n  return antwort',
    nachher: 'return antwort',
    test: 'shell/banner.komponenten.test',
  },
  {
    nr: 'B8',
    was: 'was auf dem Gerät liegt, wird unter anderem Namen gesucht',
    vorher: "('portal-entwuerfe')",
    nachher: "('entwuerfe')",
    test: 'nutzer/altesGeraet.komponenten.test',
  },
  {
    nr: 'B9',
    was: 'wer ein Formular verlässt, lässt es weiter auf Dateien lauschen',
    vorher: "      removeEventListener('drop', ablegen)\n",
    nachher: '',
    test: 'portal/src/routes.komponenten.test',
  },
]
