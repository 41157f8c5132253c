import type { Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { sql, type RawBuilder } from 'kysely'
import type { Freigabequelle, Freigabeworte } from '../../platform/vieraugen/freigabequelle.ts'
import type { Aktinhalt } from './akte/aktart.ts'
import { AKTARTEN } from './akte/aktarten.ts'
import { ANDERE_GEOEFFNET, SELBST_GEREIHT, SELBST_STAFFEL } from './rundeHindernisse.ts'
import { rundenhinweis } from './rundennaehe.ts'

/** SQL: whether `sub` acts for a company that has declared in round `r`, as `rundennaehe`; of that round alone it is read. */
const eigen = (sub: string): RawBuilder<unknown> =>
  sql`(select true from bekundung b join mitgliedschaft m on m.unternehmen_guid = b.unternehmen_guid
    where b.ibk_meta_guid = r.guid and b.eingereicht_version is not null and b.zurueckgezogen_am is null
      and m.nutzer_sub = ${sub} limit 1)`

const ORT = sql`r.programm, r.bezeichnung as wozu, '' as wer, '' as runde, 'RUNDE' as ort, r.guid as ort_guid`
const OHNE = sql`'{}'::text[] as abweichungen`

const aktwort =
  <A extends Rundenaktart>(art: A) =>
  ({ angaben }: Aktinhalt<A>): Freigabeworte => ({ text: AKTARTEN[art].text(angaben) })

/** Rankings and batches in the one list of releases (S9-04), and what is said there of acts on rounds. */
export const rundenVorgelegt: Freigabequelle = {
  sql: ({ sub }) =>
    sql`select x.guid, 'reihung' as art, ${ORT}, null::bigint as betrag_cent, ${OHNE},
      jsonb_build_object('geoeffnet', x.geoeffnet_von is not null) as angaben, x.vorgelegt_am, x.vorbereitet_von,
      case when ${sub} = any(reihung_mitwirkende(x.guid)) then ${SELBST_GEREIHT}
        when x.geoeffnet_von <> ${sub} then ${ANDERE_GEOEFFNET}
        when ${eigen(sub)} then ${rundenhinweis('EIGEN')} end as gesperrt_weil
    from reihung x join ibk_meta r on r.guid = x.ibk_meta_guid where x.status in ('VORGELEGT', 'GEOEFFNET')
    union all
    select x.guid, 'staffel', ${ORT}, x.summe_cent, ${OHNE},
      jsonb_build_object('eingeladen', x.eingeladen, 'cent', x.summe_cent), x.vorgelegt_am, x.vorbereitet_von,
      case when ${sub} = any(staffel_mitwirkende(x.guid)) then ${SELBST_STAFFEL}
        when ${eigen(sub)} then ${rundenhinweis('EIGEN')} end
    from staffel x join ibk_meta r on r.guid = x.ibk_meta_guid where x.status = 'VORGELEGT'`,
  worte: {
    rundeVeroeffentlichen: aktwort('rundeVeroeffentlichen'),
    fristVerlaengern: aktwort('fristVerlaengern'),
    mittelErhoehen: aktwort('mittelErhoehen'),
    rundeAnnullieren: aktwort('rundeAnnullieren'),
    bekundungEntfallen: aktwort('bekundungEntfallen'),
    einladungVerlaengern: aktwort('einladungVerlaengern'),
    reihung: ({ geoeffnet }: { readonly geoeffnet: boolean }) => ({
      text: geoeffnet ? 'Die Reihung ist geöffnet.' : 'Die Reihung liegt versiegelt vor.',
    }),
    staffel: ({ eingeladen, cent }: { readonly eingeladen: number; readonly cent: number }) => ({
      text: `${eingeladen} Einladungen über zusammen ${alsEuro(cent)}.`,
    }),
  },
}
