import { DATEI_NICHT_MOEGLICH } from '@foerderportal/contract/shared/datei'
import { absagen } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { ungebundenVon } from './repository.ts'

/** More than any form takes; what nobody binds is gone after a day (dateienAufraeumen.ts). */
const UNGEBUNDEN = { dateien: 200, bytes: 1024 ** 3 }
const GLEICHZEITIG = 8

const laufend = new Map<string, number>()

const SPAETER = 'Reichen Sie Ihre Formulare ein oder versuchen Sie es morgen noch einmal.'

const pruefen = async ({ db }: Services, sub: string) => {
  const { anzahl, bytes } = await ungebundenVon(db, sub)
  const zuViel = anzahl >= UNGEBUNDEN.dateien ? 'sehr viele' : bytes >= UNGEBUNDEN.bytes && 'sehr große'
  if (zuViel !== false)
    throw absagen(
      DATEI_NICHT_MOEGLICH,
      `Sie haben ${zuViel} Dateien hochgeladen, die zu keinem Formular gehören. ${SPAETER}`,
    )
}

/** Runs an upload while the user keeps within his share of disk and lines; else refuses with 412. */
export const imKontingent = async <T>(
  services: Services,
  sub: string,
  hochladen: () => Promise<T>,
): Promise<T> => {
  const schon = laufend.get(sub) ?? 0
  if (schon >= GLEICHZEITIG)
    throw absagen(
      DATEI_NICHT_MOEGLICH,
      `Es werden schon ${GLEICHZEITIG} Dateien hochgeladen. Warten Sie, bis eine davon fertig ist.`,
    )
  laufend.set(sub, schon + 1)
  try {
    await pruefen(services, sub)
    return await hochladen()
  } finally {
    const noch = (laufend.get(sub) ?? 1) - 1
    if (noch === 0) laufend.delete(sub)
    else laufend.set(sub, noch)
  }
}
