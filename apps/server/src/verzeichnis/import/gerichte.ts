import { REGISTERGERICHTE } from '@foerderportal/contract/shared/nummern/registergerichte'
import type { RegisterArt } from '@foerderportal/contract/unternehmen/werte/enums'
import * as z from 'zod/mini'
import { artenVon } from '../gerichte.ts'
import { Zeilenfehler, type Format, type Importart, type Wert } from '../datenstand/importart.ts'

/** https://www.xrepository.de: a code list as JSON. */
const Codeliste = z.object({
  metadaten: z.object({ kennung: z.string() }),
  spalten: z.array(z.object({ spaltennameTechnisch: z.string(), codeSpalte: z.boolean() })),
  daten: z.array(z.array(z.nullable(z.string()))),
})
type Codeliste = z.infer<typeof Codeliste>

const zeileVon = (text: string, stelle: number): number => text.slice(0, stelle).split('\n').length

const KEINE_LISTE = 'Das ist keine Codeliste des XRepository (metadaten, spalten, daten).'

const jsonLesen = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (fehler) {
    const stelle = Number(/position (\d+)/.exec(String(fehler))?.[1] ?? text.length)
    throw new Zeilenfehler(zeileVon(text, stelle), 'Das JSON ist nicht vollständig oder fehlerhaft.')
  }
}

const codeliste = (text: string): Codeliste => {
  const { data } = z.safeParse(Codeliste, jsonLesen(text))
  if (data === undefined) throw new Zeilenfehler(1, KEINE_LISTE)
  return data
}

type Eintrag = { readonly id: string; readonly name: string; readonly zeile: number }

const X_JUSTIZ_ID = /^[A-Z]\d{4}[A-Z]?$/
/** Courts that exist for tests only. */
const TEST = /^9/
const NAMEN = ['wert', 'name', 'bezeichnung', 'beschreibung']

const eintraege = (text: string): Eintrag[] => {
  const { spalten, daten } = codeliste(text)
  const code = spalten.findIndex(({ codeSpalte }) => codeSpalte)
  const name = spalten.findIndex((s) => NAMEN.includes(s.spaltennameTechnisch.toLowerCase()))
  if (code === -1 || name === -1)
    throw new Zeilenfehler(1, 'Der Codeliste fehlt die Spalte mit dem Code oder dem Namen.')
  return daten.map((zeile) => ({
    id: zeile[code] ?? '',
    name: (zeile[name] ?? '').trim(),
    zeile: zeileVon(text, Math.max(0, text.indexOf(`"${zeile[code] ?? ''}"`))),
  }))
}

const gepruefte = (text: string): Eintrag[] =>
  eintraege(text)
    .filter(({ id }) => !TEST.test(id))
    .map((eintrag) => {
      if (!X_JUSTIZ_ID.test(eintrag.id))
        throw new Zeilenfehler(eintrag.zeile, `'${eintrag.id.slice(0, 20)}' ist keine XJustiz-ID.`)
      if (eintrag.name === '' || eintrag.name.length > 200)
        throw new Zeilenfehler(eintrag.zeile, `Dem Gericht ${eintrag.id} fehlt sein Name.`)
      return eintrag
    })

/** How the official lists write a seat, and how it is shown: one spelling for each. */
export const sitzAus = (name: string): string =>
  name
    .replace(/^(?:Registergericht )?(?:Amtsgericht )?/, '')
    .replace(/_+$/, '')
    .replace(/(?:,| -) (?:Handels|Zentralisierter|Vereins).*$/, '')
    .replace(/ (?:Vereinsregister|Registergericht.*)$/, '')
    .replace(/(?: -)? Zweigstelle /, ', Zweigstelle ')
    .replace(/^St\. /, 'Sankt ')
    .replace(/^Charlottenburg$/, 'Berlin (Charlottenburg)')
    .trim()

const BEKANNT = new Map(
  REGISTERGERICHTE.flatMap(({ sitz, xJustizIds }) =>
    xJustizIds.map((id) => [id, { sitz, arten: artenVon(sitz, xJustizIds, id) }] as const),
  ),
)

type Gericht = { readonly id: string; readonly sitz: string; readonly name: string }

const arten = (
  { id, name, sitz }: Gericht,
  idsAm: ReadonlyMap<string, readonly string[]>,
): readonly RegisterArt[] =>
  name.endsWith('Vereinsregister')
    ? ['VEREINSREGISTER']
    : (BEKANNT.get(id)?.arten ?? artenVon(sitz, idsAm.get(sitz) ?? [id], id))

/** Two lists may name the same court: the first one counts. */
const alsZeilen = function* (gerichte: readonly Gericht[]): Iterable<readonly Wert[]> {
  const idsAm = new Map(
    [...Map.groupBy(gerichte, ({ sitz }) => sitz)].map(([sitz, alle]) => [sitz, alle.map(({ id }) => id)]),
  )
  for (const gericht of gerichte) yield [gericht.sitz, gericht.id, arten(gericht, idsAm)]
}

const doppelt = (alle: readonly Eintrag[]): void => {
  const gesehen = new Set<string>()
  for (const { id, zeile } of alle) {
    if (gesehen.has(id)) throw new Zeilenfehler(zeile, `Die XJustiz-ID ${id} steht zweimal da.`)
    gesehen.add(id)
  }
}

const zeilenAus = (auswaehlen: (alle: readonly Eintrag[]) => readonly Gericht[]): Format['zeilen'] =>
  async function* (datei) {
    const alle = gepruefte(await datei.text())
    doppelt(alle)
    yield* alsZeilen(auswaehlen(alle))
  }

const AUFGELOEST = /^aufgelöst/i
const REGISTERGERICHT = /Registergericht|Vereinsregister|Handels-/

/** Of all courts those that keep a register: known ones, and those whose name says so. */
const ausAllen = (alle: readonly Eintrag[]): Gericht[] =>
  alle
    .filter(({ id, name }) => !AUFGELOEST.test(name) && (BEKANNT.has(id) || REGISTERGERICHT.test(name)))
    // This list shortens many names: 'Frankfurt', 'Kempten'.
    .map(({ id, name }) => ({ id, name, sitz: BEKANNT.get(id)?.sitz ?? sitzAus(name) }))

const stand = (anfang: string): string | undefined => {
  const version = /"version"\s*:\s*"([\w.-]{1,20})"/.exec(anfang)?.[1]
  const ab = /"gueltigAb"\s*:\s*"(\d{4}-\d{2}-\d{2})/.exec(anfang)?.[1]
  return version === undefined ? ab : `Version ${version}${ab === undefined ? '' : `, gültig ab ${ab}`}`
}

const liste = (
  kennung: RegExp,
  { name, quelle, zeilen }: Pick<Format, 'name' | 'quelle' | 'zeilen'>,
): Format => ({
  name,
  passt: (anfang) => kennung.test(anfang),
  zeichensatz: 'utf-8',
  quelle,
  lizenz: 'amtliche Codeliste (XRepository)',
  datenstand: stand,
  zeilen,
})

/** `npm run import:gerichte`: the register courts with their XJustiz ids. */
export const gerichteImport: Importart = {
  art: 'gerichte',
  tabellen: ['verzeichnis_gericht'],
  ziel: { tabelle: 'verzeichnis_gericht_neu', spalten: ['ort', 'xjustiz_id', 'arten'] },
  // Both lists may be given at once: of a court in both the first file counts.
  fertigstellen: [
    `delete from verzeichnis_gericht_neu g using verzeichnis_gericht_neu frueher
      where frueher.xjustiz_id = g.xjustiz_id and frueher.ctid < g.ctid`,
  ],
  formate: [
    liste(/^\s*\{[\s\S]*codeliste:registergerichte/, {
      name: 'Codeliste registergerichte (JSON)',
      quelle: 'XUnternehmen, Codeliste registergerichte',
      zeilen: zeilenAus((alle) => alle.map(({ id, name }) => ({ id, name, sitz: sitzAus(name) }))),
    }),
    liste(/^\s*\{[\s\S]*codeliste:gds\.gerichte/, {
      name: 'Codeliste GDS.Gerichte (JSON)',
      quelle: 'BLK-AG IT-Standards in der Justiz, Codeliste GDS.Gerichte',
      zeilen: zeilenAus(ausAllen),
    }),
  ],
}
