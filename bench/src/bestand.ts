import { openPool, MAINTENANCE } from '../../apps/server/src/platform/database/database.ts'

/** How many companies and users a database holds; three of five companies have a second member. */
export type Groesse = { readonly unternehmen: number; readonly nutzer: number }

export const KLEIN: Groesse = { unternehmen: 20, nutzer: 32 }
/** What the portal has to carry (issue of users and companies). */
export const GROSS: Groesse = { unternehmen: 50_000, nutzer: 80_000 }

/** People whose calls are measured: admin of one company that has a second member, invited into another one. */
const GEMESSENE = 12

/** Numbers of the measured people, spread over the whole database, and each with as much of his own in either. */
export const gemesseneVon = ({ unternehmen }: Groesse): number[] =>
  Array.from({ length: GEMESSENE }, (_, i) => (i + 1) * Math.floor((0.6 * unternehmen) / GEMESSENE))

/** A constant uuid that looks random, as those of the portal do: neighbours in a table are none in its indexes. */
export const uuid = (art: string, nr: string) =>
  `overlay(overlay(md5('${art}' || (${nr})) placing '4' from 13) placing '8' from 17)::uuid`

/** Where the parameter $1 is the number of users and $2 that of companies. */
const nutzerZeilen = 'generate_series(1, $1::int) n, (select $2::int as u) g'
const firmenZeilen = 'generate_series(1, $2::int) n, (select $1::int as p) g'

/** Everybody signs in with the password of the demo world and was asked for nothing before. */
const KONTEN = [
  `insert into konto (id, benutzername, email, email_bestaetigt, vorname, nachname, passwort_hash, rollen)
   select ${uuid('n', 'n')}, 'bench.' || n, 'bench.' || n || '@demo.example', true, 'Bente', 'Bestand ' || n,
     k.passwort_hash, k.rollen
   from ${nutzerZeilen}, konto k where k.benutzername = 'lena.lindenau'`,
  `insert into nutzungsbedingungen_zustimmung (sub, version)
   select ${uuid('n', 'n')}::text, v.version from ${nutzerZeilen},
     (select max(version) as version from nutzungsbedingungen) v`,
  `insert into oidc_artifact (kind, id_hash, payload, grant_hash, uid_hash, konto_id, expires_at)
   select kind, md5(kind || n), jsonb_build_object('kind', kind, 'accountId', ${uuid('n', 'n')}, 'iat', 0, 'exp', 0),
     case when kind <> 'Grant' then md5('Grant' || n) end, case when kind = 'Session' then md5('uid' || n) end,
     ${uuid('n', 'n')}::text, now() + interval '30 minutes'
   from ${nutzerZeilen}, unnest(array['Session', 'Grant', 'RefreshToken']) kind where n % 6 = 0 or n < u / 10`,
]

const NUTZER = [
  `insert into nutzer (sub, guid, typ, username, email, class_version, value, identifiziert, antragsrechte_seit,
     angelegt_am, geaendert_am)
   select ${uuid('n', 'n')}::text, ${uuid('ns', 'n')}, l.typ, 'bench.' || n, 'bench.' || n || '@demo.example',
     l.class_version, l.value || jsonb_build_object('vorname', 'Bente', 'nachname', 'Bestand ' || n), n % 20 > 0, now(),
     now(), now()
   from ${nutzerZeilen}, nutzer l where l.username = 'lena.lindenau'`,
  `insert into nutzer_snapshot (guid, nutzer_sub, class_version, value, erstellt_am, erstellt_von)
   select case nr when 1 then n.guid else gen_random_uuid() end, n.sub, n.class_version, n.value, now(), n.sub
   from nutzer n, generate_series(1, 2) nr where n.username like 'bench.%'`,
  `insert into identifizierung_versuch (guid, nutzer_sub, nummer, stand, folge, url, aktenzeichen, begonnen_am, geaendert_am)
   select ${uuid('i', 'n')}, ${uuid('n', 'n')}::text, 1,
     case when n % 20 > 0 then 'ERFOLGREICH' else 'NICHT_ERFOLGREICH' end, 3, 'https://ident.example/' || n, 'A' || n,
     now(), now() from ${nutzerZeilen} where u > 0`,
  `insert into identifizierung_aufzeichnung (versuch_guid, status, bytes, sha256, geaendert_am, loeschen_ab)
   select guid, 'VORHANDEN', 1, 'x', now(), now() + interval '5 years'
   from identifizierung_versuch where stand = 'ERFOLGREICH'`,
]

const UNTERNEHMEN = [
  `insert into unternehmen (guid, snapshot_guid, typ, name, class_version, value, angelegt_am, geaendert_am)
   select ${uuid('u', 'n')}, ${uuid('us', 'n')}, l.typ, 'Hof Bestand ' || n, l.class_version,
     l.value || jsonb_build_object('name', 'Hof Bestand ' || n, 'zidBetriebsnummer', '9' || lpad(n::text, 11, '0')),
     now(), now()
   from ${firmenZeilen}, unternehmen l where l.name = 'Hof Lindenau GbR' and p > 0`,
  `insert into unternehmen_snapshot (guid, unternehmen_guid, class_version, value, erstellt_am, erstellt_von)
   select case nr when 1 then u.snapshot_guid else gen_random_uuid() end, u.guid, u.class_version, u.value, now(), 'x'
   from unternehmen u, generate_series(1, 2) nr where u.name like 'Hof Bestand %'`,
  // Each is run by the user of its number, the first ones with a second member, the others with an adviser of ten.
  `insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
   select ${uuid('u', 'n')}, ${uuid('n', 'wer')}::text, wer = n, true, '2024-03-01'
   from ${firmenZeilen}, unnest(array[n, case when $2::int + n <= p then $2::int + n else $2::int + 1 + n / 10 end]) wer`,
  // Of each into its neighbour, to be answered, and one that brought its second member.
  `insert into einladung (guid, unternehmen_guid, email, eingeladen_von, eingeladen_am, versendet_am, gueltig_bis,
     beantwortet_am, beantwortet_von, angenommen)
   select gen_random_uuid(), ${uuid('u', 'n')}, 'bench.' || case when offen then n % $2::int + 1 else $2::int + n end
       || '@demo.example', ${uuid('n', 'n')}::text, now() - interval '1 day', now() - interval '1 day',
     now() + interval '13 days', case when not offen then now() end, case when not offen then 'x' end,
     case when not offen then true end
   from ${firmenZeilen}, unnest(array[true, false]) offen where p > 0`,
]

/** As registering, identifying and inviting leave them, each through the chain that the database makes. */
const SPUREN = [
  `insert into audit_log (nutzer_sub, handlung, objekt_guid)
   select ${uuid('n', 'n')}::text, handlung, ${uuid('n', 'n')}::text
   from ${nutzerZeilen}, unnest(array['nutzerAnlegen', 'identifizierungMelden']) handlung where u > 0`,
  `insert into audit_log (unternehmen_guid, nutzer_sub, handlung, objekt_guid)
   select ${uuid('u', 'n')}, ${uuid('n', 'n')}::text, handlung, ${uuid('u', 'n')}::text
   from ${firmenZeilen}, unnest(array['unternehmenAnlegen', 'nutzerEinladen', 'einladungAnnehmen']) handlung where p > 0`,
  `insert into postausgang (guid, an, betreff, text, versendet_am)
   select gen_random_uuid(), 'bench.' || n || '@demo.example', 'Ihre Einladung', repeat('Guten Tag. ', 60), now()
   from ${nutzerZeilen} where u > 0`,
]

/**
 * Fills a migrated database with the demo world in it; as its owner and by SQL alone, since eighty thousand
 * registrations over HTTP would take an hour. Its statistics and visibility maps are as an idle night leaves them.
 */
export const bestandAnlegen = async (ownerUrl: string, { nutzer, unternehmen }: Groesse): Promise<void> => {
  const pool = openPool(ownerUrl, 1, MAINTENANCE)
  try {
    // Nobody has an unread count open: telling it eighty thousand times takes longer than all rows.
    await pool.query('alter table mitgliedschaft disable trigger ungelesen_melden')
    for (const anweisung of [...KONTEN, ...NUTZER, ...UNTERNEHMEN, ...SPUREN])
      await pool.query(anweisung, anweisung.includes('$1') ? [nutzer, unternehmen] : [])
    await pool.query('alter table mitgliedschaft enable trigger ungelesen_melden')
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}
