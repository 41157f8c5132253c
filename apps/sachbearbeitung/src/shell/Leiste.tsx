import { Logo } from '@foerderportal/shell/bausteine/Logo.tsx'
import { useDarf, useNutzer } from '@foerderportal/shell/umgebung'
import { Kontrastschalter } from '@foerderportal/ui/Kontrastschalter.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useLocation } from '@tanstack/react-router'
import { pfade } from '../paths.ts'
import { listenort } from '../shared/liste/listenweg.ts'
import { useAktuellesInSicht } from '../shared/useAktuellesInSicht.ts'
import { Personenmenue } from './Personenmenue.tsx'
import { Suchplatz } from './Suchplatz.tsx'
import { useWartendes } from './useWartendes.ts'
import { Zielzahl } from './Zielzahl.tsx'
import { istBei, useZiele } from './ziele.ts'

/**
 * The bar: where one can go, and as whom one is here. Who is not signed in has the contrast switch instead. While it is
 * being found out who one is, all places are kept: nothing below jumps.
 */
export function Leiste() {
  const nutzer = useNutzer()
  const vonDerBank = useDarf(['SACHBEARBEITUNG', 'LESEN'])
  const draussen = useLocation({ select: ({ pathname }) => pathname === pfade.start })
  const innen = nutzer === undefined ? !draussen : vonDerBank
  return (
    <header className="d-leiste">
      <Verweis href={vonDerBank ? pfade.vorrat : pfade.start} className="d-leiste__marke">
        <Logo />
        <span>Sachbearbeitung</span>
      </Verweis>
      {innen && <Ziele />}
      {innen && <Suchplatz />}
      <div className="d-leiste__person">
        {nutzer && <Personenmenue name={`${nutzer.firstname} ${nutzer.lastname}`} />}
        {!nutzer && draussen && <Kontrastschalter />}
      </div>
    </header>
  )
}

function Ziele() {
  const { pathname } = useLocation()
  const ort = listenort(pathname)
  const ziele = useZiele()
  const wartendes = useWartendes(pathname)
  // To whoever audits nothing waiting is a finding.
  const prueftNach = useDarf(['REVISION', 'LESEN'])
  const leiste = useAktuellesInSicht<HTMLElement>(`${pathname} ${ziele.length}`)
  return (
    <nav className="d-ziele" ref={leiste} aria-label="Hauptnavigation">
      <ul>
        {ziele.map((ziel) => (
          <li key={ziel.href}>
            <Verweis
              href={ziel.href}
              className="d-ziele__ziel"
              aria-current={istBei(ziel, ort) ? 'page' : undefined}
            >
              {ziel.text}
              {ziel.zaehler && (
                <Zielzahl art={ziel.zaehler} anzahl={wartendes?.[ziel.zaehler]} mitNull={prueftNach} />
              )}
            </Verweis>
          </li>
        ))}
      </ul>
    </nav>
  )
}
