import type { FastifyRequest } from 'fastify'

/** What proxies add to a call: RFC 7239, RFC 9110 section 7.6.3 (Via), and the older names of nginx, Apache, HAProxy, Traefik, Envoy. */
const SPUREN = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
  'x-envoy-external-address',
] as const

/** Whether a call shows that a proxy brought it here. One that leaves no trace is not seen. */
export const viaProxy = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  SPUREN.some((name) => headers[name] !== undefined)
