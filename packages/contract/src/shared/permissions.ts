/**
 * Permissions: pairs of resource and action, derived from the realm roles of the access token (specification, section 6).
 * The bank's own stand below the specification's, which stays exact (rules S9-01, S1-11).
 */

export const AKTIONEN = ['ANLEGEN', 'LESEN', 'SCHREIBEN', 'LOESCHEN'] as const
export type Aktion = (typeof AKTIONEN)[number]

/** What only the bank's people work with. */
export const BANKRESSOURCEN = [
  'SACHBEARBEITUNG',
  'FREIGABE',
  'PROGRAMMPFLEGE',
  'LEITUNG',
  'REVISION',
] as const

export const RESSOURCEN = [
  'ZUWENDUNGEN',
  'NUTZERSERVICE_UNTERNEHMEN',
  'NUTZERSERVICE_AKTUELLER_NUTZER',
  'NUTZERSERVICE_ALLE_NUTZER',
  'DATADIRECTORY',
  ...BANKRESSOURCEN,
] as const
export type Ressource = (typeof RESSOURCEN)[number]

/** One person may hold several: where two people are needed it is the person that counts, never the role. */
export const BANKROLLEN = [
  'SACHBEARBEITUNG_LESEN',
  'SACHBEARBEITUNG_SCHREIBEN',
  'SACHBEARBEITUNG_FREIGEBEN',
  'SACHBEARBEITUNG_PROGRAMME',
  'SACHBEARBEITUNG_LEITUNG',
  'SACHBEARBEITUNG_REVISION',
] as const

/** Whoever holds one of these may release, maintain programmes or lead: he proves who he is with a second factor (S1-11). */
export const MIT_ZWEITEM_FAKTOR = [
  'SACHBEARBEITUNG_FREIGEBEN',
  'SACHBEARBEITUNG_PROGRAMME',
  'SACHBEARBEITUNG_LEITUNG',
] as const satisfies readonly (typeof BANKROLLEN)[number][]

export const ROLLEN = [
  'NUTZERSERVICE_BASIS',
  'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE',
  'ZUWENDUNGEN_LESEN',
  'ZUWENDUNGEN_SCHREIBEN',
  'DATADIRECTORY_LESEN',
  ...BANKROLLEN,
] as const
export type Rolle = (typeof ROLLEN)[number]

export type Recht = readonly [Ressource, Aktion]

/**
 * The table of section 6, and below it the bank's (S9-01): whoever works there reads by SACHBEARBEITUNG, each further
 * resource opens what it adds. A combination that has no entry is denied.
 */
const ERFORDERLICHE_ROLLE: Record<Ressource, Partial<Record<Aktion, Rolle>>> = {
  ZUWENDUNGEN: { LESEN: 'ZUWENDUNGEN_LESEN', SCHREIBEN: 'ZUWENDUNGEN_SCHREIBEN' },
  NUTZERSERVICE_UNTERNEHMEN: {
    ANLEGEN: 'NUTZERSERVICE_BASIS',
    LESEN: 'NUTZERSERVICE_BASIS',
    SCHREIBEN: 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE',
  },
  NUTZERSERVICE_AKTUELLER_NUTZER: {
    ANLEGEN: 'NUTZERSERVICE_BASIS',
    LESEN: 'NUTZERSERVICE_BASIS',
    SCHREIBEN: 'NUTZERSERVICE_BASIS',
  },
  NUTZERSERVICE_ALLE_NUTZER: {
    ANLEGEN: 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE',
    LESEN: 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE',
  },
  DATADIRECTORY: { LESEN: 'DATADIRECTORY_LESEN' },
  SACHBEARBEITUNG: { LESEN: 'SACHBEARBEITUNG_LESEN', SCHREIBEN: 'SACHBEARBEITUNG_SCHREIBEN' },
  FREIGABE: { SCHREIBEN: 'SACHBEARBEITUNG_FREIGEBEN' },
  PROGRAMMPFLEGE: { SCHREIBEN: 'SACHBEARBEITUNG_PROGRAMME' },
  LEITUNG: { SCHREIBEN: 'SACHBEARBEITUNG_LEITUNG' },
  REVISION: { LESEN: 'SACHBEARBEITUNG_REVISION' },
}

/** True when one of the realm roles grants the permission. Unknown roles grant nothing. */
export const darf = (rollen: Iterable<string>, [ressource, aktion]: Recht): boolean => {
  const noetig = ERFORDERLICHE_ROLLE[ressource][aktion]
  return noetig !== undefined && [...rollen].includes(noetig)
}
