-- Which run pays from an account is asked of the IBAN without its spaces and other signs (0148), so the index holds it so.
drop index zahllauf_konto;
create index zahllauf_konto on zahllauf (regexp_replace(upper(konto ->> 'iban'), '[^A-Z0-9]', '', 'g'))
  where freigegeben_am is not null;
