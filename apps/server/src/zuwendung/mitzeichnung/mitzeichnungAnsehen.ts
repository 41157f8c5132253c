import { ABSAGE_ORTE } from '@foerderportal/contract/zuwendung/nachforderung/absageOrte'
import { istEntwurf } from '@foerderportal/contract/zuwendung/lifecycle'
import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import {
  ERINNERN_ABSTAND_MS,
  laeuft,
  mitzeichnungAktionen,
  type MitzeichnungAkteur,
  type MitzeichnungAktion,
  type MitzeichnungStand,
  type MitzeichnungStatus,
} from '@foerderportal/contract/formular/mitzeichnungLauf'
import type { Database, Tx } from '../../platform/database/database.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { aenderungenInWorten } from './mitzeichnungAenderungen.ts'
import { gezeichnetesFormular } from './mitzeichnungPruefen.ts'
import { mitzeichnungLaden, type MitzeichnungRow } from '../kern/mitzeichnungen.ts'
import type { Leser } from '../kern/leser.ts'
import { istAenderbar } from '../kern/policy.ts'
import type { Programme } from '../kern/programmLesen.ts'
import type { AntragRow } from '../kern/repository.ts'
import { sendefassung, type Sendefassung } from '../kern/sendefassung.ts'

/** Only while a request runs is somebody 'the one who is asked'. */
export const akteurVon = (
  { zeichnungsberechtigung }: Pick<AntragRow, 'zeichnungsberechtigung'>,
  row: Pick<MitzeichnungRow, 'status' | 'person'> | undefined,
  sub: string,
): MitzeichnungAkteur => {
  if (row !== undefined && laeuft(row.status) && row.person === sub) return 'GEFRAGT'
  return zeichnungsberechtigung ? 'ZEICHNUNGSBERECHTIGT' : 'MITGLIED'
}

/** What the reader may do at all: within the period, with his rights. Taking back is possible also after it. */
const aktionenFuer = (
  stand: MitzeichnungStand,
  antrag: AntragRow,
  { row, leser }: { row: MitzeichnungRow; leser: Leser },
): MitzeichnungAktion[] => {
  if (!leser.darfSchreiben || !istEntwurf(antrag.status)) return []
  const akteur = akteurVon(antrag, stand === null ? undefined : { ...row, status: stand }, leser.sub)
  const alle = mitzeichnungAktionen(stand, akteur)
  return istAenderbar(antrag, leser.jetzt) ? alle : alle.filter((aktion) => aktion === 'zurueckrufen')
}

/** A signature that does not cover what would be sent counts for nothing, whoever changed what (ADR 0025). */
const standJetzt = (
  row: MitzeichnungRow,
  fassung: Sendefassung | undefined,
): { status: MitzeichnungStatus; geaendert: string[] } => {
  if (row.status !== 'UNTERSCHRIEBEN' || fassung === undefined || fassung.sha256 === row.sha256)
    return { status: row.status, geaendert: row.geaendert }
  const gezeichnet = gezeichnetesFormular(row)
  const geaendert = gezeichnet ? aenderungenInWorten(gezeichnet, fassung.formular) : []
  return { status: 'HINFAELLIG', geaendert }
}

const spaetestens = ({ angefragt_am, erinnert_am }: MitzeichnungRow) =>
  new Date((erinnert_am ?? angefragt_am).getTime() + ERINNERN_ABSTAND_MS)

type Umstaende = {
  readonly fassung: Sendefassung | undefined
  readonly leser: Leser
  readonly hindernis: Mitzeichnung['hindernis']
}

const ansicht = (
  antrag: AntragRow,
  row: MitzeichnungRow,
  { fassung, leser, hindernis }: Umstaende,
): Mitzeichnung => {
  const { status, geaendert } = standJetzt(row, fassung)
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
    aktionen: aktionenFuer(status, antrag, { row, leser }),
    hindernis,
    erinnerbarAb: status === 'ANGEFRAGT' ? spaetestens(row).toISOString() : null,
  }
}

/** What keeps the one who is asked from signing, as of now. */
const hindernisFuer = async (
  db: Database | Tx,
  antrag: AntragRow,
  row: MitzeichnungRow,
  { sub }: Leser,
): Promise<Mitzeichnung['hindernis']> => {
  if (row.status !== 'ANGEFRAGT' || row.person !== sub) return null
  const mitglieder = await mitgliederLaden(db, antrag.unternehmen_guid)
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
export const mitzeichnungAnsehen = async (
  db: Database | Tx,
  programme: Programme,
  antrag: AntragRow,
  leser: Leser,
): Promise<Mitzeichnung | null> => {
  const row = await mitzeichnungLaden(db, antrag)
  if (row === undefined) return null
  const fassung = laeuft(row.status) ? await sendefassung(db, antrag, programme, leser.jetzt) : undefined
  const hindernis = await hindernisFuer(db, antrag, row, leser)
  return ansicht(antrag, row, { fassung, leser, hindernis })
}
