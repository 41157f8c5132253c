import type { Services } from '../../platform/services.ts'
import { pruefungAendern, type Pruefungsaufruf } from './pruefungAendern.ts'
import type { Antwort } from './pruefungAnsicht.ts'
import { rueckgabeFesthalten } from './pruefungen.ts'

/** Gives a check back to who prepares it, with a reason (S6-06); giving back is no editing. */
export const auszahlungZurueckgeben = (
  services: Pick<Services, 'db' | 'clock'>,
  { grund, ...aufruf }: Pruefungsaufruf & { readonly grund: string },
): Promise<Antwort> =>
  pruefungAendern(services, aufruf, 'auszahlungZurueckgeben', async (tx, { fall, jetzt }) => {
    await rueckgabeFesthalten(tx, { auszahlung: fall.guid, sub: aufruf.person.sub, jetzt, grund })
    return { grund }
  })
