-- Whether the amounts of a round are public (4.5): without them its batches can't be checked by everybody, so they are,
-- unless the data protection officer decides otherwise. Then a salted hash of amount and submission stands in each line,
-- and the company alone has the salt.
alter table ibk_meta add column betraege_oeffentlich boolean not null default true;

alter table listenzeile
  add column salz text check (salz ~ '^[0-9a-f]{64}$');
comment on column listenzeile.sha256 is 'as it is published: of the submission, or salted';

-- As in 0085, with the one more that stays as it was published.
create or replace function ibk_meta_veroeffentlicht() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.veroeffentlicht_am is null and new.veroeffentlicht_am is not null then
    if not public.rundenakt_gilt(new.guid, 'rundeVeroeffentlichen') or new.seed_zusage is null
        or new.ziehung_am < new.bis + interval '72 hours' or new.von < new.veroeffentlicht_am then
      raise exception 'veroeffentlicht wird zu zweit, mit zusage und ziehung, vor dem ersten tag'
        using errcode = 'check_violation', constraint = 'ibk_meta_veroeffentlicht', table = 'ibk_meta';
    end if;
    return new;
  end if;
  if old.veroeffentlicht_am is null or old.demo then
    return new;
  end if;
  if (old.programm, old.produktgruppe, old.bezeichnung, old.von, old.einladung_tage, old.max_anzahl_geschaefte,
        old.macht_aeltere_ungueltig, old.betraege_oeffentlich, old.quelle, old.ziehung_form, old.ziehung_alle_tage,
        old.veroeffentlicht_am, old.seed_zusage, old.pruefprogramm_sha256)
      is distinct from (new.programm, new.produktgruppe, new.bezeichnung, new.von, new.einladung_tage,
        new.max_anzahl_geschaefte, new.macht_aeltere_ungueltig, new.betraege_oeffentlich, new.quelle, new.ziehung_form,
        new.ziehung_alle_tage, new.veroeffentlicht_am, new.seed_zusage, new.pruefprogramm_sha256)
    or new.ziehung_am < old.ziehung_am or (old.annulliert_am is not null and new.annulliert_am is distinct from old.annulliert_am)
    or (new.bis <> old.bis and not (new.bis > old.bis and old.eingefroren_am is null
      and public.rundenakt_gilt(new.guid, 'fristVerlaengern')))
    or (new.budget_cent <> old.budget_cent and not (new.budget_cent > old.budget_cent
      and public.rundenakt_gilt(new.guid, 'mittelErhoehen')))
    or (old.annulliert_am is null and new.annulliert_am is not null
      and not public.rundenakt_gilt(new.guid, 'rundeAnnullieren')) then
    raise exception 'die runde ist veroeffentlicht'
      using errcode = 'check_violation', constraint = 'ibk_meta_veroeffentlicht', table = 'ibk_meta';
  end if;
  return new;
end $$;
