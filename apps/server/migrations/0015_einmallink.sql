-- An account that its owner registered and whose address nobody has confirmed yet. It cannot sign in, it keeps nobody
-- from registering with the address, and it is removed after some days. Accounts of before stay what they were.
alter table konto add column vorlaeufig boolean not null default false;
drop index konto_email;
create unique index konto_email on konto (lower(email)) where not vorlaeufig;
create index konto_email_suche on konto (lower(email));
create index konto_vorlaeufig on konto (angelegt_am) where vorlaeufig;

-- Who registered before there was a confirmation is asked for it at the next login.
update konto set erforderliche_aktionen = erforderliche_aktionen || 'VERIFY_EMAIL'::text
  where not email_bestaetigt and not ('VERIFY_EMAIL' = any (erforderliche_aktionen));

-- Links that are sent by mail, each for one use. The token stands here as SHA-256 only.
create table einmallink (
  token_hash text primary key,
  konto_id uuid not null references konto on delete cascade,
  zweck text not null,
  -- Where it was sent: it proves this address and no later one.
  email text not null,
  angelegt_am timestamptz not null default clock_timestamp(),
  gueltig_bis timestamptz not null,
  benutzt_am timestamptz,
  -- A newer link, another password or another address took its place.
  ersetzt_am timestamptz,
  constraint einmallink_zweck check (zweck in ('EMAIL_BESTAETIGEN', 'PASSWORT_NEU')),
  constraint einmallink_ende check (num_nonnulls(benutzt_am, ersetzt_am) <= 1)
);
create unique index einmallink_offen on einmallink (konto_id, zweck) where benutzt_am is null and ersetzt_am is null;
create index einmallink_ablauf on einmallink (gueltig_bis);

-- Whatever changes password or address: no link of before may undo it.
create function einmallink_ersetzen() returns trigger language plpgsql as $$
begin
  update einmallink set ersetzt_am = clock_timestamp()
  where konto_id = new.id and benutzt_am is null and ersetzt_am is null
    and (zweck = 'PASSWORT_NEU' or lower(old.email) <> lower(new.email));
  return null;
end $$;
create trigger einmallink_ersetzen after update of passwort_hash, email on konto
  for each row when (old.passwort_hash <> new.passwort_hash or lower(old.email) <> lower(new.email))
  execute function einmallink_ersetzen();

-- Mails whose text is a key: it is wiped once a mail server has taken it.
alter table postausgang add column vertraulich boolean not null default false;
