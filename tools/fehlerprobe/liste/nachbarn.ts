import type { Fehler } from './typ.ts'

/** What stands beside the right rows counts among them. */
export const NACHBARN: readonly Fehler[] = [
  {
    nr: 'N1',
    was: 'Entwürfe zählen als dieselbe Rechnung',
    vorher: `on p.rechnung_schluessel = e.rechnung_schluessel
            and p.auszahlung_guid <> e.auszahlung_guid and p.status in ('ABGESENDET', 'BEWILLIGT')`,
    nachher: `on p.rechnung_schluessel = e.rechnung_schluessel
            and p.auszahlung_guid <> e.auszahlung_guid`,
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N2',
    was: 'abgelehnte Anträge zählen als dieselbe Datei',
    vorher: "and z.guid <> a.guid\n            and z.status in ('ABGESENDET', 'BEWILLIGT')",
    nachher: "and z.guid <> a.guid\n            and z.status <> 'IN_BEARBEITUNG'",
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N3',
    was: 'Liste der Auszahlungen warnt vor Rechnungen in Entwürfen',
    vorher: "and y.auszahlung_guid <> z.auszahlung_guid and y.status in ('ABGESENDET', 'BEWILLIGT')",
    nachher: 'and y.auszahlung_guid <> z.auszahlung_guid',
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N4',
    was: 'Zahlen einer Runde zählen zurückgezogene Fälle',
    vorher: 'and g.einladung_guid is not null\n  and g.zurueckgezogen_am is null`',
    nachher: 'and g.einladung_guid is not null`',
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N5',
    was: 'Zahlen einer Runde zählen zurückgezogene Bekundungen',
    vorher:
      'where ibk_meta_guid = ${guid} and eingereicht_version is not null and zurueckgezogen_am is null\n      union all',
    nachher: 'where ibk_meta_guid = ${guid} and eingereicht_version is not null\n      union all',
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N6',
    was: 'Liste der Runden zählt begonnene Bekundungen',
    vorher: 'where b.ibk_meta_guid = r.guid and b.eingereicht_version is not null\n        and b.zurue',
    nachher: 'where b.ibk_meta_guid = r.guid\n        and b.zurue',
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N7',
    was: 'eine begonnene Korrektur verdeckt den fertigen Fragebogen',
    vorher: 'n.vorgaenger_guid = b.guid and n.abgeschlossen_am is not null)',
    nachher: 'n.vorgaenger_guid = b.guid)',
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N8',
    was: '„für mich“ zählt Entscheidungen über eigene Unternehmen',
    datei: 'entscheidung/freigabequelle.ts',
    vorher: 'and m.nutzer_sub = ${wer.sub}) then ${EIGENER}',
    nachher: 'and m.nutzer_sub = ${wer.sub}) and false then ${EIGENER}',
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N9',
    was: 'von der früheren Bekundung gilt als übernommen, was die Runde nicht hat',
    datei: 'bekundung/bekundungAnlegen.ts',
    vorher: 'new Set(kategorienVon(vorgaben).map(({ code }) => code))',
    nachher: 'new Set(alle.map(({ investitionBereich }) => investitionBereich))',
    test: 'bekundung/bekundung.test',
  },
  {
    nr: 'N10',
    was: 'eine Liste endet mit ihrer ersten Seite',
    vorher: 'order by a.status_seit, a.guid limit ${SEITE + 1})',
    nachher: 'order by a.status_seit, a.guid limit ${SEITE})',
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N11',
    was: 'auf der nächsten Seite steht noch einmal, was auf der ersten stand',
    vorher: 'and (e.vorgelegt_am, e.guid) > (select v.vorgelegt_am',
    nachher: 'and (e.vorgelegt_am, e.guid) >= (select v.vorgelegt_am',
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N12',
    was: 'die Summe eines Zahllaufs zählt ausgenommene Posten',
    vorher: "where p.zahllauf_guid = z.guid and p.status <> 'AUSGENOMMEN') s`",
    nachher: 'where p.zahllauf_guid = z.guid) s`',
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N13',
    was: 'als ungelesen zählt, was jemand selbst geschrieben hat',
    vorher: 'and n.richtung_zu_kunde and not exists',
    nachher: 'and not exists',
    datei: 'ungelesen/ungelesene.ts',
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N14',
    was: 'abgelehnte Auszahlungsanträge zählen gegen die höchste Anzahl',
    vorher: "where z.geschaeft_guid = g.guid and z.status <> 'ABGELEHNT') as anzahl",
    nachher: 'where z.geschaeft_guid = g.guid) as anzahl',
    test: 'app.nachbarn.test',
  },
  {
    nr: 'N15',
    was: '„für mich“ zählt Auszahlungen an eigene Unternehmen',
    datei: 'bankpruefung/freigabequelle.ts',
    vorher: "then ${satz(wer, 'eigener')}",
    nachher: 'and false then null',
    test: 'app.nachbarn.test',
  },
]
