import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'

/** A list of files with further ones. One that is sent again after a reload may be known already: it is named once. */
export const dazu = <D extends Pick<DateiAngabe, 'uuid'>>(da: readonly D[], neue: readonly D[]): D[] => [
  ...da,
  ...neue.filter(({ uuid }) => !da.some((eine) => eine.uuid === uuid)),
]
