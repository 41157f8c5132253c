import type { Eingangsbestaetigung } from '@foerderportal/contract/formular/eingang'
import type { Datei } from '@foerderportal/contract/shared/datei'
import type { EinreichungRow } from './einreichungen.ts'

/** What an applicant gets for a submission (S4-08), with the file of its receipt, once that is made. */
export const bestaetigung = (row: EinreichungRow, beleg: Datei | undefined): Eingangsbestaetigung => ({
  eingangsnummer: row.eingangsnummer,
  eingegangenAm: row.eingegangen_am.toISOString(),
  sha256: row.sha256,
  beleg:
    beleg === undefined
      ? null
      : {
          uuid: beleg.uuid,
          dateiname: beleg.dateiname,
          downloadUrl: beleg.downloadUrl,
          sha256: row.beleg_sha256 ?? '',
        },
})
