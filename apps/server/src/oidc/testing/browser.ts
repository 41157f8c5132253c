/** A browser as far as a login needs one: cookies by path, redirects step by step, forms. */
type Cookie = { readonly value: string; readonly path: string }

const cookieAus = (zeile: string): { name: string; cookie: Cookie; weg: boolean } => {
  const [paar = '', ...attribute] = zeile.split(/; */)
  const [name = '', value = ''] = paar.split(/=(.*)/s)
  const path = attribute.find((a) => a.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
  return { name, cookie: { value, path }, weg: zeile.includes('01 Jan 1970') || value === '' }
}

const passt = (pfad: string, { path }: Cookie) =>
  path === '/' || pfad === path || pfad.startsWith(path.endsWith('/') ? path : `${path}/`)

export type Antwort = {
  readonly status: number
  readonly url: string
  readonly ort: string | undefined
  readonly text: string
  readonly headers: Headers
}

/** `ueber` leads each call to the instance that is to answer it; the addresses stay the public ones. */
export const browser = (ueber: (url: string) => string = (url) => url) => {
  const cookies = new Map<string, Cookie>()

  const merken = (headers: Headers) => {
    for (const zeile of headers.getSetCookie()) {
      const { name, cookie, weg } = cookieAus(zeile)
      const key = `${name} ${cookie.path}`
      if (weg) cookies.delete(key)
      else cookies.set(key, cookie)
    }
  }

  const senden = (url: string) =>
    [...cookies]
      .filter(([, c]) => passt(new URL(url).pathname, c))
      .map(([key, c]) => `${key.split(' ')[0]}=${c.value}`)
      .join('; ')

  const holen = async (url: string, init: RequestInit = {}): Promise<Antwort> => {
    const headers = {
      accept: 'text/html',
      cookie: senden(url),
      ...(init.headers as Record<string, string> | undefined),
    }
    const res = await fetch(ueber(url), { ...init, headers, redirect: 'manual' })
    merken(res.headers)
    const ort = res.headers.get('location') ?? undefined
    const text = await res.text()
    return { status: res.status, url, ort: ort && new URL(ort, url).href, text, headers: res.headers }
  }

  /** Follows redirects as long as they stay at the provider. */
  const folgen = async (antwort: Antwort): Promise<Antwort> =>
    antwort.ort !== undefined && new URL(antwort.ort).pathname.startsWith('/realms/')
      ? folgen(await holen(antwort.ort))
      : antwort

  /** Sends the first form of the page, or the first one that is posted to an address with this end. */
  const absenden = async (seite: Antwort, werte: Record<string, string>, ende = ''): Promise<Antwort> => {
    const ziele = [...seite.text.matchAll(/<form[^>]*action="([^"]+)"/g)].map(([, ziel = '']) => ziel)
    const action = ziele.find((ziel) => ziel.endsWith(ende)) ?? ''
    const versteckt = [...seite.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    const felder = new URLSearchParams({
      ...Object.fromEntries(versteckt.map(([, n, v]) => [n, v])),
      ...werte,
    })
    return folgen(await holen(new URL(action, seite.url).href, { method: 'POST', body: felder }))
  }

  return {
    cookies,
    holen,
    absenden,
    oeffnen: async (url: string) => folgen(await holen(url)),
  }
}
export type Browser = ReturnType<typeof browser>
