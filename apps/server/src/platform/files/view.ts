import type { Datei } from '@foerderportal/contract/shared/datei'
import { pruefstandAus } from '@foerderportal/contract/shared/pruefstand'
import { ZUWENDUNGEN } from '@foerderportal/contract/shared/route'
import type { Vollstaendig } from './repository.ts'

export const dateiAnsicht = (row: Vollstaendig): Datei => ({
  uuid: row.guid,
  dateiname: row.dateiname,
  mimeType: row.mime_type,
  size: row.bytes,
  fileSize: row.bytes,
  angelegtAm: row.angelegt_am.toISOString(),
  downloadUrl: `${ZUWENDUNGEN}/api/public/download/${row.guid}/${encodeURIComponent(row.dateiname)}`,
  scanStatus: pruefstandAus(row.scan_status, row.oeffnung),
})
