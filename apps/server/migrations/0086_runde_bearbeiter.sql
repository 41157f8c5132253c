-- Whoever has planned or changed a round does not publish it either, whoever presented it (S9-01): its own chain says who.
create function rundenakt_bearbeiter() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from public.audit_log l where l.kette = 'runde:' || new.ibk_meta_guid
      and l.handlung in ('rundeAnlegen', 'rundeAendern') and l.nutzer_sub = new.freigegeben_von) then
    raise exception 'wer eine runde geplant hat, veroeffentlicht sie nicht'
      using errcode = 'check_violation', constraint = 'rundenakt_vier_augen', table = 'rundenakt';
  end if;
  return new;
end $$;
create trigger rundenakt_bearbeiter before update of status on rundenakt
  for each row when (new.status = 'FREIGEGEBEN' and new.art = 'rundeVeroeffentlichen') execute function rundenakt_bearbeiter();
