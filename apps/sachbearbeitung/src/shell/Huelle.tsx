import { RouterVerweis } from '@foerderportal/shell/bausteine/RouterVerweis.tsx'
import { Inhalte } from '@foerderportal/shell/inhalte/Inhalte.tsx'
import { Leerlaufwaechter } from '@foerderportal/shell/rahmen/Leerlaufwaechter.tsx'
import { Meldungen } from '@foerderportal/shell/rahmen/Meldungen.tsx'
import { Stoerungszeile } from '@foerderportal/shell/rahmen/Stoerungszeile.tsx'
import { useNutzer } from '@foerderportal/shell/umgebung'
import { DialogProvider } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Seitengeruest } from '@foerderportal/ui/rahmen/Seitengeruest.tsx'
import { VerweisProvider } from '@foerderportal/ui/Verweis.tsx'
import { Outlet } from '@tanstack/react-router'
import { Betriebszeile } from './Betriebszeile.tsx'
import { Leiste } from './Leiste.tsx'
import { Tasten } from './tasten/Tasten.tsx'
import { Tastenfuss } from './tasten/Tastenfuss.tsx'
import { useZiele } from './ziele.ts'

const kopf = (
  <>
    <Leiste />
    <Betriebszeile />
    <Stoerungszeile />
  </>
)

/** The frame around every page: the bar, the page, the keys. */
export function Huelle() {
  const angemeldet = useNutzer() !== undefined
  const ziele = useZiele()
  return (
    <VerweisProvider value={RouterVerweis}>
      <DialogProvider>
        <Meldungen />
        {angemeldet && <Leerlaufwaechter />}
        <Tasten ziele={ziele} />
        <Seitengeruest kopf={kopf} fuss={<Tastenfuss />}>
          <Outlet />
        </Seitengeruest>
        <Inhalte />
      </DialogProvider>
    </VerweisProvider>
  )
}
