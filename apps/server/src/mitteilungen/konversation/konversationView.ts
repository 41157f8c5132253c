import type { Bezug } from '@foerderportal/contract/mitteilungen/bezugSchema'
import type { Konversation, Mitteilung } from '@foerderportal/contract/mitteilungen/konversation/schema'
import { nutzerNamen } from '../../nutzer/public.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import { verfahrensschritteLesen } from '../../zuwendung/public.ts'
import type { KonversationRow, MitteilungRow } from './konversationen.ts'
import { schreibhindernis } from './konversationPolicy.ts'

/** A conversation as a member reads it: of the bank's people none is named, its own members are. */
export const konversationView = async (
  db: Database | Tx,
  konversation: KonversationRow,
  rows: readonly MitteilungRow[],
  { bezug, jetzt }: { readonly bezug: Bezug | null; readonly jetzt: Date },
): Promise<Konversation> => {
  const eigene = rows.filter(({ richtung_zu_kunde }) => !richtung_zu_kunde).map(({ absender }) => absender)
  const namen = await nutzerNamen(db, [...new Set(eigene)])
  const dateien = new Map(
    (await dateienLesen(db, [...new Set(rows.flatMap(({ anhaenge }) => anhaenge))])).map((d) => [d.uuid, d]),
  )
  const alsMitteilung = (row: MitteilungRow): Mitteilung => ({
    guid: row.guid,
    abgeschicktAm: row.abgeschickt_am.toISOString(),
    betreff: row.betreff,
    inhalt: row.inhalt,
    gelesen: row.gelesen,
    richtungZuKunde: row.richtung_zu_kunde,
    bezug: row.bezug,
    absender: row.richtung_zu_kunde ? null : (namen.get(row.absender) ?? null),
    anhaenge: row.anhaenge.flatMap((guid) => dateien.get(guid) ?? []),
  })
  return {
    conversationId: konversation.guid,
    geNr: konversation.ge_nr,
    geschaeftId: konversation.geschaeft_guid,
    erledigt: konversation.erledigt_am !== null,
    termin: konversation.termin?.toISOString() ?? null,
    terminGeaendertUngelesen: konversation.termin_neu,
    gesperrtWeil: schreibhindernis(konversation),
    bezug,
    mitteilungen: rows.map(alsMitteilung),
    schritte:
      konversation.geschaeft_guid === null
        ? []
        : await verfahrensschritteLesen(db, konversation.geschaeft_guid, jetzt),
  }
}
