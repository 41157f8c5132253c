import { zahllaufStaende, type ZahllaufAktion } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { sql, type RawBuilder } from 'kysely'
import type { Freigabequelle } from '../../platform/vieraugen/freigabequelle.ts'
import { beteiligt, ohneBefangene, SUMMEN } from './zahllaeufe.ts'
import { akteureVon, eigenerWeil } from './zahllaufPolicy.ts'

type Wer = Parameters<Freigabequelle['sql']>[0]

/** Why not, in the sentences of a run; its end is asked as another act. */
const gesperrt = (
  wer: Wer,
  aktion: ZahllaufAktion,
  stand: 'VORGELEGT' | 'FREIGEGEBEN',
): RawBuilder<unknown> =>
  sql`case when exists (select from zahlposten p join mitgliedschaft m on m.unternehmen_guid = p.unternehmen_guid
        where p.zahllauf_guid = z.guid and m.nutzer_sub = ${wer.sub}) then ${eigenerWeil([{ eigener: true }])}
      when ${beteiligt(wer.sub)}
        then ${zahllaufStaende.hindernis(aktion, stand, akteureVon(wer, true))?.text ?? null} end as gesperrt_weil`

const ORT = sql`z.programm, z.nr as wozu, '' as wer, '' as runde, 'ZAHLLAUF' as ort, z.guid as ort_guid, s.summe_cent as betrag_cent,
    '{}'::text[] as abweichungen`

type Lauf = { readonly anzahl: number; readonly auffaellig: number }

/** Runs and the ends of runs in the one list of releases (S9-04, S6-08). */
export const laeufeVorgelegt: Freigabequelle = {
  sql: (wer) =>
    sql`select z.guid, 'zahllauf' as art, ${ORT}, jsonb_build_object('anzahl', s.anzahl, 'auffaellig', s.auffaellig) as angaben,
      z.vorgelegt_am, z.vorbereitet_von, ${gesperrt(wer, 'zahllaufFreigeben', 'VORGELEGT')}
    from zahllauf z ${SUMMEN} where z.status = 'VORGELEGT' and ${ohneBefangene(wer.sub)}
    union all
    select v.guid, 'zahllaufVerfall', ${ORT}, jsonb_build_object('grund', v.grund), v.vorgelegt_am, v.vorbereitet_von,
      ${gesperrt(wer, 'zahllaufVerfallen', 'FREIGEGEBEN')}
    from zahllauf_verfall v join zahllauf z on z.guid = v.zahllauf_guid ${SUMMEN}
    where v.status = 'VORGELEGT' and ${ohneBefangene(wer.sub)}`,
  worte: {
    zahllauf: ({ anzahl, auffaellig }: Lauf) => ({
      text: `${anzahl} Posten, ${auffaellig === 0 ? 'nichts auffällig' : `${auffaellig} auffällig`}`,
    }),
    zahllaufVerfall: ({ grund }: { readonly grund: string }) => ({ text: grund }),
  },
}
