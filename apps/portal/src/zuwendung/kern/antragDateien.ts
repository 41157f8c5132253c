import { antragDokumenteAbfrage } from '@foerderportal/client/zuwendung/unterlagen'
import { DATEIEN_JE_FELD } from '@foerderportal/contract/zuwendung/kern/grenzen'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { Formulardateien } from '@foerderportal/assistent/dateien/types'
import { pfade } from '../../paths.ts'
import { vorhandeneUnterlagen } from '../../shared/vorhandeneUnterlagen.ts'

/** What an application says of its files. */
export const antragDateien = ({
  formular: { guid },
  unternehmenGuid,
  nachforderung,
}: AntragAntwort): Formulardateien => ({
  jeFeld: DATEIEN_JE_FELD,
  genannte: antragDokumenteAbfrage(guid),
  vorhandene: vorhandeneUnterlagen(unternehmenGuid),
  // The bank may have given it back: what was chosen for another request has nothing to do with this one.
  kopie: ['antrag', guid, ...(nachforderung ? [nachforderung.gestelltAm] : [])].join('/'),
  bereich: pfade.antrag(guid, ''),
  verlassen: {
    was: 'den Antrag',
    knopf: 'Antrag verlassen',
  },
})
