import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Rolle } from '@foerderportal/contract/shared/permissions'
import type { EntscheidungArt } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import type { EntscheidungAktion } from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { entscheidungVorschlag } from '@foerderportal/contract/zuwendung/bank/entscheidung/vorschlag'
import { fixedClock } from '../../../platform/clock.ts'
import { entscheidungHandeln, type Tun } from '../../entscheidung/entscheidungAendern.ts'
import { freigeben as produktFreigeben } from '../../entscheidung/entscheidungFreigeben.ts'
import { vorlegen as produktVorlegen } from '../../entscheidung/entscheidungVorlegen.ts'
import { zurueckgeben as produktZurueckgeben } from '../../entscheidung/entscheidungZurueckgeben.ts'
import type { Entscheidungsaufruf } from '../../entscheidung/entscheidungZeigen.ts'
import {
  entscheidungEinfuegen,
  entscheidungFinden,
  type EntscheidungRow,
} from '../../entscheidung/entscheidungen.ts'
import { entwurfsstand } from '../../entscheidung/entwurfsstand.ts'
import { entscheidungsfallLaden, type Entscheidungsfall } from '../../entscheidung/entscheidungsfall.ts'
import { fallLaden } from '../../zugang/bankFall.ts'
import { festhalten, type DemoBankperson, type Fall, type Umstaende } from './fall.ts'
import type { Schritt } from './antragsschritte.ts'

type Bankperson = Entscheidungsaufruf['person']

/** Names of the demo world are one text; a notice is signed with the whole of it. */
const alsPerson =
  (...rollen: Rolle[]) =>
  ({ sub, name }: DemoBankperson): Bankperson => ({ sub, vorname: name, nachname: '', rollen })
const sachbearbeiterin = alsPerson('SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN')
const freigebender = alsPerson('SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN')

export const grundlage = async (
  { tx, programme, bank, services }: Umstaende,
  fall: Fall,
  art: EntscheidungArt,
): Promise<Entscheidungsfall> => {
  const antrag = await fallLaden(tx, fall.geschaeft, bank.sabine.sub)
  return entscheidungsfallLaden(tx, antrag, { programme, jetzt: services.clock.now(), art })
}

const offene = async ({ tx }: Umstaende, { geschaeft }: Fall): Promise<EntscheidungRow> => {
  const row = await entscheidungFinden(tx, geschaeft)
  if (row === undefined) throw new Error('the demo world decides on a case without a draft')
  return row
}

/** Nothing was said in the hearing; the reasons of a rejection are a module of its own. */
const begruendet = (inhalt: EntscheidungInhalt): EntscheidungInhalt => ({
  ...inhalt,
  bausteine: [
    ...inhalt.bausteine,
    { code: 'T-403', werte: { grund: 'Die Maschine wurde vor der Bewilligung verbindlich bestellt.' } },
  ],
})

export const entwerfen =
  (nach: number, art: 'BEWILLIGUNG' | 'ABLEHNUNG'): Schritt =>
  async (u, fall) => {
    const sachlage = await grundlage(u, fall, art)
    const jetzt = fall.nach(nach)
    const vorschlag = entscheidungVorschlag(art, sachlage.umstaende, tagInBerlin(jetzt))
    const inhalt = art === 'ABLEHNUNG' ? begruendet(vorschlag) : vorschlag
    const { sub } = u.bank.sabine
    const guid = fall.guid.replace('d1', 'd6')
    await entscheidungEinfuegen(u.tx, {
      ...entwurfsstand(sachlage, { guid, inhalt, sub, jetzt }),
      geschaeftGuid: fall.geschaeft,
      unternehmenGuid: fall.betrieb.unternehmenGuid,
    })
    await festhalten(u, fall, sub, 'entscheidungSpeichern', { entscheidung: guid, version: 1 })
  }

/** One act of the product, at the moment when it would have been done. */
const handeln = async (
  { tx, programme, services, beitraege }: Umstaende,
  { geschaeft }: Fall,
  tat: { readonly nach: Date; readonly aktion: EntscheidungAktion; readonly person: Bankperson },
  tun: Tun,
): Promise<void> => {
  const { nach, ...wer } = tat
  const dienste = { ...services, clock: fixedClock(nach), beitraege, programme }
  await entscheidungHandeln(tx, dienste, { geschaeft, ...wer }, tun)
}

/** Sabine presents: what the product refuses to present, the demo world can't tell either (S9-13). */
export const vorlegen =
  (nach: number): Schritt =>
  async (u, fall) => {
    const person = sachbearbeiterin(u.bank.sabine)
    const tun = produktVorlegen(u, { person })
    await handeln(u, fall, { nach: fall.nach(nach), aktion: 'entscheidungVorlegen', person }, tun)
  }

export const zurueckgeben =
  (nach: number): Schritt =>
  async (u, fall) => {
    const person = freigebender(u.bank.frank)
    const grund = 'Bitte begründen Sie, warum ein Angebot genügt.'
    const tat = { nach: fall.nach(nach), aktion: 'entscheidungZurueckgeben', person } as const
    await handeln(u, fall, tat, produktZurueckgeben({ person, grund }))
  }

/** Frank releases: the notice gets its number now and its file by the same job as everybody's. */
export const freigeben =
  (nach: number): Schritt =>
  async (u, fall) => {
    const { inhalt_sha256: gelesen } = await offene(u, fall)
    const person = freigebender(u.bank.frank)
    const tat = { nach: fall.nach(nach), aktion: 'entscheidungFreigeben', person } as const
    const tun = produktFreigeben(u.beitraege, { person, inhaltSha256: gelesen ?? '', line: 'demo' })
    await handeln(u, fall, tat, tun)
  }
