import type { Formulardateien } from '@foerderportal/assistent/dateien/types'
import { antragDokumenteAbfrage } from '@foerderportal/client/zuwendung/unterlagen'
import type { AnhoerungAnsicht } from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { pfade } from '../../paths.ts'
import { vorhandeneUnterlagen } from '../../shared/vorhandeneUnterlagen.ts'

/** What a hearing says of its files. */
export const anhoerungDateien = (
  guid: string,
  { guid: anhoerung, unternehmenGuid }: AnhoerungAnsicht,
): Formulardateien => ({
  jeFeld: 20,
  genannte: antragDokumenteAbfrage(guid),
  vorhandene: vorhandeneUnterlagen(unternehmenGuid),
  kopie: `anhoerung:${anhoerung}`,
  bereich: pfade.anhoerung(guid),
  verlassen: {
    was: 'die Seite',
    knopf: 'Seite verlassen',
  },
})
