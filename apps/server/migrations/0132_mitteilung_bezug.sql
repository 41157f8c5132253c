-- What a message is about besides the case or the company of its conversation: a payout request or a declaration of interest
-- that was sent (S7-01). Both stay, so no message loses it.
alter table mitteilung add column bezug_guid uuid references dokument;
create index mitteilung_bezug on mitteilung (bezug_guid) where bezug_guid is not null;
