import type { Cipher } from './cipher.ts'

/** Where the files of a form lie, beside its pages. */
export const dateifach = ({ name }: Pick<Cipher, 'name'>, formular: string): Promise<string> =>
  name('dateien', formular)
