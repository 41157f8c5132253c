import { readFile } from 'node:fs/promises'

type Pid = number | undefined

/** Resident memory of a process now and at its highest, and what of it are programs mapped from disk, in MB (Linux). */
export const speicher = async (pid: Pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { jetzt: mb('VmRSS'), hoechstens: mb('VmHWM'), programme: mb('RssFile') }
}

/** Linux counts a process's time in hundredths of a second. */
const TAKT_MS = 10

/** Processor time that a process has used so far, in ms (Linux). */
export const rechenzeit = async (pid: Pid): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the process, in brackets, may have blanks; utime and stime are the 12th and 13th field behind it.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * TAKT_MS
}
