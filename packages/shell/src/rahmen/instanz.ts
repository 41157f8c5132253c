import type { Seitendaten } from '../seitendaten.ts'

type Adresse = { readonly params: object; readonly search: { readonly unternehmenId?: string | undefined } }

/**
 * What makes a new screen instance when it changes (section 2.1). With the flag nothing does; without it other
 * parameters or another company do: nothing typed or loaded for the one shows up at the other.
 */
export const instanz = (
  { wiederverwenden }: Pick<Seitendaten, 'wiederverwenden'>,
  { params, search }: Adresse,
): object | undefined => (wiederverwenden ? undefined : { params, firma: search.unternehmenId })
