import { Hauptnavigation } from './Hauptnavigation.tsx'
import { Innen, mitAbfragen } from './Innen.tsx'
import { Kontobereich } from './Kontobereich.tsx'
import { Leerlaufwaechter } from './Leerlaufwaechter.tsx'
import { UntereLeiste } from './UntereLeiste.tsx'

/** What is loaded together as soon as a page behind the sign-in is opened. */
export const teile = {
  Innen,
  Leerlaufwaechter,
  Hauptnavigation: mitAbfragen(Hauptnavigation),
  Kontobereich: mitAbfragen(Kontobereich),
  UntereLeiste: mitAbfragen(UntereLeiste),
}
