import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/fall/routes'
import type { Fallkopf } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { summen } from '@foerderportal/contract/zuwendung/antrag/rules'
import { einreichungenVon, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { nutzerNamen } from '../../nutzer/public.ts'
import { mitgliederLaden, type Mitglied } from '../../unternehmen/public.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { geltendesProgramm, programmeLesen } from '../kern/programmLesen.ts'
import { fallLaden, type BankAntrag } from '../zugang/bankFall.ts'
import { vorratZeileLesen } from '../vorrat/vorratZeileLesen.ts'

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
  { person: { sub }, params: { guid: geschaeftGuid } }: Aufruf<typeof vertrag.fallLesen>,
): Promise<Fallkopf> => {
  const programme = await programmeLesen(services)
  const { db } = services
  const fall = await fallLaden(db, geschaeftGuid, sub)
  const { letzte, liste } = await geschickt(db, fall)
  const formular = gesendetesFormular(letzte)
  const { kostenCent } = summen(formular.foerdergegenstandSeiten)
  return {
    antragGuid: fall.guid,
    zeile: await vorratZeileLesen(db, geschaeftGuid, { sub, jetzt: services.clock.now() }),
    programmbezeichnung: geltendesProgramm(programme, fall.programm, letzte.erstmals_am).titel,
    kosten: inEuro(kostenCent),
    mitFragebogen: fall.befragungen.length > 0,
    beteiligte: beteiligte(await mitgliederLaden(db, fall.unternehmen_guid), letzte),
    einreichungen: liste,
  }
}
