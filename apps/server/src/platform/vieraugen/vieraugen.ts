import type { Laufhindernis } from '@foerderportal/contract/shared/lauf/lauf'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { protokollieren } from '../audit/protokollieren.ts'
import { requireFreshSignIn } from '../auth/freshSignIn.ts'
import type { Tx } from '../database/database.ts'
import { fordern } from '../handlung/fordern.ts'
import { absagen, type Refusal } from '../http/refusal.ts'
import type { Art, Grunddienste, Leser, Person, Schritt, Vorgelegtes } from './art.ts'
import {
  istNahe,
  offeneVorlegung,
  vorlegungBeenden,
  vorlegungEinfuegen,
  vorlegungSperren,
} from './vorlegungen.ts'

/** To whoever had a hand in what lies there. */
export const SELBST =
  'Sie haben das selbst vorbereitet, jetzt oder bevor es zurückkam. Freigeben kann es nur eine andere Person.'
const NICHT_SEINE = 'Zurückholen kann das nur, wer es vorgelegt hat.'
const NAHE =
  'Darunter ist ein Unternehmen, für das Sie selbst handeln oder zu dem Sie Befangenheit erklärt haben. Jemand anderes aus der Bank ist dafür da.'
const LIEGT_SCHON = 'Das liegt schon zur Freigabe vor.'
const LIEGT_NICHT = 'Das liegt nicht mehr zur Freigabe vor.'
const ANDERS_GELESEN =
  'Vorgelegt ist etwas anderes, als Sie gelesen haben. Laden Sie die Seite neu, und lesen Sie es noch einmal.'

type Woran<O> = { readonly adresse: O; readonly person: Person }
/** Which presentation is meant: another one may lie there by now. */
type Welche<O> = Woran<O> & { readonly vorlegung: string }

const selbst = ({ mitwirkende }: Vorgelegtes<unknown>, { sub }: Person): Laufhindernis | null =>
  mitwirkende.includes(sub) ? { liegtAn: 'PERSON', text: SELBST } : null

/** S9-01: nobody decides on what moves a company for which he acts, or on which he has a conflict of interest. */
const fremdPruefen = async (tx: Tx, vorlegung: string, { sub }: Person): Promise<void> => {
  if (await istNahe(tx, vorlegung, sub)) throw absagen(ALLGEMEIN.keineBerechtigung, NAHE)
}

/** What each act of a kind needs. */
const gang = <D extends Grunddienste, O, L, I extends object, V, A>(art: Art<D, O, L, I, V, A>) => ({
  nichtMoeglich: (text: string): Refusal => absagen(art.nichtMoeglich, text),
  frisch: ({ clock }: D, person: Person): void => {
    if (art.frisch) requireFreshSignIn(person, clock.now())
  },
  offene: async (db: Leser, { adresse, vorlegung }: Welche<O>): Promise<Vorgelegtes<I>> => {
    const v = await offeneVorlegung<I>(db, art.art, art.objekt(adresse))
    if (v === undefined || v.guid !== vorlegung) throw absagen(art.nichtMoeglich, LIEGT_NICHT)
    return v
  },
  /** Under its lock, and that of what it is about. */
  sperren: (tx: Tx, { adresse }: Welche<O>): Promise<void> =>
    vorlegungSperren(tx, art.art, art.objekt(adresse)),
  festhalten:
    (tx: Tx, lage: L, { adresse, person }: Woran<O>, schritt: Schritt) =>
    (angaben: object) =>
      protokollieren(tx, {
        ...art.kette(lage, art.objekt(adresse)),
        sub: person.sub,
        handlung: art.handlungen[schritt],
        angaben: { ...angaben },
      }),
})

/** S9-01: lays it before a second person. Nothing of it holds until it is released. */
const vorlegen = <D extends Grunddienste, O, L, I extends object, V, A>(art: Art<D, O, L, I, V, A>) => {
  const { nichtMoeglich, frisch, festhalten } = gang(art)
  return (dienste: D, { eingabe, ...woran }: Woran<O> & { readonly eingabe: V }): Promise<A> => {
    const { adresse, person } = woran
    frisch(dienste, person)
    return dienste.db.transaction().execute(async (tx) => {
      const lage = await art.laden(dienste, tx, person, adresse)
      const objekt = art.objekt(adresse)
      const neu = await art.vorlegen(tx, lage, { adresse, eingabe })
      if ((await offeneVorlegung(tx, art.art, objekt)) !== undefined) throw nichtMoeglich(LIEGT_SCHON)
      fordern(await art.hindernis(tx, lage, neu.inhalt), nichtMoeglich)
      const wer = { sub: person.sub, jetzt: dienste.clock.now() }
      const { guid: vorlegung, sha256 } = await vorlegungEinfuegen(tx, {
        ...neu,
        ...wer,
        art: art.art,
        objekt,
      })
      await festhalten(tx, lage, woran, 'vorlegen')({ ...neu.inhalt, art: art.art, vorlegung, sha256 })
      return art.antwort(dienste, tx, lage)
    })
  }
}

/** S9-01: releases exactly what was read; what it does happens with it or not at all. */
const freigeben = <D extends Grunddienste, O, L, I extends object, V, A>(art: Art<D, O, L, I, V, A>) => {
  const { nichtMoeglich, frisch, offene, sperren, festhalten } = gang(art)
  return async (dienste: D, { gelesen, ...welche }: Welche<O> & { readonly gelesen: string }): Promise<A> => {
    const { adresse, person, vorlegung } = welche
    frisch(dienste, person)
    const vorher = await offene(dienste.db, welche)
    // whoever may not release it does not make anything for it either
    fordern(selbst(vorher, person), nichtMoeglich)
    const wirken = await art.wirkung(dienste, vorher)
    return dienste.db.transaction().execute(async (tx) => {
      const lage = await art.laden(dienste, tx, person, adresse)
      await sperren(tx, welche)
      const v = await offene(tx, welche)
      fordern(selbst(v, person), nichtMoeglich)
      await fremdPruefen(tx, vorlegung, person)
      if (v.sha256 !== gelesen) throw absagen(ALLGEMEIN.konkurrierend, ANDERS_GELESEN)
      fordern(await art.hindernis(tx, lage, v.inhalt), nichtMoeglich)
      const wer = { guid: vorlegung, sub: person.sub, jetzt: dienste.clock.now() }
      await vorlegungBeenden(tx, wer, { status: 'FREIGEGEBEN', gelesen })
      const angaben = await wirken(tx, lage)
      const worauf = { vorlegung, sha256: v.sha256, vorbereitetVon: v.vorbereitet_von }
      await festhalten(tx, lage, welche, 'freigeben')({ ...angaben, ...worauf })
      return art.antwort(dienste, tx, lage)
    })
  }
}

/** Ends it without effect. */
const beenden = <D extends Grunddienste, O, L, I extends object, V, A>(art: Art<D, O, L, I, V, A>) => {
  const { offene, sperren, festhalten } = gang(art)
  return (dienste: D, welche: Welche<O>, grund?: string): Promise<A> =>
    dienste.db.transaction().execute(async (tx) => {
      const { adresse, person, vorlegung } = welche
      const lage = await art.laden(dienste, tx, person, adresse)
      await sperren(tx, welche)
      const v = await offene(tx, welche)
      if (grund !== undefined) await fremdPruefen(tx, vorlegung, person)
      else if (v.vorbereitet_von !== person.sub) throw absagen(ALLGEMEIN.keineBerechtigung, NICHT_SEINE)
      const wer = { guid: vorlegung, sub: person.sub, jetzt: dienste.clock.now() }
      const ende =
        grund === undefined
          ? ({ status: 'ZURUECKGEHOLT' } as const)
          : ({ status: 'ZURUECKGEGEBEN', grund } as const)
      await vorlegungBeenden(tx, wer, ende)
      const schritt = grund === undefined ? 'zurueckholen' : 'zurueckgeben'
      await festhalten(
        tx,
        lage,
        welche,
        schritt,
      )({ art: art.art, vorlegung, ...(grund !== undefined && { grund }) })
      return art.antwort(dienste, tx, lage)
    })
}

/** The acts of one kind that needs two people (ADR 0126). */
export const vieraugen = <D extends Grunddienste, O, L, I extends object, V, A>(
  art: Art<D, O, L, I, V, A>,
) => {
  const ohneWirkung = beenden(art)
  return {
    vorlegen: vorlegen(art),
    freigeben: freigeben(art),
    /** S9-01: gives it back with a reason; it can be presented anew. */
    zurueckgeben: (dienste: D, { grund, ...welche }: Welche<O> & { readonly grund: string }): Promise<A> =>
      ohneWirkung(dienste, welche, grund),
    /** S9-13: whoever presented it calls it back while it lies. */
    zurueckholen: (dienste: D, welche: Welche<O>): Promise<A> => ohneWirkung(dienste, welche),
  }
}
