/**
 * The words that the tree is built from (rule B-03). A slice has the same name in the contract,
 * in the server and in each client; whoever searches for it finds all of it.
 */
export const SCHEIBEN = [
  'zuwendung',
  'auszahlung',
  'interessenbekundung',
  'mitteilungen',
  'unternehmen',
  'nutzer',
  'identifizierung',
  'fragebogen',
  'verzeichnis',
] as const

/** Pages of a client that belong to no slice; they keep to the same directions. */
export const EIGENE_SEITEN = ['start', 'dashboard', 'version', 'freigaben'] as const

/** What the slices of a client share; it knows none of them. */
export const GEMEINSAM = ['shared'] as const

/** Folders beside the slices, for each part that is cut into slices. */
export const NEBEN_DEN_SCHEIBEN: Readonly<Record<string, readonly string[]>> = {
  // 'formular': what every form of the product needs, of whatever slice
  'packages/contract/src': ['shared', 'formular'],
  'apps/server/src': ['platform', 'oidc', 'demo'],
  'apps/portal/src': ['shell', 'stil', 'testing', ...GEMEINSAM, ...EIGENE_SEITEN],
  'apps/sachbearbeitung/src': ['shell', 'stil', 'testing', ...GEMEINSAM, ...EIGENE_SEITEN],
}

/**
 * Which slice of the server may call which other one, each through its `public.ts`. A new pair is a decision: it is
 * written here, in review, with its reason.
 */
export const ERLAUBTE_PAARE: readonly {
  readonly von: string
  readonly nach: readonly string[]
  readonly weil: string
}[] = [
  {
    von: '*',
    nach: ['nutzer', 'unternehmen'],
    weil: 'every call checks who asks and which company he belongs to (S1-02)',
  },
  {
    von: 'zuwendung',
    nach: ['fragebogen'],
    weil: 'nothing is sent before the questionnaire that the programme requires is finished (S8-02)',
  },
  {
    von: 'interessenbekundung',
    nach: ['zuwendung'],
    weil: 'who is ranked high enough is invited to apply (S3-04)',
  },
  {
    von: 'mitteilungen',
    nach: ['zuwendung'],
    weil: 'a conversation belongs to a case: who of the bank may read it is the case’s to say (S7-01, S9-01)',
  },
  { von: 'auszahlung', nach: ['zuwendung'], weil: 'a payout belongs to an approved application (S6-01)' },
  {
    von: 'unternehmen',
    nach: ['verzeichnis'],
    weil: 'the seat of the register court has to be one of the directory (S1-06)',
  },
  {
    von: 'verzeichnis',
    nach: ['zuwendung'],
    weil: 'the state of the data names the Positivliste too (R7.3-04)',
  },
]
