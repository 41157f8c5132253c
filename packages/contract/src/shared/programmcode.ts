import * as z from 'zod/mini'

/** A programme as it stands in the data (S9-05): also one that this version of the portal has never heard of. */
export const Programmcode = z.string().check(z.regex(/^[A-Za-z]\w{0,29}$/, 'Wählen Sie ein Programm.'))
