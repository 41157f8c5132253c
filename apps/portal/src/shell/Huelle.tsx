import { DialogProvider } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Seitengeruest } from '@foerderportal/ui/rahmen/Seitengeruest.tsx'
import { VerweisProvider } from '@foerderportal/ui/Verweis.tsx'
import { Outlet } from '@tanstack/react-router'
import { RouterVerweis } from '@foerderportal/shell/bausteine/RouterVerweis.tsx'
import { Fuss } from './Fuss.tsx'
import { Inhalte } from '@foerderportal/shell/inhalte/Inhalte.tsx'
import { Kopf } from './Kopf.tsx'
import { useNutzer } from '@foerderportal/shell/umgebung'
import { Meldungen } from '@foerderportal/shell/rahmen/Meldungen.tsx'
import { Leerlaufwaechter, UntereLeiste } from './rahmenteile.tsx'
import { Stoerungszeile } from '@foerderportal/shell/rahmen/Stoerungszeile.tsx'
import { useInnen } from './useOrt.ts'
import { Vorfuehrung } from './Vorfuehrung.tsx'

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
