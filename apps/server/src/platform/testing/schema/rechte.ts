/** Everything that somebody can be given a right to, with what is given and what holds where nothing is said. */
const OBJEKTE = `
  select 'schema ' || nspname as was, null::text as spalte, nspacl as gegeben, acldefault('n', nspowner) as vorgabe
    from pg_namespace where nspname = 'public'
  union all select case relkind when 'S' then 'sequence ' else 'table ' end || quote_ident(relname), null, relacl,
      acldefault(case relkind when 'S' then 's'::"char" else 'r'::"char" end, relowner)
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')
  union all select 'table ' || quote_ident(c.relname), quote_ident(a.attname), a.attacl, acldefault('c', c.relowner)
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attacl is not null
  union all select 'function ' || p.oid::regprocedure, null, p.proacl, acldefault('f', p.proowner)
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend x where x.objid = p.oid and x.deptype = 'e')`

const EINZELN = (acl: string) =>
  `select o.was, o.spalte, r.grantee, r.privilege_type from objekte o, aclexplode(${acl}) r`

/**
 * Rights that differ from what PostgreSQL gives by itself. `public` belongs to whoever made the database, so its own defaults
 * are not compared: they name that role.
 */
export const RECHTE = `
  with objekte as materialized (select * from (${OBJEKTE}) alle where gegeben is not null),
    gegeben as (${EINZELN('o.gegeben')}), vorgabe as (${EINZELN('o.vorgabe')}),
    anders as (
      select 'grant' as tun, 'to' as wem, * from (table gegeben except table vorgabe) g where was <> 'schema public' or grantee::regrole::text = 'portal_app'
      union all select 'revoke', 'from', * from (table vorgabe except table gegeben) v where was <> 'schema public')
  select format('%s %s on %s %s %s;', tun,
      string_agg(lower(privilege_type) || coalesce(' (' || spalte || ')', ''), ', ' order by privilege_type, spalte),
      was, wem, case grantee when 0 then 'public' else grantee::regrole::text end) as text
  from anders group by tun, wem, was, grantee order by was, tun desc, grantee::regrole::text`

/** What every table and sequence that is still to come gives; after all others, so that it adds nothing to them. */
export const VORGABEN = `
  select format('alter default privileges in schema public grant %s on %s to %s;',
      string_agg(lower(r.privilege_type), ', ' order by r.privilege_type),
      case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else 'types' end,
      r.grantee::regrole) as text
  from pg_default_acl d, aclexplode(d.defaclacl) r
  where d.defaclnamespace = 'public'::regnamespace and r.grantee <> d.defaclrole
  group by d.defaclobjtype, r.grantee order by 1`
