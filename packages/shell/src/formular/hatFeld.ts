import { valueAt } from '@foerderportal/values/path'

/** True when the values of a form have something at the path of an error, so that it can be shown and mended there. */
export const hatFeld = (werte: unknown, pfad: string): boolean =>
  valueAt(werte, pfad.split('.')) !== undefined
