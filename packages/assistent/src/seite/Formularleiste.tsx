import { WizardLeiste, type WizardLeisteProps } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { useSyncExternalStore } from 'react'
import { useSpeichertext } from '@foerderportal/shell/entwurf/useSpeichertext'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useLaedtHoch } from '../dateien/useUploads.ts'

type Props = Required<Pick<WizardLeisteProps, 'zurueck'>> & {
  entwurf: Pick<Entwurf<unknown>, 'subscribe' | 'stand' | 'kopiestand'>
  /** Back to where all answers stand, for whoever came from there to change one. */
  zusammenfassung?: (() => void) | undefined
  /** The page is being checked and saved. */
  laeuft: boolean
  /** Opens the comparison, where others saved the same fields: the bar is in sight, wherever the page is. */
  vergleichen: () => void
}

/** The bar below a page of questions. It alone follows each step of saving; the page above it need not. */
export function Formularleiste({ entwurf, zurueck, zusammenfassung, laeuft, vergleichen }: Props) {
  const laedtHoch = useLaedtHoch()
  const speicherstand = useSpeichertext(entwurf)
  const konflikt = useSyncExternalStore(entwurf.subscribe, () => entwurf.stand().art === 'konflikt')
  return (
    <WizardLeiste
      zurueck={zurueck}
      mitte={
        konflikt
          ? { text: 'Entscheiden', beiKlick: vergleichen }
          : zusammenfassung && { text: 'Zur Zusammenfassung', beiKlick: zusammenfassung }
      }
      weiter={{ laeuft, gesperrtWeil: laedtHoch && 'Warten Sie, bis alle Dateien hochgeladen sind.' }}
      speicherstand={speicherstand}
    />
  )
}
