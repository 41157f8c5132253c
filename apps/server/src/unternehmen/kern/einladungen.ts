import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { einladungGueltigBis, erneutVersendbarBis } from '@foerderportal/contract/unternehmen/einladung'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

export type NeueEinladung = {
  readonly guid: string
  readonly unternehmenGuid: string
  readonly email: string
  /** `sub` of who invites. */
  readonly von: string
  readonly am: Date
}

export type Versendet = { readonly guid: string; readonly neu: boolean }

/**
 * One open invitation for each company and address (S1-04): who is invited again keeps his, with a new period, and gets
 * back one that was withdrawn. Undefined when the last mail of one that still holds went out less than ten minutes ago: nothing is changed then.
 */
export const einladungEinfuegen = async (tx: Tx, e: NeueEinladung): Promise<Versendet | undefined> => {
  const { rows } = await sql<Versendet>`
    insert into einladung (guid, unternehmen_guid, email, eingeladen_von, eingeladen_am, versendet_am, gueltig_bis)
    values (${e.guid}, ${e.unternehmenGuid}, ${e.email}, ${e.von}, ${e.am}, ${e.am}, ${einladungGueltigBis(e.am)})
    on conflict (unternehmen_guid, lower(email)) where beantwortet_am is null
      do update set eingeladen_von = excluded.eingeladen_von, eingeladen_am = excluded.eingeladen_am,
        versendet_am = excluded.versendet_am, gueltig_bis = excluded.gueltig_bis, zurueckgezogen_am = null
      where einladung.versendet_am <= ${erneutVersendbarBis(e.am)} or einladung.gueltig_bis <= ${e.am}
    returning guid, guid = ${e.guid} as neu`.execute(tx)
  return rows[0]
}

export type OffeneEinladungZeile = {
  readonly guid: string
  readonly email: string
  readonly versendetAm: Date
  readonly gueltigBis: Date
  readonly erneutVersendbar: boolean
}

/** What a company has asked and nobody has answered yet, as far as it still holds at that moment. */
export const offeneEinladungenLaden = async (
  db: Database,
  unternehmenGuid: string,
  jetzt: Date,
): Promise<OffeneEinladungZeile[]> => {
  const { rows } = await sql<OffeneEinladungZeile>`
    select guid, email, versendet_am as "versendetAm", gueltig_bis as "gueltigBis",
      versendet_am <= ${erneutVersendbarBis(jetzt)} as "erneutVersendbar"
    from einladung
    where unternehmen_guid = ${unternehmenGuid} and beantwortet_am is null and zurueckgezogen_am is null
      and gueltig_bis > ${jetzt}
    order by eingeladen_am, guid`.execute(db)
  return rows
}

/** What the mail of an invitation says of the company and of who invites. */
export type Absender = {
  readonly name: string
  readonly vorname: string
  readonly nachname: string
  readonly demo: boolean
}

/**
 * Of the admin who invites, with the company's row locked until the transaction ends: invitations of one company are
 * counted one after the other.
 */
export const absenderSperren = async (
  tx: Tx,
  { unternehmenGuid, sub }: { readonly unternehmenGuid: string; readonly sub: string },
): Promise<Absender> => {
  const { rows } = await sql<Absender>`
    select u.name, u.demo, n.value ->> 'vorname' as vorname, n.value ->> 'nachname' as nachname
    from unternehmen u, nutzer n where u.guid = ${unternehmenGuid} and n.sub = ${sub}
    for no key update of u`.execute(tx)
  const [absender] = rows
  if (absender === undefined) throw new Error('the company of a member is gone')
  return absender
}

export const mitgliedMitAdresse = async (
  db: Database,
  unternehmenGuid: string,
  email: string,
): Promise<boolean> => {
  const { rows } = await sql`select from mitglied
    where unternehmen_guid = ${unternehmenGuid} and lower(email) = lower(${email})`.execute(db)
  return rows.length > 0
}

/** True when it was answered or withdrawn, or can still be. */
export const einladungVorhanden = async (db: Database, guid: string, jetzt: Date): Promise<boolean> => {
  const { rows } = await sql`select from einladung
    where guid = ${guid} and (beantwortet_am is not null or gueltig_bis > ${jetzt})`.execute(db)
  return rows.length > 0
}

export type EinladungZeile = {
  readonly unternehmenGuid: string
  readonly name: string
  readonly typ: UnternehmenArt
  readonly ort: string | null
  readonly vorname: string
  readonly nachname: string
  readonly eingeladenAm: Date
  readonly gueltigBis: Date
}

/** Who asks for an invitation: by proven mail address (null: he has none), at a moment. */
export type Eingeladen = { readonly guid: string; readonly email: string | null; readonly jetzt: Date }

/** The open invitation, if it was sent to this address and still holds; upper and lower case are one. */
export const einladungLaden = async (db: Database, e: Eingeladen): Promise<EinladungZeile | undefined> => {
  const { rows } = await sql<EinladungZeile>`
    select unternehmen_guid as "unternehmenGuid", unternehmen_name as name, unternehmen_typ as typ, ort,
      von_vorname as vorname, von_nachname as nachname, eingeladen_am as "eingeladenAm", gueltig_bis as "gueltigBis"
    from offene_einladung
    where guid = ${e.guid} and lower(email) = lower(${e.email}) and gueltig_bis > ${e.jetzt}`.execute(db)
  return rows[0]
}

export type Antwort = Eingeladen & { readonly sub: string; readonly annehmen: boolean }

/** Closes it with the answer; the company's guid, or undefined when there is nothing (any more) to answer. */
export const einladungSchliessen = async (tx: Tx, a: Antwort): Promise<string | undefined> => {
  const { rows } = await sql<{ unternehmenGuid: string }>`
    update einladung set beantwortet_am = ${a.jetzt}, beantwortet_von = ${a.sub}, angenommen = ${a.annehmen}
    where guid = ${a.guid} and lower(email) = lower(${a.email}) and beantwortet_am is null
      and zurueckgezogen_am is null and gueltig_bis > ${a.jetzt}
    returning unternehmen_guid as "unternehmenGuid"`.execute(tx)
  return rows[0]?.unternehmenGuid
}

export type Zurueckgezogen = { readonly guid: string; readonly unternehmenGuid: string; readonly jetzt: Date }

/** False when the company has no such invitation, or none (any more) that could be answered. */
export const einladungZuruecknehmen = async (tx: Tx, z: Zurueckgezogen): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update einladung set zurueckgezogen_am = ${z.jetzt}
    where guid = ${z.guid} and unternehmen_guid = ${z.unternehmenGuid} and beantwortet_am is null
      and zurueckgezogen_am is null and gueltig_bis > ${z.jetzt}`.execute(tx)
  return numAffectedRows === 1n
}
