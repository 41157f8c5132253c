import type { Speicherstand, Wahl } from '@foerderportal/entwurf/arten'
import { fokusHalten } from '@foerderportal/shell/bausteine/fokusHalten'
import { Vergleich } from '@foerderportal/shell/entwurf/Vergleich.tsx'
import { frageZu, wertSchreiben } from './antragWorte.ts'
import type { AntragEntwurf } from './useAntrag.ts'

type Props = { entwurf: AntragEntwurf; stand: Speicherstand & { art: 'konflikt' }; schliessen: () => void }

/** The two versions of an application, field by field. */
export function AntragVergleich({ entwurf, stand, schliessen }: Props) {
  const { formular } = entwurf.wert()
  const uebernehmen = async (wahl: Wahl) => {
    schliessen()
    await entwurf.loesen(wahl)
    fokusHalten()
  }
  return (
    <Vergleich
      konflikte={stand.konflikte}
      worte={(konflikt) => ({
        frage: frageZu(konflikt, formular),
        schreiben: wertSchreiben(konflikt, formular),
      })}
      uebernehmen={(wahl) => void uebernehmen(wahl)}
      schliessen={schliessen}
    />
  )
}
