import { Icon } from '@foerderportal/ui/Icon.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import { useAufklappen } from '@foerderportal/ui/useAufklappen'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useLocation } from '@tanstack/react-router'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { useHeimat } from '@foerderportal/shell/bausteine/useHeimat'
import { eigenesProfil } from '../../profil.ts'
import { useKuenftigeAuszahlungen } from '../../shared/useKuenftigeAuszahlungen.ts'
import { useUebersichten } from '../../useUebersichten.ts'
import { useDarf } from '@foerderportal/shell/umgebung'
import { inhaltVerweis } from '@foerderportal/shell/inhalte/oeffnen'
import { useFirmen } from '../useFirmen.ts'
import { useOrt } from '../useOrt.ts'
import { GesperrterPunkt } from './GesperrterPunkt.tsx'
import { punkte, type Punkt } from './punkte.ts'
import { useFirmenwechsel } from './useFirmenwechsel.ts'

/** The main navigation (R2.3-02); on a phone a button opens it (R2.3-08). */
export function Hauptnavigation() {
  const { offen, umschalten, schliessen, bereich, knopf, ...tasten } = useAufklappen<HTMLElement>(useOrt())
  const id = useId()
  const { pathname } = useLocation()
  const heimat = useHeimat()
  return (
    <nav className="s-navigation" aria-label="Hauptnavigation" ref={bereich} {...tasten}>
      <button
        type="button"
        ref={knopf}
        className="kern-btn kern-btn--tertiary s-navigation__knopf"
        aria-expanded={offen}
        aria-controls={id}
        onClick={umschalten}
      >
        <Icon name={offen ? 'close' : 'dehaze'} />
        <span className="kern-label">Menü</span>
      </button>
      <ul id={id} className={klassen('p-mitte', offen && 's-navigation--offen')}>
        <Verweispunkt href={heimat} aktuell={pathname.startsWith('/dashboard')}>
          <Icon name="home" />
          Start
        </Verweispunkt>
        {usePunkte().map((punkt) => (
          <Listenpunkt key={punkt.href} {...punkt} aktuell={pathname.startsWith(punkt.bereich)} />
        ))}
        <Hilfe schliessen={schliessen} />
      </ul>
    </nav>
  )
}

const usePunkte = (): readonly Punkt[] => {
  const { firma } = useFirmen()
  useFirmenwechsel(firma?.id)
  const darfLesen = useDarf(['ZUWENDUNGEN', 'LESEN'])
  const [kuenftige] = useKuenftigeAuszahlungen(firma?.id)
  const lage = {
    ...useUebersichten(firma?.id),
    auszahlungAb: kuenftige?.ab,
    hatFirma: firma !== undefined,
    darfLesen,
  }
  return punkte(lage, eigenesProfil())
}

function Listenpunkt({ text, href, grund, aktuell }: Punkt & { aktuell: boolean }) {
  if (grund !== undefined) return <GesperrterPunkt text={text} grund={grund} aktuell={aktuell} />
  return (
    <Verweispunkt href={href} aktuell={aktuell}>
      {text}
    </Verweispunkt>
  )
}

type VerweispunktProps = { href: string; aktuell: boolean; children: ReactNode }

function Verweispunkt({ href, aktuell, children }: VerweispunktProps) {
  return (
    <li>
      <Verweis href={href} className="s-navigation__punkt" aria-current={aktuell ? 'page' : undefined}>
        {children}
      </Verweis>
    </li>
  )
}

function Hilfe({ schliessen }: { schliessen: () => void }) {
  const { href, onClick } = inhaltVerweis('hilfe')
  const klick = (ereignis: MouseEvent<HTMLAnchorElement>) => {
    schliessen()
    onClick(ereignis)
  }
  return (
    <li>
      <a className="s-navigation__punkt" href={href} onClick={klick}>
        Hilfe
      </a>
    </li>
  )
}
