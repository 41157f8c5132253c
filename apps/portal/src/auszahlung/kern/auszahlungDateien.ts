import { auszahlungDokumenteAbfrage } from '@foerderportal/client/auszahlung/antrag'
import { DATEIEN_JE_FELD } from '@foerderportal/contract/zuwendung/kern/grenzen'
import type { AuszahlungAntwort } from '@foerderportal/contract/auszahlung/schema'
import type { Formulardateien } from '@foerderportal/assistent/dateien/types'
import { pfade } from '../../paths.ts'

/** What a payout request says of its files. */
export const auszahlungDateien = ({ formular: { guid } }: AuszahlungAntwort): Formulardateien => ({
  jeFeld: DATEIEN_JE_FELD,
  genannte: auszahlungDokumenteAbfrage(guid),
  kopie: `auszahlung/${guid}`,
  bereich: pfade.auszahlung(guid, ''),
  verlassen: {
    was: 'den Auszahlungsantrag',
    knopf: 'Auszahlungsantrag verlassen',
  },
})
