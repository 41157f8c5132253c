-- The points of a programme's check (S9-07): data with a first day of validity, never code, like the programme itself.
create table pruefkatalog (
  programm text not null,
  gueltig_ab date not null,
  daten jsonb not null,
  angelegt_am timestamptz not null default now(),
  primary key (programm, gueltig_ab)
);

-- What somebody of the bank says of a point, wording by wording: a Vermerk saves itself while it is typed. Appended,
-- never changed and never deleted; a row with a reason strikes its Vermerk through.
create table pruefvermerk (
  geschaeft_guid uuid not null references geschaeft on delete cascade,
  punkt text not null,
  -- Counts the rows of the point: the version that a write builds on.
  fassung integer not null check (fassung > 0),
  -- Which Vermerk of the point this is a wording of.
  vermerk integer not null check (vermerk > 0 and vermerk <= fassung),
  -- The submission that it speaks of.
  dokument_guid uuid not null,
  dokument_version integer not null,
  -- null: open.
  ergebnis text check (ergebnis in ('ERFUELLT', 'NICHT_ERFUELLT', 'NICHT_ANWENDBAR')),
  text text not null,
  -- [{dateiGuid, seite, zitat, stelle}]
  belege jsonb not null,
  -- What the rule of the point said at that moment: {ergebnis, text}.
  vorschlag jsonb,
  gestrichen_weil text,
  person_sub text not null,
  person_name text not null,
  zeit timestamptz not null,
  primary key (geschaeft_guid, punkt, fassung),
  foreign key (dokument_guid, dokument_version) references einreichung on delete cascade
);
create index pruefvermerk_einreichung on pruefvermerk (dokument_guid, dokument_version);

-- Refuses every change; whole rows go with a case of the demo world (as in 0002).
create function pruefvermerk_unveraenderlich() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  raise exception 'pruefvermerk ist unveraenderlich';
end $$;
create trigger pruefvermerk_unveraenderlich before update or delete on pruefvermerk
  for each row execute function pruefvermerk_unveraenderlich();
create trigger pruefvermerk_nicht_leeren before truncate on pruefvermerk
  for each statement execute function pruefvermerk_unveraenderlich();
