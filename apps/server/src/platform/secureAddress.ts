const LOKAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether secrets may travel there: by https, or within this machine. What is no address is judged elsewhere. */
export const isSecure = (text: string): boolean => {
  const url = URL.parse(text)
  return url === null || url.protocol === 'https:' || LOKAL.has(url.hostname)
}
