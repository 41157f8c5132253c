import { sql } from 'kysely'
import { PROBEN } from '../files/proben.test-daten.ts'
import type { Aufrufteil, Fehler } from './aufrufteile.ts'
import { LENA, als, type PortalBasis } from './portalBasis.ts'

const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

/** As many files without a form as one user may have. */
const zuVieleDateien = async ({ t }: PortalBasis): Promise<Fehler> => {
  const wer = als('paul.partner')
  await sql`insert into datei (guid, hochgeladen_von, dateiname, angelegt_am, mime_type, bytes, sha256)
    select gen_random_uuid(), ${wer.sub}, 'a.pdf', now(), 'application/pdf', 1, 'x' from generate_series(1, 200)`.execute(
    t.ownerDb,
  )
  return { wer }
}

/** The virus scan has not released it yet. */
export const dateiWartet = async ({ t }: PortalBasis, guid: string): Promise<Fehler> => {
  await sql`update datei set scan_status = 'wird geprüft' where guid = ${guid}`.execute(t.ownerDb)
  return {}
}

/** Of the platform: the browser's settings and files. */
export const aufrufe: Aufrufteil = async (basis) => {
  const { eigen, fremd } = basis
  return {
    beispiele: {
      konfigurationLesen: { als: LENA },
      dateiHochladen: {
        als: LENA,
        query: { fileName: 'Nachweis.pdf' },
        body: PROBEN.pdf,
        headers: { 'content-type': 'application/octet-stream' },
      },
      dateiHerunterladen: {
        als: LENA,
        params: { guid: eigen.datei.uuid, fileName: 'Nachweis.pdf' },
        query: { download: 'true' },
        objekte: { guid: fremd.datei.uuid },
      },
    },
    katalog: ({ gut, unbekannt }) => [
      ['dateiHerunterladen', 404, 'Nicht gefunden', unbekannt('dateiHerunterladen', 'guid')],
      ['dateiHochladen', 412, NICHT_JETZT, () => zuVieleDateien(basis)],
      [
        'dateiHerunterladen',
        412,
        NICHT_JETZT,
        () => dateiWartet(basis, gut('dateiHerunterladen').params?.['guid'] ?? ''),
      ],
    ],
  }
}
