import { Menue } from '@foerderportal/ui/Menue.tsx'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import { useFirmen } from '../useFirmen.ts'
import { useOrt } from '../useOrt.ts'
import { unternehmensmenue, useNutzermenue, usePortalwechsel } from './menues.ts'

/** On a phone the menus of company, user and portals stand within thumb's reach (R2.3-08). */
export function UntereLeiste() {
  const nutzer = useNutzer()
  const { konfiguration } = useUmgebung()
  const ort = useOrt()
  const firmen = useFirmen()
  const eigenes = useNutzermenue('ohne-portalwechsel')
  const wechsel = usePortalwechsel()
  return (
    <nav className="s-leiste" aria-label="Unternehmen, Konto und Portal">
      {/* Its place stays free until the guard has found it, so that nothing beside it moves. */}
      {!firmen.bekannt && <span />}
      {firmen.firma && (
        <Menue
          text="Unternehmen"
          icon="unternehmen"
          kopf={firmen.firma.name}
          eintraege={unternehmensmenue(firmen)}
          ort={ort}
        />
      )}
      {nutzer && (
        <>
          <Menue
            text="Konto"
            icon="account-circle"
            kopf={`${nutzer.firstname} ${nutzer.lastname}`}
            eintraege={eigenes}
            ort={ort}
          />
          <Menue
            text="Portal"
            icon="autorenew"
            kopf={`Sie sind hier: ${konfiguration.portalName}`}
            eintraege={wechsel}
            ort={ort}
          />
        </>
      )}
    </nav>
  )
}
