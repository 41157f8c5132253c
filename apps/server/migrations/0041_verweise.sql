-- Whoever deletes a draft or a file asks who still refers to it. Without these, PostgreSQL reads all applications and all
-- submissions for each of them.
create index antrag_mitzeichnung on antrag (mitzeichnung_guid) where mitzeichnung_guid is not null;
create index einreichung_beleg on einreichung (beleg_guid) where beleg_guid is not null;
