import type { Antwort } from './browser.ts'

/** What stands in a page of the provider. */
export const titelVon = ({ text }: Antwort): string | undefined => /<h1>([^<]*)<\/h1>/.exec(text)?.[1]

/** What is wrong with a field, as it stands there. */
export const fehlerBei = ({ text }: Antwort, feld: string): string | undefined =>
  new RegExp(`id="${feld}-fehler">([^<]*)<`).exec(text)?.[1]

/** The token that every form of the page carries. */
export const tokenVon = ({ text }: Antwort): string => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? ''
