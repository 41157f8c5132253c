/** Where a clamd listens: as net.connect takes it. */
export type ClamdAdresse = { readonly host: string; readonly port: number } | { readonly path: string }

const TCP = /^(?:\[([\da-fA-F:.]+)\]|([\w.-]+)):(\d{1,5})$/

/** `host:port`, `[IPv6]:port` or the absolute path of a unix socket; undefined for what is neither. */
export const clamdAdresse = (text: string): ClamdAdresse | undefined => {
  if (text.startsWith('/')) return { path: text }
  const [, ipv6, name, ziffern] = TCP.exec(text) ?? []
  const host = ipv6 ?? name
  const port = Number(ziffern)
  return host !== undefined && port >= 1 && port <= 65_535 ? { host, port } : undefined
}
