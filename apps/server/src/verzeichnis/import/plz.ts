import type { Ort } from '@foerderportal/contract/verzeichnis/schema'
import { plzVorgabe } from '../orte/plzVorgabe.ts'
import { csvZeilen, type CsvZeile } from './csv.ts'
import { Zeilenfehler, type Format, type Importart, type Wert } from '../datenstand/importart.ts'

const PLZ = /^(?!00)\d{5}$/
const LAENGSTER_NAME = 200

const pruefen = ({ plz, ort, ...rest }: Ort, zeile: number): void => {
  if (!PLZ.test(plz))
    throw new Zeilenfehler(zeile, `'${plz.slice(0, 20)}' ist keine Postleitzahl mit fünf Ziffern.`)
  if (ort === '') throw new Zeilenfehler(zeile, 'Der Ort fehlt.')
  if ([ort, ...Object.values(rest)].some((text) => (text ?? '').length > LAENGSTER_NAME))
    throw new Zeilenfehler(zeile, `Ein Name ist länger als ${LAENGSTER_NAME} Zeichen.`)
}

/** Checked, and each place once: sources list one for every municipality that shares it. */
const orteAus = async function* (
  zeilen: AsyncIterable<CsvZeile>,
  lesen: (felder: readonly string[]) => Ort,
): AsyncIterable<readonly Wert[]> {
  const gesehen = new Set<string>()
  for await (const { zeile, felder } of zeilen) {
    const ort = lesen(felder.map((feld) => feld.trim()))
    pruefen(ort, zeile)
    const { plz, ort: name, ortsteil, kreis, land, typ } = ort
    const schluessel = JSON.stringify([plz, name, ortsteil])
    if (gesehen.has(schluessel)) continue
    gesehen.add(schluessel)
    yield [plz, name, ortsteil, kreis, land, typ]
  }
}

const oderNull = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text

type Bekannt = { readonly jePlz: ReadonlyMap<string, readonly string[]>; readonly orte: ReadonlySet<string> }

const bekannte = async (): Promise<Bekannt> => {
  const vorgabe = await plzVorgabe()
  const jePlz = Map.groupBy(vorgabe, ({ plz }) => plz)
  return {
    jePlz: new Map([...jePlz].map(([plz, orte]) => [plz, orte.map(({ ort }) => ort)])),
    orte: new Set(vorgabe.map(({ ort }) => ort)),
  }
}

/**
 * GeoNames lists places and parts of places alike, and big recipients as if they were places. Codes that nobody lives in
 * are known by our own list; a place that a code of delivery does not name is a part of the one that it names.
 */
const einordnen = (plz: string, name: string, { jePlz, orte }: Bekannt) => {
  const zustellung = jePlz.get(plz)
  if (zustellung === undefined) {
    const typ = orte.has(name) ? ('POSTFACH' as const) : ('GROSSEMPFAENGER' as const)
    return { ort: name, ortsteil: null, typ }
  }
  const [einziger] = zustellung.length === 1 ? zustellung : []
  const teil = einziger !== undefined && einziger !== name
  return { ort: teil ? einziger : name, ortsteil: teil ? name : null, typ: 'ZUSTELLUNG' as const }
}

const GEONAMES_SPALTEN = 12

/** https://download.geonames.org/export/zip/DE.zip */
const geonames: Format = {
  name: 'GeoNames (DE.txt)',
  passt: (anfang) => /^DE\t\d{5}\t/.test(anfang),
  zeichensatz: 'utf-8',
  quelle: 'GeoNames (www.geonames.org)',
  lizenz: 'Creative Commons Attribution 4.0 (CC BY 4.0)',
  zeilen: async function* (datei) {
    const bekannt = await bekannte()
    const form = { trennzeichen: '\t', spalten: GEONAMES_SPALTEN, anfuehrung: false } as const
    yield* orteAus(csvZeilen(datei, form), ([, plz = '', name = '', land, , , , kreis]) => ({
      plz,
      ...einordnen(plz, name, bekannt),
      kreis: oderNull(kreis),
      land: oderNull(land),
    }))
  },
}

const ohneKopf = async function* (zeilen: AsyncIterable<CsvZeile>): AsyncIterable<CsvZeile> {
  let kopf = true
  for await (const zeile of zeilen) {
    if (!kopf) yield zeile
    kopf = false
  }
}

type Kopf = { readonly text: string; readonly trennzeichen: ',' | ';' }

/** Tables with a line of names: each column is found by its name. */
const tabelle = (
  { text, trennzeichen }: Kopf,
  { name, quelle, lizenz }: Pick<Format, 'name' | 'quelle' | 'lizenz'>,
): Format => {
  const spalten = text.split(trennzeichen)
  const wert = (felder: readonly string[], ...namen: string[]) =>
    felder[spalten.findIndex((spalte) => namen.includes(spalte))]
  return {
    name,
    passt: (anfang) => anfang.split(/\r?\n/, 1)[0]?.toLowerCase() === text,
    zeichensatz: 'utf-8',
    quelle,
    lizenz,
    zeilen: (datei) =>
      orteAus(ohneKopf(csvZeilen(datei, { trennzeichen, spalten: spalten.length })), (felder) => ({
        plz: wert(felder, 'plz') ?? '',
        ort: wert(felder, 'ort') ?? '',
        ortsteil: oderNull(wert(felder, 'ortsteil')),
        kreis: oderNull(wert(felder, 'landkreis', 'kreis')),
        land: oderNull(wert(felder, 'bundesland', 'land')),
        typ: 'ZUSTELLUNG',
      })),
  }
}

const SUCHE_PLZ = {
  name: 'suche-postleitzahl.org (zuordnung_plz_ort.csv)',
  quelle: 'www.suche-postleitzahl.org, © OpenStreetMap contributors',
  lizenz: 'Open Database License (ODbL) 1.0',
}
const NEUTRAL = 'plz;ort;ortsteil;kreis;land'

/** `npm run import:plz`: places with their postal codes. */
export const plzImport: Importart = {
  art: 'plz',
  tabellen: ['verzeichnis_ort'],
  ziel: { tabelle: 'verzeichnis_ort_neu', spalten: ['plz', 'ort', 'ortsteil', 'kreis', 'land', 'typ'] },
  // Several files may name the same place: the first one counts.
  fertigstellen: [
    `delete from verzeichnis_ort_neu o using verzeichnis_ort_neu frueher where frueher.plz = o.plz
      and frueher.ort = o.ort and frueher.ortsteil is not distinct from o.ortsteil and frueher.ctid < o.ctid`,
  ],
  formate: [
    geonames,
    tabelle({ text: 'osm_id,ags,ort,plz,landkreis,bundesland', trennzeichen: ',' }, SUCHE_PLZ),
    tabelle({ text: 'plz,ort,ags,kreis,land', trennzeichen: ',' }, SUCHE_PLZ),
    tabelle(
      { text: NEUTRAL, trennzeichen: ';' },
      {
        name: `CSV mit den Spalten ${NEUTRAL}`,
        quelle: 'Ortsdatei des Betreibers',
        lizenz: 'wie mit dem Lieferanten der Datei vereinbart',
      },
    ),
  ],
}
