import { useDarf } from '@foerderportal/shell/umgebung'
import { pfade } from '../paths.ts'
import { Reiter } from '../shared/Reiter.tsx'

type Props = {
  guid: string
  /** Written by whoever maintains it, read by all others; nobody has answered it yet. */
  entwurf: boolean
}

/** What one does with a version: write or read it, try it out, and see what was answered. */
export function Fassungsreiter({ guid, entwurf }: Props) {
  const pflegt = useDarf(['PROGRAMMPFLEGE', 'SCHREIBEN'])
  return (
    <Reiter
      name="Fassung"
      punkte={[
        { text: entwurf && pflegt ? 'Bearbeiten' : 'Inhalt', href: pfade.fassung(guid) },
        { text: 'Ausprobieren', href: pfade.fassungAusprobieren(guid) },
        ...(entwurf ? [] : [{ text: 'Auswertung', href: pfade.auswertung(guid) }]),
      ]}
    />
  )
}
