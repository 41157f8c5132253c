-- How many days it usually takes from a payout request to the money: a figure of the programme, as the approval fixed it. Null
-- where the programme names none; approvals of before have none.
alter table bewilligung add column auszahlung_tage integer check (auszahlung_tage > 0);
