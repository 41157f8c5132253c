import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/** What an e-invoice fills, in the order of the page (S6-05). */
export const VORBELEGBAR = [
  'rechnungsSteller',
  'rechnungsNummer',
  'rechnungsDatum',
  'rechnungsBetrag',
  'umsatzsteuer',
] as const
export type Vorbelegbar = (typeof VORBELEGBAR)[number]

/** What was filled into a field, and out of which file. */
type Vorbelegt = { readonly text: string; readonly datei: string }

/** What e-invoices have filled of a proof of use. Each file fills once: who empties a field keeps it empty. */
export type Herkunft = {
  readonly gelesen: readonly string[]
  readonly felder: { readonly [F in Vorbelegbar]?: Vorbelegt }
}
const NICHTS: Herkunft = { gelesen: [], felder: {} }

/** Kept beside the form as long as the portal is open: a row that is closed and opened again still says it. */
export const useHerkunft = (kennung: string) => {
  const klient = useQueryClient()
  const queryKey = ['aus-e-rechnung', kennung]
  const { data = NICHTS } = useQuery<Herkunft>({ queryKey, queryFn: skipToken, gcTime: Infinity })
  return { herkunft: data, merken: (neu: Herkunft) => klient.setQueryData<Herkunft>(queryKey, neu) }
}

const istVorbelegbar = (feld: string): feld is Vorbelegbar => VORBELEGBAR.some((f) => f === feld)

/** Where an answer comes from, until somebody changes it. */
export const vorbelegtAus = ({ felder }: Herkunft, feld: string, wert: unknown): string | undefined =>
  istVorbelegbar(feld) && felder[feld] && felder[feld].text === wert ? 'aus der E-Rechnung' : undefined
