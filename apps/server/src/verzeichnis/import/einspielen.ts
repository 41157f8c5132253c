import { userInfo } from 'node:os'
import pg from 'pg'
import { dateiOeffnen, type Lesestand } from './datei.ts'
import { Einspielfehler, Zeilenfehler, type Format, type Importart } from '../datenstand/importart.ts'
import { kopieren } from './kopieren.ts'
import { kopienAnlegen, kopienFertigstellen, tauschen, zeilenZaehlen } from './tausch.ts'
import { versionEintragen, vorherigeVersion, type Version } from '../datenstand/versionEintragen.ts'

/** How far it is, for whoever waits. */
export type Fortschritt =
  | ({ readonly schritt: 'lesen'; readonly datei: string; readonly zeilen: number } & Lesestand)
  | { readonly schritt: 'ordnen' | 'tauschen' }

export type Auftrag = {
  readonly dateien: readonly string[]
  /** Takes the data although it is much less than before. */
  readonly wenigerErlaubt?: boolean | undefined
  readonly quelle?: string | undefined
  readonly lizenz?: string | undefined
  readonly datenstand?: string | undefined
  /** The import waits for it. */
  readonly melden?: (fortschritt: Fortschritt) => void | Promise<void>
}

const formatIn =
  ({ formate }: Importart) =>
  (anfang: string): Format => {
    const format = formate.find(({ passt }) => passt(anfang))
    if (format !== undefined) return format
    throw new Zeilenfehler(
      1,
      `Die Datei hat keine der bekannten Formen: ${formate.map(({ name }) => name).join('; ')}.`,
    )
  }

const tag = (datum: Date) => datum.toISOString().slice(0, 10)

type Gelesen = Pick<Version, 'datenstand' | 'quelle' | 'lizenz'> & {
  readonly datei: Version['dateien'][number]
}

const dateiEinlesen = async (
  client: pg.Client,
  art: Importart,
  pfad: string,
  melden: NonNullable<Auftrag['melden']>,
): Promise<Gelesen> => {
  const datei = await dateiOeffnen(pfad, formatIn(art))
  const { name, format, anfang } = datei
  await kopieren(client, art.ziel, format.zeilen(datei), (zeilen) =>
    melden({ schritt: 'lesen', datei: name, zeilen, ...datei.stand() }),
  )
  return {
    datei: { name, sha256: datei.sha256(), bytes: datei.stand().bytes },
    quelle: format.quelle,
    lizenz: format.lizenz,
    datenstand: format.datenstand?.(anfang) ?? tag(datei.geaendertAm),
  }
}

const mitDateiname = (pfad: string, fehler: unknown): unknown =>
  fehler instanceof Zeilenfehler
    ? new Einspielfehler(`${pfad}, Zeile ${fehler.zeile}: ${fehler.message}`, { cause: fehler })
    : fehler

const alleEinlesen = async (client: pg.Client, art: Importart, { dateien, melden }: Auftrag) => {
  const gelesen: Gelesen[] = []
  for (const pfad of dateien) {
    try {
      gelesen.push(await dateiEinlesen(client, art, pfad, melden ?? (() => undefined)))
    } catch (fehler) {
      throw mitDateiname(pfad, fehler)
    }
  }
  return gelesen
}

/** A directory that lost a fifth of its rows is more likely cut off than right. */
const MINDESTANTEIL = 0.8

const mengePruefen = (vorher: Version | undefined, zeilen: Version['zeilen']): void => {
  if (vorher === undefined || vorher.beispiel) return
  for (const [tabelle, anzahl] of Object.entries(zeilen)) {
    const bisher = vorher.zeilen[tabelle] ?? 0
    if (anzahl < bisher * MINDESTANTEIL)
      throw new Einspielfehler(
        `Die neuen Daten haben ${anzahl} Einträge in ${tabelle}, die bisherigen ${bisher}. Ist die Datei vollständig? ` +
          'Soll es so sein, rufen Sie den Import mit --weniger-erlaubt auf.',
      )
  }
}

const einmal = (texte: readonly string[]) => [...new Set(texte)].join('; ')

const kopfOf = (gelesen: readonly Gelesen[], { quelle, lizenz, datenstand }: Auftrag) => ({
  quelle: quelle ?? einmal(gelesen.map((g) => g.quelle)),
  lizenz: lizenz ?? einmal(gelesen.map((g) => g.lizenz)),
  datenstand: datenstand ?? einmal(gelesen.map((g) => g.datenstand)),
  dateien: gelesen.map((g) => g.datei),
})

const RAISE_EXCEPTION = 'P0001'

/** A statement that finds something wrong says so in German: `raise exception`. */
const fertigstellen = async (client: pg.Client, art: Importart): Promise<void> => {
  try {
    for (const befehl of art.fertigstellen ?? []) await client.query(befehl)
  } catch (fehler) {
    if (fehler instanceof pg.DatabaseError && fehler.code === RAISE_EXCEPTION)
      throw new Einspielfehler(fehler.message, { cause: fehler })
    throw fehler
  }
}

const inTransaktion = async (client: pg.Client, art: Importart, auftrag: Auftrag): Promise<Version> => {
  const melden = auftrag.melden ?? (() => undefined)
  const vorher = await vorherigeVersion(client, art.art)
  await kopienAnlegen(client, art.tabellen)
  for (const befehl of art.vorbereiten ?? []) await client.query(befehl)
  const gelesen = await alleEinlesen(client, art, auftrag)
  await melden({ schritt: 'ordnen' })
  await fertigstellen(client, art)
  const zeilen = await zeilenZaehlen(client, art.tabellen)
  if (Object.values(zeilen)[0] === 0) throw new Einspielfehler('Die Dateien enthalten keinen Eintrag.')
  if (auftrag.wenigerErlaubt !== true) mengePruefen(vorher, zeilen)
  await kopienFertigstellen(client, art.tabellen)
  await melden({ schritt: 'tauschen' })
  await tauschen(client, art.tabellen)
  return versionEintragen(client, {
    art: art.art,
    version: (vorher?.version ?? 0) + 1,
    ...kopfOf(gelesen, auftrag),
    zeilen,
    eingespieltVon: userInfo().username,
    beispiel: false,
  })
}

/** Any number that nobody else takes; the second one is made of the kind of data. */
const SPERRE = 7_305_025
/** For sorting and building indexes; only while the import runs. */
const EINSTELLUNGEN = `set local work_mem = '128MB'; set local maintenance_work_mem = '256MB'`
/**
 * A server looks after its client only when it writes to it: whoever was killed would keep the next import waiting until
 * the last statement is done. Not every system that PostgreSQL runs on can look sooner.
 */
const NACH_DEM_CLIENT_SEHEN = `do $$ begin
  perform set_config('client_connection_check_interval', '1000', true);
exception when invalid_parameter_value then null;
end $$`

const beginnen = async (client: pg.Client, { art }: Importart) => {
  await client.query('begin')
  const { rows } = await client.query<{ frei: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as frei',
    [SPERRE, art],
  )
  if (rows[0]?.frei !== true)
    throw new Einspielfehler('Ein anderer Import derselben Art läuft gerade. Warten Sie, bis er fertig ist.')
  await client.query(EINSTELLUNGEN)
  await client.query(NACH_DEM_CLIENT_SEHEN)
}

/**
 * Replaces one kind of lookup data by the content of files, all or nothing. Until the end every lookup answers from the
 * old data; the next one after it from the new. Throws `Einspielfehler` with a German sentence when a file is not right.
 */
export const einspielen = async (ownerUrl: string, art: Importart, auftrag: Auftrag): Promise<Version> => {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: `import-${art.art}` })
  // A broken line fails the statement that runs or the next one; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await beginnen(client, art)
    const version = await inTransaktion(client, art, auftrag)
    await client.query('commit')
    // So that the first reader does not have to mark every row as visible.
    for (const tabelle of art.tabellen) await client.query(`vacuum ${tabelle}`)
    return version
  } finally {
    // The end of the connection rolls back what was not committed.
    await client.end()
  }
}
