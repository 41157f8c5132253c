import { antragDokumenteAbfrage } from '@foerderportal/client/zuwendung/unterlagen'
import { DATEIEN_JE_FELD } from '@foerderportal/contract/zuwendung/grenzen'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import type { Formulardateien } from '@foerderportal/assistent/dateien/types'
import { pfade } from '../../paths.ts'
import { vorhandeneUnterlagen } from '../../shared/vorhandeneUnterlagen.ts'

/** What an application says of its files. */
export const antragDateien = ({ formular: { guid }, unternehmenGuid }: AntragAntwort): Formulardateien => ({
  jeFeld: DATEIEN_JE_FELD,
  genannte: antragDokumenteAbfrage(guid),
  vorhandene: vorhandeneUnterlagen(unternehmenGuid),
  bereich: pfade.antrag(guid, ''),
  verlassen: {
    text: 'Es sind noch Dateien unterwegs. Wenn Sie den Antrag jetzt verlassen, gehen diese Dateien verloren.',
    knopf: 'Antrag verlassen',
  },
})
