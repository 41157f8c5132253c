import type { Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import { RUNDE } from '@foerderportal/contract/interessenbekundung/bank/problems'
import type { Tx } from '../../../platform/database/database.ts'
import type { Neu, Vorgelegtes, Wirkung } from '../../../platform/vieraugen/art.ts'
import { vieraugen } from '../../../platform/vieraugen/vieraugen.ts'
import type { Antwort } from '../rundeAnsehen.ts'
import { lageLaden, nachher } from '../rundeBewegen.ts'
import type { Seeddienste } from '../rundendienste.ts'
import type { Lage } from '../rundeHindernisse.ts'
import { unbeteiligtPruefen } from '../rundennaehe.ts'
import type { Aktangaben, Aktinhalt } from './aktart.ts'
import { AKTARTEN } from './aktarten.ts'

type Adresse = Pick<Aktinhalt, 'runde' | 'objekt'>
/** What the act is about, as it stands under the lock. */
export type Angaben<A extends Rundenaktart> = (tx: Tx, lage: Lage) => Promise<Aktangaben[A]> | Aktangaben[A]

/** Everybody who presents or decides it is no part of what the round moves. */
const laden = async (
  services: Seeddienste,
  tx: Tx,
  person: Lage['person'],
  { runde }: Adresse,
): Promise<Lage> => {
  const lage = await lageLaden(services, tx, { guid: runde, person })
  unbeteiligtPruefen(lage.naehe)
  return lage
}

const neu = <A extends Rundenaktart>(
  { runde }: Lage,
  inhalt: Aktinhalt<A>,
  unternehmen: string | undefined,
): Neu<Aktinhalt<A>> => ({
  inhalt,
  bezug: unternehmen === undefined ? [] : [{ unternehmen }],
  zeile: { wozu: runde.bezeichnung, ort: 'RUNDE', ortGuid: runde.guid },
  programm: runde.programm,
  runde: runde.guid,
  betragCent: 'cent' in inhalt.angaben ? inhalt.angaben.cent : null,
})

/** An act on a round as a kind of what needs two people (ADR 0126). */
const rundenakt = <A extends Rundenaktart>(art: A) => {
  const akt = AKTARTEN[art]
  return vieraugen<Seeddienste, Adresse, Lage, Aktinhalt<A>, Angaben<A>, Antwort>({
    art,
    handlungen: {
      vorlegen: 'rundenaktVorlegen',
      freigeben: art,
      zurueckgeben: 'rundenaktZurueckgeben',
      zurueckholen: 'rundenaktZurueckholen',
    },
    objekt: ({ objekt }) => objekt,
    laden,
    vorlegen: async (tx, lage, { adresse, eingabe: rechnen }) =>
      neu(
        lage,
        { ...adresse, angaben: await rechnen(tx, lage) },
        await akt.unternehmen?.(tx, adresse.objekt),
      ),
    hindernis: async (tx, lage, inhalt) => {
      const text = await akt.hindernis(tx, lage, inhalt)
      return text === null ? null : { liegtAn: 'STAND', text }
    },
    wirkung: async (services, { guid, inhalt }: Vorgelegtes<Aktinhalt<A>>): Promise<Wirkung<Lage>> => {
      const wirken = await akt.wirkung(services, { guid, ...inhalt })
      return async (tx, lage) => {
        await wirken(tx, lage)
        return inhalt.angaben
      }
    },
    ...(akt.frisch && { frisch: true }),
    nichtMoeglich: RUNDE.nichtMoeglich,
    kette: ({ runde }, objekt) => ({ unternehmenGuid: null, rundeGuid: runde.guid, objektGuid: objekt }),
    antwort: (_services, tx, lage) => nachher(tx, lage),
  })
}

/** Every act that needs two people; ranking and batches have tables of their own. */
export const RUNDENAKT: { readonly [A in Rundenaktart]: ReturnType<typeof rundenakt<A>> } = {
  rundeVeroeffentlichen: rundenakt('rundeVeroeffentlichen'),
  fristVerlaengern: rundenakt('fristVerlaengern'),
  mittelErhoehen: rundenakt('mittelErhoehen'),
  rundeAnnullieren: rundenakt('rundeAnnullieren'),
  bekundungEntfallen: rundenakt('bekundungEntfallen'),
  einladungVerlaengern: rundenakt('einladungVerlaengern'),
}
