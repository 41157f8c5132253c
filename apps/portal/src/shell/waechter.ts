import { darf } from '@foerderportal/contract/shared/permissions'
import type { Anforderung } from '../anforderung.ts'

/** The user's company as the status lists it. */
export type Firma = { readonly id: string; readonly name: string }

/** What is known of who wants to enter. */
export type Lage = {
  /** Realm roles of the access token; undefined without a session. */
  readonly rollen: readonly string[] | undefined
  /** Companies of the user status; null after a 404 (no user), undefined where the chain does not ask. */
  readonly unternehmen: readonly Firma[] | null | undefined
  /** Query parameter unternehmenId. */
  readonly unternehmenId: string | undefined
  /** The address that is entered, to come back to. */
  readonly ziel: string
}

export type Umleitung = '/registrierung/nutzer' | '/registrierung/unternehmen' | '/unternehmen-auswahl'

export type Entscheidung =
  | { readonly art: 'eintreten'; readonly firma: Firma | undefined }
  | { readonly art: 'anmelden'; readonly zurueck: string }
  | { readonly art: 'umleiten'; readonly nach: Umleitung; readonly originalRoute?: string }
  | { readonly art: 'verweigern' }

/** The current company: the only one if there is exactly one, otherwise the one that the URL keeps (section 3.1). */
const aktuelleFirma = (
  unternehmen: readonly Firma[],
  unternehmenId: string | undefined,
): Firma | undefined =>
  unternehmen.length === 1 ? unternehmen[0] : unternehmen.find((u) => u.id === unternehmenId)

type Schritt = {
  readonly name: string
  readonly fuer: readonly Anforderung['waechter'][]
  readonly pruefen: (lage: Lage, anforderung: Anforderung) => Entscheidung | undefined
}

const ALLE = ['vollstaendig', 'nur-recht'] as const
const KETTE = ['vollstaendig'] as const

/** The chain of section 2.2 in its order. The first step that answers decides; further steps are further rows. */
const SCHRITTE: readonly Schritt[] = [
  {
    name: 'Anmeldung',
    fuer: ALLE,
    pruefen: ({ rollen, ziel }) => (rollen === undefined ? { art: 'anmelden', zurueck: ziel } : undefined),
  },
  {
    name: 'Kein Nutzer (Status 404)',
    fuer: KETTE,
    pruefen: ({ unternehmen }) =>
      unternehmen === null ? { art: 'umleiten', nach: '/registrierung/nutzer' } : undefined,
  },
  {
    name: 'Kein Unternehmen',
    fuer: KETTE,
    pruefen: ({ unternehmen }) =>
      unternehmen?.length === 0 ? { art: 'umleiten', nach: '/registrierung/unternehmen' } : undefined,
  },
  {
    name: 'Kein aktuelles Unternehmen',
    fuer: KETTE,
    pruefen: ({ unternehmen, unternehmenId, ziel }) =>
      aktuelleFirma(unternehmen ?? [], unternehmenId) === undefined &&
      !ziel.startsWith('/unternehmen-auswahl')
        ? { art: 'umleiten', nach: '/unternehmen-auswahl', originalRoute: ziel }
        : undefined,
  },
  {
    name: 'Recht',
    fuer: ALLE,
    pruefen: ({ rollen }, { recht }) =>
      recht === undefined || darf(rollen ?? [], recht) ? undefined : { art: 'verweigern' },
  },
]

/** Whether a route may be entered, and where to go instead. Pure: the same facts give the same decision. */
export const entscheiden = (lage: Lage, anforderung: Anforderung): Entscheidung => {
  for (const schritt of SCHRITTE) {
    if (!schritt.fuer.includes(anforderung.waechter)) continue
    const entscheidung = schritt.pruefen(lage, anforderung)
    if (entscheidung !== undefined) return entscheidung
  }
  return { art: 'eintreten', firma: aktuelleFirma(lage.unternehmen ?? [], lage.unternehmenId) }
}
