import type { DeMinimisKonto } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { beihilfeAusstreichen } from './verbindungen.ts'
import { verbundAendern, type Verbundauftrag } from './verbundAendern.ts'

/** It was entered by mistake: it counts no more, and the log keeps why. */
export const beihilfeStreichen = (
  services: Services,
  { beihilfe, grund, ...auftrag }: Verbundauftrag & { readonly beihilfe: string; readonly grund: string },
): Promise<DeMinimisKonto> =>
  verbundAendern(services, auftrag, 'beihilfeStreichen', async (tx, jetzt) => {
    const { sub, guid } = auftrag
    if (!(await beihilfeAusstreichen(tx, { guid, beihilfe }, { grund, sub, jetzt })))
      throw absagen(ALLGEMEIN.nichtGefunden, 'Diese Beihilfe steht nicht auf dem Konto.')
    return { beihilfe, grund }
  })
