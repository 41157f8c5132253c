import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import {
  ERINNERN_ABSTAND_MS,
  laeuft,
  mitzeichnungAktionen,
  type MitzeichnungAkteur,
  type MitzeichnungAktion,
  type MitzeichnungStand,
  type MitzeichnungStatus,
} from '@foerderportal/contract/formular/mitzeichnungStaende'
import type { Database, Tx } from '../database/database.ts'
import type { Leser } from '../dokument/leser.ts'
import { mitzeichnungLaden, type MitzeichnungRow } from './mitzeichnungen.ts'
import { gezeichnetesFormular } from './mitzeichnungPruefen.ts'
import type { GezeichnetesDokument, Mitzeichnungsart } from './mitzeichnungsart.ts'
import { sendefassung, type Sendefassung } from './sendefassung.ts'

/** Only while a request runs is somebody 'the one who is asked'. */
export const akteurVon = (
  { zeichnungsberechtigung }: Pick<GezeichnetesDokument, 'zeichnungsberechtigung'>,
  row: Pick<MitzeichnungRow, 'status' | 'person'> | undefined,
  sub: string,
): MitzeichnungAkteur => {
  if (row !== undefined && laeuft(row.status) && row.person === sub) return 'GEFRAGT'
  return zeichnungsberechtigung ? 'ZEICHNUNGSBERECHTIGT' : 'MITGLIED'
}

/** What is shown: a request under a document, as this reader sees it. */
type Blick<D extends GezeichnetesDokument, U> = {
  readonly art: Mitzeichnungsart<D, U>
  readonly dokument: D
  readonly row: MitzeichnungRow
  readonly leser: Leser
}

/** What the reader may do at all: within the period, with his rights. Taking back is possible also after it. */
const aktionenFuer = <D extends GezeichnetesDokument, U>(
  stand: MitzeichnungStand,
  { art: { regeln }, dokument, row, leser }: Blick<D, U>,
): MitzeichnungAktion[] => {
  if (!leser.darfSchreiben || !regeln.istEntwurf(dokument)) return []
  const akteur = akteurVon(dokument, stand === null ? undefined : { ...row, status: stand }, leser.sub)
  const alle = mitzeichnungAktionen(stand, akteur)
  return regeln.istAenderbar(dokument, leser.jetzt)
    ? alle
    : alle.filter((aktion) => aktion === 'zurueckrufen')
}

/** A signature that does not cover what would be sent counts for nothing, whoever changed what (ADR 0025). */
const standJetzt = <D extends GezeichnetesDokument, U>(
  { art, row }: Blick<D, U>,
  fassung: Sendefassung<D> | undefined,
): { status: MitzeichnungStatus; geaendert: string[] } => {
  if (row.status !== 'UNTERSCHRIEBEN' || fassung === undefined || fassung.sha256 === row.sha256)
    return { status: row.status, geaendert: row.geaendert }
  const gezeichnet = gezeichnetesFormular<D>(row)
  const geaendert = gezeichnet ? art.formular.aenderungen(gezeichnet, fassung.formular) : []
  return { status: 'HINFAELLIG', geaendert }
}

const spaetestens = ({ angefragt_am, erinnert_am }: MitzeichnungRow) =>
  new Date((erinnert_am ?? angefragt_am).getTime() + ERINNERN_ABSTAND_MS)

const ansicht = <D extends GezeichnetesDokument, U>(
  blick: Blick<D, U>,
  fassung: Sendefassung<D> | undefined,
  hindernis: Mitzeichnung['hindernis'],
): Mitzeichnung => {
  const { row, leser } = blick
  const { status, geaendert } = standJetzt(blick, fassung)
  return {
    guid: row.guid,
    status,
    seit: row.seit.toISOString(),
    subjectId: row.person,
    name: row.person_name,
    angefragtVon: row.angefragt_von_name,
    angefragtAm: row.angefragt_am.toISOString(),
    unterschriebenAm: row.unterschrieben_am?.toISOString() ?? null,
    fuerMich: row.person === leser.sub,
    grund: row.grund,
    geaendert,
    sha256: status === 'ANGEFRAGT' ? (fassung?.sha256 ?? null) : row.sha256,
    aktionen: aktionenFuer(status, blick),
    hindernis,
    erinnerbarAb: status === 'ANGEFRAGT' ? spaetestens(row).toISOString() : null,
  }
}

/** What keeps the one who is asked from signing, as of now. */
const hindernisFuer = async <D extends GezeichnetesDokument, U>(
  db: Database | Tx,
  { art, dokument, row, leser: { sub } }: Blick<D, U>,
): Promise<Mitzeichnung['hindernis']> => {
  if (row.status !== 'ANGEFRAGT' || row.person !== sub) return null
  const mitglieder = await art.mitglieder(db, dokument.unternehmen_guid)
  const ich = mitglieder.find((m) => m.sub === sub)
  if (ich?.zeichnungsberechtigung !== true)
    return {
      pfad: ABSAGE_ORTE.zeichnung,
      text: 'Sie haben keine Zeichnungsberechtigung mehr. Fragen Sie die Verwaltung Ihres Unternehmens.',
    }
  return ich.identifiziert
    ? null
    : {
        pfad: ABSAGE_ORTE.person,
        text: 'Weisen Sie zuerst Ihre Identität nach. Danach können Sie hier unterschreiben.',
      }
}

/** The latest request as this reader sees it; where none was ever made, the database is asked nothing. */
export const mitzeichnungAnsehen = async <D extends GezeichnetesDokument, U>(
  db: Database | Tx,
  art: Mitzeichnungsart<D, U>,
  { dokument, umstaende, leser }: { readonly dokument: D; readonly umstaende: U; readonly leser: Leser },
): Promise<Mitzeichnung | null> => {
  const row = await mitzeichnungLaden(db, dokument)
  if (row === undefined) return null
  const gelesen = { dokument, umstaende }
  const fassung = laeuft(row.status) ? await sendefassung(db, art, gelesen, leser.jetzt) : undefined
  const blick = { art, dokument, row, leser }
  return ansicht(blick, fassung, await hindernisFuer(db, blick))
}
