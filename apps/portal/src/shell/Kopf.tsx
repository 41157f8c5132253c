import { Kontrastschalter } from '@foerderportal/ui/Kontrastschalter.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useHeimat } from '@foerderportal/shell/bausteine/useHeimat'
import { pfade } from '../paths.ts'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import { Kopflinie } from './Kopflinie.tsx'
import { Logo } from '@foerderportal/shell/bausteine/Logo.tsx'
import { Hauptnavigation, Kontobereich } from './rahmenteile.tsx'
import { useInnen } from './useOrt.ts'

/**
 * The top bar (R2.3-01) and the main navigation. Who is not signed in sees the logo only, beside the contrast switch:
 * whoever needs it needs it before he can sign in (WCAG 1.4.3, EN 301 549).
 */
export function Kopf() {
  const { konfiguration } = useUmgebung()
  const nutzer = useNutzer()
  const heimat = useHeimat()
  const innen = useInnen()
  return (
    <header className={innen ? 's-kopf s-kopf--innen' : 's-kopf'}>
      <div className="s-kopf__zeile p-mitte">
        <Verweis href={nutzer ? heimat : pfade.start} className="s-kopf__marke">
          <Logo />
          <span>{konfiguration.portalName}</span>
        </Verweis>
        {(innen || nutzer) && <Kontobereich />}
        <Kontrastschalter />
      </div>
      {innen && <Hauptnavigation />}
      <Kopflinie />
    </header>
  )
}
