/**
 * Acts with a round that one person presents and another one releases (3.1); the names are what the audit log calls
 * them. Ranking and batches are such acts too and have tables of their own.
 */
export const RUNDENAKTE = [
  'rundeVeroeffentlichen',
  'fristVerlaengern',
  'mittelErhoehen',
  'rundeAnnullieren',
  'bekundungEntfallen',
  'einladungVerlaengern',
] as const
export type Rundenaktart = (typeof RUNDENAKTE)[number]

/** Why a ranked declaration is passed (3.2). */
export const ENTFALLGRUENDE = ['NEUERE_RUNDE', 'DOPPELT', 'UNTERNEHMEN_FEHLT'] as const
export type Entfallgrund = (typeof ENTFALLGRUENDE)[number]

/** In words, as companies read them. */
export const ENTFALLGRUND_TEXT: Readonly<Record<Entfallgrund, string>> = {
  NEUERE_RUNDE: 'Eine neuere Runde hat diese abgelöst.',
  DOPPELT: 'Ein verbundenes Unternehmen hat in derselben Runde Interesse bekundet.',
  UNTERNEHMEN_FEHLT: 'Das Unternehmen besteht nicht mehr.',
}
