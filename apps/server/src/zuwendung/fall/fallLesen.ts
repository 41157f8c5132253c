import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Fallkopf } from '@foerderportal/contract/zuwendung/fall/schema'
import { istEntschieden } from '@foerderportal/contract/zuwendung/lifecycle'
import { erwarteteBewilligung } from '@foerderportal/contract/zuwendung/programm/kauftermin'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/programm/programm'
import { summen } from '@foerderportal/contract/zuwendung/rules'
import { einreichungenVon, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { nutzerNamen } from '../../nutzer/public.ts'
import { mitgliederLaden, type Mitglied } from '../../unternehmen/public.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { vorhabenbeginnVon } from '../kern/view.ts'
import { fallLaden, type BankAntrag } from '../zugang/bankAntrag.ts'
import { zugewiesenAn } from './zuweisungen.ts'

/** A deadline is the first moment that no longer counts. */
const letzterTag = (frist: string): string => tagInBerlin(new Date(Date.parse(frist) - 1))

/** Null where nothing is awaited any more. */
const naechsteFrist = (
  fall: BankAntrag,
  programm: ProgrammDaten,
  erstmalsAm: Date,
): Fallkopf['naechsteFrist'] => {
  if (fall.zurueckgezogen_am !== null || istEntschieden(fall.status)) return null
  if (fall.nachforderung !== null) return { art: 'NACHFORDERUNG', tag: letzterTag(fall.nachforderung.frist) }
  const tag = erwarteteBewilligung(vorhabenbeginnVon(fall, programm), tagInBerlin(erstmalsAm))
  return { art: 'ENTSCHEIDUNG', tag }
}

const einreichungAnsicht = (namen: ReadonlyMap<string, string>) => (e: EinreichungRow) => ({
  eingangsnummer: e.eingangsnummer,
  version: e.dokument_version,
  eingegangenAm: e.eingegangen_am.toISOString(),
  eingereichtVon: namen.get(e.eingereicht_von) ?? '',
  mitgezeichnetVon: e.mitgezeichnet_name,
})

const beteiligter =
  ({ eingereicht_von: von, mitgezeichnet_von: mit }: EinreichungRow) =>
  (m: Mitglied) => ({
    name: nutzerName(m),
    zeichnungsberechtigt: m.zeichnungsberechtigung,
    eingereicht: m.sub === von || m.sub === mit,
  })

/** Who sent it stands first, then who may sign. */
const beteiligte = (mitglieder: readonly Mitglied[], letzte: EinreichungRow): Fallkopf['beteiligte'] =>
  mitglieder
    .map(beteiligter(letzte))
    .toSorted(
      (a, b) =>
        Number(b.eingereicht) - Number(a.eingereicht) ||
        Number(b.zeichnungsberechtigt) - Number(a.zeichnungsberechtigt),
    )

const geschickt = async (db: Database, fall: BankAntrag) => {
  const einreichungen = await einreichungenVon(db, fall.guid)
  const [letzte] = einreichungen
  if (letzte === undefined) throw new Error('a case of the bank has a submission')
  const namen = await nutzerNamen(db, [...new Set(einreichungen.map((e) => e.eingereicht_von))])
  return { letzte, liste: einreichungen.map(einreichungAnsicht(namen)) }
}

/** The head of a case (S9-03), as it was sent last. */
export const fallLesen = async (
  services: Services,
  sub: string,
  geschaeftGuid: string,
): Promise<Fallkopf> => {
  const programme = await programmeLesen(services)
  const { db } = services
  const fall = await fallLaden(db, geschaeftGuid, sub)
  const { letzte, liste } = await geschickt(db, fall)
  const formular = gesendetesFormular(letzte)
  const programm = geltendesProgramm(programme, fall.programm, letzte.erstmals_am)
  const { zuwendungCent, kostenCent } = summen(formular.foerdergegenstandSeiten)
  return {
    geschaeft: fall.geschaeft_guid,
    antragGuid: fall.guid,
    geNr: fall.ge_nr,
    unternehmen: { guid: fall.unternehmen_guid, name: formular.unternehmen?.unternehmenName ?? '' },
    programm: fall.programm,
    programmbezeichnung: programm.titel,
    kategorien: [...new Set((formular.foerdergegenstandSeiten ?? []).flatMap((s) => s.kategorie ?? []))],
    status: fall.status,
    statusSeit: fall.status_seit.toISOString(),
    nachforderung: fall.nachforderung,
    zurueckgezogenAm: fall.zurueckgezogen_am?.toISOString() ?? null,
    naechsteFrist: naechsteFrist(fall, programm, letzte.erstmals_am),
    beantragt: inEuro(zuwendungCent),
    kosten: inEuro(kostenCent),
    zugewiesen: await zugewiesenAn(db, geschaeftGuid),
    beteiligte: beteiligte(await mitgliederLaden(db, fall.unternehmen_guid), letzte),
    einreichungen: liste,
    eigener: fall.eigener,
  }
}
