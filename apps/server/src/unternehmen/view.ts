import type { EingeladenVon, UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
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
