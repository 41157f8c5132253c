-- What is not delivered yet is asked for by readiness, metrics and the job that wakes it; it is nearly always nothing.
create index postausgang_wartet on postausgang (angelegt_am) where versendet_am is null;
