import { Hauptnavigation } from './Hauptnavigation.tsx'
import { Kontobereich } from './Kontobereich.tsx'
import { Leerlaufwaechter } from './Leerlaufwaechter.tsx'
import { UntereLeiste } from './UntereLeiste.tsx'

/** What is loaded together as soon as a page behind the sign-in is opened. */
export const teile = { Hauptnavigation, Kontobereich, Leerlaufwaechter, UntereLeiste }
