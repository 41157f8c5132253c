import type { Regel } from './regel.ts'
import { deMinimisHoechstbetrag, verbundeneGenannt } from './regelDeMinimis.ts'
import {
  beginnNachBewilligung,
  betragNeuBerechnet,
  dreiAngebote,
  finanzierungGeschlossen,
  keinGegenstandDoppelt,
  klassenAufPositivliste,
} from './regelnVorhaben.ts'
import {
  antragstellerArtZulaessig,
  einladungDecktKategorien,
  groesseWieZahlen,
  moorflaecheGenuegt,
  svlfgBescheid,
  vertretungGeklaert,
} from './regelnAntragsteller.ts'

export const REGELNAMEN = [
  'einladungDecktKategorien',
  'antragstellerArtZulaessig',
  'groesseWieZahlen',
  'svlfgBescheid',
  'moorflaecheGenuegt',
  'klassenAufPositivliste',
  'dreiAngebote',
  'beginnNachBewilligung',
  'finanzierungGeschlossen',
  'keinGegenstandDoppelt',
  'betragNeuBerechnet',
  'deMinimisHoechstbetrag',
  'verbundeneGenannt',
  'vertretungGeklaert',
] as const
export type Regelname = (typeof REGELNAMEN)[number]

/** What a rule of the check catalogue proposes, from nothing but what was sent and the programme of that day. */
export const REGELN: Readonly<Record<Regelname, Regel>> = {
  einladungDecktKategorien,
  antragstellerArtZulaessig,
  groesseWieZahlen,
  svlfgBescheid,
  moorflaecheGenuegt,
  klassenAufPositivliste,
  dreiAngebote,
  beginnNachBewilligung,
  finanzierungGeschlossen,
  keinGegenstandDoppelt,
  betragNeuBerechnet,
  deMinimisHoechstbetrag,
  verbundeneGenannt,
  vertretungGeklaert,
}
