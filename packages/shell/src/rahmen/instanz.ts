import type { Seitendaten } from '../seitendaten.ts'

type Adresse = { readonly params: object; readonly search: { readonly unternehmenId?: string | undefined } }

/**
 * What makes a new screen instance when it changes (section 2.1): another company always, so that nothing typed or loaded
 * for the one shows up at the other; other parameters, too, where the flag does not keep them together.
 */
export const instanz = (
  { wiederverwenden }: Pick<Seitendaten, 'wiederverwenden'>,
  { params, search: { unternehmenId: firma } }: Adresse,
): object => (wiederverwenden ? { firma } : { params, firma })
