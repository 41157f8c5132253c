-- Append-only audit log. Each row carries the hash of the row before it in its chain: the company's, or the user's
-- where no company is concerned. The head of each chain is a row of its own, so that writers of one company queue
-- for microseconds and writers of different companies not at all.
create table audit_log (
  kette text not null,
  nr bigint not null,
  zeit timestamptz not null,
  unternehmen_guid uuid,
  nutzer_sub text not null,
  handlung text not null,
  objekt_guid text not null,
  angaben jsonb not null default '{}',
  vorgaenger bytea not null,
  hash bytea not null,
  primary key (kette, nr)
);

create table audit_kette (
  kette text primary key,
  nr bigint not null,
  hash bytea not null
);

-- The hash covers a canonical text: jsonb prints its keys in one fixed order, the time in UTC with microseconds.
create function audit_hash(l audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(encode(l.vorgaenger, 'hex'), l.kette, l.nr,
    to_char(l.zeit at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), l.unternehmen_guid,
    l.nutzer_sub, l.handlung, l.objekt_guid, l.angaben)::text, 'UTF8'))
$$;

-- Runs as its owner: with pg_temp last and every name qualified, nothing that the caller makes can stand for ours
-- (PostgreSQL manual, "Writing SECURITY DEFINER Functions Safely").
create function audit_verketten() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
declare kopf public.audit_kette;
begin
  new.kette := coalesce('unternehmen:' || new.unternehmen_guid, 'nutzer:' || new.nutzer_sub);
  select * into kopf from public.audit_kette where kette = new.kette for update;
  if not found then
    insert into public.audit_kette (kette, nr, hash) values (new.kette, 0, sha256('')) on conflict do nothing;
    select * into strict kopf from public.audit_kette where kette = new.kette for update;
  end if;
  new.nr := kopf.nr + 1;
  new.zeit := clock_timestamp();
  new.vorgaenger := kopf.hash;
  new.hash := public.audit_hash(new);
  update public.audit_kette set nr = new.nr, hash = new.hash where kette = new.kette;
  return new;
end $$;

create trigger audit_verketten before insert on audit_log for each row execute function audit_verketten();

-- Refuses every change, also by the owner. Only the owner may remove rows, whole ones, and only in a transaction that
-- says it is maintenance of the demo world. Which rows these are is not checked here: whoever removes part of a chain,
-- or a chain without its head, is found out by audit:pruefen.
create function audit_unveraenderlich() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  raise exception 'audit_log ist unveraenderlich';
end $$;

create trigger audit_unveraenderlich before update or delete on audit_log for each row execute function audit_unveraenderlich();
create trigger audit_nicht_leeren before truncate on audit_log for each statement execute function audit_unveraenderlich();

do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke all on audit_log, audit_kette from portal_app;
    grant select, insert on audit_log to portal_app;
    grant select on audit_kette to portal_app;
  end if;
end $$;
