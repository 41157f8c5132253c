import { sql } from 'kysely'
import { unbefangen } from '../befangenheit/befangenheit.ts'
import type { Freigabequelle } from './freigabequelle.ts'
import { SELBST } from './vieraugen.ts'

const EIGENER =
  'Darunter ist ein Unternehmen, für das Sie selbst handeln. Jemand anderes aus der Sachbearbeitung ist dafür da.'

/** Of table `vorlegung`: hidden from whoever has a conflict of interest on a case or company that it names. */
export const vorgelegtes: Freigabequelle['sql'] = ({ sub }) =>
  sql`select v.guid, v.art, v.programm, v.zeile ->> 'wozu' as wozu, coalesce(v.zeile ->> 'wer', '') as wer,
      coalesce(v.zeile ->> 'runde', '') as runde, v.zeile ->> 'ort' as ort, (v.zeile ->> 'ortGuid')::uuid as ort_guid,
      v.betrag_cent, v.abweichungen, v.inhalt::jsonb as angaben, v.vorgelegt_am, v.vorbereitet_von,
      case when ${sub} = any(vorlegung_mitwirkende(v.guid)) then ${SELBST}
        when vorlegung_eigen(v.guid, ${sub}) then ${EIGENER} end as gesperrt_weil
    from vorlegung v
    where v.status = 'VORGELEGT' and not exists (select from vorlegung_bezug z where z.vorlegung_guid = v.guid
      and not ${unbefangen({ geschaeft: sql`z.geschaeft_guid`, unternehmen: sql`z.unternehmen_guid` }, sub)})`
