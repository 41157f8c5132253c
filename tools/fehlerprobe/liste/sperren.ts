import type { Fehler } from './typ.ts'

export const SPERREN: readonly Fehler[] = [
  {
    nr: 'S1',
    was: 'Antrag wird beim Speichern nicht gesperrt',
    vorher: '${laden(versionZuBeginn(art))} for no key update of ${sperre}',
    nachher: '${laden(versionZuBeginn(art))}',
    test: 'zuwendung/antrag/gleichzeitig.test',
  },
  {
    nr: 'S2',
    was: 'If-Match wird nicht geprüft',
    datei: 'platform/dokument/dokument.ts',
    vorher: 'if (ifMatch !== undefined && ifMatch !== version)\n',
    nachher: 'if (ifMatch !== undefined && ifMatch > version)\n',
    test: 'antragSpeichern.test',
  },
  {
    nr: 'S3',
    was: 'zweites Einreichen macht eine zweite Eingangsnummer',
    vorher: 'if (einreichung === undefined || !istDieselbe(einreichung, e.ifMatch)) return undefined',
    nachher: 'if (einreichung === undefined || e.ifMatch !== -1) return undefined',
    test: 'antragEinreichen.test',
  },
  {
    nr: 'S4',
    was: 'Unternehmen wird bei Frage nach Bankdaten nicht festgehalten',
    vorher: 'await sql`select from unternehmen where guid = ${unternehmenGuid} for share`.execute(tx)',
    nachher: 'await sql`select from unternehmen where guid = ${unternehmenGuid}`.execute(tx)',
    test: 'bankdatenAenderungen.test',
  },
  {
    nr: 'S5',
    was: 'zwei Antworten auf eine Einladung gelten beide',
    vorher: 'lower(email) = lower(${a.email}) and beantwortet_am is null',
    nachher: 'lower(email) = lower(${a.email})',
    test: 'einladungBeantworten.test',
  },
  {
    nr: 'S6',
    was: 'Unternehmen werden bei der Freigabe eines Zahllaufs nicht festgehalten',
    datei: 'zahllauf/zahllaufFreigeben.ts',
    vorher: 'await unternehmenHalten(tx, row.guid)\n',
    nachher: '',
    test: 'zahllauf/zahllauf.test',
  },
  {
    nr: 'S7',
    was: 'Unternehmen werden bei der Vorlage eines Zahllaufs nicht festgehalten',
    datei: 'zahllauf/zahllaufVorlegen.ts',
    vorher: 'await unternehmenHalten(tx, row.guid)\n',
    nachher: '',
    test: 'zahllauf/zahllauf.test',
  },
]
