-- Whether anything was ever paid from an account is asked of its IBAN without spaces and signs (S6-08): the index holds it so.
drop index zahllauf_konto;
create index zahllauf_konto on zahllauf (regexp_replace(upper(konto ->> 'iban'), '[^A-Z0-9]', '', 'g'))
  where freigegeben_am is not null;
