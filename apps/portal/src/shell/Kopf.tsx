import { Kontrastschalter } from '@foerderportal/ui/Kontrastschalter.tsx'
import { Menue, type Menueeintrag } from '@foerderportal/ui/Menue.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useRouterState } from '@tanstack/react-router'
import { pfade } from '../paths.ts'
import { useNutzer, useUmgebung } from '../umgebung.ts'
import { Logo } from './Logo.tsx'
import { Navigation } from './Navigation.tsx'
import { useFirmen } from './useFirmen.ts'

/** The top bar: whose portal, for which company, as whom, and the contrast switch; below it the main navigation. */
export function Kopf() {
  const { konfiguration } = useUmgebung()
  const nutzer = useNutzer()
  const { firma } = useFirmen()
  const wartet = useFirmaErwartet()
  return (
    <header className="s-kopf">
      <div className="s-kopf__zeile p-mitte">
        <Verweis href={nutzer ? pfade.dashboard : pfade.start} className="s-kopf__marke">
          <Logo />
          <span>{konfiguration.portalName}</span>
        </Verweis>
        {firma ? (
          <p className="s-kopf__firma">
            <span className="p-nur-vorlesen">Unternehmen: </span>
            {firma.name}
          </p>
        ) : (
          wartet && <p className="s-kopf__firma">&nbsp;</p>
        )}
        {nutzer && <Nutzermenue name={`${nutzer.firstname} ${nutzer.lastname}`} />}
        <Kontrastschalter />
      </div>
      {nutzer && firma ? <Navigation /> : wartet && <div className="s-navigation s-navigation--leer" />}
    </header>
  )
}

const OEFFENTLICH: readonly string[] = [pfade.start, pfade.version]

/** Until the guard has found user and company, their places stay free: what is below must not jump. */
const useFirmaErwartet = (): boolean =>
  useRouterState({
    select: ({ status, location }) => status === 'pending' && !OEFFENTLICH.includes(location.pathname),
  })

function Nutzermenue({ name }: { name: string }) {
  const { sitzung } = useUmgebung()
  const { mehrere } = useFirmen()
  const wechseln: Menueeintrag[] = mehrere
    ? [{ text: 'Unternehmen wechseln', icon: 'autorenew', href: pfade.unternehmenAuswahl }]
    : []
  const abmelden: Menueeintrag = { text: 'Abmelden', icon: 'logout', beiWahl: () => void sitzung.logout() }
  return <Menue text={name} bedeutung="Konto" icon="account-circle" eintraege={[...wechseln, abmelden]} />
}
