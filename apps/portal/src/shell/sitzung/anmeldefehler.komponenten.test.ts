import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { describe, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ownClock } from '@foerderportal/shell/testing/browser'
import { titel } from '../../testing/frame.ts'
import { LENA, LINDENAU } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'

type Provider = Portal['provider']

const ORT = `/zuwendung/uebersicht?unternehmenId=${LINDENAU.id}`
const UEBERSICHT = 'Zuschüsse für Hof Lindenau GbR'

/** 75 % of the five minutes that a token lives. */
const BIS_ZUR_ERNEUERUNG_MS = 4 * 60_000

/** Someone signed in on a page with data, the clock in the test's hands; tells what the session reports. */
const angemeldet = async (portal: Portal) => {
  const meldungen = vi.spyOn(console, 'warn')
  const uhr = ownClock()
  await portal.open(ORT, LENA)
  await expect.element(page.getByText(UEBERSICHT)).toBeVisible()
  const gemeldet = (event: string) =>
    expect.poll(() => meldungen.mock.calls.map(([text]) => String(text))).toContain(`Anmeldung: ${event}`)
  return { uhr, gemeldet, erneuern: () => uhr.leap(BIS_ZUR_ERNEUERUNG_MS) }
}

const abgelehnt = (error: string) => () => Response.json({ error }, { status: 400 })

/** What the provider answers in the hidden frame. */
const ohneFenster = (provider: Provider, error: string) => {
  provider.silent = (url) => {
    const zurueck = new URL(url.searchParams.get('redirect_uri') ?? '')
    zurueck.searchParams.set('error', error)
    zurueck.searchParams.set('state', url.searchParams.get('state') ?? '')
    return zurueck.href
  }
}

/** How often the provider was asked at addresses with this end. */
const anfragen = ({ provider }: Portal, ende: string) =>
  provider.calls.filter((url) => url.endsWith(ende)).length

const FAELLE: readonly (readonly [string, string, (provider: Provider) => void])[] = [
  [
    'eine abgelehnte Erneuerung',
    'token_refresh_error',
    ({ answers }) => answers.set('/token', abgelehnt('invalid_client')),
  ],
  [
    'eine abgelehnte stille Anmeldung',
    'silent_refresh_error',
    (provider) => {
      provider.answers.set('/token', abgelehnt('invalid_grant'))
      ohneFenster(provider, 'login_required')
    },
  ],
  [
    'einen abgelehnten Code',
    'token_error',
    ({ answers }) =>
      answers.set('/token', (gesendet) =>
        abgelehnt(gesendet.get('grant_type') === 'refresh_token' ? 'invalid_grant' : 'invalid_request')(),
      ),
  ],
  [
    'ein gefälschtes Token',
    'token_validation_error',
    (provider) => {
      provider.forge = (id) => `${id.slice(0, id.lastIndexOf('.'))}.${'A'.repeat(342)}`
    },
  ],
]

describe('die Sitzung endet', () => {
  for (const [name, event, stellen] of FAELLE)
    test(`[R4-15] durch ${name}: Token widerrufen, beim Anbieter abgemeldet, der Ort gemerkt`, async ({
      portal,
    }) => {
      const { erneuern, gemeldet } = await angemeldet(portal)
      stellen(portal.provider)
      erneuern()
      await gemeldet(event)
      await expect.poll(() => portal.departures).toEqual([expect.stringContaining('/logout?')])
      expect(anfragen(portal, '/revoke')).toBeGreaterThan(0)
      await portal.follow()
      await expect.element(page.getByText('Ihre Anmeldung ist abgelaufen.')).toBeVisible()
      await expect.element(page.getByText('Hof Lindenau GbR')).not.toBeInTheDocument()
      portal.provider.answers.clear()
      portal.provider.forge = (id) => id
      await page.getByRole('button', { name: 'Wieder anmelden' }).click()
      await expect.poll(() => portal.departures).toEqual([expect.stringContaining('/auth?')])
      await portal.follow()
      await expect.element(titel('Anträge')).toBeVisible()
      expect(portal.address()).toBe(ORT)
    })

  test('[R4-15] durch einen Fehler statt des Codes; danach fragt die Anmeldung nach dem Passwort', async ({
    portal,
  }) => {
    const { gemeldet } = await angemeldet(portal)
    portal.server.refuse(nutzerStatusLesen, 470, ALLGEMEIN.zustimmungFehlt, { times: 1 })
    await portal.open('/dashboard')
    const gefragt = new URL(portal.departures.at(-1) ?? '').searchParams
    const antwort = new URLSearchParams({ error: 'server_error', state: gefragt.get('state') ?? '' })
    await portal.open(`/auth/callback?${String(antwort)}`)
    await gemeldet('code_error')
    await expect.element(page.getByText('Die Anmeldung hat nicht geklappt')).toBeVisible()
    await expect.element(page.getByText('Lena Lindenau')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect.poll(() => portal.departures).toEqual([expect.stringMatching(/\/auth\?.*prompt=login/)])
    await portal.follow()
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
  })

  test('[R4-15] auch wenn weder Widerruf noch Abmeldung des Anbieters zu haben sind', async ({ portal }) => {
    portal.provider.discovery = { end_session_endpoint: undefined }
    const { erneuern, gemeldet } = await angemeldet(portal)
    portal.provider.answers.set('/revoke', () => new Response('', { status: 500 }))
    portal.provider.answers.set('/token', abgelehnt('invalid_client'))
    erneuern()
    await gemeldet('token_revoke_error')
    await expect.poll(() => portal.departures).toEqual([expect.stringMatching(/\/start$/)])
    portal.provider.silent = () => undefined
    await portal.follow()
    await expect.element(page.getByText('Ihre Anmeldung ist abgelaufen.')).toBeVisible()
    await expect.element(page.getByText('Lena Lindenau')).not.toBeInTheDocument()
  })
})

describe('die Sitzung geht weiter', () => {
  test('[R8-05] wenn eine Antwort zu keiner Anfrage gehört, etwa aus einem alten Lesezeichen', async ({
    portal,
  }) => {
    const { gemeldet } = await angemeldet(portal)
    await portal.open('/auth/callback?error=access_denied&state=unbekannt')
    await gemeldet('invalid_nonce_in_state')
    await expect.element(page.getByText('Guten Tag, Lena. Sie sind angemeldet.')).toBeVisible()
    await expect.element(page.getByText('Die Anmeldung hat nicht geklappt')).not.toBeInTheDocument()
    expect(location.search).not.toContain('unbekannt')
  })

  test('wenn der Anbieter den Browser noch kennt, obwohl er die Erneuerung ablehnt', async ({ portal }) => {
    const { erneuern } = await angemeldet(portal)
    const { provider } = portal
    const bekannt = provider.silent
    const still: string[] = []
    provider.silent = (url) => {
      still.push(url.searchParams.get('prompt') ?? '')
      return bekannt(url)
    }
    provider.answers.set('/token', () => {
      provider.answers.delete('/token')
      return abgelehnt('invalid_grant')()
    })
    const bisher = anfragen(portal, '/token')
    erneuern()
    await expect.poll(() => anfragen(portal, '/token')).toBe(bisher + 2)
    expect(still).toEqual(['none'])
    await page.getByRole('link', { name: 'Start' }).first().click()
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    expect(portal.departures).toEqual([])
  })

  for (const [name, antwort] of [
    ['keine Verbindung', 'lost'],
    ['ein überlasteter Anbieter', new Response('', { status: 503 })],
  ] as const)
    test(`${name} ist keine Ablehnung`, async ({ portal }) => {
      const { erneuern, uhr } = await angemeldet(portal)
      let versuche = 0
      const wiederDa = portal.server.also(
        ({ url }) => url.endsWith('/token'),
        () => {
          versuche += 1
          return Promise.resolve(antwort)
        },
      )
      erneuern()
      await expect.poll(() => versuche).toBe(1)
      await expect.element(page.getByText(UEBERSICHT)).toBeVisible()
      const bisher = anfragen(portal, '/token')
      wiederDa()
      await uhr.run(10_000)
      await expect.poll(() => anfragen(portal, '/token')).toBe(bisher + 1)
      expect(portal.departures).toEqual([])
    })
})
