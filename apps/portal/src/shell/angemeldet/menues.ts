import type { Menueeintrag } from '@foerderportal/ui/Menue.tsx'
import { PORTALPROFILE } from '@foerderportal/contract/shared/portal/portalprofil'
import { gesichertVerlassen } from '@foerderportal/shell/rahmen/verlassen'
import { pfade } from '../../paths.ts'
import { eigenesProfil } from '../../profil.ts'
import { useDarf, useUmgebung } from '@foerderportal/shell/umgebung'
import { useFirmen } from '../useFirmen.ts'
import { useInnen } from '../useOrt.ts'

type Lage = { readonly agiertFuerMehrere: boolean; readonly mehrere: boolean }

/** R2.3-06: what the company menu offers; the last two depend on the user. */
export const unternehmensmenue = ({ agiertFuerMehrere, mehrere }: Lage): Menueeintrag[] => [
  { text: 'Unternehmensdaten', href: pfade.unternehmenDaten },
  { text: 'Nutzer-Übersicht', href: pfade.nutzerUebersicht },
  { text: 'Nutzer hinzufügen', href: pfade.nutzerHinzufuegen },
  ...(agiertFuerMehrere ? [{ text: 'Unternehmen anlegen', href: pfade.unternehmenAnlegen }] : []),
  ...(mehrere ? [{ text: 'Unternehmen wechseln', href: pfade.unternehmenAuswahl }] : []),
]

const EIGENE_DATEN: readonly Menueeintrag[] = [
  { text: 'Login-Daten', href: pfade.loginDaten },
  { text: 'Persönliche Daten', href: pfade.nutzerDaten },
]

/** Loads the page anew: the session is taken up there without a question, as in another window. */
const wechseln = (href: string) => () => void gesichertVerlassen(async () => location.assign(href))

/** The other portals (section 1), for the company that one acts for now. */
export const usePortalwechsel = (): Menueeintrag[] => {
  const { firma } = useFirmen()
  return PORTALPROFILE.filter((profil) => profil !== eigenesProfil()).map(({ basis, angebot }) => {
    const href = `${basis}/${firma ? `?unternehmenId=${firma.id}` : ''}`
    return { text: 'Portal wechseln', dazu: angebot, href, beiWahl: wechseln(href) }
  })
}

/**
 * R2.3-07. While somebody registers or chooses his company the guard would lead every other page back here: his own
 * data are left out until then, and always where he may not open them (the bank's people). On a phone the change of the portal has a menu of its own.
 */
export const useNutzermenue = (umfang: 'mit-portalwechsel' | 'ohne-portalwechsel'): Menueeintrag[] => {
  const { sitzung } = useUmgebung()
  const { firma } = useFirmen()
  const innen = useInnen()
  const wechsel = usePortalwechsel()
  const darfAendern = useDarf(['NUTZERSERVICE_AKTUELLER_NUTZER', 'SCHREIBEN'])
  return [
    ...(darfAendern && (!innen || firma) ? EIGENE_DATEN : []),
    ...(umfang === 'mit-portalwechsel' ? wechsel : []),
    { text: 'Abmelden', beiWahl: () => void sitzung.logout() },
  ]
}
