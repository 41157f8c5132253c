import type { NutzerInfo, OffeneEinladung } from '@foerderportal/contract/unternehmen/nutzer/schema'
import type { Beziehung, Zuordnung } from './beziehungen.ts'
import type { OffeneEinladungZeile } from './einladungen.ts'

/** `frager` is who asks, and for which company. */
export const nutzerInfo = (b: Beziehung, frager: Zuordnung): NutzerInfo => ({
  email: b.email,
  gpNr: b.gpNr,
  identifiziert: b.identifiziert,
  identifizierungsUrl: null,
  isAdmin: b.istAdmin,
  nachname: b.nachname,
  vorname: b.vorname,
  selbst: b.sub === frager.sub,
  subjectId: b.sub,
  telefon: b.telefon,
  username: b.username,
  unternehmen: [{ id: frager.unternehmenGuid, name: b.name, type: b.typ }],
  nutzerZuUnternehmenSnapshot: {
    guid: b.snapshotGuid,
    value: { zeichnungsberechtigung: b.zeichnungsberechtigung, zugeordnetSeit: b.zugeordnetSeit },
  },
})

export const offeneEinladung = (e: OffeneEinladungZeile): OffeneEinladung => ({
  guid: e.guid,
  email: e.email,
  emailErneutVersendbar: e.erneutVersendbar,
  versendetAm: e.versendetAm.toISOString(),
  gueltigBis: e.gueltigBis.toISOString(),
})
