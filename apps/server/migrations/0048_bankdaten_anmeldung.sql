-- S1-08: whether who changed bank data had signed in anew for it. Until now nobody was asked to.
alter table bankdaten_aenderung add column ohne_erneute_anmeldung boolean not null default true;
alter table bankdaten_aenderung alter column ohne_erneute_anmeldung drop default;
