import type {
  DeMinimisKonto,
  VerbindungEingabe,
} from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
import { zidFormatieren } from '@foerderportal/contract/shared/nummern/zid'
import type { Services } from '../../platform/services.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { nachKennung, verbindungEinfuegen } from './verbindungen.ts'
import { verbundAendern, type Verbundauftrag } from './verbundAendern.ts'

/** Two companies are a single enterprise from now on: what either was granted counts for both. */
export const verbindungErfassen = (
  services: Services,
  { eingabe, ...auftrag }: Verbundauftrag & { readonly eingabe: VerbindungEingabe },
): Promise<DeMinimisKonto> =>
  verbundAendern(services, auftrag, 'verbindungErfassen', async (tx, jetzt) => {
    const { sub, guid } = auftrag
    // Either number, as it is printed or pasted (S10-06).
    const anderes = await nachKennung(tx, zidFormatieren(eingabe.kennung))
    if (anderes === undefined)
      throw nichtMoeglich(
        'Unter dieser Nummer gibt es kein Unternehmen. Prüfen Sie die Schreibweise.',
        'kennung',
      )
    if (anderes === guid) throw nichtMoeglich('Das ist dieses Unternehmen selbst.', 'kennung')
    const neu = await verbindungEinfuegen(tx, { guid, anderes }, { grundlage: eingabe.grundlage, sub, jetzt })
    return neu ? { anderes, grundlage: eingabe.grundlage } : null
  })
