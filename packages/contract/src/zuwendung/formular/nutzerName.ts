import type { NutzerBezug } from './formular.ts'

/** 'Lena Lindenau'; '' where nobody is named. */
export const nutzerName = (person: Pick<NutzerBezug, 'vorname' | 'nachname'> | null | undefined): string =>
  [person?.vorname, person?.nachname].filter(Boolean).join(' ')
