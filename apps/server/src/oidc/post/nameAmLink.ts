import type { FastifyRequest } from 'fastify'
import { nameFormMangel } from '../anmeldung/registrieren.ts'
import { registrierZaehler, versuchNehmen } from '../konto/anmeldeversuche.ts'
import { formularFeld } from '../seitenformular.ts'
import type { LinkDeps } from './linkAnfrage.ts'

type Namenswahl = {
  readonly name: string
  /** What is wrong with its form. */
  readonly mangel?: string | undefined
  /** Too many were tried. */
  readonly bis?: Date | undefined
}

/** The user name that was typed at the link: who has the mailbox may ask which are taken, and no whole list of them. */
export const nameAmLink = async (
  { db, clock }: Pick<LinkDeps, 'db' | 'clock'>,
  { body, ip }: FastifyRequest,
): Promise<Namenswahl> => {
  const name = formularFeld(body, 'username').trim()
  const mangel = nameFormMangel(name)
  if (mangel !== undefined) return { name, mangel }
  return { name, bis: await versuchNehmen(db, clock, { streng: registrierZaehler(ip), weitere: [] }) }
}
