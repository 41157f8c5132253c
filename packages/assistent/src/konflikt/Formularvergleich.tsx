import type { Seitenkonflikt, Wahl } from '@foerderportal/entwurf/types'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { Vergleich, type Feldworte } from '@foerderportal/shell/entwurf/Vergleich.tsx'
import { konfliktworte } from './konfliktworte.ts'

type Props = {
  entwurf: Pick<Entwurf<unknown>, 'loesen'>
  konflikte: readonly Seitenkonflikt[]
  worte: (finden: typeof konfliktworte) => (konflikt: Seitenkonflikt) => Feldworte
  schliessen: () => void
}

/** The two versions of a form, field by field. */
export function Formularvergleich({ entwurf, konflikte, worte, schliessen }: Props) {
  const uebernehmen = async (wahl: Wahl) => {
    schliessen()
    await entwurf.loesen(wahl)
    fokusHalten()
  }
  return (
    <Vergleich
      {...{ konflikte, schliessen }}
      worte={worte(konfliktworte)}
      uebernehmen={(wahl) => void uebernehmen(wahl)}
    />
  )
}
