import { Innen } from '@foerderportal/shell/rahmen/Innen.tsx'
import { useMatch } from '@tanstack/react-router'
import { AnmeldungAbgelehnt } from './AnmeldungAbgelehnt.tsx'
import { NichtFuerSie } from './NichtFuerSie.tsx'
import { RechtFehlt } from './RechtFehlt.tsx'
import { ZweiterFaktor } from './ZweiterFaktor.tsx'

/** The page behind the guard, or why it stays closed and where it goes on. */
export function Zutritt() {
  switch (useMatch({ from: '/geschuetzt', select: ({ context }) => context.zutritt })) {
    case 'nicht-von-der-bank':
      return <NichtFuerSie />
    case 'zweiter-faktor-fehlt':
      return <ZweiterFaktor />
    case 'abgelehnt':
      return <AnmeldungAbgelehnt />
    case 'recht-fehlt':
      return <RechtFehlt />
    default:
      return <Innen />
  }
}
