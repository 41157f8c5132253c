import type { Befangenheit } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { GESCHAEFT } from './faelle.ts'

export const AM = '2026-11-20T09:00:00.000Z'

/** On one case, as somebody who works on it declared it. */
export const befangenheit = (): Befangenheit => ({
  guid: 'b0000000-0000-4000-8000-000000000001',
  geschaeft: GESCHAEFT,
  unternehmen: { guid: 'a0000000-0000-4000-8000-000000000001', name: 'Hof Lindenau GbR' },
  person: { sub: 'sub-sabine', name: 'Sabine Sachbearbeitung' },
  grund: 'Der Hof gehört meinem Bruder.',
  erklaertAm: AM,
  faelle: [{ geschaeft: GESCHAEFT, geNr: 'GE-2026-000123', zugewiesen: null, zuweisung: 4 }],
  aufgehoben: null,
})
