import { DialogProvider } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Seitengeruest } from '@foerderportal/ui/rahmen/Seitengeruest.tsx'
import { VerweisProvider, Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Outlet, useMatches } from '@tanstack/react-router'
import { RouterVerweis } from '@foerderportal/shell/bausteine/RouterVerweis.tsx'
import { Fuss } from './Fuss.tsx'
import { Inhalte } from '@foerderportal/shell/inhalte/Inhalte.tsx'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import { Meldungen } from '@foerderportal/shell/rahmen/Meldungen.tsx'
import { Leerlaufwaechter, UntereLeiste, Hauptnavigation, Kontobereich } from './rahmenteile.tsx'
import { Stoerungszeile } from '@foerderportal/shell/rahmen/Stoerungszeile.tsx'
import { useInnen } from './useOrt.ts'
import { Kontrastschalter } from '@foerderportal/ui/Kontrastschalter.tsx'
import { useHeimat } from '@foerderportal/shell/bausteine/useHeimat'
import { pfade } from '../paths.ts'
import { Logo } from '@foerderportal/shell/bausteine/Logo.tsx'
import { VORFUEHRUNG_SATZ } from '@foerderportal/contract/shared/vorfuehrung'

const kopf = (
  <>
    <Vorfuehrung />
    <Kopf />
    <Stoerungszeile />
  </>
)

/** The frame around every page. */
export function Huelle() {
  const innen = useInnen()
  const angemeldet = useNutzer() !== undefined
  return (
    <VerweisProvider value={RouterVerweis}>
      <DialogProvider>
        <Meldungen />
        {angemeldet && <Leerlaufwaechter />}
        <Seitengeruest kopf={kopf} fuss={<Fuss />} unten={innen && <UntereLeiste />}>
          <Outlet />
        </Seitengeruest>
        <Inhalte />
      </DialogProvider>
    </VerweisProvider>
  )
}

/**
 * The top bar (R2.3-01) and the main navigation. Who is not signed in sees the logo only, beside the contrast switch:
 * whoever needs it needs it before he can sign in (WCAG 1.4.3, EN 301 549).
 */
function Kopf() {
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

/** The line above every page of a demonstration that anybody may open. */
function Vorfuehrung() {
  const { demoOeffentlich } = useUmgebung().konfiguration
  return demoOeffentlich && <p className="s-vorfuehrung p-mitte">{VORFUEHRUNG_SATZ}</p>
}

/** The coloured line below the head, on the nine routes of section 2.3 whose `staticData` asks for it. */
function Kopflinie() {
  const zeigen = useMatches({ select: (matches) => matches.at(-1)?.staticData.kopflinie === true })
  return zeigen && <div className="s-kopflinie" />
}
