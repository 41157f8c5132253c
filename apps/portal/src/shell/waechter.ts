import type { UnternehmenStatus } from '@foerderportal/contract/nutzer/schema'
import { darf } from '@foerderportal/contract/shared/permissions'
import type { Zugang } from '@foerderportal/shell/zugang'
import { pfade } from '../paths.ts'

/** The user's company as the status lists it; the current one is kept as its name and id (section 3.1), and its kind. */
export type Firma = Readonly<UnternehmenStatus>

/** What the call of the user status has answered: the user, that there is none (404), or a failure; undefined before it. */
export type Nutzerstand =
  | { readonly unternehmen: readonly Firma[]; readonly einladungen: number }
  | 'kein-nutzer'
  | 'gescheitert'
  | undefined

/** What is known of who wants to enter. */
export type Lage = {
  /** Realm roles of the access token; undefined without a session. */
  readonly rollen: readonly string[] | undefined
  readonly stand: Nutzerstand
  /** Query parameter unternehmenId. */
  readonly unternehmenId: string | undefined
  /** Query parameter originalRoute: where one wanted to go before one was led here. */
  readonly originalRoute: string | undefined
  /** Query parameter einladungId: the invitation whose mail one has followed. */
  readonly einladungId: string | undefined
  /** Whether every open invitation was put off in this session (S1-12). */
  readonly aufgeschoben: boolean
  /** The whole address that is entered, to come back to. */
  readonly ziel: string
}

/** The route that is entered: its path in the table of section 2.1, and what it asks for. */
export type Route = { readonly pfad: string; readonly zugang: Zugang }

export type Umleitung =
  | typeof pfade.wurzel
  | typeof pfade.einladung
  | typeof pfade.registrierungNutzer
  | typeof pfade.registrierungUnternehmen
  | typeof pfade.unternehmenAuswahl

export type Entscheidung =
  | { readonly art: 'eintreten'; readonly firma: Firma | undefined }
  | { readonly art: 'anmelden'; readonly zurueck: string }
  /** The status is needed and not there: load it, then decide again. */
  | { readonly art: 'status-laden' }
  | { readonly art: 'umleiten'; readonly nach: Umleitung; readonly originalRoute?: string | undefined }
  /** Who works for the bank only has an app of his own. */
  | { readonly art: 'zur-sachbearbeitung' }
  /** The status can't be had: forget user and company, and say so at the start. */
  | { readonly art: 'vergessen'; readonly originalRoute: string }
  | { readonly art: 'verweigern' }

/** The current company: the only one if there is exactly one, otherwise the one that the URL keeps (section 3.1). */
export const aktuelleFirma = (
  unternehmen: readonly Firma[],
  unternehmenId: string | undefined,
): Firma | undefined =>
  unternehmen.length === 1 ? unternehmen[0] : unternehmen.find((u) => u.id === unternehmenId)

const nutzerVon = ({ stand }: Lage) => (typeof stand === 'object' ? stand : undefined)

/** By the link of a mail one is told what has become of the invitation, also where it is somebody else's. */
const folgtEinladung = ({ einladungId }: Lage, { pfad }: Route) =>
  pfad === pfade.einladung && einladungId !== undefined

/** Who answers an invitation may have no company yet, and none chosen. */
const beantwortetEinladung = (lage: Lage, route: Route) =>
  folgtEinladung(lage, route) || (route.pfad === pfade.einladung && (nutzerVon(lage)?.einladungen ?? 0) > 0)

/** Who works for the bank and is no customer: nothing here is his, and nothing is missing him (S1-11). */
export const gehoertZurBank = (rollen: readonly string[]): boolean =>
  darf(rollen, ['SACHBEARBEITUNG', 'LESEN']) && !darf(rollen, ['NUTZERSERVICE_UNTERNEHMEN', 'LESEN'])

type Schritt = {
  readonly name: string
  readonly fuer: readonly Zugang['waechter'][]
  readonly pruefen: (lage: Lage, route: Route) => Entscheidung | undefined
}

const ALLE = ['vollstaendig', 'nur-recht'] as const
const KETTE = ['vollstaendig'] as const

/** The chain of section 2.2 in its order. The first step that answers decides; further steps are further rows. */
const SCHRITTE: readonly Schritt[] = [
  {
    name: '1 Anmeldung',
    fuer: ALLE,
    pruefen: ({ rollen, ziel }) => (rollen === undefined ? { art: 'anmelden', zurueck: ziel } : undefined),
  },
  {
    name: 'Mitarbeitende der Bank haben ihren eigenen Zugang (S1-11)',
    fuer: ALLE,
    pruefen: ({ rollen }) => (gehoertZurBank(rollen ?? []) ? { art: 'zur-sachbearbeitung' } : undefined),
  },
  {
    name: '2 Status des Nutzers; die Unternehmensauswahl setzt ihn voraus (Abschnitt 2.1)',
    fuer: KETTE,
    pruefen: ({ stand, originalRoute }, { pfad }) => {
      if (stand !== undefined) return undefined
      return pfad === pfade.unternehmenAuswahl
        ? { art: 'umleiten', nach: pfade.wurzel, originalRoute }
        : { art: 'status-laden' }
    },
  },
  {
    name: '3 Offene Einladungen, die niemand aufgeschoben hat',
    fuer: KETTE,
    pruefen: (lage, { pfad }) =>
      (nutzerVon(lage)?.einladungen ?? 0) > 0 && !lage.aufgeschoben && pfad !== pfade.einladung
        ? { art: 'umleiten', nach: pfade.einladung, originalRoute: lage.ziel }
        : undefined,
  },
  {
    name: '4 Kein Unternehmen',
    fuer: KETTE,
    pruefen: (lage, route) =>
      nutzerVon(lage)?.unternehmen.length === 0 && !beantwortetEinladung(lage, route)
        ? { art: 'umleiten', nach: pfade.registrierungUnternehmen }
        : undefined,
  },
  {
    name: '5 Kein aktuelles Unternehmen; das aus der Adresse gilt zuerst',
    fuer: KETTE,
    pruefen: (lage, route) => {
      const nutzer = nutzerVon(lage)
      if (nutzer === undefined || aktuelleFirma(nutzer.unternehmen, lage.unternehmenId)) return undefined
      if (route.pfad === pfade.unternehmenAuswahl || beantwortetEinladung(lage, route)) return undefined
      return { art: 'umleiten', nach: pfade.unternehmenAuswahl, originalRoute: lage.ziel }
    },
  },
  {
    name: '6 Kein Nutzer (404), oder der Status war nicht zu haben',
    fuer: KETTE,
    pruefen: (lage, route) => {
      const { stand, ziel } = lage
      if (stand === 'kein-nutzer')
        return {
          art: 'umleiten',
          nach: pfade.registrierungNutzer,
          ...(folgtEinladung(lage, route) && { originalRoute: ziel }),
        }
      return stand === 'gescheitert' ? { art: 'vergessen', originalRoute: ziel } : undefined
    },
  },
  {
    name: '7 Recht',
    fuer: ALLE,
    pruefen: ({ rollen }, { zugang: { recht } }) =>
      recht === undefined || darf(rollen ?? [], recht) ? undefined : { art: 'verweigern' },
  },
]

/** Whether a route may be entered, and where to go instead. Pure: the same facts give the same decision. */
export const entscheiden = (lage: Lage, route: Route): Entscheidung => {
  for (const schritt of SCHRITTE) {
    if (!schritt.fuer.includes(route.zugang.waechter)) continue
    const entscheidung = schritt.pruefen(lage, route)
    if (entscheidung !== undefined) return entscheidung
  }
  return { art: 'eintreten', firma: aktuelleFirma(nutzerVon(lage)?.unternehmen ?? [], lage.unternehmenId) }
}

/**
 * Where the root leads (S11-11): to the dashboard, being the first of the table, or without its permission the first
 * permitted route behind the chain; undefined without any. A route that names no permission permits nothing.
 */
export const ersteErlaubte = (rollen: readonly string[], routen: readonly Route[]): string | undefined =>
  routen.find(
    ({ zugang: { waechter, recht } }) => waechter === 'vollstaendig' && recht && darf(rollen, recht),
  )?.pfad
