import type { Freigabezeile } from '@foerderportal/contract/zuwendung/entscheidung/schema'

/** A decision that lies before a second person; the first is that of the usual case. */
export const freigabezeile = (nr: number, angaben: Partial<Freigabezeile> = {}): Freigabezeile => ({
  geschaeftGuid: `50000000-0000-4000-8000-00000000000${nr}`,
  geNr: `GE-2026-00000${nr}`,
  programm: 'AnkNabo',
  unternehmenName: 'Hof Lindenau GbR',
  art: 'BEWILLIGUNG',
  seit: '2026-11-20T09:00:00.000Z',
  vorbereitetVon: 'Sabine Sachbearbeitung',
  betrag: 27_000,
  abweichungen: [],
  gesperrtWeil: null,
  ...angaben,
})
