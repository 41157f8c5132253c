import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import type { AntragUebersicht, GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { antraege } from './overviews.ts'

const ENTSCHIEDEN = 'd1d5c1de-6f0b-4c5e-9d7e-0a4b8f1c2d3e'
/** What a file without bytes is known by: the fake line sends none. */
export const LEER_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** A notice that lies ready for Lena and Paul until 30.11.2026. */
export const bescheid = (rest: Partial<BescheidAnsicht> = {}): BescheidAnsicht => ({
  guid: 'be000000-0000-4000-8000-000000000001',
  nummer: 'BE-2026-000123',
  art: 'BEWILLIGUNG',
  geNr: 'GE-2026-0001',
  antragGuid: ENTSCHIEDEN,
  auszahlung: null,
  erlassenAm: '2026-11-20T12:00:00Z',
  status: 'BENACHRICHTIGT',
  weg: 'PORTAL',
  endetAm: '2026-11-30T23:00:00Z',
  abgerufenAm: null,
  abgerufenVon: null,
  bekanntAm: null,
  rechtsbehelfBis: null,
  zeichnende: ['Lena Lindenau', 'Paul Partner'],
  hindernis: null,
  abrufbar: true,
  inhalt: null,
  datei: null,
  ...rest,
})

/** The same after Lena has retrieved it. */
export const abgerufen: Partial<BescheidAnsicht> = {
  status: 'ABGERUFEN',
  endetAm: null,
  abrufbar: false,
  abgerufenAm: '2026-11-23T08:00:00Z',
  abgerufenVon: 'Lena Lindenau',
  bekanntAm: '2026-11-24',
  rechtsbehelfBis: '2026-12-28',
  inhalt: {
    betrag: 5000,
    bewilligt: 5000,
    offen: 5000,
    kaufAb: '2026-11-24',
    kaufBis: '2027-11-20',
    auszahlungBis: '2028-02-18',
    abgelehnt: 0,
    ueberholt: false,
  },
  datei: {
    dateiname: 'Bescheid BE-2026-000123.pdf',
    bytes: 0,
    downloadUrl: '/Zuwendungen/api/public/bescheid/be000000-0000-4000-8000-000000000001/datei',
  },
}

/** What a member sees who may not sign. */
export const fuerAndere: Partial<BescheidAnsicht> = {
  abrufbar: false,
  hindernis: {
    pfad: 'zeichnungsberechtigung',
    text: 'Der Bescheid liegt bereit für Lena Lindenau und Paul Partner.',
  },
}

/** The overview with a case that the bank has decided. */
export const entschiedene = (geschaeftStatus: GeschaeftDetail['geschaeftStatus']): AntragUebersicht => {
  const eintrag = antraege()
  return { ...eintrag, details: eintrag.details.map((d) => ({ ...d, geschaeftStatus })) }
}
