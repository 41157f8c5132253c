-- Measured with 200,000 cases (`BENCH_NUR=Arbeitsvorrat npm run bench`): sorted by state, turn or who has it, all cases were
-- read and put in order before the first were taken. Now each status and each person gives as many as a page shows. What
-- rests is told by `regelfaecher.ts` in the same words; a planner takes an index for nothing less.
create index vorrat_ruht on vorrat (status, zurueckgezogen, geschaeft_guid)
  where entscheidung is null and nachforderung_bis is null and bekanntgabe_bis is null and verzicht_am is null
    and (anhoerung_bis is null or status <> 'IN_PRUEFUNG');
create index vorrat_bewegt on vorrat (geschaeft_guid)
  where entscheidung is not null or nachforderung_bis is not null or bekanntgabe_bis is not null
    or verzicht_am is not null or (anhoerung_bis is not null and status = 'IN_PRUEFUNG');

drop index vorrat_zugewiesen;
create index vorrat_zugewiesen on vorrat (zugewiesen_sub, geschaeft_guid);
