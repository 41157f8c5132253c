import {
  entscheidungWort,
  type EntscheidungArt,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { entscheidungStaende } from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import { sql } from 'kysely'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Freigabequelle } from '../../platform/vieraugen/freigabequelle.ts'
import { EIGENER } from '../zugang/bankFall.ts'
import { akteureFuer } from './entscheidungAnsicht.ts'
import { vermerktVon } from './entscheidungen.ts'

type Mitgewirkt = 'bearbeiter' | 'pruefer'
/** What the table says to somebody who had such a hand in a decision. */
const satz = (wer: Parameters<Freigabequelle['sql']>[0], mitgewirkt: Mitgewirkt): string | null => {
  const mitwirkende = { bearbeiter: [], pruefer: [], [mitgewirkt]: [wer.sub] }
  return (
    entscheidungStaende.hindernis('entscheidungFreigeben', 'VORGELEGT', akteureFuer(wer, mitwirkende))
      ?.text ?? null
  )
}

/** Decisions in the one list of releases (S9-04). */
export const entscheidungenVorgelegt: Freigabequelle = {
  sql: (wer) =>
    sql`select e.guid, 'entscheidung' as art, g.programm, g.ge_nr as wozu,
      coalesce((select a.formular #>> '{unternehmen,unternehmenName}' from antrag a where a.geschaeft_guid = g.guid), '') as wer,
      coalesce((select r.bezeichnung from foerderrunde r where r.guid = g.runde_guid), '') as runde, 'FALL' as ort,
      g.guid as ort_guid, e.summe_cent as betrag_cent, array(select jsonb_array_elements_text(e.abweichungen)) as abweichungen,
      jsonb_build_object('art', e.art, 'wegfall', coalesce((e.eingaben::jsonb #>> '{summen,wegfallCent}')::bigint, 0)) as angaben,
      e.vorgelegt_am, e.vorbereitet_von,
      case when exists (select from mitgliedschaft m where m.unternehmen_guid = e.unternehmen_guid
          and m.nutzer_sub = ${wer.sub}) then ${EIGENER}
        when exists (select from entscheidung_bearbeiter b where b.entscheidung_guid = e.guid and b.sub = ${wer.sub})
          then ${satz(wer, 'bearbeiter')}
        when ${vermerktVon(wer.sub)} then ${satz(wer, 'pruefer')} end as gesperrt_weil
    from entscheidung e join geschaeft g on g.guid = e.geschaeft_guid and g.zurueckgezogen_am is null
    where e.status = 'VORGELEGT'
      and ${unbefangen({ geschaeft: sql`g.guid`, unternehmen: sql`e.unternehmen_guid` }, wer.sub)}`,
  worte: {
    entscheidung: ({ art, wegfall }: { readonly art: EntscheidungArt; readonly wegfall: number }) => ({
      wort: entscheidungWort(art, wegfall),
    }),
  },
}
