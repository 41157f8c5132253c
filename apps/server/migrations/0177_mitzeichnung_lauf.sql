-- S4-07: a request for the second signature begins as one and ends once; so far only the product held that (ADR 0120).
create function mitzeichnung_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  erlaubt constant jsonb := '{"ANGEFRAGT": ["UNTERSCHRIEBEN", "ABGELEHNT", "ZURUECKGERUFEN", "HINFAELLIG"],
    "UNTERSCHRIEBEN": ["ZURUECKGERUFEN", "HINFAELLIG", "EINGEREICHT"]}';
begin
  if tg_op = 'INSERT' and new.status <> 'ANGEFRAGT'
      or tg_op = 'UPDATE' and not coalesce(erlaubt -> old.status ? new.status, false) then
    raise exception 'so geht eine bitte um die unterschrift nicht weiter'
      using errcode = 'check_violation', constraint = 'mitzeichnung_lauf', table = 'mitzeichnung';
  end if;
  return new;
end $$;
create trigger mitzeichnung_lauf before insert on mitzeichnung for each row execute function mitzeichnung_lauf();
create trigger mitzeichnung_lauf_weiter before update of status on mitzeichnung for each row
  when (old.status <> new.status) execute function mitzeichnung_lauf();
