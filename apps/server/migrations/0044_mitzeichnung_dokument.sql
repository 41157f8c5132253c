-- The second signature (0037) under any document: applications have it, payout requests will.
alter table mitzeichnung rename column antrag_guid to dokument_guid;
alter table mitzeichnung drop constraint mitzeichnung_antrag_guid_fkey;
alter table mitzeichnung add foreign key (dokument_guid) references dokument on delete cascade;
alter index mitzeichnung_antrag rename to mitzeichnung_dokument;

-- The latest request, as of an application: loaded with the document, so that a save without one asks nothing more.
alter table auszahlung add column mitzeichnung_guid uuid references mitzeichnung;
create index auszahlung_mitzeichnung on auszahlung (mitzeichnung_guid) where mitzeichnung_guid is not null;
