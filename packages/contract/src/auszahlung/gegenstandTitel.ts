import { gegenstandName } from '../zuwendung/kern/antragsformular/gegenstaende.ts'
import type { AuszahlbarerGegenstand } from './schema.ts'

/** What an approved item is called. */
export const gegenstandTitel = ({
  foerdergegenstand: g,
}: Pick<AuszahlbarerGegenstand, 'foerdergegenstand'>): string =>
  gegenstandName(g) || `Fördergegenstand ${g.nr}`
