import { randomUUID } from 'node:crypto'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { gewaehrtFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import type {
  BeihilfeEingabe,
  DeMinimisKonto,
} from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
import { ohneFehler } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { beihilfeEinfuegen } from './verbindungen.ts'
import { verbundAendern, type Verbundauftrag } from './verbundAendern.ts'

/** Small aid of another authority, as the declaration names it. It may exceed the ceiling: it is a fact. */
export const beihilfeErfassen = (
  services: Services,
  { eingabe, ...auftrag }: Verbundauftrag & { readonly eingabe: BeihilfeEingabe },
): Promise<DeMinimisKonto> =>
  verbundAendern(services, auftrag, 'beihilfeErfassen', async (tx, jetzt) => {
    ohneFehler(gewaehrtFehler(eingabe.gewaehrtAm, tagInBerlin(jetzt)))
    const { betrag, ...angaben } = eingabe
    const beihilfe = randomUUID()
    const betragCent = inCent(betrag)
    await beihilfeEinfuegen(tx, {
      ...angaben,
      guid: beihilfe,
      unternehmenGuid: auftrag.guid,
      betragCent,
      sub: auftrag.sub,
      jetzt,
    })
    return { ...angaben, beihilfe, betragCent }
  })
