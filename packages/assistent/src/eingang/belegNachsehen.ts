type MitEingang = { readonly wert: { readonly eingang: { readonly beleg: unknown } | null } }

const NACHSEHEN_MS = 2000

const wartet = ({ wert: { eingang } }: MitEingang): boolean => eingang !== null && eingang.beleg === null

/** For the query of what was sent: its receipt is made after the answer (S4-08), and appears by itself. */
export const belegNachsehen = {
  refetchInterval: ({ state: { data } }: { readonly state: { readonly data: MitEingang | undefined } }) =>
    data !== undefined && wartet(data) ? NACHSEHEN_MS : false,
} as const
