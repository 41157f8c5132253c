-- A payout request that was sent is kept: nobody removes it, as nobody changes what it said (0008). Whole rows of the
-- demo world may be removed by maintenance (as in 0002).
create function auszahlung_gesendet_bleibt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  raise exception 'eine eingereichte auszahlung ist unveraenderlich';
end $$;
create trigger auszahlung_gesendet_bleibt before delete on auszahlung
  for each row when (old.eingangsnummer is not null) execute function auszahlung_gesendet_bleibt();
create trigger auszahlung_nicht_leeren before truncate on auszahlung
  for each statement execute function auszahlung_gesendet_bleibt();
