import { sql } from 'kysely'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Freigabequelle } from '../../platform/vieraugen/freigabequelle.ts'
import { hindernisFuer } from './pruefungPolicy.ts'

type Wer = Parameters<Freigabequelle['sql']>[0]
/** What its own sentences say to somebody who acts for the company, or had such a hand in a check. */
const satz = ({ sub, rollen }: Wer, wie: 'eigener' | 'bearbeiter' | 'pruefer'): string | null =>
  hindernisFuer(
    'auszahlungFreigeben',
    { eigener: wie === 'eigener', status: 'IN_BEARBEITUNG' },
    { status: 'VORGELEGT', bearbeiter: [], pruefer: [], ...(wie !== 'eigener' && { [wie]: [sub] }) },
    { sub, rollen, vorname: '', nachname: '' },
  )

/** In cents, what a check grants: as `bewilligtSummeCent`. */
const BEWILLIGT = sql`case when p.inhalt ->> 'ergebnis' = 'ABGELEHNT' then 0
    else coalesce((select sum(round((x ->> 'betrag')::numeric * 100))::bigint
      from jsonb_array_elements(p.inhalt -> 'positionen') x), 0) end`

/** Checks of payouts in the one list of releases (S9-04). */
export const pruefungenVorgelegt: Freigabequelle = {
  sql: (wer) =>
    sql`select a.guid, 'auszahlung' as art, g.programm, g.ge_nr as wozu, u.name as wer, r.bezeichnung as runde,
      'AUSZAHLUNG' as ort, a.guid as ort_guid, ${BEWILLIGT} as betrag_cent,
      array(select jsonb_array_elements_text(p.abweichungen)) as abweichungen, '{}'::jsonb as angaben, p.vorgelegt_am,
      p.vorbereitet_von,
      case when exists (select from mitgliedschaft m where m.unternehmen_guid = u.guid and m.nutzer_sub = ${wer.sub})
          then ${satz(wer, 'eigener')}
        when exists (select from auszahlungspruefung_bearbeiter b where b.auszahlung_guid = a.guid and b.sub = ${wer.sub})
          then ${satz(wer, 'bearbeiter')}
        when ${wer.sub} = any(auszahlungspruefung_mitwirkende(a.guid)) then ${satz(wer, 'pruefer')} end as gesperrt_weil
    from auszahlungspruefung p join auszahlung a on a.guid = p.auszahlung_guid
      join geschaeft g on g.guid = a.geschaeft_guid join foerderrunde r on r.guid = g.runde_guid
      join unternehmen u on u.guid = a.unternehmen_guid
    where p.status = 'VORGELEGT' and ${unbefangen({ geschaeft: sql`g.guid`, unternehmen: sql`u.guid` }, wer.sub)}`,
  worte: {},
}
