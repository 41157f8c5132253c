import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useTeil } from '../../bausteine/useTeil.ts'
import type { SeitenBau } from './bau.ts'
import { gegenstaendeLaden } from './gegenstaendeLaden.ts'
import type { GegenstaendeProps } from './gegenstaendeProps.ts'
import { seitenLesefehler, seitenLesen, seitenSchreiben, type GegenstaendeWerte } from './gegenstandWerte.ts'

function Felder(props: GegenstaendeProps) {
  const zeichnen = useTeil(true, gegenstaendeLaden)
  return zeichnen ? zeichnen(props) : <Skelett art="formular" was="Ihre Fördergegenstände" />
}

/** The overview and the pages of the categories share their answers; the step says which of them is shown. */
export const foerdergegenstaendeSeite: SeitenBau<GegenstaendeWerte> = {
  lesen: (f) => ({ foerdergegenstandSeiten: seitenLesen(f.foerdergegenstandSeiten) }),
  schreiben: (w) => (f) => ({ ...f, foerdergegenstandSeiten: seitenSchreiben(w.foerdergegenstandSeiten) }),
  lesefehler: (w) => seitenLesefehler(w.foerdergegenstandSeiten),
  Felder,
}
