-- A conflict of interest is declared on a case or on a company: then on every case of it, also on those to come.
alter table befangenheit
  alter column geschaeft_guid drop not null,
  add column unternehmen_guid uuid references unternehmen on delete cascade,
  add constraint befangenheit_woran check (num_nonnulls(geschaeft_guid, unternehmen_guid) = 1);
create unique index befangenheit_unternehmen_offen on befangenheit (unternehmen_guid, nutzer_sub)
  where aufgehoben_am is null;

-- Every query of the bank's people begins with the few of who asks.
create index befangenheit_person on befangenheit (nutzer_sub) where aufgehoben_am is null;
