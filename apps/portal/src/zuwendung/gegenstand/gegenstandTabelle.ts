import type { Frage, Tabellenart, Tabellenworte } from '@foerderportal/assistent/liste/tabellenart'
import { GEGENSTAENDE_JE_KLASSE, KLASSEN_JE_ANTRAG } from '@foerderportal/contract/zuwendung/kern/grenzen'
import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { Spalte } from '@foerderportal/contract/formular/antwort'
import { FRAGEN_JE_TYP } from '@foerderportal/contract/zuwendung/antrag/tafel/gegenstaende'
import { klassenIn } from './gegenstandKlassen.ts'
import {
  gegenstandName,
  neuerGegenstand,
  typZu,
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

/** What people write above a column besides its question, and which columns a consultancy is read from. */
const SPALTEN: Readonly<Record<string, Spalte>> = {
  hersteller: { auch: ['Marke', 'Fabrikat'] },
  typBezeichnung: { auch: ['Typ', 'Modell', 'Bezeichnung'] },
  beschreibung: { auch: ['Bemerkung', 'Erläuterung'] },
  anbieter: { auch: ['Händler', 'Lieferant'] },
  anzahl: { auch: ['Stück', 'Stückzahl', 'Menge'] },
  anschaffungskostenNettoEinzeln: {
    auch: ['Nettopreis', 'Preis', 'Preis netto', 'Einzelpreis', 'Nettokosten', 'Kosten'],
  },
  anschaffungsZeitpunkt: {
    auch: ['Kauf', 'Kaufdatum', 'Kauf am', 'Datum', 'Anschaffung', 'Anschaffungszeitpunkt'],
  },
  bezeichnung: { aus: ['typBezeichnung', 'beschreibung'] },
  kosten: { aus: ['anschaffungskostenNettoEinzeln'] },
}

const mitSpalten = (fragen: readonly Frage[]): readonly Frage[] =>
  fragen.map((frage) => {
    const { [frage.pfad]: spalte } = SPALTEN
    return spalte === undefined ? frage : { ...frage, spalte }
  })

const FRAGEN = {
  Maschine: mitSpalten(FRAGEN_JE_TYP.Maschine),
  Beratungsdienstleistung: mitSpalten(FRAGEN_JE_TYP.Beratungsdienstleistung),
} as const

export type Gegenstaende = {
  readonly kategorien: readonly Foerderprogramm[]
  readonly seiten: readonly SeiteWerte[]
}

/** How the rows of a spreadsheet become items: a class is a group, and the questions of a machine are the columns. */
export const gegenstandTabelle = ({ kategorien, seiten }: Gegenstaende): Tabellenart => ({
  fragen: FRAGEN.Maschine,
  gruppen: klassenIn(kategorien).map(({ kategorie, klasse }) => ({
    kennung: klasse.id,
    titel: klasse.titel,
    wahl: `${kategorie} ${klasse.titel}`,
    fragen: FRAGEN[typZu(klasse)],
    neu: () => neuerGegenstand(klasse),
  })),
  belegt: new Map(seiten.map((s) => [s.foerdergegenstandKlasse, s.foerdergegenstaende.length])),
  platz: { jeGruppe: GEGENSTAENDE_JE_KLASSE, gruppen: KLASSEN_JE_ANTRAG },
  // What has come from the table was begun by `neu`.
  name: (element) => gegenstandName(element as GegenstandWerte),
  datei: 'Foerdergegenstaende.csv',
  worte: WORTE,
})
