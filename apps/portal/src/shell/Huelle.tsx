import { DialogProvider } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Seitengeruest } from '@foerderportal/ui/rahmen/Seitengeruest.tsx'
import { VerweisProvider } from '@foerderportal/ui/Verweis.tsx'
import { Outlet } from '@tanstack/react-router'
import { RouterVerweis } from '../bausteine/RouterVerweis.tsx'
import { Fuss } from './Fuss.tsx'
import { Inhalte } from './inhalte/Inhalte.tsx'
import { Kopf } from './Kopf.tsx'
import { Meldungen } from './Meldungen.tsx'

/** The frame around every page. */
export function Huelle() {
  return (
    <VerweisProvider value={RouterVerweis}>
      <DialogProvider>
        <Meldungen />
        <Seitengeruest kopf={<Kopf />} fuss={<Fuss />}>
          <Outlet />
        </Seitengeruest>
        <Inhalte />
      </DialogProvider>
    </VerweisProvider>
  )
}
