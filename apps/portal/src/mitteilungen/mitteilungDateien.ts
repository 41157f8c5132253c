import type { Formulardateien } from '@foerderportal/assistent/dateien/types'
import type { Ort } from '@foerderportal/client/mitteilungen/konversationen'
import { MITTEILUNG_DATEIEN } from '@foerderportal/contract/mitteilungen/grenzen'
import { pfade } from '../paths.ts'
import { vorhandeneUnterlagen } from '../shared/vorhandeneUnterlagen.ts'

/** What a message says of its files. */
export const mitteilungDateien = ({ unternehmenGuid, konversationId }: Ort): Formulardateien => ({
  jeFeld: MITTEILUNG_DATEIEN,
  vorhandene: vorhandeneUnterlagen(unternehmenGuid),
  kopie: `mitteilung:${konversationId}`,
  bereich: pfade.konversation(konversationId),
  verlassen: {
    was: 'die Seite',
    knopf: 'Seite verlassen',
  },
})
