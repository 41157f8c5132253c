import { expect } from '@playwright/test'
import type { Mail } from './typ.ts'

const entities = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
const ohneTags = (html: string) => entities(html.replaceAll(/<[^>]*>/g, ''))

const ARTIKEL = /<article>\s*<h2>(.*?)<\/h2>.*?datetime="([^"]*)".*?<p class="text">(.*?)<\/p>/gs

/** The mails of the demo world to one address, newest first, as /demo/postausgang shows them. */
const mails = async (url: string, an: string): Promise<readonly (Mail & { readonly am: Date })[]> => {
  const seite = await fetch(`${url}/demo/postausgang?an=${encodeURIComponent(an)}`)
  const html = await seite.text()
  return [...html.matchAll(ARTIKEL)].map(([, betreff = '', am = '', text = '']) => ({
    betreff: ohneTags(betreff),
    am: new Date(am),
    text: ohneTags(text),
  }))
}

/** The newest mail of the demo's outbox to an address; waits until one has come since `seit`. */
export const mailAusPostausgang = async (url: string, an: string, seit = new Date(0)): Promise<Mail> => {
  const neueste = async () => (await mails(url, an)).find(({ am }) => am >= seit)
  await expect.poll(neueste, { message: `E-Mail an ${an}` }).toBeDefined()
  const mail = await neueste()
  if (mail === undefined) throw new Error(`Keine E-Mail an ${an}`)
  return mail
}

/** The one link in a mail that leads to the provider. */
export const verweisAus = ({ text }: Mail): string => {
  const [verweis] = text.match(/https?:\/\/\S+\/realms\/\S+/) ?? []
  if (verweis === undefined) throw new Error(`Kein Verweis in: ${text}`)
  return verweis.replace(/[.,;]$/, '')
}
