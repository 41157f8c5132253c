import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { AnmeldeErgebnis, Anmelder } from '../anmeldung/anmelden.ts'
import type { BekannterBrowser } from '../konto/bekannterBrowser.ts'
import { formularFeld } from '../seitenformular.ts'
import type { Konto } from '../konto/konto.ts'

export type ErfragenDeps = {
  readonly anmelden: Anmelder
  readonly browser: BekannterBrowser
  readonly clock: Clock
}

/** Checks the field `password` of a form as a login to this account would, with its counters. */
export const passwortErfragen = (
  { anmelden, browser, clock }: ErfragenDeps,
  { body, headers, ip }: FastifyRequest,
  { benutzername }: Konto,
): Promise<AnmeldeErgebnis> =>
  anmelden({
    name: benutzername,
    passwort: formularFeld(body, 'password'),
    ip,
    bekannt: (kontoId) => browser.kennung(headers.cookie, kontoId, clock.now()),
  })

export const PASSWORT_FALSCH = 'Das Passwort stimmt nicht. Geben Sie das Passwort dieses Kontos ein.'
