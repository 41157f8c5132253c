import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/routes'
import { antragStaende } from '@foerderportal/contract/zuwendung/kern/staende'
import { ANTRAG_SEITEN } from '@foerderportal/contract/zuwendung/antrag/flow'
import { aenderungenFinden } from '@foerderportal/contract/zuwendung/antrag/aenderungen/aenderungen'
import { stelleInWorten } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { antwortStellen } from '@foerderportal/contract/zuwendung/antrag/nachforderung/nachforderung'
import { seiteVon } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import type {
  FallNachforderung,
  FragbareStelle,
  NachforderungenAntwort,
} from '@foerderportal/contract/zuwendung/antrag/nachforderung/fallSchema'
import { alleDateien } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import { personenNamen } from '../../nutzer/public.ts'
import type { Database } from '../../platform/database/database.ts'
import { gesendeteEinreichung, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { pruefsummenLesen } from '../../platform/files/public.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { kontextAm } from '../kern/kontext.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { schreibvorlageAm } from '../programmdaten/schreibvorlagen.ts'
import { bankFallLesen } from '../zugang/bankFall.ts'
import { kategorienVon, nachforderungenVon, type NachforderungRow } from './nachforderungRows.ts'

const DOKUMENT = /^dokumente\.(.+)$/

const fragbare = (formular: AntragFormular, pfad: string): FragbareStelle => ({
  pfad,
  frage: stelleInWorten(formular, pfad),
  seite: ANTRAG_SEITEN[seiteVon(pfad)].titel,
  dokument: DOKUMENT.exec(pfad)?.[1] ?? null,
})

/** What the applicant had changed of what was sent before, and never sent. */
const nichtGesendet = async (db: Database, row: NachforderungRow, vorher: AntragFormular) => {
  if (row.entwurf === null) return []
  const dateien = [...alleDateien(vorher), ...alleDateien(row.entwurf)].map(({ uuid }) => uuid)
  const pruefsummen = await pruefsummenLesen(db, dateien)
  return aenderungenFinden({ vorher, nachher: row.entwurf, nachgefordert: [], pruefsummen })
}

const ansicht = async (
  db: Database,
  row: NachforderungRow,
  gesendet: AntragFormular,
  name: (sub: string) => string,
): Promise<FallNachforderung> => ({
  guid: row.guid,
  grund: row.grund,
  gestelltAm: row.gestellt_am.toISOString(),
  gestelltVon: name(row.gestellt_von),
  frist: row.frist.toISOString(),
  stellen: row.stellen.map(({ pfad, grund }) => ({ pfad, grund, frage: stelleInWorten(gesendet, pfad) })),
  verlaengerungen: row.verlaengerungen.map(({ von, ...v }) => ({ ...v, von: name(von) })),
  erledigtAm: row.erledigt_am?.toISOString() ?? null,
  zurueckgenommen:
    row.ruecknahme === null
      ? null
      : {
          am: row.ruecknahme.am,
          grund: row.ruecknahme.grund,
          von: name(row.ruecknahme.von),
          nichtGesendet: await nichtGesendet(db, row, gesendet),
        },
})

const personenVon = (rows: readonly NachforderungRow[]): string[] =>
  rows.flatMap((row) => [
    row.gestellt_von,
    ...row.verlaengerungen.map(({ von }) => von),
    ...(row.ruecknahme === null ? [] : [row.ruecknahme.von]),
  ])

const istMitglied = async (
  db: Database,
  unternehmenGuid: string,
  einreichung: EinreichungRow,
  sub: string,
) => {
  const mitglieder = await mitgliederLaden(db, unternehmenGuid)
  return {
    eigener: mitglieder.some((m) => m.sub === sub),
    empfaenger: mitglieder
      .filter((m) => m.zeichnungsberechtigung || m.sub === einreichung.eingereicht_von)
      .map(({ vorname, nachname }) => `${vorname} ${nachname}`),
  }
}

/** What was asked in a case, what came of it, and what can be asked about (S9-03). */
export const nachforderungenLesen = async (
  services: Services,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.nachforderungenLesen>,
): Promise<NachforderungenAntwort> => {
  const { db } = services
  const programme = await programmeLesen(services)
  const fall = await bankFallLesen(db, guid, sub)
  const einreichung = await gesendeteEinreichung(db, fall.antrag_guid)
  const formular = gesendetesFormular(einreichung)
  const programm = geltendesProgramm(programme, fall.programm, einreichung.erstmals_am)
  const kontext = kontextAm(await kategorienVon(db, guid), programm, einreichung.erstmals_am)
  const rows = await nachforderungenVon(db, fall.antrag_guid)
  const name = await personenNamen(db, personenVon(rows))
  const { eigener, empfaenger } = await istMitglied(db, fall.unternehmen_guid, einreichung, sub)
  const erlaubt =
    antragStaende.hindernis('nachfordern', fall.status, ['BANK']) === null && fall.zurueckgezogen_am === null
  const vorlage = await schreibvorlageAm(db, fall.programm, tagInBerlin(services.clock.now()))
  return {
    antragGuid: fall.antrag_guid,
    moeglich: erlaubt && !eigener,
    empfaenger,
    vorab: vorlage?.nachforderung.vorab ?? null,
    gruende: vorlage?.nachforderung.gruende ?? [],
    nachforderungen: await Promise.all(rows.map((row) => ansicht(db, row, formular, name))),
    stellen: [...antwortStellen({ formular, kontext })].map((pfad) => fragbare(formular, pfad)),
  }
}
