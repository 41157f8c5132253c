-- Named random secrets, encrypted with the master key (platform/secrets): worthless to who reads the database alone.
create table geheimnis (
  name text primary key,
  wert bytea not null,
  angelegt_am timestamptz not null default now(),
  geaendert_am timestamptz not null default now()
);

-- Accounts of the embedded identity provider; with Keycloak this table stays empty.
create table konto (
  id uuid primary key,
  benutzername text not null,
  email text not null,
  email_bestaetigt boolean not null default false,
  vorname text not null,
  nachname text not null,
  passwort_hash text not null,
  rollen text[] not null default '{}',
  aktiv boolean not null default true,
  demo boolean not null default false,
  angelegt_am timestamptz not null default now(),
  geaendert_am timestamptz not null default now(),
  -- One may sign in by either; a name with '@' could be another account's address.
  constraint konto_benutzername_form check (position('@' in benutzername) = 0)
);
create unique index konto_benutzername on konto (lower(benutzername));
create unique index konto_email on konto (lower(email));

-- What the provider keeps: sessions, grants, codes, refresh tokens, interactions. Identifiers stand here as SHA-256
-- only, because several of them are bearer values.
create table oidc_artifact (
  kind text not null,
  id_hash text not null,
  payload jsonb not null,
  grant_hash text,
  uid_hash text,
  konto_id text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (kind, id_hash)
);
create index oidc_artifact_grant on oidc_artifact (grant_hash) where grant_hash is not null;
create index oidc_artifact_uid on oidc_artifact (kind, uid_hash) where uid_hash is not null;
create index oidc_artifact_konto on oidc_artifact (konto_id) where konto_id is not null;
create index oidc_artifact_ablauf on oidc_artifact (expires_at);

-- Sessions that ended before their access tokens did. Every instance keeps them in memory and hears of new ones.
create table sid_gesperrt (
  sid text primary key,
  bis timestamptz not null
);
create index sid_gesperrt_bis on sid_gesperrt (bis);

create function sid_gesperrt_melden() returns trigger language plpgsql as $$
begin
  perform pg_notify('sid_gesperrt', json_build_object('sid', new.sid, 'bis', extract(epoch from new.bis))::text);
  return null;
end $$;
create trigger sid_gesperrt_melden after insert or update on sid_gesperrt
  for each row execute function sid_gesperrt_melden();

-- Failed sign-ins per account, network and browser, against guessing: a level that sinks with time. Unlogged, because
-- each sign-in writes here once and need not wait for the disk; after a crash counting starts anew.
create unlogged table anmeldeversuch (
  schluessel text primary key,
  stand double precision not null,
  zuletzt timestamptz not null,
  gesperrt_bis timestamptz
);
create index anmeldeversuch_zuletzt on anmeldeversuch (zuletzt);
