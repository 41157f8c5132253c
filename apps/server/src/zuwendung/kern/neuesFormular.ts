import { randomUUID } from 'node:crypto'
import { passend } from '@foerderportal/contract/formular/felder'
import {
  CLASS_VERSION,
  type AntragFormular,
  type NutzerBezug,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import type { Principal } from '../../platform/auth/principal.ts'
import type { UnternehmenStand } from '../../unternehmen/public.ts'
import { ausUnternehmen } from './unternehmensdaten.ts'

export type Antragsteller = Pick<Principal, 'sub' | 'vorname' | 'nachname' | 'email'>

/** The identity provider has rules of its own for names and addresses; they must not keep a draft from being made. */
const ansprechpartnerAus = ({ sub, vorname, nachname, email }: Antragsteller): NutzerBezug => ({
  subjectId: sub,
  vorname: passend(100, vorname),
  nachname: passend(100, nachname),
  email: passend(254, email),
})

/** A fresh form: what is known is filled in, the rest is open. */
export const neuesFormular = (
  programm: Programm,
  stand: UnternehmenStand,
  principal: Antragsteller,
  guid: string = randomUUID(),
): AntragFormular => ({
  guid,
  classVersion: CLASS_VERSION,
  fertig: false,
  alleineZeichnungsberechtigt: null,
  ansprechpartner: ansprechpartnerAus(principal),
  zeichnungsberechtigter: null,
  unternehmen: ausUnternehmen(stand),
  produktgruppenDaten: {
    type: programm,
    antragstellerArt:
      stand.value.type === 'LandwirtschaftlichesUnternehmen' ? stand.value.antragstellerArt : null,
  },
  foerdergegenstandSeiten: [],
  dokumente: { type: programm },
})
