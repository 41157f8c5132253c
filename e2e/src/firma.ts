import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { alsNutzerin, neuePerson } from './anmeldedienst/person.ts'
import { hofAnlegen } from './antrag/antrag.ts'
import { angemeldet } from './api.ts'
import { eigeneNummer } from './browser.ts'

/** Somebody new who acts for several farms, each by its name and guid; her token knows of them. */
export const neueBeraterin = async (page: Page, url: string, anzahl: number) => {
  const person = await neuePerson(page, url, { agiertFuerMehrereUnternehmen: true })
  const hoefe: { readonly guid: string; readonly name: string }[] = []
  for (let i = 0; i < anzahl; i++) {
    const nummer = eigeneNummer()
    hoefe.push({ guid: await hofAnlegen(person.api, nummer), name: `Hof Prüfstein ${nummer}` })
  }
  const api = await angemeldet(url, person.benutzername, person.passwort)
  return { ...person, api, hoefe }
}

/** Somebody new with a farm of her own, which she manages. */
export const neueFirma = async (page: Page, url: string) => {
  const chefin = await neuePerson(page, url)
  const nummer = eigeneNummer()
  const guid = await hofAnlegen(chefin.api, nummer)
  return { chefin, guid, name: `Hof Prüfstein ${nummer}` }
}

type Sql = (text: string, werte?: readonly unknown[]) => Promise<void>

/** A member without account: somebody to be seen in a list. */
export const mitgliedEinfuegen = async (sql: Sql, firma: string, vorname: string): Promise<string> => {
  const sub = randomUUID()
  const value = JSON.stringify(alsNutzerin({ vorname, nachname: 'Beispiel' }))
  await sql(
    `insert into nutzer (sub, guid, typ, username, email, class_version, value, angelegt_am, geaendert_am)
      values ($1, gen_random_uuid(), 'LandwirtNutzer', $1, $2, 1, $3, now(), now())`,
    [sub, `${vorname.toLowerCase()}.${sub.slice(0, 8)}@demo.example`, value],
  )
  await sql(
    `insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
      values ($1, $2, false, false, '2025-03-01')`,
    [firma, sub],
  )
  return sub
}
