import type {
  BankKonversation,
  BankMitteilung,
  Mailempfaenger,
} from '@foerderportal/contract/mitteilungen/bank/schema'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { SACHBEARBEITUNG_SERVICE } from '@foerderportal/contract/shared/route'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { personenNamen } from '../../nutzer/public.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import { zustellungVon } from '../../platform/mail/zustellung.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { schreibvorlageAm, verfahrensschritteLesen } from '../../zuwendung/public.ts'
import { bezuegeDesFalls } from '../konversation/bezuege.ts'
import { mitteilungenVon, type MitteilungRow } from '../konversation/konversationen.ts'
import { gelesenVon, mailsVon, standVon, type BankKonversationRow } from './bankKonversationen.ts'
import { bankSchreibhindernis } from './bankKonversationPolicy.ts'

/** Messages with their files, who was told of them and who has opened them. */
const mitteilungen = async (
  db: Database | Tx,
  konversation: string,
  rows: readonly MitteilungRow[],
): Promise<BankMitteilung[]> => {
  const gelesen = await gelesenVon(db, konversation)
  const mails = await mailsVon(db, konversation)
  const name = await personenNamen(db, [
    ...rows.map(({ absender }) => absender),
    ...gelesen.map(({ sub }) => sub),
  ])
  const guids = [...new Set(rows.flatMap(({ anhaenge }) => anhaenge))]
  const dateien = new Map(
    (await dateienLesen(db, guids)).map((datei) => [
      datei.uuid,
      {
        ...datei,
        downloadUrl: `${SACHBEARBEITUNG_SERVICE}/api/konversation/${konversation}/datei/${datei.uuid}`,
      },
    ]),
  )
  return rows.map((row) => ({
    guid: row.guid,
    richtungZuKunde: row.richtung_zu_kunde,
    absender: name(row.absender),
    abgeschicktAm: row.abgeschickt_am.toISOString(),
    betreff: row.betreff,
    inhalt: row.inhalt,
    bezug: row.bezug,
    anhaenge: row.anhaenge.flatMap((guid) => dateien.get(guid) ?? []),
    mails: mails
      .filter(({ mitteilung_guid }) => mitteilung_guid === row.guid)
      .map((mail) => ({
        an: mail.an,
        zustellung: zustellungVon(mail),
        am: mail.versendet_am?.toISOString() ?? null,
      })),
    gelesen: gelesen
      .filter(({ mitteilung_guid }) => mitteilung_guid === row.guid)
      .map(({ sub, gelesen_am }) => ({ name: name(sub), am: gelesen_am.toISOString() })),
  }))
}

/** Modules for what the bank writes about a programme. */
export const bausteineFuer = async (db: Database | Tx, programm: string | null, jetzt: Date) =>
  programm === null
    ? []
    : ((await schreibvorlageAm(db, programm, tagInBerlin(jetzt)))?.mitteilung.bausteine ?? [])

/** Who gets a mail when something is sent to the company. */
export const empfaengerVon = async (db: Database | Tx, unternehmenGuid: string): Promise<Mailempfaenger[]> =>
  (await mitgliederLaden(db, unternehmenGuid)).map((mitglied) => ({
    name: nutzerName(mitglied),
    email: mitglied.email,
  }))

/** A conversation as the bank has it. */
export const bankKonversationView = async (
  db: Database | Tx,
  row: BankKonversationRow,
  jetzt: Date,
): Promise<BankKonversation> => ({
  konversationId: row.guid,
  unternehmenGuid: row.unternehmen_guid,
  unternehmenName: row.unternehmen_name,
  geschaeftGuid: row.eingereicht ? row.geschaeft_guid : null,
  geNr: row.ge_nr,
  stand: standVon(row),
  wartetSeit: row.wartet_seit?.toISOString() ?? null,
  termin: row.termin?.toISOString() ?? null,
  zugewiesen: row.zugewiesen,
  gesperrtWeil: bankSchreibhindernis(row),
  empfaenger: await empfaengerVon(db, row.unternehmen_guid),
  bausteine: await bausteineFuer(db, row.programm, jetzt),
  bezuege: await bezuegeDesFalls(db, row.geschaeft_guid),
  mitteilungen: await mitteilungen(db, row.guid, await mitteilungenVon(db, row.guid, '')),
  schritte:
    row.eingereicht && row.geschaeft_guid !== null
      ? await verfahrensschritteLesen(db, row.geschaeft_guid, jetzt)
      : [],
})
