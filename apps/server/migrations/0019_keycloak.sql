-- What Keycloak still has to do for a change of ours: written with the change, carried out after its commit, the
-- oldest of a user first. Empty with the embedded provider.
create table identitaet_auftrag (
  id bigint generated always as identity primary key,
  sub text not null,
  auftrag jsonb not null,
  angelegt_am timestamptz not null default now()
);
create index identitaet_auftrag_sub on identitaet_auftrag (sub, id);

-- Logout tokens that were used (SHA-256 of issuer and jti), so that none ends a session twice.
create table logout_token (
  schluessel text primary key,
  bis timestamptz not null
);
create index logout_token_bis on logout_token (bis);
