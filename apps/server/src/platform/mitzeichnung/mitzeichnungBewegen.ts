import {
  mitzeichnungStaende,
  type MitzeichnungAktion,
} from '@foerderportal/contract/formular/mitzeichnungStaende'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { protokollieren } from '../audit/protokollieren.ts'
import type { Principal } from '../auth/principal.ts'
import type { Tx } from '../database/database.ts'
import { alsLeser, type Leser } from '../dokument/leser.ts'
import type { Services } from '../services.ts'
import { akteurVon } from './mitzeichnungAnsehen.ts'
import { mitzeichnungLaden, type MitzeichnungRow } from './mitzeichnungen.ts'
import { mitzeichnungMail, type MitzeichnungEreignis } from './mitzeichnungMail.ts'
import type { GezeichnetesDokument, Mitzeichnungsart, Zeichner } from './mitzeichnungsart.ts'
import { nichtMoeglich } from './zweitePerson.ts'

/** A document as one of its members reads it. */
export type Gelesen<D, U> = { readonly dokument: D; readonly umstaende: U; readonly leser: Leser }

/** A call that moves a request; `A` is what it answers. */
export type Auftrag<D extends GezeichnetesDokument, U, A> = {
  readonly art: Mitzeichnungsart<D, U>
  readonly principal: Pick<Principal, 'sub' | 'rollen'>
  /** Of the document. */
  readonly guid: string
  /** When the request arrived. */
  readonly eingang: Date
  /** How the document is answered as it stands after the call. */
  readonly antworten: (tx: Tx, gelesen: Gelesen<D, U>) => Promise<A>
}

/** A request under the lock of its document, with what moving it needs. */
export type Bewegung<D extends GezeichnetesDokument, U> = Gelesen<D, U> & {
  readonly tx: Tx
  readonly art: Mitzeichnungsart<D, U>
  readonly row: MitzeichnungRow | undefined
  readonly eingang: Date
  readonly mitglied: (sub: string) => Zeichner | undefined
  /** Audit row, in the transaction that moves. */
  readonly vermerken: (handlung: string, angaben?: Readonly<Record<string, unknown>>) => Promise<void>
  /** Mail to a member, of who acts now. */
  readonly mitteilen: (an: string, ereignis: MitzeichnungEreignis) => Promise<void>
}

/** 412 with the reason unless the table of the request allows it. */
export const bewegungErlauben = <D extends GezeichnetesDokument, U>(
  aktion: MitzeichnungAktion,
  { art, dokument, row, leser }: Bewegung<D, U>,
): void => {
  const grund = mitzeichnungStaende.hindernis(aktion, row?.status ?? null, [
    akteurVon(dokument, row, leser.sub),
  ])
  if (grund !== null) throw nichtMoeglich(art, grund.text)
}

const bewegungIn = async <D extends GezeichnetesDokument, U>(
  services: Services,
  { art, eingang }: Pick<Auftrag<D, U, unknown>, 'art' | 'eingang'>,
  tx: Tx,
  { dokument, umstaende, leser }: Gelesen<D, U>,
): Promise<Bewegung<D, U>> => {
  const { guid, unternehmen_guid: unternehmenGuid } = dokument
  const mitglieder = await art.mitglieder(tx, unternehmenGuid)
  const mitglied = (sub: string) => mitglieder.find((m) => m.sub === sub)
  const ich = mitglied(leser.sub)
  const wer = nutzerName(ich)
  return {
    tx,
    art,
    // As it is now: signing authority may have been taken away while the call waited for the document.
    dokument: { ...dokument, zeichnungsberechtigung: ich?.zeichnungsberechtigung ?? false },
    row: await mitzeichnungLaden(tx, dokument),
    leser,
    umstaende,
    eingang,
    mitglied,
    vermerken: (handlung, angaben = {}) =>
      protokollieren(tx, { unternehmenGuid, sub: leser.sub, handlung, objektGuid: guid, angaben }),
    mitteilen: (sub, ereignis) => {
      const an = sub === leser.sub ? undefined : mitglied(sub)
      return mitzeichnungMail(tx, services, art, { an, ereignis, dokument, wer })
    },
  }
}

/**
 * Moves the request of a document: under its lock, change, audit row and mail together or not at all. Answers the
 * document as it would then be sent.
 */
export const mitzeichnungBewegen = async <D extends GezeichnetesDokument, U, A>(
  services: Services,
  auftrag: Auftrag<D, U, A>,
  bewegen: (b: Bewegung<D, U>) => Promise<void>,
): Promise<A> => {
  const { art, principal, guid, antworten } = auftrag
  const umstaende = await art.umstaende(services)
  const leser = alsLeser(principal, services, art.regeln.recht)
  return services.db.transaction().execute(async (tx) => {
    const dokument = await art.sperren(tx, guid, leser.sub)
    await bewegen(await bewegungIn(services, auftrag, tx, { dokument, umstaende, leser }))
    const danach = await art.finden(tx, guid, leser.sub)
    return antworten(tx, { dokument: danach, umstaende, leser })
  })
}
