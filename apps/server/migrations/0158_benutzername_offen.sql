-- S1-15: whoever registers under a name that somebody has gets an account under a stand-in, and chooses his name at the
-- link of his mail: the form itself tells nobody which names are taken.
alter table konto add column benutzername_offen boolean not null default false;
alter table konto add constraint konto_benutzername_offen check (vorlaeufig or not benutzername_offen);
