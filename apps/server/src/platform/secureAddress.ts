import { isLoopback } from './loopback.ts'

/** Whether secrets may travel there: by https, or within this machine. What is no address is judged elsewhere. */
export const isSecure = (text: string): boolean => {
  const url = URL.parse(text)
  return url === null || url.protocol === 'https:' || isLoopback(url.hostname)
}
