/** Acts of the bank that the server does only right after a sign-in (rule A-04), by the names of their calls. */
export const FRISCHE_HANDLUNGEN = [
  'befangenheitAufheben',
  'mittelErhoehen',
  'reihungFreigeben',
  'reihungOeffnen',
  'reihungVorbereiten',
  'rundeAnnullieren',
  'rundenaktFreigeben',
  'zahllaufFreigeben',
] as const
export type FrischeHandlung = (typeof FRISCHE_HANDLUNGEN)[number]

/** Such an act, and what it is done with: a round, a run, a declaration. */
export type Frisch = { readonly handlung: FrischeHandlung; readonly an: string }
