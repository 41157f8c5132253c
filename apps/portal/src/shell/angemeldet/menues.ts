import { nutzerStatusAbfrage } from '@foerderportal/client/nutzer'
import type { NutzerStatus } from '@foerderportal/contract/nutzer/schema'
import type { Menueeintrag } from '@foerderportal/ui/Menue.tsx'
import { useQuery } from '@tanstack/react-query'
import { pfade } from '../../paths.ts'
import { useUmgebung } from '../../umgebung.ts'
import { useFirmen } from '../useFirmen.ts'
import { useInnen } from '../useOrt.ts'

type Lage = Pick<NutzerStatus, 'agiertFuerMehrereUnternehmen' | 'unternehmenStatus'>

/** R2.3-06: what the company menu offers; the last two depend on the user. */
export const unternehmensmenue = (status: Lage | null | undefined): Menueeintrag[] => [
  { text: 'Unternehmensdaten', icon: 'edit', href: pfade.unternehmenDaten },
  { text: 'Nutzer-Übersicht', icon: 'account-circle', href: pfade.nutzerUebersicht },
  { text: 'Nutzer hinzufügen', icon: 'add', href: pfade.nutzerHinzufuegen },
  ...(status?.agiertFuerMehrereUnternehmen
    ? [{ text: 'Unternehmen anlegen', icon: 'unternehmen', href: pfade.unternehmenAnlegen } as const]
    : []),
  ...((status?.unternehmenStatus.length ?? 0) > 1
    ? [{ text: 'Unternehmen wechseln', icon: 'autorenew', href: pfade.unternehmenAuswahl } as const]
    : []),
]

/** The status is the one that the guard has loaded; nothing is asked here. */
export const useUnternehmensmenue = () => {
  const { firma } = useFirmen()
  const { data: status } = useQuery({ ...nutzerStatusAbfrage(), enabled: false })
  return { firma, eintraege: unternehmensmenue(status) }
}

const EIGENE_DATEN: readonly Menueeintrag[] = [
  { text: 'Login-Daten', icon: 'visibility-off', href: pfade.loginDaten },
  { text: 'Persönliche Daten', icon: 'edit', href: pfade.nutzerDaten },
]
export const PORTAL_WECHSELN: Menueeintrag = {
  text: 'Portal wechseln',
  icon: 'open-in-new',
  href: pfade.klimabilanz,
}

/**
 * R2.3-07. While somebody registers or chooses his company the guard would lead every other page back here: his own
 * data are left out until then. On a phone the change of the portal has a menu of its own.
 */
export const useNutzermenue = (umfang: 'mit-portalwechsel' | 'ohne-portalwechsel'): Menueeintrag[] => {
  const { sitzung } = useUmgebung()
  const { firma } = useFirmen()
  const innen = useInnen()
  return [
    ...(innen && !firma ? [] : EIGENE_DATEN),
    ...(umfang === 'mit-portalwechsel' ? [PORTAL_WECHSELN] : []),
    { text: 'Abmelden', icon: 'logout', beiWahl: () => void sitzung.logout() },
  ]
}
