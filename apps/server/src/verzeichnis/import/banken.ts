import { csvZeilen } from './csv.ts'
import {
  Zeilenfehler,
  type Eingabedatei,
  type Format,
  type Importart,
  type Wert,
} from '../datenstand/importart.ts'
import { textzeilen } from './textzeilen.ts'

type Satz = {
  readonly zeile: number
  readonly blz: string
  readonly merkmal: string
  readonly name: string
  readonly bic: string
  /** D: deleted with this file. */
  readonly aenderung: string
  readonly nachfolge: string
}

const BLZ = /^[1-9]\d{7}$/
const BIC = /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{5}$/
const OHNE_NACHFOLGE = '00000000'

const pruefen = ({ zeile, blz, merkmal, name, bic, nachfolge }: Satz): void => {
  if (!BLZ.test(blz)) throw new Zeilenfehler(zeile, `'${blz.slice(0, 20)}' ist keine Bankleitzahl.`)
  if (!/^[12]$/.test(merkmal)) throw new Zeilenfehler(zeile, 'Das Merkmal ist weder 1 noch 2.')
  if (name === '') throw new Zeilenfehler(zeile, 'Der Name der Bank fehlt.')
  if (bic !== '' && !BIC.test(bic)) throw new Zeilenfehler(zeile, `'${bic.slice(0, 20)}' ist kein BIC.`)
  if (nachfolge !== OHNE_NACHFOLGE && !BLZ.test(nachfolge))
    throw new Zeilenfehler(zeile, `'${nachfolge.slice(0, 20)}' ist keine Nachfolge-Bankleitzahl.`)
}

/** Only the bank that keeps the number (Merkmal 1), each once; its branches have the same one. */
const institute = async (saetze: AsyncIterable<Satz>): Promise<ReadonlyMap<string, Satz>> => {
  const banken = new Map<string, Satz>()
  for await (const satz of saetze) {
    pruefen(satz)
    if (satz.merkmal !== '1') continue
    if (banken.has(satz.blz))
      throw new Zeilenfehler(satz.zeile, `Die Bankleitzahl ${satz.blz} steht zweimal da.`)
    banken.set(satz.blz, satz)
  }
  return banken
}

/** Who pays out for this number today: banks that were taken over lead to the next one, over several steps. */
const nachfolger = (banken: ReadonlyMap<string, Satz>, bank: Satz): Satz => {
  const weg = new Set([bank])
  for (let hier = bank; hier.nachfolge !== OHNE_NACHFOLGE;) {
    const naechste = banken.get(hier.nachfolge)
    if (naechste === undefined)
      throw new Zeilenfehler(
        hier.zeile,
        `Die Nachfolge-Bankleitzahl ${hier.nachfolge} gibt es in der Datei nicht.`,
      )
    if (weg.has(naechste))
      throw new Zeilenfehler(hier.zeile, `Die Nachfolge der Bankleitzahl ${bank.blz} führt im Kreis.`)
    weg.add(naechste)
    hier = naechste
  }
  return [...weg].at(-1) ?? bank
}

const zeilen = async function* (saetze: AsyncIterable<Satz>): AsyncIterable<readonly Wert[]> {
  const banken = await institute(saetze)
  for (const bank of banken.values()) {
    if (bank.aenderung === 'D') continue
    const { name, bic } = nachfolger(banken, bank)
    yield [bank.blz, name, bic === '' ? null : bic]
  }
}

const SPALTEN = 13

const ausCsv = async function* (datei: Eingabedatei): AsyncIterable<Satz> {
  let kopf = true
  for await (const { zeile, felder } of csvZeilen(datei, { trennzeichen: ';', spalten: SPALTEN })) {
    const [blz = '', merkmal = '', name = '', , , , , bic = '', , , aenderung = '', , nachfolge = ''] = felder
    if (!kopf) yield { zeile, blz, merkmal, name: name.trim(), bic: bic.trim(), aenderung, nachfolge }
    kopf = false
  }
}

/** 'Merkblatt Bankleitzahlendatei' of the Bundesbank: where each field begins and ends. */
const LAENGE = 168
const ausText = async function* (datei: Eingabedatei): AsyncIterable<Satz> {
  for await (const { zeile, text } of textzeilen(datei)) {
    if (text.length !== LAENGE)
      throw new Zeilenfehler(
        zeile,
        `Die Zeile hat ${text.length} statt ${LAENGE} Zeichen. Ist die Datei noch in ISO-8859-1 wie von der Bundesbank?`,
      )
    yield {
      zeile,
      blz: text.slice(0, 8),
      merkmal: text.slice(8, 9),
      name: text.slice(9, 67).trim(),
      bic: text.slice(139, 150).trim(),
      aenderung: text.slice(158, 159),
      nachfolge: text.slice(160, 168),
    }
  }
}

const HERKUNFT = {
  quelle: 'Deutsche Bundesbank, Bankleitzahlendatei',
  lizenz: 'Deutsche Bundesbank, frei nutzbar',
}
const KOPF = /^"?Bankleitzahl"?;"?Merkmal"?;"?Bezeichnung"?;/
/** 'ü' as the beginning of a file is shown: read as Latin-1. */
const IN_UTF8 = 'Pr\u00C3\u00BCfziffer'

const csv: Format = {
  name: 'Bankleitzahlendatei der Bundesbank (CSV)',
  passt: (anfang) => KOPF.test(anfang) && !anfang.includes(IN_UTF8),
  zeichensatz: 'windows-1252',
  ...HERKUNFT,
  zeilen: (datei) => zeilen(ausCsv(datei)),
}

/** The same, saved again by another program. */
const csvUtf8: Format = {
  ...csv,
  name: 'dieselbe in UTF-8',
  passt: (anfang) => KOPF.test(anfang) && anfang.includes(IN_UTF8),
  zeichensatz: 'utf-8',
}

const festeBreite: Format = {
  name: 'Bankleitzahlendatei der Bundesbank (TXT)',
  passt: (anfang) => /^[1-9]\d{7}[12][^;\t\r\n]{100}/.test(anfang),
  zeichensatz: 'windows-1252',
  ...HERKUNFT,
  zeilen: (datei) => zeilen(ausText(datei)),
}

/** `npm run import:banken`: names and BICs of the German bank numbers. */
export const bankenImport: Importart = {
  art: 'banken',
  tabellen: ['verzeichnis_bank'],
  ziel: { tabelle: 'verzeichnis_bank_neu', spalten: ['blz', 'name', 'bic'] },
  fertigstellen: [
    `do $$
    declare doppelt text := (select blz from verzeichnis_bank_neu group by blz having count(*) > 1 limit 1);
    begin
      if doppelt is not null then raise exception 'Die Bankleitzahl % steht in mehreren Dateien.', doppelt; end if;
    end $$`,
  ],
  formate: [csv, csvUtf8, festeBreite],
}
