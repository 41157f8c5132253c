-- Creating calls carry a key (S10-05): whoever sends one twice has done it once, and gets the first answer again. It is kept
-- for a day, in the transaction of what the call does: without its effect there is no key, and no effect without one.
create table aufrufschluessel (
  sub text not null,
  -- Method and path of the contract.
  aufruf text not null,
  schluessel text not null,
  inhalt_sha256 text not null,
  am timestamptz not null,
  -- The answer; open only inside the transaction that makes it.
  status smallint,
  fassung bigint,
  antwort text,
  primary key (sub, aufruf, schluessel)
);
create index aufrufschluessel_alter on aufrufschluessel (am);
