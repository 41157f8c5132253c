/**
 * What was just deleted or withdrawn: the overview, where one lands then, says it once. It is gone with the next page
 * or company, and with a reload.
 */
let gesagt: string | undefined

export const abschiedMerken = (text: string): void => {
  gesagt = text
}
export const abschiedLesen = (): string | undefined => gesagt
export const abschiedVergessen = (): void => {
  gesagt = undefined
}
