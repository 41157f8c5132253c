import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Mail } from './typ.ts'

type Abgelegt = Mail & { readonly an: readonly string[]; readonly am: string }

const ordner = (): string => {
  const pfad = process.env['KEYCLOAK_POSTFACH']
  if (pfad === undefined)
    throw new Error('KEYCLOAK_POSTFACH fehlt: den Ordner legt npm run test:keycloak an.')
  return pfad
}

const lesen = async (name: string): Promise<Abgelegt> =>
  JSON.parse(await readFile(join(ordner(), name), 'utf8')) as Abgelegt // written by tools/keycloak/postfach.ts

/** The newest mail to an address in the mailbox beside Keycloak; waits until one has come since `seit`. */
export const mailAusPostfach = async (an: string, seit = new Date(0)): Promise<Mail> => {
  const neueste = async () => {
    const alle = await Promise.all((await readdir(ordner())).toSorted().map(lesen))
    return alle.findLast((mail) => mail.an.includes(an) && new Date(mail.am) >= seit)
  }
  await expect.poll(neueste, { message: `E-Mail an ${an}` }).toBeDefined()
  const mail = await neueste()
  if (mail === undefined) throw new Error(`Keine E-Mail an ${an}`)
  return mail
}
