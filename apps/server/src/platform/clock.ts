/** The only source of 'now' for rules: deadlines are judged by the server's clock, and tests set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock for tests: stands until it is moved. */
export const fixedClock = (start: string | Date) => {
  let now = new Date(start)
  return {
    now: () => now,
    set: (moment: string | Date) => void (now = new Date(moment)),
    forward: (ms: number) => void (now = new Date(now.getTime() + ms)),
  } satisfies Clock & Record<string, unknown>
}
