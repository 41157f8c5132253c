import type { IdentMeldung } from '@foerderportal/contract/identifizierung/schema'
import { unterschreiben } from '../../platform/ident/signatur.ts'
import { startverweis } from '../../platform/ident/startverweis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { versuchBeginnen } from '../versuchBeginnen.ts'

/** Begins the first attempt of this user; answers the number under which the service calls back. */
export const vorgangBeginnen = async ({ services }: TestApp, sub: string): Promise<string> => {
  const verweis = startverweis(services, { sub, stand: 'NICHT_BEGONNEN', versuche: 0 })
  const url = await versuchBeginnen(services, verweis?.split('/').at(-1) ?? '')
  const vorgang = url && new URL(url).pathname.split('/').at(-2)
  if (vorgang === undefined) throw new Error('the demo has an identification service')
  return vorgang
}

/** A message of the service as it is sent, with the headers that sign it. */
export const unterschriebeneMeldung = (
  { services, clock }: TestApp,
  mehr: Partial<IdentMeldung> & Pick<IdentMeldung, 'vorgang'>,
): { readonly meldung: string; readonly unterschrift: Record<string, string> } => {
  const { identdienst } = services
  if (identdienst === undefined) throw new Error('the demo has an identification service')
  const meldung = JSON.stringify({ folge: 1, stand: 'IN_PRUEFUNG', aufzeichnung: false, ...mehr })
  const unterschrift = {
    'content-type': 'application/json',
    ...unterschreiben(identdienst.geheimnis, meldung, clock.now()),
  }
  return { meldung, unterschrift }
}
