import type { BankdatenAenderung } from '@foerderportal/contract/unternehmen/bank/schema'
import type { EingeladenVon, UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import type { BankdatenZeile } from './bankdaten.ts'
import type { EinladungZeile } from './einladungen.ts'
import type { UnternehmenStand } from './repository.ts'

export const unternehmenHuelle = ({ snapshotGuid, gpNr, value }: UnternehmenStand): UnternehmenHuelle => ({
  guid: snapshotGuid,
  value: { ...value, gpNr },
})

export const eingeladenVon = (zeile: EinladungZeile): EingeladenVon => ({
  id: zeile.unternehmenGuid,
  name: zeile.name,
  type: zeile.typ,
  ort: zeile.ort,
  eingeladenVon: `${zeile.vorname} ${zeile.nachname}`,
  eingeladenAm: zeile.eingeladenAm.toISOString(),
  gueltigBis: zeile.gueltigBis.toISOString(),
})

export const bankdatenAenderung = (zeile: BankdatenZeile): BankdatenAenderung => ({
  id: zeile.id,
  geaendertAm: zeile.geaendertAm.toISOString(),
  geaendertVon: zeile.geaendertVon,
  ohneErneuteAnmeldung: zeile.ohneErneuteAnmeldung,
  vorher: zeile.vorher,
  nachher: zeile.nachher,
  gesehen:
    zeile.gesehenAm === null || zeile.gesehenVon === null
      ? null
      : { am: zeile.gesehenAm.toISOString(), von: zeile.gesehenVon },
})
