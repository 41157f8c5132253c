-- S1-09: in section 3 the shipped terms say since S1-13 that a company removes its members itself. Where nobody has done
-- anything yet, the first version (0017) is of the text that is shipped now. Everywhere else what people agreed to stays
-- as it was, and the operator publishes a version (docs/betrieb/instanzen.md).
alter table nutzungsbedingungen disable trigger nutzungsbedingungen_unveraenderlich;
update nutzungsbedingungen set sha256 = '2c0ced6b9c2a74e2f0412c25983a2bc3978ab6dbeae162a63bc3925acd491793'
  where version = 1 and sha256 = '5cc308987a57b8490a1bb2ff81e15c032c6df7f3231d61f5eb70c20ba85b5069'
    and not exists (select from nutzungsbedingungen_zustimmung) and not exists (select from audit_log)
    and not exists (select from nutzungsbedingungen where version > 1);
alter table nutzungsbedingungen enable trigger nutzungsbedingungen_unveraenderlich;
