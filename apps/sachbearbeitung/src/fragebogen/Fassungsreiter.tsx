import { pfade } from '../paths.ts'
import { Reiter } from '../shared/Reiter.tsx'

type Props = {
  guid: string
  /** A draft is written by whoever maintains it, and nobody has answered it yet. */
  entwurf: boolean
}

/** What one does with a version: write or read it, try it out, and see what was answered. */
export function Fassungsreiter({ guid, entwurf }: Props) {
  return (
    <Reiter
      name="Fassung"
      punkte={[
        { text: entwurf ? 'Bearbeiten' : 'Inhalt', href: pfade.fassung(guid) },
        { text: 'Ausprobieren', href: pfade.fassungAusprobieren(guid) },
        ...(entwurf ? [] : [{ text: 'Auswertung', href: pfade.auswertung(guid) }]),
      ]}
    />
  )
}
