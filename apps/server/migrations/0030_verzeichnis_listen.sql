-- Small directories of R7.3: empty until the operator imports one, then they replace what comes with the product.
-- Each instance reads them whole into memory, so that they need indexes for what must be unique only.
create table verzeichnis_ort (
  plz text not null,
  ort text not null,
  ortsteil text,
  kreis text,
  land text,
  typ text check (typ in ('ZUSTELLUNG', 'POSTFACH', 'GROSSEMPFAENGER'))
);

-- German banks; one that was taken over has name and BIC of the bank that follows it.
create table verzeichnis_bank (
  blz text not null,
  name text not null,
  bic text
);
create unique index verzeichnis_bank_blz on verzeichnis_bank (blz);

create table verzeichnis_gericht (
  ort text not null,
  xjustiz_id text not null,
  arten text[] not null
);
create unique index verzeichnis_gericht_id on verzeichnis_gericht (xjustiz_id);

create table verzeichnis_finanzamt (
  bufa_nr text not null,
  name text not null
);
create unique index verzeichnis_finanzamt_nr on verzeichnis_finanzamt (bufa_nr);

-- Classes that a programme funds, each with its days of validity. From the first of them on they hold instead of the
-- categories in `programm.daten`, whose title, caps and admissions stay. Several rows of a class are its rates, in order.
create table positivliste (
  folge integer not null,
  programm text not null,
  kategorie text not null,
  kategorie_titel text not null,
  klasse text not null,
  titel text not null,
  typ text not null check (typ in ('MASCHINE', 'BERATUNGSDIENSTLEISTUNG')),
  kombination boolean not null,
  technische_kriterien text[] not null,
  prozent numeric(5, 2) not null check (prozent between 0 and 100),
  antragsteller_arten text[],
  groessen text[],
  gueltig_ab date not null,
  gueltig_bis date,
  check (gueltig_bis >= gueltig_ab)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke insert, update, delete on verzeichnis_ort, verzeichnis_bank, verzeichnis_gericht, verzeichnis_finanzamt,
      positivliste from portal_app;
  end if;
end $$;
