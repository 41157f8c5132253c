import type { Fehler } from './typ.ts'

export const RECHTE: readonly Fehler[] = [
  {
    nr: 'R1',
    was: 'Mitgliedschaft beim Lesen eines Antrags nicht gefragt',
    datei: 'zuwendung/kern/repository.ts',
    vorher: 'join mitgliedschaft m on m.unternehmen_guid = a.unternehmen_guid and m.nutzer_sub = ${sub}',
    nachher: 'join mitgliedschaft m on m.unternehmen_guid = a.unternehmen_guid and ${sub}::text is not null',
    test: 'app.fremdes.test',
  },
  {
    nr: 'R2',
    was: 'Einreichen ohne Identifizierung',
    datei: 'zuwendung/einreichen/einreichPruefungen.ts',
    vorher: 'if (mitglied?.identifiziert !== true)',
    nachher: 'if (mitglied === undefined)',
    test: 'antragEinreichen.test',
  },
  {
    nr: 'R3',
    was: 'wer einreicht, darf auch der zweite Unterzeichner sein',
    vorher: 'if (person === sub)\n    throw amFeld(',
    nachher: `if (person === '')\n    throw amFeld(`,
    test: 'mitzeichnung.test',
  },
  {
    nr: 'R4',
    was: 'Recht einer Route wird nicht geprüft',
    vorher: 'authorizeRoute(principal, permission)',
    nachher: '',
    test: 'http/bankpersonen.test',
  },
  {
    nr: 'R5',
    was: 'eigene Verwaltung lässt sich ändern',
    vorher: `if (eingabe.subjectId === sub) throw absagen(ALLGEMEIN.keineBerechtigung, EIGENE)
  const infos`,
    nachher: 'const infos',
    test: 'verwaltungAendern.test',
  },
  {
    nr: 'R6',
    was: 'fremde Anfrage um Unterschrift lässt sich beantworten',
    vorher:
      'if (row !== undefined && row.person !== leser.sub) throw absagen(ALLGEMEIN.keineBerechtigung, NICHT_GEFRAGT)',
    nachher: '',
    test: 'mitzeichnung.test',
  },
]
