import { falten } from '../suche/falten.ts'
import {
  ortFalten,
  SUCHWORTE_SQL,
  weitereWorte,
  woerterbuchSql,
  type Ortsangabe,
} from '../suche/suchworte.ts'
import { csvZeilen } from './csv.ts'
import { Zeilenfehler, type Format, type Importart, type Wert } from '../datenstand/importart.ts'

const PLZ = /^(?!00)\d{5}$/
const LAENGSTER_NAME = 200
/** How cities mark what stands for no street. */
const KEINE_STRASSE = /^###/

type Adresszeile = Ortsangabe & { readonly hausnummer: string | null }

const pruefen = ({ strasse, plz, ort, ortZusatz, ortsteil }: Adresszeile, zeile: number): void => {
  if (!PLZ.test(plz))
    throw new Zeilenfehler(zeile, `'${plz.slice(0, 20)}' ist keine Postleitzahl mit fünf Ziffern.`)
  if (strasse === '') throw new Zeilenfehler(zeile, 'Der Name der Straße fehlt.')
  if (ort === '') throw new Zeilenfehler(zeile, 'Der Ort fehlt.')
  if ([strasse, ort, ortZusatz, ortsteil].some((text) => text.length > LAENGSTER_NAME))
    throw new Zeilenfehler(zeile, `Ein Name ist länger als ${LAENGSTER_NAME} Zeichen.`)
}

/** The row of adresse_roh; undefined for what nobody could search for. */
const roh = (adresse: Adresszeile, zeile: number): readonly Wert[] | undefined => {
  pruefen(adresse, zeile)
  const { strasse, plz, ort, ortZusatz, ortsteil, hausnummer } = adresse
  const norm = falten(strasse)
  if (norm === '' || KEINE_STRASSE.test(strasse)) return undefined
  const weitere = weitereWorte(norm, adresse)
  return [plz, norm, strasse, ort, ortFalten(ort), ortZusatz, ortsteil, weitere, hausnummer]
}

type Spalten = (felder: readonly string[], zeile: number) => Adresszeile

const zeilenAus = (trennzeichen: ',' | ';', spalten: number, lesen: Spalten): Format['zeilen'] =>
  async function* (datei) {
    let kopf = true
    for await (const { zeile, felder } of csvZeilen(datei, { trennzeichen, spalten })) {
      const werte = kopf ? undefined : roh(lesen(felder, zeile), zeile)
      kopf = false
      if (werte !== undefined) yield werte
    }
  }

const OPENPLZ_KOPF = 'Name,PostalCode,Locality,RegionalKey,Borough,Suburb'

/** https://www.openplzapi.org: one line for each street of a postal code, without house numbers. */
const openplz: Format = {
  name: 'OpenPLZ (streets.csv)',
  passt: (anfang) => anfang.startsWith(OPENPLZ_KOPF),
  zeichensatz: 'utf-8',
  quelle: 'OpenPLZ API Data (streets.csv), © OpenStreetMap-Mitwirkende',
  lizenz: 'Open Database License (ODbL) 1.0',
  zeilen: zeilenAus(',', 6, ([strasse = '', plz = '', ort = '', , bezirk = '', ortsteil = '']) => ({
    strasse: strasse.trim(),
    plz,
    ort: ort.trim(),
    ortZusatz: '',
    ortsteil: ortsteil.trim() || bezirk.trim(),
    hausnummer: null,
  })),
}

const HAUSNUMMER = /^\d{1,5}[\p{L}\d .,/-]{0,14}$/u

const hausnummerOf = (nummer: string, zusatz: string, zeile: number): string | null => {
  const ganz = `${nummer.trim()}${zusatz.trim()}`
  if (ganz === '') return null
  if (HAUSNUMMER.test(ganz)) return ganz
  throw new Zeilenfehler(zeile, `'${ganz.slice(0, 20)}' ist keine Hausnummer.`)
}

const NEUTRAL_KOPF = 'strasse;hausnummer;zusatz;plz;ort;ort_zusatz;ortsteil'

/** For any other source: one line for each house number, or one for a street without. */
const neutral: Format = {
  name: `CSV mit den Spalten ${NEUTRAL_KOPF}`,
  passt: (anfang) => anfang.startsWith(NEUTRAL_KOPF),
  zeichensatz: 'utf-8',
  quelle: 'Adressdatei des Betreibers',
  lizenz: 'wie mit dem Lieferanten der Datei vereinbart',
  zeilen: zeilenAus(
    ';',
    7,
    ([strasse = '', nummer = '', zusatz = '', plz = '', ort = '', ortZusatz = '', ortsteil = ''], zeile) => ({
      strasse: strasse.trim(),
      plz: plz.trim(),
      ort: ort.trim(),
      ortZusatz: ortZusatz.trim(),
      ortsteil: ortsteil.trim(),
      hausnummer: hausnummerOf(nummer, zusatz, zeile),
    }),
  ),
}

const GLEICH = 'plz, norm, ort_norm, ort_zusatz, ortsteil'

/** Streets of several files, spelt differently, become one; rows are written in the order in which they are read. */
const STRASSEN = `insert into adresse_strasse_neu (id, plz, norm, strasse, ort, ort_norm, ort_zusatz, ortsteil, tsv)
  select row_number() over (), plz, norm, strasse, ort, ort_norm, ort_zusatz, ortsteil, ${SUCHWORTE_SQL}
  from (select distinct on (${GLEICH}) * from adresse_roh order by ${GLEICH}, strasse) s`

const HAUSNUMMERN = `insert into adresse_hausnummern_neu (strasse_id, nummern)
  select s.id, array_agg(h.hausnummer order by substring(h.hausnummer from '^\\d+')::int, h.hausnummer)
  from (select distinct ${GLEICH}, hausnummer from adresse_roh where hausnummer is not null) h
    join adresse_strasse_neu s using (${GLEICH}) group by s.id`

const WORTE = `insert into adresse_wort_neu ${woerterbuchSql('adresse_roh')}`

/** `npm run import:adressen`: streets and house numbers of one or several files, each of any of the forms. */
export const adressenImport: Importart = {
  art: 'adressen',
  tabellen: ['adresse_strasse', 'adresse_hausnummern', 'adresse_wort'],
  ziel: {
    tabelle: 'adresse_roh',
    spalten: ['plz', 'norm', 'strasse', 'ort', 'ort_norm', 'ort_zusatz', 'ortsteil', 'weitere', 'hausnummer'],
  },
  vorbereiten: [
    `create unlogged table adresse_roh (plz text collate "C", norm text collate "C", strasse text, ort text,
      ort_norm text collate "C", ort_zusatz text, ortsteil text, weitere text, hausnummer text)`,
  ],
  fertigstellen: [STRASSEN, HAUSNUMMERN, WORTE, 'drop table adresse_roh'],
  formate: [openplz, neutral],
}
