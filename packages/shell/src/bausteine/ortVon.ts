/** An address inside the portal in the words of the router. */
export const ortVon = (href: string) => {
  const url = new URL(href, location.origin)
  return { to: url.pathname, search: Object.fromEntries(url.searchParams), hash: url.hash.slice(1) }
}
