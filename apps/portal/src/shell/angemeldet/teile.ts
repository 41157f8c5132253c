import { Hauptnavigation } from './Hauptnavigation.tsx'
import { Innen, mitAbfragen } from '@foerderportal/shell/rahmen/Innen.tsx'
import { Kontobereich } from './Kontobereich.tsx'
import { Leerlaufwaechter } from '@foerderportal/shell/rahmen/Leerlaufwaechter.tsx'
import { UntereLeiste } from './UntereLeiste.tsx'

/** What is loaded together as soon as a page behind the sign-in is opened. */
export const teile = {
  Innen,
  Leerlaufwaechter,
  Hauptnavigation: mitAbfragen(Hauptnavigation),
  Kontobereich: mitAbfragen(Kontobereich),
  UntereLeiste: mitAbfragen(UntereLeiste),
}
