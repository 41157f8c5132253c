import { MINUTE_MS } from '@foerderportal/values/time'
import type { Services } from '../../services.ts'
import { wartendePruefungen } from '../repository.ts'

/** Three rounds of those that are tried again (pruefungenNachholen.ts): a file that still waits is in nobody's line. */
const GEDULD_MIN = 15

const STEHT = `Die Virenprüfung (CLAMD) antwortet, kommt aber zu keinem Ergebnis: Dateien warten seit über ${GEDULD_MIN} Minuten.`

const GUT = { ok: true, message: '' }

/** A scanner that answers a ping may still judge nothing: hung at a file, without signatures, with too low a limit. */
export const pruefungBefinden = async ({
  db,
  clock,
  files,
  virenpruefung,
}: Pick<Services, 'db' | 'clock' | 'files' | 'virenpruefung'>): Promise<{ ok: boolean; message: string }> => {
  const befinden = await virenpruefung?.befinden()
  if (befinden?.ok === false) return befinden
  const { aelteste } = await wartendePruefungen(db)
  const seit = aelteste === null ? 0 : clock.now().getTime() - aelteste.getTime()
  if (seit <= GEDULD_MIN * MINUTE_MS) return GUT
  // What can't be read can't be judged: then it is the store that is away, which is said as such.
  return (await files.befinden()).ok ? { ok: false, message: STEHT } : GUT
}
