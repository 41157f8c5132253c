import type { Formulardateien } from '@foerderportal/assistent/dateien/types'
import { antragDokumenteAbfrage, vorhandeneDateienAbfrage } from '@foerderportal/client/zuwendung/unterlagen'
import type { AnhoerungAnsicht } from '@foerderportal/contract/zuwendung/anhoerung/schema'
import { pfade } from '../../paths.ts'

/** What a hearing says of its files. */
export const anhoerungDateien = (guid: string, { unternehmenGuid }: AnhoerungAnsicht): Formulardateien => ({
  jeFeld: 20,
  genannte: antragDokumenteAbfrage(guid),
  vorhandene: vorhandeneDateienAbfrage(unternehmenGuid),
  bereich: pfade.anhoerung(guid),
  worte: {
    verlassen: {
      text: 'Es sind noch Dateien unterwegs. Wenn Sie die Seite jetzt verlassen, gehen diese Dateien verloren.',
      knopf: 'Seite verlassen',
    },
    suche: 'Name der Datei, Art der Unterlage oder Nummer des Antrags',
    keine: 'In den Anträgen Ihres Unternehmens gibt es noch keine Dateien.',
  },
})
