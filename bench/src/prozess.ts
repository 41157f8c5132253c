import { readFile } from 'node:fs/promises'

type Pid = number | undefined

/** Resident memory of a process now and at its highest, and what of it are programs mapped from disk, in MB (Linux). */
export const speicher = async (pid: Pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { jetzt: mb('VmRSS'), hoechstens: mb('VmHWM'), programme: mb('RssFile') }
}
