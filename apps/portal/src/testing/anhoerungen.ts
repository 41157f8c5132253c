import type { AnhoerungAnsicht } from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { LINDENAU } from './people.ts'

/** What Lena's farm is heard about: until 10.12.2026, not answered yet. */
export const angehoert = (angaben: Partial<AnhoerungAnsicht> = {}): AnhoerungAnsicht => ({
  guid: 'b0000000-0000-4000-8000-000000000001',
  unternehmenGuid: LINDENAU.id,
  geNr: 'GE-2026-000123',
  text: 'Die Bank beabsichtigt, den Antrag abzulehnen:\ndie Moorfläche ist kleiner als 5 ha.',
  gestelltAm: '2026-11-20T09:00:00.000Z',
  frist: '2026-12-10T23:00:00.000Z',
  stand: 'OFFEN',
  antwort: { text: '', dateien: [] },
  gespeichertAm: '2026-11-20T09:00:00.000Z',
  beantwortetAm: null,
  ...angaben,
})
