-- Planning what is in a row of the work list takes 5 ms, writing it less than one: a connection plans it once, not for each
-- of its first changes. Whoever replaces the function sets this anew.
alter function vorrat_nachfuehren(uuid) set plan_cache_mode to force_generic_plan;
