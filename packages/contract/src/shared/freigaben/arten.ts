/** What needs two people at the bank, by the names by which its list filters (S9-04), in words. */
export const FREIGABEARTEN = {
  entscheidung: 'Entscheidung',
  auszahlung: 'Auszahlung, Prüfung',
  zahllauf: 'Zahllauf',
  zahllaufVerfall: 'Zahllauf verfällt',
  rundeVeroeffentlichen: 'Runde veröffentlichen',
  fristVerlaengern: 'Frist verlängern',
  mittelErhoehen: 'Mittel erhöhen',
  rundeAnnullieren: 'Runde annullieren',
  bekundungEntfallen: 'Bekundung entfällt',
  einladungVerlaengern: 'Einladung verlängern',
  reihung: 'Reihung',
  staffel: 'Staffel',
} as const
export type Freigabeart = keyof typeof FREIGABEARTEN

/** On whose page it is read and released. */
export const FREIGABEORTE = ['FALL', 'AUSZAHLUNG', 'RUNDE', 'ZAHLLAUF'] as const
export type Freigabeort = (typeof FREIGABEORTE)[number]
