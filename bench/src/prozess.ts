import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { prozessLesen } from '../../tools/prozess.ts'

type Pid = number | undefined

/** Resident memory of a process now and at its highest, and what of it are programs mapped from disk, in MB (Linux). */
export const speicher = async (pid: Pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { jetzt: mb('VmRSS'), hoechstens: mb('VmHWM'), programme: mb('RssFile') }
}

const RUHE_MS = 3_000
/** Processor time of a server that only waits, in a second. */
const RUHE_SEKUNDEN = 0.03
/** A server that never rests is measured as it is. */
const GEDULD = 60

/**
 * Waits until a server does nothing of its own: after its start it sets the documents of the demo world, in a thread whose
 * time would count as that of the calls measured first, and the more the larger that world is.
 */
export const ruheAbwarten = async (pid: Pid): Promise<void> => {
  const verbraucht = () => (pid === undefined ? 0 : (prozessLesen(pid)?.sekunden ?? 0))
  for (let i = 0; i < GEDULD; i += 1) {
    const davor = verbraucht()
    await pause(RUHE_MS)
    if ((verbraucht() - davor) / (RUHE_MS / 1_000) < RUHE_SEKUNDEN) return
  }
}
