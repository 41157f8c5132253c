-- Authenticator apps of an account (RFC 6238). The secret is encrypted with a key of platform/secrets: worthless to who
-- reads the database alone. `letzter_schritt` is the time step whose code was taken last: no code is taken twice.
create table zweiter_faktor (
  id uuid primary key,
  konto_id uuid not null references konto on delete cascade,
  name text not null,
  geheimnis bytea not null,
  letzter_schritt bigint not null,
  angelegt_am timestamptz not null,
  benutzt_am timestamptz not null
);
create index zweiter_faktor_konto on zweiter_faktor (konto_id, angelegt_am);

-- Codes for who has lost his telephone, each good for one sign-in. Only keyed hashes stand here.
create table wiederherstellungscode (
  konto_id uuid not null references konto on delete cascade,
  hash text not null,
  benutzt_am timestamptz,
  primary key (konto_id, hash)
);
