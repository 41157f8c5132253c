import { BANKDATEN_TAGE } from '@foerderportal/contract/auszahlung/zahllauf/auffaelligkeiten'
import { POSTEN_HOECHSTENS } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { ibanFehler } from '@foerderportal/contract/shared/geld/iban'
import type { KontoInformation } from '@foerderportal/contract/shared/geld/konto'
import { kontoFehler } from '@foerderportal/contract/shared/geld/kontoFehler'
import { sepaFehler } from '@foerderportal/contract/shared/geld/sepa'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { produktgruppeVon } from '@foerderportal/contract/shared/portal/produktgruppeVon'
import type { Produktgruppe } from '@foerderportal/contract/shared/produktgruppe'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

/**
 * An approved payout in no live run, with what its company says of its accounts. `unternehmen`, `geschaeft` and
 * `bankdaten_aenderung` are read here in the same statement: it decides about thousands at once.
 */
export type Bereite = {
  readonly auszahlung_guid: string
  readonly unternehmen_guid: string
  readonly unternehmen_name: string
  readonly snapshot_guid: string
  readonly nummer: string
  readonly cent: number
  readonly konten: readonly KontoInformation[]
  readonly geaendert_am: Date | null
  /** Changes of bank data that nobody has looked at. */
  readonly ungesehen: number
  /** Payments of it that stand in a file, and came back or were never made: the next one has another identification. */
  readonly versuche: number
  /** Who asks is a member of the company. */
  readonly eigener: boolean
}

/** All of a programme, the oldest first, without those of which this person may know nothing (S9-01). */
export const bereiteLaden = async (
  db: Database | Tx,
  programm: Programm,
  sub: string,
): Promise<Bereite[]> => {
  const { rows } = await sql<Bereite>`select a.guid as auszahlung_guid, u.guid as unternehmen_guid,
      u.name as unternehmen_name, u.snapshot_guid, e.eingangsnummer as nummer, s.cent,
      coalesce(u.value -> 'kontoInformationen', '[]') as konten,
      (select max(b.geaendert_am) from bankdaten_aenderung b where b.unternehmen_guid = u.guid) as geaendert_am,
      (select count(*)::int from bankdaten_aenderung b where b.unternehmen_guid = u.guid
        and not exists (select from bankdaten_gesehen x where x.nachher_guid = b.nachher_guid)) as ungesehen,
      (select count(*)::int from zahlposten p join zahllauf z on z.guid = p.zahllauf_guid
        where p.auszahlung_guid = a.guid and p.status in ('ABGEWIESEN', 'VERWORFEN')
          and z.freigegeben_am is not null) as versuche,
      exists (select from mitgliedschaft m where m.unternehmen_guid = u.guid and m.nutzer_sub = ${sub}) as eigener
    from auszahlung a
      join geschaeft g on g.guid = a.geschaeft_guid and g.programm = ${programm}
      join unternehmen u on u.guid = a.unternehmen_guid
      join einreichung e on e.dokument_guid = a.guid and e.dokument_version = a.eingereicht_version
      cross join lateral (select coalesce(sum(p.bewilligt_cent), 0)::bigint as cent
        from auszahlung_position p where p.auszahlung_guid = a.guid) s
    where a.status = 'BEWILLIGT' and s.cent > 0
      and not exists (select from zahlposten p where p.auszahlung_guid = a.guid
        and p.status not in ('ABGEWIESEN', 'AUSGENOMMEN', 'VERWORFEN'))
      and ${unbefangen({ geschaeft: sql`g.guid`, unternehmen: sql`u.guid` }, sub)}
    order by e.eingegangen_am, e.eingangsnummer limit ${POSTEN_HOECHSTENS}`.execute(db)
  return rows
}

/**
 * Accounts that a product group is paid to; the first business account of them is taken. Whoever names none for the climate balance
 * is paid to his others: the form says so.
 */
export const kontenFuer = (
  produktgruppe: Produktgruppe,
  konten: readonly KontoInformation[],
): KontoInformation[] => {
  const der = (gruppe: Produktgruppe) => konten.filter((konto) => konto.produktgruppe === gruppe)
  const eigene = der(produktgruppe)
  const passend = eigene.length > 0 ? eigene : der('standard')
  return passend.toSorted((a, b) => Number(b.geschaeftsKonto) - Number(a.geschaeftsKonto))
}

/** S6-08: why nothing can be paid to an account, as a sentence; null where it can. Those of before were not asked for it. */
export const kontoHindernis = (konto: KontoInformation): string | null => {
  if (ibanFehler(konto.iban) !== undefined) return 'Die IBAN des Unternehmens stimmt nicht.'
  if (sepaFehler(konto.iban) !== undefined)
    return `Das Konto des Unternehmens (${konto.iban.slice(0, 2)}) liegt nicht im SEPA-Raum. Das Unternehmen nennt ein anderes.`
  return kontoFehler(konto).bic === undefined
    ? null
    : 'IBAN und BIC des Unternehmens passen nicht zusammen. Das Unternehmen prüft sie.'
}

/** S6-07: why nothing of it is paid yet, as a sentence; null when it is ready. */
export const wartetWeil = (row: Bereite, programm: Programm, jetzt: Date): string | null => {
  const [konto] = kontenFuer(produktgruppeVon(programm), row.konten)
  if (row.eigener) return 'Für dieses Unternehmen handeln Sie selbst. Jemand anderes nimmt es in einen Lauf.'
  if (konto === undefined) return 'Das Unternehmen nennt für dieses Programm kein Konto.'
  const hindernis = kontoHindernis(konto)
  if (hindernis !== null) return hindernis
  if (row.ungesehen > 0) return 'Geänderte Bankdaten sind noch nicht gesichtet.'
  const ab = new Date((row.geaendert_am?.getTime() ?? 0) + BANKDATEN_TAGE.wartet * TAG_MS)
  return ab > jetzt
    ? `Die Bankverbindung wurde gerade geändert. Gezahlt wird ab ${alsDatum(tagInBerlin(ab))}.`
    : null
}
