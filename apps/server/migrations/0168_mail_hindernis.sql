-- Why a mail is not tried now. Null: a job for it is in line, or it is sent. MAILSERVER: the mail server is away or does not
-- let us send; AUFSCHUB: it does not take this mail yet; ABGEWIESEN: it never will; AUFGEGEBEN: tried for five days.
alter table postausgang
  add column hindernis text
    constraint postausgang_hindernis_bekannt check (hindernis in ('MAILSERVER', 'AUFSCHUB', 'ABGEWIESEN', 'AUFGEGEBEN')),
  -- Tries that reached the mail server: the pauses grow with them.
  add column versuche smallint not null default 0,
  add column naechster_versuch_am timestamptz,
  add constraint postausgang_versendet_frei check (hindernis is null or versendet_am is null),
  add constraint postausgang_aufschub_endet check (
    case hindernis when 'AUFSCHUB' then naechster_versuch_am is not null when 'MAILSERVER' then true
      else naechster_versuch_am is null end);

-- Until now nothing said how far a mail had come: a 5xx may be about the line, about us (MAIL FROM) or, as 503, about an order of
-- commands, and only a refused mail stays refused (RFC 5321, section 4.2.1). So each is tried once more, which sorts it and
-- deletes confidential text where that was the last try. 53x is about our login and waits for the server, as the rest.
update postausgang set hindernis = 'AUFSCHUB', naechster_versuch_am = now()
  where versendet_am is null and fehler ~ '^SMTP 5(?!3)\d\d$';
update postausgang set hindernis = 'MAILSERVER'
  where versendet_am is null and fehler is not null and hindernis is null;

-- Asked for by readiness, metrics and the job that looks every minute; it is nearly always nothing.
drop index postausgang_wartet;
create index postausgang_hindernis on postausgang (hindernis, naechster_versuch_am) where hindernis is not null;
