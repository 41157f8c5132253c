import {
  AUFFAELLIGKEITEN,
  AUFFAELLIGKEIT_WORT,
  BANKDATEN_TAGE,
  HOECHSTE,
  SCHNELL_MINUTEN,
  type Auffaelligkeit,
} from '@foerderportal/contract/auszahlung/zahllauf/auffaelligkeiten'
import { firmaHeisstGleich } from '@foerderportal/contract/shared/angaben/firma'
import type { KontoInformation } from '@foerderportal/contract/shared/geld/konto'
import { produktgruppeVon } from '@foerderportal/contract/shared/portal/produktgruppeVon'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Abweichungen } from '../../platform/freigabe/wieVorgelegt.ts'
import { kontenFuer } from './bereite.ts'

/** What is known of a post besides what it pays. */
type Tatsachen = {
  readonly nr: number
  readonly cent: number
  readonly inhaber: string
  readonly unternehmen_name: string
  readonly programm: Programm
  readonly konten: readonly KontoInformation[]
  readonly bezahlt: boolean
  readonly mehrfach: boolean
  readonly geaendert_am: Date | null
  readonly schnell: boolean
}

/** `audit_log`: who presents a payout leaves its row there, with the time of it. */
const tatsachenLaden = async (tx: Database | Tx, lauf: string, wann: Date): Promise<Tatsachen[]> =>
  (
    await sql<Tatsachen>`select p.nr, p.betrag_cent as cent, p.inhaber, u.name as unternehmen_name,
        z.programm, coalesce(u.value -> 'kontoInformationen', '[]') as konten,
        exists (select from zahlposten f where f.iban = p.iban and f.status = 'BEZAHLT'
          and f.status_seit < ${wann}) as bezahlt,
        exists (select from unternehmen f where f.guid <> p.unternehmen_guid and f.value -> 'kontoInformationen'
          @> jsonb_build_array(jsonb_build_object('iban', p.iban))) as mehrfach,
        (select max(b.geaendert_am) from bankdaten_aenderung b
          where b.unternehmen_guid = p.unternehmen_guid) as geaendert_am,
        exists (select from audit_log l where l.objekt_guid = a.guid::text and l.handlung = 'auszahlungVorlegen'
          and l.zeit between a.status_seit - make_interval(mins => ${SCHNELL_MINUTEN}) and a.status_seit) as schnell
      from zahlposten p join zahllauf z on z.guid = p.zahllauf_guid join auszahlung a on a.guid = p.auszahlung_guid
        join unternehmen u on u.guid = p.unternehmen_guid
      where p.zahllauf_guid = ${lauf} and p.status = 'OFFEN'`.execute(tx)
  ).rows

/** From this amount on it is among the highest; a run with no more posts than that has none. */
const schwelle = (alle: readonly Tatsachen[]): number => {
  if (alle.length <= HOECHSTE) return Infinity
  return alle.map(({ cent }) => cent).toSorted((a, b) => b - a)[HOECHSTE - 1] ?? Infinity
}

const auffaelligkeitenVon = (t: Tatsachen, abCent: number, jetzt: Date): Auffaelligkeit[] => {
  const neuSeit = jetzt.getTime() - BANKDATEN_TAGE.auffaellig * TAG_MS
  const trifftZu: Record<Auffaelligkeit, boolean> = {
    ERSTE_ZAHLUNG: !t.bezahlt,
    IBAN_MEHRFACH: t.mehrfach,
    BANKDATEN_NEU: t.geaendert_am !== null && t.geaendert_am.getTime() > neuSeit,
    INHABER_ANDERS: !firmaHeisstGleich(t.inhaber, t.unternehmen_name),
    MEHRERE_KONTEN: kontenFuer(produktgruppeVon(t.programm), t.konten).length > 1,
    HOHER_BETRAG: t.cent >= abCent,
    SCHNELL: t.schnell,
  }
  return AUFFAELLIGKEITEN.filter((eine) => trifftZu[eine])
}

type Auffaelliges = { readonly nr: number; readonly was: readonly Auffaelligkeit[] }

/** S6-07: what stands out of every open post. What was paid, and how long ago accounts were changed, as of `wann`. */
const auffaelligesRechnen = async (tx: Database | Tx, lauf: string, wann: Date): Promise<Auffaelliges[]> => {
  const alle = await tatsachenLaden(tx, lauf, wann)
  const abCent = schwelle(alle)
  return alle.map((t) => ({ nr: t.nr, was: auffaelligkeitenVon(t, abCent, wann) }))
}

/** Keeps it with a draft. */
export const auffaelligesFesthalten = async (tx: Tx, lauf: string, jetzt: Date): Promise<void> => {
  const zeilen = await auffaelligesRechnen(tx, lauf, jetzt)
  await sql`update zahlposten p set auffaelligkeiten = n.was
    from jsonb_to_recordset(${JSON.stringify(zeilen)}::jsonb) as n (nr integer, was jsonb)
    where p.zahllauf_guid = ${lauf} and p.nr = n.nr`.execute(tx)
}

/** In one order of kinds, each with its post. */
const inWorten = (zeilen: readonly Auffaelliges[]): string[] =>
  zeilen.flatMap(({ nr, was }) => was.map((eine) => `Nr. ${nr}: ${AUFFAELLIGKEIT_WORT[eine]}`))

/**
 * S9-13: what stands out of a run that lies before a second person, as it was presented and as it is now. That it is released
 * some days later makes no account older, nor better known by what was paid since: both count as of when it was presented.
 */
export const auffaelligesSeitVorlage = async (
  db: Database | Tx,
  { guid, vorgelegt_am: am }: { readonly guid: string; readonly vorgelegt_am: Date | null },
  posten: readonly { readonly nr: number; readonly auffaelligkeiten: readonly Auffaelligkeit[] }[],
): Promise<Abweichungen> => ({
  vorgelegt: inWorten(posten.map(({ nr, auffaelligkeiten }) => ({ nr, was: auffaelligkeiten }))),
  jetzt: am === null ? [] : inWorten(await auffaelligesRechnen(db, guid, am)),
})
