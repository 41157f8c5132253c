import { sql, type RawBuilder } from 'kysely'
import type { BankFall } from '../zugang/bankFall.ts'
import { objekttabelle, type FALLTABELLEN } from '../zugang/fallobjekte.ts'

/** An act of the audit log, with what its words need. */
export type Handlungszeile = {
  readonly zeit: Date
  readonly handlung: string
  readonly nutzer_sub: string
  readonly angaben: Readonly<Record<string, unknown>>
  /** Null: the case itself. */
  readonly tabelle: (typeof FALLTABELLEN)[number] | null
  /** Of what was sent, and of the payout request that it is about. */
  readonly eingangsnummer: string | null
  readonly auszahlung: string | null
  readonly auszahlung_grund: string | null
  readonly notiz: string | null
  readonly notiz_guid: string | null
  readonly wiedervorlage: string | null
  readonly betreff: string | null
  readonly nachforderung_grund: string | null
  readonly bescheid: string | null
  readonly bescheid_am: Date | null
  /** Titles of the modules that give the reasons of a rejection. */
  readonly ablehnung: readonly string[] | null
}

/** SQL: of `audit_log l`, beside its own columns. */
export const handlungSpalten = ({ geschaeft_guid: geschaeft }: BankFall): RawBuilder<unknown> =>
  sql`l.zeit, l.handlung, l.nutzer_sub, l.angaben, ${objekttabelle(geschaeft, sql`l.objekt_guid`)} as tabelle,
    e.eingangsnummer, a.nummer as auszahlung, a.begruendung as auszahlung_grund, n.text as notiz, n.guid as notiz_guid,
    case when w.guid is not null then to_char(w.faellig, 'DD.MM.YYYY') || ': ' || w.text end as wiedervorlage,
    k.betreff, f.grund as nachforderung_grund, b.nummer as bescheid, b.erlassen_am as bescheid_am,
    (select jsonb_agg(x ->> 'titel') from jsonb_array_elements(d.eingaben::jsonb -> 'bausteine') x
      where x ->> 'teil' = 'BEGRUENDUNG') as ablehnung`

/** SQL: what its rows name, each of the case alone. */
export const handlungQuellen = ({
  geschaeft_guid: geschaeft,
  antrag_guid: antrag,
}: BankFall): RawBuilder<unknown> =>
  sql`left join einreichung e on l.handlung in ('antragEinreichen', 'auszahlungEinreichen')
      and e.dokument_guid = case when l.handlung in ('antragEinreichen', 'auszahlungEinreichen') then l.objekt_guid::uuid end
      and e.dokument_version = (l.angaben ->> 'version')::int
    left join lateral (select z.begruendung, (select x.eingangsnummer from einreichung x
        where x.dokument_guid = z.guid and x.dokument_version = z.eingereicht_version) as nummer
      from auszahlung z where z.geschaeft_guid = ${geschaeft} and z.guid::text = l.objekt_guid) a on true
    left join notiz n on n.geschaeft_guid = ${geschaeft} and n.guid::text = l.objekt_guid
    left join wiedervorlage w on w.geschaeft_guid = ${geschaeft} and w.guid::text = l.objekt_guid
    left join lateral (select m.betreff from mitteilung m join konversation u on u.guid = m.konversation_guid
      where u.geschaeft_guid = ${geschaeft} and m.guid::text = l.angaben ->> 'mitteilung') k on true
    left join nachforderung f on f.antrag_guid = ${antrag} and f.guid::text = l.angaben ->> 'nachforderung'
      and l.handlung = 'nachfordern'
    left join entscheidung d on d.geschaeft_guid = ${geschaeft} and d.guid::text = l.angaben ->> 'entscheidung'
      and l.handlung = 'entscheidungFreigeben' and d.art = 'ABLEHNUNG'
    left join bescheid b on b.geschaeft_guid = ${geschaeft}
      and (b.guid::text = l.objekt_guid or b.nummer = l.angaben ->> 'bescheid')`
