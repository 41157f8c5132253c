import type { Speicherstand } from '@foerderportal/entwurf/arten'
import { Vergleich } from '../entwurf/Vergleich.tsx'
import { frageZu, wertSchreiben } from './antragWorte.ts'
import type { AntragEntwurf } from './useAntrag.ts'

type Props = { entwurf: AntragEntwurf; stand: Speicherstand & { art: 'konflikt' }; schliessen: () => void }

/** The two versions of an application, field by field. */
export function AntragVergleich({ entwurf, stand, schliessen }: Props) {
  const { formular } = entwurf.wert()
  return (
    <Vergleich
      konflikte={stand.konflikte}
      worte={(konflikt) => ({ frage: frageZu(konflikt, formular), schreiben: wertSchreiben })}
      uebernehmen={(wahl) => {
        schliessen()
        void entwurf.loesen(wahl)
      }}
      schliessen={schliessen}
    />
  )
}
