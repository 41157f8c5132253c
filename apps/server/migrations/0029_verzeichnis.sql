-- Data directory (R7.3, ADR 0022). Every kind of lookup data is replaced as a whole: the import fills copies of its tables
-- and swaps them by name in the same transaction. So these tables have unique indexes instead of keys, and none refers to another.

-- Which data a lookup answers from, and where it came from: one row for each import, the last one holds.
create table verzeichnis_version (
  art text not null,
  version integer not null,
  datenstand text not null,
  quelle text not null,
  lizenz text not null,
  -- [{name, sha256, bytes}]
  dateien jsonb not null,
  -- {table: rows}
  zeilen jsonb not null,
  eingespielt_am timestamptz not null default now(),
  eingespielt_von text not null,
  -- Shipped with the product to try it; the first import replaces it.
  beispiel boolean not null default false,
  primary key (art, version)
);

-- Spelling errors are looked up by trigrams. Trusted: whoever may create in the database may install it.
create extension if not exists pg_trgm;

-- One row for each street of a postal code, in the order (plz, norm), so that what is read together lies together.
-- `norm`, `ort_norm` and the words of `tsv` are folded (falten.ts). Collation "C": a prefix is then found by the index.
create table adresse_strasse (
  id integer not null,
  plz text collate "C" not null,
  norm text collate "C" not null,
  strasse text not null,
  ort text not null,
  ort_norm text collate "C" not null,
  ort_zusatz text not null default '',
  ortsteil text not null default '',
  tsv tsvector not null
);
create unique index adresse_strasse_id on adresse_strasse (id);
create index adresse_strasse_plz_norm on adresse_strasse (plz, norm);
create index adresse_strasse_norm on adresse_strasse (norm, plz);
create index adresse_strasse_tsv on adresse_strasse using gin (tsv) with (fastupdate = off);

create table adresse_hausnummern (
  strasse_id integer not null,
  -- In the order of the street: 9, 9a, 10.
  nummern text[] not null
);
create unique index adresse_hausnummern_strasse on adresse_hausnummern (strasse_id);

-- Every word that occurs in `tsv`, to find what a misspelt one may have meant.
create table adresse_wort (wort text collate "C" not null);
create index adresse_wort_trgm on adresse_wort using gin (wort gin_trgm_ops);

do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke update, delete on verzeichnis_version from portal_app;
  end if;
end $$;
