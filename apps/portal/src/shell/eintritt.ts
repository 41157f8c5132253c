import { safeReturnPath } from '@foerderportal/client/session/returnPath'
import { redirect } from '@tanstack/react-router'
import { vollstaendig } from '@foerderportal/shell/zugang'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { pfade, SACHBEARBEITUNG } from '../paths.ts'
import { nachAussen } from '../profil.ts'
import { startfehlerMerken } from '@foerderportal/shell/rahmen/startfehler'
import type { Umgebung } from '@foerderportal/shell/umgebung'
import { meldungZeigen } from '@foerderportal/shell/rahmen/meldungZeigen'
import { alleAufgeschoben } from '../shared/einladungSpaeter.ts'
import { nutzerVergessen, standKennen, standLaden, type Geladen } from './nutzerstand.ts'
import {
  entscheiden,
  ersteErlaubte,
  gehoertZurBank,
  type Entscheidung,
  type Firma,
  type Nutzerstand,
  type Route,
} from './waechter.ts'

export type Eintritt = {
  readonly umgebung: Umgebung
  readonly ziel: string
  readonly unternehmenId?: string | undefined
  readonly originalRoute?: string | undefined
  readonly einladungId?: string | undefined
}

/** What the pages behind the guard may rely on. */
export type Eingetreten = {
  readonly firma: Firma | undefined
  readonly mehrereFirmen: boolean
  readonly agiertFuerMehrere: boolean
}

const nieZurueck = (): Promise<never> => new Promise(() => undefined)

/** Section 2.2, last step: a modal says it, then the user is sent to the root. */
const verweigern = async (): Promise<never> => {
  await meldungZeigen({
    titel: 'Autorisierungsfehler',
    erklaerung: 'Diese Seite ist für Ihr Konto nicht freigeschaltet. Das kann nur die Bank ändern.',
    text: 'nicht autorisiert',
  })
  throw redirect({ to: pfade.wurzel })
}

/** Leaves for the login; where that is not to be had, the session has said it in a modal, and the start remains. */
const anmelden = async ({ sitzung }: Umgebung, zurueck: string): Promise<never> => {
  await sitzung.login(nachAussen(zurueck)).catch(() => {
    throw redirect({ to: pfade.start })
  })
  return nieZurueck()
}

/** The other app takes up the session by itself. Replaced, so that 'Zurück' does not lead here again. */
const zurSachbearbeitung = (): Promise<never> => {
  location.replace(SACHBEARBEITUNG)
  return nieZurueck()
}

const vergessen = (originalRoute: string): never => {
  nutzerVergessen()
  // The company is forgotten with the user; the route to come back to still names it.
  throw redirect({ to: pfade.start, search: { fehler: 'nutzer', originalRoute, unternehmenId: undefined } })
}

const umleiten = ({ nach, originalRoute }: Entscheidung & { art: 'umleiten' }): never => {
  // Nobody is led to a place that chooses or makes a company with one in the address.
  throw redirect({ to: nach, search: { originalRoute, unternehmenId: undefined } })
}

const anwenden = async (
  entscheidung: Exclude<Entscheidung, { art: 'status-laden' }>,
  { umgebung }: Eintritt,
  geladen: Geladen | undefined,
): Promise<Eingetreten> => {
  switch (entscheidung.art) {
    case 'eintreten':
      return {
        firma: entscheidung.firma,
        mehrereFirmen: (geladen?.unternehmen.length ?? 0) > 1,
        agiertFuerMehrere: geladen?.agiertFuerMehrere ?? false,
      }
    case 'anmelden':
      return anmelden(umgebung, entscheidung.zurueck)
    case 'zur-sachbearbeitung':
      return zurSachbearbeitung()
    case 'umleiten':
      return umleiten(entscheidung)
    case 'vergessen':
      return vergessen(entscheidung.originalRoute)
    case 'verweigern':
      return verweigern()
  }
}

type Stand = Geladen | Exclude<Nutzerstand, object>

/** Applies the guard chain to a navigation: resolves with the current company, or leads elsewhere. */
export const eintreten = async (eintritt: Eintritt, route: Route): Promise<Eingetreten> => {
  const { umgebung, unternehmenId, originalRoute, einladungId, ziel } = eintritt
  await umgebung.bereit
  const nutzer = umgebung.sitzung.user()
  const rollen = nutzer?.roles
  const lage = (stand: Stand) => ({
    rollen,
    unternehmenId,
    originalRoute,
    einladungId,
    ziel,
    stand,
    aufgeschoben: typeof stand === 'object' && alleAufgeschoben(nutzer?.session, stand.offeneEinladungen),
  })
  let stand: Stand = standKennen()
  let entscheidung = entscheiden(lage(stand), route)
  if (entscheidung.art === 'status-laden') {
    stand = await standLaden().catch((fehler: unknown) => {
      startfehlerMerken(fehler)
      return 'gescheitert' as const
    })
    entscheidung = entscheiden(lage(stand), route)
  }
  if (entscheidung.art === 'status-laden') throw new Error('Der Status ist geladen.')
  return anwenden(entscheidung, eintritt, typeof stand === 'object' ? stand : undefined)
}

/**
 * The root (S11-11): leads to the route that is kept in the address, else to the dashboard or what stands for it. Who
 * is not signed in is asked to be, here, since what is permitted shows only then. Who may not see the dashboard has his
 * user loaded here: the place that stands for it, the choice of a company, needs it.
 */
export const anfangen = async (eintritt: Eintritt, routen: readonly Route[]): Promise<never> => {
  const { umgebung, originalRoute } = eintritt
  await umgebung.bereit
  const rollen = umgebung.sitzung.user()?.roles
  if (rollen && gehoertZurBank(rollen)) return zurSachbearbeitung()
  const start = rollen && (ersteErlaubte(rollen, routen) ?? pfade.start)
  if (start !== pfade.dashboard && start !== pfade.start)
    await eintreten(eintritt, { pfad: pfade.wurzel, zugang: vollstaendig() })
  const ziel = originalRoute === undefined ? (start ?? pfade.start) : safeReturnPath(originalRoute)
  throw redirect({ ...ortVon(ziel), replace: true })
}
