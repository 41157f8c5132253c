import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { istGegeben } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import { rechtsbehelfBis } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/fristen'
import { bescheidHerunterladen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import type { Datei } from '@foerderportal/contract/shared/datei'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import type { Database, Tx } from '../../platform/database/database.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden, type Mitglied } from '../../unternehmen/public.ts'
import type { Bescheid } from './bekanntgaben.ts'
import { standAm } from './bekanntgabePolicy.ts'
import { inhaltAnsicht } from './bescheidinhalt.ts'
import { feiertageIn } from './feiertage.ts'

/** Who reads, among whom. */
export type Leser = { readonly mitglied: Mitglied; readonly zeichnende: readonly string[] }

/** What of it decides what is to be seen. */
type Blick = {
  readonly mitglied: Pick<Mitglied, 'zeichnungsberechtigung' | 'identifiziert'>
  readonly zeichnende: readonly string[]
}

const namen = (mitglieder: readonly Mitglied[]) =>
  mitglieder.filter((m) => m.zeichnungsberechtigung).map(nutzerName)

/** The reader among the members of the company; undefined for a stranger. */
export const leserLaden = async (
  db: Database | Tx,
  unternehmenGuid: string,
  sub: string,
): Promise<Leser | undefined> => {
  const mitglieder = await mitgliederLaden(db, unternehmenGuid)
  const mitglied = mitglieder.find((m) => m.sub === sub)
  return mitglied && { mitglied, zeichnende: namen(mitglieder) }
}

/** Whoever reads along without being a member: he may retrieve nothing. */
export const mitleserLaden = async (db: Database | Tx, unternehmenGuid: string): Promise<Blick> => ({
  mitglied: { zeichnungsberechtigung: false, identifiziert: false },
  zeichnende: namen(await mitgliederLaden(db, unternehmenGuid)),
})

type Hindernis = NonNullable<BescheidAnsicht['hindernis']>

/** Why this member can't retrieve what lies ready, and where that is mended; undefined when he can. */
export const abrufHindernis = ({ mitglied, zeichnende }: Blick): Hindernis | undefined => {
  if (!mitglied.zeichnungsberechtigung)
    return { pfad: ABSAGE_ORTE.zeichnung, text: `Der Bescheid liegt bereit für ${mitUnd(zeichnende)}.` }
  return mitglied.identifiziert
    ? undefined
    : {
        pfad: ABSAGE_ORTE.person,
        text: 'Bestätigen Sie zuerst Ihre Identität. Erst danach können Sie den Bescheid abrufen.',
      }
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** The last day for a remedy, where the notice was given. */
export const rechtsbehelf = (bekanntAm: string | null, { config }: Pick<Services, 'config'>): string | null =>
  bekanntAm && rechtsbehelfBis(bekanntAm, feiertageIn(config.bankLand))

/** Where every member gets it from, once it is given. */
const dateiVon = ({ guid }: Bescheid, datei: Datei | undefined): BescheidAnsicht['datei'] =>
  datei
    ? {
        dateiname: datei.dateiname,
        bytes: datei.size,
        downloadUrl: bescheidHerunterladen.path.replace(':guid', guid),
      }
    : null

type Umstaende = { readonly services: Services; readonly leser: Blick; readonly datei: Datei | undefined }

const ansicht = (b: Bescheid, { services, leser, datei }: Umstaende): BescheidAnsicht => {
  const status = standAm(b, services.clock.now())
  const bereit = status === 'BENACHRICHTIGT'
  const hindernis = (bereit && abrufHindernis(leser)) || null
  return {
    guid: b.guid,
    nummer: b.nummer,
    art: b.art,
    geNr: b.ge_nr,
    antragGuid: b.antrag_guid,
    auszahlung:
      b.auszahlung_guid === null || b.auszahlung_nr === null
        ? null
        : { guid: b.auszahlung_guid, eingangsnummer: b.auszahlung_nr },
    erlassenAm: b.erlassen_am.toISOString(),
    status,
    weg: b.weg,
    endetAm: bereit ? iso(b.endet_am) : null,
    abgerufenAm: iso(b.abgerufen_am),
    abgerufenVon: b.abgerufen_name,
    bekanntAm: b.bekannt_am,
    rechtsbehelfBis: rechtsbehelf(b.bekannt_am, services),
    zeichnende: [...leser.zeichnende],
    hindernis,
    abrufbar: bereit && hindernis === null,
    inhalt: istGegeben(status) ? inhaltAnsicht(b) : null,
    datei: istGegeben(status) ? dateiVon(b, datei) : null,
  }
}

/** Notices as this member may see them. */
export const bescheideAnsehen = async (
  services: Services,
  db: Database | Tx,
  bescheide: readonly Bescheid[],
  leser: Blick,
): Promise<BescheidAnsicht[]> => {
  const dateien = await dateienLesen(
    db,
    bescheide.flatMap(({ datei_guid: guid }) => guid ?? []),
  )
  return bescheide.map((b) =>
    ansicht(b, { services, leser, datei: dateien.find(({ uuid }) => uuid === b.datei_guid) }),
  )
}
