-- Other processes keep the signing keys in memory: they hear that one was changed, never what it is.
create function geheimnis_melden() returns trigger language plpgsql as $$
begin
  perform pg_notify('geheimnis', new.name);
  return null;
end $$;
create trigger geheimnis_melden after update on geheimnis for each row execute function geheimnis_melden();
