import type { FallUnterlage } from '@foerderportal/contract/zuwendung/fall/schema'
import { useState } from 'react'
import { Dokumente } from '../../shared/dokument/Dokumente.tsx'

/** What is shown of a file here can be copied, but becomes no evidence. */
const nichts = () => undefined

/** The papers of a request beside its check. */
export function Unterlagen({ unterlagen }: { unterlagen: readonly FallUnterlage[] }) {
  const [uuid, setUuid] = useState(unterlagen[0]?.uuid)
  const [seite, setSeite] = useState(1)
  return (
    <Dokumente
      unterlagen={unterlagen}
      namen={new Map(unterlagen.map((datei) => [datei.uuid, datei.wozu]))}
      gezeigt={unterlagen.find((datei) => datei.uuid === uuid)}
      zeigen={(neue) => {
        setUuid(neue)
        setSeite(1)
      }}
      seite={seite}
      seiteWaehlen={setSeite}
      marken={[]}
      markieren={nichts}
    />
  )
}
