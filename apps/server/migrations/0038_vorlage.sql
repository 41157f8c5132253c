-- S4-11: which earlier application a draft was started from, what was taken over, left out and is to be checked.
alter table antrag add column vorlage jsonb;
