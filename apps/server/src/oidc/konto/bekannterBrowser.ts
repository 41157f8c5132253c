import { createHmac, randomBytes } from 'node:crypto'
import { sameSecret } from '../../platform/secrets/sameSecret.ts'
import { BASIS } from '../ort.ts'

const BROWSER_COOKIE = 'portal-browser'
const PFAD = `${BASIS}/login-actions/`
const TAGE = 180
const TAG_S = 86_400
/** Some people share one browser; the cookie must not outgrow the limit of a header. */
const HOECHSTENS = 5

const eintraegeAus = (cookies: string | undefined): readonly string[] =>
  cookies
    ?.split(/; */)
    .find((c) => c.startsWith(`${BROWSER_COOKIE}=`))
    ?.slice(BROWSER_COOKIE.length + 1)
    .split('~')
    .slice(0, HOECHSTENS) ?? []

export type BekannterBrowser = {
  /** Name of the browser when its cookie proves that it signed in to this account within half a year. */
  readonly kennung: (cookies: string | undefined, kontoId: string, jetzt: Date) => string | undefined
  /** `Set-Cookie` after a sign-in: this account first, the last other ones stay. */
  readonly merken: (cookies: string | undefined, kontoId: string, jetzt: Date) => string
}

/**
 * Remembers in a cookie which accounts a browser has signed in to. It opens nothing: who shows it has attempts of his
 * own and so is not locked out by strangers. An entry `id.day.mac` names no account; the key alone can tell.
 */
export const bekannterBrowser = (key: Buffer, { sicher }: { readonly sicher: boolean }): BekannterBrowser => {
  const mac = (kontoId: string, id: string, tag: string) =>
    createHmac('sha256', key).update(`${kontoId} ${id} ${tag}`).digest('base64url')

  const gehoert = (kontoId: string) => (eintrag: string) => {
    const [id = '', tag = '', gegeben = ''] = eintrag.split('.')
    return sameSecret(mac(kontoId, id, tag), gegeben)
  }

  const kennung: BekannterBrowser['kennung'] = (cookies, kontoId, jetzt) => {
    const [id, tag] = eintraegeAus(cookies).find(gehoert(kontoId))?.split('.') ?? []
    return id !== undefined && Number(tag) + TAGE > heute(jetzt) ? id : undefined
  }

  const merken: BekannterBrowser['merken'] = (cookies, kontoId, jetzt) => {
    const id = kennung(cookies, kontoId, jetzt) ?? randomBytes(16).toString('base64url')
    const tag = String(heute(jetzt))
    const andere = eintraegeAus(cookies).filter((e) => EINTRAG.test(e) && !gehoert(kontoId)(e))
    const wert = [`${id}.${tag}.${mac(kontoId, id, tag)}`, ...andere].slice(0, HOECHSTENS).join('~')
    const schutz = `Path=${PFAD}; Max-Age=${TAGE * TAG_S}; HttpOnly; SameSite=Lax${sicher ? '; Secure' : ''}`
    return `${BROWSER_COOKIE}=${wert}; ${schutz}`
  }

  return { kennung, merken }
}

/** What else a cookie holds is not written back. */
const EINTRAG = /^[\w-]{22}\.\d{1,6}\.[\w-]{43}$/

const heute = (jetzt: Date) => Math.floor(jetzt.getTime() / 1000 / TAG_S)
