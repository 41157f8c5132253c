import { betriebslageAbfrage } from '@foerderportal/client/zuwendung/vorrat'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useQuery } from '@tanstack/react-query'

/** One line for whoever leads, while no virus scanner is connected: the operator can mend it, and nobody else. */
export function OhneVirenpruefung() {
  const leitet = useDarf(['LEITUNG', 'SCHREIBEN'])
  const { data } = useQuery({ ...betriebslageAbfrage(), enabled: leitet })
  if (!leitet || data === undefined || data.virenpruefung) return null
  return (
    <div className="d-vorratshinweis">
      <Hinweis ton="warning">
        Hochgeladene Dateien werden nicht auf Viren geprüft. Lassen Sie vom Betrieb des Portals eine
        Virenprüfung anschließen.
      </Hinweis>
    </div>
  )
}
