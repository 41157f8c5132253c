import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import type { NutzerStatus } from '@foerderportal/contract/nutzer/schema'
import type { Page } from '@playwright/test'
import { angemeldet } from './api.ts'

export const pfadVon = (page: Page): string => new URL(page.url()).pathname
export const frageVon = (page: Page, name: string): string | null =>
  new URL(page.url()).searchParams.get(name)

const STATUS = '**/nutzer/status'

/** Answers the user's status of this page otherwise than the server does, so that no account is changed for it. */
export const statusVeraendern = (page: Page, aendern: (status: NutzerStatus) => NutzerStatus) =>
  page.route(STATUS, async (route) => {
    const antwort = await route.fetch()
    await route.fulfill({ response: antwort, json: aendern((await antwort.json()) as NutzerStatus) }) // the contract's answer
  })

/** Lets the user's status fail, until `wieder` is called. */
export const statusScheitertMit = async (page: Page, status: number) => {
  await page.route(STATUS, (route) => route.fulfill({ status, body: '' }))
  return { wieder: () => page.unroute(STATUS) }
}

/** The id of a company of somebody who has several. */
export const unternehmenVon = async (url: string, benutzername: string, name: string): Promise<string> => {
  const { body } = await (await angemeldet(url, benutzername)).rufen(nutzerStatusLesen)
  const id = body.unternehmenStatus.find((u) => u.name === name)?.id
  if (id === undefined) throw new Error(`${benutzername} hat kein Unternehmen ${name}`)
  return id
}
