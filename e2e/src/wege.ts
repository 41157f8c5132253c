import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import type { Page } from '@playwright/test'
import { angemeldet } from './api.ts'

export const pfadVon = (page: Page): string => new URL(page.url()).pathname
export const frageVon = (page: Page, name: string): string | null =>
  new URL(page.url()).searchParams.get(name)

/** The id of a company of somebody who has several. */
export const unternehmenVon = async (url: string, benutzername: string, name: string): Promise<string> => {
  const { body } = await (await angemeldet(url, benutzername)).rufen(nutzerStatusLesen)
  const id = body.unternehmenStatus.find((u) => u.name === name)?.id
  if (id === undefined) throw new Error(`${benutzername} hat kein Unternehmen ${name}`)
  return id
}
