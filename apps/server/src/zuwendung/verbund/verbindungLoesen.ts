import type { DeMinimisKonto } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { verbindungEntfernen } from './verbindungen.ts'
import { verbundAendern, type Verbundauftrag } from './verbundAendern.ts'

/** They are enterprises of their own again, unless a way over others is left. */
export const verbindungLoesen = (
  services: Services,
  { anderes, ...auftrag }: Verbundauftrag & { readonly anderes: string },
): Promise<DeMinimisKonto> =>
  verbundAendern(services, auftrag, 'verbindungLoesen', async (tx) => {
    if (!(await verbindungEntfernen(tx, { guid: auftrag.guid, anderes })))
      throw absagen(ALLGEMEIN.nichtGefunden, 'Diese beiden Unternehmen sind nicht verbunden.')
    return { anderes }
  })
