-- An individual consent (S4-09): the first day on which this case may buy, decided or not. The bank sets it; the audit
-- trail says who did and when. Without one the programme's rule holds.
alter table geschaeft add column vorhabenbeginn_ab date;
