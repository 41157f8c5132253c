import { KommtNoch } from '../bausteine/KommtNoch.tsx'
import { pfade } from '../paths.ts'

/** Declarations of interest of the company. */
export function BekundungenSeite() {
  return (
    <KommtNoch
      bald={['Ihr Interesse an einer Förderrunde bekunden', 'Ihre Bekundungen und ihre Platzierung sehen']}
      wege={[{ text: 'Ihre Anträge ansehen', href: pfade.antraege }]}
    />
  )
}
