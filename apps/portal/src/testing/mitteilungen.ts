import type { Auswahl } from '@foerderportal/contract/mitteilungen/konversation/sortierung'
import type { Datei } from '@foerderportal/contract/shared/datei'
import type {
  Konversation,
  Konversationsseite,
  Konversationszeile,
  Mitteilung,
} from '@foerderportal/contract/mitteilungen/konversation/schema'

/** The conversation of Lena's approved application. */
export const KONVERSATION = 'c0000000-0000-4000-8000-000000000001'

export const zeile = (angaben: Partial<Konversationszeile> = {}): Konversationszeile => ({
  conversationId: KONVERSATION,
  geNr: 'GE-2026-000123',
  geschaeftId: 'd0000000-0000-4000-8000-000000000652',
  betreff: 'Termin für die Besichtigung vor Ort',
  abgeschicktAm: '2026-11-20T09:30:00.000Z',
  gelesen: false,
  dokumenteVorhanden: true,
  termin: '2026-12-07T22:59:59.000Z',
  terminGeaendertUngelesen: true,
  erledigt: false,
  ...angaben,
})

/** The company's general conversation, in which nobody has written. */
export const NIE_GESCHRIEBEN: Partial<Konversationszeile> = {
  conversationId: 'c0000000-0000-4000-8000-000000000002',
  geNr: null,
  geschaeftId: null,
  betreff: null,
  abgeschicktAm: null,
  gelesen: true,
  dokumenteVorhanden: false,
  termin: null,
  terminGeaendertUngelesen: false,
}

export const seite = (
  results: Konversationszeile[],
  angaben: Partial<Konversationsseite> = {},
): Konversationsseite => ({
  page: 1,
  pageSize: 20,
  pageSizeMax: 100,
  pages: 1,
  resultSize: results.length,
  results,
  ...angaben,
})

type Teile = Partial<Record<Auswahl, Konversationszeile[]>>
/** The list by which conversations are asked for. */
export const listen =
  (teile: Teile) =>
  ({
    query: { auswahl },
  }: {
    readonly query: { readonly auswahl?: Auswahl | undefined }
  }): Konversationsseite =>
    seite(auswahl === undefined ? Object.values(teile).flat() : (teile[auswahl] ?? []))

export const anhang = (angaben: Partial<Datei> = {}): Datei => ({
  uuid: 'f0000000-0000-4000-8000-000000000001',
  dateiname: 'Anfahrt.pdf',
  mimeType: 'application/pdf',
  size: 120_000,
  fileSize: 120_000,
  angelegtAm: '2026-11-20T09:00:00.000Z',
  downloadUrl: '/Zuwendungen/api/public/download/f0000000-0000-4000-8000-000000000001/Anfahrt.pdf',
  scanStatus: 'sauber',
  ...angaben,
})

export const mitteilung = (angaben: Partial<Mitteilung> = {}): Mitteilung => ({
  guid: 'e0000000-0000-4000-8000-000000000001',
  abgeschicktAm: '2026-11-20T09:30:00.000Z',
  betreff: 'Termin für die Besichtigung vor Ort',
  inhalt: 'Guten Tag Frau Lindenau,\n\npasst Ihnen der Termin?',
  gelesen: false,
  richtungZuKunde: true,
  absender: null,
  bezug: null,
  anhaenge: [anhang()],
  ...angaben,
})

export const konversation = (angaben: Partial<Konversation> = {}): Konversation => ({
  conversationId: KONVERSATION,
  geNr: 'GE-2026-000123',
  geschaeftId: 'd0000000-0000-4000-8000-000000000652',
  erledigt: false,
  termin: '2026-12-07T22:59:59.000Z',
  terminGeaendertUngelesen: true,
  gesperrtWeil: null,
  bezug: null,
  mitteilungen: [mitteilung()],
  schritte: [],
  ...angaben,
})
