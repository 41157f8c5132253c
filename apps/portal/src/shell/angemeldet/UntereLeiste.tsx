import { Menue } from '@foerderportal/ui/Menue.tsx'
import { useNutzer } from '../../umgebung.ts'
import { useOrt } from '../useOrt.ts'
import { PORTAL_WECHSELN, useNutzermenue, useUnternehmensmenue } from './menues.ts'

/** On a phone the menus of company, user and portals stand within thumb's reach (R2.3-08). */
export function UntereLeiste() {
  const nutzer = useNutzer()
  const ort = useOrt()
  const { firma, eintraege } = useUnternehmensmenue()
  const eigenes = useNutzermenue('ohne-portalwechsel')
  return (
    <nav className="s-leiste" aria-label="Unternehmen, Konto und Portal">
      {firma && (
        <Menue text="Unternehmen" icon="unternehmen" kopf={firma.name} eintraege={eintraege} ort={ort} />
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
          <Menue text="Portal" icon="autorenew" kopf="Förderportal" eintraege={[PORTAL_WECHSELN]} ort={ort} />
        </>
      )}
    </nav>
  )
}
