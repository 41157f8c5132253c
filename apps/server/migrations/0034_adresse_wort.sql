-- A word with one slip is found among all that are one slip away from it (varianten.ts): that takes a look into this index
-- for each of them.
create unique index adresse_wort_wort on adresse_wort (wort);
