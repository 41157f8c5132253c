import type { Tabellenart, Tabellenworte } from '@foerderportal/assistent/liste/tabellenart'
import { GEGENSTAENDE_JE_KLASSE, KLASSEN_JE_ANTRAG } from '@foerderportal/contract/zuwendung/grenzen'
import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/antragsformular/foerdergegenstand'
import { MASCHINE } from '@foerderportal/contract/zuwendung/tafel/gegenstaende'
import { klassenIn } from './gegenstandKlassen.ts'
import {
  gegenstandName,
  neuerGegenstand,
  typZu,
  zeilenZu,
  type GegenstandWerte,
  type SeiteWerte,
} from './gegenstandWerte.ts'

const WORTE: Tabellenworte = {
  gruppe: 'Klasse',
  gruppeAuch: ['Art', 'Art des Fördergegenstands', 'Fördergegenstand', 'Maschine', 'Gerät'],
  einer: 'Gegenstand',
  einleitung:
    'Kopieren Sie die Zeilen in Excel oder LibreOffice und fügen Sie sie hier ein. Angebote und Bestätigungen laden Sie danach hoch.',
  vorlage: 'Vorlage mit Ihren Klassen herunterladen (CSV)',
  gruppeFuerAlle: 'Klasse für alle Zeilen',
  ohneGruppe: 'Nennen Sie eine Klasse aus der Positivliste.',
  unbekannt: (text) =>
    `Die Klasse „${text}“ steht nicht in Ihrer Positivliste. Schreiben Sie sie wie in der Vorlage.`,
  mehrere: (text, titel) =>
    `Zu „${text}“ passen mehrere Klassen: ${titel.join(', ')}. Nennen Sie eine davon.`,
  voll: (titel) => `In der Klasse ${titel} sind höchstens ${GEGENSTAENDE_JE_KLASSE} möglich.`,
  zuVieleGruppen: `Es sind höchstens ${KLASSEN_JE_ANTRAG} Klassen möglich.`,
  uebernommen: (anzahl) =>
    anzahl === 1 ? '1 Fördergegenstand ist übernommen' : `${anzahl} Fördergegenstände sind übernommen`,
  danach: 'Es fehlen noch die Dateien. Öffnen Sie dazu jeden Gegenstand einmal.',
}

export type Gegenstaende = {
  readonly kategorien: readonly Foerderprogramm[]
  readonly seiten: readonly SeiteWerte[]
}

/** How the rows of a spreadsheet become items: a class is a group, and the questions of a machine are the columns. */
export const gegenstandTabelle = ({ kategorien, seiten }: Gegenstaende): Tabellenart => ({
  fragen: MASCHINE,
  gruppen: klassenIn(kategorien).map(({ kategorie, klasse }) => ({
    kennung: klasse.id,
    titel: klasse.titel,
    wahl: `${kategorie} ${klasse.titel}`,
    fragen: zeilenZu(typZu(klasse)),
    neu: () => neuerGegenstand(klasse),
  })),
  belegt: new Map(seiten.map((s) => [s.foerdergegenstandKlasse, s.foerdergegenstaende.length])),
  platz: { jeGruppe: GEGENSTAENDE_JE_KLASSE, gruppen: KLASSEN_JE_ANTRAG },
  // What has come from the table was begun by `neu`.
  name: (element) => gegenstandName(element as GegenstandWerte),
  datei: 'Foerdergegenstaende.csv',
  worte: WORTE,
})
