import { entscheidungAendern, vorhandene, type Tun } from './entscheidungAendern.ts'
import type { Antwort } from './entscheidungAnsicht.ts'
import type { Entscheidungsaufruf, Entscheidungsdienste } from './entscheidungZeigen.ts'
import { rueckgabeFesthalten } from './entscheidungen.ts'
import { vorgelegteTatsachen } from './bescheid/vorlageTatsachen.ts'

type Zurueckgeben = Pick<Entscheidungsaufruf, 'person'> & { readonly grund: string }

/** Gives a decision back to who prepares it, with a reason (S9-04); giving back is no editing. */
export const zurueckgeben =
  ({ person, grund }: Zurueckgeben): Tun =>
  async (tx, lage) => {
    const vorgelegte = vorhandene(lage)
    await rueckgabeFesthalten(tx, { guid: vorgelegte.guid, sub: person.sub, jetzt: lage.jetzt, grund })
    return { ...vorgelegteTatsachen(vorgelegte), grund }
  }

export const entscheidungZurueckgeben = (
  dienste: Entscheidungsdienste,
  { grund, ...aufruf }: Entscheidungsaufruf & Zurueckgeben,
): Promise<Antwort> =>
  entscheidungAendern(
    dienste,
    aufruf,
    'entscheidungZurueckgeben',
    zurueckgeben({ person: aufruf.person, grund }),
  )
