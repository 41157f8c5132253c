import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import type { Anmelder } from '../anmeldung/anmelden.ts'
import type { BekannterBrowser } from '../konto/bekannterBrowser.ts'
import { formularFeld, type FormularToken } from '../seitenformular.ts'
import { sha256 } from '../schluessel/hashing.ts'
import type { Antwort } from '../anmeldung/interaktion.ts'
import { kontoLaden, type Konto } from '../konto/konto.ts'
import type { PasswordHasher } from '../passwoerter/passwordHasher.ts'
import { ungueltigSeite } from '../seiten/linkSeiten.ts'
import { linkLaden, type Linkstand, type Zweck } from './einmallink.ts'

export type LinkDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly betreiber: Betreiber
  readonly hasher: PasswordHasher
  readonly token: FormularToken
  readonly browser: BekannterBrowser
  readonly anmelden: Anmelder
}

/** A request by a link, with what the link is worth. It is used up by nothing but its form. */
export type LinkAnfrage = {
  readonly request: FastifyRequest
  readonly schluessel: string
  readonly stand: Linkstand
  /** Undefined when there is no such account any more, or when it is closed. */
  readonly konto: Konto | undefined
  /** For the form; belongs to this link alone. */
  readonly token: string
  readonly tokenStimmt: boolean
}

const SCHLUESSEL = /^[\w-]{43}$/

const schluesselAus = ({ method, query, body }: FastifyRequest): string => {
  const wert = formularFeld(method === 'POST' ? body : query, 'schluessel')
  return SCHLUESSEL.test(wert) ? wert : ''
}

/** Both as of one moment: of two presses of the button the second must not see the old link beside the new account. */
const linkMitKonto = (db: Database, zweck: Zweck, schluessel: string) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { stand, kontoId } = await linkLaden(tx, zweck, schluessel)
      return { stand, konto: await kontoLaden(tx, kontoId) }
    })

export const linkAnfrage = async (
  { db, token }: LinkDeps,
  zweck: Zweck,
  request: FastifyRequest,
): Promise<LinkAnfrage> => {
  const schluessel = schluesselAus(request)
  const { stand, konto } = await linkMitKonto(db, zweck, schluessel)
  const gebunden = `link ${sha256(schluessel)}`
  return {
    request,
    schluessel,
    stand: konto?.aktiv === true ? stand : 'unbekannt',
    konto: konto?.aktiv === true ? konto : undefined,
    token: token.machen(gebunden),
    tokenStimmt: token.stimmt(gebunden, formularFeld(request.body, 'token')),
  }
}

/** Gone: it was there once, or nobody can know whether it was. */
export const ungueltig = (zweck: Zweck, stand: Linkstand, { betreiber }: LinkDeps): Antwort => ({
  seite: ungueltigSeite(zweck, stand === 'gilt' ? 'unbekannt' : stand, betreiber.portalUrl),
  status: 410,
})

export type LinkSchritte = {
  readonly zeigen: (a: LinkAnfrage) => Promise<Antwort>
  readonly absenden: (a: LinkAnfrage) => Promise<Antwort>
}
