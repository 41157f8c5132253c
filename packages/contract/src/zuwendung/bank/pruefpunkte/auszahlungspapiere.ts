/** The papers of an invoice, by the member of the proof that names them, in the order of the page. */
export const AUSZAHLUNGSPAPIERE = [
  'rechnungen',
  'zahlungsnachweise',
  'klimabilanzen',
  'evaluierungsboegen',
] as const
