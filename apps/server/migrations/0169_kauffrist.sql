-- The last day to buy and pay of an approval (S9-10), as its notice states it: the end of the period for which it grants. Null
-- where the notice states none. From now on the module says which of its days that is; of what was released before, it is the
-- day that the programme's modules call so, as it was typed.
alter table bewilligung add column kauf_bis date;

-- Before days had bounds, one could be typed that no calendar has (2027-02-31): of such a one nothing follows. PostgreSQL 15 has
-- no pg_input_is_valid.
create or replace function pg_temp.als_tag(wert text) returns date language plpgsql as $$
begin
  return case when wert ~ '^\d{4}-\d\d-\d\d$' then wert::date end;
exception when data_exception then
  return null;
end $$;

update bewilligung b set kauf_bis = frist.tag
from (
  select distinct on (e.geschaeft_guid) e.geschaeft_guid, pg_temp.als_tag(w.wert #>> '{}') as tag
  from entscheidung e
    join geschaeft g on g.guid = e.geschaeft_guid
    cross join jsonb_array_elements(e.inhalt -> 'bausteine') as gewaehlt
    cross join jsonb_each(gewaehlt -> 'werte') as w (name, wert)
  where e.art = 'BEWILLIGUNG' and e.status = 'FREIGEGEBEN'
    and exists (
      select from bescheidvorlage v
        cross join jsonb_array_elements(v.daten -> 'bausteine') as baustein
        cross join jsonb_array_elements(baustein -> 'variablen') as variable
      where v.programm = g.programm and baustein ->> 'code' = gewaehlt ->> 'code'
        and variable ->> 'name' = w.name and variable ->> 'typ' = 'TAG'
        and variable ->> 'bezeichnung' = 'Ende des Bewilligungszeitraums')
  order by e.geschaeft_guid, e.freigegeben_am desc
) frist
where frist.geschaeft_guid = b.geschaeft_guid;
