import { NACH_ENDE_MS } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { RUNDENAKTE, type Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import { ziehungsformVon } from '@foerderportal/contract/interessenbekundung/reihung/ziehungLesen'
import {
  ziehungsabstandHindernis,
  ziehungstagHindernis,
} from '@foerderportal/contract/interessenbekundung/reihung/ziehungsformen'
import { rundeStaende, type RundeAktion } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import type { Laufhindernis } from '@foerderportal/contract/shared/lauf/lauf'
import { alsMinute, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Naehe } from '../../platform/befangenheit/erreichtes.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { abloesende } from '../repository.ts'
import type { RundeRow } from './runden.ts'
import { rundenhinweis } from './rundennaehe.ts'
import { akteure, standVon, type Person } from './rundePolicy.ts'

/** What stands in the way of acts beside the state of the round: read at once for all of them. */
export type Umstaende = {
  /** Acts that lie before a second person. */
  readonly vorgelegt: readonly Rundenaktart[]
  /** Who prepared the ranking that lies before a second person, now or before it came back, and who has opened it. */
  readonly gereiht_von: readonly string[]
  readonly geoeffnet_von: string | null
  readonly einladung_genutzt: boolean
  /** The next rank that no batch has named. */
  readonly naechster_rang: number
  readonly zeilen: number
  /** The batch that lies before a second person. */
  readonly staffel_liegt_vor: number | null
  /** A younger round of the programme that voids older ones has begun (S3-01). */
  readonly abgeloest_von: { readonly guid: string; readonly bezeichnung: string } | null
}

export const umstaendeLesen = async (db: Database | Tx, guid: string, jetzt: Date): Promise<Umstaende> => {
  const { rows } = await sql<Umstaende>`select
      array(select v.art from vorlegung v where v.runde_guid = r.guid and v.status = 'VORGELEGT') as vorgelegt,
      coalesce(reihung_mitwirkende(x.guid), '{}') as gereiht_von, x.geoeffnet_von,
      exists (select from foerderrunde f join antrag_einladung e on e.runde_guid = f.guid
        where f.ibk_meta_guid = r.guid and e.status = 'GENUTZT') as einladung_genutzt,
      coalesce((select max(bis_rang) from staffel s where s.ibk_meta_guid = r.guid and s.status = 'FREIGEGEBEN'), 0) + 1
        as naechster_rang,
      coalesce((select max(rang) from reihungszeile z where z.ibk_meta_guid = r.guid), 0) as zeilen,
      (select max(s.nr) from staffel s where s.ibk_meta_guid = r.guid and s.status = 'VORGELEGT') as staffel_liegt_vor,
      ${abloesende(jetzt, sql`jsonb_build_object('guid', n.guid, 'bezeichnung', n.bezeichnung)`)} as abgeloest_von
    from ibk_meta r left join reihung x on x.ibk_meta_guid = r.guid and x.status in ('VORGELEGT', 'GEOEFFNET')
    where r.guid = ${guid}`.execute(db)
  const [umstaende] = rows
  if (umstaende === undefined) throw new Error(`no round ${guid}`)
  return umstaende
}

export type Lage = {
  readonly runde: RundeRow
  readonly umstaende: Umstaende
  readonly person: Person
  /** To who has declared in it (S9-01). */
  readonly naehe: Naehe | null
  readonly jetzt: Date
}
type Grund = (lage: Lage) => string | null

/** Refuses whoever prepared a batch himself (A-02). */
export const SELBST_STAFFEL =
  'Sie haben diese Staffel selbst vorbereitet, jetzt oder bevor sie zurückkam. Freigeben kann sie nur eine andere Person.'

export const SELBST_GEREIHT =
  'Sie haben diese Reihung selbst vorbereitet, jetzt oder bevor sie zurückkam. Öffnen und freigeben kann sie nur eine andere Person.'
/** Refuses whoever has not typed the draw as the second person (S3-03). */
export const ANDERE_GEOEFFNET =
  'Freigeben kann diese Reihung nur, wer ihre Ziehung als zweite Person eingegeben hat.'
const istAkt = (aktion: RundeAktion): aktion is RundeAktion & Rundenaktart =>
  RUNDENAKTE.some((art) => art === aktion)

/** What a round has to have before anybody outside may see it. */
const veroeffentlichHindernis: Grund = ({ runde: r, jetzt }) => {
  if (r.von <= jetzt) return 'Der erste Tag der Runde liegt nicht in der Zukunft. Ändern Sie den Zeitraum.'
  if (r.ziehung_am === null || r.quelle === null) return 'Nennen Sie die öffentliche Ziehung der Runde.'
  const form = r.ziehung_form === null ? null : ziehungsformVon(r.ziehung_form)
  if (form === null)
    return 'Das Ergebnis der genannten Ziehung kann das Portal nicht lesen. Ändern Sie die Runde, und wählen Sie eine Ziehung.'
  // A round planned before the forms were data may name a day on which nothing is drawn.
  const ohneZiehung =
    ziehungstagHindernis(form, tagInBerlin(r.ziehung_am)) ??
    ziehungsabstandHindernis(form, r.ziehung_alle_tage ?? 0)
  if (ohneZiehung !== null) return ohneZiehung
  const fruehestens = new Date(r.bis.getTime() + NACH_ENDE_MS)
  return r.ziehung_am < fruehestens
    ? `Zwischen dem Ende der Frist und der Ziehung liegen mindestens 72 Stunden. Nennen Sie eine Ziehung ab ${alsMinute(fruehestens)} Uhr.`
    : null
}

const ziehungHindernis: Grund = ({ runde: r, jetzt }) => {
  if (r.ziehung_am === null || r.seed_zusage === null)
    return 'Diese Runde ist ohne Zusage veröffentlicht. Sie lässt sich nur annullieren.'
  return jetzt < r.ziehung_am
    ? `Die Ziehung ist erst am ${alsMinute(r.ziehung_am)} Uhr. Vorher wird nicht gereiht.`
    : null
}

const staffelHindernis: Grund = ({ runde: r, umstaende: u }) => {
  if (u.abgeloest_von !== null)
    return `Die Runde „${u.abgeloest_von.bezeichnung}“ hat diese abgelöst. Hier wird niemand mehr eingeladen.`
  if (u.staffel_liegt_vor !== null)
    return `Die Staffel ${u.staffel_liegt_vor} liegt schon zur Freigabe vor. Die nächste rechnet das Portal aus, wenn über sie entschieden ist.`
  if (u.naechster_rang > u.zeilen) return 'Alle Ränge sind an der Reihe gewesen.'
  return r.budget_cent - r.reserviert_cent - r.bewilligt_cent <= 0
    ? 'Die Mittel der Runde sind vergeben. Verfällt eine Einladung, werden welche frei.'
    : null
}

const BESONDERE: Partial<Record<RundeAktion, Grund>> = {
  rundeAendern: ({ umstaende }) =>
    umstaende.vorgelegt.includes('rundeVeroeffentlichen')
      ? 'Die Runde liegt zur Veröffentlichung vor. Ändern lässt sie sich, wenn die Freigabe sie zurückgibt oder zurückholt, wer sie vorgelegt hat.'
      : null,
  rundeVerwerfen: ({ umstaende }) =>
    umstaende.vorgelegt.includes('rundeVeroeffentlichen')
      ? 'Die Runde liegt zur Veröffentlichung vor. Verwerfen lässt sie sich, wenn die Freigabe sie zurückgibt oder zurückholt, wer sie vorgelegt hat.'
      : null,
  rundeVeroeffentlichen: veroeffentlichHindernis,
  reihungVorbereiten: ziehungHindernis,
  reihungOeffnen: (lage) => nichtDiesePerson('reihungOeffnen', lage),
  reihungFreigeben: (lage) => nichtDiesePerson('reihungFreigeben', lage),
  staffelVorbereiten: staffelHindernis,
  rundeAnnullieren: ({ umstaende }) =>
    umstaende.einladung_genutzt
      ? 'Auf eine Einladung dieser Runde ist schon ein Antrag eingereicht. Annullieren lässt sie sich nicht mehr.'
      : null,
}

/** What the table does not know: dates, the draw, money, other rounds. */
export const besonderesHindernis = (aktion: RundeAktion, lage: Lage): string | null =>
  BESONDERE[aktion]?.(lage) ?? null

/** What the table of the round says to somebody. */
const nachTafel = (aktion: RundeAktion, { runde, person, jetzt }: Lage): Laufhindernis | null =>
  rundeStaende.hindernis(aktion, standVon(runde, jetzt), akteure(person))

const amStand = (text: string | null): Laufhindernis | null =>
  text === null ? null : { liegtAn: 'STAND', text }

/**
 * Whoever has prepared a ranking is refused as a person, whatever else stands in the way (A-02); and so is, of what is
 * open, everybody who has not opened it (S3-03).
 */
const nichtDiesePerson = (aktion: RundeAktion, { umstaende, person }: Lage): string | null => {
  if (aktion !== 'reihungOeffnen' && aktion !== 'reihungFreigeben') return null
  if (umstaende.gereiht_von.includes(person.sub)) return SELBST_GEREIHT
  const { geoeffnet_von: zweite } = umstaende
  return aktion === 'reihungFreigeben' && zweite !== null && zweite !== person.sub ? ANDERE_GEOEFFNET : null
}

const uebriges = (aktion: RundeAktion, lage: Lage): Laufhindernis | null =>
  nachTafel(aktion, lage) ??
  amStand(
    istAkt(aktion) && lage.umstaende.vorgelegt.includes(aktion)
      ? 'Das liegt schon zur Freigabe vor.'
      : besonderesHindernis(aktion, lage),
  )

/** Why the act is not possible for this person now, as a sentence; null where it is. */
export const hindernisFuer = (aktion: RundeAktion, lage: Lage): string | null =>
  rundenhinweis(lage.naehe) ?? uebriges(aktion, lage)?.text ?? null

/** The same to whoever acts: what lies in the person comes first. */
export const hindernis = (aktion: RundeAktion, lage: Lage): Laufhindernis | null => {
  const nichtSie = nichtDiesePerson(aktion, lage)
  return nichtSie === null ? uebriges(aktion, lage) : { liegtAn: 'PERSON', text: nichtSie }
}
