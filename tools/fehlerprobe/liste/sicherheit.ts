import type { Fehler } from './typ.ts'

export const SICHERHEIT: readonly Fehler[] = [
  {
    nr: 'H1',
    was: 'Anti-Fälschungs-Zeichen wird nicht verglichen',
    vorher: 'if (!valid || crossSite || request.headers[CSRF_HEADER] !== cookie)',
    nachher: 'if (!valid || crossSite)',
    test: 'app.rechte.test',
  },
  {
    nr: 'H2',
    was: 'CSP erlaubt fremde Rahmen',
    vorher: '`frame-ancestors ${frameAncestors}`,',
    nachher: '"frame-ancestors *",',
    test: 'http/server.test',
  },
  {
    nr: 'H3',
    was: 'Token für eine andere Anwendung gilt',
    vorher: `    audience: AUDIENCE,
`,
    nachher: '',
    test: 'remoteTokenVerifier.test',
  },
  {
    nr: 'H4',
    was: 'infizierte Datei lässt sich abrufen',
    vorher: 'if (gesperrt !== undefined) throw gesperrt',
    nachher: '',
    test: 'virenpruefung.test',
  },
  {
    nr: 'H5',
    was: 'Fehlversuche sperren nie',
    vorher: 'where v.gesperrt_bis is null or v.gesperrt_bis <= excluded.zuletzt',
    nachher: 'where true',
    test: 'anmeldung/anmelden.test',
  },
]
